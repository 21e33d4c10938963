import type { Learned } from '@iacta/kernel'

/** How much each feature of a position tells. Written by `npm run train`; see docs/opponents.md. */
export const LEARNED: Learned = {
  weights: {
    left: 3.6,
    beaten: -2.4,
    beyond: -4.8,
    routed: -2.4,
    shaken: -2.1,
    force: 0.3,
    missiles: 0.24,
    leaders: 0.18,
    flanked: -0.48,
    unruly: -0.12,
    fierce: 0.24,
    prey: 0.24,
  },
  accepted: null,
}

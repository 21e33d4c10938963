import type { Learned } from '@iacta/kernel'

/** How much each feature of a position tells. Written by `npm run train`; see docs/opponents.md. */
export const LEARNED: Learned = {
  weights: {
    left: 6,
    beaten: -4,
    beyond: -8,
    routed: -4,
    shaken: -3.5,
    force: 0.5,
    missiles: 0.4,
    leaders: 0.3,
    flanked: -0.8,
    unruly: -0.2,
    fierce: 0.4,
    prey: 0.4,
  },
  accepted: null,
}

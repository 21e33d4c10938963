import type { Learned } from '@iacta/kernel'

/** How much each feature of a position tells. Written by `npm run train`; see docs/opponents.md. */
export const LEARNED: Learned = {
  weights: {
    'ten-points': 3,
    points: 0.03,
    'most-points': 0.8,
    force: 0.04,
    leaders: 0.16,
    navies: 0.08,
    'navy-steps': 0.04,
    blood: 0.8,
  },
  accepted: null,
}

import type { Learned } from '@iacta/kernel'

/** How much each feature of a position tells. Written by `npm run train`; see docs/opponents.md. */
export const LEARNED: Learned = {
  weights: {
    points: 5,
    enough: 4,
    sound: 2,
    slowed: 1.4,
    raked: 1,
    crippled: 0.5,
    rammed: -1.9,
    burning: -0.7,
    grappled: -0.2,
    marines: 1,
    fatigue: -0.4,
    fresh: 1.1,
    leaders: 0.4,
    'leaders-in-peril': -0.25,
  },
  accepted: null,
}

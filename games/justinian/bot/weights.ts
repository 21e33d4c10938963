import type { Learned } from '@iacta/kernel'

/** How much each feature of a position tells. Written by `npm run train`; see docs/opponents.md. */
export const LEARNED: Learned = {
  weights: {
    byzantine: 1.5,
    late: -1,
    missing: -1.5,
    'missing-late': -2.5,
    prefectures: 1,
    marked: 0.3,
    income: 1,
    gold: 0.3,
    field: 1.2,
    frontier: 0.4,
    fleets: 0.2,
    disorder: -0.4,
    vandals: -0.9,
    ostrogoths: -1,
    persians: -0.4,
    minors: -0.3,
  },
  accepted: null,
}

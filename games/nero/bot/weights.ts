import type { Learned } from '@iacta/kernel'

/** How much each feature of a position tells. Written by `npm run train`; see docs/opponents.md. */
export const LEARNED: Learned = {
  weights: {
    points: 1,
    italy: 0.75,
    alone: 6.5,
    'one-of-two': 4,
    'in-rome': 2.5,
    hope: 0.4,
    contender: 0.42,
    legions: 0.12,
    zones: 0.13,
    'zones-at-last': 2,
    cards: 0.13,
  },
  accepted: null,
}

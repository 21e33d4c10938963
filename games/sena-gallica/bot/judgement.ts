import { type Judgement, judging } from '@iacta/kernel'
import type { State } from '../rules/state.ts'
import { FEATURES, measure } from './features.ts'
import { LEARNED } from './weights.ts'

export const judgement: Judgement<State> = {
  features: FEATURES,
  measure,
  outcome: ({ outcome }) => outcome,
  learned: LEARNED,
}

/** How likely a seat is to win: by what both armies have left before they withdraw, and in what state. */
export const evaluate = judging(judgement)

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

/** How likely a side is to win: by ten points this Winter, by the most after the last, or by what it has in the field. */
export const evaluate = judging(judgement)

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

/** How likely each seat is to win: by what the Byzantine still wants, the time there is, and what both have in the field. */
export const evaluate = judging(judgement)

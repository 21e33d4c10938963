import type { GameSentences, RuleTexts as Rules } from '@iacta/kernel'
import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { OPTIONS, SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Happenings, Prompts } from '../rules/telling.ts'
import type { Way } from '../rules/turn.ts'

/** Everything the game says, in one language. The compiler finds what is missing. */
export type Sentences = GameSentences<{
  seats: SeatId
  options: keyof typeof OPTIONS
  prompts: Prompts
  happenings: Happenings
  refusals: Record<Reason, { left: number }>
  actions: Action
  ways: Record<Way, { winner: SeatId }>
}>

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export type RuleTexts = Rules<ClauseId, SectionId>

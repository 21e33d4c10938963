import type { GameSentences, RuleTexts as Rules } from '@iacta/kernel'
import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { OPTIONS, SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { Way } from '../rules/end.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Happenings, Prompts } from '../rules/telling.ts'

/** What a refusal may speak of; rules say what they know, and a sentence does without the rest. */
export interface RefusalParams {
  readonly ship?: string
  readonly leader?: string
  readonly at?: string
}

/** What there is to say of the end of a battle: the points, and whose the victory is. */
export interface End {
  readonly goth: number
  readonly byzantine: number
  readonly winner: SeatId | null
}

/** Everything the game says, in one language. The compiler finds what is missing. */
export interface Sentences
  extends GameSentences<{
    seats: SeatId
    options: keyof typeof OPTIONS
    prompts: Prompts
    happenings: Happenings
    refusals: Record<Reason, RefusalParams>
    actions: Action
    ways: Record<Way, End>
  }> {
  tally(tally: { readonly turn: number; readonly goth: number; readonly byzantine: number }): string
}

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export type RuleTexts = Rules<ClauseId, SectionId>

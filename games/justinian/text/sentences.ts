import type { GameSentences, RuleTexts as Rules } from '@iacta/kernel'
import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { OPTIONS, SeatId } from '../data/table.ts'
import type { Offer } from '../rules/action.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Happenings, Prompts } from '../rules/telling.ts'
import type { Way } from '../rules/victory.ts'

/** Refusals speak of nothing in particular: what was touched is before everybody’s eyes. */
type Nothing = Readonly<Record<string, never>>

/** What there is to say of the end of a game. */
export interface End {
  readonly turn: number
  readonly winner: SeatId
}

/** Everything the game says, in one language. The compiler finds what is missing. */
export interface Sentences
  extends GameSentences<{
    seats: SeatId
    options: keyof typeof OPTIONS
    prompts: Prompts
    happenings: Happenings
    refusals: Record<Reason, Nothing>
    actions: Offer
    ways: Record<Way, End>
  }> {
  tally(tally: { readonly turn: number; readonly gold: number }): string
}

type Told = Sentences['happenings']

/** What is said up to the first question: the rest comes a moment later. */
export interface OpeningSentences extends Omit<Sentences, 'happenings' | 'refusals' | 'ways'> {
  readonly happenings: Pick<Told, 'posted' | 'strength' | 'stationed' | 'moored' | 'led' | 'drawn'>
  readonly refusals: Partial<Sentences['refusals']>
  readonly ways: Partial<Sentences['ways']>
}

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export type RuleTexts = Rules<ClauseId, SectionId>

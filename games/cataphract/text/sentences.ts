import type { GameSentences, RuleTexts as Rules } from '@iacta/kernel'
import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { OPTIONS, SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { Happenings, Prompts } from '../rules/happenings.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Tally } from '../rules/tally.ts'
import type { Way } from '../rules/victory.ts'

/** What a refusal may speak of; rules say what they know, and a sentence does without the rest. */
export interface RefusalParams {
  readonly unit?: string
  readonly leader?: string
  readonly to?: string
  /** A target, or a hex for set-up. */
  readonly at?: string
}

/** What there is to say of the end of a battle: rout points and withdrawal levels by side, and whose the victory is. */
export interface End {
  readonly points: readonly number[]
  readonly levels: readonly number[]
}

/** Everything the game says at a battle, in one language. The compiler finds what is missing. */
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
  /** The armies, as at this battle. */
  readonly sides: Readonly<Record<string, string>>
  tally(tally: Tally): string
}

type Prompted = Sentences['prompts']
type Told = Sentences['happenings']
type Done = Sentences['actions']

/** What is said up to the first question of a battle: the rest comes a moment later. */
export interface OpeningSentences extends Omit<Sentences, 'prompts' | 'happenings' | 'refusals' | 'actions' | 'ways'> {
  readonly prompts: Pick<
    Prompted,
    | 'bid'
    | 'choose-side'
    | 'set-up'
    | 'set-up-leader'
    | 'hiding'
    | 'defiance'
    | 'bonus'
    | 'arrival-hex'
    | 'arrival'
    | 'elite'
    | 'activate'
    | 'wait'
  >
  readonly happenings: Pick<Told, 'round' | 'champion' | 'turn-begins' | 'reinforcements-roll' | 'rolled-for-first'>
  readonly actions: Pick<
    Done,
    | 'bid'
    | 'side'
    | 'place'
    | 'usual'
    | 'activate'
    | 'pass'
    | 'wait'
    | 'trump'
    | 'decline'
    | 'roll'
    | 'order'
    | 'done'
    | 'arrive'
    | 'stand'
    | 'recall'
  >
  readonly refusals: Partial<Sentences['refusals']>
  readonly ways: Partial<Sentences['ways']>
}

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export type RuleTexts = Rules<ClauseId, SectionId>

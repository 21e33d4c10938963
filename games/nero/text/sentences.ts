import type { GameSentences, RuleTexts as Rules } from '@iacta/kernel'
import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { Happenings } from '../rules/happenings.ts'
import type { Subject } from '../rules/orders.ts'
import type { CardId, EventId, PlaceId, SeatId, ZoneId } from '../rules/printed.ts'
import type { Prompts } from '../rules/prompts.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Tally } from '../rules/tally.ts'
import type { Way } from '../rules/victory.ts'

/** What a refusal may speak of; each reason uses what it needs. */
export interface RefusalParams {
  readonly card: CardId
  readonly zone: ZoneId
  readonly at: PlaceId
  readonly from: PlaceId
  readonly to: PlaceId
  readonly of: SeatId
  readonly legions: number
  /** Who holds a stack, and who of them has refused it leave. */
  readonly by: readonly SeatId[]
  readonly refused: readonly SeatId[]
  readonly cost: number
  readonly points: number
  readonly needed: number
  readonly about: Subject
}

/** What there is to say of the end of a game. */
type End = { winners: readonly SeatId[]; points: readonly number[]; turn: number }

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
  readonly places: Record<PlaceId, string>
  readonly zones: Record<ZoneId, string>
  readonly events: Record<EventId, string>
  tally(tally: Tally): string
}

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export interface RuleTexts extends Rules<ClauseId, SectionId> {
  readonly events: Record<EventId, string>
}

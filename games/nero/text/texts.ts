import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { Action, ActionOf } from '../rules/action.ts'
import type { CardId, EventId, PlaceId, SeatId, ZoneId } from '../rules/board.ts'
import type { Happenings } from '../rules/happenings.ts'
import type { Prompts } from '../rules/prompts.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Topic } from '../rules/state.ts'
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
  readonly about: Topic
}

/** Reasons that come from the table rather than from the rules. */
export type TableReason = 'game-over' | 'not-your-turn' | 'not-now' | 'stale'

/** Everything the game says, in one language. The compiler finds what is missing. */
export interface Texts {
  readonly title: string
  readonly summary: string
  readonly seats: Record<SeatId, string>
  readonly places: Record<PlaceId, string>
  readonly zones: Record<ZoneId, string>
  readonly events: Record<EventId, string>
  readonly options: Record<string, Record<string, string>>
  readonly prompts: { readonly [K in keyof Prompts]: (p: Prompts[K]) => string }
  readonly happenings: { readonly [K in keyof Happenings]: (p: Happenings[K]) => string }
  readonly refusals: { readonly [K in Reason | TableReason]: (p: RefusalParams) => string }
  readonly actions: { readonly [K in Action['do']]: (a: ActionOf<K>) => string }
  /** The ways a game can end, in few words. */
  readonly shortWays: Record<Way, string>
  readonly ways: {
    readonly [K in Way]: (p: { winners: readonly SeatId[]; points: readonly number[]; turn: number }) => string
  }
}

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export interface RuleTexts {
  readonly clauses: Record<ClauseId, string>
  readonly sections: Record<SectionId, string>
  readonly events: Record<EventId, string>
}

import type { Colour } from '../data/blocks.ts'
import type { God } from '../data/cards.ts'
import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { Action, ActionOf } from '../rules/action.ts'
import type { BlockId, CardId, PlaceId, SideId } from '../rules/board.ts'
import type { Happenings } from '../rules/happenings.ts'
import type { Prompts } from '../rules/prompts.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Way } from '../rules/victory.ts'

/** What a refusal may speak of; each reason uses what it needs. */
export interface RefusalParams {
  readonly block: BlockId
  readonly with: BlockId
  readonly to: PlaceId
  readonly at: PlaceId
  readonly from: PlaceId
  readonly card: CardId
  readonly colour: Colour
}

/** Reasons that come from the table rather than from the rules. */
export type TableReason = 'game-over' | 'not-your-turn' | 'not-now' | 'stale'

/** Everything the game says, in one language. The compiler finds what is missing. */
export interface Texts {
  readonly title: string
  readonly summary: string
  readonly sides: Record<SideId, string>
  readonly blocks: Record<BlockId, string>
  readonly gods: Record<God, string>
  readonly scenarios: Record<'historical' | 'free', string>
  readonly prompts: { readonly [K in keyof Prompts]: (p: Prompts[K]) => string }
  readonly happenings: { readonly [K in keyof Happenings]: (p: Happenings[K]) => string }
  readonly refusals: { readonly [K in Reason | TableReason]: (p: RefusalParams) => string }
  readonly actions: { readonly [K in Action['do']]: (a: ActionOf<K>) => string }
  readonly ways: {
    readonly [K in Way]: (p: { winner: SideId | null; caesar: number; pompeius: number; year: number }) => string
  }
  /** The same in a few words, of no game in particular. */
  readonly shortWays: Record<Way, string>
}

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export interface RuleTexts {
  readonly clauses: Record<ClauseId, string>
  readonly sections: Record<SectionId, string>
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const

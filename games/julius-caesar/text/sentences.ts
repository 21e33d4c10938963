import type { GameSentences, RuleTexts as Rules } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import type { God } from '../data/cards.ts'
import type { ClauseId, SectionId } from '../data/ledger.ts'
import type { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { Happenings } from '../rules/happenings.ts'
import type { BlockId, CardId, PlaceId, SideId } from '../rules/printed.ts'
import type { Prompts } from '../rules/prompts.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Tally } from '../rules/tally.ts'
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

/** What there is to say of the end of a game. */
type End = { winner: SideId | null; caesar: number; pompeius: number; year: number }

/** Everything the game says, in one language. The compiler finds what is missing. */
export interface Sentences
  extends GameSentences<{
    seats: SideId
    options: keyof typeof OPTIONS
    prompts: Prompts
    happenings: Happenings
    refusals: Record<Reason, RefusalParams>
    actions: Action
    ways: Record<Way, End>
  }> {
  readonly blocks: Record<BlockId, string>
  readonly gods: Record<God, string>
  tally(tally: Tally): string
}

/** The rules in our own words, in one language: kept apart, since play itself does without. */
export type RuleTexts = Rules<ClauseId, SectionId>

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const

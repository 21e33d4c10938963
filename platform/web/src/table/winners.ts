import type { GameText } from '@iacta/kernel'
import type { TableSummary } from './link.ts'

/** How whoever has won is called above the end: where sides are peoples the people has won, whichever player led it. */
export const winnerName = (
  text: GameText,
  { seat, side }: Pick<TableSummary['seats'][number], 'seat' | 'side'>,
): string => (text.arePeoples && side ? text.sides?.[side] : text.winners?.[seat]) ?? text.seat(seat)

import { CARDS } from '../data/cards.ts'
import { type CardId, card, type EventId, type PlaceId } from '../rules/board.ts'

/** A card in words: its event, the province of a Revolt, and what it is worth in movement and in battle. */
export function cardName(id: CardId, events: Record<EventId, string>, revolt: (at: PlaceId) => string): string {
  const [, event, move, battle, at] = CARDS[card(id)]
  return `${at === null ? events[event] : revolt(at)} (${move}/${battle})`
}

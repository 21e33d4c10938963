import { CARDS } from '../data/cards.ts'
import { BATTLE, type CardId, card, type EventId, MOVE, type PlaceId } from '../rules/printed.ts'

/** What a language calls the events; a Revolt has the name of its province. */
export interface EventNames {
  readonly events: Record<EventId, string>
  readonly revolt: (at: PlaceId) => string
}

export const eventOf = (id: CardId): EventId => CARDS[card(id)][1]

/** A card by its event alone. */
export function eventName(id: CardId, { events, revolt }: EventNames): string {
  const [, event, , , at] = CARDS[card(id)]
  return at === null ? events[event] : revolt(at)
}

export const moveValue = (id: CardId): number => MOVE[card(id)]
export const battleValue = (id: CardId): number => BATTLE[card(id)]

/** A card in words: its event, and what it is worth in movement and in battle. */
export const cardName = (id: CardId, names: EventNames): string =>
  `${eventName(id, names)} (${moveValue(id)}/${battleValue(id)})`

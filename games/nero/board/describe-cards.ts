import { type CardId, card, PLACE_IDS, REVOLT_AT } from '../rules/printed.ts'
import type { Labels } from './labels.ts'
import { battleOf, eventOf, moveOf } from './reading.ts'

export function cardTitle(id: CardId, words: Labels): string {
  const at = REVOLT_AT[card(id)]
  return at < 0 ? words.events[eventOf(id)] : words.revolt(PLACE_IDS[at])
}

/** A card in words: what it is, what it does, what it is worth. */
export const sayCard = (id: CardId, words: Labels): string =>
  `${cardTitle(id, words)}, ${words.worth(moveOf(id), battleOf(id))}`

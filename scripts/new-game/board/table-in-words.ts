import { inLines, type Language } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'

const WORDS = {
  en: { game: 'The game', heap: 'The heap', stones: (n: number) => `${n} left`, take: 'Take stones' },
  it: { game: 'La partita', heap: 'Il mucchio', stones: (n: number) => `ne restano ${n}`, take: 'Prendi le pietre' },
}

/** The table in words, part by part; first how the game stands. */
export function sections(view: View, language: Language) {
  const words = WORDS[language]
  const stones = words.stones(view.heap)
  return [
    { heading: words.game, lines: [stones] },
    { heading: words.heap, lines: [stones] },
  ]
}

/** Legal actions arranged for a list. */
export const groups = (actions: readonly Action[], _: View, language: Language) =>
  actions.length > 0 ? [{ heading: WORDS[language].take, actions }] : []

/** The table in words for a terminal. */
export const inWords = (view: View, language: Language): string[] => inLines(sections(view, language))

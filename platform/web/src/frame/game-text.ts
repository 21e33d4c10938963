import { type GameText, textAt } from '@iacta/kernel'
import { GAMES, gameNamed } from '@iacta/registry/browser'
import { type Signal, signal } from '@preact/signals'
import type { BrowserGame } from '../board/index.ts'
import { language } from '../settings.ts'
import { sidesAt, type TableSummary } from '../table/link.ts'

/** Milliseconds after which there is time for what only those want to know who stay on a page. */
const READING = 1000

const known = new Map<string, Signal<GameText | null>>()

/** A game's own words in the chosen language: null until they are here, and whoever shows them then shows them. */
export function wordsOf(gameId: string, patience = READING): GameText | null {
  const tongue = language.value
  const key = `${gameId} ${tongue}`
  let text = known.get(key)
  if (!text) {
    const fetched = signal<GameText | null>(null)
    known.set(key, (text = fetched))
    const game = gameNamed(gameId)
    game
      ?.text(tongue)
      .then(async (words) => {
        fetched.value = words
        await new Promise((over) => setTimeout(over, patience))
        fetched.value = (await game.wholeText(tongue)) ?? words
      })
      // Asked again by whoever needs it next.
      .catch(() => known.delete(key))
  }
  return text.value
}

/** The words of a table's game, as they are said at that table. */
export function wordsAt(table: TableSummary): GameText | null {
  const text = wordsOf(table.game)
  return text && textAt(text, table.options, sidesAt(table))
}

export const titleOf = (gameId: string): string => gameNamed(gameId)?.title[language.value] ?? gameId

/** The game an address or a memory speaks of, or the first of the house. */
export const gameOr = (id: string | null | undefined): BrowserGame => (id && gameNamed(id)) || GAMES[0]

/** The seat of whoever has not chosen one. */
export function proposedSeat({ proposed }: BrowserGame, seats: readonly string[]): string {
  return proposed !== undefined && seats.includes(proposed) ? proposed : seats[0]
}

/** Where a link to every game's page of a kind goes: straight there while there is only one. */
export const indexOf = (kind: 'rules' | 'learn' | 'ladder'): string =>
  GAMES.length === 1 ? `/${kind}/${GAMES[0].id}` : `/${kind}`

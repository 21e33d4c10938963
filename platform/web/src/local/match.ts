import { type Game, matchGame, type Outcome, playerAt, standingAfter, standingOf } from '@iacta/kernel'
import { type KeptMatch, type KeptTable, USUAL_LEVEL, type Wanted } from './store.ts'
import type { Beginning } from './worker-table.ts'

/** Matches of two games in this browser. */

/** A match at the table of its first game. */
export const newMatch = (first: string): KeptMatch => ({
  game: 0,
  tables: [first, null],
  games: [],
  standing: standingOf([0, 0]),
})

/** A match once the game of it that is played at a table has ended. */
export function matchAfter(
  game: Game,
  match: KeptMatch,
  outcome: Outcome,
  sides: readonly (string | null)[],
): KeptMatch {
  if (match.games.length !== match.game) return match
  const games = [...match.games, matchGame(match.game, outcome, sides)]
  const [first, second] = match.tables
  return { ...match, tables: [first, second ?? secondOf(first)], games, standing: standingAfter(game, games) }
}

/** What the second table of a match is called: always the same, so that it is set up once, whoever does it. */
const secondOf = (first: string): string => `${first}-2`

/** The second game of a match whose first is over at this table: the same seats, exchanged. Null if there is none. */
export function secondGame({ id, match, options, seats, outcome }: KeptTable): Beginning | null {
  const second = match?.game === 0 && outcome ? match.tables[1] : null
  if (!match || second === null) return null
  const sitter = (i: number): Wanted => {
    const { by, level, manner } = seats[playerAt(i, 1)]
    return by === 'me' ? by : { bot: level ?? USUAL_LEVEL, manner: manner ?? undefined }
  }
  return {
    id: second,
    options,
    seats: Object.fromEntries(seats.map(({ seat }, i) => [seat, sitter(i)])),
    origin: { match: id },
    match: { ...match, game: 1 },
    record: null,
  }
}

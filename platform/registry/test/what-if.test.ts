import {
  type Chance,
  completed,
  everyOptions,
  type Game,
  type GameRecord,
  quickChance,
  readRecord,
  type Seat,
  type SettledOptions,
  seatsIn,
  Table,
  tableOf,
} from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { describe, expect, test } from 'vitest'

/**
 * What if: a table that goes on from a moment of another. From every moment a seat has seen, and from now, with what it
 * could still take back, the other table opens, looks to that seat as it did, and can be played on.
 */

type AnyTable = Table<unknown, unknown, unknown, unknown>

const ACTIONS = 100
/** A moment in so many is gone on from, so that it does not take long. */
const EVERY = 3
const PLAYED_ON = 12
/** Where something is hidden, for games that do not always hide something. */
const HIDING: Readonly<Record<string, SettledOptions>> = { cataphract: { scenario: 'dara', sides: 'exchanged' } }

/** Where nothing is hidden there is but one world to be in. */
const ALL_IS_OPEN: ReadonlySet<string> = new Set(['sena-gallica', 'justinian'])

const source = (chance: Chance) => ({ of: () => chance, commitment: null, contributions: [], secret: () => null })

/** The table that a record is the beginning of, open and with dice of its own. */
function opened(game: Game, record: GameRecord, seed: number): AnyTable {
  // As it is kept: only what JSON can hold.
  const kept = readRecord(JSON.parse(JSON.stringify(record)))
  const begun = tableOf(game, kept)
  let draws: readonly (readonly number[])[] | null = [kept.setup, ...kept.actions.map((entry) => entry.draws ?? [])]
  const dice = quickChance(seed)
  const recorded = (n: number): Chance => {
    let at = 0
    const next = (): number => draws?.[n]?.[at++] ?? 0
    return { die: next, pick: next }
  }
  const table: AnyTable = new Table(
    game,
    begun.options,
    'what-if',
    { ...source(dice), of: (n: number) => (draws ? recorded(n) : dice) },
    kept.begins,
  )
  for (const entry of kept.actions) table.actAsRecorded(entry)
  draws = null
  return table
}

function playOn(table: AnyTable, chance: Chance, actions: number): void {
  for (let n = 0; n < actions && !table.outcome(); n++) {
    const asked = seatsIn(table.asked())
    const seat = asked[chance.pick(asked.length)]
    const legal = table.actions(seat)
    expect(table.act(seat, completed(legal[chance.pick(legal.length)], chance)).refusal).toBeNull()
  }
}

const viewAt = (game: Game, table: AnyTable, seat: Seat, at: number | null): unknown =>
  at === null ? game.view(table.stateFor(seat), seat) : game.view(table.moment(seat, at).state, seat)

/** Goes on from a moment in both ways: by what was really drawn, and in a world the seat could be in. */
function goOnFrom(game: Game, table: AnyTable, seat: Seat, at: number | null, seed: number): void {
  const seen = viewAt(game, table, seat, at)
  const real = opened(game, table.beginning(seat, at), seed)
  const imagined = opened(game, table.imaginedBeginning(seat, at, quickChance(seed)), seed)
  for (const fork of [real, imagined]) {
    expect(fork.view(seat)).toEqual(seen)
    expect(fork.outcome()).toBeNull()
    playOn(fork, quickChance(seed + 1), PLAYED_ON)
  }
  if (at === null) {
    const again = opened(game, table.beginning(seat, null), seed)
    expect(again.provisionalCount(seat)).toBe(table.provisionalCount(seat))
    while (again.canUndo(seat)) again.undo(seat)
    const before = table.moments(seat).length - 1
    expect(again.view(seat)).toEqual(viewAt(game, table, seat, before))
  }
}

describe.each(GAMES.map(({ game }) => [game.id, game as Game] as const))('in %s one can go on', (_, game) => {
  test.each([1, 2])('from every moment of a running game (%i)', (seed) => {
    const ways = everyOptions(game.options)
    const table: AnyTable = new Table(game, ways[seed % ways.length], 'before', source(quickChance(seed)))
    const chance = quickChance(seed)
    let provisional = 0
    for (let n = 0; n < ACTIONS && !table.outcome(); n++) {
      playOn(table, chance, 1)
      if (table.outcome()) break
      const seat = n % table.seats.length
      if (table.canUndo(seat)) provisional++
      if (n % EVERY === 0) goOnFrom(game, table, seat, null, n)
      else if (n % EVERY === 1) goOnFrom(game, table, seat, chance.pick(table.moments(seat).length), n)
    }
    expect(provisional).toBeGreaterThan(5)
  })

  test('and learns nothing by it that is hidden, nor what will be drawn', () => {
    const [options] = everyOptions(game.options, HIDING[game.id])
    const table: AnyTable = new Table(game, options, 'before', source(quickChance(7)))
    playOn(table, quickChance(7), 40)
    const worlds = [1, 2, 3, 4].map((seed) => table.imaginedBeginning(0, null, quickChance(seed)))
    // Nothing of the record is in it, and what is hidden comes out otherwise each time.
    for (const { setup, actions, secret, contributions } of worlds)
      expect({ setup, actions, secret, contributions }).toEqual({
        setup: [],
        actions: [],
        secret: null,
        contributions: [],
      })
    const differing = new Set(worlds.map(({ begins }) => JSON.stringify(begins))).size
    expect(ALL_IS_OPEN.has(game.id) ? differing === 1 : differing > 1).toBe(true)
    const drawn = worlds.map(({ begins }) => JSON.stringify(game.view(game.decode(begins), 0)))
    expect(new Set(drawn).size).toBe(1)
  })
})

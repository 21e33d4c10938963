import {
  type Chance,
  completed,
  everyOptions,
  type Game,
  lookAhead,
  type Marches,
  marches,
  quickChance,
  type Seat,
  seatsIn,
  Table,
} from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { describe, expect, test } from 'vitest'

/**
 * Boards ask the rules how far pieces may go, and show their own moves before the authority has answered, in a world that
 * is imagined from what a seat knows. Which of the worlds it could be in that is must make no difference.
 */

type AnyTable = Table<unknown, unknown, unknown, unknown>

const ACTIONS = 150
/** Where a unit may go to many hexes, and face any way in each, fewer moments tell as much. */
const FEWER_ACTIONS: Readonly<Record<string, number>> = { cataphract: 16, 'sena-gallica': 40, justinian: 60 }
/** So many gestures of each moment are looked at. */
const GESTURES = 2

const dice = (seed: number) => ({
  of: () => quickChance(seed),
  commitment: null,
  contributions: [],
  secret: () => null,
})

/** A world the seat could be in. */
const imagined = (game: Game, table: AnyTable, seat: Seat, seed: number): unknown =>
  game.imagine(table.knowledge(seat), quickChance(seed))

/** The pieces that may go somewhere at once, two of them at most. */
function movers(game: Game, table: AnyTable, seat: Seat): readonly string[] {
  const state = table.stateFor(seat)
  const pieces = table.actions(seat).map((action) => game.going?.(action, state)?.piece)
  return [...new Set(pieces.filter((piece) => piece !== undefined))].slice(0, 2)
}

/** Plays at random, with a look at every moment of every seat that is asked. */
function played(game: Game, seed: number, look: (table: AnyTable, seat: Seat, chance: Chance) => void): void {
  const ways = everyOptions(game.options)
  const table = new Table(game, ways[seed % ways.length], 'ahead', dice(seed))
  const chance = quickChance(seed)
  const anybody = (): Seat => {
    const asked = seatsIn(table.asked())
    return asked[chance.pick(asked.length)]
  }
  const actions = FEWER_ACTIONS[game.id] ?? ACTIONS
  for (let n = 0; n < actions && !table.outcome(); n++) {
    look(table, anybody(), chance)
    if (table.outcome()) return
    const seat = anybody()
    const legal = table.actions(seat)
    expect(table.act(seat, completed(legal[chance.pick(legal.length)], chance)).refusal).toBeNull()
  }
}

describe.each(GAMES.map(({ game }) => [game.id, game] as const))('what a seat of %s could do', (_, game) => {
  test('takes pieces as far in every world it could be in as in the real one', () => {
    let found = 0
    for (const seed of [1, 2, 3])
      played(game, seed, (table, seat) => {
        const pieces = movers(game, table, seat)
        if (pieces.length === 0) return
        const from = (world: unknown): Marches<unknown> => marches(game, world, seat, { pieces })
        const real = from(table.stateFor(seat))
        expect(from(imagined(game, table, seat, seed))).toEqual(real)
        expect(from(imagined(game, table, seat, seed + 100))).toEqual(real)
        found += real.marches.length
      })
    expect(found).toBeGreaterThan(50)
  })

  test('takes them nowhere but where the authority lets them go, for that price', () => {
    let done = 0
    for (const seed of [5, 6])
      played(game, seed, (table, seat, chance) => {
        const pieces = movers(game, table, seat)
        const all = marches(game, imagined(game, table, seat, seed), seat, { pieces }).marches
        if (pieces.length === 0 || all.length === 0) return
        const march = all[chance.pick(all.length)]
        const before = game.spent?.(table.stateFor(seat), seat) ?? 0
        const answer = table.gesture(seat, march.way)
        expect(answer).toMatchObject({ refusal: null, sealed: march.isBinding })
        done++
        if (answer.refusal || answer.sealed) return
        if (game.spent) expect(game.spent(table.stateFor(seat), seat) - before).toBe(march.price)
        // Whoever is passed may answer where it halts, and then it stands.
        const halted = march.halt === null ? null : table.act(seat, march.halt)
        expect(halted?.refusal ?? null).toBeNull()
        if (halted && !halted.refusal && halted.sealed) return
        if (halted) table.undo(seat)
        table.undo(seat)
      })
    expect(done).toBeGreaterThan(10)
  })

  test('is foreseen as it will be seen, and only if it can be taken back', () => {
    let foreseen = 0
    for (const seed of [7, 8])
      played(game, seed, (table, seat, chance) => {
        for (let n = 0; n < GESTURES; n++) {
          const legal = table.actions(seat)
          const action = completed(legal[chance.pick(legal.length)], chance)
          const [here, there] = [seed, seed + 100].map((at) => {
            const { world, refusal } = lookAhead(game, imagined(game, table, seat, at), seat, [action])
            expect(refusal).toBeNull()
            return world && [game.view(world, seat), game.prompt(world, seat), game.actions(world, seat)]
          })
          expect(there).toEqual(here)
          if (!here) continue
          foreseen++
          expect(table.act(seat, action)).toMatchObject({ refusal: null, sealed: false })
          expect([table.view(seat), table.prompt(seat), table.actions(seat)]).toEqual(here)
          table.undo(seat)
        }
      })
    expect(foreseen).toBeGreaterThan(30)
  })
})

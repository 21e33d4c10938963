import { completed, type Game, quickChance, readOptions, type Seat, seatsIn, seededSource, Table } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { describe, expect, test } from 'vitest'

/** What is decided in the open before a shared screen, and what is put to all of it, tells nobody what is hidden from him. */

type AnyTable = Table<unknown, unknown, unknown, unknown>

const ACTIONS = 900
const SEEDS = [1, 2, 3, 4]

function playOn(game: Game, seed: number, look: (table: AnyTable, asked: readonly Seat[]) => void): void {
  const chance = quickChance(seed)
  const table: AnyTable = new Table(game, readOptions(game.options, {}), 'openly', seededSource(seed))
  for (let n = 0; n < ACTIONS && !table.outcome(); n++) {
    const asked = seatsIn(table.asked())
    look(table, asked)
    const seat = asked[chance.pick(asked.length)]
    const listed = table.actions(seat)
    table.act(seat, completed(listed[chance.pick(listed.length)], chance))
  }
}

describe.each(GAMES.map(({ game }) => [game.id, game] as const))('at a table of %s', (_, game) => {
  test('what is decided in the open is asked and listed alike in every world that the others could be in', () => {
    const chance = quickChance(9)
    let seen = 0
    for (const seed of SEEDS)
      playOn(game, seed, (table, [seat, ...others]) => {
        const view = others.length === 0 ? table.openView(seat) : null
        if (view === null) return
        seen++
        for (const other of table.seats.keys()) {
          if (other === seat || table.provisionalCount(seat) > 0) continue
          const world = game.imagine(table.knowledge(other), chance)
          expect(game.decidesOpenly?.(world, seat)).toBe(true)
          expect(game.prompt(world, seat)).toEqual(table.prompt(seat))
          expect(game.actions(world, seat)).toEqual(table.actions(seat))
        }
      })
    if (game.decidesOpenly) expect(seen).toBeGreaterThan(100)
  })

  test('what is put to all who answer unseen is what each of them is asked, and told to everybody', () => {
    let seen = 0
    for (const seed of SEEDS)
      playOn(game, seed, (table, asked) => {
        const question = table.openQuestion()
        expect(question !== null).toBe(table.answersUnseen() && game.passing !== undefined)
        if (!question) return
        seen++
        for (const seat of asked) {
          expect(table.prompt(seat)).toEqual(question.prompt)
          expect(table.refusal(seat, table.passing(seat))).toBeNull()
          const world = game.imagine(table.knowledge(seat), quickChance(seen))
          for (const other of seatsIn(question.seats)) expect(game.prompt(world, other)).toEqual(question.prompt)
        }
      })
    if (game.passing) expect(seen).toBeGreaterThan(30)
  })

  test('what may be left undone before all may be so in every world that the others could be in, and is seen by all', () => {
    let seen = 0
    for (const seed of SEEDS)
      playOn(game, seed, (table, [seat]) => {
        const action = table.forgoing(seat)
        if (action === null) return
        seen++
        expect(table.refusal(seat, action)).toBeNull()
        for (const other of table.seats.keys()) {
          const world = game.imagine(table.knowledge(other), quickChance(seen))
          expect(game.forgoing?.(world, seat)).toEqual(action)
          expect(game.prompt(world, seat)).toEqual(table.prompt(seat))
        }
      })
    if (game.forgoing) expect(seen).toBeGreaterThan(10)
  })

  test('who is unable to answer can only pass, and knows it by what he holds himself', () => {
    let unable = 0
    for (const seed of SEEDS)
      playOn(game, seed, (table, asked) => {
        if (!table.answersUnseen() || !game.isUnable) return
        for (const seat of asked) {
          const world = game.imagine(table.knowledge(seat), quickChance(unable + 1))
          const isUnable = game.isUnable(table.stateFor(seat), seat)
          expect(game.isUnable(world, seat)).toBe(isUnable)
          const passing = JSON.stringify(table.passing(seat))
          const verb = (action: unknown): string => (action as { readonly do: string }).do
          const others = table.actions(seat).filter((action) => verb(action) !== verb(JSON.parse(passing)))
          expect(others.length === 0).toBe(isUnable)
          if (isUnable) unable++
        }
      })
    if (game.isUnable) expect(unable).toBeGreaterThan(10)
  })
})

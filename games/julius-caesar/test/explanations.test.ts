import { type Happening, includes, quickChance, type Seat, seatsIn, seededSource, Table } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { decideAt } from '../../../platform/bots/src/index.ts'
import { brain } from '../bot/brain.ts'
import { explain } from '../bot/explain.ts'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game, type Options } from '../rules/game.ts'
import { enemyOf, PLACE_IDS, type Side } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

interface Decided {
  readonly truth: State
  /** A world the enemy could be in, as far as he knows. */
  readonly other: State
  readonly seat: Seat
  readonly plan: readonly Action[]
}

/** A game between quick opponents, and every decision in it. */
function decisionsOf(seed: number, look: (decided: Decided) => void): void {
  const scenario = seed % 2 === 0 ? 'historical' : 'free'
  const table = new Table<State, Action, View, Options>(game, { scenario }, 'explained', seededSource(seed))
  for (let n = 0; table.asked() !== 0; n++) {
    const [seat] = seatsIn(table.asked())
    const { plan } = decideAt('tiro', game, brain, table.knowledge(seat), { seed: n })
    const other = brain.worlds(table.knowledge(enemyOf(seat as Side)))(quickChance(n))
    look({ truth: game.clone(table.truth()), other, seat, plan })
    for (const action of plan) expect(table.act(seat, action).refusal).toBeNull()
  }
}

/** What the enemy hears and sees of an action. */
function seen(state: State, seat: Seat, action: Action, seed: number): string {
  const enemy = enemyOf(seat as Side)
  const heard: Happening[] = []
  game.play(state, seat, action, {
    chance: quickChance(seed),
    tell: (happening) => includes(happening.to, enemy) && heard.push(happening),
    seal() {},
  })
  return JSON.stringify([heard.map(({ key, params }) => [key, params]), game.view(state, enemy)])
}

/** A plan for the other world of which the enemy hears and sees the same as of this one; null where there is none. */
function alike({ truth, other, seat, plan }: Decided): Action[] | null {
  const [here, there] = [game.clone(truth), game.clone(other)]
  const found: Action[] = []
  for (const [n, action] of plan.entries()) {
    const told = seen(here, seat, action, n)
    const others = game.actions(there, seat).filter((one) => one.do === action.do)
    // Others first: with other blocks it is a harder test.
    others.sort((a, b) => Number(isSame(a, action)) - Number(isSame(b, action)))
    const other = others.find((one) => seen(game.clone(there), seat, one, n) === told)
    if (!other) return null
    seen(there, seat, other, n)
    found.push(other)
  }
  return found
}

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

describe('what the computer says to its enemy', () => {
  test('is the same wherever he has heard and seen the same', () => {
    const compared: Record<string, number> = {}
    for (const seed of [1, 2, 3, 4])
      decisionsOf(seed, (decided) => {
        const { truth, other, seat, plan } = decided
        const instead = alike(decided)
        if (!instead || instead.every((action, i) => isSame(action, plan[i]))) return
        const why = explain(truth, seat, plan)
        expect(explain(other, seat, instead), `${JSON.stringify(plan)} and ${JSON.stringify(instead)}`).toEqual(why)
        compared[why.key] = (compared[why.key] ?? 0) + 1
      })
    expect(Object.keys(compared)).toEqual(
      expect.arrayContaining(['card', 'discard', 'attack', 'occupy', 'reinforce', 'gather', 'sea']),
    )
  })

  test('names places and numbers, never a card or a block', () => {
    const places = new Set<unknown>(PLACE_IDS)
    let named = 0
    for (const seed of [5, 6, 7, 8])
      decisionsOf(seed, ({ truth, seat, plan }) => {
        for (const value of Object.values(explain(truth, seat, plan).params)) {
          expect(typeof value === 'number' || places.has(value), String(value)).toBe(true)
          named++
        }
      })
    expect(named).toBeGreaterThan(100)
  })
})

import {
  type Chance,
  NOBODY,
  only,
  quickChance,
  readOptions,
  type Seat,
  seatsIn,
  seededSource,
  Table,
} from '@iacta/kernel'
import { expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { nero as game, type Options } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** How often a table of four has to wait for somebody whose turn it is not: each time one who is away holds it up. */

type FourAtTable = Table<State, Action, View, Options, Action>

const HANDFUL = 5

/** How long somebody passes for who has nothing he could answer with; who has something passes this once. */
type Orders = 'next' | 'hand'

type Chooses = (table: FourAtTable, seat: Seat, chance: Chance) => Action

const atRandom: Chooses = (table, seat, chance) => {
  const legal = table.actions(seat).filter((action) => action.do !== 'order')
  return legal[chance.pick(legal.length)]
}

/** As the computer plays without thinking ahead. */
const byJudgement: Chooses = (table, seat, chance) => {
  const known = table.knowledge(seat)
  return brain.plan(brain.worlds(known)(chance), seat, chance, 0)[0]
}

interface Waits {
  hands: number
  /** For answers to a card or a march, and for anything else: retreats, leave to pass, battle cards, losses. */
  answers: number
  others: number
}

function playTable(seed: number, orders: Orders, chooses: Chooses): Waits {
  const chance = quickChance(seed)
  const table: FourAtTable = new Table(game, readOptions(OPTIONS, {}), `waits-${seed}`, seededSource(seed))
  const waits: Waits = { hands: 0, answers: 0, others: 0 }
  let awaited = NOBODY
  let sealed = -1
  while (table.asked() !== NOBODY) {
    const due = table.standing()
    if (due) {
      table.act(due.seat, due.action)
      continue
    }
    const state = table.truth()
    const inHand = state.stack.some(({ step }) => step === 'hand')
    const others = inHand ? table.asked() & ~only(state.active) : NOBODY
    const isAnotherWindow = table.answersUnseen() && table.sealedCount() !== sealed
    if ((others & ~awaited) !== NOBODY || (isAnotherWindow && others !== NOBODY))
      waits[table.answersUnseen() ? 'answers' : 'others']++
    awaited = others
    sealed = table.sealedCount()
    const [seat] = seatsIn(table.asked())
    const action = chooses(table, seat, chance)
    if (action.do === 'end') waits.hands++
    table.act(seat, table.answersUnseen() ? answer(table, seat, action, orders) : action)
  }
  return waits
}

function answer(table: FourAtTable, seat: Seat, action: Action, orders: Orders): Action {
  if (action.do !== 'pass') return action
  const couldAnswer = table.actions(seat).some(({ do: verb }) => verb === 'answer')
  return { do: 'pass', until: couldAnswer ? 'next' : orders }
}

function measure(
  orders: Orders,
  chooses: Chooses,
  tables: number,
): { perHand: number; answers: number; hands: number } {
  const sum: Waits = { hands: 0, answers: 0, others: 0 }
  for (let seed = 1; seed <= tables; seed++) {
    const { hands, answers, others } = playTable(seed, orders, chooses)
    sum.hands += hands
    sum.answers += answers
    sum.others += others
  }
  return { perHand: (sum.answers + sum.others) / sum.hands, answers: sum.answers / sum.hands, hands: sum.hands }
}

test.each([
  ['at random', atRandom, 4],
  ['by judgement', byJudgement, 1],
] as const)('a table of four, played %s, waits for others a handful of times in a hand', (_, chooses, tables) => {
  const told = measure('hand', chooses, tables)
  expect(told.hands).toBeGreaterThan(50)
  expect(told.perHand).toBeGreaterThan(told.answers)
  expect(told.perHand).toBeLessThan(HANDFUL)
  // Orders spare it some of them, though only those pass for longer who have nothing to answer with.
  expect(told.answers).toBeLessThan(measure('next', chooses, tables).answers)
})

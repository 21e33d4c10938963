import {
  type Explanation,
  quickChance,
  type Reason,
  readOptions,
  reasonFor,
  type Seat,
  SPECTATOR,
  seatsIn,
  seededSource,
  Table,
  toldOf,
} from '@iacta/kernel'
import { expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { OPTIONS } from '../data/table.ts'
import type { Action, ActionOf } from '../rules/action.ts'
import { nero as game, type Options } from '../rules/game.ts'
import { SEAT_IDS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { bench } from './bench.ts'

type Claimants = Table<State, Action, View, Options, Action>
interface Done {
  readonly seat: Seat
  readonly action: Action
}
type Answering = ActionOf<'answer'>

const PASS: Action = { do: 'pass', until: 'next' }

const answersOf = (table: Claimants, seat: Seat): Answering[] =>
  table.actions(seat).filter((action): action is Answering => action.do === 'answer')

function replayed(seed: number, done: readonly Done[]): Claimants {
  const table: Claimants = new Table(game, readOptions(OPTIONS, {}), 'answers', seededSource(seed))
  for (const { seat, action } of done) expect(table.act(seat, action).refusal).toBeNull()
  return table
}

/** A window in which two could answer, and all that was done before it. */
interface Contested {
  readonly seed: number
  readonly done: readonly Done[]
  readonly seats: readonly Seat[]
}

/** Random games in which nobody answers anything. */
function* contestedIn(seeds: readonly number[]): Generator<Contested> {
  for (const seed of seeds) {
    const chance = quickChance(seed)
    const done: Done[] = []
    const table = replayed(seed, done)
    while (table.asked() !== 0 && done.length < 500) {
      const asked = seatsIn(table.asked())
      if (table.answersUnseen() && table.askedOpenly() === table.asked()) {
        const seats = asked.filter((seat) => answersOf(table, seat).length > 0)
        if (seats.length > 1) yield { seed, done: [...done], seats }
      }
      const [seat] = asked
      const legal = table.actions(seat).filter(({ do: verb }) => verb !== 'order')
      const action = table.answersUnseen() ? PASS : legal[chance.pick(legal.length)]
      done.push({ seat, action })
      table.act(seat, action)
    }
  }
}

/** All answer so; what may be told of each reason then. */
function answered({ seed, done }: Contested, answers: ReadonlyMap<Seat, Action>) {
  const table = replayed(seed, done)
  const said = new Map<Seat, Reason>()
  for (const seat of seatsIn(table.asked())) {
    const action = answers.get(seat) ?? PASS
    said.set(seat, reasonFor(table, brain.explain(table.stateFor(seat), seat, [action])))
    table.act(seat, action)
    const before = [...said].map(([other, reason]) => toldOf(table, other, reason))
    if (seatsIn(table.asked()).length > 0 && table.canUndo(seat)) expect(new Set(before)).toEqual(new Set([null]))
  }
  const told = (seat: Seat): Explanation | null => {
    const reason = said.get(seat)
    return reason ? toldOf(table, seat, reason) : null
  }
  return { table, told }
}

test('who answers a window that another takes is explained as who passes: not at all', () => {
  const keys = new Set<string>()
  let compared = 0
  for (const contested of contestedIn([1, 2, 3, 4, 5, 6])) {
    const [first, second] = contested.seats
    const start = replayed(contested.seed, contested.done)
    const one = [first, answersOf(start, first)[0]] as const
    const two = [second, answersOf(start, second)[0]] as const
    const both = answered(contested, new Map<Seat, Action>([one, two]))
    const lines = both.table.heardSince(SPECTATOR, start.settledLines(SPECTATOR))
    const laid = lines.find(({ key }) => key === 'answered' || key === 'stood-against')
    const taker = SEAT_IDS.indexOf(laid?.params.seat as (typeof SEAT_IDS)[number])
    expect([first, second]).toContain(taker)
    const [takes, keeps] = taker === first ? [one, two] : [two, one]
    const alone = answered(contested, new Map<Seat, Action>([takes]))
    // What was laid open is explained, with its card and nothing else; what was kept, or was never there, is not.
    for (const { told } of [both, alone]) {
      const why = told(taker)
      expect(Object.keys(why ?? {})).toEqual(['key', 'params'])
      if (why?.key === 'answer') expect(why.params.card).toBe(takes[1].card)
      keys.add(why?.key ?? '')
      for (const seat of contested.seats) if (seat !== taker) expect(told(seat)).toBeNull()
    }
    expect(JSON.stringify(both.told(keeps[0]))).toBe(JSON.stringify(alone.told(keeps[0])))
    compared++
  }
  expect(compared).toBeGreaterThan(20)
  expect(keys).toContain('answer')
})

test('a Guard that stood for an Emperor is known by the line that tells of it', () => {
  const b = bench({
    commanders: { otho: 'roma emperor' },
    hands: { galba: ['assassination-1'], vitellius: ['praetorian-guard-1'] },
  })
  b.do('galba', { do: 'event', card: 'assassination-1' }).do('galba', { do: 'emperor', of: 'otho' })
  b.do('galba', { do: 'strike' })
  const guard: Action = { do: 'answer', card: 'praetorian-guard-1' }
  const vitellius = SEAT_IDS.indexOf('vitellius')
  const why = brain.explain(b.state, vitellius, [guard])
  expect(why).toMatchObject({ key: 'protect', params: { of: 'otho' } })
  expect(brain.explain(b.state, vitellius, [PASS]).shownBy).toBeUndefined()
  b.do('vitellius', guard)
  const [{ key, params }] = b.heard('spectator', 'stood-against')
  expect(why.shownBy).toEqual({ key, params })
})

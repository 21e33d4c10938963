import {
  type Answer,
  type ChanceSource,
  followOrders,
  quickChance,
  SPECTATOR,
  scriptedChance,
  seatsIn,
  Table,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { type LotsAction, type LotsState, type LotsView, lots } from './lots.ts'

const RED = 0
const WHITE = 1
const BLACK = 2

/** Chance for each action by its number; the set-up draws 0. */
const source = (draws: Record<number, number[]> = {}): ChanceSource => ({
  of: (sequence) => scriptedChance(...(sequence === 0 ? [0] : (draws[sequence] ?? []))),
  commitment: null,
  contributions: [],
  secret: () => null,
})

type LotsTable = Table<LotsState, LotsAction, LotsView, { scenario: string }, LotsAction>
const table = (draws?: Record<number, number[]>): LotsTable =>
  new Table(lots, { scenario: 'small' }, 't', source(draws))
const bid = (n: number): LotsAction => ({ do: 'bid', n })
const sealed = (answer: Answer): boolean | string => (answer.refusal ? answer.refusal.reason : answer.sealed)

/** Bids 0, 2, 1: White leads. */
function whiteLeads(t: LotsTable): LotsTable {
  t.act(RED, bid(0))
  t.act(WHITE, bid(2))
  t.act(BLACK, bid(1))
  return t
}

describe('several seats at once', () => {
  test('all are asked, and each answers unseen until the last has', () => {
    const t = table()
    expect(seatsIn(t.asked())).toEqual([RED, WHITE, BLACK])
    expect(sealed(t.act(WHITE, bid(2)))).toBe(false)
    expect(t.view(WHITE).bid).toBe(2)
    expect(t.view(RED).bid).toBeNull()
    expect(JSON.stringify(t.view(RED).stack)).not.toContain('2,')
    expect(t.record().actions).toHaveLength(0)
    t.act(RED, bid(0))
    expect(sealed(t.act(BLACK, bid(1)))).toBe(true)
    expect(t.record().actions.map(({ seat }) => seat)).toEqual(['white', 'red', 'black'])
    expect(t.heard(RED).map(({ key }) => key)).toEqual(['revealed'])
  })

  test('an answer can be changed until all are in, and not after', () => {
    const t = table()
    t.act(WHITE, bid(2))
    t.act(RED, bid(1))
    t.undo(WHITE)
    expect(t.view(RED).bid).toBe(1)
    expect(t.view(WHITE).bid).toBeNull()
    t.act(WHITE, bid(0))
    t.act(BLACK, bid(0))
    expect(t.view(SPECTATOR).leader).toBe(RED)
    expect(t.canUndo(WHITE)).toBe(false)
    expect(() => t.undo(WHITE)).toThrow(/nothing to take back/)
  })
})

describe('standing orders', () => {
  /** Black has ordered to bid nothing, whenever bids are asked for. */
  const ordered = { ...lots, standing: (_: LotsState, seat: number) => (seat === BLACK ? bid(0) : null) }

  test('what a seat has ordered beforehand is played as its own action, unseen like any other answer', () => {
    const t = new Table(ordered, { scenario: 'small' }, 't', source())
    expect(t.standing()).toEqual({ seat: BLACK, action: bid(0) })
    expect(sealed(t.act(BLACK, bid(0)))).toBe(false)
    // Nobody else can tell: the others still see that Black is asked, and nothing is sealed yet.
    expect([seatsIn(t.askedOpenly()), t.sealedCount(), t.view(RED).bid]).toEqual([[RED, WHITE, BLACK], 0, null])
    expect(t.standing()).toBeNull()
    t.act(RED, bid(2))
    t.act(WHITE, bid(1))
    expect(t.sealedCount()).toBe(3)
  })

  test('who takes back what his order answered is asked after all, until the answers are in', () => {
    const t = new Table(ordered, { scenario: 'small' }, 't', source())
    expect(seatsIn(t.ordered())).toEqual([BLACK])
    t.act(BLACK, bid(0))
    expect(t.ordered()).toBe(0)
    t.undo(BLACK)
    expect([t.standing(), t.ordered(), seatsIn(t.asked())]).toEqual([null, 0, [RED, WHITE, BLACK]])
    whiteLeads(t)
    t.act(WHITE, { do: 'take' })
    t.act(WHITE, { do: 'stop' })
    if (seatsIn(t.asked())[0] === RED) t.act(RED, { do: 'let' })
    expect(seatsIn(t.ordered())).toEqual([BLACK])
  })

  test('are followed one after the other where nobody waits elsewhere', () => {
    const all = { ...lots, standing: (_: LotsState, seat: number) => (seat === RED ? null : bid(seat)) }
    const t = new Table(all, { scenario: 'small' }, 't', source())
    const done: number[] = []
    followOrders(t, ({ seat }, { sealed: isSealed }) => done.push(seat, Number(isSealed)))
    expect(done).toEqual([WHITE, 0, BLACK, 0])
    expect(seatsIn(t.asked())).toEqual([RED])
    const wrong = new Table({ ...lots, standing: () => bid(99) }, { scenario: 'small' }, 't', source())
    expect(() => followOrders(wrong)).toThrow(/standing order may not be followed/)
  })

  test('a window is one by what everybody knows, and none once the table is over', () => {
    const windows = { ...lots, answersUnseen: (s: LotsState) => lots.waiting(s) === 7 }
    const t = new Table(windows, { scenario: 'small' }, 't', source())
    t.act(BLACK, bid(0))
    expect([t.answersUnseen(), table().answersUnseen()]).toEqual([true, false])
    t.conclude({ winners: [], way: 'abandoned', params: {} })
    expect(t.answersUnseen()).toBe(false)
  })

  test('a game without them has none, nor has a table that is over', () => {
    expect(table().standing()).toBeNull()
    const t = new Table(ordered, { scenario: 'small' }, 't', source())
    t.conclude({ winners: [], way: 'abandoned', params: {} })
    expect(t.standing()).toBeNull()
  })
})

describe('provisional actions', () => {
  test('are seen by their own seat alone until the turn passes', () => {
    const t = whiteLeads(table())
    expect(sealed(t.act(WHITE, { do: 'take' }))).toBe(false)
    t.act(WHITE, { do: 'take' })
    expect(t.view(WHITE).heap).toBe(2)
    expect(t.view(RED).heap).toBe(4)
    expect(t.view(SPECTATOR).heap).toBe(4)
    expect(t.heard(RED).map(({ key }) => key)).toEqual(['revealed'])
    expect(t.heard(WHITE).map(({ key }) => key)).toEqual(['revealed', 'took', 'took'])
    expect(sealed(t.act(WHITE, { do: 'stop' }))).toBe(true)
    expect(t.view(RED).heap).toBe(2)
    expect(t.heard(RED).map(({ key }) => key)).toEqual(['revealed', 'took', 'took'])
  })

  test('are taken back one by one to the very state before', () => {
    const t = whiteLeads(table())
    const before = lots.encode(t.stateFor(WHITE))
    t.act(WHITE, { do: 'take' })
    const between = lots.encode(t.stateFor(WHITE))
    t.act(WHITE, { do: 'take' })
    t.undo(WHITE)
    expect(lots.encode(t.stateFor(WHITE))).toEqual(between)
    t.undo(WHITE)
    expect(lots.encode(t.stateFor(WHITE))).toEqual(before)
    expect(t.canUndo(WHITE)).toBe(false)
  })

  test('chance seals them', () => {
    // Bids 1-3, stop 4, Red lets it be 5, Black objects 6 and the die is cast.
    const t = whiteLeads(table({ 6: [5] }))
    t.act(WHITE, { do: 'stop' })
    t.act(RED, { do: 'let' })
    expect(sealed(t.act(BLACK, { do: 'object' }))).toBe(true)
    expect(t.view(RED).heap).toBe(9)
    expect(t.record().actions[5]).toEqual({ seat: 'black', action: { do: 'object' }, draws: [5] })
  })
})

describe('a response window', () => {
  test('asks the seats in order, one at a time', () => {
    const t = whiteLeads(table())
    t.act(WHITE, { do: 'stop' })
    expect(seatsIn(t.asked())).toEqual([RED])
    expect(sealed(t.act(BLACK, { do: 'object' }))).toBe('not-your-turn')
    t.act(RED, { do: 'let' })
    expect(seatsIn(t.asked())).toEqual([BLACK])
  })
})

describe('bad input', () => {
  test('is refused with its reason and clause, and changes nothing', () => {
    const t = whiteLeads(table())
    const before = JSON.stringify(t.record())
    expect(sealed(t.act(RED, { do: 'take' }))).toBe('not-your-turn')
    expect(sealed(t.act(WHITE, bid(1)))).toBe('not-now')
    expect(sealed(t.act(WHITE, { do: 'take' }, 1))).toBe('stale')
    for (let i = 0; i < 4; i++) t.act(WHITE, { do: 'take' })
    const empty = t.act(WHITE, { do: 'take' })
    expect(empty.refusal).toEqual({ reason: 'heap-empty', clause: 'LOTS-2', params: {} })
    expect(JSON.stringify(t.record())).toBe(before)
    // Each his own bid, then what the last one brought to light.
    expect(t.sequence(WHITE)).toBe(2 + 4)
    expect(t.sequence(RED)).toBe(2)
  })

  test('of a finished game is refused', () => {
    const t = new Table(lots, { scenario: 'small' }, 't', { ...source(), of: (n) => quickChance(n) })
    while (t.asked() !== 0) {
      const [seat] = seatsIn(t.asked())
      t.act(seat, t.actions(seat)[t.actions(seat).length - 1])
    }
    expect(t.outcome()).not.toBeNull()
    expect(sealed(t.act(RED, { do: 'stop' }))).toBe('game-over')
  })
})

test('a table counts what each seat has done for good', () => {
  const t = table()
  expect([RED, WHITE, BLACK].map((seat) => t.sealedBy(seat))).toEqual([0, 0, 0])
  for (const seat of [RED, WHITE]) t.act(seat, t.actions(seat)[0])
  expect([RED, WHITE].map((seat) => t.sealedBy(seat))).toEqual([0, 0])
  t.act(BLACK, t.actions(BLACK)[0])
  expect([RED, WHITE, BLACK].map((seat) => t.sealedBy(seat))).toEqual([1, 1, 1])
})

import {
  commitmentTo,
  examine,
  fateOf,
  type GameRecord,
  readOptions,
  readRecord,
  replay,
  replayTo,
  resignation,
  SPECTATOR,
  scriptedChance,
  sealedChance,
  seatsIn,
  Table,
  tableOf,
  termsOf,
  verify,
  whenLeft,
} from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { describe, expect, test } from 'vitest'
import { type CouncilAction, type CouncilOptions, type CouncilState, council } from './council.ts'
import { lots } from './lots.ts'

const [RED, WHITE, BLACK] = [0, 1, 2]
const AYE: CouncilAction = { do: 'aye' }
const NAY: CouncilAction = { do: 'nay' }
const STAKE: CouncilAction = { do: 'stake' }
const REST: CouncilAction = { do: 'rest' }

type CouncilTable = Table<CouncilState, CouncilAction, CouncilState, CouncilOptions>

const options = (given: Partial<CouncilOptions>): CouncilOptions =>
  readOptions(council.options, given) as unknown as CouncilOptions

/** A table whose dice are these, by the number of what draws them. */
const table = (given: Partial<CouncilOptions> = {}, dice: Record<number, number[]> = {}): CouncilTable =>
  new Table(council, options(given), 't', {
    of: (sequence) => scriptedChance(...(dice[sequence] ?? [])),
    commitment: null,
    contributions: [],
    secret: () => null,
  })

const asked = (t: CouncilTable): readonly number[] => seatsIn(t.asked())

function voted(t: CouncilTable, ...votes: readonly CouncilAction[]): CouncilTable {
  for (const seat of asked(t)) t.act(seat, votes[seat] ?? NAY)
  return t
}

const again = (record: GameRecord): GameRecord => readRecord(JSON.parse(JSON.stringify(record)))

describe('what becomes of a seat that is left', () => {
  test('is the game’s to say; if it does not, one of two ends, and in one of more the computer takes the seat', () => {
    expect(whenLeft(lots, { scenario: 'small' }, RED)).toEqual({ becomes: 'computer', rated: 'at-once' })
    const two = { seats: () => ['red', 'white'] }
    expect(whenLeft(two, {}, RED)).toEqual({ becomes: 'ends', rated: 'at-once' })
    const council40 = options({ leaving: 'neutral', rated: 'at-the-end' })
    expect(whenLeft(council, council40, RED)).toEqual({ becomes: 'neutral', rated: 'at-the-end' })
  })

  test('is the end where nobody stays, and all others have won what somebody resigns', () => {
    expect(fateOf({ becomes: 'out', rated: 'at-once' }, true)).toBe('out')
    expect(fateOf({ becomes: 'out', rated: 'at-once' }, false)).toBe('ends')
    expect(resignation(['red', 'white', 'black'], WHITE)).toEqual({
      winners: [RED, BLACK],
      way: 'resigned',
      params: { seat: 'white' },
    })
  })

  test('tells what a table may be set up with', () => {
    expect(termsOf(council)).toEqual(['agreed-time', 'silence'])
    expect(termsOf(lots)).toEqual([])
  })
})

describe('a seat that is out', () => {
  test('is told of to the rules, which go on without it; everybody sees it at once', () => {
    const t = table({ leaving: 'out' })
    t.interrupt({ kind: 'left', seat: WHITE })
    expect(asked(t)).toEqual([RED, BLACK])
    for (const seat of [RED, WHITE, BLACK, SPECTATOR]) {
      expect(t.heard(seat)).toMatchObject([{ key: 'left', params: { seat: 'white' } }])
      expect([t.moments(seat), t.sequence(seat)]).toEqual([[0, 1], 1])
    }
    expect(t.act(WHITE, AYE).refusal?.reason).toBe('not-your-turn')
    voted(t)
    expect(t.outcome()).toBeNull()
  })

  test('is left once, unless the rules ask it again', () => {
    const t = table({ leaving: 'back' })
    t.interrupt({ kind: 'left', seat: WHITE })
    expect(() => t.interrupt({ kind: 'left', seat: WHITE })).toThrow('white was left before')
    voted(t)
    t.act(RED, REST)
    expect(asked(t)).toEqual([WHITE])
    t.interrupt({ kind: 'left', seat: WHITE })
    expect(asked(t)).toEqual([RED, BLACK])
  })

  test('comes back by an action of its own, and may win', () => {
    const t = table({ leaving: 'back' })
    t.interrupt({ kind: 'left', seat: WHITE })
    voted(t)
    t.act(RED, REST)
    t.act(WHITE, { do: 'stay' })
    expect(t.isOut(WHITE)).toBe(true)
    voted(t)
    t.act(asked(t)[0], REST)
    t.act(WHITE, { do: 'return' })
    expect(t.isOut(WHITE)).toBe(false)
    voted(t, NAY, AYE, NAY)
    t.act(asked(t)[0], REST)
    expect(t.outcome()).toMatchObject({ winners: [WHITE] })
  })

  test('loses what it could still take back; what others did in secret stays secret, and is sealed if all have answered', () => {
    const t = table({ leaving: 'out' })
    t.act(WHITE, AYE)
    t.act(RED, AYE)
    expect(t.interrupt({ kind: 'left', seat: WHITE })).toEqual({
      draws: [],
      after: 0,
      kept: [{ was: 1, draws: [] }],
      sealed: false,
    })
    expect(t.view(RED).votes).toEqual(['aye', null, null])
    expect(t.view(BLACK).votes).toEqual([null, null, null])
    expect([asked(t), seatsIn(t.askedOpenly())]).toEqual([[BLACK], [RED, BLACK]])
    t.undo(RED)
    t.act(RED, NAY)
    t.act(BLACK, AYE)
    const full = table({ leaving: 'out' })
    for (const seat of [RED, BLACK]) full.act(seat, AYE)
    expect(full.interrupt({ kind: 'left', seat: WHITE })).toMatchObject({ sealed: true })
    expect([full.view(BLACK).phase, full.view(BLACK).points]).toEqual(['speech', [1, 0, 1]])
  })

  test('takes nothing from who is moving, gestures and all, unless it can no longer be done', () => {
    const t = voted(table({ leaving: 'out' }))
    t.gesture(RED, [STAKE, STAKE])
    t.act(RED, STAKE)
    t.interrupt({ kind: 'left', seat: WHITE })
    expect([t.view(RED).stake, t.view(BLACK).stake]).toEqual([3, 0])
    t.undo(RED)
    expect(t.view(RED).stake).toBe(2)
    t.undo(RED)
    expect(t.view(RED).stake).toBe(0)
    t.gesture(RED, [STAKE, STAKE])
    t.interrupt({ kind: 'left', seat: RED })
    expect([t.view(RED).stake, t.canUndo(RED), asked(t)]).toEqual([0, false, [BLACK]])
  })
})

test('when a gesture can no longer be done, none of it is, nor what its seat did after it', () => {
  const harder = { ...council, timeUp: (s: CouncilState) => void (s.stake = 2) }
  const t = new Table(harder, options({}), 't', {
    of: () => scriptedChance(),
    commitment: null,
    contributions: [],
    secret: () => null,
  })
  voted(t)
  t.gesture(RED, [STAKE, STAKE])
  t.act(RED, STAKE)
  expect(t.interrupt({ kind: 'time-up' })).toMatchObject({ kept: [] })
  expect(t.view(RED).stake).toBe(2)
  expect(t.canUndo(RED)).toBe(false)
})

test('a seat that is neutral does what the rules say, dice and all', () => {
  const t = table({ leaving: 'neutral' }, { 4: [5] })
  expect(asked(t)).toEqual([RED, WHITE, BLACK])
  expect(t.conduct(RED)).toEqual(NAY)
  voted(t)
  t.act(RED, t.conduct(RED))
  expect(t.record().actions.at(-1)).toEqual({ seat: 'red', action: { do: 'cast' }, draws: [5] })
})

test('a seat that is silent gets the answer the rules have for it, where they have one', () => {
  const t = table()
  expect(t.silence(BLACK)).toEqual(NAY)
  voted(t)
  expect(t.silence(RED)).toBeNull()
  expect(t.silence(BLACK)).toBeNull()
})

describe('the agreed time', () => {
  test('is up once, and the rules make of it what they will', () => {
    const t = voted(table())
    t.act(RED, STAKE)
    t.interrupt({ kind: 'time-up' })
    expect(t.heard(SPECTATOR).map(({ key }) => key)).toEqual(['voted', 'time-up'])
    expect(t.view(RED).stake).toBe(1)
    expect(() => t.interrupt({ kind: 'time-up' })).toThrow('the agreed time was up before')
    t.act(RED, REST)
    expect(t.outcome()).not.toBeNull()
    expect(() => t.interrupt({ kind: 'time-up' })).toThrow('the game is over')
  })

  test('is nothing to a game that knows of none', () => {
    const t = new Table(lots, { scenario: 'small' }, 't', {
      of: () => scriptedChance(0),
      commitment: null,
      contributions: [],
      secret: () => null,
    })
    t.act(RED, { do: 'bid', n: 1 })
    expect(() => t.interrupt({ kind: 'time-up' })).toThrow('lots knows of no agreed time')
    expect(() => t.interrupt({ kind: 'left', seat: RED })).toThrow('lots takes no seat out of play')
    expect(t.canUndo(RED)).toBe(true)
  })
})

describe('a record', () => {
  const secret = '5a'.repeat(32)
  const seal = { table: 'sealed', secret, contributions: ['x', 'y', 'z'] }

  /** White leaves in the first round, the time is up in the second. */
  function played(): CouncilTable {
    const t = new Table(council, options({ leaving: 'out' }), seal.table, {
      of: (sequence) => sealedChance(seal, sequence, nodeDigest),
      commitment: commitmentTo(secret, nodeDigest),
      contributions: seal.contributions,
      secret: () => secret,
    })
    t.act(RED, AYE)
    t.interrupt({ kind: 'left', seat: WHITE })
    t.act(BLACK, AYE)
    t.act(RED, { do: 'cast' })
    t.act(RED, AYE)
    t.interrupt({ kind: 'time-up' })
    t.act(BLACK, NAY)
    t.act(BLACK, { do: 'cast' })
    return t
  }
  const t = played()
  const record = t.record()

  test('holds what the rules were told, before what could still be taken back then', () => {
    expect(record.actions.map(({ interruption, seat, action }) => interruption ?? [seat, action])).toEqual([
      'left',
      ['red', AYE],
      ['black', AYE],
      ['red', { do: 'cast' }],
      'time-up',
      ['red', AYE],
      ['black', NAY],
      ['black', { do: 'cast' }],
    ])
    expect(record.actions[0]).toEqual({ interruption: 'left', seat: 'white' })
    expect(again(record)).toEqual(record)
  })

  test('is replayed, verified, and played again to the same table', () => {
    expect(council.encode(replayTo(council, again(record)).state)).toEqual(council.encode(t.truth()))
    expect(
      [...replay(council, record)].flatMap(({ at, interruption }) => (interruption ? [[at, interruption]] : [])),
    ).toEqual([
      [1, { kind: 'left', seat: WHITE }],
      [5, { kind: 'time-up' }],
    ])
    expect(verify(council, again(record), nodeDigest)).toMatchObject({ ok: true, actions: 8 })
    expect(tableOf(council, again(record)).record()).toEqual(record)
  })

  test('lets every seat look back at the moment somebody left', () => {
    const { state, happenings } = tableOf(council, record).moment(RED, 1)
    expect([seatsIn(council.waiting(state)), happenings.map(({ key }) => key)]).toEqual([[RED, BLACK], ['left']])
  })

  test('in which something is told that cannot be is refused', () => {
    const told = (...actions: readonly unknown[]): string | null => {
      const verdict = verify(council, readRecord({ ...record, actions }), nodeDigest)
      return verdict.ok ? null : verdict.problem
    }
    const [left] = record.actions
    const timeUp = record.actions[4]
    expect(told(left, left)).toBe('white was left before')
    expect(told(timeUp, timeUp)).toBe('the agreed time was up before')
    expect(told(...record.actions, timeUp)).toBe('the game is over')
    expect(told({ ...left, seat: 'green' })).toBe('there is no seat "green"')
    expect(() => readRecord({ ...record, actions: [{ interruption: 'flood' }] })).toThrow(
      'the interruption of action 1 must be one of left, time-up',
    )
    expect(() => readRecord({ ...record, actions: [{ interruption: 'left' }] })).toThrow(
      'the seat of action 1 must be text',
    )
  })
})

describe('random play', () => {
  const LEAVING = ['usual', 'ends', 'computer', 'neutral', 'out', 'back'] as const

  test.each(LEAVING)('keeps every promise where whoever leaves is %s', (leaving) => {
    for (let seed = 0; seed < 60; seed++)
      expect(examine(council, options({ leaving, rounds: 40 }), seed).faults).toEqual([])
  })

  const told = (leaving: CouncilOptions['leaving']): Set<string> =>
    new Set(
      Array.from({ length: 40 }, (_, seed) => examine(council, options({ leaving, rounds: 40 }), seed).record).flatMap(
        (record) => record?.actions.flatMap(({ interruption }) => interruption ?? []) ?? [],
      ),
    )

  test('does leave seats, and runs out of time', () => {
    expect(told('out')).toEqual(new Set(['left', 'time-up']))
    expect(told('neutral')).toEqual(new Set(['time-up']))
  })

  const faultsOf = (broken: Partial<typeof council>, leaving: CouncilOptions['leaving']): string =>
    Array.from(
      { length: 60 },
      (_, seed) => examine({ ...council, ...broken }, options({ leaving, rounds: 40 }), seed).faults,
    )
      .flat()
      .join('\n')

  test('finds what is wrong with it', () => {
    expect(
      faultsOf({ leave: (s) => void Object.assign(s, { phase: 'votes', votes: [AYE, AYE, AYE] }) }, 'out'),
    ).toMatch(/left: nobody is asked/)
    expect(faultsOf({ conduct: () => ({ do: 'return' }) }, 'neutral')).toMatch(/is refused: not-now/)
    expect(faultsOf({ silence: () => ({ do: 'stay' }) }, 'usual')).toMatch(/is refused: not-now/)
    const peeps = (s: CouncilState): CouncilAction =>
      s.phase === 'votes' ? (s.votes.includes('aye') ? AYE : NAY) : { do: s.phase === 'speech' ? 'rest' : 'stay' }
    expect(faultsOf({ conduct: peeps }, 'neutral')).toMatch(/could tell an imagined world/)
  })
})

import {
  commitmentTo,
  examine,
  type GameRecord,
  playOut,
  type RecordedAction,
  readOptions,
  readRecord,
  replay,
  replayTo,
  sealedChance,
  seatsIn,
  Table,
  verify,
} from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { describe, expect, test } from 'vitest'
import { type LotsAction, type LotsState, lots } from './lots.ts'

/** A finished game under a seal; everybody always does the last thing he may, so there are objections and dice. */
function played(secret = '5a'.repeat(32), contributions = ['x', 'y', 'z']): GameRecord {
  const seal = { table: 'sealed-table', secret, contributions }
  const table = new Table(lots, { scenario: 'small' }, seal.table, {
    of: (sequence) => sealedChance(seal, sequence, nodeDigest),
    commitment: commitmentTo(seal.secret, nodeDigest),
    contributions: seal.contributions,
    secret: () => seal.secret,
  })
  expect(table.record().secret).toBeNull()
  while (table.asked() !== 0) {
    const [seat] = seatsIn(table.asked())
    const legal = table.actions(seat)
    table.act(seat, legal[legal.length - 1])
  }
  return JSON.parse(JSON.stringify(table.record()))
}

const record = played() as Omit<GameRecord, 'actions'> & { readonly actions: readonly RecordedAction[] }
const change = (part: Partial<GameRecord>): GameRecord => ({ ...record, ...part })
const drawn = record.actions.findIndex(({ draws }) => draws !== undefined)

describe('replay', () => {
  test('goes through every moment to the recorded end', () => {
    const moments = [...replay(lots, record)].map(({ at }) => at)
    expect(moments).toEqual(Array.from({ length: record.actions.length + 1 }, (_, i) => i))
    expect(lots.outcome(replayTo(lots, record).state)).toEqual(record.outcome)
  })

  test('stops where it is told', () => {
    expect(replayTo(lots, record, 2).state.stack.at(-1)?.step).toBe('bids')
    expect(() => replayTo(lots, record, 9999)).toThrow(/there is no moment 9999/)
  })

  test('says where a record breaks', () => {
    const cheat = record.actions.map((entry, i) => (i === 3 ? { ...entry, action: { do: 'bid', n: 1 } } : entry))
    expect(() => replayTo(lots, change({ actions: cheat }))).toThrow(/breaks at action 4: .* not-now/)
    const nobody = record.actions.map((entry, i) => (i === 0 ? { ...entry, seat: 'green' } : entry))
    expect(() => replayTo(lots, change({ actions: nobody }))).toThrow(/action 1: there is no seat "green"/)
    const noDie = record.actions.map(({ seat, action }) => ({ seat, action }))
    expect(() => replayTo(lots, change({ actions: noDie }))).toThrow(new RegExp(`action ${drawn + 1}: .*ran out`))
    expect(() => replayTo(lots, change({ setup: [0, 0] }))).toThrow(/the set-up: 1 of its draws/)
  })

  test('refuses another game, another edition, and unknown options', () => {
    expect(() => replayTo(lots, change({ game: 'chess' }))).toThrow(/a record of chess, not of lots/)
    expect(() => replayTo(lots, change({ edition: 2 }))).toThrow(/edition 2 of lots; this is edition 1/)
    expect(() => replayTo(lots, change({ options: { scenario: 'huge' } }))).toThrow(
      /"scenario" must be one of small, large/,
    )
    expect(() => readOptions(lots.options, { scenari: 'small' })).toThrow(/no option "scenari"/)
  })
})

describe('verify', () => {
  const problem = (r: GameRecord) => {
    const verdict = verify(lots, r, nodeDigest)
    return verdict.ok ? null : [verdict.at, verdict.problem]
  }

  test('holds for an honest record, and counts its draws', () => {
    expect(drawn).toBeGreaterThan(0)
    const draws = record.setup.length + record.actions.flatMap((entry) => entry.draws ?? []).length
    expect(verify(lots, record, nodeDigest)).toEqual({ ok: true, actions: record.actions.length, draws })
  })

  test('finds a secret that was looked for afterwards, where somebody remembers the commitment', () => {
    const ground = played('5b'.repeat(32))
    // Such a record agrees with itself.
    expect(verify(lots, ground, nodeDigest)).toMatchObject({ ok: true })
    const commitment = record.commitment ?? ''
    expect(verify(lots, record, nodeDigest, { commitment })).toMatchObject({ ok: true })
    expect(verify(lots, record, nodeDigest, { commitment: commitment.toUpperCase() })).toMatchObject({ ok: true })
    expect(verify(lots, ground, nodeDigest, { commitment })).toEqual({
      ok: false,
      at: null,
      problem: 'its commitment is not the one that was published before the first move',
    })
  })

  test('finds a contribution that was changed, where somebody remembers it', () => {
    const contributions = { white: 'y' }
    expect(verify(lots, record, nodeDigest, { contributions })).toMatchObject({ ok: true })
    const other = played('5a'.repeat(32), ['x', 'not y', 'z'])
    expect(verify(lots, other, nodeDigest)).toMatchObject({ ok: true })
    expect(verify(lots, other, nodeDigest, { contributions })).toMatchObject({
      ok: false,
      problem: 'the contribution of white is not the one that was given',
    })
    expect(verify(lots, record, nodeDigest, { contributions: { green: 'y' } })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/no seat "green"/),
    })
  })

  test('names the action and the draw that were tampered with', () => {
    const actions = record.actions.map((entry, i) =>
      i === drawn ? { ...entry, draws: entry.draws?.map((die) => (die % 6) + 1) } : entry,
    ) as GameRecord['actions']
    expect(problem(change({ actions }))).toEqual([
      drawn + 1,
      expect.stringMatching(/draw 1 is recorded as \d, but the secret gives \d/),
    ])
  })

  test('finds a changed set-up, action, secret, contribution or outcome', () => {
    expect(problem(change({ setup: [(record.setup[0] + 1) % 3] }))?.[0]).toBe(0)
    const other = record.actions.map((entry, i) => (i === 1 ? { ...entry, action: { do: 'take' } } : entry))
    expect(problem(change({ actions: other }))).toEqual([2, expect.stringContaining('not-now')])
    expect(problem(change({ secret: '5b'.repeat(32) }))?.[1]).toMatch(/not the one committed to/)
    expect(problem(change({ contributions: ['x', 'y', 'q'] }))).not.toBeNull()
    expect(problem(change({ contributions: ['x'] }))?.[1]).toMatch(/1 contributions for 3 seats/)
    expect(problem(change({ outcome: { winners: [1], way: 'stones', params: {} } }))?.[1]).toMatch(/outcome/)
    expect(problem(change({ secret: null }))?.[1]).toMatch(/not revealed/)
    expect(problem(change({ commitment: null }))?.[1]).toMatch(/not sealed/)
    expect(problem(change({ edition: 7 }))?.[1]).toMatch(/edition 7/)
  })
})

describe('reading a record', () => {
  test('refuses what is not one, in a sentence', () => {
    expect(() => readRecord(null)).toThrow('a record must be an object, not null')
    expect(() => readRecord({ format: 'pgn' })).toThrow(/not a record/)
    expect(() => readRecord({ ...record, actions: [{ action: 1 }] })).toThrow(
      'the seat of action 1 must be text, not missing',
    )
    expect(() => readRecord({ ...record, setup: [0.5] })).toThrow(/whole number/)
    expect(readRecord(record)).toEqual(record)
  })
})

test('random games keep every promise of the contract', () => {
  for (let seed = 0; seed < 60; seed++) expect(examine(lots, { scenario: 'large' }, seed).faults).toEqual([])
})

describe('the inclination of a game', () => {
  const keen = { ...lots, inclination: (_: LotsState, { do: verb }: LotsAction) => (verb === 'take' ? 9 : 1) }
  const lengths = (game: typeof lots): number =>
    Array.from({ length: 40 }, (_, seed) => playOut(game, { scenario: 'large' }, seed).actions).reduce((a, b) => a + b)

  test('makes random play do one thing more readily, and everything sometimes', () => {
    expect(lengths(keen)).toBeGreaterThan(lengths(lots) * 1.2)
    const done = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const { faults, record } = examine(keen, { scenario: 'large' }, seed)
      expect(faults).toEqual([])
      for (const entry of record?.actions ?? []) if ('action' in entry) done.add(JSON.stringify(entry.action))
    }
    expect([...done].sort()).toEqual([
      '{"do":"bid","n":0}',
      '{"do":"bid","n":1}',
      '{"do":"bid","n":2}',
      '{"do":"let"}',
      '{"do":"object"}',
      '{"do":"stop"}',
      '{"do":"take"}',
    ])
  })

  test('never rules out what is legal', () => {
    for (const never of [0, -1, 0.5]) {
      const biased = { ...lots, inclination: () => never }
      expect(playOut(biased, { scenario: 'small' }, 1).faults.join()).toMatch(/random play could never do it/)
      expect(examine(biased, { scenario: 'small' }, 1).faults.join()).toMatch(/random play could never do it/)
    }
  })
})

test('a broken promise is found', () => {
  const listsTooMuch = {
    ...lots,
    actions: (s: LotsState, seat: number) => [...lots.actions(s, seat), { do: 'object' as const }],
  }
  expect(examine(listsTooMuch, { scenario: 'small' }, 1).faults[0]).toMatch(/listed but refused/)
  const leaks = {
    ...lots,
    view: (s: LotsState, seat: number) => ({ ...lots.view(s, seat), peep: JSON.stringify(s.stack) }),
  }
  const faults = Array.from({ length: 40 }, (_, seed) => examine(leaks, { scenario: 'small' }, seed).faults).flat()
  expect(faults.join()).toMatch(/could tell an imagined world/)
})

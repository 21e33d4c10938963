import { type ChanceSource, quickChance, SPECTATOR, Table } from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedMarks, type MarksAction } from './marks.ts'

const source: ChanceSource = {
  of: (sequence) => quickChance(sequence),
  commitment: null,
  contributions: [],
  secret: () => null,
}
const newTable = () => {
  const counted = countedMarks()
  return { counted, table: new Table(counted.game, {}, 't', source) }
}
type MarksTable = ReturnType<typeof newTable>['table']

const SEATS = [0, 1, 2]
/** However many actions there are to take back, taking one back plays no more than this. */
const MOST_PLAYS = 15

interface Stood {
  readonly seat: number
  readonly action: MarksAction | 'undo'
}

const mark = (n: number): MarksAction => ({ do: 'mark', n })
const deeds = fc.array(
  fc.record({
    seat: fc.constantFrom(...SEATS),
    action: fc.oneof(
      { weight: 12, arbitrary: fc.nat(9).map(mark) },
      { weight: 1, arbitrary: fc.constant<MarksAction>({ do: 'ready' }) },
      { weight: 8, arbitrary: fc.constant<'undo'>('undo') },
    ),
  }),
  { maxLength: 200, size: 'max' },
)

/** Everything that can be known of a table, by every seat and by the authority. */
const known = (table: MarksTable) => ({
  truth: table.truth(),
  asked: table.asked(),
  askedOpenly: table.askedOpenly(),
  record: table.record(),
  seats: [...SEATS, SPECTATOR].map((seat) => ({
    state: table.stateFor(seat),
    sequence: table.sequence(seat),
    provisional: table.provisionalCount(seat),
    heard: table.heard(seat),
    settled: table.settledLines(seat),
  })),
})

describe('taking back', () => {
  test('is as if it had never been done, whoever else does what meanwhile, and plays no more the more there is', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const { table, counted } = newTable()
        // What stands of what was done, in order.
        let standing: Stood[] = []
        for (const { seat, action } of all) {
          const before = counted.plays
          if (action === 'undo') {
            if (!table.canUndo(seat)) continue
            table.undo(seat)
            expect(counted.plays - before).toBeLessThanOrEqual(MOST_PLAYS)
            const last = standing.findLastIndex((deed) => deed.seat === seat)
            standing = standing.filter((_, i) => i !== last)
          } else if (table.act(seat, action).refusal === null) standing.push({ seat, action })
        }
        const other = newTable().table
        for (const { seat, action } of standing)
          if (action !== 'undo') expect(other.act(seat, action).refusal).toBeNull()
        expect(known(table)).toEqual(known(other))
      }),
      { numRuns: 300 },
    )
  })

  test('plays a few actions at most, after hundreds of one seat and of several', () => {
    const { table, counted } = newTable()
    const costs = { act: 0, undo: 0, look: 0 }
    const most = (what: keyof typeof costs, run: () => void): void => {
      const before = counted.plays
      run()
      costs[what] = Math.max(costs[what], counted.plays - before)
    }
    const look = (): void => {
      for (const seat of [...SEATS, SPECTATOR]) table.view(seat)
      table.asked()
    }
    for (let i = 0; i < 500; i++)
      for (const seat of SEATS) {
        most('act', () => table.act(seat, mark(i % 10)))
        most('look', look)
      }
    // The first who began takes everything back, with all that the others did after him standing.
    for (const seat of SEATS)
      while (table.canUndo(seat)) {
        most('undo', () => table.undo(seat))
        most('look', look)
      }
    expect(costs.act).toBe(1)
    expect(costs.look).toBe(0)
    expect(costs.undo).toBeLessThanOrEqual(MOST_PLAYS)
    expect(table.stateFor(0)).toEqual(newTable().table.stateFor(0))
  })

  test('and doing it again, over and over at any depth, costs the same each time', () => {
    const { table, counted } = newTable()
    for (let i = 0; i < 200; i++) table.act(0, mark(i % 10))
    const before = counted.plays
    for (let round = 0; round < 100; round++) {
      for (let i = 0; i < 3; i++) table.undo(0)
      for (let i = 0; i < 3; i++) table.act(0, mark(i))
    }
    expect(counted.plays - before).toBe(300)
  })
})

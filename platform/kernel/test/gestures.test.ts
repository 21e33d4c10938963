import { type ChanceSource, readRecord, scriptedChance, seatsIn, Table, tableOf } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { type LotsAction, type LotsState, type LotsView, lots } from './lots.ts'

const RED = 0
const WHITE = 1
const BLACK = 2
const TAKE: LotsAction = { do: 'take' }
const STOP: LotsAction = { do: 'stop' }

const source = (draws: Record<number, number[]> = {}): ChanceSource => ({
  of: (sequence) => scriptedChance(...(sequence === 0 ? [0] : (draws[sequence] ?? []))),
  commitment: null,
  contributions: [],
  secret: () => null,
})

/** White leads, with four stones on the heap. */
function whiteLeads(
  draws?: Record<number, number[]>,
): Table<LotsState, LotsAction, LotsView, { scenario: string }, LotsAction> {
  const table = new Table(lots, { scenario: 'small' }, 't', source(draws))
  for (const [seat, n] of [0, 2, 1].entries()) table.act(seat, { do: 'bid', n })
  return table
}

describe('a gesture', () => {
  test('is several actions that are done and taken back together', () => {
    const table = whiteLeads()
    expect(table.gesture(WHITE, [TAKE, TAKE, TAKE])).toEqual({ refusal: null, done: 3, sealed: false, draws: [] })
    table.gesture(WHITE, [TAKE])
    expect(table.view(WHITE).stones).toEqual([0, 4, 0])
    expect(table.view(RED).stones).toEqual([0, 0, 0])
    table.undo(WHITE)
    expect(table.view(WHITE).stones).toEqual([0, 3, 0])
    table.undo(WHITE)
    expect(table.view(WHITE).stones).toEqual([0, 0, 0])
    expect(table.canUndo(WHITE)).toBe(false)
  })

  test('may be taken back one action at a time', () => {
    const table = whiteLeads()
    table.gesture(WHITE, [TAKE, TAKE, TAKE])
    table.undo(WHITE, 'action')
    expect(table.view(WHITE).stones).toEqual([0, 2, 0])
    table.undo(WHITE)
    expect(table.view(WHITE).stones).toEqual([0, 0, 0])
  })

  test('is done whole or not at all, and says which of it was refused', () => {
    const table = whiteLeads()
    table.act(WHITE, TAKE)
    const before = table.sequence(WHITE)
    const answer = table.gesture(WHITE, [TAKE, TAKE, TAKE, TAKE])
    expect(answer).toMatchObject({ at: 3, refusal: { reason: 'heap-empty', clause: 'LOTS-2' } })
    expect(table.view(WHITE).stones).toEqual([0, 1, 0])
    expect(table.sequence(WHITE)).toBe(before)
    expect(table.gesture(WHITE, [TAKE], before - 1)).toMatchObject({ at: 0, refusal: { reason: 'stale' } })
    expect(() => table.gesture(WHITE, [])).toThrow('a gesture needs an action')
  })

  test('goes no further than what seals it: nobody learns from a refusal what came to light', () => {
    const table = whiteLeads()
    const answer = table.gesture(WHITE, [TAKE, STOP, TAKE, { do: 'bid', n: 9 }])
    expect(answer).toEqual({ refusal: null, done: 2, sealed: true, draws: [] })
    expect(table.view(RED).stones).toEqual([0, 1, 0])
    expect(seatsIn(table.asked())).toEqual([RED])
  })

  test('that failed does not count as a change of mind', () => {
    const table = whiteLeads()
    table.gesture(WHITE, [TAKE, { do: 'let' }])
    expect(table.standing()).toBeNull()
    expect(table.canUndo(WHITE)).toBe(false)
    expect(table.view(WHITE).stones).toEqual([0, 0, 0])
  })

  test('stands in the record, and is there again when it is played again', () => {
    const table = whiteLeads({ 10: [3] })
    table.gesture(WHITE, [TAKE, TAKE])
    table.act(WHITE, TAKE)
    table.gesture(WHITE, [TAKE, STOP])
    table.act(RED, { do: 'object' })
    table.act(BLACK, { do: 'let' })
    const record = table.record()
    expect(record.actions.slice(3, 8).map(({ joined }) => joined ?? false)).toEqual([false, true, false, false, true])
    const read = readRecord(JSON.parse(JSON.stringify(record)))
    expect(read).toEqual(record)
    expect(tableOf(lots, read).record()).toEqual(record)
  })
})

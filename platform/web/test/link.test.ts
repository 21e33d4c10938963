import { expect, test } from 'vitest'
import { mayAskForHint, type Scene, type SeatSummary, type TableSummary, whoExplains } from '../src/table/link.ts'

const sits = (seat: string, kind: SeatSummary['kind']) => ({ seat, kind }) as SeatSummary

const table = (given: Partial<TableSummary>) =>
  ({
    status: 'running',
    rated: false,
    mine: ['caesar'],
    seats: [sits('caesar', 'person'), sits('pompeius', 'bot')],
    ...given,
  }) as TableSummary

const asked = { seat: 'caesar', actions: [{ do: 'ready' }] } as unknown as Scene

test('a hint is for whoever is asked, but not where the result counts', () => {
  expect(mayAskForHint(table({}), asked)).toBe(true)
  expect(mayAskForHint(table({ rated: true }), asked)).toBe(false)
  expect(mayAskForHint(table({}), { ...asked, actions: [] })).toBe(false)
  expect(mayAskForHint(table({}), null)).toBe(false)
})

test('before all who share a screen a hint is for whoever decides in the open, in a game that hides nothing', () => {
  const shared = { ...asked, seat: null, handover: { decides: { seat: 'caesar', sequence: 4 } } } as unknown as Scene
  expect(mayAskForHint(table({}), shared, true)).toBe(true)
  expect(mayAskForHint(table({}), shared)).toBe(false)
  // Whoever looks on is told nothing.
  expect(mayAskForHint(table({}), { ...shared, handover: undefined }, true)).toBe(false)
})

test('reasons are asked of the computer one plays against, while it plays', () => {
  expect(whoExplains(table({}))).toBe('pompeius')
  expect(whoExplains(table({ mine: [] }))).toBe('pompeius')
  expect(whoExplains(table({ status: 'over' }))).toBeNull()
  expect(whoExplains(table({ seats: [sits('caesar', 'person'), sits('pompeius', 'person')] }))).toBeNull()
})

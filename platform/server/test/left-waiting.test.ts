import { quickChance, seatsIn } from '@iacta/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SeatRow, TableRow } from '../src/live.ts'
import { claimants, gameAt, isAllOrdered, playToWindow } from './claimants.ts'
import { act, pair } from './company.ts'
import { TestServer } from './harness.ts'
import { until } from './thoughts.ts'

/** Tables that nobody sees to unless they are looked for, among more than can be opened. */
const DAMAGED = 130
const MINUTE = 60_000

let server: TestServer
let now = Date.UTC(2027, 4, 1)
let log: string[]
beforeEach(async () => {
  log = []
  const logTo = { write: (line: string) => void log.push(line) }
  server = await TestServer.start(
    { IACTA_ALLOWANCE: '1000000', IACTA_LOG: 'error' },
    { now: () => now, logTo, seesToEvery: 1_000_000 },
  )
})
afterEach(() => server.stop())

const idOf = (i: number): string => `0-damaged-${String(i).padStart(3, '0')}`

/** Copies of a table as it is kept, each with something that was never done there, and found before it. */
async function damagedCopies(table: string, changed: (row: TableRow, seats: SeatRow[]) => void): Promise<void> {
  const { db } = server.running.service.store
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute()
  changed(row, seats)
  for (let i = 0; i < DAMAGED; i++) {
    const id = idOf(i)
    const event = {
      table_id: id,
      seq: 1,
      kind: 'act',
      seat: 0,
      body: '{"do":"nothing known"}',
      draws: null,
      at: 0,
    } as const
    await db
      .insertInto('tables')
      .values({ ...row, id })
      .execute()
    await db
      .insertInto('seats')
      .values(seats.map((seat) => ({ ...seat, table_id: id })))
      .execute()
    await db.insertInto('events').values(event).execute()
  }
}

const kinds = async (table: string): Promise<string[]> => {
  const { db } = server.running.service.store
  const seats = await db.selectFrom('seats').select('kind').where('table_id', '=', table).orderBy('seat').execute()
  return seats.map(({ kind }) => kind)
}

const eventsOf = (table: string) =>
  server.running.service.store.db
    .selectFrom('events')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute()

/** How often something went wrong at a damaged table. */
const toldOf = (i: number): number => log.filter((line) => line.includes(`"${idOf(i)}"`)).length

const sweep = () => server.running.service.tables.sweep()

test('a seat that is late is relieved, however many tables cannot be opened; those are told of once', async () => {
  const { caesar, table } = await pair(server, { clock: { kind: 'deadline', seconds: 600 }, onTimeout: 'bot' })
  await act(caesar, table, 'caesar')
  await damagedCopies(table, (_, seats) => {
    for (const seat of seats) seat.deadline = (seat.deadline ?? 0) - MINUTE
  })
  now += 10 * MINUTE + 1
  await sweep()
  await sweep()
  expect(await kinds(table)).toEqual(['person', 'bot'])
  await sweep()
  for (let i = 0; i < DAMAGED; i++) expect(toldOf(i)).toBe(1)
})

test('a table that failed is tried again after a while, each time a longer one', async () => {
  const { caesar, table } = await pair(server, { clock: { kind: 'deadline', seconds: 600 }, onTimeout: 'bot' })
  await act(caesar, table, 'caesar')
  await damagedCopies(table, () => undefined)
  now += 10 * MINUTE + 1
  await sweep()
  await sweep()
  // Somebody mends one of them: nothing has been done there.
  const { db } = server.running.service.store
  await db.deleteFrom('events').where('table_id', '=', idOf(7)).execute()
  await sweep()
  expect(await kinds(idOf(7))).toEqual(['person', 'person'])
  now += MINUTE
  await sweep()
  await sweep()
  expect(await kinds(idOf(7))).toEqual(['person', 'bot'])
  expect(toldOf(8)).toBe(1)
})

test('the computer answers where it was left waiting', async () => {
  const { caesar, table } = await pair(server)
  await act(caesar, table, 'caesar')
  const { db } = server.running.service.store
  const leave = { kind: 'bot', level: 'miles', person_id: null } as const
  await db.updateTable('seats').set(leave).where('table_id', '=', table).where('seat', '=', 1).execute()
  server.running.service.tables.forgetAll()
  await damagedCopies(table, (row) => {
    row.updated_at -= MINUTE
  })
  now += 11_000
  await sweep()
  await sweep()
  await until(async () => (await eventsOf(table)).length > 1)
})

test('what was ordered is done where it is overdue', async () => {
  const here = await claimants(server)
  await playToWindow(
    here,
    quickChance(6),
    (live) => {
      if (!isAllOrdered(live)) return false
      server.running.service.tables.play.orders.close()
      return true
    },
    { ordering: [0, 1, 2, 3] },
  )
  const asked = seatsIn((await gameAt(here)).asked())
  await damagedCopies(here.table, (row) => {
    row.orders_due = (row.orders_due ?? 0) - MINUTE
  })
  const before = (await eventsOf(here.table)).length
  now += MINUTE
  await sweep()
  await sweep()
  const done = (await eventsOf(here.table)).slice(before, before + asked.length)
  expect(done.map(({ seat }) => seat).sort()).toEqual(asked)
})

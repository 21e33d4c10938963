import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickChance, seatsIn } from '@iacta/kernel'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answeredAfter } from '../src/tables/pace.ts'
import { BEAT } from '../src/uptime.ts'
import { claimants, gameAt, isAllOrdered, playToWindow, truth } from './claimants.ts'
import { act, type Pair, pair } from './company.ts'
import { Client, TestServer } from './harness.ts'
import { until } from './thoughts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const clock = { kind: 'deadline', seconds: 600 }
const allowance = { IACTA_ALLOWANCE: '1000000' }

const seatsOf = ({ running }: TestServer, table: string) =>
  running.service.store.db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()

const deadlines = async (server: TestServer, table: string): Promise<(number | null)[]> =>
  (await seatsOf(server, table)).map(({ deadline }) => deadline)

const eventsOf = ({ running }: TestServer, table: string) =>
  running.service.store.db.selectFrom('events').selectAll().where('table_id', '=', table).orderBy('seq').execute()

/** The same person at another server. */
function at(server: TestServer, { cookie }: Client): Client {
  const client = new Client(server.url)
  client.cookie = cookie
  return client
}

describe('one server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-uptime-'))
  let wall = Date.UTC(2027, 5, 1)
  let steady = 0
  let server: TestServer
  const start = () => TestServer.start({ ...allowance, IACTA_DATA: folder }, { now: () => wall, steady: () => steady })
  beforeEach(async () => {
    server = await start()
  })
  afterEach(() => server.stop())
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const { beat, claim, restart, goOn } = {
    beat: () => server.running.service.uptime.beat(),
    claim: ({ caesar, table }: Pair) => at(server, caesar).post(`/tables/${table}/claim`, { seat: 'pompeius' }),
    async restart(downFor: number): Promise<void> {
      await server.stop()
      wall += downFor
      steady = 0
      server = await start()
    },
    /** Time goes by while the server is up. */
    async goOn(time: number): Promise<void> {
      for (let gone = 0; gone < time; gone += BEAT) {
        wall += BEAT
        steady += BEAT
        await beat()
      }
    },
  }

  test('takes nobody’s time while it is down, and all of it while it is up', async () => {
    const here = await pair(server, { clock })
    await act(here.caesar, here.table, 'caesar')
    await goOn(5 * MINUTE)
    await restart(HOUR)
    expect((await claim(here)).body.error.code).toBe('time-left')
    await goOn(5 * MINUTE)
    expect((await claim(here)).body.error.code).toBe('time-left')
    await goOn(BEAT)
    expect((await claim(here)).body.outcome).toMatchObject({ way: 'time', params: { seat: 'pompeius' } })
  })

  test('costs nobody the seconds it takes to start again', async () => {
    const here = await pair(server, { clock })
    const before = await deadlines(server, here.table)
    await restart(8000)
    expect(await deadlines(server, here.table)).toEqual(before.map((deadline) => (deadline ?? 0) + 8000))
  })

  test('leaves alone who was late before, and whose clock is not to run yet', async () => {
    const here = await pair(server, { clock })
    const { db } = server.running.service.store
    const set = (seat: number, from: number, deadline: number) =>
      db
        .updateTable('seats')
        .set({ clock_from: from, deadline })
        .where('table_id', '=', here.table)
        .where('seat', '=', seat)
        .execute()
    await set(0, wall - HOUR, wall - MINUTE)
    await set(1, wall + 9 * HOUR, wall + 10 * HOUR)
    const before = await deadlines(server, here.table)
    await restart(HOUR)
    expect(await deadlines(server, here.table)).toEqual(before)
    // What was to begin meanwhile begins now.
    await restart(8 * HOUR + MINUTE)
    expect((await seatsOf(server, here.table))[1]).toMatchObject({ clock_from: wall, deadline: wall + HOUR })
  })

  test('does not believe a clock that jumps ahead that anybody’s time is out', async () => {
    const here = await pair(server, { clock, onTimeout: 'bot' })
    const [, before] = await deadlines(server, here.table)
    await act(here.caesar, here.table, 'caesar')
    wall += 3 * HOUR
    expect((await claim(here)).body.error.code).toBe('time-left')
    await beat()
    expect((await claim(here)).body.error.code).toBe('time-left')
    await server.running.service.tables.sweep()
    const [, pompeius] = await seatsOf(server, here.table)
    expect(pompeius).toMatchObject({ kind: 'person', deadline: (before ?? 0) + 3 * HOUR })
  })

  test('that slept, or could not reach its store, holds that against nobody', async () => {
    const here = await pair(server, { clock, onTimeout: 'bot' })
    await act(here.caesar, here.table, 'caesar')
    wall += HOUR
    steady += HOUR
    await server.running.service.tables.sweep()
    expect((await seatsOf(server, here.table))[1].kind).toBe('person')
    expect((await claim(here)).body.error.code).toBe('time-left')
    wall += HOUR
    steady += HOUR
    expect((await claim(here)).body.error.code).toBe('time-left')
  })

  test('goes by what is left when the clock is put back', async () => {
    const here = await pair(server, { clock })
    const before = await deadlines(server, here.table)
    wall -= 2 * HOUR
    await beat()
    expect(await deadlines(server, here.table)).toEqual(before.map((deadline) => (deadline ?? 0) - 2 * HOUR))
    expect(server.running.service.now()).toBe(wall)
  })

  test('asks the computer again that a clock ahead of its time has kept from thinking', async () => {
    const { caesar, table } = await pair(server)
    await act(caesar, table, 'caesar')
    const { store, tables } = server.running.service
    const left = { kind: 'bot', level: 'miles', person_id: null, thinking_until: wall + HOUR } as const
    await store.db.updateTable('seats').set(left).where('table_id', '=', table).where('seat', '=', 1).execute()
    await store.db
      .updateTable('tables')
      .set({ updated_at: wall + HOUR })
      .where('id', '=', table)
      .execute()
    tables.forgetAll()
    await tables.sweep()
    await until(async () => (await eventsOf(server, table)).length > 1)
  })

  test('follows orders that a clock ahead of its time has put off', async () => {
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
    const { store, tables } = server.running.service
    const ahead = { orders_due: wall + HOUR + (await truth(here, answeredAfter)), updated_at: wall + HOUR }
    await store.db.updateTable('tables').set(ahead).where('id', '=', here.table).execute()
    tables.forgetAll()
    const before = (await eventsOf(server, here.table)).length
    await tables.sweep()
    const done = (await eventsOf(server, here.table)).slice(before, before + asked.length)
    expect(done.map(({ seat }) => seat).sort()).toEqual(asked)
  })
})

describe('several processes on one database', () => {
  let postgres: Postgres
  let env: Record<string, string>
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    env = { ...allowance, DATABASE_URL: await postgres.database() }
  })

  /** As if the last heartbeat had been so much earlier, and everybody waited for before that. */
  const silence = async ({ running }: TestServer, time: number): Promise<void> => {
    const { db } = running.service.store
    await db
      .updateTable('seats')
      .set(({ eb }) => ({ clock_from: eb('clock_from', '-', 2 * time) }))
      .execute()
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'heartbeat')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('settings')
      .set({ value: String(Number(value) - time) })
      .where('key', '=', 'heartbeat')
      .execute()
  }

  test('lose no time as long as one of them is up', async () => {
    const wall = Date.UTC(2027, 5, 1)
    // Whoever is alone would take what has gone by since the last heartbeat for lost.
    const start = (later: number) => TestServer.start(env, { now: () => wall + later, steady: () => 0 })
    const first = await start(0)
    const { table } = await pair(first, { clock })
    const before = await deadlines(first, table)
    const second = await start(8000)
    expect(await deadlines(first, table)).toEqual(before)
    await first.stop()
    const third = await start(9000)
    expect(await deadlines(second, table)).toEqual(before)
    await second.stop()
    await third.stop()
  })

  test('give it back once when none was, and all of them know', async () => {
    const [here, there] = [await TestServer.start(env), await TestServer.start(env)]
    const { caesar, table } = await pair(here, { clock })
    const [before] = await deadlines(here, table)
    const away = at(there, caesar)
    const seen = async () => (await away.ok(away.get(`/tables/${table}`))).table.seats[0].deadline
    expect(await seen()).toBe(before)
    await silence(here, HOUR)
    await Promise.all([here, there].map(({ running }) => running.service.uptime.beat()))
    const [after] = await deadlines(here, table)
    const given = (after ?? 0) - (before ?? 0)
    expect(given).toBeGreaterThanOrEqual(HOUR)
    expect(given).toBeLessThan(2 * HOUR)
    await until(async () => (await seen()) >= (before ?? 0) + HOUR)
    await here.stop()
    await there.stop()
  })

  test('give it back to the second when the last of them was killed', async () => {
    const server = await TestServer.start(env)
    const { table } = await pair(server, { clock })
    const [before] = await deadlines(server, table)
    // Its last heartbeat, as if it had not been able to say goodbye.
    server.running.service.uptime.beat = () => silence(server, 8000)
    await server.stop()
    const next = await TestServer.start(env)
    const [after] = await deadlines(next, table)
    expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(8000)
    await next.stop()
  })
})

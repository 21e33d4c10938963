import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, query, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LiveTable } from '../src/live.ts'
import { Store } from '../src/store/store.ts'
import { lookOn } from './company.ts'
import { Client, type Reply, type Socket } from './harness.ts'
import { Load, newPeople, pause, seeded } from './players.ts'
import { ServerProcess } from './process.ts'

const LONG = 240_000
const folder = mkdtempSync(join(tmpdir(), 'iacta-processes-'))
let postgres: Postgres
let databaseUrl: string
let store: Store
/** Three processes on one database. */
const servers: ServerProcess[] = []
const startServer = (): Promise<ServerProcess> =>
  ServerProcess.start({ IACTA_DATA: join(folder, 'data'), DATABASE_URL: databaseUrl })

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.database()
  servers.push(...(await Promise.all([startServer(), startServer(), startServer()])))
  store = await Store.open({ databaseUrl, dataFolder: folder })
}, LONG)
afterAll(async () => {
  await store?.close()
  await Promise.all(servers.map((server) => server.kill()))
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The same person at another process. */
function at(server: number, person: Client): Client {
  const client = new Client(servers[server].url)
  client.cookie = person.cookie
  return client
}

async function guest(): Promise<Client> {
  const client = new Client(servers[0].url)
  await client.ok(client.post('/guests', {}))
  return client
}

async function newTable(person: Client, seats: Record<string, string>): Promise<string> {
  const { id } = await person.ok(person.post('/tables', { game: 'julius-caesar', seats }))
  return id
}

/** A table where Caesar came by the first process and Pompeius by the second. */
async function twoPlayers(): Promise<{ caesar: Client; pompeius: Client; table: string }> {
  const [caesar, pompeius] = await Promise.all([guest(), guest()])
  const table = await newTable(caesar, { caesar: 'me' })
  const there = at(1, pompeius)
  await there.ok(there.post(`/tables/${table}/join`, { seat: 'pompeius' }))
  await until(async () => (await scene(caesar, table, 'caesar')) !== null)
  return { caesar, pompeius: there, table }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 90_000; !(await isSo()); await pause(10))
    if (Date.now() > end) throw new Error('it never came')
}

const scene = async (client: Client, table: string, seat: string) =>
  (await client.ok(client.get(`/tables/${table}?seat=${seat}`))).scene

const act = (client: Client, table: string, seat: string, answering: number, action: unknown): Promise<Reply> =>
  client.post(`/tables/${table}/actions`, { seat, answering, action })

const codes = (replies: readonly Reply[]): string[] =>
  replies.map(({ status, body }) => (status === 200 ? 'yes' : `${status} ${body.error.code}`)).sort()

/** The seat that may act at a table somebody holds both seats of, and what it sees. */
async function asked(person: Client, table: string) {
  for (const seat of ['caesar', 'pompeius']) {
    const seen = await scene(person, table, seat)
    if (seen.actions.length > 0) return { seat, ...seen }
  }
  throw new Error('nobody may do anything')
}

/** Plays a table again from its stored events; it fails if one of them is not legal or not in its place. */
async function replay(table: string): Promise<LiveTable> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
  const seats = await store.db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()
  const events = await store.db.selectFrom('events').selectAll().where('table_id', '=', table).orderBy('seq').execute()
  const live = new LiveTable(row, seats)
  live.begin()
  for (const event of events) live.apply(event)
  return live
}

async function expectSameEverywhere(person: Client, table: string, seats: readonly string[]): Promise<void> {
  const live = await replay(table)
  for (const [server] of servers.entries())
    for (const seat of seats) {
      const stored = JSON.stringify(live.scene(live.seatIds.indexOf(seat)))
      await until(async () => JSON.stringify(await scene(at(server, person), table, seat)) === stored)
    }
}

describe('players of one table at different processes', () => {
  test('see each other’s sealed moves, and nothing of the others', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    const [c, p, s]: Socket[] = await Promise.all([caesar.socket(), pompeius.socket(), at(2, await guest()).socket()])
    await c.ask({ do: 'watch', table, seat: 'caesar' })
    await p.ask({ do: 'watch', table, seat: 'pompeius' })
    await s.ask({ do: 'watch', table })
    const mine = await scene(caesar, table, 'caesar')
    await c.ask({ do: 'act', table, seat: 'caesar', answering: 0, action: mine.actions[0] })
    // The other processes know of it by now, and keep it to themselves.
    for (const server of [1, 2])
      await until(async () => (await scene(at(server, caesar), table, 'caesar')).sequence === 1)
    for (const socket of [p, s]) {
      await socket.ask({ do: 'ping' })
      expect(socket.heard.filter((message) => message.table === table && !message.presence)).toEqual([])
    }
    const his = await scene(pompeius, table, 'pompeius')
    await p.ask({ do: 'act', table, seat: 'pompeius', answering: 0, action: his.actions[0] })
    // To Caesar it is the second thing after his own, to the others the first.
    for (const [socket, seen] of [
      [c, 2],
      [p, 1],
      [s, 1],
    ] as const)
      expect(await socket.until(({ table: where, scene }) => where === table && scene?.sequence === seen)).toBeDefined()
    for (const socket of [c, p, s]) socket.close()
  })

  test('may both answer at the same moment where both are asked', async () => {
    for (let i = 0; i < 8; i++) {
      const { caesar, pompeius, table } = await twoPlayers()
      const [mine, his] = await Promise.all([scene(caesar, table, 'caesar'), scene(pompeius, table, 'pompeius')])
      const replies = await Promise.all([
        act(caesar, table, 'caesar', 0, mine.actions[0]),
        act(pompeius, table, 'pompeius', 0, his.actions[0]),
      ])
      expect(codes(replies)).toEqual(['yes', 'yes'])
      await expectSameEverywhere(caesar, table, ['caesar'])
    }
  })

  test('may go from one process to the next with every action', async () => {
    const person = await guest()
    const table = await newTable(person, { caesar: 'me', pompeius: 'me' })
    let { seat, sequence, actions } = await asked(person, table)
    for (let i = 0; i < 40; i++) {
      const reply = await act(at(i % 3, person), table, seat, sequence, actions.at(-1))
      expect(codes([reply])).toEqual(['yes'])
      ;({ sequence, actions } = reply.body.scene)
      if (actions.length === 0) ({ seat, sequence, actions } = await asked(at(i % 3, person), table))
    }
    await expectSameEverywhere(person, table, ['caesar', 'pompeius'])
  })

  test('both may offer a draw at the same moment, and it is one', async () => {
    for (let i = 0; i < 8; i++) {
      const { caesar, pompeius, table } = await twoPlayers()
      const offer = (client: Client, seat: string) => client.post(`/tables/${table}/offers`, { seat, what: 'draw' })
      await Promise.all([offer(caesar, 'caesar'), offer(pompeius, 'pompeius')])
      const live = await replay(table)
      expect(live.row.status).toBe('over')
      expect(live.row.outcome).toContain('agreed-draw')
      const ends = await store.db.selectFrom('events').select('kind').where('table_id', '=', table).execute()
      expect(ends.map(({ kind }) => kind)).toEqual(['end'])
    }
  })
})

describe('a seat that acts at the same moment through three processes', () => {
  test('acts once; the others are told that they are late, and look again', async () => {
    const person = await guest()
    const table = await newTable(person, { caesar: 'me', pompeius: 'me' })
    let lates = 0
    for (let i = 0; i < 30; i++) {
      const { seat, sequence, actions } = await asked(at(i % 3, person), table)
      const before = (await replay(table)).seq
      const replies = await Promise.all(
        servers.map((_, server) => act(at(server, person), table, seat, sequence, actions[server % actions.length])),
      )
      expect(codes(replies)).toEqual(['409 stale', '409 stale', 'yes'])
      for (const { status, body } of replies) if (status === 409) lates += Number(body.error.sequence > sequence)
      expect((await replay(table)).seq).toBe(before + 1)
    }
    expect(lates).toBe(60)
    await expectSameEverywhere(person, table, ['caesar', 'pompeius'])
  })
})

describe('people who sit down at the same moment', () => {
  test('at one seat: one of them has it', async () => {
    for (let i = 0; i < 6; i++) {
      const caesar = await guest()
      const table = await newTable(caesar, { caesar: 'me' })
      const others = await Promise.all([guest(), guest(), guest()])
      const join = (client: Client): Promise<Reply> => client.post(`/tables/${table}/join`, { seat: 'pompeius' })
      const replies = await Promise.all(others.map((other, server) => join(at(server, other))))
      const said = codes(replies)
      expect(said.filter((code) => code === 'yes')).toHaveLength(1)
      for (const code of said) expect(['yes', '409 seat-taken', '409 not-open']).toContain(code)
      const winner = replies.findIndex(({ status }) => status === 200)
      expect((await replay(table)).row.status).toBe('running')
      await expectSameEverywhere(others[winner], table, ['pompeius'])
      await expectSameEverywhere(caesar, table, ['caesar'])
    }
  })

  test('are let in by a process that has not heard of it yet', async () => {
    const { caesar, table } = await twoPlayers()
    const newcomer = await guest()
    const { person } = await newcomer.ok(newcomer.get('/me'))
    const look = (server: number): Promise<Reply> => at(server, newcomer).get(`/tables/${table}?seat=pompeius`)
    for (const server of [0, 1, 2]) {
      await at(server, caesar).ok(at(server, caesar).get(`/tables/${table}?seat=caesar`))
      expect(codes([await look(server)])).toEqual(['403 forbidden'])
    }
    // As another process would, but nobody is told.
    const seat = store.db.updateTable('seats').set({ person_id: person.id }).where('table_id', '=', table)
    await seat.where('seat', '=', 1).execute()
    expect(codes([await look(0)])).toEqual(['yes'])
    const { sequence, actions } = await scene(at(0, newcomer), table, 'pompeius')
    expect(codes([await act(at(1, newcomer), table, 'pompeius', sequence, actions[0])])).toEqual(['yes'])
  })

  test('at the last two seats: the game begins, once, with both', async () => {
    for (let i = 0; i < 6; i++) {
      const [host, caesar, pompeius] = await Promise.all([guest(), guest(), guest()])
      const table = await newTable(host, {})
      const join = (client: Client, seat: string) => client.post(`/tables/${table}/join`, { seat })
      const replies = await Promise.all([join(at(1, caesar), 'caesar'), join(at(2, pompeius), 'pompeius')])
      expect(codes(replies)).toEqual(['yes', 'yes'])
      await expectSameEverywhere(caesar, table, ['caesar'])
      await expectSameEverywhere(pompeius, table, ['pompeius'])
    }
  })

  test('while another gets up: the game has begun or it has not', async () => {
    for (let i = 0; i < 6; i++) {
      const [caesar, pompeius] = await Promise.all([guest(), guest()])
      const table = await newTable(caesar, { caesar: 'me' })
      const there = at(1, pompeius)
      const [joined, left] = await Promise.all([
        there.post(`/tables/${table}/join`, { seat: 'pompeius' }),
        caesar.post(`/tables/${table}/leave`, {}),
      ])
      const { status } = await store.db
        .selectFrom('tables')
        .select('status')
        .where('id', '=', table)
        .executeTakeFirstOrThrow()
      const seats = await store.db.selectFrom('seats').select('kind').where('table_id', '=', table).execute()
      const taken = seats.filter(({ kind }) => kind === 'person').length
      if (left.status === 200)
        expect({ status, taken }).toEqual(
          joined.status === 200 ? { status: 'open', taken: 1 } : { status: 'cancelled', taken: 0 },
        )
      else expect({ status, taken }).toEqual({ status: 'running', taken: 2 })
    }
  })
})

describe('the computer', () => {
  test('plays its seat once, however many processes know the table', async () => {
    const person = await guest()
    const table = await newTable(person, { caesar: 'me', pompeius: 'bot' })
    const sockets = await Promise.all(servers.map((_, server) => at(server, person).socket()))
    for (const socket of sockets) await socket.ask({ do: 'watch', table, seat: 'caesar' })
    // Until it is over, or long enough: whoever passes all the time may lose soon.
    const isCaesars = async (): Promise<boolean> => ((await replay(table)).game?.asked() ?? 0) <= 1
    for (let i = 0; i < 25; i++) {
      await until(isCaesars)
      const here = at(i % 3, person)
      await until(async () => {
        const { actions, sequence } = await scene(here, table, 'caesar')
        if (actions.length === 0) return (await replay(table)).row.status === 'over'
        return (await act(here, table, 'caesar', sequence, actions[0])).status === 200
      })
    }
    await until(isCaesars)
    const live = await replay(table)
    // Everybody who watches was shown the game as it now stands.
    const { sequence } = await scene(person, table, 'caesar')
    for (const socket of sockets) {
      await socket.until((message) => (message.scene?.sequence ?? 0) >= sequence)
      socket.close()
    }
    expect(live.game?.sequence(0)).toBe(sequence)
    await expectSameEverywhere(person, table, ['caesar'])
  })
})

describe('when a process dies', () => {
  test('its people carry on with another, and so does the computer', { timeout: LONG }, async () => {
    const random = seeded(Date.now())
    const proofs = await newPeople(store, 48)
    let alive = [0, 1, 2]
    const load = new Load({ proofs, random, url: (player) => servers[alive[player % alive.length]].url })
    load.start()
    const host = await guest()
    await load.more(300)
    const game = await newTable(at(2, host), { caesar: 'bot', pompeius: 'bot' })
    await lookOn(at(2, host), game)
    alive = [0, 1]
    await servers[2].kill()
    const { seq } = await replay(game)
    await load.more(500)
    servers[2] = await startServer()
    alive = [2, 0, 1]
    await load.more(300)
    await load.stop()
    const { faults, acts } = await load.audit(store)
    expect(faults).toEqual([])
    expect(acts).toBeGreaterThanOrEqual(load.acknowledged)
    // The game that only the computer plays is taken up where somebody comes back to watch it.
    const socket = await lookOn(at(0, host), game)
    await until(async () => (await replay(game)).seq > seq + 3)
    socket.close()
  })
})

describe('when the line to the database is cut', () => {
  test('news comes again, and what happened meanwhile is seen', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    const c = await caesar.socket()
    await c.ask({ do: 'watch', table, seat: 'caesar' })
    const [mine, his] = [await scene(caesar, table, 'caesar'), await scene(pompeius, table, 'pompeius')]
    await act(caesar, table, 'caesar', 0, mine.actions[0])
    await query(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    )
    // A question asked on a broken line is refused; asked again it is answered.
    await until(async () => (await act(pompeius, table, 'pompeius', 0, his.actions[0])).status !== 503)
    await c.until((message) => message.table === table && message.scene?.sequence === 2)
    for (let i = 0; i < 5; i++) {
      const { seat, client } =
        (await scene(caesar, table, 'caesar')).actions.length > 0
          ? { seat: 'caesar', client: caesar }
          : { seat: 'pompeius', client: pompeius }
      const seen = await scene(client, table, seat)
      if (seen.actions.length === 0) continue
      expect((await act(client, table, seat, seen.sequence, seen.actions[0])).status).toBe(200)
    }
    await expectSameEverywhere(caesar, table, ['caesar'])
    await expectSameEverywhere(pompeius, table, ['pompeius'])
    c.close()
  })
})

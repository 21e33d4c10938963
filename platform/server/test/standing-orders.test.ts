import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickChance, type Seat, seatsIn } from '@iacta/kernel'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ANSWERED_AFTER, ANSWERED_WITHIN } from '../src/clock.ts'
import type { LiveTable } from '../src/live.ts'
import {
  askedByHand,
  asksWithOthers,
  type Claimants,
  claimants,
  doing,
  elsewhere,
  gameAt,
  isAllOrdered,
  pass,
  playToWindow,
  truth,
  until,
} from './claimants.ts'
import { type Client, type Socket, TestServer } from './harness.ts'

/** Nobody waits longer than he must. */
vi.mock('../src/clock.ts', async (original) => ({
  ...(await original<object>()),
  ANSWERED_AFTER: 400,
  ANSWERED_WITHIN: 100,
}))

const env = { IACTA_ALLOWANCE: '1000000' }
const ALL: readonly Seat[] = [0, 1, 2, 3]
const SEATS = ['galba', 'otho', 'vitellius', 'vespasian'] as const

const eventsOf = ({ server, table }: Claimants) =>
  server.running.service.store.db
    .selectFrom('events')
    .select(['seq', 'kind', 'seat', 'body', 'at'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute()

const rowOf = ({ server, table }: Claimants) =>
  server.running.service.store.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()

/** A window in which everybody has ordered his answer, at a server that will not see to it any more. */
const isLeft =
  ({ running }: TestServer) =>
  (live: LiveTable): boolean => {
    if (!isAllOrdered(live)) return false
    running.service.tables.play.orders.close()
    return true
  }

describe('a server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.start(env)
  })
  afterAll(() => server.stop())

  test('answers for those who ordered it, each by an event of his own, when it is due', async () => {
    const here = await claimants(server)
    const found: { row: LiveTable['row']; asked: Seat[]; seq: number; own: boolean[]; openly: boolean[] }[] = []
    await playToWindow(
      here,
      quickChance(1),
      (live) => {
        if (!isAllOrdered(live)) return false
        const asked = seatsIn(live.game?.askedOpenly() ?? 0)
        const seen = (personId: string | null) => live.summary(personId).seats.map((seat) => seat.asked)
        const own = asked.map((seat) => seen(live.seats[seat].person_id)[seat])
        found.push({ row: live.row, asked, seq: live.seq, own, openly: asked.map((seat) => seen(null)[seat]) })
        return true
      },
      { ordering: ALL },
    )
    const [{ row, asked, seq, own, openly }] = found
    const pace = (row.orders_due ?? 0) - row.updated_at
    expect(pace).toBeGreaterThanOrEqual(ANSWERED_AFTER)
    expect(pace).toBeLessThan(ANSWERED_AFTER + ANSWERED_WITHIN)
    // Nobody is waited for, and all the others think that they are.
    expect(row.asked).toBe(0)
    expect([new Set(own), new Set(openly)]).toEqual([new Set([false]), new Set([true])])
    await until(here, (live) => live.seq >= seq + asked.length)
    const done = (await eventsOf(here)).slice(seq, seq + asked.length)
    expect(done.map(({ seat }) => seat).sort()).toEqual(asked)
    for (const { kind, body } of done) expect([kind, JSON.parse(body)]).toEqual(['act', pass('next')])
  })

  test('sends nobody "your move" whose order will answer, and everybody else', async () => {
    const here = await claimants(server)
    const [otho] = [1]
    await playToWindow(here, quickChance(2), asksWithOthers(otho))
    for (const seat of await askedByHand(here)) await doing(here, seat, pass(seat === otho ? 'recall' : 'next'))
    const told = vi.spyOn(server.running.service.notices, 'yourMove')
    await playToWindow(here, quickChance(3), (live) => asksWithOthers(otho)(live) && live.row.orders_due !== null)
    const people = await truth(here, ({ seats }) => seats.map(({ person_id }) => person_id))
    const askedNow = seatsIn((await gameAt(here)).askedOpenly())
    const calls = told.mock.calls.filter(([, table]) => table === here.table)
    const lastCalls = calls.slice(-(askedNow.length - 1)).map(([person]) => people.indexOf(person))
    expect(lastCalls.sort()).toEqual(askedNow.filter((seat) => seat !== otho))
    told.mockRestore()
  })

  test('asks after all who takes his order’s answer back', async () => {
    const here = await claimants(server)
    const [otho] = [1]
    await playToWindow(here, quickChance(4), asksWithOthers(otho))
    for (const seat of await askedByHand(here)) await doing(here, seat, pass(seat === otho ? 'recall' : 'next'))
    await playToWindow(here, quickChance(5), (live) => asksWithOthers(otho)(live) && live.row.orders_due !== null)
    await until(here, ({ row }) => row.orders_due === null)
    const client = here.clients[otho]
    await client.ok(client.post(`/tables/${here.table}/undo`, { seat: 'otho' }))
    const row = await rowOf(here)
    expect([row.orders_due, (row.asked & (1 << otho)) !== 0]).toEqual([null, true])
    await doing(here, otho, pass('next'))
    expect((await rowOf(here)).asked & (1 << otho)).toBe(0)
  })
})

describe('computers in a window', () => {
  test('all answer together, no sooner than anybody’s order would, whatever they hold', async () => {
    const server = await TestServer.start(env)
    const person = await server.guest()
    const bot = { bot: 'miles' }
    const { id } = await person.ok(
      person.post('/tables', {
        game: 'nero',
        options: { asking: 'always' },
        seats: { galba: 'me', otho: bot, vitellius: bot, vespasian: bot },
      }),
    )
    const here = { server, table: id, clients: [person] }
    const chance = quickChance(10)
    for (;;) {
      const { window, actions } = await truth(here, ({ game, row, seq }) => ({
        window: game?.answersUnseen() ? { asked: seatsIn(game.askedOpenly()), opened: row.updated_at, seq } : null,
        actions: ((game?.actions(0) ?? []) as { do: string }[]).filter(({ do: verb }) => verb !== 'order'),
      }))
      if (window) {
        const { asked, opened, seq } = window
        if (asked.includes(0)) await doing(here, 0, pass('next'))
        await until(here, ({ row }) => row.updated_at !== opened)
        const done = (await eventsOf(here)).slice(seq, seq + asked.length)
        expect(done.map(({ seat }) => seat).sort()).toEqual(asked)
        // A timer may be a little early.
        for (const { seat, at } of done) if (seat !== 0) expect(at - opened).toBeGreaterThan(ANSWERED_AFTER - 20)
        break
      }
      if (actions.length > 0) await doing(here, 0, actions[chance.pick(actions.length)])
      else await new Promise((again) => setTimeout(again, 10))
    }
    await server.stop()
  })
})

test('who plays with computers alone is asked only where he holds what could answer', async () => {
  const server = await TestServer.start(env)
  const person = await server.guest()
  const bot = { bot: 'tiro' }
  const { id } = await person.ok(
    person.post('/tables', { game: 'nero', seats: { galba: 'me', otho: bot, vitellius: bot, vespasian: bot } }),
  )
  const here = { server, table: id, clients: [person] }
  const chance = quickChance(11)
  const passed = async (): Promise<number> =>
    (await eventsOf(here)).filter(({ seat, body }) => seat === 0 && JSON.parse(body).do === 'pass').length
  let byHand = 0
  while ((await passed()) - byHand < 3) {
    const { isAsked, isWindow, actions } = await truth(here, ({ game, row }) => ({
      isAsked: (row.asked & 1) !== 0,
      isWindow: game?.answersUnseen() ?? false,
      actions: (game?.actions(0) ?? []) as { do: string }[],
    }))
    if (!isAsked || actions.length === 0) await new Promise((again) => setTimeout(again, 10))
    else if (isWindow) {
      expect(actions.map(({ do: verb }) => verb)).toContain('answer')
      byHand++
      await doing(here, 0, pass('next'))
    } else await doing(here, 0, actions[chance.pick(actions.length)])
  }
  await server.stop()
})

test('what is due when a server goes down is done by the next', async () => {
  const data = mkdtempSync(join(tmpdir(), 'iacta-test-'))
  let now = Date.UTC(2027, 3, 1)
  const start = () => TestServer.start({ ...env, IACTA_DATA: data }, { now: () => now })
  let server = await start()
  const here = await claimants(server)
  await playToWindow(here, quickChance(6), isLeft(server), { ordering: ALL })
  const asked = seatsIn((await gameAt(here)).asked())
  await server.stop()

  server = await start()
  const again = elsewhere(here, server)
  const before = await eventsOf(again)
  const { orders_due } = await rowOf(again)
  await server.running.service.tables.sweep()
  // It is not due yet, whoever keeps the table.
  expect((await eventsOf(again)).length).toBe(before.length)
  now = (orders_due ?? 0) + 60_000
  await server.running.service.tables.sweep()
  const done = (await eventsOf(again)).slice(before.length, before.length + asked.length)
  expect(done.map(({ seat }) => seat).sort()).toEqual(asked)
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

describe('several processes on one database', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('do it once, whichever sees to it', async () => {
    let now = Date.UTC(2027, 3, 2)
    const shared = { ...env, DATABASE_URL: await postgres.database() }
    const around = { now: () => now }
    const first = await TestServer.start(shared, around)
    const here = await claimants(first)
    await playToWindow(here, quickChance(7), isLeft(first), { ordering: ALL })
    const asked = seatsIn((await gameAt(here)).asked())
    await first.stop()
    const others = await Promise.all([1, 2, 3].map(() => TestServer.start(shared, around)))
    const there = elsewhere(here, others[0])
    const before = (await eventsOf(there)).length
    now += 60_000
    await Promise.all(others.map(({ running }) => running.service.tables.sweep()))
    const after = await eventsOf(there)
    expect(
      after
        .slice(before, before + asked.length)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual(asked)
    await Promise.all(others.map((server) => server.stop()))
  })
})

describe('two worlds, with an order here and without one there', () => {
  const VITELLIUS = 2
  const scratch = mkdtempSync(join(tmpdir(), 'iacta-test-'))
  const servers: TestServer[] = []
  let now = Date.UTC(2027, 3, 3)
  const around = { now: () => now }

  afterAll(async () => {
    for (const server of servers) await server.stop()
    rmSync(scratch, { recursive: true, force: true })
  })

  const isAboutMarch = (live: LiveTable): boolean =>
    asksWithOthers(VITELLIUS)(live) && /^answer-(march|attack|retreat)$/.test(live.game?.prompt(VITELLIUS).key ?? '')

  interface World extends Claimants {
    readonly spectator: Client
    readonly sockets: Socket[]
    readonly received: string[]
  }

  async function world(from: Claimants, spectator: Client, folder: string): Promise<World> {
    const data = join(scratch, `${servers.length}`)
    cpSync(folder, data, { recursive: true })
    const server = await TestServer.start({ ...env, IACTA_DATA: data }, around)
    servers.push(server)
    const here = elsewhere(from, server)
    const watcher = server.client()
    watcher.cookie = spectator.cookie
    const sockets: Socket[] = []
    for (const seat of ALL) {
      if (seat === VITELLIUS) continue
      const socket = await here.clients[seat].socket()
      await socket.ask({ do: 'watch', table: here.table, seat: SEATS[seat] })
      sockets.push(socket)
    }
    const socket = await watcher.socket()
    await socket.ask({ do: 'watch', table: here.table })
    return { ...here, spectator: watcher, sockets: [...sockets, socket], received: [] }
  }

  /** Everything that everybody but Vitellius can get hold of. */
  async function lookAround(here: World): Promise<void> {
    const { table, spectator, sockets, received } = here
    const look = async (client: Client, seat: string | null): Promise<void> => {
      const as = seat === null ? '' : `seat=${seat}`
      for (const path of [
        `/tables/${table}?${as}`,
        `/tables/${table}/log?${as}`,
        `/tables/${table}/replay?${as}`,
        `/tables/${table}/explanation?seat=vitellius`,
        `/tables/${table}/record`,
        `/tables?status=running`,
        `/tables/${table}?seat=vitellius`,
      ]) {
        const { status, body, headers } = await client.get(path)
        received.push(`${path} ${status} ${headers.get('content-length')} ${JSON.stringify(body)}`)
      }
      for (const [path, body] of [
        ['claim', { seat: 'vitellius' }],
        ['bot', { seat: 'vitellius' }],
        ['why', { seat: seat ?? 'galba', action: pass('next') }],
        ['actions', { seat: 'vitellius', action: pass('next') }],
        ['undo', { seat: 'vitellius' }],
      ] as const) {
        const reply = await client.post(`/tables/${table}/${path}`, body)
        received.push(`${path} ${reply.status} ${JSON.stringify(reply.body)}`)
      }
    }
    for (const seat of ALL) if (seat !== VITELLIUS) await look(here.clients[seat], SEATS[seat])
    await look(spectator, null)
    for (const socket of sockets) {
      await socket.ask({ do: 'ping' })
      received.push(...socket.heard.splice(0).map((message) => JSON.stringify(message)))
    }
  }

  test.each([{ kind: 'none' }, { kind: 'bank', seconds: 600, increment: 10 }, { kind: 'deadline', seconds: 600 }])(
    'are the same to everybody else, clocks of kind $kind and all',
    async (clock) => {
      const first = await TestServer.start(env, around)
      const begun = await claimants(first, { clock })
      const watcher = await first.guest()
      await playToWindow(begun, quickChance(8), isAboutMarch)
      await first.running.close()
      const orders = await world(begun, watcher, first.folder)
      const none = await world(begun, watcher, first.folder)
      await first.stop().catch(() => undefined)
      const worlds = [orders, none]
      const both = async (run: (here: World) => Promise<unknown>): Promise<void> => {
        for (const here of worlds) await run(here)
        for (const here of worlds) await lookAround(here)
      }

      await both((here) => doing(here, VITELLIUS, pass(here === orders ? 'recall' : 'next')))
      await both(async (here) => {
        for (const seat of await askedByHand(here)) await doing(here, seat, pass('next'))
      })
      now += 60_000
      // The same random play to the next window of the same kind.
      await both((here) => playToWindow(here, quickChance(9), isAboutMarch))
      // Here the order answers; there he thinks for a while, and nobody can tell.
      await until(orders, ({ row }) => row.orders_due === null)
      expect(await askedByHand(orders)).not.toContain(VITELLIUS)
      expect(await askedByHand(none)).toContain(VITELLIUS)
      now += 7000
      await both(async (here) => {
        if (here === none) await doing(here, VITELLIUS, pass('next'))
      })
      now += 20_000
      await both(async (here) => {
        for (const seat of await askedByHand(here)) await doing(here, seat, pass('next'))
      })
      expect((await gameAt(orders)).answersUnseen()).toBe((await gameAt(none)).answersUnseen())

      expect(orders.received.length).toBeGreaterThan(200)
      for (const [i, text] of orders.received.entries()) expect(none.received[i]).toBe(text)
      expect(none.received.length).toBe(orders.received.length)
      for (const { sockets } of worlds) for (const socket of sockets) socket.close()
    },
  )
})

import type { GamePackage } from '@iacta/kernel'
import { enrol } from '@iacta/registry'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PicketsAction, type PicketsState, pickets } from '../../kernel/test/pickets.ts'
import { picketsPackage } from '../../kernel/test/pickets-package.ts'
import { scene } from './company.ts'
import { Client, type Socket, TestServer } from './harness.ts'
import { RUNNING, until } from './thoughts.ts'

/** Whoever waits for a window to close waits longer than any test. */
vi.mock('../src/clock.ts', async (original) => ({ ...(await original<object>()), ANSWERED_AFTER: 3_600_000 }))

/** The same game, in which who has reached the end of the track halts by himself. Nothing about it is a secret. */
const drilled = {
  ...pickets,
  id: 'pickets-drilled',
  standing: ({ stack, at }: PicketsState, seat: number): PicketsAction | null =>
    stack.at(-1)?.step === 'march' && at[seat] === 9 ? { do: 'halt' } : null,
}

const env = { IACTA_ALLOWANCE: '1000000' }
const SEATS = ['red', 'white', 'black'] as const
type Seat = (typeof SEATS)[number]
const HOLD = { do: 'hold' }
const RECALL = { do: 'recall' }
const HALT = { do: 'halt' }
const step = (to: number) => ({ do: 'step', to })

let server: TestServer
const stops: (() => void)[] = []
beforeAll(async () => {
  for (const pack of [picketsPackage, { ...picketsPackage, game: drilled }]) stops.push(enrol(pack as GamePackage))
  server = await TestServer.start(env, { threads: RUNNING })
})
afterAll(async () => {
  await server.stop()
  for (const stop of stops) stop()
})

/** A table with a person in each seat. */
async function runners(spec: object = {}, at = server) {
  const clients = [await at.guest(), await at.guest(), await at.guest()]
  const of = (seat: Seat): Client => clients[SEATS.indexOf(seat)]
  const red = of('red')
  const { id } = await red.ok(red.post('/tables', { game: 'pickets', seats: { red: 'me' }, ...spec }))
  for (const seat of ['white', 'black'] as const) {
    const { invite } = await red.ok(red.post(`/tables/${id}/invitations`, { seat }))
    await of(seat).ok(of(seat).post(`/tables/${id}/join`, { invite }))
  }
  const send = (seat: Seat, action: unknown, more: object = {}) =>
    of(seat).post(`/tables/${id}/actions`, { seat, action, ...more })
  return {
    id,
    of,
    send,
    does: (seat: Seat, action: unknown, more: object = {}) => of(seat).ok(send(seat, action, more)),
    undo: (seat: Seat) => of(seat).ok(of(seat).post(`/tables/${id}/undo`, { seat })),
    sees: (seat: Seat) => of(seat).ok(of(seat).get(`/tables/${id}?seat=${seat}`)),
  }
}

const eventsAt = async (id: string) => {
  const { db } = server.running.service.store
  const rows = await db
    .selectFrom('events')
    .select(['seat', 'body'])
    .where('table_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map(({ seat, body }) => [SEATS[seat], JSON.parse(body)])
}
const rowsAt = (id: string) =>
  server.running.service.store.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()

describe('a march past those who have declined', () => {
  test('is one gesture and one event, and taken back as one, from the store too', async () => {
    const { id, does, undo, sees } = await runners()
    await does('white', HOLD)
    const steps = [1, 2, 3, 4, 5].map(step)
    expect((await does('red', steps)).scene).toMatchObject({ canUndo: true, view: { at: [5, 4, 9] } })
    expect(await eventsAt(id)).toEqual([
      ['white', HOLD],
      ['red', steps],
    ])
    server.running.service.tables.forgetAll()
    expect((await undo('red')).scene).toMatchObject({ canUndo: false, view: { at: [0, 4, 9] } })
    expect((await sees('white')).table.seats.map(({ asked }: { asked: boolean }) => asked)).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('an order given while another moves', () => {
  test('is seen by its giver at once, by all others after the seal, whoever has loaded the table since', async () => {
    const { id, of, does, sees } = await runners()
    await does('red', step(1))
    const before = { red: await sees('red'), black: await sees('black') }
    const { table } = await sees('white')
    expect((await does('white', HOLD)).scene).toMatchObject({ view: { holding: 2 }, orders: [RECALL], canUndo: false })
    for (const forget of [() => undefined, () => server.running.service.tables.forgetAll()]) {
      forget()
      expect({ red: await sees('red'), black: await sees('black') }).toEqual(before)
      expect(await sees('white')).toMatchObject({ table, scene: { sequence: 1, heard: 1, view: { holding: 2 } } })
    }
    // The step after it still asks White, and then nobody.
    await does('red', step(2))
    expect((await sees('red')).scene).toMatchObject({ view: { holding: 2, at: [2, 4, 9] }, canUndo: false })
    expect((await does('red', [step(3), HALT])).table.seats[1].asked).toBe(true)
    for (const seat of SEATS) {
      const { happenings } = await of(seat).ok(of(seat).get(`/tables/${id}/log?seat=${seat}`))
      expect(happenings.map(({ key }: { key: string }) => key)).toEqual(['stepped', 'stepped', 'holds', 'stepped'])
    }
  })

  test('looks to its giver as one that took effect at once: by scene, summary, log and replay', async () => {
    const known = await Promise.all(
      [false, true].map(async (isMoving) => {
        const { id, of, does, sees } = await runners()
        if (isMoving) await does('red', step(1))
        const { updatedAt } = (await sees('white')).table
        await does('white', HOLD)
        const { table, scene: seen } = await sees('white')
        const asked = (path: string) => of('white').ok(of('white').get(`/tables/${id}/${path}`))
        return [seen, table.updatedAt === updatedAt, await asked('log?seat=white'), await asked('replay?seat=white')]
      }),
    )
    expect(known[0][1]).toBe(true)
    expect(known[1]).toEqual(known[0])
  })

  test('is told over sockets to nobody else before it takes effect', async () => {
    const { id, of, does } = await runners()
    const sockets: Record<string, Socket> = {}
    for (const seat of SEATS) {
      sockets[seat] = await of(seat).socket()
      await sockets[seat].ask({ do: 'watch', table: id, seat })
    }
    await does('red', step(1))
    await sockets.red.until(({ update }) => update?.changes?.set?.sequence === 1)
    const heard = { red: sockets.red.heard.length, black: sockets.black.heard.length }
    expect(await sockets.white.ask({ do: 'act', table: id, seat: 'white', action: HOLD })).toMatchObject({ ok: true })
    const { update } = await sockets.white.until((message) => message.update?.changes?.set?.sequence === 1)
    expect(update).toMatchObject({
      changes: { in: { view: { set: { holding: 2 } }, orders: [[RECALL]] } },
      settled: 0,
      happenings: [{ key: 'holds' }],
    })
    for (const seat of ['red', 'black'] as const) {
      await sockets[seat].ask({ do: 'ping' })
      expect(sockets[seat].heard.length).toBe(heard[seat] + 1)
    }
    await does('red', HALT)
    const seal = await sockets.black.until(({ update: told }) => told?.changes?.in?.view?.set?.holding === 2)
    expect(seal.update.happenings.map(({ key }: { key: string }) => key)).toEqual(['stepped', 'holds'])
    for (const socket of Object.values(sockets)) socket.close()
  })

  test('is recalled before it takes effect, and then never was', async () => {
    const { id, does, sees } = await runners()
    await does('red', step(1))
    await does('white', HOLD)
    await does('white', RECALL)
    server.running.service.tables.forgetAll()
    await does('red', step(2))
    const { table } = await sees('black')
    expect(table.seats.map(({ asked }: { asked: boolean }) => asked)).toEqual([false, true, false])
    expect(await eventsAt(id)).toHaveLength(4)
  })
})

describe('an order', () => {
  test('stops no clock, starts none, and counts as no move', async () => {
    const { id, does } = await runners({ clock: { kind: 'deadline', seconds: 3600 } })
    const before = await rowsAt(id)
    // Of who is asked, and of who is not: with nothing provisional, and while another moves.
    await does('red', HOLD)
    await does('white', HOLD)
    await does('red', step(1))
    await does('white', RECALL)
    expect(await rowsAt(id)).toEqual(before)
    const live = await server.running.service.tables.look(id, null, ({ game }) => game)
    expect([live?.sealedCount(), live?.sealedBy(0), live?.sealedBy(1)]).toEqual([2, 0, 0])
  })

  test('by which somebody is no longer asked stops his clock, and starts that of who is', async () => {
    const { id, does } = await runners({ clock: { kind: 'deadline', seconds: 3600 } })
    await does('red', [step(1), step(2)])
    expect((await rowsAt(id)).map(({ deadline }) => deadline !== null)).toEqual([false, true, false])
    await does('white', HOLD)
    expect((await rowsAt(id)).map(({ deadline }) => deadline !== null)).toEqual([true, false, false])
  })

  test('answers nothing, is done once under its id, and is refused with its clause', async () => {
    const { id, does, send } = await runners()
    await does('red', step(1))
    for (let i = 0; i < 2; i++)
      expect(await does('white', HOLD, { answering: 99, actionId: 'hold' })).toMatchObject({ sequence: 1 })
    expect(await eventsAt(id)).toHaveLength(2)
    const refused = await send('white', HOLD)
    expect(refused.body.error).toMatchObject({
      code: 'refused',
      refusal: { reason: 'ordered-already', clause: 'PIX-4' },
    })
    expect((await send('red', [step(2), HOLD])).body.error).toMatchObject({
      code: 'bad-request',
      message: 'An order is given by itself, not within a gesture.',
    })
  })

  test('is given so often and no more before somebody goes on', async () => {
    const { does, send } = await runners()
    for (let i = 0; i < 20; i++) for (const order of [HOLD, RECALL]) await does('white', order)
    expect((await send('white', HOLD)).body.error.code).toBe('ordered-enough')
    server.running.service.tables.forgetAll()
    expect((await send('white', HOLD)).body.error.code).toBe('ordered-enough')
    await does('black', HOLD)
    await does('red', HALT)
    await does('white', HOLD)
  })

  test('stands in the record, which proves its dice with it', async () => {
    const client = await server.guest()
    const seats = { red: 'me', white: 'me', black: 'me' }
    const { id } = await client.ok(client.post('/tables', { game: 'pickets', seats }))
    const does = (seat: Seat, action: unknown) => client.ok(client.post(`/tables/${id}/actions`, { seat, action }))
    await does('red', step(1))
    await does('white', HOLD)
    await does('red', step(2))
    await does('white', RECALL)
    await does('red', step(3))
    await does('white', { do: 'shoot' })
    for (const seat of [...SEATS, ...SEATS]) await does(seat, HALT)
    const record = await client.ok(client.get(`/tables/${id}/record`))
    expect(record.actions.slice(0, 4).map(({ action }: { action: PicketsAction }) => action.do)).toEqual([
      'step',
      'step',
      'hold',
      'recall',
    ])
    expect(await client.ok(client.get(`/tables/${id}/verify`))).toMatchObject({ ok: true, draws: 1 })
    const copy = await client.ok(client.post('/records', record))
    expect(await client.ok(client.get(`/tables/${copy.id}/record`))).toMatchObject({ actions: record.actions })
  })
})

describe('a computer', () => {
  test('carries out a plan as one gesture and one event, through those who have declined', async () => {
    const client = await server.guest()
    const seats = { red: { bot: 'miles' }, white: 'me', black: 'me' }
    const { id } = await client.ok(client.post('/tables', { game: 'pickets', seats }))
    const asked = async () => (await client.ok(client.get(`/tables/${id}`))).table.seats
    await until(async () => (await asked())[1].asked)
    expect(await eventsAt(id)).toEqual([['red', [step(1), step(2)]]])
    await client.ok(client.post(`/tables/${id}/actions`, { seat: 'white', action: HOLD }))
    await until(async () => (await eventsAt(id)).length === 3)
    expect((await eventsAt(id)).slice(1)).toEqual([
      ['white', HOLD],
      ['red', [3, 4, 5, 6].map(step).concat([HALT as never])],
    ])
    expect((await scene(client, id, 'white')).view.at).toEqual([6, 4, 9])
  })
})

test('what was ordered secretly is done at once where nothing secret is asked', async () => {
  const { id, does } = await runners({ game: 'pickets-drilled' })
  await does('red', HALT)
  await does('white', HALT)
  // Black stands on the last square, and halts by himself, however long a window would take.
  await until(async () => (await eventsAt(id)).length === 3)
  expect((await eventsAt(id)).at(-1)).toEqual(['black', HALT])
})

describe('two processes', () => {
  let postgres: Postgres
  let here: TestServer
  let there: TestServer
  beforeAll(async () => {
    postgres = await startPostgres()
    const both = { ...env, DATABASE_URL: await postgres.database() }
    here = await TestServer.start(both)
    there = await TestServer.start(both)
  })
  afterAll(async () => {
    await here.stop()
    await there.stop()
    await postgres.stop()
  })

  test('agree about an order given at one while another moves at the other, at the very same moment', async () => {
    for (let i = 0; i < 4; i++) {
      const { id, of, does } = await runners({}, here)
      await does('red', step(1))
      const white = new Client(there.url)
      white.cookie = of('white').cookie
      const [moved, ordered] = await Promise.all([
        of('red').post(`/tables/${id}/actions`, { seat: 'red', action: HALT }),
        white.post(`/tables/${id}/actions`, { seat: 'white', action: HOLD }),
      ])
      expect([moved.status, ordered.status]).toEqual([200, 200])
      const black = new Client(there.url)
      black.cookie = of('black').cookie
      for (const client of [of('black'), black])
        await expect.poll(async () => (await scene(client, id, 'black')).view.holding).toBe(2)
    }
  })
})

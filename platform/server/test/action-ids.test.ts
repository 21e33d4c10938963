import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, firstTurn, type Pair, pair, scene } from './company.ts'
import { Client, TestServer } from './harness.ts'

/** Whoever does not know whether his action went in sends it again under the same id. */
const allowance = { IACTA_ALLOWANCE: '1000000' }
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const eventsOf = ({ running }: TestServer, table: string) =>
  running.service.store.db.selectFrom('events').selectAll().where('table_id', '=', table).orderBy('seq').execute()

const sending = (client: Client, table: string, seat: string) => (body: object) =>
  client.post(`/tables/${table}/actions`, { seat, ...body })

/** Whoever moves after the first turn's cards, and two moves he may make. */
async function mover(here: Pair) {
  await firstTurn(here)
  const { seats } = (await here.caesar.ok(here.caesar.get(`/tables/${here.table}`))).table
  const [seat, client] = seats[0].asked ? (['caesar', here.caesar] as const) : (['pompeius', here.pompeius] as const)
  const next = async () =>
    (await scene(client, here.table, seat)).actions.find(({ do: verb }: { do: string }) => verb === 'move')
  return { seat, client, next, send: sending(client, here.table, seat) }
}

for (const engine of ['sqlite', 'postgres'] as const)
  describe(`on ${engine}`, () => {
    let server: TestServer
    beforeAll(async () => {
      server = await TestServer.start(
        engine === 'sqlite' ? allowance : { ...allowance, DATABASE_URL: await postgres.database() },
      )
    })
    afterAll(() => server.stop())

    test('an action sent again is done once and answered as it was, by request and by socket', async () => {
      const { caesar, pompeius, table } = await pair(server)
      const { actions } = await scene(caesar, table, 'caesar')
      const send = sending(caesar, table, 'caesar')
      const sent = { answering: 0, actionId: 'one', action: actions[0] }
      expect((await caesar.ok(send(sent))).sequence).toBe(1)
      expect((await caesar.ok(send(sent))).sequence).toBe(1)
      const socket = await caesar.socket()
      const again = { do: 'act', table, seat: 'caesar', ...sent }
      expect(await socket.ask(again)).toMatchObject({ ok: true, sequence: 1 })
      // The game goes on, and it is still known what was answered then.
      await act(pompeius, table, 'pompeius')
      await act(caesar, table, 'caesar')
      expect(await socket.ask(again)).toMatchObject({ ok: true, sequence: 1 })
      const { sequence, scene: now } = await caesar.ok(send(sent))
      expect([sequence, now.sequence]).toEqual([1, 3])
      expect(await eventsOf(server, table)).toHaveLength(3)
      socket.close()
    })

    test('what went in is known to have done so after the end', async () => {
      const { caesar, pompeius, table } = await pair(server)
      const { actions } = await scene(caesar, table, 'caesar')
      const send = sending(caesar, table, 'caesar')
      await caesar.ok(send({ actionId: 'last', action: actions[0] }))
      await pompeius.ok(pompeius.post(`/tables/${table}/resignation`, { seat: 'pompeius' }))
      expect((await caesar.ok(send({ actionId: 'last', action: actions[0] }))).sequence).toBe(1)
      expect((await send({ actionId: 'never', action: actions[0] })).body.error.code).toBe('not-running')
    })

    test('what was taken back since is not done again', async () => {
      const { caesar, table } = await pair(server)
      const { actions } = await scene(caesar, table, 'caesar')
      const send = sending(caesar, table, 'caesar')
      const undo = (actionId: string) => caesar.post(`/tables/${table}/undo`, { seat: 'caesar', actionId })
      await caesar.ok(send({ actionId: 'a', action: actions[0] }))
      expect((await caesar.ok(undo('b'))).sequence).toBe(0)
      const { sequence, scene: now } = await caesar.ok(send({ actionId: 'a', action: actions[0] }))
      expect([sequence, now.sequence, now.canUndo]).toEqual([1, 0, false])
      // Done anew it has another id.
      await caesar.ok(send({ actionId: 'c', action: actions[0] }))
      expect((await caesar.ok(undo('b'))).scene.canUndo).toBe(true)
      expect((await eventsOf(server, table)).map(({ kind }) => kind)).toEqual(['act', 'undo', 'act'])
    })

    test('taking back is done once, however much there is to take back', async () => {
      const here = await pair(server)
      const { client, seat, send, next } = await mover(here)
      const before = (await scene(client, here.table, seat)).sequence
      await client.ok(send({ action: await next() }))
      await client.ok(send({ action: await next() }))
      const undo = () => client.post(`/tables/${here.table}/undo`, { seat, actionId: 'undo-1' })
      for (let i = 0; i < 3; i++) expect((await client.ok(undo())).sequence).toBe(before + 1)
      expect(await scene(client, here.table, seat)).toMatchObject({ sequence: before + 1, canUndo: true })
    })

    test('something else under a used id is refused in clear words, and nothing is done', async () => {
      const here = await pair(server)
      const { client, seat, send, next } = await mover(here)
      await client.ok(send({ actionId: 'x', action: await next() }))
      const events = (await eventsOf(server, here.table)).length
      const other = await send({ actionId: 'x', action: await next() })
      expect([other.status, other.body.error.code]).toEqual([409, 'id-used'])
      const undo = await client.post(`/tables/${here.table}/undo`, { seat, actionId: 'x' })
      expect(undo.body.error.code).toBe('id-used')
      expect(await eventsOf(server, here.table)).toHaveLength(events)
    })

    test('each seat has ids of its own', async () => {
      const { caesar, pompeius, table } = await pair(server)
      for (const [client, seat] of [
        [caesar, 'caesar'],
        [pompeius, 'pompeius'],
      ] as const) {
        const { actions } = await scene(client, table, seat)
        await client.ok(sending(client, table, seat)({ actionId: 'same', action: actions[0] }))
      }
      expect((await eventsOf(server, table)).map(({ action_id }) => action_id)).toEqual(['same', 'same'])
    })

    test('an id is short and plain', async () => {
      const { caesar, table } = await pair(server)
      const { actions } = await scene(caesar, table, 'caesar')
      for (const actionId of ['', 'a'.repeat(65), 'a b', 'a\u0000', 7])
        expect((await sending(caesar, table, 'caesar')({ actionId, action: actions[0] })).status).toBe(400)
      expect(await eventsOf(server, table)).toHaveLength(0)
    })
  })

test('through any of several processes it is done once', async () => {
  const env = { ...allowance, DATABASE_URL: await postgres.database() }
  const servers = [await TestServer.start(env), await TestServer.start(env)]
  const here = await pair(servers[0])
  const { client, seat, next } = await mover(here)
  const there = new Client(servers[1].url)
  there.cookie = client.cookie
  // Both keep the table in memory, and neither waits for news of the other.
  await scene(there, here.table, seat)
  for (let i = 0; i < 5; i++) {
    const { sequence } = await scene(client, here.table, seat)
    const sent = { actionId: `move-${i}`, action: await next() }
    const answers = await Promise.all(
      [client, there, client, there].map((each) => each.ok(sending(each, here.table, seat)(sent))),
    )
    expect(answers.map((answer) => answer.sequence)).toEqual(Array(4).fill(sequence + 1))
  }
  const ids = (await eventsOf(servers[0], here.table)).flatMap(({ action_id }) => action_id ?? [])
  expect(ids).toEqual([0, 1, 2, 3, 4].map((i) => `move-${i}`))
  for (const server of servers) await server.stop()
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_GESTURE } from '../src/tables/sent.ts'
import { scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())

/** A free deployment with both sides in one hand, and an exchange that can always be made again. */
async function deployment(at = server) {
  const client = await at.guest()
  const spec = { game: 'julius-caesar', options: { scenario: 'free' }, seats: { caesar: 'me', pompeius: 'me' } }
  const { id } = await client.ok(client.post('/tables', spec))
  const { actions } = await scene(client, id, 'caesar')
  const exchange = actions.find(({ do: verb }: { do: string }) => verb === 'exchange')
  return { client, id, exchange }
}

const send = (client: Client, id: string, action: unknown, more: object = {}) =>
  client.post(`/tables/${id}/actions`, { seat: 'caesar', action, ...more })
const undo = (client: Client, id: string, more: object = {}) =>
  client.post(`/tables/${id}/undo`, { seat: 'caesar', ...more })
const eventsOf = (id: string) =>
  server.running.service.store.db.selectFrom('events').select(['kind', 'body']).where('table_id', '=', id).execute()

describe('several actions as one gesture', () => {
  test('are one thing to send, to write and to take back', async () => {
    const { client, id, exchange } = await deployment()
    expect((await client.ok(send(client, id, [exchange, exchange, exchange]))).sequence).toBe(3)
    expect(await eventsOf(id)).toHaveLength(1)
    await client.ok(send(client, id, exchange))
    // What is in memory follows from the store again.
    server.running.service.tables.forgetAll()
    expect((await client.ok(undo(client, id))).sequence).toBe(3)
    expect((await client.ok(undo(client, id, { what: 'action' }))).sequence).toBe(2)
    server.running.service.tables.forgetAll()
    expect((await client.ok(undo(client, id))).sequence).toBe(0)
    expect((await scene(client, id, 'caesar')).canUndo).toBe(false)
  })

  test('are done all or not at all, by request and by socket, and the one that failed is named', async () => {
    const { client, id, exchange } = await deployment()
    const wrong = { ...exchange, with: exchange.block }
    const refused = await send(client, id, [exchange, wrong])
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({ code: 'refused', at: 1, refusal: { reason: 'same-block' } })
    const socket = await client.socket()
    const asked = { do: 'act', table: id, seat: 'caesar' }
    expect(await socket.ask({ ...asked, action: [exchange, { do: 'march' }] })).toMatchObject({ ok: false })
    expect((await scene(client, id, 'caesar')).sequence).toBe(0)
    expect(await socket.ask({ ...asked, action: [exchange, exchange] })).toMatchObject({ ok: true, sequence: 2 })
    expect(await socket.ask({ do: 'undo', table: id, seat: 'caesar', what: 'action' })).toMatchObject({ sequence: 1 })
    socket.close()
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['act', 'undo'])
  })

  test('sent again under the same id are done once', async () => {
    const { client, id, exchange } = await deployment()
    const sending = { actionId: 'both', answering: 0 }
    for (let i = 0; i < 2; i++)
      expect((await client.ok(send(client, id, [exchange, exchange], sending))).sequence).toBe(2)
    expect((await send(client, id, [exchange], sending)).body.error.code).toBe('id-used')
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test('are stored as far as they were done, and known again when they are sent again', async () => {
    const { client, id, exchange } = await deployment()
    await client.ok(client.post(`/tables/${id}/actions`, { seat: 'pompeius', action: { do: 'ready' } }))
    const meant = [exchange, { do: 'ready' }, exchange]
    const { sequence } = await client.ok(send(client, id, meant, { actionId: 'all' }))
    expect((await eventsOf(id)).map(({ body }) => JSON.parse(body))).toEqual([{ do: 'ready' }, meant.slice(0, 2)])
    expect((await client.ok(send(client, id, meant, { actionId: 'all' }))).sequence).toBe(sequence)
    expect((await send(client, id, [{ do: 'ready' }], { actionId: 'all' })).body.error.code).toBe('id-used')
  })

  test('cost more the more they are', async () => {
    // No time goes by, so that the allowance of 24 does not fill up.
    const now = Date.now()
    const own = await TestServer.start({ IACTA_ALLOWANCE: '4' }, { now: () => now })
    const { client, id, exchange } = await deployment(own)
    const many = Array(MAX_GESTURE).fill(exchange)
    expect((await send(client, id, many)).status).toBe(200)
    expect((await send(client, id, many)).status).toBe(429)
    expect((await send(client, id, exchange)).status).toBe(200)
    await own.stop()
  })

  test('are kept together in what is exported and taken on', async () => {
    const { client, id, exchange } = await deployment()
    await client.ok(send(client, id, [exchange, exchange, { do: 'ready' }]))
    await client.ok(client.post(`/tables/${id}/actions`, { seat: 'pompeius', action: { do: 'ready' } }))
    const record = await client.ok(client.get(`/tables/${id}/record`))
    expect(record.actions.map(({ joined }: { joined?: true }) => joined ?? false)).toEqual([false, true, true, false])
  })

  test('are kept together in the record of a table whose rules are no more', async () => {
    const { client, id, exchange } = await deployment()
    await client.ok(client.post(`/tables/${id}/actions`, { seat: 'pompeius', action: { do: 'ready' } }))
    await client.ok(send(client, id, [exchange, exchange]))
    await client.ok(send(client, id, [exchange, exchange, exchange]))
    await client.ok(undo(client, id, { what: 'action' }))
    await client.ok(undo(client, id))
    await client.ok(send(client, id, [exchange, { do: 'ready' }, exchange]))
    const { actions } = await client.ok(client.get(`/tables/${id}/record`))
    await server.running.service.store.db.updateTable('tables').set({ edition: 99 }).where('id', '=', id).execute()
    server.running.service.tables.forgetAll()
    await client.ok(client.post(`/tables/${id}/resignation`, { seat: 'caesar' }))
    expect((await client.ok(client.get(`/tables/${id}/record`))).actions).toEqual(actions)
    expect(actions).toHaveLength(5)
  })

  test('that are none, or too many, are refused at the door', async () => {
    const { client, id, exchange } = await deployment()
    expect((await send(client, id, [])).status).toBe(400)
    expect((await send(client, id, Array(MAX_GESTURE + 1).fill(exchange))).status).toBe(400)
    expect((await send(client, id, 'exchange')).status).toBe(400)
  })
})

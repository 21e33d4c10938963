import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MAX_PROVISIONAL } from '../src/live.ts'
import { scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { expectProblem } from './wire.ts'

const { game } = gameNamed('julius-caesar')
let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())

const SEATS = ['caesar', 'pompeius'] as const

interface Stored {
  readonly seat: number
  readonly kind: 'act' | 'undo'
  readonly body: unknown
}

/** A free deployment, both sides in one hand, that these have been at before; from the store. */
async function deployment(before: (exchanges: readonly unknown[]) => readonly Stored[]): Promise<[Client, string]> {
  const client = await server.guest()
  const spec = { game: 'julius-caesar', options: { scenario: 'free' }, seats: { caesar: 'me', pompeius: 'me' } }
  const { id } = await client.ok(client.post('/tables', spec))
  const exchanges = await Promise.all(SEATS.map((seat) => exchange(client, id, seat)))
  const at = Date.now()
  const events = before(exchanges).map(({ seat, kind, body }, i) => {
    return { table_id: id, seq: i + 1, kind, seat, body: JSON.stringify(body), draws: null, at }
  })
  const { service } = server.running
  for (let i = 0; i < events.length; i += 500)
    await service.store.db
      .insertInto('events')
      .values(events.slice(i, i + 500))
      .execute()
  service.tables.forgetAll()
  return [client, id]
}

/** Two blocks of a side that can always be exchanged again. */
async function exchange(client: Client, table: string, seat: string): Promise<unknown> {
  const { actions } = await scene(client, table, seat)
  return actions.find((action: { do: string }) => action.do === 'exchange')
}

const act = (client: Client, table: string, seat: string, action: unknown) =>
  client.post(`/tables/${table}/actions`, { seat, action })
const undo = (client: Client, table: string, seat: string) => client.post(`/tables/${table}/undo`, { seat })

describe('what can still be taken back', () => {
  test('has an end; and who takes something back goes on', async () => {
    const [client, table] = await deployment(([mine]) =>
      Array.from({ length: MAX_PROVISIONAL - 1 }, () => ({ seat: 0, kind: 'act', body: mine })),
    )
    const again = await exchange(client, table, 'caesar')
    expect((await act(client, table, 'caesar', again)).status).toBe(200)
    for (const action of [again, { do: 'ready' }]) {
      const refused = await act(client, table, 'caesar', action)
      expectProblem(refused, 409)
      expect(refused.body.error).toMatchObject({
        code: 'too-much-at-once',
        message: expect.stringContaining(String(MAX_PROVISIONAL)),
      })
    }
    // The other side has its own.
    expect((await act(client, table, 'pompeius', await exchange(client, table, 'pompeius'))).status).toBe(200)
    await client.ok(undo(client, table, 'caesar'))
    await client.ok(act(client, table, 'caesar', { do: 'ready' }))
  })

  test('costs no more to take back the more there is, even where the other side has done as much since', async () => {
    const [client, table] = await deployment((exchanges) =>
      [0, 1].flatMap((seat) => Array.from({ length: 150 }, () => ({ seat, kind: 'act', body: exchanges[seat] }))),
    )
    await scene(client, table, 'caesar')
    const play = vi.spyOn(game, 'play')
    for (let i = 0; i < 10; i++) await client.ok(undo(client, table, 'caesar'))
    expect(play.mock.calls.length).toBeLessThanOrEqual(16)
    play.mockRestore()
  })

  test('is taken back so often and no more before something is sealed, whoever has loaded the table since', async () => {
    const [client, table] = await deployment(([mine]) =>
      Array.from({ length: 499 }, (): Stored[] => [
        { seat: 0, kind: 'act', body: mine },
        { seat: 0, kind: 'undo', body: null },
      ]).flat(),
    )
    const again = await exchange(client, table, 'caesar')
    for (let i = 0; i < 2; i++) await client.ok(act(client, table, 'caesar', again))
    await client.ok(undo(client, table, 'caesar'))
    const refused = await undo(client, table, 'caesar')
    expectProblem(refused, 409)
    expect(refused.body.error.code).toBe('taken-back-enough')
    // What was sealed is a new beginning.
    for (const seat of SEATS) await client.ok(act(client, table, seat, { do: 'ready' }))
    const { actions } = await scene(client, table, 'caesar')
    await client.ok(act(client, table, 'caesar', actions[0]))
    await client.ok(undo(client, table, 'caesar'))
  })

  test('is taken back so often and no more at one table', async () => {
    const [client, table] = await deployment(([mine]) =>
      Array.from({ length: 3000 }, (): Stored[] => [
        { seat: 0, kind: 'act', body: mine },
        { seat: 0, kind: 'undo', body: null },
      ]).flat(),
    )
    for (const seat of SEATS) await client.ok(act(client, table, seat, { do: 'ready' }))
    const changeMind = async (seat: string) => {
      await client.ok(act(client, table, seat, (await scene(client, table, seat)).actions[0]))
      return undo(client, table, seat)
    }
    // The other side has taken nothing back yet.
    expect((await changeMind('pompeius')).status).toBe(200)
    expect((await changeMind('caesar')).body.error.code).toBe('taken-back-enough')
  })

  test('does not come in beyond that with a record', async () => {
    const [client, table] = await deployment(() => [])
    const [mine, record] = [
      await exchange(client, table, 'caesar'),
      await client.ok(client.get(`/tables/${table}/record`)),
    ]
    const ending = (length: number) => ({ ...record, actions: Array(length).fill({ seat: 'caesar', action: mine }) })
    await client.ok(client.post('/records', ending(MAX_PROVISIONAL)))
    const refused = await client.post('/records', ending(MAX_PROVISIONAL + 1))
    expectProblem(refused, 400)
    expect(refused.body.error.message).toContain('could still be taken back')
  })
})

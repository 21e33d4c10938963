import { commitmentTo, verify } from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, pair } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const GAME = 'julius-caesar'

let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now })
})
afterAll(() => server.stop())

const seal = async (client: Client): Promise<string> => (await client.ok(client.post('/seals', {}))).commitment
const recordOf = (client: Client, table: string) => client.ok(client.get(`/tables/${table}/record`))
const resign = (client: Client, table: string, seat: string) =>
  client.ok(client.post(`/tables/${table}/resignation`, { seat }))

describe('a part in the dice', () => {
  test('is everybody’s, the host’s too: he is told the commitment before he says it', async () => {
    const [host, guest] = [await server.guest(), await server.guest()]
    const commitment = await seal(host)
    const spec = { game: GAME, seats: { caesar: 'me' }, visibility: 'public' }
    const table = await host.ok(host.post('/tables', { ...spec, commitment, contribution: 'rubico' }))
    expect(table.commitment).toBe(commitment)
    // Whoever sits down has seen it too.
    expect((await guest.ok(guest.get(`/tables/${table.id}`))).table.commitment).toBe(commitment)
    await guest.ok(guest.post(`/tables/${table.id}/join`, { contribution: 'pharsalus' }))
    await act(host, table.id, 'caesar')
    await act(guest, table.id, 'pompeius')
    await resign(guest, table.id, 'pompeius')
    const record = await recordOf(host, table.id)
    expect(record).toMatchObject({ commitment, contributions: ['rubico', 'pharsalus'] })
    const { game } = gameNamed(GAME)
    const remembered = { commitment, contributions: { caesar: 'rubico', pompeius: 'pharsalus' } }
    expect(verify(game, record, nodeDigest, remembered)).toMatchObject({ ok: true })
    // A server that looked for another secret afterwards has a record that agrees with itself, and is found out.
    const ground = newSecret()
    const other = commitmentTo(ground, nodeDigest)
    expect(verify(game, { ...record, commitment: other }, nodeDigest, remembered)).toEqual({
      ok: false,
      at: null,
      problem: expect.stringContaining('secret'),
    })
  })

  test('comes from a commitment that was given to oneself, not long ago, and once', async () => {
    const [host, thief] = [await server.guest(), await server.guest()]
    const commitment = await seal(host)
    const spec = { game: GAME, seats: { caesar: 'me' }, commitment }
    expect((await thief.post('/tables', spec)).body.error.code).toBe('seal-broken')
    const both = await Promise.all([host.post('/tables', spec), host.post('/tables', spec)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const old = await seal(host)
    now += 60 * 60_000 + 1
    expect((await host.post('/tables', { ...spec, commitment: old })).body.error.code).toBe('seal-broken')
    // What could not be set up has used nothing.
    const fresh = await seal(host)
    expect((await host.post('/tables', { ...spec, game: 'nero', commitment: fresh })).status).toBe(400)
    expect((await host.post('/tables', { ...spec, commitment: fresh })).status).toBe(200)
    expect((await host.post('/tables', { ...spec, commitment: 'x' })).status).toBe(400)
    expect((await server.client().post('/seals', {})).status).toBe(401)
  })

  test('is given to a rematch by who asks for it first, and by who comes after', async () => {
    const here = await pair(server)
    await resign(here.caesar, here.table, 'caesar')
    const commitment = await seal(here.caesar)
    const again = `/tables/${here.table}/rematch`
    const rematch = await here.caesar.ok(here.caesar.post(again, { commitment, contribution: 'thapsus' }))
    expect(rematch.commitment).toBe(commitment)
    await here.pompeius.ok(here.pompeius.post(again, { contribution: 'munda' }))
    await resign(here.caesar, rematch.id, 'pompeius')
    expect(await recordOf(here.caesar, rematch.id)).toMatchObject({ commitment, contributions: ['munda', 'thapsus'] })
  })

  test('is in vain where a table goes on from another: it says that no seal covers it', async () => {
    const here = await pair(server)
    expect((await here.caesar.ok(here.caesar.get(`/tables/${here.table}`))).table.commitment).toMatch(/^[0-9a-f]{64}$/)
    await act(here.caesar, here.table, 'caesar')
    await act(here.pompeius, here.table, 'pompeius')
    await resign(here.caesar, here.table, 'caesar')
    const fork = await here.caesar.ok(here.caesar.post(`/tables/${here.table}/fork`, { at: 1 }))
    expect(fork.commitment).toBe('')
    const whole = await recordOf(here.caesar, here.table)
    const unfinished = { ...whole, outcome: null, concluded: false, secret: null }
    expect((await here.caesar.ok(here.caesar.post('/records', unfinished))).commitment).toBe('')
    // A finished one keeps its own.
    expect((await here.caesar.ok(here.caesar.post('/records', whole))).commitment).toBe(whole.commitment)
  })
})

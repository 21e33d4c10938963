import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, type Pair, pair, scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { needsQuery, pathOf, ROUTES, sampleBody } from './junk.ts'
import { expectProblem, NOWHERE } from './wire.ts'

let server: TestServer
const now = Date.now()
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' }, { now: () => now })
})
afterAll(() => server.stop())

describe('a seat', () => {
  let here: Pair
  let spectator: Client
  beforeAll(async () => {
    here = await pair(server)
    spectator = await server.guest()
    await act(here.caesar, here.table, 'caesar')
  })

  test('is acted for by who holds it: not by the opponent, a spectator or nobody', async () => {
    const path = `/tables/${here.table}`
    const { actions } = await scene(here.pompeius, here.table, 'pompeius')
    const before = await scene(here.caesar, here.table, 'caesar')
    for (const [client, seat, status] of [
      [here.pompeius, 'caesar', 403],
      [here.caesar, 'pompeius', 403],
      [spectator, 'caesar', 403],
      [spectator, 'pompeius', 403],
      [server.client(), 'pompeius', 401],
    ] as const) {
      const tries = [
        client.post(`${path}/actions`, { seat, action: actions[0] }),
        client.post(`${path}/undo`, { seat }),
        client.post(`${path}/why`, { seat, action: actions[0] }),
        client.post(`${path}/offers`, { seat, what: 'draw' }),
        client.post(`${path}/offers`, { seat, what: 'abandon' }),
        client.post(`${path}/resignation`, { seat }),
      ]
      for (const reply of await Promise.all(tries)) expectProblem(reply, status)
    }
    expectProblem(await spectator.post(`${path}/claim`, { seat: 'caesar' }), 403)
    expectProblem(await spectator.post(`${path}/bot`, { seat: 'caesar' }), 403)
    expectProblem(await spectator.post(`${path}/leave`, {}), 409)
    const after = await here.caesar.ok(here.caesar.get(`${path}?seat=caesar`))
    expect(after.scene).toEqual(before)
    expect(after.table.offers).toEqual({ draw: 0, abandon: 0 })
  })

  test('is looked from by who holds it, by every way to look', async () => {
    for (const client of [here.pompeius, spectator, server.client()])
      for (const route of ROUTES.filter(({ method, path }) => method === 'GET' && path.startsWith('/tables/:id'))) {
        const path = pathOf(route, { id: here.table })
        const reply = await client.get(`${path}?seat=caesar`)
        if (reply.status === 200) expect(JSON.stringify(reply.body)).not.toMatch(/"hand":\["/)
      }
    for (const path of ['', '/log', '/replay'])
      expectProblem(await here.pompeius.get(`/tables/${here.table}${path}?seat=caesar`), 403)
  })

  test('is watched and acted for on a socket by who holds it', async () => {
    const { actions } = await scene(here.pompeius, here.table, 'pompeius')
    for (const client of [here.caesar, spectator, server.client()]) {
      const socket = await client.socket()
      const { table } = here
      const tries = [
        { do: 'watch', table, seat: 'pompeius' },
        { do: 'act', table, seat: 'pompeius', action: actions[0] },
        { do: 'undo', table, seat: 'pompeius' },
      ]
      for (const asked of tries) {
        const { ok, error } = await socket.ask(asked)
        expect(ok).toBe(false)
        expect(['forbidden', 'not-signed-in']).toContain(error.code)
      }
      socket.close()
    }
    expect((await scene(here.pompeius, here.table, 'pompeius')).sequence).toBe(0)
  })

  test('that is lost stops what its socket hears', async () => {
    const { caesar, table } = await pair(server, { visibility: 'private' })
    const socket = await caesar.socket()
    await socket.ask({ do: 'watch', table, seat: 'caesar' })
    await caesar.ok(caesar.post(`/tables/${table}/bot`, { seat: 'caesar' }))
    await socket.until(({ gone }) => gone === true)
    const before = socket.heard.length
    await socket.ask({ do: 'ping' })
    expect(socket.heard.length).toBe(before + 1)
    expect(await socket.ask({ do: 'watch', table, seat: 'caesar' })).toMatchObject({ error: { code: 'forbidden' } })
    socket.close()
  })
})

describe('a private table', () => {
  let here: Pair
  let stranger: Client
  beforeAll(async () => {
    here = await pair(server, { visibility: 'private' })
    stranger = await server.guest()
  })

  test('is not there for others: every route answers as for an id there is not', async () => {
    const open = await here.caesar.ok(here.caesar.post('/tables', { game: 'julius-caesar', visibility: 'private' }))
    for (const client of [stranger, server.client()])
      for (const route of ROUTES.filter(({ path }) => path.startsWith('/tables/:id')))
        for (const query of needsQuery(route) ? ['?seat=caesar'] : ['', '?seat=caesar']) {
          const ask = async (id: string) => {
            const { status, body } = await client.request(
              route.method,
              pathOf(route, { id }) + query,
              sampleBody(route),
            )
            return { route: `${route.method} ${route.path}`, status, body }
          }
          const none = await ask(NOWHERE)
          expect([401, 404]).toContain(none.status)
          expect(await ask(here.table)).toEqual(none)
          expect(await ask(open.id)).toEqual(none)
        }
  })

  test('is not there for others on a socket either', async () => {
    const socket = await stranger.socket()
    for (const asked of [
      { do: 'watch' },
      { do: 'watch', seat: 'caesar' },
      { do: 'act', seat: 'caesar', action: {} },
      { do: 'undo', seat: 'caesar' },
      { do: 'say', text: 'hallo?' },
      { do: 'say', text: 'hallo?', room: 'spectators' },
    ]) {
      const [real, none] = [
        await socket.ask({ ...asked, table: here.table }),
        await socket.ask({ ...asked, table: NOWHERE }),
      ]
      expect(none.error.code).toBe('not-found')
      expect(real.error).toEqual(none.error)
    }
    socket.close()
  })

  test('shows in no list, profile or history of others', async () => {
    await here.caesar.ok(here.caesar.post('/accounts', { name: 'Clodius', password: 'a password' }))
    await here.caesar.ok(here.caesar.post(`/tables/${here.table}/resignation`, { seat: 'caesar' }))
    for (const route of ROUTES.filter(({ method }) => method === 'GET')) {
      const { body } = await stranger.get(pathOf(route, { name: 'Clodius', game: 'julius-caesar', id: 'x' }))
      expect(JSON.stringify(body)).not.toContain(here.table)
    }
  })
})

describe('ids', () => {
  test('cannot be guessed: what there is not is 404, for everybody, everywhere', async () => {
    const guest = await server.guest()
    for (const id of [
      NOWHERE,
      'x',
      '1',
      '0',
      '-1',
      '__proto__',
      'constructor',
      "'; drop table tables; --",
      '%2e%2e%2f',
      '*',
    ])
      for (const path of [`/tables/${encodeURIComponent(id)}`, `/tables/${encodeURIComponent(id)}/log`])
        expectProblem(await guest.get(path), 404)
    expectProblem(await guest.delete(`/sessions/${NOWHERE}`), 404)
    expectProblem(await guest.delete(`/tokens/${NOWHERE}`), 404)
    expect((await guest.get('/tables')).status).toBe(200)
  })
})

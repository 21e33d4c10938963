import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { sign } from '../src/secrets.ts'
import { account, act, type Pair, pair, scene } from './company.ts'
import { Client, type Reply, TestServer } from './harness.ts'
import { isFatal, nested, pathOf, ROUTES, sampleBody, wrongWays } from './junk.ts'

let server: TestServer
const now = Date.now()
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' }, { now: () => now })
})
afterAll(() => server.stop())

const NOWHERE = 'n0suchtable0n0suchtable'

/** An answer as it came over the wire, without any client's good manners. */
function raw(text: string, how: 'wait' | 'reset' = 'wait', at = server): Promise<string> {
  const { hostname, port } = new URL(at.url)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(text)
      if (how === 'reset') setImmediate(() => socket.resetAndDestroy())
    })
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

const request = (line: string, headers: readonly string[] = []): string =>
  `${[line, 'Host: x', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`

/** One problem in one shape, with no word about how the server is made. */
function expectProblem({ status, body }: Reply, wanted?: number): void {
  if (wanted !== undefined) expect(status).toBe(wanted)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.error).toEqual(expect.objectContaining({ code: expect.any(String), message: expect.any(String) }))
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d|\.js:\d|\\n +at |sqlite|libsql|select |insert /i)
}

describe('cookies', () => {
  test('are kept from scripts and from other sites, and from plain text where there is TLS', async () => {
    const plain = await server.client().post('/guests', {})
    expect(plain.headers.get('set-cookie')).toMatch(/^iacta=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    const secure = await TestServer.start({ IACTA_ORIGIN: 'https://iacta.example' })
    const client = secure.client()
    client.origin = 'https://iacta.example'
    const reply = await client.post('/guests', {})
    expect(reply.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; .*; Secure$/)
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect((await client.delete('/sessions/current')).headers.get('set-cookie')).toMatch(/Max-Age=0; Secure$/)
    await secure.stop()
  })

  test('that are forged are nobody’s', async () => {
    const guest = await server.guest()
    const [token, signature] = (guest.cookie ?? '').slice('iacta='.length).split('.')
    const key = await server.running.service.store.db.selectFrom('settings').select('value').execute()
    const rightlySigned = sign('a token nobody was given', key[0].value)
    for (const cookie of [
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${signature.slice(0, -1)}`,
      `${token}.${signature.split('').reverse().join('')}`,
      `${token}x.${signature}`,
      `${token}.${signature}.${signature}`,
      sign(token, 'another key'),
      rightlySigned,
      sign("' or 1=1 --", key[0].value),
      'x'.repeat(5000),
      '',
    ]) {
      const forger = server.client()
      forger.cookie = `iacta=${cookie}`
      expect((await forger.get('/me')).body.person).toBeNull()
      expectProblem(await forger.get('/sessions'), 401)
      const socket = await forger.socket()
      expect(await socket.ask({ do: 'undo', table: NOWHERE, seat: 'caesar' })).toMatchObject({
        error: { code: 'not-signed-in' },
      })
      socket.close()
    }
  })
})

describe('the origin', () => {
  test('of every state change must be our own, or there is a token', async () => {
    const guest = await server.guest()
    const { token } = await guest.ok(guest.post('/tokens', { label: 'a bot' }))
    const cookie = guest.cookie ?? ''
    const post = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body: JSON.stringify({ game: 'julius-caesar' }),
      }).then(({ status }) => status)
    const host = new URL(server.url).host
    expect(await post({ origin: server.url })).toBe(200)
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost',
      `${server.url}.evil.example`,
      `ftp://${host}`,
    ])
      expect([origin, await post({ origin })]).toEqual([origin, 403])
    expect(await post({})).toBe(403)
    expect(await post({ referer: `${server.url}/` })).toBe(403)
    // Something a browser might add on its own is no token.
    expect(await post({ authorization: 'Basic eDp4' })).toBe(403)
    expect(await post({ authorization: `Bearer ${token}`, cookie: '' })).toBe(200)
    expect(await post({ authorization: 'Bearer wrong' })).toBe(401)
  })

  test('is asked for by every route that changes anything', async () => {
    for (const route of ROUTES.filter(({ method }) => method !== 'GET')) {
      const guest = await server.guest()
      guest.origin = 'https://evil.example'
      expectProblem(await guest.request(route.method, pathOf(route, {}), sampleBody(route)), 403)
    }
  })

  test('is fixed where it is configured', async () => {
    const own = await TestServer.start({ IACTA_ORIGIN: 'https://iacta.example' })
    const client = own.client()
    expectProblem(await client.post('/guests', {}), 403)
    client.origin = 'https://iacta.example'
    await client.ok(client.post('/guests', {}))
    await own.stop()
  })

  test('of a socket must be our own, or there is a token', async () => {
    const guest = await server.guest()
    const { token } = await guest.ok(guest.post('/tokens', { label: 'a bot' }))
    const open = (headers: Record<string, string>, path = '/api/socket'): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers })
        socket.on('open', () => {
          socket.close()
          resolve(101)
        })
        socket.on('unexpected-response', (asked, { statusCode }) => {
          asked.destroy()
          resolve(statusCode ?? 0)
        })
        socket.on('error', () => undefined)
      })
    const cookie = guest.cookie ?? ''
    expect(await open({ cookie, origin: server.url })).toBe(101)
    expect(await open({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await open({ cookie })).toBe(403)
    expect(await open({ cookie, authorization: 'Basic eDp4' })).toBe(403)
    expect(await open({ authorization: `Bearer ${token}` })).toBe(101)
    expect(await open({ cookie, origin: server.url }, '/api/sockets')).toBe(404)
    expect(await open({ cookie, origin: server.url }, '/')).toBe(404)
  })

  test('of others is never welcomed: no CORS at all', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const reply = await fetch(`${server.url}/api/me`, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      if (method === 'OPTIONS') expect(reply.status).toBe(403)
    }
  })
})

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
        for (const query of ['', '?seat=caesar']) {
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

describe('whatever is sent', () => {
  test('of the wrong kind, in any field of any route, is refused and nothing breaks', async () => {
    const here = await pair(server)
    const { caesar } = here
    await caesar.ok(caesar.post('/accounts', { name: 'Fabius', password: 'a password' }))
    const params = { id: here.table, name: 'Fabius', game: 'julius-caesar' }
    const ways = ROUTES.filter((route) => !isFatal(route)).flatMap((route) => wrongWays(route, params))
    expect(ways.length).toBeGreaterThan(1000)
    const next = ways.values()
    const worker = async (): Promise<void> => {
      for (const { method, path, body } of next) {
        const reply = await caesar.request(method, path, body)
        if (reply.status >= 500)
          throw new Error(`${method} ${path} ${body?.slice(0, 200)}: ${JSON.stringify(reply.body)}`)
        if (reply.status >= 400) expectProblem(reply)
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect(({} as Record<string, unknown>).do).toBeUndefined()
    expect((await caesar.get('/me')).body.person.name).toBe('Fabius')
    expect((await scene(caesar, here.table, 'caesar')).view.hand).toHaveLength(6)
  })

  test('of the wrong kind over a socket is refused and nothing breaks', async () => {
    const here = await pair(server)
    const socket = await here.caesar.socket()
    const messages = [
      'not json',
      '',
      'null',
      '[]',
      '"x"',
      '1e999',
      '{}',
      '{"id":77}',
      '{"id":{},"do":"ping"}',
      '{"id":77,"do":"fly"}',
      '{"id":77,"do":"__proto__"}',
      '{"id":77,"do":"watch"}',
      '{"id":77,"do":"watch","table":{}}',
      '{"id":77,"do":"watch","table":"\\u0000"}',
      `{"id":77,"do":"watch","table":"${here.table}","heard":-1}`,
      `{"id":77,"do":"watch","table":"${here.table}","seat":"__proto__"}`,
      `{"id":77,"do":"act","table":"${here.table}","seat":"caesar","action":[]}`,
      `{"id":77,"do":"act","table":"${here.table}","seat":"caesar","action":{"do":"constructor"}}`,
      `{"id":77,"do":"act","table":"${here.table}","seat":"caesar","action":{"do":${nested(5000)}}}`,
      `{"id":77,"do":"act","table":"${here.table}","seat":"caesar","action":{"__proto__":{"do":"ready"}}}`,
      `{"id":${nested(7000)},"do":"ping"}`,
      nested(8000),
    ]
    for (const [i, message] of messages.entries()) {
      socket.send(message)
      await socket.until(() => socket.heard.length > i)
      expect(socket.heard[i]).toMatchObject({ ok: false, error: { code: 'bad-request' } })
      expect(JSON.stringify(socket.heard[i])).not.toMatch(/\.ts:\d|node_modules/)
    }
    expect(await socket.ask({ do: 'ping' })).toMatchObject({ ok: true })
    socket.close()
  })

  test('too long is refused: bodies, messages, headers and addresses', async () => {
    const guest = await server.guest()
    expectProblem(await guest.post('/tables', JSON.stringify({ game: 'x'.repeat(70_000) })), 413)
    expectProblem(await guest.post('/tables', JSON.stringify({ game: 'x'.repeat(5_000_000) })), 413)
    expectProblem(await guest.get(`/tables/${'x'.repeat(5000)}`), 404)
    expect(await raw(request(`GET /${'x'.repeat(100_000)} HTTP/1.1`))).toMatch(/^HTTP\/1.1 431/)
    const socket = await guest.socket()
    const closed = socket.closed()
    socket.send(JSON.stringify({ id: 1, do: 'say', text: 'x'.repeat(20_000) }))
    expect(await closed).toBe(1009)
  })

  test('nested a hundred thousand deep is refused at once', async () => {
    const guest = await server.guest()
    const deep = nested(100_000)
    for (const path of ['/tables', '/records', '/guests'])
      for (const body of [deep, `{"options":{"scenario":${deep}}}`]) {
        const reply = await guest.post(path, body)
        expectProblem(reply)
        expect(reply.status).toBeLessThan(500)
      }
    for (const body of [nested(32_000), `{"game":"julius-caesar","options":{"scenario":${nested(30_000)}}}`])
      expectProblem(await guest.post('/tables', body), 400)
  })

  test('malformed is refused', async () => {
    const guest = await server.guest()
    for (const body of ['{', '{"a":', 'undefined', "{'a':1}", '\u0000', '{"a":1}}', 'NaN', '{"a":"\\u0000"}', '<x/>'])
      expectProblem(await guest.post('/tables', body), 400)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'])
      expectProblem(await guest.request('POST', '/tables', '{"game":"julius-caesar"}', { 'content-type': type }), 415)
  })

  test('with keys of a prototype changes no prototype', async () => {
    const guest = await server.guest()
    const evil =
      '{"game":"julius-caesar","__proto__":{"visibility":"private","polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    const table = await guest.ok(guest.post('/tables', evil))
    expect(table.visibility).toBe('public')
    expectProblem(await guest.post('/tables', '{"game":"julius-caesar","seats":{"constructor":"me"}}'), 400)
    expectProblem(await guest.post('/tables', '{"game":"__proto__"}'), 400)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('methods and paths', () => {
  test('that are not meant lead nowhere', async () => {
    const guest = await server.guest()
    for (const [method, path] of [
      ['POST', '/me'],
      ['PUT', '/tables'],
      ['DELETE', '/tables'],
      ['GET', '/guests'],
      ['GET', `/tables/${NOWHERE}/actions`],
      ['PATCH', `/tables/${NOWHERE}`],
    ])
      expectProblem(await guest.request(method, path, method === 'GET' ? undefined : {}), 404)
    for (const path of [
      '/API/me',
      '/api/ME',
      '/api//me',
      '/api/me/',
      '/api/me%2f',
      '/api/me;x',
      '/api/./me',
      '/api/tables/../me',
      '/api/me%00',
      '/../etc/passwd',
      '/api/%2e%2e/%2e%2e/etc/passwd',
      '/api/tables/%',
      '//',
    ])
      expect([path, (await raw(request(`GET ${path} HTTP/1.1`))).slice(9, 12)]).toEqual([
        path,
        expect.stringMatching(/^40[04]$/),
      ])
  })

  test('are not changed by headers', async () => {
    const guest = await server.guest()
    for (const header of ['x-http-method-override', 'x-method-override', 'x-original-url', 'x-rewrite-url'])
      await guest.request('GET', '/me', undefined, { [header]: 'DELETE' })
    expect((await guest.get('/me')).body.person).not.toBeNull()
  })

  test('HEAD is GET without its body, and TRACE is nothing', async () => {
    for (const path of ['/', '/api/me', '/api/tables', '/healthz', '/api/openapi.json']) {
      const reply = await fetch(server.url + path, { method: 'HEAD' })
      expect(reply.status).toBe(200)
      expect(await reply.text()).toBe('')
    }
    expect(await raw(request('TRACE / HTTP/1.1', ['Cookie: iacta=secret']))).not.toContain('secret')
  })
})

describe('no GET', () => {
  test('changes anything', async () => {
    const here = await pair(server)
    await here.caesar.ok(here.caesar.post('/accounts', { name: 'Quintus', password: 'a password' }))
    await act(here.caesar, here.table, 'caesar')
    const over = await pair(server)
    await over.caesar.ok(over.caesar.post(`/tables/${over.table}/resignation`, { seat: 'caesar' }))
    const { db } = server.running.service.store
    const names = [
      'people',
      'sessions',
      'tables',
      'seats',
      'events',
      'messages',
      'notes',
      'mutes',
      'reports',
      'ratings',
      'channels',
      'notices',
      'settings',
    ] as const
    const everything = async () =>
      JSON.stringify(await Promise.all(names.map((name) => db.selectFrom(name).selectAll().execute())))
    const before = await everything()
    for (const client of [here.caesar, here.pompeius, await over.pompeius, server.client()])
      for (const id of [here.table, over.table])
        for (const route of ROUTES.filter(({ method }) => method === 'GET'))
          for (const query of ['', '?seat=caesar', '?mine=1&at=0&room=spectators', 'HEAD']) {
            const path = pathOf(route, { id, name: 'Quintus', game: 'julius-caesar' })
            const reply = query === 'HEAD' ? client.request('HEAD', path) : client.get(path + query)
            expect((await reply).status).toBeLessThan(500)
          }
    expect(await everything()).toBe(before)
  })
})

describe('security headers', () => {
  test('stand on every kind of answer', async () => {
    const own = await TestServer.start()
    const guest = await own.guest()
    const broken = await own.guest()
    await own.running.service.store.db.schema.dropTable('mutes').execute()
    const json = { 'content-type': 'application/json' }
    const { person } = (await guest.get('/me')).body
    const answers: [number, Promise<Reply>][] = [
      [200, guest.get(`${own.url}/`)],
      [200, guest.get(`${own.url}/plain.css`)],
      [200, guest.get(`${own.url}/api/docs`)],
      [200, guest.get(`${own.url}/api/openapi.json`)],
      [200, guest.get(`${own.url}/metrics`)],
      [200, guest.get(`${own.url}/healthz`)],
      [200, guest.get('/me')],
      [200, guest.request('HEAD', '/me')],
      [400, guest.post('/tables', {})],
      [400, guest.request('POST', '/tables', '{', json)],
      [404, guest.get('/tables/%')],
      [404, guest.get(`/tables/${'x'.repeat(5000)}`)],
      [401, own.client().get('/sessions')],
      [403, guest.request('POST', '/tables', {}, { origin: 'https://evil.example' })],
      [403, guest.request('OPTIONS', '/me', undefined, { origin: 'https://evil.example' })],
      [404, guest.get('/nothing')],
      [404, guest.get(`${own.url}/nothing/at/all`)],
      [413, guest.post('/tables', 'x'.repeat(5_000_000))],
      [415, guest.request('POST', '/tables', 'x', { 'content-type': 'text/plain' })],
      [500, broken.put(`/mutes/${person.id}`, { on: true })],
    ]
    for (const [status, answer] of answers) {
      const reply = await answer
      const { headers } = reply
      expect(reply.status).toBe(status)
      if (status >= 400 && reply.body !== '') expectProblem(reply)
      const policy = headers.get('content-security-policy') ?? ''
      expect([status, policy]).toEqual([status, expect.stringContaining("default-src 'none'")])
      expect(policy).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
      expect(policy).not.toMatch(/unsafe|\*|http:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
    expect((await guest.get('/me')).headers.get('cache-control')).toBe('no-store')
    await own.stop()
  })

  test('let the pages work: no inline script or style in them', async () => {
    for (const path of ['/', '/api/docs']) {
      const { body } = await server.client().get(server.url + path)
      expect(body).not.toMatch(/<script|<style|style=| on[a-z]+=/i)
    }
  })
})

describe('flooding', () => {
  test('with requests is answered with 429, and others are served', async () => {
    const own = await TestServer.start()
    const [flooder, other] = [await own.guest(), await own.guest()]
    const replies = await Promise.all(Array.from({ length: 400 }, () => flooder.get('/me')))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(50)
    for (const reply of refused.slice(0, 3)) expectProblem(reply, 429)
    await other.ok(other.get('/me'))
    await own.stop()
  })

  test('with messages closes the socket, and others are served', async () => {
    const own = await TestServer.start()
    const [flooder, other] = [await own.guest(), await own.guest()]
    const [flood, calm] = await Promise.all([flooder.socket(), other.socket()])
    const closed = flood.closed()
    for (let i = 0; i < 5000; i++) flood.send('{"id":1,"do":"ping"}')
    expect(await calm.ask({ do: 'ping' })).toMatchObject({ ok: true })
    expect(await closed).toBe(1008)
    expect(flood.heard.at(-1)).toMatchObject({ ok: false, error: { code: 'too-many' } })
    expect(await calm.ask({ do: 'ping' })).toMatchObject({ ok: true })
    calm.close()
    await own.stop()
  })

  test('with tables to watch stops at a number', async () => {
    const guest = await server.guest()
    const socket = await guest.socket()
    const ids: string[] = []
    for (let i = 0; i < 41; i++) ids.push((await guest.ok(guest.post('/tables', { game: 'julius-caesar' }))).id)
    for (const table of ids.slice(0, 40)) expect(await socket.ask({ do: 'watch', table })).toMatchObject({ ok: true })
    expect(await socket.ask({ do: 'watch', table: ids[40] })).toMatchObject({ ok: false })
    expect(await socket.ask({ do: 'watch', table: ids[0] })).toMatchObject({ ok: true })
    await socket.ask({ do: 'unwatch', table: ids[0] })
    expect(await socket.ask({ do: 'watch', table: ids[40] })).toMatchObject({ ok: true })
    socket.close()
  })

  test('with broken connections brings nothing down', async () => {
    const upgrade = (path: string, more: readonly string[] = []) =>
      request(`GET ${path} HTTP/1.1`, [
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        ...more,
      ])
    expect(await raw(upgrade('//'))).toMatch(/^HTTP\/1.1 404/)
    expect(await raw(upgrade('http://[::bad/'))).toMatch(/^HTTP\/1.1 4/)
    expect(await raw(upgrade('/api/socket', ['Origin: https://evil.example']))).toMatch(/^HTTP\/1.1 403/)
    await Promise.all(Array.from({ length: 50 }, () => raw(upgrade('/api/socket', ['Origin: http://x']), 'reset')))
    await Promise.all(Array.from({ length: 50 }, () => raw(upgrade('/api/socket'), 'reset')))
    await Promise.all(
      Array.from({ length: 20 }, () => raw('POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{', 'reset')),
    )
    expect(await raw('\0\0\0\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect((await server.client().get('/me')).status).toBe(200)
  })
})

describe('the log', () => {
  test('holds no secret, whatever happens', async () => {
    let log = ''
    const own = await TestServer.start({ IACTA_LOG: 'debug' }, { logTo: { write: (line) => void (log += line) } })
    const client = await account(own, 'Tiro')
    const { token } = await client.ok(client.post('/tokens', { label: 'a bot' }))
    const program = new Client(own.url)
    program.token = token
    await program.get('/me')
    const { id } = await client.ok(
      client.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' }, visibility: 'private' }),
    )
    const { invite } = await client.ok(client.post(`/tables/${id}/invitations`, { seat: 'pompeius' }))
    const guest = await own.guest()
    await guest.ok(guest.post(`/tables/${id}/join`, { invite, contribution: 'my own luck' }))
    const socket = await guest.socket()
    await socket.ask({ do: 'watch', table: id, seat: 'pompeius' })
    await guest.ok(guest.put(`/tables/${id}/note`, { text: 'cross by night' }))
    await guest.ok(guest.post(`/tables/${id}/messages`, { text: 'hail and well met' }))
    await client.post('/sessions', { name: 'Tiro', password: 'a wrong guess' })
    await client.post('/accounts', { name: 'Tiro', password: 'one more password' })
    await client.patch('/me', { password: { old: 'an old guess', new: 'a new secret' } })
    const { hand } = (await scene(guest, id, 'pompeius')).view
    await act(client, id, 'caesar')
    const { db } = own.running.service.store
    const { secret } = await db.selectFrom('tables').select('secret').executeTakeFirstOrThrow()
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'cookie-key')
      .executeTakeFirstOrThrow()
    const hashes = await db.selectFrom('sessions').select('token_hash').execute()
    const scrypts = await db.selectFrom('people').select('password').where('password', 'is not', null).execute()
    // Things go wrong, too.
    await db.schema.dropTable('notes').execute()
    expect((await guest.put(`/tables/${id}/note`, { text: 'cross by night' })).status).toBe(500)
    await db.schema.dropTable('sessions').execute()
    const late = new Client(own.url)
    late.cookie = client.cookie
    await new Promise((forgotten) => setTimeout(forgotten, 10))
    late.token = `${token}x`
    expect((await late.get('/me')).status).toBe(500)
    socket.close()
    await own.stop()
    expect(log).toContain('a request failed')
    expect(log.split('\n').length).toBeGreaterThan(20)
    const secrets = [
      ...[client.cookie, guest.cookie].flatMap((cookie) => [
        cookie?.split('=')[1] ?? '',
        cookie?.split(/[=.]/)[1] ?? '',
      ]),
      token,
      invite,
      secret,
      value,
      'alea iacta est',
      'a wrong guess',
      'one more password',
      'an old guess',
      'a new secret',
      'my own luck',
      'cross by night',
      'hail and well met',
      ...hand.map((card: string) => `"${card}"`),
      ...hashes.map(({ token_hash }) => token_hash),
      ...scrypts.map(({ password }) => password ?? ''),
    ]
    for (const one of secrets) {
      expect(one.length).toBeGreaterThan(4)
      expect(log).not.toContain(one)
    }
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pair, scene } from './company.ts'
import { TestServer } from './harness.ts'
import { isFatal, nested, ROUTES, wrongWays } from './junk.ts'
import { expectProblem, NOWHERE, raw, request } from './wire.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())

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
    expect(await raw(server, request(`GET /${'x'.repeat(100_000)} HTTP/1.1`))).toMatch(/^HTTP\/1.1 431/)
    const socket = await guest.socket()
    const closed = socket.closed()
    socket.send(JSON.stringify({ id: 1, do: 'say', text: 'x'.repeat(80_000) }))
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
      expect([path, (await raw(server, request(`GET ${path} HTTP/1.1`))).slice(9, 12)]).toEqual([
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
    expect(await raw(server, request('TRACE / HTTP/1.1', ['Cookie: iacta=secret']))).not.toContain('secret')
  })
})

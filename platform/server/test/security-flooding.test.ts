import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestServer } from './harness.ts'
import { expectProblem, raw, request } from './wire.ts'

const now = Date.now()
let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())

describe('flooding', () => {
  test('with requests is answered with 429, and others are served', async () => {
    const own = await TestServer.start({}, { now: () => now })
    const [flooder, other] = [await own.guest(), await own.guest()]
    const replies = await Promise.all(Array.from({ length: 400 }, () => flooder.get('/me')))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(160)
    for (const reply of refused.slice(0, 3)) expectProblem(reply, 429)
    await other.ok(other.get('/me'))
    await own.stop()
  })

  test('with messages closes the socket, and others are served', async () => {
    const own = await TestServer.start({}, { now: () => now })
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
    expect(await raw(server, upgrade('//'))).toMatch(/^HTTP\/1.1 404/)
    expect(await raw(server, upgrade('http://[::bad/'))).toMatch(/^HTTP\/1.1 4/)
    expect(await raw(server, upgrade('/api/socket', ['Origin: https://evil.example']))).toMatch(/^HTTP\/1.1 403/)
    await Promise.all(
      Array.from({ length: 50 }, () => raw(server, upgrade('/api/socket', ['Origin: http://x']), 'reset')),
    )
    await Promise.all(Array.from({ length: 50 }, () => raw(server, upgrade('/api/socket'), 'reset')))
    await Promise.all(
      Array.from({ length: 20 }, () =>
        raw(server, 'POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{', 'reset'),
      ),
    )
    expect(await raw(server, '\0\0\0\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect((await server.client().get('/me')).status).toBe(200)
  })
})

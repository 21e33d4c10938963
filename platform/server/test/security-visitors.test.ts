import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { sign } from '../src/secrets.ts'
import { TestServer } from './harness.ts'
import { pathOf, ROUTES, sampleBody } from './junk.ts'
import { expectProblem, NOWHERE } from './wire.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())

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

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, act, pair, scene } from './company.ts'
import { Client, type Reply, TestServer } from './harness.ts'
import { pathOf, ROUTES } from './junk.ts'
import { expectProblem } from './wire.ts'

let server: TestServer
const now = Date.now()
beforeAll(async () => {
  // It does nothing by itself meanwhile: what changes was asked for.
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' }, { now: () => now, seesToEvery: 2 ** 31 - 1 })
})
afterAll(() => server.stop())

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
      [404, guest.get(`${own.url}/metrics`)],
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

describe('the log', () => {
  test('holds no secret, whatever happens', async () => {
    let log = ''
    const own = await TestServer.start({ IACTA_LOG: 'debug' }, { logTo: { write: (line) => void (log += line) } })
    const client = await account(own, 'Marcus Tullius')
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
    await client.post('/sessions', { name: 'Marcus Tullius', password: 'a wrong guess' })
    await client.post('/accounts', { name: 'Marcus Aurelius', password: 'one more password' })
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

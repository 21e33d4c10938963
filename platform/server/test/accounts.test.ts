import { scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIRST_WAIT, FREE_GUESSES, LONGEST_WAIT } from '../src/guesses.ts'
import { account, PASSWORD, signIn } from './company.ts'
import { type Client, TestServer } from './harness.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const folder = mkdtempSync(join(tmpdir(), 'iacta-accounts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let server: TestServer
  /** Time stands still but when a test lets it go on. */
  const START = Date.now()
  let ahead = 0
  let nth = 0
  beforeAll(async () => {
    ahead = 0
    const where: Record<string, string> = engine === 'postgres' ? { DATABASE_URL: await postgres.database() } : {}
    server = await TestServer.start(
      { IACTA_ALLOWANCE: '1000000', IACTA_TRUST_PROXY: '1', ...where },
      { now: () => START + ahead },
    )
  })
  afterAll(() => server.stop())

  /** Somebody whom nobody knows yet, from an address of his own. */
  const stranger = (): Client => {
    const client = server.client()
    client.address = `10.0.${nth >> 8}.${nth++ & 255}`
    return client
  }
  const guess = (client: Client, name: string, password = 'a wrong one') => client.post('/sessions', { name, password })

  describe('a name', () => {
    test('is refused with the reason, and nothing is changed', async () => {
      const guest = await server.guest()
      const codes: Record<string, string> = {
        '\u3164\u3164': 'name-unseen',
        'Cаto Minor': 'name-mixed',
        Moderator: 'name-reserved',
        Legatus: 'name-reserved',
        Pompeius: 'name-reserved',
      }
      for (const [name, code] of Object.entries(codes)) {
        const { status, body } = await guest.post('/accounts', { name, password: PASSWORD })
        expect([name, status, body.error.code]).toEqual([name, 400, code])
      }
      expect((await guest.get('/me')).body.person.name).toBeNull()
    })

    test('that looks like one somebody has is refused, also when two take theirs at once', async () => {
      await account(server, 'Cato Maior')
      const guest = await server.guest()
      for (const name of ['Cat0 Maior', 'Càto Maior', 'Cato_Malor'])
        expect((await guest.post('/accounts', { name, password: PASSWORD })).body.error?.code).toBe('name-alike')
      const guests = await Promise.all([server.guest(), server.guest(), server.guest()])
      const names = ['Publius Clodius', 'Pub1ius Clodius', 'Publius.Clodius']
      const replies = await Promise.all(
        guests.map((one, i) => one.post('/accounts', { name: names[i], password: PASSWORD })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    })

    test('of before stays whatever it is, and keeps others from looking like it', async () => {
      const old = await account(server, 'Ancus Martius')
      const { db } = server.running.service.store
      const forbidden = { name: 'Moderator', name_key: 'moderator', name_look: null }
      await db.updateTable('people').set(forbidden).where('name', '=', 'Ancus Martius').execute()
      await server.running.service.people.open()
      await old.ok(old.patch('/me', { language: 'it' }))
      await signIn(server, 'moderator')
      const row = await db.selectFrom('people').select('name_look').where('name', '=', 'Moderator').executeTakeFirst()
      expect(row?.name_look).toBe('moderator')
    })
  })

  describe('a password', () => {
    test('that is common, a pattern or the name is refused, when it is new and when it is changed', async () => {
      const guest = await server.guest()
      const weak = { Password1: 'password-common', abcabcabc: 'password-pattern', furiuscamillus: 'password-name' }
      for (const [password, code] of Object.entries(weak)) {
        const { status, body } = await guest.post('/accounts', { name: 'Furius Camillus', password })
        expect([password, status, body.error.code]).toEqual([password, 400, code])
      }
      await guest.ok(guest.post('/accounts', { name: 'Furius Camillus', password: PASSWORD }))
      for (const [password, code] of Object.entries(weak)) {
        const { body } = await guest.patch('/me', { password: { old: PASSWORD, new: password } })
        expect([password, body.error.code]).toEqual([password, code])
      }
      await signIn(server, 'Furius Camillus')
    })

    test('that was kept as before is kept better from the next sign-in on', async () => {
      await account(server, 'Servius Tullius')
      const { db } = server.running.service.store
      const salt = Buffer.from('a salt of before')
      const key = scryptSync(PASSWORD, salt, 32, { N: 512, r: 8, p: 1 })
      const before = `scrypt$512$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
      const kept = async () => {
        const row = await db
          .selectFrom('people')
          .select('password')
          .where('name', '=', 'Servius Tullius')
          .executeTakeFirst()
        return row?.password
      }
      await db.updateTable('people').set({ password: before }).where('name', '=', 'Servius Tullius').execute()
      expect((await guess(stranger(), 'Servius Tullius')).status).toBe(401)
      expect(await kept()).toBe(before)
      await signIn(server, 'Servius Tullius')
      expect(await kept()).toMatch(/^scrypt\$1024\$8\$1\$/)
      await signIn(server, 'Servius Tullius')
    })

    test('is asked for when an account is deleted, and not of a guest', async () => {
      const client = await account(server, 'Tullus Hostilius')
      for (const body of [undefined, {}, { password: 'not this one' }])
        expect((await client.delete('/me', body)).body.error.code).toBe('wrong-password')
      expect((await client.get('/me')).body.person.name).toBe('Tullus Hostilius')
      await client.ok(client.delete('/me', { password: PASSWORD }))
      const guest = await server.guest()
      await guest.ok(guest.delete('/me'))
    })
  })

  describe('guessing', () => {
    test('at one account from many addresses must wait longer and longer, but never for ever', async () => {
      await account(server, 'Numa Pompilius')
      for (let i = 0; i < FREE_GUESSES; i++) expect((await guess(stranger(), 'Numa Pompilius')).status).toBe(401)
      const early = await guess(stranger(), 'numa pompilius', PASSWORD)
      expect(early.status).toBe(429)
      expect(early.body.error).toMatchObject({ code: 'too-many-guesses', seconds: 2 })
      ahead += FIRST_WAIT
      expect((await guess(stranger(), 'Numa Pompilius')).status).toBe(401)
      ahead += FIRST_WAIT
      expect((await guess(stranger(), 'Numa Pompilius')).body.error.code).toBe('too-many-guesses')
      ahead += LONGEST_WAIT
      await stranger().ok(guess(stranger(), 'Numa Pompilius', PASSWORD))
      // Whoever was right may be wrong again.
      for (let i = 0; i < FREE_GUESSES; i++) expect((await guess(stranger(), 'Numa Pompilius')).status).toBe(401)
    })

    test('at a name that nobody has is answered the same', async () => {
      for (let i = 0; i < FREE_GUESSES; i++) expect((await guess(stranger(), 'Nemo Nullus')).status).toBe(401)
      expect((await guess(stranger(), 'Nemo Nullus')).body.error).toMatchObject({
        code: 'too-many-guesses',
        seconds: 2,
      })
    })

    test('does not keep out whoever signs in where he did before', async () => {
      await account(server, 'Lucius Tarquinius')
      const known = stranger()
      const reply = await guess(known, 'Lucius Tarquinius', PASSWORD)
      const device =
        reply.headers
          .getSetCookie()
          .find((cookie) => cookie.startsWith('iacta-device='))
          ?.split(';')[0] ?? ''
      for (let i = 0; i < FREE_GUESSES + 1; i++) await guess(stranger(), 'Lucius Tarquinius')
      expect((await guess(stranger(), 'Lucius Tarquinius', PASSWORD)).status).toBe(429)
      const back = stranger()
      back.cookie = device
      await back.ok(guess(back, 'Lucius Tarquinius', PASSWORD))
      // It is no way to guess without end either.
      const thief = stranger()
      for (let i = 0; i < FREE_GUESSES; i++) {
        thief.cookie = device
        expect((await guess(thief, 'Lucius Tarquinius')).status).toBe(401)
      }
      thief.cookie = device
      expect((await guess(thief, 'Lucius Tarquinius')).body.error.code).toBe('too-many-guesses')
    })
  })
})

describe('over TLS', () => {
  const ORIGIN = 'https://iacta.example'
  const start = (data?: string, now?: () => number) =>
    TestServer.start(
      { IACTA_ORIGIN: ORIGIN, IACTA_ALLOWANCE: '1000000', ...(data ? { IACTA_DATA: data } : {}) },
      now ? { now } : {},
    )
  const visitor = (server: TestServer): Client => {
    const client = server.client()
    client.origin = ORIGIN
    return client
  }

  test('cookies have a name that no other host of the domain can set', async () => {
    const server = await start()
    const client = visitor(server)
    const reply = await client.post('/guests', {})
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-iacta=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/),
    ])
    // A session that began with such a cookie is not known by another.
    const planted = visitor(server)
    planted.cookie = (client.cookie ?? '').replace('__Host-', '')
    expect((await planted.get('/me')).body.person).toBeNull()
    expect((await client.get('/me')).body.person).not.toBeNull()
    await server.stop()
  })

  test('a cookie of before is taken, made into a better one, and soon taken no more', async () => {
    let ahead = 0
    const data = join(folder, 'cookies')
    const before = await TestServer.start({ IACTA_DATA: data })
    const old = await before.guest()
    const { person } = (await old.get('/me')).body
    const { cookie } = old
    await before.stop()
    const server = await start(data, () => Date.now() + ahead)
    const client = visitor(server)
    client.cookie = cookie
    const renewed = await client.get('/me')
    expect(renewed.body.person).toEqual(person)
    expect(renewed.headers.getSetCookie()).toEqual([
      `__Host-${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure`,
      'iacta=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ])
    expect(client.cookie).toBe(`__Host-${cookie}`)
    const again = await client.get('/me')
    expect([again.body.person, again.headers.getSetCookie()]).toEqual([person, []])
    // What was under way with the old one is answered; later it is nobody's.
    const late = visitor(server)
    late.cookie = cookie
    expect((await late.get('/me')).body.person).toEqual(person)
    ahead += 61_000
    late.cookie = cookie
    expect((await late.get('/me')).body.person).toBeNull()
    expect((await client.get('/me')).body.person).toEqual(person)
    await server.stop()
  })
})

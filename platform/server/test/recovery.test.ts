import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FREE_GUESSES } from '../src/guesses.ts'
import { CODES, MAILED_FOR } from '../src/recovery.ts'
import { account, PASSWORD, signIn } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { MailServer } from './notices-harness.ts'

const FRESH = 'sic transit gloria'
let postgres: Postgres
let mail: MailServer
beforeAll(async () => {
  postgres = await startPostgres()
  mail = await MailServer.start()
})
afterAll(async () => {
  await postgres?.stop()
  await mail?.stop()
})

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const START = Date.now()
  let server: TestServer
  let ahead = 0
  let nth = 0
  beforeAll(async () => {
    ahead = 0
    const where: Record<string, string> = engine === 'postgres' ? { DATABASE_URL: await postgres.database() } : {}
    server = await TestServer.start(
      {
        IACTA_ALLOWANCE: '1000000',
        IACTA_TRUST_PROXY: '1',
        IACTA_SMTP_URL: mail.url,
        IACTA_MAIL_FROM: 'Iacta <iacta@example.org>',
        ...where,
      },
      { now: () => START + ahead },
    )
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    mail.mails.length = 0
  })

  const stranger = (): Client => {
    const client = server.client()
    client.address = `10.1.${nth >> 8}.${nth++ & 255}`
    return client
  }

  /** Asks for a link, and waits until all there is to send is sent. */
  async function ask(who: string): Promise<string | null> {
    await stranger().ok(stranger().post('/recovery/links', { who }))
    await server.running.service.recovery.close()
    return /\/recover#(\S+)/.exec(mail.mails.at(-1)?.text ?? '')?.[1] ?? null
  }

  async function withMail(name: string, address: string): Promise<Client> {
    const client = await account(server, name)
    client.address = `10.2.0.${nth++ & 255}`
    const { channel } = await client.ok(client.post('/recovery/mails', { address, password: PASSWORD }))
    const [, id, token] = /confirm\.([^.]+)\.(\S+)/.exec(mail.mails.at(-1)?.text ?? '') ?? []
    expect(id).toBe(channel.id)
    await client.ok(client.post(`/channels/${id}/confirmation`, { token }))
    mail.mails.length = 0
    return client
  }

  const choose = (key: object, password = FRESH) => stranger().post('/recovery/passwords', { ...key, password })

  describe('by mail', () => {
    test('a link lets a person choose a new password once, and signs out everybody and every program', async () => {
      const client = await withMail('Decimus Brutus', 'decimus@example.com')
      const { token: bearer } = await client.ok(client.post('/tokens', { label: 'a bot' }))
      const program = server.client()
      program.token = bearer
      expect((await client.ok(client.get('/recovery'))).mails).toEqual(['decimus@example.com'])
      const token = await ask('decimus brutus')
      expect(mail.mails).toHaveLength(1)
      expect(mail.mails[0].to).toBe('decimus@example.com')
      const first = server.client()
      const { person } = await first.ok(first.post('/recovery/passwords', { token, password: FRESH }))
      expect(person.name).toBe('Decimus Brutus')
      expect((await first.get('/me')).body.person.name).toBe('Decimus Brutus')
      expect((await client.get('/me')).body.person).toBeNull()
      expect((await program.get('/me')).body.person).toBeNull()
      expect((await choose({ token }, 'another good one')).body.error.code).toBe('reset-expired')
      await signIn(server, 'Decimus Brutus', FRESH)
      expect((await stranger().post('/sessions', { name: 'Decimus Brutus', password: PASSWORD })).status).toBe(401)
    })

    test('two who use the same link at once get one new password', async () => {
      await withMail('Sextus Rufus', 'sextus@example.com')
      const token = await ask('sextus@EXAMPLE.com')
      const replies = await Promise.all([choose({ token }, 'the first of two'), choose({ token }, 'the second of two')])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test('a link is good for half an hour, and kept as a hash', async () => {
      await withMail('Titus Labienus', 'titus@example.com')
      const token = await ask('Titus Labienus')
      const rows = await server.running.service.store.db.selectFrom('resets').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
      ahead += MAILED_FOR
      expect((await choose({ token })).body.error.code).toBe('reset-expired')
    })

    test('a weak password is refused, and the link still good', async () => {
      await withMail('Quintus Fabius', 'quintus@example.com')
      const token = await ask('Quintus Fabius')
      expect((await choose({ token }, 'password1')).body.error.code).toBe('password-common')
      expect((await choose({ token }, 'quintusfabius')).body.error.code).toBe('password-name')
      expect((await choose({ token })).status).toBe(200)
    })

    test('nobody learns whether there is such a person, and nobody is flooded with mails', async () => {
      await account(server, 'Without Mail')
      await withMail('With Mail', 'flooded@example.com')
      for (const who of ['Nobody Here', 'Without Mail', 'nobody@example.com', 'With Mail']) {
        const { status, body } = await stranger().post('/recovery/links', { who })
        expect([who, status, body]).toEqual([who, 200, {}])
      }
      for (let i = 0; i < 5; i++) await ask('With Mail')
      expect(mail.mails.map(({ to }) => to)).toEqual(Array(3).fill('flooded@example.com'))
    })

    test('only to an address that was added for it with the password, and confirmed', async () => {
      const client = await account(server, 'Marcus Curtius')
      const { token: bearer } = await client.ok(client.post('/tokens', { label: 'a bot' }))
      const program = server.client()
      program.token = bearer
      const wanted = { address: 'thief@example.com', password: PASSWORD }
      expect((await program.post('/recovery/mails', wanted)).status).toBe(403)
      expect((await client.post('/recovery/mails', { ...wanted, password: 'a guess' })).status).toBe(401)
      // An address for notices takes no password, and so gets nobody in.
      const { channel } = await client.ok(client.post('/channels', { kind: 'mail', address: 'thief@example.com' }))
      const [, , token] = /confirm\.([^.]+)\.(\S+)/.exec(mail.mails.at(-1)?.text ?? '') ?? []
      await client.ok(client.post(`/channels/${channel.id}/confirmation`, { token }))
      mail.mails.length = 0
      expect(await ask('Marcus Curtius')).toBeNull()
      const { channel: same } = await client.ok(client.post('/recovery/mails', wanted))
      expect(same).toMatchObject({ id: channel.id, confirmed: true, notices: true, recovers: true })
      expect(await ask('Marcus Curtius')).not.toBeNull()
      await client.ok(client.post('/recovery/mails', { address: 'unconfirmed@example.com', password: PASSWORD }))
      mail.mails.length = 0
      expect(await ask('unconfirmed@example.com')).toBeNull()
    })
  })

  describe('by codes', () => {
    test('each lets a person choose a new password once; they are shown once and kept as hashes', async () => {
      const client = await account(server, 'Appius Claudius')
      expect(await client.ok(client.get('/recovery'))).toEqual({ codesLeft: 0, mails: [] })
      expect((await client.post('/recovery/codes', { password: 'a guess' })).status).toBe(401)
      const { codes } = await client.ok(client.post('/recovery/codes', { password: PASSWORD }))
      expect(new Set(codes).size).toBe(CODES)
      const rows = JSON.stringify(
        await server.running.service.store.db.selectFrom('recovery_codes').selectAll().execute(),
      )
      for (const code of codes) expect(rows).not.toContain(code)
      const key = { name: 'appius claudius', code: codes[3].toUpperCase().replaceAll('-', ' ') }
      expect((await choose(key)).status).toBe(200)
      expect((await client.get('/me')).body.person).toBeNull()
      expect((await choose(key, 'another good one')).body.error.code).toBe('wrong-code')
      const back = await signIn(server, 'Appius Claudius', FRESH)
      expect((await back.ok(back.get('/recovery'))).codesLeft).toBe(CODES - 1)
      const { codes: fresh } = await back.ok(back.post('/recovery/codes', { password: FRESH }))
      expect((await choose({ name: 'Appius Claudius', code: codes[0] })).status).toBe(401)
      expect((await choose({ name: 'Appius Claudius', code: fresh[0] }, 'another good one')).status).toBe(200)
    })

    test('are no use for another account, and not to be guessed', async () => {
      const client = await account(server, 'Gaius Gracchus')
      await account(server, 'Tiberius Gracchus')
      const { codes } = await client.ok(client.post('/recovery/codes', { password: PASSWORD }))
      for (let i = 0; i < FREE_GUESSES; i++)
        expect((await choose({ name: 'Tiberius Gracchus', code: codes[0] })).body.error.code).toBe('wrong-code')
      expect((await choose({ name: 'Tiberius Gracchus', code: codes[0] })).body.error.code).toBe('too-many-guesses')
      expect((await choose({ name: 'Gaius Gracchus', code: codes[0] })).status).toBe(200)
    })

    test('are not for guests, who have no password', async () => {
      const guest = await server.guest()
      expect((await guest.post('/recovery/codes', { password: '' })).body.error.code).toBe('no-account')
      expect((await guest.post('/recovery/mails', { address: 'a@example.com', password: '' })).status).toBe(409)
    })
  })

  test('a link from an operator is good for a day, and stands in the log', async () => {
    await account(server, 'Forgetful')
    const { moderation } = server.running.service
    const subject = await moderation.find({ name: 'forgetful' })
    const { token, until } = await moderation.reset('the command', subject)
    expect(until).toBe(START + ahead + 86_400_000)
    expect((await choose({ token })).body.person.name).toBe('Forgetful')
    expect(await moderation.log({ about: subject.id })).toMatchObject([{ what: 'reset', by: 'the command' }])
  })
})

test('a server that sends no mail says so', async () => {
  const server = await TestServer.start()
  const client = await account(server, 'Gnaeus Flavius')
  const reply = await client.post('/recovery/mails', { address: 'gnaeus@example.com', password: PASSWORD })
  expect(reply.body.error.code).toBe('not-offered')
  await client.ok(client.post('/recovery/links', { who: 'Gnaeus Flavius' }))
  await server.stop()
})

import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, act, PASSWORD, type Pair, pair, scene } from './company.ts'
import { type Client, type Reply, TestServer } from './harness.ts'

const DAY = 86_400_000
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const START = Date.now()
  let server: TestServer
  let operator: Client
  let ahead = 0
  beforeAll(async () => {
    ahead = 0
    const where: Record<string, string> = engine === 'postgres' ? { DATABASE_URL: await postgres.database() } : {}
    server = await TestServer.start({ IACTA_ALLOWANCE: '1000000', ...where }, { now: () => START + ahead })
    operator = await account(server, 'Aedilis')
    await decideByCommand('Aedilis', 'operator')
  })
  afterAll(() => server.stop())

  /** As the `iacta` command does, beside the server. */
  async function decideByCommand(name: string, what: 'operator' | 'not-operator'): Promise<void> {
    const { moderation, people } = server.running.service
    const decision = { what, days: null, reason: 'by the command', report: null }
    await moderation.decide('the command', await moderation.find({ name }), decision)
    people.readAgain()
  }

  const idOf = async (client: Client): Promise<string> => (await client.get('/me')).body.person.id
  const decide = async (client: Client, what: string, more: object = {}): Promise<Reply> =>
    operator.post('/moderation/decisions', { person: await idOf(client), what, reason: 'flooding', ...more })
  const say = (client: Client, { table }: Pair, text: string, room?: string): Promise<Reply> =>
    client.post(`/tables/${table}/messages`, { text, ...(room ? { room } : {}) })
  const reports = async (query = '') => (await operator.ok(operator.get(`/moderation/reports${query}`))).reports

  /** Caesar is rude among others' talk, and Pompeius reports it. */
  async function reported(): Promise<Pair & { readonly id: number }> {
    const here = await pair(server)
    await here.caesar.ok(say(here.caesar, here, 'ave'))
    await here.pompeius.ok(say(here.pompeius, here, 'salve'))
    const { id: message } = await here.caesar.ok(say(here.caesar, here, 'a rude word'))
    await here.pompeius.ok(say(here.pompeius, here, 'stop that'))
    const body = { message, reason: 'that was rude' }
    await here.pompeius.ok(here.pompeius.post(`/tables/${here.table}/reports`, body))
    await here.pompeius.ok(here.pompeius.post(`/tables/${here.table}/reports`, body))
    const [{ id }] = await reports()
    return { ...here, id }
  }

  describe('reports', () => {
    test('are read by operators only, with the talk around them', async () => {
      const here = await reported()
      const mine = (await reports()).filter(({ table }: { table: string }) => table === here.table)
      expect(mine).toHaveLength(1)
      expect(mine[0]).toMatchObject({
        reason: 'that was rude',
        room: 'players',
        about: { id: await idOf(here.caesar), gone: false },
        message: { text: 'a rude word' },
        settledAt: null,
      })
      const texts = (lines: { text: string }[]) => lines.map(({ text }) => text)
      expect(texts(mine[0].before)).toEqual(['ave', 'salve'])
      expect(texts(mine[0].after)).toEqual(['stop that'])
      const { token } = await operator.ok(operator.post('/tokens', { label: 'a bot' }))
      const program = server.client()
      program.token = token
      for (const client of [here.pompeius, await account(server, `Privatus ${engine}`), program]) {
        expect((await client.get('/moderation/reports')).status).toBe(403)
        expect((await client.get('/moderation/log')).status).toBe(403)
        expect((await client.get('/moderation/people?name=Aedilis')).status).toBe(403)
        const decision = { person: await idOf(here.caesar), what: 'mute', reason: 'x' }
        expect((await client.post('/moderation/decisions', decision)).status).toBe(403)
        expect((await client.post(`/moderation/reports/${here.id}/dismissal`, {})).status).toBe(403)
      }
      expect((await server.client().get('/moderation/reports')).status).toBe(401)
    })

    test('of private talk show what the one who reports could read, and nothing else', async () => {
      const here = await pair(server)
      const whisper = (client: Client, to: string, text: string) =>
        client.ok(client.post(`/tables/${here.table}/messages`, { to: [to], text }))
      await whisper(here.pompeius, 'caesar', 'between us')
      ahead += 1
      const { id: message } = await whisper(here.caesar, 'pompeius', 'a rude whisper')
      await here.pompeius.ok(here.pompeius.post(`/tables/${here.table}/reports`, { message, reason: 'rude' }))
      const [report] = await reports()
      expect(report).toMatchObject({ room: 'private', message: { text: 'a rude whisper' } })
      expect(report.before.map(({ text }: { text: string }) => text)).toEqual(['between us'])
      await operator.ok(operator.post(`/moderation/reports/${report.id}/dismissal`, { reason: 'not so rude' }))
    })

    test('are settled by what is decided, or dismissed, and stand in the log', async () => {
      const here = await reported()
      await operator.ok(operator.post(`/moderation/reports/${here.id}/dismissal`, { reason: 'banter' }))
      expect((await reports()).map(({ id }: { id: number }) => id)).not.toContain(here.id)
      expect((await operator.post(`/moderation/reports/${here.id}/dismissal`, {})).status).toBe(404)
      const [settled] = await reports('?settled=1')
      expect(settled).toMatchObject({ id: here.id, settledBy: 'Aedilis', settledAt: START + ahead })
      const { log } = await operator.ok(operator.get('/moderation/log'))
      expect(log[0]).toMatchObject({ by: 'Aedilis', what: 'dismiss', reason: 'banter', report: here.id })
      const other = await reported()
      await operator.ok(decide(other.caesar, 'mute', { days: 1, report: other.id }))
      expect((await reports('?settled=1'))[0]).toMatchObject({ id: other.id, settledBy: 'Aedilis' })
    })
  })

  describe('who is muted', () => {
    test('says nothing anywhere, is told so with the reason, and plays on until it is over', async () => {
      const here = await pair(server)
      await operator.ok(decide(here.caesar, 'mute', { days: 2 }))
      const until = START + ahead + 2 * DAY
      const refused = await say(here.caesar, here, 'hear me')
      expect([refused.status, refused.body.error]).toEqual([
        403,
        expect.objectContaining({ code: 'muted', until, reason: 'flooding' }),
      ])
      const whisper = { to: ['pompeius'], text: 'psst' }
      expect((await here.caesar.post(`/tables/${here.table}/messages`, whisper)).body.error.code).toBe('muted')
      const socket = await here.caesar.socket()
      expect(await socket.ask({ do: 'say', table: here.table, text: 'hear me' })).toMatchObject({
        error: { code: 'muted' },
      })
      socket.close()
      expect((await here.caesar.get('/me')).body.person.standing.muted).toEqual({ until, reason: 'flooding' })
      await act(here.caesar, here.table, 'caesar')
      await here.pompeius.ok(say(here.pompeius, here, 'peace at last'))
      ahead += 2 * DAY
      await here.caesar.ok(say(here.caesar, here, 'back'))
      await operator.ok(decide(here.caesar, 'mute'))
      expect((await say(here.caesar, here, 'again')).body.error).toMatchObject({ code: 'muted', until: null })
      await operator.ok(decide(here.caesar, 'unmute'))
      await here.caesar.ok(say(here.caesar, here, 'thanks'))
    })
  })

  describe('who is suspended', () => {
    test('neither plays nor signs in, is told until when and why, and comes back', async () => {
      const here = await pair(server)
      await here.caesar.ok(here.caesar.post('/accounts', { name: `Catilina ${engine}`, password: PASSWORD }))
      const { token } = await here.caesar.ok(here.caesar.post('/tokens', { label: 'a bot' }))
      const program = server.client()
      program.token = token
      const { actions } = await scene(here.caesar, here.table, 'caesar')
      const socket = await here.caesar.socket()
      const closed = socket.closed()
      await operator.ok(decide(here.caesar, 'suspend', { days: 3 }))
      const until = START + ahead + 3 * DAY
      expect(await closed).toBe(1008)
      const play = { seat: 'caesar', action: actions[0] }
      for (const client of [here.caesar, program]) {
        const { status, body } = await client.post(`/tables/${here.table}/actions`, play)
        expect([status, body.error]).toEqual([
          403,
          expect.objectContaining({ code: 'suspended', until, reason: 'flooding' }),
        ])
        expect((await client.post('/tables', { game: 'julius-caesar' })).body.error.code).toBe('suspended')
        expect((await client.get(`/tables/${here.table}?seat=caesar`)).status).toBe(403)
      }
      const again = await here.caesar.socket()
      expect(await again.ask({ do: 'act', table: here.table, ...play })).toMatchObject({ error: { code: 'suspended' } })
      again.close()
      expect((await here.caesar.get('/me')).body.person.standing.suspended).toEqual({ until, reason: 'flooding' })
      // Asking to be a guest makes nobody else of him.
      expect((await here.caesar.post('/guests', {})).body.person.name).toBe(`Catilina ${engine}`)
      const signIn = (password: string) => server.client().post('/sessions', { name: `Catilina ${engine}`, password })
      expect((await signIn(PASSWORD)).body.error).toMatchObject({ code: 'suspended', until })
      // Who does not know the password learns nothing.
      expect((await signIn('a wrong guess')).body.error.code).toBe('wrong-password')
      ahead += 3 * DAY
      await here.caesar.ok(here.caesar.post(`/tables/${here.table}/actions`, play))
      await server.client().ok(signIn(PASSWORD))
    })

    test('gives up the seats of games that have not begun, and keeps nobody waiting where there is no clock', async () => {
      const here = await pair(server)
      const clocked = await pair(server, { clock: { kind: 'deadline', seconds: 3600 } })
      const { id: open } = await here.caesar.ok(
        here.caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }),
      )
      const claim = ({ pompeius, table }: Pair) => pompeius.post(`/tables/${table}/claim`, { seat: 'caesar' })
      expect((await claim(here)).body.error.code).toBe('time-left')
      await operator.ok(decide(here.caesar, 'suspend'))
      await operator.ok(decide(clocked.caesar, 'suspend'))
      expect((await here.pompeius.get(`/tables/${open}`)).body.table.status).toBe('cancelled')
      const seen = await here.pompeius.ok(here.pompeius.get(`/tables/${here.table}`))
      expect(seen.table.seats[0]).toMatchObject({ kind: 'person', deserted: true })
      expect(
        (await clocked.pompeius.ok(clocked.pompeius.get(`/tables/${clocked.table}`))).table.seats[0].deserted,
      ).toBe(false)
      // Where there is a clock it runs on, and decides.
      expect((await claim(clocked)).body.error.code).toBe('time-left')
      ahead += 3_601_000
      expect((await clocked.pompeius.ok(claim(clocked))).outcome).toMatchObject({ way: 'time' })
      await here.pompeius.ok(here.pompeius.post(`/tables/${here.table}/bot`, { seat: 'caesar' }))
    })

    test('is waited for again when the time is over', async () => {
      const here = await pair(server)
      await operator.ok(decide(here.caesar, 'suspend', { days: 1 }))
      const deserted = async () => (await here.pompeius.get(`/tables/${here.table}`)).body.table.seats[0].deserted
      expect(await deserted()).toBe(true)
      ahead += DAY
      await server.running.service.seeTo()
      expect(await deserted()).toBe(false)
      await operator.ok(decide(here.caesar, 'suspend'))
      expect(await deserted()).toBe(true)
      await operator.ok(decide(here.caesar, 'unsuspend'))
      expect(await deserted()).toBe(false)
    })

    test('may still sign out, or go for good', async () => {
      const guest = await server.guest()
      await operator.ok(decide(guest, 'suspend'))
      await guest.ok(guest.delete('/me'))
      const other = await server.guest()
      await operator.ok(decide(other, 'suspend'))
      await other.ok(other.delete('/sessions/current'))
    })
  })

  describe('who is deleted', () => {
    test('is gone as if he had deleted himself', async () => {
      const here = await pair(server)
      await here.caesar.ok(here.caesar.post('/accounts', { name: `Verres ${engine}`, password: PASSWORD }))
      await here.caesar.ok(say(here.caesar, here, 'mine'))
      const person = await idOf(here.caesar)
      await operator.ok(decide(here.caesar, 'delete'))
      expect((await here.caesar.get('/me')).body.person).toBeNull()
      const seen = await here.pompeius.ok(here.pompeius.get(`/tables/${here.table}`))
      expect(seen.table.seats[0]).toMatchObject({ name: null, deserted: true })
      expect((await here.pompeius.ok(here.pompeius.get(`/tables/${here.table}/messages`))).messages).toEqual([])
      expect((await server.client().post('/sessions', { name: `Verres ${engine}`, password: PASSWORD })).status).toBe(
        401,
      )
      const { log } = await operator.ok(operator.get('/moderation/log'))
      expect(log[0]).toMatchObject({
        by: 'Aedilis',
        what: 'delete',
        personId: person,
        name: `Verres ${engine}`,
        reason: 'flooding',
      })
      expect((await operator.post('/moderation/decisions', { person, what: 'mute', reason: 'x' })).status).toBe(404)
    })

    test('by the command, beside a server that runs, is gone for it too', async () => {
      const here = await pair(server)
      const { moderation, people } = server.running.service
      const subject = await moderation.find({ id: await idOf(here.caesar) })
      const decision = { what: 'delete', days: null, reason: 'spam', report: null } as const
      await moderation.decide('the command', subject, decision)
      people.readAgain()
      expect((await here.caesar.get('/me')).body.person).toBeNull()
      await server.running.service.seeTo()
      expect((await here.pompeius.get(`/tables/${here.table}`)).body.table.seats[0].deserted).toBe(true)
    })
  })

  test('operators are made and unmade by the command alone, and not moderated while they are', async () => {
    const second = await account(server, `Censor ${engine}`)
    expect((await second.get('/moderation/reports')).status).toBe(403)
    expect((await decide(second, 'operator')).status).toBe(400)
    await decideByCommand(`Censor ${engine}`, 'operator')
    await second.ok(second.get('/moderation/reports'))
    expect((await decide(second, 'suspend')).body.error.code).toBe('is-operator')
    await decideByCommand(`Censor ${engine}`, 'not-operator')
    expect((await second.get('/moderation/reports')).status).toBe(403)
    await operator.ok(decide(second, 'suspend', { days: 1 }))
    const found = await operator.ok(operator.get(`/moderation/people?name=censor%20${engine}`))
    expect(found.person).toMatchObject({ name: `Censor ${engine}`, standing: { suspended: { reason: 'flooding' } } })
    expect(found.log.map(({ what }: { what: string }) => what)).toEqual(['suspend', 'not-operator', 'operator'])
    expect((await decide(second, 'suspend', { reason: '  ' })).status).toBe(400)
  })
})

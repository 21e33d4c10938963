import { join } from 'node:path'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BATCH, SWEPT_EVERY } from '../src/retention.ts'
import { readMark } from '../src/store/mark.ts'
import { Store } from '../src/store/store.ts'
import { account, act, pair, signIn } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const DAY = 86_400_000
/** The server sees to what is due when a test says so, and not by itself. */
const NEVER = 2 ** 31 - 1
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const START = Date.now()

  /** A server of its own, on whose clock time passes when a test says so. */
  async function begun(env: Record<string, string> = {}) {
    const clock = { ahead: 0 }
    const where: Record<string, string> = engine === 'postgres' ? { DATABASE_URL: await postgres.database() } : {}
    const log: string[] = []
    const server = await TestServer.start(
      { IACTA_ALLOWANCE: '1000000', IACTA_LOG: 'info', ...where, ...env },
      { now: () => START + clock.ahead, logTo: { write: (line) => log.push(line) }, seesToEvery: NEVER },
    )
    const { service } = server.running
    /** Time passes, and the server sees to what is due. */
    const after = (days: number) => {
      clock.ahead += days * DAY + SWEPT_EVERY
      return service.retention.sweepIfDue()
    }
    const tables = async () =>
      (await service.store.db.selectFrom('tables').select(['id', 'status']).execute()).map(({ id }) => id)
    const people = async () => (await service.store.db.selectFrom('people').select('id').execute()).map(({ id }) => id)
    return { server, service, clock, after, tables, people, log }
  }

  const idOf = async (client: Client): Promise<string> => (await client.get('/me')).body.person.id

  test('guests who do not come back go, with the tables where nobody else was', async () => {
    const { server, service, after, tables, people, log } = await begun()
    const { caesar, pompeius, table } = await pair(server)
    await act(caesar, table, 'caesar')
    await caesar.ok(caesar.post(`/tables/${table}/messages`, { text: 'ave' }))
    const { id: open } = await caesar.ok(caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const { id: alone } = await pompeius.ok(
      pompeius.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'bot' } }),
    )
    const guests = [await idOf(caesar), await idOf(pompeius)]
    await after(170)
    expect(await people()).toEqual(expect.arrayContaining(guests))
    expect(await tables()).toEqual(expect.arrayContaining([table, alone]))
    // One of them comes back: he stays, and so does what he played.
    await pompeius.get('/me')
    await after(11)
    expect(await people()).toEqual([guests[1]])
    expect(await tables()).toEqual(expect.arrayContaining([table, alone]))
    expect((await pompeius.ok(pompeius.get(`/tables/${table}`))).table.seats[0]).toMatchObject({
      name: null,
      deserted: true,
    })
    expect((await pompeius.get(`/tables/${open}`)).body.table.status).toBe('cancelled')
    await after(200)
    expect(await people()).toEqual([])
    expect(await tables()).toEqual([])
    for (const of of ['events', 'seats', 'messages', 'sessions'] as const)
      expect([of, await service.store.db.selectFrom(of).selectAll().execute()]).toEqual([of, []])
    expect((await server.client().get(`/tables/${table}`)).status).toBe(404)
    // That events were deleted is no damage, and those that come after are counted.
    const next = await pair(server)
    await act(next.caesar, next.table, 'caesar')
    if (engine === 'sqlite') {
      expect(readMark(join(server.folder, 'iacta.db'))).toBeGreaterThan(1)
      await (await Store.openAsItIs({ databaseUrl: null, dataFolder: server.folder })).close()
    }
    expect(log.join('')).toMatch(/"guests":1.*what nobody uses any more has ended/)
    await server.stop()
  })

  test('a guest who plays with an account stays, and what accounts have played is kept for ever', async () => {
    const { server, after, tables, people } = await begun()
    const { caesar, pompeius, table } = await pair(server)
    await caesar.ok(caesar.post('/accounts', { name: 'Livius', password: 'ab urbe condita' }))
    const other = await pair(server)
    await other.caesar.ok(other.caesar.post('/accounts', { name: 'Sallustius', password: 'ab urbe condita' }))
    await other.caesar.ok(other.caesar.post(`/tables/${other.table}/resignation`, { seat: 'caesar' }))
    const [playing, done] = [await idOf(pompeius), await idOf(other.pompeius)]
    await after(400)
    expect(await people()).toContain(playing)
    expect(await people()).not.toContain(done)
    expect((await tables()).sort()).toEqual([table, other.table].sort())
    const livius = await signIn(server, 'Livius', 'ab urbe condita')
    await livius.ok(livius.post(`/tables/${table}/resignation`, { seat: 'caesar' }))
    await livius.ok(livius.delete('/me', { password: 'ab urbe condita' }))
    await after(400)
    expect(await people()).not.toContain(playing)
    expect((await tables()).sort()).toEqual([table, other.table].sort())
    await server.stop()
  })

  test('tables that nobody joins are closed, then forgotten', async () => {
    const { server, after, tables } = await begun()
    const owner = await account(server, 'Plinius')
    const { id: seek } = await owner.ok(owner.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const { id: joined } = await owner.ok(owner.post('/tables', { game: 'nero', seats: { galba: 'me' } }))
    const guest = await server.guest()
    await guest.ok(guest.post(`/tables/${joined}/join`, { seat: 'otho' }))
    const socket = await owner.socket()
    await socket.ask({ do: 'watch', table: seek })
    await after(29)
    expect((await owner.get(`/tables/${seek}`)).body.table.status).toBe('open')
    expect(await after(1)).toMatchObject({ openTables: 1 })
    await socket.until(({ update }) => update?.summary?.status === 'cancelled')
    socket.close()
    expect((await owner.get(`/tables/${joined}`)).body.table.status).toBe('open')
    expect((await tables()).sort()).toEqual([joined, seek].sort())
    expect(await after(31)).toMatchObject({ cancelledTables: 1 })
    expect(await tables()).toEqual([joined])
    await server.stop()
  })

  test('imports end unless somebody played on', async () => {
    const { server, after, tables } = await begun()
    const owner = await account(server, 'Varro Reatinus')
    const { id: own } = await owner.ok(
      owner.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } }),
    )
    await act(owner, own, 'caesar')
    await act(owner, own, 'pompeius')
    const record = await owner.ok(owner.get(`/tables/${own}/record`))
    const { id: left } = await owner.ok(owner.post('/records', record))
    const { id: played } = await owner.ok(owner.post('/records', record))
    await act(owner, played, 'caesar')
    await after(364)
    expect(await tables()).toContain(left)
    expect(await after(1)).toMatchObject({ imports: 1 })
    expect((await tables()).sort()).toEqual([own, played].sort())
    await server.stop()
  })

  test('notices that could not be sent end, and sessions that are over', async () => {
    const { server, service, after } = await begun({ IACTA_WEBHOOKS: '1' })
    await server.guest()
    const notice = { channel_id: 'gone', person_id: 'somebody', attempts: 0 }
    await service.store.db
      .insertInto('notices')
      .values([
        { ...notice, table_id: 'old', due_at: START },
        { ...notice, table_id: 'new', due_at: START + 10 * DAY },
      ])
      .execute()
    expect(await after(14)).toMatchObject({ notices: 1, sessions: 0 })
    expect(await service.store.db.selectFrom('notices').select('table_id').execute()).toEqual([{ table_id: 'new' }])
    await server.stop()
  })

  test('what is reported stays until somebody has judged it', async () => {
    const { server, service, after, tables } = await begun()
    const { caesar, pompeius, table } = await pair(server)
    const { id: message } = await caesar.ok(caesar.post(`/tables/${table}/messages`, { text: 'a rude word' }))
    await pompeius.ok(pompeius.post(`/tables/${table}/reports`, { message, reason: 'rude' }))
    await after(400)
    expect(await tables()).toEqual([table])
    expect(await service.store.db.selectFrom('messages').select('text').execute()).toEqual([{ text: 'a rude word' }])
    await service.store.db.updateTable('reports').set({ settled_at: START, settled_by: 'somebody' }).execute()
    await after(1)
    expect(await tables()).toEqual([])
    expect(await service.store.db.selectFrom('reports').selectAll().execute()).toEqual([])
    await server.stop()
  })

  test('nothing ends where the operator says so', async () => {
    const never = {
      IACTA_KEEP_GUESTS: '0',
      IACTA_KEEP_OPEN_TABLES: '0',
      IACTA_KEEP_IMPORTS: '0',
      IACTA_KEEP_NOTICES: '0',
    }
    const { server, after, tables, people } = await begun(never)
    const guest = await server.guest()
    const { id } = await guest.ok(guest.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const person = await idOf(guest)
    await after(3000)
    expect([await tables(), await people()]).toEqual([[id], [person]])
    await server.stop()
  })

  test('it is done by one process at a time, some at a time, and again soon while there is more', async () => {
    const { server, service, clock, after, people } = await begun()
    const many = Array.from({ length: BATCH + 5 }, (_, i) => ({
      id: `guest-${i}`,
      name: null,
      name_key: null,
      password: null,
      language: null,
      vacation_until: null,
      vacation_days: 0,
      vacation_year: 2020,
      created_at: START,
      deleted_at: null,
    }))
    await service.store.db.insertInto('people').values(many).execute()
    await after(181)
    expect(await people()).toHaveLength(5)
    expect(await service.retention.sweepIfDue()).toBeNull()
    clock.ahead += SWEPT_EVERY
    const several = await Promise.all(Array.from({ length: 4 }, () => service.retention.sweepIfDue()))
    expect(several.filter((swept) => swept !== null)).toHaveLength(1)
    expect(await people()).toHaveLength(0)
    await server.stop()
  })
})

import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLOSED_AFTER } from '../src/tables/frozen-tables.ts'
import { account, act, firstTurn, type Pair, pair, scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const MINUTE = 60_000
const OTHER = 99
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

for (const engine of ['sqlite', 'postgres'] as const)
  describe(`a table of another edition, on ${engine}`, () => {
    let server: TestServer
    let now = Date.UTC(2027, 6, 1)
    beforeAll(async () => {
      const env = { IACTA_ALLOWANCE: '1000000', DATABASE_URL: engine === 'sqlite' ? '' : await postgres.database() }
      server = await TestServer.start(env, { now: () => now })
    })
    afterAll(() => server.stop())

    /** As it is when the rules have changed; answers with what the edition was. */
    async function setEdition(table: string, edition: number): Promise<number> {
      const { store, tables } = server.running.service
      const before = await store.db
        .selectFrom('tables')
        .select('edition')
        .where('id', '=', table)
        .executeTakeFirstOrThrow()
      await store.db.updateTable('tables').set({ edition }).where('id', '=', table).execute()
      tables.forgetAll()
      return before.edition
    }

    const see = (client: Client, table: string) => client.ok(client.get(`/tables/${table}`))
    const post = (client: Client, table: string, what: string, body: object) =>
      client.post(`/tables/${table}/${what}`, body)
    const sweep = () => server.running.service.tables.sweep()

    /** A few actions that stand, one that was taken back, and one that still can be. */
    async function played(spec: object = {}): Promise<Pair> {
      const here = await pair(server, spec)
      now += 1000
      await firstTurn(here)
      const { seats } = (await see(here.caesar, here.table)).table
      const [client, seat] = seats[0].asked
        ? ([here.caesar, 'caesar'] as const)
        : ([here.pompeius, 'pompeius'] as const)
      const move = async () => {
        now += 1000
        const { actions } = await scene(client, here.table, seat)
        const action = actions.find(({ do: verb }: { do: string }) => verb === 'move')
        await client.ok(post(client, here.table, 'actions', { seat, action }))
      }
      await move()
      await client.ok(post(client, here.table, 'undo', { seat }))
      await move()
      return here
    }

    test('is there to be looked at, watched and talked at, and says what it is', async () => {
      const { caesar, pompeius, table } = await played({ clock: { kind: 'deadline', seconds: 600 } })
      await setEdition(table, OTHER)
      const seen = await see(caesar, table)
      expect(seen.scene).toBeNull()
      expect(seen.table).toMatchObject({ status: 'running', frozen: true, mine: ['caesar'] })
      for (const seat of seen.table.seats) expect(seat).toMatchObject({ asked: false, clockFrom: null, deadline: null })
      const { tables } = await caesar.ok(caesar.get('/tables?mine=1'))
      expect(tables.find(({ id }: { id: string }) => id === table).frozen).toBe(true)
      await caesar.ok(post(caesar, table, 'messages', { text: 'ave' }))
      const socket = await pompeius.socket()
      const { update } = await socket.ask({ do: 'watch', table, seat: 'pompeius' })
      expect(update.summary.frozen).toBe(true)
      socket.close()
    })

    test('is not played on, replayed or relieved, in one clear sentence', async () => {
      const { caesar, table } = await played({ clock: { kind: 'deadline', seconds: 600 }, onTimeout: 'bot' })
      await setEdition(table, OTHER)
      now += 11 * MINUTE
      await sweep()
      const refused = [
        post(caesar, table, 'actions', { seat: 'caesar', action: { do: 'pass' } }),
        post(caesar, table, 'undo', { seat: 'caesar' }),
        post(caesar, table, 'claim', { seat: 'pompeius' }),
        post(caesar, table, 'bot', { seat: 'caesar' }),
        caesar.get(`/tables/${table}/log?seat=caesar`),
        caesar.get(`/tables/${table}/replay?at=1&seat=caesar`),
      ]
      for (const reply of refused) {
        const { status, body } = await reply
        expect([status, body.error.code]).toEqual([409, 'other-edition'])
        expect(body.error.message).toMatch(/edition 99 .* cannot be played on/)
      }
      expect((await see(caesar, table)).table.seats.map(({ kind }: { kind: string }) => kind)).toEqual([
        'person',
        'person',
      ])
      expect((await caesar.get(`/tables/${table}/record`)).body.error.code).toBe('still-running')
    })

    test('may be resigned, and has the record it would have had', async () => {
      const { caesar, table } = await played()
      const edition = await setEdition(table, OTHER)
      const over = await caesar.ok(post(caesar, table, 'resignation', { seat: 'caesar' }))
      expect(over).toMatchObject({ status: 'over', frozen: true, outcome: { way: 'resigned', winners: [1] } })
      const kept = await caesar.ok(caesar.get(`/tables/${table}/record`))
      expect(kept.edition).toBe(OTHER)
      expect((await caesar.get(`/tables/${table}/replay?at=1`)).body.error.code).toBe('other-edition')
      expect((await caesar.get(`/tables/${table}/verify`)).body.error.code).toBe('other-edition')
      // Where the rules are those it was played by, they say the same.
      await setEdition(table, edition)
      expect({ ...kept, edition }).toEqual(await caesar.ok(caesar.get(`/tables/${table}/record`)))
      expect(kept.actions.length).toBeGreaterThan(3)
      expect(kept.secret).not.toBeNull()
    })

    test('has its record too where the draws of the set-up were not written down', async () => {
      const { caesar, table } = await played()
      const { db } = server.running.service.store
      await db.updateTable('tables').set({ setup: null }).where('id', '=', table).execute()
      const edition = await setEdition(table, OTHER)
      await caesar.ok(post(caesar, table, 'resignation', { seat: 'caesar' }))
      const kept = await caesar.ok(caesar.get(`/tables/${table}/record`))
      await setEdition(table, edition)
      expect((await caesar.ok(caesar.get(`/tables/${table}/record`))).setup).toEqual(kept.setup)
    })

    test('of one person’s own is exported as it is', async () => {
      const client = await server.guest()
      const seats = { caesar: 'me', pompeius: 'me' }
      const { id } = await client.ok(client.post('/tables', { game: 'julius-caesar', seats }))
      now += 1000
      await act(client, id, 'caesar')
      now += 1000
      await act(client, id, 'pompeius')
      now += 1000
      await act(client, id, 'caesar')
      const before = await client.ok(client.get(`/tables/${id}/record`))
      await setEdition(id, OTHER)
      expect(await client.ok(client.get(`/tables/${id}/record`))).toEqual({ ...before, edition: OTHER })
    })

    test('that began with a record is exported with it', async () => {
      const client = await server.guest()
      const seats = { caesar: 'me', pompeius: 'me' }
      const { id } = await client.ok(client.post('/tables', { game: 'julius-caesar', seats }))
      await act(client, id, 'caesar')
      await act(client, id, 'pompeius')
      const fork = await client.ok(client.post(`/tables/${id}/fork`, { at: 2, seats: {} }))
      now += 1000
      await act(client, fork.id, 'caesar')
      await act(client, fork.id, 'pompeius')
      const before = await client.ok(client.get(`/tables/${fork.id}/record`))
      await setEdition(fork.id, OTHER)
      expect(await client.ok(client.get(`/tables/${fork.id}/record`))).toEqual({ ...before, edition: OTHER })
    })

    test('may be ended by agreement', async () => {
      for (const [what, way] of [
        ['draw', 'agreed-draw'],
        ['abandon', 'abandoned'],
      ] as const) {
        const { caesar, pompeius, table } = await played()
        await setEdition(table, OTHER)
        await caesar.ok(post(caesar, table, 'offers', { seat: 'caesar', what }))
        const socket = await caesar.socket()
        await socket.ask({ do: 'watch', table, seat: 'caesar' })
        await pompeius.ok(post(pompeius, table, 'offers', { seat: 'pompeius', what }))
        const { update } = await socket.until((heard) => heard.update?.summary?.status === 'over')
        expect(update.summary.outcome).toMatchObject({ way, winners: [] })
        socket.close()
      }
    })

    test('is closed after a while without a result, and nobody’s rating changes', async () => {
      const [caesar, pompeius] = [await account(server, `Gaius ${engine}`), await account(server, `Gnaeus ${engine}`)]
      const spec = { game: 'julius-caesar', seats: { caesar: 'me' }, rated: true }
      const { id } = await caesar.ok(caesar.post('/tables', spec))
      await pompeius.ok(post(pompeius, id, 'join', {}))
      await setEdition(id, OTHER)
      await sweep()
      now += CLOSED_AFTER
      await sweep()
      expect((await see(caesar, id)).table.status).toBe('running')
      now += 1
      await sweep()
      expect((await see(caesar, id)).table).toMatchObject({
        status: 'over',
        outcome: { way: 'abandoned', winners: [] },
      })
      expect((await caesar.ok(caesar.get(`/people/${encodeURIComponent(`Gaius ${engine}`)}`))).ratings).toEqual({})
    })

    test('goes on where it stopped when its rules come back', async () => {
      const { caesar, table } = await pair(server, { clock: { kind: 'deadline', seconds: 600 } })
      now += MINUTE
      const edition = await setEdition(table, OTHER)
      await sweep()
      now += 60 * MINUTE
      await setEdition(table, edition)
      await sweep()
      const { seats, frozen } = (await see(caesar, table)).table
      expect(frozen).toBe(false)
      expect(seats[0].deadline).toBe(now + 9 * MINUTE)
      await act(caesar, table, 'caesar')
    })

    test('with options that nobody knows any more spoils no list, and can be ended', async () => {
      const { caesar, pompeius, table } = await played()
      const { db } = server.running.service.store
      await db.updateTable('tables').set({ options: '{"scenario":"forgotten"}' }).where('id', '=', table).execute()
      await setEdition(table, OTHER)
      const { tables } = await caesar.ok(caesar.get('/tables?mine=1'))
      const seen = tables.find(({ id }: { id: string }) => id === table)
      expect(seen).toMatchObject({ frozen: true, options: { scenario: 'forgotten' } })
      const [seat] = (await see(pompeius, table)).table.mine
      await pompeius.ok(post(pompeius, table, 'resignation', { seat }))
      expect((await caesar.ok(caesar.get(`/tables/${table}/record`))).options).toEqual({ scenario: 'forgotten' })
      await caesar.ok(caesar.get('/games/julius-caesar/statistics'))
    })
  })

import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NEWCOMER, ratedAfter } from '../src/ratings.ts'
import { gameOf } from '../src/tables/one-table.ts'
import { BEAT } from '../src/uptime.ts'
import { type CouncilSeat, councillors, does, enrolCouncil, viewOf } from './council.ts'
import { Client, TestServer } from './harness.ts'
import { BREAKING } from './thoughts.ts'

/** Seats that are left, time that is up, and seats that are silent, as a game says. */
enrolCouncil()

const MINUTE = 60_000
let server: TestServer
let now = Date.now()
let people = 0

const names = (): string[] => Array.from({ length: 3 }, () => `Senator ${++people}`)
const resign = (client: Client, table: string, seat: CouncilSeat) =>
  client.post(`/tables/${table}/resignation`, { seat })
const tableOf = async (client: Client, table: string) => (await client.ok(client.get(`/tables/${table}`))).table
const ratingOf = async (client: Client, name: string) =>
  (await client.ok(client.get(`/people/${encodeURIComponent(name)}`))).ratings.council
const eventsOf = async (table: string, of: TestServer = server) =>
  (
    await of.running.service.store.db
      .selectFrom('events')
      .select('kind')
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute()
  ).map(({ kind }) => kind)
const seeTo = (of: TestServer = server): Promise<void> => of.running.service.seeTo()

/** What is kept makes the same table again. */
async function rebuilt(client: Client, table: string): Promise<void> {
  const before = await viewOf(client, table)
  server.running.service.tables.forgetAll()
  expect(await viewOf(client, table)).toEqual(before)
}

describe.each(['sqlite', 'postgres'])('on %s', (engine) => {
  let postgres: Postgres | null = null
  let env: Record<string, string>
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : null
    env = { IACTA_ALLOWANCE: '100000', ...(postgres ? { DATABASE_URL: await postgres.database() } : {}) }
    server = await TestServer.start(env, { now: () => now, threads: BREAKING, seesToEvery: 3_600_000 })
  })
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
  })
  beforeEach(() => {
    now += MINUTE
  })

  describe('a seat that is left', () => {
    test('ends the game, or is the computer’s, or neutral, or out: as the game says, and everybody is told before', async () => {
      const kinds: Record<string, unknown> = {}
      for (const leaving of ['ends', 'computer', 'neutral', 'out']) {
        const { table, of } = await councillors(server, { options: { leaving } })
        expect((await tableOf(of.red, table)).seats[1].ifLeft).toEqual({ becomes: leaving, rated: 'at-once' })
        const { status, seats } = await of.white.ok(resign(of.white, table, 'white'))
        kinds[leaving] = [status, seats[1].kind, seats[1].deserted, seats[1].out, seats[1].left?.way]
      }
      expect(kinds).toEqual({
        ends: ['over', 'person', false, false, undefined],
        computer: ['running', 'bot', true, false, 'resigned'],
        neutral: ['running', 'neutral', true, false, 'resigned'],
        out: ['running', 'person', true, true, 'resigned'],
      })
    })

    test('that is neutral is played by the rules at once, dice and all, and somebody may take it over', async () => {
      const { table, of } = await councillors(server, { options: { leaving: 'neutral' } })
      await does(of.white, table, 'white', 'nay')
      await does(of.black, table, 'black', 'nay')
      const socket = await of.black.socket()
      await socket.ask({ do: 'watch', table, seat: 'black' })
      // It votes, and as it speaks first it casts: the round is over.
      await of.red.ok(resign(of.red, table, 'red'))
      await socket.until(({ update }) => update?.summary?.seats[1].asked && update.summary.seats[0].kind === 'neutral')
      await expect.poll(async () => (await viewOf(of.black, table)).round).toBe(1)
      const stranger = await server.guest()
      expect((await resign(of.red, table, 'red')).status).toBe(403)
      expect((await tableOf(stranger, table)).vacant).toEqual(['red'])
      await stranger.ok(stranger.post(`/tables/${table}/join`, { seat: 'red' }))
      expect((await tableOf(stranger, table)).seats[0]).toMatchObject({ kind: 'person', deserted: false })
      await rebuilt(of.black, table)
      socket.close()
    })

    test('that was left waiting by a process that is gone is played by another', async () => {
      const { table, of } = await councillors(server, { options: { leaving: 'neutral' } })
      const { store } = server.running.service
      await store.db
        .updateTable('seats')
        .set({ kind: 'neutral', person_id: null, deserted: 1 })
        .where('table_id', '=', table)
        .where('seat', '=', 0)
        .execute()
      server.running.service.tables.forgetAll()
      now += MINUTE
      await seeTo()
      expect(await eventsOf(table)).toEqual(['act'])
      expect((await tableOf(of.white, table)).seats[0].asked).toBe(true)
    })

    test('that is out is told to the rules once, whoever asks; its holder looks on from it, and nobody waits for him', async () => {
      const { table, of } = await councillors(server, { options: { leaving: 'out' } })
      await does(of.red, table, 'red', 'aye')
      await of.white.ok(resign(of.white, table, 'white'))
      expect((await viewOf(of.red, table, 'red')).votes).toEqual(['aye', null, null])
      expect((await viewOf(of.white, table, 'white')).votes).toEqual([null, null, null])
      expect((await resign(of.white, table, 'white')).body.error.code).toBe('not-running')
      expect((await of.red.post(`/tables/${table}/claim`, { seat: 'white' })).body.error.code).toBe('time-left')
      await does(of.black, table, 'black', 'nay')
      expect(await viewOf(of.white, table)).toMatchObject({ phase: 'speech', points: [1, 0, 0] })
      expect(await eventsOf(table)).toEqual(['act', 'left', 'act'])
      // Two of them agree, and it is a draw: who is out is not asked.
      await of.red.ok(of.red.post(`/tables/${table}/offers`, { seat: 'red', what: 'draw' }))
      await rebuilt(of.black, table)
      const { status } = await of.black.ok(of.black.post(`/tables/${table}/offers`, { seat: 'black', what: 'draw' }))
      expect(status).toBe('over')
      const record = await of.red.ok(of.red.get(`/tables/${table}/record`))
      expect(record.actions[0]).toEqual({ interruption: 'left', seat: 'white' })
      expect(await of.red.ok(of.red.get(`/tables/${table}/verify`))).toMatchObject({ ok: true, actions: 3 })
      const { id } = await of.red.ok(of.red.post('/records', record))
      expect(await viewOf(of.red, id)).toEqual(await viewOf(of.red, table))
      const moment = await of.red.ok(of.red.get(`/tables/${table}/replay?at=1&seat=all`))
      expect([moment.by, moment.action, moment.interruption]).toEqual([null, null, 'left'])
      const fork = await of.red.ok(of.red.post(`/tables/${table}/fork`, { at: 2 }))
      expect((await viewOf(of.red, fork.id)).out).toBe(2)
    })

    test('that is out comes back if the rules ask it, and may be left again at once if it does not answer', async () => {
      const { table, of } = await councillors(server, { options: { leaving: 'back', rounds: 40 } })
      await of.white.ok(resign(of.white, table, 'white'))
      for (const seat of ['red', 'black'] as const) await does(of[seat], table, seat, 'nay')
      await does(of.red, table, 'red', 'rest')
      expect((await tableOf(of.red, table)).seats[1]).toMatchObject({ asked: true, out: true })
      await of.red.ok(of.red.post(`/tables/${table}/claim`, { seat: 'white' }))
      for (const seat of ['red', 'black'] as const) await does(of[seat], table, seat, 'nay')
      await does(of.black, table, 'black', 'rest')
      await does(of.white, table, 'white', 'stay')
      expect((await tableOf(of.red, table)).seats[1]).toMatchObject({ out: true, left: { way: 'resigned' } })
      for (const seat of ['red', 'black'] as const) await does(of[seat], table, seat, 'nay')
      await does(of.red, table, 'red', 'rest')
      await does(of.white, table, 'white', 'return')
      expect((await tableOf(of.red, table)).seats[1]).toMatchObject({ out: false, deserted: false, left: null })
      await rebuilt(of.red, table)
    })

    test('stands in the record of a table whose rules are no more, before what could still be taken back', async () => {
      const { table, of } = await councillors(server, { options: { leaving: 'out', rounds: 40 }, minutes: 1 })
      await does(of.red, table, 'red', 'aye')
      await does(of.white, table, 'white', 'nay')
      await of.white.ok(resign(of.white, table, 'white'))
      await does(of.black, table, 'black', 'nay')
      const stakes = [{ do: 'stake' }, { do: 'stake' }, { do: 'stake' }]
      await of.red.ok(of.red.post(`/tables/${table}/actions`, { seat: 'red', action: stakes }))
      await of.red.ok(of.red.post(`/tables/${table}/undo`, { seat: 'red', what: 'action' }))
      now += MINUTE
      await seeTo()
      await does(of.red, table, 'red', 'cast')
      const { tables, store } = server.running.service
      const { actions } = await tables.look(table, null, (live) => gameOf(live).record())
      await store.db.updateTable('tables').set({ edition: 99 }).where('id', '=', table).execute()
      tables.forgetAll()
      const record = await of.red.ok(of.red.get(`/tables/${table}/record`))
      expect(record.actions).toEqual(actions)
      const told = actions.map(({ interruption, action }) => interruption ?? (action as { do: string }).do)
      expect(told).toEqual(['left', 'aye', 'nay', 'time-up', 'stake', 'stake', 'cast'])
      expect(actions[5].joined).toBe(true)
    })

    test('ends the game when nobody else would stay', async () => {
      const { table, of } = await councillors(server, { options: { leaving: 'out' } })
      await of.white.ok(resign(of.white, table, 'white'))
      await of.red.ok(resign(of.red, table, 'red'))
      const { status, outcome } = await of.black.ok(resign(of.black, table, 'black'))
      expect([status, outcome.way]).toEqual(['over', 'resigned'])
    })

    test('is handed over to what the game says, too', async () => {
      const { table, of } = await councillors(server, { options: { leaving: 'out' } })
      await of.white.ok(of.white.post(`/tables/${table}/bot`, { seat: 'white' }))
      expect((await tableOf(of.red, table)).seats[1]).toMatchObject({ out: true, left: { way: 'handed' } })
    })
  })

  describe('a rated game', () => {
    const play = async (
      table: string,
      of: Readonly<Record<CouncilSeat, Client>>,
      rounds: number,
      out?: CouncilSeat,
    ) => {
      for (let round = 0; round < rounds; round++) {
        for (const seat of ['red', 'white', 'black'] as const)
          if (seat !== out) await does(of[seat], table, seat, seat === 'red' ? 'aye' : 'nay')
        const { seats } = await tableOf(of.red, table)
        const { seat } = seats.find(({ asked }: { asked: boolean }) => asked)
        await does(of[seat as CouncilSeat], table, seat, 'rest')
      }
    }
    const draw = async (table: string, of: Readonly<Record<CouncilSeat, Client>>) => {
      for (const seat of ['red', 'black'] as const)
        await of[seat].ok(of[seat].post(`/tables/${table}/offers`, { seat, what: 'draw' }))
    }

    test('rates who left at once and alone, or when it ends with all the others: as the game says', async () => {
      const found: Record<string, unknown> = {}
      for (const rated of ['at-once', 'at-the-end']) {
        const who = names()
        const options = { leaving: 'out', rounds: 40, rated }
        const { table, of } = await councillors(server, { rated: true, options }, who)
        await play(table, of, 10)
        await of.white.ok(resign(of.white, table, 'white'))
        const early = await ratingOf(of.red, who[1])
        await play(table, of, 1, 'white')
        await draw(table, of)
        const late = await Promise.all(who.map((name) => ratingOf(of.red, name)))
        found[rated] = [early?.rating, ...late.map(({ rating }) => rating)]
      }
      const after = (...scores: number[]): number =>
        Math.round(
          ratedAfter(
            NEWCOMER,
            scores.map((score) => ({ opponent: NEWCOMER, score, weight: 1 / scores.length })),
          ).rating,
        )
      expect(found).toEqual({
        'at-once': [after(0, 0), 1500, after(0, 0), 1500],
        'at-the-end': [undefined, after(0.5, 1), after(0, 0), after(0.5, 1)],
      })
    })

    test('is not rated for who left before he had done anything worth the name, whatever is done for him then', async () => {
      const who = names()
      const options = { leaving: 'neutral', rounds: 40, rated: 'at-the-end' }
      const { table, of } = await councillors(server, { rated: true, options }, who)
      await of.white.ok(resign(of.white, table, 'white'))
      for (let round = 0; round < 11; round++) {
        for (const seat of ['red', 'black'] as const) await does(of[seat], table, seat, 'nay')
        await expect.poll(async () => (await viewOf(of.red, table)).phase === 'votes' || round % 3 !== 1).toBe(true)
        if (round % 3 !== 1)
          await does(of[round % 3 === 0 ? 'red' : 'black'], table, round % 3 === 0 ? 'red' : 'black', 'rest')
      }
      await draw(table, of)
      expect(await ratingOf(of.red, who[1])).toBeUndefined()
      expect((await ratingOf(of.red, who[0])).games).toBe(1)
    })
  })

  describe('the agreed time', () => {
    test('is agreed on only where the rules know of it', async () => {
      const client = await server.guest()
      const post = (body: object) => client.post('/tables', { seats: {}, ...body })
      expect((await post({ game: 'nero', minutes: 240 })).body.error.message).toBe(
        'The rules of nero know of no agreed time: leave "minutes" out.',
      )
      expect((await post({ game: 'nero', onTimeout: 'rules' })).status).toBe(400)
      expect((await post({ game: 'council', minutes: 0 })).status).toBe(400)
      const { games } = await client.ok(client.get('/games'))
      const terms = Object.fromEntries(games.map(({ id, terms }: { id: string; terms: unknown }) => [id, terms]))
      expect(terms).toMatchObject({ nero: [], council: ['agreed-time', 'silence'] })
    })

    test('runs from the beginning, is told to everybody, and to the game once', async () => {
      const { table, of } = await councillors(server, { minutes: 240 })
      expect(await tableOf(of.red, table)).toMatchObject({ minutes: 240, timeUpAt: now + 240 * MINUTE })
      now += 240 * MINUTE - 1
      await seeTo()
      expect(await eventsOf(table)).toEqual([])
      await does(of.red, table, 'red', 'aye')
      now += 1
      await seeTo()
      await seeTo()
      expect(await eventsOf(table)).toEqual(['act', 'time-up'])
      expect(await tableOf(of.red, table)).toMatchObject({ minutes: 240, timeUpAt: null, status: 'running' })
      expect(await viewOf(of.red, table, 'red')).toMatchObject({ isTimeUp: true, votes: ['aye', null, null] })
      await rebuilt(of.red, table)
      for (const seat of ['white', 'black'] as const) await does(of[seat], table, seat, 'nay')
      await does(of.red, table, 'red', 'rest')
      expect((await tableOf(of.red, table)).status).toBe('over')
      const rematch = await of.red.ok(of.red.post(`/tables/${table}/rematch`, {}))
      expect([rematch.minutes, rematch.timeUpAt]).toEqual([240, null])
    })

    test('and a seat that is left, are told once by two processes, and not again by one that is started anew', async () => {
      if (!postgres) return
      const other = await TestServer.start(env, { now: () => now, seesToEvery: 3_600_000 })
      const { table, of } = await councillors(server, { minutes: 1, options: { leaving: 'out' } })
      await other.client().get(`/tables/${table}`)
      const elsewhere = new Client(other.url)
      elsewhere.cookie = of.black.cookie
      const replies = await Promise.all([resign(of.black, table, 'black'), resign(elsewhere, table, 'black')])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await eventsOf(table)).toEqual(['left'])
      now += MINUTE
      // Whoever acts at that very moment may have to look again.
      const acts = of.red.post(`/tables/${table}/actions`, { seat: 'red', action: { do: 'nay' } })
      await Promise.all([seeTo(), seeTo(other), acts])
      await Promise.all([seeTo(), seeTo(other)])
      expect((await eventsOf(table)).filter((kind) => kind === 'time-up')).toHaveLength(1)
      await other.stop()
      const again = await TestServer.start(env, { now: () => now, seesToEvery: 3_600_000 })
      await seeTo(again)
      const client = new Client(again.url)
      expect((await viewOf(client, table)).isTimeUp).toBe(true)
      expect((await eventsOf(table)).filter((kind) => kind === 'time-up')).toHaveLength(1)
      await again.stop()
    })
  })

  describe('a seat that is silent', () => {
    const clock = { kind: 'deadline', seconds: 60 }

    test('gets the answer the rules have for it when its time is out, and plays on', async () => {
      const { table, of } = await councillors(server, { clock, onTimeout: 'rules' })
      await does(of.red, table, 'red', 'aye')
      now += MINUTE + 1
      const claim = await of.red.post(`/tables/${table}/claim`, { seat: 'white' })
      expect(claim.body.error.code).toBe('rules-answer')
      await seeTo()
      expect(await viewOf(of.red, table)).toMatchObject({ phase: 'speech', points: [1, 0, 0] })
      expect((await tableOf(of.red, table)).seats[1]).toMatchObject({ kind: 'person', left: null, asked: false })
      await does(of.red, table, 'red', 'rest')
      await does(of.white, table, 'white', 'aye')
    })

    test('has no more time, and no less, because another has left', async () => {
      const { table, of } = await councillors(server, { clock, options: { leaving: 'out' } })
      const deadlines = async () =>
        (await tableOf(of.black, table)).seats.map(({ deadline }: { deadline: number | null }) => deadline)
      const [deadline] = await deadlines()
      now += 20_000
      await does(of.red, table, 'red', 'nay')
      await of.white.ok(resign(of.white, table, 'white'))
      expect(await deadlines()).toEqual([deadline, null, deadline])
    })

    test('is charged for the time until its answer, though another has left since', async () => {
      const bank = { kind: 'bank', seconds: 600, increment: 0 }
      const { table, of } = await councillors(server, { clock: bank, options: { leaving: 'out' } })
      now += 10_000
      await does(of.black, table, 'black', 'nay')
      now += 10_000
      await of.white.ok(resign(of.white, table, 'white'))
      now += 10_000
      await does(of.red, table, 'red', 'nay')
      const { seats } = await tableOf(of.red, table)
      expect([seats[0].bank, seats[2].bank]).toEqual([570_000, 590_000])
    })

    test('is waited for, or claimed against, where they have none', async () => {
      const { table, of } = await councillors(server, { clock, onTimeout: 'rules', options: { leaving: 'out' } })
      for (const seat of ['red', 'white', 'black'] as const) await does(of[seat], table, seat, 'nay')
      now += MINUTE + 1
      await seeTo()
      expect(await eventsOf(table)).toEqual(['act', 'act', 'act'])
      const after = await of.white.ok(of.white.post(`/tables/${table}/claim`, { seat: 'red' }))
      expect(after.seats[0]).toMatchObject({ out: true, left: { way: 'time' } })
    })

    test('leaves its seat at once where the table says so, to what the game says', async () => {
      const { table, of } = await councillors(server, { clock, onTimeout: 'bot', options: { leaving: 'out' } })
      for (const seat of ['white', 'black'] as const) await does(of[seat], table, seat, 'aye')
      now += MINUTE + 1
      await seeTo()
      expect((await tableOf(of.white, table)).seats[0]).toMatchObject({ out: true, left: { way: 'time' } })
      expect(await viewOf(of.white, table)).toMatchObject({ phase: 'speech', points: [0, 1, 1] })
    })
  })
})

test('time in which no server was up is not part of what was agreed on', async () => {
  const wall = { now: Date.now() }
  const steady = { now: 0 }
  const pass = (milliseconds: number): void => {
    wall.now += milliseconds
    steady.now += milliseconds
  }
  const around = { now: () => wall.now, steady: () => steady.now, seesToEvery: 3_600_000 }
  const alone = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, around)
  const { uptime } = alone.running.service
  const { table, of } = await councillors(alone, { minutes: 10 })
  const began = wall.now
  for (let beats = 0; beats < 12; beats++) {
    pass(BEAT)
    await uptime.beat()
  }
  // The machine slept for an hour.
  wall.now += 60 * MINUTE
  steady.now += 60 * MINUTE
  await seeTo(alone)
  expect(await eventsOf(table, alone)).toEqual([])
  expect((await tableOf(of.red, table)).timeUpAt).toBe(began + 70 * MINUTE)
  for (let beats = 0; beats < 9 * 12; beats++) {
    pass(BEAT)
    await uptime.beat()
  }
  await seeTo(alone)
  expect(await eventsOf(table, alone)).toEqual(['time-up'])
  await alone.stop()
})

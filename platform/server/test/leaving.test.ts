import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NEWCOMER, ratedAfter } from '../src/ratings.ts'
import { PASSWORD, pair, playOn } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const SEATS = ['galba', 'otho', 'vitellius', 'vespasian'] as const
type SeatId = (typeof SEATS)[number]

let server: TestServer
let now = Date.now()
let people = 0

interface Citizen {
  readonly client: Client
  readonly name: string
}

async function citizen(): Promise<Citizen> {
  const client = await server.guest()
  const name = `Civis ${++people}`
  await client.ok(client.post('/accounts', { name, password: PASSWORD }))
  return { client, name }
}

interface Four {
  readonly table: string
  readonly of: Readonly<Record<SeatId, Citizen>>
}

/** Four people at a table of Nero's heirs. */
async function four(spec: object = {}): Promise<Four> {
  const all = [await citizen(), await citizen(), await citizen(), await citizen()]
  const of = Object.fromEntries(SEATS.map((seat, i) => [seat, all[i]])) as Four['of']
  const { client } = of.galba
  const { id } = await client.ok(
    client.post('/tables', { game: 'nero', seats: { galba: 'me' }, visibility: 'public', ...spec }),
  )
  for (const seat of SEATS.slice(1)) {
    const { invite } = await client.ok(client.post(`/tables/${id}/invitations`, { seat }))
    await of[seat].client.ok(of[seat].client.post(`/tables/${id}/join`, { invite }))
  }
  return { table: id, of }
}

const clientsOf = ({ of }: Four) => Object.fromEntries(SEATS.map((seat) => [seat, of[seat].client]))
const resign = (client: Client, table: string, seat: string) => client.post(`/tables/${table}/resignation`, { seat })
const join = (client: Client, table: string, seat: string) => client.post(`/tables/${table}/join`, { seat })
const tableOf = async (client: Client, table: string) => (await client.ok(client.get(`/tables/${table}`))).table
const ratingOf = async ({ client, name }: Citizen) =>
  (await client.ok(client.get(`/people/${encodeURIComponent(name)}`))).ratings.nero

/** A guest's id, and everything kept of a seat. */
const seatRow = (table: string, seat: number) =>
  server.running.service.store.db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow()

describe.each(['sqlite', 'postgres'])('on %s', (engine) => {
  let postgres: Postgres | null = null
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : null
    const where: Record<string, string> = postgres ? { DATABASE_URL: await postgres.database() } : {}
    server = await TestServer.start({ IACTA_ALLOWANCE: '100000', ...where }, { now: () => now })
  })
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
  })

  test('who resigns from a game of four leaves it to a computer, in sight of everybody, and the others play on', async () => {
    const here = await four({ visibility: 'private' })
    const { galba, otho } = here.of
    const socket = await galba.client.socket()
    await socket.ask({ do: 'watch', table: here.table, seat: 'galba' })
    const after = await otho.client.ok(resign(otho.client, here.table, 'otho'))
    expect(after).toMatchObject({ status: 'running', outcome: null, mine: [] })
    const left = { kind: 'bot', level: 'miles', name: null, deserted: true, left: { name: otho.name, way: 'resigned' } }
    expect(after.seats[1]).toMatchObject(left)
    await socket.until(({ update }) => update?.summary?.seats[1].left?.name === otho.name)
    // The others and the computer go on; who left may look on, and no more.
    const { otho: _, ...staying } = clientsOf(here)
    await playOn(server, here.table, staying, 3)
    expect((await tableOf(otho.client, here.table)).status).toBe('running')
    expect((await otho.client.get(`/tables/${here.table}?seat=otho`)).status).toBe(403)
    expect((await resign(otho.client, here.table, 'otho')).status).toBe(403)
    socket.close()
  })

  test('at a rated table the leaver alone loses, once; those who stay are rated among each other at the end', async () => {
    const here = await four({ rated: true })
    const { galba, otho, vitellius, vespasian } = here.of
    await playOn(server, here.table, clientsOf(here))
    await otho.client.ok(resign(otho.client, here.table, 'otho'))
    const beaten = ratedAfter(
      NEWCOMER,
      [1, 2, 3].map(() => ({ opponent: NEWCOMER, score: 0, weight: 1 / 3 })),
    )
    const lost = {
      rating: Math.round(beaten.rating),
      deviation: Math.round(beaten.deviation),
      games: 1,
      provisional: true,
    }
    expect(await ratingOf(otho)).toEqual(lost)
    for (const stays of [galba, vitellius, vespasian]) expect(await ratingOf(stays)).toBeUndefined()
    // Nobody takes the seat of who left: it could decide the game for another.
    const stranger = await server.guest()
    expect((await join(stranger, here.table, 'otho')).body.error.code).toBe('rated')
    for (const [seat, { client }] of [
      ['galba', galba],
      ['vitellius', vitellius],
      ['vespasian', vespasian],
    ] as const)
      await client.ok(client.post(`/tables/${here.table}/offers`, { seat, what: 'draw' }))
    const drawn = ratedAfter(
      NEWCOMER,
      [1, 2].map(() => ({ opponent: NEWCOMER, score: 0.5, weight: 1 / 2 })),
    )
    for (const stays of [galba, vitellius, vespasian])
      expect(await ratingOf(stays)).toEqual({
        rating: 1500,
        deviation: Math.round(drawn.deviation),
        games: 1,
        provisional: true,
      })
    expect(await ratingOf(otho)).toEqual(lost)
    const { seats } = await tableOf(galba.client, here.table)
    expect(seats.map(({ ratingChange }: { ratingChange: unknown }) => ratingChange)).toEqual(
      ['galba', 'otho', 'vitellius', 'vespasian'].map((seat) =>
        seat === 'otho' ? null : { before: 1500, after: 1500 },
      ),
    )
    // The profile of who left tells the loss, and the table is among those he has played.
    const profile = await otho.client.ok(otho.client.get(`/people/${encodeURIComponent(otho.name)}`))
    expect(profile.results.nero).toEqual({ won: 0, drawn: 0, lost: 1 })
    expect(profile.tables.map(({ id }: { id: string }) => id)).toEqual([here.table])
    // A rematch is one of people again: the seat of who left is open.
    const rematch = await galba.client.ok(galba.client.post(`/tables/${here.table}/rematch`, {}))
    expect(rematch.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['open', 'person', 'open', 'open'])
  })

  test('who leaves before he has done anything worth the name has not lost, and the others are rated without him', async () => {
    const here = await four({ rated: true })
    const { galba, otho } = here.of
    await otho.client.ok(resign(otho.client, here.table, 'otho'))
    expect(await ratingOf(otho)).toBeUndefined()
    expect((await tableOf(galba.client, here.table)).status).toBe('running')
  })

  test('whose time is out is claimed against: the computer plays on, and he has lost', async () => {
    const here = await four({ rated: true, clock: { kind: 'deadline', seconds: 600 } })
    await playOn(server, here.table, clientsOf(here))
    now += 601_000
    const { seats } = await tableOf(here.of.galba.client, here.table)
    const late = SEATS.filter((_, i) => seats[i].asked)
    const [first] = late
    const other = here.of[SEATS.find((seat) => !late.includes(seat)) ?? 'galba'].client
    const after = await other.ok(other.post(`/tables/${here.table}/claim`, { seat: first }))
    expect(after.status).toBe('running')
    expect(after.seats[SEATS.indexOf(first)]).toMatchObject({ kind: 'bot', left: { way: 'time' } })
    expect((await ratingOf(here.of[first])).rating).toBeLessThan(1500)
    for (const seat of SEATS) if (seat !== first) expect(await ratingOf(here.of[seat])).toBeUndefined()
  })

  test('the computer takes over by itself where the table says so, rated too; when nobody is left it is over', async () => {
    const { client } = await citizen()
    const clock = { kind: 'deadline', seconds: 600 }
    const seats = { galba: 'me', otho: 'bot', vitellius: 'bot', vespasian: 'bot' }
    const alone = await client.ok(client.post('/tables', { game: 'nero', seats, clock, onTimeout: 'bot' }))
    const here = await four({ rated: true, clock, onTimeout: 'bot' })
    await playOn(server, alone.id, { galba: client }, 1)
    for (;;) {
      const { seats: rows } = await tableOf(client, alone.id)
      if (rows[0].asked) break
      await new Promise((again) => setTimeout(again, 20))
    }
    now += 601_000
    await server.running.service.tables.sweep()
    const { seats: after, status } = await tableOf(here.of.galba.client, here.table)
    expect(status).toBe('running')
    expect(after.some(({ left }: { left: { way: string } | null }) => left?.way === 'time')).toBe(true)
    expect(await tableOf(client, alone.id)).toMatchObject({
      status: 'over',
      outcome: { way: 'time', winners: [1, 2, 3], params: { seat: 'galba' } },
    })
  })

  test('the last person may end it: by leaving, or with no result', async () => {
    for (const how of ['resign', 'abandon']) {
      const here = await four()
      for (const seat of ['galba', 'otho', 'vitellius'] as const)
        expect(await here.of[seat].client.ok(resign(here.of[seat].client, here.table, seat))).toMatchObject({
          status: 'running',
        })
      const { client } = here.of.vespasian
      const over =
        how === 'resign'
          ? await client.ok(resign(client, here.table, 'vespasian'))
          : await client.ok(client.post(`/tables/${here.table}/offers`, { seat: 'vespasian', what: 'abandon' }))
      expect(over).toMatchObject({ status: 'over', outcome: { way: how === 'resign' ? 'resigned' : 'abandoned' } })
    }
  })

  test('what was offered before somebody left no longer stands', async () => {
    const here = await four()
    for (const seat of ['galba', 'otho'] as const) {
      const { client } = here.of[seat]
      await client.ok(client.post(`/tables/${here.table}/offers`, { seat, what: 'draw' }))
    }
    const { client } = here.of.vitellius
    expect(await client.ok(resign(client, here.table, 'vitellius'))).toMatchObject({ offers: { draw: 0, abandon: 0 } })
  })

  test('another person may take the seat over: not one who sits there, nor one who left', async () => {
    const here = await four({ clock: { kind: 'bank', seconds: 600, increment: 0 } })
    const { galba, otho } = here.of
    await playOn(server, here.table, clientsOf(here), 3)
    await otho.client.ok(resign(otho.client, here.table, 'otho'))
    expect((await join(otho.client, here.table, 'otho')).status).toBe(403)
    expect((await join(galba.client, here.table, 'otho')).status).toBe(403)
    const [stranger, late] = [await citizen(), await citizen()]
    expect((await join(stranger.client, here.table, 'galba')).body.error.code).toBe('seat-taken')
    const { contribution } = await seatRow(here.table, 1)
    const after = await stranger.client.ok(join(stranger.client, here.table, 'otho'))
    expect(after.mine).toEqual(['otho'])
    expect(after.seats[1]).toMatchObject({
      kind: 'person',
      name: stranger.name,
      level: null,
      deserted: false,
      bank: 600_000,
      left: { name: otho.name, way: 'resigned' },
    })
    // The dice were sealed with what the first put in.
    expect((await seatRow(here.table, 1)).contribution).toBe(contribution)
    expect((await stranger.client.get(`/tables/${here.table}?seat=otho`)).body.scene.view).toBeTruthy()
    expect((await join(late.client, here.table, 'otho')).body.error.code).toBe('not-open')
    await playOn(server, here.table, { ...clientsOf(here), otho: stranger.client }, 5)
    // Whoever took it over may leave it in turn, and then neither comes back.
    await stranger.client.ok(resign(stranger.client, here.table, 'otho'))
    for (const { client } of [stranger, otho]) expect((await join(client, here.table, 'otho')).status).toBe(403)
    await late.client.ok(join(late.client, here.table, 'otho'))
  })

  test('to a private table somebody is invited to the seat that was left, by anybody who plays there', async () => {
    const here = await four({ visibility: 'private' })
    const { galba, otho } = here.of
    await galba.client.ok(resign(galba.client, here.table, 'galba'))
    const stranger = await server.guest()
    expect((await join(stranger, here.table, 'galba')).status).toBe(404)
    const taken = await otho.client.post(`/tables/${here.table}/invitations`, { seat: 'vitellius' })
    expect(taken.status).toBe(403)
    const { invite } = await otho.client.ok(otho.client.post(`/tables/${here.table}/invitations`, { seat: 'galba' }))
    expect((await stranger.ok(stranger.post(`/tables/${here.table}/join`, { invite }))).mine).toEqual(['galba'])
  })

  test('who has deleted his account is replaced, not claimed against; nobody wins by it', async () => {
    const here = await four()
    await here.of.otho.client.ok(here.of.otho.client.delete('/me', { password: PASSWORD }))
    const { client } = here.of.galba
    const after = await client.ok(client.post(`/tables/${here.table}/claim`, { seat: 'otho' }))
    expect(after).toMatchObject({ status: 'running' })
    expect(after.seats[1]).toMatchObject({ kind: 'bot', left: { name: null, way: 'gone' } })
  })

  test('of one person in several seats the one that is given up is the computer’s', async () => {
    const client = await server.guest()
    const seats = Object.fromEntries(SEATS.map((seat) => [seat, 'me']))
    const { id } = await client.ok(client.post('/tables', { game: 'nero', seats }))
    const after = await client.ok(resign(client, id, 'vitellius'))
    expect(after).toMatchObject({ status: 'running', mine: ['galba', 'otho', 'vespasian'] })
  })

  test('a game of two ends, as it always did', async () => {
    const here = await pair(server)
    expect(await here.caesar.ok(resign(here.caesar, here.table, 'caesar'))).toMatchObject({
      status: 'over',
      outcome: { winners: [1], way: 'resigned', params: { seat: 'caesar' } },
    })
  })
})

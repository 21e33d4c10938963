import { enrol } from '@iacta/registry'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { skirmish } from '@iacta/testing/skirmish'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from './company.ts'
import { type Client, TestServer } from './harness.ts'

afterAll(enrol(skirmish))

const GAME = 'skirmish'
/** Long enough for the result to count. */
const LONG = { battle: 'ford', dusk: 'never' }

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    const database: Record<string, string> = engine === 'postgres' ? { DATABASE_URL: await postgres.database() } : {}
    server = await TestServer.start({ IACTA_ALLOWANCE: '100000', ...database })
  })
  afterAll(() => server?.stop())

  /** Two people at the first table of a match; the first of them set it up. */
  async function match(one: Client, other: Client, spec: object = {}): Promise<string> {
    const { id } = await one.ok(one.post('/tables', { game: GAME, match: true, seats: { first: 'me' }, ...spec }))
    await other.ok(other.post(`/tables/${id}/join`, { seat: 'second' }))
    return id
  }

  const guests = async (): Promise<[Client, Client]> => [await server.guest(), await server.guest()]
  const look = async (client: Client, table: string) => (await client.ok(client.get(`/tables/${table}`))).table
  const resign = (client: Client, table: string, seat: string) =>
    client.ok(client.post(`/tables/${table}/resignation`, { seat }))

  /** Plays a game out: who has the first seat marches as far as he can, the other halts. */
  async function playOut(table: string, first: Client, second: Client): Promise<void> {
    for (;;) {
      const { status, seats } = await look(first, table)
      if (status === 'over') return
      const client = seats[0].asked ? first : second
      const seat = seats[0].asked ? 'first' : 'second'
      const { scene } = await client.ok(client.get(`/tables/${table}?seat=${seat}`))
      const action = seat === 'first' ? scene.actions.at(-1) : scene.actions[0]
      await client.ok(client.post(`/tables/${table}/actions`, { seat, action }))
    }
  }

  describe('a match of two games', () => {
    test('goes on with the seats exchanged, and is decided by both games together', async () => {
      const [one, other] = await guests()
      const clock = { kind: 'deadline', seconds: 86_400 }
      const first = await match(one, other, { clock, visibility: 'public', options: { battle: 'ford', dusk: 'late' } })
      expect((await look(one, first)).match).toEqual({
        game: 1,
        tables: [first, null],
        first: null,
        points: { first: 0, second: 0 },
        over: false,
        result: null,
        left: null,
      })
      await playOut(first, one, other)
      const after = await look(one, first)
      const [, second] = after.match.tables
      expect(after.match).toMatchObject({ over: false, points: { first: 5, second: 0 }, first: after.outcome })

      // It is there at once, for the same two, with a seal of its own.
      const next = await look(other, second)
      expect(next).toMatchObject({
        status: 'open',
        clock,
        visibility: 'public',
        kept: ['first'],
        origin: { match: first },
      })
      expect((await look(one, second)).kept).toEqual(['second'])
      expect(next.match).toMatchObject({ game: 2, tables: [first, second], points: { first: 0, second: 5 } })
      expect(next.commitment).not.toBe(after.commitment)

      await other.ok(other.post(`/tables/${second}/join`, { contribution: 'mine' }))
      expect((await one.ok(one.post(`/tables/${second}/join`, {}))).status).toBe('running')
      await playOut(second, other, one)
      const result = { over: true, points: { first: 5, second: 5 }, result: { winner: null }, left: null }
      expect((await look(one, second)).match).toMatchObject(result)
      expect((await look(one, first)).match).toMatchObject(result)
    })

    test('is won by who has more of both, as the game counts it', async () => {
      const [one, other] = await guests()
      const first = await match(one, other, { options: { battle: 'ford', dusk: 'late' } })
      await playOut(first, one, other)
      const [, second] = (await look(one, first)).match.tables
      for (const client of [one, other]) await client.ok(client.post(`/tables/${second}/join`, {}))
      await resign(one, second, 'second')
      // Three for a game that was given up, against the five of the first.
      expect((await look(one, second)).match).toMatchObject({
        points: { first: 3, second: 5 },
        result: { winner: 'second' },
      })
      expect((await look(one, first)).match.result).toEqual({ winner: 'first' })
    })

    test('is told to who is still at the first table', async () => {
      const [one, other] = await guests()
      const first = await match(one, other)
      const socket = await other.socket()
      await socket.ask({ do: 'watch', table: first, seat: 'second' })
      await resign(one, first, 'first')
      const told = await socket.until((message) => message.table === first && message.update?.summary?.match?.tables[1])
      expect((await look(other, told.update.summary.match.tables[1])).kept).toEqual(['first'])
      socket.close()
    })

    test('is lost by who leaves it before its second game', async () => {
      const [one, other] = await guests()
      const first = await match(one, other, { visibility: 'public' })
      // He has lost the first game, and wins the match.
      await resign(other, first, 'second')
      const [, second] = (await look(one, first)).match.tables
      expect(await one.ok(one.post(`/tables/${second}/leave`, {}))).toMatchObject({ status: 'cancelled' })
      expect((await look(other, first)).match).toMatchObject({
        over: true,
        result: { winner: 'second' },
        left: 'first',
      })
      expect((await other.post(`/tables/${second}/join`, {})).status).toBe(409)
    })

    test('is not called off by somebody else, though he set it up', async () => {
      const [one, other] = await guests()
      const host = await server.guest()
      const { id } = await host.ok(host.post('/tables', { game: GAME, match: true, visibility: 'public' }))
      await one.ok(one.post(`/tables/${id}/join`, { seat: 'first' }))
      await other.ok(other.post(`/tables/${id}/join`, { seat: 'second' }))
      await resign(one, id, 'first')
      const [, second] = (await look(one, id)).match.tables
      expect((await host.post(`/tables/${second}/leave`, {})).status).toBe(403)
      expect((await look(one, second)).status).toBe('open')
      expect((await look(one, id)).match.over).toBe(false)
    })

    test('is lost by who deletes his account before its second game', async () => {
      const [one, other] = await guests()
      const first = await match(one, other, { visibility: 'public' })
      await resign(one, first, 'first')
      await other.ok(other.delete('/me', {}))
      expect((await look(one, first)).match).toMatchObject({ result: { winner: 'first' }, left: 'second' })
    })

    test('is lost by who never comes to its second game', async () => {
      const [one, other] = await guests()
      const first = await match(one, other, { visibility: 'public' })
      await resign(one, first, 'first')
      const [, second] = (await look(one, first)).match.tables
      await one.ok(one.post(`/tables/${second}/join`, {}))
      // As it is when nobody has joined a table for long.
      await server.running.service.tables.lobby.close(second)
      expect((await look(one, first)).match).toMatchObject({ result: { winner: 'first' }, left: 'second' })
    })

    test('is lost by who hands his first game to the computer', async () => {
      const [one, other] = await guests()
      const spec = { game: 'julius-caesar', seats: { caesar: 'me' } }
      const { id } = await one.ok(one.post('/tables', { match: true, ...spec }))
      await other.ok(other.post(`/tables/${id}/join`, {}))
      await other.ok(other.post(`/tables/${id}/bot`, { seat: 'pompeius' }))
      await resign(one, id, 'caesar')
      expect((await look(one, id)).match).toMatchObject({
        over: true,
        tables: [id, null],
        points: { caesar: 0, pompeius: 1 },
        result: { winner: 'caesar' },
        left: 'pompeius',
      })
    })

    test('comes to nothing where a game is abandoned', async () => {
      const [one, other] = await guests()
      const first = await match(one, other)
      await one.ok(one.post(`/tables/${first}/offers`, { seat: 'first', what: 'abandon' }))
      await other.ok(other.post(`/tables/${first}/offers`, { seat: 'second', what: 'abandon' }))
      expect((await look(one, first)).match).toMatchObject({ over: true, result: null, tables: [first, null] })
    })

    test('can be played against the computer, which has its seat in the second game at once', async () => {
      const one = await server.guest()
      const spec = { game: 'julius-caesar', seats: { caesar: 'me', pompeius: { bot: 'tiro' } } }
      const { id } = await one.ok(one.post('/tables', { match: true, ...spec }))
      await resign(one, id, 'caesar')
      const [, second] = (await look(one, id)).match.tables
      expect(await look(one, second)).toMatchObject({
        kept: ['pompeius'],
        seats: [{ seat: 'caesar', kind: 'bot', level: 'tiro' }, { seat: 'pompeius' }],
      })
      expect(await one.ok(one.post(`/tables/${second}/join`, {}))).toMatchObject({ status: 'running' })
    })

    test('is played again as a match, once it is over', async () => {
      const [one, other] = await guests()
      const first = await match(one, other)
      await resign(one, first, 'first')
      expect((await one.post(`/tables/${first}/rematch`, {})).body.error).toMatchObject({ code: 'still-running' })
      const [, second] = (await look(one, first)).match.tables
      for (const client of [one, other]) await client.ok(client.post(`/tables/${second}/join`, {}))
      await resign(one, second, 'second')
      const again = await one.ok(one.post(`/tables/${second}/rematch`, {}))
      expect(again.match).toMatchObject({ game: 1, tables: [again.id, null] })
    })

    test.each([
      [{ options: { battle: 'ridge' } }, 'A match is of two players: here are 3 seats.'],
      [{ seats: { first: 'bot', second: 'bot' } }, 'A match needs a person: leave a seat open, or take one.'],
    ])('is refused where it cannot be: %j', async (spec, message) => {
      const one = await server.guest()
      const { status, body } = await one.post('/tables', { game: GAME, match: true, ...spec })
      expect([status, body.error.message]).toEqual([400, message])
    })
  })

  describe('a rated match', () => {
    const ratings = async (...names: string[]) => {
      const reader = await server.guest()
      const profiles = await Promise.all(names.map((name) => reader.ok(reader.get(`/people/${name}`))))
      return profiles.map((profile) => profile.ratings[GAME] ?? null)
    }
    const named = async (...names: string[]) => Promise.all(names.map((name) => account(server, name)))

    test('is rated once, for both games together', async () => {
      const [one, other] = await named('Aetius', 'Theodericus')
      const first = await match(one, other, { rated: true, visibility: 'public', options: LONG })
      await playOut(first, one, other)
      expect(await ratings('Aetius', 'Theodericus')).toEqual([null, null])
      const [, second] = (await look(one, first)).match.tables
      for (const client of [one, other]) await client.ok(client.post(`/tables/${second}/join`, {}))
      // He who won the first wins the match, though he gives up the second.
      await resign(one, second, 'second')
      const [winner, loser] = await ratings('Aetius', 'Theodericus')
      expect([winner.games, loser.games]).toEqual([1, 1])
      expect(winner.rating).toBeGreaterThan(1500)
      expect(loser.rating).toBeLessThan(1500)
      // The table that decided it tells what it made of both, by their seats there; the other nothing.
      const changes = async (id: string) =>
        (await look(one, id)).seats.map(({ ratingChange }: { ratingChange: unknown }) => ratingChange)
      expect(await changes(first)).toEqual([null, null])
      expect(await changes(second)).toEqual([
        { before: 1500, after: loser.rating },
        { before: 1500, after: winner.rating },
      ])
    })

    test('is lost for the ladder by who leaves it', async () => {
      const [one, other] = await named('Stilicho', 'Alaricus')
      const first = await match(one, other, { rated: true, visibility: 'public', options: LONG })
      await playOut(first, one, other)
      const [, second] = (await look(one, first)).match.tables
      await one.ok(one.post(`/tables/${second}/leave`, {}))
      const [leaver, stayed] = await ratings('Stilicho', 'Alaricus')
      expect(leaver.rating).toBeLessThan(1500)
      expect(stayed.rating).toBeGreaterThan(1500)
    })

    test('is not rated where they have hardly played', async () => {
      const [one, other] = await named('Bonifatius', 'Geisericus')
      const first = await match(one, other, { rated: true, visibility: 'public', options: LONG })
      await resign(one, first, 'first')
      const [, second] = (await look(one, first)).match.tables
      await one.ok(one.post(`/tables/${second}/leave`, {}))
      expect(await ratings('Bonifatius', 'Geisericus')).toEqual([null, null])
    })
  })

  describe('seats that are not sides', () => {
    test('are told of once a bid has settled it, and counted by the side that was played', async () => {
      const [one, other] = await guests()
      const options = { battle: 'ford', dusk: 'late', sides: 'bid' }
      const { id } = await one.ok(one.post('/tables', { game: GAME, options, seats: { first: 'me' } }))
      await other.ok(other.post(`/tables/${id}/join`, {}))
      const sides = async () => (await look(one, id)).seats.map(({ side }: { side: string | null }) => side)
      expect(await sides()).toEqual([null, null])
      await one.ok(one.post(`/tables/${id}/actions`, { seat: 'first', action: { do: 'bid', sum: 0 } }))
      expect(await sides()).toEqual([null, null])
      await other.ok(other.post(`/tables/${id}/actions`, { seat: 'second', action: { do: 'bid', sum: 1 } }))
      expect(await sides()).toEqual(['goths', 'romans'])
      const { tables } = await one.ok(one.get('/tables?mine=1'))
      expect(tables[0].seats[1]).toMatchObject({ seat: 'second', side: 'romans' })

      await playOut(id, one, other)
      const { all } = await one.ok(one.get(`/games/${GAME}/statistics`))
      for (const seat of ['first', 'second']) expect(all.won).not.toHaveProperty(seat)
      expect(all.ways).toContainEqual({ way: 'points', winners: ['goths'], tables: 1 })
    })

    test('may be settled by the options', async () => {
      const one = await server.guest()
      const seats = { first: 'me', second: 'me' }
      const table = await one.ok(one.post('/tables', { game: GAME, options: { sides: 'exchanged' }, seats }))
      expect(table.seats).toMatchObject([{ side: 'goths' }, { side: 'romans' }])
    })
  })

  test('an action is read by the names of its own battle', async () => {
    const one = await server.guest()
    const seats = { first: 'me', second: 'me', third: 'me' }
    const { id } = await one.ok(one.post('/tables', { game: GAME, options: { battle: 'ridge' }, seats }))
    const act = (unit: string, to: string) =>
      one.post(`/tables/${id}/actions`, { seat: 'first', action: { do: 'march', unit, to } })
    expect((await act('legio-1', 'a1')).body.error.message).toMatch(/must be one of b1, b2, b3, b4, b5, not "a1"/)
    const why = { seat: 'first', action: { do: 'march', unit: 'turma', to: 'b2' } }
    const { refusal } = await one.ok(one.post(`/tables/${id}/why`, why))
    expect(refusal.text.it).toBe('Porta la turma in b2')
    expect((await act('legio-1', 'b5')).status).toBe(200)
  })

  test('options that cannot be together are refused in a sentence', async () => {
    const one = await server.guest()
    const setUp = async (options: object) => (await one.post('/tables', { game: GAME, options })).body
    expect((await setUp({ battle: 'ridge', sides: 'bid' })).error.message).toMatch(
      /no option "sides" with battle ridge/,
    )
    expect((await setUp({ sides: 'bid', limit: 3 })).error.message).toMatch(/whole number from 0 to 6 in steps of 2/)
    expect((await setUp({ sides: 'bid' })).options).toEqual({ battle: 'ford', dusk: 'late', sides: 'bid', limit: 4 })
  })

  test('the games tell of their options, and what they are called', async () => {
    const { games } = await server.client().ok(server.client().get('/games'))
    const game = games.find(({ id }: { id: string }) => id === GAME)
    expect(game.options).toEqual(skirmish.game.options)
    expect(game.seats).toEqual(['first', 'second'])
    expect(game.optionNames.sides.choices.bid.about.it).toMatch(/Chi offre di più/)
    expect(game.optionNames.limit).toEqual({
      name: { en: 'Highest bid', it: 'Offerta massima' },
      about: { en: 'In points', it: 'In punti' },
      choices: {},
    })
  })
})

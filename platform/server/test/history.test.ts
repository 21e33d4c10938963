import { readFileSync } from 'node:fs'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playOn } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const GAME = 'julius-caesar'
const record = JSON.parse(
  readFileSync(
    new URL('../../../games/julius-caesar/test/golden/ten-points.year-1.caesar.record.json', import.meta.url),
    'utf8',
  ),
)

let server: TestServer
let time = Date.UTC(2030, 0, 1)

let people = 0
async function account(): Promise<{ client: Client; name: string }> {
  const client = await server.guest()
  const name = `Civis ${++people}`
  await client.ok(client.post('/accounts', { name, password: 'panem et circenses' }))
  return { client, name }
}

async function table(caesar: Client, pompeius: Client, spec: object = {}): Promise<string> {
  const { id } = await caesar.ok(caesar.post('/tables', { game: GAME, seats: { caesar: 'me' }, ...spec }))
  const { invite } = await caesar.ok(caesar.post(`/tables/${id}/invitations`, { seat: 'pompeius' }))
  await pompeius.ok(pompeius.post(`/tables/${id}/join`, { invite }))
  return id
}

/** One discard each: the shortest game that has a length. */
async function discard(id: string, caesar: Client, pompeius: Client): Promise<void> {
  for (const [seat, client] of [
    ['caesar', caesar],
    ['pompeius', pompeius],
  ] as const) {
    const { scene } = await client.ok(client.get(`/tables/${id}?seat=${seat}`))
    await client.ok(client.post(`/tables/${id}/actions`, { seat, action: scene.actions[0] }))
  }
}

const resign = (client: Client, id: string, seat: string) =>
  client.ok(client.post(`/tables/${id}/resignation`, { seat }))

async function agree(id: string, what: 'draw' | 'abandon', caesar: Client, pompeius: Client): Promise<void> {
  await caesar.ok(caesar.post(`/tables/${id}/offers`, { seat: 'caesar', what }))
  await pompeius.ok(pompeius.post(`/tables/${id}/offers`, { seat: 'pompeius', what }))
}

const ids = (tables: readonly { id: string }[]): string[] => tables.map(({ id }) => id)

describe.each(['sqlite', 'postgres'])('on %s', (engine) => {
  let postgres: Postgres | null = null
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : null
    const where: Record<string, string> = postgres ? { DATABASE_URL: await postgres.database() } : {}
    server = await TestServer.start({ IACTA_ALLOWANCE: '100000', ...where }, { now: () => time })
  })
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
  })

  describe('statistics', () => {
    test('count by side and way what was played here, and nothing else', async () => {
      const [one, other] = [await server.guest(), await server.guest()]
      const empty = { tables: 0, abandoned: 0, averageActions: null, drawn: 0, won: {}, ways: [] }
      const statistics = () => one.ok(one.get(`/games/${GAME}/statistics`))
      expect(await statistics()).toEqual({ game: GAME, all: empty, amongPeople: empty })

      for (const loser of ['caesar', 'caesar', 'pompeius']) {
        const id = await table(one, other)
        await discard(id, one, other)
        await resign(loser === 'caesar' ? one : other, id, loser)
      }
      await agree(await table(one, other), 'draw', one, other)
      await agree(await table(one, other), 'abandon', one, other)
      for (const pompeius of ['me', 'bot']) {
        const seats = { caesar: 'me', pompeius }
        await resign(one, (await one.ok(one.post('/tables', { game: GAME, seats }))).id, 'caesar')
      }
      // Neither what still runs, nor what was brought in, nor a "what if" counts.
      await table(one, other)
      const { id } = await one.ok(one.post('/records', record))
      await resign(one, (await one.ok(one.post(`/tables/${id}/fork`, { at: 3 }))).id, 'caesar')

      // They are counted again after a while, not each time.
      expect((await statistics()).all).toEqual(empty)
      time += 61_000
      expect(await statistics()).toEqual({
        game: GAME,
        all: {
          tables: 6,
          abandoned: 1,
          averageActions: 1,
          drawn: 1,
          won: { caesar: 1, pompeius: 4 },
          ways: [
            { way: 'resigned', winners: ['pompeius'], tables: 4 },
            { way: 'agreed-draw', winners: [], tables: 1 },
            { way: 'resigned', winners: ['caesar'], tables: 1 },
          ],
        },
        amongPeople: {
          tables: 4,
          abandoned: 1,
          averageActions: 1.5,
          drawn: 1,
          won: { caesar: 1, pompeius: 2 },
          ways: [
            { way: 'resigned', winners: ['pompeius'], tables: 2 },
            { way: 'agreed-draw', winners: [], tables: 1 },
            { way: 'resigned', winners: ['caesar'], tables: 1 },
          ],
        },
      })
      expect((await one.get('/games/senet/statistics')).status).toBe(404)
    })

    test('divide what several have won together, so that wins and draws add up to all', async () => {
      const one = await server.guest()
      const seats = { galba: 'me', otho: 'bot', vitellius: 'bot', vespasian: 'bot' }
      const setUp = async () => (await one.ok(one.post('/tables', { game: 'nero', seats }))).id
      for (let i = 0; i < 2; i++) await resign(one, await setUp(), 'galba')
      await one.ok(one.post(`/tables/${await setUp()}/offers`, { seat: 'galba', what: 'draw' }))
      time += 61_000
      const { all } = await one.ok(one.get('/games/nero/statistics'))
      expect(all).toMatchObject({ tables: 3, drawn: 1 })
      expect(Object.keys(all.won)).toEqual(['otho', 'vitellius', 'vespasian'])
      for (const won of Object.values(all.won)) expect(won).toBeCloseTo(2 / 3)
      const sum = Object.values<number>(all.won).reduce((total, won) => total + won, all.drawn)
      expect(sum).toBeCloseTo(all.tables)
    })
  })

  describe('a profile', () => {
    test('tells of public games between people, and is found by the name however it is written', async () => {
      const [one, other] = [await account(), await account()]
      const won = await table(one.client, other.client, { rated: true })
      await playOn(server, won, { caesar: one.client, pompeius: other.client })
      await resign(other.client, won, 'pompeius')
      const { seats } = await one.client.ok(one.client.get(`/tables/${won}`)).then(({ table: ended }) => ended)
      const changes = seats.map(({ ratingChange }: { ratingChange: unknown }) => ratingChange)
      time += 1000
      const lost = await table(other.client, one.client)
      await resign(one.client, lost, 'pompeius')
      time += 1000
      const drawn = await table(one.client, other.client)
      await agree(drawn, 'draw', one.client, other.client)
      time += 1000
      const abandoned = await table(one.client, other.client)
      await agree(abandoned, 'abandon', one.client, other.client)
      time += 1000
      const hidden = await table(one.client, other.client, { visibility: 'private' })
      await resign(one.client, hidden, 'caesar')
      const running = await table(one.client, other.client)
      await one.client.ok(one.client.post('/records', record))

      const anybody = server.client()
      const profile = await anybody.ok(anybody.get(`/people/${encodeURIComponent(one.name.toUpperCase())}`))
      expect(profile).toMatchObject({
        name: one.name,
        ratings: { [GAME]: { games: 1 } },
        results: { [GAME]: { won: 1, drawn: 1, lost: 1 } },
      })
      expect(profile.ratings[GAME].rating).toBeGreaterThan(1500)
      const gained = profile.ratings[GAME].rating - 1500
      expect(changes).toEqual([
        { before: 1500, after: 1500 + gained },
        { before: 1500, after: 1500 - gained },
      ])
      expect(ids(profile.tables)).toEqual([abandoned, drawn, lost, won])
      for (const secret of [hidden, running]) expect(JSON.stringify(profile)).not.toContain(secret)
      expect(Object.keys(profile).sort()).toEqual(['name', 'ratings', 'results', 'since', 'tables'])
      expect((await anybody.get('/people/Nemo')).status).toBe(404)
    })

    test('of somebody who has not played is empty', async () => {
      const { client, name } = await account()
      expect(await client.ok(client.get(`/people/${encodeURIComponent(name)}`))).toEqual({
        name,
        since: time,
        ratings: {},
        results: {},
        tables: [],
      })
    })
  })

  describe('one’s own history', () => {
    test('lists finished tables, private ones too, the last first, page by page', async () => {
      const [one, other] = [await server.guest(), await server.guest()]
      const played: string[] = []
      for (let i = 0; i < 5; i++) {
        const id = await table(one, other, { visibility: i % 2 === 0 ? 'private' : 'public' })
        await resign(one, id, 'caesar')
        played.push(id)
        // The last three end in the same moment.
        if (i < 2) time += 1000
      }
      const brought = await one.ok(one.post('/records', record))
      await table(one, other)
      const found: string[] = []
      let next: string | null = null
      do {
        const before: string = next === null ? '' : `&before=${next}`
        const page = await one.ok(one.get(`/me/history?limit=2${before}`))
        expect(page.tables.length).toBe(2)
        found.push(...ids(page.tables))
        next = page.next
      } while (next !== null)
      expect(found.slice(4)).toEqual([played[1], played[0]])
      expect([...found].sort()).toEqual([...played, brought.id].sort())
      expect(ids((await other.ok(other.get('/me/history'))).tables).sort()).toEqual([...played].sort())
      expect((await one.ok(one.get('/me/history'))).tables.at(-1)).toMatchObject({ mine: ['caesar'], status: 'over' })
    })

    test('is one’s own alone', async () => {
      expect((await server.client().get('/me/history')).status).toBe(401)
      const stranger = await server.guest()
      expect(await stranger.ok(stranger.get('/me/history'))).toEqual({ tables: [], next: null })
      expect((await stranger.get('/me/history?before=yesterday')).status).toBe(400)
    })
  })
})

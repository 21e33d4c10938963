import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProvisional, NEWCOMER, type Rating, type Result, rated, ratedAfter } from '../src/ratings.ts'
import { playOn } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const GAME = 'julius-caesar'

interface Played {
  readonly against: Rating
  readonly score: number
}

/** Glickman's eight steps for a whole rating period, written down as in the paper; the volatility found by halving. */
function glicko2(player: Rating, games: readonly Played[], tau = 0.5): Rating {
  const mu = (player.rating - 1500) / 173.7178
  const phi = player.deviation / 173.7178
  const terms = games.map(({ against, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (against.deviation / 173.7178) ** 2) / Math.PI ** 2)
    return { g, e: 1 / (1 + Math.exp(-g * (mu - (against.rating - 1500) / 173.7178))), score }
  })
  const v = 1 / terms.reduce((sum, { g, e }) => sum + g * g * e * (1 - e), 0)
  const gain = terms.reduce((sum, { g, e, score }) => sum + g * (score - e), 0)
  const delta = v * gain
  const f = (x: number): number =>
    (Math.exp(x) * (delta ** 2 - phi ** 2 - v - Math.exp(x))) / (2 * (phi ** 2 + v + Math.exp(x)) ** 2) -
    (x - Math.log(player.volatility ** 2)) / tau ** 2
  let [below, above] = [-40, 10]
  while (above - below > 1e-13) {
    const middle = (below + above) / 2
    if (f(middle) > 0) below = middle
    else above = middle
  }
  const volatility = Math.exp(below / 2)
  const deviation = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v)
  return { rating: 173.7178 * (mu + deviation ** 2 * gain) + 1500, deviation: 173.7178 * deviation, volatility }
}

const someRating = fc.record({
  rating: fc.integer({ min: 600, max: 2600 }),
  deviation: fc.double({ min: 30, max: 300, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
})

describe('Glicko-2', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 }
  const games = [
    { against: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
    { against: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
    { against: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
  ]

  test('the yardstick of these tests gives the worked example of the paper', () => {
    const after = glicko2(player, games)
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 2)
    // The paper prints 0.05999, cut off, not rounded.
    expect(after.volatility).toBeCloseTo(0.059996, 6)
  })

  test('a single game is a rating period of one', () => {
    fc.assert(
      fc.property(someRating, someRating, fc.constantFrom(0, 0.5, 1), (one, other, score) => {
        const after = rated(one, other, score)
        const expected = glicko2(one, [{ against: other, score }])
        expect(after.rating).toBeCloseTo(expected.rating, 3)
        expect(after.deviation).toBeCloseTo(expected.deviation, 3)
        expect(after.volatility).toBeCloseTo(expected.volatility, 6)
      }),
    )
  })

  test('several games are a period together, as in the paper', () => {
    const results = games.map(({ against: opponent, score }): Result => ({ opponent, score, weight: 1 }))
    const [after, expected] = [ratedAfter(player, results), glicko2(player, games)]
    expect(after.rating).toBeCloseTo(expected.rating, 3)
    expect(after.deviation).toBeCloseTo(expected.deviation, 3)
  })

  test('what counts as half a game changes less, says less, and never more; what counts as none changes nothing', () => {
    fc.assert(
      fc.property(someRating, someRating, fc.constantFrom(0, 0.5, 1), (one, other, score) => {
        const [whole, half] = [rated(one, other, score), rated(one, other, score, 0.5)]
        expect(Math.abs(half.rating - one.rating)).toBeLessThanOrEqual(Math.abs(whole.rating - one.rating) + 1e-9)
        expect((half.rating - one.rating) * (whole.rating - one.rating)).toBeGreaterThanOrEqual(0)
        expect(rated(one, other, score, 0.5 ** 1200)).toEqual(one)
      }),
    )
    expect(rated(player, NEWCOMER, 1, 0.5).deviation).toBeGreaterThan(rated(player, NEWCOMER, 1).deviation)
  })

  test('however often two newcomers beat each other, what they can learn within a month has an end', () => {
    let [one, other] = [NEWCOMER, NEWCOMER]
    for (let met = 0; met < 2000; met++)
      [one, other] = [rated(one, other, 1, 0.5 ** met), rated(other, one, 0, 0.5 ** met)]
    for (const { deviation } of [one, other]) {
      expect(deviation).toBeGreaterThan(220)
      expect(isProvisional({ deviation, games: 2000 })).toBe(true)
    }
  })

  test('the games of the paper one after the other end near where the paper does', () => {
    const after = games.reduce<Rating>((before, { against, score }) => rated(before, against, score), player)
    expect(Math.abs(after.rating - 1464.06)).toBeLessThan(5)
    expect(Math.abs(after.deviation - 151.52)).toBeLessThan(3)
  })

  test('who wins never falls, who loses never rises, and a draw draws the two together', () => {
    fc.assert(
      fc.property(someRating, someRating, (one, other) => {
        expect(rated(one, other, 1).rating).toBeGreaterThan(one.rating)
        expect(rated(one, other, 0).rating).toBeLessThan(one.rating)
        const gap = Math.sign(other.rating - one.rating)
        expect((rated(one, other, 0.5).rating - one.rating) * gap).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('rated tables', () => {
  let server: TestServer
  let now = Date.now()
  beforeAll(async () => {
    server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now })
  })
  afterAll(() => server.stop())

  let people = 0
  async function account(): Promise<{ client: Client; name: string }> {
    const client = await server.guest()
    const name = `Citizen ${++people}`
    await client.ok(client.post('/accounts', { name, password: 'panem et circenses' }))
    return { client, name }
  }

  async function table(caesar: Client, pompeius: Client, spec: object = {}): Promise<string> {
    const { id } = await caesar.ok(
      caesar.post('/tables', { game: GAME, rated: true, seats: { caesar: 'me' }, ...spec }),
    )
    await pompeius.ok(pompeius.post(`/tables/${id}/join`, { seat: 'pompeius' }))
    return id
  }

  /** The same, where both have done enough for it to count. */
  async function played(caesar: Client, pompeius: Client, spec: object = {}): Promise<string> {
    const id = await table(caesar, pompeius, spec)
    await playOn(server, id, { caesar, pompeius })
    return id
  }

  const resign = (client: Client, id: string, seat: string) =>
    client.ok(client.post(`/tables/${id}/resignation`, { seat }))
  const agree = async (id: string, what: 'draw' | 'abandon', caesar: Client, pompeius: Client) => {
    await caesar.ok(caesar.post(`/tables/${id}/offers`, { seat: 'caesar', what }))
    await pompeius.ok(pompeius.post(`/tables/${id}/offers`, { seat: 'pompeius', what }))
  }
  const ratingOf = async (name: string) => {
    const anybody = server.client()
    return (await anybody.ok(anybody.get(`/people/${encodeURIComponent(name)}`))).ratings[GAME]
  }

  const inShort = (rating: Rating, games: number) => ({
    rating: Math.round(rating.rating),
    deviation: Math.round(rating.deviation),
    games,
    provisional: true,
  })

  const MONTH = 30 * 86_400_000

  test('a game of two people changes both ratings, once', async () => {
    const [one, other] = [await account(), await account()]
    expect(await ratingOf(one.name)).toBeUndefined()
    const id = await played(one.client, other.client)
    await resign(other.client, id, 'pompeius')
    const winner = inShort(rated(NEWCOMER, NEWCOMER, 1), 1)
    const loser = inShort(rated(NEWCOMER, NEWCOMER, 0), 1)
    expect(await ratingOf(one.name)).toEqual(winner)
    expect(await ratingOf(other.name)).toEqual(loser)
    // There is nothing left to resign from.
    expect((await other.client.post(`/tables/${id}/resignation`, { seat: 'pompeius' })).status).toBe(409)
    expect(await ratingOf(one.name)).toEqual(winner)
  })

  test('the next game counts from where the last one left both', async () => {
    const [one, other] = [await account(), await account()]
    await resign(other.client, await played(one.client, other.client), 'pompeius')
    now += MONTH
    await agree(await played(other.client, one.client), 'draw', other.client, one.client)
    const [ahead, behind] = [rated(NEWCOMER, NEWCOMER, 1), rated(NEWCOMER, NEWCOMER, 0)]
    expect(await ratingOf(one.name)).toEqual(inShort(rated(ahead, behind, 0.5), 2))
    expect(await ratingOf(other.name)).toEqual(inShort(rated(behind, ahead, 0.5), 2))
  })

  test('of the games of the same two within a month the second counts half, the third a quarter', async () => {
    const [one, other] = [await account(), await account()]
    let [ahead, behind] = [NEWCOMER, NEWCOMER]
    for (const weight of [1, 0.5, 0.25]) {
      await resign(other.client, await played(one.client, other.client), 'pompeius')
      ;[ahead, behind] = [rated(ahead, behind, 1, weight), rated(behind, ahead, 0, weight)]
      now += 1000
    }
    expect(await ratingOf(one.name)).toEqual(inShort(ahead, 3))
    expect(await ratingOf(other.name)).toEqual(inShort(behind, 3))
    // With anybody else it counts whole.
    const third = await account()
    await resign(third.client, await played(one.client, third.client), 'pompeius')
    expect(await ratingOf(third.name)).toEqual(inShort(rated(NEWCOMER, ahead, 0), 1))
  })

  test('before both have done something worth the name, nothing counts however it ends', async () => {
    const [one, other] = [await account(), await account()]
    await resign(other.client, await table(one.client, other.client), 'pompeius')
    await agree(await table(one.client, other.client), 'draw', one.client, other.client)
    const late = await table(one.client, other.client, { clock: { kind: 'deadline', seconds: 60 } })
    const { scene } = await one.client.ok(one.client.get(`/tables/${late}?seat=caesar`))
    await one.client.ok(one.client.post(`/tables/${late}/actions`, { seat: 'caesar', action: scene.actions[0] }))
    now += 61_000
    const { status } = await one.client.ok(one.client.post(`/tables/${late}/claim`, { seat: 'pompeius' }))
    expect(status).toBe('over')
    const almost = await table(one.client, other.client)
    await playOn(server, almost, { caesar: one.client, pompeius: other.client }, 2)
    await resign(other.client, almost, 'pompeius')
    expect(await ratingOf(one.name)).toBeUndefined()
    expect(await ratingOf(other.name)).toBeUndefined()
  })

  test('four new accounts that resign to each other as fast as they can have no place on the ladder', async () => {
    const four = [await account(), await account(), await account(), await account()]
    const [first, ...others] = four
    for (let i = 0; i < 6; i++)
      for (const { client } of others) await resign(client, await table(first.client, client), 'pompeius')
    for (const { client } of others) await resign(client, await played(first.client, client), 'pompeius')
    const { people, provisional } = await first.client.ok(first.client.get(`/games/${GAME}/ratings`))
    const names = four.map(({ name }) => name)
    expect(people.filter(({ name }: { name: string }) => names.includes(name))).toEqual([])
    const listed = provisional.filter(({ name }: { name: string }) => names.includes(name))
    expect(listed[0]).toMatchObject({ name: first.name, games: 3, provisional: true })
    expect(listed).toHaveLength(4)
  })

  test('a draw between equals keeps their ratings and makes them surer', async () => {
    const [one, other] = [await account(), await account()]
    await agree(await played(one.client, other.client), 'draw', one.client, other.client)
    for (const { name } of [one, other]) {
      const { rating, deviation, games } = await ratingOf(name)
      expect([rating, games]).toEqual([1500, 1])
      expect(deviation).toBeLessThan(350)
    }
  })

  test('neither abandoned nor friendly games are rated', async () => {
    const [one, other] = [await account(), await account()]
    await agree(await played(one.client, other.client), 'abandon', one.client, other.client)
    await resign(other.client, await played(one.client, other.client, { rated: false }), 'pompeius')
    expect(await ratingOf(one.name)).toBeUndefined()
    expect(await ratingOf(other.name)).toBeUndefined()
  })

  test.each([
    ['with the computer in a seat', { seats: { caesar: 'me', pompeius: 'bot' } }, /no seat is the computer’s/],
    ['of two computers', { seats: { caesar: 'bot', pompeius: 'bot' } }, /no seat is the computer’s/],
    ['of one person in two seats', { seats: { caesar: 'me', pompeius: 'me' } }, /nobody has two seats/],
    ['where a bot takes over from who is late', { onTimeout: 'bot' }, /of two no bot takes over .* "claim"/],
  ])('none is set up %s; a friendly one is', async (_, spec, sentence) => {
    const { client } = await account()
    const reply = await client.post('/tables', { game: GAME, rated: true, ...spec })
    expect(reply.status).toBe(400)
    expect(reply.body.error).toEqual({ code: 'bad-request', message: expect.stringMatching(sentence) })
    await client.ok(client.post('/tables', { game: GAME, rated: false, ...spec }))
  })

  test('nobody sits down twice at one', async () => {
    const { client } = await account()
    for (const seats of [{ caesar: 'me' }, {}]) {
      const { id } = await client.ok(client.post('/tables', { game: GAME, rated: true, seats }))
      const replies = [
        await client.post(`/tables/${id}/join`, { seat: 'pompeius' }),
        await client.post(`/tables/${id}/join`, { seat: 'caesar' }),
      ]
      expect(replies.filter(({ status }) => status === 200)).toHaveLength('caesar' in seats ? 0 : 1)
      expect((await client.ok(client.get(`/tables/${id}`))).table.status).toBe('open')
      expect(replies.map(({ body }) => body.error?.code)).toContain('rated')
    }
  })

  test('whose time is out is claimed, and counts; no computer takes over', async () => {
    const [one, other] = [await account(), await account()]
    const id = await played(one.client, other.client, { clock: { kind: 'deadline', seconds: 60 } })
    now += 61_000
    const { table: seen } = await one.client.ok(one.client.get(`/tables/${id}`))
    const late = seen.seats.find(({ asked }: { asked: boolean }) => asked).seat
    const [winner, loser] = late === 'caesar' ? [other, one] : [one, other]
    await server.running.service.tables.sweep()
    for (const { client } of [one, other])
      for (const seat of ['caesar', 'pompeius'])
        expect((await client.post(`/tables/${id}/bot`, { seat })).body.error.code).toBe('rated')
    const { seats } = await winner.client.ok(winner.client.post(`/tables/${id}/claim`, { seat: late }))
    expect(await ratingOf(winner.name)).toEqual(inShort(rated(NEWCOMER, NEWCOMER, 1), 1))
    expect(await ratingOf(loser.name)).toEqual(inShort(rated(NEWCOMER, NEWCOMER, 0), 1))
    // The table tells it too, as it is now.
    for (const { name, rating } of seats) expect(rating).toEqual(await ratingOf(name))
  })

  test('the ladder lists whose rating is worth something, the best first, and nobody without a name', async () => {
    const [one, other, third, guest] = [await account(), await account(), await account(), await server.guest()]
    await resign(other.client, await played(one.client, other.client), 'pompeius')
    await resign(third.client, await played(one.client, third.client), 'pompeius')
    await resign(guest, await played(one.client, guest), 'pompeius')
    const settle = (set: object, name: string) =>
      server.running.service.store.db
        .updateTable('ratings')
        .set(set)
        .where('person_id', '=', (of) => of.selectFrom('people').select('id').where('name', '=', name))
        .execute()
    await settle({ games: 10, deviation: 110, rating: 1700 }, one.name)
    await settle({ games: 40, deviation: 80, rating: 1900 }, other.name)
    // Few games, or much doubt, and it is provisional however good it looks.
    await settle({ games: 9, deviation: 50, rating: 2400 }, third.name)
    const { people, provisional } = await guest.ok(guest.get(`/games/${GAME}/ratings`))
    expect(people).toEqual([
      { name: other.name, rating: 1900, deviation: 80, games: 40, provisional: false },
      { name: one.name, rating: 1700, deviation: 110, games: 10, provisional: false },
    ])
    expect(provisional[0]).toMatchObject({ name: third.name, rating: 2400, provisional: true })
    expect(provisional.every(({ name }: { name: unknown }) => typeof name === 'string')).toBe(true)
    await settle({ games: 40, deviation: 111 }, third.name)
    expect((await guest.ok(guest.get(`/games/${GAME}/ratings`))).people).toHaveLength(2)
    expect((await guest.get('/games/senet/ratings')).status).toBe(404)
  })

  test('who deletes his account leaves the ladder, an empty seat name, and a whole record', async () => {
    const [one, other] = [await account(), await account()]
    const id = await played(one.client, other.client)
    await resign(other.client, id, 'pompeius')
    const before = await one.client.ok(one.client.get(`/tables/${id}/record`))
    await other.client.ok(other.client.delete('/me', { password: 'panem et circenses' }))
    expect((await one.client.get(`/people/${encodeURIComponent(other.name)}`)).status).toBe(404)
    const { table: seen } = await one.client.ok(one.client.get(`/tables/${id}`))
    expect(seen.seats[1]).toMatchObject({ seat: 'pompeius', kind: 'person', name: null })
    expect(JSON.stringify(await one.client.ok(one.client.get('/me/history')))).not.toContain(other.name)
    expect(await one.client.ok(one.client.get(`/tables/${id}/record`))).toEqual(before)
    expect(await one.client.ok(one.client.get(`/tables/${id}/verify`))).toMatchObject({ ok: true })
    expect((await ratingOf(one.name)).games).toBe(1)
  })
})

import { replayTo, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pair } from './company.ts'
import { TestServer } from './harness.ts'
import { bring, finish, GAME, goldenRecord, hotSeat, play, recordOf } from './past-games.ts'

const { game } = gameNamed(GAME)

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterAll(() => server.stop())

describe('the record of a table', () => {
  test('of two is kept back while they play, from everybody', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await play(table, { caesar, pompeius }, 6)
    for (const client of [caesar, pompeius, server.client()]) {
      const refused = await client.get(`/tables/${table}/record`)
      expect(refused.status).toBe(409)
      expect(refused.body.error.code).toBe('still-running')
    }
  })

  test('against the computer is kept back too: it would show the computer’s hand', async () => {
    const caesar = await server.guest()
    const seats = { caesar: 'me', pompeius: 'bot' }
    const { id } = await caesar.ok(caesar.post('/tables', { game: GAME, seats }))
    for (const path of ['record', 'replay?at=0&seat=all'])
      expect((await caesar.get(`/tables/${id}/${path}`)).body.error.code).toBe('still-running')
    expect((await caesar.post(`/tables/${id}/fork`, { at: 0 })).body.error.code).toBe('still-running')
  })

  test('is given to whoever holds all seats, without the secret and without what can be taken back', async () => {
    const { player, table } = await hotSeat(server)
    await play(table, { caesar: player, pompeius: player }, 4)
    const before = await recordOf(player, table)
    expect(before).toMatchObject({ game: GAME, table, secret: null, outcome: null })
    expect(before.commitment).toMatch(/^[0-9a-f]{64}$/)
    const { scene } = await player.ok(player.get(`/tables/${table}?seat=caesar`))
    if (scene.actions.length > 0)
      await player.ok(player.post(`/tables/${table}/actions`, { seat: 'caesar', action: scene.actions[0] }))
    expect((await recordOf(player, table)).actions.length).toBeGreaterThanOrEqual(before.actions.length)
    const { secret } = await server.running.service.store.db
      .selectFrom('tables')
      .select('secret')
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(await recordOf(player, table))).not.toContain(secret)
  })

  test('is open with its secret when the game is over, and its dice verify', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await play(table, { caesar, pompeius }, 30)
    expect((await caesar.get(`/tables/${table}/verify`)).body.error.code).toBe('still-running')
    await finish(caesar, table)
    const anybody = server.client()
    const record = await recordOf(anybody, table)
    expect(record.concluded).toBe(true)
    expect(record.outcome).toEqual({ winners: [1], way: 'resigned', params: { seat: 'caesar' } })
    const verdict = verify(game, record, nodeDigest)
    expect(verdict).toMatchObject({ ok: true, actions: record.actions.length })
    expect(await anybody.ok(anybody.get(`/tables/${table}/verify`))).toEqual(verdict)
  })

  test('of a private table is for those who sat at it alone, and of one that has not begun there is none', async () => {
    const { caesar, pompeius, table } = await pair(server, { visibility: 'private' })
    await finish(caesar, table)
    await recordOf(pompeius, table)
    const stranger = await server.guest()
    for (const path of ['record', 'verify', 'replay'])
      expect((await stranger.get(`/tables/${table}/${path}`)).status).toBe(404)
    for (const path of ['fork', 'rematch'])
      expect((await stranger.post(`/tables/${table}/${path}`, { at: 0 })).status).toBe(404)
    const { id } = await caesar.ok(caesar.post('/tables', { game: GAME, seats: { caesar: 'me' } }))
    for (const path of ['record', 'verify', 'replay'])
      expect((await caesar.get(`/tables/${id}/${path}`)).body.error.code).toBe('not-running')
  })
})

describe('a record from elsewhere', () => {
  test.each(['ten-points.year-1.caesar', 'roma.year-5.caesar', 'most-points.year-5.pompeius', 'draw.year-5'])(
    '%s comes in, and goes out as it came',
    async (name) => {
      const record = goldenRecord(name)
      const client = await server.guest()
      const table = await bring(client, record)
      expect(table).toMatchObject({
        status: 'over',
        visibility: 'private',
        rated: false,
        mine: ['caesar', 'pompeius'],
        origin: { import: true, table: record.table },
        commitment: record.commitment,
        outcome: record.outcome,
      })
      expect(await recordOf(client, table.id)).toEqual(record)
      expect(await client.ok(client.get(`/tables/${table.id}/verify`))).toMatchObject({ ok: true })
      const { truth } = await client.ok(client.get(`/tables/${table.id}/replay?seat=all`))
      expect(truth).toEqual(JSON.parse(JSON.stringify(game.encode(replayTo(game, record).state))))
    },
  )

  test('is built again from the store as it was', async () => {
    const client = await server.guest()
    const concluded = await pair(server)
    await play(concluded.table, { caesar: concluded.caesar, pompeius: concluded.pompeius }, 20)
    await finish(concluded.pompeius, concluded.table, 'pompeius')
    const kept = await recordOf(client, concluded.table)
    const { id } = await bring(client, kept)
    server.running.service.tables.forgetAll()
    expect(await recordOf(client, id)).toEqual(kept)
    expect(await client.ok(client.get(`/tables/${id}/verify`))).toMatchObject({ ok: true })
  })

  test('that was still running is played on, on the same draws and then with dice of its own', async () => {
    const { player, table } = await hotSeat(server)
    await play(table, { caesar: player, pompeius: player }, 25)
    const running = await recordOf(player, table)
    const other = await server.guest()
    const { id } = await bring(other, running)
    const before = await recordOf(other, id)
    expect([before.setup, before.actions]).toEqual([running.setup, running.actions])
    await play(id, { caesar: other, pompeius: other }, 40)
    server.running.service.tables.forgetAll()
    const after = await recordOf(other, id)
    expect(after.actions.length).toBeGreaterThan(running.actions.length)
    expect(after.actions.slice(0, running.actions.length)).toEqual(running.actions)
    await finish(other, id)
    // No one seal covers both parts, and none is claimed.
    const whole = await recordOf(other, id)
    expect(whole).toMatchObject({ commitment: null, secret: null, table: id })
    expect(await other.ok(other.get(`/tables/${id}/verify`))).toEqual({
      ok: false,
      at: null,
      problem: 'its chance was not sealed, so there is nothing to verify it by',
    })
    expect(await recordOf(other, (await bring(other, whole)).id)).toEqual(whole)
  })

  test('goes on with the computer where it played, however long it is', async () => {
    const record = goldenRecord('most-points.year-5.pompeius')
    expect(JSON.stringify(record).length).toBeGreaterThan(30_000)
    const running = { ...record, secret: null, outcome: null, actions: record.actions.slice(0, -1) }
    const client = await server.guest()
    const long = { ...running, note: ' '.repeat(64 * 1024) }
    const table = await client.ok(client.post('/records?bots=pompeius', long))
    expect(table).toMatchObject({ status: 'running', mine: ['caesar'] })
    expect(table.seats[1]).toMatchObject({ seat: 'pompeius', kind: 'bot' })
    const unknown = await client.post('/records?bots=crassus', running)
    expect(unknown.body.error.message).toContain('no seat "crassus"')
  })

  test('draws what comes next from a seal of its own', async () => {
    const record = goldenRecord('ten-points.year-1.caesar')
    const at = record.actions.findIndex(({ draws }) => (draws?.length ?? 0) > 2)
    const { seat, action } = record.actions[at]
    const client = await server.guest()
    const drawn = new Set<string>()
    for (let i = 0; i < 4; i++) {
      const actions = record.actions.slice(0, at)
      const { id } = await bring(client, { ...record, secret: null, outcome: null, actions })
      await client.ok(client.post(`/tables/${id}/actions`, { seat, action }))
      const goneOn = await recordOf(client, id)
      expect(goneOn.actions.slice(0, at)).toEqual(actions)
      expect(goneOn.actions[at].draws).toBeDefined()
      drawn.add(JSON.stringify(goneOn.actions[at].draws))
      server.running.service.tables.forgetAll()
      expect(await recordOf(client, id)).toEqual(goneOn)
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('that stops in the middle of a choice can be taken back to where its last die fell, and played otherwise', async () => {
    const record = goldenRecord('draw.year-5')
    // The set-up of this scenario is a row of exchanges, none of which draws anything.
    const cut = { ...record, secret: null, outcome: null, actions: record.actions.slice(0, 5) }
    const client = await server.guest()
    const { id } = await bring(client, cut)
    const { scene } = await client.ok(client.get(`/tables/${id}?seat=caesar`))
    expect(scene).toMatchObject({ sequence: 5, canUndo: true })
    for (let i = 0; i < 5; i++) await client.ok(client.post(`/tables/${id}/undo`, { seat: 'caesar' }))
    for (const seat of ['caesar', 'pompeius'])
      await client.ok(client.post(`/tables/${id}/actions`, { seat, action: { do: 'ready' } }))
    const otherwise = await recordOf(client, id)
    expect(otherwise.actions.map(({ draws }) => draws?.length ?? 0)).toEqual([0, 12])
    server.running.service.tables.forgetAll()
    expect(await recordOf(client, id)).toEqual(otherwise)
  })

  describe('is refused with the reason, and nothing is kept,', () => {
    const record = goldenRecord('ten-points.year-1.caesar')
    const acts = record.actions
    const withDraws = acts.findIndex(({ draws }) => draws !== undefined)
    const change = (i: number, entry: object) => acts.map((old, j) => (i === j ? { ...old, ...entry } : old))
    const deep = (depth: number): unknown => {
      let nested: unknown = []
      for (let i = 0; i < depth; i++) nested = [nested]
      return nested
    }
    const bad: [string, unknown, RegExp][] = [
      ['if it is none', { hello: 'world' }, /not a record/],
      ['if a part is missing', { ...record, actions: undefined }, /the actions of a record must be a list/],
      ['of an unknown game', { ...record, game: 'senet' }, /there is no game "senet"/],
      ['of another edition', { ...record, edition: 99 }, /made with edition 99 of julius-caesar/],
      ['with unknown options', { ...record, options: { houses: 'many' } }, /there is no option "houses"/],
      ['with a strange option', { ...record, options: { scenario: deep(3) } }, /must be one of .*, not a list/],
      ['with an illegal action', { ...record, actions: acts.slice(1) }, /the record breaks at action \d+: /],
      [
        'with an unreadable action',
        { ...record, actions: change(3, { action: { do: 'mvoe' } }) },
        /breaks at action 4/,
      ],
      ['with an unknown seat', { ...record, actions: change(3, { seat: 'crassus' }) }, /no seat "crassus"/],
      ['with a die of nine', { ...record, actions: change(withDraws, { draws: [9999] }) }, /it must be from/],
      ['with a die too many', { ...record, setup: [...record.setup, 1] }, /1 of its draws were never asked for/],
      ['with a die too few', { ...record, actions: change(withDraws, { draws: [] }) }, /ran out/],
      ['with another winner', { ...record, outcome: { ...record.outcome, winners: [1] } }, /not the one the actions/],
      ['if it does not end', { ...record, outcome: null }, /not the one the actions lead to/],
      ['if it ends too soon', { ...record, actions: acts.slice(0, 9) }, /not the one the actions lead to/],
      ['if it was concluded after the end', { ...record, concluded: true }, /not the one the actions lead to/],
      [
        'if it was concluded in a way there is not',
        {
          ...record,
          actions: acts.slice(0, 9),
          concluded: true,
          outcome: { winners: [0], way: 'bribed', params: { seat: 'pompeius' } },
        },
        /not one a table can be concluded with/,
      ],
      [
        'if it was concluded in the middle of a choice',
        {
          ...goldenRecord('draw.year-5'),
          actions: goldenRecord('draw.year-5').actions.slice(0, 5),
          concluded: true,
          outcome: { winners: [0], way: 'resigned', params: { seat: 'pompeius' } },
        },
        /actions that could still be taken back/,
      ],
      ['with a secret that is none', { ...record, secret: 'ssst' }, /32 bytes in hexadecimal/],
      ['with too many contributions', { ...record, contributions: ['a', 'b', 'c'] }, /3 contributions for 2 seats/],
      ['with a long name', { ...record, table: 'x'.repeat(300) }, /no more than 200 letters/],
    ]
    test.each(bad)('%s', async (_, json, reason) => {
      const client = await server.guest()
      const refused = await client.post('/records', json)
      expect(refused.status).toBe(400)
      expect(refused.body.error.code).toBe('bad-record')
      expect(refused.body.error.message).toMatch(reason)
      expect((await client.ok(client.get('/tables?mine=1'))).tables).toEqual([])
    })

    test('however deep or long it is', async () => {
      const client = await server.guest()
      const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
      const text = (json: unknown): string => JSON.stringify(json).replace('"HERE"', nested)
      const places = [
        { ...record, options: { scenario: 'HERE' } },
        { ...record, outcome: { ...record.outcome, params: { year: 'HERE' } } },
        { ...record, actions: [{ seat: 'pompeius', action: { do: 'pass', also: 'HERE' } }] },
        { ...record, actions: [{ seat: 'caesar', action: 'HERE' }] },
        { ...record, setup: 'HERE' },
        {
          ...record,
          actions: acts.slice(0, 9),
          concluded: true,
          outcome: { winners: [0], way: 'time', params: { seat: 'HERE' } },
        },
      ]
      for (const place of places) {
        const refused = await client.post('/records', text(place))
        expect(refused.status).toBe(400)
        expect(JSON.stringify(refused.body).length).toBeLessThan(1000)
      }
      const endless = await client.post('/records', { ...record, actions: Array(5001).fill(acts[0]) })
      expect(endless.body.error.message).toContain('no game has more than')
      expect((await client.post('/records', { ...record, table: 'x'.repeat(5_000_000) })).status).toBe(413)
    })

    test('by somebody who is nobody yet', async () => {
      expect((await server.client().post('/records', record)).status).toBe(401)
    })
  })

  test('with dice somebody has bettered comes in, but does not verify', async () => {
    const record = goldenRecord('ten-points.year-1.caesar')
    const last = record.actions.length - 1
    // The last die is turned over; if the game then ends otherwise, the one before it, and so on.
    for (let i = last; i >= 0; i--) {
      const draws = record.actions[i].draws
      if (!draws || draws.length === 0) continue
      const client = await server.guest()
      for (let face = 1; face <= 6; face++) {
        const turned = [...draws.slice(0, -1), face]
        if (turned.join() === draws.join()) continue
        const actions = record.actions.map((entry, j) => (i === j ? { ...entry, draws: turned } : entry))
        const reply = await client.post('/records', { ...record, actions })
        if (reply.status !== 200) continue
        const verdict = await client.ok(client.get(`/tables/${reply.body.id}/verify`))
        expect(verdict).toMatchObject({ ok: false, at: i + 1 })
        expect(verdict.problem).toContain('but the secret gives')
        return
      }
    }
    throw new Error('no die of this record could be turned')
  })
})

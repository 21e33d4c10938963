import { readFileSync } from 'node:fs'
import { type GameRecord, readRecord, replayTo, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, TestServer } from './harness.ts'

const GAME = 'julius-caesar'
const { game } = gameNamed(GAME)

const golden = new URL('../../../games/julius-caesar/test/golden/', import.meta.url)
const goldenRecord = (name: string): GameRecord =>
  readRecord(JSON.parse(readFileSync(new URL(`${name}.record.json`, golden), 'utf8')))

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterAll(() => server.stop())

/** Two guests at a table: Caesar and Pompeius. */
async function twoPlayers(spec: object = {}): Promise<{ caesar: Client; pompeius: Client; table: string }> {
  const [caesar, pompeius] = [await server.guest(), await server.guest()]
  const seats = { caesar: 'me' }
  const { id } = await caesar.ok(caesar.post('/tables', { game: GAME, seats, ...spec }))
  const { invite } = await caesar.ok(caesar.post(`/tables/${id}/invitations`, { seat: 'pompeius' }))
  await pompeius.ok(pompeius.post(`/tables/${id}/join`, { invite }))
  return { caesar, pompeius, table: id }
}

async function hotSeat(): Promise<{ player: Client; table: string }> {
  const player = await server.guest()
  const seats = { caesar: 'me', pompeius: 'me' }
  return { player, table: (await player.ok(player.post('/tables', { game: GAME, seats }))).id }
}

/** Plays some legal actions: for each seat that is asked, one from the middle of what it may do. */
async function play(table: string, players: Readonly<Record<string, Client>>, actions: number): Promise<void> {
  for (let done = 0; done < actions; )
    for (const [seat, client] of Object.entries(players)) {
      const { scene } = await client.ok(client.get(`/tables/${table}?seat=${seat}`))
      if (scene.actions.length === 0) continue
      const action = scene.actions[Math.floor(scene.actions.length / 2)]
      await client.ok(client.post(`/tables/${table}/actions`, { seat, action }))
      done++
    }
}

const finish = (client: Client, table: string, seat = 'caesar') =>
  client.ok(client.post(`/tables/${table}/resignation`, { seat }))
const recordOf = (client: Client, table: string): Promise<GameRecord> =>
  client.ok(client.get(`/tables/${table}/record`))
const bring = (client: Client, record: unknown) => client.ok(client.post('/records', record))

describe('the record of a table', () => {
  test('of two is kept back while they play, from everybody', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
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
    const { player, table } = await hotSeat()
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
    const { caesar, pompeius, table } = await twoPlayers()
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
    const { caesar, pompeius, table } = await twoPlayers({ visibility: 'private' })
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
    const concluded = await twoPlayers()
    await play(concluded.table, { caesar: concluded.caesar, pompeius: concluded.pompeius }, 20)
    await finish(concluded.pompeius, concluded.table, 'pompeius')
    const kept = await recordOf(client, concluded.table)
    const { id } = await bring(client, kept)
    server.running.service.tables.forgetAll()
    expect(await recordOf(client, id)).toEqual(kept)
    expect(await client.ok(client.get(`/tables/${id}/verify`))).toMatchObject({ ok: true })
  })

  test('that was still running is played on, on the same draws and then with dice of its own', async () => {
    const { player, table } = await hotSeat()
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
      const endless = await client.post('/records', { ...record, actions: Array(10_001).fill(acts[0]) })
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

describe('a replay', () => {
  test('shows each seat what it saw and was told, action by action', async () => {
    const record = goldenRecord('ten-points.year-1.caesar')
    const client = await server.guest()
    const { id } = await bring(client, record)
    const log = (await client.ok(client.get(`/tables/${id}/log?seat=pompeius`))).happenings
    let told: unknown[] = []
    for (let at = 0; at <= record.actions.length; at++) {
      const moment = await client.ok(client.get(`/tables/${id}/replay?at=${at}&seat=pompeius`))
      told = [...told, ...moment.happenings]
      expect(moment).toMatchObject({ at, total: record.actions.length, seat: 'pompeius', heard: told.length })
      if (at % 20 === 0) {
        const { state } = replayTo(game, record, at)
        expect(moment.view).toEqual(JSON.parse(JSON.stringify(game.view(state, 1))))
        expect(moment.prompt).toEqual(JSON.parse(JSON.stringify(game.prompt(state, 1))))
      }
      expect(moment.outcome).toEqual(at === record.actions.length ? record.outcome : null)
    }
    expect(told).toEqual(log)
  })

  test('keeps the fog while the game runs: from one’s own seats and the bench, and no further', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await play(table, { caesar, pompeius }, 12)
    const path = (at: number, seat?: string) => `/tables/${table}/replay?at=${at}${seat ? `&seat=${seat}` : ''}`
    const { total, ...now } = await caesar.ok(caesar.get(`/tables/${table}/replay?seat=caesar`))
    expect(total).toBeGreaterThan(0)
    expect(now.outcome).toBeNull()
    const spectator = server.client()
    for (let at = 0; at <= total; at++) {
      const mine = await caesar.ok(caesar.get(path(at, 'caesar')))
      const his = await pompeius.ok(pompeius.get(path(at, 'pompeius')))
      const bench = await spectator.ok(spectator.get(path(at)))
      const others = mine.view.hand.filter((card: string) => !his.view.hand.includes(card))
      expect(others.length).toBeGreaterThan(0)
      for (const card of others) expect(JSON.stringify([his, bench])).not.toContain(`"${card}"`)
      expect(bench.view.hand ?? []).toEqual([])
      for (const moment of [mine, his, bench])
        for (const hidden of ['action', 'by', 'draws', 'truth', 'views']) expect(moment).not.toHaveProperty(hidden)
    }
    expect((await caesar.get(path(0, 'pompeius'))).status).toBe(403)
    expect((await spectator.get(path(0, 'caesar'))).status).toBe(403)
    expect((await caesar.get(path(0, 'all'))).body.error.code).toBe('still-running')
    expect((await caesar.get(path(total + 1, 'caesar'))).body.error.message).toContain(
      `there is no moment ${total + 1}`,
    )
    expect((await caesar.get(path(0, 'crassus'))).status).toBe(400)
  })

  test('has no moment for what can still be taken back', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    const { scene } = await caesar.ok(caesar.get(`/tables/${table}?seat=caesar`))
    await caesar.ok(caesar.post(`/tables/${table}/actions`, { seat: 'caesar', action: scene.actions[0] }))
    for (const [client, seat] of [
      [caesar, 'caesar'],
      [pompeius, 'pompeius'],
    ] as const)
      expect((await client.ok(client.get(`/tables/${table}/replay?seat=${seat}`))).total).toBe(0)
  })

  test('lifts the fog when the game is over', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await play(table, { caesar, pompeius }, 12)
    await finish(caesar, table)
    const record = await recordOf(caesar, table)
    const anybody = server.client()
    for (let at = 0; at <= record.actions.length; at++) {
      const all = await anybody.ok(anybody.get(`/tables/${table}/replay?at=${at}&seat=all`))
      const { state } = replayTo(game, record, at)
      expect(all.truth).toEqual(JSON.parse(JSON.stringify(game.encode(state))))
      expect(all.views.caesar).toEqual(JSON.parse(JSON.stringify(game.view(state, 0))))
      expect(all.views.pompeius).toEqual(JSON.parse(JSON.stringify(game.view(state, 1))))
      if (at > 0) {
        const { seat, action, draws } = record.actions[at - 1]
        expect(all).toMatchObject({ by: seat, action, draws: draws ?? [] })
      } else expect(all).toMatchObject({ by: null, action: null, draws: record.setup })
      const hers = await anybody.ok(anybody.get(`/tables/${table}/replay?at=${at}&seat=pompeius`))
      expect(hers.happenings).toEqual(
        all.happenings
          .filter(({ to }: { to: string[] }) => to.includes('pompeius'))
          .map(({ key, params }: { key: string; params: object }) => ({ key, params })),
      )
    }
  })
})

describe('what if', () => {
  test('a finished game is forked by whoever may see it, and goes on from there with other dice', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await play(table, { caesar, pompeius }, 30)
    await finish(caesar, table)
    const record = await recordOf(caesar, table)
    const stranger = await server.guest()
    const fork = await stranger.ok(stranger.post(`/tables/${table}/fork`, { at: 10 }))
    expect(fork).toMatchObject({
      status: 'running',
      visibility: 'private',
      rated: false,
      mine: ['caesar', 'pompeius'],
      origin: { fork: table, at: 10 },
    })
    expect((await caesar.get(`/tables/${fork.id}`)).status).toBe(404)
    const there = (seat: string) => stranger.ok(stranger.get(`/tables/${fork.id}?seat=${seat}`))
    for (const seat of ['caesar', 'pompeius']) {
      const then = await stranger.ok(stranger.get(`/tables/${table}/replay?at=10&seat=${seat}`))
      const { scene } = await there(seat)
      // What is provisional in the fork is seen by its own seat alone; a replay shows it to all.
      if (scene.sequence === 10) expect(scene.view).toEqual(then.view)
    }
    await play(fork.id, { caesar: stranger, pompeius: stranger }, 20)
    const goneOn = await recordOf(stranger, fork.id)
    expect(goneOn.setup).toEqual(record.setup)
    expect(goneOn.actions.slice(0, 10)).toEqual(record.actions.slice(0, 10))
    expect(goneOn.secret).toBeNull()
    // A fork of the fork keeps both beginnings.
    const at = goneOn.actions.length
    const again = await stranger.ok(stranger.post(`/tables/${fork.id}/fork`, { at }))
    expect((await recordOf(stranger, again.id)).actions).toEqual(goneOn.actions.slice(0, at))
  })

  test('at every position the fork is the game as it was', async () => {
    const record = goldenRecord('ten-points.year-1.pompeius')
    const client = await server.guest()
    const { id } = await bring(client, record)
    for (let at = 0; at < record.actions.length; at += 11) {
      const fork = await client.ok(client.post(`/tables/${id}/fork`, { at }))
      const live = await server.running.service.tables.look(fork.id, null, () => null).catch(() => 'unseen')
      expect(live).toBe('unseen')
      const { person } = await client.ok(client.get('/me'))
      const truth = await server.running.service.tables.look(fork.id, person.id, ({ game: table }) => table?.truth())
      expect(game.encode(truth)).toEqual(game.encode(replayTo(game, record, at).state))
    }
    expect((await client.post(`/tables/${id}/fork`, { at: record.actions.length })).body.error.code).toBe('game-over')
    expect((await client.post(`/tables/${id}/fork`, { at: 9999 })).status).toBe(400)
    expect((await client.post(`/tables/${id}/fork`, { at: -1 })).status).toBe(400)
    const nobody = { at: 0, seats: { crassus: 'bot' } }
    expect((await client.post(`/tables/${id}/fork`, nobody)).body.error.message).toContain('no seat "crassus"')
  })

  test('the computer may take a seat of it', async () => {
    const record = goldenRecord('ten-points.year-1.pompeius')
    const client = await server.guest()
    const { id } = await bring(client, record)
    const socket = await client.socket()
    const fork = await client.ok(client.post(`/tables/${id}/fork`, { at: 0, seats: { pompeius: 'bot' } }))
    expect(fork.mine).toEqual(['caesar'])
    await socket.ask({ do: 'watch', table: fork.id, seat: 'caesar' })
    const { scene } = await client.ok(client.get(`/tables/${fork.id}?seat=caesar`))
    await client.ok(client.post(`/tables/${fork.id}/actions`, { seat: 'caesar', action: scene.actions[0] }))
    await socket.until((message) => message.update?.sequence >= 2)
    expect((await client.get(`/tables/${fork.id}/record`)).body.error.code).toBe('still-running')
    socket.close()
  })

  test('a running game is forked by whoever holds all its seats, and by nobody else', async () => {
    const { player, table } = await hotSeat()
    await play(table, { caesar: player, pompeius: player }, 8)
    const { actions } = await recordOf(player, table)
    await player.ok(player.post(`/tables/${table}/fork`, { at: actions.length }))
    expect((await (await server.guest()).post(`/tables/${table}/fork`, { at: 0 })).body.error.code).toBe(
      'still-running',
    )
    const two = await twoPlayers()
    for (const client of [two.caesar, two.pompeius])
      expect((await client.post(`/tables/${two.table}/fork`, { at: 0 })).body.error.code).toBe('still-running')
  })
})

describe('a rematch', () => {
  const clock = { kind: 'deadline', seconds: 86_400 }
  const spec = { visibility: 'private', clock, options: { scenario: 'free' } }
  const again = (client: Client, table: string) => client.ok(client.post(`/tables/${table}/rematch`, {}))

  test.each([
    { ...spec, rated: true, onTimeout: 'claim' },
    { ...spec, rated: false, onTimeout: 'bot' },
  ])('swaps the seats and keeps the other’s for him, who begins it by sitting down (rated: $rated)', async (spec) => {
    const { caesar, pompeius, table } = await twoPlayers(spec)
    expect((await caesar.post(`/tables/${table}/rematch`, {})).body.error.code).toBe('still-running')
    await finish(caesar, table)
    const offered = await again(caesar, table)
    expect(offered).toMatchObject({ ...spec, status: 'open', mine: ['pompeius'], kept: [], origin: { rematch: table } })
    expect(offered.seats[0]).toMatchObject({ seat: 'caesar', kind: 'open', kept: true })
    // Asked twice, it is the same.
    expect((await again(caesar, table)).id).toBe(offered.id)
    const led = async (client: Client) => (await client.ok(client.get(`/tables/${table}`))).table.rematch
    expect(await led(pompeius)).toBe(offered.id)
    const { tables } = await pompeius.ok(pompeius.get('/tables?mine=1&status=open'))
    expect(tables).toMatchObject([{ id: offered.id, mine: [], kept: ['caesar'] }])
    const begun = await pompeius.ok(pompeius.post(`/tables/${offered.id}/join`, {}))
    expect(begun).toMatchObject({ status: 'running', mine: ['caesar'], kept: [] })
  })

  test('is told to who is still at the table, and to nobody else', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await finish(caesar, table)
    const [his, stranger] = await Promise.all([pompeius.socket(), (await server.guest()).socket()])
    await his.ask({ do: 'watch', table, seat: 'pompeius' })
    await stranger.ask({ do: 'watch', table, seat: null })
    const { id } = await again(caesar, table)
    const told = await his.until((message) => message.table === table && message.update?.summary)
    expect(told.update.summary.rematch).toBe(id)
    await stranger.ask({ do: 'ping' })
    expect(JSON.stringify(stranger.heard)).not.toContain(id)
    for (const socket of [his, stranger]) socket.close()
  })

  test('that is called off, or over, is forgotten', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await finish(caesar, table)
    const led = async () => (await pompeius.ok(pompeius.get(`/tables/${table}`))).table.rematch
    const first = await again(caesar, table)
    expect(await led()).toBe(first.id)
    await caesar.ok(caesar.post(`/tables/${first.id}/leave`, {}))
    expect(await led()).toBeNull()
    const second = await again(caesar, table)
    await again(pompeius, table)
    expect(await led()).toBe(second.id)
    await finish(caesar, second.id, 'pompeius')
    expect(await led()).toBeNull()
  })

  test('that both ask for is one, and begins', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await finish(pompeius, table, 'pompeius')
    const [one, other] = await Promise.all([again(caesar, table), again(pompeius, table)])
    expect(one.id).toBe(other.id)
    const { table: begun } = await caesar.ok(caesar.get(`/tables/${one.id}`))
    expect(begun).toMatchObject({ status: 'running', mine: ['pompeius'] })
  })

  test('that one asks for again and again at the same moment is one, and so is the next', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await finish(caesar, table)
    const asked = (client: Client) => Promise.all(Array.from({ length: 4 }, () => again(client, table)))
    const ids = async (client: Client) => new Set((await asked(client)).map(({ id }: { id: string }) => id))
    const [first] = await ids(caesar)
    expect(await ids(caesar)).toEqual(new Set([first]))
    expect(await ids(pompeius)).toEqual(new Set([first]))
    await finish(caesar, first, 'pompeius')
    const next = await ids(pompeius)
    expect(next.size).toBe(1)
    expect(next).not.toContain(first)
  })

  test('is for those who played: a kept seat is nobody else’s, not even with an invitation', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await finish(caesar, table)
    const stranger = await server.guest()
    expect((await stranger.post(`/tables/${table}/rematch`, {})).status).toBe(403)
    const { id } = await again(caesar, table)
    const { invite } = await caesar.ok(caesar.post(`/tables/${id}/invitations`, { seat: 'caesar' }))
    for (const wanted of [{ seat: 'caesar' }, { invite }])
      expect((await stranger.post(`/tables/${id}/join`, wanted)).body.error.code).toBe('seat-kept')
    expect((await stranger.post(`/tables/${id}/join`, {})).body.error.code).toBe('seat-taken')
    // Who does not want it gives the seat up, and then it is anybody's.
    await pompeius.ok(pompeius.post(`/tables/${id}/leave`, {}))
    expect(await stranger.ok(stranger.post(`/tables/${id}/join`, {}))).toMatchObject({ status: 'running' })
  })

  test('of a private table is seen by nobody else', async () => {
    const { caesar, pompeius, table } = await twoPlayers({ visibility: 'private' })
    await finish(caesar, table)
    const { id } = await again(caesar, table)
    expect((await (await server.guest()).get(`/tables/${id}`)).status).toBe(404)
    expect((await pompeius.ok(pompeius.get(`/tables/${id}`))).table.kept).toEqual(['caesar'])
    const seen = await pompeius.get(`/tables/${id}?seat=caesar`)
    expect(seen.status).toBe(403)
  })

  test('keeps no seat for somebody who is gone', async () => {
    const { caesar, pompeius, table } = await twoPlayers()
    await finish(caesar, table)
    await pompeius.ok(pompeius.delete('/me'))
    const offered = await again(caesar, table)
    expect(offered.seats[0]).toMatchObject({ kind: 'open', kept: false })
  })

  test('against the computer, or oneself, begins at once', async () => {
    for (const pompeius of ['bot', 'me']) {
      const player = await server.guest()
      const seats = { caesar: 'me', pompeius }
      const { id } = await player.ok(player.post('/tables', { game: GAME, seats }))
      await finish(player, id)
      const rematch = await again(player, id)
      expect(rematch).toMatchObject({
        status: 'running',
        mine: pompeius === 'bot' ? ['pompeius'] : ['caesar', 'pompeius'],
      })
    }
  })
})

import { quickChance, replayTo } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Records } from '../src/records.ts'
import { account, act, pair, scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { bring, finish, GAME, goldenRecord, hotSeat, play, recordOf } from './past-games.ts'

const { game } = gameNamed(GAME)

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterAll(() => server.stop())

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
    const { caesar, pompeius, table } = await pair(server)
    await play(table, { caesar, pompeius }, 12)
    const path = (at: number, seat?: string) => `/tables/${table}/replay?at=${at}${seat ? `&seat=${seat}` : ''}`
    const { total, ...now } = await caesar.ok(caesar.get(`/tables/${table}/replay?seat=caesar`))
    expect(total).toBeGreaterThan(0)
    expect(now.outcome).toBeNull()
    const spectator = server.client()
    for (let at = 0; at <= total; at++) {
      const mine = await caesar.ok(caesar.get(path(at, 'caesar')))
      expect(mine.view.hand.length).toBeGreaterThan(0)
      // Each counts what he saw; those who have seen less have seen no later.
      const last = async (client: Client, seat?: string): Promise<number> =>
        (await client.ok(client.get(`/tables/${table}/replay${seat ? `?seat=${seat}` : ''}`))).total
      const his = await pompeius.ok(pompeius.get(path(Math.min(at, await last(pompeius, 'pompeius')), 'pompeius')))
      const bench = await spectator.ok(spectator.get(path(Math.min(at, await last(spectator)))))
      for (const card of now.view.hand) expect(JSON.stringify([his, bench])).not.toContain(`"${card}"`)
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
    const { caesar, pompeius, table } = await pair(server)
    const { scene } = await caesar.ok(caesar.get(`/tables/${table}?seat=caesar`))
    await caesar.ok(caesar.post(`/tables/${table}/actions`, { seat: 'caesar', action: scene.actions[0] }))
    for (const [client, seat] of [
      [caesar, 'caesar'],
      [pompeius, 'pompeius'],
    ] as const)
      expect((await client.ok(client.get(`/tables/${table}/replay?seat=${seat}`))).total).toBe(0)
  })

  test('lifts the fog when the game is over', async () => {
    const { caesar, pompeius, table } = await pair(server)
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
    const { caesar, pompeius, table } = await pair(server)
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
    await socket.until((message) => message.scene?.sequence >= 2)
    expect((await client.get(`/tables/${fork.id}/record`)).body.error.code).toBe('still-running')
    socket.close()
  })

  test('a running game is forked as it is by whoever holds all its seats', async () => {
    const { player, table } = await hotSeat(server)
    await play(table, { caesar: player, pompeius: player }, 8)
    const { actions } = await recordOf(player, table)
    const fork = await player.ok(player.post(`/tables/${table}/fork`, { at: actions.length }))
    expect((await recordOf(player, fork.id)).actions).toEqual(actions)
  })

  test('from a seat of one’s own it begins in a world that seat could be in, at every moment', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await play(table, { caesar, pompeius }, 25)
    for (const [client, seat, number] of [
      [caesar, 'caesar', 0],
      [pompeius, 'pompeius', 1],
    ] as const) {
      const { total } = await client.ok(client.get(`/tables/${table}/replay?seat=${seat}`))
      for (const at of [null, 0, Math.floor(total / 2), total]) {
        const fork = await client.ok(client.post(`/tables/${table}/fork`, { at, seat }))
        expect(fork).toMatchObject({
          visibility: 'private',
          rated: false,
          mine: ['caesar', 'pompeius'],
          origin: { fork: table, at: at ?? total },
        })
        const record = await recordOf(client, fork.id)
        expect(record).toMatchObject({ setup: [], actions: [], secret: null, commitment: null, contributions: [] })
        const then =
          at === null ? await scene(client, table, seat) : await client.ok(client.get(momentPath(table, at, seat)))
        expect((await scene(client, fork.id, seat)).view).toEqual(then.view)
        expect(game.outcome(game.decode(record.begins))).toBeNull()
        expect(game.view(game.decode(record.begins), number)).toEqual(then.view)
      }
      const late = await client.post(`/tables/${table}/fork`, { at: total + 1, seat })
      expect([late.status, late.body.error.message]).toEqual([400, expect.stringContaining('there is no moment')])
    }
  })

  test('and tells nothing by it that the others do unseen', async () => {
    const { caesar, pompeius, table } = await pair(server, { options: { scenario: 'free' } })
    const { person } = await caesar.ok(caesar.get('/me'))
    const records = new Records(server.running.service.tables, () => quickChance(5))
    const imagined = async (): Promise<readonly unknown[]> => {
      const spent: number[] = []
      const from = { at: null, seat: 'caesar' }
      const { id, origin } = await records.fork(person, table, from, {}, (cost) => void spent.push(cost))
      return [origin, (await recordOf(caesar, id)).begins, spent]
    }
    const chance = quickChance(3)
    let unseen = 0
    for (let n = 0; n < 40; n++) {
      const before = (await scene(caesar, table, 'caesar')).sequence
      const forked = await imagined()
      const { actions } = await scene(pompeius, table, 'pompeius')
      if (actions.length === 0) await act(caesar, table, 'caesar')
      else await act(pompeius, table, 'pompeius', chance.pick(actions.length))
      if (actions.length === 0 || (await scene(caesar, table, 'caesar')).sequence !== before) continue
      unseen++
      expect(await imagined()).toEqual(forked)
    }
    expect(unseen).toBeGreaterThan(5)
  })

  test('but not where nothing is one’s own, or the result counts', async () => {
    const { caesar, table } = await pair(server)
    const stranger = await server.guest()
    const fork = (client: Client, id: string, seat?: string | null) =>
      client.post(`/tables/${id}/fork`, { at: 0, ...(seat === undefined ? {} : { seat }) })
    expect((await fork(caesar, table, 'pompeius')).status).toBe(403)
    expect((await fork(stranger, table, 'caesar')).status).toBe(403)
    for (const [client, seat] of [
      [caesar, undefined],
      [caesar, null],
      [stranger, undefined],
      [stranger, null],
    ] as const)
      expect((await fork(client, table, seat)).body.error.code).toBe('still-running')
    const [one, two] = [await account(server, 'Livia'), await account(server, 'Drusus')]
    const spec = { game: GAME, seats: { caesar: 'me' }, rated: true, visibility: 'public' }
    const { id } = await one.ok(one.post('/tables', spec))
    await two.ok(two.post(`/tables/${id}/join`, {}))
    expect((await fork(one, id, 'caesar')).body.error.code).toBe('rated')
    await finish(one, id)
    await one.ok(fork(one, id, 'caesar'))
  })
})

const momentPath = (table: string, at: number, seat: string): string => `/tables/${table}/replay?at=${at}&seat=${seat}`

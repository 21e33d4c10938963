import { type GameRecord, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/index.ts'
import { act, lookOn, pair, scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { until } from './thoughts.ts'

const GAME = 'julius-caesar'
const LEVELS = ['tiro', 'miles', 'centurio', 'legatus']

let server: TestServer
let client: Client
let now = Date.now()
beforeAll(async () => {
  // However busy the machine is, nothing goes wrong here.
  const threads = { patience: 1_000_000 }
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now, threads })
  client = await server.guest()
})
afterAll(() => server.stop())

const setUp = (seats: object, spec: object = {}) => client.post('/tables', { game: GAME, seats, ...spec })
const levels = ({ seats }: { seats: { kind: string; level: string | null }[] }) =>
  seats.map(({ kind, level }) => (level === null ? kind : `${kind} ${level}`))
const resign = (table: string, seat: string) => client.ok(client.post(`/tables/${table}/resignation`, { seat }))

describe('a seat of the computer', () => {
  test.each(LEVELS)('has the level it is given: %s', async (level) => {
    const table = await client.ok(setUp({ caesar: 'me', pompeius: { bot: level } }))
    expect(levels(table)).toEqual(['person', `bot ${level}`])
    const { tables } = await client.ok(client.get('/tables?mine=1'))
    expect(levels(tables.find(({ id }: { id: string }) => id === table.id))).toEqual(['person', `bot ${level}`])
    await resign(table.id, 'caesar')
  })

  test('is a miles if nobody says', async () => {
    const table = await client.ok(setUp({ caesar: 'me', pompeius: 'bot' }))
    expect(levels(table)).toEqual(['person', 'bot miles'])
  })

  test.each([
    ['no level', { bot: 'imperator' }],
    ['no manner', { bot: 'miles', manner: 'cowardly' }],
    ['nothing', {}],
    ['a number', 3],
    ['a level without saying whose', 'legatus'],
  ])('is refused with a sentence that says what there is: %s', async (_, pompeius) => {
    const { status, body } = await setUp({ caesar: 'me', pompeius })
    expect(status).toBe(400)
    expect(body.error.message).toBe(
      'The body, "seats.pompeius": a seat is "me", "open", "bot" (which is miles), {"for": name} or {"bot": level, "manner": manner}; the levels are: tiro, miles, centurio, legatus; the manners, which need not be said: bold, patient, grasping',
    )
  })

  test('is refused with what nobody asked for', async () => {
    const { status, body } = await setUp({ caesar: 'me', pompeius: { bot: 'miles', name: 'Balbus' } })
    expect(status).toBe(400)
    expect(body.error.message).toBe('The body, "seats.pompeius": Unrecognized key: "name"')
  })

  test('is at no rated table, whatever its level', async () => {
    const { status, body } = await setUp({ caesar: 'me', pompeius: { bot: 'tiro' } }, { rated: true })
    expect(status).toBe(400)
    expect(body.error.message).toContain('no seat is the computer’s')
  })

  test('keeps its level at a rematch', async () => {
    const { id } = await client.ok(setUp({ caesar: 'me', pompeius: { bot: 'centurio' } }))
    await resign(id, 'caesar')
    expect(levels(await client.ok(client.post(`/tables/${id}/rematch`, {})))).toEqual(['bot centurio', 'person'])
  })

  test('has a manner: any, unless somebody says which, and keeps it at a rematch', async () => {
    const manners = ({ seats }: { seats: { manner: string | null }[] }) => seats.map(({ manner }) => manner)
    const bold = await client.ok(setUp({ caesar: 'me', pompeius: { bot: 'tiro', manner: 'bold' } }))
    expect(manners(bold)).toEqual([null, 'bold'])
    await resign(bold.id, 'caesar')
    expect(manners(await client.ok(client.post(`/tables/${bold.id}/rematch`, {})))).toEqual(['bold', null])
    const [, drawn] = manners(await client.ok(setUp({ caesar: 'me', pompeius: { bot: 'tiro' } })))
    expect(['bold', 'patient', 'grasping']).toContain(drawn)
    const open = await client.ok(setUp({ caesar: 'me', pompeius: 'open' }))
    const seat = (body: object) => client.ok(client.put(`/tables/${open.id}/seats/pompeius`, body))
    expect(manners(await seat({ level: 'tiro', manner: 'patient' }))).toEqual([null, 'patient'])
    const record = await client.ok(client.get(`/tables/${bold.id}/record`))
    const brought = await client.ok(client.post('/records?bots=pompeius:tiro:grasping', record))
    expect(manners(brought)).toEqual([null, 'grasping'])
  })

  test('is given its level in a fork, and with a record that is brought in', async () => {
    const { id } = await client.ok(setUp({ caesar: 'me', pompeius: 'me' }))
    const record = await client.ok(client.get(`/tables/${id}/record`))
    const fork = await client.ok(client.post(`/tables/${id}/fork`, { at: 0, seats: { caesar: { bot: 'tiro' } } }))
    expect(levels(fork)).toEqual(['bot tiro', 'person'])
    const brought = (bots: string) => client.post(`/records?bots=${bots}`, record)
    expect(levels(await client.ok(brought('pompeius:legatus')))).toEqual(['person', 'bot legatus'])
    expect(levels(await client.ok(brought('caesar,pompeius:tiro')))).toEqual(['bot miles', 'bot tiro'])
    const refused = await brought('pompeius:imperator')
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toBe(
      'there is no level "imperator"; the levels are: tiro, miles, centurio, legatus',
    )
    expect((await client.post(`/tables/${id}/fork`, { at: 0, seats: { caesar: { bot: 'x' } } })).status).toBe(400)
    expect((await client.post(`/tables/${id}/fork`, { at: 0, seats: { caesar: 'open' } })).status).toBe(400)
  })

  test('that somebody leaves to it is a miles', async () => {
    const left = await pair(server)
    await left.caesar.ok(left.caesar.post(`/tables/${left.table}/bot`, { seat: 'caesar' }))
    expect(levels((await left.pompeius.ok(left.pompeius.get(`/tables/${left.table}`))).table)).toEqual([
      'bot miles',
      'person',
    ])
  })

  test('whose time is out is a miles, and plays', async () => {
    const late = await pair(server, { clock: { kind: 'deadline', seconds: 60 }, onTimeout: 'bot' })
    await act(late.caesar, late.table, 'caesar')
    now += 60_001
    await server.running.service.tables.sweep()
    expect(levels((await late.caesar.ok(late.caesar.get(`/tables/${late.table}`))).table)).toEqual([
      'person',
      'bot miles',
    ])
    await until(async () => (await scene(late.caesar, late.table, 'caesar')).sequence === 2)
  })
})

describe('so many as think at once', () => {
  test('are as many as the server is told, and at least one', () => {
    expect(readConfig({ IACTA_BOT_WORKERS: '3' }).botWorkers).toBe(3)
    expect(readConfig({}).botWorkers).toBeGreaterThanOrEqual(1)
    expect(() => readConfig({ IACTA_BOT_WORKERS: '0' })).toThrow('the setting IACTA_BOT_WORKERS is wrong')
  })
})

describe('two of them', () => {
  test('play a whole game by themselves, by the rules and with the dice of its secret', async () => {
    const { id } = await client.ok(setUp({ caesar: { bot: 'tiro' }, pompeius: 'bot' }))
    const socket = await lookOn(client, id)
    await until(async () => (await client.ok(client.get(`/tables/${id}`))).table.status === 'over')
    socket.close()
    const record: GameRecord = await client.ok(client.get(`/tables/${id}/record`))
    expect(record.concluded).toBe(false)
    expect(verify(gameNamed(GAME).game, record, nodeDigest)).toMatchObject({ ok: true })
    const metrics = server.running.service.metrics.text()
    for (const level of ['tiro', 'miles'])
      expect(metrics).toMatch(new RegExp(`^iacta_decisions_total\\{level="${level}"\\} \\d+$`, 'm'))
    expect(metrics.match(/# TYPE iacta_decisions_total counter/g)).toHaveLength(1)
    expect(metrics).toMatch(/^iacta_thoughts \d+$/m)
    expect(metrics).toMatch(/^iacta_thoughts_waiting \d+$/m)
    expect(metrics).not.toContain('iacta_faults_total')
  })
})

describe('a centurio', () => {
  test('thinks for himself, and answers', async () => {
    const { id } = await client.ok(setUp({ caesar: { bot: 'centurio' }, pompeius: 'me' }))
    await act(client, id, 'pompeius')
    await until(async () => (await scene(client, id, 'pompeius')).sequence === 2)
    const { explanation } = await client.ok(client.get(`/tables/${id}/explanation?seat=caesar`))
    expect(explanation).toEqual({ key: 'discard', params: {} })
  })
})

describe('why the computer did what it did', () => {
  const why = (asker: Client, table: string, seat = 'caesar') => asker.get(`/tables/${table}/explanation?seat=${seat}`)
  const because = async (asker: Client, table: string, seat?: string) =>
    (await asker.ok(why(asker, table, seat))).explanation

  /** Waits until the computer has done so many things in all. */
  const done = (table: string, count: number) =>
    until(async () => {
      const { service } = server.running
      const events = await service.store.db
        .selectFrom('events')
        .select('seq')
        .where('table_id', '=', table)
        .where('seat', '=', 0)
        .execute()
      return events.length >= count
    })

  test('is told when everybody sees what it did, and not before', async () => {
    const { id } = await client.ok(setUp({ caesar: 'bot', pompeius: 'me' }))
    const spectator = server.client()
    await done(id, 1)
    // It has discarded, but nobody knows.
    for (const asker of [client, spectator]) expect(await because(asker, id)).toBeNull()
    await act(client, id, 'pompeius')
    for (const asker of [client, spectator]) expect(await because(asker, id)).toEqual({ key: 'discard', params: {} })
    await done(id, 2)
    // Its card lies face down.
    expect(await because(client, id)).toEqual({ key: 'discard', params: {} })
    await act(client, id, 'pompeius')
    expect(await because(client, id)).not.toEqual({ key: 'discard', params: {} })
    expect(await because(client, id)).not.toBeNull()
  })

  test('is told of no person', async () => {
    const { id } = await client.ok(setUp({ caesar: 'bot', pompeius: 'me' }))
    await act(client, id, 'pompeius')
    expect(await because(client, id, 'pompeius')).toBeNull()
    const { id: open } = await client.ok(setUp({ caesar: 'bot', pompeius: 'open' }))
    expect(await because(client, open)).toBeNull()
  })

  test('is for those who may see the table', async () => {
    const { id } = await client.ok(setUp({ caesar: 'bot', pompeius: 'me' }, { visibility: 'private' }))
    expect((await why(client, id)).status).toBe(200)
    for (const stranger of [server.client(), await server.guest()]) expect((await why(stranger, id)).status).toBe(404)
  })

  test('needs a seat there is', async () => {
    const { id } = await client.ok(setUp({ caesar: 'bot', pompeius: 'me' }))
    expect((await why(client, id, 'crassus')).body.error.message).toContain('There is no seat "crassus"')
    expect((await client.get(`/tables/${id}/explanation`)).status).toBe(400)
  })

  test('is still known when the table was out of memory', async () => {
    const { id } = await client.ok(setUp({ caesar: 'bot', pompeius: 'me' }))
    await act(client, id, 'pompeius')
    await done(id, 2)
    server.running.service.tables.forgetAll()
    expect(await because(client, id)).toEqual({ key: 'discard', params: {} })
  })
})

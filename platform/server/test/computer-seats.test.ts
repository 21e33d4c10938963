import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, lookOn, scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { BREAKING, Thoughts, TOLD, until } from './thoughts.ts'

const thoughts = new Thoughts()
let server: TestServer
const log: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) }
  // What a test leaves unanswered keeps a thread from the others.
  const env = { IACTA_ALLOWANCE: '100000', IACTA_LOG: 'error', IACTA_BOT_WORKERS: '20' }
  server = await TestServer.start(env, { threads: TOLD, logTo })
})
afterAll(async () => {
  await server.stop()
  thoughts.close()
})

/** Somebody as Pompeius against the computer, and the first choice it has to think over. */
async function against(level: string, at = server) {
  const pompeius = await at.guest()
  const table = await newTable(pompeius, { caesar: { bot: level }, pompeius: 'me' })
  return { pompeius, table, choice: await thoughts.begun(table) }
}

async function newTable(client: Client, seats: object): Promise<string> {
  return (await client.ok(client.post('/tables', { game: 'julius-caesar', seats }))).id
}

const summary = async (client: Client, table: string) => (await client.ok(client.get(`/tables/${table}`))).table

/** How many actions a seat has seen. */
const seen = async (client: Client, table: string): Promise<number> => (await scene(client, table, 'pompeius')).sequence

const seatOf = ({ running }: TestServer, table: string) =>
  running.service.store.db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', '=', 0)
    .executeTakeFirstOrThrow()

describe('while the computer thinks', () => {
  test('the table is there for everybody else, and what it decides still holds', async () => {
    const { pompeius, table, choice } = await against('legatus')
    await pompeius.ok(pompeius.post(`/tables/${table}/messages`, { text: 'ave' }))
    // Done unseen, taken back, and done again.
    await act(pompeius, table, 'pompeius')
    await pompeius.ok(pompeius.post(`/tables/${table}/undo`, { seat: 'pompeius' }))
    await act(pompeius, table, 'pompeius', 1)
    expect(await seen(pompeius, table)).toBe(1)
    thoughts.let(choice, 'answer')
    await until(async () => (await seen(pompeius, table)) === 2)
    expect(thoughts.long(table)).toHaveLength(1)
  })

  test('somebody else’s game goes on', async () => {
    const { pompeius, table, choice } = await against('legatus')
    const quick = await newTable(pompeius, { caesar: 'bot', pompeius: { bot: 'tiro' } })
    const socket = await lookOn(pompeius, quick)
    await until(async () => (await pompeius.ok(pompeius.get(`/tables/${quick}`))).scene.sequence > 50)
    socket.close()
    expect(thoughts.long(quick)).toEqual([])
    expect((await seatOf(server, table)).thinking_until).not.toBeNull()
    await act(pompeius, table, 'pompeius')
    expect(await seen(pompeius, table)).toBe(1)
    thoughts.let(choice, 'answer')
    await until(async () => (await seen(pompeius, table)) === 2)
  })

  test('a game that ends spares it the trouble', async () => {
    const { pompeius, table, choice } = await against('centurio')
    expect((await seatOf(server, table)).thinking_until).not.toBeNull()
    await pompeius.ok(pompeius.post(`/tables/${table}/resignation`, { seat: 'pompeius' }))
    await until(async () => (await seatOf(server, table)).thinking_until === null)
    thoughts.let(choice, 'answer')
    expect((await summary(pompeius, table)).outcome).toMatchObject({ winners: [0], way: 'resigned' })
  })

  test('it is told what its seat may know, and nothing else', async () => {
    const { pompeius, table } = await against('legatus')
    const { service } = server.running
    const known = await service.tables.look(table, null, ({ game }) => game?.knowledge(0))
    const { hand } = (await scene(pompeius, table, 'pompeius')).view
    const { secret } = await service.store.db
      .selectFrom('tables')
      .select('secret')
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    expect(hand).toHaveLength(6)
    // A first idea, and what is thought over.
    expect(thoughts.about(table)).toHaveLength(2)
    for (const { text, thought } of thoughts.about(table)) {
      expect(Object.keys(thought).sort()).toEqual([
        'game',
        'id',
        'known',
        'level',
        'manner',
        'milliseconds',
        'seed',
        'table',
      ])
      expect(thought.known).toEqual(JSON.parse(JSON.stringify(known)))
      for (const hidden of [...hand, secret]) expect(text).not.toContain(hidden)
    }
  })
})

/** What Pompeius did can no longer be taken back: the computer has answered too. */
const isAnswered = async (client: Client, table: string): Promise<boolean> =>
  !(await client.ok(client.get(`/tables/${table}?seat=pompeius`))).scene.canUndo

describe('when a thread breaks', () => {
  test('over what it thinks over, the first idea is done, and the game goes on', async () => {
    const { pompeius, table, choice } = await against('legatus')
    await act(pompeius, table, 'pompeius')
    thoughts.let(choice, 'break')
    await until(async () => (await seen(pompeius, table)) === 2)
    expect(log.join()).toContain('a thread of the opponents ended by itself')
    // What broke is not waited for any more; if something is, it is the next choice.
    const { thinking_until } = await seatOf(server, table)
    expect(thinking_until === null || thoughts.long(table).length > 1).toBe(true)
    thoughts.let(await thoughts.begun(table, 1), 'answer')
    await act(pompeius, table, 'pompeius')
    await until(() => isAnswered(pompeius, table))
  })

  test('over everything, anything legal is done, and the game goes on', async () => {
    const broken = await TestServer.start({}, { threads: BREAKING })
    const client = await broken.guest()
    const table = await newTable(client, { caesar: { bot: 'centurio' }, pompeius: 'me' })
    for (let i = 1; i <= 2; i++) {
      await act(client, table, 'pompeius')
      await until(() => isAnswered(client, table))
      expect(await seen(client, table)).toBeGreaterThanOrEqual(i)
    }
    expect(broken.running.service.metrics.text()).toMatch(/iacta_faults_total [1-9]/)
    await broken.stop()
  })

  test('what may not be done is not done: something else is', async () => {
    const { pompeius, table, choice } = await against('legatus')
    await act(pompeius, table, 'pompeius')
    thoughts.let(choice, 'blunder')
    await until(async () => (await seen(pompeius, table)) === 2)
    expect(log.join()).toContain('legatus may not do what it decided (bad-request)')
  })
})

describe('when there is no hope', () => {
  test('it resigns, as anybody would', async () => {
    const { pompeius, table, choice } = await against('centurio')
    thoughts.let(choice, 'resign')
    await until(async () => (await summary(pompeius, table)).status === 'over')
    const { outcome, concluded } = await summary(pompeius, table)
    expect(outcome).toEqual({ winners: [1], way: 'resigned', params: { seat: 'caesar' } })
    expect(concluded).toBe(true)
  })
})

describe('when there is no hope in a game of more than two', () => {
  test('it plays on: it would end the game for the others', async () => {
    const client = await server.guest()
    const bot = { bot: 'centurio' }
    const seats = { galba: bot, otho: bot, vitellius: bot, vespasian: bot }
    const { id } = await client.ok(client.post('/tables', { game: 'nero', seats }))
    const socket = await lookOn(client, id)
    const hopeless = await thoughts.begun(id)
    const before = thoughts.about(id).length
    thoughts.let(hopeless, 'resign')
    // Then somebody is asked for the next thing.
    await until(async () => thoughts.about(id).length > before || (await summary(client, id)).status === 'over')
    expect(await summary(client, id)).toMatchObject({ status: 'running', outcome: null })
    socket.close()
  })
})

describe('when the server goes down', () => {
  test('what is being thought about is given up, and taken up again later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'iacta-seats-'))
    let now = Date.now()
    const start = () => TestServer.start({ IACTA_DATA: folder }, { threads: TOLD, now: () => now })
    const before = await start()
    const { pompeius, table } = await against('legatus', before)
    await act(pompeius, table, 'pompeius')
    // No thread ever answers.
    await before.stop()
    const after = await start()
    expect((await seatOf(after, table)).thinking_until).toBeNull()
    now += 10_001
    await after.running.service.tables.sweep()
    thoughts.let(await thoughts.begun(table, 1), 'answer')
    const client = after.client()
    client.cookie = pompeius.cookie
    await until(async () => (await seen(client, table)) === 2)
    await after.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})

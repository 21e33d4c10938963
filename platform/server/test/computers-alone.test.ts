import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, lookOn } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { Thoughts, TOLD, until } from './thoughts.ts'

let now = Date.now()
const thoughts = new Thoughts()
let server: TestServer
beforeAll(async () => {
  const env = { IACTA_ALLOWANCE: '100000', IACTA_BOT_WORKERS: '20' }
  server = await TestServer.start(env, { threads: TOLD, now: () => now })
})
afterAll(async () => {
  await server.stop()
  thoughts.close()
})

const ALONE = { caesar: { bot: 'legatus' }, pompeius: { bot: 'legatus' } }

async function newTable(client: Client, seats: object = ALONE): Promise<string> {
  return (await client.ok(client.post('/tables', { game: 'julius-caesar', seats }))).id
}

/** Whatever is to be thought about by now is: somebody else's choice, asked for later, has been. */
async function afterwards(at = server): Promise<void> {
  const somebody = await at.guest()
  const table = await newTable(somebody, { caesar: { bot: 'tiro' }, pompeius: 'me' })
  await act(somebody, table, 'pompeius')
  await until(async () => (await doneAt(table, at)) >= 2)
}

/** How much was done at a table. */
async function doneAt(table: string, at = server): Promise<number> {
  const { db } = at.running.service.store
  return (await db.selectFrom('events').select('seq').where('table_id', '=', table).execute()).length
}

describe('a table of computers alone', () => {
  test('goes on while somebody watches it, and not before or after', async () => {
    const client = await server.guest()
    const table = await newTable(client)
    await afterwards()
    // Nor is it taken for one that a process has left behind.
    now += 60_000
    await server.running.service.tables.sweep()
    await afterwards()
    expect(thoughts.about(table)).toEqual([])

    const socket = await lookOn(client, table)
    thoughts.let(await thoughts.begun(table, 0), 'answer')
    const second = await thoughts.begun(table, 1)
    await socket.ask({ do: 'unwatch', table })
    thoughts.let(second, 'answer')
    await until(async () => (await doneAt(table)) === 2)
    await afterwards()
    now += 60_000
    await server.running.service.tables.sweep()
    await afterwards()
    expect(thoughts.long(table)).toHaveLength(2)

    expect(await socket.ask({ do: 'watch', table })).toMatchObject({ ok: true })
    await thoughts.begun(table, 2)
    socket.close()
  })

  test('is one as soon as the last person has left it to them', async () => {
    const client = await server.guest()
    const table = await newTable(client, { caesar: { bot: 'legatus' }, pompeius: 'me' })
    const first = await thoughts.begun(table)
    await client.ok(client.post(`/tables/${table}/bot`, { seat: 'pompeius' }))
    thoughts.let(first, 'answer')
    await until(async () => (await doneAt(table)) === 1)
    await afterwards()
    expect(thoughts.about(table).map(({ thought }) => thought.level)).toEqual(['legatus', 'legatus'])
  })

  test('waits for its turn where one person has set up too many', async () => {
    const client = await server.guest()
    const tables = await Promise.all(Array.from({ length: 4 }, () => newTable(client)))
    const sockets = []
    for (const table of tables) sockets.push(await lookOn(client, table))
    const begun = []
    for (const table of tables.slice(0, 3)) begun.push(await thoughts.begun(table))
    await afterwards()
    expect(tables.map((table) => thoughts.long(table).length)).toEqual([1, 1, 1, 0])
    expect(thoughts.about(tables[3])).toEqual([])
    // Whoever looks away from one lets the next go on.
    sockets[1].close()
    await until(() => server.running.service.presence.at(tables[1]).size === 0)
    thoughts.let(begun[1], 'answer')
    await thoughts.begun(tables[3])
    expect(tables.map((table) => thoughts.long(table).length)).toEqual([1, 1, 1, 1])
    for (const socket of sockets) socket.close()
  })

  test('waits for its turn where there are too many in all', async () => {
    const own = await TestServer.start({ IACTA_COMPUTER_TABLES: '1', IACTA_BOT_WORKERS: '4' }, { threads: TOLD })
    const [one, other] = [await own.guest(), await own.guest()]
    const [first, second] = [await newTable(one), await newTable(other)]
    const sockets = [await lookOn(one, first), await lookOn(other, second)]
    const begun = await thoughts.begun(first)
    await afterwards(own)
    expect(thoughts.about(second)).toEqual([])
    sockets[0].close()
    await until(() => own.running.service.presence.at(first).size === 0)
    thoughts.let(begun, 'answer')
    await thoughts.begun(second)
    sockets[1].close()
    await own.stop()
  })
})

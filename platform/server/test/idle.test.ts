import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { act, pair, scene } from './company.ts'
import { TestServer } from './harness.ts'

const MINUTE = 60_000

let server: TestServer
let now = Date.UTC(2027, 2, 15)
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now })
})
afterAll(() => server.stop())

/** What the server does by itself every few seconds. */
const sweep = () => server.running.service.tables.sweep()
const aTurn = () => new Promise((over) => setImmediate(over))
const inMemory = (): number => server.running.service.tables.liveCount

describe('a table in memory', () => {
  beforeEach(async () => {
    now += 2 * MINUTE
    await sweep()
    expect(inMemory()).toBe(0)
  })

  test('is dropped when nobody has used it for a minute, and is as it was when somebody comes back', async () => {
    const { caesar, table } = await pair(server)
    await act(caesar, table, 'caesar')
    const before = await scene(caesar, table, 'caesar')
    now += MINUTE - 1
    await sweep()
    expect(inMemory()).toBe(1)
    now += 1
    await sweep()
    expect(inMemory()).toBe(0)
    expect(await scene(caesar, table, 'caesar')).toEqual(before)
    expect(inMemory()).toBe(1)
  })

  test('stays while it is used, whatever else is dropped', async () => {
    const [used, unused] = [await pair(server), await pair(server)]
    now += MINUTE - 1
    await act(used.caesar, used.table, 'caesar')
    now += 1
    await sweep()
    expect(inMemory()).toBe(1)
    await unused.caesar.ok(unused.caesar.get(`/tables/${unused.table}`))
    expect(inMemory()).toBe(2)
  })

  test('stays while somebody watches it, and a minute longer', async () => {
    const { caesar, table } = await pair(server)
    const socket = await caesar.socket()
    await socket.ask({ do: 'watch', table, seat: 'caesar' })
    now += 100 * MINUTE
    await sweep()
    expect(inMemory()).toBe(1)
    await socket.ask({ do: 'unwatch', table })
    now += MINUTE - 1
    await sweep()
    expect(inMemory()).toBe(1)
    now += 1
    await sweep()
    expect(inMemory()).toBe(0)
    socket.close()
  })

  test('stays while something is being done at it', async () => {
    const { table } = await pair(server)
    let done = (): void => undefined
    const looking = server.running.service.tables.look(table, null, () => new Promise<void>((end) => (done = end)))
    await aTurn()
    now += 2 * MINUTE
    await sweep()
    expect(inMemory()).toBe(1)
    done()
    await looking
    await aTurn()
    await sweep()
    expect(inMemory()).toBe(0)
  })
})

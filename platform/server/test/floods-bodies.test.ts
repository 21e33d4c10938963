import { readFileSync } from 'node:fs'
import { gameNamed } from '@iacta/registry'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { TestServer } from './harness.ts'
import { expectProblem, raw } from './wire.ts'

let now = Date.now()
const RECORD = readFileSync(
  new URL('../../../games/julius-caesar/test/golden/draw.year-5.record.json', import.meta.url),
  'utf8',
)
const { game } = gameNamed('julius-caesar')
const ACTIONS = (JSON.parse(RECORD).actions as unknown[]).length
const LONG = JSON.stringify({ records: Array(300_000).fill('alea iacta') })

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())
afterEach(() => vi.restoreAllMocks())

/** The beginning of a request with a long body, of which nothing is ever sent. */
const announced = (at: TestServer, path: string, length: string, headers: readonly string[] = []): string => {
  const own = [`Host: ${new URL(at.url).host}`, `Origin: ${at.url}`, 'Content-Type: application/json']
  return `${[`POST /api${path} HTTP/1.1`, ...own, length, ...headers].join('\r\n')}\r\n\r\n`
}

/** How many texts of at least this length are parsed meanwhile. */
async function parsed(atLeast: number, run: () => Promise<unknown>): Promise<number> {
  const parse = vi.spyOn(JSON, 'parse')
  await run()
  const texts = parse.mock.calls.filter(([text]) => String(text).length >= atLeast)
  parse.mockRestore()
  return texts.length
}

describe('a long body', () => {
  test.each(['Content-Length: 3300000', 'Transfer-Encoding: chunked'])(
    'of nobody is refused before any of it is there (%s)',
    async (length) => {
      const answer = await raw(server, announced(server, '/records', length))
      expect(answer).toMatch(/^HTTP\/1.1 401/)
      expect(answer).toMatch(/connection: close/i)
    },
  )

  test('of nobody is never parsed, nor is one that is sent to nowhere', async () => {
    const nobody = server.client()
    for (const path of ['/records', '/tables', '/guests', '/nowhere'])
      expect(await parsed(10_000, () => nobody.post(path, LONG).catch(() => undefined))).toBe(0)
    expect(await parsed(1000, () => nobody.post('/nowhere', { text: 'x'.repeat(2000) }))).toBe(0)
  })

  test('is for records alone, whoever sends it', async () => {
    const guest = await server.guest()
    const cookie = [`Cookie: ${guest.cookie}`]
    for (const path of ['/tables', '/tables/x/actions', '/tokens']) {
      const answer = await raw(server, announced(server, path, 'Content-Length: 70000', cookie))
      expect(answer).toMatch(/^HTTP\/1.1 413/)
      expect(answer).toContain('"too-large"')
    }
    const tooLong = await raw(server, announced(server, '/records', 'Content-Length: 5000000', cookie))
    expect(tooLong).toMatch(/^HTTP\/1.1 413/)
  })

  test('of a record is parsed once', async () => {
    const guest = await server.guest()
    expect(await parsed(RECORD.length / 2, () => guest.ok(guest.post('/records', RECORD)))).toBe(1)
  })

  test('that speaks of U+0000 is parsed once', async () => {
    const guest = await server.guest()
    const body = JSON.stringify({ label: 'a\\u0000'.repeat(2000), nul: ['\0'] })
    expect(await parsed(2000, async () => expectProblem(await guest.post('/tokens', body), 400))).toBe(1)
  })

  test('over a socket closes it unread', async () => {
    const socket = await (await server.guest()).socket()
    const closed = socket.closed()
    const read = await parsed(10_000, async () => {
      socket.send(JSON.stringify({ id: 1, do: 'ping', text: 'x'.repeat(80_000) }))
      expect(await closed).toBe(1009)
    })
    expect(read).toBe(0)
  })
})

describe('whoever has nothing left', () => {
  test('is refused before his body is read', async () => {
    const own = await TestServer.start({ IACTA_ALLOWANCE: '2' }, { now: () => now })
    const guest = await own.guest()
    while ((await guest.get('/me')).status === 200);
    const read = await parsed(1, async () => expectProblem(await guest.post('/tokens', 'no JSON'), 429))
    expect(read).toBe(1) // By this test itself, of the answer.
    const cookie = [`Cookie: ${guest.cookie}`]
    const answer = await raw(own, announced(own, '/records', 'Content-Length: 3300000', cookie))
    expect(answer).toMatch(/^HTTP\/1.1 429/)
    await own.stop()
  })
})

describe('what is played again', () => {
  /** How much of the allowance is taken meanwhile. */
  async function costOf(run: () => Promise<unknown>, at = server): Promise<number> {
    const spend = vi.spyOn(at.running.service.allowance, 'spend')
    await run()
    const cost = spend.mock.calls.reduce((sum, [, one]) => sum + one, 0)
    spend.mockRestore()
    return cost
  }

  test('costs by its length: importing, forking, looking back, verifying', async () => {
    const guest = await server.guest()
    let id = ''
    const importing = await costOf(async () => {
      id = (await guest.ok(guest.post('/records', RECORD))).id
    })
    expect(importing).toBeCloseTo(40 + (2 * ACTIONS) / 250)
    const fork = (at: number) => costOf(() => guest.ok(guest.post(`/tables/${id}/fork`, { at })))
    expect([await fork(0), await fork(1000)]).toEqual([20, 28])
    const look = (at: number) => costOf(() => guest.ok(guest.get(`/tables/${id}/replay?at=${at}`)))
    expect([await look(0), await look(1000)]).toEqual([2, 6])
    const verifying = await costOf(() => guest.ok(guest.get(`/tables/${id}/verify`)))
    expect(verifying).toBeCloseTo(10 + ACTIONS / 250)
  })

  test('is paid for before anything is played', async () => {
    // 54 at once for a person: enough for the import as such, and for a little more.
    const own = await TestServer.start({ IACTA_ALLOWANCE: '9' }, { now: () => now })
    const guest = await own.guest()
    for (let i = 0; i < 10; i++) await guest.ok(guest.get('/me'))
    const play = vi.spyOn(game, 'play')
    expectProblem(await guest.post('/records', RECORD), 429)
    expect(play).not.toHaveBeenCalled()
    await own.stop()
  })

  test('is paid for by whoever has a long table built again from the store, over HTTP or a socket', async () => {
    const own = await TestServer.start({ IACTA_ALLOWANCE: '1000', IACTA_LIVE_TABLES: '1' }, { now: () => now })
    const guest = await own.guest()
    const { id } = await guest.ok(guest.post('/records', RECORD))
    const look = () => costOf(() => guest.ok(guest.get(`/tables/${id}`)), own)
    const another = () => guest.ok(guest.post('/tables', { game: 'julius-caesar' }))
    expect(await look()).toBe(1)
    const socket = await guest.socket()
    const watch = () => costOf(() => socket.ask({ do: 'watch', table: id }), own)
    for (const [ask, itself] of [
      [look, 1],
      [watch, 0.2],
    ] as const) {
      await another()
      const cost = (await ask()) - itself
      expect(cost).toBeGreaterThan(ACTIONS / 250 / 2)
      expect(cost).toBeLessThan((ACTIONS / 250) * 2)
      await socket.ask({ do: 'unwatch', table: id })
    }
    socket.close()
    await another()
    const play = vi.spyOn(game, 'play')
    const { person } = await guest.ok(guest.get('/me'))
    expect(() => {
      for (;;) own.running.service.allowance.spend({ person, address: 'elsewhere' }, 1)
    }).toThrow()
    // Two units are enough to ask, and not for what it takes to answer.
    now += 2
    expectProblem(await guest.get(`/tables/${id}`), 429)
    expect(play).not.toHaveBeenCalled()
    await own.stop()
  })
})

import { SPECTATOR, Table } from '@iacta/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { account, act, firstTurn, pair } from './company.ts'
import { type Client, type Socket, TestServer } from './harness.ts'
import { until } from './thoughts.ts'
import { raw } from './wire.ts'

describe('sockets', () => {
  let server: TestServer
  beforeAll(async () => {
    // Two for a person, ten for the guests of an address, twelve for all of it.
    const env = { IACTA_ALLOWANCE: '100000', IACTA_SOCKETS: '2', IACTA_ADDRESS_SHARE: '6', IACTA_TRUST_PROXY: '1' }
    server = await TestServer.start(env)
  })
  afterAll(() => server.stop())

  const guestAt = async (address: string): Promise<Client> => {
    const client = await server.guest()
    client.address = address
    return client
  }
  const refused = expect.objectContaining({ message: expect.stringContaining('429') })

  test('are so many for a person, wherever he comes from; and as one closes another may open', async () => {
    const client = await guestAt('203.0.113.1')
    const sockets = [await client.socket(), await client.socket()]
    client.address = '203.0.113.2'
    await expect(client.socket()).rejects.toEqual(refused)
    sockets[0].close()
    let another: Socket | null = null
    await until(async () => {
      another = await client.socket().catch(() => null)
      return another !== null
    })
    for (const socket of [sockets[1], another as Socket | null]) socket?.close()
  })

  test('are so many for the guests of an address, and some more for all there', async () => {
    const address = '203.0.113.3'
    const sockets: Socket[] = []
    for (let i = 0; i < 5; i++) {
      const guest = await guestAt(address)
      sockets.push(await guest.socket(), await guest.socket())
    }
    const nobody = server.client()
    nobody.address = address
    await expect((await guestAt(address)).socket()).rejects.toEqual(refused)
    await expect(nobody.socket()).rejects.toEqual(refused)
    const [cicero, cato] = [await account(server, 'Cicero'), await account(server, 'Cato')]
    cicero.address = address
    cato.address = address
    sockets.push(await cicero.socket(), await cicero.socket())
    await expect(cato.socket()).rejects.toEqual(refused)
    cato.address = '203.0.113.4'
    sockets.push(await cato.socket())
    for (const socket of sockets) socket.close()
  })

  test('count before it is known who wants them', async () => {
    const visitorOf = vi.spyOn(server.running.service, 'visitorOf')
    let found = (): void => undefined
    const finding = new Promise<null>((resolve) => {
      found = () => resolve(null)
    })
    visitorOf.mockReturnValue(finding)
    const nobody = server.client()
    nobody.address = '203.0.113.5'
    const waiting = Array.from({ length: 12 }, () => nobody.socket())
    await until(() => visitorOf.mock.calls.length === 12)
    await expect(nobody.socket()).rejects.toEqual(refused)
    expect(visitorOf).toHaveBeenCalledTimes(12)
    found()
    const settled = await Promise.allSettled(waiting)
    visitorOf.mockRestore()
    // Now it is known that they are strangers.
    const sockets = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(sockets).toHaveLength(10)
    for (const socket of sockets) socket.close()
  })

  test('that are too many are told so in words', async () => {
    const client = await guestAt('203.0.113.6')
    const sockets = [await client.socket(), await client.socket()]
    const { host } = new URL(server.url)
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
    const who = [`Host: ${host}`, `Origin: ${server.url}`, `Cookie: ${client.cookie}`, 'X-Forwarded-For: 203.0.113.6']
    const lines = ['GET /api/socket HTTP/1.1', ...who, 'Connection: Upgrade', ...upgrade]
    const answer = await raw(server, `${lines.join('\r\n')}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 429/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1])).toMatchObject({ error: { code: 'too-many' } })
    for (const socket of sockets) socket.close()
  })
})

describe('an update', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
  })
  afterAll(() => server.stop())

  test('is worked out once for all who see the same, and says the same', async () => {
    const players = await pair(server)
    const { caesar, pompeius, table } = players
    await firstTurn(players)
    const lookers = await Promise.all(Array.from({ length: 12 }, () => server.guest()))
    const spectators = await Promise.all([...lookers, server.client()].map((client) => client.socket()))
    const tabs = await Promise.all([caesar, caesar, caesar].map((client) => client.socket()))
    for (const socket of spectators) expect(await socket.ask({ do: 'watch', table })).toMatchObject({ ok: true })
    for (const socket of tabs)
      expect(await socket.ask({ do: 'watch', table, seat: 'caesar' })).toMatchObject({ ok: true })
    const prompt = vi.spyOn(Table.prototype, 'prompt')
    const actions = vi.spyOn(Table.prototype, 'actions')
    const isUpdate = (message: { table?: string; update?: object }) => message.table === table && 'update' in message
    const updatesOf = (socket: Socket) => socket.heard.filter(isUpdate)
    // Whoever it is that moves: until everybody has seen something of it.
    for (let i = 0; i < 40 && updatesOf(spectators[0]).length === 0; i++) {
      const moves = (await caesar.ok(caesar.get(`/tables/${table}?seat=caesar`))).scene.actions.length > 0
      await act(moves ? caesar : pompeius, table, moves ? 'caesar' : 'pompeius')
      await spectators[0].ask({ do: 'ping' })
    }
    for (const socket of [...spectators, ...tabs]) await socket.until(isUpdate)
    const asked = (spy: typeof prompt | typeof actions, seat: number) =>
      spy.mock.calls.filter(([one]) => one === seat).length
    const updates = updatesOf(spectators[0]).length
    expect(updates).toBeGreaterThan(0)
    expect(asked(prompt, SPECTATOR)).toBe(updates)
    expect(asked(actions, SPECTATOR)).toBe(updates)
    prompt.mockRestore()
    actions.mockRestore()
    for (const alike of [spectators, tabs])
      expect(new Set(alike.map((socket) => JSON.stringify(updatesOf(socket)[0]))).size).toBe(1)
    for (const socket of [...spectators, ...tabs]) socket.close()
  })

  test('to begin with is written once for all who come to look on', async () => {
    const players = await pair(server)
    const { table } = players
    await firstTurn(players)
    const first = await (await server.guest()).socket()
    await first.ask({ do: 'watch', table })
    const view = vi.spyOn(Table.prototype, 'view')
    for (let i = 0; i < 10; i++) {
      const socket = await (await server.guest()).socket()
      const { update } = await socket.ask({ do: 'watch', table })
      expect(update).toEqual(first.heard[0].update)
      socket.close()
    }
    // For the second of them: it is not kept for one alone.
    expect(view.mock.calls.filter(([seat]) => seat === SPECTATOR)).toHaveLength(1)
    view.mockRestore()
    first.close()
  })
})

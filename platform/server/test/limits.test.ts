import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Allowance, Holdings, Limits } from '../src/limits.ts'
import { addressOf, networkOf } from '../src/origin.ts'
import type { Problem } from '../src/problem.ts'
import { type Client, TestServer } from './harness.ts'

let now = 0
const allows = (spend: () => void): boolean => {
  try {
    spend()
    return true
  } catch (problem) {
    expect((problem as Problem).code).toBe('too-many')
    return false
  }
}

describe('limits', () => {
  test('allow so much at once, and fill up again with time, but not beyond', () => {
    const limits = new Limits(3, 2, () => now)
    const times = (n: number) => Array.from({ length: n }, () => allows(() => limits.spend('caesar', 1)))
    expect(times(4)).toEqual([true, true, true, false])
    now += 500
    expect(times(2)).toEqual([true, false])
    now += 60_000
    expect(times(4)).toEqual([true, true, true, false])
  })

  test('take nothing away when the clock is set back', () => {
    const limits = new Limits(2, 1, () => now)
    limits.spend('caesar', 1)
    now -= 3_600_000
    limits.spend('caesar', 1)
    now += 1000
    limits.spend('caesar', 1)
    expect(allows(() => limits.spend('caesar', 1))).toBe(false)
  })

  test('remember a bounded number of visitors, and those who keep coming longest', () => {
    const limits = new Limits(1, 0, () => now)
    limits.spend('flooder', 1)
    limits.spend('long gone', 1)
    for (let i = 0; i < 49_999; i++) {
      limits.spend(`somebody ${i}`, 1)
      if (i % 1000 === 0) expect(allows(() => limits.spend('flooder', 1))).toBe(false)
    }
    expect(allows(() => limits.spend('flooder', 1))).toBe(false)
    expect(allows(() => limits.spend('long gone', 1))).toBe(true)
  })
})

describe('an allowance', () => {
  const guest = (id: string) => ({ id, name: null })
  const count = (times: number, spend: () => void) => Array.from({ length: times }, () => allows(spend)).filter(Boolean)

  test('is a person’s own, and for those without an account also that of five at their address', () => {
    const allowance = new Allowance(10, 0, 25, () => now)
    for (let i = 0; i < 5; i++)
      expect(count(11, () => allowance.spend({ person: guest(`g${i}`), address: 'here' }, 1))).toHaveLength(10)
    expect(count(1, () => allowance.spend({ person: guest('one more'), address: 'here' }, 1))).toEqual([])
    expect(count(1, () => allowance.spend({ person: null, address: 'here' }, 1))).toEqual([])
    expect(count(1, () => allowance.spend({ person: guest('one more'), address: 'there' }, 1))).toHaveLength(1)
    // Who has an account brings his own.
    const cicero = { id: 'cicero', name: 'Cicero' }
    expect(count(11, () => allowance.spend({ person: cicero, address: 'here' }, 1))).toHaveLength(10)
  })

  test('of an address is not used up by what one guest is refused', () => {
    const allowance = new Allowance(10, 0, 25, () => now)
    count(1000, () => allowance.spend({ person: guest('flooder'), address: 'here' }, 1))
    expect(count(11, () => allowance.spend({ person: guest('other'), address: 'here' }, 1))).toHaveLength(10)
    expect(count(100, () => allowance.spend({ person: null, address: 'here' }, 1))).toHaveLength(30)
  })
})

describe('an allowance of accounts', () => {
  const account = (i: number) => ({ person: { id: `a${i}`, name: `Account ${i}` }, address: 'here' })
  const spendings = (allowance: Allowance, asker: Parameters<Allowance['spend']>[0]) =>
    Array.from({ length: 11 }, () => allows(() => allowance.spend(asker, 1))).filter(Boolean).length

  test('is each one’s own, and all at an address share a larger one', () => {
    const allowance = new Allowance(10, 0, 25, () => now)
    const had = Array.from({ length: 100 }, (_, i) => spendings(allowance, account(i)))
    expect(had.slice(0, 25)).toEqual(Array(25).fill(10))
    expect(had.slice(25)).toEqual(Array(75).fill(0))
    // Elsewhere they have theirs, and nothing was taken from it by what they were refused.
    expect(spendings(allowance, { ...account(99), address: 'there' })).toBe(10)
    expect(spendings(allowance, { person: null, address: 'there' })).toBe(11)
  })

  test('leaves nobody at an address that has nothing left to be looked up', () => {
    const allowance = new Allowance(10, 0, 2, () => now)
    allowance.admit('here')
    for (let i = 0; i < 2; i++) spendings(allowance, account(i))
    expect(allows(() => allowance.admit('here'))).toBe(false)
    allowance.admit('there')
  })
})

describe('holdings', () => {
  const holder = (id: string, name: string | null, address = 'here') => ({ person: { id, name }, address })

  test('are each one’s own, those of strangers five times that at an address, and all together more', () => {
    const holdings = new Holdings(2, 6)
    const held = (asker: Parameters<Holdings['hold']>[0], times: number) =>
      Array.from({ length: times }, () => allows(() => holdings.hold(asker))).filter(Boolean).length
    expect(held(holder('cicero', 'Cicero'), 3)).toBe(2)
    expect(Array.from({ length: 6 }, (_, i) => held(holder(`g${i}`, null), 3))).toEqual([2, 2, 2, 2, 2, 0])
    expect(held({ person: null, address: 'here' }, 1)).toBe(0)
    // Twelve at the address in all.
    expect(held(holder('cato', 'Cato'), 1)).toBe(0)
    expect(allows(() => holdings.holdFor('here'))).toBe(false)
    expect(held(holder('cato', 'Cato', 'there'), 3)).toBe(2)
  })

  test('are let go once, however often one says so', () => {
    const holdings = new Holdings(1, 25)
    const letGo = holdings.hold(holder('cicero', 'Cicero'))
    letGo()
    const letGoAgain = holdings.hold(holder('cicero', 'Cicero'))
    letGo()
    expect(allows(() => holdings.hold(holder('cicero', 'Cicero')))).toBe(false)
    letGoAgain()
    expect(allows(() => holdings.hold(holder('cicero', 'Cicero')))).toBe(true)
  })
})

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  const from = (forwarded: string | undefined, trustProxy: boolean) =>
    addressOf(
      {
        headers: { 'x-forwarded-for': forwarded },
        socket: { remoteAddress: '::ffff:10.0.0.1' },
      } as never as IncomingMessage,
      { trustProxy } as never,
    )

  test('is the one the proxy has added, if there is a proxy', () => {
    expect(from('203.0.113.7', true)).toBe('203.0.113.7')
    expect(from('6.6.6.6, 203.0.113.7', true)).toBe('203.0.113.7')
    expect(from('2001:db8::9', true)).toBe('2001:db8:0:0::/64')
    for (const nonsense of [undefined, '', 'unknown', '6.6.6.6, _hidden', ','])
      expect(from(nonsense, true)).toBe('10.0.0.1')
    expect(from('203.0.113.7', false)).toBe('10.0.0.1')
  })
})

describe('at a server that allows little', () => {
  let server: TestServer
  beforeAll(async () => {
    // 24 at once for a person, 120 for an address, of which a new guest takes 10; and six new guests.
    server = await TestServer.start({ IACTA_ALLOWANCE: '4', IACTA_TRUST_PROXY: '1' }, { now: () => now })
  })
  afterAll(() => server.stop())

  const newGuest = async (address: string): Promise<{ client: Client; status: number }> => {
    const client = server.client()
    client.address = address
    const { status } = await client.post('/guests', {})
    return { client, status }
  }
  const statuses = async (replies: Promise<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(replies)).map(({ status }) => status)
  const howMany = (all: readonly number[], wanted: number) => all.filter((status) => status === wanted).length

  test('many guests at one address have no more than five; others, and people with a name, have theirs', async () => {
    const cicero = (await newGuest('203.0.113.1')).client
    await cicero.ok(cicero.post('/accounts', { name: 'Cicero', password: 'quo usque tandem' }))
    cicero.address = '2001:db8::1'
    const guests = await Promise.all(Array.from({ length: 6 }, (_, i) => newGuest(`2001:db8::${i + 2}`)))
    expect(guests.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const asked = await statuses(guests.flatMap(({ client }) => Array.from({ length: 20 }, () => client.get('/me'))))
    // Half of what there was went into making them.
    expect(howMany(asked, 200)).toBe(60)
    expect(howMany(asked, 429)).toBe(60)
    expect((await cicero.get('/me')).status).toBe(200)
    const elsewhere = await newGuest('2001:db8:0:1::1')
    expect((await elsewhere.client.get('/me')).status).toBe(200)
  })

  test('messages on the sockets of several guests draw on the same', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => newGuest('203.0.113.2')))
    const sockets = await Promise.all(guests.map(({ client }) => client.socket()))
    // 110 each are 22 of each one's own, but 132 in all.
    for (const socket of sockets) for (let i = 0; i < 110; i++) socket.send('{"id":0,"do":"ping"}')
    const ends = await Promise.allSettled(sockets.map((socket) => socket.ask({ do: 'ping' })))
    const closed = sockets.filter((_, i) => ends[i].status === 'rejected')
    expect(closed.length).toBeGreaterThan(0)
    for (const socket of closed) expect(socket.heard.at(-1)).toMatchObject({ error: { code: 'too-many' } })
    for (const socket of sockets) socket.close()
  })

  test('an address brings so many new guests and no more, however many addresses it has of its network', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => newGuest(`2001:db8:0:2::${i}`)))
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), 429, 429])
    // Who is already a guest is none that is new.
    const known = replies.find(({ status }) => status === 200)?.client
    expect((await known?.post('/guests', {}))?.status).toBe(200)
    expect((await newGuest('2001:db8:0:3::1')).status).toBe(200)
    now += 50_000
    expect((await newGuest('2001:db8:0:2::9')).status).toBe(200)
    expect((await newGuest('2001:db8:0:2::9')).status).toBe(429)
  })

  test('guests at one address talk as much as five, not as six', async () => {
    const generous = await TestServer.start({ IACTA_ALLOWANCE: '1000' }, { now: () => now })
    const guests = await Promise.all(Array.from({ length: 6 }, () => generous.guest()))
    const both = { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } }
    const tables = await Promise.all(guests.map((client) => client.ok(client.post('/tables', both))))
    const say = (client: Client, i: number) => client.post(`/tables/${tables[i].id}/messages`, { text: 'ave' })
    const said = await statuses(guests.flatMap((client, i) => Array.from({ length: 12 }, () => say(client, i))))
    expect([howMany(said, 200), howMany(said, 429)]).toEqual([60, 12])
    await generous.stop()
  })
})

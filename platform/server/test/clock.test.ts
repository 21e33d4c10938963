import { quickChance } from '@iacta/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tick } from '../src/clock.ts'
import { askedByHand, asksWithOthers, claimants, doing, pass, playToWindow, truth } from './claimants.ts'
import { act, firstTurn, type Pair, pair, scene } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const BEGINNING = Date.UTC(2027, 0, 10)

let server: TestServer
let now = BEGINNING
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now })
})
afterAll(() => server.stop())
beforeEach(() => {
  now += DAY
})

interface ClockSeen {
  readonly asked: boolean
  readonly bank: number | null
  readonly clockFrom: number | null
  readonly deadline: number | null
}

/** The clocks of Caesar and Pompeius as somebody sees them. */
async function clocks(client: Client, table: string): Promise<ClockSeen[]> {
  const { seats } = (await client.ok(client.get(`/tables/${table}`))).table
  return seats.map(({ asked, bank, clockFrom, deadline }: ClockSeen) => ({ asked, bank, clockFrom, deadline }))
}

const claim = (client: Client, { table }: Pair, seat: string) => client.post(`/tables/${table}/claim`, { seat })

/** Whoever is asked alone, after the first turn's cards; and the other. */
async function mover(here: Pair): Promise<{ seat: string; client: Client; rival: string; other: Client }> {
  await firstTurn(here)
  const { seats } = (await here.caesar.ok(here.caesar.get(`/tables/${here.table}`))).table
  return seats[0].asked
    ? { seat: 'caesar', client: here.caesar, rival: 'pompeius', other: here.pompeius }
    : { seat: 'pompeius', client: here.pompeius, rival: 'caesar', other: here.caesar }
}

describe('without a clock', () => {
  test('nobody is ever late', async () => {
    const here = await pair(server)
    expect((await clocks(here.caesar, here.table))[0]).toEqual({
      asked: true,
      bank: null,
      clockFrom: null,
      deadline: null,
    })
    now += 100 * DAY
    expect((await claim(here.caesar, here, 'pompeius')).body.error.code).toBe('time-left')
  })
})

describe('a deadline', () => {
  const clock = { kind: 'deadline', seconds: 600 }

  test('runs for those who are asked, from when they are asked', async () => {
    const here = await pair(server, { clock })
    const running = { asked: true, bank: null, clockFrom: now, deadline: now + 10 * MINUTE }
    expect(await clocks(here.caesar, here.table)).toEqual([running, running])
  })

  test('may be claimed after it, not before, by the opponent alone', async () => {
    const here = await pair(server, { clock })
    await act(here.caesar, here.table, 'caesar')
    now += 10 * MINUTE
    expect((await claim(here.caesar, here, 'pompeius')).body.error.code).toBe('time-left')
    now += 1
    expect((await claim(await server.guest(), here, 'pompeius')).status).toBe(403)
    expect((await claim(here.pompeius, here, 'pompeius')).status).toBe(403)
    // Caesar has answered, though nobody sees it: he is not late.
    expect((await claim(here.pompeius, here, 'caesar')).body.error.code).toBe('time-left')
    const over = await here.caesar.ok(claim(here.caesar, here, 'pompeius'))
    expect(over).toMatchObject({ status: 'over', outcome: { winners: [0], way: 'time', params: { seat: 'pompeius' } } })
    expect((await claim(here.caesar, here, 'pompeius')).body.error.code).toBe('not-running')
  })

  test('is not shown to be met by an answer nobody may see, nor gained by taking it back', async () => {
    const here = await pair(server, { clock })
    const before = await clocks(here.pompeius, here.table)
    now += 5 * MINUTE
    await act(here.caesar, here.table, 'caesar')
    expect(await clocks(here.pompeius, here.table)).toEqual(before)
    expect((await clocks(here.caesar, here.table))[0]).toMatchObject({ asked: false, deadline: null })
    await here.caesar.ok(here.caesar.post(`/tables/${here.table}/undo`, { seat: 'caesar' }))
    expect(await clocks(here.caesar, here.table)).toEqual(before)
  })

  test('begins anew with each decision that stands, not with what can be taken back', async () => {
    const here = await pair(server, { clock })
    const { seat, client, other } = await mover(here)
    const deadline = async () => (await clocks(other, here.table)).find(({ asked }) => asked)?.deadline
    expect(await deadline()).toBe(now + 10 * MINUTE)
    const first = now
    now += MINUTE
    const { actions } = await scene(client, here.table, seat)
    const move = actions.find(({ do: verb }: { do: string }) => verb === 'move')
    await client.ok(client.post(`/tables/${here.table}/actions`, { seat, action: move }))
    expect(await deadline()).toBe(first + 10 * MINUTE)
  })

  test('both who chose together have the whole time for the next choice', async () => {
    const here = await pair(server, { clock })
    await act(here.caesar, here.table, 'caesar')
    now += 9 * MINUTE
    await act(here.pompeius, here.table, 'pompeius')
    expect((await clocks(here.caesar, here.table)).map(({ deadline }) => deadline)).toEqual([
      now + 10 * MINUTE,
      now + 10 * MINUTE,
    ])
  })
})

describe('a bank', () => {
  const clock = { kind: 'bank', seconds: 600, increment: 30 }

  test('is spent while one is asked and grows by the increment with each answer', async () => {
    const here = await pair(server, { clock })
    now += 2 * MINUTE
    await act(here.caesar, here.table, 'caesar')
    // What he has left shows only when both have answered.
    expect((await clocks(here.pompeius, here.table))[0]).toEqual({
      asked: true,
      bank: 10 * MINUTE,
      clockFrom: now - 2 * MINUTE,
      deadline: now + 8 * MINUTE,
    })
    now += 3 * MINUTE
    await act(here.pompeius, here.table, 'pompeius')
    const [caesar, pompeius] = await clocks(here.pompeius, here.table)
    expect(caesar).toEqual({ asked: true, bank: 8.5 * MINUTE, clockFrom: now, deadline: now + 8.5 * MINUTE })
    expect(pompeius).toEqual({ asked: true, bank: 5.5 * MINUTE, clockFrom: now, deadline: now + 5.5 * MINUTE })
  })

  test('gains nothing from an answer taken back', async () => {
    const here = await pair(server, { clock })
    for (let i = 0; i < 5; i++) {
      await act(here.caesar, here.table, 'caesar')
      await here.caesar.ok(here.caesar.post(`/tables/${here.table}/undo`, { seat: 'caesar' }))
    }
    expect((await clocks(here.caesar, here.table))[0]).toMatchObject({ bank: 10 * MINUTE, deadline: now + 10 * MINUTE })
  })

  test('rests while the other is asked, and is out when it is empty', async () => {
    const here = await pair(server, { clock })
    const { seat, rival, client, other } = await mover(here)
    const resting = (await clocks(client, here.table)).find(({ asked }) => !asked)
    expect(resting).toMatchObject({ bank: 11 * MINUTE, deadline: null })
    now += 11 * MINUTE
    expect((await claim(other, here, seat)).body.error.code).toBe('time-left')
    expect((await claim(client, here, rival)).body.error.code).toBe('time-left')
    now += 1
    expect((await other.ok(claim(other, here, seat))).outcome.way).toBe('time')
  })
})

describe('when time is out and the table wants a bot', () => {
  for (const visibility of ['public', 'private'])
    test(`it takes the seat by itself, at a ${visibility} table`, async () => {
      const here = await pair(server, { clock: { kind: 'deadline', seconds: 600 }, onTimeout: 'bot', visibility })
      await act(here.caesar, here.table, 'caesar')
      const { tables } = server.running.service
      now += 10 * MINUTE
      await tables.sweep()
      const kinds = async () =>
        (await here.caesar.ok(here.caesar.get(`/tables/${here.table}`))).table.seats.map(
          ({ kind }: { kind: string }) => kind,
        )
      expect(await kinds()).toEqual(['person', 'person'])
      now += 1
      const socket = await here.caesar.socket()
      await socket.ask({ do: 'watch', table: here.table, seat: 'caesar' })
      await tables.sweep()
      // Caesar had answered: only Pompeius is late.
      expect(await kinds()).toEqual(['person', 'bot'])
      await socket.until(({ scene }) => scene?.sequence >= 2)
      // Whoever has left may go on looking, but not act.
      expect((await here.pompeius.post(`/tables/${here.table}/actions`, { seat: 'pompeius', action: {} })).status).toBe(
        403,
      )
      expect((await here.pompeius.get(`/tables/${here.table}`)).status).toBe(200)
      socket.close()
    })

  test('the opponent may put it there by hand where the table leaves it to him', async () => {
    const here = await pair(server, { clock: { kind: 'deadline', seconds: 600 } })
    await act(here.caesar, here.table, 'caesar')
    now += 10 * MINUTE + 1
    await server.running.service.tables.sweep()
    const { table } = await here.caesar.ok(here.caesar.get(`/tables/${here.table}`))
    expect(table.seats[1].kind).toBe('person')
    await here.caesar.ok(here.caesar.post(`/tables/${here.table}/bot`, { seat: 'pompeius' }))
  })
})

describe('a window of answers', () => {
  const clock = { kind: 'bank', seconds: 600, increment: 30 } as const
  const rested = { bank: 10 * MINUTE, from: null, deadline: null, rest: null }

  test('runs no bank down at first, and fills none', () => {
    const asked = tick(clock, rested, true, BEGINNING, null, true)
    expect(asked).toEqual({
      bank: 10 * MINUTE,
      from: BEGINNING + MINUTE / 2,
      deadline: BEGINNING + 10.5 * MINUTE,
      rest: null,
    })
    expect(tick(clock, asked, false, BEGINNING + MINUTE / 2, null, true)).toEqual(rested)
    expect(tick(clock, asked, false, BEGINNING + MINUTE, null, true)).toEqual({ ...rested, bank: 9.5 * MINUTE })
    // A deadline is what it always is.
    const deadline = { kind: 'deadline', seconds: 600 } as const
    expect(tick(deadline, { ...rested, bank: null }, true, BEGINNING, null, true)).toEqual({
      bank: null,
      from: BEGINNING,
      deadline: BEGINNING + 10 * MINUTE,
      rest: null,
    })
  })

  test('costs who answers within half a minute nothing, whoever answers last; who takes longer pays for the rest', async () => {
    const here = await claimants(server, { clock })
    const before = await playToWindow(here, quickChance(11), asksWithOthers(2))
    const banks = () => truth(here, ({ seats }) => seats.map(({ bank }) => bank ?? 0))
    // Whoever is interrupted has earned nothing by it.
    expect(await banks()).toEqual(before)
    const asked = await askedByHand(here)
    const last = asked[asked.length - 1]
    for (const seat of asked.slice(0, -1)) {
      now += 10_000
      await doing(here, seat, pass('next'))
    }
    now += 5 * MINUTE
    const waited = 10_000 * (asked.length - 1) + 5 * MINUTE
    await doing(here, last, pass('next'))
    const after = await banks()
    for (const seat of asked)
      expect([seat, after[seat]]).toEqual([seat, Number(before[seat]) - (seat === last ? waited - MINUTE / 2 : 0)])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isOut, isSlow, restUntil, type SeatClock, tick } from '../src/clock.ts'
import { act, type Pair, pair } from './company.ts'
import { type Client, TestServer } from './harness.ts'

const DAY = 86_400_000
const BEGINNING = Date.UTC(2027, 0, 10)

let server: TestServer
let now = BEGINNING
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now })
})
afterAll(() => server.stop())
beforeEach(() => {
  now += 2 * DAY
})

const THREE_DAYS = { kind: 'deadline', seconds: 3 * 86_400 }

const take = (client: Client, vacationDays: number) => client.patch('/me', { vacationDays })
const me = async (client: Client) => (await client.ok(client.get('/me'))).person
const claim = (client: Client, { table }: Pair, seat: string) => client.post(`/tables/${table}/claim`, { seat })
const seatsAt = async (client: Client, { table }: Pair) => (await client.ok(client.get(`/tables/${table}`))).table.seats

/** Somebody on a vacation that began this moment. */
async function goAway(client: Client, days: number): Promise<void> {
  await client.ok(take(client, days))
  now += DAY
}

describe('a vacation', () => {
  test('begins a day after it is asked for, and stops no clock that runs', async () => {
    const here = await pair(server, { clock: THREE_DAYS })
    const before = (await seatsAt(here.caesar, here))[1]
    now += DAY / 2
    const { person } = await here.pompeius.ok(take(here.pompeius, 7))
    expect(person).toMatchObject({ vacationFrom: now + DAY, vacationUntil: now + 8 * DAY })
    const running = (await seatsAt(here.caesar, here))[1]
    expect(running).toEqual(before)
    await act(here.caesar, here.table, 'caesar')
    now = before.deadline + 1
    await here.caesar.ok(claim(here.caesar, here, 'pompeius'))
  })

  test('rests a clock of days that is started later: what is left of its time then is left afterwards', async () => {
    const here = await pair(server, { clock: THREE_DAYS })
    const socket = await here.caesar.socket()
    await socket.ask({ do: 'watch', table: here.table, seat: 'caesar' })
    await here.pompeius.ok(take(here.pompeius, 7))
    const rests = { from: now + DAY, until: now + 8 * DAY }
    // In the time of notice he makes the move that is due, and is asked for another.
    await act(here.caesar, here.table, 'caesar')
    now += DAY / 2
    await act(here.pompeius, here.table, 'pompeius')
    expect((await seatsAt(here.caesar, here))[1]).toMatchObject({ clockFrom: now, deadline: now + 10 * DAY, rests })
    expect(await me(here.pompeius)).toMatchObject({ vacationUntil: rests.until })
    await socket.until(({ update }) => update?.summary?.seats[1].rests?.until === rests.until)
    await act(here.caesar, here.table, 'caesar')
    now = rests.until + 2.5 * DAY
    expect((await claim(here.caesar, here, 'pompeius')).body.error.code).toBe('time-left')
    now += 1
    await here.caesar.ok(claim(here.caesar, here, 'pompeius'))
    socket.close()
  })

  test.each([
    ['a bank of half a minute', { kind: 'bank', seconds: 30, increment: 0 }, 30_000],
    ['a bank of two hours', { kind: 'bank', seconds: 7200, increment: 60 }, 7_200_000],
    ['a deadline of an hour', { kind: 'deadline', seconds: 3600 }, 3_600_000],
  ])('does not touch %s, whenever it is started', async (_, clock, time) => {
    const away = await server.guest()
    await goAway(away, 30)
    const host = await server.guest()
    const { id } = await host.ok(
      host.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' }, visibility: 'public', clock }),
    )
    await away.ok(away.post(`/tables/${id}/join`, {}))
    const here = { caesar: host, pompeius: away, table: id }
    expect((await seatsAt(host, here))[1]).toMatchObject({ deadline: now + time, rests: null })
    await act(host, id, 'caesar')
    now += time + 1
    await host.ok(claim(host, here, 'pompeius'))
  })

  test('is over when somebody acts at a table, and whole days that were not used are given back', async () => {
    const [here, there] = [await pair(server, { clock: THREE_DAYS }), await pair(server, { clock: { kind: 'none' } })]
    // The same person at a second table, where there is no clock.
    const { id } = await here.caesar.ok(
      here.caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' }, visibility: 'public' }),
    )
    await here.pompeius.ok(here.pompeius.post(`/tables/${id}/join`, {}))
    await act(here.pompeius, here.table, 'pompeius')
    await goAway(here.pompeius, 20)
    await act(here.caesar, here.table, 'caesar')
    const { rests } = (await seatsAt(here.caesar, here))[1]
    expect(rests).toEqual({ from: now, until: now + 20 * DAY })
    now += 5.5 * DAY
    await act(here.caesar, id, 'caesar')
    expect(await me(here.pompeius)).toMatchObject({ vacationUntil: rests.until })
    await act(here.pompeius, id, 'pompeius')
    expect(await me(here.pompeius)).toMatchObject({ vacationUntil: now })
    // What rested for it runs on at once, everywhere.
    expect((await seatsAt(here.caesar, here))[1]).toMatchObject({ deadline: now + 3 * DAY })
    // 14 whole days of 20 are back, beside the 10 that were never taken.
    expect((await take(here.pompeius, 25)).body.error.code).toBe('no-vacation-left')
    await here.pompeius.ok(take(here.pompeius, 24))
    expect((await seatsAt(there.caesar, there))[1].rests).toBeNull()
  })

  test('is over too for who acts over a socket that was open before it was asked for', async () => {
    const here = await pair(server, { clock: THREE_DAYS })
    const socket = await here.pompeius.socket()
    const { scene } = await socket.ask({ do: 'watch', table: here.table, seat: 'pompeius' })
    await goAway(here.pompeius, 5)
    now += DAY
    const done = { do: 'act', table: here.table, seat: 'pompeius', answering: 0, action: scene.actions[0] }
    expect(await socket.ask(done)).toMatchObject({ ok: true })
    expect(await me(here.pompeius)).toMatchObject({ vacationUntil: now })
    socket.close()
  })

  test('is called off or ended by hand, and lengthened', async () => {
    const here = await pair(server, { clock: THREE_DAYS })
    await here.pompeius.ok(take(here.pompeius, 30))
    await act(here.caesar, here.table, 'caesar')
    await act(here.pompeius, here.table, 'pompeius')
    expect((await seatsAt(here.caesar, here))[1].deadline).toBe(now + 33 * DAY)
    await here.pompeius.ok(here.pompeius.patch('/me', { endVacation: true }))
    expect((await seatsAt(here.caesar, here))[1]).toMatchObject({ deadline: now + 3 * DAY, rests: null })
    // All of them are back; what runs now is not stopped by the next one.
    await here.pompeius.ok(take(here.pompeius, 3))
    expect((await seatsAt(here.caesar, here))[1]).toMatchObject({ deadline: now + 3 * DAY, rests: null })
    const there = await pair(server, { clock: THREE_DAYS })
    await there.pompeius.ok(take(there.pompeius, 3))
    await act(there.caesar, there.table, 'caesar')
    await act(there.pompeius, there.table, 'pompeius')
    const { vacationUntil } = await me(there.pompeius)
    now += 2 * DAY
    const { person } = await there.pompeius.ok(take(there.pompeius, 4))
    expect(person.vacationUntil).toBe(vacationUntil + 4 * DAY)
    expect((await seatsAt(there.caesar, there))[1].rests.until).toBe(person.vacationUntil)
  })

  test('is no time to hold others to theirs', async () => {
    const here = await pair(server, { clock: THREE_DAYS })
    await act(here.caesar, here.table, 'caesar')
    await goAway(here.caesar, 10)
    now += 2 * DAY + 1
    expect((await claim(here.caesar, here, 'pompeius')).body.error.code).toBe('on-vacation')
    const bot = await here.caesar.post(`/tables/${here.table}/bot`, { seat: 'pompeius' })
    expect(bot.body.error.code).toBe('on-vacation')
    await here.caesar.ok(here.caesar.patch('/me', { endVacation: true }))
    await here.caesar.ok(claim(here.caesar, here, 'pompeius'))
  })

  test('is thirty days a year, however they are asked for', async () => {
    const guest = await server.guest()
    const replies = await Promise.all([take(guest, 20), take(guest, 20), take(guest, 20)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await guest.ok(take(guest, 10))
    expect((await take(guest, 1)).body.error.code).toBe('no-vacation-left')
    // Given back once, however often it is asked for.
    const ended = await Promise.all([1, 2, 3].map(() => guest.patch('/me', { endVacation: true })))
    expect(ended.map(({ status }) => status)).toEqual([200, 200, 200])
    await guest.ok(take(guest, 30))
    expect((await take(guest, 1)).body.error.code).toBe('no-vacation-left')
    const before = now
    // Seen in between, or the session would be over.
    for (const month of [4, 8]) {
      now = Date.UTC(2027, month, 1)
      await guest.get('/me')
    }
    now = Date.UTC(2028, 0, 2)
    await guest.ok(take(guest, 30))
    now = before
    expect((await take(guest, 31)).status).toBe(400)
  })

  test('does not bring back time that was already out', async () => {
    const here = await pair(server, { clock: THREE_DAYS })
    await act(here.caesar, here.table, 'caesar')
    now += 3 * DAY + 1
    await here.pompeius.ok(take(here.pompeius, 5))
    await here.caesar.ok(claim(here.caesar, here, 'pompeius'))
  })
})

describe('the arithmetic', () => {
  const clock = { kind: 'bank', seconds: 10 * 86_400, increment: 0 } as const
  const rested: SeatClock = { bank: 10 * DAY, from: null, deadline: null, rest: null }
  const vacation = { from: 2 * DAY, until: 9 * DAY }

  test('of a bank: nothing is spent while it rests, and it never falls below nothing', () => {
    const asked = tick(clock, rested, true, DAY, vacation)
    expect(asked).toEqual({ bank: 10 * DAY, from: DAY, deadline: 18 * DAY, rest: vacation })
    const left = (at: number) => tick(clock, asked, false, at, null).bank
    expect([1.5, 2, 5, 9, 12, 18, 30].map((day) => (left(day * DAY) ?? 0) / DAY)).toEqual([9.5, 9, 9, 9, 6, 0, 0])
    expect([isOut(asked, 18 * DAY), isOut(asked, 18 * DAY + 1)]).toEqual([false, true])
  })

  test('of one that is started during it, after it, or runs out before it', () => {
    expect(tick(clock, rested, true, 4 * DAY, vacation).deadline).toBe(19 * DAY)
    expect(tick(clock, rested, true, 9 * DAY, vacation)).toMatchObject({ deadline: 19 * DAY, rest: null })
    const short = { ...rested, bank: DAY }
    expect(tick(clock, short, true, DAY, vacation)).toMatchObject({ deadline: 2 * DAY, rest: null })
  })

  test('of one that ends at another time', () => {
    const asked = tick(clock, rested, true, DAY, vacation)
    expect(restUntil(asked, 5 * DAY)).toMatchObject({ deadline: 14 * DAY, rest: { from: 2 * DAY, until: 5 * DAY } })
    expect(restUntil(asked, 1.5 * DAY)).toMatchObject({ deadline: 11 * DAY, rest: null })
    expect(restUntil(asked, 11 * DAY)).toMatchObject({ deadline: 20 * DAY, rest: { from: 2 * DAY, until: 11 * DAY } })
    expect(restUntil(rested, 5 * DAY)).toEqual(rested)
  })

  test('is for days: a deadline of one, a bank of three', () => {
    const day = 86_400
    const bank = (seconds: number) => isSlow({ kind: 'bank', seconds, increment: day })
    expect([bank(3 * day), bank(3 * day - 1)]).toEqual([true, false])
    const deadline = (seconds: number) => isSlow({ kind: 'deadline', seconds })
    expect([deadline(day), deadline(day - 1), isSlow({ kind: 'none' })]).toEqual([true, false, false])
  })
})

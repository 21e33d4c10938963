import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, act, playOn } from './company.ts'
import { type Client, TestServer } from './harness.ts'

/** People and computers at one table, how it is filled, and what lists tell of it. */

const HOUR = 3_600_000

let server: TestServer
let now = Date.UTC(2027, 2, 1)
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' }, { now: () => now })
})
afterAll(() => server.stop())

const tiro = { bot: 'tiro' }
const nero = (client: Client, seats: object, spec: object = {}) =>
  client.ok(client.post('/tables', { game: 'nero', seats, ...spec }))
const seatComputer = (client: Client, id: string, seat: string, level: string | null) =>
  client.put(`/tables/${id}/seats/${seat}`, { level })
const kinds = ({ seats }: { seats: { kind: string }[] }): string[] => seats.map(({ kind }) => kind)
const summary = async (client: Client, id: string) => (await client.ok(client.get(`/tables/${id}`))).table

describe('a table for four', () => {
  test('seats people and computers together, from the beginning', async () => {
    const host = await server.guest()
    const table = await nero(host, { galba: 'me', otho: 'open', vitellius: tiro, vespasian: { bot: 'miles' } })
    expect([table.status, kinds(table)]).toEqual(['open', ['person', 'open', 'bot', 'bot']])
    const guest = await server.guest()
    const begun = await guest.ok(guest.post(`/tables/${table.id}/join`, { seat: 'otho' }))
    expect([begun.status, kinds(begun)]).toEqual(['running', ['person', 'person', 'bot', 'bot']])
    expect(begun.seats.map(({ level }: { level: string }) => level)).toEqual([null, null, 'tiro', 'miles'])
  })

  test('is filled with computers by its host, who may think better of it', async () => {
    const host = await server.guest()
    const { id } = await nero(host, { galba: 'me' })
    expect((await host.ok(seatComputer(host, id, 'otho', 'tiro'))).seats[1]).toMatchObject({
      kind: 'bot',
      level: 'tiro',
    })
    expect((await host.ok(seatComputer(host, id, 'otho', 'legatus'))).seats[1]).toMatchObject({ level: 'legatus' })
    expect((await host.ok(seatComputer(host, id, 'otho', null))).seats[1]).toMatchObject({ kind: 'open', level: null })
    await host.ok(seatComputer(host, id, 'otho', 'tiro'))
    await host.ok(seatComputer(host, id, 'vitellius', 'tiro'))
    const begun = await host.ok(seatComputer(host, id, 'vespasian', 'miles'))
    expect([begun.status, kinds(begun)]).toEqual(['running', ['person', 'bot', 'bot', 'bot']])
    expect((await seatComputer(host, id, 'otho', null)).body.error.code).toBe('not-open')
  })

  test('ends the invitation to a seat that the computer was given', async () => {
    const [host, late] = [await server.guest(), await server.guest()]
    const { id } = await nero(host, { galba: 'me' })
    const { invite } = await host.ok(host.post(`/tables/${id}/invitations`, { seat: 'otho' }))
    await host.ok(seatComputer(host, id, 'otho', 'tiro'))
    expect((await late.post(`/tables/${id}/join`, { invite })).body.error.code).toBe('invitation-expired')
  })

  test('is its host’s to fill, and nobody else’s', async () => {
    const [host, other] = [await server.guest(), await server.guest()]
    const { id } = await nero(host, { galba: 'me' })
    await other.ok(other.post(`/tables/${id}/join`, { seat: 'otho' }))
    expect((await seatComputer(other, id, 'vitellius', 'tiro')).status).toBe(403)
    expect((await seatComputer(server.client(), id, 'vitellius', 'tiro')).status).toBe(401)
    expect((await seatComputer(host, id, 'otho', 'tiro')).body.error.code).toBe('seat-taken')
    expect((await seatComputer(host, id, 'nerva', 'tiro')).status).toBe(400)
  })

  test('has a person: the last seat is nobody’s where no person sits', async () => {
    const host = await server.guest()
    const { id } = await nero(host, {})
    for (const seat of ['galba', 'otho', 'vitellius']) await host.ok(seatComputer(host, id, seat, 'tiro'))
    expect((await seatComputer(host, id, 'vespasian', 'tiro')).body.error.code).toBe('nobody-plays')
  })

  test('that is rated has no computer', async () => {
    const host = await account(server, 'Publius Rutilius')
    const { id } = await nero(host, { galba: 'me' }, { rated: true })
    expect((await seatComputer(host, id, 'otho', 'tiro')).body.error.code).toBe('rated')
  })

  test('tells who set it up, and him that it was he', async () => {
    const host = await account(server, 'Aulus Hirtius')
    const { id, host: own } = await nero(host, { galba: 'me' })
    expect(own).toEqual({ name: 'Aulus Hirtius', nickname: null, isYou: true })
    expect((await summary(await server.guest(), id)).host).toEqual({ ...own, isYou: false })
  })
})

describe('a list of tables', () => {
  test('tells how each game stands, in figures that everybody may know', async () => {
    const [host, other] = [await server.guest(), await server.guest()]
    const open = await host.ok(host.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    expect(open.tally).toBeNull()
    await other.ok(other.post(`/tables/${open.id}/join`, { seat: 'pompeius' }))
    const listed = async (client: Client) =>
      (await client.ok(client.get('/tables?status=running'))).tables.find(({ id }: { id: string }) => id === open.id)
    expect((await listed(server.client())).tally).toEqual({ year: 1, turn: 1, points: [1, 7] })
    await playOn(server, open.id, { caesar: host, pompeius: other }, 60)
    const { scene, table } = await other.ok(server.client().get(`/tables/${open.id}`))
    const { year, turn, points } = scene.view
    expect(table.tally).toEqual({ year, turn: table.tally.turn === null ? null : turn, points: Object.values(points) })
    for (const client of [host, other, server.client()]) expect((await listed(client)).tally).toEqual(table.tally)
  })

  test('is sent again only when it has changed', async () => {
    const reader = await server.guest()
    const first = await reader.get('/tables?status=open')
    const etag = first.headers.get('etag') ?? ''
    const again = () => reader.request('GET', '/tables?status=open', undefined, { 'if-none-match': etag })
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect([(await again()).status, (await again()).body]).toEqual([304, ''])
    const host = await server.guest()
    const { id } = await nero(host, { galba: 'me' })
    const changed = await again()
    expect([changed.status, changed.body.tables[0].id]).toEqual([200, id])
  })
})

describe('whoever is replaced because his time ran out', () => {
  const daily = { clock: { kind: 'deadline', seconds: 3600 }, onTimeout: 'bot' }

  test('is told so where he looks for his tables, and so is everybody else at the table', async () => {
    const all = [await server.guest(), await server.guest(), await server.guest(), await server.guest()]
    const { id } = await nero(all[0], { galba: 'me' }, daily)
    for (const [i, seat] of ['otho', 'vitellius', 'vespasian'].entries())
      await all[i + 1].ok(all[i + 1].post(`/tables/${id}/join`, { seat }))
    const before = await summary(all[0], id)
    const asked = before.seats.findIndex((seat: { asked: boolean }) => seat.asked)
    const { seat } = before.seats[asked]
    const late = all[asked]
    const others = all.filter((client) => client !== late)
    await late.ok(late.patch('/me', { nickname: 'Lucius Afranius' }))
    expect([before.status, before.lost]).toEqual(['running', null])
    now += 2 * HOUR
    await others[0].ok(others[0].post(`/tables/${id}/claim`, { seat }))
    const mine = (await late.ok(late.get('/tables?mine=1&status=running'))).tables
    expect(mine.find((table: { id: string }) => table.id === id)).toMatchObject({ mine: [], lost: seat })
    for (const client of all)
      expect((await summary(client, id)).seats[asked]).toMatchObject({
        kind: 'bot',
        left: { name: null, nickname: 'Lucius Afranius', way: 'time' },
      })
    expect((await summary(others[0], id)).lost).toBeNull()
  })

  test('hears nothing of the sort if he left himself', async () => {
    const host = await server.guest()
    const { id } = await nero(host, { galba: 'me', otho: tiro, vitellius: tiro })
    const other = await server.guest()
    await other.ok(other.post(`/tables/${id}/join`, { seat: 'vespasian' }))
    await other.ok(other.post(`/tables/${id}/bot`, { seat: 'vespasian' }))
    expect((await summary(other, id)).lost).toBeNull()
    expect((await other.ok(other.get('/tables?mine=1&status=running'))).tables).toEqual([])
  })
})

test('nothing of how it stands shows what is provisional', async () => {
  const [caesar, pompeius] = [await server.guest(), await server.guest()]
  const { id } = await caesar.ok(caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
  await pompeius.ok(pompeius.post(`/tables/${id}/join`, { seat: 'pompeius' }))
  const { tally } = await summary(pompeius, id)
  await act(caesar, id, 'caesar')
  expect((await summary(pompeius, id)).tally).toEqual(tally)
})

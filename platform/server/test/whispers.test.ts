import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Claimants, claimants, elsewhere } from './claimants.ts'
import { type Client, type Reply, type Socket, TestServer } from './harness.ts'

/** What players say to some of the others alone. */
const env = { IACTA_ALLOWANCE: '1000000' }

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start(env)
})
afterAll(() => server.stop())

const SEATS = ['galba', 'otho', 'vitellius', 'vespasian'] as const
type SeatId = (typeof SEATS)[number]

const of = ({ clients }: Claimants, seat: SeatId): Client => clients[SEATS.indexOf(seat)]

const whisper = (here: Claimants, from: SeatId, to: readonly string[], text: string): Promise<Reply> =>
  of(here, from).post(`/tables/${here.table}/messages`, { to, text })

const read = async (client: Client, { table }: Claimants, room = 'private') =>
  (await client.ok(client.get(`/tables/${table}/messages?room=${room}`))).messages as {
    id: number
    seat: string | null
    to: string[]
    text: string
  }[]

const texts = async (client: Client, here: Claimants, room?: string): Promise<string[]> =>
  (await read(client, here, room)).map(({ text }) => text)

async function watching(client: Client, { table }: Claimants, seat: SeatId | null): Promise<Socket> {
  const socket = await client.socket()
  await socket.ask({ do: 'watch', table, seat })
  return socket
}

/** What a socket was told of talk, once everything before has come. */
async function toldOfTalk(socket: Socket): Promise<unknown[]> {
  await socket.ask({ do: 'ping' })
  return socket.heard.flatMap(({ talk }) => (talk === undefined ? [] : [talk]))
}

describe('what is said in private', () => {
  test('is read by who says it and whom it is for, and by nobody else', async () => {
    const here = await claimants(server)
    const said = await whisper(here, 'galba', ['vitellius', 'otho', 'otho'], ' Vespasian is weak in the east ')
    expect(said.body).toMatchObject({
      room: 'private',
      seat: 'galba',
      to: ['otho', 'vitellius'],
      text: 'Vespasian is weak in the east',
    })
    await of(here, 'otho').ok(whisper(here, 'otho', ['galba'], 'so he is'))
    expect(await texts(of(here, 'galba'), here)).toEqual(['Vespasian is weak in the east', 'so he is'])
    expect(await texts(of(here, 'otho'), here)).toEqual(['Vespasian is weak in the east', 'so he is'])
    expect(await texts(of(here, 'vitellius'), here)).toEqual(['Vespasian is weak in the east'])
    expect(await texts(of(here, 'vespasian'), here)).toEqual([])
    expect(await texts(await server.guest(), here)).toEqual([])
    expect((await server.client().get(`/tables/${here.table}/messages?room=private`)).status).toBe(403)
    for (const client of [...here.clients, await server.guest(), server.client()])
      expect(await texts(client, here, 'players')).toEqual([])
    expect((await read(of(here, 'vitellius'), here))[0]).toMatchObject({ seat: 'galba', to: ['otho', 'vitellius'] })
  })

  test('is not heard at another table, nor when the game is over, nor in its record', async () => {
    const [here, other] = [await claimants(server), await claimants(server)]
    await of(here, 'galba').ok(whisper(here, 'galba', ['otho'], 'sub rosa'))
    expect(await texts(of(here, 'galba'), other)).toEqual([])
    await of(here, 'otho').ok(of(here, 'otho').post(`/tables/${here.table}/resignation`, { seat: 'otho' }))
    expect(await texts(of(here, 'otho'), here)).toEqual(['sub rosa'])
    const spectator = await server.guest()
    for (const client of [of(here, 'vespasian'), spectator]) {
      expect(await texts(client, here)).toEqual([])
      for (const path of ['record', 'replay?seat=all', 'log', 'messages', 'messages?room=spectators', 'note'])
        expect(JSON.stringify((await client.get(`/tables/${here.table}/${path}`)).body)).not.toContain('sub rosa')
    }
  })

  test('is told to the sockets of those it is for, and not a word of it to the others', async () => {
    const here = await claimants(server)
    const sockets = await Promise.all(here.clients.map((client, seat) => watching(client, here, SEATS[seat])))
    const spectator = await watching(await server.guest(), here, null)
    const nobody = await watching(server.client(), here, null)
    const said = await sockets[0].ask({ do: 'say', table: here.table, to: ['otho'], text: 'psst' })
    expect(said).toMatchObject({ ok: true, message: { room: 'private', to: ['otho'], text: 'psst' } })
    await sockets[1].until(({ talk }) => talk === 'private')
    await sockets[3].ask({ do: 'say', table: here.table, text: 'ave' })
    await sockets[2].until(({ talk }) => talk === 'players')
    expect(await Promise.all([...sockets, spectator, nobody].map(toldOfTalk))).toEqual([
      ['private', 'players'],
      ['private', 'players'],
      ['players'],
      ['players'],
      ['players'],
      ['players'],
    ])
    for (const socket of [...sockets, spectator, nobody]) socket.close()
  })

  test('leaves no gap in the numbers of what is said aloud, and its own are not counted', async () => {
    const here = await claimants(server)
    const aloud = async () => {
      const reply = await of(here, 'galba').post(`/tables/${here.table}/messages`, { text: 'ave' })
      return reply.body.id as number
    }
    const first = await aloud()
    const { id, at } = (await whisper(here, 'galba', ['otho'], 'one')).body
    expect(await aloud()).toBe(first + 1)
    // The time it was said at, which is told anyway, and chance.
    expect(Number.isSafeInteger(id)).toBe(true)
    expect(Math.floor(id / 1000)).toBe(at)
  })

  test.each<[string, object]>([
    ['a seat that is not there', { to: ['nero'], text: 'ave' }],
    ['oneself', { to: ['galba'], text: 'ave' }],
    ['nobody', { to: [], text: 'ave' }],
    ['nobody at all', { room: 'private', text: 'ave' }],
    ['some of a room', { room: 'players', to: ['otho'], text: 'ave' }],
    ['somebody, nothing', { to: ['otho'], text: '  ' }],
    ['far too many', { to: new Array(16).fill('otho'), text: 'ave' }],
  ])('is not said to %s', async (_, body) => {
    const here = await claimants(server)
    expect((await of(here, 'galba').post(`/tables/${here.table}/messages`, body)).status).toBe(400)
    const socket = await of(here, 'galba').socket()
    expect(await socket.ask({ do: 'say', table: here.table, ...body })).toMatchObject({
      error: { code: 'bad-request' },
    })
    socket.close()
    const rows = await server.running.service.store.db
      .selectFrom('whispers')
      .select('id')
      .where('table_id', '=', here.table)
      .execute()
    expect(rows).toEqual([])
  })

  test('is said by those who play, to people', async () => {
    const here = await claimants(server)
    const spectator = await server.guest()
    const path = `/tables/${here.table}/messages`
    expect((await spectator.post(path, { to: ['otho'], text: 'ave' })).status).toBe(403)
    expect((await server.client().post(path, { to: ['otho'], text: 'ave' })).status).toBe(401)
    const otho = of(here, 'otho')
    await of(here, 'galba').ok(whisper(here, 'galba', ['otho'], 'stay'))
    await otho.ok(otho.post(`/tables/${here.table}/bot`, { seat: 'otho' }))
    expect((await whisper(here, 'galba', ['otho'], 'are you there?')).status).toBe(400)
    expect((await whisper(here, 'otho', ['galba'], 'no')).status).toBe(403)
    // What was for him is still his to read.
    expect(await texts(otho, here)).toEqual(['stay'])
  })

  test('comes no faster than what is said aloud', async () => {
    const here = await claimants(server)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => whisper(here, 'galba', ['otho'], `${i}`)))
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect((await of(here, 'galba').post(`/tables/${here.table}/messages`, { text: 'aloud' })).status).toBe(429)
  })

  test('is not heard from who is muted, and is gone with who said it', async () => {
    const here = await claimants(server)
    const [galba, otho] = [of(here, 'galba'), of(here, 'otho')]
    await galba.ok(whisper(here, 'galba', ['otho'], 'bah'))
    const { person } = (await galba.get('/me')).body
    await otho.ok(otho.put(`/mutes/${person.id}`, { on: true }))
    expect(await texts(otho, here)).toEqual([])
    await otho.ok(otho.put(`/mutes/${person.id}`, { on: false }))
    expect(await texts(otho, here)).toEqual(['bah'])
    await galba.ok(galba.delete('/me'))
    expect(await texts(otho, here)).toEqual([])
  })

  test('can be reported by those it is for; to others its number is any number', async () => {
    const [here, other] = [await claimants(server), await claimants(server)]
    const { id } = (await whisper(here, 'galba', ['otho'], 'something vile')).body
    const report = (client: Client, table: string, message: number) =>
      client.post(`/tables/${table}/reports`, { message, reason: 'vile' })
    const guessed = await report(of(here, 'vespasian'), here.table, id)
    expect(guessed.status).toBe(404)
    expect(guessed.body).toEqual((await report(of(here, 'vespasian'), here.table, 12_345_678)).body)
    expect((await report(of(here, 'otho'), other.table, id)).status).toBe(404)
    await of(here, 'otho').ok(report(of(here, 'otho'), here.table, id))
    const rows = await server.running.service.store.db.selectFrom('reports').selectAll().execute()
    expect(rows.map(({ message_id }) => message_id)).toEqual([id])
  })
})

describe('in another process', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('it is told to those it is for, and to nobody else', async () => {
    const shared = { ...env, DATABASE_URL: await postgres.database() }
    const [one, other] = [await TestServer.start(shared), await TestServer.start(shared)]
    const here = await claimants(one)
    const there = elsewhere(here, other)
    const sockets = await Promise.all(there.clients.map((client, seat) => watching(client, there, SEATS[seat])))
    const spectator = await watching(await other.guest(), there, null)
    await of(here, 'galba').ok(whisper(here, 'galba', ['vitellius'], 'psst'))
    await sockets[2].until(({ talk }) => talk === 'private')
    await of(here, 'galba').ok(of(here, 'galba').post(`/tables/${here.table}/messages`, { text: 'ave' }))
    await Promise.all([...sockets, spectator].map((socket) => socket.until(({ talk }) => talk === 'players')))
    const told = await Promise.all([...sockets, spectator].map(toldOfTalk))
    expect(told.map((talk) => talk.includes('private'))).toEqual([true, false, true, false, false])
    expect(await texts(of(there, 'vitellius'), there)).toEqual(['psst'])
    expect(await texts(of(there, 'otho'), there)).toEqual([])
    for (const socket of [...sockets, spectator]) socket.close()
    await one.stop()
    await other.stop()
  })
})

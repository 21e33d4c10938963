import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, act, pair, scene, signIn } from './company.ts'
import { Client, TestServer } from './harness.ts'
import { isFatal, ROUTES, wrongWays } from './junk.ts'

/** Two processes on one PostgreSQL, and who may know what between them. */
let postgres: Postgres
let here: TestServer
let there: TestServer
beforeAll(async () => {
  postgres = await startPostgres()
  const env = { DATABASE_URL: await postgres.database(), IACTA_ALLOWANCE: '1000000' }
  here = await TestServer.start(env)
  there = await TestServer.start(env)
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  await postgres.stop()
})

/** The same person at the other process. */
function meanwhile({ cookie }: Client): Client {
  const client = new Client(there.url)
  client.cookie = cookie
  return client
}

describe('between two processes', () => {
  test('nothing provisional is told, not even by an empty message', async () => {
    const { caesar, pompeius, table } = await pair(here)
    const other = meanwhile(pompeius)
    const [socket, own] = await Promise.all([other.socket(), meanwhile(caesar).socket()])
    await socket.ask({ do: 'watch', table, seat: 'pompeius' })
    await own.ask({ do: 'watch', table, seat: 'caesar' })
    const before = socket.heard.length
    await act(caesar, table, 'caesar')
    await caesar.ok(caesar.post(`/tables/${table}/undo`, { seat: 'caesar' }))
    await act(caesar, table, 'caesar')
    // His own other window hears of it, so the news has come this far.
    await own.until(({ scene, table: told }) => told === table && scene?.sequence === 1)
    await own.until(({ scene }) => scene?.sequence === 1)
    await socket.ask({ do: 'ping' })
    expect(socket.heard.length).toBe(before + 1)
    await act(other, table, 'pompeius')
    await own.until(({ scene }) => scene?.sequence === 2)
    socket.close()
    own.close()
  })

  test('choices made unseen at the same moment both stand', async () => {
    for (let i = 0; i < 5; i++) {
      const { caesar, pompeius, table } = await pair(here)
      const other = meanwhile(pompeius)
      const [mine, his] = [await scene(caesar, table, 'caesar'), await scene(other, table, 'pompeius')]
      const path = `/tables/${table}/actions`
      const replies = await Promise.all([
        caesar.post(path, { seat: 'caesar', answering: 0, action: mine.actions[0] }),
        other.post(path, { seat: 'pompeius', answering: 0, action: his.actions[0] }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      // What was done at the other process is news here, and news may take a moment.
      await expect.poll(async () => (await scene(other, table, 'pompeius')).canUndo).toBe(false)
    }
  })

  test('talk is heard', async () => {
    const { caesar, pompeius, table } = await pair(here)
    const socket = await meanwhile(pompeius).socket()
    await socket.ask({ do: 'watch', table, seat: 'pompeius' })
    await caesar.ok(caesar.post(`/tables/${table}/messages`, { text: 'ave' }))
    expect(await socket.until(({ talk }) => talk !== undefined)).toEqual({ table, talk: 'players' })
    socket.close()
  })

  test('a name taken here is seen there', async () => {
    const { caesar, pompeius, table } = await pair(here)
    const socket = await meanwhile(pompeius).socket()
    await socket.ask({ do: 'watch', table, seat: 'pompeius' })
    await caesar.ok(caesar.post('/accounts', { name: 'Germanicus', password: 'a password' }))
    await socket.until(({ update }) => update?.summary?.seats[0].name === 'Germanicus')
    socket.close()
  })

  test('a session ended here ends there, its sockets too', async () => {
    const client = await account(here, 'Agrippa')
    const lost = await signIn(here, 'Agrippa')
    const socket = await meanwhile(lost).socket()
    expect((await meanwhile(lost).get('/me')).body.person.name).toBe('Agrippa')
    const closed = socket.closed()
    const { sessions } = await client.ok(client.get('/sessions'))
    await client.ok(client.delete(`/sessions/${sessions[1].id}`))
    expect((await meanwhile(lost).post('/tokens', { label: 'a way back' })).status).toBe(401)
    expect(await closed).toBe(1008)
    const left = async (): Promise<boolean> => (await meanwhile(lost).get('/me')).body.person === null
    while (!(await left())) await new Promise((again) => setTimeout(again, 100))
  })

  test('one name is given once', async () => {
    const [one, other] = [await here.guest(), await there.guest()]
    const claim = (client: Client, name: string) => client.post('/accounts', { name, password: 'a password' })
    const replies = await Promise.all([claim(one, 'Augustus'), claim(other, 'AUGUSTUS')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a rematch that is asked for by both, twice, is one', async () => {
    for (let i = 0; i < 6; i++) {
      const { caesar, pompeius, table } = await pair(here)
      await caesar.ok(caesar.post(`/tables/${table}/resignation`, { seat: 'caesar' }))
      const players = [caesar, meanwhile(caesar), pompeius, meanwhile(pompeius)]
      const rematches = await Promise.all(
        players.map((player) => player.ok(player.post(`/tables/${table}/rematch`, {}))),
      )
      expect(new Set(rematches.map(({ id }) => id)).size).toBe(1)
      const { tables } = await caesar.ok(caesar.get('/tables?mine=1'))
      expect(tables).toHaveLength(2)
      expect((await scene(caesar, rematches[0].id, 'pompeius')).actions.length).toBeGreaterThan(0)
      expect((await scene(meanwhile(pompeius), rematches[0].id, 'caesar')).actions.length).toBeGreaterThan(0)
    }
  })

  test('one seat is given once', async () => {
    const maker = await here.guest()
    const { id } = await maker.ok(maker.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const rivals = [await here.guest(), await there.guest()]
    const replies = await Promise.all(rivals.map((rival) => rival.post(`/tables/${id}/join`, { seat: 'pompeius' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('on PostgreSQL', () => {
  test('nothing of the wrong kind breaks anything either', async () => {
    const { caesar, table } = await pair(here)
    const params = { id: table, name: 'Germanicus', game: 'julius-caesar' }
    const next = ROUTES.filter((route) => !isFatal(route))
      .flatMap((route) => wrongWays(route, params))
      .values()
    const worker = async (): Promise<void> => {
      for (const { method, path, body } of next) {
        const reply = await caesar.request(method, path, body)
        if (reply.status >= 500)
          throw new Error(`${method} ${path} ${body?.slice(0, 200)}: ${JSON.stringify(reply.body)}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    expect((await scene(caesar, table, 'caesar')).view.hand).toHaveLength(6)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, PASSWORD, type Pair, pair } from './company.ts'
import { type Client, type Reply, TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterAll(() => server.stop())

const say = (client: Client, { table }: Pair, text: string, room?: string): Promise<Reply> =>
  client.post(`/tables/${table}/messages`, { text, ...(room ? { room } : {}) })

const read = async (client: Client, { table }: Pair, room = 'players'): Promise<string[]> =>
  (await client.ok(client.get(`/tables/${table}/messages?room=${room}`))).messages.map(
    ({ text }: { text: string }) => text,
  )

describe('the rooms', () => {
  test('players talk among themselves, and everybody may listen', async () => {
    const here = await pair(server)
    const spectator = await server.guest()
    await here.caesar.ok(say(here.caesar, here, ' veni '))
    await here.pompeius.ok(say(here.pompeius, here, 'vidi'))
    for (const client of [here.caesar, spectator, server.client()])
      expect(await read(client, here)).toEqual(['veni', 'vidi'])
    expect((await say(spectator, here, 'vici')).status).toBe(403)
    expect((await say(server.client(), here, 'vici')).status).toBe(401)
  })

  test('spectators talk apart, unheard by those who play until the game is over', async () => {
    const [spectator, other] = [await account(server, 'Cicero'), await account(server, 'Atticus')]
    const here = await pair(server)
    await spectator.ok(say(spectator, here, 'his left is weak', 'spectators'))
    expect(await read(other, here, 'spectators')).toEqual(['his left is weak'])
    const path = `/tables/${here.table}/messages?room=spectators`
    expect((await here.caesar.get(path)).status).toBe(403)
    expect((await say(here.caesar, here, 'is it?', 'spectators')).status).toBe(403)
    await here.caesar.ok(here.caesar.post(`/tables/${here.table}/resignation`, { seat: 'caesar' }))
    for (const client of [here.caesar, await server.guest(), server.client()])
      expect(await read(client, here, 'spectators')).toEqual(['his left is weak'])
  })

  test('nobody who plays hears them by coming back as somebody else, or as nobody', async () => {
    const spectator = await account(server, 'Varro')
    const guest = await server.guest()
    const here = await pair(server)
    await spectator.ok(say(spectator, here, 'his left is weak', 'spectators'))
    // Guests of before and of now, whoever is no guest yet, and who takes a name for it.
    await guest.ok(guest.post('/accounts', { name: 'Caesar in a toga', password: PASSWORD }))
    for (const client of [server.client(), await server.guest(), guest]) {
      const reply = await client.get(`/tables/${here.table}/messages?room=spectators`)
      expect(reply.body.error).toMatchObject({ code: 'forbidden' })
      expect(JSON.stringify(reply.body)).not.toContain('weak')
      expect((await say(client, here, 'where?', 'spectators')).status).toBeGreaterThan(400)
      const socket = await client.socket()
      await socket.ask({ do: 'watch', table: here.table })
      await spectator.ok(say(spectator, here, 'still', 'spectators'))
      await here.caesar.ok(say(here.caesar, here, 'ave'))
      await socket.until(({ talk }) => talk === 'players')
      expect(JSON.stringify(socket.heard)).not.toContain('"talk":"spectators"')
      socket.close()
    }
  })

  test('sockets are told that there is something new, if they may hear it', async () => {
    const spectator = await account(server, 'Nepos')
    const here = await pair(server)
    const [player, watcher] = await Promise.all([here.pompeius.socket(), spectator.socket()])
    await player.ask({ do: 'watch', table: here.table, seat: 'pompeius' })
    await watcher.ask({ do: 'watch', table: here.table })
    const said = await watcher.ask({ do: 'say', table: here.table, room: 'spectators', text: 'psst' })
    expect(said.message).toMatchObject({ room: 'spectators', text: 'psst' })
    await watcher.until(({ talk }) => talk === 'spectators')
    await here.caesar.ok(say(here.caesar, here, 'ave'))
    await player.until(({ talk }) => talk === 'players')
    expect(player.heard.filter(({ table, presence }) => table === here.table && !presence)).toEqual([
      { table: here.table, talk: 'players' },
    ])
    expect(await watcher.ask({ do: 'say', table: here.table, room: 'players', text: 'ave' })).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    })
    player.close()
    watcher.close()
  })
})

describe('texts', () => {
  test('are kept and sent as they are: text, never markup', async () => {
    const here = await pair(server)
    const texts = [
      '<script>alert(1)</script>',
      '"&amp;\' \\u0000 {{x}}',
      '🗡️ e perché no?',
      '{"__proto__":{"a":1}}',
      'a\nb',
    ]
    for (const text of texts) await here.caesar.ok(say(here.caesar, here, text))
    expect(await read(here.pompeius, here)).toEqual(texts)
    const { headers } = await here.pompeius.get(`/tables/${here.table}/messages`)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('are not empty, not too long, and hold nothing that cannot be kept', async () => {
    const here = await pair(server)
    for (const text of ['', '   \n', 'x'.repeat(1001), 'a\0b'])
      expect((await say(here.caesar, here, text)).status).toBe(400)
    await here.caesar.ok(say(here.caesar, here, 'x'.repeat(1000)))
    const socket = await here.caesar.socket()
    for (const text of ['', ' ', 'x'.repeat(1001)])
      expect(await socket.ask({ do: 'say', table: here.table, text })).toMatchObject({ error: { code: 'bad-request' } })
    socket.send({ id: 9, do: 'say', table: here.table, text: 'a\0b' })
    expect((await socket.until(({ answer }) => answer === null)).error.message).toMatch(/U\+0000/)
    socket.close()
    expect(await read(here.pompeius, here)).toHaveLength(1)
  })

  test('come so fast and no faster, over a socket too, and the game goes on', async () => {
    const here = await pair(server)
    const socket = await here.caesar.socket()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => socket.ask({ do: 'say', table: here.table, text: `${i}` })),
    )
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused.length).toBeGreaterThan(0)
    for (const { error } of refused) expect(error.code).toBe('too-many')
    expect((await say(here.caesar, here, 'more')).status).toBe(429)
    expect(await socket.ask({ do: 'ping' })).toMatchObject({ ok: true })
    await here.pompeius.ok(say(here.pompeius, here, 'I may still speak'))
    socket.close()
  })
})

describe('muting and reporting', () => {
  test('who is muted is no longer heard, by who muted him', async () => {
    const here = await pair(server)
    const { person } = (await here.pompeius.get('/me')).body
    await here.pompeius.ok(say(here.pompeius, here, 'bah'))
    const mute = (on: boolean) => here.caesar.put(`/mutes/${person.id}`, { on })
    await here.caesar.ok(mute(true))
    await here.caesar.ok(mute(true))
    expect(await read(here.caesar, here)).toEqual([])
    expect(await read(here.pompeius, here)).toEqual(['bah'])
    await here.caesar.ok(mute(false))
    expect(await read(here.caesar, here)).toEqual(['bah'])
    expect((await here.pompeius.put(`/mutes/${person.id}`, { on: true })).status).toBe(403)
    expect((await here.caesar.put('/mutes/nobody', { on: true })).status).toBe(404)
  })

  test('a message is reported with its table, or not at all', async () => {
    const [here, elsewhere] = [await pair(server), await pair(server)]
    const { id } = (await say(here.pompeius, here, 'something vile')).body
    const report = (client: Client, { table }: Pair, message: number) =>
      client.post(`/tables/${table}/reports`, { message, reason: 'vile' })
    await here.caesar.ok(report(here.caesar, here, id))
    expect((await report(elsewhere.caesar, elsewhere, id)).status).toBe(404)
    expect((await report(here.caesar, here, 2 ** 52)).status).toBe(404)
    expect((await report(server.client(), here, id)).status).toBe(401)
    const rows = await server.running.service.store.db.selectFrom('reports').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ message_id: id, reason: 'vile' })
  })
})

describe('notes', () => {
  test('are read by who wrote them', async () => {
    const here = await pair(server)
    const path = `/tables/${here.table}/note`
    expect(await here.caesar.ok(here.caesar.get(path))).toEqual({ text: '' })
    await here.caesar.ok(here.caesar.put(path, { text: 'cross by night' }))
    await here.caesar.ok(here.caesar.put(path, { text: 'cross at dawn' }))
    expect(await here.caesar.ok(here.caesar.get(path))).toEqual({ text: 'cross at dawn' })
    expect(await here.pompeius.ok(here.pompeius.get(path))).toEqual({ text: '' })
    expect((await server.client().get(path)).status).toBe(401)
    expect((await here.caesar.put(path, { text: 'x'.repeat(20_001) })).status).toBe(400)
  })
})

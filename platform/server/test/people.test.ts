import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { REMEMBERED_FOR } from '../src/people.ts'
import { account, act, PASSWORD, pair, scene, signIn } from './company.ts'
import { TestServer } from './harness.ts'

let server: TestServer
// Each on its own: signing in is limited, for all who come from one address.
beforeEach(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterEach(() => server.stop())

describe('guests', () => {
  test('are nobody before they ask, and somebody without a name after', async () => {
    const client = server.client()
    expect((await client.get('/me')).body).toEqual({ person: null })
    const { person } = await client.ok(client.post('/guests', {}))
    expect(person).toMatchObject({ name: null, language: null })
    expect((await client.get('/me')).body.person).toEqual(person)
  })

  test('who ask again stay who they are', async () => {
    const guest = await server.guest()
    const { person } = await guest.ok(guest.get('/me'))
    const again = await guest.post('/guests', {})
    expect(again.body.person).toEqual(person)
    expect(again.headers.get('set-cookie')).toBeNull()
  })

  test('become an account and keep their tables, under their name at once', async () => {
    const { caesar, pompeius, table } = await pair(server)
    const before = (await caesar.get('/me')).body.person
    const { person } = await caesar.ok(caesar.post('/accounts', { name: 'Gaius Iulius', password: PASSWORD }))
    expect(person).toMatchObject({ id: before.id, name: 'Gaius Iulius' })
    const seen = await pompeius.ok(pompeius.get(`/tables/${table}`))
    expect(seen.table.seats[0].name).toBe('Gaius Iulius')
    expect((await caesar.ok(caesar.get('/tables?mine=1'))).tables.map(({ id }: { id: string }) => id)).toEqual([table])
    await act(caesar, table, 'caesar')
    expect((await caesar.post('/accounts', { name: 'Another', password: PASSWORD })).body.error.code).toBe('has-name')
  })

  test('who become an account are known anew: no token, cookie or socket of before is theirs', async () => {
    const { caesar, table } = await pair(server)
    const { token } = await caesar.ok(caesar.post('/tokens', { label: 'a bot' }))
    const [program, thief] = [server.client(), server.client()]
    program.token = token
    thief.cookie = caesar.cookie
    const sockets = await Promise.all([caesar.socket(), program.socket(), thief.socket()])
    for (const socket of sockets)
      expect(await socket.ask({ do: 'watch', table, seat: 'caesar' })).toMatchObject({ ok: true })
    const closed = Promise.all(sockets.map((socket) => socket.closed()))
    await caesar.ok(caesar.post('/accounts', { name: 'Marcus', password: PASSWORD }))
    expect(caesar.cookie).not.toBe(thief.cookie)
    for (const client of [program, thief]) {
      expect((await client.get('/me')).body.person).toBeNull()
      expect((await client.get(`/tables/${table}?seat=caesar`)).status).toBe(403)
    }
    expect(await closed).toEqual([1008, 1008, 1008])
    expect((await caesar.ok(caesar.get('/tokens'))).tokens).toEqual([])
    expect((await caesar.ok(caesar.get('/sessions'))).sessions).toHaveLength(1)
    // The browser comes back with the cookie it was given.
    const again = await caesar.socket()
    expect(await again.ask({ do: 'watch', table, seat: 'caesar' })).toMatchObject({ ok: true })
    again.close()
    await act(caesar, table, 'caesar')
  })

  test('who ask for two names at once get one', async () => {
    const guest = await server.guest()
    const names = ['Castor', 'Pollux']
    const replies = await Promise.all(names.map((name) => guest.post('/accounts', { name, password: PASSWORD })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { name } = (await guest.get('/me')).body.person
    const won = replies.findIndex(({ status }) => status === 200)
    expect(name).toBe(names[won])
  })
})

describe('names', () => {
  test('are taken whatever their case or the way they are written', async () => {
    await account(server, 'Straße ﬁn')
    await account(server, 'Σίσυφος')
    for (const name of ['STRASSE FIN', 'strasse fin', '  Straße   ﬁn ', 'ΣΊΣΥΦΟΣ', 'σίσυφοσ']) {
      const guest = await server.guest()
      expect((await guest.post('/accounts', { name, password: PASSWORD })).body.error.code).toBe('name-taken')
    }
  })

  test('of every script are welcome, and kept composed', async () => {
    for (const name of ['Ἀλκιβιάδης', 'Zoë', 'विक्रमादित्य', '曹操', 'عمر', "D'Annunzio", 'André'.normalize('NFD')]) {
      const guest = await server.guest()
      const { person } = await guest.ok(guest.post('/accounts', { name, password: PASSWORD }))
      expect(person.name).toBe(name.normalize('NFC'))
    }
  })

  test('that would mislead the eye are not', async () => {
    const guest = await server.guest()
    for (const name of [
      'x',
      ' ',
      '<b>Nero</b>',
      'a\u202Eb',
      'a\u200Bb',
      'a\u0000b',
      '-Nero',
      `Ze${'\u0301'.repeat(9)}`,
      '🗡️🗡️',
    ])
      expect([name, (await guest.post('/accounts', { name, password: PASSWORD })).status]).toEqual([name, 400])
  })

  test('claimed by two at once go to one of them', async () => {
    const guests = await Promise.all([server.guest(), server.guest(), server.guest()])
    const replies = await Promise.all(
      guests.map((guest, i) =>
        guest.post('/accounts', { name: ['Romulus', 'ROMULUS', 'romulus'][i], password: PASSWORD }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { status, body } of replies) if (status === 409) expect(body.error.code).toBe('name-taken')
  })

  test('are free again when their account is deleted', async () => {
    const first = await account(server, 'Tarquinius')
    await first.ok(first.delete('/me', { password: PASSWORD }))
    await account(server, 'tarquinius')
  })
})

describe('signing in', () => {
  test('needs the right name and password, and says the same of both', async () => {
    await account(server, 'Cato')
    const client = server.client()
    const wrong = await client.post('/sessions', { name: 'Cato', password: 'delenda est' })
    const unknown = await client.post('/sessions', { name: 'Nobody at all', password: PASSWORD })
    expect(wrong.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.headers.get('set-cookie')).toBeNull()
    const { person } = await client.ok(client.post('/sessions', { name: 'cATO', password: PASSWORD }))
    expect(person.name).toBe('Cato')
  })

  test('is limited for those who guess, whoever they guess at', async () => {
    const own = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
    const client = own.client()
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, i) => (await client.post('/sessions', { name: `Cato ${i}`, password: 'carthago' })).status,
      ),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(12)
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
    await own.stop()
  })

  test('out ends the session, and the cookie is good for nothing', async () => {
    const client = await account(server, 'Curio')
    const { cookie } = client
    const out = await client.delete('/sessions/current')
    expect(out.headers.get('set-cookie')).toMatch(/^iacta=;.*Max-Age=0/)
    client.cookie = cookie
    expect((await client.get('/me')).body.person).toBeNull()
    expect((await client.get('/sessions')).status).toBe(401)
  })
})

describe('sessions', () => {
  test('are listed and revoked, one’s own only', async () => {
    const here = await account(server, 'Brutus')
    const there = await signIn(server, 'Brutus')
    const { sessions } = await here.ok(here.get('/sessions'))
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
    expect(JSON.stringify(sessions)).not.toContain('hash')
    const stranger = await account(server, 'Casca')
    expect((await stranger.delete(`/sessions/${sessions[1].id}`)).status).toBe(404)
    await here.ok(here.delete(`/sessions/${sessions[1].id}`))
    expect((await there.get('/me')).body.person).toBeNull()
    expect((await here.get('/me')).body.person.name).toBe('Brutus')
    expect((await here.delete(`/sessions/${sessions[1].id}`)).status).toBe(404)
  })

  test('that are revoked stop working at once on an open socket', async () => {
    const { caesar, table } = await pair(server)
    await caesar.ok(caesar.post('/accounts', { name: 'Cassius', password: PASSWORD }))
    const there = await signIn(server, 'Cassius')
    const socket = await there.socket()
    await socket.ask({ do: 'watch', table, seat: 'caesar' })
    const { actions } = await scene(caesar, table, 'caesar')
    const closed = socket.closed()
    const { sessions } = await caesar.ok(caesar.get('/sessions'))
    await caesar.ok(caesar.delete(`/sessions/${sessions[1].id}`))
    const before = socket.heard.length
    socket.send({ id: 99, do: 'act', table, seat: 'caesar', action: actions[0] })
    expect(await closed).toBe(1008)
    expect((await scene(caesar, table, 'caesar')).sequence).toBe(0)
    await act(caesar, table, 'caesar')
    expect(socket.heard.length).toBe(before)
  })

  test('are not remembered by a request that was under way when they ended', async () => {
    const { people } = server.running.service
    const { cookie } = await people.newGuest('a browser', 0)
    const visitor = await people.visitor({ cookie }, 0)
    if (!visitor) throw new Error('a new guest is nobody')
    // Not seen for hours, so that looking him up takes two steps; between them he signs out.
    const later = 5 * 3_600_000
    await Promise.all([people.visitor({ cookie }, later), people.revoke(visitor, 'session', visitor.sessionId)])
    expect(await people.visitor({ cookie }, later)).toBeNull()
  })

  test('ended in another process end here within a few seconds, sockets too', async () => {
    let now = Date.now()
    const own = await TestServer.start({}, { now: () => now })
    const client = await own.guest()
    const socket = await client.socket()
    const { service } = own.running
    expect((await client.get('/me')).body.person).not.toBeNull()
    // As another process would, behind this one's back.
    await service.store.db.deleteFrom('sessions').execute()
    // What is made to last is never made from memory.
    expect((await client.post('/tokens', { label: 'a way back' })).status).toBe(401)
    now += REMEMBERED_FOR
    expect((await client.get('/me')).body.person).toBeNull()
    expect(await socket.closed()).toBe(1008)
    await own.stop()
  })

  test('that nobody used for half a year are over', async () => {
    let now = Date.now()
    const own = await TestServer.start({}, { now: () => now })
    const client = await own.guest()
    now += 100 * 86_400_000
    expect((await client.get('/me')).body.person).not.toBeNull()
    now += 181 * 86_400_000
    expect((await client.get('/me')).body.person).toBeNull()
    await own.stop()
  })
})

describe('a new password', () => {
  test('needs the old one, and signs out everywhere else, programs included', async () => {
    const here = await account(server, 'Lepidus')
    const there = await signIn(server, 'Lepidus')
    const { token } = await here.ok(here.post('/tokens', { label: 'a bot' }))
    const program = server.client()
    program.token = token
    const sockets = await Promise.all([there.socket(), program.socket(), here.socket()])
    const closed = Promise.all(sockets.map((socket) => socket.closed()))
    const before = server.client()
    before.cookie = here.cookie
    const change = (old: string) => here.patch('/me', { password: { old, new: 'another one' }, language: 'it' })
    expect((await change('not this')).status).toBe(401)
    expect((await here.get('/me')).body.person.language).toBeNull()
    await here.ok(change(PASSWORD))
    expect((await there.get('/me')).body.person).toBeNull()
    expect((await program.get('/me')).body.person).toBeNull()
    expect((await here.get('/me')).body.person).toMatchObject({ name: 'Lepidus', language: 'it' })
    // Here too another cookie counts from now on; what was open with the one before comes back with it.
    expect((await before.get('/me')).body.person).toBeNull()
    expect(await closed).toEqual([1008, 1008, 1008])
    const again = await here.socket()
    expect(await again.ask({ do: 'ping' })).toMatchObject({ ok: true })
    again.close()
    expect((await server.client().post('/sessions', { name: 'Lepidus', password: PASSWORD })).status).toBe(401)
    await signIn(server, 'Lepidus', 'another one')
  })

  test('is not for guests, who have none', async () => {
    const guest = await server.guest()
    expect((await guest.patch('/me', { password: { old: '', new: 'something' } })).status).toBe(401)
  })
})

describe('tokens', () => {
  test('let a program play, without origin or cookie, until they are revoked', async () => {
    const { caesar, table } = await pair(server)
    const { id, token } = await caesar.ok(caesar.post('/tokens', { label: 'my bot' }))
    const program = server.client()
    program.token = token
    expect((await program.get('/me')).body).toEqual((await caesar.get('/me')).body)
    await act(program, table, 'caesar')
    const socket = await program.socket()
    expect(await socket.ask({ do: 'watch', table, seat: 'caesar' })).toMatchObject({ ok: true })
    const { tokens } = await caesar.ok(caesar.get('/tokens'))
    expect(tokens).toEqual([expect.objectContaining({ id, label: 'my bot' })])
    expect(JSON.stringify(tokens)).not.toContain(token)
    const closed = socket.closed()
    await caesar.ok(caesar.delete(`/tokens/${id}`))
    expect((await program.get('/me')).body.person).toBeNull()
    expect((await program.get('/tables?mine=1')).status).toBe(401)
    expect(await closed).toBe(1008)
  })

  test('cannot decide about the account', async () => {
    const client = await account(server, 'Milo')
    const { token, id } = await client.ok(client.post('/tokens', { label: 'a bot' }))
    const { sessions } = await client.ok(client.get('/sessions'))
    const other = await client.ok(client.post('/tokens', { label: 'another' }))
    const program = server.client()
    program.token = token
    expect((await program.post('/tokens', { label: 'more' })).status).toBe(403)
    expect((await program.delete('/me')).status).toBe(403)
    expect((await program.delete(`/sessions/${sessions[0].id}`)).status).toBe(403)
    expect((await program.delete(`/tokens/${other.id}`)).status).toBe(403)
    expect((await program.patch('/me', { password: { old: PASSWORD, new: 'mine now!' } })).status).toBe(403)
    expect((await client.get('/me')).body.person.name).toBe('Milo')
    await program.ok(program.delete(`/tokens/${id}`))
    expect((await program.get('/me')).body.person).toBeNull()
  })

  test('of a guest cannot take a name and a password for him', async () => {
    const guest = await server.guest()
    const program = server.client()
    program.token = (await guest.ok(guest.post('/tokens', { label: 'a bot' }))).token
    expect((await program.post('/accounts', { name: 'Usurper', password: PASSWORD })).status).toBe(403)
  })

  test('are no cookies, and cookies no tokens', async () => {
    const guest = await server.guest()
    const { token } = await guest.ok(guest.post('/tokens', { label: 'a bot' }))
    const [name, signed] = (guest.cookie ?? '').split('=')
    await guest.get('/me')
    const other = server.client()
    other.token = signed.split('.')[0]
    expect((await other.get('/me')).body.person).toBeNull()
    other.token = null
    other.cookie = `${name}=${token}`
    expect((await other.get('/me')).body.person).toBeNull()
    other.cookie = `${name}=${token}.${signed.split('.')[1]}`
    expect((await other.get('/me')).body.person).toBeNull()
  })
})

describe('deleting an account', () => {
  test('leaves the tables whole and the seats without a name', async () => {
    const { caesar, pompeius, table } = await pair(server)
    await caesar.ok(caesar.post('/accounts', { name: 'Sulla', password: PASSWORD }))
    await caesar.ok(caesar.post(`/tables/${table}/messages`, { text: 'I leave no enemy unpaid' }))
    await caesar.ok(caesar.put(`/tables/${table}/note`, { text: 'a secret plan' }))
    await act(caesar, table, 'caesar')
    await act(pompeius, table, 'pompeius')
    const { token } = await caesar.ok(caesar.post('/tokens', { label: 'a bot' }))
    const socket = await caesar.socket()
    const closed = socket.closed()
    const open = await caesar.ok(caesar.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const cookie = caesar.cookie
    await caesar.ok(caesar.delete('/me', { password: PASSWORD }))
    caesar.cookie = cookie
    expect((await caesar.get('/me')).body.person).toBeNull()
    expect((await caesar.request('GET', '/me', undefined, { authorization: `Bearer ${token}` })).body.person).toBeNull()
    expect(await closed).toBe(1008)
    expect((await server.client().post('/sessions', { name: 'Sulla', password: PASSWORD })).status).toBe(401)
    const seen = await pompeius.ok(pompeius.get(`/tables/${table}?seat=pompeius`))
    expect(seen.table.seats[0]).toMatchObject({ kind: 'person', name: null, deserted: true })
    expect(seen.scene.sequence).toBe(1)
    expect((await pompeius.ok(pompeius.get(`/tables/${table}/messages`))).messages).toEqual([])
    // What he had left open is closed; what is played nobody need wait for.
    expect((await pompeius.get(`/tables/${open.id}`)).body.table.status).toBe('cancelled')
    const claimed = await pompeius.ok(pompeius.post(`/tables/${table}/claim`, { seat: 'caesar' }))
    expect(claimed).toMatchObject({ status: 'over', outcome: { winners: [1], way: 'resigned' } })
    const rows = await server.running.service.store.db.selectFrom('notes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('a secret plan')
  })

  test('lets the computer go on instead, if the other prefers', async () => {
    const { caesar, pompeius, table } = await pair(server)
    expect((await pompeius.post(`/tables/${table}/bot`, { seat: 'caesar' })).body.error.code).toBe('time-left')
    await caesar.ok(caesar.delete('/me'))
    await pompeius.ok(pompeius.post(`/tables/${table}/bot`, { seat: 'caesar' }))
    expect((await pompeius.ok(pompeius.get(`/tables/${table}`))).table.seats[0].kind).toBe('bot')
  })
})

describe('passwords', () => {
  test('are kept as salted scrypt, tokens and cookies as hashes', async () => {
    const costly = await TestServer.start({}, { passwordCost: undefined })
    onTestFinished(() => costly.stop())
    const client = await account(costly, 'Metellus')
    const { token } = await client.ok(client.post('/tokens', { label: 'a bot' }))
    const { db } = costly.running.service.store
    const people = await db.selectFrom('people').select('password').where('name', '=', 'Metellus').execute()
    expect(people[0].password).toMatch(/^scrypt\$131072\$8\$1\$/)
    const sessions = JSON.stringify(await db.selectFrom('sessions').selectAll().execute())
    expect(sessions).not.toContain(token)
    expect(sessions).not.toContain((client.cookie ?? '').split('=')[1].split('.')[0])
  })
})

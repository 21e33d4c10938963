import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from './company.ts'
import { type Client, TestServer } from './harness.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'])('a guest’s nickname, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    const store: Record<string, string> = engine === 'sqlite' ? {} : { DATABASE_URL: await postgres.database() }
    server = await TestServer.start({ IACTA_ALLOWANCE: '100000', ...store })
  })
  afterAll(() => server.stop())

  const call = (client: Client, nickname: string | null) => client.patch('/me', { nickname })
  const codeOf = async (client: Client, nickname: string): Promise<string> =>
    (await call(client, nickname)).body.error?.code ?? 'good'

  test('is shown wherever the guest is named: at seats, as host, in talk', async () => {
    const guest = await server.guest()
    const { id } = await guest.ok(guest.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const { person } = await guest.ok(call(guest, '  Gaius   Asinius '))
    expect(person).toMatchObject({ name: null, nickname: 'Gaius Asinius', since: null })
    const reader = await server.guest()
    const { table } = await reader.ok(reader.get(`/tables/${id}`))
    expect(table.seats[0]).toMatchObject({ name: null, nickname: 'Gaius Asinius' })
    expect(table.host).toMatchObject({ name: null, nickname: 'Gaius Asinius' })
    const said = await guest.ok(guest.post(`/tables/${id}/messages`, { text: 'salve' }))
    expect(said).toMatchObject({ name: null, nickname: 'Gaius Asinius' })
    const { messages } = await guest.ok(guest.get(`/tables/${id}/messages`))
    expect(messages[0]).toMatchObject({ name: null, nickname: 'Gaius Asinius' })
    await guest.ok(call(guest, null))
    expect((await reader.ok(reader.get(`/tables/${id}`))).table.seats[0].nickname).toBeNull()
  })

  test('keeps the rules for names: seen, of one alphabet, nobody’s of the house', async () => {
    const guest = await server.guest()
    expect(await codeOf(guest, ' ')).toBe('bad-request')
    expect(await codeOf(guest, 'Сaesar')).toBe('name-mixed')
    expect(await codeOf(guest, 'Admin')).toBe('name-reserved')
    expect(await codeOf(guest, 'Legatus')).toBe('name-reserved')
    expect((await guest.ok(guest.get('/me'))).person.nickname).toBeNull()
  })

  test('is nobody else’s name or nickname, nor looks like one', async () => {
    await account(server, 'Sertorius')
    const [one, other] = [await server.guest(), await server.guest()]
    expect(await codeOf(one, 'sertorius')).toBe('name-taken')
    expect(await codeOf(one, 'Sert0rius')).toBe('name-alike')
    expect(await codeOf(one, 'Perperna')).toBe('good')
    expect(await codeOf(one, 'PERPERNA')).toBe('good')
    expect(await codeOf(other, 'Perperna')).toBe('name-alike')
    expect(await codeOf(other, 'Pérperna')).toBe('name-alike')
    const both = await Promise.all([codeOf(one, 'Marcus Brutus'), codeOf(other, 'Marcus Brutus')])
    expect(both.sort()).toEqual(['good', 'name-alike'])
  })

  test('gives way to somebody who takes it as his name, and is gone when its guest takes one', async () => {
    const guest = await server.guest()
    await guest.ok(call(guest, 'Metellus'))
    await account(server, 'Metellus')
    expect((await guest.ok(guest.get('/me'))).person.nickname).toBeNull()
    await guest.ok(call(guest, 'Scipio Metellus'))
    await guest.ok(guest.post('/accounts', { name: 'Scipio Metellus', password: 'alea iacta est' }))
    expect((await guest.ok(guest.get('/me'))).person).toMatchObject({ name: 'Scipio Metellus', nickname: null })
    expect(await codeOf(guest, 'Nasica')).toBe('has-name')
  })
})

test('a flood of nicknames costs who floods', async () => {
  const server = await TestServer.start({ IACTA_ALLOWANCE: '10' })
  try {
    const guest = await server.guest()
    const names = Array.from({ length: 40 }, (_, i) => ({ nickname: `Numerius ${i}` }))
    const replies = await Promise.all(names.map((name) => guest.patch('/me', name)))
    expect(replies.map(({ status }) => status)).toContain(429)
  } finally {
    await server.stop()
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/index.ts'
import { MAX_CHALLENGES } from '../src/tables/challenges.ts'
import { account } from './company.ts'
import { type Client, TestServer } from './harness.ts'
import { PostBox, TestNotices } from './notices-harness.ts'

let server: TestServer
let box: PostBox
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000', IACTA_WEBHOOKS: '1' })
  box = await PostBox.start()
})
afterAll(async () => {
  await server.stop()
  await box.stop()
})

let people = 0
const somebody = async (): Promise<{ client: Client; name: string }> => {
  // Letters that are not taken for one another.
  const name = `Provocator ${'abcdefgh'[people % 8]}${'abcdefgh'[Math.floor(people++ / 8)]}`
  return { name, client: await account(server, name) }
}
const challenge = (client: Client, name: string, spec: object = {}) =>
  client.post('/tables', {
    game: 'julius-caesar',
    visibility: 'private',
    seats: { caesar: 'me', pompeius: { for: name } },
    ...spec,
  })
const codeOf = async (reply: ReturnType<typeof challenge>): Promise<string> => (await reply).body.error?.code ?? 'good'

describe('a challenge', () => {
  test('keeps a seat for somebody by name, who finds it among his tables and takes it', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const table = await one.client.ok(challenge(one.client, other.name.toUpperCase()))
    expect(table.seats[1]).toMatchObject({ kind: 'open', kept: true, name: other.name })
    expect(table.origin).toEqual({ challenge: true })
    const { tables } = await other.client.ok(other.client.get('/tables?mine=1&status=open'))
    expect(tables).toMatchObject([{ id: table.id, kept: ['pompeius'], host: { name: one.name } }])
    const begun = await other.client.ok(other.client.post(`/tables/${table.id}/join`, { seat: 'pompeius' }))
    expect(begun).toMatchObject({ status: 'running', mine: ['pompeius'] })
  })

  test('is told by the notices there are, until it is answered', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { person } = await other.client.ok(other.client.get('/me'))
    const { store } = server.running.service
    const own = new TestNotices(store, readConfig({ IACTA_WEBHOOKS: '1' }))
    await own.webhook(person, box.url)
    const noted = () => store.db.selectFrom('notices').selectAll().where('person_id', '=', person.id).execute()
    const { id } = await one.client.ok(challenge(one.client, other.name))
    await expect.poll(async () => (await noted()).map(({ kind }) => kind)).toEqual(['challenge'])
    own.clock.now = (await noted())[0].due_at
    await own.after(0)
    expect(box.told.at(-1)).toMatchObject({ kind: 'news', tables: [{ id, kind: 'challenge' }] })
    // What is declined before it was told is not told.
    await other.client.ok(other.client.post(`/tables/${id}/leave`, {}))
    const { id: next } = await one.client.ok(challenge(one.client, other.name))
    await expect.poll(async () => (await noted()).map(({ table_id }) => table_id)).toEqual([next])
    await other.client.ok(other.client.post(`/tables/${next}/leave`, {}))
    const sent = box.told.length
    own.clock.now = (await noted())[0].due_at + 3_600_000
    await own.after(0)
    expect([box.told.length, await noted()]).toEqual([sent, []])
  })

  test('is nobody else’s to take, and may be declined', async () => {
    const [one, other, third] = [await somebody(), await somebody(), await somebody()]
    const { id } = await one.client.ok(challenge(one.client, other.name, { visibility: 'public' }))
    const join = () => third.client.post(`/tables/${id}/join`, { seat: 'pompeius' })
    expect((await join()).body.error.code).toBe('seat-kept')
    const left = await other.client.ok(other.client.post(`/tables/${id}/leave`, {}))
    expect(left.seats[1]).toMatchObject({ kind: 'open', kept: false, name: null })
    expect((await join()).body).toMatchObject({ status: 'running' })
  })

  test('is for people with a name, from people with a name, and not for oneself', async () => {
    const [one, guest] = [await somebody(), await server.guest()]
    expect((await challenge(guest, one.name)).status).toBe(403)
    expect((await challenge(one.client, 'Nobody At All')).status).toBe(404)
    expect((await challenge(one.client, one.name)).status).toBe(400)
    expect((await challenge(one.client, one.name, { seats: { caesar: { for: 'x'.repeat(61) } } })).status).toBe(400)
  })

  test('is one at a time for the same person, and not too many in all', async () => {
    const [one, other] = [await somebody(), await somebody()]
    await one.client.ok(challenge(one.client, other.name))
    expect(await codeOf(challenge(one.client, other.name))).toBe('challenged')
    for (let i = 1; i < MAX_CHALLENGES; i++) await one.client.ok(challenge(one.client, (await somebody()).name))
    expect(await codeOf(challenge(one.client, (await somebody()).name))).toBe('too-many-challenges')
  })

  test('does not reach who has muted the challenger', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { person } = await one.client.ok(one.client.get('/me'))
    await other.client.ok(other.client.put(`/mutes/${person.id}`, { on: true }))
    expect(await codeOf(challenge(one.client, other.name))).toBe('not-challenged')
  })
})

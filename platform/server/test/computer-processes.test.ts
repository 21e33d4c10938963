import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, scene } from './company.ts'
import { Client, TestServer } from './harness.ts'
import { Thoughts, TOLD, until } from './thoughts.ts'

/** The computer's seats at tables that two processes know, on one PostgreSQL. */
const thoughts = new Thoughts()
let postgres: Postgres
let here: TestServer
let there: TestServer
let now = Date.now()
beforeAll(async () => {
  postgres = await startPostgres()
  // What a test leaves unanswered keeps a thread from the others.
  const env = { DATABASE_URL: await postgres.database(), IACTA_ALLOWANCE: '1000000', IACTA_BOT_WORKERS: '20' }
  const around = { threads: TOLD, now: () => now }
  here = await TestServer.start(env, around)
  there = await TestServer.start(env, around)
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  await postgres.stop()
  thoughts.close()
})

/** Somebody as Pompeius against a legatus, at a table set up here; the same person there; what is thought over first. */
async function against(at = here) {
  const pompeius = await at.guest()
  const seats = { caesar: { bot: 'legatus' }, pompeius: 'me' }
  const { id: table } = await pompeius.ok(pompeius.post('/tables', { game: 'julius-caesar', seats }))
  const meanwhile = new Client(there.url)
  meanwhile.cookie = pompeius.cookie
  return { table, pompeius, meanwhile, choice: await thoughts.begun(table) }
}

const seen = async (client: Client, table: string): Promise<number> => (await scene(client, table, 'pompeius')).sequence

/** Threads that were asked about a table; each process has its own. */
const askedAt = (table: string): Set<string> => new Set(thoughts.about(table).map(({ thread }) => thread))

describe('two processes', () => {
  test('do not think about the same thing', async () => {
    const { table, meanwhile, choice } = await against()
    // Who acts there makes that process look after the computer's seat too.
    await act(meanwhile, table, 'pompeius')
    await until(() => askedAt(table).size > 1)
    thoughts.let(choice, 'answer')
    await until(async () => (await seen(meanwhile, table)) === 2)
    const next = await thoughts.begun(table, 1)
    expect(next.thought.known.heard.length).toBeGreaterThan(choice.thought.known.heard.length)
    expect(thoughts.long(table)).toHaveLength(2)
  })

  test('carry on for each other: what one does not come back from is left to the other, after a while', async () => {
    const { table, pompeius, meanwhile, choice: first } = await against()
    thoughts.let(first, 'answer')
    await act(pompeius, table, 'pompeius')
    const choice = await thoughts.begun(table, 1)
    await act(pompeius, table, 'pompeius')
    const own = await seen(pompeius, table)
    const before = thoughts.about(table).length
    // A legatus may take ten seconds for it, and has five more.
    now += 14_000
    await there.running.service.tables.sweep()
    // Whatever was asked there before this was asked by now.
    await against(there)
    expect(thoughts.about(table)).toHaveLength(before)
    now += 1001
    await there.running.service.tables.sweep()
    const again = await thoughts.begun(table, 2)
    expect(again.thread).not.toBe(choice.thread)
    expect(again.thought.known).toEqual(choice.thought.known)
    thoughts.let(again, 'answer')
    await until(async () => (await seen(meanwhile, table)) > own)
    // What the other had to say about it comes too late, and changes nothing.
    thoughts.let(choice, 'answer')
    await until(async () => (await seen(pompeius, table)) === (await seen(meanwhile, table)))
    // Nothing else was thought over twice.
    const known = thoughts.long(table).map(({ thought }) => JSON.stringify(thought.known))
    expect(new Set(known.slice(1)).size).toBe(known.length - 2)
  })

  test('both know why the computer did what it did', async () => {
    const { table, pompeius, meanwhile, choice } = await against()
    await act(pompeius, table, 'pompeius')
    thoughts.let(choice, 'answer')
    const why = async (client: Client) =>
      (await client.ok(client.get(`/tables/${table}/explanation?seat=caesar`))).explanation
    for (const client of [pompeius, meanwhile]) {
      await until(async () => (await seen(client, table)) === 2)
      expect(await why(client)).toEqual({ key: 'discard', params: {} })
    }
  })

  test('let a game of computers be played where it was set up', async () => {
    const client = await here.guest()
    const seats = { caesar: 'bot', pompeius: { bot: 'tiro' } }
    const { id } = await client.ok(client.post('/tables', { game: 'julius-caesar', seats }))
    const meanwhile = new Client(there.url)
    meanwhile.cookie = client.cookie
    await until(async () => (await meanwhile.ok(meanwhile.get(`/tables/${id}`))).scene.sequence > 40)
    const kinds = thoughts.about(id).map(({ thought }) => thought.level)
    expect(new Set(kinds)).toEqual(new Set(['miles', 'tiro']))
  })
})

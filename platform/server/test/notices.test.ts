import { createHmac } from 'node:crypto'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig, Store } from '../src/index.ts'
import { BACK_OFF, BATCHED_FOR, MAX_ATTEMPTS, MAX_FAILURES, QUIET_FOR } from '../src/notices/notices.ts'
import { TestServer } from './harness.ts'
import { move, PostBox, player, TestNotices, tableOf } from './notices-harness.ts'

const CONFIG = readConfig({ IACTA_WEBHOOKS: '1' })
const MINUTE = 60_000

let server: TestServer
let box: PostBox
beforeAll(async () => {
  // It offers nothing itself, so that all that is noted is noted by the clocks of these tests.
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  box = await PostBox.start()
})
afterEach(async () => {
  await store().db.deleteFrom('notices').execute()
  await store().db.deleteFrom('channels').execute()
  await box.stop()
})

const store = (): Store => server.running.service.store
const outside = (clock?: { now: number }): TestNotices => new TestNotices(store(), CONFIG, clock)
const channel = (id: string) =>
  store().db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const waiting = () => store().db.selectFrom('notices').selectAll().execute()

/** Caesar has a webhook, and is asked at a table with Pompeius. */
async function caesarIsAsked(own = outside()) {
  const caesar = await player(server)
  const pompeius = await player(server)
  const hook = await own.webhook(caesar.person, box.url)
  const table = await tableOf(caesar, pompeius)
  await own.notices.yourMove(caesar.person.id, table)
  return { own, caesar, pompeius, hook, table }
}

describe('a notice', () => {
  test('comes of itself when the game asks somebody, and to nobody else', async () => {
    const telling = await TestServer.start({ IACTA_WEBHOOKS: '1' })
    try {
      const own = new TestNotices(telling.running.service.store, CONFIG)
      const [caesar, pompeius] = [await player(telling), await player(telling)]
      await own.webhook(caesar.person, box.url)
      const table = await tableOf(caesar, pompeius)
      const noted = () => telling.running.service.store.db.selectFrom('notices').selectAll().execute()
      await expect.poll(async () => (await noted()).map(({ person_id }) => person_id)).toEqual([caesar.person.id])
      own.clock.now = (await noted())[0].due_at
      await own.after(0)
      expect(box.told.map(({ tables }) => tables.map(({ id }) => id))).toEqual([[table]])
      expect(await noted()).toEqual([])
      await move(caesar, table, 'caesar')
      await move(pompeius, table, 'pompeius')
      await expect.poll(async () => (await noted()).map(({ table_id }) => table_id)).toEqual([table])
    } finally {
      await telling.stop()
    }
  })

  test('waits a while', async () => {
    const { own } = await caesarIsAsked()
    await own.after(BATCHED_FOR - 1000)
    expect(box.letters).toEqual([])
    await own.after(2000)
    expect(box.letters.length).toBe(1)
  })

  test('tells the kind, the time and the tables, and is signed with the secret that was shown', async () => {
    const { own, hook, table } = await caesarIsAsked()
    await own.afterTheWait()
    const [letter] = box.letters
    expect(letter).toMatchObject({ path: '/hook', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(letter.body.toString())).toEqual({
      kind: 'your-move',
      at: own.clock.now,
      tables: [{ id: table, game: 'julius-caesar', kind: 'move', url: `http://iacta.example/table/${table}` }],
    })
    const expected = createHmac('sha256', hook.secret).update(letter.body).digest('hex')
    expect(letter.headers['x-iacta-signature']).toBe(`sha256=${expected}`)
  })

  test('is one for several tables', async () => {
    const { own, caesar, pompeius, table } = await caesarIsAsked()
    const others = [await tableOf(caesar, pompeius), await tableOf(caesar, pompeius)]
    for (const other of others) await own.notices.yourMove(caesar.person.id, other)
    await own.afterTheWait()
    expect(box.told.length).toBe(1)
    expect(new Set(box.told[0].tables.map(({ id }) => id))).toEqual(new Set([table, ...others]))
  })

  test('leaves quiet behind it, whatever else happens', async () => {
    const { own, caesar, pompeius } = await caesarIsAsked()
    await own.afterTheWait()
    const others = [await tableOf(caesar, pompeius), await tableOf(caesar, pompeius)]
    for (const other of others) await own.notices.yourMove(caesar.person.id, other)
    await own.after(QUIET_FOR - 1000)
    expect(box.told.length).toBe(1)
    await own.after(2000)
    expect(box.told.length).toBe(2)
    expect(box.told[1].tables.length).toBe(2)
  })

  test('is not sent where the person has moved meanwhile', async () => {
    const { own, caesar, table } = await caesarIsAsked()
    await move(caesar, table, 'caesar')
    await own.afterTheWait()
    expect(box.letters).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('that was not needed costs no quiet', async () => {
    const { own, caesar, pompeius, table } = await caesarIsAsked()
    await move(caesar, table, 'caesar')
    await own.afterTheWait()
    const other = await tableOf(caesar, pompeius)
    await own.notices.yourMove(caesar.person.id, other)
    await own.afterTheWait()
    expect(box.told.map(({ tables }) => tables.map(({ id }) => id))).toEqual([[other]])
  })

  test('waits anew when the person moved and is asked again', async () => {
    const { own, caesar, table } = await caesarIsAsked()
    own.clock.now += BATCHED_FOR / 2
    await own.notices.yourMove(caesar.person.id, table)
    await own.after(BATCHED_FOR / 2 + 1000)
    expect(box.letters).toEqual([])
    await own.afterTheWait()
    expect(box.letters.length).toBe(1)
  })

  test('is not sent when the game is over', async () => {
    const { own, pompeius, table } = await caesarIsAsked()
    await pompeius.client.ok(pompeius.client.post(`/tables/${table}/resignation`, { seat: 'pompeius' }))
    await own.afterTheWait()
    expect(box.letters).toEqual([])
  })

  test('is not sent of a table where nobody else plays', async () => {
    const own = outside()
    const caesar = await player(server)
    await own.webhook(caesar.person, box.url)
    const { id } = await caesar.client.ok(
      caesar.client.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } }),
    )
    await own.notices.yourMove(caesar.person.id, id)
    await own.afterTheWait()
    expect(box.letters).toEqual([])
  })

  test('is not sent on vacation, but after it', async () => {
    const { own, caesar, table } = await caesarIsAsked()
    await caesar.client.ok(caesar.client.patch('/me', { vacationDays: 2 }))
    // Until it begins everything is as ever.
    await own.afterTheWait()
    expect(box.letters.length).toBe(1)
    await own.after(86_400_000)
    await own.notices.yourMove(caesar.person.id, table)
    await own.afterTheWait()
    await own.after(86_400_000)
    expect(box.letters.length).toBe(1)
    await own.after(86_400_000)
    expect(box.letters.length).toBe(2)
  })

  test('goes with the person who deletes the account', async () => {
    const { own, caesar } = await caesarIsAsked()
    await caesar.client.ok(caesar.client.delete('/me'))
    await own.afterTheWait()
    expect(box.letters).toEqual([])
  })
})

describe('whoever is there', () => {
  test('needs no notice of the table he watches', async () => {
    const { own, caesar, pompeius, table } = await caesarIsAsked()
    const other = await tableOf(caesar, pompeius)
    await own.notices.yourMove(caesar.person.id, other)
    const leave = own.presence.enter(caesar.person.id, table)
    await own.afterTheWait()
    expect(box.told.map(({ tables }) => tables.map(({ id }) => id))).toEqual([[other]])
    leave()
    await own.after(QUIET_FOR)
    expect(box.letters.length).toBe(1)
  })

  test('is told all the same when he leaves before it is due', async () => {
    const { own, caesar, table } = await caesarIsAsked()
    const leave = own.presence.enter(caesar.person.id, table)
    await own.after(BATCHED_FOR / 2)
    leave()
    await own.after(BATCHED_FOR / 2 + 1000)
    expect(box.letters.length).toBe(1)
  })

  test('may be connected to another process', async () => {
    const { own, caesar, table } = await caesarIsAsked()
    const other = outside(own.clock)
    other.presence.enter(caesar.person.id, table)
    // Each looks every few seconds; the other one does before the notice is due.
    await other.after(BATCHED_FOR - 5000)
    await own.after(6000)
    expect(box.letters).toEqual([])
  })

  test('is there while a socket of his watches, and no longer', async () => {
    const { caesar, table } = await caesarIsAsked()
    const { presence } = server.running.service
    const isThere = () => presence.isWatching(caesar.person.id, table)
    expect(isThere()).toBe(false)
    const [first, second] = [await caesar.client.socket(), await caesar.client.socket()]
    await first.ask({ do: 'watch', table, seat: 'caesar' })
    await second.ask({ do: 'watch', table, seat: 'caesar' })
    await second.ask({ do: 'watch', table, seat: null })
    expect(isThere()).toBe(true)
    second.close()
    await second.closed()
    expect(isThere()).toBe(true)
    await first.ask({ do: 'unwatch', table })
    expect(isThere()).toBe(false)
    await first.ask({ do: 'watch', table, seat: 'caesar' })
    first.close()
    await expect.poll(isThere).toBe(false)
    expect(presence.isEmpty).toBe(true)
  })
})

describe('a delivery that fails', () => {
  test('is tried again after a minute, five, thirty …, and then given up', async () => {
    const { own, hook } = await caesarIsAsked()
    box.answer = { status: 500 }
    await own.afterTheWait()
    expect(box.letters.length).toBe(1)
    for (const [i, rest] of BACK_OFF.slice(0, MAX_ATTEMPTS - 1).entries()) {
      await own.after(rest - 1000)
      expect(box.letters.length).toBe(i + 1)
      await own.after(1000)
      expect(box.letters.length).toBe(i + 2)
      expect((await channel(hook.id)).failures).toBe(i + 2)
    }
    expect(await waiting()).toEqual([])
    await own.after(7 * 24 * 60 * MINUTE)
    expect(box.letters.length).toBe(MAX_ATTEMPTS)
  })

  test('is delivered when it works again, and the count begins anew', async () => {
    const { own, hook, table } = await caesarIsAsked()
    box.answer = { status: 503 }
    await own.afterTheWait()
    box.answer = { status: 204 }
    await own.after(BACK_OFF[0])
    expect(box.told.map(({ tables }) => tables[0].id)).toEqual([table, table])
    expect(await channel(hook.id)).toMatchObject({ failures: 0, rests_until: own.clock.now + QUIET_FOR })
    expect(await waiting()).toEqual([])
  })

  test('is tried again at the channel that failed only', async () => {
    const { own, caesar } = await caesarIsAsked()
    const well = await PostBox.start()
    const second = await own.webhook(caesar.person, well.url)
    await own.notices.yourMove(caesar.person.id, (await waiting())[0].table_id)
    box.answer = { status: 500 }
    await own.afterTheWait()
    box.answer = { status: 200 }
    await own.after(BACK_OFF[0])
    expect([box.letters.length, well.letters.length]).toEqual([2, 1])
    expect((await channel(second.id)).failures).toBe(0)
    await well.stop()
  })

  test('by a redirect counts as one', async () => {
    const { own, hook } = await caesarIsAsked()
    box.answer = { status: 302, headers: { location: '/elsewhere' } }
    await own.afterTheWait()
    expect(box.letters.length).toBe(1)
    expect((await channel(hook.id)).failures).toBe(1)
  })

  test('twenty times in a row ends the channel', async () => {
    const { own, caesar, hook, table } = await caesarIsAsked()
    box.answer = { status: 500 }
    for (let i = 1; i <= MAX_FAILURES; i++) {
      expect((await channel(hook.id)).failures).toBe(i - 1)
      await own.notices.yourMove(caesar.person.id, table)
      await own.after(BACK_OFF[BACK_OFF.length - 1])
    }
    expect(box.letters.length).toBe(MAX_FAILURES)
    expect(await own.notices.channels.list(caesar.person.id)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('because the receiver is gone for good ends it at once', async () => {
    const { own, caesar } = await caesarIsAsked()
    box.answer = { status: 410 }
    await own.afterTheWait()
    expect(await own.notices.channels.list(caesar.person.id)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('is logged without the address or the secret', async () => {
    const { own, hook } = await caesarIsAsked()
    box.answer = { status: 500 }
    await own.afterTheWait()
    expect(own.log.lines.join()).toContain('the answer was 500')
    expect(own.log.lines.join()).not.toMatch(new RegExp(`hook\\.example|/hook|${hook.secret}`))
    expect(own.metrics.text()).toContain('iacta_notices_failed_total 1')
  })

  test('does not keep the others waiting', async () => {
    const { own } = await caesarIsAsked()
    const other = await caesarIsAsked(own)
    await store()
      .db.updateTable('channels')
      .set({ target: 'http://nowhere.example/' })
      .where('id', '=', other.hook.id)
      .execute()
    await own.afterTheWait()
    expect(box.letters.length).toBe(1)
    expect((await channel(other.hook.id)).failures).toBe(1)
  })
})

describe('many processes', () => {
  test('send a notice once', async () => {
    const { own } = await caesarIsAsked()
    const others = [outside(own.clock), outside(own.clock), outside(own.clock)]
    own.clock.now += BATCHED_FOR
    await Promise.all([own, ...others].map(({ notices }) => notices.sendDue(own.clock.now)))
    expect(box.letters.length).toBe(1)
  })

  test('take over from one that died while it was sending', async () => {
    const { own } = await caesarIsAsked()
    box.answer = 'silence'
    own.clock.now += BATCHED_FOR
    const dying = own.notices.sendDue(own.clock.now)
    await expect.poll(() => box.letters.length).toBe(1)
    box.answer = { status: 200 }
    const other = outside(own.clock)
    await other.after(QUIET_FOR - 1000)
    expect(box.letters.length).toBe(1)
    await other.after(1000)
    expect(box.letters.length).toBe(2)
    // The first comes to itself too late, and may not spoil what the other has done.
    const [quiet] = await store().db.selectFrom('channels').selectAll().execute()
    await box.stop()
    await dying
    expect(await store().db.selectFrom('channels').selectAll().execute()).toEqual([quiet])
    box = await PostBox.start()
  })
})

describe('on PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('two processes with a store each send every notice once', async () => {
    const url = await postgres.database()
    const shared = await TestServer.start({ IACTA_ALLOWANCE: '100000', DATABASE_URL: url })
    const second = await Store.open({ databaseUrl: url, dataFolder: '' })
    try {
      const clock = { now: Date.now() }
      const processes = [
        new TestNotices(shared.running.service.store, CONFIG, clock),
        new TestNotices(second, CONFIG, clock),
      ]
      const [caesar, pompeius] = [await player(shared), await player(shared)]
      for (const { person } of [caesar, pompeius])
        for (let i = 0; i < 8; i++) await processes[i % 2].webhook(person, `${box.url}/${person.id}/${i}`)
      const tables = [await tableOf(caesar, pompeius), await tableOf(caesar, pompeius)]
      for (const table of tables)
        for (const [i, { person }] of [caesar, pompeius].entries())
          await processes[i].notices.yourMove(person.id, table)
      clock.now += BATCHED_FOR
      await Promise.all(processes.map(({ notices }) => notices.sendDue(clock.now)))
      expect(new Set(box.letters.map(({ path }) => path)).size).toBe(16)
      expect(box.letters.length).toBe(16)
      expect(box.told.every((told) => told.tables.length === 2)).toBe(true)
      expect(await second.db.selectFrom('notices').selectAll().execute()).toEqual([])
      box.answer = { status: 500 }
      await processes[0].notices.yourMove(caesar.person.id, tables[0])
      await processes[1].after(QUIET_FOR)
      expect(box.letters.length).toBe(24)
      const failed = await second.db.selectFrom('channels').select('id').where('failures', '=', 1).execute()
      expect(failed.length).toBe(8)
    } finally {
      await second.close()
      await shared.stop()
    }
  })
})

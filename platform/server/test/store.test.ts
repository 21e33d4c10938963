import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Postgres, query, startPostgres } from '@iacta/testing/postgres'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PresenceNews } from '../src/presence.ts'
import { applied, MIGRATIONS } from '../src/store/migrations.ts'
import { type EventRow, Store, StoreUnavailable, type Where } from '../src/store/store.ts'
import { pause } from './players.ts'
import { ServerProcess } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'iacta-store-'))
let postgres: Postgres
const opened: Store[] = []
beforeAll(async () => {
  postgres = await startPostgres('own')
})
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close().catch(() => undefined)
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function open(where: Where): Promise<Store> {
  const store = await Store.open(where)
  opened.push(store)
  return store
}

const event = (table: string, seq: number, body = ''): EventRow => ({
  table_id: table,
  seq,
  kind: 'act',
  seat: 0,
  body,
  draws: null,
  at: 1,
})

const stored = async (store: Store, table: string): Promise<string[]> => {
  const rows = await store.db.selectFrom('events').selectAll().where('table_id', '=', table).orderBy('seq').execute()
  return rows.map(({ seq, body }) => `${seq} ${body}`)
}

/** Waits for what will be, and fails if it does not come. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 90_000; !(await isSo()); await pause(10))
    if (Date.now() > end) throw new Error('it never came')
}

const settings = (store: Store) =>
  store.db
    .selectFrom('settings')
    .selectAll()
    .execute()
    .then((rows) => rows.map(({ key }) => key))

/** Something done beside an event. */
const note = (key: string) => async (t: Store['db']) => {
  await t.insertInto('settings').values({ key, value: '' }).execute()
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const fresh = async (): Promise<Where> => ({
    databaseUrl: engine === 'postgres' ? await postgres.database() : null,
    dataFolder: mkdtempSync(join(folder, 'data-')),
  })

  describe('the schema', () => {
    test('is made in a new database, and left alone in one that has it', async () => {
      const where = await fresh()
      const first = await open(where)
      const names = MIGRATIONS.map(({ name }) => name).sort()
      expect(await applied(first.db, engine)).toEqual(names)
      await first.append(event('t', 1, 'kept'))
      await first.close()
      const second = await open(where)
      expect(await applied(second.db, engine)).toEqual(names)
      expect(await stored(second, 't')).toEqual(['1 kept'])
    })

    test('is brought forward with a backup first; a failed step changes nothing; an older program refuses', async () => {
      const where = await fresh()
      const old = await open(where)
      await old.append(event('t', 1, 'kept'))
      await old.close()
      const steps = MIGRATIONS as { name: string; up: (db: Store['db']) => Promise<void> }[]
      const step = (up: (db: Store['db']) => Promise<void>): void => {
        steps.push({ name: '999-tomorrow', up })
      }
      try {
        step(async (db) => {
          await sql`create table tomorrow (day text)`.execute(db)
          throw new Error('not yet')
        })
        await expect(Store.open(where)).rejects.toThrow('the database cannot be opened: not yet')
        steps.pop()
        const same = await open(where)
        expect(await applied(same.db, engine)).not.toContain('999-tomorrow')
        await same.close()
        step(async (db) => {
          await sql`create table tomorrow (day text)`.execute(db)
        })
        const brought = await open(where)
        expect(await applied(brought.db, engine)).toContain('999-tomorrow')
        expect((await sql`select * from tomorrow`.execute(brought.db)).rows).toEqual([])
        expect(await stored(brought, 't')).toEqual(['1 kept'])
        await brought.close()
        const kept = engine === 'sqlite' ? 'iacta.db.before-999-tomorrow' : 'postgres.before-999-tomorrow.jsonl.gz'
        expect(existsSync(join(where.dataFolder, kept))).toBe(true)
      } finally {
        steps.splice(steps.findIndex(({ name }) => name === '999-tomorrow'))
      }
      await expect(Store.open(where)).rejects.toThrow('newer than this program: it knows 999-tomorrow')
    })

    test('has the computer play as well as it did before there were levels', async () => {
      const where = await fresh()
      const steps = MIGRATIONS as (typeof MIGRATIONS)[number][]
      const later = steps.splice(1)
      const old = await open(where).finally(() => steps.push(...later))
      const seat = (n: number, kind: string) =>
        sql`insert into seats (table_id, seat, kind, contribution) values ('t', ${n}, ${kind}, '')`.execute(old.db)
      for (const [i, kind] of ['bot', 'person', 'open'].entries()) await seat(i, kind)
      await old.close()
      const brought = await open(where)
      const seats = await brought.db.selectFrom('seats').selectAll().orderBy('seat').execute()
      expect(seats.map(({ level }) => level)).toEqual(['miles', null, null])
      expect(seats[0]).toMatchObject({ explanation: null, thinking_until: null })
    })

    test('is made once when three processes start on a new database at the same time', async () => {
      const where = await fresh()
      const env = { IACTA_DATA: where.dataFolder, DATABASE_URL: where.databaseUrl ?? '' }
      const started = await Promise.allSettled([1, 2, 3].map(() => ServerProcess.start(env)))
      for (const one of started) if (one.status === 'fulfilled') await one.value.kill()
      const said = started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'started')).sort()
      // The embedded database is for one of them.
      const late = engine === 'sqlite' ? expect.stringContaining('another server is using') : 'started'
      expect(said).toEqual([late, late, 'started'])
      const store = await open(where)
      expect(await applied(store.db, engine)).toEqual(MIGRATIONS.map(({ name }) => name).sort())
    })
  })

  if (engine === 'postgres')
    test('an older schema is brought forward once by three processes, and what was there is kept', async () => {
      const where = await fresh()
      const steps = MIGRATIONS as (typeof MIGRATIONS)[number][]
      const later = steps.splice(2)
      await (await open(where).finally(() => steps.push(...later))).close()
      const env = { IACTA_DATA: where.dataFolder, DATABASE_URL: where.databaseUrl ?? '' }
      const started = await Promise.allSettled([1, 2, 3].map(() => ServerProcess.start(env)))
      for (const one of started) if (one.status === 'fulfilled') await one.value.kill()
      expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'started'))).toEqual(
        Array(3).fill('started'),
      )
      const kept = gunzipSync(readFileSync(join(where.dataFolder, `postgres.before-${later[0].name}.jsonl.gz`)))
      const [heading] = kept.toString().split('\n')
      expect(JSON.parse(heading).migrations).toEqual(MIGRATIONS.slice(0, 2).map(({ name }) => name))
    })

  describe('an event', () => {
    test('has its place if it was the first to want it, and is told if it was not', async () => {
      const store = await open(await fresh())
      expect(await store.append(event('t', 1, 'first'))).toBe(true)
      expect(await store.append(event('t', 1, 'second'), null, note('second'))).toBe(false)
      expect(await store.append(event('t', 2, 'third'), null, note('third'))).toBe(true)
      expect(await stored(store, 't')).toEqual(['1 first', '2 third'])
      expect(await settings(store)).toEqual(['third'])
    })

    test('that comes too late does not spoil the others it is written with', async () => {
      const store = await open(await fresh())
      await store.append(event('b', 1, 'was there'))
      const won = await Promise.all([
        store.append(event('c', 1, 'c'), null, note('c')),
        store.append(event('b', 1, 'late'), null, note('late')),
        store.append(event('a', 1, 'a'), null, note('a')),
        store.append(event('c', 1, 'again'), null, note('again')),
        store.append(event('c', 2, 'next'), null, note('next')),
      ])
      expect(won).toEqual([true, false, true, false, true])
      expect(await stored(store, 'b')).toEqual(['1 was there'])
      expect(await stored(store, 'c')).toEqual(['1 c', '2 next'])
      expect((await settings(store)).sort()).toEqual(['a', 'c', 'next'])
    })

    test('moves its table on only if it has its place', async () => {
      const store = await open(await fresh())
      const unknown = { edition: 1, options: '{}', visibility: 'public', rated: 0, clock: '{}', on_timeout: 'claim' }
      await store.db
        .insertInto('tables')
        .values({
          ...{ id: 't', game: 'g', status: 'running', created_by: 'x', created_at: 1, updated_at: 1, started_at: 1 },
          ...{ ended_at: null, secret: 's', commitment: 'c', asked: 3, asked_openly: 3, outcome: null, concluded: 0 },
          ...{ actions: 0, origin: null, offers: '{}', ...unknown },
        } as never)
        .execute()
      const row = () =>
        store.db
          .selectFrom('tables')
          .select(['asked', 'asked_openly', 'orders_due', 'updated_at'])
          .where('id', '=', 't')
          .executeTakeFirstOrThrow()
      await store.append(event('t', 1), { asked: 1, askedOpenly: 3, ordersDue: 7, updatedAt: 5 })
      expect(await row()).toEqual({ asked: 1, asked_openly: 3, orders_due: 7, updated_at: 5 })
      await store.append(event('t', 1), { asked: 2, askedOpenly: 2, ordersDue: null, updatedAt: 9 })
      expect(await row()).toEqual({ asked: 1, asked_openly: 3, orders_due: 7, updated_at: 5 })
      await store.append(event('t', 2), { asked: 2, askedOpenly: 2, ordersDue: null, updatedAt: 9 })
      expect(await row()).toEqual({ asked: 2, asked_openly: 2, orders_due: null, updated_at: 9 })
    })

    test('is refused with all it is written with when what goes beside one of them fails', async () => {
      const where = await fresh()
      const store = await open(where)
      const answers = await Promise.allSettled([
        store.append(event('a', 1), null, note('a')),
        store.append(event('b', 1), null, async (t) => {
          await note('b')(t)
          throw new Error('something is wrong with b')
        }),
        store.append(event('c', 1), null, note('c')),
      ])
      for (const answer of answers) {
        expect(answer.status).toBe('rejected')
        if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(StoreUnavailable)
      }
      expect(await settings(store)).toEqual([])
      for (const table of ['a', 'b', 'c']) expect(await stored(store, table)).toEqual([])
      // And nothing is left half done for the next.
      expect(await store.append(event('a', 1, 'again'), null, note('a'))).toBe(true)
      await store.close()
      const reopened = await open(where)
      expect(await stored(reopened, 'a')).toEqual(['1 again'])
      expect(await settings(reopened)).toEqual(['a'])
    })

    test('that was acknowledged is there when the database is opened again, and no other', async () => {
      const where = await fresh()
      const store = await open(where)
      const acknowledged: string[] = []
      const writing = Array.from({ length: 600 }, async (_, i) => {
        const [table, seq] = [`t${i % 40}`, Math.floor(i / 40) + 1]
        if (await store.append(event(table, seq, `${i}`))) acknowledged.push(`${table} ${seq} ${i}`)
      })
      await Promise.all(writing)
      await store.close()
      const reopened = await open(where)
      const rows = await reopened.db.selectFrom('events').selectAll().execute()
      expect(rows.map(({ table_id, seq, body }) => `${table_id} ${seq} ${body}`).sort()).toEqual(acknowledged.sort())
      expect(rows).toHaveLength(600)
    })

    test('is refused once the store is closed, and what was under way is finished', async () => {
      const where = await fresh()
      const store = await open(where)
      const underWay = store.append(event('t', 1, 'under way'))
      const closing = store.close()
      await expect(store.append(event('t', 2))).rejects.toThrow(StoreUnavailable)
      expect(await underWay).toBe(true)
      await closing
      expect(await stored(await open(where), 't')).toEqual(['1 under way'])
    })
  })

  test('reading sees one moment, whatever is written meanwhile', async () => {
    const where = await fresh()
    const writer = await open(where)
    const reader = await Store.openAsItIs(where)
    opened.push(reader)
    await writer.append(event('t', 1, 'one'))
    await reader.reading(async (t) => {
      const before = await t.selectFrom('events').select('seq').execute()
      await writer.append(event('t', 2, 'two'))
      expect(await t.selectFrom('events').select('seq').execute()).toEqual(before)
    })
    expect(await stored(reader, 't')).toEqual(['1 one', '2 two'])
  })

  test('a mistake in a question is told apart from a database that cannot answer', async () => {
    const store = await open(await fresh())
    await note('once')(store.db)
    await expect(note('once')(store.db)).rejects.not.toBeInstanceOf(StoreUnavailable)
    await expect(sql`select nothing from nowhere`.execute(store.db)).rejects.not.toBeInstanceOf(StoreUnavailable)
    // Neither leaves anything behind.
    await note('twice')(store.db)
    expect((await settings(store)).sort()).toEqual(['once', 'twice'])
  })
})

describe('the embedded database', () => {
  test('does not miss what was removed on purpose', async () => {
    const where = { databaseUrl: null, dataFolder: mkdtempSync(join(folder, 'data-')) }
    const store = await open(where)
    for (let seq = 1; seq <= 5; seq++) await store.append(event('t', seq))
    await store.db.deleteFrom('events').execute()
    await store.close()
    const again = await open(where)
    expect(await stored(again, 't')).toEqual([])
    expect(await again.append(event('t', 1, 'anew'))).toBe(true)
  })

  test('is copied whole while it is being written', async () => {
    const where = { databaseUrl: null, dataFolder: mkdtempSync(join(folder, 'data-')) }
    const store = await open(where)
    const acknowledged: string[] = []
    let isWriting = true
    const writers = Array.from({ length: 20 }, async (_, table) => {
      for (let seq = 1; isWriting; seq++)
        if (await store.append(event(`t${table}`, seq, 'x'.repeat(200)))) acknowledged.push(`t${table} ${seq}`)
    })
    await until(() => acknowledged.length > 400)
    const before = [...acknowledged]
    const copies = mkdtempSync(join(folder, 'copies-'))
    await store.backup(join(copies, 'iacta.db'))
    await expect(store.backup(join(copies, 'iacta.db'))).rejects.toThrow('already there')
    await until(() => acknowledged.length > before.length + 200)
    isWriting = false
    await Promise.all(writers)
    const copy = await open({ databaseUrl: null, dataFolder: copies })
    const rows = await copy.db.selectFrom('events').selectAll().orderBy('table_id').orderBy('seq').execute()
    const held = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`))
    expect(before.filter((one) => !held.has(one))).toEqual([])
    // No table has a gap.
    const last = new Map<string, number>()
    for (const { table_id, seq } of rows) {
      expect(seq).toBe((last.get(table_id) ?? 0) + 1)
      last.set(table_id, seq)
    }
  })
})

describe('PostgreSQL', () => {
  const here = async (): Promise<Where> => ({
    databaseUrl: await postgres.database(),
    dataFolder: mkdtempSync(join(folder, 'data-')),
  })

  test('gives each place to one of two processes that want all of them, and neither waits for ever', async () => {
    const where = await here()
    const [one, other] = [await open(where), await open(where)]
    const tables = Array.from({ length: 60 }, (_, i) => `t${i}`)
    for (let seq = 1; seq <= 5; seq++) {
      const of = (store: Store, order: string[]) =>
        Promise.all(order.map(async (table) => [table, await store.append(event(table, seq, 'x'))] as const))
      const [mine, theirs] = await Promise.all([of(one, tables), of(other, tables.toReversed())])
      const won = new Map(theirs)
      for (const [table, isMine] of mine) expect(isMine, table).toBe(!won.get(table))
    }
  })

  test('carries the news from one process to the other, and again after the line was cut', async () => {
    const where = await here()
    const [speaker, listener] = [await open(where), await open(where)]
    const heard: string[] = []
    let lost = 0
    const present: Pick<PresenceNews, 'here' | 'gone'>[] = []
    const ears = {
      heard: (table: string, seq: unknown) => void heard.push(`${table} ${seq}`),
      presence: ({ here, gone }: PresenceNews) => void present.push({ here, gone }),
      lost: () => void lost++,
    }
    const stop = await listener.listen(ears)
    await speaker.append(event('t', 1))
    await speaker.announce('u')
    await until(() => heard.length === 2)
    expect(heard).toEqual(['t 1', 'u -1'])
    await speaker.announcePresence([['t', 'somebody']], [['u', 'another']])
    // What a process says itself it need not hear.
    await listener.announcePresence([['t', 'me']], [])
    await until(() => present.length > 0)
    expect(present).toEqual([{ here: [['t', 'somebody']], gone: [['u', 'another']] }])
    const crowd = Array.from({ length: 300 }, (_, i) => ['t'.repeat(20), `person-${i}`.padEnd(22, 'x')] as const)
    await speaker.announcePresence(crowd, [])
    await until(() => present.flatMap(({ here }) => here).length === 301)
    await query(
      where.databaseUrl ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen iacta_tables%' and datname = current_database()`,
    )
    // Once because the line was lost, once more because it is there again and what was read meanwhile may be old.
    await until(() => lost === 2)
    await speaker.append(event('t', 2))
    await until(() => heard.includes('t 2'))
    await stop()
    await speaker.append(event('t', 3))
    await speaker.announce('v')
    expect(heard).not.toContain('t 3')
  })

  test('says that it cannot answer while it is down, and answers again when it is back', async () => {
    const store = await open(await here())
    await store.append(event('t', 1, 'before'))
    await postgres.crash()
    expect(await store.isWell()).toBe(false)
    await expect(store.append(event('t', 2, 'lost'))).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(stored(store, 't')).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(store.reading((t) => t.selectFrom('events').selectAll().execute())).rejects.toBeInstanceOf(
      StoreUnavailable,
    )
    await postgres.recover()
    await until(() => store.isWell())
    expect(await stored(store, 't')).toEqual(['1 before'])
    expect(await store.append(event('t', 2, 'after'))).toBe(true)
  })

  test('that is cut off in the middle of a transaction loses all of it, and nothing else', async () => {
    const where = await here()
    const store = await open(where)
    const answers = await Promise.allSettled([
      store.append(event('a', 1), null, async (t) => {
        await query(
          where.databaseUrl ?? '',
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
        )
        await note('a')(t)
      }),
      store.append(event('b', 1)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await until(() => store.isWell())
    expect(await stored(store, 'a')).toEqual([])
    expect(await stored(store, 'b')).toEqual([])
    expect(await store.append(event('b', 1, 'again'))).toBe(true)
  })
})

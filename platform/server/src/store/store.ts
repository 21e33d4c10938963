import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Fault } from '@iacta/kernel'
import { type Insertable, Kysely, sql } from 'kysely'
import Database from 'libsql'
import { makeFolder, STORE_PATIENCE } from '../config.ts'
import type { Pair, PresenceNews } from '../presence.ts'
import { newId } from '../secrets.ts'
import type { Spoken } from '../talk.ts'
import { writeBackup } from './backup.ts'
import { copyDatabase } from './copy.ts'
import { type Disk, embeddedDialect, postgresDialect } from './driver.ts'
import { databaseFile } from './embedded.ts'
import { countWrites, LOCK_PATIENCE, lookThrough, mustBeWhole, writesIn } from './inspect.ts'
import { Journal } from './journal.ts'
import { takeFolder } from './lock.ts'
import { Mark } from './mark.ts'
import { applied, type Engine, MIGRATIONS, migrate, UPGRADE_LOCK } from './migrations.ts'
import { Postgres } from './postgres.ts'
import type { EventsTable, Schema } from './schema.ts'
import { StoreDamaged, StoreUnavailable } from './unavailable.ts'
import { within } from './within.ts'

export type EventRow = Insertable<EventsTable>

/** PostgreSQL's address, or the folder of the embedded database. */
export interface Where {
  readonly databaseUrl: string | null
  readonly dataFolder: string
  /** How long the database, or the disk, is waited for, in milliseconds. */
  readonly storePatience?: number
}

export { StoreDamaged, StoreUnavailable } from './unavailable.ts'

/** What most events change of their table's row; null for nothing. */
export interface Progress {
  readonly asked: number
  readonly askedOpenly: number
  readonly ordersDue: number | null
  readonly updatedAt: number
}

/** What else changes beside an event, in the same transaction: clocks, the end of a game. If it fails so does the event. */
export type AlsoWrite = (transaction: Kysely<Schema>) => Promise<void>

/** What a process hears of the others. `lost` is called when news may have been missed, and again once there will be news. */
export interface Ears {
  heard(tableId: string, news: number | Spoken): void
  presence(news: PresenceNews): void
  lost(): void
}

interface Waiting {
  readonly row: EventRow
  readonly progress: Progress | null
  readonly also: AlsoWrite | null
  resolve(won: boolean): void
  reject(error: Error): void
}

/** How long a statement of those who look after the database may take, in milliseconds: backups, migrations. */
const MAINTENANCE = 3_600_000
/** How long everything else stands still for that, at a time. */
const STANDSTILL = 50
/** Health is looked into once in so many milliseconds, however often it is asked for. */
const HEALTH_EVERY = 1000
/** With less room than this on the disk, in bytes, there is soon none. */
const LEAST_ROOM = 1024 * 1024

/** PostgreSQL's lock that every process which listens has, together with the others; it goes with the process. */
const UP_LOCK = 7051950

/** As many as fit into PostgreSQL's 8,000 bytes of news. */
const PAIRS = 60

/** At most so many events go into one transaction. */
const BATCH = 200
/** How long events are gathered before they are written, in milliseconds. */
const GATHERING = 8

/**
 * The database, and the one place events are written.
 *
 * `append` promises: when it answers true the event is durable; when it answers false another writer had
 * the same sequence number first, or the event with this id of its sender is already there, and nothing was written. Events that come in while one transaction is
 * under way share the next, so that durability costs one flush for many.
 */
export class Store {
  readonly db: Kysely<Schema>
  readonly engine: Engine
  /** The embedded database's file; null on PostgreSQL. */
  readonly file: string | null
  readonly #patience: number
  readonly #postgres: Postgres | null
  readonly #sqlite: InstanceType<typeof Database> | null
  readonly #journal: Journal | null
  #mark: Mark | null = null
  #health: { readonly at: number; readonly trouble: Promise<string | null> } | null = null
  /** This process, among those that share the database. */
  readonly #name = newId()
  #queue: Waiting[] = []
  #writing: Promise<void> | null = null
  #closed = false
  /** Lets another process have the folder of the embedded database. */
  #letGo = (): void => undefined

  private constructor(parts: {
    db: Kysely<Schema>
    engine: Engine
    file: string | null
    patience: number
    postgres: Postgres | null
    sqlite: InstanceType<typeof Database> | null
    journal: Journal | null
  }) {
    this.db = parts.db
    this.engine = parts.engine
    this.file = parts.file
    this.#patience = parts.patience
    this.#postgres = parts.postgres
    this.#sqlite = parts.sqlite
    this.#journal = parts.journal
  }

  /**
   * Opens the database for a server, brings its schema forward (with a backup first), and checks that it answers. The
   * embedded database is for one server at a time.
   */
  static async open(where: Where): Promise<Store> {
    const { databaseUrl, dataFolder } = where
    if (databaseUrl) return Store.#ready(where, (store) => store.#bringForward(where))
    makeFolder(dataFolder)
    const letGo = takeFolder(dataFolder, LOCK_PATIENCE)
    try {
      mustBeWhole(databaseFile(dataFolder), true)
      const opened = await Store.#ready(where, async (store) => {
        await store.#bringForward(where)
        store.#beginMark()
      })
      opened.#letGo = letGo
      return opened
    } catch (error) {
      letGo()
      throw error
    }
  }

  /** Opens a database as it is, whatever its schema, for those who look after it: to back it up, or to restore into. */
  static async openAsItIs(where: Where): Promise<Store> {
    if (!where.databaseUrl) {
      const file = databaseFile(where.dataFolder)
      if (!existsSync(file)) throw new Fault(`there is no database in ${where.dataFolder}`)
      mustBeWhole(file, false)
    }
    return Store.#ready(
      where,
      async (store) => {
        await sql`select 1`.execute(store.db)
      },
      MAINTENANCE,
    )
  }

  /** Opens a database that a server may be using, if its schema is the one this program knows. */
  static async openBeside(where: Where): Promise<Store> {
    const store = await Store.openAsItIs(where)
    const known = await applied(store.db, store.engine)
    if (known.length === MIGRATIONS.length && MIGRATIONS.every(({ name }) => known.includes(name))) return store
    await store.close()
    throw new Fault('the database is of another version than this program: start the server of this version once')
  }

  static async #ready(where: Where, prepare: (store: Store) => Promise<void>, statement?: number): Promise<Store> {
    const { databaseUrl, dataFolder, storePatience = STORE_PATIENCE } = where
    const store = databaseUrl
      ? Store.#onPostgres(databaseUrl, storePatience, statement ?? storePatience)
      : Store.#embedded(databaseFile(dataFolder), storePatience)
    try {
      await prepare(store)
    } catch (error) {
      await store.close().catch(() => undefined)
      if (error instanceof Fault) throw error
      throw new Fault(`the database cannot be opened: ${StoreUnavailable.from(error).message}`)
    }
    return store
  }

  static #embedded(file: string, patience: number): Store {
    let sqlite: InstanceType<typeof Database>
    let journal: Journal | null = null
    try {
      sqlite = new Database(file, { timeout: LOCK_PATIENCE })
      // Where there can be no write-ahead log, SQLite itself waits for the disk.
      if (JSON.stringify(sqlite.pragma('journal_mode = WAL')).includes('"wal"'))
        journal = new Journal(file, { patience, mend: () => gatherLog(sqlite) })
      sqlite.pragma(`synchronous = ${journal ? 'NORMAL' : 'FULL'}`)
      sqlite.pragma(`busy_timeout = ${STANDSTILL}`)
    } catch (error) {
      throw new Fault(`the database file ${file} cannot be opened: ${(error as Error).message}`)
    }
    const disk: Disk = journal ?? { flush: async () => undefined }
    const db = new Kysely<Schema>({ dialect: embeddedDialect(sqlite, disk, LOCK_PATIENCE) })
    return new Store({ db, engine: 'sqlite', file, patience, postgres: null, sqlite, journal })
  }

  static #onPostgres(url: string, patience: number, statement: number): Store {
    const postgres = new Postgres(url, { connection: patience, statement })
    const db = new Kysely<Schema>({ dialect: postgresDialect(postgres) })
    return new Store({ db, engine: 'postgres', file: null, patience, postgres, sqlite: null, journal: null })
  }

  async #bringForward(where: Where): Promise<void> {
    const before = await applied(this.db, this.engine)
    const unknown = before.filter((name) => !MIGRATIONS.some((migration) => migration.name === name))
    if (unknown.length > 0) throw new Fault(`the database is newer than this program: it knows ${unknown.join(', ')}`)
    if (before.length === MIGRATIONS.length) return
    // What changes everything may take its time.
    const store = this.file ? this : await Store.openAsItIs(where)
    try {
      await store.#alone(async () => {
        const still = await applied(store.db, store.engine)
        if (still.length > 0 && still.length < MIGRATIONS.length) await store.#keep(where.dataFolder, still)
        await migrate(store.db, store.engine)
      })
    } finally {
      if (store !== this) await store.close()
    }
  }

  /** One process after the other: who keeps what is there would hold up who changes it, and the other way round. */
  async #alone(run: () => Promise<void>): Promise<void> {
    if (this.engine !== 'postgres') return run()
    await this.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${sql.lit(UPGRADE_LOCK)})`.execute(connection)
      try {
        await run()
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(UPGRADE_LOCK)})`.execute(connection)
      }
    })
  }

  /** Keeps the database as it is before it is changed; what was kept before an attempt that failed is older. */
  async #keep(folder: string, before: readonly string[]): Promise<void> {
    makeFolder(folder)
    const why = `before-${MIGRATIONS.find(({ name }) => !before.includes(name))?.name}`
    if (this.file) await this.#copy(`${this.file}.${why}`)
    else await writeBackup(this.db, this.engine, join(folder, `postgres.${why}.jsonl.gz`), { replacing: before })
  }

  /** From now on it is known how much was written. */
  #beginMark(): void {
    if (!this.file || !this.#sqlite) return
    this.#mark = new Mark(this.file)
    this.#mark.reach(writesIn(this.#sqlite))
  }

  /** Writes one event; see the promise above. */
  append(row: EventRow, progress: Progress | null = null, also: AlsoWrite | null = null): Promise<boolean> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('the store is closed'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ row, progress, also, resolve, reject })
      this.#writing ??= this.#drain()
    })
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      // What arrives together is written together: for many tables this saves far more than it costs each.
      await new Promise((next) => setTimeout(next, GATHERING))
      // Always in the same order, so that two processes never wait for each other.
      const batch = this.#queue.splice(0, BATCH).sort(byTable)
      try {
        const { won, writes } = await this.db.transaction().execute((transaction) => this.#write(transaction, batch))
        this.#mark?.reach(writes)
        for (const [i, waiting] of batch.entries()) waiting.resolve(won[i])
      } catch (error) {
        const failure = error instanceof StoreDamaged ? error : StoreUnavailable.from(error)
        for (const waiting of batch) waiting.reject(failure)
      }
    }
    this.#writing = null
  }

  /** One statement for all events of a batch and one for all their tables, whatever their number: see `statements`. */
  async #write(
    transaction: Kysely<Schema>,
    batch: readonly Waiting[],
  ): Promise<{ readonly won: boolean[]; readonly writes: number }> {
    const { insertEvents, updateTables } = STATEMENTS[this.engine]
    const { rows } = await insertEvents(JSON.stringify(batch.map(({ row }) => row))).execute(transaction)
    const written = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`))
    // Of two that want the same place the first has it.
    const won = batch.map(({ row }) => written.delete(`${row.table_id} ${row.seq}`))
    const progress = batch.flatMap(({ row, progress: p }, i) => (p && won[i] ? [{ id: row.table_id, ...p }] : []))
    if (progress.length > 0) await updateTables(JSON.stringify(progress)).execute(transaction)
    for (const [i, { also }] of batch.entries()) if (also && won[i]) await also(transaction)
    if (this.engine === 'postgres') {
      const news = batch.flatMap(({ row }, i) => (won[i] ? [JSON.stringify([row.table_id, row.seq])] : []))
      await sql`select pg_notify('iacta_tables', news) from unnest(${news}::text[]) news`.execute(transaction)
    }
    return { won, writes: this.#countWrite() }
  }

  /** In the transaction that is under way: what is lost of the embedded database is missed by this count. */
  #countWrite(): number {
    if (!this.#sqlite) return 0
    const writes = writesIn(this.#sqlite) + 1
    countWrites(this.#sqlite, writes)
    return writes
  }

  /** Tells the other processes that something of a table has changed besides its events, or that somebody talks there. */
  async announce(tableId: string, spoken: Spoken | null = null, transaction: Kysely<Schema> = this.db): Promise<void> {
    if (this.engine === 'postgres')
      await sql`select pg_notify('iacta_tables', ${JSON.stringify([tableId, spoken ?? -1])})`.execute(transaction)
  }

  /** The same for many tables at once. */
  async announceAll(tableIds: readonly string[], transaction: Kysely<Schema>): Promise<void> {
    if (this.engine !== 'postgres' || tableIds.length === 0) return
    const news = tableIds.map((id) => JSON.stringify([id, -1]))
    await sql`select pg_notify('iacta_tables', news) from unnest(${news}::text[]) news`.execute(transaction)
  }

  /** Whether no other process listens to this database: none is up. The embedded one is for one process at a time. */
  async isAlone(): Promise<boolean> {
    if (this.engine === 'sqlite') return true
    const { rows } = await sql<{ others: number }>`
      select count(*)::int as others from pg_locks where locktype = 'advisory' and classid = ${sql.lit(UP_LOCK)}
        and database = (select oid from pg_database where datname = current_database())`.execute(this.db)
    return rows[0].others === 0
  }

  /** Tells the other processes who watches which table here; as often as it takes, since news is short. */
  async announcePresence(here: readonly Pair[], gone: readonly Pair[]): Promise<void> {
    if (this.engine !== 'postgres') return
    const news: string[] = []
    for (let i = 0; i < Math.max(here.length, gone.length); i += PAIRS) {
      const part: PresenceNews = { process: this.#name, here: here.slice(i, i + PAIRS), gone: gone.slice(i, i + PAIRS) }
      news.push(JSON.stringify(part))
    }
    await sql`select pg_notify('iacta_presence', news) from unnest(${news}::text[]) news`.execute(this.db)
  }

  /** Reads several things as they were at one moment. */
  reading<T>(read: (transaction: Kysely<Schema>) => Promise<T>): Promise<T> {
    const begin = this.db.transaction().setAccessMode('read only')
    return (this.engine === 'postgres' ? begin.setIsolationLevel('repeatable read') : begin).execute(read)
  }

  /**
   * Hears of tables that another process has changed; on the embedded database there is no other. `lost` is called
   * when news may have been missed, and again once there will be news: what was read before is old.
   */
  async listen({ heard, presence, lost }: Ears): Promise<() => Promise<void>> {
    if (!this.#postgres) return async () => undefined
    const up = `select pg_advisory_lock_shared(${UP_LOCK}, 1)`
    return this.#postgres.listen(['listen iacta_tables', 'listen iacta_presence', up], {
      heard: (channel, payload) => {
        const news = JSON.parse(payload)
        if (channel === 'iacta_tables') heard(...(news as [string, number | Spoken]))
        else if (news.process !== this.#name) presence(news as PresenceNews)
      },
      lost,
    })
  }

  /** Looks through the embedded database's file, and fails if it is damaged; PostgreSQL sees to its own. */
  lookThrough(): void {
    if (this.file && this.#sqlite) lookThrough(this.file, this.#sqlite)
  }

  /** A consistent copy of the embedded database while it is in use; it is there once it is whole. */
  async backup(to: string): Promise<void> {
    if (existsSync(to)) throw new Fault(`${to} is already there`)
    await this.#copy(to)
  }

  async #copy(to: string): Promise<void> {
    if (!this.#sqlite) throw new Fault('this backup is for the embedded database')
    await copyDatabase(to, async (part) => {
      await sql`vacuum into ${part}`.execute(this.db)
    })
  }

  /**
   * What is the matter with the database, in a sentence; null if it takes what it is given. It is asked by a small write,
   * once a second at most, and answers in time whatever the matter is.
   */
  health(): Promise<string | null> {
    const now = performance.now()
    if (this.#health && now - this.#health.at < HEALTH_EVERY) return this.#health.trouble
    const late = (): Error => new StoreUnavailable('the database does not answer')
    const trouble = within(this.#patience, this.#tryWriting(), late).then(
      () => null,
      (error) => (error as Error).message,
    )
    this.#health = { at: now, trouble }
    return trouble
  }

  async isWell(): Promise<boolean> {
    return (await this.health()) === null
  }

  async #tryWriting(): Promise<void> {
    const value = String(Date.now())
    await this.db
      .insertInto('settings')
      .values({ key: 'health', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    if (!this.file) return
    const { bavail, bsize, blocks } = await statfs(dirname(this.file))
    if (blocks > 0 && bavail * bsize < LEAST_ROOM) throw new StoreUnavailable('the disk is full')
  }

  /** Finishes what is being written, then closes. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#writing
    try {
      if (this.#sqlite && !this.#journal?.isLate) gatherLog(this.#sqlite)
    } catch {
      // It is brought in when the file is opened again.
    }
    await this.db.destroy()
    await this.#journal?.close()
    this.#mark?.close()
    this.#mark = null
    this.#letGo()
  }
}

/** Brings the write-ahead log into the file, if nobody else has it, so that the file is whole by itself. */
function gatherLog(sqlite: InstanceType<typeof Database>): void {
  const [result] = sqlite.pragma('wal_checkpoint(truncate)') as { busy: number }[]
  if (result?.busy) throw new StoreUnavailable('the log cannot be brought into the database file')
}

function byTable({ row: a }: Waiting, { row: b }: Waiting): number {
  return a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : a.seq - b.seq
}

/** Rows travel as one JSON text, so that a batch of any size is the same statement. */
const STATEMENTS = {
  sqlite: {
    insertEvents: (rows: string) => sql<{ table_id: string; seq: number }>`
      insert into events (table_id, seq, kind, seat, body, draws, at, action_id, answered)
      select value ->> 'table_id', value ->> 'seq', value ->> 'kind', value ->> 'seat', value ->> 'body', value ->> 'draws', value ->> 'at',
        value ->> 'action_id', value ->> 'answered'
      from json_each(${rows}) where true
      on conflict do nothing
      returning table_id, seq`,
    updateTables: (rows: string) => sql`
      update tables set asked = news.value ->> 'asked', asked_openly = news.value ->> 'askedOpenly',
        orders_due = news.value ->> 'ordersDue', updated_at = news.value ->> 'updatedAt'
      from json_each(${rows}) as news where tables.id = news.value ->> 'id'`,
  },
  postgres: {
    insertEvents: (rows: string) => sql<{ table_id: string; seq: number }>`
      insert into events (table_id, seq, kind, seat, body, draws, at, action_id, answered)
      select table_id, seq, kind, seat, body, draws, at, action_id, answered
      from json_to_recordset(${rows}::json)
        as news (table_id text, seq int, kind text, seat int, body text, draws text, at bigint, action_id text, answered int)
      on conflict do nothing
      returning table_id, seq`,
    updateTables: (rows: string) => sql`
      update tables set asked = news.asked, asked_openly = news."askedOpenly",
        orders_due = news."ordersDue", updated_at = news."updatedAt"
      from json_to_recordset(${rows}::json) as news (id text, asked int, "askedOpenly" int, "ordersDue" bigint, "updatedAt" bigint)
      where tables.id = news.id`,
  },
} as const

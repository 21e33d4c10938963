import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '@iacta/kernel'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { makeFolder } from '../config.ts'
import { applied, type Engine, MIGRATIONS, migrate } from './migrations.ts'
import type { EventsTable, Schema } from './schema.ts'

export type EventRow = EventsTable

/** Something went wrong with the database itself; nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/** What changes beside an event, in the same transaction. */
export type AlsoWrite = (transaction: Kysely<Schema>) => Promise<void>

interface Waiting {
  readonly row: EventRow
  readonly also: AlsoWrite
  resolve(won: boolean): void
  reject(error: Error): void
}

const KEPT_STATEMENTS = 500

/** At most so many events go into one transaction. */
const BATCH = 200

/**
 * The database, and the one place events are written.
 *
 * `append` promises: when it answers true the event is durable; when it answers false another writer had
 * the same sequence number first, and nothing was written. Events that come in while one transaction is
 * under way share the next, so that durability costs one flush for many.
 */
export class Store {
  readonly db: Kysely<Schema>
  readonly engine: Engine
  /** The embedded database's file; null on PostgreSQL. */
  readonly file: string | null
  readonly #pool: pg.Pool | null
  readonly #sqlite: InstanceType<typeof Database> | null
  #queue: Waiting[] = []
  #writing: Promise<void> | null = null
  #closed = false

  private constructor(parts: {
    db: Kysely<Schema>
    engine: Engine
    file: string | null
    pool: pg.Pool | null
    sqlite: InstanceType<typeof Database> | null
  }) {
    this.db = parts.db
    this.engine = parts.engine
    this.file = parts.file
    this.#pool = parts.pool
    this.#sqlite = parts.sqlite
  }

  /** Opens the database, brings its schema forward (with a backup first), and checks that it answers. */
  static async open(where: { databaseUrl: string | null; dataFolder: string }): Promise<Store> {
    const store = where.databaseUrl ? Store.#postgres(where.databaseUrl) : Store.#embedded(where.dataFolder)
    try {
      if (store.engine === 'sqlite') store.#checkFile()
      await store.#bringForward()
    } catch (error) {
      await store.close().catch(() => undefined)
      if (error instanceof Fault) throw error
      throw new Fault(`the database cannot be opened: ${(error as Error).message}`)
    }
    return store
  }

  static #embedded(folder: string): Store {
    makeFolder(folder)
    const file = join(folder, 'iacta.db')
    let sqlite: InstanceType<typeof Database>
    try {
      sqlite = new Database(file, { timeout: 5000 })
      sqlite.pragma('journal_mode = WAL')
      sqlite.pragma('synchronous = FULL')
      sqlite.pragma('busy_timeout = 5000')
    } catch (error) {
      throw new Fault(`the database file ${file} cannot be opened: ${(error as Error).message}`)
    }
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: remembering(sqlite) as never }) })
    return new Store({ db, engine: 'sqlite', file, pool: null, sqlite })
  }

  static #postgres(url: string): Store {
    // Numbers beyond 32 bits come as text; ours are times and counts, safe as numbers.
    pg.types.setTypeParser(pg.types.builtins.INT8, Number)
    const pool = new pg.Pool({ connectionString: url, max: 12 })
    // A connection lost while idle is replaced; whoever needs one hears of it then.
    pool.on('error', () => undefined)
    return new Store({
      db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
      engine: 'postgres',
      file: null,
      pool,
      sqlite: null,
    })
  }

  #checkFile(): void {
    let answer: unknown
    try {
      answer = this.#sqlite?.pragma('quick_check')
    } catch (error) {
      throw new Fault(`the database file ${this.file} is damaged: ${(error as Error).message}`)
    }
    const text = JSON.stringify(answer)
    if (!text.includes('"ok"')) throw new Fault(`the database file ${this.file} is damaged: ${text.slice(0, 200)}`)
  }

  async #bringForward(): Promise<void> {
    const before = await applied(this.db, this.engine)
    const unknown = before.filter((name) => !MIGRATIONS.some((migration) => migration.name === name))
    if (unknown.length > 0) throw new Fault(`the database is newer than this program: it knows ${unknown.join(', ')}`)
    if (before.length > 0 && before.length < MIGRATIONS.length && this.file) {
      const kept = `${this.file}.before-${MIGRATIONS[before.length].name}`
      if (!existsSync(kept)) await this.backup(kept)
    }
    await migrate(this.db, this.engine)
  }

  /** Writes one event; see the promise above. */
  append(row: EventRow, also: AlsoWrite): Promise<boolean> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('the store is closed'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ row, also, resolve, reject })
      this.#writing ??= this.#drain()
    })
  }

  async #drain(): Promise<void> {
    // One turn of the loop, so that what arrives together is written together.
    await new Promise((next) => setImmediate(next))
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH)
      try {
        const won = await this.db.transaction().execute((transaction) => this.#write(transaction, batch))
        for (const [i, waiting] of batch.entries()) waiting.resolve(won[i])
      } catch (error) {
        const failure = new StoreUnavailable((error as Error).message)
        for (const waiting of batch) waiting.reject(failure)
      }
    }
    this.#writing = null
  }

  async #write(transaction: Kysely<Schema>, batch: readonly Waiting[]): Promise<boolean[]> {
    const rows = await transaction
      .insertInto('events')
      .values(batch.map(({ row }) => row))
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .returning(['table_id', 'seq'])
      .execute()
    const written = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`))
    const won = batch.map(({ row }) => written.has(`${row.table_id} ${row.seq}`))
    for (const [i, { also }] of batch.entries()) if (won[i]) await also(transaction)
    if (this.engine === 'postgres')
      for (const [i, { row }] of batch.entries())
        if (won[i])
          await sql`select pg_notify('iacta_tables', ${JSON.stringify([row.table_id, row.seq])})`.execute(transaction)
    return won
  }

  /** Tells the other processes that something of a table has changed besides its events. */
  async announce(tableId: string): Promise<void> {
    if (this.engine === 'postgres')
      await sql`select pg_notify('iacta_tables', ${JSON.stringify([tableId, -1])})`.execute(this.db)
  }

  /** Hears of tables that another process has changed; on the embedded database there is no other. */
  async listen(heard: (tableId: string, seq: number) => void, lost: () => void): Promise<() => Promise<void>> {
    const pool = this.#pool
    if (!pool) return async () => undefined
    let stopped = false
    let client: pg.PoolClient | null = null
    const connect = async (): Promise<void> => {
      while (!stopped) {
        try {
          client = await pool.connect()
          client.on('notification', ({ payload }) => {
            const [tableId, seq] = JSON.parse(payload ?? '[]') as [string, number]
            heard(tableId, seq)
          })
          client.on('error', () => {
            client?.release(true)
            client = null
            lost()
            void connect()
          })
          await client.query('listen iacta_tables')
          return
        } catch {
          client = null
          await new Promise((again) => setTimeout(again, 500))
        }
      }
    }
    await connect()
    return async () => {
      stopped = true
      client?.release(true)
    }
  }

  /** A consistent copy of the embedded database while it is in use. */
  async backup(to: string): Promise<void> {
    if (!this.#sqlite) throw new Fault('this backup is for the embedded database')
    if (existsSync(to)) throw new Fault(`${to} is already there`)
    await sql`vacuum into ${to}`.execute(this.db)
  }

  /** Whether the database answers. */
  async isWell(): Promise<boolean> {
    try {
      await sql`select 1`.execute(this.db)
      return true
    } catch {
      return false
    }
  }

  /** Finishes what is being written, then closes. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#writing
    await this.db.destroy()
  }
}

/** A statement once prepared is kept: preparing costs more than running. */
function remembering(sqlite: InstanceType<typeof Database>): { prepare(text: string): unknown; close(): void } {
  const prepared = new Map<string, unknown>()
  return {
    prepare(text: string) {
      const known = prepared.get(text)
      if (known !== undefined) return known
      if (prepared.size >= KEPT_STATEMENTS) prepared.clear()
      const statement = sqlite.prepare(text)
      prepared.set(text, statement)
      return statement
    },
    close() {
      sqlite.close()
    },
  }
}

/** Puts a backup in the place of the embedded database, which must not be in use. */
export function restoreFile(backup: string, folder: string): void {
  if (!existsSync(backup)) throw new Fault(`there is no backup ${backup}`)
  makeFolder(folder)
  const file = join(folder, 'iacta.db')
  for (const name of readdirSync(folder)) if (name.startsWith('iacta.db-')) rmSync(join(folder, name))
  if (existsSync(file)) copyFileSync(file, `${file}.replaced`)
  copyFileSync(backup, file)
}

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type QueryResult,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely'
import type Database from 'libsql'
import type pg from 'pg'
import { StoreUnavailable } from './unavailable.ts'

/** PostgreSQL, whose failures (but not our mistakes) all come as `StoreUnavailable`. */
export const postgresDialect = (pool: pg.Pool): Dialect =>
  guarded(new PostgresDialect({ pool }), (driver) => new GuardedDriver(driver))

/** The embedded database, the same way. `lasting` answers when what was committed is there to stay. */
export const embeddedDialect = (sqlite: InstanceType<typeof Database>, lasting: () => Promise<void>): Dialect =>
  guarded(
    new SqliteDialect({ database: remembering(sqlite) as never }),
    (driver) => new EmbeddedDriver(driver, new Control((text) => sqlite.exec(text), lasting)),
  )

const guarded = (dialect: Dialect, guard: (driver: Driver) => Driver): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => guard(dialect.createDriver()),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})

/** Failures that are those of the question: PostgreSQL's classes of bad data, broken constraints and bad SQL; SQLite's. */
const MISTAKE = /^(22|23|42)[0-9A-Z]{3}$|^SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE)/

function told(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  const isMistake = error instanceof TypeError || (typeof code === 'string' && MISTAKE.test(code))
  return isMistake ? error : StoreUnavailable.from(error)
}

async function telling<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw told(error)
  }
}

class GuardedDriver implements Driver {
  protected readonly driver: Driver
  readonly #guarded = new WeakMap<DatabaseConnection, GuardedConnection>()

  constructor(driver: Driver) {
    this.driver = driver
  }

  init(): Promise<void> {
    return this.driver.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await telling(() => this.driver.acquireConnection())
    const known = this.#guarded.get(connection) ?? this.guard(connection)
    this.#guarded.set(connection, known)
    return known
  }

  protected guard(connection: DatabaseConnection): GuardedConnection {
    return new GuardedConnection(connection)
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return telling(() => this.driver.beginTransaction(inside(connection), settings))
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return telling(() => this.driver.commitTransaction(inside(connection)))
  }

  /** What cannot be rolled back has already ended, with its connection or by itself; why it failed is what counts. */
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.driver.rollbackTransaction(inside(connection)).catch(() => undefined)
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.driver.releaseConnection(inside(connection))
  }

  destroy(): Promise<void> {
    return this.driver.destroy()
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inside: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.inside = connection
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return telling(() => this.inside.executeQuery<R>(query))
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    try {
      yield* this.inside.streamQuery<R>(query, chunkSize)
    } catch (error) {
      throw told(error)
    }
  }
}

const inside = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof GuardedConnection ? connection.inside : connection

/** Where transactions begin and end, each by a statement that is done with whatever comes of it. */
class Control {
  readonly #run: (text: string) => void
  readonly #lasting: () => Promise<void>

  constructor(run: (text: string) => void, lasting: () => Promise<void>) {
    this.#run = run
    this.#lasting = lasting
  }

  begin(isReadOnly = false): Promise<void> {
    return telling(() => this.#run(isReadOnly ? 'begin' : 'begin immediate'))
  }

  commit(): Promise<void> {
    return telling(() => {
      this.#run('commit')
      return this.#lasting()
    })
  }

  /** What cannot be rolled back has already ended. */
  rollback(): Promise<void> {
    return telling(() => this.#run('rollback')).catch(() => undefined)
  }
}

/**
 * SQLite's turns. Whoever will write waits for his turn before he does anything, by a statement of its own: once he
 * has read it would be too late to wait, and a kept statement that was refused its turn would stay half done and
 * hold up every commit after it.
 */
class EmbeddedDriver extends GuardedDriver {
  readonly #control: Control

  constructor(driver: Driver, control: Control) {
    super(driver)
    this.#control = control
  }

  protected override guard(connection: DatabaseConnection): GuardedConnection {
    return new EmbeddedConnection(connection, this.#control)
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#control.begin(settings.accessMode === 'read only')
    if (connection instanceof EmbeddedConnection) connection.isInTransaction = true
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#control.commit()
    if (connection instanceof EmbeddedConnection) connection.isInTransaction = false
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof EmbeddedConnection) connection.isInTransaction = false
    await this.#control.rollback()
  }
}

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']

class EmbeddedConnection extends GuardedConnection {
  isInTransaction = false
  readonly #control: Control

  constructor(connection: DatabaseConnection, control: Control) {
    super(connection)
    this.#control = control
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isInTransaction || !WRITES.includes(query.query.kind)) return super.executeQuery(query)
    await this.#control.begin()
    try {
      const result = await super.executeQuery<R>(query)
      await this.#control.commit()
      return result
    } catch (error) {
      await this.#control.rollback()
      throw error
    }
  }
}

const KEPT_STATEMENTS = 500

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
      prepared.clear()
      sqlite.close()
    },
  }
}

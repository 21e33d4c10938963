import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresPool,
  type QueryResult,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely'
import type Database from 'libsql'
import { StoreDamaged, StoreUnavailable } from './unavailable.ts'

/** PostgreSQL, whose failures (but not our mistakes) all come as `StoreUnavailable`. */
export const postgresDialect = (pool: PostgresPool): Dialect =>
  guarded(new PostgresDialect({ pool }), (driver) => new GuardedDriver(driver))

/** What holds for the commits of the embedded database. */
export interface Disk {
  /** Fails if nothing that is written now would last. */
  mustBeWell?(): void
  /** Answers when what was committed is there to stay. */
  flush(): Promise<void>
}

/** The embedded database, the same way. Who has to wait for its lock does so for `patience` milliseconds. */
export const embeddedDialect = (sqlite: InstanceType<typeof Database>, disk: Disk, patience = 0): Dialect =>
  guarded(
    new SqliteDialect({ database: remembering(sqlite) as never }),
    (driver) => new EmbeddedDriver(driver, new Control((text) => sqlite.exec(text), disk, patience)),
  )

const guarded = (dialect: Dialect, guard: (driver: Driver) => Driver): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => guard(dialect.createDriver()),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})

/** Failures that are those of the question: PostgreSQL's classes of bad data, broken constraints and bad SQL; SQLite's. */
const MISTAKE = /^(22|23|42)[0-9A-Z]{3}$|^SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE)/

/** Failures that asking again does not help: what is stored is broken. */
const DAMAGE = /^(XX001|XX002)$|^SQLITE_(CORRUPT|NOTADB)/

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

function told(error: unknown): unknown {
  const code = codeOf(error)
  if (DAMAGE.test(code))
    return new StoreDamaged(`the database is damaged: ${(error as Error).message}`, { cause: error })
  return error instanceof TypeError || MISTAKE.test(code) ? error : StoreUnavailable.from(error)
}

/** PostgreSQL itself says that it was not done, and why; the class 08 is of connections, and 57P of those it ends. */
const isRefusal = (error: unknown): boolean => /^(?!08|57P)(?=.*\d)[0-9A-Z]{5}$/.test(codeOf(error))

/** The same for what was to change something: where no refusal was heard, nobody knows whether it was done. */
function toldOfChange(error: unknown): unknown {
  const cause = error instanceof StoreUnavailable && error.cause !== undefined ? error.cause : error
  const known = told(error)
  return known instanceof StoreUnavailable && !isRefusal(cause) ? StoreUnavailable.unknown(known) : known
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

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await telling(() => this.driver.beginTransaction(inside(connection), settings))
    setTransaction(connection, transactionOf(settings))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await this.driver.commitTransaction(inside(connection))
    } catch (error) {
      throw isReading(connection) ? told(error) : toldOfChange(error)
    }
    setTransaction(connection, null)
  }

  /** What cannot be rolled back has already ended, with its connection or by itself; why it failed is what counts. */
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    setTransaction(connection, null)
    return this.driver.rollbackTransaction(inside(connection)).catch(() => undefined)
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.driver.releaseConnection(inside(connection))
  }

  destroy(): Promise<void> {
    return this.driver.destroy()
  }
}

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']

class GuardedConnection implements DatabaseConnection {
  readonly inside: DatabaseConnection
  /** What the transaction that is under way may do; null if there is none. */
  transaction: 'read' | 'write' | null = null

  constructor(connection: DatabaseConnection) {
    this.inside = connection
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.inside.executeQuery<R>(query)
    } catch (error) {
      throw this.isWriteByItself(query) ? toldOfChange(error) : told(error)
    }
  }

  /** Whether this changes something at once, and not with the commit that is still to come. */
  protected isWriteByItself(query: CompiledQuery): boolean {
    return this.transaction === null && WRITES.includes(query.query.kind)
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

const transactionOf = ({ accessMode }: TransactionSettings): GuardedConnection['transaction'] =>
  accessMode === 'read only' ? 'read' : 'write'

function setTransaction(connection: DatabaseConnection, transaction: GuardedConnection['transaction']): void {
  if (connection instanceof GuardedConnection) connection.transaction = transaction
}

const isReading = (connection: DatabaseConnection): boolean =>
  connection instanceof GuardedConnection && connection.transaction === 'read'

/** While somebody else has the lock it is asked for again after so many milliseconds. */
const NEXT_TRY = 20

/** Where transactions begin and end, each by a statement that is done with whatever comes of it. */
class Control {
  readonly #run: (text: string) => void
  readonly #disk: Disk
  readonly #patience: number
  /** The lock was last waited for in vain: until it is free once, nobody waits for it again. */
  #isHeld = false

  constructor(run: (text: string) => void, disk: Disk, patience: number) {
    this.#run = run
    this.#disk = disk
    this.#patience = patience
  }

  /** For reading: of one moment, and with nothing to wait for. */
  beginReading(): Promise<void> {
    return telling(() => this.#run('begin'))
  }

  endReading(): Promise<void> {
    return telling(() => this.#run('commit'))
  }

  async begin(): Promise<void> {
    await telling(() => this.#disk.mustBeWell?.())
    await telling(() => this.#beginWriting())
  }

  /** Waits for the lock between tries, so that everything else goes on meanwhile. */
  async #beginWriting(): Promise<void> {
    const until = performance.now() + (this.#isHeld ? 0 : this.#patience)
    for (;;) {
      try {
        this.#run('begin immediate')
        this.#isHeld = false
        return
      } catch (error) {
        const isLocked = codeOf(error).startsWith('SQLITE_BUSY')
        this.#isHeld = isLocked
        if (!isLocked || performance.now() >= until) throw error
      }
      await new Promise((next) => setTimeout(next, NEXT_TRY))
    }
  }

  /** What is committed and not known to be on the disk may be there or not, should the machine fail now. */
  async commit(): Promise<void> {
    await telling(() => this.#run('commit'))
    await this.#disk.flush().catch((error) => {
      throw StoreUnavailable.unknown(error)
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
    const transaction = transactionOf(settings)
    await (transaction === 'read' ? this.#control.beginReading() : this.#control.begin())
    setTransaction(connection, transaction)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (isReading(connection) ? this.#control.endReading() : this.#control.commit())
    setTransaction(connection, null)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    setTransaction(connection, null)
    await this.#control.rollback()
  }
}

class EmbeddedConnection extends GuardedConnection {
  readonly #control: Control

  constructor(connection: DatabaseConnection, control: Control) {
    super(connection)
    this.#control = control
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.isWriteByItself(query)) return super.executeQuery(query)
    await this.#control.begin()
    try {
      const result = await telling(() => this.inside.executeQuery<R>(query))
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

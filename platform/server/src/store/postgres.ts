import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { Pulse } from './pulse.ts'
import { StoreUnavailable } from './unavailable.ts'
import { within } from './within.ts'

/** How long PostgreSQL is waited for, in milliseconds: until there is a connection, and until a statement is done. */
export interface Patience {
  readonly connection: number
  readonly statement: number
}

/** The server gives a statement up itself; only if nothing is heard of that either, within this, is the line cut. */
const NEWS = 1000
/** When a line that nothing goes over is asked whether it is still there. */
const KEEP_ALIVE = 10_000
const CONNECTIONS = 12

/** What is heard on the channels; `lost` when something may have been missed, and again once there will be news. */
export interface Listener {
  heard(channel: string, payload: string): void
  lost(): void
}

/** A connection that can be cut: the answer may never come, and a line that is dead does not say so. */
class Line extends pg.Client {
  cut(why: Error): void {
    this.connection.stream.destroy(why)
  }
}

/** A connection in use, whose every answer is waited for with patience. */
class Questions implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #answered: <T>(answer: Promise<T>) => Promise<T>

  constructor(client: pg.PoolClient, answered: <T>(answer: Promise<T>) => Promise<T>) {
    this.#client = client
    this.#answered = answered
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(text: string | PostgresCursor<R>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('rows of PostgreSQL are fetched by statements, not by cursors')
    return this.#answered(this.#client.query(text, [...parameters]))
  }

  release(): void {
    this.#client.release()
  }
}

const silence = (): StoreUnavailable => new StoreUnavailable('the database does not answer')

/** Connections to PostgreSQL, none of which is waited for without end. */
export class Postgres implements PostgresPool {
  readonly #url: string
  readonly #patience: Patience
  readonly #pool: pg.Pool
  readonly #lines = new Set<Line>()
  readonly #pulse = new Pulse(() => this.#call())

  constructor(url: string, patience: Patience) {
    // Numbers beyond 32 bits come as text; ours are times and counts, safe as numbers.
    pg.types.setTypeParser(pg.types.builtins.INT8, Number)
    this.#url = url
    this.#patience = patience
    this.#pool = new pg.Pool({
      Client: Line,
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: patience.connection,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
      statement_timeout: patience.statement,
      // A process that hangs in the middle of something does not hold up the others.
      idle_in_transaction_session_timeout: 4 * patience.statement,
    })
    // A connection that is lost is replaced; whoever needs it, now or later, hears of it from his own question.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined)
      if (!(client instanceof Line)) return
      this.#lines.add(client)
      client.once('end', () => this.#lines.delete(client))
    })
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#pulse.mustBeat()
    const client = await this.#connected()
    return new Questions(client, (answer) => this.#answered(client, answer))
  }

  async #connected(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      // Others may have all connections, or there is nobody to have one from.
      if (/timeout/.test((error as Error).message)) this.#pulse.falter()
      throw error
    }
  }

  /** What comes of a question; when nothing does, its connection is of no use to anybody any more. */
  #answered<T>(client: pg.PoolClient, answer: Promise<T>): Promise<T> {
    return within(this.#patience.statement + NEWS, answer, () => {
      const why = silence()
      if (client instanceof Line) client.cut(why)
      this.#pulse.falter()
      return why
    })
  }

  /** Whether anything at all is heard, and be it a refusal. */
  async #call(): Promise<void> {
    const line = new Line({ connectionString: this.#url })
    line.on('error', () => undefined)
    const heard = line.connect().then(
      () => undefined,
      () => undefined,
    )
    try {
      await within(this.#patience.connection, heard, silence)
    } finally {
      line.end().catch(() => undefined)
      line.cut(silence())
    }
  }

  /** Says this, and hears what it is told for it until it is told to stop; a line that is lost is made anew. */
  async listen(statements: readonly string[], { heard, lost }: Listener): Promise<() => Promise<void>> {
    let stopped = false
    let hangUp = (): void => undefined
    const listenOnce = async (listening: () => void): Promise<void> => {
      const client = await this.#connected()
      const gone = new Promise<void>((end) => {
        hangUp = end
        client.on('error', () => end())
        client.on('end', end)
      })
      client.on('notification', ({ channel, payload }) => heard(channel, payload ?? 'null'))
      // A line that is dead without saying so is found out by asking.
      const pulse = setInterval(() => {
        this.#answered(client, client.query('select 1')).catch(hangUp)
      }, 2 * this.#patience.statement).unref()
      try {
        await this.#answered(client, client.query(statements.join('; ')))
        listening()
        await gone
      } finally {
        clearInterval(pulse)
        client.release(true)
      }
    }
    await new Promise<void>((first, failed) => {
      const keepListening = async (): Promise<void> => {
        await listenOnce(first)
        while (!stopped) {
          lost()
          while (
            !stopped &&
            !(await listenOnce(lost).then(
              () => true,
              () => false,
            ))
          )
            await new Promise((again) => setTimeout(again, 200))
        }
      }
      keepListening().catch(failed)
    })
    return async () => {
      stopped = true
      hangUp()
    }
  }

  /** Lets those who are being answered have their answer; then every line is closed, whoever is at its other end. */
  async end(): Promise<void> {
    this.#pulse.stop()
    await within(this.#patience.connection, this.#pool.end(), silence).catch(() => undefined)
    for (const line of this.#lines) line.cut(silence())
  }
}

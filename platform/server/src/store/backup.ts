import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Fault } from '@iacta/kernel'
import { type Kysely, sql } from 'kysely'
import { applied, type Engine } from './migrations.ts'
import type { Schema } from './schema.ts'

/**
 * A backup that either engine makes and either restores: JSON lines. The first says what it is, then comes a line
 * `[table, row]` for every row, and the last counts them, so that a backup cut short is known for one.
 */
export const BACKUP_FORMAT = 'iacta backup 1'

export interface BackupHeading {
  readonly format: typeof BACKUP_FORMAT
  readonly engine: Engine
  /** What the schema had seen: the rows fit the schema these make. */
  readonly migrations: readonly string[]
}

/** How many rows of each table. */
export type RowCounts = Readonly<Record<string, number>>

export type Row = Readonly<Record<string, string | number | null>>

/** Rows that come at a time from PostgreSQL. */
const FETCHED = 500

/** Writes a backup while the database is in use: all of it as it was at one moment. Nothing is left of one that failed. */
export async function writeBackup(db: Kysely<Schema>, engine: Engine, to: string): Promise<RowCounts> {
  if (existsSync(to)) throw new Fault(`${to} is already there`)
  const part = `${to}.${process.pid}.part`
  const counts: Record<string, number> = {}
  try {
    // It holds the secrets of tables still being played, so it is its owner's alone.
    const file = createWriteStream(part, { mode: 0o600, flush: true })
    const lines = Readable.from(backupLines(db, engine, counts))
    await (to.endsWith('.gz') ? pipeline(lines, createGzip(), file) : pipeline(lines, file))
    renameSync(part, to)
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof Fault) throw error
    throw new Fault(`the backup cannot be written to ${to}: ${(error as Error).message}`)
  }
  return counts
}

async function* backupLines(
  db: Kysely<Schema>,
  engine: Engine,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const begin = db.startTransaction().setAccessMode('read only')
  const atOneMoment = await (engine === 'postgres' ? begin.setIsolationLevel('repeatable read') : begin).execute()
  try {
    const migrations = await applied(atOneMoment, engine)
    if (migrations.length === 0) throw new Fault('this is not a database of Iacta: there is nothing to back up')
    yield line({ format: BACKUP_FORMAT, engine, migrations } satisfies BackupHeading)
    for (const table of await tableNames(atOneMoment, engine)) {
      counts[table] = 0
      for await (const row of rowsOf(atOneMoment, engine, table)) {
        counts[table]++
        yield line([table, plain(table, row)])
      }
    }
    yield line({ end: counts })
  } finally {
    await atOneMoment
      .rollback()
      .execute()
      .catch(() => undefined)
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

function plain(table: string, row: Row): Row {
  for (const [column, value] of Object.entries(row))
    if (value !== null && typeof value !== 'string' && !Number.isFinite(value))
      throw new Fault(`${table}.${column} holds what a backup has no place for`)
  return row
}

/** The tables that hold something of ours; which migrations were applied is told apart. */
export async function tableNames(db: Kysely<Schema>, engine: Engine): Promise<string[]> {
  const { rows } = await (engine === 'postgres'
    ? sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`
    : sql<{ name: string }>`select name from sqlite_master
        where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by 1`
  ).execute(db)
  return rows.map(({ name }) => name).filter((name) => name !== 'migrations')
}

async function* rowsOf(db: Kysely<Schema>, engine: Engine, table: string): AsyncGenerator<Row> {
  if (engine === 'sqlite') {
    yield* db
      .selectFrom(table as keyof Schema)
      .selectAll()
      .stream() as AsyncIterableIterator<Row>
    return
  }
  await sql`declare backup cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(FETCHED))} from backup`.execute(db)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close backup`.execute(db)
}

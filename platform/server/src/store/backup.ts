import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Fault } from '@iacta/kernel'
import { type Kysely, sql } from 'kysely'
import { flush } from './checksum.ts'
import { applied, type Engine } from './migrations.ts'
import type { Schema } from './schema.ts'

/**
 * A backup that either engine makes and either restores: JSON lines. The first says what it is, then comes a line
 * `[table, row]` for every row, and the last counts them and has the SHA-256 of all lines before it, so that a backup
 * that is cut short or altered is known for one.
 */
export const BACKUP_FORMAT = 'iacta backup 1'

export interface BackupHeading {
  readonly format: typeof BACKUP_FORMAT
  readonly engine: Engine
  /** What the schema had seen: the rows fit the schema these make. */
  readonly migrations: readonly string[]
  /** That the last line has one; backups of older versions have none. */
  readonly checksum?: 'sha256'
}

/** The last line of a backup. */
export interface BackupEnd {
  readonly end: RowCounts
  readonly sha256?: string
}

/** How many rows of each table. */
export type RowCounts = Readonly<Record<string, number>>

export type Row = Readonly<Record<string, string | number | null>>

/** Rows that come at a time from PostgreSQL. */
const FETCHED = 500

/** A backup may take the place of an older one if the schema is still as it was when it was begun. */
export interface Replacing {
  readonly replacing?: readonly string[]
}

/**
 * Writes a backup while the database is in use: all of it as it was at one moment. It has its name once it is whole and
 * on the disk. Nothing is left of one that failed.
 */
export async function writeBackup(
  db: Kysely<Schema>,
  engine: Engine,
  to: string,
  { replacing }: Replacing = {},
): Promise<RowCounts> {
  if (!replacing && existsSync(to)) throw new Fault(`${to} is already there`)
  const part = `${to}.${process.pid}.part`
  const counts: Record<string, number> = {}
  let migrations: readonly string[] = []
  try {
    // It holds the secrets of tables still being played, so it is its owner's alone.
    const file = createWriteStream(part, { mode: 0o600, flush: true })
    const lines = Readable.from(
      backupLines(db, engine, counts, (found) => {
        migrations = found
      }),
    )
    await (to.endsWith('.gz') ? pipeline(lines, createGzip(), file) : pipeline(lines, file))
    // Another process may have brought the schema forward, and has kept what was there before.
    const isOutrun = replacing !== undefined && migrations.length !== replacing.length
    if (isOutrun) rmSync(part)
    else renameSync(part, to)
    flush(dirname(to))
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
  found: (migrations: readonly string[]) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  const begin = db.startTransaction().setAccessMode('read only')
  const atOneMoment = await (engine === 'postgres' ? begin.setIsolationLevel('repeatable read') : begin).execute()
  try {
    const migrations = await applied(atOneMoment, engine)
    if (migrations.length === 0) throw new Fault('this is not a database of Iacta: there is nothing to back up')
    found(migrations)
    yield line({ format: BACKUP_FORMAT, engine, migrations, checksum: 'sha256' } satisfies BackupHeading)
    for (const table of await tableNames(atOneMoment, engine)) {
      counts[table] = 0
      for await (const row of rowsOf(atOneMoment, engine, table)) {
        counts[table]++
        yield line([table, plain(table, row)])
      }
    }
    yield `${JSON.stringify({ end: counts, sha256: hash.digest('hex') } satisfies BackupEnd)}\n`
  } finally {
    await atOneMoment
      .rollback()
      .execute()
      .catch(() => undefined)
  }
}

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

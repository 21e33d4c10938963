import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Fault } from '@iacta/kernel'
import { type Kysely, sql } from 'kysely'
import { BACKUP_FORMAT, type BackupEnd, type BackupHeading, type Row, type RowCounts, tableNames } from './backup.ts'
import { type Engine, MIGRATIONS, SCHEMA_LOCK } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Rows that go into one statement. */
const BATCH = 200

const SQLITE = Buffer.from('SQLite format 3\0')
const GZIP = Buffer.from([0x1f, 0x8b])

/** Whether this is a copy of the embedded database's file, not a backup that either engine can restore. */
export const isDatabaseFile = (path: string): boolean => beginsWith(path, SQLITE)

function beginsWith(path: string, wanted: Buffer): boolean {
  const first = Buffer.alloc(wanted.length)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, first)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Fault(code === 'ENOENT' ? `there is no backup ${path}` : `${path} cannot be read (${code})`)
  }
  return first.equals(wanted)
}

/**
 * Fills an empty database from a backup, in one transaction: the schema as it was when the backup was made, every
 * row, then whatever migrations came since. A database that is not empty is left alone.
 */
export async function restoreLines(db: Kysely<Schema>, engine: Engine, path: string): Promise<RowCounts> {
  return db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(SCHEMA_LOCK)})`.execute(transaction)
    const before = await tableNames(transaction, engine)
    if (before.length > 0)
      throw new Fault(
        `the database is not empty: it has ${before.length} tables, ${before[0]} among them; restore into a new one`,
      )
    const lines = linesOf(path)
    const heading = readHeading((await lines.next()).value, path)
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction)
    await bringUp(transaction, engine, heading.migrations)
    const counts = await restoreRows(transaction, engine, lines, path)
    if (engine === 'postgres') await setCounters(transaction)
    await bringUp(
      transaction,
      engine,
      MIGRATIONS.map(({ name }) => name).filter((name) => !heading.migrations.includes(name)),
    )
    return counts
  })
}

export function readHeading(line: string | undefined, path: string): BackupHeading {
  const heading = parsed(line ?? '') as Partial<BackupHeading> | undefined
  if (heading?.format !== BACKUP_FORMAT || !Array.isArray(heading.migrations))
    throw new Fault(`${path} is not a backup: it does not begin with "${BACKUP_FORMAT}"`)
  const unknown = heading.migrations.filter((name) => !MIGRATIONS.some((migration) => migration.name === name))
  if (unknown.length > 0) throw new Fault(`the backup is newer than this program: it knows ${unknown.join(', ')}`)
  return heading as BackupHeading
}

async function bringUp(db: Kysely<Schema>, engine: Engine, names: readonly string[]): Promise<void> {
  for (const migration of MIGRATIONS.filter(({ name }) => names.includes(name))) {
    await migration.up(db, engine)
    await sql`insert into migrations (name) values (${migration.name})`.execute(db)
  }
}

async function restoreRows(
  db: Kysely<Schema>,
  engine: Engine,
  lines: AsyncGenerator<string>,
  path: string,
): Promise<RowCounts> {
  const tables = new Set(await tableNames(db, engine))
  // What the migrations themselves put there is in the backup too.
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db)
  const counts: Record<string, number> = Object.fromEntries([...tables].map((table) => [table, 0]))
  let at = 1
  let waiting: { readonly table: string; readonly rows: Row[] } | null = null
  const write = async (): Promise<void> => {
    if (!waiting) return
    const { table, rows } = waiting
    waiting = null
    try {
      await db
        .insertInto(table as keyof Schema)
        .values(rows as never)
        .execute()
    } catch (error) {
      throw new Fault(
        `${path}, before line ${at + 1}: a row of ${table} cannot be restored: ${(error as Error).message}`,
      )
    }
  }
  for await (const line of lines) {
    at++
    const value = parsed(line)
    if (Array.isArray(value) && tables.has(value[0]) && isRow(value[1])) {
      const [table, row] = value as [string, Row]
      if (waiting && (waiting.table !== table || waiting.rows.length >= BATCH)) await write()
      waiting ??= { table, rows: [] }
      waiting.rows.push(row)
      counts[table]++
    } else if (isRow(value) && 'end' in value) {
      await write()
      const { end } = value as Row & BackupEnd
      const wrong = [...tables].find((table) => counts[table] !== (end[table] ?? 0))
      if (wrong) throw new Fault(`${path} is damaged: it has ${counts[wrong]} rows of ${wrong}, not ${end[wrong] ?? 0}`)
      return counts
    } else throw new Fault(`${path} is damaged: line ${at} is no row of a known table`)
  }
  throw new Fault(`${path} was cut short: it ends after ${at} lines`)
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Counters go on after the rows that were put there by hand. */
async function setCounters(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db)
  for (const { table_name, column_name } of rows)
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table_name}), ${column_name}), max(${sql.ref(column_name)}))
      from ${sql.table(table_name)} having count(*) > 0`.execute(db)
}

/** The lines of a backup, compressed or not. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const isCompressed = beginsWith(path, GZIP)
  const file = createReadStream(path)
  const text = (isCompressed ? file.pipe(createGunzip()) : file).setEncoding('utf8')
  file.on('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new Fault(`${path} is damaged: ${(error as Error).message}`)
  }
  if (rest !== '') yield rest
}

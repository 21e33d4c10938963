import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fault } from '@iacta/kernel'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { makeFolder } from '../config.ts'
import { type Checked, checkBackup } from './check-backup.ts'
import { flush } from './checksum.ts'
import { mustBeSound } from './inspect.ts'
import { removeMark } from './mark.ts'
import { isDatabaseFile, restoreLines } from './restore.ts'
import type { Schema } from './schema.ts'

/** The embedded database's file in a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'iacta.db')

/**
 * Puts a backup in the place of the embedded database, which must not be in use. What stood there is kept beside it,
 * under the name that is answered; if anything fails it stays where it is.
 */
export async function restoreEmbedded(
  backup: string,
  folder: string,
): Promise<Checked & { readonly kept: string | null }> {
  const checked = await checkBackup(backup)
  makeFolder(folder)
  const file = databaseFile(folder)
  const fresh = `${file}.restoring`
  const release = takeAlone(file)
  try {
    rmSync(fresh, { force: true })
    if (isDatabaseFile(backup)) copyFileSync(backup, fresh)
    else await fill(fresh, backup)
    mustBeSound(fresh, backup)
    chmodSync(fresh, 0o600)
    flush(fresh)
    // A log that is left without its database would be taken for that of the new one.
    const parts = ['', '-wal'].filter((part) => existsSync(file + part))
    const kept = parts.length > 0 ? freeName(`${file}.replaced`) : null
    for (const part of parts) renameSync(file + part, kept + part)
    rmSync(`${file}-shm`, { force: true })
    removeMark(file)
    renameSync(fresh, file)
    flush(dirname(file))
    return { ...checked, kept }
  } finally {
    release()
    rmSync(fresh, { force: true })
  }
}

/**
 * Makes sure that no server uses the file, and that none begins to. A file too damaged to be asked is let pass:
 * that may be why it is replaced.
 */
function takeAlone(file: string): () => void {
  // An empty file is nobody's; and SQLite would clear away the log beside it.
  if (!existsSync(file) || statSync(file).size === 0) return () => undefined
  let sqlite: InstanceType<typeof Database> | null = null
  try {
    sqlite = new Database(file, { timeout: 200 })
    sqlite.pragma('locking_mode = EXCLUSIVE')
    // This also brings what is still in the write-ahead log into the file.
    sqlite.pragma('journal_mode = DELETE')
    sqlite.exec('begin exclusive')
  } catch (error) {
    const { code } = error as { code?: string }
    if (code?.startsWith('SQLITE_BUSY')) {
      sqlite?.close()
      throw new Fault(`${file} is in use; stop the server first`)
    }
  }
  return () => sqlite?.close()
}

async function fill(fresh: string, backup: string): Promise<void> {
  const sqlite = new Database(fresh)
  // Until it stands in its place nobody needs this file to survive anything.
  sqlite.pragma('journal_mode = MEMORY')
  sqlite.pragma('synchronous = OFF')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite as never }) })
  try {
    await restoreLines(db, 'sqlite', backup)
  } finally {
    await db.destroy()
  }
}

function freeName(wanted: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`
    if (!existsSync(name)) return name
  }
}

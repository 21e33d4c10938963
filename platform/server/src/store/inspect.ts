import { existsSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Fault } from '@iacta/kernel'
import Database from 'libsql'
import { markFile, readMark } from './mark.ts'

/** How long a lock on the embedded database's file is waited for, in milliseconds. */
export const LOCK_PATIENCE = 2000
/** Up to so many bytes the whole file is looked through at every start; it takes a second at most. */
const LOOKED_THROUGH = 256 * 1024 * 1024

const sizeOf = (path: string): number | null => (existsSync(path) ? statSync(path).size : null)

/** Before the file is opened, since SQLite would make a new database where it finds none, and clear away its log. */
function mustBePresent(file: string): void {
  const size = sizeOf(file)
  if (size !== null && size > 0) return
  const hasLog = (sizeOf(`${file}-wal`) ?? 0) > 0
  const hadEvents = readMark(file) !== null
  if (!hasLog && !hadEvents) return
  const what = size === null ? 'is gone' : 'is empty'
  const why = hasLog ? `though its log ${file}-wal is there` : `though there was a database here`
  throw new Fault(
    `the database file ${file} ${what}, ${why}: put it back, or restore a backup; to begin anew, remove ${file}-wal and ${markFile(file)}`,
  )
}

/**
 * Whether all that was acknowledged is in a database, and whether its file is whole. It is only read: once it is opened
 * for more, SQLite clears away whatever it cannot read of a damaged log.
 */
export function mustBeWhole(file: string, isLookedThrough: boolean): void {
  mustBePresent(file)
  if (!existsSync(file)) return
  const sqlite = onlyRead(file)
  try {
    if (isLookedThrough && statSync(file).size <= LOOKED_THROUGH) lookThrough(file, sqlite)
    mustHoldAll(file, sqlite)
  } finally {
    sqlite.close()
  }
}

function onlyRead(file: string): InstanceType<typeof Database> {
  return new Database(`${pathToFileURL(file).href}?mode=ro`, { timeout: LOCK_PATIENCE })
}

function mustHoldAll(file: string, sqlite: InstanceType<typeof Database>): void {
  // In this order: a server may be writing meanwhile.
  const wanted = readMark(file)
  if (wanted === null) return
  const found = writesIn(sqlite)
  if (found < wanted)
    throw new Fault(
      `the database ${file} has lost what was acknowledged: ${wanted - found} of the last writes are missing, so its log ${file}-wal is damaged or missing; restore a backup or, to go on with what is there, remove ${markFile(file)}`,
    )
}

/** Looks through all of the file for damage. */
export function lookThrough(file: string, sqlite: InstanceType<typeof Database>): void {
  let text: string
  try {
    text = JSON.stringify(sqlite.pragma('quick_check'))
  } catch (error) {
    throw new Fault(`the database file ${file} is damaged: ${(error as Error).message}`)
  }
  if (!text.includes('"ok"'))
    throw new Fault(`the database file ${file} is damaged: ${text.slice(0, 200)}; restore a backup`)
}

/** How often something was written to a database, by its own count: it changes with what is written, or not at all. */
export const writesIn = (sqlite: InstanceType<typeof Database>): number =>
  (sqlite.pragma('user_version') as { user_version: number }[])[0].user_version

export const countWrites = (sqlite: InstanceType<typeof Database>, writes: number): void =>
  void sqlite.exec(`pragma user_version = ${writes}`)

/** Looks through a database file for damage; it is not changed. */
export function mustBeSound(file: string, name = file): void {
  let answer: string
  try {
    const sqlite = onlyRead(file)
    answer = JSON.stringify(sqlite.pragma('integrity_check'))
    sqlite.close()
  } catch (error) {
    answer = (error as Error).message
  }
  if (!answer.includes('"ok"')) throw new Fault(`${name} is damaged: ${answer.slice(0, 200)}`)
}

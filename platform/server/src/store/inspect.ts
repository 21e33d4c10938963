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
  const found = eventsIn(sqlite)
  if (found < wanted)
    throw new Fault(
      `the database ${file} has lost what was acknowledged: it holds ${found} events of ${wanted}, so its log ${file}-wal is damaged or missing; restore a backup or, to go on with what is there, remove ${markFile(file)}`,
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

/** The last event's place in the file; whoever deletes events says so to the mark first. */
export function eventsIn(sqlite: InstanceType<typeof Database>): number {
  const isThere = sqlite.prepare("select count(*) as n from sqlite_master where type = 'table' and name = 'events'")
  if ((isThere.get() as { n: number }).n === 0) return 0
  return (sqlite.prepare('select max(rowid) as n from events').get() as { n: number | null }).n ?? 0
}

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

import { join } from 'node:path'
import { Fault } from '@iacta/kernel'
import Database from 'libsql'

/**
 * Takes a data folder for this process alone, until it lets go of it or ends, however it ends: the lock is on a file
 * beside the database, so that backups go on, and the system itself takes it back from a process that was killed.
 * Whoever comes second waits so many milliseconds, then is refused.
 */
export function takeFolder(folder: string, patience: number): () => void {
  const file = join(folder, 'iacta.lock')
  let sqlite: InstanceType<typeof Database> | null = null
  try {
    sqlite = new Database(file, { timeout: patience })
    // Nothing is ever written to it, so it needs no journal beside it either.
    sqlite.pragma('journal_mode = MEMORY')
    sqlite.exec('begin exclusive')
  } catch (error) {
    sqlite?.close()
    const { code, message } = error as { code?: string; message: string }
    if (code?.startsWith('SQLITE_BUSY'))
      throw new Fault(`another server is using ${folder}; stop it first, or choose another folder with IACTA_DATA=…`)
    throw new Fault(`the data folder ${folder} cannot be locked: ${message}`)
  }
  return () => {
    if (!sqlite.open) return
    // Closing alone would leave it locked for as long as a statement is still remembered.
    sqlite.exec('rollback')
    sqlite.close()
  }
}

import { chmodSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault } from '@iacta/kernel'
import { checksumFile, flush, writeChecksum } from './checksum.ts'
import { StoreUnavailable } from './unavailable.ts'

/**
 * Makes a copy of the embedded database under another name, and gives it its own when it is whole and on the disk, with
 * its checksum beside it: what bears the name is never half a copy. Nothing is left of one that failed.
 */
export async function copyDatabase(to: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${to}.${process.pid}.part`
  try {
    rmSync(part, { force: true })
    await make(part)
    // It holds the secrets of tables still being played, so it is its owner's alone.
    chmodSync(part, 0o600)
    flush(part)
    const checksum = await writeChecksum(part, to)
    // Without a checksum for a moment, rather than with that of another.
    rmSync(checksumFile(to), { force: true })
    renameSync(part, to)
    renameSync(checksum, checksumFile(to))
    flush(dirname(to))
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault(`the copy cannot be written to ${to}: ${StoreUnavailable.from(error).message}`)
  } finally {
    for (const path of [part, checksumFile(part)]) rmSync(path, { force: true })
  }
}

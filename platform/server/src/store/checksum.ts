import { createHash } from 'node:crypto'
import { closeSync, createReadStream, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Fault } from '@iacta/kernel'

/** Where the checksum of a copied database file stands: beside it, as `sha256sum --check` reads it. */
export const checksumFile = (copy: string): string => `${copy}.sha256`

export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Writes the checksum of a file beside it, for whoever finds the file under the name it is to have; answers where. */
export async function writeChecksum(file: string, name: string): Promise<string> {
  const beside = checksumFile(file)
  writeFileSync(beside, `${await checksumOf(file)}  ${basename(name)}\n`, { mode: 0o600 })
  flush(beside)
  return beside
}

/** Whether a copy is as it was made; `none` if nothing says how it was. One that is not fails. */
export async function verifyCopy(copy: string): Promise<'verified' | 'none'> {
  const file = checksumFile(copy)
  if (!existsSync(file)) return 'none'
  const [wanted] = readFileSync(file, 'utf8').split(' ')
  if ((await checksumOf(copy)) !== wanted)
    throw new Fault(`${copy} is damaged: it is not what ${file} says it was when it was made`)
  return 'verified'
}

/** Waits until a file, or what a folder lists, is on the disk. */
export function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

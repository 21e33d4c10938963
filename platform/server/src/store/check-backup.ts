import { createHash } from 'node:crypto'
import { Fault } from '@iacta/kernel'
import type { BackupEnd, Row, RowCounts } from './backup.ts'
import { verifyCopy } from './checksum.ts'
import { mustBeSound } from './inspect.ts'
import { isDatabaseFile, isRow, linesOf, parsed, readHeading } from './restore.ts'

/** What was found out about a backup that is whole. */
export interface Checked {
  /** `none`: it was made by an older version, or its checksum is not with it any more. */
  readonly checksum: 'verified' | 'none'
}

/** Reads all of a backup, of either kind, and fails if it is not as it was made. Nothing else is touched. */
export async function checkBackup(path: string): Promise<Checked> {
  if (!isDatabaseFile(path)) return checkLines(path)
  const checksum = await verifyCopy(path)
  mustBeSound(path)
  return { checksum }
}

async function checkLines(path: string): Promise<Checked> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  const lines = linesOf(path)
  const first = (await lines.next()).value
  const heading = readHeading(first, path)
  hash.update(`${first}\n`)
  let at = 1
  let end: BackupEnd | null = null
  for await (const line of lines) {
    at++
    if (end) throw new Fault(`${path} is damaged: line ${at} comes after its end`)
    const value = parsed(line)
    if (isEnd(value)) end = value
    else if (Array.isArray(value) && typeof value[0] === 'string' && isRow(value[1])) {
      counts[value[0]] = (counts[value[0]] ?? 0) + 1
      hash.update(`${line}\n`)
    } else throw new Fault(`${path} is damaged: line ${at} is no row of a table`)
  }
  if (!end) throw new Fault(`${path} was cut short: it ends after ${at} lines`)
  mustCount(path, counts, end.end)
  if (heading.checksum === undefined && end.sha256 === undefined) return { checksum: 'none' }
  if (end.sha256 !== hash.digest('hex'))
    throw new Fault(`${path} is damaged: its checksum is not that of what it holds`)
  return { checksum: 'verified' }
}

function mustCount(path: string, counts: RowCounts, wanted: RowCounts): void {
  const wrong = Object.keys({ ...wanted, ...counts }).find((table) => (counts[table] ?? 0) !== (wanted[table] ?? 0))
  if (wrong)
    throw new Fault(`${path} is damaged: it has ${counts[wrong] ?? 0} rows of ${wrong}, not ${wanted[wrong] ?? 0}`)
}

const isEnd = (value: unknown): value is Row & BackupEnd =>
  isRow(value) && 'end' in value && isRow((value as Readonly<Record<string, unknown>>).end)

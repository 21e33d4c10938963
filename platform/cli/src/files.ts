import { readFileSync } from 'node:fs'
import { Fault, type GameRecord, readRecord } from '@iacta/kernel'

/** Reads a whole JSON text from a file, or from standard input for "-". */
export function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    throw new Fault(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code})`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    // The message may quote several lines of the text.
    const why = (error as Error).message.replace(/\s+/g, ' ')
    throw new Fault(`${path === '-' ? 'standard input' : path} is not JSON: ${why}`)
  }
}

export const readRecordFile = (path: string): GameRecord => readRecord(readJson(path))

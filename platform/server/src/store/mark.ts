import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

const WIDTH = 16

/** The file beside the embedded database that tells how much was written to it. */
export const markFile = (database: string): string => `${database}-mark`

/**
 * How often something had been written to the embedded database when something was last acknowledged; the database keeps
 * the same count. SQLite takes a log that is missing or damaged for one in which nothing was written; this tells that
 * there was something. It is written after what it counts is on the disk, so it never claims too much, whenever the
 * machine fails.
 */
export class Mark {
  readonly #file: number
  #writes: number

  constructor(database: string) {
    this.#writes = readMark(database) ?? 0
    this.#file = openSync(markFile(database), 'a+', 0o600)
    closeSync(this.#file)
    this.#file = openSync(markFile(database), 'r+')
    this.#write()
  }

  /** So many writes are on the disk. */
  reach(writes: number): void {
    if (writes <= this.#writes) return
    this.#writes = writes
    try {
      this.#write()
    } catch {
      // What it counts is done all the same; it tells of less than there is.
    }
  }

  #write(): void {
    // Twice, so that a mark half written is known for one.
    const number = String(this.#writes).padStart(WIDTH, '0')
    writeSync(this.#file, `written ${number} ${number}\n`, 0)
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** What the mark of a database says, if there is one that can be read. */
export function readMark(database: string): number | null {
  let text: string
  try {
    text = readFileSync(markFile(database), 'utf8')
  } catch {
    return null
  }
  const [, first, second] = /^written (\d{16}) (\d{16})\n$/.exec(text) ?? []
  return first !== undefined && first === second ? Number(first) : null
}

/** The database was put there anew: what is known of another holds no longer. */
export const removeMark = (database: string): void => rmSync(markFile(database), { force: true })

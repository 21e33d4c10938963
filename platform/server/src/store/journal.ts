import { close, fdatasync, open } from 'node:fs'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Disk } from './driver.ts'
import { StoreUnavailable } from './unavailable.ts'
import { within } from './within.ts'

const opened = promisify(open)
const onDisk = promisify(fdatasync)
const closed = promisify(close)

/** How a log is looked after: how long the disk is waited for, in milliseconds, and how everything is written anew. */
export interface Care {
  readonly patience: number
  /** Brings what is in the log into the database file, and waits until it is on the disk there. */
  mend(): void
  /** How the disk is asked to write a file down, if otherwise than by the system. */
  sync?(file: number): Promise<void>
}

/**
 * The write-ahead log of the embedded database. SQLite writes to it at every commit; that it reaches the disk is seen to
 * here, on another thread, so that a slow disk keeps nobody waiting but those whose commit it is.
 */
export class Journal implements Disk {
  readonly #database: string
  readonly #log: string
  readonly #care: Care
  #file: Promise<number> | null = null
  /** Which files these are: as long as others do not take their names, what is written can be found again. */
  #identity: string | null = null
  /** The disk has not answered in time, and has not answered since. */
  #isLate = false
  /** The disk has refused something: what it says of the same bytes after that need not be true. */
  #isDoubtful = false

  constructor(database: string, care: Care) {
    this.#database = database
    this.#log = `${database}-wal`
    this.#care = care
  }

  /** Whether the disk keeps somebody waiting longer than anybody waits. */
  get isLate(): boolean {
    return this.#isLate
  }

  mustBeWell(): void {
    if (this.#isLate) throw new StoreUnavailable('the disk does not answer')
  }

  /** Answers when everything committed so far is on the disk, in the files where it will be looked for. */
  async flush(): Promise<void> {
    this.mustBeWell()
    const flushing = this.#flush()
    await within(this.#care.patience, flushing, () => {
      this.#isLate = true
      const answered = (): void => {
        this.#isLate = false
      }
      flushing.then(answered, answered)
      return new StoreUnavailable('the disk does not answer')
    })
  }

  async #flush(): Promise<void> {
    if (this.#isDoubtful) {
      this.#care.mend()
      this.#isDoubtful = false
    }
    // Windows flushes only what may also be written.
    this.#file ??= opened(this.#log, 'r+')
    let file: number
    try {
      file = await this.#file
    } catch (error) {
      this.#file = null
      throw error
    }
    const written = (this.#care.sync ?? onDisk)(file).catch((error) => {
      this.#isDoubtful = true
      throw error
    })
    await Promise.all([written, this.#mustBeThere()])
  }

  /** Files that were deleted, or put elsewhere, can still be written to; but nobody will find what is in them. */
  async #mustBeThere(): Promise<void> {
    const identities = [this.#database, this.#log].map(async (path) => {
      try {
        const { dev, ino } = await stat(path)
        return `${dev} ${ino}`
      } catch (error) {
        throw new StoreUnavailable(`${path} is gone: what is written now would be lost`, { cause: error })
      }
    })
    const found = (await Promise.all(identities)).join(', ')
    this.#identity ??= found
    if (found !== this.#identity)
      throw new StoreUnavailable(`${this.#database} is another file now: what is written would be lost`)
  }

  async close(): Promise<void> {
    // A file that the disk does not answer for is closed with the process.
    if (this.#isLate) return
    const file = await this.#file?.catch(() => null)
    this.#file = null
    if (file) await closed(file)
  }
}

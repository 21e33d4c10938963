import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const opened = promisify(open)
const onDisk = promisify(fdatasync)
const closed = promisify(close)

/**
 * The write-ahead log of the embedded database. SQLite writes to it at every commit; that it reaches the disk is seen to
 * here, on another thread, so that a slow disk keeps nobody waiting but those whose commit it is.
 */
export class Journal {
  readonly #path: string
  #file: Promise<number> | null = null

  constructor(database: string) {
    this.#path = `${database}-wal`
  }

  /** Answers when everything committed so far is on the disk. */
  async flush(): Promise<void> {
    // Windows flushes only what may also be written.
    this.#file ??= opened(this.#path, 'r+')
    let file: number
    try {
      file = await this.#file
    } catch (error) {
      this.#file = null
      throw error
    }
    await onDisk(file)
  }

  async close(): Promise<void> {
    const file = await this.#file?.catch(() => null)
    this.#file = null
    if (file) await closed(file)
  }
}

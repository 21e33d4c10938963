import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embeddedDialect } from '../src/store/driver.ts'
import { Journal } from '../src/store/journal.ts'
import { StoreUnavailable } from '../src/store/unavailable.ts'

interface Notes {
  notes: { text: string }
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iacta-lasting-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A disk that answers when it is told to. */
class SlowDisk {
  readonly #waiting: { resolve(): void; reject(error: Error): void }[] = []

  flush = (): Promise<void> => new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))

  get asked(): number {
    return this.#waiting.length
  }

  done(): void {
    this.#waiting.shift()?.resolve()
  }

  broken(): void {
    this.#waiting.shift()?.reject(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
  }
}

async function notesOn(disk: SlowDisk): Promise<Kysely<Notes>> {
  const sqlite = new Database(join(folder, 'notes.db'))
  sqlite.pragma('journal_mode = WAL')
  sqlite.exec('create table notes (text text)')
  return new Kysely<Notes>({ dialect: embeddedDialect(sqlite, disk.flush) })
}

const aWhile = (): Promise<void> => new Promise((next) => setTimeout(next, 20))

describe('what the embedded database has acknowledged', () => {
  for (const [how, write] of [
    ['a statement by itself', (db: Kysely<Notes>) => db.insertInto('notes').values({ text: 'ave' }).execute()],
    [
      'a transaction',
      (db: Kysely<Notes>) => db.transaction().execute((t) => t.insertInto('notes').values({ text: 'ave' }).execute()),
    ],
  ] as const) {
    it(`is on the disk before it is answered: ${how}`, async () => {
      const disk = new SlowDisk()
      const db = await notesOn(disk)
      let answered = false
      const writing = write(db).then(() => {
        answered = true
      })
      await aWhile()
      expect([disk.asked, answered]).toEqual([1, false])
      disk.done()
      await writing
      expect(answered).toBe(true)
      await db.destroy()
    })

    it(`is refused where the disk fails: ${how}`, async () => {
      const disk = new SlowDisk()
      const db = await notesOn(disk)
      const writing = write(db)
      writing.catch(() => undefined)
      await aWhile()
      disk.broken()
      await expect(writing).rejects.toThrow(StoreUnavailable)
      // And the next is not held up by it.
      const next = write(db)
      await aWhile()
      disk.done()
      await next
      await db.destroy()
    })
  }

  it('does not wait for the disk where nothing was written', async () => {
    const disk = new SlowDisk()
    const db = await notesOn(disk)
    await sql`select count(*) from notes`.execute(db)
    expect(disk.asked).toBe(0)
    await db.destroy()
  })
})

describe('the journal', () => {
  it('answers for a log that is there, and fails for one that is not', async () => {
    const journal = new Journal(join(folder, 'some.db'))
    await expect(journal.flush()).rejects.toThrow('ENOENT')
    writeFileSync(join(folder, 'some.db-wal'), 'x')
    await journal.flush()
    await journal.flush()
    await journal.close()
  })
})

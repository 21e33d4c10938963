import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  return new Kysely<Notes>({ dialect: embeddedDialect(sqlite, disk) })
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
      // It may be there after all; nobody has said that it is.
      await expect(writing).rejects.toMatchObject({ name: 'StoreUnavailable', isUnknown: true })
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
    const reading = db.transaction().setAccessMode('read only')
    await reading.execute((t) => t.selectFrom('notes').selectAll().execute())
    expect(disk.asked).toBe(0)
    await db.destroy()
  })
})

describe('the journal', () => {
  const database = (): string => join(folder, 'some.db')
  const log = (): string => join(folder, 'some.db-wal')
  beforeEach(() => {
    writeFileSync(database(), 'x')
    writeFileSync(log(), 'x')
  })

  /** Longer than any test: what is late is late because the disk never answers. */
  const care = { patience: 60_000, mend: () => undefined }

  it('answers for a log that is there, and fails for one that is not', async () => {
    rmSync(log())
    const journal = new Journal(database(), care)
    await expect(journal.flush()).rejects.toThrow('ENOENT')
    writeFileSync(log(), 'x')
    await journal.flush()
    await journal.flush()
    await journal.close()
  })

  it.each([
    ['the database was deleted', () => rmSync(database()), 'is gone'],
    ['the log was deleted', () => rmSync(log()), 'is gone'],
    ['the database was put elsewhere', () => renameSync(database(), join(folder, 'elsewhere.db')), 'is gone'],
    [
      'another file took its place',
      () => {
        writeFileSync(join(folder, 'other.db'), 'y')
        renameSync(join(folder, 'other.db'), database())
      },
      'is another file now',
    ],
  ])('fails when %s, since nobody would find what is written', async (_, happens, sentence) => {
    const journal = new Journal(database(), care)
    await journal.flush()
    happens()
    await expect(journal.flush()).rejects.toThrow(sentence)
    await journal.close()
  })

  it('gives a disk up that does not answer, refuses whatever comes then, and goes on when it answers', async () => {
    const disk = new SlowDisk()
    const journal = new Journal(database(), { ...care, patience: 20, sync: disk.flush })
    await expect(journal.flush()).rejects.toThrow('the disk does not answer')
    // Nothing new is begun, and no second thread waits beside the first.
    expect(() => journal.mustBeWell()).toThrow(StoreUnavailable)
    await expect(journal.flush()).rejects.toThrow('the disk does not answer')
    expect(disk.asked).toBe(1)
    disk.done()
    await aWhile()
    journal.mustBeWell()
    await journal.close()
  })

  it('writes everything anew once the disk has refused something: what was refused may be lost without a word', async () => {
    const disk = new SlowDisk()
    let mended = 0
    const mend = (): void => void mended++
    const journal = new Journal(database(), { ...care, mend, sync: disk.flush })
    const flush = async (answer: () => void): Promise<void> => {
      const flushing = journal.flush()
      flushing.catch(() => undefined)
      while (disk.asked === 0) await aWhile()
      answer()
      await flushing
    }
    await flush(() => disk.done())
    await expect(flush(() => disk.broken())).rejects.toThrow('EIO')
    expect(mended).toBe(0)
    await flush(() => disk.done())
    expect(mended).toBe(1)
    await flush(() => disk.done())
    expect(mended).toBe(1)
    await journal.close()
  })
})

describe('a lock on the embedded database', () => {
  it('is waited for while everything else goes on, and by nobody once it was waited for in vain', async () => {
    const file = join(folder, 'notes.db')
    const sqlite = new Database(file)
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('busy_timeout = 0')
    sqlite.exec('create table notes (text text)')
    const db = new Kysely<Notes>({ dialect: embeddedDialect(sqlite, { flush: async () => undefined }, 200) })
    const write = () => db.insertInto('notes').values({ text: 'ave' }).execute()
    const other = new Database(file)
    other.exec('begin immediate')
    let turns = 0
    const ticking = setInterval(() => turns++, 1)
    await expect(write()).rejects.toMatchObject({ name: 'StoreUnavailable', isUnknown: false })
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(1)
    for (let i = 0; i < 100; i++) await expect(write()).rejects.toThrow('locked')
    other.exec('rollback')
    await write()
    other.close()
    await db.destroy()
  })
})

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Postgres, startPostgres } from '@iacta/testing/postgres'
import { sql } from 'kysely'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Store } from '../src/store/store.ts'
import { Client, TestServer } from './harness.ts'
import { type Ended, ServerProcess } from './process.ts'
import { Soloist } from './soloist.ts'

const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'iacta-trouble-'))
const newFolder = (): string => mkdtempSync(join(folder, 'data-'))
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A way to take a server's space away, and to give it back. */
interface Space {
  readonly kind: string
  /** Whether a small write tells of it too. */
  readonly isSeen: boolean
  start(): Promise<{ server: TestServer; fill(): Promise<void>; free(): Promise<void> }>
}

const limitOnPages: Space = {
  kind: 'a database that may not grow',
  isSeen: false,
  async start() {
    const server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
    const { db } = server.running.service.store
    return {
      server,
      async fill() {
        await sql`pragma max_page_count = 1`.execute(db)
      },
      async free() {
        await sql`pragma max_page_count = 1000000`.execute(db)
      },
    }
  },
}

const smallDisk: Space = {
  kind: 'a disk that is full',
  isSeen: true,
  async start() {
    const disk = newFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk])
    undo.push(() => execFileSync('umount', ['--lazy', disk]))
    const server = await TestServer.start({ IACTA_ALLOWANCE: '1000000', IACTA_DATA: join(disk, 'data') })
    const filler = join(disk, 'filler')
    return {
      server,
      async fill() {
        const file = openSync(filler, 'w')
        try {
          for (;;) writeSync(file, Buffer.alloc(4096, 1))
        } catch (error) {
          expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
        } finally {
          closeSync(file)
        }
      },
      async free() {
        rmSync(filler)
      },
    }
  },
}

/** Whether a small file system of our own can be had here. */
function canMount(): boolean {
  if (!isRoot) return false
  const probe = newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe], { stdio: 'pipe' })
    execFileSync('umount', [probe])
    return true
  } catch {
    return false
  }
}

describe.each([limitOnPages, ...(canMount() ? [smallDisk] : [])])('$kind', ({ start, isSeen }) => {
  test('refuses new actions, shows what was there before, and goes on when there is space again', async () => {
    const { server, fill, free } = await start()
    undo.push(() => server.stop())
    const soloist = await Soloist.sitDown(new Client(server.url))
    for (let i = 0; i < 5; i++) expect((await soloist.act()).status).toBe(200)
    const health = async (): Promise<number> => (await fetch(`${server.url}/healthz`)).status
    expect(await health()).toBe(200)
    await fill()
    const refused = await soloist.actUntil(503)
    expect(refused.body.error).toMatchObject({ code: 'unavailable' })
    if (isSeen) await expect.poll(health).toBe(503)
    const before = await soloist.look()
    expect((await soloist.act()).status).toBe(503)
    // Nothing has moved, neither in memory nor in the store.
    expect(await soloist.look()).toEqual(before)
    server.running.service.tables.forgetAll()
    expect(await soloist.look()).toEqual(before)
    await free()
    await expect.poll(health).toBe(200)
    for (let i = 0; i < 5; i++) expect((await soloist.act()).status).toBe(200)
    const after = await soloist.look()
    server.running.service.tables.forgetAll()
    expect(await soloist.look()).toEqual(after)
  })
})

describe('a database file that somebody else has locked', () => {
  const lock = (data: string): (() => void) => {
    const other = new Database(join(data, 'iacta.db'))
    other.exec('begin immediate')
    return () => {
      other.exec('rollback')
      other.close()
    }
  }

  test('is waited for, then the action is refused; nothing is lost', async () => {
    const data = newFolder()
    const server = await ServerProcess.start({ IACTA_DATA: data })
    undo.push(() => server.kill())
    const soloist = await Soloist.sitDown(new Client(server.url))
    expect((await soloist.act()).status).toBe(200)
    const before = await soloist.look()
    const unlock = lock(data)
    const refused = await soloist.act()
    expect(refused.status).toBe(503)
    expect(refused.body.error.code).toBe('unavailable')
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
    unlock()
    expect(await soloist.look()).toEqual(before)
    expect((await soloist.act()).status).toBe(200)
  })

  test('is waited for, then the start is refused', async () => {
    const data = newFolder()
    await (await TestServer.start({ IACTA_DATA: data })).running.close()
    undo.push(lock(data))
    expectOneSentence(await ServerProcess.refused({ IACTA_DATA: data }), 'database is locked')
  })
})

describe('a data folder that a server uses', () => {
  const refusal = (data: string): string => `another server is using ${data}; stop it first`

  test('is refused to a second one, in this process or another, and the first plays on', async () => {
    const data = newFolder()
    const server = await ServerProcess.start({ IACTA_DATA: data })
    undo.push(() => server.kill())
    const soloist = await Soloist.sitDown(new Client(server.url))
    const names = readdirSync(data)
    expectOneSentence(await ServerProcess.refused({ IACTA_DATA: data }), refusal(data))
    await expect(TestServer.start({ IACTA_DATA: data })).rejects.toThrow(refusal(data))
    expect(readdirSync(data)).toEqual(names)
    expect((await soloist.act()).status).toBe(200)
    const own = await TestServer.start()
    await expect(TestServer.start({ IACTA_DATA: own.folder })).rejects.toThrow(refusal(own.folder))
    await own.stop()
  })

  test('is free at once when that one has stopped, was killed, or could not start', async () => {
    const data = newFolder()
    for (let i = 0; i < 3; i++) await (await ServerProcess.start({ IACTA_DATA: data })).kill()
    expect((await (await ServerProcess.start({ IACTA_DATA: data })).terminate()).code).toBe(0)
    for (let i = 0; i < 3; i++) await (await TestServer.start({ IACTA_DATA: data })).running.close()
    await expect(TestServer.start({ IACTA_DATA: data, HOST: '203.0.113.1' })).rejects.toThrow('cannot listen')
    const file = join(data, 'iacta.db')
    const whole = readFileSync(file)
    writeFileSync(file, 'Dear diary, today the Rubicon was quite cold.\n'.repeat(20))
    await expect(TestServer.start({ IACTA_DATA: data })).rejects.toThrow(file)
    writeFileSync(file, whole)
    await (await TestServer.start({ IACTA_DATA: data })).running.close()
  })
})

/** What somebody who starts a server wrongly is told: one line, and the exit code of a mistake. */
function expectOneSentence({ code, said }: Ended, ...parts: string[]): void {
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toMatch(/^iacta: /)
  for (const part of parts) expect(said).toContain(part)
  expect(code).toBe(2)
}

describe('a damaged database file', () => {
  async function written(): Promise<{ data: string; file: string }> {
    const data = newFolder()
    const server = await TestServer.start({ IACTA_DATA: data })
    const soloist = await Soloist.sitDown(new Client(server.url))
    for (let i = 0; i < 20; i++) await soloist.act()
    await server.running.close()
    return { data, file: join(data, 'iacta.db') }
  }

  test.each([
    { where: 'at its beginning', from: () => 0, length: 100 },
    { where: 'in the middle', from: (size: number) => Math.floor(size / 8192) * 4096, length: 8192 },
  ])('$where is not opened, and not touched', async ({ from, length }) => {
    const { data, file } = await written()
    const bytes = readFileSync(file)
    bytes.fill('garbage ', from(bytes.length), from(bytes.length) + length)
    writeFileSync(file, bytes)
    expectOneSentence(await ServerProcess.refused({ IACTA_DATA: data }), file)
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  test('that is another program’s, or half a file, is not opened either', async () => {
    const { data, file } = await written()
    const half = readFileSync(file).subarray(0, 10_000)
    for (const bytes of [Buffer.from('Dear diary, today the Rubicon was quite cold.\n'.repeat(20)), half]) {
      writeFileSync(file, bytes)
      expectOneSentence(await ServerProcess.refused({ IACTA_DATA: data }), file)
      expect(readFileSync(file).equals(bytes)).toBe(true)
    }
  })
})

describe('a server that cannot start says why in one sentence', () => {
  test('when its data folder cannot be made, or not be written', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    expectOneSentence(await ServerProcess.refused({ IACTA_DATA: join(file, 'data') }), join(file, 'data'))
    const sealed = newFolder()
    mkdirSync(join(sealed, 'data'))
    chmodSync(join(sealed, 'data'), 0o555)
    for (const path of [folder, sealed]) chmodSync(path, 0o755)
    // Root may write anywhere; so there it is nobody who tries.
    const prefix = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
    expectOneSentence(await ServerProcess.refused({ IACTA_DATA: join(sealed, 'data') }, prefix), join(sealed, 'data'))
  })

  test('when its port is in use', async () => {
    const port = await freePort()
    const other = createServer()
    await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening))
    undo.push(() => new Promise((closed) => other.close(closed)))
    const refused = await ServerProcess.refused({ IACTA_DATA: newFolder(), PORT: String(port) })
    expectOneSentence(refused, `port ${port} is in use`)
  })

  describe('when PostgreSQL', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres?.stop())

    const with_ = (url: string, change: (url: URL) => void): string => {
      const changed = new URL(url)
      change(changed)
      return changed.href
    }

    test('is not there, or does not let it in; and no password is told', async () => {
      const right = await postgres.database()
      const nowhere = await freePort()
      const wrong = [
        'mysql://caesar:rubicon@localhost/rome',
        'postgres://caesar:rubicon@localhost:port/rome',
        'postgres://caesar:rubicon@nowhere.invalid/rome',
        `postgres://caesar:rubicon@127.0.0.1:${nowhere}/rome`,
        `postgres://caesar:rubicon@localhost:${nowhere}/rome`,
        with_(right, (url) => {
          url.pathname = '/there_is_no_such_database'
        }),
        ...(process.env.DATABASE_URL
          ? []
          : [
              with_(right, (url) => {
                url.password = 'rubicon'
              }),
            ]),
      ]
      const { password } = new URL(right)
      for (const refused of await Promise.all(
        wrong.map((url) => ServerProcess.refused({ IACTA_DATA: newFolder(), DATABASE_URL: url })),
      )) {
        expectOneSentence(refused)
        expect(refused.said).not.toContain('rubicon')
        if (password !== '') expect(refused.said).not.toContain(password)
        // Something is said after the colon.
        expect(refused.said).toMatch(/: .*: \S+/)
      }
    })

    test('knows a newer schema than the program', async () => {
      const databaseUrl = await postgres.database()
      const store = await Store.open({ databaseUrl, dataFolder: newFolder() })
      await sql`insert into migrations (name) values ('999-from-the-future')`.execute(store.db)
      await store.close()
      const refused = await ServerProcess.refused({ IACTA_DATA: newFolder(), DATABASE_URL: databaseUrl })
      expectOneSentence(refused, '999-from-the-future')
    })
  })
})

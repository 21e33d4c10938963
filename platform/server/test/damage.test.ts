import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkTables } from '../src/check.ts'
import { restoreEmbedded } from '../src/store/embedded.ts'
import { Store } from '../src/store/store.ts'
import { Client, TestServer } from './harness.ts'
import { type Ended, ServerProcess } from './process.ts'
import { Soloist } from './soloist.ts'

const folder = mkdtempSync(join(tmpdir(), 'iacta-damage-'))
const newFolder = (): string => mkdtempSync(join(folder, 'data-'))
const undo: (() => unknown)[] = []
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ofTable = (id: string, seq: number) => sql`where table_id = ${id} and seq = ${seq}`

/** Ways what is stored of a table can be spoilt, after eight actions. */
const SPOILT: readonly (readonly [what: string, spoil: (db: Store['db'], id: string) => Promise<unknown>])[] = [
  ['an action that is no JSON', (db, id) => sql`update events set body = '{"do":' ${ofTable(id, 3)}`.execute(db)],
  ['an action of no game', (db, id) => sql`update events set body = '{"do":"dance"}' ${ofTable(id, 3)}`.execute(db)],
  ['an action of the wrong seat', (db, id) => sql`update events set seat = 7 ${ofTable(id, 3)}`.execute(db)],
  ['an action that is missing', (db, id) => sql`delete from events ${ofTable(id, 3)}`.execute(db)],
  ['draws that were not drawn', (db, id) => sql`update events set draws = '[5]' ${ofTable(id, 3)}`.execute(db)],
  ['an unknown kind of event', (db, id) => sql`update events set kind = 'dance' ${ofTable(id, 3)}`.execute(db)],
  ['options that are none', (db, id) => sql`update tables set options = 'no' where id = ${id}`.execute(db)],
  ['a clock that is none', (db, id) => sql`update tables set clock = '{"kind":"sand"}' where id = ${id}`.execute(db)],
]

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  /** A server with two tables, and what it tells its log. */
  async function twoTables() {
    const said: string[] = []
    const server = await TestServer.start(
      { IACTA_LOG: 'error', ...(engine === 'postgres' ? { DATABASE_URL: await postgres.database() } : {}) },
      { logTo: { write: (line) => void said.push(line) } },
    )
    undo.push(() => server.stop())
    const client = await server.guest()
    const [one, other] = [await Soloist.anotherTable(client), await Soloist.anotherTable(client)]
    for (let i = 0; i < 8; i++) for (const soloist of [one, other]) expect((await soloist.act()).status).toBe(200)
    return { server, client, one, other, said, store: server.running.service.store }
  }

  test.each(SPOILT)('%s spoils its own table, and is nobody’s fault who plays there', async (_, spoil) => {
    const { server, client, one, other, said, store } = await twoTables()
    const scenes = await one.look()
    await spoil(store.db, one.table)
    server.running.service.tables.forgetAll()
    for (const reply of [await one.glance(), await one.actOn(scenes), await one.glance()])
      expect(reply).toMatchObject({ status: 500, body: { error: { code: 'damaged' } } })
    const socket = await client.socket()
    const watched = await socket.ask({ do: 'watch', table: one.table, seat: 'caesar' })
    expect(watched).toMatchObject({ ok: false, error: { code: 'damaged' } })
    socket.close()
    // Whoever runs the server is told once, and of which table.
    const told = said.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('damaged'))
    expect(told).toMatchObject([{ tableId: one.table, level: 50, error: expect.any(String) }])
    expect(said).toHaveLength(1)
    // Everybody else plays on, and finds his tables.
    expect((await other.act()).status).toBe(200)
    const { tables } = await client.ok(client.get('/tables?mine=1'))
    expect(tables.map(({ id }: { id: string }) => id)).toContain(other.table)
    await server.running.service.tables.sweep()
    const { damaged } = await checkTables(store)
    expect(damaged).toMatchObject([{ table: one.table, why: expect.any(String) }])
  })

  test('what is whole is found whole', async () => {
    const { store, said } = await twoTables()
    expect(await checkTables(store)).toEqual({ tables: 2, events: 16, damaged: [], otherEditions: 0 })
    expect(said).toEqual([])
  })
})

describe('the files of the embedded database', () => {
  /** What a server left that was killed in the middle of play, with much in its log. */
  const left = newFolder()
  beforeAll(async () => {
    const server = await ServerProcess.start({ IACTA_DATA: left })
    const soloist = await Soloist.sitDown(new Client(server.url))
    for (let i = 0; i < 8; i++) expect((await soloist.act()).status).toBe(200)
    await server.kill()
  })

  /** The same files, to be spoilt. */
  function killed(): { data: string; file: string } {
    const data = newFolder()
    cpSync(left, data, { recursive: true })
    return { data, file: join(data, 'iacta.db') }
  }

  function expectRefusal({ code, said }: Ended, ...parts: string[]): void {
    expect(said).toMatch(/^iacta: .+\n$/)
    for (const part of parts) expect(said).toContain(part)
    expect(code).toBe(2)
  }

  /** All bytes of a database and its log; where there is no log, as if it were empty. */
  const bytesOf = (file: string): string =>
    [file, `${file}-wal`].map((path) => (existsSync(path) ? readFileSync(path, 'hex') : '')).join(' ')

  /** A backup of a database in which nothing has happened. */
  async function wholeBackup(): Promise<string> {
    const dataFolder = newFolder()
    const store = await Store.open({ databaseUrl: null, dataFolder })
    const backup = join(dataFolder, 'backup.db')
    await store.backup(backup)
    await store.close()
    return backup
  }

  const refused = (data: string): Promise<Ended> => ServerProcess.refused({ IACTA_DATA: data })

  /** A server in this process is refused as well, by the same sentence. */
  const refusedHere = async (data: string, sentence: string): Promise<void> =>
    expect(TestServer.start({ IACTA_DATA: data })).rejects.toThrow(sentence)

  /** A server takes what is there. */
  const taken = async (data: string): Promise<void> => (await TestServer.start({ IACTA_DATA: data })).running.close()

  test('are taken as they were left by a server that was killed', async () => {
    const { data, file } = killed()
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    for (let i = 0; i < 2; i++) await (await ServerProcess.start({ IACTA_DATA: data })).kill()
    expect((await (await ServerProcess.start({ IACTA_DATA: data })).terminate()).code).toBe(0)
  })

  test.each([
    ['is missing', (log: string) => rmSync(log)],
    ['is empty', (log: string) => truncateSync(log)],
    ['was cut short', (log: string) => truncateSync(log, Math.floor(statSync(log).size / 2))],
    [
      'is damaged at its beginning',
      (log: string) => {
        const bytes = readFileSync(log)
        bytes.fill('garbage ', 8, 32)
        writeFileSync(log, bytes)
      },
    ],
    [
      'is damaged in its middle',
      (log: string) => {
        const bytes = readFileSync(log)
        bytes.fill('garbage ', bytes.length / 2, bytes.length / 2 + 64)
        writeFileSync(log, bytes)
      },
    ],
  ])('are refused when the log %s, and nothing that is left of it is touched', async (_, spoil) => {
    const { data, file } = killed()
    spoil(`${file}-wal`)
    const before = bytesOf(file)
    const refusal = await refused(data)
    expectRefusal(refusal, file, 'acknowledged', 'restore a backup')
    await refusedHere(data, refusal.said.replace(/^iacta: /, '').trim())
    // Neither is it backed up as if it were whole.
    await expect(Store.openAsItIs({ databaseUrl: null, dataFolder: data })).rejects.toThrow('acknowledged')
    expect(bytesOf(file)).toBe(before)
    // Whoever decides to go on with what is there can.
    rmSync(`${file}-mark`)
    await taken(data)
  })

  test.each([
    ['empty', (file: string) => truncateSync(file), 'is empty'],
    ['gone', (file: string) => rmSync(file), 'is gone'],
  ])('are refused when the database is %s, with its log or without', async (_, spoil, sentence) => {
    const { data, file } = killed()
    spoil(file)
    expectRefusal(await refused(data), file, sentence, `its log ${file}-wal is there`)
    // A log alone tells as much.
    rmSync(`${file}-mark`)
    await refusedHere(data, `the database file ${file} ${sentence}`)
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    expect(existsSync(file) ? statSync(file).size : 0).toBe(0)
    // A backup takes their place, and what was there is kept: a log without its database is not for another.
    const backup = await wholeBackup()
    const { kept } = await restoreEmbedded(backup, data)
    expect(statSync(`${kept}-wal`).size).toBeGreaterThan(0)
    const restored = await Store.open({ databaseUrl: null, dataFolder: data })
    expect(await restored.db.selectFrom('events').selectAll().execute()).toEqual([])
    await restored.close()
  })

  test('are refused when the database was emptied after the server had stopped', async () => {
    const { data, file } = killed()
    expect((await (await ServerProcess.start({ IACTA_DATA: data })).terminate()).code).toBe(0)
    truncateSync(file)
    expectRefusal(await refused(data), file, 'is empty', 'there was a database here')
    for (const path of [file, `${file}-mark`]) rmSync(path)
    await taken(data)
  })
})

describe('a database file that is taken from under a server', () => {
  test.each([
    ['deleted', (file: string) => rmSync(file)],
    [
      'replaced',
      (file: string) => {
        const bytes = readFileSync(file)
        rmSync(file)
        writeFileSync(file, bytes)
      },
    ],
  ])('%s: nothing more is acknowledged, and health says so', async (_, take) => {
    const server = await TestServer.start()
    undo.push(() => server.stop())
    const soloist = await Soloist.sitDown(server.client())
    expect((await soloist.act()).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    take(join(server.folder, 'iacta.db'))
    expect((await soloist.act()).status).toBe(503)
    await expect.poll(async () => (await fetch(`${server.url}/healthz`)).status).toBe(503)
  })
})

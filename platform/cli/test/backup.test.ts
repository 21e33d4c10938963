import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Postgres, query, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../../server/src/store/backup.ts'
import { copyDatabase } from '../../server/src/store/copy.ts'
import { restoreEmbedded } from '../../server/src/store/embedded.ts'
import { MIGRATIONS } from '../../server/src/store/migrations.ts'
import { Store } from '../../server/src/store/store.ts'
import { type Client, TestServer } from '../../server/test/harness.ts'
import { expectMistake, iactaMeanwhile, type Ran, scratchFolder } from './run.ts'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const scratch = scratchFolder()
let files = 0
const fresh = (ending: string): string => scratch.path(`${++files}.${ending}`)

/** Where a database is: a folder, or an address. */
type Where = { readonly data: string } | { readonly url: string }

const settings = (where: Where): Record<string, string> =>
  'url' in where ? { DATABASE_URL: where.url } : { DATABASE_URL: '', IACTA_DATA: where.data }

/** Runs the command while everything else goes on. */
const run = (where: Where, ...args: readonly string[]): Promise<Ran> => iactaMeanwhile(settings(where), ...args)

/** The same in a process of its own, as it is really run. */
function runApart(where: Where, ...args: readonly string[]): Promise<Ran> {
  return new Promise((ended) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...settings(where) } })
    let [out, err] = ['', '']
    child.stdout.on('data', (data) => {
      out += data
    })
    child.stderr.on('data', (data) => {
      err += data
    })
    child.once('close', (code) => ended({ code, out, err }))
  })
}

async function good(ran: Promise<Ran>): Promise<string> {
  const { code, out, err } = await ran
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

const backedUp = async (where: Where, ending = 'jsonl'): Promise<string> => {
  const file = fresh(ending)
  await good(run(where, 'backup', file))
  return file
}

/** The same without a process of its own, where only what it holds is of interest. */
async function dumped(where: Where): Promise<readonly string[]> {
  const [databaseUrl, dataFolder] = 'url' in where ? [where.url, ''] : [null, where.data]
  const store = await Store.openAsItIs({ databaseUrl, dataFolder })
  const file = fresh('jsonl')
  await writeBackup(store.db, store.engine, file)
  await store.close()
  return contents(file)
}

/** What a backup holds, whatever the order of its rows and the engine it is from. */
function contents(file: string): readonly string[] {
  const bytes = readFileSync(file)
  const [heading, ...rows] = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trimEnd().split('\n')
  const { format, migrations } = JSON.parse(heading)
  const lasting = rows.filter((row) => !row.startsWith('["settings",{"key":"heartbeat"'))
  return [JSON.stringify({ format, migrations }), ...lasting.map(withoutChecksum).sort()]
}

const withoutChecksum = (line: string): string => line.replace(/,"(sha256|checksum)":"\w+"/, '')

/** A backup as older versions made it: nothing tells what was in it. */
const old = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n').map(withoutChecksum)

/** A server with an account, a talk, a game of two persons begun, and the computer at play with itself. */
async function liveliness(server: TestServer): Promise<{ cicero: Client; table: string }> {
  const cicero = await server.guest()
  await cicero.ok(cicero.post('/accounts', { name: 'Cicero', password: 'quo usque tandem' }))
  const atticus = await server.guest()
  const { id } = await cicero.ok(cicero.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
  await atticus.ok(atticus.post(`/tables/${id}/join`, {}))
  for (const [client, seat] of [
    [cicero, 'caesar'],
    [atticus, 'pompeius'],
  ] as const) {
    const { scene } = await client.ok(client.get(`/tables/${id}?seat=${seat}`))
    await client.ok(client.post(`/tables/${id}/actions`, { seat, action: scene.actions[0] }))
  }
  await cicero.ok(cicero.post(`/tables/${id}/messages`, { text: 'O tempora, “o mores” \u2028 è così 🏛' }))
  await cicero.ok(cicero.post(`/tables/${id}/messages`, { to: ['pompeius'], text: 'sub rosa' }))
  await cicero.ok(cicero.post('/tables', { game: 'julius-caesar', seats: { caesar: 'bot', pompeius: 'bot' } }))
  return { cicero, table: id }
}

/** The restored server knows the account, the cookie, the game and the talk, and goes on with all of them. */
async function expectAlive(server: TestServer, cicero: Client, table: string, before: unknown): Promise<void> {
  const again = server.client()
  again.cookie = cicero.cookie
  expect((await again.ok(again.get('/me'))).person.name).toBe('Cicero')
  const { scene } = await again.ok(again.get(`/tables/${table}?seat=caesar`))
  expect(scene).toEqual(before)
  const { messages } = await again.ok(again.get(`/tables/${table}/messages`))
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['O tempora, “o mores” \u2028 è così 🏛'])
  const whispers = (await again.ok(again.get(`/tables/${table}/messages?room=private`))).messages
  expect(whispers).toMatchObject([{ seat: 'caesar', to: ['pompeius'], text: 'sub rosa' }])
  const next = await again.ok(again.post(`/tables/${table}/messages`, { text: 'Ave' }))
  expect(next.id).toBeGreaterThan(messages[0].id)
  if (scene.actions.length > 0)
    await again.ok(again.post(`/tables/${table}/actions`, { seat: 'caesar', action: scene.actions[0] }))
  const { tables } = await again.ok(again.get('/tables'))
  for (const { id } of tables) await again.ok(again.get(`/tables/${id}`))
  await server.client().ok(server.client().post('/sessions', { name: 'cicero', password: 'quo usque tandem' }))
}

const LATER = {
  name: '999-later',
  async up(db: Parameters<(typeof MIGRATIONS)[number]['up']>[0]): Promise<void> {
    await db.schema.createTable('later').addColumn('id', 'text').execute()
  },
}

/** Starts a server as this program will be one day, and stops it. */
async function upgraded(env: Record<string, string>): Promise<void> {
  const migrations = MIGRATIONS as (typeof LATER)[]
  migrations.push(LATER)
  try {
    await (await TestServer.start(env)).running.close()
  } finally {
    migrations.pop()
  }
}

describe('the embedded database', () => {
  let server: TestServer
  let cicero: Client
  let table: string
  let before: unknown
  beforeAll(async () => {
    server = await TestServer.start({ DATABASE_URL: '' })
    ;({ cicero, table } = await liveliness(server))
    before = (await cicero.ok(cicero.get(`/tables/${table}?seat=caesar`))).scene
  })
  afterAll(() => server.stop())
  const here = (): Where => ({ data: server.folder })

  test.each([
    ['as lines', 'jsonl', []],
    ['compressed', 'jsonl.gz', []],
    ['as a copy of its file', 'db', ['--fast']],
  ])('is backed up %s while games go on, and lives on elsewhere', async (_, ending, flags) => {
    const file = fresh(ending)
    const said = JSON.parse(await good(runApart(here(), 'backup', file, '--json', ...flags)))
    expect(said.file).toBe(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(scratch.folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const data = fresh('data')
    expect(JSON.parse(await good(runApart({ data }, 'restore', file, '--json')))).toEqual({
      kept: null,
      checksum: 'verified',
    })
    expect(readdirSync(data)).toEqual(['iacta.db'])
    if (flags.length === 0) expect(await dumped({ data })).toEqual(contents(file))
    const elsewhere = await TestServer.start({ DATABASE_URL: '', IACTA_DATA: data })
    try {
      await expectAlive(elsewhere, cicero, table, before)
    } finally {
      await elsewhere.stop()
    }
  })

  test('is not replaced while a server uses it, and is kept when it is', async () => {
    const data = fresh('data')
    const file = await backedUp(here())
    const other = await TestServer.start({ DATABASE_URL: '', IACTA_DATA: data })
    const guest = await other.guest()
    const { person } = await guest.ok(guest.get('/me'))
    const names = readdirSync(data)
    expectMistake(await runApart({ data }, 'restore', file), /iacta\.db is in use; stop the server first/)
    expect(readdirSync(data)).toEqual(names)
    expect((await guest.ok(guest.get('/me'))).person).toEqual(person)
    await other.running.close()
    // What ran in this very process may hold its files a little longer than it runs; what ran in another does not.
    const copy = fresh('db')
    await good(run({ data }, 'backup', copy, '--fast'))
    const stopped = fresh('data')
    await good(runApart({ data: stopped }, 'restore', copy))
    const { kept } = JSON.parse(await good(runApart({ data: stopped }, 'restore', file, '--json')))
    expect(kept).toBe(`${stopped}/iacta.db.replaced`)
    const again = fresh('jsonl')
    await good(runApart({ data: stopped }, 'backup', again))
    expect(contents(again)).toEqual(contents(file))
    expect(JSON.parse(await good(runApart({ data: stopped }, 'restore', kept, '--json'))).kept).toBe(`${kept}-2`)
    expect((await dumped({ data: stopped })).join()).toContain(person.id)
  })

  test('is restored over a file that is beyond reading', async () => {
    const data = fresh('data')
    const file = await backedUp(here())
    await good(runApart({ data }, 'restore', file))
    writeFileSync(`${data}/iacta.db`, 'no database at all')
    await good(run({ data }, 'restore', file))
    expect(readFileSync(`${data}/iacta.db.replaced`, 'utf8')).toBe('no database at all')
    expect(await dumped({ data })).toEqual(contents(file))
  })

  test('is not backed up over another backup, nor from where there is none', async () => {
    const file = await backedUp(here())
    const kept = readFileSync(file)
    expectMistake(await run(here(), 'backup', file), /\.jsonl is already there/)
    expectMistake(await run(here(), 'backup', file, '--fast'), /\.jsonl is already there/)
    expect(readFileSync(file)).toEqual(kept)
    expectMistake(await run({ data: fresh('nowhere') }, 'backup', fresh('jsonl')), /there is no database in .+nowhere/)
    expectMistake(await run(here(), 'backup', `${fresh('nowhere')}/x`), /the backup cannot be written to .+ENOENT/)
  })

  test('is left as it was by a backup that does not hold', async () => {
    const data = fresh('data')
    const file = await backedUp(here())
    await good(run({ data }, 'restore', file))
    const bytes = readFileSync(`${data}/iacta.db`)
    const short = fresh('jsonl')
    writeFileSync(short, readFileSync(file).subarray(0, -100))
    expectMistake(await run({ data }, 'restore', short), /is damaged/)
    expectMistake(await run({ data }, 'restore', scratch.path('nowhere')), /there is no backup .+nowhere/)
    expect(readdirSync(data)).toEqual(['iacta.db'])
    expect(readFileSync(`${data}/iacta.db`).equals(bytes)).toBe(true)
  })

  describe('is not made from a backup', () => {
    let lines: string[]
    let database: Buffer
    beforeAll(async () => {
      lines = old(await backedUp(here()))
      const copy = fresh('db')
      await good(run(here(), 'backup', copy, '--fast'))
      database = readFileSync(copy)
    })
    /** With one row more than it had. */
    const oneMore = (table: string): string => {
      const { end } = JSON.parse(lines.at(-1) ?? '')
      return JSON.stringify({ end: { ...end, [table]: (end[table] ?? 0) + 1 } })
    }
    const event = (): number => lines.findIndex((line) => line.startsWith('["events"'))

    test.each<[what: string, content: () => string | Buffer, sentence: RegExp]>([
      ['that is none', () => '{"format":"chess"}\n', /is not a backup: it does not begin with "iacta backup 1"/],
      ['that is empty', () => '', /is not a backup/],
      ['that was cut short', () => lines.slice(0, -3).join('\n'), /was cut short: it ends after \d+ lines/],
      ['with half a line', () => lines.join('\n').slice(0, -9), /is damaged: line \d+ is no row/],
      [
        'that lacks a row',
        () => lines.filter((_, i) => i !== event()).join('\n'),
        /is damaged: it has \d+ rows of events, not \d+/,
      ],
      [
        'with a row twice',
        () => [...lines.slice(0, -1), lines[event()], oneMore('events')].join('\n'),
        /a row of events cannot be restored: .*UNIQUE/,
      ],
      [
        'with a row of an unknown table',
        () => [lines[0], '["legions",{"id":1}]', ...lines.slice(1, -1), oneMore('legions')].join('\n'),
        /line 2 is no row of a known table/,
      ],
      [
        'with a row of another shape',
        () => lines.map((line, i) => (i === event() ? line.replace('"seq"', '"sequence"') : line)).join('\n'),
        /a row of events cannot be restored: /,
      ],
      [
        'of a later program',
        () => lines.join('\n').replace('"migrations":[', '"migrations":["999-later",'),
        /the backup is newer than this program: it knows 999-later/,
      ],
      ['compressed and cut', () => gzipSync(lines.join('\n')).subarray(0, -200), /is damaged: unexpected end of file/],
      ['that is half a database', () => database.subarray(0, 20_000), /is damaged: .*(malformed|not a database|Tree)/],
    ])('%s', async (_, content, sentence) => {
      const file = fresh('bad')
      writeFileSync(file, content())
      const data = fresh('data')
      await expect(restoreEmbedded(file, data)).rejects.toThrow(sentence)
      expect(existsSync(data) ? readdirSync(data) : []).toEqual([])
    })
  })

  describe('knows a backup that is not as it was made', () => {
    /** What the command says of it, both when it only looks and when it should restore. */
    async function expectDamaged(file: string, sentence: RegExp): Promise<void> {
      expectMistake(await run(here(), 'backup', '--check', file), sentence)
      const data = fresh('data')
      expectMistake(await run({ data }, 'restore', file), sentence)
      expect(existsSync(data)).toBe(false)
    }

    test('by one letter of one row', async () => {
      const file = await backedUp(here())
      expect(await good(run(here(), 'backup', '--check', file))).toBe(`Whole: ${file} can be restored.\n`)
      const text = readFileSync(file, 'utf8')
      const altered = text.replace('O tempora', 'O tempura')
      expect(altered).not.toBe(text)
      writeFileSync(file, altered)
      await expectDamaged(file, /is damaged: its checksum is not that of what it holds/)
    })

    test('by a checksum that was taken out of it, or a line that was put behind its end', async () => {
      const file = await backedUp(here())
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
      writeFileSync(file, [...lines.slice(0, -1), withoutChecksum(lines.at(-1) ?? '')].join('\n'))
      await expectDamaged(file, /is damaged: its checksum/)
      writeFileSync(file, [...lines, lines[1]].join('\n'))
      await expectDamaged(file, /is damaged: line \d+ comes after its end/)
    })

    test('by one letter of a copy, which is a sound database all the same', async () => {
      const file = fresh('db')
      await good(run(here(), 'backup', file, '--fast'))
      expect(await good(run(here(), 'backup', '--check', file))).toBe(`Whole: ${file} can be restored.\n`)
      const bytes = readFileSync(file)
      const at = bytes.indexOf('O tempora')
      expect(at).toBeGreaterThan(0)
      bytes.write('O tempura', at)
      writeFileSync(file, bytes)
      await expectDamaged(file, /is damaged: it is not what .+\.db\.sha256 says it was/)
    })

    test('but takes one of an older version, and says what it cannot know', async () => {
      const file = fresh('jsonl')
      writeFileSync(file, `${old(await backedUp(here())).join('\n')}\n`)
      const copy = fresh('db')
      await good(run(here(), 'backup', copy, '--fast'))
      rmSync(`${copy}.sha256`)
      for (const backup of [file, copy]) {
        expect(await good(run(here(), 'backup', '--check', backup))).toContain('has no checksum')
        const data = fresh('data')
        expect(await good(run({ data }, 'restore', backup))).toMatch(
          /is restored\..* Note: .+ has no checksum, so only/,
        )
        expect((await dumped({ data })).join()).toContain('O tempora')
      }
      const said = await good(run({ data: fresh('data') }, 'restore', file, '--json'))
      expect(JSON.parse(said)).toEqual({ kept: null, checksum: 'none' })
    })
  })

  test('is nowhere under the name of a copy until the copy is whole, and leaves nothing of one that failed', async () => {
    const folder = fresh('copies')
    mkdirSync(folder)
    const to = `${folder}/copy.db`
    const half = async (part: string): Promise<void> => {
      writeFileSync(part, 'half of it')
      expect(existsSync(to) && readFileSync(to, 'utf8') !== 'all of it').toBe(false)
      throw new Error('no room for the rest')
    }
    await expect(copyDatabase(to, half)).rejects.toThrow(`the copy cannot be written to ${to}: no room for the rest`)
    expect(readdirSync(folder)).toEqual([])
    await copyDatabase(to, async (part) => writeFileSync(part, 'all of it'))
    expect(readdirSync(folder).sort()).toEqual(['copy.db', 'copy.db.sha256'])
    await expect(copyDatabase(to, half)).rejects.toThrow()
    expect(readFileSync(to, 'utf8')).toBe('all of it')
    expectMistake(await run(here(), 'backup', `${fresh('nowhere')}/x`, '--fast'), /the copy cannot be written to /)
  })

  test('is found whole, or not, by a command of its own', async () => {
    expect(await good(run(here(), 'check'))).toMatch(/^Whole: \d+ tables with \d+ events were looked at\.\n$/)
    const data = fresh('data')
    await good(runApart({ data }, 'restore', await backedUp(here())))
    const store = await Store.openAsItIs({ databaseUrl: null, dataFolder: data })
    await store.db.updateTable('events').set({ body: 'nothing' }).where('table_id', '=', table).execute()
    await store.close()
    const { code, out, err } = await runApart({ data }, 'check')
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(out).toMatch(new RegExp(`^Damaged: table ${table}: .+\\n1 damaged: \\d+ tables`))
  })

  test('is backed up before its schema is changed', async () => {
    const data = fresh('data')
    await (await TestServer.start({ DATABASE_URL: '', IACTA_DATA: data })).running.close()
    const before = await dumped({ data })
    // Half a copy that an older version left there is not taken for one.
    writeFileSync(`${data}/iacta.db.before-999-later`, 'SQLite format 3')
    await upgraded({ DATABASE_URL: '', IACTA_DATA: data })
    const restored = fresh('data')
    await good(run({ data: restored }, 'restore', `${data}/iacta.db.before-999-later`))
    expect(await dumped({ data: restored })).toEqual(before)
  })
})

describe('PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('is backed up while games go on; the embedded database takes it over and gives it back', async () => {
    const url = await postgres.database()
    const server = await TestServer.start({ DATABASE_URL: url })
    const { cicero, table } = await liveliness(server)
    const before = (await cicero.ok(cicero.get(`/tables/${table}?seat=caesar`))).scene
    const file = fresh('jsonl.gz')
    await good(runApart({ url }, 'backup', file))
    await server.stop()

    const data = fresh('data')
    await good(run({ data }, 'restore', file))
    const embedded = await backedUp({ data })
    expect(contents(embedded)).toEqual(contents(file))
    const copy = fresh('db')
    await good(run({ data }, 'backup', copy, '--fast'))

    const next = await postgres.database()
    expectMistake(await run({ url: next }, 'restore', copy), /PostgreSQL needs a backup made without --fast/)
    expectMistake(await run({ url: next }, 'backup', fresh('jsonl')), /this is not a database of Iacta/)
    await good(runApart({ url: next }, 'restore', embedded))
    expect(await dumped({ url: next })).toEqual(contents(file))
    const restored = await TestServer.start({ DATABASE_URL: next })
    try {
      await expectAlive(restored, cicero, table, before)
    } finally {
      await restored.stop()
    }
  })

  test('is not restored into unless it is empty, and stays empty if it fails', async () => {
    const url = await postgres.database()
    const server = await TestServer.start({ DATABASE_URL: url })
    await server.guest()
    const file = await backedUp({ url })
    await server.stop()
    expectMistake(
      await run({ url }, 'restore', file),
      /the database is not empty: it has \d+ tables, .+ into a new one/,
    )
    expect(await dumped({ url })).toEqual(contents(file))

    const empty = await postgres.database()
    const short = fresh('jsonl')
    writeFileSync(short, readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n'))
    expectMistake(await run({ url: empty }, 'restore', short), /was cut short/)
    expectMistake(await run({ url }, 'backup', fresh('db'), '--fast'), /--fast is for the embedded database/)
    const { rows } = await query(empty, 'select * from information_schema.tables where table_schema = current_schema()')
    expect(rows).toEqual([])
  })

  test('that does not answer is one sentence, without its password', async () => {
    const refused = await runApart({ url: 'postgres://iacta:hunter2@127.0.0.1:1/iacta' }, 'backup', fresh('jsonl'))
    expectMistake(refused, /the database cannot be opened: .*ECONNREFUSED/)
    expect(refused.err).not.toContain('hunter2')
  })

  test('is backed up before its schema is changed', async () => {
    const url = await postgres.database()
    const data = fresh('data')
    await (await TestServer.start({ DATABASE_URL: url, IACTA_DATA: data })).running.close()
    const before = await dumped({ url })
    expect(existsSync(data)).toBe(false)
    mkdirSync(data)
    writeFileSync(`${data}/postgres.before-999-later.jsonl.gz`, 'half of it')
    await upgraded({ DATABASE_URL: url, IACTA_DATA: data })
    expect(contents(`${data}/postgres.before-999-later.jsonl.gz`)).toEqual(before)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Line } from '@iacta/testing/line'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Store } from '../src/store/store.ts'
import { Client } from './harness.ts'
import { pause } from './players.ts'
import { ServerProcess } from './process.ts'
import { type Scenes, Soloist } from './soloist.ts'

/** What goes silent is given up after so many seconds; none of these tests asks how many. */
const PATIENCE = { IACTA_STORE_PATIENCE: '3' }
const LONG = 240_000

const folder = mkdtempSync(join(tmpdir(), 'iacta-silence-'))
let postgres: Postgres
const undo: (() => unknown)[] = []
beforeAll(async () => {
  postgres = await startPostgres('own')
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A database, and a line to it that can go silent. */
async function byLine(): Promise<{ line: Line; databaseUrl: string; direct: string }> {
  const direct = await postgres.database()
  const line = await Line.open(Number(new URL(direct).port))
  undo.push(() => line.close())
  return { line, databaseUrl: line.instead(direct), direct }
}

async function start(databaseUrl: string, env: Record<string, string> = PATIENCE): Promise<ServerProcess> {
  const server = await ServerProcess.start({ IACTA_DATA: folder, DATABASE_URL: databaseUrl, ...env })
  undo.push(() => server.kill())
  return server
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50)
}

const health = async (server: ServerProcess): Promise<number> => (await fetch(`${server.url}/healthz`)).status

/** Whoever asks is refused, however many ask, and none of them waits for the others. */
async function expectRefusals(server: ServerProcess, soloist: Soloist, scenes: Scenes): Promise<void> {
  const replies = await Promise.all(Array.from({ length: 30 }, () => soloist.actOn(scenes)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
  expect(replies[0].body.error).toMatchObject({ code: 'unavailable' })
  expect(await health(server)).toBe(503)
}

async function expectPlayAgain(server: ServerProcess, soloist: Soloist): Promise<void> {
  await until(async () => (await health(server)) === 200)
  await until(async () => (await soloist.glance()).status === 200)
  expect((await soloist.act()).status).toBe(200)
}

describe('a database that is silent', () => {
  test('is answered for with 503, again and again, and taken up when it is heard again', {
    timeout: LONG,
  }, async () => {
    const { line, databaseUrl } = await byLine()
    const server = await start(databaseUrl)
    const soloist = await Soloist.sitDown(new Client(server.url))
    expect((await soloist.act()).status).toBe(200)
    const before = await soloist.look()
    line.silence()
    await expectRefusals(server, soloist, before)
    line.speak()
    await until(async () => (await soloist.glance()).status === 200)
    expect(await soloist.look()).toEqual(before)
    await expectPlayAgain(server, soloist)
  })

  test('that stands still is no other than a line that is dead', { timeout: LONG }, async () => {
    const { freeze } = postgres
    // Somebody else's cannot be stopped; the line that is dead has proved as much.
    if (!freeze) return expect(process.env.DATABASE_URL).toBeDefined()
    const server = await start(await postgres.database())
    const soloist = await Soloist.sitDown(new Client(server.url))
    expect((await soloist.act()).status).toBe(200)
    const before = await soloist.look()
    freeze()
    undo.push(() => postgres.thaw())
    await expectRefusals(server, soloist, before)
    postgres.thaw()
    await expectPlayAgain(server, soloist)
  })

  test('is told apart from one that refuses, when nobody knows what it did', { timeout: LONG }, async () => {
    const { line, databaseUrl, direct } = await byLine()
    const server = await start(databaseUrl)
    const soloist = await Soloist.sitDown(new Client(server.url))
    expect((await soloist.act()).status).toBe(200)
    const scenes = await soloist.look()
    // The commit arrives; that it was done is never heard.
    line.silenceAfter('commit')
    const reply = await soloist.actOn(scenes)
    expect(reply).toMatchObject({ status: 503, body: { error: { code: 'unavailable', unknown: true } } })
    line.speak()
    await until(async () => (await soloist.glance()).status === 200)
    // What is shown is what is stored, and that is what was done.
    const store = await Store.openAsItIs({ databaseUrl: direct, dataFolder: folder })
    const events = await store.db.selectFrom('events').selectAll().execute()
    await store.close()
    expect(events).toHaveLength(2)
    expect(await soloist.look()).not.toEqual(scenes)
    await expectPlayAgain(server, soloist)
  })

  test('does not keep a server from stopping', { timeout: LONG }, async () => {
    const { line, databaseUrl } = await byLine()
    const server = await start(databaseUrl)
    const soloist = await Soloist.sitDown(new Client(server.url))
    const scenes = await soloist.look()
    line.silence()
    const unheard = line.unheard()
    const asked = soloist.actOn(scenes).catch(() => null)
    await unheard
    const { code } = await server.terminate()
    expect(code).not.toBeNull()
    await asked
  })

  test('that is waited for too long is left, with a sentence, by a server that is told to stop', {
    timeout: LONG,
  }, async () => {
    const { line, databaseUrl } = await byLine()
    const server = await start(databaseUrl, { IACTA_STORE_PATIENCE: '600' })
    const soloist = await Soloist.sitDown(new Client(server.url))
    const scenes = await soloist.look()
    line.silence()
    const unheard = line.unheard()
    const asked = soloist.actOn(scenes).catch(() => null)
    await unheard
    const { code, said } = await server.terminate()
    expect(code).toBe(1)
    expect(said).toContain('iacta: the server could not finish within 20 seconds')
    await asked
  })

  test('is one sentence for whoever starts a server on it', { timeout: LONG }, async () => {
    const { line, databaseUrl } = await byLine()
    line.silence()
    const { code, said } = await ServerProcess.refused({ IACTA_DATA: folder, DATABASE_URL: databaseUrl, ...PATIENCE })
    expect(said).toMatch(/^iacta: the database cannot be opened: .+\n$/)
    expect(code).toBe(2)
  })
})

describe('the line that carries the news', () => {
  test('is asked now and then, and made anew when it is dead', { timeout: LONG }, async () => {
    const { line, databaseUrl, direct } = await byLine()
    const listener = await Store.open({ databaseUrl, dataFolder: folder, storePatience: 2000 })
    const speaker = await Store.open({ databaseUrl: direct, dataFolder: folder })
    undo.push(
      () => listener.close(),
      () => speaker.close(),
    )
    const heard: string[] = []
    let lost = 0
    const stop = await listener.listen({
      heard: (table) => void heard.push(table),
      presence: () => undefined,
      lost: () => void lost++,
    })
    line.silenceOpen()
    await until(async () => lost >= 2)
    await speaker.announce('t')
    await until(async () => heard.includes('t'))
    await stop()
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@iacta/testing/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Store } from '../src/store/store.ts'
import { Load, newPeople, pause, seeded } from './players.ts'
import { ServerProcess } from './process.ts'

/** How often the server is killed on each engine, and at how many tables people play meanwhile. */
const KILLS = Number(process.env.IACTA_KILLS ?? 12)
const TABLES = Number(process.env.IACTA_TABLES ?? (KILLS > 12 ? 200 : 30))
/** Said when something fails, so that it can be tried again. */
const SEED = Number(process.env.IACTA_SEED ?? Date.now() % 1_000_000)
const LONG = 600_000 + KILLS * 20_000

let postgres: Postgres
const folder = mkdtempSync(join(tmpdir(), 'iacta-durability-'))
beforeAll(async () => {
  postgres = await startPostgres('own')
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** People who play on a server that is killed and started again under them. */
async function playing(tables: number, databaseUrl: string | null) {
  const dataFolder = mkdtempSync(join(folder, 'data-'))
  const env = { IACTA_DATA: dataFolder, DATABASE_URL: databaseUrl ?? '' }
  const store = await Store.open({ databaseUrl, dataFolder })
  const proofs = await newPeople(store, tables * 2)
  await store.close()
  const random = seeded(SEED)
  let server = await ServerProcess.start(env)
  const load = new Load({ proofs, random, url: () => server.url })
  load.start()
  return {
    load,
    server: () => server,
    async killOften(times: number) {
      for (let kill = 0; kill < times; kill++) {
        await load.more(1 + Math.floor(random() * 7 * tables))
        await pause(random() * 10)
        await server.kill()
        server = await ServerProcess.start(env)
      }
      await load.more(tables)
    },
    /** Stops everything and compares what was said with what is there. */
    async audit(cutShort = true) {
      await load.stop()
      await server.kill()
      const opened = await Store.open({ databaseUrl, dataFolder })
      try {
        const { faults, acts, unknown } = await load.audit(opened)
        expect(faults, `with IACTA_SEED=${SEED}`).toEqual([])
        expect(acts).toBeGreaterThanOrEqual(load.acknowledged)
        // Nothing is proved of kills if nothing was cut short.
        if (cutShort) expect(unknown).toBeGreaterThan(0)
      } finally {
        await opened.close()
      }
    },
  }
}

describe('what was acknowledged is never lost, nor doubled', () => {
  test('when the server is killed again and again', { timeout: LONG }, async () => {
    const { killOften, audit } = await playing(TABLES, null)
    await killOften(KILLS)
    await audit()
  })

  test('on PostgreSQL, when the server is killed, and the database too', { timeout: LONG }, async () => {
    const { load, server, killOften, audit } = await playing(TABLES, await postgres.database())
    await killOften(Math.ceil(KILLS / 3))
    const survivor = server()
    await postgres.crash()
    // It says that it cannot, and nothing else.
    const health = await fetch(`${survivor.url}/healthz`)
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({ ok: false })
    await pause(300)
    await postgres.recover()
    // The same process finds its way back by itself.
    await load.more(TABLES * 2)
    expect(server()).toBe(survivor)
    expect((await fetch(`${survivor.url}/healthz`)).status).toBe(200)
    await killOften(Math.ceil(KILLS / 6))
    await audit()
  })
})

describe('the address of a server that was killed', () => {
  test('stays its own: who looks for it there finds nobody else', { timeout: LONG }, async () => {
    const server = await ServerProcess.start({ IACTA_DATA: mkdtempSync(join(folder, 'data-')) })
    const { port } = new URL(server.url)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await server.kill()
    const other = createServer()
    const taken = await new Promise((answered) => {
      other.once('error', (error: NodeJS.ErrnoException) => answered(error.code))
      other.listen(Number(port), '127.0.0.1', () => answered('taken'))
    })
    other.close()
    expect(taken).toBe('EADDRINUSE')
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })
})

describe('a server that is told to stop', () => {
  test('finishes what it has begun, says goodbye, and exits with 0', { timeout: LONG }, async () => {
    const { load, server, audit } = await playing(20, null)
    await load.more(400)
    const { code, said } = await server().terminate()
    expect({ code, said }).toEqual({ code: 0, said: '' })
    await audit(false)
    expect(new Set(load.closings)).toEqual(new Set([1001]))
  })
})

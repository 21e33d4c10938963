import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type GameRecord, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestServer } from './harness.ts'

const BOT = fileURLToPath(new URL('../../../examples/dist/bot.js', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.stop())

/** The example as a person would run it: as a program of its own. */
class Bot {
  readonly ended: Promise<{ code: number | null; out: string; err: string }>
  /** The table it plays at. */
  readonly table: Promise<string>

  constructor(table: string, token?: string) {
    const child = spawn(process.execPath, [BOT, server.url, table], {
      env: { ...process.env, IACTA_TOKEN: token ?? '' },
    })
    let out = ''
    let err = ''
    child.stderr.on('data', (data) => {
      err += data
    })
    this.ended = new Promise((ended) => child.once('close', (code) => ended({ code, out, err })))
    this.table = new Promise((known, failed) => {
      child.stdout.on('data', (data) => {
        out += data
        const said = /^I play \w+ at table (\w+)$/m.exec(out)
        if (said) known(said[1])
      })
      void this.ended.then(() => failed(new Error(`it ended at once: ${err}`)))
    })
  }

  async over(): Promise<string> {
    const { code, out, err } = await this.ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return out
  }
}

/** The whole record of a table, checked to the last die. */
async function recordOf(table: string) {
  const client = server.client()
  const record: GameRecord = await client.ok(client.get(`/tables/${table}/record`))
  expect(verify(gameNamed('julius-caesar').game, record, nodeDigest)).toMatchObject({ ok: true })
  return record
}

describe('the example', () => {
  test('plays a whole game against another of its kind, one as a guest and one by token', async () => {
    const person = await server.guest()
    const { token } = await person.ok(person.post('/tokens', { label: 'a bot' }))
    const first = new Bot('open')
    const table = await first.table
    const second = new Bot(table, token)
    const [outFirst, outSecond] = await Promise.all([first.over(), second.over()])
    const { outcome, actions } = await recordOf(table)
    expect(outcome).not.toBeNull()
    for (const out of [outFirst, outSecond])
      expect(out).toContain(`Over after ${actions.length} actions: ${JSON.stringify(outcome)}`)
    const { table: summary } = await person.ok(person.get(`/tables/${table}`))
    expect(summary).toMatchObject({ status: 'over', outcome, mine: ['pompeius'] })
  })

  test('plays a whole game against the computer', async () => {
    const bot = new Bot('computer')
    const out = await bot.over()
    const { outcome } = await recordOf(await bot.table)
    expect(out).toContain(JSON.stringify(outcome))
  })

  test('says in a sentence what went wrong', async () => {
    const bot = new Bot('nowhere')
    bot.table.catch(() => undefined)
    const { code, err } = await bot.ended
    expect(code).toBe(1)
    expect(err).toContain('There is no such table.')
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { Client } from '../../server/test/harness.ts'
import { expectMistake, iactaIn, scratchFolder } from './run.ts'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const scratch = scratchFolder()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** The server as it is really run, with all it says. */
class Serving {
  readonly child: ChildProcess
  out = ''
  err = ''
  readonly ended: Promise<number | null>

  constructor(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.child = spawn(process.execPath, args, {
      env: { ...process.env, DATABASE_URL: '', PORT: '0', IACTA_LOG: 'info', ...env },
    })
    children.push(this.child)
    this.child.stdout?.on('data', (data) => {
      this.out += data
    })
    this.child.stderr?.on('data', (data) => {
      this.err += data
    })
    this.ended = new Promise((ended) => this.child.once('close', (code) => ended(code)))
  }

  async address(): Promise<string> {
    for (;;) {
      const said = /(http:\S+?)"?\s/.exec(this.out)
      if (said) return said[1]
      if (this.child.exitCode !== null) throw new Error(`it stopped: ${this.err}`)
      await new Promise((more) => this.child.stdout?.once('data', more))
    }
  }

  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM')
    return this.ended
  }
}

describe('iacta serve', () => {
  test('says where it is, makes its data folder, and stops when it is told to', async () => {
    const data = scratch.path('made')
    const server = new Serving([MAIN, 'serve', '--data', data])
    const client = new Client(await server.address())
    expect((await client.ok(client.get(`${client.url}/healthz`))).ok).toBe(true)
    expect(existsSync(data)).toBe(true)
    expect(await server.stop()).toBe(0)
    expect(server.out).toBe(`Iacta is open at ${client.url}\n`)
  })

  test('keeps a log of JSON lines, in which nobody finds a secret', async () => {
    const server = new Serving([MAIN, 'serve', '--json'], { IACTA_DATA: scratch.path('logged'), IACTA_LOG: 'debug' })
    const url = await server.address()
    const caesar = new Client(url)
    await caesar.ok(caesar.post('/guests', {}))
    await caesar.ok(caesar.post('/accounts', { name: 'Gaius Iulius', password: 'alea iacta est' }))
    await new Client(url).post('/sessions', { name: 'Gaius Iulius', password: 'wrong horse battery' })
    const { token } = await caesar.ok(caesar.post('/tokens', { label: 'bot' }))
    const bot = new Client(url)
    bot.token = token
    const { id } = await bot.ok(bot.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }))
    const { invite } = await bot.ok(bot.post(`/tables/${id}/invitations`, { seat: 'pompeius' }))
    const pompeius = new Client(url)
    await pompeius.ok(pompeius.post('/guests', {}))
    await pompeius.get(`/tables/${id}?invite=${invite}`)
    await pompeius.ok(pompeius.post(`/tables/${id}/join`, { invite }))
    await pompeius.post(`/tables/${id}/join`, `{"invite": "${invite}`)
    await pompeius.ok(pompeius.put(`/tables/${id}/note`, { text: 'I wait at Brundisium' }))
    const socket = await bot.socket()
    await socket.ask({ do: 'watch', table: id, seat: 'caesar' })
    await socket.ask({ do: 'say', table: id, text: 'Who goes there?' })
    socket.close()
    expect(await server.stop()).toBe(0)

    const lines = server.err.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) })
    expect(server.err).toContain(`"url":"/api/tables/${id}/join"`)
    const cookies = [caesar.cookie, pompeius.cookie].map((cookie) => cookie?.split('=')[1].split('.')[0] ?? '?')
    for (const secret of [
      ...cookies,
      token,
      invite,
      'alea iacta est',
      'wrong horse battery',
      'Brundisium',
      'Who goes there',
    ])
      expect(server.err).not.toContain(secret)
    expect(JSON.parse(server.out)).toEqual({ address: url })
  })

  test('has every setting in its help and in docs/running-a-server.md', () => {
    const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8')
    const settings = [...read('platform/server/src/config.ts').matchAll(/^ {2}([A-Z_]+): z/gm)].map(([, name]) => name)
    expect(settings).toContain('DATABASE_URL')
    const help = iactaIn({}, 'serve', '--help').out
    const page = read('docs/running-a-server.md')
    expect(settings.filter((name) => !help.includes(name) || !page.includes(`\`${name}\``))).toEqual([])
  })

  test('answers a wrong setting with one sentence', async () => {
    const serving = (env: Record<string, string>) =>
      iactaIn({ env: { DATABASE_URL: '', IACTA_DATA: scratch.path('never'), ...env } }, 'serve')
    expectMistake(serving({ PORT: 'many' }), /the setting PORT is wrong: /)
    expectMistake(
      serving({ DATABASE_URL: 'mysql://root:hunter2@here/iacta' }),
      /DATABASE_URL is wrong: must begin with/,
    )
    const unreachable = serving({ DATABASE_URL: 'postgres://iacta:hunter2@localhost:1/iacta' })
    expectMistake(unreachable, /the database cannot be opened: .*ECONNREFUSED/)
    expect(unreachable.err).not.toContain('hunter2')
    expect(existsSync(scratch.path('never'))).toBe(false)
  })

  test('does not take a port that is taken', async () => {
    const server = new Serving([MAIN, 'serve', '--data', scratch.path('first')])
    const { port } = new URL(await server.address())
    expectMistake(
      iactaIn({ env: { DATABASE_URL: '' } }, 'serve', '--port', port, '--data', scratch.path('second')),
      /port \d+ is in use; choose another with PORT=/,
    )
    await server.stop()
  })
})

describe('npm start', () => {
  test('serves, and hears itself when it is told to stop', async () => {
    // Otherwise it would begin with installing, under the feet of all other tests.
    expect(readFileSync(`${ROOT}/node_modules/.iacta-lock`, 'utf8'), 'run "npm run build" first').toBe(
      createHash('sha256')
        .update(readFileSync(`${ROOT}/package-lock.json`))
        .digest('hex'),
    )
    const server = new Serving([`${ROOT}/scripts/start.mjs`], { IACTA_DATA: scratch.path('started') })
    const client = new Client(await server.address())
    expect((await client.ok(client.get(`${client.url}/healthz`))).ok).toBe(true)
    expect(await server.stop()).toBe(0)
  })
})

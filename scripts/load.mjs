/**
 * A server on a fresh store, many sockets, random legal Julius Caesar at as many tables as asked.
 *
 *   npm run load -- --tables 100 --seconds 20 --store sqlite [--rate 1000] [--idle 10000] [--json]
 *   DATABASE_URL=postgres://… npm run load -- --store postgres
 *
 * The server is a process of its own; this one is the players. A time is that from sending an action to
 * its acknowledgement, by which it is durable.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, install, root } from './house.mjs'

install()
build()
const { WebSocket } = createRequire(join(root, 'platform/server/package.json'))('ws')

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    store: { type: 'string', default: 'sqlite' },
    rate: { type: 'string' },
    idle: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const tables = Number(values.tables)
const seconds = Number(values.seconds)
if (!['sqlite', 'postgres'].includes(values.store) || !(tables > 0) || !(seconds > 0)) {
  console.error('load: --tables and --seconds are numbers, --store is sqlite or postgres')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'iacta-load-'))
const database = values.store === 'postgres' ? await freshDatabase() : null

/** A new database in the PostgreSQL of DATABASE_URL, dropped at the end. */
async function freshDatabase() {
  const given = process.env.DATABASE_URL
  if (!given) {
    console.error('load: --store postgres needs DATABASE_URL, a PostgreSQL in which databases may be created')
    process.exit(2)
  }
  const { default: pg } = await import('pg')
  const name = `iacta_load_${process.pid}`
  const statement = async (text) => {
    const client = new pg.Client({ connectionString: given })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await statement(`create database ${name}`)
  const address = new URL(given)
  address.pathname = `/${name}`
  return { url: address.href, stop: () => statement(`drop database ${name} with (force)`) }
}

const server = spawn(
  process.execPath,
  [join(root, 'platform/cli/dist/main.js'), 'serve', '--json', '--port', '0', '--data', folder],
  {
    env: {
      ...process.env,
      IACTA_LOG: 'silent',
      IACTA_ALLOWANCE: '1000000',
      ...(database ? { DATABASE_URL: database.url } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const url = await new Promise((listening, failed) => {
  let text = ''
  server.stdout.on('data', (data) => {
    text += data
    if (text.includes('}')) listening(JSON.parse(text).address)
  })
  server.once('exit', (code) => failed(new Error(`the server stopped with ${code}`)))
})

async function api(method, path, body, cookie) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { origin: url, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`)
  return { json, cookie: answer.headers.get('set-cookie')?.split(';')[0] }
}

async function metric(name) {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^iacta_${name} (\\S+)`, 'm').exec(text)[1])
}
const residentBytes = () => metric('resident_bytes')

const times = []
const lateness = { early: [], late: [] }
let acknowledged = 0
let lost = 0
let stopped = false
const gap = values.rate ? (1000 * tables) / Number(values.rate) : 0

/** One player at one table: acts at random whenever the table asks for it. */
class Player {
  constructor(cookie, table, seat) {
    this.table = table
    this.seat = seat
    this.sequence = 0
    this.actions = []
    this.sent = null
    this.done = 0
    this.cookie = cookie
  }

  open() {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { origin: url, cookie: this.cookie },
    })
    return new Promise((ready, failed) => {
      this.socket.once('error', failed)
      this.socket.once('open', () => {
        this.socket.on('message', (data) => this.hear(JSON.parse(data.toString())))
        this.socket.send(JSON.stringify({ id: 0, do: 'watch', table: this.table, seat: this.seat }))
        ready()
      })
    })
  }

  hear(message) {
    if (message.update) {
      this.sequence = message.update.sequence
      this.actions = message.update.actions
    }
    if (message.answer > 0) {
      const took = performance.now() - this.sent
      this.sent = null
      if (message.ok) {
        acknowledged++
        this.done++
        this.last = Math.max(this.last ?? 0, message.sequence)
        times.push(took)
        if (this.done < 60) lateness.early.push(took)
        else if (this.done > 180) lateness.late.push(took)
      } else if (message.error.code !== 'stale') throw new Error(JSON.stringify(message.error))
    }
    if (!stopped && this.sent === null && this.actions.length > 0) {
      if (gap > 0) setTimeout(() => this.act(), gap * Math.random() * 2)
      else this.act()
    }
  }

  act() {
    if (stopped || this.sent !== null || this.actions.length === 0) return
    // Seldom disbanding keeps the games long.
    const lasting = this.actions.filter((action) => action.do !== 'disband')
    const from = lasting.length > 0 ? lasting : this.actions
    const action = from[Math.floor(Math.random() * from.length)]
    this.actions = []
    this.sent = performance.now()
    this.socket.send(
      JSON.stringify({
        id: this.done + 1,
        do: 'act',
        table: this.table,
        seat: this.seat,
        answering: this.sequence,
        action,
      }),
    )
  }
}

const before = await residentBytes()
const players = []
for (let i = 0; i < tables; i++) {
  const caesar = (await api('POST', '/guests', {})).cookie
  const pompeius = (await api('POST', '/guests', {})).cookie
  const { json } = await api('POST', '/tables', { game: 'julius-caesar', seats: { caesar: 'me' } }, caesar)
  await api('POST', `/tables/${json.id}/join`, { seat: 'pompeius' }, pompeius)
  players.push(new Player(caesar, json.id, 'caesar'), new Player(pompeius, json.id, 'pompeius'))
}
const cpuBefore = await metric('cpu_seconds')
const began = performance.now()
await Promise.all(players.map((player) => player.open()))
await new Promise((over) => setTimeout(over, seconds * 1000))
stopped = true
const took = (performance.now() - began) / 1000
await new Promise((quiet) => setTimeout(quiet, 500))
const after = await residentBytes()
const cpu = (await metric('cpu_seconds')) - cpuBefore

// Whatever was acknowledged must be there.
for (const player of players) {
  if (player.last === undefined) continue
  const { json } = await api('GET', `/tables/${player.table}?seat=${player.seat}`, null, player.cookie)
  if (json.scene.sequence < player.last) lost += player.last - json.scene.sequence
}

let idleBytes = null
if (values.idle) {
  const count = Number(values.idle)
  const { cookie } = await api('POST', '/guests', {})
  const start = await residentBytes()
  for (let i = 0; i < count; i += 20)
    await Promise.all(
      Array.from({ length: Math.min(20, count - i) }, () =>
        api('POST', '/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } }, cookie),
      ),
    )
  idleBytes = (await residentBytes()) - start
}

for (const player of players) player.socket.close()
server.kill('SIGTERM')
await new Promise((gone) => server.once('exit', gone))
await database?.stop()
rmSync(folder, { recursive: true, force: true })

times.sort((a, b) => a - b)
const at = (share) => Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10
const mean = (list) => Math.round((list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)) * 100) / 100
const report = {
  store: values.store,
  tables,
  actionsPerSecond: Math.round(acknowledged / took),
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  bytesPerTable: Math.max(0, Math.round((after - before) / tables)),
  lost,
  serverCpuMsPerAction: Math.round((cpu * 1e6) / Math.max(1, acknowledged)) / 1000,
  meanMsEarlyInGame: mean(lateness.early),
  meanMsLateInGame: mean(lateness.late),
  ...(idleBytes === null ? {} : { idleTables: Number(values.idle), idleBytes }),
}
if (values.json) console.log(JSON.stringify(report, null, 2))
else for (const [key, value] of Object.entries(report)) console.log(`${key.padEnd(20)} ${value}`)
if (lost > 0) process.exitCode = 1

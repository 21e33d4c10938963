/**
 * A server on a fresh store, many sockets, random legal games at as many tables as asked; see `HELP`.
 *
 * The server is a process of its own; this one is the players. A time is that from sending an action to
 * its acknowledgement, by which it is durable. At the end a long finished game is opened at many of its moments.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, given, install, mistake, root } from './house.mjs'
import { Match } from './load-players.mjs'
import { checkTables, gamesIn, optionsIn, TABLE_HELP, TABLE_OPTIONS } from './tables.mjs'

const HELP = `npm run load -- [options]

Puts a server of its own under load, on a fresh database, and tells how many actions a second it stores, how quickly,
and whether any that was acknowledged is lost.

  --tables N             how many tables are played at (100)
  --seconds N            for how long (15)
  --store S              sqlite, or postgres: that of DATABASE_URL, else a throw-away cluster (sqlite)
  --rate N               how many actions a second there should be, on average (as many as come)
  --idle N               tells also what so many tables cost that nobody plays at
  --json                 the same for programs
${TABLE_HELP}; not said: the first of the house`

const { values } = given(HELP, {
  tables: { type: 'string', default: '100' },
  seconds: { type: 'string', default: '15' },
  store: { type: 'string', default: 'sqlite' },
  rate: { type: 'string' },
  idle: { type: 'string' },
  json: { type: 'boolean', default: false },
  ...TABLE_OPTIONS,
})
checkTables(values)
for (const name of ['tables', 'seconds', 'rate', 'idle'])
  if (values[name] !== undefined && !(Number(values[name]) > 0))
    mistake(`--${name} must be a number above 0, not "${values[name]}"`)
if (!['sqlite', 'postgres'].includes(values.store)) mistake(`--store is sqlite or postgres, not "${values.store}"`)
const tables = Number(values.tables)
const seconds = Number(values.seconds)

install()
build()
const { followed } = await import('@iacta/wire')
const { completed, quickChance, seatsIn, Table } = await import('@iacta/kernel')
const [pack] = await gamesIn(values)
const { game } = pack
const options = await optionsIn(values, pack)
const seats = game.seats(options)
const { WebSocket } = createRequire(join(root, 'platform/server/package.json'))('ws')

const folder = mkdtempSync(join(tmpdir(), 'iacta-load-'))
const database = values.store === 'postgres' ? await freshDatabase() : null

/** A new database in the PostgreSQL of DATABASE_URL, or in a cluster of our own; gone at the end. */
async function freshDatabase() {
  const { startPostgres } = await import('../platform/testing/dist/postgres.js')
  const postgres = await startPostgres()
  return { url: await postgres.database(), stop: () => postgres.stop() }
}

const server = spawn(
  process.execPath,
  [
    ...['--max-semi-space-size=32', '--initial-old-space-size=256'], // as npm start has it
    // Memory is what is in use, so what is not is collected before it is read.
    ...['--expose-gc', '--import', "data:text/javascript,process.on('SIGUSR2', () => gc())"],
    ...[join(root, 'platform/cli/dist/main.js'), 'serve', '--json', '--port', '0', '--data', folder],
  ],
  {
    env: {
      ...process.env,
      IACTA_LOG: 'silent',
      IACTA_ALLOWANCE: '1000000',
      IACTA_METRICS: '1',
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

/** What is in use of the server's memory: what its objects hold, and what the process has. */
async function memory() {
  for (let i = 0; i < 2; i++) {
    server.kill('SIGUSR2')
    await new Promise((collected) => setTimeout(collected, 1000))
  }
  return { held: await metric('heap_bytes'), resident: await metric('resident_bytes') }
}

const times = []
const lateness = { early: [], late: [] }
/** Actions before the one are early in a game, those after the other late. */
const EARLY = 150
const LATE = 450
let acknowledged = 0
const WARM_UP = 3000
/** The longest of so many finished games is opened at so many places. */
const FINISHED = 12
const MOMENTS = 40
let lost = 0
let stopped = false

/** A socket of somebody's, once it is open. */
async function open(cookie) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { origin: url, cookie } })
  await new Promise((ready, failed) => {
    socket.once('error', failed)
    socket.once('open', ready)
  })
  return socket
}

const chance = quickChance(705)
const choose = (actions) => completed(actions[chance.pick(actions.length)], chance)

const world = {
  api,
  open,
  followed,
  choose,
  seats,
  table: { game: game.id, options },
  gap: values.rate ? (1000 * tables) / Number(values.rate) : 0,
  isStopped: () => stopped,
  acknowledged(took, sequence) {
    acknowledged++
    times.push(took)
    if (sequence < EARLY) lateness.early.push(took)
    else if (sequence > LATE) lateness.late.push(took)
  },
  lost(count) {
    lost += count
  },
}

const before = await memory()
const matches = Array.from({ length: tables }, () => new Match(world))
for (const match of matches) await match.open()
for (const match of matches) match.begin()
// What is measured is a server that has been running for a while.
await new Promise((warm) => setTimeout(warm, WARM_UP))
for (const list of [times, lateness.early, lateness.late]) list.length = 0
acknowledged = 0
const cpuBefore = await metric('cpu_seconds')
const began = performance.now()
await new Promise((over) => setTimeout(over, seconds * 1000))
stopped = true
const took = (performance.now() - began) / 1000
const cpu = (await metric('cpu_seconds')) - cpuBefore
await new Promise((quiet) => setTimeout(quiet, 500))
await Promise.all(matches.map((match) => match.next))
const after = await memory()
for (const match of matches) await match.count()

let idleBytes = null
if (values.idle) {
  const count = Number(values.idle)
  const { cookie } = await api('POST', '/guests', {})
  const start = await memory()
  for (let i = 0; i < count; i += 20)
    await Promise.all(
      Array.from({ length: Math.min(20, count - i) }, () =>
        api(
          'POST',
          '/tables',
          { ...world.table, seats: Object.fromEntries(seats.map((seat) => [seat, 'me'])) },
          cookie,
        ),
      ),
    )
  idleBytes = (await memory()).resident - start.resident
}

/** A game of random play, to its end. */
function finished() {
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  const table = new Table(game, options, 'load', source)
  for (let asked = seatsIn(table.asked()); asked.length > 0; asked = seatsIn(table.asked()))
    table.act(asked[0], choose(table.actions(asked[0])))
  return table.record()
}

/** A long finished game, and how long it takes at most to see it at any of its moments. */
async function longestOpening() {
  const records = Array.from({ length: FINISHED }, finished)
  const longest = records.reduce((a, b) => (b.actions.length > a.actions.length ? b : a))
  const { cookie } = await api('POST', '/guests', {})
  const { json } = await api('POST', '/records', longest, cookie)
  const times = []
  for (let i = 0; i <= MOMENTS; i++) {
    const at = Math.round((longest.actions.length * ((i * 17) % (MOMENTS + 1))) / MOMENTS)
    const began = performance.now()
    await api('GET', `/tables/${json.id}/replay?at=${at}&seat=all`, null, cookie)
    times.push(performance.now() - began)
  }
  return { actions: longest.actions.length, milliseconds: Math.round(Math.max(...times) * 10) / 10 }
}

const opening = await longestOpening()
for (const match of matches) match.close()
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
  bytesPerTable: Math.max(0, Math.round((after.held - before.held) / tables)),
  lost,
  serverCpuMsPerAction: Math.round((cpu * 1e6) / Math.max(1, acknowledged)) / 1000,
  meanMsEarlyInGame: mean(lateness.early),
  meanMsLateInGame: mean(lateness.late),
  finishedActions: opening.actions,
  openFinishedMs: opening.milliseconds,
  ...(idleBytes === null ? {} : { idleTables: Number(values.idle), idleBytes }),
}
if (values.json) console.log(JSON.stringify(report, null, 2))
else for (const [key, value] of Object.entries(report)) console.log(`${key.padEnd(20)} ${value}`)
if (lost > 0) process.exitCode = 1

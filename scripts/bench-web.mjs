/**
 * How heavy and how quick the app is, in a real Chromium: `npm run bench:web`, with `--json` for programs.
 * Sizes hold everywhere; times are of this machine and this moment: compare within one run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, install, root } from './house.mjs'

install()
build()
const { quickChance, readOptions, SPECTATOR, seatsIn, Table } = await import('@iacta/kernel')
const { gameNamed } = await import('@iacta/registry')
const { readConfig, serve } = await import('@iacta/server')
const { launchChromium } = await import('@iacta/testing/chromium')

const GAME = 'julius-caesar'
const json = process.argv.includes('--json')
const app = process.env.IACTA_APP || join(root, 'platform/web/dist')
if (!existsSync(join(app, 'index.html'))) {
  console.error('The app is not built: run "npm run build" first.')
  process.exit(1)
}

/** What each number should stay under, or reach. */
const BUDGETS = {
  firstScreenJsBytes: {
    most: 120_000,
    unit: 'bytes',
    what: 'JavaScript until the first playable screen, gzipped, without map data',
  },
  gameJsBytes: {
    most: 250_000,
    unit: 'bytes',
    what: 'all JavaScript of one game in one language, gzipped, without map data',
  },
  firstPlayableMs: { most: 4000, unit: 'ms', what: 'first playable screen on fast 3G with a slow processor' },
  panFps: { least: 60, unit: 'frames a second', what: 'while the map is dragged and zoomed' },
  moveToDrawMs: { most: 50, unit: 'ms', what: 'from the acknowledgement of a move to its picture' },
}

const FAST_3G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 }
const SLOW_PROCESSOR = 4
const PAN_SECONDS = 3
const MOVES = 12

const folder = mkdtempSync(join(tmpdir(), 'iacta-bench-'))
const server = await serve(
  readConfig({
    PORT: '0',
    IACTA_DATA: folder,
    IACTA_APP: app,
    IACTA_LOG: 'silent',
    IACTA_ALLOWANCE: '1000000',
    DATABASE_URL: '',
  }),
)
const browser = await launchChromium()
const report = {}
try {
  const first = await firstScreen()
  report.mapDataBytes = mapData()
  report.firstScreenJsBytes = gzipped(first) - report.mapDataBytes
  report.firstScreenScripts = sizesOf(first)
  report.gameJsBytes = gzipped(await wholeGame(first)) - report.mapDataBytes
  report.firstPlayableMs = await firstPlayable()
  Object.assign(report, await panning())
  report.moveToDrawMs = await moveToDraw()
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

if (json) console.log(JSON.stringify(report, null, 2))
else
  for (const [name, { most, least, unit, what }] of Object.entries(BUDGETS)) {
    const value = report[name]
    const isKept = most === undefined ? value >= least : value <= most
    const budget = most === undefined ? `at least ${least}` : `at most ${most}`
    console.log(`${isKept ? 'ok  ' : 'OVER'} ${name}: ${value} ${unit} (${budget}): ${what}`)
  }

// Sizes

/** A window that knows nothing yet, and every script it fetches, workers' included. */
async function visitor(options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: server.address,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  })
  const scripts = new Set()
  context.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(new URL(response.url()).pathname)
  })
  return { context, page: await context.newPage(), scripts }
}

/** Each script with its size, the largest first. */
function sizesOf(scripts) {
  const sizes = [...scripts].map((path) => [path, gzipSync(readFileSync(join(app, path)), { level: 9 }).length])
  return Object.fromEntries(sizes.sort(([, a], [, b]) => b - a))
}

/** The baked coasts and roads are data that come as a script; they are not counted among the scripts. */
function mapData() {
  return gzipSync(readFileSync(join(root, 'games', GAME, 'board/geography.ts')), { level: 9 }).length
}

function gzipped(scripts) {
  return Object.values(sizesOf(scripts)).reduce((sum, size) => sum + size, 0)
}

/** From the home page to a table with something to do on it: the first of two clicks. */
async function toTheTable(page) {
  await page.goto('/')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await page.getByRole('main').getByRole('button').first().waitFor()
}

async function firstScreen() {
  const { context, page, scripts } = await visitor()
  await toTheTable(page)
  const needed = new Set(scripts)
  await context.close()
  return needed
}

/** Everything that somebody fetches who learns, plays here and on the server, as board and as text, and reads the rules. */
async function wholeGame(first) {
  const { context, page, scripts } = await visitor()
  for (const path of [`/learn/${GAME}`, `/rules/${GAME}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await toTheTable(page)
  for (const panel of ['Log', 'Table', 'Rules', 'Settings', 'As text']) {
    await page.getByRole('button', { name: panel, exact: true }).click()
    await page.waitForLoadState('networkidle')
  }
  const { id } = await newTable(page)
  await page.goto(`/table/${id}`)
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  return new Set([...first, ...scripts])
}

// Times

async function firstPlayable() {
  // A service worker would fetch ahead; it is here as it is for everybody.
  const { context, page } = await visitor({ serviceWorkers: 'allow' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', FAST_3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
  page.setDefaultTimeout(60_000)
  const began = performance.now()
  await toTheTable(page)
  const took = Math.round(performance.now() - began)
  await context.close()
  return took
}

/** A running game with as many blocks on the map as levies can bring there. */
function crowded() {
  const { game } = gameNamed(GAME)
  const chance = quickChance(705)
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  const table = new Table(game, readOptions(game.options, {}), 'bench', source)
  let best = { blocks: 0, record: null }
  for (let seats = seatsIn(table.asked()); seats.length > 0; seats = seatsIn(table.asked())) {
    const [seat] = seats
    const legal = table.actions(seat)
    const levy = legal.filter((action) => action.do === 'levy')
    const end = legal.find((action) => /^(end|halt|decline|pass)/.test(action.do))
    table.act(seat, levy[chance.pick(Math.max(1, levy.length))] ?? end ?? legal[0])
    const { places } = table.view(SPECTATOR)
    const blocks = Object.values(places).reduce(
      (sum, { known, hidden }) => sum + known.length + hidden.reduce((n, { count }) => n + count, 0),
      0,
    )
    if (blocks > best.blocks) best = { blocks, record: table.record() }
  }
  return best
}

/** Drags and zooms the map for a while, and counts the frames. */
async function panning() {
  const { context, page } = await visitor()
  const { blocks, record } = crowded()
  const { id } = await post(page, '/records', record)
  await page.goto(`/table/${id}`)
  // Both seats are ours, so there is a curtain.
  await page.getByRole('button', { name: /: show the board$/ }).click()
  await page.getByRole('main').getByText('Roma', { exact: true }).first().waitFor()
  const box = await page.getByRole('main').boundingBox()
  const middle = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(...middle)
  const counting = page.evaluate(
    (milliseconds) =>
      new Promise((counted) => {
        let frames = 0
        let longest = 0
        let last = performance.now()
        const began = last
        const frame = (now) => {
          frames++
          longest = Math.max(longest, now - last)
          last = now
          if (now - began < milliseconds) requestAnimationFrame(frame)
          else counted({ fps: frames / ((now - began) / 1000), longest })
        }
        requestAnimationFrame(frame)
      }),
    PAN_SECONDS * 1000,
  )
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const before = await work(devtools)
  // Half of the time a long drag, half of it the wheel.
  const began = performance.now()
  const spent = () => (performance.now() - began) / (PAN_SECONDS * 1000)
  await page.mouse.down()
  while (spent() < 0.5) {
    const angle = spent() * 8 * Math.PI
    await page.mouse.move(middle[0] + 260 * Math.sin(angle), middle[1] + 140 * Math.cos(angle))
  }
  await page.mouse.up()
  while (spent() < 1) await page.mouse.wheel(0, spent() % 0.25 < 0.125 ? -60 : 60)
  const { fps, longest } = await counting
  const after = await work(devtools)
  await context.close()
  const share = (name) => Math.round(((after[name] - before[name]) / PAN_SECONDS) * 100)
  return {
    panFps: Math.round(fps),
    panLongestFrameMs: Math.round(longest),
    panBlocks: blocks,
    // Of the time the page had, in per cent: its own code, and what that made the browser lay out anew.
    panScriptPercent: share('ScriptDuration'),
    panLayoutPercent: share('LayoutDuration') + share('RecalcStyleDuration'),
  }
}

/** Seconds the page has worked so far, by kind. */
async function work(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/**
 * From the acknowledgement of a move to the frame that shows it, at a table on the server. The table page sets the
 * marks `iacta:acknowledged` and `iacta:drawn`; half of the moves are quicker than this, half slower.
 */
async function moveToDraw() {
  const { context, page } = await visitor()
  const { id } = await newTable(page)
  await page.goto(`/table/${id}?seat=caesar`)
  const times = []
  for (let n = 0; n < MOVES; n++) {
    await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await page.evaluate(() => performance.clearMarks())
    await page.getByRole('button', { name: 'Do it', exact: true }).click()
    await page.waitForFunction(() => performance.getEntriesByName('iacta:drawn').length > 0)
    times.push(
      await page.evaluate(() => {
        const [acknowledged] = performance.getEntriesByName('iacta:acknowledged')
        const [drawn] = performance.getEntriesByName('iacta:drawn')
        return drawn.startTime - acknowledged.startTime
      }),
    )
  }
  await context.close()
  times.sort((a, b) => a - b)
  return Math.round(times[times.length >> 1] * 10) / 10
}

function newTable(page) {
  return post(page, '/tables', { game: GAME, seats: { caesar: 'me', pompeius: 'bot' } })
}

/** Asks the server as the page would, as a guest. */
async function post(page, path, data) {
  const send = async (to, body) => {
    const answer = await page.request.post(`/api${to}`, { headers: { origin: server.address }, data: body })
    if (!answer.ok()) throw new Error(`POST ${to} was answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  const { person } = await (await page.request.get('/api/me')).json()
  if (!person) await send('/guests', {})
  return send(path, data)
}

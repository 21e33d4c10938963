/**
 * How heavy and how quick the app is, in a real Chromium: `npm run bench:web`, with `--json` for programs, and with
 * `--game` for another game than the first.
 * Sizes hold everywhere; times are of this machine and this moment: compare within one run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { framesShown, PAN_SECONDS, plainSheet, still } from './frames.mjs'
import { build, given, install, root } from './house.mjs'
import { kitFrames } from './kit-frames.mjs'
import { checkTables, gamesIn, optionsIn, TABLE_HELP, TABLE_OPTIONS } from './tables.mjs'

const { values: asked } = given(
  `npm run bench:web -- [options]

How heavy and how quick the app is, in a real Chromium, and whether it keeps within its budgets.

${TABLE_HELP}; not said: the first of the house
  --json                 the same for programs`,
  { ...TABLE_OPTIONS, json: { type: 'boolean' } },
)
checkTables(asked)
install()
build()
const { completed, quickChance, SPECTATOR, seatsIn, Table } = await import('@iacta/kernel')
const { readConfig, serve } = await import('@iacta/server')
const { launchChromium } = await import('@iacta/testing/chromium')

const [pack] = await gamesIn(asked)
const { game } = pack
const options = await optionsIn(asked, pack)
const seats = game.seats(options)
const HOME = `/?game=${game.id}`
const app = process.env.IACTA_APP || join(root, 'platform/web/dist')
if (!existsSync(join(app, 'index.html'))) {
  console.error('The app is not built: run "npm run build" first.')
  process.exit(1)
}

/** What each number should stay under, or reach. */
const BUDGETS = {
  firstScreenJsBytes: {
    most: 130_000,
    unit: 'bytes',
    what: 'JavaScript until the first playable screen, gzipped, without map data',
  },
  gameJsBytes: {
    most: 250_000,
    unit: 'bytes',
    what: 'all JavaScript of one game in one language, gzipped, without map data',
  },
  firstPlayableMs: { most: 4000, unit: 'ms', what: 'first playable screen on fast 3G with a slow processor' },
  panFps: { least: 60, unit: 'frames a second', what: 'shown while the map is dragged and zoomed, all pieces on it' },
  kitPanFps: { least: 60, unit: 'frames a second', what: 'shown while a map of 1,500 hexes is dragged and zoomed' },
  kitDragFps: { least: 60, unit: 'frames a second', what: 'shown while fifty of 150 counters are dragged over it' },
  moveToDrawMs: { most: 50, unit: 'ms', what: 'from the acknowledgement of a move to its picture' },
}

const FAST_3G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 }
const SLOW_PROCESSOR = 4
const MOVES = 12
/** So many games are looked through for a crowded moment. */
const CROWDS = 5

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
  Object.assign(report, await kitFrames(browser))
  report.moveToDrawMs = await moveToDraw()
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

// No map can be shown more often than a plain sheet is.
for (const fps of ['panFps', 'kitPanFps', 'kitDragFps'])
  BUDGETS[fps].least = Math.min(BUDGETS[fps].least, report.panFpsCeiling)
if (asked.json) console.log(JSON.stringify(report, null, 2))
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
  /** When each was asked for, by the browser's clock. */
  const asked = new Map()
  context.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    const path = new URL(response.url()).pathname
    scripts.add(path)
    if (!asked.has(path)) asked.set(path, response.request().timing().startTime)
  })
  return { context, page: await context.newPage(), scripts, asked }
}

/** Each script with its size, the largest first. */
function sizesOf(scripts) {
  const sizes = [...scripts].map((path) => [path, gzipSync(readFileSync(join(app, path)), { level: 9 }).length])
  return Object.fromEntries(sizes.sort(([, a], [, b]) => b - a))
}

/** Baked coasts and roads are data that come as a script; they are not counted among the scripts. */
function mapData() {
  const baked = join(root, 'games', game.id, 'board/geography.ts')
  return existsSync(baked) ? gzipSync(readFileSync(baked), { level: 9 }).length : 0
}

function gzipped(scripts) {
  return Object.values(sizesOf(scripts)).reduce((sum, size) => sum + size, 0)
}

/** From the home page to a table with something to do on it: the first of two clicks. */
async function toTheTable(page) {
  await page.goto(HOME)
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await page.getByRole('main').getByRole('button').first().waitFor()
}

/** What was asked for before there was something to do: on a slow machine whatever comes after that is here before we look. */
async function firstScreen() {
  const { context, page, asked } = await visitor()
  await page.addInitScript(playAtOnce)
  await page.goto(HOME)
  const shown = await page.waitForFunction(
    () => globalThis.playableAfter && performance.timeOrigin + globalThis.playableAfter,
  )
  const playableAt = await shown.jsonValue()
  const needed = new Set([...asked].flatMap(([path, at]) => (at < playableAt ? [path] : [])))
  await context.close()
  return needed
}

/** Everything that somebody fetches who learns, plays here and on the server, as board and as text, and reads the rules. */
async function wholeGame(first) {
  const { context, page, scripts } = await visitor()
  for (const path of [`/learn/${game.id}`, `/rules/${game.id}`]) {
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
  await page.addInitScript(playAtOnce)
  await page.goto(HOME)
  const took = await page.waitForFunction(() => globalThis.playableAfter, undefined, { polling: 250 })
  const playableAfter = Math.round(await took.jsonValue())
  await context.close()
  return playableAfter
}

/**
 * In the page itself, and by its own clock: clicks as soon as there is what to click on, and says when there was
 * something to do at the table. From outside it could only be looked for now and then, at the cost of what is measured.
 */
function playAtOnce() {
  let isOnTheWay = false
  function look() {
    const way = [...document.querySelectorAll('main button')].find((button) =>
      button.textContent.startsWith('Against the computer'),
    )
    if (!isOnTheWay) {
      isOnTheWay = way !== undefined
      way?.click()
    } else if (document.querySelector('section[aria-label="Your move"]') && document.querySelector('main button')) {
      // The frame in which it is found still has to be drawn.
      requestAnimationFrame(() => {
        globalThis.playableAfter = performance.now()
      })
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Of many moments of random play the one that shows the most: as crowded as a table gets by itself. */
function crowded() {
  const chance = quickChance(705)
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  let best = { size: 0, record: null, isOpen: true }
  for (let n = 0; n < CROWDS; n++) {
    const table = new Table(game, options, 'bench', source)
    for (let asks = seatsIn(table.asked()); asks.length > 0; asks = seatsIn(table.asked())) {
      const legal = table.actions(asks[0])
      table.act(asks[0], completed(legal[chance.pick(legal.length)], chance))
      if (table.outcome() !== null) break
      const size = JSON.stringify(table.view(SPECTATOR)).length
      // Panels about what is decided before all may lie over the map.
      const isOpen = seatsIn(table.asked()).some((seat) => table.openView(seat) !== null)
      if (isOpen === best.isOpen ? size > best.size : best.isOpen) best = { size, record: table.record(), isOpen }
    }
  }
  return best.record
}

/** The same hand over the map, from near enough that it can be dragged, and over a plain sheet as large. */
async function panning() {
  const { context, page } = await visitor()
  const { id } = await post(page, '/records', crowded())
  await page.goto(`/table/${id}`)
  // All seats are ours, so there is a curtain, unless something is decided in the open.
  const curtain = page.getByRole('button', { name: /: show the board$/ })
  const map = page.locator('.viewport').first()
  await map.or(curtain).first().waitFor()
  if ((await curtain.count()) > 0) await curtain.click()
  await map.waitFor()
  const box = await map.boundingBox()
  const drawn = await map
    .locator('svg')
    .evaluateAll((maps) => maps.reduce((n, one) => n + one.querySelectorAll('*').length, 0))
  for (let n = 0; n < 2; n++) {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await still(page)
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const before = await work(devtools)
  const ofMap = await framesShown(browser, page, box)
  const after = await work(devtools)
  await page.goto('about:blank')
  await page.setContent(plainSheet(box))
  const ofSheet = await framesShown(browser, page, box)
  await context.close()
  const share = (name) => Math.round(((after[name] - before[name]) / PAN_SECONDS) * 100)
  return {
    panFps: Math.round(ofMap.fps),
    panFpsCeiling: Math.round(ofSheet.fps),
    panOfCeilingPercent: Math.round((ofMap.fps / ofSheet.fps) * 100),
    panLongestFrameMs: Math.round(ofMap.longest),
    panElements: drawn,
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
  await page.goto(`/table/${id}?seat=${seats[0]}`)
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
  const [mine, ...others] = seats
  return post(page, '/tables', {
    game: game.id,
    options,
    seats: { [mine]: 'me', ...Object.fromEntries(others.map((seat) => [seat, 'bot'])) },
  })
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

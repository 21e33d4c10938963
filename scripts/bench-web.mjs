/**
 * How heavy and how quick the app is, in a real Chromium: `npm run bench:web`, with `--json` for programs, and with
 * `--game nero` for another game than the first.
 * Sizes hold everywhere; times are of this machine and this moment: compare within one run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, given, install, mistake, root } from './house.mjs'

const { values: asked } = given(
  `npm run bench:web -- [options]

How heavy and how quick the app is, in a real Chromium, and whether it keeps within its budgets.

  --game G    which game's board (julius-caesar)
  --json      the same for programs`,
  { game: { type: 'string', default: 'julius-caesar' }, json: { type: 'boolean' } },
)
const GAME = asked.game
if (!existsSync(join(root, 'games', GAME, 'board'))) mistake(`there is no board of a game "${GAME}"`)

install()
build()
const { quickChance, readOptions, SPECTATOR, seatsIn, Table } = await import('@iacta/kernel')
const { gameNamed } = await import('@iacta/registry')
const { readConfig, serve } = await import('@iacta/server')
const { launchChromium } = await import('@iacta/testing/chromium')

const HOME = `/?game=${GAME}`
const { game } = gameNamed(GAME)
const seats = game.seats(readOptions(game.options, {}))
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
  panFps: { least: 60, unit: 'frames a second', what: 'shown while the map is dragged and zoomed, all pieces on it' },
  moveToDrawMs: { most: 50, unit: 'ms', what: 'from the acknowledgement of a move to its picture' },
}

const FAST_3G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 }
const SLOW_PROCESSOR = 4
const PAN_SECONDS = 4
/** Milliseconds from one event of a hand to the next. */
const MOUSE_EVERY = 8
const WHEEL_EVERY = 16
const MOVES = 12

/** The pieces on the map, as whoever watches sees them. */
const PIECES = {
  'julius-caesar': ({ places }) =>
    sumOf(places, ({ known, hidden }) => known.length + sumOf(hidden, ({ count }) => count)),
  nero: ({ legions }) => sumOf(legions, (owners) => sumOf(owners, (counts) => sumOf(counts, Number))),
}

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

// No map can be shown more often than a plain sheet is.
BUDGETS.panFps.least = Math.min(BUDGETS.panFps.least, report.panFpsCeiling)
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
  await page.goto(HOME)
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

function sumOf(things, each) {
  return Object.values(things).reduce((sum, thing) => sum + each(thing), 0)
}

/** A running game with as many pieces on the map as levies can bring there. */
function crowded() {
  const chance = quickChance(705)
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  const table = new Table(game, readOptions(game.options, {}), 'bench', source)
  let best = { pieces: 0, record: null }
  for (let seats = seatsIn(table.asked()); seats.length > 0; seats = seatsIn(table.asked())) {
    const [seat] = seats
    const legal = table.actions(seat)
    const levy = legal.filter((action) => action.do === 'levy')
    const end = legal.find((action) => /^(end|halt|decline|pass)/.test(action.do))
    table.act(seat, levy[chance.pick(Math.max(1, levy.length))] ?? end ?? legal[0])
    const pieces = PIECES[GAME](table.view(SPECTATOR))
    if (pieces > best.pieces) best = { pieces, record: table.record() }
  }
  return best
}

/** The same hand over the map, from near enough that it can be dragged, and over a plain sheet as large. */
async function panning() {
  const { context, page } = await visitor()
  const { pieces, record } = crowded()
  const { id } = await post(page, '/records', record)
  await page.goto(`/table/${id}`)
  // All seats are ours, so there is a curtain.
  await page.getByRole('button', { name: /: show the board$/ }).click()
  const map = page.getByRole('region', { name: 'Map', exact: true })
  await map.waitFor()
  const box = await map.boundingBox()
  for (let n = 0; n < 2; n++) {
    await map.getByRole('button', { name: 'Nearer', exact: true }).click()
    await still(page)
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const before = await work(devtools)
  const ofMap = await framesShown(page, box)
  const after = await work(devtools)
  await page.goto('about:blank')
  await page.setContent(plainSheet(box))
  const ofSheet = await framesShown(page, box)
  await context.close()
  const share = (name) => Math.round(((after[name] - before[name]) / PAN_SECONDS) * 100)
  return {
    panFps: Math.round(ofMap.fps),
    panFpsCeiling: Math.round(ofSheet.fps),
    panOfCeilingPercent: Math.round((ofMap.fps / ofSheet.fps) * 100),
    panLongestFrameMs: Math.round(ofMap.longest),
    panPieces: pieces,
    // Of the time the page had, in per cent: its own code, and what that made the browser lay out anew.
    panScriptPercent: share('ScriptDuration'),
    panLayoutPercent: share('LayoutDuration') + share('RecalcStyleDuration'),
  }
}

/** Lets a glide come to its end, and the picture be drawn after it. */
async function still(page) {
  await page.waitForTimeout(1000)
}

/** What could be dragged with less work for the browser: one colour, moved by its transform alone. */
function plainSheet({ x, y, width, height }) {
  return `<body style="margin: 0">
    <div style="position: absolute; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; overflow: clip">
      <div id="sheet" style="width: 200%; height: 200%; background: #a3bfcc; will-change: transform"></div>
    </div>
    <script>
      const at = { x: ${-width / 2}, y: ${-height / 2}, scale: 1 }
      const show = () => {
        sheet.style.transform = 'translate(' + at.x + 'px, ' + at.y + 'px) scale(' + at.scale + ')'
      }
      addEventListener('pointermove', ({ buttons, movementX, movementY }) => {
        if (buttons === 0) return
        at.x += movementX
        at.y += movementY
        requestAnimationFrame(show)
      })
      addEventListener('wheel', (event) => {
        event.preventDefault()
        at.scale *= Math.exp(-event.deltaY * 0.0016)
        requestAnimationFrame(show)
      }, { passive: false })
      show()
    </script>`
}

/** Half of the time a long drag, half of it the wheel; counts what Chromium's display really showed. */
async function framesShown(page, box) {
  await still(page)
  const devtools = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // Nobody's hand waits for the picture: the next event comes in its time.
  const sent = []
  const send = (type, toX, toY, more) =>
    sent.push(devtools.send('Input.dispatchMouseEvent', { type, x: toX, y: toY, ...more }))
  const shown = await framesDuring(async () => {
    send('mousePressed', x, y, { button: 'left', buttons: 1, clickCount: 1 })
    await inTime(MOUSE_EVERY, (part) => {
      const angle = part * 4 * Math.PI
      send('mouseMoved', x + 260 * Math.sin(angle), y + 140 * (1 - Math.cos(angle)), { button: 'left', buttons: 1 })
    })
    send('mouseReleased', x, y, { button: 'left', clickCount: 1 })
    await inTime(WHEEL_EVERY, (part) => send('mouseWheel', x, y, { deltaX: 0, deltaY: part % 0.5 < 0.25 ? -8 : 8 }))
    await Promise.all(sent)
  })
  await devtools.detach()
  const gaps = shown.slice(1).map((time, i) => time - shown[i])
  return { fps: (gaps.length * 1000) / (shown[shown.length - 1] - shown[0]), longest: Math.max(...gaps) }
}

/** Does something again and again for half of the time; it is told which part of that time is over. */
async function inTime(every, step) {
  const lasts = (PAN_SECONDS / 2) * 1000
  const began = performance.now()
  for (let n = 1; performance.now() - began < lasts; n++) {
    step((performance.now() - began) / lasts)
    await new Promise((next) => setTimeout(next, Math.max(0, n * every - (performance.now() - began))))
  }
}

/** When frames were displayed meanwhile, in milliseconds; callbacks before a frame are no proof that it was shown. */
async function framesDuring(whatMoves) {
  const tracing = await browser.newBrowserCDPSession()
  const shown = []
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value) if (name === 'Display::FrameDisplayed') shown.push(ts / 1000)
  })
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['disabled-by-default-display.framedisplayed']
  await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await whatMoves()
  await tracing.send('Tracing.end')
  await complete
  await tracing.detach()
  return shown.sort((a, b) => a - b)
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
    game: GAME,
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

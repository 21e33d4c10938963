/**
 * Finds better numbers for a brain's quick judgement by play: `npm run tune -- <game>`. Every step is written down, so that it can be
 * stopped at any moment, and goes on where it was.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildPrograms, given, install, mistake, root } from './house.mjs'

const { values, words } = given(
  `npm run tune -- <game> [options]

Finds better numbers for what a game's brain does without thinking ahead, for each seat its own, by many quick games. What is found
plays against the numbers before it, and is kept only if it is stronger: in games/<game>/bot/tuned.ts, with its figures.

Ctrl-C stops it; the same command goes on where it was.

  -g, --generations N  steps to take (100)
  -p, --pairs N        pairs of quick games for a step (200)
      --spread S       how far they stray from the numbers there are (0.25)
      --pace P         how far a step goes (1)
      --climbers A,B   the seats that climb, the others playing by the numbers they have (all)
      --shares A,B     how far each seat goes of the way that was found (1 for all): less for one that would win too often
                       among equals
  -b, --bouts N        games to try what is found in, at most (400)
      --trying L       the level that tries it (miles)
      --budget B       trials for each decision of a level that searches (12)
  -s, --seed K         the first seed (1)
  -w, --workers W      threads (as many as there are cores)
      --afresh         forgets what was found before
      --dry            tells what it found and writes nothing`,
  {
    generations: { type: 'string', short: 'g', default: '100' },
    pairs: { type: 'string', short: 'p', default: '200' },
    spread: { type: 'string', default: '0.25' },
    pace: { type: 'string', default: '1' },
    climbers: { type: 'string' },
    shares: { type: 'string' },
    bouts: { type: 'string', short: 'b', default: '400' },
    trying: { type: 'string', default: 'miles' },
    budget: { type: 'string', default: '12' },
    seed: { type: 'string', short: 's', default: '1' },
    workers: { type: 'string', short: 'w', default: String(availableParallelism()) },
    afresh: { type: 'boolean' },
    dry: { type: 'boolean' },
  },
  1,
)
const [id] = words
if (id === undefined) mistake('which game? npm run tune -- <game>')
const whole = (name, least) => {
  const n = Number(values[name])
  if (!Number.isInteger(n) || n < least)
    mistake(`--${name} must be a whole number from ${least}, not "${values[name]}"`)
  return n
}
const share = (name) => {
  const n = Number(values[name])
  if (!(n > 0)) mistake(`--${name} must be a number above 0, not "${values[name]}"`)
  return n
}
const generations = whole('generations', 1)
const most = whole('bouts', 2)
const workers = whole('workers', 1)
const budget = { iterations: whole('budget', 1) }

install()
buildPrograms()
const { readOptions } = await import('@iacta/kernel')
const { levelNamed, seatingsOf } = await import('@iacta/bots')
const { baseCamp, Bouts, Climb, numbersAt, tunedFile, tunedOf } = await import('@iacta/bots/training')
const { gameNamed } = await import('@iacta/registry')

const { game, brain } = gameNamed(id)
const { tunable } = brain
if (!tunable) mistake(`the brain of ${id} has no numbers to be found by play`)
const seatIds = game.seats(readOptions(game.options, {}))
const seats = seatIds.length
const climbers = values.climbers?.split(',') ?? seatIds
if (!climbers.every((seat) => seatIds.includes(seat)))
  mistake(`--climbers must be some of ${seatIds.join(', ')}, not "${values.climbers}"`)
const stride = {
  seed: whole('seed', 0),
  pairs: whole('pairs', 1),
  spread: share('spread'),
  pace: share('pace'),
  climbs: seatIds.map((seat) => climbers.includes(seat)),
}
const shares = values.shares?.split(',').map(Number) ?? Array.from({ length: seats }, () => 1)
if (shares.length !== seats || shares.some((part) => !(part >= 0 && part <= 1)))
  mistake(`--shares must be ${seats} numbers from 0 to 1, not "${values.shares}"`)
const players = { trying: levelNamed(values.trying).id, budget }
const searches = levelNamed(players.trying).budget.milliseconds !== undefined
const level = searches ? `${players.trying} ${budget.iterations}i` : players.trying

const folder = join(root, '.iacta', 'tuning', id)
mkdirSync(folder, { recursive: true })
const camp = join(folder, 'camp.json')
/** What steps are steps of: with other numbers or settings they would be others. */
const subject = { plain: tunable.plain, found: tunable.found.seats, stride }

const climb = new Climb(takenUp() ?? baseCamp(tunable, seats), stride)
const bouts = new Bouts(seatingsOf(seats), most, stride.seed)
const isTerminal = process.stderr.isTTY

function takenUp() {
  if (values.afresh) rmSync(camp, { force: true })
  if (!existsSync(camp)) return null
  const written = JSON.parse(readFileSync(camp, 'utf8'))
  if (JSON.stringify(written.subject) !== JSON.stringify(subject))
    mistake('what was begun before had other settings or numbers: give the same, or --afresh to forget it')
  return written.camp
}

const percent = (part) => `${(100 * part).toFixed(1)} %`
function show(line) {
  if (isTerminal) process.stderr.write(`\r\u001b[K${line}`)
  else process.stderr.write(`${line}\n`)
}

const isClimbing = () => climb.camp.generation < generations
const numbersNow = () =>
  climb.camp.logs.map((logs, seat) =>
    numbersAt(
      tunable,
      logs.map((log) => shares[seat] * log),
    ),
  )

function nextJob() {
  if (isClimbing()) {
    const leg = climb.next()
    return leg && { do: 'climb', leg }
  }
  const bout = bouts.verdict() ? null : bouts.next()
  return bout && { do: 'try', bout, numbers: numbersNow() }
}

function take(result) {
  if (result.do === 'try') {
    bouts.take(result.bout.bout, result.points)
    const { rate, low, high } = bouts.rate()
    if (isTerminal || bouts.played % 20 === 0)
      show(
        `${bouts.played} of at most ${most} games tried: it wins ${percent(rate)}, from ${percent(low)} to ${percent(high)}`,
      )
  } else if (climb.take(result.slope)) {
    writeFileSync(camp, JSON.stringify({ subject, camp: climb.camp }))
    show(`${climb.camp.generation} of ${generations} steps; of their games the seats had ${climb.credits.map(percent)}`)
  }
}

/** Threads that wait for something to do. */
const idle = new Set()
function feedAll() {
  for (const feed of [...idle]) feed()
}

/** Plays until there is nothing left to play. */
function work() {
  return new Promise((resolve, reject) => {
    const workerData = { id, stride, players }
    const worker = new Worker(new URL('./tune-worker.mjs', import.meta.url), { workerData })
    function feed() {
      idle.delete(feed)
      const job = nextJob()
      if (job) worker.postMessage(job)
      else if (!isClimbing() && bouts.verdict()) void worker.terminate().then(resolve)
      else idle.add(feed)
    }
    worker.on('message', (result) => {
      take(result)
      feed()
      feedAll()
    })
    worker.on('error', reject)
    feed()
  })
}
process.once('SIGINT', () => {
  console.error('\nStopped; the same command goes on from here.')
  process.exit(130)
})
await Promise.all(Array.from({ length: workers }, work))
if (isTerminal) process.stderr.write('\n')

const WHY = {
  stronger: 'What was found is stronger, and is kept.',
  weaker: 'What was found is weaker, and is not kept.',
  'not-told-apart': 'What was found could not be told apart from what was kept last, and is not kept.',
}
const verdict = bouts.verdict()
const games = 2 * stride.pairs * generations
const figures = { generations, games, shares: shares.join(', '), level, bouts: bouts.played, ...bouts.rate() }
const tuned = tunedOf({ seats: numbersNow(), accepted: figures })
for (const [name, value] of Object.entries(tunable.plain))
  console.log(
    `${name.padEnd(24)} ${String(value).padStart(8)} ${tuned.seats.map((of) => String(of[name]).padStart(8)).join(' ')}`,
  )
console.log(
  Object.entries(tuned.accepted)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
)
console.log(WHY[verdict])
if (verdict === 'stronger' && !values.dry) writeFileSync(join(root, 'games', id, 'bot', 'tuned.ts'), tunedFile(tuned))

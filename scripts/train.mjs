/**
 * Learns how much each feature of a position tells: `npm run train -- <game>`. Every result is a line of a journal, and all
 * follows from the journal; so it can be stopped at any moment, and goes on where it was.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildPrograms, given, install, mistake, root } from './house.mjs'

const { values, words } = given(
  `npm run train -- <game> [options]

Learns to judge positions of a game from how games end. Opponents play; how likely each seat is to win is fitted to their games,
by the features that the game's brain names; then the fit plays against the weights that were kept last, and is kept only if
it is stronger. What is kept is written to games/<game>/bot/weights.ts, with its figures.

Ctrl-C stops it; the same command goes on where it was.

  -g, --games N        games to learn from (600)
  -r, --records DIR    games to learn from that are there already, as iacta arena --keep writes them; they count
  -b, --bouts N        games to try the fit in at most (400); what is clear sooner ends sooner
      --learning L     the level that plays the games to learn from (miles)
      --trying L       the level that tries the fit (centurio)
      --budget B       trials for each decision of a level that searches (12)
      --horizon H      turns a plan is followed while a fit is tried, instead of the brain's own: fewer are quicker, and leave
                       more to the judgement
      --doubt D        how many games it takes to move a weight half of the way they would have it (60)
      --hold F,F       features whose weights are to stay as they are: what games among equals cannot tell, since all have as much
                       of it at the same time
  -s, --seed K         the first seed (1)
  -w, --workers W      threads (as many as there are cores)
      --afresh         forgets what was played before
      --dry            tells what it found and writes nothing`,
  {
    games: { type: 'string', short: 'g', default: '600' },
    records: { type: 'string', short: 'r' },
    bouts: { type: 'string', short: 'b', default: '400' },
    learning: { type: 'string', default: 'miles' },
    trying: { type: 'string', default: 'centurio' },
    budget: { type: 'string', default: '12' },
    horizon: { type: 'string' },
    doubt: { type: 'string', default: '60' },
    hold: { type: 'string' },
    seed: { type: 'string', short: 's', default: '1' },
    workers: { type: 'string', short: 'w', default: String(availableParallelism()) },
    afresh: { type: 'boolean' },
    dry: { type: 'boolean' },
  },
  1,
)
const [id] = words
if (id === undefined) mistake('which game? npm run train -- <game>')
const number = (name, least) => {
  const n = Number(values[name])
  if (!Number.isInteger(n) || n < least)
    mistake(`--${name} must be a whole number from ${least}, not "${values[name]}"`)
  return n
}
const games = number('games', 5)
const bouts = number('bouts', 2)
const budget = { iterations: number('budget', 1) }
const amounts = { games, bouts, doubt: number('doubt', 0), seed: number('seed', 0) }
const workers = number('workers', 1)

install()
buildPrograms()
const { readOptions } = await import('@iacta/kernel')
const { levelNamed, seatingsOf } = await import('@iacta/bots')
const { learnedOf, lessonOf, Training, weightsFile } = await import('@iacta/bots/training')
const { gameNamed } = await import('@iacta/registry')

const { game, brain } = gameNamed(id)
const { judgement } = brain
if (!judgement) mistake(`the brain of ${id} names no features to learn from`)
const hold = values.hold?.split(',')
for (const name of hold ?? [])
  if (!judgement.features.includes(name)) mistake(`the brain of ${id} has no feature "${name}"`)
const options = readOptions(game.options, {})
const horizon = values.horizon === undefined ? {} : { horizon: number('horizon', 1) }
const players = { learning: levelNamed(values.learning).id, trying: levelNamed(values.trying).id, budget, ...horizon }
const searches = levelNamed(values.trying).budget.milliseconds !== undefined
const ahead = values.horizon === undefined ? '' : `, ${horizon.horizon} turns ahead`
const level = searches ? `${players.trying} ${budget.iterations}i${ahead}` : players.trying

const folder = join(root, '.iacta', 'training', id)
mkdirSync(folder, { recursive: true })
const journal = join(folder, 'journal.jsonl')
const about = join(folder, 'about.json')
const settings = { ...amounts, ...(hold && { hold }) }
/** What results are results of: with other features, weights or settings they would be others. */
const subject = JSON.stringify({ features: judgement.features, learned: judgement.learned, players, settings })

const training = new Training(judgement, seatingsOf(game.seats(options).length), { ...settings, level })
/** How far it is shown, where nobody watches it live; and threads that wait for something to do. */
const isTerminal = process.stderr.isTTY
let shown = 0
const waiting = new Set()

takeUp()
if (values.records !== undefined) readRecords(values.records)

function takeUp() {
  const isSame = existsSync(about) && readFileSync(about, 'utf8') === subject
  if (existsSync(journal) && !values.afresh && !isSame)
    mistake('what was begun before had other settings, features or weights: give the same, or --afresh to forget it')
  if (values.afresh || !isSame) rmSync(journal, { force: true })
  writeFileSync(about, subject)
  if (!existsSync(journal)) return
  const lines = readFileSync(journal, 'utf8').split('\n')
  // What follows the last line break was being written when somebody pulled the plug.
  for (const line of lines.slice(0, -1)) training.take(JSON.parse(line))
  writeFileSync(
    journal,
    lines
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join(''),
  )
}

function keep(result) {
  appendFileSync(journal, `${JSON.stringify(result)}\n`)
  training.take(result)
  show()
}

function readRecords(directory) {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.record.json'))
    .sort()
  for (const name of files) {
    if (training.lessons >= games) return
    const record = JSON.parse(readFileSync(join(directory, name), 'utf8'))
    const lesson = lessonOf(name, game, brain, judgement, record)
    if (lesson && !training.knows(name)) keep({ do: 'learn', lesson })
  }
}

function show() {
  const { rate, low, high } = training.rate()
  const percent = (share) => `${(100 * share).toFixed(1)} %`
  const line =
    training.lessons < games
      ? `${training.lessons} of ${games} games played to learn from`
      : `${training.bouts} of at most ${bouts} games tried: the fit wins ${percent(rate)}, from ${percent(low)} to ${percent(high)}`
  const done = training.lessons + training.bouts
  if (isTerminal) process.stderr.write(`\r\u001b[K${line}`)
  else if (done % 20 === 0 && done !== shown) process.stderr.write(`${line}\n`)
  shown = done
}

/** Plays until there is nothing left to play. */
function work() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./train-worker.mjs', import.meta.url), { workerData: { id, players } })
    const idle = new Set()
    waiting.add(feed)
    function feed() {
      const job = training.next()
      if (job) {
        idle.delete(worker)
        worker.postMessage(job)
      } else if (training.verdict()) {
        waiting.delete(feed)
        void worker.terminate().then(resolve)
      } else idle.add(worker)
      return job !== null
    }
    worker.on('message', (result) => {
      keep(result)
      feed()
      // Whoever had nothing to do may have something now, or may go home.
      for (const other of [...waiting]) if (other !== feed && other.idle()) other()
    })
    worker.on('error', reject)
    feed.idle = () => idle.has(worker)
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
  stronger: 'The fit is stronger, and is kept.',
  weaker: 'The fit is weaker, and is not kept.',
  'not-told-apart': 'The fit could not be told apart from what was kept last, and is not kept.',
  'foretells-no-better': 'The fit foretells games it has not seen no better than what was kept last, and is not kept.',
}
const { isKept, why, weights, figures } = training.verdict()
const learned = learnedOf(judgement.features, weights, figures)
for (const [name, weight] of Object.entries(learned.weights))
  console.log(`${name.padEnd(20)} ${String(weight).padStart(9)}   was ${judgement.learned.weights[name] ?? 0}`)
console.log(
  Object.entries(learned.accepted)
    .map(([name, value]) => `${name} ${value}`)
    .join(', '),
)
console.log(WHY[why])
if (isKept && !values.dry) writeFileSync(join(root, 'games', id, 'bot', 'weights.ts'), weightsFile(learned))

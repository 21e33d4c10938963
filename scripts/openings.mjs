/** Looks for good openings with deep search: `npm run openings -- <game>`. */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildPrograms, given, install, mistake, root } from './house.mjs'

const { values, words } = given(
  `npm run openings -- <game> [options]

Looks for good plans at the first choices of a game that its brain has names for, with far more trials than an opponent has at
the table, and writes them to games/<game>/bot/openings.ts with their figures. Opponents that compare plans play them, any
of those that are nearly as good as the best.

  -t, --trials N     trials in each deal to find plans, as many to compare the best, and as many for the last few (3000)
  -d, --deals N      deals of each choice (4)
  -g, --games N      games begun to find the choices there are (400)
  -c, --compared N   plans that are compared (16)
  -k, --keep N       plans that are kept of each choice (5)
  -f, --turns N      turns a plan is followed before it is judged: to the first count (as far as opponents look)
  -s, --seed K       the first seed (1)
  -w, --workers W    threads (as many as there are cores)
      --dry          tells what it found and writes nothing`,
  {
    trials: { type: 'string', short: 't', default: '3000' },
    deals: { type: 'string', short: 'd', default: '4' },
    games: { type: 'string', short: 'g', default: '400' },
    compared: { type: 'string', short: 'c', default: '16' },
    keep: { type: 'string', short: 'k', default: '5' },
    turns: { type: 'string', short: 'f' },
    seed: { type: 'string', short: 's', default: '1' },
    workers: { type: 'string', short: 'w', default: String(availableParallelism()) },
    dry: { type: 'boolean' },
  },
  1,
)
const [id] = words
if (id === undefined) mistake('which game? npm run openings -- <game>')
const number = (name) => {
  const n = Number(values[name])
  if (!Number.isInteger(n) || n < 1) mistake(`--${name} must be a whole number from 1, not "${values[name]}"`)
  return n
}
const settings = {
  trials: number('trials'),
  deals: number('deals'),
  games: number('games'),
  compared: number('compared'),
  kept: number('keep'),
  seed: number('seed'),
  ...(values.turns !== undefined && { turns: number('turns') }),
}
const workers = number('workers')

install()
buildPrograms()
const { readOptions } = await import('@iacta/kernel')
const { firstChoices, openingsFile } = await import('@iacta/bots/training')
const { gameNamed } = await import('@iacta/registry')
const pack = gameNamed(id)
if (!pack.brain.opening) mistake(`the brain of ${id} names no first choices`)
const choices = firstChoices(pack, readOptions(pack.game.options, {}), settings)
const left = [...choices]
const found = new Map()

function work() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./openings-worker.mjs', import.meta.url), { workerData: { id, settings } })
    const feed = () => {
      const choice = left.shift()
      if (choice) worker.postMessage(choice)
      else void worker.terminate().then(resolve)
    }
    worker.on('message', ({ name, openings }) => {
      found.set(name, openings)
      console.error(
        `${found.size} of ${choices.length}: ${name}, ${openings.map(({ chance }) => chance.toFixed(3)).join(' ')}`,
      )
      feed()
    })
    worker.on('error', reject)
    feed()
  })
}
await Promise.all(Array.from({ length: Math.min(workers, choices.length) }, work))
const file = openingsFile(Object.fromEntries(choices.map(({ name }) => [name, found.get(name)])))
if (values.dry) console.log(file)
else writeFileSync(join(root, 'games', id, 'bot', 'openings.ts'), file)

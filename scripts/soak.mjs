/** Random play far beyond what the tests do: see the help. */
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { buildPrograms, given, install, mistake } from './house.mjs'
import { checkTables, everyTableIn, gamesIn, inShort, TABLE_HELP, TABLE_OPTIONS } from './tables.mjs'

if (isMainThread) await soak()
else work()

/** A thread of its own: games are put to the test as they come. */
async function work() {
  const { examine } = await import('@iacta/kernel')
  const { gameNamed } = await import('@iacta/registry')
  parentPort.on('message', ({ game, options, seed }) => {
    const { actions, faults } = examine(gameNamed(game).game, options, seed)
    parentPort.postMessage({ actions, faults })
  })
}

async function soak() {
  const { values } = given(
    `npm run soak -- [options]

Plays random games for as long as one likes, every game with every choice of its options in turn, and puts every promise of
the rules to the test after each action: no fault, no dead end, list and refusal agree, codec, replay, undo, fog.

  -m, --minutes N        for so long (10)
  -s, --seed K           the first seed; each round of all tables has the next (that of this day)
  -w, --workers N        threads (as many as there are processors)
${TABLE_HELP}

It tells the seed and the options of every fault, so that it can be had again:
npm run iacta -- simulate <game> --check --games 1 --seed K, with the same options. It exits with 1 if there was one.`,
    {
      minutes: { type: 'string', short: 'm', default: '10' },
      seed: { type: 'string', short: 's' },
      workers: { type: 'string', short: 'w' },
      ...TABLE_OPTIONS,
    },
  )
  const number = (name, usual, least) => {
    const value = values[name] === undefined ? usual : Number(values[name])
    if (!(value >= least)) mistake(`--${name} must be a number from ${least} on, not "${values[name]}"`)
    return value
  }
  const lasts = number('minutes', 10, 0) * 60_000
  const first = Math.floor(number('seed', Math.floor(Date.now() / 86_400_000) * 1000, 0))
  const workers = Math.floor(number('workers', availableParallelism(), 1))
  checkTables(values)
  install()
  buildPrograms()
  const { usualOptions } = await import('@iacta/kernel')
  const tables = []
  for (const pack of await gamesIn(values)) {
    const usual = usualOptions(pack.game.options)
    for (const options of await everyTableIn(values, pack))
      tables.push({ game: pack.game.id, options, name: [pack.game.id, inShort(options, usual)].join(' ').trim() })
  }
  console.log(`${tables.length} kinds of table, seeds from ${first} on, ${workers} threads`)

  const began = performance.now()
  const done = { games: 0, actions: 0, faults: 0 }
  const tell = () =>
    `${Math.floor((performance.now() - began) / 1000)} s: ${done.games} games, ${done.actions} actions, ${done.faults} faults`
  const telling = setInterval(() => console.log(tell()), 30_000)
  let next = 0
  const jobs = function* () {
    // Each kind of table once, however little time there is.
    while (next < tables.length || performance.now() - began < lasts) {
      const table = tables[next % tables.length]
      const seed = first + Math.floor(next / tables.length)
      next++
      yield { ...table, seed }
    }
  }
  const all = jobs()
  await Promise.all(
    Array.from({ length: Math.min(workers, tables.length) }, () => {
      const worker = new Worker(new URL(import.meta.url))
      return new Promise((resolve, reject) => {
        let job
        const feed = () => {
          const { value, done: isOver } = all.next()
          if (isOver) return resolve(worker.terminate())
          job = value
          worker.postMessage({ game: job.game, options: job.options, seed: job.seed })
        }
        worker.on('message', ({ actions, faults }) => {
          done.games++
          done.actions += actions
          done.faults += faults.length
          for (const fault of faults) console.log(`FAULT ${job.name}, seed ${job.seed}: ${fault}`)
          feed()
        })
        worker.on('error', reject)
        feed()
      })
    }),
  )
  clearInterval(telling)
  console.log(tell())
  process.exitCode = done.faults > 0 ? 1 : 0
}

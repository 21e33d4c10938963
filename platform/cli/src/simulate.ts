import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { everyOptions } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { GAME_FLAGS, GAME_FLAGS_HELP, saidOptions } from './game-options.ts'
import { green, print, printJson, progress, red } from './output.ts'
import type { Batch, Played } from './simulate-worker.ts'

/** Games a worker plays between two reports. */
const BATCH = 25

interface Tally {
  games: number
  actions: number
  longest: number
  readonly winners: Record<string, number>
  readonly ways: Record<string, number>
  readonly faults: { seed: number; fault: string }[]
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays random legal games and reports what happened.',
  words: ['<game>'],
  flags: {
    ...GAME_FLAGS,
    ...JSON_FLAG,
    games: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    check: { type: 'boolean' },
  },
  help: `
  --games N      how many (100)
  --seed K       the first seed; each game has the next (1)
  --workers W    threads (as many as there are cores)
  --check        puts every promise of the game to the test on the way: invariants after each action,
                 agreement of list and refusal, codec, replay, undo and fog; much slower
  --json         games, actions, gamesPerSecond, actionsPerSecond, outcomes, longest, faults

It exits with 1 if there was a fault.
What is not said of the options of the game is played in every way there is, in turn; of a range the ends and the usual.

${GAME_FLAGS_HELP}`,

  async run(given: Given): Promise<number> {
    const pack = gameNamed(given.words[0])
    const { game } = pack
    const games = given.number('games', 100, 1, 10_000_000)
    const seed = given.number('seed', 1, 0, 0x7fffffff)
    const workers = given.number('workers', availableParallelism(), 1, 256)
    const tally: Tally = { games: 0, actions: 0, longest: 0, winners: {}, ways: {}, faults: [] }
    const bar = progress(games, 'games')
    const began = performance.now()
    const base = {
      game: game.id,
      options: everyOptions(game.options, saidOptions(pack, given)),
      check: given.has('check'),
    }
    await inWorkers(base, games, seed, Math.min(workers, Math.ceil(games / BATCH)), (played) => {
      for (const one of played) count(tally, one)
      bar.at(tally.games)
    })
    bar.end()
    // Workers finish in any order; the report is the same however many there are.
    tally.faults.sort((a, b) => a.seed - b.seed)
    const seconds = (performance.now() - began) / 1000
    const report = {
      games: tally.games,
      actions: tally.actions,
      gamesPerSecond: round(tally.games / seconds),
      actionsPerSecond: Math.round(tally.actions / seconds),
      outcomes: { byWinner: sorted(tally.winners), byWay: sorted(tally.ways) },
      longest: tally.longest,
      faults: tally.faults,
    }
    if (given.has('json')) printJson(report)
    else printReport(report)
    return tally.faults.length > 0 ? 1 : 0
  },
}

/** Deals out seeds in batches to worker threads until all are played. */
function inWorkers(
  base: Omit<Batch, 'seed' | 'games'>,
  games: number,
  seed: number,
  workers: number,
  take: (played: readonly Played[]) => void,
): Promise<void> {
  let next = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./simulate-worker.js', import.meta.url))
      const feed = (): void => {
        if (next >= games) {
          void worker.terminate().then(() => resolve())
          return
        }
        const batch: Batch = { ...base, seed: seed + next, games: Math.min(BATCH, games - next) }
        next += batch.games
        worker.postMessage(batch)
      }
      worker.on('message', (played: readonly Played[]) => {
        take(played)
        feed()
      })
      worker.on('error', reject)
      feed()
    })
  return Promise.all(Array.from({ length: workers }, work)).then(() => undefined)
}

function count(tally: Tally, played: Played): void {
  tally.games++
  tally.actions += played.actions
  tally.longest = Math.max(tally.longest, played.actions)
  for (const fault of played.faults) tally.faults.push({ seed: played.seed, fault })
  if (!played.winners) return
  const winner = played.winners.join(' + ') || 'draw'
  tally.winners[winner] = (tally.winners[winner] ?? 0) + 1
  tally.ways[played.way] = (tally.ways[played.way] ?? 0) + 1
}

const round = (n: number): number => Math.round(n * 10) / 10
const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))

function printReport(report: {
  games: number
  actions: number
  gamesPerSecond: number
  actionsPerSecond: number
  outcomes: { byWinner: Record<string, number>; byWay: Record<string, number> }
  longest: number
  faults: { seed: number; fault: string }[]
}): void {
  const counts = (of: Record<string, number>): string =>
    Object.entries(of)
      .map(([what, n]) => `${what} ${n}`)
      .join(', ')
  print(`games       ${report.games} (${report.gamesPerSecond} a second)`)
  print(`actions     ${report.actions} (${report.actionsPerSecond} a second), longest game ${report.longest}`)
  print(`by winner   ${counts(report.outcomes.byWinner)}`)
  print(`by way      ${counts(report.outcomes.byWay)}`)
  print(`faults      ${report.faults.length === 0 ? green('none') : red(String(report.faults.length))}`)
  for (const { seed, fault } of report.faults.slice(0, 20)) print(`  seed ${seed}: ${fault}`)
}

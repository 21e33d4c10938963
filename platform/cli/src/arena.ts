import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Budget, type Contender, eloOf, LEVEL_IDS, rateOf } from '@iacta/bots'
import { Fault, readOptions } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Bout, BoutPlayed } from './arena-worker.ts'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { bold, print, printJson, progress } from './output.ts'

const CONTENDERS: readonly Contender[] = [...LEVEL_IDS, 'random']

interface Score {
  /** By seat of the first contender. */
  readonly winsA: number[]
  readonly winsB: number[]
  draws: number
  games: number
  decisions: number
  milliseconds: number
  /** Of either contender, in milliseconds. */
  readonly longest: number[]
}

export const arena: Command = {
  name: 'arena',
  summary: 'Lets two opponents play each other and tells which is stronger.',
  words: ['<game>', '<a>', '<b>'],
  flags: {
    ...JSON_FLAG,
    games: { type: 'string' },
    seats: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string' },
    scenario: { type: 'string' },
    workers: { type: 'string' },
    keep: { type: 'string' },
  },
  help: `
  <a> and <b> are levels: ${CONTENDERS.join(', ')}

  --games N       how many (100)
  --seats S       swapped: each deal is played twice, with the seats exchanged (the default); fixed: <a> sits first
  --budget B      for levels that search, instead of their own: milliseconds a decision, or trials with an i after
                  the number, which come out the same on any machine; for both, or <a>'s and <b>'s with a comma between
  --seed K        the first seed (1)
  --scenario S    one of the game's scenarios (its first)
  --workers W     threads (as many as there are cores); more than there are cores weakens who thinks by the clock
  --keep DIR      writes the record of every game there
  --json          games, winsA, winsB, draws, rateA, low, high, elo, eloLow, eloHigh, bySeat, decisionsPerSecond,
                  longestA, longestB (milliseconds)

The interval is Wilson's, with 95 % confidence; a draw counts half.`,

  async run(given: Given): Promise<number> {
    const [id, a, b] = given.words
    const { game } = gameNamed(id)
    const pair = [contender(a), contender(b)]
    const games = given.number('games', 100, 1, 1_000_000)
    const scenario = given.text('scenario')
    const options = readOptions(game.options, scenario === undefined ? {} : { scenario })
    const seats = game.seats(options)
    if (seats.length !== 2) throw new Fault(`the arena seats two; ${id} has ${seats.length} seats`)
    const keep = given.text('keep')
    if (keep !== undefined) mkdirSync(keep, { recursive: true })
    const bouts = boutsOf(given, id, options, pair, games, keep !== undefined)
    const score: Score = {
      winsA: [0, 0],
      winsB: [0, 0],
      draws: 0,
      games: 0,
      decisions: 0,
      milliseconds: 0,
      longest: [0, 0],
    }
    const bar = progress(games, 'games')
    const workers = Math.min(given.number('workers', availableParallelism(), 1, 256), games)
    await inWorkers(bouts, workers, (played) => {
      count(score, played)
      bar.at(score.games)
      if (keep !== undefined && played.record) write(keep, played)
    })
    bar.end()
    const report = reportOf(score, seats)
    if (given.has('json')) printJson(report)
    else printReport(report, a, b)
    return 0
  },
}

function contender(word: string): Contender {
  const known = CONTENDERS.find((one) => one === word)
  if (!known) throw new Fault(`there is no opponent "${word}"; the opponents are: ${CONTENDERS.join(', ')}`)
  return known
}

const MOST = 600_000

/** Milliseconds, or trials: `1000`, `120i`; for each of the two where there is a comma. */
function budgetsOf(given: Given): readonly Budget[] | null {
  const said = given.text('budget')
  if (said === undefined) return null
  const budgets = said.split(',').map((word): Budget | null => {
    const [, digits, trials] = /^(\d+)(i?)$/.exec(word) ?? []
    const n = Number(digits)
    if (!(n >= 1 && n <= MOST)) return null
    return trials ? { iterations: n } : { milliseconds: n }
  })
  const [a, b = a] = budgets
  if (!a || !b || budgets.length > 2)
    throw new Fault(
      `--budget must be a whole number from 1 to ${MOST}, with an i for trials, or two with a comma, not "${said}"`,
    )
  return [a, b]
}

/** The games to be played; those of a pair share their seed, so that neither side has the better luck. */
function boutsOf(
  given: Given,
  game: string,
  options: unknown,
  pair: readonly Contender[],
  games: number,
  keep: boolean,
): Bout[] {
  const seats = given.text('seats') ?? 'swapped'
  if (seats !== 'swapped' && seats !== 'fixed') throw new Fault(`--seats must be swapped or fixed, not "${seats}"`)
  const seed = given.number('seed', 1, 0, 0x7fffffff)
  const budgets = budgetsOf(given)
  const seated = <T>(two: readonly T[], swapped: boolean): readonly T[] => (swapped ? [two[1], two[0]] : two)
  return Array.from({ length: games }, (_, i) => {
    const swapped = seats === 'swapped' && i % 2 === 1
    const deal = seats === 'swapped' ? seed + (i >> 1) : seed + i
    const contenders = seated(pair, swapped)
    const bout = { game, options, seed: deal, contenders, keep, swapped }
    return budgets ? { ...bout, budgets: seated(budgets, swapped) } : bout
  })
}

/** Deals out games to worker threads until all are played. */
function inWorkers(bouts: readonly Bout[], workers: number, take: (played: BoutPlayed) => void): Promise<void> {
  let next = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./arena-worker.js', import.meta.url))
      const feed = (): void => {
        if (next < bouts.length) worker.postMessage(bouts[next++])
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (played: BoutPlayed) => {
        take(played)
        feed()
      })
      worker.on('error', reject)
      feed()
    })
  return Promise.all(Array.from({ length: workers }, work)).then(() => undefined)
}

const seatOfA = ({ bout }: BoutPlayed): number => (bout.swapped ? 1 : 0)

function count(score: Score, played: BoutPlayed): void {
  const a = seatOfA(played)
  score.games++
  score.decisions += played.decisions
  score.milliseconds += played.milliseconds
  for (const [seat, took] of played.longest.entries()) {
    const who = seat === a ? 0 : 1
    score.longest[who] = Math.max(score.longest[who], took)
  }
  if (played.winners.length !== 1) score.draws++
  else if (played.winners[0] === a) score.winsA[a]++
  else score.winsB[a]++
}

function write(directory: string, { bout, record }: BoutPlayed): void {
  const name = `${bout.contenders.join('-')}-${bout.seed}.record.json`
  writeFileSync(join(directory, name), `${JSON.stringify(record)}\n`)
}

interface Report {
  readonly games: number
  readonly winsA: number
  readonly winsB: number
  readonly draws: number
  readonly rateA: number
  readonly low: number
  readonly high: number
  /** Null where one side won everything: the difference is beyond measure. */
  readonly elo: number | null
  readonly eloLow: number | null
  readonly eloHigh: number | null
  readonly bySeat: Readonly<Record<string, { readonly winsA: number; readonly winsB: number }>>
  readonly decisionsPerSecond: number
  readonly longestA: number
  readonly longestB: number
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)
const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits
const whole = (elo: number): number | null => (Number.isFinite(elo) ? Math.round(elo) : null)

function reportOf(score: Score, seats: readonly string[]): Report {
  const { rate, low, high } = rateOf(sum(score.winsA), score.draws, score.games)
  return {
    games: score.games,
    winsA: sum(score.winsA),
    winsB: sum(score.winsB),
    draws: score.draws,
    rateA: rounded(rate, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    elo: whole(eloOf(rate)),
    eloLow: whole(eloOf(rounded(low, 4))),
    eloHigh: whole(eloOf(rounded(high, 4))),
    bySeat: Object.fromEntries(seats.map((id, seat) => [id, { winsA: score.winsA[seat], winsB: score.winsB[seat] }])),
    decisionsPerSecond: rounded(score.decisions / Math.max(0.001, score.milliseconds / 1000), 1),
    longestA: Math.round(score.longest[0]),
    longestB: Math.round(score.longest[1]),
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const points = (elo: number | null): string => (elo === null ? 'beyond measure' : elo > 0 ? `+${elo}` : String(elo))

function printReport(report: Report, a: string, b: string): void {
  print(`games       ${report.games}: ${a} ${report.winsA}, ${b} ${report.winsB}, drawn ${report.draws}`)
  for (const [seat, { winsA, winsB }] of Object.entries(report.bySeat))
    print(`  ${a} as ${seat.padEnd(10)} won ${winsA}, lost ${winsB}`)
  print(`${a} wins   ${bold(percent(report.rateA))}, from ${percent(report.low)} to ${percent(report.high)} (95 %)`)
  print(`Elo         ${points(report.elo)}, from ${points(report.eloLow)} to ${points(report.eloHigh)}`)
  print(`decisions   ${report.decisionsPerSecond} a second of thought`)
  print(`the longest ${report.longestA} ms by ${a}, ${report.longestB} ms by ${b}`)
}

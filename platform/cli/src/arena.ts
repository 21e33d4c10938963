import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { addFollies, type Budget, contenderNamed, eloOf, LEVEL_IDS, rateOf, seatingsOf } from '@iacta/bots'
import { Fault, type Follies } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Bout, BoutPlayed } from './arena-worker.ts'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { GAME_FLAGS, GAME_FLAGS_HELP, optionsGiven } from './game-options.ts'
import { bold, print, printJson, progress } from './output.ts'

interface Score {
  winsA: number
  winsB: number
  /** By seat, or by the side it played, for the games in which the first contender had it: which of the two won. */
  readonly bySeat: Record<string, { winsA: number; winsB: number }>
  draws: number
  games: number
  decisions: number
  milliseconds: number
  /** Of either contender, in milliseconds. */
  readonly longest: number[]
  /** Of either contender, where they are asked for. */
  readonly follies: readonly Follies[]
}

export const arena: Command = {
  name: 'arena',
  summary: 'Lets two opponents play each other and tells which is stronger.',
  words: ['<game>', '<a>', '<b>'],
  flags: {
    ...GAME_FLAGS,
    ...JSON_FLAG,
    games: { type: 'string' },
    seats: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    keep: { type: 'string' },
    follies: { type: 'boolean' },
  },
  help: `
  <a> and <b> are levels: ${LEVEL_IDS.join(', ')}; or random; or a level as it was, where a game keeps it: miles@0.3

  --games N       how many (100)
  --seats S       swapped: each deal is played with the seats exchanged, in every way there is (the default); fixed:
                  <a> sits first. Where more than two play, <a> has half of the seats, and wins if one of them does;
                  where three play, one and two of them in turn
  --budget B      for levels that search, instead of their own: milliseconds a decision, or trials with an i after
                  the number, which come out the same on any machine; for both, or <a>'s and <b>'s with a comma between
  --seed K        the first seed (1)
  --workers W     threads (as many as there are cores); more than there are cores weakens who thinks by the clock
  --keep DIR      writes the record of every game there
  --follies       counts what opponents should not do, or but seldom, for each of the two: how often, of how many
                  occasions
  --json          games, winsA, winsB, draws, rateA, low, high, elo, eloLow, eloHigh, bySeat, decisionsPerSecond,
                  longestA, longestB (milliseconds), folliesA, folliesB

The interval is Wilson's, with 95 % confidence; a draw counts half.

${GAME_FLAGS_HELP}`,

  async run(given: Given): Promise<number> {
    const [id, a, b] = given.words
    const pack = gameNamed(id)
    const { game } = pack
    const pair = [a, b]
    for (const name of pair) await contenderNamed(pack, name)
    const games = given.number('games', 100, 1, 1_000_000)
    const options = optionsGiven(pack, given)
    const seats = game.seats(options)
    const keep = given.text('keep')
    if (keep !== undefined) mkdirSync(keep, { recursive: true })
    const watched = { keep: keep !== undefined, follies: given.has('follies') }
    const bouts = boutsOf(given, id, options, pair, seats.length, games, watched)
    const score: Score = {
      winsA: 0,
      winsB: 0,
      bySeat: game.side ? {} : Object.fromEntries(seats.map((id) => [id, { winsA: 0, winsB: 0 }])),
      draws: 0,
      games: 0,
      decisions: 0,
      milliseconds: 0,
      longest: [0, 0],
      follies: [{}, {}],
    }
    const bar = progress(games, 'games')
    const workers = Math.min(given.number('workers', availableParallelism(), 1, 256), games)
    await inWorkers(bouts, workers, (played) => {
      count(score, played, seats)
      bar.at(score.games)
      if (keep !== undefined && played.record) write(keep, played)
    })
    bar.end()
    const report = reportOf(score)
    if (given.has('json')) printJson(report)
    else printReport(report, a, b)
    return 0
  },
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

/** The games to be played; those of one deal share their seed, so that neither side has the better luck. */
function boutsOf(
  given: Given,
  game: string,
  options: unknown,
  pair: readonly string[],
  seatCount: number,
  games: number,
  watched: Pick<Bout, 'keep' | 'follies'>,
): Bout[] {
  const seats = given.text('seats') ?? 'swapped'
  if (seats !== 'swapped' && seats !== 'fixed') throw new Fault(`--seats must be swapped or fixed, not "${seats}"`)
  const seed = given.number('seed', 1, 0, 0x7fffffff)
  const budgets = budgetsOf(given)
  const seatings = seats === 'swapped' ? seatingsOf(seatCount) : seatingsOf(seatCount).slice(0, 1)
  return Array.from({ length: games }, (_, i) => {
    const first = seatings[i % seatings.length]
    const seated = <T>([a, b]: readonly T[]): readonly T[] => first.map((isFirst) => (isFirst ? a : b))
    const bout = {
      game,
      options,
      seed: seed + Math.floor(i / seatings.length),
      contenders: seated(pair),
      ...watched,
      first,
    }
    return budgets ? { ...bout, budgets: seated(budgets) } : bout
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

function count(score: Score, played: BoutPlayed, seats: readonly string[]): void {
  const { winners, sides, longest, decisions, milliseconds } = played
  const { first } = played.bout
  const at = (seat: number) => (score.bySeat[sides[seat] ?? seats[seat]] ??= { winsA: 0, winsB: 0 })
  score.games++
  score.decisions += decisions
  score.milliseconds += milliseconds
  for (const [seat, took] of longest.entries()) {
    const who = first[seat] ? 0 : 1
    score.longest[who] = Math.max(score.longest[who], took)
  }
  for (const [seat, follies] of played.follies.entries()) addFollies(score.follies[first[seat] ? 0 : 1], follies)
  const byA = winners.filter((seat) => first[seat])
  if (winners.length === 0 || (byA.length > 0 && byA.length < winners.length)) score.draws++
  else if (byA.length > 0) {
    score.winsA++
    for (const seat of byA) at(seat).winsA++
  } else {
    score.winsB++
    for (const [seat, isFirst] of first.entries()) if (isFirst) at(seat).winsB++
  }
}

function write(directory: string, { bout, record }: BoutPlayed): void {
  // Mirrored games of equals differ by who sits where alone.
  const isEqual = new Set(bout.contenders).size === 1
  const seated = isEqual ? `-${bout.first.map((isFirst) => (isFirst ? 'a' : 'b')).join('')}` : ''
  const name = `${bout.contenders.join('-')}-${bout.seed}${seated}.record.json`
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
  readonly folliesA: Follies
  readonly folliesB: Follies
}

const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits
const whole = (elo: number): number | null => (Number.isFinite(elo) ? Math.round(elo) : null)

function reportOf(score: Score): Report {
  const { rate, low, high } = rateOf(score.winsA, score.draws, score.games)
  return {
    games: score.games,
    winsA: score.winsA,
    winsB: score.winsB,
    draws: score.draws,
    rateA: rounded(rate, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    elo: whole(eloOf(rate)),
    eloLow: whole(eloOf(rounded(low, 4))),
    eloHigh: whole(eloOf(rounded(high, 4))),
    bySeat: score.bySeat,
    decisionsPerSecond: rounded(score.decisions / Math.max(0.001, score.milliseconds / 1000), 1),
    longestA: Math.round(score.longest[0]),
    longestB: Math.round(score.longest[1]),
    folliesA: score.follies[0],
    folliesB: score.follies[1],
  }
}

const COLUMN = 24
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
  printFollies(report, a, b)
}

function printFollies({ folliesA, folliesB }: Report, a: string, b: string): void {
  const names = Object.keys({ ...folliesA, ...folliesB }).sort()
  if (names.length === 0) return
  const width = Math.max(...names.map((name) => name.length))
  print(`\n${'follies'.padEnd(width)}  ${a.padEnd(COLUMN)}  ${b}`)
  const told = (follies: Follies, name: string): string => {
    const { times, occasions } = follies[name] ?? { times: 0, occasions: 0 }
    return occasions === 0 ? 'no occasion' : `${times} of ${occasions}, ${percent(times / occasions)}`
  }
  for (const name of names)
    print(`${name.padEnd(width)}  ${told(folliesA, name).padEnd(COLUMN)}  ${told(folliesB, name)}`)
}

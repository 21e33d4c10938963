import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Budget, contenderNamed, LEVEL_IDS, seatingsOf } from '@iacta/bots'
import { Fault, type GamePackage, type OptionValue, type SettledOptions } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { printReport, reportOf } from './arena-report.ts'
import { Score } from './arena-score.ts'
import type { Bout, BoutPlayed } from './arena-worker.ts'
import type { Given } from './args.ts'
import { type Command, JSON_FLAG } from './command.ts'
import { everyChoice, GAME_FLAGS, GAME_FLAGS_HELP, optionsGiven } from './game-options.ts'
import { print, printJson, progress } from './output.ts'

export const arena: Command = {
  name: 'arena',
  summary: 'Lets two opponents play each other and tells which is stronger.',
  words: ['<game>', '<a>', '<b>'],
  flags: {
    ...GAME_FLAGS,
    ...JSON_FLAG,
    games: { type: 'string' },
    every: { type: 'string' },
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
  --every OPTION  so many for every choice of an option, and what came of each besides all together: --every scenario
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
                  longestA, longestB (milliseconds), folliesA, folliesB; bySide: how often either of the two won with each
                  seat or side; matches: likewise of two games of a deal taken together, as the game itself counts
                  them where it does, else by wins; choices: the same for every choice, with --every

The interval is Wilson's, with 95 % confidence; a draw counts half. Where two play, the two games of a deal are also counted
as one match: strength shows there even if one side nearly always wins.

${GAME_FLAGS_HELP}`,

  async run(given: Given): Promise<number> {
    const [id, a, b] = given.words
    const pack = gameNamed(id)
    const { game } = pack
    const pair = [a, b]
    for (const name of pair) await contenderNamed(pack, name)
    const games = given.number('games', 100, 1, 1_000_000)
    const every = given.text('every')
    const rounds: readonly Round[] =
      every === undefined ? [{ choice: null, options: optionsGiven(pack, given) }] : everyChoice(pack, given, every)
    const keep = given.text('keep')
    if (keep !== undefined) mkdirSync(keep, { recursive: true })
    const watched = { keep: keep !== undefined, follies: given.has('follies') }
    const bouts = rounds.flatMap((round) =>
      boutsOf(given, id, round, pair, seatsIn(pack, round).length, games, watched),
    )
    const all = new Score(game, seatsIn(pack, rounds[0]))
    const each = new Map(rounds.map((round) => [round.choice, new Score(game, seatsIn(pack, round))]))
    const bar = progress(bouts.length, 'games')
    const workers = Math.min(given.number('workers', availableParallelism(), 1, 256), bouts.length)
    await inWorkers(bouts, workers, (played) => {
      all.count(played)
      each.get(played.bout.choice)?.count(played)
      bar.at(all.games)
      if (keep !== undefined && played.record) write(keep, played)
    })
    bar.end()
    const report = reportOf(all)
    const choices = every === undefined ? [] : [...each].map(([choice, score]) => [choice, reportOf(score)] as const)
    if (given.has('json')) printJson(every === undefined ? report : { ...report, choices: Object.fromEntries(choices) })
    else {
      for (const [choice, one] of choices) {
        print(`${every} ${choice}`)
        printReport(one, a, b)
        print('')
      }
      printReport(report, a, b)
    }
    return 0
  },
}

/** Games with the same options: all, or those of one choice. */
interface Round {
  readonly choice: OptionValue | null
  readonly options: SettledOptions
}

const seatsIn = ({ game }: GamePackage, { options }: Round): readonly string[] => game.seats(options)

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
  { choice, options }: Round,
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
      choice,
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

function write(directory: string, { bout, record }: BoutPlayed): void {
  // Mirrored games of equals differ by who sits where alone.
  const isEqual = new Set(bout.contenders).size === 1
  const seated = isEqual ? `-${bout.first.map((isFirst) => (isFirst ? 'a' : 'b')).join('')}` : ''
  const choice = bout.choice === null ? '' : `${bout.choice}-`
  const name = `${choice}${bout.contenders.join('-')}-${bout.seed}${seated}.record.json`
  writeFileSync(join(directory, name), `${JSON.stringify(record)}\n`)
}

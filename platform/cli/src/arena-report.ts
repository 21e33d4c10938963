import { eloOf, type Rate, rateOf } from '@iacta/bots'
import type { Follies } from '@iacta/kernel'
import type { Score, Tally } from './arena-score.ts'
import { bold, print } from './output.ts'

/** Two games of a deal taken together. */
interface Matches extends Readonly<Tally>, Omit<Rate, 'rate'> {
  readonly rateA: number
}

export interface Report {
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
  readonly bySide: Readonly<Record<string, { readonly wins: number; readonly games: number }>>
  readonly matches: Matches
  readonly decisionsPerSecond: number
  readonly longestA: number
  readonly longestB: number
  readonly folliesA: Follies
  readonly folliesB: Follies
}

const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits
const whole = (elo: number): number | null => (Number.isFinite(elo) ? Math.round(elo) : null)

function matchesOf({ winsA, winsB, draws }: Tally): Matches {
  const { rate, low, high } = rateOf(winsA, draws, winsA + winsB + draws)
  return { winsA, winsB, draws, rateA: rounded(rate, 4), low: rounded(low, 4), high: rounded(high, 4) }
}

export function reportOf(score: Score): Report {
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
    bySide: score.bySide,
    matches: matchesOf(score.matches),
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

export function printReport(report: Report, a: string, b: string): void {
  print(`games       ${report.games}: ${a} ${report.winsA}, ${b} ${report.winsB}, drawn ${report.draws}`)
  for (const [seat, { winsA, winsB }] of Object.entries(report.bySeat))
    print(`  ${a} as ${seat.padEnd(10)} won ${winsA}, lost ${winsB}`)
  print(`${a} wins   ${bold(percent(report.rateA))}, from ${percent(report.low)} to ${percent(report.high)} (95 %)`)
  printSides(report)
  printMatches(report, a, b)
  print(`Elo         ${points(report.elo)}, from ${points(report.eloLow)} to ${points(report.eloHigh)}`)
  print(`decisions   ${report.decisionsPerSecond} a second of thought`)
  print(`the longest ${report.longestA} ms by ${a}, ${report.longestB} ms by ${b}`)
  printFollies(report, a, b)
}

function printSides({ bySide }: Report): void {
  for (const [side, { wins, games }] of Object.entries(bySide)) {
    const { low, high } = rateOf(wins, 0, games)
    const share = percent(wins / games)
    print(`  ${side.padEnd(12)} won ${wins} of ${games}, ${share}, from ${percent(low)} to ${percent(high)}`)
  }
}

function printMatches({ matches }: Report, a: string, b: string): void {
  const { winsA, winsB, draws, rateA, low, high } = matches
  const played = winsA + winsB + draws
  if (played === 0) return
  print(`matches     ${played}: ${a} ${winsA}, ${b} ${winsB}, level ${draws}`)
  print(`${a} wins   ${bold(percent(rateA))} of them, from ${percent(low)} to ${percent(high)} (95 %)`)
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

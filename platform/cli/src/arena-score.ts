import { addFollies } from '@iacta/bots'
import { type Follies, type Game, type MatchGame, type Outcome, standingAfter } from '@iacta/kernel'
import type { BoutPlayed } from './arena-worker.ts'

/** Who won how often, of the two that are measured. */
export interface Tally {
  winsA: number
  winsB: number
  draws: number
}

/** What came of games between two opponents, as they are played. */
export class Score implements Tally {
  winsA = 0
  winsB = 0
  draws = 0
  games = 0
  decisions = 0
  milliseconds = 0
  /** By seat, or by the side it played, for the games in which the first contender had it: which of the two won. */
  readonly bySeat: Record<string, { winsA: number; winsB: number }>
  /** By seat or side: how often it won, whoever had it; and how many games there were. */
  readonly bySide: Record<string, { wins: number; games: number }> = {}
  /** Two games of a deal with the seats exchanged, counted together; none where more than two play, or seats are fixed. */
  readonly matches: Tally = { winsA: 0, winsB: 0, draws: 0 }
  /** Of either contender, in milliseconds. */
  readonly longest: number[] = [0, 0]
  /** Of either contender, where they are asked for. */
  readonly follies: readonly Follies[] = [{}, {}]
  readonly #game: Pick<Game, 'side' | 'match'>
  readonly #seats: readonly string[]
  /** The first game of a match, until its second is played. */
  readonly #first = new Map<string, BoutPlayed>()

  constructor(game: Pick<Game, 'side' | 'match'>, seats: readonly string[]) {
    this.#game = game
    this.#seats = seats
    this.bySeat = game.side ? {} : Object.fromEntries(seats.map((id) => [id, { winsA: 0, winsB: 0 }]))
  }

  count(played: BoutPlayed): void {
    const { outcome, longest, decisions, milliseconds } = played
    const { first } = played.bout
    this.games++
    this.decisions += decisions
    this.milliseconds += milliseconds
    for (const [seat, took] of longest.entries()) {
      const who = first[seat] ? 0 : 1
      this.longest[who] = Math.max(this.longest[who], took)
    }
    for (const [seat, follies] of played.follies.entries()) addFollies(this.follies[first[seat] ? 0 : 1], follies)
    this.#countWinner(played, outcome)
    if (this.#seats.length === 2) this.#countMatch(played)
  }

  #nameOf = ({ sides }: BoutPlayed, seat: number): string => sides[seat] ?? this.#seats[seat]

  #countWinner(played: BoutPlayed, { winners }: Outcome): void {
    const { first } = played.bout
    const at = (seat: number) => (this.bySeat[this.#nameOf(played, seat)] ??= { winsA: 0, winsB: 0 })
    for (const seat of first.keys()) {
      const side = (this.bySide[this.#nameOf(played, seat)] ??= { wins: 0, games: 0 })
      side.games++
      if (winners.includes(seat)) side.wins++
    }
    const byA = winners.filter((seat) => first[seat])
    if (winners.length === 0 || (byA.length > 0 && byA.length < winners.length)) this.draws++
    else if (byA.length > 0) {
      this.winsA++
      for (const seat of byA) at(seat).winsA++
    } else {
      this.winsB++
      for (const [seat, isFirst] of first.entries()) if (isFirst) at(seat).winsB++
    }
  }

  #countMatch(played: BoutPlayed): void {
    const { choice, seed, first } = played.bout
    const deal = `${choice} ${seed}`
    const other = this.#first.get(deal)
    if (!other || other.bout.first[0] === first[0]) {
      this.#first.set(deal, played)
      return
    }
    this.#first.delete(deal)
    const { winner } = standingAfter(this.#game, [other, played].map(matchGameOf))
    if (winner === null) this.matches.draws++
    else if (winner === 0) this.matches.winsA++
    else this.matches.winsB++
  }
}

/** The first contender is player 0 of a match, wherever he sits. */
const matchGameOf = ({ bout, outcome, sides }: BoutPlayed): MatchGame => ({
  outcome,
  players: bout.first.map((isFirst) => (isFirst ? 0 : 1)),
  sides,
})

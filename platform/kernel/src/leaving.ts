import { Fault } from './fault.ts'
import type { Game, Outcome, PlayContext } from './game.ts'
import type { Seat } from './seats.ts'

/**
 * What becomes of a seat that is left, by who resigns, runs out of time, is gone or hands it over: it ends the game, the
 * computer plays it, the rules themselves do (`Game.conduct`), or the rules take it out of play (`Game.leave`).
 */
export const FATES = ['ends', 'computer', 'neutral', 'out'] as const
export type Fate = (typeof FATES)[number]

/** What it means for who leaves a game that is rated and goes on. */
export const LEAVERS_RATINGS = ['at-once', 'at-the-end'] as const
export interface WhenLeft {
  readonly becomes: Fate
  /**
   * `at-once`: he has lost against each who stays, and they are rated without him when it ends. `at-the-end`: he is rated
   * with all the others by how it ends, and has lost against each who stayed unless he has won it after all.
   */
  readonly rated: (typeof LEAVERS_RATINGS)[number]
}

/** What a game says if it says nothing: one of two ends, in one of more the computer takes the seat. */
export const usuallyWhenLeft = (seats: number): WhenLeft => ({
  becomes: seats > 2 ? 'computer' : 'ends',
  rated: 'at-once',
})

/** What becomes of a seat that is left at a table with these options, while somebody stays to play on. */
export const whenLeft = <Options>(
  game: Pick<Game<never, unknown, unknown, Options>, 'seats' | 'whenLeft'>,
  options: Options,
  seat: Seat,
): WhenLeft => game.whenLeft?.(options, seat) ?? usuallyWhenLeft(game.seats(options).length)

/** The same where perhaps nobody stays: then it ends. */
export const fateOf = ({ becomes }: WhenLeft, doesAnybodyStay: boolean): Fate => (doesAnybodyStay ? becomes : 'ends')

/** Whoever resigns where the game ends with it leaves it to all others. */
export const resignation = (seats: readonly string[], seat: Seat): Outcome => ({
  winners: [...seats.keys()].filter((other) => other !== seat),
  way: 'resigned',
  params: { seat: seats[seat] },
})

/** What a table may be set up with where the game's rules know of it. */
export const TABLE_TERMS = ['agreed-time', 'silence'] as const
export type TableTerm = (typeof TABLE_TERMS)[number]

/** Of these, an agreed length (`Game.timeUp`) and answers for who is silent (`Game.silence`): those a game has. */
export const termsOf = ({ timeUp, silence }: Pick<Game<never, unknown>, 'timeUp' | 'silence'>): readonly TableTerm[] =>
  TABLE_TERMS.filter((term) => (term === 'agreed-time' ? timeUp : silence) !== undefined)

/** Something the rules are told that is nobody's action: a seat is left and out of play, or the agreed time is up. */
export type Interruption = { readonly kind: 'left'; readonly seat: Seat } | { readonly kind: 'time-up' }

type Told<State> = Pick<Game<State, never, never, never>, 'id' | 'leave' | 'timeUp'>

/** Why a game cannot be told this at all; null if it can. */
export function unknownTo(game: Told<never>, { kind }: Interruption): string | null {
  if (kind === 'left') return game.leave ? null : `${game.id} takes no seat out of play`
  return game.timeUp ? null : `${game.id} knows of no agreed time`
}

/** Tells the rules, in place. */
export function interrupt<State>(game: Told<State>, state: State, interruption: Interruption, play: PlayContext): void {
  const problem = unknownTo(game, interruption)
  if (problem !== null) throw new Fault(problem)
  if (interruption.kind === 'left') game.leave?.(state, interruption.seat, play)
  else game.timeUp?.(state, play)
}

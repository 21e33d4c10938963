import type { GameBrain } from './brain.ts'
import type { Chance } from './chance.ts'
import type { Seat } from './seats.ts'

/** By name. */
export type Numbers = Readonly<Record<string, number>>

/** Numbers that were found by play, and what they were kept for. */
export interface Tuned {
  /** By seat; those that are not named are as they were set by hand. */
  readonly seats: readonly Numbers[]
  /** What they were measured to be worth when they were kept; null for none. */
  readonly accepted: TunedFigures | null
}

export interface TunedFigures {
  /** Steps up the hill, and quick games all of them took. */
  readonly generations: number
  readonly games: number
  /** How far of the way that was found each seat went, of 1. */
  readonly shares: string
  /** Against those before them: who played, how often, and how much of it they won, with its interval of 95 %. */
  readonly level: string
  readonly bouts: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

/**
 * The numbers that a brain's quick judgement (`plan`) hangs on, so that play can find better ones, for each seat its own
 * (`npm run tune`): where sides are unlike, what is right for one is wrong for another.
 */
export interface Tunable<State = unknown, Action = unknown, View = unknown> {
  /** As they were set by hand. All are above zero: they are changed by factors. */
  readonly plain: Numbers
  /** Of those that make no sense above a limit, that limit. */
  readonly most?: Numbers
  readonly found: Tuned
  /** The same brain by other numbers, by seat. */
  brainWith(seats: readonly Numbers[]): GameBrain<State, Action, View>
  /** What a seat could take a state for, cheaply: in quick games nobody remembers, but nobody knows all either. */
  hazy?(state: State, seat: Seat, chance: Chance): State
  /** How well a game that is over went for each seat, from 0 to 1: not only who won, but how nearly. */
  credits(state: State): readonly number[]
}

import type { Happening } from './game.ts'
import type { Seat } from './seats.ts'

/** How often there was an occasion for a folly, and how often it was committed. */
export interface Folly {
  occasions: number
  times: number
}

/** By name. */
export type Follies = Record<string, Folly>

/** One action of a game that is looked at again, with everything known. */
export interface Deed<State, Action> {
  readonly before: State
  readonly seat: Seat
  readonly action: Action
  readonly happenings: readonly Happening[]
  readonly after: State
}

/** Looks on at one game and counts, for each seat, what nobody should do, or should do but seldom. */
export interface FollyWatcher<State, Action> {
  watch(deed: Deed<State, Action>): void
  /** By seat. */
  readonly follies: readonly Follies[]
}

/** Counts an occasion, and whether it was for nothing. */
export function countFolly(follies: Follies, name: string, times: number, occasions = 1): void {
  const folly = follies[name] ?? { occasions: 0, times: 0 }
  follies[name] = folly
  folly.occasions += occasions
  folly.times += times
}

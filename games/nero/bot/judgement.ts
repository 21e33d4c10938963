import type { Chance, Seat } from '@iacta/kernel'
import type { State } from '../rules/state.ts'
import { EVERYBODY, Field } from './field.ts'

/** Points by which who leads may still change: at the end of the game, and more for every turn before it. */
const SPREAD = 1.5
const SPREAD_LATER = 1.6
const SPREAD_NOW = 1.5

/** How likely each seat is to win, by the points it may expect. */
export function chancesOf(field: Field): number[] {
  const totals = field.measure()
  const spread = SPREAD + SPREAD_LATER * field.turnsAfter + SPREAD_NOW * (1 - field.progress)
  const most = Math.max(...totals)
  const weights = totals.map((total) => Math.exp((total - most) / spread))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** How likely a seat is to win. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0
  return chancesOf(new Field(s, EVERYBODY))[seat]
}

/**
 * How good a position is for a seat, in points: what it may expect itself less what the others may, each of them by
 * how much he stands in its way. So a blow against the leader counts for more than one against the last.
 */
export class Judgement {
  readonly s: State
  readonly seat: Seat
  readonly field: Field
  readonly chances: readonly number[]
  readonly #weights: readonly number[]
  /** As things stand. */
  readonly now: number

  constructor(s: State, seat: Seat) {
    this.s = s
    this.seat = seat
    this.field = new Field(s, seat)
    this.chances = chancesOf(this.field)
    const others = 1 - this.chances[seat]
    this.#weights = this.chances.map((chance, other) => (other === seat ? 1 : -chance / Math.max(others, 1e-6)))
    this.now = this.worth()
  }

  /** The position of the field as it has been changed. */
  worth(): number {
    const totals = this.field.measure()
    let worth = 0
    for (let seat = 0; seat < totals.length; seat++) worth += this.#weights[seat] * totals[seat]
    return worth
  }

  /** How much a seat stands in the way: 1 if it were alone. */
  rivalry(other: Seat): number {
    return -this.#weights[other]
  }

  /** Who is most likely to win. */
  get leader(): Seat {
    return this.chances.indexOf(Math.max(...this.chances))
  }
}

/** Points by which somebody careless misjudges a thing at most. */
const MISJUDGED = 0.9

/** A judgement that strays: not at all with `daring` 0. */
export const tempted = (worth: number, chance: Chance, daring: number): number =>
  daring === 0 ? worth : worth + daring * MISJUDGED * (chance.pick(1000) / 1000 - 0.5) * 2

import {
  type Chance,
  chancesBy,
  judging,
  type Judgement as Learning,
  type MannerId,
  type Seat,
  weightsIn,
} from '@iacta/kernel'
import type { State } from '../rules/state.ts'
import { FEATURES, featuresOf } from './features.ts'
import { EVERYBODY, Field } from './field.ts'
import type { Trail } from './trail.ts'
import { LEARNED } from './weights.ts'

/** What foretells the winner; `npm run foretell` shows how well it does. */
export const judgement: Learning<State> = {
  features: FEATURES,
  measure: (s) => featuresOf(new Field(s, EVERYBODY)),
  outcome: ({ outcome }) => outcome,
  learned: LEARNED,
}

const WEIGHTS = weightsIn(judgement)

/** How likely each seat is to win. */
export const chancesOf = (field: Field): number[] => chancesBy(WEIGHTS, featuresOf(field))

/** How likely a seat is to win. */
export const evaluate = judging(judgement)

/** What whoever judges has in mind beyond the position: how he likes to play, and where he came from. */
export interface Mind {
  readonly manner: MannerId | null
  readonly trail: Trail | null
}
export const OPEN_MIND: Mind = { manner: null, trail: null }

/**
 * How good a position is for a seat, in points: what it may expect itself less what the others may, each of them by
 * how much he stands in its way. So a blow against the leader counts for more than one against the last.
 */
export class Judgement {
  readonly s: State
  readonly seat: Seat
  readonly mind: Mind
  readonly field: Field
  readonly chances: readonly number[]
  readonly #weights: readonly number[]
  /** As things stand. */
  readonly now: number

  constructor(s: State, seat: Seat, mind: Mind = OPEN_MIND) {
    this.s = s
    this.seat = seat
    this.mind = mind
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
const MISJUDGED = 0.8

/** A judgement that strays: not at all with `daring` 0. */
export const tempted = (worth: number, chance: Chance, daring: number): number =>
  daring === 0 ? worth : worth + daring * MISJUDGED * (chance.pick(1000) / 1000 - 0.5) * 2

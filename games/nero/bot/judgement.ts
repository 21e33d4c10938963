import type { Chance, Seat } from '@iacta/kernel'
import { ROME } from '../rules/printed.ts'
import { CONTENDER, EMPEROR, type State } from '../rules/state.ts'
import { EVERYBODY, Field } from './field.ts'
import { IN_ITALY } from './muster.ts'

/**
 * What foretells the winner, fitted to 1,819 games among equals; `npm run foretell` shows how well it does. In points,
 * as if they were scored: the throne, what is held in Italy, and a part of all other hopes.
 */
const ALONE = 6.5
const ONE_OF_TWO = 4
const IN_ROME = 2.5
const ITALIAN = 0.75
const HOPE = 0.4
/** What tells whenever it is: a contender, a legion, a zone, a card in hand. */
const CONTENDING = 0.42
const LEGION = 0.12
const ZONE = 0.13
const ZONE_AT_LAST = 2
const CARD = 0.13

/** How much a point tells, so many turns before the end: little at first. */
const telling = (turns: number): number => 0.18 / (turns + 0.1)

/** How likely each seat is to win. */
export function chancesOf(field: Field): number[] {
  field.measure()
  const tells = telling(field.turnsAfter + 1 - field.progress)
  const prospects = field.totals.map((_, seat) => prospect(field, seat, tells))
  const most = Math.max(...prospects)
  const weights = prospects.map((prospect) => Math.exp(prospect - most))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

function prospect(field: Field, seat: Seat, tells: number): number {
  const rank = field.rank[seat]
  const points = field.victory[seat] + ITALIAN * field.counts[IN_ITALY].held[seat]
  const throne = rank === EMPEROR ? reign(field, seat) : HOPE * field.hopes[seat]
  const lasting =
    LEGION * field.legions(seat) + CARD * field.holdings[seat].cards + (rank === CONTENDER ? CONTENDING : 0)
  return tells * (points + throne) + lasting + (ZONE + ZONE_AT_LAST * tells ** 2) * field.zones(seat)
}

const reign = (field: Field, seat: Seat): number =>
  (field.emperors() > 1 ? ONE_OF_TWO : ALONE) + (field.commander[seat] === ROME ? IN_ROME : 0)

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
const MISJUDGED = 0.8

/** A judgement that strays: not at all with `daring` 0. */
export const tempted = (worth: number, chance: Chance, daring: number): number =>
  daring === 0 ? worth : worth + daring * MISJUDGED * (chance.pick(1000) / 1000 - 0.5) * 2

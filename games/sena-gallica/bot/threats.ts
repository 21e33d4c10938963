import { turned } from '@iacta/grids'
import type { Seat } from '@iacta/kernel'
import { AHEAD_BETWEEN_TURNS, COST, RAM_MODIFIERS, RUN, type Speed } from '../data/tables.ts'
import { crewOfSide, enemyOf, GRID, type Hex, isLand, NO_SHIP, NONE, type Ship } from '../rules/printed.ts'
import { crewOf, fatigueModifier, hasMaximum, isImmobile, isOnFire, isRaked, pointsAt } from '../rules/ships.ts'
import { has, type State, shipsOf, sideOf } from '../rules/state.ts'

/** Which hexes the enemy could ram into, from where and how hard. */

export interface Threat {
  readonly by: Ship
  readonly heading: number
  /** What his die would have, but for what is true of the target. */
  readonly modifier: number
  /** He has still to act in this turn. */
  readonly isFresh: boolean
}

/** Further away than this nobody comes to a ship in one activation. */
const REACH = 12

/** By hex, whoever could ram there; `around` a ship, which is not in its own way, or everywhere. */
export function threatsTo(s: State, side: Seat, around: Ship = NO_SHIP): ReadonlyMap<Hex, Threat[]> {
  const found = new Map<Hex, Threat[]>()
  for (const enemy of shipsOf(s, enemyOf(side))) {
    if (isImmobile(s, enemy) || isRaked(s, enemy)) continue
    if (around !== NO_SHIP && GRID.distance(s.bow[enemy], s.bow[around]) > 2 * REACH - 4) continue
    new Charger(s, enemy, around, found).look()
  }
  return found
}

class Charger {
  readonly #s: State
  readonly #ship: Ship
  readonly #around: Ship
  readonly #found: Map<Hex, Threat[]>
  readonly #isFresh: boolean
  readonly #base: number

  constructor(s: State, ship: Ship, around: Ship, found: Map<Hex, Threat[]>) {
    this.#s = s
    this.#ship = ship
    this.#around = around
    this.#found = found
    this.#isFresh = !has(s, ship, 'activated')
    const skill = Math.max(0, crewOf(s, ship) - crewOfSide(enemyOf(sideOf(s, ship))))
    this.#base = skill + fatigueModifier(s, ship) + (isOnFire(s, ship) ? RAM_MODIFIERS.onFire : 0)
  }

  look(): void {
    const s = this.#s
    const speed: Speed = hasMaximum(s, this.#ship) ? 'maximum' : 'cruise'
    this.#go(s.bow[this.#ship], s.heading[this.#ship], pointsAt(s, this.#ship, speed), speed, 0, 9)
    if (speed === 'maximum')
      this.#go(s.bow[this.#ship], s.heading[this.#ship], pointsAt(s, this.#ship, 'cruise'), 'cruise', 0, 9)
  }

  #go(bow: Hex, heading: number, left: number, speed: Speed, run: number, sinceTurn: number): void {
    if (left < COST.ahead) return
    const next = GRID.neighbour(bow, turned(heading, 0))
    if (next !== NONE && !isLand(next)) {
      if (run > 0) this.#note(next, heading, speed, run)
      if (this.#isOpen(next)) this.#go(next, heading, left - COST.ahead, speed, run + 1, sinceTurn + 1)
    }
    // After a Turn there must be points for a step and the blow.
    if (left < COST.turn + COST.ahead + COST.ram || sinceTurn < AHEAD_BETWEEN_TURNS[speed]) return
    for (const by of [-1, 1]) {
      const to = turned(heading, by)
      const round = GRID.neighbour(bow, to)
      if (round !== NONE && this.#isOpen(round)) this.#go(round, to, left - COST.turn, speed, 0, 0)
    }
  }

  #isOpen(hex: Hex): boolean {
    const there = this.#s.shipIn[hex]
    return !isLand(hex) && (there === NO_SHIP || there === this.#ship || there === this.#around)
  }

  #note(hex: Hex, heading: number, speed: Speed, run: number): void {
    const modifier =
      this.#base + (speed === 'maximum' ? RAM_MODIFIERS.maximum : 0) + (run >= RUN ? RAM_MODIFIERS.run : 0)
    const known = this.#found.get(hex)
    const threat = { by: this.#ship, heading, modifier, isFresh: this.#isFresh }
    if (!known) {
      this.#found.set(hex, [threat])
      return
    }
    const same = known.findIndex((one) => one.by === this.#ship && one.heading === heading)
    if (same < 0) known.push(threat)
    else if (known[same].modifier < modifier) known[same] = threat
  }
}

import { HEAVY } from '../data/combat-tables.ts'
import type { Action } from '../rules/action.ts'
import { FRONT_BITS, type Hex, NO_UNIT, NONE, turned, type Unit } from '../rules/printed.ts'
import {
  controllersOf,
  has,
  isArtillery,
  isCavalry,
  isOnMap,
  isRouted,
  put,
  type State,
  tqOf,
  typeOf,
  UNIT_BITS,
  unitFacts,
} from '../rules/state.ts'
import type { Mind } from './bearing.ts'
import type { Field } from './field.ts'
import { firesLeft, hitsExpected, rangeOf, welcome } from './fire.ts'
import { combatBetween, costOf } from './odds.ts'
import { TEMPER } from './temper.ts'
import { comesFrom, explore, facingOf, hexOf, hitsTo, type Spot, type Start, shotsTo, wayTo } from './ways.ts'
import { firmnessOf, hitWorth, lostBy } from './worth.ts'

/** How good it is for a unit to be somewhere, in points: what it could do from there, and what might be done to it. */

const WEIGHT = {
  /** Of what the enemy may gain by a charge. */
  danger: 0.55,
  /** Of a hit by missiles that might come, up to some. */
  arrows: 0.3,
  most: 2,
  /** Of a fight that it goes into. */
  fight: 1,
  /** Of fire in turns to come, from the same place. */
  volley: 0.6,
  /** Of a hex nearer to whom it wants to fight. */
  nearer: 0.16,
  /** Of how well it would do there. */
  prey: 0.35,
  /** Of whom it would have to catch first. */
  caught: 0.3,
  /** Of a friend within two hexes, up to some. */
  company: 0.07,
  enough: 4,
} as const

/** Who is one of these does not turn to an enemy who comes (7.14). */
const REACTS_NOT = ['column', 'reacted', 'engaged', 'shielded'] as const
/** From this part of its quality on, hits keep a unit away from the enemy. */
const HURT = 0.6
/** So many of those it would like best to fight are kept in mind. */
const PREY = 6

interface Prey {
  readonly hex: Hex
  readonly worth: number
}

/** A hex as it is for a unit, however it faces. */
interface Ground {
  readonly worth: number
  readonly isSafe: boolean
}

/** A move: to where, with which actions, and how much better that is than to stay unordered. */
export interface Move {
  readonly unit: Unit
  readonly spot: Spot
  readonly way: readonly Action[]
  readonly gain: number
  /** What most of it comes of. */
  readonly why: Why
}

export type Why = 'fire' | 'fight' | 'advance'

/** Those of a line who are near and have yet to go: they come along, and cover the sides they are on. */
interface Escort {
  readonly size: number
  /** By direction. */
  readonly sides: number
}

const NOBODY: readonly Unit[] = []

function escortOf({ s, facts: { grid } }: Field, unit: Unit, mates: readonly Unit[]): Escort {
  let [size, sides] = [0, 0]
  const home = s.at[unit]
  for (const mate of mates) {
    const far = grid.distance(home, s.at[mate])
    if (mate === unit || far > 2 || s.at[mate] < 0) continue
    size++
    const direction = far === 1 ? grid.directionTo(home, s.at[mate]) : NONE
    if (direction !== NONE) sides |= 1 << direction
  }
  return { size, sides }
}

/** How a field looks to one of its units. */
export class Outlook {
  readonly #field: Field
  readonly #unit: Unit
  readonly #temper: Mind
  readonly #prey: readonly Prey[]
  readonly #isHeavy: boolean
  readonly #range: number
  readonly #fires: number
  readonly #shots = new Map<number, number>()
  readonly #hexes = new Map<number, Ground>()
  readonly #hurt: number
  readonly #hitWorth: number
  #escort: Escort
  readonly #contacts = new Map<number, number>()

  constructor(field: Field, unit: Unit, temper: Mind, mates: readonly Unit[] = NOBODY) {
    const { s } = field
    this.#field = field
    this.#unit = unit
    this.#temper = temper
    this.#escort = escortOf(field, unit, mates)
    this.#isHeavy = HEAVY.includes(typeOf(s, unit))
    this.#fires = firesLeft(s, unit)
    this.#range = this.#fires > 0 || isLoaded(s, unit) ? rangeOf(s, unit) : 0
    this.#prey = this.#preyOf()
    this.#hitWorth = hitWorth(s, unit)
    this.#hurt = s.hits[unit] / Math.max(1, firmnessOf(s, unit))
  }

  /** The same with those it goes along with: alone, in a line, in another. */
  among(mates: readonly Unit[]): this {
    const escort = escortOf(this.#field, this.#unit, mates)
    if (escort.size !== this.#escort.size || escort.sides !== this.#escort.sides) this.#hexes.clear()
    this.#escort = escort
    return this
  }

  #preyOf(): Prey[] {
    const { s, facts, enemies, fugitives } = this.#field
    const unit = this.#unit
    const found: Prey[] = []
    for (const enemy of enemies) {
      const gain = this.#field.gainOf(unit, enemy, 0)
      const caught = gain > 0 && this.#field.eludes(enemy, unit) ? WEIGHT.caught : 1
      found.push({ hex: s.at[enemy], worth: WEIGHT.prey * caught * Math.max(-3, Math.min(3, gain)) })
    }
    for (const enemy of fugitives) found.push({ hex: s.at[enemy], worth: 0.25 * unitFacts(s, enemy).routPoints * 0.5 })
    const at = s.at[unit]
    const merit = ({ hex, worth }: Prey): number => worth - WEIGHT.nearer * facts.grid.distance(at, hex)
    return found.sort((a, b) => merit(b) - merit(a)).slice(0, PREY)
  }

  /** The best shot from a hex, in points. */
  shot(from: Hex, isMoving: boolean): number {
    if (this.#range === 0 || this.#field.near[from] > this.#range) return 0
    const key = from * 2 + (isMoving ? 1 : 0)
    const known = this.#shots.get(key)
    if (known !== undefined) return known
    const { s, rate, enemies } = this.#field
    let best = 0
    for (const enemy of enemies) {
      const hits = hitsExpected(s, this.#unit, from, enemy, isMoving)
      if (hits > 0) best = Math.max(best, hits * hitWorth(s, enemy) * rate)
    }
    this.#shots.set(key, best)
    return best
  }

  /** How good it is to stand in a hex with a facing, fights and fire of this phase apart. */
  standing(at: Hex, facing: number): number {
    const known = this.#groundAt(at)
    if (known.isSafe) return known.worth
    const sheltered = at === this.#field.s.at[this.#unit] ? 0 : this.#escort.sides
    return (
      known.worth -
      this.#temper.bearing.danger * WEIGHT.danger * this.#field.danger(this.#unit, at, facing, false, sheltered)
    )
  }

  #groundAt = (at: Hex): Ground => this.#hexes.get(at) ?? this.#look(at)

  /** What does not depend on how it faces; and whether nobody could come at it there. */
  #look(at: Hex): Ground {
    const { near, company, facts, arrows, terrain, horse, foot, eagerness } = this.#field
    const friends = at === this.#field.s.at[this.#unit] ? company[at] : company[at] + this.#escort.size
    const { bearing } = this.#temper
    let worth = bearing.company * WEIGHT.company * Math.min(WEIGHT.enough, friends)
    worth -= bearing.arrows * WEIGHT.arrows * this.#hitWorth * Math.min(WEIGHT.most, arrows[at])
    const fires = this.#range > 0
    if (fires) worth += bearing.volley * WEIGHT.volley * this.shot(at, false)
    let pull = -9
    for (const { hex, worth: prize } of this.#prey) {
      const far = facts.grid.distance(at, hex)
      const wanted = fires ? Math.max(0, far - Math.min(2, this.#range)) : far - 1
      pull = Math.max(pull, prize - WEIGHT.nearer * wanted)
    }
    pull *= eagerness * bearing.pull
    if (this.#hurt >= HURT) pull = WEIGHT.nearer * Math.min(6, near[at])
    worth += pull + this.#temper.misjudge(this.#unit * 4096 + at)
    if (facts.ground[at] === 'woods') worth -= 0.3
    let isSafe = true
    for (let d = 0; d < 6 && isSafe; d++) {
      const hex = terrain.next[at * 6 + d]
      if (hex !== NONE && (horse[hex] !== NO_UNIT || foot[hex] !== NO_UNIT)) isSafe = false
    }
    const found = { worth, isSafe }
    this.#hexes.set(at, found)
    return found
  }

  /** What the fights would bring that a unit is in for when it stands there; only those it may not decline if it has no choice. */
  contact(at: Hex, facing: number, hasStepped: boolean): number {
    if (this.#isApart(at)) return 0
    const key = (at * 6 + facing) * 2 + (hasStepped ? 1 : 0)
    const known = this.#contacts.get(key)
    if (known !== undefined) return known
    const made = this.#meet(at, facing, hasStepped)
    this.#contacts.set(key, made)
    return made
  }

  /** Whether nobody is near enough to be fought from a hex. */
  #isApart = (at: Hex): boolean => this.#field.near[at] > 1 && !this.#isNextToFugitive(at)

  #meet(at: Hex, facing: number, hasStepped: boolean): number {
    const { s, terrain, facts, enemy } = this.#field
    const unit = this.#unit
    const faced: Unit[] = []
    for (let d = 0; d < 6; d++) {
      if (!(FRONT_BITS[facing] & terrain.zoneBits[at] & (1 << d))) continue
      const other = s.unitIn[terrain.next[at * 6 + d]]
      if (other !== NO_UNIT && facts.units[other].side === enemy) faced.push(other)
    }
    if (faced.length === 0) return hasStepped && at !== s.at[unit] ? -this.#welcomed(at) * this.#hitWorth : 0
    const [home, before, turned] = [s.at[unit], s.marks[unit], s.facing[unit]]
    put(s, unit, at)
    s.facing[unit] = facing
    s.marks[unit] |= hasStepped ? UNIT_BITS['must-check'] : UNIT_BITS['no-check']
    const hits = s.hits[unit]
    const met = hasStepped && home !== at ? this.#welcomed(at) : 0
    s.hits[unit] = Math.min(tqOf(s, unit) - 1, hits + Math.round(met))
    const fights = hasStepped && home !== at ? this.#awaited(faced, at) : this.#fights(faced)
    // Who can get away has done so before it comes to blows (6.51, 6.71).
    const caught = hasStepped && fights > 0 && faced.every((one) => this.#field.eludes(one, unit)) ? WEIGHT.caught : 1
    const gain = fights * caught - met * this.#hitWorth * 1.2 + this.#temper.misjudge(unit * 251 + faced[0])
    s.hits[unit] = hits
    put(s, unit, home)
    s.facing[unit] = turned
    s.marks[unit] = before
    const mayDecline = !hasStepped || !this.#isHeavy
    const liked = this.#temper.manner === 'bold' ? TEMPER.liking : 0
    return this.#temper.bearing.fight * WEIGHT.fight * (mayDecline ? Math.max(0, gain) : gain) + liked
  }

  /** The same with those who turn to a unit that comes to their flank, where they may and fare better by it (7.14). */
  #awaited(faced: readonly Unit[], at: Hex): number {
    const { s, rate } = this.#field
    const unturned = this.#fights(faced)
    const before = faced.map((target) => [s.facing[target], s.hits[target]] as const)
    let price = 0
    let turns = 0
    for (const target of faced) {
      const facing = this.#facingTo(target, at)
      if (facing === null) continue
      turns++
      s.facing[target] = facing
      if (isCavalry(s, target)) continue
      price += hitWorth(s, target) * rate
      s.hits[target] = Math.min(tqOf(s, target) - 1, s.hits[target] + 1)
    }
    const met = turns === 0 ? unturned : this.#fights(faced) + price
    for (const [i, target] of faced.entries()) [s.facing[target], s.hits[target]] = before[i]
    return Math.min(unturned, met)
  }

  /** How one that is come at from its flank would turn; nothing if it may not, or need not. */
  #facingTo(target: Unit, at: Hex): number | null {
    const { s, facts, zones } = this.#field
    const from = facts.grid.directionTo(s.at[target], at)
    if (from === NONE || FRONT_BITS[s.facing[target]] & (1 << from)) return null
    if (zones[s.at[target]] || isRouted(s, target) || isArtillery(s, target)) return null
    if (REACTS_NOT.some((mark) => has(s, target, mark))) return null
    const turns = [turned(s.facing[target], 1), turned(s.facing[target], -1)]
    return turns.find((facing) => FRONT_BITS[facing] & (1 << from)) ?? null
  }

  /** Hits that those who control a hex make at who comes into it. */
  #welcomed(at: Hex): number {
    const { s, enemy } = this.#field
    let hits = 0
    for (const one of controllersOf(s, at, enemy)) hits += welcome(s, one, this.#unit)
    return hits
  }

  #isNextToFugitive(at: Hex): boolean {
    const { s, facts, fugitives } = this.#field
    return fugitives.some((unit) => facts.grid.distance(s.at[unit], at) === 1)
  }

  #fights(faced: readonly Unit[]): number {
    const unit = this.#unit
    const helpers = faced.map((target) => this.#attackersOf(target))
    const free = faced.filter((_, i) => helpers[i].length === 0)
    if (free.length > 0) return this.#value([unit], free)
    let best = Number.NEGATIVE_INFINITY
    faced.forEach((target, i) => {
      best = Math.max(best, this.#value([...helpers[i], unit], [target]) - this.#value(helpers[i], [target]))
    })
    return best
  }

  #value(attackers: readonly Unit[], defenders: readonly Unit[]): number {
    const cost = costOf(this.#field.s, combatBetween(attackers, defenders))
    return cost.defenders * this.#field.rate - cost.attackers
  }

  /** Friends who are in for a fight with somebody already. */
  #attackersOf(target: Unit): Unit[] {
    const { s, facts, terrain, side } = this.#field
    const found: Unit[] = []
    for (let d = 0; d < 6; d++) {
      const hex = terrain.next[s.at[target] * 6 + d]
      const friend = hex === NONE ? NO_UNIT : s.unitIn[hex]
      if (friend === NO_UNIT || friend === this.#unit || facts.units[friend].side !== side) continue
      if (!has(s, friend, 'must-check') && !has(s, friend, 'no-check')) continue
      if (FRONT_BITS[s.facing[friend]] & (1 << ((d + 3) % 6))) found.push(friend)
    }
    return found
  }

  /** As it is without an order. */
  get now(): number {
    const { s } = this.#field
    return this.standing(s.at[this.#unit], s.facing[this.#unit])
  }

  /** The best move from where it is, all things considered. */
  best(start: Start, isInLine: boolean): Move {
    const field = this.#field
    const { s } = field
    const unit = this.#unit
    const home = s.at[unit]
    const { routPoints } = unitFacts(s, unit)
    const tq = tqOf(s, unit)
    const firm = firmnessOf(s, unit)
    const spots = explore(field, start)
    const before = start.hasStepped ? 0 : this.shot(home, true)
    let found: { spot: Spot; worth: number; why: Why } | null = null
    for (const spot of spots) {
      const at = hexOf(spot)
      const facing = facingOf(spot)
      const hits = hitsTo(spot)
      if (s.hits[unit] + hits >= tq) continue
      const hasStepped = start.hasStepped || at !== home
      const price =
        routPoints * (lostBy(s.hits[unit] + hits, firm) - lostBy(s.hits[unit], firm)) + shotsTo(spot) * this.#hitWorth
      let fire = 0
      if (this.#fires > 0) {
        // Whoever has moved fires forward only (8.11).
        const last = comesFrom(spot)
        const forward = at !== last && field.near[at] < field.near[last] ? this.shot(at, true) : 0
        fire = hasStepped ? Math.max(forward, isInLine ? forward : before) : this.shot(home, false) * this.#fires
      }
      // Danger only makes it worse.
      if (found !== null && this.#isApart(at) && this.#groundAt(at).worth - price + fire <= found.worth) continue
      const fight = this.contact(at, facing, hasStepped)
      const worth = this.standing(at, facing) - price + fight + fire
      if (found !== null && worth <= found.worth) continue
      const isFight = fight > 0.2
      const why: Why = isFight ? 'fight' : fire > 0.1 ? 'fire' : 'advance'
      found = { spot, worth, why }
    }
    const stays = this.now + this.contact(home, s.facing[unit], false)
    if (found === null) return { unit, spot: home * 6 + s.facing[unit], way: [], gain: 0, why: 'advance' }
    return { unit, spot: found.spot, way: wayTo(s, found.spot), gain: found.worth - stays, why: found.why }
  }
}

/** Whether it has missiles for another time, orders apart. */
const isLoaded = (s: State, unit: Unit): boolean =>
  unitFacts(s, unit).missile !== null &&
  !isArtillery(s, unit) &&
  s.quiver[unit] < 2 &&
  !isRouted(s, unit) &&
  isOnMap(s, unit)

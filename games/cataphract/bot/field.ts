import { byScenario, type Seat } from '@iacta/kernel'
import { hiddenOnes } from '../rules/ambush.ts'
import { ferocityOf } from '../rules/loyalty.ts'
import {
  FACTS,
  type Facts,
  FLANK_BITS,
  FRONT_BITS,
  type Hex,
  NO_UNIT,
  NONE,
  NOWHERE,
  otherSide,
  SCENARIO_IDS,
  type SideIndex,
  type Unit,
} from '../rules/printed.ts'
import {
  allowance,
  clone,
  controlledBits,
  factsOf,
  has,
  isArtillery,
  isCavalry,
  isOnFoot,
  isRouted,
  type State,
  sideOf,
  sideOfSeat,
  tqOf,
  typeOf,
} from '../rules/state.ts'
import { gaitOf, type Terrain, terrainAt } from '../rules/terrain.ts'
import { strengthsOf } from './fire.ts'
import { type Aspect, type Cost, guessOf } from './odds.ts'
import { eagernessOf } from './patience.ts'
import { rateOf } from './worth.ts'

/** Farther than any map is wide. */
const FAR = 99
/** What facing about costs whoever comes, in movement points. */
const TURNING = 1

/** The hexes around each hex, ring by ring; worked out for those that are asked for. */
const RINGS = byScenario(SCENARIO_IDS, () => new Map<number, readonly Int16Array[]>())
const FARTHEST_SHOT = 8

function ringsAround(scenario: number, facts: Facts, hex: Hex): readonly Int16Array[] {
  const known = RINGS.at(scenario)
  const found = known.get(hex)
  if (found) return found
  const rings: number[][] = Array.from({ length: FARTHEST_SHOT + 1 }, () => [])
  for (const one of facts.grid.within(hex, FARTHEST_SHOT)) rings[facts.grid.distance(hex, one)].push(one)
  const made = rings.map((ring) => Int16Array.from(ring))
  known.set(hex, made)
  return made
}

/** Units of a class and quality have the same number. */
const CLASSES = byScenario(SCENARIO_IDS, (id) => {
  const known = new Map<string, number>()
  return Int32Array.from(FACTS.of(id).units, ({ unitClass, tq, size, routPoints }) => {
    const kind = `${unitClass} ${tq} ${size} ${routPoints}`
    const number = known.get(kind) ?? known.size
    known.set(kind, number)
    return number
  })
})

/** Guesses go by what is printed and by the state of two units alone, so that they hold for every battle of a scenario. */
const GUESSES = byScenario(SCENARIO_IDS, () => new Map<number, Cost>())
const MOST_GUESSES = 60_000
/** More than the number that tells a unit's kind and state can be. */
const KINDS = 2 ** 21

/** A field of battle as one side looks at it: a state of its own to try things in, and what is asked of it again and again. */
export class Field {
  /** To be changed at will, and put back. */
  readonly s: State
  readonly side: SideIndex
  readonly enemy: SideIndex
  readonly facts: Facts
  readonly terrain: Terrain
  /** What a rout point of the enemy is worth. */
  readonly rate: number
  /** How much its units are drawn towards the enemy. */
  readonly eagerness: number
  readonly friends: readonly Unit[]
  /** Those who stand, and those in rout. */
  readonly enemies: readonly Unit[]
  readonly fugitives: readonly Unit[]
  /** How far the nearest enemy who stands is from each hex. */
  readonly near: Uint8Array
  /** Which enemy on horse, and which on foot, could come to a hex; nobody. */
  readonly horse: Int16Array
  readonly foot: Int16Array
  /** Hits that enemy missiles might make in each hex if all were fired there. */
  readonly arrows: Float32Array
  /** Hits to be expected of enemy horse that turns to whoever comes next to it (7.14, 8.21). */
  readonly greeting: Float32Array
  /** Hexes that a friend controls, and an enemy. */
  readonly zones: Uint8Array
  readonly held: Uint8Array
  /** How many friends stand within two hexes. */
  readonly company: Uint8Array
  /** Units alike in all that a guess goes by have the same number. */
  readonly #kinds: Int32Array

  constructor(state: State, seat: Seat) {
    this.s = clone(state)
    this.side = sideOfSeat(state, seat)
    this.enemy = otherSide(this.side)
    this.facts = factsOf(state)
    this.terrain = terrainAt(state.scenario)
    this.rate = rateOf(state, this.side)
    this.eagerness = eagernessOf(state, this.side)
    const [friends, enemies, fugitives]: Unit[][] = [[], [], []]
    const { units } = this.facts
    for (let i = 0; i < units.length; i++) {
      const unit = i as Unit
      if (state.at[unit] === NOWHERE) continue
      if (sideOf(state, unit) === this.side) friends.push(unit)
      else if (isRouted(state, unit)) fugitives.push(unit)
      else enemies.push(unit)
    }
    this.#kinds = this.#tellApart()
    this.friends = friends
    this.enemies = enemies
    this.fugitives = fugitives
    const hexes = this.terrain.impassable.length
    this.near = new Uint8Array(hexes).fill(FAR)
    this.#measureDistances()
    this.horse = new Int16Array(hexes).fill(NO_UNIT)
    this.foot = new Int16Array(hexes).fill(NO_UNIT)
    this.zones = this.#zonesOf(friends)
    this.held = this.#zonesOf(enemies)
    this.#spread(this.horse, this.zones, true)
    this.#spread(this.foot, this.zones, false)
    this.arrows = new Float32Array(hexes)
    this.greeting = new Float32Array(hexes)
    this.#countArrows()
    this.company = new Uint8Array(hexes)
    for (const unit of friends) if (!isRouted(state, unit)) this.#keepCompany(state.at[unit])
  }

  #tellApart(): Int32Array {
    const { s } = this
    return CLASSES.at(s.scenario).map((kind, i) => {
      const unit = i as Unit
      const ways = Number(isRouted(s, unit)) * 4 + Number(has(s, unit, 'column')) * 2
      const spirit = (tqOf(s, unit) * 2 + Number(s.fierce[sideOf(s, unit)])) * 2 + Number(ferocityOf(s, unit) > 0)
      return ((kind * 64 + spirit) * 16 + s.hits[unit]) * 8 + ways + Number(isOnFoot(s, unit))
    })
  }

  /** Where the enemy may lie hidden he may be met. */
  get mayBeAmbushed(): boolean {
    return hiddenOnes(this.s)?.side === this.enemy
  }

  #measureDistances(): void {
    const { next } = this.terrain
    let edge: number[] = this.enemies.map((unit) => this.s.at[unit])
    for (const hex of edge) this.near[hex] = 0
    for (let far = 1; edge.length > 0; far++) {
      const further: number[] = []
      for (const hex of edge)
        for (let d = 0; d < 6; d++) {
          const to = next[hex * 6 + d]
          if (to === NONE || this.near[to] <= far) continue
          this.near[to] = far
          further.push(to)
        }
      edge = further
    }
  }

  #zonesOf(units: readonly Unit[]): Uint8Array {
    const { next } = this.terrain
    const zones = new Uint8Array(this.near.length)
    for (const unit of units) {
      const bits = controlledBits(this.s, unit)
      for (let d = 0; d < 6; d++) {
        const to = next[this.s.at[unit] * 6 + d]
        if (bits & (1 << d) && to !== NONE) zones[to] = 1
      }
    }
    return zones
  }

  /** How far enemies could come in one move, whoever has most left coming first; who is in a zone stops. */
  #spread(into: Int16Array, zones: Uint8Array, onHorse: boolean): void {
    const { next, points, impassable } = this.terrain
    const hexes = impassable.length
    const cells = gaitOf(onHorse ? 2 : 0, false) * hexes * 6
    const left = new Int8Array(hexes).fill(-1)
    const byLeft: number[][] = []
    for (const unit of this.enemies) {
      if (isCavalry(this.s, unit) !== onHorse || isArtillery(this.s, unit)) continue
      const has = allowance(this.s, unit) - TURNING
      const hex = this.s.at[unit]
      left[hex] = has
      into[hex] = unit
      byLeft[has] ??= []
      byLeft[has].push(hex)
    }
    for (let has = byLeft.length - 1; has > 0; has--)
      for (const hex of byLeft[has] ?? []) {
        if (left[hex] !== has || (zones[hex] && this.s.unitIn[hex] === NO_UNIT)) continue
        for (let d = 0; d < 6; d++) {
          const to = next[hex * 6 + d]
          if (to === NONE || impassable[to]) continue
          const there = this.s.unitIn[to]
          if (there !== NO_UNIT && sideOf(this.s, there) === this.side) continue
          const then = has - points[cells + hex * 6 + d]
          if (then < 0 || then <= left[to]) continue
          left[to] = then
          into[to] = into[hex]
          byLeft[then] ??= []
          byLeft[then].push(to)
        }
      }
  }

  #countArrows(): void {
    for (const unit of this.enemies) {
      const strengths = strengthsOf(this.s, unit)
      if (strengths.length === 0) continue
      if (isCavalry(this.s, unit)) this.#greet(this.s.at[unit], strengths[0])
      const rings = ringsAround(this.s.scenario, this.facts, this.s.at[unit])
      for (let range = 1; range <= Math.min(FARTHEST_SHOT, strengths.length); range++)
        for (const hex of rings[range]) this.arrows[hex] += strengths[range - 1]
    }
  }

  #greet(at: Hex, hits: number): void {
    const { next } = this.terrain
    for (let d = 0; d < 6; d++) {
      const hex = next[at * 6 + d]
      if (hex !== NONE) this.greeting[hex] += hits
    }
  }

  #keepCompany(at: Hex): void {
    const { next, ring } = this.terrain
    for (let i = 0; i < 18; i++) {
      const hex = i < 6 ? next[at * 6 + i] : ring[at * 12 + i - 6]
      if (hex !== NONE) this.company[hex]++
    }
  }

  /** What an attacker may expect of a charge, in points of this side: what it gains by it, whichever side it is of. */
  gainOf(attacker: Unit, defender: Unit, aspect: Aspect): number {
    const { attackers, defenders } = this.#guess(attacker, defender, aspect)
    const isOwn = sideOf(this.s, attacker) === this.side
    return isOwn ? defenders * this.rate - attackers : defenders - attackers * this.rate
  }

  #guess(attacker: Unit, defender: Unit, aspect: Aspect): Cost {
    const guesses = GUESSES.at(this.s.scenario)
    const key = (this.#kinds[attacker] * KINDS + this.#kinds[defender]) * 3 + aspect
    const known = guesses.get(key)
    if (known !== undefined) return known
    const made = guessOf(this.s, attacker, defender, aspect)
    if (guesses.size >= MOST_GUESSES) guesses.clear()
    guesses.set(key, made)
    return made
  }

  /** Whether an enemy gets out of the way of a unit that comes for it, as a rule (6.51, 6.71). */
  eludes(enemy: Unit, unit: Unit): boolean {
    const { s, facts } = this
    if (has(s, enemy, 'column') || isRouted(s, enemy) || this.zones[s.at[enemy]]) return false
    const onHorse = isCavalry(s, unit)
    if (onHorse && typeOf(s, enemy) === 'LC' && facts.rules.feigning?.includes(facts.units[enemy].unitClass))
      return true
    return allowance(s, enemy) > allowance(s, unit)
  }

  /** What a unit of ours has to fear in a hex with a facing: the worst charge, and some of the next. Nobody comes from some sides. */
  danger(unit: Unit, at: Hex, facing: number, inColumn = false, sheltered = 0): number {
    const { next } = this.terrain
    let [worst, second] = [0, 0]
    for (let d = 0; d < 6; d++) {
      const hex = next[at * 6 + d]
      if (hex === NONE || sheltered & (1 << d)) continue
      const aspect = inColumn ? 2 : FRONT_BITS[facing] & (1 << d) ? 0 : FLANK_BITS[facing] & (1 << d) ? 1 : 2
      const fear = this.#fear(unit, hex, aspect)
      if (fear > worst) {
        second = worst
        worst = fear
      } else if (fear > second) second = fear
    }
    return worst + 0.4 * second
  }

  #fear(unit: Unit, from: number, aspect: Aspect): number {
    const there = this.s.unitIn[from]
    if (there !== NO_UNIT && there !== unit) {
      if (sideOf(this.s, there) === this.side || isRouted(this.s, there)) return 0
      return this.gainOf(there, unit, aspect)
    }
    let worst = 0
    if (this.horse[from] !== NO_UNIT) worst = Math.max(worst, this.gainOf(this.horse[from] as Unit, unit, aspect))
    if (this.foot[from] !== NO_UNIT) worst = Math.max(worst, this.gainOf(this.foot[from] as Unit, unit, aspect))
    return worst
  }
}

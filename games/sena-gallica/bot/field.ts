import { turned } from '@iacta/grids'
import type { Seat, Temper } from '@iacta/kernel'
import { ASPECTS, BACK_OFF_BONUS, ESCAPE, FIERCE, POINTS, RAM_MODIFIERS, RAM_NEEDS } from '../data/tables.ts'
import { ramOdds } from '../rules/attacks.ts'
import { marinesOf } from '../rules/boarding.ts'
import { points } from '../rules/end.ts'
import { grappleBar } from '../rules/grappling.ts'
import { missileBar } from '../rules/missiles.ts'
import {
  COMMAND,
  crewOfSide,
  enemyOf,
  GRID,
  type Hex,
  isLand,
  type Leader,
  leaderFacts,
  NO_SHIP,
  NONE,
  SHIPS,
  type Ship,
} from '../rules/printed.ts'
import { astern, crewOf, isFree, isImmobile, isOnFire, isRaked, isRammed, range, shipsNear } from '../rules/ships.ts'
import {
  areEnemies,
  has,
  hasLeader,
  headingOf,
  isOnMap,
  lay,
  layout,
  linkedTo,
  type State,
  shipsOf,
  stern,
} from '../rules/state.ts'
import { areSpent } from './ending.ts'
import { blowsFrom } from './footprint.ts'
import type { CutLoose } from './memory.ts'
import { atLeast, checkChance, grappleChance, missileChance, rakeChances, ramChances, sparkChance } from './odds.ts'
import { type Threat, threatsTo } from './threats.ts'
import { bowOf, headingAt, type Spot, sternAt } from './ways.ts'
import { boardingGain, fireWorth, holdingGain, MARINE, prizeWorth, rakeWorth, stakeOf } from './worth.ts'

/** The sea as one side sees it: where a ship lies well and where badly, and what it can do from there. In points. */

/** So much of a danger counts: the enemy has other things to do, and one ship can ram but once. */
const EXPOSED = { fresh: 0.5, later: 0.25 } as const
/** What draws a ship to an enemy, hex by hex. */
const DRAWN = 0.075
/** How much more, with every turn without an attack, whoever is not ahead when it ends for quiet (14.4). */
const PRESSED = 2
/** Whoever is behind when both fleets are spent seeks the enemy as if so many turns had been quiet, and fears him less. */
const LAST_QUIET = 2
const DESPAIR = 0.4
const APPEAL = { sound: 0.5, slowed: 0.8, immobile: 1.1, rammed: 0.1, prize: 0.3 } as const
const IN_COMMAND = 0.15
const OUT_OF_COMMAND = 0.09
const MOST_OUT = 6
const MATE = 0.04
const FLANKED_BY_FRIEND = 0.07
const UNDER_FIRE = 0.04
const NO_WAY_ON = 0.15
/** What a ram next turn counts for, if the enemy stays where he is. */
const PROSPECT = 0.2
const SIGHT = 10
/** To have one's bow towards those who may come. */
const FACING = 0.5
const WATCHED = 14

export interface Shot {
  readonly target: Ship
  readonly gain: number
}
const NO_SHOT: Shot = { target: NO_SHIP, gain: 0 }

/** A leader whose ship may be lost under him, and the friends he could reach from it (12.1). */
interface Stranded {
  readonly on: Ship
  readonly worth: number
  readonly refuges: readonly Ship[]
}

const keyOf = (ship: Ship, spot: Spot): number => ship * 8192 + spot

function once<T>(known: Map<number, T>, key: number, find: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  const found = find()
  known.set(key, found)
  return found
}

export class Field {
  readonly s: State
  readonly side: Seat
  readonly temper: Temper
  readonly enemies: readonly Ship[]
  /** The same state, in which a ship is laid wherever it might go. */
  readonly #trial: State
  readonly #threats: ReadonlyMap<Hex, Threat[]>
  readonly #leaders: readonly Leader[]
  readonly #stranded: readonly Stranded[]
  readonly #drawn: number
  readonly #fear: number
  /** What our crews add to a ram, and what is lost with each ship. */
  readonly #skill: number
  readonly #stakes: readonly number[]
  /** Whether the line is to be kept until the enemy comes. */
  readonly isWaiting: boolean
  // What was found out already
  readonly #places = new Map<number, number>()
  readonly #shots = new Map<number, Shot>()
  readonly #grapples = new Map<number, Shot>()

  readonly #cutLoose: CutLoose | null

  /** `around`: the ship that is thought of, where it is one. */
  constructor(s: State, side: Seat, temper: Temper, around: Ship = NO_SHIP, cutLoose: CutLoose | null = null) {
    this.s = s
    this.#cutLoose = cutLoose
    this.side = side
    this.temper = temper
    this.#trial = layout.clone(s)
    this.enemies = shipsOf(s, enemyOf(side))
    this.#threats = threatsTo(s, side, around)
    const lead = points(s, side) - points(s, enemyOf(side))
    const isLast = lead < 0 && areSpent(s)
    this.#drawn = DRAWN * (lead > 0 ? 1 : 1 + PRESSED * (isLast ? Math.max(LAST_QUIET, s.quiet) : s.quiet))
    this.#fear = isLast ? DESPAIR : 1
    this.isWaiting = waits(s, side, this.enemies)
    this.#skill = Math.max(0, crewOfSide(side) - crewOfSide(enemyOf(side)))
    this.#stakes = SHIPS.map((ship) => (isOnMap(s, ship) ? stakeOf(s, ship) : 0))
    this.#leaders = COMMAND[side].filter((leader) => s.aboard[leader] !== NO_SHIP)
    this.#stranded = this.#leaders.flatMap((leader) => strandedOn(s, side, leader))
  }

  /** The state with a ship laid somewhere else; until the next ship is. */
  with<T>(ship: Ship, spot: Spot, ask: (trial: State) => T): T {
    const trial = this.#trial
    const was = { bow: trial.bow[ship], heading: headingOf(trial, ship) }
    lay(trial, ship, { bow: bowOf(spot), heading: turned(headingAt(spot), 0) })
    const answer = ask(trial)
    lay(trial, ship, was)
    return answer
  }

  // How a ship lies

  /** What it is worth to lie there. */
  place(ship: Ship, spot: Spot): number {
    return once(this.#places, keyOf(ship, spot), () => this.#place(ship, spot))
  }

  #place(ship: Ship, spot: Spot): number {
    const { s, temper } = this
    const company = this.#company(ship, spot)
    return (
      this.#attraction(spot) +
      this.#facing(spot) +
      this.#prospect(ship, spot) +
      company * (1 + 4 * temper.likes('patient')) -
      this.danger(ship, spot) -
      this.#contact(ship, spot) -
      (this.#isBarred(spot) ? NO_WAY_ON : 0) +
      temper.misjudge(spot + s.turn * 7919)
    )
  }

  /** What may be lost there by being rammed. */
  danger(ship: Ship, spot: Spot): number {
    const { s } = this
    const heading = headingAt(spot)
    const helpless = isImmobile(s, ship)
      ? RAM_MODIFIERS.immobile
      : isRaked(s, ship) || s.oars[ship] === 'half-speed'
        ? RAM_MODIFIERS.slowed
        : 0
    const worst = new Map<Ship, number>()
    for (const hex of [bowOf(spot), sternAt(spot)])
      for (const { by, heading: from, modifier, isFresh } of this.#threats.get(hex) ?? []) {
        const apart = Math.abs(from - heading)
        const needs = RAM_NEEDS[ASPECTS[Math.min(apart, 6 - apart)]]
        const chance = atLeast(needs - modifier - helpless) * (isFresh ? EXPOSED.fresh : EXPOSED.later)
        if (chance > (worst.get(by) ?? 0)) worst.set(by, chance)
      }
    if (worst.size === 0) return 0
    const [first, second = 0] = [...worst.values()].sort((a, b) => b - a)
    return this.#fear * (1 - (1 - first) * (1 - second)) * this.#stakes[ship]
  }

  /** Where the enemy is, the weak before the sound. */
  #attraction(spot: Spot): number {
    const { s } = this
    const bow = bowOf(spot)
    let best = 0
    let found = false
    for (const enemy of this.enemies) {
      const far = Math.min(GRID.distance(bow, s.bow[enemy]), GRID.distance(bow, stern(s, enemy)))
      const drawn = appealOf(s, enemy) - this.#drawn * Math.max(0, far - 2)
      if (!found || drawn > best) best = drawn
      found = true
    }
    return best
  }

  /** Whether its bow is towards the enemies around, and its beams are not. */
  #facing(spot: Spot): number {
    const { s } = this
    const [bow, aft] = [bowOf(spot), sternAt(spot)]
    let sum = 0
    let count = 0
    for (const enemy of this.enemies) {
      const far = GRID.distance(bow, s.bow[enemy])
      if (far > WATCHED || isImmobile(s, enemy)) continue
      count++
      sum += GRID.distance(aft, s.bow[enemy]) - far
    }
    return count === 0 ? 0 : (FACING * sum) / count
  }

  /** Whom it could ram next turn from there, if he stays where he is. */
  #prospect(ship: Ship, spot: Spot): number {
    const { s } = this
    if (isRaked(s, ship) || !this.#hasEnemyWithin(spot, SIGHT)) return 0
    let best = 0
    for (const { hex, heading, modifier } of blowsFrom(s, ship, spot)) {
      const target = s.shipIn[hex]
      if (target === NO_SHIP || !areEnemies(s, ship, target)) continue
      const apart = Math.abs(heading - s.heading[target])
      const aspect = ASPECTS[Math.min(apart, 6 - apart)]
      const helpless = isImmobile(s, target)
        ? RAM_MODIFIERS.immobile
        : s.oars[target] === 'sound'
          ? 0
          : RAM_MODIFIERS.slowed
      const hit = atLeast(RAM_NEEDS[aspect] - modifier - helpless - this.#skill)
      const own = aspect === 'head-on' ? 0.1 * this.#stakes[ship] : 0
      const gain = hit * this.#stakes[target] - own
      if (gain > best) best = gain
    }
    return PROSPECT * best
  }

  #hasEnemyWithin(spot: Spot, far: number): boolean {
    const bow = bowOf(spot)
    return this.enemies.some((enemy) => GRID.distance(bow, this.s.bow[enemy]) <= far)
  }

  /** Squadrons keep together: within reach of a leader, a leader near his ships, friends on the beams. */
  #company(ship: Ship, spot: Spot): number {
    const { s } = this
    const bow = bowOf(spot)
    const beams = [-2, 2].filter((by) => {
      const hex = GRID.neighbour(bow, turned(headingAt(spot), by))
      return hex !== NONE && s.shipIn[hex] !== NO_SHIP && s.shipIn[hex] !== ship && !areEnemies(s, ship, s.shipIn[hex])
    }).length
    const command = hasLeader(s, ship) ? this.#following(ship, bow) : this.#command(bow)
    return beams * FLANKED_BY_FRIEND + command + this.#standingBy(ship, spot)
  }

  /** To be there when a leader's ship goes down or is taken, where nobody else is (12.1); his own, if it can row, looks for friends. */
  #standingBy(ship: Ship, spot: Spot): number {
    const { s } = this
    let sum = 0
    for (const { on, worth, refuges } of this.#stranded) {
      const isNear = (other: Ship): boolean =>
        [bowOf(spot), sternAt(spot)].some((hex) =>
          [s.bow[other], stern(s, other)].some((end) => GRID.distance(hex, end) <= ESCAPE.within),
        )
      const isSafe =
        on === ship
          ? shipsOf(s, this.side).some((other) => other !== ship && !isImmobile(s, other) && isNear(other))
          : refuges.every((other) => other === ship) && isNear(on)
      if (isSafe) sum += worth
    }
    return sum
  }

  #command(bow: Hex): number {
    const { s } = this
    let least = MOST_OUT
    for (const leader of this.#leaders)
      least = Math.min(least, GRID.distance(bow, s.bow[s.aboard[leader]]) - leaderFacts(leader).range)
    return least <= 0 ? IN_COMMAND : -OUT_OF_COMMAND * least
  }

  #following(ship: Ship, bow: Hex): number {
    const { s } = this
    const leader = this.#leaders.find((one) => s.aboard[one] === ship)
    if (leader === undefined) return 0
    const mates = shipsOf(s, this.side).filter((other) => other !== ship && s.squadron[other] === leader)
    return MATE * mates.filter((mate) => GRID.distance(bow, s.bow[mate]) <= leaderFacts(leader).range).length
  }

  /** Those beside it who could board it more easily than it them, and all who could shoot. */
  #contact(ship: Ship, spot: Spot): number {
    const { s } = this
    const bow = bowOf(spot)
    if (!this.enemies.some((enemy) => GRID.distance(bow, s.bow[enemy]) <= 4)) return 0
    return this.with(ship, spot, (trial) => {
      let sum = 0
      for (const enemy of this.enemies) {
        if (s.prize[enemy] || s.marines[enemy] === 0 || GRID.distance(bow, s.bow[enemy]) > 4) continue
        const far = range(trial, ship, enemy)
        if (far <= 2 && !isOnFire(s, enemy)) sum += UNDER_FIRE
        if (far !== 1) continue
        const mine = s.marines[ship] === 0 ? 0 : boardingGain(s, [ship], enemy)
        sum += 0.3 * Math.max(0, boardingGain(s, [enemy], ship) - mine)
      }
      return sum
    })
  }

  #isBarred(spot: Spot): boolean {
    const next = GRID.neighbour(bowOf(spot), turned(headingAt(spot), 0))
    return next === NONE || isLand(next)
  }

  // What it can do from there

  /** What a ram brings, with all that may come of it (9.3, 9.4). */
  ram(ship: Ship, spot: Spot, target: Ship, run: number, isSwift: boolean): number {
    return this.with(ship, spot, (trial) => {
      const { hit, fouled, own } = ramChances(ramOdds(trial, ship, target, run, isSwift))
      const free = isFree(trial, astern(trial, ship)) ? checkChance(crewOf(trial, ship), BACK_OFF_BONUS) : 0
      const stuck = hit * (1 - free) * Math.min(0, holdingGain(trial, ship, target, false))
      return (
        hit * stakeOf(trial, target) -
        own * stakeOf(trial, ship) -
        fouled * rakeWorth(trial, ship) +
        (1 - hit - own) * this.riposted(trial, ship, target) +
        stuck
      )
    })
  }

  /** What an enemy's grapple out of turn would mean (9.3, 9.5): he tries it only where it is good for him. */
  riposted(trial: State, ship: Ship, target: Ship): number {
    if (grappleBar(trial, target, ship) !== null) return 0
    return grappleChance(trial, target, ship, false) * Math.min(0, holdingGain(trial, ship, target, true))
  }

  rake(ship: Ship, spot: Spot, target: Ship, isSwift: boolean, inPassing: boolean): number {
    return this.with(ship, spot, (trial) => {
      const { hit, own } = rakeChances(trial, ship, target, isSwift, inPassing)
      return hit * rakeWorth(trial, target) - own * rakeWorth(trial, ship)
    })
  }

  /** The best shot from there. */
  shot(ship: Ship, spot: Spot): Shot {
    return once(this.#shots, keyOf(ship, spot), () => this.#shot(ship, spot))
  }

  #shot(ship: Ship, spot: Spot): Shot {
    const { s } = this
    if (s.marines[ship] === 0 || isOnFire(s, ship)) return NO_SHOT
    const bow = bowOf(spot)
    const near = this.enemies.filter((enemy) => GRID.distance(bow, s.bow[enemy]) <= 4)
    if (near.length === 0) return NO_SHOT
    return this.with(ship, spot, (trial) => {
      let best = NO_SHOT
      for (const target of near) {
        if (missileBar(trial, ship, target) !== null) continue
        const gain = shotGain(trial, ship, target, false) + this.temper.misjudge(target + 101) / 8
        if (gain > best.gain) best = { target, gain }
      }
      return best
    })
  }

  /** The best grapple from there. */
  grapple(ship: Ship, spot: Spot, isSwift: boolean): Shot {
    return once(this.#grapples, 2 * keyOf(ship, spot) + (isSwift ? 1 : 0), () => this.#grapple(ship, spot, isSwift))
  }

  #grapple(ship: Ship, spot: Spot, isSwift: boolean): Shot {
    const { s } = this
    if (s.marines[ship] === 0) return NO_SHOT
    const bow = bowOf(spot)
    const near = this.enemies.filter((enemy) => GRID.distance(bow, s.bow[enemy]) <= 3)
    if (near.length === 0) return NO_SHOT
    return this.with(ship, spot, (trial) => {
      let best = NO_SHOT
      for (const target of near) {
        if (this.#isFreeOf(ship, target) || grappleBar(trial, ship, target) !== null) continue
        const liking = this.temper.likes('grasping') + this.temper.likes('bold')
        const gain = grappleChance(trial, ship, target, true, isSwift) * (this.#held(trial, ship, target) + liking)
        if (gain > best.gain) best = { target, gain }
      }
      return best
    })
  }

  #isFreeOf(ship: Ship, target: Ship): boolean {
    return this.#cutLoose?.ship === ship && this.#cutLoose.from === target
  }

  /** Whether it would be grappled, were it not: by who has marines to do so. */
  isWorthHolding(ship: Ship, enemy: Ship): boolean {
    return this.s.marines[ship] > 0 && this.#held(this.s, ship, enemy) > 0
  }

  /** What holding an enemy fast is worth, with those who are near enough to lend a hand to either. */
  #held(trial: State, ship: Ship, target: Ship): number {
    // Nobody is called to a fire.
    const help = isOnFire(trial, target) ? 0 : Math.min(MOST_HANDS, this.helpers(trial, ship, target))
    const harm = this.enemies.filter(
      (one) => this.#isReady(one) && one !== target && GRID.distance(trial.bow[one], trial.bow[ship]) <= NEAR,
    ).length
    return holdingGain(trial, ship, target, true) + HELP * help - HARM * Math.min(MOST_HANDS, harm)
  }

  /**
   * What a leader risks who leads the last marines of a party against a ship: whoever takes it mans it with one of them, and an
   * enemy who is near finds nobody left aboard his own.
   */
  bared(boarders: readonly Ship[], target: Ship): number {
    const { s } = this
    const left = marinesOf(s, boarders) - (s.marines[target] > 0 ? 2 : 1)
    if (left > 0) return 0
    const led = boarders.filter((ship) => hasLeader(s, ship) && !isRammed(s, ship) && this.#isWatched(ship, target))
    return led.reduce((sum, ship) => sum + BARED * prizeWorth(s, ship), 0)
  }

  /** By an enemy with marines, other than whom it fights. */
  #isWatched(ship: Ship, target: Ship): boolean {
    const { s } = this
    return this.enemies.some(
      (one) =>
        one !== target && s.marines[one] > 0 && !isImmobile(s, one) && GRID.distance(s.bow[one], s.bow[ship]) <= NEAR,
    )
  }

  /** Friends who have still to act and are near enough to grapple or ram whom a ship holds fast. */
  helpers(trial: State, ship: Ship, target: Ship): number {
    let found = 0
    for (const one of shipsOf(trial, this.side))
      if (one !== ship && this.#isReady(one) && GRID.distance(trial.bow[one], trial.bow[target]) <= NEAR) found++
    return found
  }

  /** Whether to board now with those who are there, or to leave it to a friend who is still to come (11.4: he has us join). */
  waitsForFriends(ship: Ship, boarders: readonly Ship[], target: Ship): boolean {
    const { s } = this
    const friends = shipsOf(s, this.side).filter(
      (one) =>
        !boarders.includes(one) &&
        this.#isReady(one) &&
        s.squadron[one] === s.squadron[ship] &&
        s.marines[one] > 0 &&
        GRID.distance(s.bow[one], s.bow[target]) <= NEAR,
    )
    if (friends.length === 0) return false
    const [friend] = friends.sort((a, b) => s.marines[b] - s.marines[a])
    const comes = 1 - (1 - grappleChance(s, friend, target, true)) ** Math.min(MOST_HANDS, friends.length)
    const together = boardingGain(s, [...boarders, friend], target)
    const now = boardingGain(s, boarders, target)
    return (
      COMES * comes * together > now + COMES * comes * Math.max(0, boardingGain(s, [friend], target)) * (1 - CAPTURES)
    )
  }

  #isReady(ship: Ship): boolean {
    const { s } = this
    return !has(s, ship, 'activated') && !isImmobile(s, ship)
  }
}

/** What a friend is worth who may still ram or board an enemy that is held fast, and what one of the enemy's costs. */
const HELP = 0.6
const HARM = 0.3
const MOST_HANDS = 2
/** So often is a leader's ship taken that has no marines left. */
const BARED = 0.8
/** So near a friend may well come alongside. */
const NEAR = 6
/** A friend who is near comes alongside so often, before he tries. */
const COMES = 0.8
/** So often who boards alone has done it already. */
const CAPTURES = 0.25

/** How likely a leader is to be in the water soon, by what has become of his ship. */
const PERIL = { sinking: 0.7, holed: 0.35, ablaze: 0.35, grappled: 0.2 } as const

function perilOf(s: State, ship: Ship): number {
  if (isRammed(s, ship)) return s.rammed[ship] < s.turn ? PERIL.sinking : PERIL.holed
  if (s.fire[ship] >= FIERCE) return PERIL.ablaze
  return linkedTo(s, ship).some((other) => areEnemies(s, ship, other) && s.marines[other] > 0) ? PERIL.grappled : 0
}

function strandedOn(s: State, side: Seat, leader: Leader): Stranded[] {
  const on = s.aboard[leader]
  const peril = perilOf(s, on)
  if (peril === 0) return []
  const refuges = shipsNear(s, on, side, ESCAPE.within).filter((ship) => !isImmobile(s, ship))
  return [{ on, worth: peril * POINTS[leaderFacts(leader).rank], refuges }]
}

/** With no enemy as near as this nobody can be rammed, and nobody can be reached. */
const APART = 11
/** So many quiet turns are borne; one more could be the last but one (14.4). */
const PATIENCE = 2

/** The weaker crews do not row up to those who would strike first: they let them come, as long as they lose nothing by it. */
function waits(s: State, side: Seat, enemies: readonly Ship[]): boolean {
  if (crewOfSide(side) >= crewOfSide(enemyOf(side)) || s.quiet >= PATIENCE) return false
  if (points(s, side) < points(s, enemyOf(side))) return false
  return shipsOf(s, side).every((ship) => enemies.every((enemy) => GRID.distance(s.bow[ship], s.bow[enemy]) >= APART))
}

function appealOf(s: State, enemy: Ship): number {
  if (s.prize[enemy]) return APPEAL.prize
  if (isRammed(s, enemy)) return APPEAL.rammed
  if (isImmobile(s, enemy)) return APPEAL.immobile
  return s.oars[enemy] === 'sound' ? APPEAL.sound : APPEAL.slowed
}

/** What a volley brings: a marine, and perhaps a fire, which is none of ours to fear unless it is grappled to us. */
export function shotGain(s: State, ship: Ship, target: Ship, isUnderWay: boolean): number {
  const hit = missileChance(s, ship, target, isUnderWay)
  const marine = s.marines[target] > 0 ? MARINE : 0
  if (isOnFire(s, target)) return hit * marine
  const spark = sparkChance(s, ship)
  const ours = linkedTo(s, target).filter((other) => areEnemies(s, other, target))
  const spread = ours.reduce((sum, other) => sum + 0.4 * fireWorth(s, other), 0)
  const burnt = s.prize[target] ? 0.2 : fireWorth(s, target)
  return hit * (marine + spark * (burnt - spread))
}

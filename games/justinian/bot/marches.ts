import { COST, NEW_ARMY, TURNS } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { enemyHeads, hasArmy, romanRoom } from '../rules/forces.ts'
import {
  BARBARIAN,
  BOX_OF,
  BYZANTINE,
  ENTRIES,
  isBox,
  isPresental,
  isStrait,
  LAZICA,
  MAJOR_SLOT,
  MUST_HOLD,
  NEIGHBOURS,
  NOWHERE,
  type Place,
  POWER_OF,
  PROVINCE_COUNT,
  ROMAN,
  SASSANIDS,
} from '../rules/printed.ts'
import { DEFEATED, DISORGANISED, NO_POWER } from '../rules/state.ts'
import { distance, FAR, nearestTo } from './distances.ts'
import type { Force } from './force.ts'
import { PERSIAN_LEVY, threatsOf } from './threats.ts'
import type { Tuning } from './tuning.ts'

/** The best that an army can make of its movement points, thing after thing. */

/** Where an army stands in its mind. */
interface Spot {
  readonly at: Place
  readonly mp: number
  readonly status: number
  /** It came over a strait or from the sea. */
  readonly crossed: boolean
  /** It has beaten who stood here. */
  readonly won: boolean
  /** SP given away on the way. */
  readonly left: number
}
export interface Course {
  readonly gain: number
  readonly first: Action
  /** Where it is bound for. */
  readonly goal: Place
}

const DEPTH = 4
const GOALS = 4
/** Many are so many, and more are as bad to leave in disorder as so many times as many. */
const MANY = 10
const GARRISON = 1
const NEVER = Number.NEGATIVE_INFINITY
const FRONTIER_GARRISON = 1
/** An army this small leaves nobody behind. */
const MAY_SPARE = 9

export class March {
  readonly #force: Force
  readonly #tuning: Tuning
  readonly #taken: Place[] = []
  readonly #partner: readonly Place[]

  constructor(force: Force, meets: readonly Place[] = []) {
    this.#force = force
    this.#tuning = force.outlook.tuning
    this.#partner = meets
  }

  /** From where it stands, in this condition. */
  best(at: Place, mp: number, status: number, crossed = false): Course {
    const course = this.#explore({ at, mp, status, crossed, won: false, left: 0 }, 0)
    const renewed = this.#renewed(at)
    return renewed > course.gain ? { gain: renewed, first: make.disband(), goal: at } : course
  }

  /** What is gained where the men stay behind, and the army is raised again with fresh ones in the next turn (6.53, 5.34). */
  #renewed(at: Place): number {
    const { outlook, army, isRoman } = this.#force
    const { s, time, tuning } = outlook
    if (!isRoman || isPresental(army) || isBox(at) || at === LAZICA || this.#force.enemySp(at) > 0) return NEVER
    if (s.turn >= TURNS || romanRoom(s) < NEW_ARMY || ROMAN.some((one) => s.place[one] === NOWHERE)) return NEVER
    const fresh = NEW_ARMY - s.own[army] * (1 - tuning.settled)
    return fresh > 0 ? this.#force.waitsIn(at) + tuning.renewal * time * fresh : NEVER
  }

  #explore(spot: Spot, depth: number): Course {
    let found = this.#ending(spot)
    const consider = (gain: number, first: Action, goal: Place): void => {
      if (gain > found.gain + 1e-9) found = { gain, first, goal }
    }
    const { at, mp } = spot
    if (mp === 0 || depth >= DEPTH) return found
    if (!isBox(at)) this.#here(spot, depth, consider)
    for (const goal of this.#goals(spot)) {
      const cost = this.#cost(spot, goal)
      const there = this.#explore(
        { ...spot, at: goal, mp: mp - cost, crossed: this.#crosses(at, goal), won: false },
        depth + 1,
      )
      consider(there.gain * this.#tuning.later - this.#tuning.step * cost, make.go(this.#step(spot, goal)), goal)
    }
    return found
  }

  /** A marker denies a province for good, whoever goes on: what occupying it would have done comes with it. */
  #stays(at: Place): number {
    const force = this.#force
    return force.side === BYZANTINE || !force.wouldBeRoman(at) ? 0 : force.occupying(at)
  }

  /** The best place within reach to stop. */
  #ending(spot: Spot): Course {
    const force = this.#force
    const { at, mp } = spot
    const { outlook } = force
    if (isBox(at)) {
      let found: Course = { gain: 0, first: make.halt(), goal: at }
      for (const to of ENTRIES[POWER_OF[force.army]]) {
        const gain = this.#ends(spot, to)
        if (mp >= 1 && gain > found.gain) found = { gain, first: make.go(to), goal: to }
      }
      return found
    }
    let found: Course = { gain: this.#ends(spot, at), first: make.halt(), goal: at }
    for (const to of nearestTo(at)) {
      const cost = this.#cost(spot, to)
      if (distance(at, to) > mp) break
      if (to === at || cost > mp) continue
      const gain = this.#ends(spot, to) - this.#tuning.step * cost
      if (gain > found.gain + 1e-9) found = { gain, first: make.go(this.#step(spot, to)), goal: to }
    }
    const power = POWER_OF[force.army]
    if (power === SASSANIDS && mp >= 1 && ENTRIES[power].includes(at) && outlook.s.turn < 10) {
      // 6.23: in his box he finds a new army next turn.
      const gain = (PERSIAN_LEVY - force.sp) * this.#tuning.renewed
      if (gain > found.gain) found = { gain, first: make.go(BOX_OF[power]), goal: BOX_OF[power] }
    }
    return found
  }

  #ends({ at, won, status }: Spot, to: Place): number {
    const force = this.#force
    let gain = force.endsIn(to)
    // What a marker does already nobody needs to do by standing there.
    if (this.#taken.includes(to)) gain -= this.#stays(to)
    if (won && to === at) gain += 0.1
    if (status & DEFEATED) gain -= 0.2
    return gain
  }

  #here(spot: Spot, depth: number, consider: (gain: number, first: Action, goal: Place) => void): void {
    const force = this.#force
    const { at, mp, status, won } = spot
    const enemies = !won && force.enemySp(at) > 0
    if (enemies && !(status & DEFEATED)) {
      const attack = this.#attack(spot, depth, mp - COST.attack)
      consider(attack, this.#attackAction(at), at)
    }
    if (!enemies && this.#canTake(spot)) {
      this.#taken.push(at)
      const then = this.#explore({ ...spot, mp: mp - 1 }, depth + 1).gain
      this.#taken.pop()
      consider(force.taking(at) + this.#stays(at) + then * this.#tuning.later, this.#takeAction(), at)
    }
    if (status & DISORGANISED && mp >= COST.rally)
      consider(
        this.#then(spot, COST.rally, status & ~DISORGANISED, depth) + this.#tuning.rallied * this.#many,
        make.rally(),
        at,
      )
    if (status === DEFEATED && mp >= COST.recover)
      consider(this.#then(spot, COST.recover, 0, depth) + this.#tuning.recovered * this.#many, make.recover(), at)
    else if (status === DEFEATED && mp >= COST.rally)
      consider(
        this.#then(spot, COST.rally, DISORGANISED, depth) +
          (this.#tuning.recovered - this.#tuning.rallied) * this.#many,
        make.steady(),
        at,
      )
    if (!enemies && depth < 2) this.#garrison(spot, depth, consider)
  }
  /** Order is worth more the more there are of the Byzantine's, who has no box to come back from. */
  get #many(): number {
    return this.#force.isRoman ? Math.max(1, Math.min(this.#tuning.manyTimes, this.#force.sp / MANY)) : 1
  }
  #then(spot: Spot, cost: number, status: number, depth: number): number {
    return this.#explore({ ...spot, mp: spot.mp - cost, status }, depth + 1).gain * this.#tuning.later
  }

  #attack(spot: Spot, depth: number, mp: number): number {
    const force = this.#force
    const odds = force.odds(spot.at, spot.crossed)
    const worth = force.battleWorth(spot.at, spot.crossed)
    const won = this.#explore({ ...spot, mp, status: 0, won: true, crossed: false }, depth + 1).gain
    const marked = force.outlook.isMarked(spot.at)
    // With the enemy gone the province is his who stands there, unless a marker lies there.
    const freed =
      force.side === BYZANTINE && !marked && !force.outlook.isRoman(spot.at)
        ? force.outlook.worth[spot.at] * (force.outlook.standing[BARBARIAN][spot.at] > 0 ? 1 : this.#tuning.freed)
        : 0
    return worth + odds.win * ((won - this.#tuning.shaken) * this.#tuning.later + freed)
  }
  #attackAction(at: Place): Action {
    const { outlook, side } = this.#force
    const heads = enemyHeads(outlook.s, at, side)
    const others = outlook.standing[1 - side][at] > 0
    return heads.length === 1 && !others ? make.attack(heads[0]) : make.attackAll()
  }

  #canTake({ at, won }: Spot): boolean {
    const force = this.#force
    if (this.#taken.includes(at) || force.taking(at) <= 0) return false
    if (force.side === BYZANTINE) return force.isRoman && force.outlook.isMarked(at)
    const { s } = force.outlook
    // 7.18: nobody else may be there, not even friends.
    const shared = force.outlook.armies[BARBARIAN][at] > (s.place[force.army] === at ? force.sp - force.more : 0)
    return at !== LAZICA && s.control[at] === NO_POWER && !shared && (won || !hasArmy(s, at, BYZANTINE))
  }
  #takeAction(): Action {
    return this.#force.side === BYZANTINE ? make.clear() : make.placeControl()
  }

  /** Somebody left behind where an enemy may come; detached SP picked up where they are of no use. */
  #garrison(spot: Spot, depth: number, consider: (gain: number, first: Action, goal: Place) => void): void {
    const force = this.#force
    const { outlook, army, side } = force
    const { s } = outlook
    const { at } = spot
    const slot = MAJOR_SLOT[POWER_OF[army]]
    const ours =
      side === BYZANTINE
        ? outlook.isRoman(at) || this.#taken.includes(at)
        : !outlook.isRoman(at) || this.#taken.includes(at)
    if (slot >= 0 && s.place[army] === at && s.detached[slot][at] > 0 && depth === 0 && force.sp < 25) {
      const there = s.detached[slot][at]
      const spare = Math.max(0, there - (MUST_HOLD[at] ? GARRISON : 0))
      if (spare > 2 || force.sp === 0) {
        const sp = spare > 2 ? spare : there
        const gain = this.#explore({ ...spot, mp: spot.mp - 1 }, depth + 1).gain * this.#tuning.later
        consider(gain + this.#tuning.pickedUp * sp + (force.sp < 5 ? 1 : 0), make.pickUp(sp), at)
      }
    }
    if (!ours || outlook.standing[side][at] > 0 || spot.left > 2 || at === LAZICA) return
    if (force.sp - spot.left < MAY_SPARE || spot.mp < 2 || spot.status !== 0) return
    const likely = threatsOf(outlook).likely(side, at)
    const isRomanArmy = force.isRoman && !isPresental(army) && s.own[army] > MAY_SPARE
    if (!(isRomanArmy || (slot >= 0 && s.own[army] > MAY_SPARE))) return
    const sp = force.isRoman ? FRONTIER_GARRISON : GARRISON
    const worth =
      this.#tuning.garrisoned * Math.min(5, outlook.worth[at]) * Math.min(1, likely * 2) -
      sp * this.#tuning.garrisonPrice
    if (worth <= 0) return
    const then = this.#explore({ ...spot, mp: spot.mp - 1, left: spot.left + sp }, depth + 1).gain * this.#tuning.later
    consider(worth + then, force.isRoman ? make.drop(sp) : make.detach(sp), at)
  }

  // Ways

  #extra(status: number): number {
    return (status & DISORGANISED ? 1 : 0) + (status & DEFEATED ? 1 : 0)
  }
  #cost({ at, status, won }: Spot, to: Place): number {
    const extra = this.#extra(status)
    if (isBox(at)) {
      let least = FAR
      for (const entry of ENTRIES[POWER_OF[this.#force.army]])
        least = Math.min(least, (1 + distance(entry, to)) * (1 + extra))
      return least
    }
    const far = distance(at, to)
    if (far === 0) return 0
    return far * (1 + extra) + (!won && this.#force.enemySp(at) > 0 ? 1 : 0)
  }
  #crosses(from: Place, to: Place): boolean {
    return !isBox(from) && isStrait(from, to)
  }

  /** Provinces with something to be had, the best for their price first. */
  #goals(spot: Spot): Place[] {
    const force = this.#force
    const { at, mp } = spot
    const found: { to: Place; by: number }[] = []
    const look = (to: Place): void => {
      if (to === at || this.#taken.includes(to)) return
      // 7.14: who fights where he may not end may have no points left to come back.
      if (force.isRoman && force.enemySp(to) > 0 && !force.mayEnd(to)) return
      const interest = force.interest(to) + (this.#partner.includes(to) ? 1 : 0)
      if (interest <= 0.05) return
      const cost = this.#cost(spot, to)
      // Something must be left to do there what it comes for.
      if (cost + 1 > mp) return
      found.push({ to, by: interest / (cost + 1.5) })
    }
    if (isBox(at)) for (let to = 0; to < PROVINCE_COUNT; to++) look(to as Place)
    else
      for (const to of nearestTo(at)) {
        if (distance(at, to) >= mp) break
        look(to)
      }
    found.sort((a, b) => b.by - a.by || a.to - b.to)
    return found.slice(0, GOALS).map(({ to }) => to)
  }

  /** The next province on the way, one without enemies where there is a choice. */
  #step(spot: Spot, goal: Place): Place {
    const { at, status } = spot
    const extra = this.#extra(status)
    const nexts = isBox(at) ? ENTRIES[POWER_OF[this.#force.army]] : NEIGHBOURS[at]
    let found = nexts[0]
    let least = Number.POSITIVE_INFINITY
    for (const to of nexts) {
      const strait = !isBox(at) && isStrait(at, to) ? 1 : 0
      const enemies = to === goal ? 0 : this.#force.enemySp(to)
      const way = (1 + strait + distance(to, goal)) * (1 + extra) + (enemies > 0 ? 0.5 + enemies * 0.01 : 0)
      if (way < least) {
        least = way
        found = to
      }
    }
    return found
  }
}

import { headOf, letterOf, sideOf, stackOf, stackSp } from '../rules/forces.ts'
import {
  type Army,
  BARBARIAN,
  BYZANTINE,
  CAN_EMBARK,
  COASTS,
  HAS_CITY,
  isInArea,
  isMajor,
  isRoman,
  LAND,
  LAZICA,
  NAVAL_SLOT,
  NEIGHBOURS,
  type Place,
  POWER_OF,
  portOf,
  ROMAN,
  ROME,
  SEA_AREAS_ALL,
  SEAS_OF,
} from '../rules/printed.ts'
import { NO_POWER, spOf } from '../rules/state.ts'
import { distance, seaDistance } from './distances.ts'
import { attackOn, foresee, type Odds } from './odds.ts'
import type { Outlook } from './outlook.ts'
import { threatsOf } from './threats.ts'

/** An army as it weighs up where to go: what there is for it in each province, and how it would stand there. */

/** What of an objective is left one province away. */
const DECAY = 0.9
/** What of it is left across the sea. */
const OVERSEAS = 0.45
/** And of that where the ships have still to be built or to come, or where it must march to port first. */
const SHIPLESS = 0.75
const TO_PORT = 0.72
/** How much all else there is counts beside the best of it, and what of each is left so many provinces away. */
const ALL = 0.4
const FAR_OFF = Array.from({ length: 12 }, (_, way) => 0.8 ** way)
/** What being near to objectives is worth, against having them. */
const NEARBY = 0.65
/** What an occupant denies until he goes, against a marker that stays. */
export const OCCUPIED = 0.45
/** Out of its area an army is lost (7.14). */
const ASTRAY = 3
/** What a treasure is worth to who takes it. */
const TREASURE = 2.5
/** Friends so near could come along, or it could come to them. */
const FRIENDS_WITHIN = 5
const JOINED = 0.4
/** Who only marches gets out of the way of a stronger army (8.13), again and again: so much of a battle is left. */
const STANDS = 0.4
const LOST_BATTLE = 0.8
const LOST_BATTLE_BY_SP = 0.03
const DESTROYED = 1.5

/** Average movement points by letter, for armies that have not rolled yet. */
export const USUAL_MP: Readonly<Record<'A' | 'B' | 'C' | 'D', number>> = { A: 6, B: 5, C: 4, D: 3 }

interface Friends {
  readonly places: readonly Place[]
  readonly together: Force | null
}

export class Force {
  readonly outlook: Outlook
  readonly army: Army
  readonly side: number
  readonly sp: number
  /** SP that it will have beyond those it has now. */
  readonly more: number
  readonly isRoman: boolean
  readonly isMajor: boolean
  readonly stack: readonly Army[]
  readonly #interest: Float64Array
  readonly #ends: Float64Array
  readonly #odds = new Map<number, Odds>()
  #nearby: Float64Array | null = null
  #friends: Friends | null = null
  #isTogether = false

  constructor(outlook: Outlook, army: Army, more = 0) {
    const { s } = outlook
    this.outlook = outlook
    this.army = army
    this.side = sideOf(s, army)
    this.more = more
    this.sp = stackSp(s, army) + more
    this.isRoman = isRoman(army)
    this.isMajor = isMajor(POWER_OF[army])
    this.stack = stackOf(s, headOf(s, army))
    this.#interest = new Float64Array(LAND.length).fill(Number.NaN)
    this.#ends = new Float64Array(LAND.length).fill(Number.NaN)
  }

  get usualMp(): number {
    return USUAL_MP[letterOf(this.outlook.s, this.army)]
  }

  enemySp(at: Place): number {
    return this.outlook.landSp(1 - this.side, at)
  }
  /** Whether the Byzantine holds a province, or would if this army were not there. */
  wouldBeRoman(at: Place): boolean {
    const { outlook } = this
    if (outlook.isRoman(at)) return true
    if (this.side === BYZANTINE || outlook.s.place[this.army] !== at) return false
    const others = outlook.armies[this.side][at] - (this.sp - this.more)
    return others <= 0 && outlook.standing[this.side][at] === 0 && !outlook.isMarked(at)
  }
  /** Whether it may end an activation there (7.14). */
  mayEnd(at: Place): boolean {
    return this.stack.every((one) => !isRoman(one) || isInArea(one, at))
  }

  odds(at: Place, crossed: boolean): Odds {
    const key = at * 2 + (crossed ? 1 : 0)
    let odds = this.#odds.get(key)
    if (!odds) {
      odds = foresee(this.outlook.s, attackOn(this.outlook.s, this.army, at, crossed, this.more))
      this.#odds.set(key, odds)
    }
    return odds
  }

  /** What an attack there comes to by itself: SP on both sides, and what a defeat brings. */
  battleWorth(at: Place, crossed: boolean): number {
    const { outlook } = this
    const odds = this.odds(at, crossed)
    const theirs = outlook.spWorthAt(1 - this.side, at)
    const ours = outlook.spWorth(this.army)
    const enemies = this.enemySp(at)
    let worth = odds.defenceLoss * theirs - odds.attackLoss * ours
    worth += odds.win * (LOST_BATTLE_BY_SP * enemies) + odds.destroys * (enemies > 3 ? DESTROYED : 0.2)
    worth -= outlook.time * (odds.lose * (LOST_BATTLE + LOST_BATTLE_BY_SP * this.sp) + odds.destroyed * DESTROYED)
    if (worth > 0 && this.isRoman && outlook.standing[BARBARIAN][at] === 0) worth *= STANDS
    if (this.isRoman && outlook.s.treasure.includes(at)) worth += odds.win * TREASURE
    return worth + outlook.temper.likes('bold') * odds.win
  }

  /** What it is worth to hold a province afterwards that is not held now: with a marker cleared or placed. */
  taking(at: Place): number {
    const { outlook } = this
    const { s } = outlook
    if (this.side === BYZANTINE) {
      if (outlook.isRoman(at)) return 0
      if (outlook.isMarked(at)) return this.isRoman ? outlook.worth[at] + outlook.temper.likes('grasping') : 0
      return outlook.worth[at]
    }
    if (!this.isMajor || at === LAZICA || s.control[at] !== NO_POWER || s.revolt[at]) return 0
    return outlook.worth[at] * (this.wouldBeRoman(at) ? 1 - OCCUPIED : 0.3) + outlook.temper.likes('grasping')
  }

  /** What there is to be had in a province, roughly. */
  interest(at: Place): number {
    const known = this.#interest[at]
    if (!Number.isNaN(known)) return known
    let worth = 0
    const enemies = this.enemySp(at)
    if (enemies > 0) {
      const odds = this.odds(at, false)
      worth = this.battleWorth(at, false) + odds.win * this.taking(at)
      if (this.side !== BYZANTINE) worth += odds.win * OCCUPIED * this.outlook.worth[at]
    } else {
      worth = this.taking(at)
      if (this.side !== BYZANTINE && this.wouldBeRoman(at)) worth += OCCUPIED * this.outlook.worth[at]
    }
    worth = Math.max(0, worth)
    this.#interest[at] = worth
    return worth
  }

  /** How near it would be to what there is for it, over land and sea. */
  get nearby(): Float64Array {
    this.#nearby ??= this.#spreadInterest()
    return this.#nearby
  }

  /** The same where it stands. */
  get reach(): number {
    return this.nearby[this.outlook.s.place[this.army]]
  }

  /** What it would be worth to be where a friend is, for what both could do together. */
  #joining(at: Place): number {
    if (!this.isRoman || this.#isTogether) return 0
    this.#friends ??= this.#findFriends()
    const { places, together } = this.#friends
    return together && places.includes(at) ? JOINED * Math.max(0, together.nearby[at] - this.nearby[at]) : 0
  }
  #findFriends(): Friends {
    const { outlook, army } = this
    const { s } = outlook
    const from = s.place[army]
    const places: Place[] = []
    let sp = 0
    for (const other of ROMAN) {
      const at = s.place[other]
      if (at < 0 || at >= LAND.length || headOf(s, other) === army || spOf(s, other) === 0) continue
      if (from < 0 || distance(from, at) > FRIENDS_WITHIN || !this.mayEnd(at)) continue
      places.push(at)
      sp += spOf(s, other)
    }
    if (places.length === 0) return { places, together: null }
    const together = new Force(outlook, army, this.more + sp)
    together.#isTogether = true
    return { places, together }
  }

  #spreadInterest(): Float64Array {
    const near = new Float64Array(LAND.length)
    for (const at of LAND) if (!this.isRoman || this.mayEnd(at)) near[at] = this.interest(at)
    const all = this.isRoman ? crowd(near) : null
    relax(near)
    if (all) for (const at of LAND) near[at] += ALL * all[at]
    if (this.isRoman) this.#overseas(near)
    return near
  }

  /** Ports lead to other coasts, where there are ships to carry it, or could be; who is not there yet needs a march more. */
  #overseas(near: Float64Array): void {
    const { s } = this.outlook
    const slot = NAVAL_SLOT[ROME]
    const best = SEA_AREAS_ALL.map((sea) =>
      Math.max(0, ...COASTS[sea].map((at) => (this.enemySp(at) > 1.4 * this.sp ? 0 : near[at]))),
    )
    const needed = Math.max(1, Math.ceil(this.sp / 10))
    const ports = new Float64Array(LAND.length)
    const ways = new Float64Array(LAND.length)
    for (const at of LAND) {
      if (!CAN_EMBARK[at] || !this.outlook.isRoman(at)) continue
      const ready = s.fleets[slot][portOf(at)] >= needed ? 1 : SHIPLESS
      for (const from of SEAS_OF[at])
        for (const to of SEA_AREAS_ALL)
          if (seaDistance(from, to) <= 2) ports[at] = Math.max(ports[at], OVERSEAS * ready * best[to])
      ways[at] = ports[at] * TO_PORT
    }
    relax(ways)
    for (const at of LAND) near[at] = Math.max(near[at], ports[at], ways[at])
  }

  /** How it would stand at the end of its activation in a province. */
  endsIn(at: Place): number {
    const { outlook, army, sp } = this
    const astray = this.isRoman && !this.mayEnd(at) ? ASTRAY + outlook.spWorth(army) * sp : 0
    return this.waitsIn(at) - astray
  }

  /** The same if it only stays there: raised or summoned where it may not end an activation, it is safe until it has one (96). */
  waitsIn(at: Place): number {
    const known = this.#ends[at]
    if (!Number.isNaN(known)) return known
    const worth = this.#standing(at)
    this.#ends[at] = worth
    return worth
  }

  #standing(at: Place): number {
    const { outlook } = this
    const threats = threatsOf(outlook)
    const enemies = this.enemySp(at)
    let worth = NEARBY * this.nearby[at] - threats.riskFor(this, at)
    if (this.side === BYZANTINE) {
      worth += this.#joining(at)
      if (outlook.isRoman(at)) worth += threats.guarding(this, at)
      else if (enemies === 0 && !outlook.isMarked(at)) worth += outlook.worth[at]
    } else if (this.wouldBeRoman(at)) {
      worth += OCCUPIED * outlook.worth[at] * (this.isMajor || HAS_CITY[at] ? 1 : 0.75)
    } else worth += threats.guarding(this, at)
    if (outlook.armies[this.side][at] > 0 && outlook.s.place[this.army] !== at) worth += outlook.temper.likes('patient')
    return worth
  }
}

/** What all there is comes to from each province: a land where there is much to be had is worth a campaign. */
function crowd(near: Float64Array): Float64Array {
  const all = new Float64Array(LAND.length)
  for (const to of LAND)
    if (near[to] > 0)
      for (const at of LAND) {
        const way = distance(at, to)
        if (way < FAR_OFF.length) all[at] += near[to] * FAR_OFF[way]
      }
  return all
}

/** Lets what is in each province shine on those around it. */
function relax(near: Float64Array): void {
  for (let changed = true; changed; ) {
    changed = false
    for (const at of LAND)
      for (const to of NEIGHBOURS[at])
        if (near[to] * DECAY > near[at] + 1e-3) {
          near[at] = near[to] * DECAY
          changed = true
        }
  }
}

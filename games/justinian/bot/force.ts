import { headOf, letterOf, sideOf, stackOf, stackSp } from '../rules/forces.ts'
import {
  ARMIES_ALL,
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
import { noughts, type Outlook } from './outlook.ts'
import { threatsOf } from './threats.ts'

/** An army as it weighs up where to go: what there is for it in each province, and how it would stand there. */

/** Out of its area an army is lost (7.14). */
const ASTRAY = 3
/** Friends so near could come along, or it could come to them. */
const FRIENDS_WITHIN = 5

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
  readonly #interest: number[]
  readonly #ends: number[]
  readonly #odds = new Map<number, Odds>()
  #nearby: readonly number[] | null = null
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
    this.#interest = UNKNOWN.slice()
    this.#ends = UNKNOWN.slice()
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
    const { tuning } = outlook
    const odds = this.odds(at, crossed)
    const theirs = outlook.spWorthAt(1 - this.side, at)
    const ours = outlook.spWorth(this.army)
    const enemies = this.enemySp(at)
    let worth = odds.defenceLoss * theirs - odds.attackLoss * ours
    worth += odds.win * (tuning.wonBattleBySp * enemies) + odds.destroys * (enemies > 3 ? tuning.destroyed : 0.2)
    const beaten = tuning.lostBattle + tuning.lostBattleBySp * this.sp
    worth -= outlook.time * (odds.lose * beaten + odds.destroyed * tuning.destroyed)
    if (worth > 0 && this.isRoman && outlook.standing[BARBARIAN][at] === 0) worth *= tuning.stands
    if (this.isRoman && outlook.s.treasure.includes(at)) worth += odds.win * tuning.treasure
    return worth + outlook.temper.likes('bold') * odds.win
  }

  /** What it is worth to hold a province afterwards that is not held now: with a marker cleared or placed. */
  taking(at: Place): number {
    const { outlook } = this
    const { s, tuning } = outlook
    if (this.side === BYZANTINE) {
      if (outlook.isRoman(at)) return 0
      if (outlook.isMarked(at)) return this.isRoman ? outlook.worth[at] + outlook.temper.likes('grasping') : 0
      return outlook.worth[at]
    }
    if (!this.isMajor || at === LAZICA || s.control[at] !== NO_POWER || s.revolt[at]) return 0
    return (
      outlook.worth[at] * (this.wouldBeRoman(at) ? 1 - tuning.occupied : tuning.markedAgain) +
      outlook.temper.likes('grasping')
    )
  }

  /** What it denies the Byzantine as long as it stands there. */
  occupying(at: Place): number {
    return this.outlook.tuning.occupied * this.outlook.worth[at]
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
      if (this.side !== BYZANTINE) worth += odds.win * this.occupying(at)
    } else {
      worth = this.taking(at)
      if (this.side !== BYZANTINE && this.wouldBeRoman(at)) worth += this.occupying(at)
    }
    worth = Math.max(0, worth)
    this.#interest[at] = worth
    return worth
  }

  /** How near it would be to what there is for it, over land and sea. */
  get nearby(): readonly number[] {
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
    return together && places.includes(at)
      ? this.outlook.tuning.joined * Math.max(0, together.nearby[at] - this.nearby[at])
      : 0
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

  #spreadInterest(): number[] {
    const { decay } = this.outlook.tuning
    const near: number[] = []
    for (const at of LAND) near.push(!this.isRoman || this.mayEnd(at) ? this.interest(at) : 0)
    const all = this.isRoman ? this.#crowd(near) : null
    relax(near, decay)
    if (all) {
      for (const at of LAND) near[at] += all[at]
      this.#overseas(near)
    }
    return near
  }

  /** What all there is comes to from each province: a land where there is much to be had is worth a campaign. */
  #crowd(near: readonly number[]): number[] {
    const { crowding } = this.outlook.tuning
    const all = noughts()
    for (const to of LAND) {
      const interest = near[to]
      if (interest > 0) for (let at = 0, i = to * COUNT; at < COUNT; at++, i++) all[at] += interest * crowding[i]
    }
    return all
  }

  /** Ports lead to other coasts, where there are ships to carry it, or could be; who is not there yet needs a march more. */
  #overseas(near: number[]): void {
    const { s, tuning } = this.outlook
    const fleets = s.fleets[NAVAL_SLOT[ROME]]
    const strongest = tuning.barredCoast * this.sp
    const best: number[] = []
    for (const coast of COASTS) {
      let most = 0
      for (const at of coast) if (near[at] > most && this.enemySp(at) <= strongest) most = near[at]
      best.push(most)
    }
    const needed = Math.max(1, Math.ceil(this.sp / 10))
    const ports = noughts()
    const ways = noughts()
    for (const at of EMBARKING) {
      if (!this.outlook.isRoman(at)) continue
      let most = 0
      for (const sea of SEAS_WITHIN_TWO[at]) if (best[sea] > most) most = best[sea]
      ports[at] = tuning.overseas * (fleets[portOf(at)] >= needed ? 1 : tuning.shipless) * most
      ways[at] = ports[at] * tuning.toPort
    }
    relax(ways, tuning.decay)
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
    let worth = outlook.tuning.nearby * this.nearby[at] - threats.riskFor(this, at)
    if (this.side === BYZANTINE) {
      worth += this.#joining(at)
      if (outlook.isRoman(at)) worth += threats.guarding(this, at)
      else if (enemies === 0 && !outlook.isMarked(at)) worth += outlook.worth[at]
    } else if (this.wouldBeRoman(at)) {
      worth += this.occupying(at) * (this.isMajor || HAS_CITY[at] ? 1 : outlook.tuning.passing)
    } else worth += threats.guarding(this, at)
    if (outlook.armies[this.side][at] > 0 && outlook.s.place[this.army] !== at) worth += outlook.temper.likes('patient')
    return worth
  }
}

const known = new WeakMap<Outlook, Map<number, Force>>()
/** An army, with so many SP more than it has, weighed up once for a position as it is looked at. */
export function forceOf(outlook: Outlook, army: Army, more = 0): Force {
  let forces = known.get(outlook)
  if (!forces) {
    forces = new Map()
    known.set(outlook, forces)
  }
  const key = more * ARMIES_ALL.length + army
  let force = forces.get(key)
  if (!force) {
    force = new Force(outlook, army, more)
    forces.set(key, force)
  }
  return force
}

const COUNT = LAND.length
const UNKNOWN: readonly number[] = LAND.map(() => Number.NaN)

const EMBARKING = LAND.filter((at) => CAN_EMBARK[at])
/** The seas that a fleet from a port reaches within two more. */
const SEAS_WITHIN_TWO = LAND.map((at) =>
  SEA_AREAS_ALL.filter((to) => SEAS_OF[at].some((from) => seaDistance(from, to) <= 2)),
)

/** From where, where to, one after the other. */
const BORDERS = Uint8Array.from(LAND.flatMap((at) => NEIGHBOURS[at].flatMap((to) => [at, to])))

/** Lets what is in each province shine on those around it. No way leads through more provinces than there are. */
function relax(near: number[], decay: number): void {
  for (let pass = 0, changed = true; changed && pass < COUNT; pass++) {
    changed = false
    for (let i = 0; i < BORDERS.length; i += 2) {
      const there = near[BORDERS[i + 1]] * decay
      if (there > near[BORDERS[i]] + 1e-3) {
        near[BORDERS[i]] = there
        changed = true
      }
    }
  }
}

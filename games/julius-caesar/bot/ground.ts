import { ROAD_LIMIT } from '../data/constants.ts'
import {
  ALL_BLOCKS,
  ALL_PLACES,
  type Block,
  type Border,
  CAESAR,
  enemyOf,
  farEnd,
  isNavis,
  isSea,
  PLACE_COUNT,
  type Place,
  POMPEIUS,
  ROADS_FROM,
  SEA_WAYS_FROM,
  SIDES,
  type Side,
  SUPPLY,
  VALUE,
  VALUED_CITIES,
} from '../rules/printed.ts'
import { blocksOf, type Contest, isFriendly, isOnMap, NO_BORDER, type State } from '../rules/state.ts'
import { attackOdds, edgeOf, RESERVE } from './battle-odds.ts'
import { isLastChance } from './last-chance.ts'
import { type Answering, answeringIn, answerTo, exposureOf, hungerOf, surpriseIn } from './moment.ts'
import { pointWorth, turnsLeft } from './race.ts'
import { type OfYear, ofYear, type Tuning } from './tuning.ts'
import { FAR, fireOf, MARCHES, SAILS } from './worth.ts'

/** Naves at sea that would find no port of theirs in Winter (8.2), by the turn of the Year. */
const WITHOUT_PORT: readonly number[] = [0, 0, 0, 0.02, 0.06, 0.2]
/** Who threatens has the initiative, which in the long run counts for more than the blow. */
const PRESSURE = 2.4

/** Places whose standing may change when blocks come to a place or leave it. */
const AROUND: readonly (readonly Place[])[] = ALL_PLACES.map((p) => [
  p,
  ...(isSea[p] ? SEA_WAYS_FROM[p].filter(({ to }) => isSea[to]) : ROADS_FROM[p]).map(({ to }) => to),
])

/** 6.14: where help may come from to a city that is attacked, and how many blocks. */
const ANSWERS_TO = ALL_PLACES.map((p) => ROADS_FROM[p].map(({ to, road }) => ({ to, limit: ROAD_LIMIT.move[road] })))
/** Where a city may be attacked from by road, and by how many blocks. */
const ATTACKS_ON = ALL_PLACES.map((p) => ROADS_FROM[p].map(({ to, road }) => ({ to, limit: ROAD_LIMIT.attack[road] })))

const BY_SIDE = 2 * PLACE_COUNT

/** An Event that a side may play, and whether who is attacked by it is surprised. */
export interface EventInHand {
  readonly side: Side
  readonly surprises: boolean
}

/** Some blocks that go from one place to another. */
export interface Leg {
  readonly from: Place
  readonly to: Place
  readonly blocks: readonly Block[]
}

/**
 * The lie of the land: what stands in each place, what it is worth to Caesar or, below zero, to Pompeius, and what
 * would change if blocks went elsewhere.
 */
export class Ground {
  readonly #s: State
  readonly #tuning: Tuning
  readonly #pointWorth: number
  readonly #inYear: OfYear
  /** Who has still a command to come this turn, and the groups it can move: none, once Player 2 moves. */
  readonly #answering: Answering
  /** By side and place: hits to expect, strength, blocks; and the same of those that march. */
  readonly #fire: Float64Array
  readonly #body: Float64Array
  readonly #count: Float64Array
  readonly #marchFire: Float64Array
  readonly #marchBody: Float64Array
  readonly #marchCount: Float64Array
  /** By side and place; below zero until it is asked for. */
  readonly #pull: Float64Array
  readonly #goals: (readonly number[] | null)[] = [null, null]
  /** By place: what it counts as things are; not a number until it is asked for. */
  readonly #terms: Float64Array
  readonly #attacker = new Int8Array(PLACE_COUNT).fill(-1)
  /** By place: where its Main Attack comes from, and what the Attacker has in Reserve (7.3). */
  readonly #mainFrom = new Int8Array(PLACE_COUNT).fill(-1)
  readonly #reserveFire: Float64Array
  readonly #reserveBody: Float64Array
  readonly #surprise: Side | null
  /** By side: how likely it is that the enemy attacks where he can. */
  readonly #exposure: readonly number[]
  /** By side: cities that count and nobody holds, and how far off its nearest blocks are. */
  readonly #vacant: (readonly Vacant[] | null)[] = [null, null]
  /** By side: what a block is thought to cost that its city will not feed in Winter. */
  readonly #hunger: readonly number[]
  readonly #seen = new Uint32Array(PLACE_COUNT)
  #look = 0

  /** Or as it would be with an Event in hand: it makes its side Player 1, whom the other answers. */
  constructor(s: State, tuning: Tuning, event: EventInHand | null = null) {
    this.#s = s
    this.#tuning = tuning
    // One piece of memory for all: a Ground is made for every idea that is carried out.
    const memory = new Float64Array(9 * BY_SIDE)
    const part = (i: number): Float64Array => memory.subarray(i * BY_SIDE, (i + 1) * BY_SIDE)
    this.#fire = part(0)
    this.#body = part(1)
    this.#count = part(2)
    this.#marchFire = part(3)
    this.#marchBody = part(4)
    this.#marchCount = part(5)
    this.#pull = part(6).fill(-1)
    this.#terms = part(7).fill(Number.NaN)
    this.#reserveFire = part(8).subarray(0, PLACE_COUNT)
    this.#reserveBody = part(8).subarray(PLACE_COUNT)
    this.#answering = event ? answerTo(event.side) : answeringIn(s)
    this.#exposure = SIDES.map((side) => exposureOf(s, side, this.#answering, tuning))
    for (const b of ALL_BLOCKS) if (isOnMap(s, b)) this.#shift(b, s.place[b], 1)
    const due = this.#due()
    const worth = SIDES.map((side) => pointWorth(s, side, tuning, tuning.prospect * due[side]))
    this.#pointWorth = (worth[CAESAR] + worth[POMPEIUS]) / 2
    this.#inYear = ofYear(tuning, s)
    this.#surprise = event?.surprises ? event.side : surpriseIn(s)
    this.#hunger = SIDES.map((side) => tuning.hunger * hungerOf(s, side))
    for (const contest of s.contests) this.#takeUp(contest)
  }

  /** An attack that has begun: the strongest of its groups is the Main Attack, if none is named yet. */
  #takeUp({ place: at, attacker, main }: Contest): void {
    this.#attacker[at] = attacker
    const groups = new Map<Border, { fire: number; body: number }>()
    for (const b of ALL_BLOCKS) {
      if (this.#s.place[b] !== at || this.#s.side[b] !== attacker || this.#s.entry[b] === NO_BORDER) continue
      const group = groups.get(this.#s.entry[b]) ?? { fire: 0, body: 0 }
      group.fire += edgeOf(this.#s, b)
      group.body += this.#s.steps[b]
      groups.set(this.#s.entry[b], group)
    }
    let [first, most] = [main, 0]
    if (main === NO_BORDER) for (const [border, { fire }] of groups) if (fire > most) [first, most] = [border, fire]
    if (first !== NO_BORDER) this.#mainFrom[at] = farEnd(first, at)
    for (const [border, { fire, body }] of groups) {
      if (border === first) continue
      this.#reserveFire[at] += fire
      this.#reserveBody[at] += body
    }
  }

  /** Blocks that battles and threats are likely to cost, to Caesar's gain. */
  blood(): number {
    let sum = 0
    for (const p of ALL_PLACES) {
      const caesars = this.#body[p]
      const pompeiuss = this.#body[PLACE_COUNT + p]
      if (caesars > 0 && pompeiuss > 0) sum += this.#battleBlood(p)
      else if (caesars > 0) sum -= this.#threatened(0, p)
      else if (pompeiuss > 0) sum += this.#threatened(1, p)
    }
    return sum
  }

  /** What a threat to a side's blocks in a place is likely to cost it. */
  #threatened(side: Side, p: Place): number {
    const { threatSoon, losersLoss, body } = this.#tuning
    return PRESSURE * threatSoon * this.#fall(side, p) * losersLoss * body * this.#body[side * PLACE_COUNT + p]
  }

  #battleBlood(p: Place): number {
    const attacker = (this.#attacker[p] < 0 ? CAESAR : this.#attacker[p]) as Side
    const odds = this.#odds(attacker, p)
    const own = this.#body[attacker * PLACE_COUNT + p]
    const theirs = this.#body[enemyOf(attacker) * PLACE_COUNT + p]
    const won = this.#tuning.losersLoss * theirs - this.#tuning.winnersLoss * Math.min(own, this.#tuning.harm * theirs)
    const lost = this.#tuning.losersLoss * own - this.#tuning.winnersLoss * Math.min(theirs, this.#tuning.harm * own)
    const blood = this.#tuning.body * (odds * won - (1 - odds) * lost)
    return attacker === CAESAR ? blood : -blood
  }

  /** What a side would gain if these blocks were where they are to go; an attack at worse odds than `least` is out of the question. */
  gain(side: Side, legs: readonly Leg[], least = this.#tuning.forlorn): number {
    for (const { from, to } of legs) {
      this.#takeStock(from)
      this.#takeStock(to)
    }
    this.#carry(side, legs, 1)
    let change = 0
    this.#look++
    for (const { from, to } of legs) change += this.#changed(from) + this.#changed(to)
    const forlorn = this.#worstOdds(side, legs) < least && !isLastChance(this.#s, side)
    this.#carry(side, legs, -1)
    if (forlorn) return Number.NEGATIVE_INFINITY
    for (const { from, to, blocks } of legs) change += this.#pullGain(side, from, to, blocks)
    return side === CAESAR ? change : -change
  }

  /** The odds of the attack by land that some blocks would make, with what the other side may answer; 1 where they make none. */
  oddsOf(side: Side, legs: readonly Leg[]): number {
    this.#carry(side, legs, 1)
    const odds = this.#worstOdds(side, legs)
    this.#carry(side, legs, -1)
    return odds
  }

  #worstOdds(side: Side, legs: readonly Leg[]): number {
    let worst = 1
    for (const { to } of legs)
      if (!isSea[to] && this.#attacker[to] === side && this.#count[enemyOf(side) * PLACE_COUNT + to] > 0)
        worst = Math.min(worst, this.#odds(side, to))
    return worst
  }

  /** The points a side may count on from its cities, and from those it fights for. */
  points(side: Side): number {
    let sum = 0
    for (const p of VALUED_CITIES) {
      const i = side * PLACE_COUNT + p
      const j = enemyOf(side) * PLACE_COUNT + p
      if (this.#count[i] === 0) continue
      if (this.#count[j] === 0) sum += VALUE[p] * (1 - this.#exposure[side] * this.#fall(side, p))
      else {
        const attacks = this.#attacker[p] === side
        const odds = this.#odds(attacks ? side : enemyOf(side), p)
        sum += VALUE[p] * (attacks ? odds : 1 - odds)
      }
    }
    return sum
  }

  /** How likely a side's city is to fall if the enemy beside it attacks. */
  danger(side: Side, p: Place): number {
    return this.#fall(side, p)
  }

  /** How strongly a side is drawn to a place. */
  pull(side: Side, p: Place): number {
    return this.#pullOf(side, p)
  }

  #carry(side: Side, legs: readonly Leg[], way: 1 | -1): void {
    for (const { from, to, blocks } of legs) {
      for (const b of blocks) {
        this.#shift(b, from, -way)
        this.#shift(b, to, way)
      }
      if (way === 1 && this.#attacker[to] < 0 && this.#count[enemyOf(side) * PLACE_COUNT + to] > 0)
        this.#attacker[to] = side
    }
    // What comes by another way than the Main Attack is in Reserve; of a new attack, all but the first leg.
    for (const { from, to, blocks } of legs) {
      if (this.#attacker[to] !== side) continue
      if (way === 1 && this.#mainFrom[to] < 0) this.#mainFrom[to] = from
      if (this.#mainFrom[to] === from) continue
      for (const b of blocks) {
        this.#reserveFire[to] += way * edgeOf(this.#s, b)
        this.#reserveBody[to] += way * this.#s.steps[b]
      }
    }
    if (way === 1) return
    for (const { to } of legs) {
      if (this.#attackerNow(to) >= 0) continue
      this.#attacker[to] = -1
      this.#mainFrom[to] = -1
    }
  }

  #attackerNow(p: Place): number {
    for (const contest of this.#s.contests) if (contest.place === p) return contest.attacker
    return -1
  }

  #shift(b: Block, p: Place, times: number): void {
    const i = this.#s.side[b] * PLACE_COUNT + p
    const fire = edgeOf(this.#s, b) * times
    const body = this.#s.steps[b] * times
    this.#fire[i] += fire
    this.#body[i] += body
    this.#count[i] += times
    if (isNavis[b]) return
    this.#marchFire[i] += fire
    this.#marchBody[i] += body
    this.#marchCount[i] += times
  }

  /** Works out how things are around a place, before they change. */
  #takeStock(p: Place): void {
    for (const near of AROUND[p]) if (Number.isNaN(this.#terms[near])) this.#terms[near] = this.#term(near)
  }

  #changed(p: Place): number {
    let change = 0
    for (const near of AROUND[p]) {
      if (this.#seen[near] === this.#look) continue
      this.#seen[near] = this.#look
      change += this.#term(near) - this.#terms[near]
    }
    return change
  }

  /** What a place counts for Caesar. */
  #term(p: Place): number {
    const caesars = this.#count[p]
    const pompeiuss = this.#count[PLACE_COUNT + p]
    if (caesars > 0 && pompeiuss > 0) return this.#battle(p)
    if (caesars > 0) return this.#held(0, p)
    if (pompeiuss > 0) return -this.#held(1, p)
    return VALUE[p] > 0 ? this.#open(p) : 0
  }

  #battle(p: Place): number {
    const attacker = (this.#attacker[p] < 0 ? CAESAR : this.#attacker[p]) as Side
    const stake = (2 * this.#odds(attacker, p) - 1) * this.#worth(p)
    return this.#battleBlood(p) + (attacker === CAESAR ? stake : -stake)
  }

  #odds(attacker: Side, p: Place): number {
    const a = attacker * PLACE_COUNT + p
    const d = enemyOf(attacker) * PLACE_COUNT + p
    const late = 1 - RESERVE.attacking
    const fire = this.#fire[a] - late * this.#reserveFire[p]
    const body = this.#body[a] - late * this.#reserveBody[p]
    const surprise = this.#surprise === attacker
    const odds = attackOdds(fire, body, this.#fire[d], this.#body[d], surprise)
    if (this.#answering.side === attacker || this.#answering.groups === 0 || isSea[p]) return odds
    const help = this.#helpFor(enemyOf(attacker), p)
    if (help.body === 0) return odds
    const answered = attackOdds(
      fire,
      body,
      this.#fire[d] + RESERVE.defending * help.fire,
      this.#body[d] + RESERVE.defending * help.body,
      surprise,
    )
    return this.#tuning.answered * answered + (1 - this.#tuning.answered) * odds
  }

  /** What a side can bring up to a city that is attacked: its strongest groups beside it, as many as it can move. */
  #helpFor(side: Side, p: Place): { fire: number; body: number } {
    const help = { fire: 0, body: 0 }
    const groups: { fire: number; body: number }[] = []
    for (const { to, limit } of ANSWERS_TO[p]) {
      const i = side * PLACE_COUNT + to
      // 6.13: who is attacked himself is pinned.
      if (this.#marchCount[i] === 0 || this.#count[enemyOf(side) * PLACE_COUNT + to] > 0) continue
      const share = Math.min(1, limit / this.#marchCount[i])
      groups.push({ fire: share * this.#marchFire[i], body: share * this.#marchBody[i] })
    }
    if (groups.length > this.#answering.groups) groups.sort((one, other) => other.fire - one.fire)
    for (const { fire, body } of groups.slice(0, this.#answering.groups)) {
      help.fire += fire
      help.body += body
    }
    return help
  }

  #held(side: Side, p: Place): number {
    const fall = this.#exposure[side] * this.#fall(side, p)
    const i = side * PLACE_COUNT + p
    const hungry = isSea[p]
      ? this.#withoutPort(side, p) * WITHOUT_PORT[this.#s.turn]
      : Math.max(0, this.#count[i] - SUPPLY[p]) * this.#hunger[side]
    const lost = 2 * fall * this.#worth(p)
    const blood = fall * this.#tuning.losersLoss * this.#tuning.body * this.#body[i]
    return this.#worth(p) - this.#inYear.fear * (lost + blood) - hungry
  }

  /** Naves in a sea for which its ports have no room in Winter (8.2, 8.3). */
  #withoutPort(side: Side, sea: Place): number {
    let room = 0
    for (const { to } of SEA_WAYS_FROM[sea]) {
      if (isSea[to] || this.#count[enemyOf(side) * PLACE_COUNT + to] > 0) continue
      const there = this.#count[side * PLACE_COUNT + to]
      if (there > 0) room += Math.max(0, SUPPLY[to] - there)
    }
    return Math.max(0, this.#count[side * PLACE_COUNT + sea] - room)
  }

  /** What holding a place is worth now, to whoever holds it: who takes it from the other gains twice as much. */
  #worth(p: Place): number {
    return this.#tuning.placeWorth[p] + VALUE[p] * this.#inYear.keeping[p] * this.#pointWorth
  }

  #fall(side: Side, p: Place): number {
    const { fire, body } = isSea[p] ? this.#fleetBeside(enemyOf(side), p) : this.#forceBeside(enemyOf(side), p)
    if (body === 0) return 0
    const i = side * PLACE_COUNT + p
    return attackOdds(fire, body, this.#fire[i], this.#body[i])
  }

  #fleetBeside(side: Side, sea: Place): { fire: number; body: number } {
    let [fire, body] = [0, 0]
    for (const { to } of SEA_WAYS_FROM[sea]) {
      const i = side * PLACE_COUNT + to
      fire += this.#fire[i] - this.#marchFire[i]
      body += this.#body[i] - this.#marchBody[i]
    }
    return { fire: this.#tuning.concertAtSea * fire, body: this.#tuning.concertAtSea * body }
  }

  #forceBeside(side: Side, city: Place): { fire: number; body: number } {
    let [fire, body, mainFire, mainBody] = [0, 0, 0, 0]
    for (const { to, limit } of ATTACKS_ON[city]) {
      const i = side * PLACE_COUNT + to
      const blocks = this.#marchCount[i]
      if (blocks === 0) continue
      const share = blocks > limit ? limit / blocks : 1
      fire += share * this.#marchFire[i]
      body += share * this.#marchBody[i]
      if (share * this.#marchFire[i] <= mainFire) continue
      mainFire = share * this.#marchFire[i]
      mainBody = share * this.#marchBody[i]
    }
    return {
      fire: mainFire + this.#tuning.concert * (fire - mainFire),
      body: mainBody + this.#tuning.concert * (body - mainBody),
    }
  }

  /** A city nobody holds, to whoever stands beside it. */
  #open(p: Place): number {
    let reach = 0
    for (const side of SIDES)
      for (const { to } of ROADS_FROM[p])
        if (this.#marchCount[side * PLACE_COUNT + to] > 1) {
          reach += side === CAESAR ? 1 : -1
          break
        }
    return this.#tuning.withinReach * reach * this.#worth(p)
  }

  #pullOf(side: Side, p: Place): number {
    const i = side * PLACE_COUNT + p
    if (this.#pull[i] < 0) this.#pull[i] = this.#strongestDraw(side, p)
    return this.#pull[i]
  }

  #strongestDraw(side: Side, p: Place): number {
    this.#goals[side] ??= VALUED_CITIES.map((target, i) => this.#inYear.towards[i] * this.#goalWeight(side, target))
    const goals = this.#goals[side]
    const marches = MARCHES[p]
    let most = 0
    for (let i = 0; i < goals.length; i++) {
      const draw = goals[i] * this.#tuning.drawAt[marches[VALUED_CITIES[i]]]
      if (draw > most) most = draw
    }
    return most
  }

  /** How much a side wants to be where a city's points are: most where the enemy is, and there are more of its own about. */
  #goalWeight(side: Side, target: Place): number {
    if (isFriendly(this.#s, side, target))
      return VALUE[target] * (this.#tuning.goalOwn + this.#fall(side, target) * this.#tuning.goalThreatened)
    if (blocksOf(this.#s, enemyOf(side), target) === 0) return VALUE[target] * this.#inYear.goalVacant
    const own = this.#forceNear(side, target)
    const superiority = own > 0 ? (2 * own) / (own + this.#forceNear(enemyOf(side), target)) : 0
    return VALUE[target] * (1 - this.#tuning.feasible + this.#tuning.feasible * superiority)
  }

  /** What a side could bring to bear on a city before long, less with every march. */
  #forceNear(side: Side, city: Place): number {
    let sum = 0
    for (const { at, share } of this.#tuning.near[city]) sum += share * this.#marchFire[side * PLACE_COUNT + at]
    return sum
  }

  /** What it is worth to have somebody nearer to a point that nobody holds: one block will do, whichever it is. */
  #garrisonGain(side: Side, to: Place, blocks: readonly Block[]): number {
    const steps = blocks.every((b) => isNavis[b]) ? SAILS[to] : MARCHES[to]
    this.#vacant[side] ??= VALUED_CITIES.filter((p) => this.#isEmpty(p)).map((at) => ({
      at,
      marches: this.#marchesTo(side, at),
    }))
    let most = 0
    for (const { at, marches } of this.#vacant[side]) {
      const left = steps[at]
      // Who arrives holds it, which counts by itself.
      if (left > 0 && left < marches)
        most = Math.max(most, VALUE[at] * (this.#tuning.garrisonAt[left] - this.#tuning.garrisonAt[marches]))
    }
    return this.#inYear.garrison * this.#pointWorth * most
  }

  /** By side: the points nobody holds that it is nearer to than the enemy, and in time. */
  #due(): number[] {
    const due = [0, 0]
    const reach = Math.ceil(turnsLeft(this.#s)) + 1
    for (const p of VALUED_CITIES) {
      if (!this.#isEmpty(p)) continue
      const [caesars, pompeiuss] = SIDES.map((side) => this.#marchesTo(side, p))
      if (Math.min(caesars, pompeiuss) > reach || caesars === pompeiuss) continue
      due[caesars < pompeiuss ? CAESAR : POMPEIUS] += VALUE[p]
    }
    return due
  }

  #isEmpty(p: Place): boolean {
    return this.#count[p] === 0 && this.#count[PLACE_COUNT + p] === 0
  }

  /** How far off the nearest of a side's blocks is, by road or by sea. */
  #marchesTo(side: Side, city: Place): number {
    let least = FAR
    for (const p of ALL_PLACES) {
      const i = side * PLACE_COUNT + p
      if (MARCHES[p][city] < least && this.#marchCount[i] > 0) least = MARCHES[p][city]
      if (SAILS[p][city] < least && this.#count[i] > this.#marchCount[i]) least = SAILS[p][city]
    }
    return least
  }

  #pullGain(side: Side, from: Place, to: Place, blocks: readonly Block[]): number {
    const way = this.#pullOf(side, to) - this.#pullOf(side, from)
    let fire = 0
    for (const b of blocks) if (!isNavis[b]) fire += fireOf(this.#s, b)
    const gain = this.#inYear.pull * way * fire + this.#garrisonGain(side, to, blocks)
    return side === CAESAR ? gain : -gain
  }
}

interface Vacant {
  readonly at: Place
  readonly marches: number
}

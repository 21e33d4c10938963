import { orderBar } from './command.ts'
import { type Facts, type Leader, NO_UNIT, NONE, NOWHERE, type SideIndex, type Unit } from './printed.ts'
import { HexSet, isReached, type Reach, spreadOrders } from './reach.ts'
import {
  factsOf,
  frontBits,
  has,
  isCavalry,
  isOnFoot,
  isOnMap,
  leaderFacts,
  rangeOf,
  type State,
  sideOf,
  unitFacts,
} from './state.ts'
import { type Terrain, terrainAt } from './terrain.ts'
import { leadsWedge } from './wedge.ts'
import { wedgeRows } from './wedge-formation.ts'

/** What makes a line (4.32). */

/** Infantry stands side by side, or one behind the other (132); cavalry only near by, which is told as a rank. */
export type Form = 'rank' | 'file' | 'wedge'
const FORMS = ['rank', 'file'] as const

export interface LineFound {
  readonly line: number
  readonly as: Form
  readonly units: readonly Unit[]
  /** UTUS-12: whoever is of it may be anywhere. */
  readonly anywhere?: true
}

/** 4.32: twice the range, but where the command table says otherwise of cavalry. */
const DOUBLE = 2
const USUAL_GAP = 1

interface Gaps {
  readonly line: number
  readonly cavalry: number
  readonly infantry: number
}

/** Kept for reuse, with nothing in them that outlives a question. */
const far = new HexSet()
const near = new HexSet()
const MOST_UNITS = 256
const isMember = new Uint8Array(MOST_UNITS)
const isChained = new Uint8Array(MOST_UNITS)
const isTaken = new Uint8Array(MOST_UNITS)
const members: Unit[] = []

/** How far lines may be, and single units; both stand until the next such question. */
export interface ReachOfLines {
  readonly once: Reach
  readonly twice: Reach
}

export function reachOfLines(s: State, leader: Leader): ReachOfLines {
  const range = rangeOf(s, leader)
  const twice = spreadOrders(s, leader, range * DOUBLE, far, near, range)
  return { once: { scenario: s.scenario, hexes: near }, twice }
}

/** Every line that a leader could command now, each once. */
export function linesOf(s: State, leader: Leader, { once, twice } = reachOfLines(s, leader)): LineFound[] {
  const facts = factsOf(s)
  const { side } = leaderFacts(s, leader)
  const found: LineFound[] = []
  const ready = readyFor(s, leader, { once, twice })
  if (ready.length > 0)
    for (let line = 0; line < facts.lines[side].length; line++) {
      join(s, facts, side, line, ready, once)
      if (members.length === 0) continue
      if (areAnywhere(facts)) found.push({ line, as: 'rank', units: members.slice(), anywhere: true })
      else linesAmong(s, line, gapsOf(facts, side, line), found)
      for (const unit of members) isMember[unit] = 0
    }
  if (leadsWedge(s, leader)) {
    // CASI-07.
    const units = wedgeRows(s)
      .flat()
      .filter((unit) => orderBar(s, leader, unit) === null && isReached(twice, s.at[unit]))
      .sort((a, b) => a - b)
    if (units.length > 0) found.push({ line: 0, as: 'wedge', units })
  }
  return found
}

/** The line that goes by its first unit: one of those above, without looking for the others. */
export function lineFrom(s: State, leader: Leader, line: number, first: Unit, as: Form): readonly Unit[] {
  if (as === 'wedge') return linesOf(s, leader).find((one) => one.as === as)?.units ?? []
  const facts = factsOf(s)
  const { side } = leaderFacts(s, leader)
  const reach = reachOfLines(s, leader)
  join(s, facts, side, line, readyFor(s, leader, reach), reach.once)
  const units = areAnywhere(facts) ? members.slice() : chainFrom(s, first, as, gapsOf(facts, side, line))
  for (const unit of members) isMember[unit] = 0
  return units
}

/** Those whom a leader may order, at twice his range or wherever they are (UTUS-12). */
function readyFor(s: State, leader: Leader, { twice }: ReachOfLines): Unit[] {
  const { units, rules } = factsOf(s)
  const { side } = leaderFacts(s, leader)
  const found: Unit[] = []
  for (let i = 0; i < s.at.length; i++) {
    const unit = i as Unit
    if (s.at[unit] === NOWHERE || units[unit].side !== side || (units[unit].lines | units[unit].footLines) === 0)
      continue
    if (!isReached(twice, s.at[unit]) && units[unit].unitClass !== rules.lineAnywhere) continue
    if (orderBar(s, leader, unit) === null) found.push(unit)
  }
  return found
}

/** Those of them who may be of a line become its members; some horse only at single range (UTUS-09, UTUS-10, CATA-16). */
function join(s: State, facts: Facts, side: SideIndex, line: number, ready: readonly Unit[], once: Reach): void {
  const isOnceOnly = facts.lines[side][line].cavalryRange === 1
  members.length = 0
  for (const unit of ready) {
    if (!isOfLine(s, facts, unit, line)) continue
    const isFar = isOnceOnly && isCavalry(s, unit) && facts.units[unit].unitClass !== facts.rules.lineAnywhere
    if (isFar && !isReached(once, s.at[unit])) continue
    members.push(unit)
    isMember[unit] = 1
  }
}

/** UTUS-12: whether all members of a line may be anywhere. */
const areAnywhere = ({ units, rules }: Facts): boolean =>
  rules.lineAnywhere !== undefined && members.every((unit) => units[unit].unitClass === rules.lineAnywhere)

/** 6.58, 46: the line of horse that a unit stands in now, whoever might command it; alone if there is none. */
export function horseLineOf(s: State, unit: Unit): Unit[] {
  const facts = factsOf(s)
  const side = sideOf(s, unit)
  let longest: Unit[] = [unit]
  facts.lines[side].forEach((_, line) => {
    if (!isOfLine(s, facts, unit, line)) return
    gather(s, side, (one) => isOfLine(s, facts, one, line) && isCavalry(s, one) && !has(s, one, 'routed'))
    const chain = chainFrom(s, unit, 'rank', gapsOf(facts, side, line))
    if (chain.length > longest.length) longest = chain
    for (const one of members) isMember[one] = 0
  })
  return longest
}

function gather(s: State, side: SideIndex, belongs: (unit: Unit) => boolean): void {
  members.length = 0
  for (let i = 0; i < s.at.length; i++) {
    const unit = i as Unit
    if (!isOnMap(s, unit) || sideOf(s, unit) !== side || !belongs(unit)) continue
    members.push(unit)
    isMember[unit] = 1
  }
}

/** 36: on foot a Cataphract is of the lines of heavy infantry, and of its own line of horse only to mount. */
const isOfLine = (s: State, facts: Facts, unit: Unit, line: number): boolean =>
  (facts.units[unit].lines & (1 << line)) !== 0 || (isOnFoot(s, unit) && isFootLine(s, unit, line))

export const isFootLine = (s: State, unit: Unit, line: number): boolean =>
  (unitFacts(s, unit).footLines & (1 << line)) !== 0

/** 4.32, and what single battles say of it (UTUS-09, UTUS-10, UTUS-11, CATA-16). */
const gapsOf = (facts: Facts, side: SideIndex, line: number): Gaps => ({
  line,
  cavalry: facts.lines[side][line].cavalryGap ?? USUAL_GAP,
  infantry: facts.lines[side][line].infantryGap ?? 0,
})

function linesAmong(s: State, line: number, gaps: Gaps, found: LineFound[]): void {
  for (const as of FORMS) {
    // Horse, and foot with room between, has no files.
    if (as === 'file' && (gaps.infantry > 0 || members.every((unit) => countsAsHorse(s, unit, gaps)))) return
    for (const unit of members) {
      if (isTaken[unit]) continue
      const chain = chainFrom(s, unit, as, gaps)
      for (const one of chain) isTaken[one] = 1
      const isAlsoARank = as === 'file' && (chain.length === 1 || countsAsHorse(s, unit, gaps) || gaps.infantry > 0)
      if (!isAlsoARank) found.push({ line, as, units: chain })
    }
    for (const unit of members) isTaken[unit] = 0
  }
}

/** All members that hang together with a unit, the lowest first. */
function chainFrom(s: State, first: Unit, as: Form, gaps: Gaps): Unit[] {
  const terrain = terrainAt(s.scenario)
  const { next, ring } = terrain
  const chain: Unit[] = [first]
  isChained[first] = 1
  for (let i = 0; i < chain.length; i++) {
    const unit = chain[i]
    const at = s.at[unit]
    for (let d = 0; d < 6; d++) {
      const other = couldJoin(s, next[at * 6 + d])
      if (other === NO_UNIT || !areAdjacentLinked(s, unit, other, d, as, gaps, terrain)) continue
      isChained[other] = 1
      chain.push(other)
    }
    if (gaps.cavalry === 0 && gaps.infantry === 0) continue
    for (let k = 0; k < 12; k++) {
      const other = couldJoin(s, ring[at * 12 + k])
      if (other === NO_UNIT || !areLinkedAcross(s, unit, other, k, gaps, terrain)) continue
      isChained[other] = 1
      chain.push(other)
    }
  }
  for (const unit of chain) isChained[unit] = 0
  return chain.length > 1 ? chain.sort((a, b) => a - b) : chain
}

/** A member in a hex who is not yet in the chain. */
function couldJoin(s: State, hex: number): Unit {
  const other = hex === NONE ? NO_UNIT : s.unitIn[hex]
  return other !== NO_UNIT && isMember[other] && !isChained[other] ? other : NO_UNIT
}

function areAdjacentLinked(
  s: State,
  a: Unit,
  b: Unit,
  direction: number,
  as: Form,
  gaps: Gaps,
  terrain: Terrain,
): boolean {
  // 39: horse and foot of one line are linked if they touch; so is horse, and foot with room between.
  if (countsAsHorse(s, a, gaps) || countsAsHorse(s, b, gaps) || gaps.infantry > 0) return true
  if (s.facing[a] !== s.facing[b] || has(s, a, 'column') !== has(s, b, 'column')) return false
  const front = frontBits(s, a)
  const isBefore = (front & (1 << direction)) !== 0
  const isBehind = (front & (1 << ((direction + 3) % 6))) !== 0
  if (as === 'rank') return !isBefore && !isBehind
  if (!isBefore && !isBehind) return false
  // 132: no unit of a file has two others of it before it, or two behind it.
  return !hasAnother(s, a, b, isBefore, terrain) && !hasAnother(s, b, a, !isBefore, terrain)
}

/** 36: a Cataphract on foot that is to mount keeps its place in its line of horse. */
const countsAsHorse = (s: State, unit: Unit, { line }: Gaps): boolean =>
  isCavalry(s, unit) || (isOnFoot(s, unit) && !isFootLine(s, unit, line))

/** Whether a unit has one of its file before or behind it already, apart from this one. */
function hasAnother(s: State, unit: Unit, apartFrom: Unit, isBefore: boolean, { next }: Terrain): boolean {
  const front = frontBits(s, unit)
  for (let d = 0; d < 6; d++) {
    if (!(front & (1 << (isBefore ? d : (d + 3) % 6)))) continue
    const there = next[s.at[unit] * 6 + d]
    const other = there === NONE ? NO_UNIT : s.unitIn[there]
    if (other !== NO_UNIT && other !== apartFrom && isChained[other]) return true
  }
  return false
}

/** 4.32: with one hex between that holds nobody but those of the line. */
function areLinkedAcross(s: State, a: Unit, b: Unit, k: number, gaps: Gaps, { next }: Terrain): boolean {
  const horse = countsAsHorse(s, a, gaps)
  if (horse !== countsAsHorse(s, b, gaps) || (horse ? gaps.cavalry : gaps.infantry) === 0) return false
  const isOpen = (direction: number): boolean => {
    const there = next[s.at[a] * 6 + direction]
    if (there === NONE) return false
    const unit = s.unitIn[there]
    return unit === NO_UNIT || isMember[unit] === 1
  }
  // Two hexes away straight on there is one hex between, else there are two.
  return isOpen(k >> 1) || (k % 2 === 1 && isOpen(((k >> 1) + 1) % 6))
}

/** 11.31: whether a unit fights without bows. */
export const isArcher = (s: State, unit: Unit): boolean => {
  const { missile } = unitFacts(s, unit)
  return missile === 'B' || missile === 'C'
}

import {
  type ByScenario,
  byId,
  byScenario,
  countsOf,
  FLAG,
  following,
  idOf,
  idOrNone,
  kept,
  listOf,
  marksOf,
  NUMBER,
  numberOf,
  OUTCOME,
  orNull,
  pairOf,
  recordOf,
  type Seat,
  stateOf,
  wordOf,
} from '@iacta/kernel'
import { COLUMN_TQ, ROUT_HEXES, ROUTED_TQ, UNDISCIPLINED_TQ } from '../data/tables.ts'
import { frameKindOf, SIDE } from './frames.ts'
import {
  DEFECTED,
  FACTS,
  type Facts,
  FLANK_BITS,
  FOOT_MA,
  FOOT_TYPE,
  FRONT_BITS,
  type Hex,
  type Leader,
  type LeaderFacts,
  NO_LEADER,
  NO_UNIT,
  NONE,
  NOWHERE,
  otherSide,
  SCENARIO_IDS,
  type ScenarioId,
  type SideIndex,
  type Type,
  type Unit,
  type UnitFacts,
} from './printed.ts'
import { terrainAt } from './terrain.ts'

export * from './frames.ts'

/** What is true of a unit besides its place, facing, hits and missiles (2.25): a bit for each. */
export const UNIT_MARKS = [
  // For the battle
  'eliminated',
  'routed',
  'column',
  'foot',
  'engaged',
  'shielded',
  'uncontrolled',
  /** It has left the hex it was set up in (11.4). */
  'displaced',
  /** Artillery that may move, and not fire (11.62). */
  'limbered',
  /** A unit of the Frankish wedge (CASI-06). */
  'wedge',
  // For the Game Turn
  /** The other face of its counter (2.21). */
  'moved',
  'rallied',
  /** Out of hand, and has run already in this turn, or is only so since (11.31). */
  'rushed',
  /** Artillery: the first and the second of its fires in a turn (11.65). */
  'bolted-once',
  'bolted',
  // For the Orders Phase
  'ordered',
  'stepped',
  /** The first of two fires (11.4). */
  'fired-once',
  'fired',
  'recovered',
  'must-check',
  'no-check',
  'reacted',
  'withdrew',
  /** Shocked in column (6.46). */
  'shaken',
  /** It has left a shield wall, which costs a point (11.74). */
  'lowered',
  /** Artillery: it has changed its mode, or fired (11.62, 11.65); its fires in reaction (11.66). */
  'served',
  'answered-once',
  'answered',
  /** It has attacked in this Shock segment (9.12). */
  'fought',
  /** It has moved in a wedge shock (CASI-11). */
  'surged',
] as const
export type UnitMark = (typeof UNIT_MARKS)[number]

export const LEADER_MARKS = [
  'wounded',
  'finished',
  /** Skipped by a trump: no momentum (5.44). */
  'skipped',
  /** Has had an elite phase in this turn (5.52). */
  'elite',
  /** In an enemy's zone when his turn came, and waiting; free of it he goes first (5.26). */
  'held',
  /** Moved by his overall commander in this phase (4.4). */
  'led',
  /** Has come into play and left it again (12.11). */
  'fallen',
] as const
export type LeaderMark = (typeof LEADER_MARKS)[number]

/** A copy by spread, which is quicker to look things up in than what was made entry by entry. */
const bitsOf = <const W extends readonly string[]>(words: W): Readonly<Record<W[number], number>> => ({
  ...(Object.fromEntries(words.map((word, i) => [word, 1 << i])) as Record<W[number], number>),
})
const UNIT_BIT = bitsOf(UNIT_MARKS)
const LEADER_BIT = bitsOf(LEADER_MARKS)

/** What a seat may say beforehand that it does not want to be asked. */
export const STANDING = [
  'no-withdrawal',
  'light-horse-from-heavy-foot',
  'no-facing',
  'no-fire',
  'no-return-fire',
  'no-trump',
] as const
export type StandingOrder = (typeof STANDING)[number]

/** What a Game Turn leaves on leaders (3.0 D 4). */
export const TURN_MARKS = LEADER_BIT.finished | LEADER_BIT.skipped | LEADER_BIT.elite | LEADER_BIT.held

const FOR_THE_PHASE: readonly UnitMark[] = [
  'ordered',
  'stepped',
  'fired-once',
  'fired',
  'recovered',
  'must-check',
  'no-check',
  'reacted',
  'withdrew',
  'shaken',
  'lowered',
  'served',
  'answered-once',
  'answered',
  'fought',
  'surged',
]
const PHASE_BITS = FOR_THE_PHASE.reduce((sum, mark) => sum | UNIT_BIT[mark], 0)

/** Reinforcements: rolled for, coming, all here, or not coming any more. */
export const ARRIVALS = ['awaited', 'coming', 'here', 'cut'] as const

/** Missiles left (8.17). */
export const PLENTY = 0
export const LOW = 1
export const OUT = 2

const pair = <T>(first: T, second: T): [T, T] => [first, second]

/** Steps in which a unit may be with a friend in passing (6.65). */
export const PASSING: ReadonlySet<string> = new Set(['march', 'rout', 'withdrawal', 'feint', 'surge'])

function layoutOf(id: ScenarioId) {
  const facts = FACTS.of(id)
  const { unitIds, leaderIds, hexIds } = facts
  const HEX = idOrNone<Hex>(hexIds, NOWHERE)
  return stateOf(
    {
      scenario: kept(idOf(SCENARIO_IDS), SCENARIO_IDS.indexOf(id)),
      /** The side of the first seat; null until a bid has settled it. */
      first: kept(orNull(SIDE), 0),
      engagedRule: kept(FLAG, false),
      freeSetUp: kept(FLAG, false),
      levels: kept(pairOf(numberOf(0, 999)), () => pair(facts.sides[0].level, facts.sides[1].level)),
      turn: kept(numberOf(0, 999), 0),
      // Units
      at: kept(byId(unitIds, HEX), () => unitIds.map(() => NOWHERE)),
      /** A vertex; in column a hexside. */
      facing: kept(countsOf(unitIds, 5), () => unitIds.map(() => 0)),
      hits: kept(countsOf(unitIds, 99), () => unitIds.map(() => 0)),
      quiver: kept(countsOf(unitIds, OUT), () => unitIds.map(() => PLENTY)),
      marks: kept(byId(unitIds, marksOf(UNIT_MARKS)), () => unitIds.map(() => 0)),
      // Leaders
      leaderAt: kept(byId(leaderIds, HEX), () => leaderIds.map(() => NOWHERE)),
      leaderMarks: kept(byId(leaderIds, marksOf(LEADER_MARKS)), () => leaderIds.map(() => 0)),
      /** Movement points spent in this phase (6.14), and Orders Phases had in this turn (5.14). */
      ridden: kept(countsOf(leaderIds, 99), () => leaderIds.map(() => 0)),
      phases: kept(countsOf(leaderIds, 9), () => leaderIds.map(() => 0)),
      /** Whom a replacement stands for: he may command the same (4.63). */
      standsFor: kept(byId(leaderIds, idOrNone<Leader>(leaderIds, NO_LEADER)), () => leaderIds.map(() => NO_LEADER)),
      /** Attempts to rally in this turn, as `leader * units + unit` (10.27). */
      rallies: kept(listOf(numberOf(0, 0xffff)), () => []),
      /** Movement points spent so far, by whomever. */
      paces: kept(numberOf(0, 0xffffff), 0),
      /** What each seat has ordered beforehand, for all to see. */
      standing: kept(pairOf(marksOf(STANDING)), () => pair(0, 0)),
      /** Fires in withdrawal in this phase, as `unit * units + mover` (6.56). */
      partingShots: kept(listOf(numberOf(0, 0xffff)), () => []),
      /** Lines that got out of hand, as they were then (11.31). */
      unruly: kept(listOf(listOf(idOrNone<Unit>(unitIds, NO_UNIT))), () => []),
      // Armies
      routPoints: kept(pairOf(numberOf(0, 9999)), () => pair(0, 0)),
      /** 11.2: whether it still has what a wild army has at first. */
      fierce: kept(pairOf(FLAG), () =>
        pair(facts.sides[0].discipline === 'undisciplined', facts.sides[1].discipline === 'undisciplined'),
      ),
      /** 5.33: no more leaders of this side in this turn. */
      paralysed: kept(pairOf(FLAG), () => pair(false, false)),
      /** 11.85: whose champion has won; and the others were dismayed by it (Taginae). Both for the first turn. */
      champion: kept(orNull(SIDE), null),
      dismayed: kept(FLAG, false),
      /** Callinicum: the fast of Lent has told on the Byzantines (CALL-06). */
      fasting: kept(FLAG, false),
      /** Taginae: a shock, or fire at them, has stirred the archers who hold their place. */
      stirred: kept(FLAG, false),
      /** Who has used entry fire on whom in this phase, as `unit * units + mover` (8.21, 8.23). */
      entryFires: kept(listOf(NUMBER), () => []),
      /** Where units of a line came from with their last step, for those that fire after it (8.11, 8.21). */
      lastSteps: kept(listOf(recordOf({ unit: idOf<Unit>(unitIds), from: HEX })), () => []),
      /** By seat: where somebody lies hidden, if anybody does (DARA-11). */
      ambush: kept(pairOf(HEX), () => pair(NOWHERE, NOWHERE)),
      /** Dara: an enemy has been in the gate (DARA-19). */
      gateTaken: kept(FLAG, false),
      /** Tricameron: how far the reinforcements are, and by which hex they come (TRIC-08 to 12). */
      arrival: kept(wordOf(ARRIVALS), 'awaited'),
      entry: kept(HEX, NOWHERE),
      /** Tricameron: Huns and Heruli have gone over (TRIC-07). */
      defected: kept(FLAG, false),
      /** Catalaunian Fields: tribes, by their place in the list, that have lost their ferocity (CATA-29). */
      calmed: kept(listOf(NUMBER), () => []),
      outcome: kept(orNull(OUTCOME), null),
      stack: kept(listOf(frameKindOf(facts)), () => []),
      /** Who stands in each hex. */
      unitIn: following<Unit>(() => hexIds.map(() => NO_UNIT)),
    },
    (s) => {
      // Who passes through a hex is not the one who stands there.
      const passing = s.stack.flatMap((frame) => (PASSING.has(frame.step) && 'unit' in frame ? [frame.unit] : []))
      // Who has just broken stood there before whoever passed.
      const broken = s.stack.flatMap((frame) =>
        frame.step === 'rout' && !frame.byPoints && frame.left === ROUT_HEXES ? [frame.unit] : [],
      )
      const standing = facts.units.map((_, unit) => unit as Unit).filter((unit) => !passing.includes(unit))
      for (const unit of [...standing, ...broken, ...passing]) {
        const hex = s.at[unit]
        if (hex === NOWHERE || facts.units[unit].type === 'CH') continue
        if (s.unitIn[hex] === NO_UNIT) s.unitIn[hex] = unit
      }
      // 11.63: artillery is found in its hex if it is alone there.
      for (const unit of [...standing, ...passing])
        if (s.at[unit] !== NOWHERE && s.unitIn[s.at[unit]] === NO_UNIT) s.unitIn[s.at[unit]] = unit
    },
  )
}

export type Layout = ReturnType<typeof layoutOf>
export type State = ReturnType<Layout['fresh']>
export const layout: ByScenario<ScenarioId, Layout> = byScenario(SCENARIO_IDS, layoutOf)

export const factsOf = (s: State): Facts => (s.defected ? DEFECTED.at(s.scenario) : FACTS.at(s.scenario))
export const clone = (s: State): State => layout.at(s.scenario).clone(s)

// Sides and seats

export const seatOf = (s: State, side: SideIndex): Seat => (s.first === side ? 0 : 1)
export const sideOfSeat = (s: State, seat: Seat): SideIndex => (seat === 0 ? (s.first ?? 0) : otherSide(s.first ?? 0))

// Units

export const unitFacts = (s: State, unit: Unit): UnitFacts => factsOf(s).units[unit]
export const sideOf = (s: State, unit: Unit): SideIndex => unitFacts(s, unit).side
export const has = (s: State, unit: Unit, mark: UnitMark): boolean => (s.marks[unit] & UNIT_BIT[mark]) !== 0
export const mark = (s: State, unit: Unit, word: UnitMark): void => {
  s.marks[unit] |= UNIT_BIT[word]
}
export const unmark = (s: State, unit: Unit, word: UnitMark): void => {
  s.marks[unit] &= ~UNIT_BIT[word]
}
/** The same marks for those who ask by the hundred thousand. */
export const UNIT_BITS = UNIT_BIT

export const nameOf = (s: State, unit: Unit): string => unitFacts(s, unit).id
export const isInColumn = (s: State, unit: Unit): boolean => (s.marks[unit] & UNIT_BITS.column) !== 0
/** 11.3. */
export const isOutOfHand = (s: State, unit: Unit): boolean => (s.marks[unit] & UNIT_BITS.uncontrolled) !== 0
export const LEADER_BITS = LEADER_BIT
export const isOnMap = (s: State, unit: Unit): boolean => s.at[unit] !== NOWHERE
export const isRouted = (s: State, unit: Unit): boolean => (s.marks[unit] & UNIT_BIT.routed) !== 0

export const isOnFoot = (s: State, unit: Unit): boolean => (s.marks[unit] & UNIT_BIT.foot) !== 0
/** 2.22. */
export const typeOf = (s: State, unit: Unit): Type => (isOnFoot(s, unit) ? FOOT_TYPE : unitFacts(s, unit).type)
export const isCavalry = (s: State, unit: Unit): boolean => unitFacts(s, unit).isHorse && !isOnFoot(s, unit)
export const isCataphract = (s: State, unit: Unit): boolean => unitFacts(s, unit).cataphract && !isOnFoot(s, unit)
export const allowance = (s: State, unit: Unit): number => (isOnFoot(s, unit) ? FOOT_MA : unitFacts(s, unit).ma)

/** TRIC-15: those who go over get nothing of a wild army's spirit. */
const hasGoneOver = (s: State, unit: Unit): boolean =>
  s.defected && FACTS.at(s.scenario).units[unit].side !== sideOf(s, unit)

/** 10.11: the quality that counts now; less in Lent, but never of who is in rout (CALL-06). */
export function tqOf(s: State, unit: Unit): number {
  if (isRouted(s, unit)) return ROUTED_TQ
  const { tq, side } = unitFacts(s, unit)
  const { rules, sides } = factsOf(s)
  const fast = s.fasting && rules.lent?.army === sides[side].army ? rules.lent.tq : 0
  return (
    tq +
    fast +
    (s.fierce[side] && !hasGoneOver(s, unit) ? UNDISCIPLINED_TQ : 0) +
    (has(s, unit, 'column') ? COLUMN_TQ : 0)
  )
}

/** 11.63: a cheiroballistra shares its hex, so that it is found there only if it is alone. */
export function put(s: State, unit: Unit, hex: Hex): void {
  const before = s.at[unit]
  s.at[unit] = hex
  if (before !== NOWHERE && s.unitIn[before] === unit) s.unitIn[before] = foundIn(s, before)
  if (hex === NOWHERE) return
  const stands = s.unitIn[hex]
  if (stands === NO_UNIT || (isArtillery(s, stands) && !isArtillery(s, unit))) s.unitIn[hex] = unit
}

/** Whoever passes through a hex (6.65) is found there once the one who stood in it is gone; else artillery left alone. */
const foundIn = (s: State, hex: Hex): Unit => {
  let alone = NO_UNIT
  for (let i = 0; i < s.at.length; i++) {
    if (s.at[i] !== hex) continue
    if (!isArtillery(s, i as Unit)) return i as Unit
    if (alone === NO_UNIT) alone = i as Unit
  }
  return alone
}
export const isArtillery = (s: State, unit: Unit): boolean => unitFacts(s, unit).type === 'CH'

export const unitAt = (s: State, hex: Hex): Unit => s.unitIn[hex]

/** 12.11: out of play, and counted. */
export function eliminate(s: State, unit: Unit): void {
  const { side, routPoints } = unitFacts(s, unit)
  s.routPoints[side] += routPoints
  s.marks[unit] = UNIT_BIT.eliminated
  s.hits[unit] = 0
  put(s, unit, NOWHERE)
}

export function unitsOf(s: State, side: SideIndex): Unit[] {
  const found: Unit[] = []
  const { units } = factsOf(s)
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit].side === side && s.at[unit] !== NOWHERE) found.push(unit as Unit)
  return found
}

// Leaders

export const leaderFacts = (s: State, leader: Leader): LeaderFacts => factsOf(s).leaders[leader]
export const isMarked = (s: State, leader: Leader, word: LeaderMark): boolean =>
  (s.leaderMarks[leader] & LEADER_BIT[word]) !== 0
export const markLeader = (s: State, leader: Leader, word: LeaderMark): void => {
  s.leaderMarks[leader] |= LEADER_BIT[word]
}
export const unmarkLeader = (s: State, leader: Leader, word: LeaderMark): void => {
  s.leaderMarks[leader] &= ~LEADER_BIT[word]
}
export const isInPlay = (s: State, leader: Leader): boolean => s.leaderAt[leader] !== NOWHERE

/** His overall commander now: one who came in for a fallen one stands in his place (CATA-10). */
export function commanderOf(s: State, leader: Leader): Leader {
  const { under } = leaderFacts(s, leader)
  if (under === NO_LEADER || isInPlay(s, under)) return under
  const { successor } = factsOf(s).rules
  return successor?.of === leaderFacts(s, under).id ? factsOf(s).leader(successor.is) : under
}

export function leadersOf(s: State, side: SideIndex): Leader[] {
  const found: Leader[] = []
  const { leaders } = factsOf(s)
  for (let leader = 0; leader < leaders.length; leader++)
    if (leaders[leader].side === side && s.leaderAt[leader] !== NOWHERE) found.push(leader as Leader)
  return found
}

export function leadersIn(s: State, hex: Hex): Leader[] {
  const found: Leader[] = []
  for (let leader = 0; leader < s.leaderAt.length; leader++)
    if (s.leaderAt[leader] === hex) found.push(leader as Leader)
  return found
}

/** 9.14: a wound lowers every rating but the number of lines. */
const lowered = (s: State, leader: Leader, value: number): number =>
  (s.leaderMarks[leader] & LEADER_BIT.wounded) !== 0 ? Math.max(0, value - 1) : value
export const initiativeOf = (s: State, leader: Leader): number => lowered(s, leader, leaderFacts(s, leader).initiative)
export const rangeOf = (s: State, leader: Leader): number => lowered(s, leader, leaderFacts(s, leader).range)
export const strategyOf = (s: State, leader: Leader): number => lowered(s, leader, leaderFacts(s, leader).strategy)
export const charismaOf = (s: State, leader: Leader): number => lowered(s, leader, leaderFacts(s, leader).charisma)
export const combatOf = (s: State, leader: Leader): number => lowered(s, leader, leaderFacts(s, leader).combat)

/** Whom a leader may command: a replacement, whom the one he stands for might (4.63). */
export function mayCommand(s: State, leader: Leader, unit: Unit): boolean {
  // 11.62: anybody may see to artillery.
  if (isArtillery(s, unit)) return leaderFacts(s, leader).side === sideOf(s, unit)
  const instead = s.standsFor[leader]
  return leaderFacts(s, instead === NO_LEADER ? leader : instead).commands[unit]
}

// Facing and zones of control

/** In column one hex is the front; in line two are (6.43, 7.11). */
export const frontBits = (s: State, unit: Unit): number =>
  // 11.64: artillery has no facing.
  isArtillery(s, unit)
    ? 0b111111
    : (s.marks[unit] & UNIT_BIT.column) !== 0
      ? 1 << s.facing[unit]
      : FRONT_BITS[s.facing[unit]]

export type Side6 = 'front' | 'flank' | 'rear'
/** On which side of a unit a direction is. */
export function aspectIn(s: State, unit: Unit, direction: number): Side6 {
  const bit = 1 << direction
  if (frontBits(s, unit) & bit) return 'front'
  if (has(s, unit, 'column')) return direction === (s.facing[unit] + 3) % 6 ? 'rear' : 'flank'
  return FLANK_BITS[s.facing[unit]] & bit ? 'flank' : 'rear'
}

/** Where nobody may go at all (6.25, T.MOVE5). */
export function isImpassable(facts: Facts, hex: Hex): boolean {
  const ground = facts.ground[hex]
  return ground === 'river' || ground === 'wall' || ground === 'island' || ground === 'gate'
}

/** 7.21, 7.22, and the trench of Dara: the directions in which a unit controls the next hex, as bits. */
export function controlledBits(s: State, unit: Unit): number {
  const marks = s.marks[unit]
  if ((marks & UNIT_BIT.routed) !== 0 || unitFacts(s, unit).type === 'CH') return 0
  const facing = s.facing[unit]
  const front = (marks & UNIT_BIT.column) !== 0 ? 1 << facing : FRONT_BITS[facing]
  return front & terrainAt(s.scenario).zoneBits[s.at[unit]]
}

const controlsIn = (s: State, unit: Unit, direction: number): boolean =>
  (controlledBits(s, unit) & (1 << direction)) !== 0

/** Whether a unit controls a neighbouring hex. */
export function controlsHex(s: State, unit: Unit, hex: Hex): boolean {
  const direction = factsOf(s).grid.directionTo(s.at[unit], hex)
  return direction !== NONE && controlsIn(s, unit, direction)
}

/** DARA-14: for missiles a zone goes across the trench as well. */
export const missileBits = (s: State, unit: Unit): number =>
  isRouted(s, unit) || isArtillery(s, unit)
    ? 0
    : controlledBits(s, unit) | (frontBits(s, unit) & terrainAt(s.scenario).trenchBits[s.at[unit]])

/** Whether a neighbouring hex is in the zone that a unit's missiles have. */
export function controlsByMissiles(s: State, unit: Unit, hex: Hex): boolean {
  const direction = factsOf(s).grid.directionTo(s.at[unit], hex)
  return direction !== NONE && (missileBits(s, unit) & (1 << direction)) !== 0
}

const BACK = [3, 4, 5, 0, 1, 2] as const

/** The units of a side that control a hex, wherever they stand around it. */
export function controllersOf(s: State, hex: Hex, side: SideIndex): Unit[] {
  const found: Unit[] = []
  const { next } = terrainAt(s.scenario)
  for (let d = 0; d < 6; d++) {
    const there = next[hex * 6 + d]
    if (there === NONE) continue
    const unit = s.unitIn[there]
    if (unit !== NO_UNIT && sideOf(s, unit) === side && controlsIn(s, unit, BACK[d])) found.push(unit)
  }
  return found
}

/** Whether anybody of a side controls a hex; the other side may as well (7.26). */
export function isControlled(s: State, hex: Hex, side: SideIndex): boolean {
  const { next } = terrainAt(s.scenario)
  const { units } = factsOf(s)
  for (let d = 0; d < 6; d++) {
    const there = next[hex * 6 + d]
    if (there === NONE) continue
    const unit = s.unitIn[there]
    if (unit !== NO_UNIT && units[unit].side === side && controlsIn(s, unit, BACK[d])) return true
  }
  return false
}

export const inEnemyZone = (s: State, unit: Unit): boolean => isControlled(s, s.at[unit], otherSide(sideOf(s, unit)))
/** 7.21: of units, so that one alone in a hex may be in one, too. */
export const leaderInEnemyZone = (s: State, leader: Leader): boolean =>
  isInPlay(s, leader) && isControlled(s, s.leaderAt[leader], otherSide(leaderFacts(s, leader).side))

/** Enemy units in a unit's zone of control. */
export function enemiesInZone(s: State, unit: Unit): Unit[] {
  const found: Unit[] = []
  const bits = controlledBits(s, unit)
  if (bits === 0) return found
  const { next } = terrainAt(s.scenario)
  const side = sideOf(s, unit)
  for (let d = 0; d < 6; d++) {
    if (!(bits & (1 << d))) continue
    const other = s.unitIn[next[s.at[unit] * 6 + d]]
    if (other !== NO_UNIT && sideOf(s, other) !== side) found.push(other)
  }
  return found
}

/** Whether there are any: asked more often than who they are. */
export function hasEnemyInZone(s: State, unit: Unit): boolean {
  const bits = controlledBits(s, unit)
  if (bits === 0) return false
  const { next } = terrainAt(s.scenario)
  const { units } = factsOf(s)
  const { side } = units[unit]
  const beside = s.at[unit] * 6
  for (let d = 0; d < 6; d++) {
    if (!(bits & (1 << d))) continue
    const other = s.unitIn[next[beside + d]]
    if (other !== NO_UNIT && units[other].side !== side) return true
  }
  return false
}

export function isNextToEnemy(s: State, hex: Hex, side: SideIndex): boolean {
  const { next } = terrainAt(s.scenario)
  const { units } = factsOf(s)
  for (let d = 0; d < 6; d++) {
    const there = next[hex * 6 + d]
    if (there === NONE) continue
    const unit = s.unitIn[there]
    if (unit !== NO_UNIT && units[unit].side !== side) return true
  }
  return false
}

/** How far the nearest enemy is from a hex. */
export function nearestEnemy(s: State, hex: Hex, side: SideIndex): number {
  const { grid, units } = factsOf(s)
  let nearest = 99
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit].side !== side && s.at[unit] !== NOWHERE) nearest = Math.min(nearest, grid.distance(hex, s.at[unit]))
  return nearest
}

/** What an Orders Phase leaves behind is taken away when the next begins. */
export function clearPhase(s: State): void {
  s.entryFires = []
  s.lastSteps = []
  for (let unit = 0; unit < s.marks.length; unit++) s.marks[unit] &= ~PHASE_BITS
  if (s.partingShots.length > 0) s.partingShots = []
  for (let leader = 0; leader < s.ridden.length; leader++) {
    s.ridden[leader] = 0
    s.leaderMarks[leader] &= ~LEADER_BIT.led
  }
}

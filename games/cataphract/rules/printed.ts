import {
  type Direction,
  type Hex,
  HexGrid,
  Hexsides,
  NONE,
  opposite,
  type PrintedHexside,
  turned,
  type Vertex,
} from '@iacta/grids'
import { byScenario, type Index, indexed, inverse } from '@iacta/kernel'
import { type Battle, type BattleRules, hexesIn, type Line, numbersIn, type Side, type Some } from '../data/battle.ts'
import { battleOf } from '../data/battles-here.ts'
import { LEADERS, type LeaderId, type PrintedLeader } from '../data/leaders.ts'
import { GROUND, type Ground, HEXSIDES, type HexsideKind, type PrintedMap } from '../data/map.ts'
import type { Army, Compass, Filter, Missile, Nation, Rank, Type } from '../data/names.ts'
import { SCENARIO_IDS, type ScenarioId, SEAT_IDS } from '../data/table.ts'
import { CLASSES, type ClassId, ON_FOOT, type PrintedClass } from '../data/units.ts'

/** The printed facts of each battle as small numbers, with what follows from them worked out once. */

export type Unit = Index<'unit'>
export type Leader = Index<'leader'>
/** Which of the two armies: the one the scenario names first, or the other. */
export type SideIndex = 0 | 1

export const NO_UNIT = -1 as Unit
export const NO_LEADER = -1 as Leader
export const NOWHERE = NONE as Hex
export const BOTH_SIDES: readonly SideIndex[] = [0, 1]
export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)

export interface UnitFacts {
  readonly id: string
  readonly unitClass: ClassId
  readonly number: number
  readonly side: SideIndex
  readonly nation: Nation
  readonly type: Type
  readonly isHorse: boolean
  readonly cataphract: boolean
  readonly missile: Missile | null
  readonly sword: boolean
  /** 0 where the battle has no sizes. */
  readonly size: number
  readonly tq: number
  readonly ma: number
  /** 12.11, or what the scenario says instead (UTUS-19). */
  readonly routPoints: number
  /** Lines of its army's command table that it may belong to, as bits. */
  readonly lines: number
  /** The same of a Cataphract on foot (36). */
  readonly footLines: number
}

/** 2.24. */
export interface LeaderFacts {
  /** Replacements, who are several alike, are numbered. */
  readonly id: string
  readonly side: SideIndex
  readonly rank: Rank
  readonly range: number
  readonly initiative: number
  readonly elite: boolean
  readonly lineCommands: number
  readonly strategy: number
  readonly charisma: number
  readonly combat: number
  /** Comes in for one who fell (4.63). */
  readonly isReplacement: boolean
  /** Whom he may command, by unit. */
  readonly commands: readonly boolean[]
  /** His overall commander; none for one who is himself. */
  readonly under: Leader
}

/** Where a unit or leader may be set up. */
export interface SetUpZone {
  readonly id: string
  readonly side: SideIndex
  readonly units: readonly Unit[]
  readonly hexes: readonly Hex[]
  readonly facing: Vertex | null
  readonly hidden: boolean
  readonly upon: readonly Type[]
}

export interface Facts {
  readonly id: ScenarioId
  readonly rules: BattleRules
  readonly sides: readonly [Side, Side]
  readonly lines: readonly [readonly Line[], readonly Line[]]
  readonly grid: HexGrid
  readonly hexIds: readonly string[]
  readonly ground: readonly Ground[]
  readonly level: Uint8Array
  readonly sides6: Hexsides<HexsideKind>
  readonly hasTrench: boolean
  readonly facingOf: Readonly<Partial<Record<Compass, Vertex>>>
  readonly unitIds: readonly string[]
  readonly units: readonly UnitFacts[]
  readonly leaderIds: readonly string[]
  readonly leaders: readonly LeaderFacts[]
  /** Overall commanders, by side: one, or two at the Catalaunian Fields. */
  readonly commanders: readonly [readonly Leader[], readonly Leader[]]
  /** By side: +1 or -1 for an edge of columns, or the hex units rout to. */
  readonly retreat: readonly [RetreatTo, RetreatTo]
  /** Fixed places. */
  readonly unitAt: readonly { readonly unit: Unit; readonly hex: Hex; readonly facing: Vertex }[]
  readonly leaderAt: readonly { readonly leader: Leader; readonly place: string }[]
  readonly zones: readonly SetUpZone[]
  readonly reinforcements: readonly Unit[]
  readonly unit: (id: string) => Unit
  readonly leader: (id: string) => Leader
  readonly hex: (id: string) => Hex
}

export type RetreatTo = { readonly toHex: Hex } | { readonly toColumn: number; readonly step: 1 | -1 }

const COMPASS: readonly Compass[] = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE']

/** The vertices that the words of a set-up mean: vertex 0 is the sheet's right. A map turned by a quarter has others. */
export function facingsOf({ compass }: PrintedMap): Partial<Record<Compass, Vertex>> {
  const right = COMPASS.indexOf(compass.plusColumn)
  const found: Partial<Record<Compass, Vertex>> = {}
  // Vertices lie 60 degrees apart; the slanting ones go by the name of the quarter they point into.
  for (let vertex = 0; vertex < 6; vertex++) {
    const eighths = [0, 1, 3, 4, 5, 7][vertex]
    found[COMPASS[(right + eighths) % 8]] = vertex as Vertex
  }
  return found
}

const unitIdsOf = (some: readonly Some[]): string[] =>
  some.flatMap(([unitClass, numbers]) => numbersIn(numbers).map((number) => `${unitClass}-${number}`))

function namesIn({ setUp }: Side): string[] {
  return Object.values(setUp).flatMap(({ units, zones = {} }) => [
    ...unitIdsOf(units.map(([unitClass, numbers]) => [unitClass, numbers] as const)),
    ...Object.values(zones).flatMap((zone) => unitIdsOf(zone.units)),
  ])
}

const classOf = (id: string): ClassId => id.replace(/-\d+$/, '') as ClassId

/** Whether a unit is one of some. */
export function isOne(of: Filter, id: string, as?: Type): boolean {
  const unitClass = classOf(id)
  const [, nation, printed, , , , , , extras] = CLASSES[unitClass] as PrintedClass
  const type = as ?? printed
  if (of.types && !of.types.includes(type)) return false
  if (of.cataphract && !extras?.cataphract) return false
  if (of.nations && !of.nations.includes(nation)) return false
  if (of.notNations?.includes(nation)) return false
  if (of.classes && !of.classes.includes(unitClass)) return false
  return !of.units || of.units.some(([one, numbers]) => numbersIn(numbers).some((n) => `${one}-${n}` === id))
}

function unitFacts(id: string, side: SideIndex, battle: Battle): UnitFacts {
  const unitClass = classOf(id)
  const number = Number(id.slice(unitClass.length + 1))
  const [, nation, type, missile, , size, tq, ma, extras = {}] = CLASSES[unitClass] as PrintedClass
  const other = Object.entries(extras.others ?? {}).find(([, numbers]) => numbersIn(numbers).includes(number))
  const ownTq = other ? Number(other[0]) : tq
  return {
    id,
    unitClass,
    number,
    side,
    nation,
    type,
    isHorse: isCavalryType(type),
    cataphract: extras.cataphract ?? false,
    missile,
    sword: extras.sword ?? (extras.swords !== undefined && numbersIn(extras.swords).includes(number)),
    size: battle.rules.noSizes ? 0 : (size ?? 0),
    tq: ownTq,
    ma,
    routPoints: battle.rules.routPoints?.[unitClass] ?? ownTq,
    lines: battle.sides[side].lines.reduce((bits, { of }, i) => (isOne(of, id) ? bits | (1 << i) : bits), 0),
    footLines: battle.sides[side].lines.reduce(
      (bits, { of }, i) => (extras.cataphract && isOne(of, id, ON_FOOT.type) ? bits | (1 << i) : bits),
      0,
    ),
  }
}

function factsOf(id: ScenarioId): Facts {
  const battle = battleOf(id)
  const { map } = battle
  const grid = new HexGrid(map.columns, map.rows)
  const hex = (name: string): Hex => {
    const found = grid.named(name)
    if (found === NONE) throw new Error(`${id} has no hex ${name}`)
    return found
  }
  const hexIndex = inverse<string, Hex>(grid.all.map((at) => grid.name(at)))
  const letter = (rows: readonly string[], at: Hex): string =>
    rows[grid.row(at) - map.rows[0]][grid.column(at) - map.columns[0]]
  const ground = grid.all.map((at) => GROUND[letter(map.ground, at) as keyof typeof GROUND])
  const level = Uint8Array.from(grid.all, (at) => Number(letter(map.level, at).replace('.', '0')))
  const facingOf = facingsOf(map)
  const vertex = (compass: Compass): Vertex => {
    const found = facingOf[compass]
    if (found === undefined) throw new Error(`nothing can face ${compass} at ${id}`)
    return found
  }

  // The first army with its reinforcements, then the other.
  const reinforcementIds = battle.rules.reinforcements ? unitIdsOf(battle.rules.reinforcements.units) : []
  const idsBySide = [[...namesIn(battle.sides[0]), ...reinforcementIds], namesIn(battle.sides[1])] as const
  const unitIds = [...idsBySide[0], ...idsBySide[1]]
  const unitIndex = inverse<string, Unit>(unitIds)
  const units = unitIds.map((one, i) => unitFacts(one, i < idsBySide[0].length ? 0 : 1, battle))

  const leaderIds = BOTH_SIDES.flatMap((side) => leadersOf(battle, side))
  const leaderIndex = inverse<string, Leader>(leaderIds)
  const leaders = leaderIds.map((one) => leaderFacts(one, battle, units, leaderIndex))

  const groups = BOTH_SIDES.flatMap((side) =>
    Object.values(battle.sides[side].setUp).map((group) => ({ side, ...group })),
  )
  return {
    id,
    rules: battle.rules,
    sides: battle.sides,
    lines: [battle.sides[0].lines, battle.sides[1].lines],
    grid,
    hexIds: grid.all.map((at) => grid.name(at)),
    ground,
    level,
    sides6: new Hexsides(grid, HEXSIDES, hexsidesOf(map)),
    hasTrench: (map.hexsides.trench ?? []).length > 0,
    facingOf,
    unitIds,
    units,
    leaderIds,
    leaders,
    commanders: [commandersOf(battle.sides[0], leaderIndex), commandersOf(battle.sides[1], leaderIndex)],
    retreat: [retreatOf(battle.sides[0], map, hex), retreatOf(battle.sides[1], map, hex)],
    unitAt: groups.flatMap((group) =>
      group.units.flatMap(([unitClass, numbers, hexes, compass]) => {
        const places = hexesIn(hexes)
        return numbersIn(numbers).map((n, i) => ({
          unit: unitIndex[`${unitClass}-${n}`],
          hex: hex(places[i]),
          facing: vertex(compass),
        }))
      }),
    ),
    leaderAt: groups.flatMap(({ leaders: placed }) =>
      Object.entries(placed).map(([one, place]) => ({ leader: leaderIndex[one], place })),
    ),
    zones: groups.flatMap(({ side, zones = {} }) =>
      Object.entries(zones).map(([zoneId, zone]) => ({
        id: zoneId,
        side,
        units: unitIdsOf(zone.units).map((one) => unitIndex[one]),
        hexes: zone.hexes
          ? hexesIn(zone.usual ?? zone.hexes)
              .concat(hexesIn(zone.hexes))
              .filter((name, i, all) => all.indexOf(name) === i)
              .map(hex)
          : grid.all.filter(
              (at) =>
                (zone.level === undefined || level[at] === zone.level) &&
                (zone.around === undefined ||
                  (grid.distance(hex(zone.around), at) <= (zone.distance ?? 0) &&
                    grid.column(at) <= (zone.mostColumn ?? 99))),
            ),
        facing: zone.facing ? vertex(zone.facing) : null,
        hidden: zone.hidden ?? false,
        upon: zone.upon ?? [],
      })),
    ),
    reinforcements: reinforcementIds.map((one) => unitIndex[one]),
    unit: (one) => unitIndex[one],
    leader: (one) => leaderIndex[one],
    hex: (name) => hexIndex[name] ?? hex(name),
  }
}

const hexsidesOf = ({ hexsides }: PrintedMap): PrintedHexside<HexsideKind>[] =>
  HEXSIDES.flatMap((type) =>
    (hexsides[type] ?? []).flatMap((row) =>
      row.split(' ').map((pair) => {
        const [a, b] = pair.split('-')
        return { a, b, type }
      }),
    ),
  )

const commandersOf = (side: Side, index: Readonly<Record<string, Leader>>): Leader[] =>
  [side.commander, ...(side.secondCommander ? [side.secondCommander] : [])].map((one) => index[one])

function retreatOf({ retreat }: Side, { columns }: PrintedMap, hex: (name: string) => Hex): RetreatTo {
  if (retreat === '+column') return { toColumn: columns[1], step: 1 }
  if (retreat === '-column') return { toColumn: columns[0], step: -1 }
  return { toHex: hex(retreat) }
}

/** Those on the map, who may succeed one of them, and the replacements (4.63), each a counter of its own. */
function leadersOf({ sides, rules }: Battle, side: SideIndex): string[] {
  const placed = Object.values(sides[side].setUp).flatMap(({ leaders }) => Object.keys(leaders) as LeaderId[])
  const successor = rules.successor && placed.includes(rules.successor.of) ? [rules.successor.is] : []
  const { leader, count } = sides[side].replacements
  return [...placed, ...successor, ...indexed(count).map((n) => `${leader}-${n + 1}`)]
}

function leaderFacts(
  name: string,
  battle: Battle,
  units: readonly UnitFacts[],
  index: Readonly<Record<string, Leader>>,
): LeaderFacts {
  const id = name.replace(/-\d$/, '') as LeaderId
  const [, rank, range, initiative, elite, lineCommands, strategy, charisma, combat, only] = LEADERS[
    id
  ] as PrintedLeader
  const side: SideIndex = leadersOf(battle, 0).includes(name) ? 0 : 1
  const { commander, under = {}, mayCommand, replacements } = battle.sides[side]
  const also = mayCommand[id]
  const reserved = (unitClass: ClassId): boolean => {
    const to = battle.rules.reservedFor?.[unitClass]
    return to !== undefined && !to.includes(id)
  }
  const overall = Object.entries(under).find(([, those]) => those?.includes(id))?.[0] ?? commander
  return {
    id: name,
    side,
    rank,
    range,
    initiative,
    elite,
    lineCommands,
    strategy: strategy ?? 0,
    charisma,
    combat,
    isReplacement: id === replacements.leader,
    commands: units.map(
      (unit) =>
        unit.side === side &&
        (!only || isOne(only, unit.id)) &&
        (!also || isOne(also, unit.id)) &&
        !reserved(unit.unitClass),
    ),
    under: rank === 'OC' ? NO_LEADER : index[overall],
  }
}

export const FACTS = byScenario(SCENARIO_IDS, factsOf)

/** TRIC-15: the same battle once the reluctant have gone over, with their leaders, to the other army. */
export const DEFECTED = byScenario(SCENARIO_IDS, (id) => {
  const facts = FACTS.of(id)
  const { reluctant } = facts.rules
  if (!reluctant) return facts
  const goes = (unit: { readonly id: string }): boolean => reluctant.units.includes(unit.id)
  const own = facts.leaders.find(({ id: one }) => one === reluctant.leaders[0])?.side ?? 0
  const side = otherSide(own)
  const units = facts.units.map((unit) =>
    goes(unit)
      ? {
          ...unit,
          side,
          lines: facts.lines[side].reduce((bits, { of }, i) => (isOne(of, unit.id) ? bits | (1 << i) : bits), 0),
        }
      : unit,
  )
  const isUnbound = ({ rank }: LeaderFacts): boolean => rank !== 'CC'
  const leaders = facts.leaders.map((leader) => {
    if (reluctant.leaders.some((one) => one === leader.id)) return { ...leader, side, under: facts.commanders[side][0] }
    const commands = leader.commands.map((may, i) => (goes(units[i]) ? leader.side === side && isUnbound(leader) : may))
    return { ...leader, commands }
  })
  return { ...facts, units, leaders }
})
export const SCENARIO_INDEX = inverse<ScenarioId, number>(SCENARIO_IDS)

// Types of units

const CAVALRY: readonly Type[] = ['HC', 'LN', 'LC']
export const isCavalryType = (type: Type): boolean => CAVALRY.includes(type)
export const FOOT_TYPE: Type = ON_FOOT.type
export const FOOT_MA = ON_FOOT.ma

/** Directions in which a facing has its front, flanks and rear, as bits of directions. */
const bits = (directions: readonly number[]): number => directions.reduce((sum, d) => sum | (1 << d), 0)
export const FRONT_BITS: readonly number[] = indexed<Vertex>(6).map((v) => bits([turned(v, 1), turned(v, 2)]))
export const FLANK_BITS: readonly number[] = indexed<Vertex>(6).map((v) => bits([v, turned(v, 3)]))

export type { Army, Direction, Hex, LeaderId, Missile, ScenarioId, Type, Vertex }
export { NONE, opposite, SCENARIO_IDS, SEAT_IDS, turned }

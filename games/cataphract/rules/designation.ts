import { type AskingStep, become, enter, leave, only, within } from '@iacta/kernel'
import { type Action, actionsAt, hexTo, unitIn, unitNamed } from './action.ts'
import { authorityBar, commandReach, isOtherType, reaches } from './command.ts'
import { retire, retireBar, retreatsOf } from './engagement.ts'
import { ask, tell } from './happenings.ts'
import { type Leader, NO_LEADER, NO_UNIT, NONE, NOWHERE, SEAT_IDS, type SideIndex, type Unit } from './printed.ts'
import type { Reach } from './reach.ts'
import { type Bar, barred } from './reasons.ts'
import {
  type Combat,
  enemiesInZone,
  type Frame,
  type FrameNamed,
  factsOf,
  frontBits,
  has,
  hasEnemyInZone,
  isArtillery,
  isInPlay,
  isOnMap,
  isRouted,
  leaderFacts,
  mark,
  nameOf,
  rangeOf,
  type State,
  seatOf,
  sideOfSeat,
  UNIT_BITS,
  unitsOf,
  unmark,
} from './state.ts'
import { terrainAt } from './terrain.ts'
import { isInWave, isInWaves } from './wedge.ts'

/** Who is in shock with whom (7.3, 9.11, 9.12). */

type Designation = FrameNamed<'designation'>

/** Whose shocks these are: those of a leader, or of a line out of hand (11.31). */
const sideOfLeader = (s: State, leader: Leader): SideIndex =>
  leader === NO_LEADER ? (within<Frame, 'rush'>(s, 'rush')?.side ?? 0) : leaderFacts(s, leader).side

const MARKED = UNIT_BITS['must-check'] | UNIT_BITS['no-check']
export const isMarkedForShock = (s: State, unit: Unit): boolean => (s.marks[unit] & MARKED) !== 0

/** The units of a side on the map with something in common: asked after every Orders Phase, mostly in vain. */
function unitsWith(s: State, side: SideIndex, isOne: (s: State, unit: Unit) => boolean): Unit[] {
  const found: Unit[] = []
  const { units } = factsOf(s)
  for (let unit = 0; unit < units.length; unit++)
    if (s.at[unit] !== NOWHERE && units[unit].side === side && isOne(s, unit as Unit)) found.push(unit as Unit)
  return found
}

/** 7.33, 7.34: why a unit may not be told to shock where it stands. */
function shockBar(s: State, leader: Leader, unit: Unit, reach: Reach | null): Bar {
  const bar = authorityBar(s, leader, unit)
  if (bar !== null) return bar
  if (!mayShock(s, unit)) return 'cannot-shock'
  // 11.61.
  if (isArtillery(s, unit)) return 'artillery-never-shocks'
  // 9.12: once in a segment. In a wedge all of a row do, and nobody else.
  if (isMarkedForShock(s, unit) || has(s, unit, 'fought') || isInWaves(s)) return 'marked-already'
  // 7.32: a light unit that moved up has said what it will do.
  if (has(s, unit, 'stepped')) return 'has-decided'
  if (enemiesInZone(s, unit).length === 0) return 'nobody-to-shock'
  if (isOtherType(s, leader, unit)) return 'one-type-a-phase'
  if (has(s, unit, 'ordered')) return null
  return reach && reaches(reach, s.at[unit]) ? null : 'not-in-range'
}

/** Units that an active leader may tell to shock without having moved (4.0, 7.33); it costs him no order (5.25). */
export function candidates(s: State, leader: Leader): Unit[] {
  if (leader === NO_LEADER || !isInPlay(s, leader)) return []
  const near = unitsWith(s, sideOfLeader(s, leader), hasEnemyInZone)
  if (near.length === 0) return near
  const reach = commandReach(s, leader, rangeOf(s, leader))
  return near.filter((unit) => shockBar(s, leader, unit, reach) === null)
}

type Across = Designation['across']

const NOBODY_THERE: Unit[] = []

/** DARA-22: enemies right before a unit behind a trench; one may attack them, and need not. Nobody on the walls (DARA-17). */
export function beyondTrench(s: State, unit: Unit): Unit[] {
  const { grid, sides6, units, ground } = factsOf(s)
  if ((frontBits(s, unit) & terrainAt(s.scenario).trenchBits[s.at[unit]]) === 0) return NOBODY_THERE
  if (isRouted(s, unit) || isArtillery(s, unit) || ground[s.at[unit]] === 'wall') return []
  const bits = frontBits(s, unit)
  return grid.neighbours(s.at[unit]).flatMap((hex) => {
    const direction = grid.directionTo(s.at[unit], hex)
    if (direction === NONE || !(bits & (1 << direction)) || !sides6.has('trench', s.at[unit], direction)) return []
    const other = s.unitIn[hex]
    return other !== NO_UNIT && units[other].side !== units[unit].side && ground[hex] !== 'wall' ? [other] : []
  })
}

const hasBeyondTrench = (s: State, unit: Unit): boolean => beyondTrench(s, unit).length > 0

/** Whom a unit that shocks has to attack: all in its zone, and whom it attacks across a trench. */
const facedBy = (s: State, across: Across, unit: Unit): Unit[] => [
  ...enemiesInZone(s, unit),
  ...across.flatMap((one) => (one.unit === unit && isOnMap(s, one.target) ? [one.target] : [])),
]

/** 7.34. */
const mayShock = (s: State, unit: Unit): boolean => !isRouted(s, unit) && !has(s, unit, 'column')

/** 7.32: whoever has a marker and nobody in its zone loses it; the others attack, from the lowest column and row on. */
export function attackersOf(s: State, side: SideIndex, across: Across = []): Unit[] {
  const marked = unitsWith(s, side, isMarkedForShock)
  if (marked.length === 0) return marked
  return marked
    .filter((unit) => mayShock(s, unit) && isInWave(s, unit) && facedBy(s, across, unit).length > 0)
    .sort((a, b) => s.at[a] - s.at[b])
}

/** Why a unit may not attack another across a trench. */
function stormBar(s: State, frame: Designation, unit: Unit, target: Unit, reach: Reach | null): Bar {
  const { leader, across } = frame
  const bar = authorityBar(s, leader, unit)
  if (bar !== null) return bar
  if (!mayShock(s, unit)) return 'cannot-shock'
  if (has(s, unit, 'fought')) return 'marked-already'
  if (!beyondTrench(s, unit).includes(target)) return 'no-trench-between'
  if (across.some((one) => one.unit === unit && one.target === target)) return 'marked-already'
  if (has(s, unit, 'ordered')) return null
  return reach && reaches(reach, s.at[unit]) ? null : 'not-in-range'
}

function storms(s: State, frame: Designation): { readonly unit: Unit; readonly target: Unit }[] {
  if (frame.leader === NO_LEADER || !isInPlay(s, frame.leader)) return []
  if (!factsOf(s).hasTrench) return []
  const near = unitsWith(s, sideOfLeader(s, frame.leader), hasBeyondTrench)
  if (near.length === 0) return []
  const reach = commandReach(s, frame.leader, rangeOf(s, frame.leader))
  return near.flatMap((unit) =>
    beyondTrench(s, unit)
      .filter((target) => stormBar(s, frame, unit, target, reach) === null)
      .map((target) => ({ unit, target })),
  )
}

/** 10.31: engaged units that could shock must, unless they get away. */
const compelled = (s: State, { leader }: Designation): Unit[] =>
  candidates(s, leader).filter((unit) => has(s, unit, 'engaged'))

/** Whom each attacker attacks: none, one or both of those in its zone. */
type Assignment = Map<Unit, Unit[]>

const isSame = (a: readonly Unit[], b: readonly Unit[]): boolean =>
  a.length === b.length && a.every((unit) => b.includes(unit))

/**
 * 9.12: every enemy in a zone is attacked by somebody, once, in a wedge once by each wave (CASI-14), and every defender of a
 * combat is in the zone of each of its attackers (120). At first each takes whom nobody attacks yet, or joins in; then as the
 * attacker wishes.
 */
export function assign(
  s: State,
  attackers: readonly Unit[],
  told: Designation['told'],
  across: Across = [],
): Assignment {
  const zone = new Map(attackers.map((unit) => [unit, facedBy(s, across, unit)]))
  const assignment: Assignment = new Map()
  const inZone = (unit: Unit): Unit[] => zone.get(unit) ?? []
  const attacked = (): Set<Unit> => new Set([...assignment.values()].flat())
  for (const unit of attackers) {
    const taken = attacked()
    const free = inZone(unit).filter((enemy) => !taken.has(enemy))
    const joined = [...assignment.values()].find(
      (targets) => targets.length > 0 && targets.every((enemy) => inZone(unit).includes(enemy)),
    )
    assignment.set(unit, free.length > 0 ? free : [...(joined ?? [])])
  }
  for (const { unit, target } of told) {
    if (!zone.has(unit)) continue
    const wish = target === NO_UNIT ? inZone(unit) : [target]
    for (const [other, targets] of assignment)
      if (other !== unit && !isSame(targets, wish))
        assignment.set(
          other,
          targets.filter((enemy) => !wish.includes(enemy)),
        )
    assignment.set(unit, [...wish])
    cover(attackers, inZone, assignment, unit)
  }
  return assignment
}

/** Sees to it that nobody in a zone is left out; the one who has just been told is disturbed last. */
function cover(attackers: readonly Unit[], inZone: (unit: Unit) => Unit[], assignment: Assignment, last: Unit): void {
  const targets = (unit: Unit): Unit[] => assignment.get(unit) ?? []
  for (const enemy of new Set(attackers.flatMap(inZone))) {
    if (attackers.some((unit) => targets(unit).includes(enemy))) continue
    const able = attackers.filter((unit) => inZone(unit).includes(enemy))
    const unit = able.find((one) => one !== last) ?? last
    const [other] = targets(unit)
    const isShared = other !== undefined && attackers.some((one) => one !== unit && isSame(targets(one), targets(unit)))
    assignment.set(unit, other === undefined || isShared ? [enemy] : [...targets(unit), enemy])
  }
}

/** The combats that come of it, from the lowest column and row on (89). */
export function combatsOf(
  s: State,
  attackers: readonly Unit[],
  told: Designation['told'],
  across: Across = [],
): Combat[] {
  const assignment = assign(s, attackers, told, across)
  const combats: { attackers: Unit[]; defenders: Unit[] }[] = []
  for (const [unit, targets] of assignment) {
    if (targets.length === 0) continue
    const same = combats.find(({ defenders }) => isSame(defenders, targets))
    if (same) same.attackers.push(unit)
    else combats.push({ attackers: [unit], defenders: [...targets].sort((a, b) => s.at[a] - s.at[b]) })
  }
  return combats.map((combat) => ({
    ...combat,
    attacker: NO_UNIT,
    defender: NO_UNIT,
    left: [],
    fallen: [0, 0],
    superior: false,
    over: false,
    settled: false,
  }))
}

/** Attackers with two enemies before them, who have not been told whom to attack. */
function undecided(s: State, { leader, told, across }: Designation): Unit[] {
  const attackers = attackersOf(s, sideOfLeader(s, leader), across)
  if (attackers.length === 0) return attackers
  return attackers.filter((unit) => facedBy(s, across, unit).length > 1 && !told.some((one) => one.unit === unit))
}

function assaultBar(s: State, frame: Designation, unit: Unit, target: Unit): Bar {
  if (!attackersOf(s, sideOfLeader(s, frame.leader), frame.across).includes(unit))
    return isOnMap(s, unit) && enemiesInZone(s, unit).length > 0 ? 'not-in-a-fight' : 'nobody-to-shock'
  if (frame.told.some((one) => one.unit === unit)) return 'told-already'
  const enemies = facedBy(s, frame.across, unit)
  if (enemies.length < 2) return 'only-one-enemy'
  return target === NO_UNIT || enemies.includes(target) ? null : 'not-in-its-zone'
}

/** 5.45: one who trumped and gave no order must at least launch a shock, if he can. */
function beginBar(s: State, frame: Designation): Bar {
  const { leader } = frame
  if (compelled(s, frame).length > 0) return 'engaged-must-shock'
  const phase = within<Frame, 'phase'>(s, 'phase')
  if (!phase?.bound) return null
  const launches = unitsOf(s, sideOfLeader(s, leader)).some((unit) => isMarkedForShock(s, unit))
  return launches || candidates(s, leader).length === 0 ? null : 'must-do-something'
}

export const designation: AskingStep<State, Designation, Action> = {
  clause: 'CA-9.11a',
  asks: (s, frame) =>
    candidates(s, frame.leader).length > 0 || undecided(s, frame).length > 0 || storms(s, frame).length > 0
      ? only(seatOf(s, sideOfLeader(s, frame.leader)))
      : 0,
  run: begin,
  actions(s, frame) {
    const make = actionsAt(s)
    return [
      ...(beginBar(s, frame) === null ? [make.done()] : []),
      ...candidates(s, frame.leader).map((unit) => make.shock(unit)),
      ...undecided(s, frame).flatMap((unit) => [
        ...facedBy(s, frame.across, unit).map((target) => make.assault(unit, target)),
        make.join(unit),
      ]),
      ...storms(s, frame).map(({ unit, target }) => make.storm(unit, target)),
      ...compelled(s, frame).flatMap((unit) => retreatsOf(s, unit).map((to) => make.retire(unit, to))),
    ]
  },
  refusal(s, frame, _seat, action) {
    switch (action.do) {
      case 'done':
        return barred(beginBar(s, frame))
      case 'shock': {
        if (frame.leader === NO_LEADER) return barred('not-in-range', { unit: action.unit })
        const reach = isInPlay(s, frame.leader) ? commandReach(s, frame.leader, rangeOf(s, frame.leader)) : null
        return barred(shockBar(s, frame.leader, unitIn(s, action), reach), { unit: action.unit })
      }
      case 'assault':
        return barred(assaultBar(s, frame, unitIn(s, action), unitNamed(s, action.on)), { unit: action.unit })
      case 'storm': {
        if (frame.leader === NO_LEADER) return barred('not-in-range', { unit: action.unit })
        const reach = isInPlay(s, frame.leader) ? commandReach(s, frame.leader, rangeOf(s, frame.leader)) : null
        const bar = stormBar(s, frame, unitIn(s, action), unitNamed(s, action.on), reach)
        return barred(bar, { unit: action.unit })
      }
      case 'retire': {
        const unit = unitIn(s, action)
        if (!compelled(s, frame).includes(unit)) return barred('cannot-disengage', { unit: action.unit })
        return barred(retireBar(s, unit, hexTo(s, action)), { unit: action.unit, to: action.to })
      }
      case 'join':
        return barred(assaultBar(s, frame, unitIn(s, action), NO_UNIT), { unit: action.unit })
      default:
        return undefined
    }
  },
  play(s, frame, _seat, action, play) {
    switch (action.do) {
      case 'shock':
        mark(s, unitIn(s, action), 'no-check')
        tell(play, 'designated', { unit: action.unit, check: false })
        break
      case 'assault':
        become<Frame>(s, {
          ...frame,
          told: [...frame.told, { unit: unitIn(s, action), target: unitNamed(s, action.on) }],
        })
        break
      case 'storm': {
        const unit = unitIn(s, action)
        const check = has(s, unit, 'stepped')
        if (!isMarkedForShock(s, unit)) mark(s, unit, check ? 'must-check' : 'no-check')
        become<Frame>(s, { ...frame, across: [...frame.across, { unit, target: unitNamed(s, action.on) }] })
        tell(play, 'designated', { unit: action.unit, check })
        break
      }
      case 'retire':
        retire(s, unitIn(s, action), hexTo(s, action), play)
        break
      case 'join':
        become<Frame>(s, { ...frame, told: [...frame.told, { unit: unitIn(s, action), target: NO_UNIT }] })
        break
      default:
        begin(s, frame, play)
    }
  },
  prompt: (s, { leader }, seat) => {
    const side = sideOfLeader(s, leader)
    return sideOfSeat(s, seat) === side ? ask('designation', {}) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

function begin(s: State, frame: Designation, play: Parameters<typeof tell>[0]): void {
  const side = sideOfLeader(s, frame.leader)
  const attackers = attackersOf(s, side, frame.across)
  for (const unit of unitsWith(s, side, isMarkedForShock))
    if (isInWave(s, unit) && !attackers.includes(unit)) {
      unmark(s, unit, 'must-check')
      unmark(s, unit, 'no-check')
    }
  leave(s)
  if (attackers.length === 0) return
  s.stirred = true
  const combats = combatsOf(s, attackers, frame.told, frame.across)
  for (const { attackers: those, defenders } of combats)
    tell(play, 'combat', {
      attackers: those.map((unit) => nameOf(s, unit)),
      defenders: defenders.map((unit) => nameOf(s, unit)),
    })
  beginShock(s, frame.leader, combats)
}

/** 11.73: whoever is shocked leaves his shield wall. Then step by step (9.1). */
export function beginShock(s: State, leader: Leader, combats: Combat[]): void {
  for (const { attackers, defenders } of combats) {
    for (const unit of defenders) unmark(s, unit, 'shielded')
    for (const unit of attackers) mark(s, unit, 'fought')
  }
  const units = combats.flatMap((combat) => [...combat.attackers, ...combat.defenders])
  const hexes = units.map((unit) => s.at[unit])
  for (const { attackers, defenders } of combats) {
    // 11.31: whoever shocks is in hand again.
    for (const unit of attackers) unmark(s, unit, 'uncontrolled')
    for (const unit of defenders) if (has(s, unit, 'column')) mark(s, unit, 'shaken')
  }
  enter<Frame>(s, { step: 'shock', leader, combats, stage: 'charge', at: 0, units, hexes })
}

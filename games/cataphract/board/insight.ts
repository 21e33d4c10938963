import { type Hex, NONE } from '@iacta/grids'
import { quickChance, type Seat, scriptedChance } from '@iacta/kernel'
import { SHOCK_COLUMNS } from '../data/combat-tables.ts'
import type { Action } from '../rules/action.ts'
import { baseColumn, groundShift, multiplied, shockResult, sizeShift, superiorityOf } from '../rules/clash.ts'
import { check } from '../rules/cohesion.ts'
import { commandReach, reaches } from '../rules/command.ts'
import { attackersOf, candidates, combatsOf } from '../rules/designation.ts'
import { imagine, type View } from '../rules/fog.ts'
import { stepCost, turnCost } from '../rules/ground.ts'
import { ferocityOf } from '../rules/loyalty.ts'
import { aimBar, inReachOf, isArmed, reachOf, sees } from '../rules/missiles.ts'
import { type Direction, NO_UNIT, NOWHERE, type SideIndex, type Unit } from '../rules/printed.ts'
import {
  type Combat,
  charismaOf,
  controlledBits,
  type Frame,
  factsOf,
  frontBits,
  has,
  isRouted,
  leaderFacts,
  leadersIn,
  mark,
  rangeOf,
  type State,
  tqOf,
  unitsOf,
  unmark,
} from '../rules/state.ts'

/** What the rules say of a position that is shown: asked of the rules themselves, in a world that looks like it. */

/** A fight as it would be fought now. */
export interface Fight {
  readonly attackers: readonly string[]
  readonly defenders: readonly string[]
  /** Somebody in it could be told to shock, and has not been. */
  readonly isProposed: boolean
  /** Columns from 1 on; beyond either end of the table the last one counts. */
  readonly base: number
  readonly sizeShift: number
  readonly groundShift: number
  readonly column: number
  readonly superior: 'AS' | 'DS' | null
  /** Added to the die. */
  readonly modifier: number
  /** Hits of attacker and defender, and how likely they are. */
  readonly results: readonly { readonly attacker: number; readonly defender: number; readonly part: number }[]
  /** How likely each unit is to have as many hits as its quality after its check and the result. */
  readonly routs: readonly { readonly unit: string; readonly part: number }[]
}

const DIE = 10
const FACES: readonly number[] = Array.from({ length: DIE }, (_, face) => face)

export class Insight {
  readonly #s: State

  constructor(view: View) {
    this.#s = imagine({ seat: 0 as Seat, view, heard: [] }, quickChance(1))
  }

  #hexes(unit: Unit, bits: number): Hex[] {
    const { grid } = factsOf(this.#s)
    return ([0, 1, 2, 3, 4, 5] as const).flatMap((direction) => {
      const to = grid.neighbour(this.#s.at[unit], direction)
      return bits & (1 << direction) && to !== NONE ? [to as Hex] : []
    })
  }

  /** 7.21. */
  zones(side: SideIndex): readonly number[] {
    return unitsOf(this.#s, side).flatMap((unit) => this.#hexes(unit, controlledBits(this.#s, unit)))
  }

  /** 7.11: what lies before a unit. */
  front(id: string): readonly number[] {
    const unit = factsOf(this.#s).unit(id)
    return unit === undefined || this.#s.at[unit] === NOWHERE ? [] : this.#hexes(unit, frontBits(this.#s, unit))
  }

  /** 4.21. */
  command(id: string): readonly number[] {
    const { leader: named, grid } = factsOf(this.#s)
    const leader = named(id)
    if (leader === undefined || this.#s.leaderAt[leader] === NOWHERE) return []
    const reach = commandReach(this.#s, leader, rangeOf(this.#s, leader))
    return grid.all.filter((hex) => reaches(reach, hex))
  }

  commandersOf(side: SideIndex): readonly string[] {
    const { leaders } = factsOf(this.#s)
    return leaders.flatMap(({ id, rank }, i) =>
      leaders[i].side === side && rank === 'OC' && this.#s.leaderAt[i] !== NOWHERE ? [id] : [],
    )
  }

  /** 8.11: the ground within range, whom it could fire at, and whom it does not see. */
  fire(id: string): {
    readonly range: readonly number[]
    readonly targets: readonly number[]
    readonly unseen: readonly number[]
  } {
    const s = this.#s
    const { grid, unit: named } = factsOf(s)
    const unit = named(id)
    if (unit === undefined || s.at[unit] === NOWHERE || !isArmed(s, unit)) return { range: [], targets: [], unseen: [] }
    const near = inReachOf(s, unit)
    const most = reachOf(s, unit)
    return {
      range: grid.within(s.at[unit], most),
      targets: near.filter((target) => aimBar(s, unit, target) === null).map((target) => s.at[target]),
      unseen: near
        .filter((target) => grid.distance(s.at[unit], s.at[target]) <= most && !sees(s, unit, s.at[target]))
        .map((target) => s.at[target]),
    }
  }

  /** 6.28: the cohesion hits that a way costs a unit. */
  hits(id: string, way: readonly Action[]): number {
    const s = this.#s
    const { grid, hex, unit: named } = factsOf(s)
    const unit = named(id)
    if (unit === undefined) return 0
    let at = s.at[unit]
    let sum = 0
    for (const action of way)
      if (action.do === 'step') {
        const to = hex(action.to)
        const direction = grid.directionTo(at, to)
        if (direction !== NONE) sum += stepCost(s, unit, at, to, direction as Direction).hits
        at = to
      } else if (action.do === 'turn') sum += this.#turnHits(unit, at)
    return sum
  }

  /** What a turn costs depends on where the unit stands then. */
  #turnHits(unit: Unit, at: Hex): number {
    const before = this.#s.at[unit]
    this.#s.at[unit] = at
    const { hits } = turnCost(this.#s, unit)
    this.#s.at[unit] = before
    return hits
  }

  /** 9.12 to 9.16: the fights that were designated, as they would be fought now. */
  fights(): readonly Fight[] {
    const s = this.#s
    const shock = s.stack.findLast((one): one is Extract<Frame, { step: 'shock' }> => one.step === 'shock')
    if (shock)
      return shock.combats.filter(({ over }) => !over).map((combat) => this.#fight(combat, shock.stage === 'charge'))
    const designation = s.stack.findLast(
      (one): one is Extract<Frame, { step: 'designation' }> => one.step === 'designation',
    )
    if (!designation || designation.leader < 0) return []
    return this.#proposed(designation)
  }

  /** With all who could still be told to shock, as if they had been. */
  #proposed({ leader, told, across }: Extract<Frame, { step: 'designation' }>): readonly Fight[] {
    const s = this.#s
    const asked = candidates(s, leader)
    for (const unit of asked) mark(s, unit, 'no-check')
    const attackers = attackersOf(s, leaderFacts(s, leader).side, across)
    const fights = combatsOf(s, attackers, told, across).map((combat) => ({
      ...this.#fight(combat, true),
      isProposed: combat.attackers.some((unit) => asked.includes(unit)),
    }))
    for (const unit of asked) unmark(s, unit, 'no-check')
    return fights
  }

  #fight(fought: Combat, areChecksDue: boolean): Fight {
    const s = this.#s
    const { unitIds } = factsOf(s)
    // 9.15: until somebody chooses, the first of each counts.
    const combat: Combat = {
      ...fought,
      attacker: fought.attacker === NO_UNIT ? fought.attackers[0] : fought.attacker,
      defender: fought.defender === NO_UNIT ? fought.defenders[0] : fought.defender,
    }
    const { attackers, defenders, attacker, defender } = combat
    const base = baseColumn(s, attacker, defender)
    const shifts = { size: sizeShift(s, combat), ground: groundShift(s, combat) }
    const superior = superiorityOf(s, combat)
    const modifier = this.#charisma(attackers) - this.#charisma(defenders)
    const column = base + shifts.size + shifts.ground
    const checking = areChecksDue ? this.#checking(combat) : []
    const faces = FACES.map((die) => multiplied(s, combat, superior, shockResult(column, die + modifier)))
    return {
      attackers: attackers.map((unit) => unitIds[unit]),
      defenders: defenders.map((unit) => unitIds[unit]),
      isProposed: false,
      base,
      sizeShift: shifts.size,
      groundShift: shifts.ground,
      column: Math.min(SHOCK_COLUMNS.last, Math.max(SHOCK_COLUMNS.first, column)),
      superior,
      modifier,
      results: counted(faces),
      routs: [
        ...attackers.map((unit) =>
          this.#routs(
            unit,
            { side: attackers, first: attacker, checking },
            faces.map((hits) => hits.attacker),
          ),
        ),
        ...defenders.map((unit) =>
          this.#routs(
            unit,
            { side: defenders, first: defender, checking },
            faces.map((hits) => hits.defender),
          ),
        ),
      ],
    }
  }

  #charisma(units: readonly Unit[]): number {
    const s = this.#s
    return Math.max(0, ...units.flatMap((unit) => leadersIn(s, s.at[unit])).map((leader) => charismaOf(s, leader)))
  }

  /** 9.13: who rolls against his quality before the clash. */
  #checking({ attackers, defenders }: Combat): readonly Unit[] {
    const s = this.#s
    const charging = attackers.filter((unit) => has(s, unit, 'must-check'))
    if (charging.length === 0) return []
    return defenders.every((unit) => isRouted(s, unit)) ? defenders : [...charging, ...defenders]
  }

  /** By its own check, where it has to make one, and its share of the result (9.13, 10.13). */
  #routs(unit: Unit, { side, first, checking }: Share, hits: readonly number[]): Fight['routs'][number] {
    const s = this.#s
    const quality = tqOf(s, unit)
    const share = (all: number): number =>
      Math.floor(all / side.length) + (all % side.length > 0 && unit === first ? 1 : 0)
    const less = side.includes(unit) && has(s, unit, 'must-check') ? ferocityOf(s, unit) : 0
    const checks = checking.includes(unit)
      ? FACES.map((die) => check(s, unit, { chance: scriptedChance(die), tell() {}, seal() {} }, less).short)
      : [0]
    const broken = checks.flatMap((short) => hits.filter((all) => s.hits[unit] + short + share(all) >= quality)).length
    return { unit: factsOf(s).unitIds[unit], part: broken / (checks.length * hits.length) }
  }
}

/** Of a side's units who shares its hits, whom the first odd one strikes, and who checks before. */
interface Share {
  readonly side: readonly Unit[]
  readonly first: Unit
  readonly checking: readonly Unit[]
}

function counted(faces: readonly { readonly attacker: number; readonly defender: number }[]): Fight['results'] {
  const found = new Map<string, { attacker: number; defender: number; part: number }>()
  for (const hits of faces) {
    const key = `${hits.attacker} ${hits.defender}`
    const known = found.get(key)
    if (known) known.part += 1 / faces.length
    else found.set(key, { ...hits, part: 1 / faces.length })
  }
  return [...found.values()].sort((a, b) => b.part - a.part)
}

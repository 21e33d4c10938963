import type { Seat } from '@iacta/kernel'
import { LEADER_MA } from '../data/leaders.ts'
import { MOST_PHASES, RALLIED_HITS, RECOVERS, RECOVERS_UNDER_FIRE } from '../data/tables.ts'
import { type Action, type ActionOf, actionsAt, leaderIn, unitIn, unitNamed } from '../rules/action.ts'
import { isHeld, isInCommanderRange } from '../rules/command.ts'
import { candidates } from '../rules/designation.ts'
import { linesOf } from '../rules/lines.ts'
import { isUnderFire } from '../rules/missiles.ts'
import type { Leader, Unit } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import {
  charismaOf,
  type FrameNamed,
  factsOf,
  has,
  initiativeOf,
  isArtillery,
  isCavalry,
  isInPlay,
  leaderFacts,
  leadersOf,
  mayCommand,
  type State,
  sideOfSeat,
  unitFacts,
} from '../rules/state.ts'
import { asFarAsSure } from './ahead.ts'
import type { Mind } from './bearing.ts'
import { Field } from './field.ts'
import { hitsExpected, rangeOf } from './fire.ts'
import { bestPost } from './leaders.ts'
import { type Move, Outlook } from './places.ts'
import { TEMPER } from './temper.ts'
import { startOf } from './ways.ts'
import { firmnessOf, hitWorth, lossOf, lostBy } from './worth.ts'

/** What a leader orders, and which of them does (4.2 to 4.6, 5.1 to 5.5). */

/** Something he could order, and what it brings. */
export interface Option {
  readonly action: Action
  readonly gain: number
  readonly move?: Move
}

/** Below this an order is not worth giving. */
const WORTHWHILE = 0.06
/** So much of what a line could do its units will find in the way of each other. */
const IN_LINE = 0.9
/** What a whole line out of hand costs, for each of its units. */
const OUT_OF_HAND = 0.25
/** What an order is worth that goes to a ride. */
const RIDE = 0.15
/** Archers first, so that they shoot before others charge. */
const SHOOT_FIRST = 0.6

/** What the careless do not think of, and how often, for each step they stray. */
const FORGOTTEN = { line: 0.3, order: 0.2, care: 0.2, momentum: 0.3 } as const

/** How the field looks to each of a side's units, as far as it was asked. */
class Outlooks {
  readonly #field: Field
  readonly #temper: Mind
  readonly #known = new Map<Unit, Outlook>()

  constructor(field: Field, temper: Mind) {
    this.#field = field
    this.#temper = temper
  }

  /** What a unit could do if it were ordered, by itself or with others of a line. */
  moveOf(unit: Unit, line: readonly Unit[] | null): Move | null {
    const { s } = this.#field
    if (isArtillery(s, unit) || has(s, unit, 'column')) return null
    return this.#of(unit)
      .among(line ?? [])
      .best(startOf(s, unit), line !== null)
  }

  #of(unit: Unit): Outlook {
    const known = this.#known.get(unit)
    if (known) return known
    const made = new Outlook(this.#field, unit, this.#temper)
    this.#known.set(unit, made)
    return made
  }
}

/** Reinforcements in column come on until they are near, then form up. */
const columnGain = (field: Field, unit: Unit): number => (field.near[field.s.at[unit]] > 2 ? 0.3 : 0.1)

function recovery(s: State, unit: Unit): number {
  const most = isUnderFire(s, unit) ? RECOVERS_UNDER_FIRE : RECOVERS
  const tq = firmnessOf(s, unit)
  return unitFacts(s, unit).routPoints * (lostBy(s.hits[unit], tq) - lostBy(Math.max(0, s.hits[unit] - most), tq))
}

/** 10.27: who fails is lost, but who is left alone runs off the map. */
function rallying(s: State, leader: Leader, unit: Unit): number {
  const { routPoints, tq } = unitFacts(s, unit)
  const hits = Math.floor(tq / (isCavalry(s, unit) ? RALLIED_HITS.cavalry : RALLIED_HITS.infantry))
  const saved = lossOf(s, unit) - routPoints * lostBy(hits, tq)
  const part = Math.min(10, charismaOf(s, leader) + 1) / 10
  return part * saved - (1 - part) * 0.15 * routPoints
}

function boltGain({ s, rate }: Field, { unit, at }: ActionOf<'loose'>): number {
  const [piece, target] = [unitNamed(s, unit), unitNamed(s, at)]
  return 0.2 + hitsExpected(s, piece, s.at[piece], target, false) * hitWorth(s, target) * rate
}

/** Everything that may be ordered now, with what it brings. */
export function optionsFor(
  field: Field,
  { leader }: { leader: Leader },
  listed: readonly Action[],
  temper: Mind,
  outlooks: Outlooks,
): Option[] {
  const { s } = field
  const found: Option[] = []
  for (const action of listed)
    switch (action.do) {
      case 'order': {
        const unit = unitIn(s, action)
        if (s.at[unit] < 0) {
          found.push({ action, gain: 0.2 })
          break
        }
        if (temper.overlooks(unit, FORGOTTEN.order)) break
        const move = outlooks.moveOf(unit, null)
        found.push(move ? { action, gain: move.gain, move } : { action, gain: columnGain(field, unit) })
        break
      }
      case 'recover':
      case 'rally': {
        const unit = unitIn(s, action)
        if (temper.overlooks(unit, FORGOTTEN.care)) break
        const gain = action.do === 'rally' ? rallying(s, leader, unit) : recovery(s, unit) * 0.8 + patience(temper)
        found.push({ action, gain })
        break
      }
      case 'lead':
        found.push({ action, gain: rideGain(field, leaderIn(s, action), WORTHWHILE + RIDE) - RIDE })
        break
      case 'replace':
        found.push({ action, gain: 1 + 0.001 * field.near[factsOf(s).hex(action.at)] })
        break
      case 'loose':
        found.push({ action, gain: boltGain(field, action) })
        break
    }
  return found
}

/** What a leader gains by riding to the best post. */
const rideGain = (field: Field, leader: Leader, least = WORTHWHILE): number =>
  bestPost(field, leader, LEADER_MA - field.s.ridden[leader], least).gain

const patience = ({ manner }: Mind): number => (manner === 'patient' ? TEMPER.liking : 0)

const byGain = (options: readonly Option[]): Option[] =>
  [...options].sort((a, b) => b.gain + firstly(b) - a.gain - firstly(a))
const firstly = ({ move, gain, action }: Option): number =>
  gain < WORTHWHILE ? 0 : action.do === 'rally' || action.do === 'loose' ? 2 : move?.why === 'fire' ? SHOOT_FIRST : 0

/** Lines that could be commanded, with what all of their units would gain. */
export function linesFor(field: Field, leader: Leader, temper: Mind, outlooks: Outlooks): Option[] {
  const { s, facts, side } = field
  const make = actionsAt(s)
  const kind = facts.sides[side].discipline
  const unruliness = kind === 'undisciplined' ? 1 : kind === 'none' ? 0 : Math.max(0, 9 - initiativeOf(s, leader)) / 10
  return linesOf(s, leader).map(({ line, as, units }) => {
    let gain = as === 'wedge' ? 1 : 0
    let runners = 0
    for (const unit of units) {
      const move = outlooks.moveOf(unit, units)
      if (!move) {
        gain += columnGain(field, unit)
        continue
      }
      if (move.gain > 0) gain += move.gain * IN_LINE
      if (unitFacts(s, unit).missile === null && move.gain > 0 && move.why === 'advance') runners++
    }
    const misjudged = temper.overlooks(line, FORGOTTEN.line) ? -gain : temper.misjudge(1000 + line)
    return {
      action: make.line(line + 1, units[0], as),
      gain: temper.bearing.line * gain + misjudged - OUT_OF_HAND * unruliness * runners,
    }
  })
}

/** What a leader could do with all his orders, and with a line; and what he had better do first. */
export interface Council {
  readonly orders: readonly Option[]
  readonly lines: readonly Option[]
  readonly byOrders: number
  readonly byLine: number
}

export function council(
  field: Field,
  frame: FrameNamed<'orders'>,
  listed: readonly Action[],
  temper: Mind,
  mayLines: boolean,
): Council {
  const { s } = field
  const outlooks = new Outlooks(field, temper)
  const orders = byGain(optionsFor(field, frame, listed, temper, outlooks))
  const left = Math.max(0, initiativeOf(s, frame.leader) - frame.given)
  const byOrders = orders
    .filter(({ action, gain }) => action.do !== 'loose' && gain > WORTHWHILE)
    .slice(0, left)
    .reduce((sum, { gain }) => sum + gain, 0)
  const lines = mayLines ? linesFor(field, frame.leader, temper, outlooks).sort((a, b) => b.gain - a.gain) : []
  return { orders, lines, byOrders, byLine: lines[0]?.gain ?? 0 }
}

/**
 * Orders unlike each other, the most promising first: the best of the lines, of the moves, of all that mends, to have done; then the next
 * best of each. What comes first of two good moves matters little.
 */
export function otherOrders({ lines, orders }: Council): Action[] {
  const kinds = [
    lines,
    orders.filter(({ action }) => action.do === 'order'),
    orders.filter(({ action }) => action.do !== 'order'),
  ].map((options) => [...options].sort((a, b) => b.gain - a.gain))
  const found: Action[] = []
  for (let rank = 0; kinds.some((options) => rank < options.length); rank++)
    for (const options of kinds) if (rank < options.length) found.push(options[rank].action)
  return found
}

/** The next order of a leader. */
export function planOrder(
  s: State,
  seat: Seat,
  frame: FrameNamed<'orders'>,
  temper: Mind,
): { readonly plan: readonly Action[]; readonly council: Council } {
  const listed = sequence.actions(s, seat)
  const field = new Field(s, seat)
  const make = actionsAt(s)
  const canRoll = listed.some(({ do: verb }) => verb === 'roll')
  const canLine = listed.some(({ do: verb }) => verb === 'line')
  const all = council(field, frame, listed, temper, canRoll || canLine)
  const isNear = factsOf(s).rules.easyLineCommands || isInCommanderRange(s, frame.leader)
  const [first] = all.orders
  if (all.byLine > Math.max(all.byOrders, WORTHWHILE)) {
    if (canLine) {
      const line = all.lines.find(({ action }) => listed.some((one) => JSON.stringify(one) === JSON.stringify(action)))
      if (line && line.gain > Math.max(all.byOrders, WORTHWHILE)) return { plan: [line.action], council: all }
    } else if (canRoll && isNear) return { plan: [make.roll()], council: all }
  }
  if (first && first.gain > WORTHWHILE)
    return { plan: carriedOut(field, seat, first.action, first.move ?? null), council: all }
  const done = listed.find(({ do: verb }) => verb === 'done')
  return { plan: [done ?? first?.action ?? listed[0]], council: all }
}

/** Within a line: who goes next, or its leader, or nobody any more. */
export function planLine(s: State, seat: Seat, frame: FrameNamed<'line'>, temper: Mind): readonly Action[] {
  const listed = sequence.actions(s, seat)
  const field = new Field(s, seat)
  const walls = listed.find(({ do: verb }) => verb === 'lower')
  if (walls && wallIsUseless(field, frame.units)) return [walls]
  const bolts = listed.find(({ do: verb }) => verb === 'loose')
  if (bolts) return [bolts]
  // Who shoots comes first, and those in front make room for those behind.
  const late = (unit: Unit): number => field.near[s.at[unit]] + (rangeOf(s, unit) > 0 ? 0 : 100)
  const waiting = listed
    .flatMap((action) => (action.do === 'order' ? [{ action, unit: unitIn(s, action) }] : []))
    .sort((a, b) => late(a.unit) - late(b.unit))
  const outlooks = new Outlooks(field, temper)
  const mates = waiting.map(({ unit }) => unit)
  for (const { action, unit } of waiting) {
    if (temper.overlooks(unit, FORGOTTEN.order)) continue
    const move = outlooks.moveOf(unit, mates)
    if ((move ? move.gain : columnGain(field, unit)) > WORTHWHILE) return carriedOut(field, seat, action, move)
  }
  const rides = listed.find(({ do: verb }) => verb === 'lead')
  if (rides && rideGain(field, frame.leader) > WORTHWHILE) return [rides]
  return [listed.find(({ do: verb }) => verb === 'done') ?? listed[0]]
}

/** An order with the march it is given for, as far as that is sure; who might fire on the way thinks again when it is asked. */
function carriedOut(field: Field, seat: Seat, order: Action, move: Move | null): readonly Action[] {
  const { s, near } = field
  if (!move || move.way.length === 0) return [order]
  const home = s.at[move.unit]
  if (near[home] <= rangeOf(s, move.unit) || move.why === 'fire' || s.leaderAt.includes(home)) return [order]
  const sure = asFarAsSure(s, seat, [order, ...move.way, actionsAt(s).halt()])
  return sure.length > 0 ? sure : [order]
}

/** A shield wall is left where nobody shoots at it any more. */
const wallIsUseless = ({ s }: Field, units: readonly Unit[]): boolean =>
  !units.some((unit) => has(s, unit, 'shielded') && isUnderFire(s, unit))

/** How much a leader could do if he were activated: those he reaches who have an enemy near, roughly. */
export function promiseOf(s: State, leader: Leader): number {
  const { grid, units } = factsOf(s)
  const { side } = leaderFacts(s, leader)
  let sum = 0
  const from = s.leaderAt[leader]
  if (from < 0) return 0.5
  for (let i = 0; i < units.length; i++)
    if (units[i].side === side && s.at[i] >= 0 && mayCommand(s, leader, i as Unit))
      if (grid.distance(from, s.at[i]) <= leaderFacts(s, leader).range) sum++
  return Math.min(sum, 2 * initiativeOf(s, leader)) + initiativeOf(s, leader)
}

/** Whom to activate among those whose turn it is; who is held sends his neighbours into shock, or waits. */
export function planActivation(s: State, seat: Seat): Action {
  const listed = sequence.actions(s, seat)
  let best: Action | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const action of listed) {
    if (action.do !== 'activate' && action.do !== 'wait') continue
    const leader = leaderIn(s, action)
    const isStuck = isInPlay(s, leader) && isHeld(s, leader)
    const couldShock = isStuck && candidates(s, leader).length > 0
    const worth = action.do === 'wait' ? (couldShock ? -1 : 1) : isStuck && !couldShock ? 0 : promiseOf(s, leader) + 2
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best ?? listed[0]
}

/** 5.42: whether to try to snatch the initiative from who has just won it: only with a good chance, and something to do first. */
export function planCounter(s: State, seat: Seat, frame: FrameNamed<'counter'>): Action {
  const listed = sequence.actions(s, seat)
  const make = actionsAt(s)
  const side = sideOfSeat(s, seat)
  const threatened = leadersOf(s, leaderFacts(s, frame.leader).side).includes(frame.leader)
    ? promiseOf(s, frame.leader)
    : 0
  let best: Action | null = null
  let most = 0
  for (const action of listed) {
    if (action.do !== 'trump') continue
    const leader = leaderIn(s, action)
    const part = Math.min(10, initiativeOf(s, leader) + 1) / 10
    const worth = part * (promiseOf(s, leader) + 0.3 * threatened) - promiseOf(s, leader) * 0.9
    if (worth > most && side === leaderFacts(s, leader).side) {
      most = worth
      best = action
    }
  }
  return best ?? make.decline()
}

/** 5.3: another phase, as long as there is somebody to order. */
export function planMomentum(s: State, { leader }: FrameNamed<'momentum'>, temper: Mind): Action {
  const make = actionsAt(s)
  if (temper.overlooks(leader, FORGOTTEN.momentum)) return make.decline()
  return s.phases[leader] < MOST_PHASES && promiseOf(s, leader) > initiativeOf(s, leader)
    ? make.momentum()
    : make.decline()
}

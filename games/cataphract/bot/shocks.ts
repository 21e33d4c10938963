import type { Seat } from '@iacta/kernel'
import { type Action, actionsAt, hexTo, unitIn, unitNamed } from '../rules/action.ts'
import { attackersOf, combatsOf } from '../rules/designation.ts'
import { NO_UNIT, turned, type Unit } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { type FrameNamed, has, type State, tqOf, UNIT_BITS, unitFacts } from '../rules/state.ts'
import type { Mind } from './bearing.ts'
import { Field } from './field.ts'
import { costOf } from './odds.ts'
import { Outlook } from './places.ts'
import { TEMPER } from './temper.ts'
import { lostBy } from './worth.ts'

/** Who is sent into shock and against whom, and what is decided while it is fought (9.1, 9.2, 10.13). */

type Designation = FrameNamed<'designation'>

/** Fights are worth it from this on: who does nothing keeps his order. */
const WORTHWHILE = 0.1

/** How often a shock does not come to the mind of the careless, for each step they stray. */
const FORGOTTEN = 0.2

/** What all fights would bring as they were told. */
function total(field: Field, { told, across }: Pick<Designation, 'told' | 'across'>): number {
  const { s, rate } = field
  const attackers = attackersOf(s, field.side, across)
  let sum = 0
  for (const combat of combatsOf(s, attackers, told, across)) {
    const cost = costOf(s, combat)
    sum += cost.defenders * rate - cost.attackers
  }
  return sum
}

/** Tries something and takes it back. */
function withMark(s: State, unit: Unit, trial: () => number): number {
  const before = s.marks[unit]
  if (!has(s, unit, 'must-check')) s.marks[unit] |= UNIT_BITS['no-check']
  const worth = trial()
  s.marks[unit] = before
  return worth
}

export interface Choice {
  readonly action: Action
  readonly gain: number
}

/** Everything that may be said of the fights, with what it changes for the better. */
export function choicesOf(field: Field, frame: Designation, listed: readonly Action[], temper: Mind): Choice[] {
  const { s } = field
  const now = total(field, frame)
  const found: Choice[] = []
  const bold = temper.manner === 'bold' ? TEMPER.liking : 0
  for (const action of listed)
    switch (action.do) {
      case 'shock': {
        const unit = unitIn(s, action)
        if (temper.overlooks(unit, FORGOTTEN)) break
        const gain = withMark(s, unit, () => total(field, frame)) - now
        found.push({ action, gain: gain - WORTHWHILE + bold + temper.misjudge(unit) })
        break
      }
      case 'storm': {
        const [unit, target] = [unitIn(s, action), unitNamed(s, action.on)]
        const across = [...frame.across, { unit, target }]
        const gain = withMark(s, unit, () => total(field, { ...frame, across })) - now
        found.push({ action, gain: gain - WORTHWHILE + bold + temper.misjudge(unit * 7) })
        break
      }
      case 'assault':
      case 'join': {
        const target = action.do === 'assault' ? unitNamed(s, action.on) : NO_UNIT
        const told = [...frame.told, { unit: unitIn(s, action), target }]
        found.push({ action, gain: total(field, { ...frame, told }) - now - 0.02 })
        break
      }
      case 'retire':
        found.push({ action, gain: -0.5 })
        break
    }
  return found.sort((a, b) => b.gain - a.gain)
}

export function planShocks(s: State, seat: Seat, frame: Designation, temper: Mind): Action {
  const listed = sequence.actions(s, seat)
  const [best] = choicesOf(new Field(s, seat), frame, listed, temper)
  const done = listed.find(({ do: verb }) => verb === 'done')
  if (best && (best.gain > 0 || !done)) return best.action
  return done ?? listed[0]
}

/** 9.15: which unit counts, by what it makes of the fight. */
export function planPick(s: State, seat: Seat, { combat, what }: FrameNamed<'pick'>): Action {
  const listed = sequence.actions(s, seat)
  const shock = s.stack.findLast((one): one is FrameNamed<'shock'> => one.step === 'shock')
  if (!shock) return listed[0]
  const field = new Field(s, seat)
  let best = listed[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of listed) {
    if (action.do !== 'count') continue
    const cost = costOf(field.s, { ...shock.combats[combat], [what]: unitIn(s, action) })
    const isAttack = what === 'attacker'
    const worth = isAttack ? cost.defenders * field.rate - cost.attackers : cost.attackers * field.rate - cost.defenders
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

/** 10.13: whom an odd hit hurts least; 9.23: who goes forward has most to bear it. */
export function planCount(s: State, seat: Seat, frame: FrameNamed<'spare'> | FrameNamed<'vanguard'>): Action {
  const listed = sequence.actions(s, seat)
  const harm = (unit: Unit): number => {
    const tq = tqOf(s, unit)
    return unitFacts(s, unit).routPoints * (lostBy(s.hits[unit] + 1, tq) - lostBy(s.hits[unit], tq))
  }
  const worth = (unit: Unit): number => (frame.step === 'spare' ? -harm(unit) : -s.hits[unit])
  return listed.reduce((best, action) =>
    action.do === 'count' && best.do === 'count' && worth(unitIn(s, action)) > worth(unitIn(s, best)) ? action : best,
  )
}

/** 9.21: into the hex where it stands best. */
export function planAdvance(s: State, seat: Seat, { unit }: FrameNamed<'advance'>, temper: Mind): Action {
  const listed = sequence.actions(s, seat)
  const outlook = new Outlook(new Field(s, seat), unit, temper)
  const worth = (action: Action): number =>
    action.do === 'advance' ? outlook.standing(hexTo(s, action), s.facing[unit]) : 0
  return listed.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** The facing in which a unit stands best where it is, of those it may take. */
export function bestTurn(s: State, seat: Seat, unit: Unit, temper: Mind): Action {
  const make = actionsAt(s)
  const field = new Field(s, seat)
  const outlook = new Outlook(field, unit, temper)
  const worth = (facing: number): number =>
    outlook.standing(s.at[unit], facing) + outlook.contact(s.at[unit], facing, false)
  const now = worth(s.facing[unit])
  const [left, right] = [worth(turned(s.facing[unit], -1)), worth(turned(s.facing[unit], 1))]
  if (Math.max(left, right) <= now + 0.01) return make.halt()
  return make.turn(left > right ? 'left' : 'right')
}

/** Any facing at all. */
export function bestFacing(s: State, seat: Seat, unit: Unit, temper: Mind): Action {
  const outlook = new Outlook(new Field(s, seat), unit, temper)
  let best = 0
  for (let facing = 1; facing < 6; facing++)
    if (outlook.standing(s.at[unit], facing) > outlook.standing(s.at[unit], best)) best = facing
  return actionsAt(s).face(best)
}

import type { Seat } from '@iacta/kernel'
import { type Action, actionsAt, hexTo, leaderIn, unitNamed } from '../rules/action.ts'
import { isUnderWayToEnemy } from '../rules/heading.ts'
import { type Hex, type Leader, NO_UNIT, NONE, type Unit } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { type FrameNamed, has, type State, unitFacts } from '../rules/state.ts'
import { isWithWedge } from '../rules/wedge-formation.ts'
import { asFarAsSure } from './ahead.ts'
import type { Mind } from './bearing.ts'
import { Field } from './field.ts'
import { hitsExpected } from './fire.ts'
import { bestPost, postOf } from './leaders.ts'
import { type Move, Outlook } from './places.ts'
import { hexOf, startIn } from './ways.ts'
import { hitWorth } from './worth.ts'

/** A unit under way: where it goes, whom it fires at, and when it halts (6.0, 8.1, 8.3). */

type March = FrameNamed<'march'>

/** Hits that somebody who is fired at may make in answer, and what it is worth to fire at him all the same. */
function fireGain({ s, rate }: Field, unit: Unit, at: string, isMoving: boolean): number {
  const target = unitNamed(s, at)
  const hits = hitsExpected(s, unit, s.at[unit], target, isMoving)
  // Arrows are not wasted on those whom no roll could hit.
  if (hits === 0) return 0
  const answer =
    unitFacts(s, target).missile !== null && s.quiver[target] < 2
      ? hitsExpected(s, target, s.at[target], unit, false) * hitWorth(s, unit)
      : 0
  return (hits + 0.01) * hitWorth(s, target) * rate - 0.4 * answer
}

/** 8.3: one fire at a hex's distance from where it comes back at once. */
function forayGain(field: Field, unit: Unit, at: string): number {
  const { s, rate } = field
  const target = unitNamed(s, at)
  const hits = hitsExpected(s, unit, s.at[unit], target, true, 1)
  const answers = unitFacts(s, target).missile !== null && s.quiver[target] < 2 ? 1 : 0
  const back = answers * hitsExpected(s, target, s.at[target], unit, false, 1) * hitWorth(s, unit)
  return hits * hitWorth(s, target) * rate - back - 0.1
}

interface Shot {
  readonly action: Action
  readonly gain: number
}

function bestShots(
  field: Field,
  unit: Unit,
  listed: readonly Action[],
): { stay: Shot | null; move: Shot | null; foray: Shot | null } {
  const best: { stay: Shot | null; move: Shot | null; foray: Shot | null } = { stay: null, move: null, foray: null }
  const offer = (kind: 'stay' | 'move' | 'foray', action: Action, gain: number): void => {
    const known = best[kind]
    if (known === null || gain > known.gain) best[kind] = { action, gain }
  }
  for (const action of listed) {
    if (action.do === 'fire') offer(action.after, action, fireGain(field, unit, action.at, action.after === 'move'))
    if (action.do === 'harass') offer('foray', action, forayGain(field, unit, action.at))
    if (action.do === 'snipe') offer(action.after, action, 0.02)
  }
  return best
}

/** What a unit under way does next, and after that as far as it is sure. */
export function planMarch(s: State, seat: Seat, frame: March, temper: Mind): readonly Action[] {
  const listed = sequence.actions(s, seat)
  if (listed.length === 1) return listed
  const { unit } = frame
  const make = actionsAt(s)
  const field = new Field(s, seat)
  if (has(s, unit, 'column')) return [columnStep(field, frame, listed)]
  if (isUnderWayToEnemy(frame)) return [wildStep(field, listed)]
  const outlook = new Outlook(field, unit, temper)
  const start = startIn(frame)
  const shots = bestShots(field, unit, listed)
  const move = outlook.best(start, frame.inLine)
  const isHome = move.way.length === 0
  const going = isHome ? [] : [...companions(field, frame, listed, move), ...move.way]
  if (shots.foray && !frame.stepped && shots.foray.gain > Math.max(0.1, move.gain)) return [shots.foray.action]
  if (isHome) {
    const shot = shots.stay ?? shots.move
    if (shot && shot.gain > 0) return [shot.action]
  } else if (shots.move && shots.move.gain > outlook.shot(hexOf(move.spot), true)) return [shots.move.action]
  if (going.length > 0) {
    const sure = asFarAsSure(s, seat, [...going, ...ending(s, move)])
    if (sure.length > 0) return sure
  }
  return [endOf(s, frame, outlook, listed) ?? make.halt()]
}

/** Who means to fire decides again when it is there. */
const ending = (s: State, move: Move): Action[] => (move.why === 'fire' ? [] : [actionsAt(s).halt()])

/** How a move ends: a light unit before an enemy says whether it will fight (7.32). */
function endOf(s: State, { unit }: March, outlook: Outlook, listed: readonly Action[]): Action | undefined {
  const charge = listed.find(({ do: verb }) => verb === 'charge')
  if (charge) {
    const gain = outlook.contact(s.at[unit], s.facing[unit], true)
    return gain > 0.15 ? charge : listed.find(({ do: verb }) => verb === 'hold')
  }
  return listed.find(({ do: verb }) => verb === 'halt') ?? listed[0]
}

/** The leader who gave the order rides along where that is no worse for him (4.23). */
function companions(field: Field, frame: March, listed: readonly Action[], { spot }: Move): Action[] {
  const { s, near } = field
  const to = hexOf(spot)
  if (frame.stepped || frame.turned || near[to] < 2 || to === s.at[frame.unit]) return []
  return listed.filter(
    (action) =>
      action.do === 'lead' &&
      postAmong(field, leaderIn(s, action), to, frame.unit) > postOf(field, leaderIn(s, action), s.at[frame.unit]),
  )
}

/** A post with the unit that goes there. */
const postAmong = (field: Field, leader: Leader, to: Hex, unit: Unit): number => {
  const { s } = field
  const before = s.unitIn[to]
  s.unitIn[to] = unit
  const worth = postOf(field, leader, to)
  s.unitIn[to] = before
  return worth
}

/** 6.4: a column goes on towards the battle, and forms line before it is near, or within a charge of the enemy. */
function columnStep(field: Field, { unit, points }: March, listed: readonly Action[]): Action {
  const { s, near } = field
  const isSafe = (at: Hex): boolean => near[at] > FORMS_AT && !couldBeCharged(field, at)
  const fear = (action: Action): number =>
    action.do === 'form' ? field.danger(unit, s.at[unit], action.facing) : Number.POSITIVE_INFINITY
  const [form] = listed.filter(({ do: verb }) => verb === 'form').sort((a, b) => fear(a) - fear(b))
  const steps = listed.flatMap((action) => (action.do === 'step' ? [{ action, hex: hexTo(s, action) }] : []))
  const [best] = steps.sort((a, b) => near[a.hex] - near[b.hex])
  const here = s.at[unit]
  const goesOn = best !== undefined && near[best.hex] < near[here]
  if (goesOn && (isSafe(best.hex) || (form === undefined && points > 1))) return best.action
  if (form && (goesOn || !isSafe(here))) return form
  return listed.find(({ do: verb }) => verb === 'halt') ?? best?.action ?? listed[0]
}
const FORMS_AT = 6

/** Whether some enemy could come next to a hex in one move. */
const couldBeCharged = ({ terrain, horse, foot }: Field, at: Hex): boolean => {
  for (let d = 0; d < 6; d++) {
    const hex = terrain.next[at * 6 + d]
    if (hex !== NONE && (horse[hex] !== NO_UNIT || foot[hex] !== NO_UNIT)) return true
  }
  return false
}

/** Out of hand it goes where it must, rather forward than turning. */
function wildStep(field: Field, listed: readonly Action[]): Action {
  const { s, near } = field
  const worth = (action: Action): number =>
    action.do === 'step' ? 10 - near[hexTo(s, action)] : action.do === 'turn' ? -50 : -99
  return listed.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** A leader rides to the best post he can get to (6.14); who has to lead a wedge does not stay where he is (CASI-07). */
export function planRide(s: State, seat: Seat, { leader, points, stepped }: FrameNamed<'ride'>): Action {
  const listed = sequence.actions(s, seat)
  const [to] = bestPost(new Field(s, seat), leader, points).way
  const step = listed.find((action) => action.do === 'step' && to !== undefined && hexTo(s, action) === to)
  const halt = listed.find(({ do: verb }) => verb === 'halt')
  if (step) return step
  const mayStay = stepped || isWithWedge(s, leader, s.leaderAt[leader])
  return (mayStay ? halt : undefined) ?? listed.find(({ do: verb }) => verb === 'step') ?? listed[0]
}

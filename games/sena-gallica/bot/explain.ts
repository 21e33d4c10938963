import { turned } from '@iacta/grids'
import type { Explanation, Seat } from '@iacta/kernel'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { ASPECTS, type Aspect } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import type { Active } from '../rules/movement.ts'
import { enemyOf, GRID, NO_SHIP, NONE, type Ship, shipNamed } from '../rules/printed.ts'
import { isImmobile, isOnFire, isRaked, isRammed } from '../rules/ships.ts'
import { type Frame, isStanding, type State, shipsOf, sideOf, stern } from '../rules/state.ts'
import type { ExplanationKey, Explanations } from './reasons.ts'
import { bowOf, headingAt, type Spot, spotAfter, spotAt } from './ways.ts'

/** What plans are for, told by what they do. */

const because = <Key extends ExplanationKey>(key: Key, params: Explanations[Key]): Explanation => ({ key, params })

/** What a whole plan is for: the first of its actions that says so, with where it leads. */
export function explain(s: State, seat: Seat, plan: readonly Action[]): Explanation {
  const top = s.stack[s.stack.length - 1]
  const ending = endingReason(s, seat, plan[0])
  if (ending) return ending
  const reason = top.step === 'ship' ? shipReason(s, top, plan) : commandReason(seat, top, plan[0])
  return reason ?? answerReason(top, plan[0]) ?? because('only', {})
}

/** Of an offer to stop (14.3), or one taken back; the other orders need none. */
function endingReason(s: State, seat: Seat, first: Action): Explanation | null {
  if ((first.do !== 'stand' && first.do !== 'recall') || first.order !== 'stop') return null
  if (first.do === 'recall') return because('recall-end', {})
  return because(isStanding(s, enemyOf(seat), 'stop') ? 'accept-end' : 'offer-end', {})
}

function commandReason(seat: Seat, top: Frame, first: Action): Explanation | null {
  switch (first.do) {
    case 'usual':
      return because('set-up', {})
    case 'place':
    case 'appoint':
      return because('opposite', {})
    case 'first':
      return because(first.side === SEAT_IDS[seat] ? 'first-ourselves' : 'first-the-enemy', {})
    case 'squadron':
      return because('squadron', { leader: first.leader })
    case 'shift':
      return because('shift', { leader: first.leader, ship: first.ship })
    case 'activate':
      return because('activate', { ship: first.ship })
    case 'done':
      return top.step === 'command' ? because('squadrons-as-formed', {}) : null
    default:
      return null
  }
}

// A ship

function shipReason(s: State, frame: Active, plan: readonly Action[]): Explanation | null {
  const ship = SHIP_IDS[frame.ship]
  let spot: Spot = spotAt(s.bow[frame.ship], s.heading[frame.ship])
  const start = spot
  let speed = frame.speed
  for (const action of plan) {
    const deed = deedReason(s, frame.ship, spot, action)
    if (deed) return deed
    if (action.do === 'speed') speed = action.at
    spot = spotAfter(spot, action)
  }
  if (spot === start) {
    if (isRaked(s, frame.ship) && speed === 'rest' && !frame.fired) return because('right-oars', { ship })
    if (plan.every(({ do: verb }) => verb === 'speed')) return because(speed === 'rest' ? 'rest' : 'form', { ship })
    return because(s.fatigue[frame.ship] > 0 && frame.spent === 0 ? 'rest' : 'stay', { ship })
  }
  const [before, after] = [start, spot].map((at) => nearest(s, frame.ship, at))
  if (after < before) return because(speed === 'maximum' ? 'close-fast' : 'close', { ship })
  return because(after > before ? 'draw-off' : 'form', { ship })
}

/** What an action does by itself, whatever else it leads to. */
function deedReason(s: State, active: Ship, spot: Spot, action: Action): Explanation | null {
  const ship = SHIP_IDS[active]
  switch (action.do) {
    case 'ram':
      return ramReason(s, active, spot)
    case 'through':
      return because('through', { ship, on: nameAhead(s, spot) })
    case 'rake':
      return because('rake', { ship, on: action.ship })
    case 'fire':
      return because('shoot', { ship, at: action.at })
    case 'grapple':
      return because('grapple', { ship, at: action.at })
    case 'board':
      return because(s.marines[shipNamed(action.at)] === 0 ? 'board-empty' : 'board', { ship, on: action.at })
    case 'cut': {
      const from = shipNamed(action.from)
      const key = isOnFire(s, from) ? 'cut-burning' : isRammed(s, from) ? 'cut-sinking' : 'cut'
      return because(key, { ship, from: action.from })
    }
    case 'reverse':
      return because('reverse', { ship })
    case 'ahead':
      return ahead(spot) === NONE ? because('withdraw', { ship }) : null
    default:
      return null
  }
}

const ahead = (spot: Spot) => GRID.neighbour(bowOf(spot), turned(headingAt(spot), 0))

function shipAhead(s: State, spot: Spot): Ship {
  const hex = ahead(spot)
  return hex === NONE ? NO_SHIP : s.shipIn[hex]
}
const nameAhead = (s: State, spot: Spot): string => SHIP_IDS[shipAhead(s, spot)] ?? ''

const RAMS: Readonly<Record<Aspect, 'ram-bow' | 'ram-beam' | 'ram-stern'>> = {
  'head-on': 'ram-bow',
  'forward-beam': 'ram-beam',
  'after-beam': 'ram-beam',
  stern: 'ram-stern',
}

function ramReason(s: State, ship: Ship, spot: Spot): Explanation | null {
  const target = shipAhead(s, spot)
  if (target === NO_SHIP) return null
  const about = { ship: SHIP_IDS[ship], on: SHIP_IDS[target] }
  if (isImmobile(s, target)) return because('ram-helpless', about)
  const apart = (headingAt(spot) - s.heading[target] + 6) % 6
  return because(RAMS[ASPECTS[Math.min(apart, 6 - apart)]], about)
}

/** How far the nearest enemy is from where a ship would lie. */
function nearest(s: State, ship: Ship, spot: Spot): number {
  const bow = bowOf(spot)
  const far = shipsOf(s, enemyOf(sideOf(s, ship))).map((enemy) =>
    Math.min(GRID.distance(bow, s.bow[enemy]), GRID.distance(bow, stern(s, enemy))),
  )
  return Math.min(...far)
}

// Answers

function answerReason(top: Frame, first: Action): Explanation | null {
  switch (top.step) {
    case 'answer': {
      const at = SHIP_IDS[top.mover]
      return first.do === 'shoot' ? because('fire-back', { ship: first.ship, at }) : because('hold-fire', { at })
    }
    case 'riposte': {
      const about = { ship: SHIP_IDS[top.ship], at: SHIP_IDS[top.at] }
      return because(first.do === 'grapple' ? 'riposte' : 'no-riposte', about)
    }
    case 'fouling':
      return because('oars', { ship: SHIP_IDS[top.ship] })
    case 'sweep':
    case 'backing': {
      const about = { ship: SHIP_IDS[top.ship], on: SHIP_IDS[top.target] }
      if (top.step === 'sweep') return because(first.do === 'oars' ? 'sweep' : 'no-sweep', about)
      return because(first.do === 'backOff' ? 'back-off' : 'hold-on', about)
    }
    case 'muster':
      if (first.do === 'join') return because('join', { ship: first.ship, on: SHIP_IDS[top.target] })
      return because('attack', { on: SHIP_IDS[top.target] })
    case 'losses':
      return first.do === 'lose' ? because('lose', { ship: first.ship }) : null
    case 'prize':
      if (first.do === 'man') return because('man', { ship: first.ship })
      return first.do === 'change' ? because('change', { ship: first.ship }) : because('man-enough', {})
    case 'escape':
      return first.do === 'escape' ? because('escape', { leader: LEADER_IDS[top.leader], ship: first.ship }) : null
    default:
      return null
  }
}

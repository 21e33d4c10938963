import type { Seat } from '@iacta/kernel'
import { type Action, actionsAt, hexTo, unitIn } from '../rules/action.ts'
import { isArmed } from '../rules/missiles.ts'
import { type Hex, NO_UNIT, NONE, turned, type Unit } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import {
  aspectIn,
  type FrameNamed,
  factsOf,
  leaderFacts,
  leadersIn,
  type State,
  sideOf,
  tqOf,
  unitFacts,
} from '../rules/state.ts'
import type { Mind } from './bearing.ts'
import { Field } from './field.ts'
import { hitsExpected } from './fire.ts'
import type { Aspect } from './odds.ts'
import { hitWorth } from './worth.ts'

/** Feigned retreat: whether it pays, which way it goes, and what is done once somebody has followed (6.7, 8.35). */

/** A pursuer has left his line, and his move is over; who feigns gives ground. */
const DRAWN_OUT = 0.25
const GROUND = 0.1
/** Less is not worth it. */
const WORTHWHILE = 0.05
/** Far enough from the enemy to stop. */
const SAFE = 5

const ASPECTS = { front: 0, flank: 1, rear: 2 } as const

/** How likely a unit is to run after one that feigns before it; who is led keeps his head (6.74). */
function pursuitOf(s: State, mover: Unit): number {
  const needs = factsOf(s).rules.feintReaction?.[unitFacts(s, mover).unitClass]
  if (needs === undefined) return 0
  const isLed = leadersIn(s, s.at[mover]).some((leader) => leaderFacts(s, leader).side === sideOf(s, mover))
  return Math.max(0, 9 - needs - (isLed ? 1 : 0)) / 10
}

/** What a unit may expect of a feigned retreat before one that comes for it, if it is followed so often. */
export function feintGain(field: Field, unit: Unit, mover: Unit, follows = pursuitOf(field.s, mover)): number {
  const { s, rate } = field
  const turns = Math.min(10, tqOf(s, unit) + 1) / 10
  const shot = isArmed(s, unit) ? hitsExpected(s, unit, s.at[unit], mover, true, 1) * hitWorth(s, mover) * rate : 0
  const caught = Math.max(0, field.gainOf(mover, unit, 2))
  return follows * (turns * (shot + DRAWN_OUT) - (1 - turns) * caught) - GROUND
}

/** 6.75: who of several feigns first: who gains most by it, with what it gets away from. */
export function planDecoy(s: State, seat: Seat, { mover }: FrameNamed<'decoys'>, temper: Mind): Action {
  const field = new Field(s, seat)
  let best: Action = actionsAt(s).decline()
  let most = WORTHWHILE
  for (const action of sequence.actions(s, seat)) {
    if (action.do !== 'decoy') continue
    const unit = unitIn(s, action)
    const gain = feintGain(field, unit, mover) + Math.max(0, field.gainOf(mover, unit, 0) + temper.misjudge(unit))
    if (gain > most) {
      most = gain
      best = action
    }
  }
  return best
}

/** 6.73: away, among friends rather than through them, until it is safe from one who does not follow. */
export function planFeint(s: State, seat: Seat, { unit }: FrameNamed<'feint'>): Action {
  const listed = sequence.actions(s, seat)
  const { near, company } = new Field(s, seat)
  const halt = listed.find(({ do: verb }) => verb === 'halt')
  if (halt && near[s.at[unit]] >= SAFE) return halt
  const worth = (action: Action): number => {
    if (action.do !== 'step') return Number.NEGATIVE_INFINITY
    const hex = hexTo(s, action)
    return 0.3 * near[hex] + 0.07 * Math.min(4, company[hex]) - (s.unitIn[hex] === NO_UNIT ? 0 : 1)
  }
  const best = listed.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  return halt && worth(best) <= 0.3 * near[s.at[unit]] ? halt : best
}

const aspectFrom = (s: State, unit: Unit, hex: Hex): Aspect => {
  const direction = factsOf(s).grid.directionTo(s.at[unit], hex)
  return direction === NONE ? 0 : ASPECTS[aspectIn(s, unit, direction)]
}

/** 6.73 [4]: who has turned upon a pursuer, or caught up with one who fled, shoots or strikes, whichever does more. */
export function planStrike(s: State, seat: Seat, { unit, at, by, moved }: FrameNamed<'strike'>): Action {
  const field = new Field(s, seat)
  const shot = (range?: number): number =>
    isArmed(s, unit) ? hitsExpected(s, unit, s.at[unit], at, moved, range) * hitWorth(s, at) * field.rate : 0
  const charge = (from: Hex): number => field.gainOf(unit, at, aspectFrom(s, at, from))
  const worth = (action: Action): number => {
    switch (action.do) {
      case 'fire':
        return shot()
      case 'charge':
        return charge(s.at[unit])
      case 'step':
        return Math.max(shot(1), charge(by)) - WORTHWHILE
      default:
        return 0
    }
  }
  return sequence.actions(s, seat).reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** 8.35: whether horse that has harassed other horse turns its back to be followed. */
export function planLure(s: State, seat: Seat, { unit, target }: FrameNamed<'lure'>): Action {
  const make = actionsAt(s)
  const field = new Field(s, seat)
  const bared = (facing: number): number => field.danger(unit, s.at[unit], facing)
  const risk = Math.max(0, bared(turned(s.facing[unit], 3)) - bared(s.facing[unit]))
  return feintGain(field, unit, target) - 0.5 * risk > WORTHWHILE ? make.feign() : make.decline()
}

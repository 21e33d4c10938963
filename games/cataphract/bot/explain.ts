import type { Explanation, Seat } from '@iacta/kernel'
import { type Action, hexTo, unitNamed } from '../rules/action.ts'
import { linesOf } from '../rules/lines.ts'
import { FRONT_BITS, type Hex, NO_UNIT, NONE, otherSide, turned, type Unit } from '../rules/printed.ts'
import {
  enemiesInZone,
  type Frame,
  type FrameNamed,
  isRouted,
  leaderFacts,
  nearestEnemy,
  type State,
  sideOf,
  unitFacts,
} from '../rules/state.ts'
import { terrainAt } from '../rules/terrain.ts'
import type { ExplanationKey, Explanations } from './reasons.ts'

/** What plans are for, told by what they do. */

const because = <Key extends ExplanationKey>(key: Key, params: Explanations[Key]): Explanation => ({ key, params })

const topOf = (s: State): Frame => s.stack[s.stack.length - 1]
const nameOf = (s: State, unit: Unit): string => unitFacts(s, unit).id

/** What a whole plan is for: the first of its actions that says so, with where it leads. */
export function explain(s: State, _seat: Seat, plan: readonly Action[]): Explanation {
  return reasonOf(s, plan) ?? because('only', {})
}

function reasonOf(s: State, plan: readonly Action[]): Explanation | null {
  const top = topOf(s)
  const [first] = plan
  switch (top.step) {
    case 'bids':
      return because('bid', {})
    case 'choice':
      return because('side', {})
    case 'setUp':
      return because('set-up', {})
    case 'hiding':
      return because('hide', {})
    case 'activation':
    case 'eliteChoice':
    case 'bonus':
    case 'counter':
    case 'momentum':
      return commandReason(s, top, first)
    case 'orders':
      return orderReason(s, top, plan)
    case 'line':
      if (first.do === 'lead') return because('lead', { leader: first.leader })
      return first.do === 'order' ? orderedReason(s, first.unit, plan) : null
    case 'march':
      return marchReason(s, top.unit, plan)
    case 'ride':
      return because('lead', { leader: leaderFacts(s, top.leader).id })
    case 'designation':
      return shockReason(s, first)
    case 'pick':
    case 'spare':
    case 'vanguard':
      return first.do === 'count' ? because('count', { unit: first.unit }) : null
    default:
      return answerReason(s, top, first)
  }
}

function commandReason(
  s: State,
  top: FrameNamed<'activation' | 'eliteChoice' | 'bonus' | 'counter' | 'momentum'>,
  first: Action,
): Explanation | null {
  switch (first.do) {
    case 'momentum':
      return top.step === 'momentum' ? because('momentum', { leader: leaderFacts(s, top.leader).id }) : null
    case 'activate':
      return because('activate', { leader: first.leader })
    case 'pass':
      return because('stay-back', { leader: first.leader })
    case 'wait':
      return because('wait', { leader: first.leader })
    case 'trump':
      return because('trump', { leader: first.leader })
    default:
      if (top.step === 'momentum') return because('rest', { leader: leaderFacts(s, top.leader).id })
      return top.step === 'counter' ? because('let-be', { leader: leaderFacts(s, top.leader).id }) : null
  }
}

function orderReason(s: State, { leader: index }: FrameNamed<'orders'>, plan: readonly Action[]): Explanation | null {
  const [first] = plan
  const leader = leaderFacts(s, index).id
  switch (first.do) {
    case 'roll':
      return because('roll', { leader })
    case 'done':
      return because('enough', { leader })
    case 'recover':
      return because('recover', { unit: first.unit })
    case 'rally':
      return because('rally', { unit: first.unit })
    case 'lead':
      return because('lead', { leader: first.leader })
    case 'replace':
      return because('replace', { leader: first.leader })
    case 'loose':
      return because('shoot', { unit: first.unit, at: first.at })
    case 'order':
      return orderedReason(s, first.unit, plan)
    case 'line': {
      const found = linesOf(s, index).find(
        ({ line, as, units }) => line === first.line - 1 && as === first.as && nameOf(s, units[0]) === first.unit,
      )
      const units = found?.units ?? []
      const far = Math.min(...units.map((unit) => nearestEnemy(s, s.at[unit], sideOf(s, unit))))
      const key = far <= CHARGING ? 'line-charge' : 'line-advance'
      return because(key, { leader, units: units.length })
    }
    default:
      return null
  }
}

/** Within so many hexes of the enemy a line means to fight. */
const CHARGING = 7

const orderedReason = (s: State, unit: string, plan: readonly Action[]): Explanation | null => {
  const named = unitNamed(s, unit)
  return s.at[named] === NONE ? because('advance', { unit }) : marchReason(s, named, plan)
}

/** Where a unit ends by the steps and turns of a plan, from where it stands; those of others are none of its. */
function endOf(s: State, unit: Unit, plan: readonly Action[]): { readonly at: Hex; readonly facing: number } {
  let at = s.at[unit]
  let facing = s.facing[unit]
  let isIts = topOf(s).step === 'march'
  for (const action of plan) {
    if (action.do === 'order') isIts = action.unit === nameOf(s, unit)
    if (!isIts) continue
    if (action.do === 'step') at = hexTo(s, action)
    if (action.do === 'turn') facing = turned(facing, action.by === 'right' ? 1 : -1)
    if (action.do === 'halt' || action.do === 'charge' || action.do === 'hold') break
  }
  return { at, facing }
}

function marchReason(s: State, unit: Unit, plan: readonly Action[]): Explanation | null {
  const id = nameOf(s, unit)
  for (const action of plan) {
    if (action.do === 'fire') return because('shoot', { unit: id, at: action.at })
    if (action.do === 'harass') return because('harass', { unit: id, at: action.at })
    if (action.do === 'form') return because('deploy', { unit: id })
    if (action.do === 'halt') break
  }
  const { at, facing } = endOf(s, unit, plan)
  const side = sideOf(s, unit)
  const [before, after] = [nearestEnemy(s, s.at[unit], side), nearestEnemy(s, at, side)]
  const met = facedFrom(s, unit, at, facing)
  if (met && (at !== s.at[unit] || plan.some(({ do: verb }) => verb === 'charge'))) {
    const on = nameOf(s, met.enemy)
    if (isRouted(s, met.enemy)) return because('chase', { unit: id, on })
    return because(met.isFlank ? 'flank' : 'charge', { unit: id, on })
  }
  if (at === s.at[unit]) return because(facing === s.facing[unit] ? 'halt' : 'face', { unit: id })
  return because(after > before ? 'retire' : after < before ? 'advance' : 'face', { unit: id })
}

/** Whom a unit would have before it, one whose flank or rear it has rather than another. */
function facedFrom(
  s: State,
  unit: Unit,
  at: Hex,
  facing: number,
): { readonly enemy: Unit; readonly isFlank: boolean } | null {
  const { next, zoneBits } = terrainAt(s.scenario)
  const enemySide = otherSide(sideOf(s, unit))
  let found: { readonly enemy: Unit; readonly isFlank: boolean } | null = null
  for (let d = 0; d < 6; d++) {
    if (!(FRONT_BITS[facing] & zoneBits[at] & (1 << d))) continue
    const enemy = s.unitIn[next[at * 6 + d]]
    if (enemy === NO_UNIT || sideOf(s, enemy) !== enemySide) continue
    const isFlank = !(FRONT_BITS[s.facing[enemy]] & (1 << ((d + 3) % 6)))
    if (found === null || isFlank) found = { enemy, isFlank }
  }
  return found
}

function shockReason(s: State, first: Action): Explanation | null {
  switch (first.do) {
    case 'shock': {
      const [enemy] = enemiesInZone(s, unitNamed(s, first.unit))
      return because('shock', { unit: first.unit, on: nameOf(s, enemy) })
    }
    case 'storm':
      return because('shock', { unit: first.unit, on: first.on })
    case 'assault':
      return because('aim', { unit: first.unit, on: first.on })
    case 'done':
      return because('no-shock', {})
    default:
      return null
  }
}

function strikeReason(s: State, { unit, at }: FrameNamed<'strike'>, first: Action): Explanation {
  const [id, other] = [nameOf(s, unit), nameOf(s, at)]
  return first.do === 'fire' ? because('shoot', { unit: id, at: other }) : because('charge', { unit: id, on: other })
}

function answerReason(s: State, top: Frame, first: Action): Explanation | null {
  switch (top.step) {
    case 'reaction': {
      const [unit, mover] = [nameOf(s, top.unit), nameOf(s, top.mover)]
      if (first.do === 'feign') return because('feign', { unit, mover })
      if (top.what === 'withdraw') return because(first.do === 'decline' ? 'stand' : 'withdraw', { unit, mover })
      if (top.what === 'turn') return because(first.do === 'decline' ? 'keep-facing' : 'turn', { unit, mover })
      return first.do === 'decline' ? null : because('fire-back', { unit, at: mover })
    }
    case 'decoys':
      return first.do === 'decoy' ? because('feign', { unit: first.unit, mover: nameOf(s, top.mover) }) : null
    case 'feint':
      return because('feign', { unit: nameOf(s, top.unit), mover: nameOf(s, top.mover) })
    case 'strike':
      return first.do === 'halt' ? null : strikeReason(s, top, first)
    case 'answer':
      return first.do === 'decline' ? null : because('fire-back', { unit: nameOf(s, top.unit), at: nameOf(s, top.at) })
    case 'volley':
    case 'bolt':
      return first.do === 'loose' ? because('shoot', { unit: first.unit, at: first.at }) : null
    case 'wall':
      return because(first.do === 'shield' ? 'wall' : 'no-wall', { unit: nameOf(s, top.at) })
    case 'withdrawal':
      return because('withdraw', { unit: nameOf(s, top.unit), mover: nameOf(s, top.mover) })
    case 'escape':
      return because('escape', { leader: leaderFacts(s, top.leader).id })
    case 'rout':
      return because('flee', { unit: nameOf(s, top.unit) })
    case 'advanceTurn':
    case 'facing':
      return because('face', { unit: nameOf(s, top.unit) })
    default:
      return null
  }
}

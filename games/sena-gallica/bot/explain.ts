import type { Explanation } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import type { Action } from '../rules/action.ts'
import { NO_SHIP } from '../rules/printed.ts'
import { ahead, shipAt } from '../rules/ships.ts'
import type { State } from '../rules/state.ts'
import { ramming } from './odds.ts'

/** Why the computer does something, with what its words speak of. */
export interface Explanations {
  ram: Record<string, never>
  'ram-now': { target: string; chance: number }
  rake: { target: string }
  grapple: { target: string }
  board: { target: string }
  shoot: Record<string, never>
  pass: Record<string, never>
  cut: Record<string, never>
  approach: Record<string, never>
  rest: Record<string, never>
  order: Record<string, never>
  wait: Record<string, never>
}

const because = <Key extends keyof Explanations>(key: Key, params: Explanations[Key]): Explanation => ({ key, params })

/** What a plan is for: by what it comes to. */
export function explain(s: State, _seat: number, plan: readonly Action[]): Explanation {
  const [first] = plan
  const last = plan[plan.length - 1]
  if (plan.length > 1 && last.do === 'ram') return because('ram', {})
  switch (last.do) {
    case 'ram': {
      const frame = s.stack[s.stack.length - 1]
      const target = frame.step === 'ship' ? shipAt(s, ahead(s, frame.ship)) : NO_SHIP
      if (frame.step !== 'ship' || target === NO_SHIP) return because('ram', {})
      const { chance } = ramming(s, frame.ship, target, frame.run, frame.speed === 'maximum')
      return because('ram-now', { target: SHIP_IDS[target], chance: Math.round(chance * 100) })
    }
    case 'rake':
      return because('rake', { target: last.ship })
    case 'grapple':
      return because('grapple', { target: last.at })
    case 'board':
      return because('board', { target: last.at })
    case 'fire':
    case 'shoot':
      return because('shoot', {})
    case 'through':
      return because('pass', {})
    case 'cut':
      return because('cut', {})
    case 'ahead':
    case 'turn':
    case 'pivot':
    case 'back':
    case 'reverse':
      return because('approach', {})
    case 'speed':
      return because('rest', {})
    case 'finish':
    case 'hold':
    case 'decline':
    case 'done':
      return because('wait', {})
    default:
      return because(first.do === 'speed' ? 'approach' : 'order', {})
  }
}

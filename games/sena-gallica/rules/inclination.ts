import type { Action } from './action.ts'
import { isLand, NONE } from './printed.ts'
import { ahead } from './ships.ts'
import type { Frame, State } from './state.ts'

/**
 * What random play does more or less readily than the rest. Fleets that do whatever they may drift about, and the battle ends
 * because nobody has attacked. So they row at each other and strike whoever they can, but seldom ashore or off the map.
 */

const USUAL = 4

/** Offers to stop (14.3) are made seldom and soon withdrawn: else nearly every battle would end by agreement, half fought. */
const STOPPING = { stand: 1, recall: 24 } as const

type Inclinations = Readonly<Partial<Record<Action['do'], number>>>

const INCLINATIONS: Readonly<Partial<Record<Frame['step'], Inclinations>>> = {
  command: { done: 40 },
  squadron: { activate: 12, shift: 1, done: 1 },
  detached: { activate: 12, done: 1 },
  ship: {
    ahead: 12,
    ram: 40,
    rake: 20,
    through: 12,
    fire: 12,
    grapple: 12,
    board: 20,
    turn: 2,
    pivot: 1,
    back: 1,
    finish: 1,
  },
  answer: { shoot: 6, hold: 1 },
  muster: { attack: 12 },
}

export function inclination(s: State, action: Action): number {
  if (action.do === 'stand' || action.do === 'recall') return action.order === 'stop' ? STOPPING[action.do] : USUAL
  const top = s.stack[s.stack.length - 1]
  if (top.step === 'ship') {
    if (action.do === 'speed') return action.at === 'cruise' ? 12 : action.at === 'maximum' ? 6 : 1
    if (action.do === 'ahead' || action.do === 'turn') {
      const next = ahead(s, top.ship)
      const isRuin = next === NONE || isLand(next)
      if (isRuin) return action.do === 'turn' ? 12 : 1
    }
  }
  return INCLINATIONS[top.step]?.[action.do] ?? USUAL
}

import type { Action } from './action.ts'
import type { Frame, State } from './state.ts'

/**
 * What random play does more or less readily than the rest. Armies that do whatever they may hardly ever meet: leaders ride
 * about, units turn on the spot, and a battle takes hundreds of turns. So they give orders, go on and fire.
 */

const USUAL = 4

type Inclinations = Readonly<Partial<Record<Action['do'], number>>>

const INCLINATIONS: Readonly<Partial<Record<Frame['step'], Inclinations>>> = {
  activation: { activate: 12, trump: 2, pass: 1 },
  orders: { line: 12, recover: 1, done: 1, lead: 1 },
  line: { order: 12, done: 1, lead: 1 },
  ride: { halt: 20 },
  march: { step: 12, fire: 12, charge: 12, turn: 1, halt: 1, form: 1, mount: 1 },
  designation: { shock: 12 },
  momentum: { decline: 1 },
}

export function inclination({ stack }: State, action: Action): number {
  return INCLINATIONS[stack[stack.length - 1].step]?.[action.do] ?? USUAL
}

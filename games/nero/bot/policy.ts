import type { Chance, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { sequence } from '../rules/sequence.ts'
import type { State } from '../rules/state.ts'

/** What it rather leaves alone: orders are for people, and a card thrown away is a card wasted. */
const SELDOM: readonly Action['do'][] = ['order', 'discard', 'refuse']
const ONCE_IN = 8

/** Any legal action, but seldom one that is mostly a waste. */
export function plan(s: State, seat: Seat, chance: Chance): readonly Action[] {
  const legal = sequence.actions(s, seat).filter((action) => action.do !== 'pass' || action.until === 'next')
  const sensible = legal.filter((action) => !SELDOM.includes(action.do))
  const from = sensible.length === 0 || chance.pick(ONCE_IN) === 0 ? legal : sensible
  return [from[chance.pick(from.length)]]
}

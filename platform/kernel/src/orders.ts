import { inShort } from './record.ts'
import type { Answer, Ordered, Spared, Table } from './table.ts'

/**
 * Does what seats have ordered beforehand, as their own actions, until nobody who is asked has: for tables where nobody
 * waits elsewhere. `did` hears of each.
 */
export function followOrders<Action>(
  table: Table<unknown, Action, unknown, unknown>,
  did: (ordered: Ordered<Action>, answer: Extract<Answer, { refusal: null }>) => void = () => undefined,
  spared: Spared = 'ordered',
): void {
  for (let due = table.standing(spared); due; due = table.standing(spared)) {
    const answer = table.act(due.seat, due.action)
    if (answer.refusal) throw new Error(`a standing order may not be followed: ${inShort(answer.refusal)}`)
    did(due, answer)
  }
}

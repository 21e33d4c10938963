import { HEAP } from '../data/table.ts'
import type { State } from './state.ts'

/** What could never be, whatever was played: one sentence for each fault found. */
export function faults(s: State): string[] {
  const found: string[] = []
  if (s.heap > HEAP[s.scenario]) found.push(`there are ${s.heap} stones, more than there were`)
  if ((s.heap === 0) !== (s.outcome !== null)) found.push('the game ends with the last stone, and not before')
  return found
}

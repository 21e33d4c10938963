import type { CardId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { frame } from './reading.ts'

/** Cards laid out and not yet played: for movement, for a battle, with an attempt, as an answer. */
export function chosenOf(view: View): ReadonlySet<CardId> {
  const battle = frame(view, 'battle')
  const isMine = view.seat !== null && (view.seat === view.active || view.seat === battle?.defender)
  return new Set([
    ...(frame(view, 'laying')?.cards ?? []),
    ...(battle && isMine ? battle.chosen.flat() : []),
    ...(frame(view, 'plot')?.cards ?? []),
    ...(frame(view, 'window')?.answers ?? []).filter((given): given is CardId => given !== null && given !== 'pass'),
  ])
}

import type { Chance, Knowledge } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import { worldsOf } from './memory.ts'
import { plan } from './policy.ts'

/** A quick opponent: it imagines one world it could be in, and does there what seems best. */
export function decide(known: Knowledge<View>, chance: Chance): Action {
  const world = worldsOf(known)(chance)
  return plan(world, known.seat, chance, 0)[0]
}

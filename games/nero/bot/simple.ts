import type { Chance, Knowledge } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { imagine } from '../rules/imagine.ts'
import type { View } from '../rules/view.ts'
import { plan } from './policy.ts'

/** An opponent that knows the rules and little more: it imagines one world it could be in, and does what comes to mind. */
export function decide(known: Knowledge<View>, chance: Chance): Action {
  return plan(imagine(known, chance), known.seat, chance)[0]
}

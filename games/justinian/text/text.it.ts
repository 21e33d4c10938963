import { gameText } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { openingItalian } from './opening.it.ts'

/** Up to the first question; `whole.it.ts` has the rest. */
export const text = gameText<Action>('it', openingItalian)

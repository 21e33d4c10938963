import { gameText } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { openingEnglish } from './opening.en.ts'

/** Up to the first question; `whole.en.ts` has the rest. */
export const text = gameText<Action>('en', openingEnglish)

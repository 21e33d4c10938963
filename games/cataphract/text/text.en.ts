import { textIn } from './game-text.ts'
import { openingEnglish } from './opening.en.ts'

/** Up to the first question of a battle; `whole.en.ts` has the rest. */
export const text = textIn('en', openingEnglish)

import { textIn } from './game-text.ts'
import { openingItalian } from './opening.it.ts'

/** Up to the first question of a battle; `whole.it.ts` has the rest. */
export const text = textIn('it', openingItalian)

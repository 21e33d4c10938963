import { textIn } from './game-text.ts'
import { it } from './it.ts'

export const text = textIn('it', it)

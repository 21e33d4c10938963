import { textIn } from './game-text.ts'
import { italian } from './it.ts'

export const text = textIn('it', italian)

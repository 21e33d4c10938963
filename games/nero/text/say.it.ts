import { gameText } from './game-text.ts'
import { it } from './it.ts'

export const text = gameText(it)

import { en } from './en.ts'
import { gameText } from './game-text.ts'

export const text = gameText(en)

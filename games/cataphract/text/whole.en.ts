import { english } from './en.ts'
import { textIn } from './game-text.ts'

export const text = textIn('en', english)

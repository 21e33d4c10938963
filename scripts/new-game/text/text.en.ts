import { gameText } from '@iacta/kernel'
import { en } from './en.ts'

export const text = gameText('en', en)

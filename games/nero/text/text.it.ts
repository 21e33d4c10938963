import { gameText } from '@iacta/kernel'
import { it } from './it.ts'

export const text = gameText('it', it)

import { gameText } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { it } from './it.ts'

export const text = gameText<Action>('it', it)

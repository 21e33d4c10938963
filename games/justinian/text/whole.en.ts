import { gameText } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { en } from './en.ts'

export const text = gameText<Action>('en', en)

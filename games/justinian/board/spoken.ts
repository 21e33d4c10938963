import { spoken } from '@iacta/web/board'
import type { Labels } from './labels.ts'

export type { Labels } from './labels.ts'

export const { speak, wordsIn } = spoken<Labels>()

import type { GameWords } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { groups, sections } from './table-in-words.ts'

/** The battle for those who play by list. */
export const words: GameWords<View, Action> = { inWords: sections, groups }

import type { GameWords } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import { attempts, groups } from './choices.ts'
import { inWords } from './table-in-words.ts'

/** The table for those who play by list. */
export const words: GameWords<View, Action> = {
  inWords: (view, language, ended = null, told) => inWords(view, language, { ended, told }),
  groups,
  attempts,
}

import { inLines, type Language } from '@iacta/kernel'
import type { View } from '../rules/view.ts'
import { inWords as sections } from './table-in-words.ts'

/** The table in words for a terminal. */
export const inWords = (view: View, language: Language): string[] =>
  inLines(sections(view, language, { manner: 'terse' }))

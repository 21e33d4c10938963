import { inLines, type Language } from '@iacta/kernel'
import type { View } from '../rules/fog.ts'
import { words as en } from './labels.en.ts'
import { words as it } from './labels.it.ts'
import { inWords as sections } from './table-in-words.ts'

const LABELS = { en, it }

/** The battle in words for a terminal. */
export const inWords = (view: View, language: Language): string[] =>
  inLines(sections(view, language, LABELS[language], null))

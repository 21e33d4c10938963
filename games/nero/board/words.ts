import type { Language } from '@iacta/kernel'
import type { View } from '../rules/view.ts'
import { inWords as sections } from './in-words.ts'

/** The table in words for a terminal: the state of the game, then each part under its heading. */
export function inWords(view: View, language: Language): string[] {
  const [status, ...parts] = sections(view, language)
  return [...status.lines, ...parts.flatMap(({ heading, lines }) => ['', `${heading}:`, ...lines.map((l) => `  ${l}`)])]
}

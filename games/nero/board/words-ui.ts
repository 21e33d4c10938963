import type { Language } from '@iacta/kernel'
import { signal } from '@preact/signals'
import type { Words } from './vocabulary.ts'

export type { Words } from './vocabulary.ts'

const spoken = signal<Readonly<Partial<Record<Language, Words>>>>({})

/** The board speaks this language from now on. */
export function speak(language: Language, words: Words): void {
  if (!spoken.peek()[language]) spoken.value = { ...spoken.peek(), [language]: words }
}

/** The words in a language; until they have come, in another: the board is never had without any. */
export function wordsIn(language: Language): Words {
  return spoken.value[language] ?? (Object.values(spoken.value)[0] as Words)
}

import type { Language } from '@iacta/kernel'
import { signal } from '@preact/signals'

/** What a board's own words are fetched into, language by language. */
export interface Spoken<Words> {
  /** The board speaks this language from now on. */
  speak(language: Language, words: Words): void
  /** The words in a language; until they have come, in another: the board is never had without any. */
  wordsIn(language: Language): Words
}

export function spoken<Words>(): Spoken<Words> {
  const known = signal<Readonly<Partial<Record<Language, Words>>>>({})
  return {
    speak(language, words) {
      if (!known.peek()[language]) known.value = { ...known.peek(), [language]: words }
    },
    wordsIn: (language) => known.value[language] ?? (Object.values(known.value)[0] as Words),
  }
}

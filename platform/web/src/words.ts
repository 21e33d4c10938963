import type { Language } from '@iacta/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import { language } from './settings.ts'

/**
 * The words of a part of the app, in the language chosen now: `t.value.home`. Each part keeps its own beside it;
 * English sets the shape, and the compiler finds what is missing in Italian.
 */
export function words<const En extends Sayings>(texts: { en: En; it: Widened<En> }): ReadonlySignal<Widened<En>> {
  const all = texts as unknown as Readonly<Record<Language, Widened<En>>>
  return computed(() => all[language.value])
}

type Saying = string | ((...about: never[]) => string) | readonly string[]
interface Sayings {
  readonly [key: string]: Saying | Sayings
}

/** The same keys with any words in them. */
type Widened<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...about: infer A) => string
      ? (...about: A) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : Widened<T[K]>
}

/** What the parts say in common. */
export const t = words({
  en: {
    name: 'Iacta',
    motto: 'The wars of Rome, played in your browser.',
    loading: 'One moment …',
    home: 'Home',
    notFound: 'There is nothing at this address.',
    close: 'Close',
    cancel: 'Cancel',
  },
  it: {
    name: 'Iacta',
    motto: 'Le guerre di Roma, giocate nel tuo browser.',
    loading: 'Un momento …',
    home: 'Inizio',
    notFound: 'A questo indirizzo non c’è nulla.',
    close: 'Chiudi',
    cancel: 'Annulla',
  },
})

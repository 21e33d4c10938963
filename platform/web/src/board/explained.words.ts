import type { Language } from '@iacta/kernel'

interface ExplainedWords {
  readonly binding: string
  readonly barred: string
  readonly rule: string
  readonly cancel: string
  readonly close: string
}

export const EXPLAINED_WORDS: Readonly<Record<Language, ExplainedWords>> = {
  en: {
    binding: 'This cannot be taken back.',
    barred: 'Not now:',
    rule: 'The rule',
    cancel: 'Cancel',
    close: 'Close',
  },
  it: {
    binding: 'Non si potrà annullare.',
    barred: 'Non adesso:',
    rule: 'La regola',
    cancel: 'Annulla',
    close: 'Chiudi',
  },
}

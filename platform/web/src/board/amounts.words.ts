import type { Language } from '@iacta/kernel'

interface AmountWords {
  readonly less: string
  readonly more: string
  readonly slide: string
  only(within: string): string
  /** How many of a list are to be chosen. */
  choose(least: number, most: number): string
  chosen(count: number, most: number): string
  readonly chooseOne: string
}

export const AMOUNT_WORDS: Readonly<Record<Language, AmountWords>> = {
  en: {
    less: 'less',
    more: 'more',
    slide: 'slider',
    only: (within) => `Only ${within}.`,
    choose: (least, most) =>
      least === most ? `choose ${least}` : least === 0 ? `choose up to ${most}` : `choose ${least} to ${most}`,
    chosen: (count, most) => `${count} of ${most} chosen.`,
    chooseOne: 'Choose one.',
  },
  it: {
    less: 'meno',
    more: 'più',
    slide: 'cursore',
    only: (within) => `Solo ${within}.`,
    choose: (least, most) =>
      least === most ? `scegline ${least}` : least === 0 ? `scegline fino a ${most}` : `scegline da ${least} a ${most}`,
    chosen: (count, most) => (count === 1 ? `1 scelto su ${most}.` : `${count} scelti su ${most}.`),
    chooseOne: 'Scegline uno.',
  },
}

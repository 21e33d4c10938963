import type { Params, Refusal } from './game.ts'
import { BEYOND_LIMITS, NOT_LISTED } from './limits.ts'
import type { Open } from './open.ts'
import type { GameText, Language } from './text.ts'

/** The limits of something open, as the parameters of a refusal have them. */
function limitsIn({ from, to, by, any, some, least, most }: Params): Open | null {
  if (typeof from === 'number' && typeof to === 'number') return { from, to, ...(typeof by === 'number' ? { by } : {}) }
  if (Array.isArray(any)) return { any: any.map(String) }
  if (Array.isArray(some) && typeof least === 'number' && typeof most === 'number')
    return { some: some.map(String), least, most }
  return null
}

/** How values are called: a sum with its coin, a seat by its name. */
type Say<T> = (value: T) => string

/** Whatever an action leaves open in words, and the same where it is whole: so a sentence is written once for both. */
export interface OpenWords {
  /** `5 talents`, `3 to 17 talents`. */
  amount(sum: number | Open, say?: Say<number>): string
  /** `Rome`, `Rome or Alba`. */
  one<T extends string | number>(of: T | Open, say?: Say<T>): string
  /** `peace and passage`, `1 to 2 of peace, passage, hostage`. */
  some<T extends string>(of: readonly T[] | Open, say?: Say<T>): string
}

interface Joining {
  readonly and: string
  readonly or: string
  readonly none: string
  span(from: string, to: string): string
  steps(by: string): string
  oneOf(count: number): string
  someOf(count: string, of: string): string
}

const JOINING: Readonly<Record<Language, Joining>> = {
  en: {
    and: 'and',
    or: 'or',
    none: 'nothing',
    span: (from, to) => `${from} to ${to}`,
    steps: (by) => ` in steps of ${by}`,
    oneOf: (count) => `one of ${count}`,
    someOf: (count, of) => `${count} of ${of}`,
  },
  it: {
    and: 'e',
    or: 'o',
    none: 'nulla',
    span: (from, to) => `da ${from} a ${to}`,
    steps: (by) => ` a passi di ${by}`,
    oneOf: (count) => `uno fra ${count}`,
    someOf: (count, of) => `${count} fra ${of}`,
  },
}

/** More names than this are only counted. */
const NAMED = 6

export function openWords(language: Language): OpenWords {
  const w = JOINING[language]
  const joined = (names: readonly string[], last: string): string =>
    names.length < 2 ? (names[0] ?? w.none) : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
  const between = (from: number, to: number, say: Say<number>): string =>
    from === to ? say(from) : w.span(String(from), say(to))

  function told<T extends string | number>(value: T | readonly T[] | Open, say: Say<T>): string {
    if (isList(value)) return joined(value.map(say), w.and)
    if (typeof value !== 'object') return say(value)
    if ('any' in value)
      return value.any.length > NAMED
        ? w.oneOf(value.any.length)
        : joined(
            value.any.map((one) => say(one as T)),
            w.or,
          )
    if ('some' in value) {
      const { some, least, most } = value
      const count = between(least, Math.min(most, some.length), String)
      return w.someOf(count, some.map((one) => say(one as T)).join(', '))
    }
    const { from, to, by = 1 } = value
    return `${between(from, to, (n) => say(n as T))}${by === 1 ? '' : w.steps(String(by))}`
  }

  return {
    amount: (sum, say = String) => told(sum, say),
    one: (of, say = String) => told(of, say),
    some: (of, say = String) => told(of, say),
  }
}

const isList = <T>(value: T | readonly T[] | Open): value is readonly T[] => Array.isArray(value)

interface Reasons {
  limits(label: string, within: string): string
  readonly others: Readonly<Record<string, string>>
}

/** Reasons that are the kernel's own. */
const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    limits: (label, within) => `${label}: only ${within}.`,
    others: {
      [NOT_LISTED]: 'This is not among what may be done now.',
      'deal-none': 'There is no such offer.',
      'deal-self': 'Nobody deals with himself.',
      'deal-away': 'They take no part in these talks.',
      'deal-open': 'Your offer to them is still open: withdraw it first.',
      'deal-made': 'You have already made them an offer in this round.',
    },
  },
  it: {
    limits: (label, within) => `${label}: solo ${within}.`,
    others: {
      [NOT_LISTED]: 'Questo non è fra ciò che si può fare ora.',
      'deal-none': 'Non c’è un’offerta così.',
      'deal-self': 'Nessuno tratta con sé stesso.',
      'deal-away': 'Non prende parte a queste trattative.',
      'deal-open': 'La tua offerta è ancora aperta: prima ritirala.',
      'deal-made': 'In questo giro gli hai già fatto un’offerta.',
    },
  },
}

/** Why something may not be done, in words: the game's own, or the kernel's where the reason is its own. */
export function sayRefusal(text: GameText, language: Language, refusal: Refusal): string {
  const { reason, params } = refusal
  const { limits, others } = REASONS[language]
  if (Object.hasOwn(others, reason)) return others[reason]
  const open = reason === BEYOND_LIMITS ? limitsIn(params) : null
  if (!open) return text.refusal(refusal)
  const field = String(params.field)
  const action = { do: String(params.action), [field]: open }
  return limits(labelOf(text, action, field), sayOpen(text, language, action, field, open))
}

/** What a field that is left open is called, and what one of its values is: as on a label. */
export const labelOf = (text: GameText, listed: unknown, field: string): string =>
  text.open?.label(listed, field) ?? field

export const sayValue = (text: GameText, listed: unknown, field: string, value: string | number): string =>
  text.open?.value(listed, field, value) ?? String(value)

/** What may be chosen there: `3 to 17`. */
export function sayOpen(text: GameText, language: Language, listed: unknown, field: string, open: Open): string {
  const say = (value: string | number): string => sayValue(text, listed, field, value)
  const words = openWords(language)
  if ('any' in open) return words.one(open, say)
  return 'some' in open ? words.some(open, say) : words.amount(open, say)
}

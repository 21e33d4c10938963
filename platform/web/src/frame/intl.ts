import { language } from '../settings.ts'

/** Dates, spans and numbers, as the chosen language writes them. */

/** The chosen language as it is written where this browser is at home, if it speaks it. */
const locale = (): string => navigator.languages.find((tag) => tag.startsWith(language.value)) ?? language.value

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const
const NOW = ['second', Infinity] as const

/** "2 hours ago", "in 3 days". */
export function relative(then: number, now = Date.now()): string {
  const away = then - now
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? NOW
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.trunc(away / size), unit)
}

/** "3 days", "5 hours", "12 minutes": how much there is, in its greatest unit. */
export function span(milliseconds: number): string {
  const [unit, size] = UNITS.slice(2).find(([, size]) => milliseconds >= size) ?? (['second', 1000] as const)
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(0, Math.floor(milliseconds / size)),
  )
}

export const day = (then: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(then)

export const moment = (then: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(then)

export const number = (n: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(n)

export const percent = (part: number, whole: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(whole === 0 ? 0 : part / whole)

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names)

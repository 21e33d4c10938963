import { asObject, Fault, kindOf } from './fault.ts'

/**
 * What is settled before a game begins, said as data: one of some choices, or a whole number in a range. Either may depend
 * on options said before it.
 *
 *     export const OPTIONS = {
 *       battle: { choices: ['dara', 'callinicum'] },
 *       bid: { cases: [{ when: { battle: ['dara'] }, from: 0, to: 20, by: 2, usual: 10 }] },
 *       dusk: { cases: [{ when: { battle: ['dara'] }, choices: ['early', 'late'] }, { choices: ['late'] }] },
 *     } as const satisfies OptionSpecs
 *     export type Options = OptionsOf<typeof OPTIONS>
 */

export type OptionValue = string | number | boolean

/** One of these; the first is the usual one. */
export interface OptionChoices {
  readonly choices: readonly OptionValue[]
}

/** A whole number from one to another, in steps (of one); the lowest is the usual one if no other is said. */
export interface OptionRange {
  readonly from: number
  readonly to: number
  readonly by?: number
  readonly usual?: number
}

export type OptionOffer = OptionChoices | OptionRange

/** Holds where each option named here, all of them said before, is one of its values. */
export type OptionCondition = Readonly<Record<string, readonly OptionValue[]>>

/** The first case that holds is what is offered; one without `when` always does. Where none holds there is no such option. */
export interface OptionCases {
  readonly cases: readonly (OptionOffer & { readonly when?: OptionCondition })[]
}

export type OptionSpec = OptionOffer | OptionCases

/** In the order they are settled in. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** Options whatever the game: what goes over the wire, and what names them. */
export type SettledOptions = Readonly<Record<string, OptionValue>>

type ValueIn<Spec> = Spec extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Spec extends { readonly from: number }
    ? number
    : Spec extends { readonly cases: readonly (infer Case)[] }
      ? ValueIn<Case>
      : never
type Always<Spec> = Spec extends { readonly cases: readonly (infer Case)[] }
  ? [Exclude<Case, { readonly when: object }>] extends [never]
    ? false
    : true
  : true
type Plain<T> = { readonly [K in keyof T]: T[K] }

/** What is settled by these: an option that may not be there may be missing. */
export type OptionsOf<Specs extends OptionSpecs> = Plain<
  { [K in keyof Specs as Always<Specs[K]> extends true ? K : never]: ValueIn<Specs[K]> } & {
    [K in keyof Specs as Always<Specs[K]> extends true ? never : K]?: ValueIn<Specs[K]>
  }
>

/** What is offered for an option where the ones before it are settled so; null where there is no such option. */
export function offerOf(spec: OptionSpec, before: SettledOptions): OptionOffer | null {
  if (!('cases' in spec)) return spec
  const holds = ({ when = {} }: { readonly when?: OptionCondition }): boolean =>
    Object.entries(when).every(([key, values]) => key in before && values.includes(before[key]))
  return spec.cases.find(holds) ?? null
}

export const isRange = (offer: OptionOffer): offer is OptionRange => 'from' in offer

/** Every choice that is offered in some case; none of a range. */
export const choicesIn = (spec: OptionSpec): OptionValue[] => [
  ...new Set(offersOf(spec).flatMap((offer) => (isRange(offer) ? [] : offer.choices))),
]

const offersOf = (spec: OptionSpec): readonly (OptionOffer & { readonly when?: OptionCondition })[] =>
  'cases' in spec ? spec.cases : [spec]

export const usualOf = (offer: OptionOffer): OptionValue =>
  isRange(offer) ? (offer.usual ?? offer.from) : offer.choices[0]

const isOffered = (offer: OptionOffer, value: unknown): value is OptionValue =>
  isRange(offer)
    ? typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= offer.from &&
      value <= offer.to &&
      (value - offer.from) % (offer.by ?? 1) === 0
    : (offer.choices as readonly unknown[]).includes(value)

/** Reads options at the door: what is not said takes its usual value given the others, what cannot be is refused. */
export function readOptions<Specs extends OptionSpecs>(specs: Specs, json: unknown): OptionsOf<Specs> {
  const given = json === undefined ? {} : asObject(json, 'the options')
  mustBeKnown(specs, given)
  return settle(specs, (key, offer, before) => {
    const value = given[key] ?? null
    if (value === null) return usual(offer)
    if (offer === null) throw new Fault(`there is no option "${key}"${because(specs[key], before)}`)
    if (!isOffered(offer, value))
      throw new Fault(`option "${key}" must be ${inWords(offer)}${because(specs[key], before)}, not ${kindOf(value)}`)
    return value
  }) as OptionsOf<Specs>
}

function mustBeKnown(specs: OptionSpecs, given: object): void {
  for (const key of Object.keys(given))
    if (!Object.hasOwn(specs, key))
      throw new Fault(`there is no option "${key}"; the options are: ${Object.keys(specs).join(', ') || 'none'}`)
}

/** What is wanted, as far as it is possible together; the usual for the rest. For a form in which something was changed. */
export const fittingOptions = (specs: OptionSpecs, wanted: SettledOptions): SettledOptions =>
  settle(specs, (key, offer) =>
    offer !== null && isOffered(offer, wanted[key]) ? (wanted[key] ?? null) : usual(offer),
  )

export const usualOptions = (specs: OptionSpecs): SettledOptions => fittingOptions(specs, {})

/** The options there are where they are settled so, with what else each could be. */
export const offersIn = (specs: OptionSpecs, options: SettledOptions): (readonly [key: string, offer: OptionOffer])[] =>
  Object.entries(specs).flatMap(([key, spec]) => {
    const offer = offerOf(spec, options)
    return offer === null ? [] : [[key, offer] as const]
  })

/** Options as they are typed: a value is the choice or the number that is written so, or stays a word to be refused. */
export function optionsInText(specs: OptionSpecs, texts: Readonly<Record<string, string>>): SettledOptions {
  const meant = (spec: OptionSpec | undefined, text: string): OptionValue => {
    if (spec === undefined) return text
    const choice = choicesIn(spec).find((one) => String(one) === text)
    if (choice !== undefined) return choice
    return /^-?\d+$/.test(text) && offersOf(spec).some(isRange) ? Number(text) : text
  }
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, meant(specs[key], text)]))
}

/** Every way to settle what is not said: each choice of each option, and of a range its ends and what is usual. */
export function everyOptions(specs: OptionSpecs, said: SettledOptions = {}): SettledOptions[] {
  mustBeKnown(specs, said)
  let ways: SettledOptions[] = [{}]
  for (const [key, spec] of Object.entries(specs))
    ways = ways.flatMap((before) => {
      const offer = offerOf(spec, before)
      if (key in said) return offer !== null && isOffered(offer, said[key]) ? [{ ...before, [key]: said[key] }] : []
      return offer === null ? [before] : samples(offer).map((value) => ({ ...before, [key]: value }))
    })
  // Where there is none, reading it says why.
  return ways.length > 0 ? ways : [readOptions(specs, said) as SettledOptions]
}

const samples = (offer: OptionOffer): readonly OptionValue[] =>
  isRange(offer) ? [...new Set([usualOf(offer), offer.from, highestOf(offer)])] : offer.choices

/** The highest of a range that its steps reach. */
export const highestOf = ({ from, to, by = 1 }: OptionRange): number => to - ((to - from) % by)

/** What is wrong with how a game says its options: for its tests. */
export function optionFaults(specs: OptionSpecs): string[] {
  const known = Object.keys(specs)
  return Object.entries(specs).flatMap(([key, spec]) => {
    const offers = offersOf(spec)
    const early = known.slice(0, known.indexOf(key))
    return [
      ...offers.flatMap((offer) =>
        isOffered(offer, usualOf(offer)) ? [] : `what is usual for "${key}" is not offered`,
      ),
      ...offers
        .flatMap(({ when = {} }) => Object.entries(when))
        .flatMap(([other, values]) => {
          if (!early.includes(other)) return `"${key}" depends on "${other}", which is not settled before it`
          const mayBe = (value: OptionValue): boolean => offersOf(specs[other]).some((offer) => isOffered(offer, value))
          return values.every(mayBe) ? [] : `"${key}" depends on what "${other}" never is`
        }),
    ]
  })
}

type Say = (key: string, offer: OptionOffer | null, before: SettledOptions) => OptionValue | null

function settle(specs: OptionSpecs, say: Say): SettledOptions {
  const settled: Record<string, OptionValue> = {}
  for (const [key, spec] of Object.entries(specs)) {
    const value = say(key, offerOf(spec, settled), settled)
    if (value !== null) settled[key] = value
  }
  return settled
}

const usual = (offer: OptionOffer | null): OptionValue | null => (offer === null ? null : usualOf(offer))

const inWords = (offer: OptionOffer): string =>
  isRange(offer)
    ? `a whole number from ${offer.from} to ${offer.to}${(offer.by ?? 1) === 1 ? '' : ` in steps of ${offer.by}`}`
    : `one of ${offer.choices.join(', ')}`

/** What an option depends on, as it is settled: " with battle dara". */
function because(spec: OptionSpec, before: SettledOptions): string {
  if (!('cases' in spec)) return ''
  const others = [...new Set(spec.cases.flatMap(({ when = {} }) => Object.keys(when)))].filter((key) => key in before)
  return others.length === 0 ? '' : ` with ${others.map((key) => `${key} ${before[key]}`).join(' and ')}`
}

import { asObject, Fault, kindOf } from './fault.ts'

/** One thing that is settled before a game begins; the first choice is the usual one. */
export interface OptionSpec {
  readonly choices: readonly (string | number | boolean)[]
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

export type OptionsOf<Specs extends OptionSpecs> = { readonly [K in keyof Specs]: Specs[K]['choices'][number] }

/** Reads options at the door: what is not said takes its usual choice, what is not known is refused. */
export function readOptions<Specs extends OptionSpecs>(specs: Specs, json: unknown): OptionsOf<Specs> {
  const given = json === undefined ? {} : asObject(json, 'the options')
  for (const key of Object.keys(given))
    if (!Object.hasOwn(specs, key))
      throw new Fault(`there is no option "${key}"; the options are: ${Object.keys(specs).join(', ')}`)
  const read = Object.entries(specs).map(([key, { choices }]) => {
    const value = given[key] ?? choices[0]
    if (!(choices as readonly unknown[]).includes(value))
      throw new Fault(`option "${key}" must be one of ${choices.join(', ')}, not ${kindOf(value)}`)
    return [key, value]
  })
  return Object.fromEntries(read) as OptionsOf<Specs>
}

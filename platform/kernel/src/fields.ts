import { asInteger, asList, asObject, asOneOf, fail } from './fault.ts'

/** How one kind of value is told as JSON, and read back at the door. */
export interface Kind {
  show(value: unknown): unknown
  read(json: unknown, what: string): unknown
  /** What it is where a step written by hand does not say it; a kind without one has to be said. */
  readonly blank?: unknown
}

/** The values of a thing, by their names. */
export type Fields = Readonly<Record<string, Kind>>

export type Shown = Readonly<Record<string, unknown>>

const asItIs = (value: unknown): unknown => value

export const NUMBER: Kind = { show: asItIs, read: (json, what) => asInteger(json, what, 0, 0xffff), blank: 0 }

export const FLAG: Kind = {
  show: asItIs,
  read: (json, what) => (typeof json === 'boolean' ? json : fail(`${what} must be true or false`)),
  blank: false,
}

/** One of these words, or null. */
export const wordOf = (words: readonly string[]): Kind => ({
  show: asItIs,
  read: (json, what) => (json === null ? null : asOneOf(json, words, what)),
  blank: null,
})

/** A number that stands for one of these ids. Where `none` is given it stands for nothing, and is null in JSON. */
export const idOf = (ids: readonly string[], none?: number | null): Kind => ({
  show: (value) => ids[value as number] ?? null,
  read: (json, what) => (json === null && none !== undefined ? none : ids.indexOf(asOneOf(json, ids, what))),
  ...(none === undefined ? {} : { blank: none }),
})

export const listOf = (kind: Kind): Kind => ({
  show: (values) => (values as readonly unknown[]).map(kind.show),
  read: (json, what) => asList(json, what).map((one) => kind.read(one, what)),
  blank: [],
})

export function showFields(fields: Fields, from: object, shown: Record<string, unknown> = {}): Shown {
  for (const key in fields) shown[key] = fields[key].show((from as Shown)[key])
  return shown
}

export function readFields(fields: Fields, json: unknown, what: string): Record<string, unknown> {
  const given = asObject(json, what)
  const read: Record<string, unknown> = {}
  for (const key in fields) read[key] = fields[key].read(given[key], `"${key}" of ${what}`)
  return read
}

/** The steps of a game as JSON, each with what it remembers. */
export function stepCodec<Frame extends { readonly step: string }>(steps: Readonly<Record<string, Fields>>) {
  const names = Object.keys(steps)
  return {
    show: (frame: Frame): Shown => showFields(steps[frame.step], frame, { step: frame.step }),
    read(json: unknown): Frame {
      const step = asOneOf(asObject(json, 'a step').step, names, 'the name of a step')
      return { step, ...readFields(steps[step], json, `step "${step}"`) } as unknown as Frame
    },
    /** A step as a person writes it: what is not said is nothing, none or no; what it does not remember is refused. */
    written(json: unknown): Frame {
      const { step: name, ...said } = asObject(json, 'a step')
      const step = asOneOf(name, names, 'the name of a step')
      const fields = steps[step]
      for (const key of Object.keys(said))
        if (!Object.hasOwn(fields, key))
          fail(`step "${step}" has no "${key}"; it may have: ${Object.keys(fields).join(', ') || 'nothing'}`)
      const blank = Object.entries(fields).flatMap(([key, kind]) => ('blank' in kind ? [[key, kind.blank]] : []))
      const given = Object.fromEntries(Object.keys(said).map((key) => [key, fields[key]]))
      const missing = Object.keys(fields).find((key) => !('blank' in fields[key]) && said[key] === undefined)
      if (missing !== undefined) fail(`"${missing}" of step "${step}" has to be said`)
      return {
        step,
        ...Object.fromEntries(blank),
        ...readFields(given, said, `step "${step}"`),
      } as unknown as Frame
    },
  }
}

/** That every step of a game, and every value it remembers, has a kind. */
export type StepKinds<Frame extends { readonly step: string }> = {
  readonly [Name in Frame['step']]: { readonly [K in Exclude<keyof Extract<Frame, { step: Name }>, 'step'>]: Kind }
}

import { asInteger, asList, asObject, asOneOf, fail } from './fault.ts'

/** How one kind of value is told as JSON, and read back at the door. */
export interface Kind {
  show(value: unknown): unknown
  read(json: unknown, what: string): unknown
}

/** The values of a thing, by their names. */
export type Fields = Readonly<Record<string, Kind>>

export type Shown = Readonly<Record<string, unknown>>

const asItIs = (value: unknown): unknown => value

export const NUMBER: Kind = { show: asItIs, read: (json, what) => asInteger(json, what, 0, 0xffff) }

export const FLAG: Kind = {
  show: asItIs,
  read: (json, what) => (typeof json === 'boolean' ? json : fail(`${what} must be true or false`)),
}

/** One of these words, or null. */
export const wordOf = (words: readonly string[]): Kind => ({
  show: asItIs,
  read: (json, what) => (json === null ? null : asOneOf(json, words, what)),
})

/** A number that stands for one of these ids. Where `none` is given it stands for nothing, and is null in JSON. */
export const idOf = (ids: readonly string[], none?: number | null): Kind => ({
  show: (value) => ids[value as number] ?? null,
  read: (json, what) => (json === null && none !== undefined ? none : ids.indexOf(asOneOf(json, ids, what))),
})

export const listOf = (kind: Kind): Kind => ({
  show: (values) => (values as readonly unknown[]).map(kind.show),
  read: (json, what) => asList(json, what).map((one) => kind.read(one, what)),
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
  }
}

/** That every step of a game, and every value it remembers, has a kind. */
export type StepKinds<Frame extends { readonly step: string }> = {
  readonly [Name in Frame['step']]: { readonly [K in Exclude<keyof Extract<Frame, { step: Name }>, 'step'>]: Kind }
}

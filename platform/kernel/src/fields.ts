import { asInteger, asList, asObject, asOneOf, asString, Fault, fail } from './fault.ts'
import type { Outcome, Params } from './game.ts'

/**
 * What a game keeps, said once. A kind tells how one sort of value is told as JSON, read back at the door and copied;
 * a state and its steps are lists of named kinds, and everything else follows from them: their types, their codec, their
 * copies, and what is answered to JSON that is none of theirs.
 */
export interface Kind<T = unknown, Told = unknown> {
  show(value: T): Told
  read(json: unknown, what: string): T
  /** Absent where a value is never edited in place, so that copies of a state may share it. */
  readonly copy?: (value: T) => T
  /** What it is where a step written by hand does not say it; a kind without one has to be said. */
  readonly blank?: T
  /** How a person may write it, saying less than is told; as it is told, if there is no such way. */
  written?(json: unknown, what: string): T
}

// biome-ignore lint/suspicious/noExplicitAny: kinds of whatever value; what they hold follows from each.
export type Fields = Readonly<Record<string, Kind<any>>>

export type ValueOf<K> = K extends Kind<infer T> ? T : never
/** What a kind's values are in JSON. */
// biome-ignore lint/suspicious/noExplicitAny: as `Fields`.
export type ToldOf<K> = K extends Kind<any, infer Told> ? Told : never
/** Several named values in JSON. */
export type ShownOf<F extends Fields> = { readonly [K in keyof F]: ToldOf<F[K]> }
/** Values that may be edited in place. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> }
type Frozen<T> = T extends readonly unknown[] ? { readonly [I in keyof T]: Frozen<T[I]> } : T
/** Values that are replaced, never edited. */
export type FrozenOf<F extends Fields> = { readonly [K in keyof F]: Frozen<ValueOf<F[K]>> }

/** Something as JSON, by its fields. */
export type JsonFields = Readonly<Record<string, unknown>>

const asItIs = <T>(value: T): T => value

/** A whole number within limits. */
export const numberOf = <T extends number = number>(low: number, high: number): Kind<T, T> => ({
  show: asItIs,
  read: (json, what) => asInteger(json, what, low, high) as T,
  ...(low <= 0 && high >= 0 ? { blank: 0 as T } : {}),
})

export const NUMBER: Kind<number, number> = numberOf(0, 0xffff)

export const FLAG: Kind<boolean, boolean> = {
  show: asItIs,
  read: (json, what) => (typeof json === 'boolean' ? json : fail(`${what} must be true or false`)),
  blank: false,
}

/** One of these words. */
export const wordOf = <const W extends string>(words: readonly W[]): Kind<W, W> => ({
  show: asItIs,
  read: (json, what) => asOneOf(json, words, what),
})

/** Whatever it is, or null. */
export const orNull = <T, Told>(kind: Kind<T, Told>): Kind<T | null, Told | null> => ({
  show: (value) => (value === null ? null : kind.show(value)),
  read: (json, what) => (json === null ? null : kind.read(json, what)),
  blank: null,
})

/** Reads one of these ids as its number. There may be thousands of them, so that they are not looked through each time. */
function numbersOf(ids: readonly string[]): (json: unknown, what: string) => number {
  const numbers = new Map<unknown, number>(ids.map((id, number) => [id, number]))
  return (json, what) => numbers.get(json) ?? ids.indexOf(asOneOf(json, ids, what))
}

/** A number that stands for one of these ids. */
export const idOf = <T extends number = number, Id extends string = string>(ids: readonly Id[]): Kind<T, Id> => {
  const numberOfId = numbersOf(ids)
  return { show: (value) => ids[value], read: (json, what) => numberOfId(json, what) as T }
}

/** The same, where one number stands for none of them, and is null in JSON. */
export const idOrNone = <T extends number = number, Id extends string = string>(
  ids: readonly Id[],
  none: T,
): Kind<T, Id | null> => {
  const numberOfId = numbersOf(ids)
  return {
    show: (value) => ids[value] ?? null,
    read: (json, what) => (json === null ? none : (numberOfId(json, what) as T)),
    blank: none,
  }
}

/** A list; of a fixed length where one is given. */
export const listOf = <T, Told = unknown>(kind: Kind<T, Told>, length: number | null = null): Kind<T[], Told[]> => ({
  show: (values) => values.map(kind.show),
  read(json, what) {
    const values = asList(json, what)
    if (length !== null && values.length !== length)
      throw new Fault(`${what} must have ${length} entries, not ${values.length}`)
    return values.map((one) => kind.read(one, `each entry of ${what}`))
  },
  copy: kind.copy ? (values) => values.map(kind.copy as (value: T) => T) : (values) => values.slice(),
  ...(length === null ? { blank: [] } : {}),
  ...(kind.written && { written: (json, what) => asList(json, what).map((one) => kind.written?.(one, what) as T) }),
})

/** One for each of two sides. */
export const pairOf = <T, Told>(kind: Kind<T, Told>): Kind<[T, T], [Told, Told]> =>
  listOf(kind, 2) as Kind<unknown> as Kind<[T, T], [Told, Told]>

/**
 * One for each of these ids, told by their names, so that pieces keep theirs whatever becomes of the others. Those that are
 * blank are not told, where the kind says what that is.
 */
export const byId = <T, Told, Id extends string = string>(
  ids: readonly Id[],
  kind: Kind<T, Told>,
): Kind<T[], { readonly [I in Id]?: Told }> => {
  const hasBlank = 'blank' in kind
  const blankText = hasBlank ? JSON.stringify(kind.show(kind.blank as T)) : ''
  // Values that are edited in place are compared by what they hold.
  const isBlank = (value: T): boolean =>
    value === kind.blank || (kind.copy !== undefined && JSON.stringify(kind.show(value)) === blankText)
  const numberOfId = numbersOf(ids)
  return {
    show(values) {
      const shown: { [I in Id]?: Told } = {}
      for (let i = 0; i < ids.length; i++) if (!hasBlank || !isBlank(values[i])) shown[ids[i]] = kind.show(values[i])
      return shown
    },
    read(json, what) {
      const given = asObject(json, what)
      for (const id of Object.keys(given)) numberOfId(id, `each name in ${what}`)
      return ids.map((id) =>
        hasBlank && given[id] === undefined
          ? copied(kind, kind.blank as T)
          : kind.read(given[id], `"${id}" of ${what}`),
      )
    },
    copy: kind.copy ? (values) => values.map(kind.copy as (value: T) => T) : (values) => values.slice(),
  }
}

const copied = <T>(kind: Kind<T>, value: T): T => (kind.copy ? kind.copy(value) : value)

/** A number for each of these ids, most of them zero: only the others are told. */
export const countsOf = <Id extends string = string>(
  ids: readonly Id[],
  high = 0xffff,
): Kind<number[], { readonly [I in Id]?: number }> => {
  const numberOfId = numbersOf(ids)
  return {
    show(values) {
      const shown: { [I in Id]?: number } = {}
      for (let i = 0; i < values.length; i++) if (values[i] > 0) shown[ids[i]] = values[i]
      return shown
    },
    read(json, what) {
      const values: number[] = new Array(ids.length).fill(0)
      for (const [id, n] of Object.entries(asObject(json, what)))
        values[numberOfId(id, `each name in ${what}`)] = asInteger(n, `"${id}" of ${what}`, 0, high)
      return values
    },
    copy: (values) => values.slice(),
  }
}

/** Some of these words, kept as a bit for each and told in their order; none, where nothing is said. */
export const marksOf = (words: readonly string[]): Kind<number, string[]> => ({
  show: (bits) => words.filter((_, i) => bits & (1 << i)),
  read: (json, what) =>
    asList(json, what).reduce<number>((bits, word) => bits | (1 << words.indexOf(asOneOf(word, words, what))), 0),
  blank: 0,
})

/** Something that is told field by field. */
export type RecordKind<T, Told extends JsonFields = JsonFields> = Kind<T, Told>

/** Several named values kept together, replaced and never edited. */
export const recordOf = <F extends Fields>(fields: F): RecordKind<FrozenOf<F>, ShownOf<F>> => ({
  show: (value) => showFields(fields, value) as ShownOf<F>,
  read: (json, what) => readFields(fields, json, what) as FrozenOf<F>,
})

export const OUTCOME: Kind<Outcome, Outcome> = {
  show: asItIs,
  read(json, what) {
    const { winners, way, params } = asObject(json, what)
    return {
      winners: asList(winners, `the winners of ${what}`).map((seat) => asInteger(seat, 'a winner', 0, 15)),
      way: asString(way, `the way of ${what}`),
      params: asObject(params, `the parameters of ${what}`) as Params,
    }
  },
}

export function showFields(fields: Fields, from: object, shown: Record<string, unknown> = {}): JsonFields {
  for (const key in fields) shown[key] = fields[key].show((from as JsonFields)[key])
  return shown
}

export function readFields(fields: Fields, json: unknown, what: string): Record<string, unknown> {
  const given = asObject(json, what)
  const read: Record<string, unknown> = {}
  for (const key in fields) read[key] = fields[key].read(given[key], `"${key}" of ${what}`)
  return read
}

// Steps

/** What the steps of a game remember, by their names. */
export type StepFields = Readonly<Record<string, Fields>>

/** A frame of one of these steps: see `Frame`. */
export type FrameOf<S extends StepFields> = {
  [Name in keyof S & string]: { readonly step: Name } & FrozenOf<S[Name]>
}[keyof S & string]

/** A step with what it remembers, replaced and never edited. */
export interface FrameKind<Frame> extends RecordKind<Frame> {
  /** A step as a person writes it: what is not said is nothing, none or no; what it does not remember is refused. */
  written(json: unknown): Frame
}

export function frameOf<S extends StepFields>(steps: S): FrameKind<FrameOf<S>> {
  const names = Object.keys(steps)
  const named = (json: unknown, what: string): string => asOneOf(asObject(json, what).step, names, 'the name of a step')
  return {
    show: (frame) => showFields(steps[frame.step], frame, { step: frame.step }),
    read(json, what) {
      const step = named(json, what)
      return { step, ...readFields(steps[step], json, `step "${step}"`) } as FrameOf<S>
    },
    written(json) {
      const step = named(json, 'a step')
      const { step: _, ...said } = asObject(json, 'a step')
      const fields = steps[step]
      for (const key of Object.keys(said))
        if (!Object.hasOwn(fields, key))
          fail(`step "${step}" has no "${key}"; it may have: ${Object.keys(fields).join(', ') || 'nothing'}`)
      const frame: Record<string, unknown> = { step }
      for (const [key, kind] of Object.entries(fields))
        if (said[key] !== undefined) frame[key] = kind.read(said[key], `"${key}" of step "${step}"`)
        else frame[key] = 'blank' in kind ? kind.blank : fail(`"${key}" of step "${step}" has to be said`)
      return frame as FrameOf<S>
    },
  }
}

// States

/** A value of a state, and what it is in a new one. */
export interface Kept<T, Told = unknown> extends Kind<T, Told> {
  fresh(): T
  /** Follows from the others: it is neither told nor read. */
  readonly follows?: true
}

/** A value of the state, and what it is at first; one that is edited in place is made anew each time. */
export const kept = <T, Told = unknown>(
  kind: Kind<T, Told>,
  fresh: NoInfer<T> | (() => NoInfer<T>),
): Kept<T, Told> => ({
  ...kind,
  fresh: typeof fresh === 'function' ? (fresh as () => T) : () => fresh,
})

/** A list that follows from the rest of the state, and is kept because it is asked for so often. */
export const following = <T>(fresh: () => T[]): Kept<T[]> => ({
  show: asItIs,
  read: () => fresh(),
  copy: (values) => values.slice(),
  fresh,
  follows: true,
})

// biome-ignore lint/suspicious/noExplicitAny: as `Fields`.
export type KeptFields = Readonly<Record<string, Kept<any>>>

export interface StateLayout<F extends KeptFields, State extends ValuesOf<F> = ValuesOf<F>> {
  readonly fields: F
  /** A new state: what is not said is fresh. */
  fresh(given?: Partial<State>): State
  clone(state: State): State
  encode(state: State): JsonFields
  decode(json: unknown): State
  /** A state as a person writes it, for positions: what is not said is fresh, what it does not have is refused. */
  written(json: unknown): State
}

/** A state said field by field. `settle` works out what follows from the rest once a state was read. */
export function stateOf<F extends KeptFields>(
  fields: F,
  settle: (state: ValuesOf<F>) => void = () => {},
): StateLayout<F> {
  type State = ValuesOf<F>
  const keys = Object.keys(fields)
  const told = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.follows)) as Fields
  const edited = keys.filter((key) => fields[key].copy)
  const copies = edited.map((key) => fields[key].copy as (value: unknown) => unknown)
  const fresh = (given: Partial<State> = {}): State => {
    const state: Record<string, unknown> = {}
    for (const key of keys) state[key] = Object.hasOwn(given, key) ? given[key] : fields[key].fresh()
    return state as State
  }
  return {
    fields,
    fresh,
    clone(state) {
      const copy: Record<string, unknown> = { ...state }
      for (let i = 0; i < edited.length; i++) copy[edited[i]] = copies[i](copy[edited[i]])
      return copy as State
    },
    encode: (state) => showFields(told, state),
    decode(json) {
      const state = fresh(readFields(told, json, 'a state') as Partial<State>)
      settle(state)
      return state
    },
    written(json) {
      const said: Record<string, unknown> = {}
      for (const [key, value] of Object.entries(asObject(json, 'a position'))) {
        const field = told[asOneOf(key, Object.keys(told), 'a field of a position')]
        said[key] = (field.written ?? field.read)(value, `"${key}" of a position`)
      }
      const state = fresh(said as Partial<State>)
      settle(state)
      return state
    },
  }
}

/** A state that was read, unless play could never have led to it. */
export function sound<State>(state: State, faults: (state: State) => readonly string[]): State {
  const wrong = faults(state)
  if (wrong.length > 0) throw new Fault(`this cannot be a state of the game: ${wrong[0]}`)
  return state
}

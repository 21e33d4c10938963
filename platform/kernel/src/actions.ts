import { asInteger, asList, asObject, asOneOf, fail } from './fault.ts'

/**
 * The actions of a game, each said once: its name, and what it carries in the order a person would say it. Their types,
 * their makers and how they are read at the door follow.
 *
 *     export const VERBS = { ready: verb(), move: verb('block', BLOCK, 'to', PLACE) }
 *     export type Action = ActionIn<typeof VERBS>
 *     export const { make, read } = actionsOf(VERBS)
 *     make.move(block, place)   // { do: 'move', block: 'legio-10', to: 'roma' }
 */

/** Something an action carries: `Told` in the action itself, `Given` where rules make one. */
export interface Carried<Told, Given> {
  read(json: unknown, what: string): Told
  tell(given: Given): Told
  /** How many different ones there are, and which of them this is; without it actions are made anew each time. */
  readonly count?: number
  slot?(given: Given): number
}

/** One of a game's printed names, which rules know as a small number. */
export interface Named<Id extends string, T extends number> extends Carried<Id, T> {
  /** The number of a name that was read. */
  of(id: Id): T
}

export function named<Id extends string, T extends number>(ids: readonly Id[]): Named<Id, T> {
  const numbers = new Map(ids.map((id, i) => [id, i as T]))
  return {
    read: (json, what) => asOneOf(json, ids, what),
    tell: (given) => ids[given],
    of: (id) => numbers.get(id) as T,
    count: ids.length,
    slot: (given) => given,
  }
}

/** One of these words. */
export const word = <const W extends string>(words: readonly W[]): Carried<W, W> => ({
  read: (json, what) => asOneOf(json, words, what),
  tell: (given) => given,
  count: words.length,
  slot: (given) => words.indexOf(given),
})

/** A whole number within limits that no position goes beyond. It may come as text, as from a terminal. */
export const amount = (low: number, high: number): Carried<number, number> => ({
  read: (json, what) => asInteger(typeof json === 'string' && json !== '' ? Number(json) : json, what, low, high),
  tell: (given) => given,
  ...(high - low < 100 ? { count: high - low + 1, slot: (given: number) => given - low } : {}),
})

/** A list of some of these words, each once and in their order. It may come as text, as from a terminal: `peace,passage`. */
export const someOf = <const W extends string>(words: readonly W[]): Carried<readonly W[], readonly W[]> => ({
  read(json, what) {
    const said = asList(typeof json === 'string' ? json.split(',').filter((one) => one !== '') : json, what)
    const given = said.map((one) => asOneOf(one, words, `each entry of ${what}`))
    if (new Set(given).size < given.length) fail(`${what} must not name anything twice`)
    return words.filter((one) => given.includes(one))
  },
  tell: (given) => given,
})

/** A verb: what its actions carry. */
export interface Verb<Content extends object, Given extends readonly unknown[]> {
  // biome-ignore lint/suspicious/noExplicitAny: what is carried differs from field to field.
  readonly carries: readonly (readonly [field: string, what: Carried<any, any>])[]
  /** For types alone. */
  readonly types?: { readonly content: Content; readonly given: Given }
}

type Has<K extends string, T> = { readonly [Key in K]: T }

export function verb(): Verb<object, []>
export function verb<K extends string, T, G>(k: K, c: Carried<T, G>): Verb<Has<K, T>, [G]>
export function verb<K extends string, T, G, K2 extends string, T2, G2>(
  k: K,
  c: Carried<T, G>,
  k2: K2,
  c2: Carried<T2, G2>,
): Verb<Has<K, T> & Has<K2, T2>, [G, G2]>
export function verb<K extends string, T, G, K2 extends string, T2, G2, K3 extends string, T3, G3>(
  k: K,
  c: Carried<T, G>,
  k2: K2,
  c2: Carried<T2, G2>,
  k3: K3,
  c3: Carried<T3, G3>,
): Verb<Has<K, T> & Has<K2, T2> & Has<K3, T3>, [G, G2, G3]>
export function verb<
  K extends string,
  T,
  G,
  K2 extends string,
  T2,
  G2,
  K3 extends string,
  T3,
  G3,
  K4 extends string,
  T4,
  G4,
>(
  k: K,
  c: Carried<T, G>,
  k2: K2,
  c2: Carried<T2, G2>,
  k3: K3,
  c3: Carried<T3, G3>,
  k4: K4,
  c4: Carried<T4, G4>,
): Verb<Has<K, T> & Has<K2, T2> & Has<K3, T3> & Has<K4, T4>, [G, G2, G3, G4]>
export function verb(...pairs: unknown[]): Verb<object, readonly unknown[]> {
  const carries: [string, Carried<unknown, unknown>][] = []
  for (let i = 0; i < pairs.length; i += 2)
    carries.push([pairs[i] as string, pairs[i + 1] as Carried<unknown, unknown>])
  return { carries }
}

// biome-ignore lint/suspicious/noExplicitAny: verbs of whatever content.
export type Verbs = Readonly<Record<string, Verb<any, any>>>

type ContentOf<V> = V extends Verb<infer Content, readonly unknown[]> ? Content : never
type GivenOf<V> = V extends Verb<object, infer Given> ? Given : never
/** An object type written out, so that messages show its fields. */
type Plain<T> = { readonly [K in keyof T]: T[K] }

/** Any action of these verbs. */
export type ActionIn<V extends Verbs> = { [Do in keyof V & string]: Plain<{ do: Do } & ContentOf<V[Do]>> }[keyof V &
  string]

type Makers<V extends Verbs> = {
  readonly [Do in keyof V & string]: (...given: GivenOf<V[Do]>) => Plain<{ do: Do } & ContentOf<V[Do]>>
}

/** The same action is the same object where there are no more than so many of its verb. */
const MOST_KEPT = 40_000

export interface Vocabulary<V extends Verbs> {
  readonly make: Makers<V>
  /** An action as it comes from outside, checked field by field. */
  read(json: unknown): ActionIn<V>
  /** What each action carries besides its name, in the order a person would say it. */
  readonly carries: Readonly<Record<keyof V & string, readonly string[]>>
}

export function actionsOf<V extends Verbs>(verbs: V): Vocabulary<V> {
  const names = Object.keys(verbs)
  const byName = <Each>(of: (name: string) => unknown): Each =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Each
  return {
    make: byName((name) => makerOf(name, verbs[name])),
    carries: byName((name) => verbs[name].carries.map(([field]) => field)),
    read(json) {
      const given = asObject(json, 'an action')
      const name = asOneOf(given.do, names, 'the "do" of an action')
      const action: Record<string, unknown> = { do: name }
      for (const [field, what] of verbs[name].carries)
        action[field] = what.read(given[field], `the "${field}" of "${name}"`)
      return action as ActionIn<V>
    },
  }
}

/** Lists of legal actions are made by the hundred thousand: where it can be, each action is made once. */
function makerOf(name: string, { carries }: Verb<object, readonly unknown[]>): (...given: unknown[]) => object {
  const anew = (...given: unknown[]): object => {
    const action: Record<string, unknown> = { do: name }
    for (let i = 0; i < carries.length; i++) action[carries[i][0]] = carries[i][1].tell(given[i])
    return action
  }
  const count = carries.reduce((product, [, { count: one }]) => product * (one ?? Number.POSITIVE_INFINITY), 1)
  if (count > MOST_KEPT) return anew
  const made: object[] = new Array(count)
  const slot = (i: number, given: unknown): number => (carries[i][1].slot as (given: unknown) => number)(given)
  const size = carries.map(([, what]) => what.count as number)
  switch (carries.length) {
    case 0:
      return () => (made[0] ??= anew())
    case 1:
      return (a) => (made[slot(0, a)] ??= anew(a))
    case 2:
      return (a, b) => (made[slot(0, a) * size[1] + slot(1, b)] ??= anew(a, b))
    default:
      return (...given) => {
        let at = 0
        for (let i = 0; i < size.length; i++) at = at * size[i] + slot(i, given[i])
        return (made[at] ??= anew(...given))
      }
  }
}

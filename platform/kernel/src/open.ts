import type { Chance } from './chance.ts'
import type { Param } from './game.ts'

/**
 * Actions that leave something open. A list of legal actions may hold one in the place of many: "pay 3 to 17", "offer
 * some of these and a sum". Whatever completes it within its limits is legal.
 *
 *     { do: 'pay', sum: { from: 3, to: 17 } }
 *     { do: 'offer', to: { any: ['roma', 'alba'] }, terms: { some: ['peace', 'passage'], least: 1, most: 2 } }
 */

/** A number from one to another, both included, in steps of `by` (1 if it is not said). */
export interface Span {
  readonly from: number
  readonly to: number
  readonly by?: number
}

/** One of these. */
export interface OneOfThese<T extends string | number = string | number> {
  readonly any: readonly T[]
}

/** A list of some of these, each at most once, in their order. */
export interface SomeOfThese<T extends string = string> {
  readonly some: readonly T[]
  readonly least: number
  readonly most: number
}

export type Open = Span | OneOfThese | SomeOfThese

/** What an action carries, whole or left open. */
export type OrOpen<T> = [T] extends [number]
  ? T | Span | OneOfThese<T>
  : [T] extends [string]
    ? T | OneOfThese<T>
    : [T] extends [readonly (infer One extends string)[]]
      ? T | SomeOfThese<One>
      : T

/** An action as it stands in a list of legal ones: whole, or with open fields. What is done is never open. */
export type Listed<Action> = Action extends object
  ? { readonly [K in keyof Action]: K extends 'do' ? Action[K] : OrOpen<Action[K]> }
  : Action

/** What an action carries is never an object by itself, so an object is something left open. */
const isOpenValue = (value: unknown): value is Open =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a listed action that are left open. */
export function openFields(listed: unknown): readonly [field: string, open: Open][] {
  if (typeof listed !== 'object' || listed === null) return []
  return Object.entries(listed).filter((entry): entry is [string, Open] => isOpenValue(entry[1]))
}

export function isWhole<Action>(listed: Listed<Action> | Action): listed is Action {
  if (typeof listed === 'object' && listed !== null)
    for (const field in listed) if (isOpenValue((listed as Readonly<Record<string, unknown>>)[field])) return false
  return true
}

/** A listed action with these values in the place of what it leaves open. */
export const withValues = <Action>(
  listed: Listed<Action> | Action,
  values: readonly (readonly [field: string, value: Param])[],
): Action => ({ ...listed, ...Object.fromEntries(values) }) as Action

/** In how many ways something open can be completed; none where its limits contradict each other. */
export function waysToComplete(open: Open): number {
  if ('any' in open) return open.any.length
  if ('from' in open) return Math.max(0, Math.floor((open.to - open.from) / (open.by ?? 1)) + 1)
  let [ways, all] = [1, 0]
  for (let taken = 0; taken <= Math.min(open.most, open.some.length); taken++) {
    if (taken >= open.least) all += ways
    ways = (ways * (open.some.length - taken)) / (taken + 1)
  }
  return all
}

/** One way to complete it, drawn at random. */
export function completed<Action>(listed: Listed<Action> | Action, chance: Chance): Action {
  if (isWhole(listed)) return listed
  return withValues(
    listed,
    openFields(listed).map(([field, open]) => [field, drawn(open, chance)]),
  )
}

function drawn(open: Open, chance: Chance): Param {
  if ('some' in open) return drawnSome(open, open.least + chance.pick(mostOf(open) - open.least + 1), chance)
  return nth(open, chance.pick(waysToComplete(open)))
}

/** No more can be taken than there are. */
const mostOf = ({ some, most }: SomeOfThese): number => Math.min(most, some.length)

/** So many of these, in their order. */
function drawnSome({ some }: SomeOfThese, count: number, chance: Chance): readonly string[] {
  let wanted = count
  return some.filter((_, i) => {
    const isTaken = chance.pick(some.length - i) < wanted
    if (isTaken) wanted--
    return isTaken
  })
}

const nth = (open: Span | OneOfThese, i: number): string | number =>
  'any' in open ? open.any[i] : open.from + (open.by ?? 1) * i

/** More of them drawn in vain means that there are few others. */
const DRAWN_IN_VAIN = 8

/**
 * At most so many different ways to complete it, as far from each other as may be: every one where they are few, otherwise
 * both ends and what lies evenly between them, and a few drawn at random.
 */
export function* spread<Action>(
  listed: Listed<Action> | Action,
  most: number,
  chance: Chance,
): Generator<Action, void, void> {
  if (isWhole(listed)) {
    yield listed
    return
  }
  const open = openFields(listed)
  const ways = open.reduce((product, [, one]) => product * waysToComplete(one), 1)
  if (ways <= most) {
    for (const values of everyChoice(open)) yield withValues(listed, values)
    return
  }
  const found = new Set<string>()
  const isNew = (action: Action): boolean => found.size < found.add(JSON.stringify(action)).size
  const even = Math.ceil(most * (2 / 3))
  for (let i = 0; i < even; i++) {
    const at = even === 1 ? 0.5 : i / (even - 1)
    const action = withValues<Action>(
      listed,
      open.map(([field, one]) => [field, valueAt(one, at, chance)]),
    )
    if (isNew(action)) yield action
  }
  for (let vain = 0; found.size < most && vain < DRAWN_IN_VAIN; ) {
    const action = completed(listed, chance)
    if (isNew(action)) yield action
    else vain++
  }
}

/** A value that lies so far between the two ends: 0 is the one, 1 the other. */
function valueAt(open: Open, at: number, chance: Chance): Param {
  if ('some' in open) return drawnSome(open, Math.round(open.least + at * (mostOf(open) - open.least)), chance)
  return nth(open, Math.round(at * (waysToComplete(open) - 1)))
}

function* everyChoice(open: readonly (readonly [string, Open])[]): Generator<(readonly [string, Param])[], void, void> {
  if (open.length === 0) yield []
  else {
    const [[field, first], ...rest] = open
    for (const value of everyValue(first)) for (const others of everyChoice(rest)) yield [[field, value], ...others]
  }
}

function* everyValue(open: Open): Generator<Param, void, void> {
  if ('some' in open) yield* everySome(open.some, open.least, open.most)
  else for (let i = 0; i < waysToComplete(open); i++) yield nth(open, i)
}

function* everySome(some: readonly string[], least: number, most: number): Generator<readonly string[], void, void> {
  if (least > some.length || most < 0) return
  if (some.length === 0) yield []
  else {
    const [first, ...rest] = some
    for (const others of everySome(rest, least - 1, most - 1)) yield [first, ...others]
    yield* everySome(rest, least, most)
  }
}

/** Whether an action completes what is listed, or is it. */
export function covers(listed: unknown, action: unknown): boolean {
  if (typeof listed !== 'object' || listed === null || typeof action !== 'object' || action === null)
    return listed === action
  const keys = Object.keys(listed)
  return (
    keys.length === Object.keys(action).length &&
    keys.every((key) => fits((listed as Record<string, unknown>)[key], (action as Record<string, unknown>)[key]))
  )
}

/** Whether a value is what is listed, or lies within what is left open. */
export function fits(open: unknown, value: unknown): boolean {
  if (!isOpenValue(open)) return open === value || JSON.stringify(open) === JSON.stringify(value)
  if ('any' in open) return (open.any as readonly unknown[]).includes(value)
  if ('from' in open)
    return (
      typeof value === 'number' && value >= open.from && value <= open.to && (value - open.from) % (open.by ?? 1) === 0
    )
  if (!Array.isArray(value) || value.length < open.least || value.length > open.most) return false
  let at = -1
  return value.every((one) => {
    const next = open.some.indexOf(one, at + 1)
    at = next
    return next >= 0
  })
}

/** The outermost values within what is left open: a game that lists it has to accept them. */
export function edges(open: Open): readonly Param[] {
  if ('any' in open) return open.any
  if ('from' in open) return [open.from, nth(open, waysToComplete(open) - 1)]
  return [open.some.slice(0, open.least), open.some.slice(open.some.length - mostOf(open))]
}

/** Values that lie just beyond: what a game has to refuse, unless it lists them elsewhere. */
export function beyond(open: Open): readonly Param[] {
  if ('any' in open) return []
  if ('some' in open) {
    const { some, least, most } = open
    return [
      ...(least > 0 ? [some.slice(0, least - 1)] : []),
      ...(most < some.length ? [some.slice(0, most + 1)] : []),
      ...(some.length > 1 && least <= 2 && most >= 2
        ? [
            [some[1], some[0]],
            [some[0], some[0]],
          ]
        : []),
    ]
  }
  const { from, to, by = 1 } = open
  return [from - by, to + by, ...(by > 1 && to > from ? [from + 1] : [])]
}

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

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
export interface OneOfThese {
  readonly any: readonly (string | number)[]
}

/** A list of some of these, each at most once, in their order. */
export interface SomeOfThese {
  readonly some: readonly string[]
  readonly least: number
  readonly most: number
}

export type Open = Span | OneOfThese | SomeOfThese

/** An action as it stands in a list of legal ones: whole, or with open fields. */
export type Listed<Action> = Action extends object ? { readonly [K in keyof Action]: Action[K] | Open } : Action

/** What an action carries is never an object by itself, so an object is something left open. */
const isOpenValue = (value: unknown): value is Open =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a listed action that are left open. */
export function openFields(listed: unknown): readonly [field: string, open: Open][] {
  if (typeof listed !== 'object' || listed === null) return []
  return Object.entries(listed).filter((entry): entry is [string, Open] => isOpenValue(entry[1]))
}

export function isWhole(listed: unknown): boolean {
  if (typeof listed === 'object' && listed !== null)
    for (const field in listed) if (isOpenValue((listed as Readonly<Record<string, unknown>>)[field])) return false
  return true
}

/** How many numbers a span holds. */
const sizeOf = ({ from, to, by = 1 }: Span): number => Math.max(0, Math.floor((to - from) / by) + 1)

/** One way to complete it, drawn at random. */
export function completed<Action>(listed: Listed<Action> | Action, chance: Chance): Action {
  if (isWhole(listed)) return listed as Action
  return {
    ...listed,
    ...Object.fromEntries(openFields(listed).map(([field, what]) => [field, drawn(what, chance)])),
  } as Action
}

function drawn(open: Open, chance: Chance): Param {
  if ('any' in open) return open.any[chance.pick(open.any.length)]
  if ('from' in open) return open.from + (open.by ?? 1) * chance.pick(sizeOf(open))
  let wanted = open.least + chance.pick(open.most - open.least + 1)
  return open.some.filter((_, i) => {
    const isTaken = chance.pick(open.some.length - i) < wanted
    if (isTaken) wanted--
    return isTaken
  })
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

function fits(open: unknown, value: unknown): boolean {
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

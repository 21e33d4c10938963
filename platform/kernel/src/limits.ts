import type { Params, Refusal } from './game.ts'
import { fits, type Open, openFields } from './open.ts'

/** Why something lies beyond what is listed, where the rules themselves say no more. */
export const BEYOND_LIMITS = 'beyond-limits'
export const NOT_LISTED = 'not-listed'

/**
 * What an action is answered by the list of legal ones alone: null if it is listed or completes what is, undefined if
 * nothing of its kind is.
 */
export function amongListed(
  listed: readonly unknown[],
  action: unknown,
  clause: string | null,
): Refusal | null | undefined {
  const alike = listed.filter((one) => verbOf(one) === verbOf(action))
  if (alike.length === 0) return undefined
  let [nearest, least] = [alike[0], Number.POSITIVE_INFINITY]
  for (const one of alike) {
    const unfit = unfitFields(one, action).length
    if (unfit === 0) return null
    if (unfit < least) [nearest, least] = [one, unfit]
  }
  const unfit = unfitFields(nearest, action)
  const limits = openFields(nearest).find(([field]) => unfit.includes(field))
  if (!limits || least > 1) return { reason: NOT_LISTED, clause, params: {} }
  const [field, open] = limits
  return { reason: BEYOND_LIMITS, clause, params: { action: verbOf(action), field, ...paramsOf(open) } }
}

const verbOf = (action: unknown): string | null =>
  typeof action === 'object' && action !== null && 'do' in action ? String(action.do) : null

const fieldOf = (action: unknown, field: string): unknown => (action as Readonly<Record<string, unknown>>)[field]

const unfitFields = (listed: unknown, action: unknown): string[] =>
  Object.keys(listed as object).filter((field) => !fits(fieldOf(listed, field), fieldOf(action, field)))

const paramsOf = (open: Open): Params => ({ ...open })

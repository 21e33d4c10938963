import type { Happening, Knowledge } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'

/** What the enemy does that is a reason to think again. */
const STIRS: ReadonlySet<string> = new Set(['stepped', 'turned', 'advanced', 'fired', 'routed', 'discovered', 'combat'])

/** Whether a plan sends a unit back to a hex it left in an earlier phase of this turn, and nothing has happened since. */
export function undoes({ heard }: Knowledge<View>, plan: readonly Action[]): boolean {
  const left = leftSince(heard)
  if (left.size === 0) return false
  let unit = lastOrdered(heard)
  for (const action of plan) {
    if (action.do === 'order') unit = action.unit
    if (action.do === 'step' && unit !== null && left.get(unit)?.has(action.to)) return true
  }
  return false
}

/** The hexes that units have left by steps of their own since anything else happened that tells. */
function leftSince(heard: readonly Happening[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  let isOwn = true
  for (let i = heard.length - 1; i >= 0 && isOwn; i--) {
    const { key, params } = heard[i]
    if (key === 'turn-begins') break
    if (key === 'stepped') {
      const unit = String(params.unit)
      const hexes = found.get(unit) ?? new Set()
      hexes.add(String(params.from))
      found.set(unit, hexes)
    } else if (STIRS.has(key)) isOwn = false
  }
  return found
}

function lastOrdered(heard: readonly Happening[]): string | null {
  const last = heard.findLast(({ key }) => key === 'ordered')
  return last ? String(last.params.unit) : null
}

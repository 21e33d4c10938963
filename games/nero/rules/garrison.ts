import {
  changeStack,
  DONE,
  FRESH,
  MARKED,
  MARKED_DONE,
  type Owner,
  put,
  running,
  type Standing,
  type State,
  standing,
  take,
} from './state.ts'

/**
 * 12.0, R55. Which legions of the active player began the hand under the Germanic marker and never left it. Those of a
 * running stack count among the done ones, and the stack knows how many of its own they are. Where legions are alike
 * and their player may say which of them he means, the garrison is the last to go: it alone can remove the marker.
 */

type Place = State['tribes']

/** When a hand begins: all that he has there. */
export function musterGarrison(s: State): void {
  for (const how of [FRESH, DONE, MARKED, MARKED_DONE] as const)
    s.garrison[how] = s.tribes < 0 ? 0 : standing(s, s.active, s.tribes, how)
}

export const hasGarrison = (s: State): boolean =>
  s.tribes >= 0 && s.garrison[FRESH] + s.garrison[DONE] + s.garrison[MARKED] + s.garrison[MARKED_DONE] > 0

/** The marker is gone, or lies elsewhere. */
export function dismissGarrison(s: State): void {
  s.garrison.fill(0)
  if (running(s)) changeStack(s, { garrison: 0 })
}

const isUnderMarker = (s: State, owner: Owner, p: Place): boolean => owner === s.active && p === s.tribes

/** Legions that stay where they are and stand otherwise from now on. Answers how many of them are of the garrison. */
export function restand(s: State, owner: Owner, p: Place, was: Standing, is: Standing, count: number): number {
  take(s, owner, p, was, count)
  put(s, owner, p, is, count)
  if (!isUnderMarker(s, owner, p)) return 0
  const ofGarrison = Math.min(count, s.garrison[was])
  s.garrison[was] -= ofGarrison
  s.garrison[is] += ofGarrison
  return ofGarrison
}

/** One legion is no longer there, or no longer its owner's: of those alike a moving stack loses its own last. */
export function takeAway(s: State, owner: Owner, p: Place, how: Standing): void {
  take(s, owner, p, how)
  if (owner !== s.active) return
  const moving = running(s)
  const stack = how === DONE && moving?.at === p ? moving : { legions: 0, garrison: 0, wins: 0 }
  const left = standing(s, owner, p, how)
  const legions = Math.min(stack.legions, left)
  const garrison = Math.min(stack.garrison, legions)
  if (p === s.tribes) s.garrison[how] = garrison + Math.min(s.garrison[how] - stack.garrison, left - legions)
  if (legions < stack.legions) changeStack(s, { legions, garrison, wins: legions > 0 ? stack.wins : 0 })
}

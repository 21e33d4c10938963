import type { State } from '../rules/state.ts'
import { missingProvinces } from '../rules/victory.ts'

/** So many provinces that the Byzantine misses leave him a third of the victory. */
const NEARLY = 3

/** By how many provinces he misses it, or none: a game tells much even where one side mostly wins. */
export function credits(s: State): number[] {
  const byzantine = Math.exp(-missingProvinces(s) / NEARLY)
  return [byzantine, 1 - byzantine]
}

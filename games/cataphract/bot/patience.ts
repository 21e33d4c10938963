import type { ScenarioId } from '../data/table.ts'
import type { SideIndex } from '../rules/printed.ts'
import { factsOf, type State } from '../rules/state.ts'

/**
 * Who had better let the other come: armies that lose most of their battles if they go to meet the enemy, and fewer if they stand and
 * shoot until he is upon them, as measured.
 */
const AWAITS: { readonly [S in ScenarioId]?: SideIndex } = { callinicum: 0, 'utus-river': 0, taginae: 1 }

/** Nobody waits for ever: an enemy who does not come either is gone to meet after so many Game Turns. */
const PATIENCE = 6

/** How much an army is drawn towards the enemy: all of what it sees in him, or nothing of it. */
export function eagernessOf(s: State, side: SideIndex): number {
  return AWAITS[factsOf(s).id] === side && s.turn <= PATIENCE ? 0 : 1
}

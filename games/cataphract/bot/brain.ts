import type { Explanation, GameBrain, MannerId } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { cataphract as game } from '../rules/game.ts'
import { otherSide, type SideIndex } from '../rules/printed.ts'
import { factsOf, isRouted, type State, sideOfSeat, tqOf, unitsOf } from '../rules/state.ts'
import { plan } from './policy.ts'

/** Why the computer does something, with what its words speak of. */
export interface Explanations {
  advance: Record<string, never>
  fire: Record<string, never>
  shock: Record<string, never>
  rally: Record<string, never>
  hold: Record<string, never>
}

const because = (key: keyof Explanations): Explanation => ({ key, params: {} })

/** How much of its withdrawal level an army has left, with the hits of those who may soon be lost. */
function heart(s: State, side: SideIndex): number {
  const level = Math.max(1, s.levels[side])
  const units = unitsOf(s, side)
  const shaken = units.reduce(
    (sum, unit) =>
      sum + (isRouted(s, unit) ? 0.5 : (0.2 * s.hits[unit]) / tqOf(s, unit)) * factsOf(s).units[unit].routPoints,
    0,
  )
  return (level - s.routPoints[side] - shaken) / level
}

const brainWith = (manner: MannerId | null): GameBrain<State, Action, View> => ({
  worlds: (known) => (chance) => game.imagine(known, chance),
  plan: (s, seat, chance, daring) => plan(s, seat, chance, daring, manner),
  evaluate(s, seat) {
    if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : s.outcome.winners.length === 0 ? 0.5 : 0
    const own = sideOfSeat(s, seat)
    const ahead = heart(s, own) - heart(s, otherSide(own))
    return 1 / (1 + Math.exp(-4 * ahead))
  },
  turnOf: (s) => s.turn,
  horizon: 1,
  weight: (s, seat) => (game.actions(s, seat).length > 1 ? 0.2 : 0),
  explain: () => because('hold'),
  manner,
  inManner: (liking) => brainWith(liking),
})

export const brain = brainWith(null)

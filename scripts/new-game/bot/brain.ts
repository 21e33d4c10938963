import { type Explanation, type GameBrain, type Seat, seatsIn } from '@iacta/kernel'
import { MOST_TAKEN } from '../data/table.ts'
import { type Action, make } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { newGame as game } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** Why the computer does something, with what its words speak of. */
export interface Explanations {
  'leave-four': { left: number }
  wait: Record<string, never>
}

const because = <Key extends keyof Explanations>(key: Key, params: Explanations[Key]): Explanation => ({ key, params })

/** Whoever leaves a multiple of four wins, whatever the other takes. */
const spare = (s: State): number => s.heap % (MOST_TAKEN + 1)

/** What a good player knows. */
export const brain: GameBrain<State, Action, View> = {
  worlds: (known) => (chance) => game.imagine(known, chance),
  plan(s, seat, chance, daring) {
    const legal = game.actions(s, seat)
    const isStraying = daring > 0 && chance.pick(100) < daring * 50
    return spare(s) > 0 && !isStraying ? [make.take(spare(s))] : [legal[chance.pick(legal.length)]]
  },
  evaluate(s, seat) {
    if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0
    return isAsked(s, seat) === spare(s) > 0 ? 0.9 : 0.1
  },
  turnOf: (s) => s.heap,
  horizon: 4,
  weight: (s, seat) => (game.actions(s, seat).length > 1 ? 1 : 0),
  explain: (s, _, [{ stones }]) =>
    spare(s) === stones ? because('leave-four', { left: s.heap - stones }) : because('wait', {}),
}

const isAsked = (s: State, seat: Seat): boolean => seatsIn(game.waiting(s)).includes(seat)

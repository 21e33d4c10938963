import type { GameBrain, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { imagine } from '../rules/imagine.ts'
import { allLegionsOf, type State, seatsOf } from '../rules/state.ts'
import { awards } from '../rules/victory.ts'
import type { View } from '../rules/view.ts'
import { plan } from './policy.ts'

/** What a point is worth against a legion, in a rough reckoning of who stands best. */
const POINT = 3

/** A seat's standing if the turn ended now. */
function standingOf(s: State, seat: Seat): number {
  const { emperor, rome, zones, italy } = awards(s, seat)
  return 1 + allLegionsOf(s, seat) + POINT * (s.victory[seat] + emperor + rome + zones + italy)
}

/** As much as a searcher needs to try the rules out; it knows nothing of how Nero is played well. */
export const brain: GameBrain<State, Action, View> = {
  worlds: (known) => (chance) => imagine(known, chance),
  plan,
  evaluate(s, seat) {
    if (s.outcome) return s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0
    return standingOf(s, seat) / seatsOf(s).reduce((sum, other) => sum + standingOf(s, other), 0)
  },
  clock: (s) => s.turn,
  weight: (s) => (s.stack.at(-1)?.step === 'hand' ? 1 : 0.1),
  explain: () => ({ key: 'plays-on', params: {} }),
}

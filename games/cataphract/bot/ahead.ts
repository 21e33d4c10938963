import { NOBODY, type PlayContext, quickChance, type Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { sequence } from '../rules/sequence.ts'
import { clone, type State } from '../rules/state.ts'

/** The same for everybody, so that the same plan is always as sure. */
const LUCK = 1

/** A plan as far as it is legal, nobody else is asked and nothing is drawn or revealed before its last action. */
export function asFarAsSure(s: State, seat: Seat, plan: readonly Action[]): readonly Action[] {
  if (plan.length < 2 && (plan.length === 0 || sequence.refusal(s, seat, plan[0]) === null)) return plan
  const ahead = clone(s)
  const before = sequence.waiting(ahead)
  let isKnown = true
  // What is drawn is not looked at, but must come to an end: ties are rolled for until somebody has more (5.12).
  const luck = quickChance(LUCK)
  const drawn = (answer: number): number => {
    isKnown = false
    return answer
  }
  const play: PlayContext = {
    chance: { die: (sides) => drawn(luck.die(sides)), pick: (n) => drawn(luck.pick(n)) },
    tell() {},
    seal() {
      isKnown = false
    },
  }
  for (let i = 0; i < plan.length; i++) {
    if (sequence.refusal(ahead, seat, plan[i]) !== null) return plan.slice(0, i)
    sequence.play(ahead, seat, plan[i], play)
    const asked = sequence.waiting(ahead)
    if (!isKnown || asked === NOBODY || asked !== before) return plan.slice(0, i + 1)
  }
  return plan
}

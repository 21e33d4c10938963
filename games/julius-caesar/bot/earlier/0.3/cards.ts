import type { Chance } from '@iacta/kernel'
import type { God } from '../../../data/cards.ts'
import { type Action, cardIn } from '../../../rules/action.ts'
import { type Card, enemyOf, GOD, LEVIES, MOVES, type Side } from '../../../rules/printed.ts'
import type { State } from '../../../rules/state.ts'
import { best } from './fight.ts'

/** Gods against Move Points. */
const GOD_WORTH: Readonly<Record<God, number>> = {
  mars: 2.6,
  pluto: 2.6,
  jupiter: 3.4,
  vulcan: 3.2,
  mercury: 2.2,
  neptune: 1.2,
  apollo: 2,
}
const LEVY = 0.75

export function cardWorth(c: Card): number {
  const god = GOD[c]
  return god ? GOD_WORTH[god] : MOVES[c] + LEVY * LEVIES[c]
}

/** 2.1. Of six cards the poorest goes. */
export const chooseDiscard = (actions: readonly Action[]): Action =>
  best(actions, (action) => (action.do === 'discard' ? -cardWorth(cardIn(action)) : 0)) ?? actions[0]

/** 2.1. The good cards first; Apollo as what it would copy. */
export function chooseCard(s: State, side: Side, actions: readonly Action[], chance: Chance, daring: number): Action {
  return (
    best(actions, (action) => {
      if (action.do !== 'play') return 0
      const c = cardIn(action)
      const copied = GOD[c] === 'apollo' ? s.played[enemyOf(side)][s.turn - 2] : c
      return cardWorth(copied) + (1 + 4 * daring) * (chance.pick(1000) / 1000)
    }) ?? actions[0]
  )
}

import type { Chance } from '@iacta/kernel'
import type { God } from '../data/cards.ts'
import { type Action, cardIn } from '../rules/action.ts'
import { type Card, enemyOf, GOD, LEVIES, MOVES, type Side } from '../rules/printed.ts'
import type { MovingGod, State } from '../rules/state.ts'
import { attackInHand, type Mind, OPEN_MIND } from './command.ts'
import { best } from './fight.ts'

/** Gods against Move Points; those that move a group for more than themselves, where they find something to attack. */
const GOD_WORTH: Readonly<Record<God, number>> = {
  mars: 2,
  pluto: 2,
  jupiter: 3.4,
  vulcan: 3.2,
  mercury: 1.8,
  neptune: 1,
  apollo: 2,
}
const LEVY = 0.75
/** What an attack brings counts so much. A god without one waits. */
const ATTACK = 4
/** What an attack must seem to bring, since things may be otherwise than they seem when the moment comes. */
const SURE = 0.05
/** The later in the Year, the likelier it is that it will be the last card in hand, and there is nothing to attack by then. */
const NOW: readonly number[] = [1, 1, 1, 1.5, 2, 2]
const WITHOUT_ATTACK = 1
/** Who moves first in the first turn has Roma. */
const FIRST_TO_ROMA = 3

export const isMovingGod = (god: God): god is MovingGod =>
  god === 'mars' || god === 'pluto' || god === 'mercury' || god === 'neptune'

/** Whether it is an Event that moves a group. */
export function movesGroup(c: Card): boolean {
  const god = GOD[c]
  return god !== null && isMovingGod(god)
}

/** Whatever there is to do with it. */
export function cardWorth(c: Card): number {
  const god = GOD[c]
  return god ? GOD_WORTH[god] : MOVES[c] + LEVY * LEVIES[c]
}

/** 2.1. Of six cards the poorest goes; a god that moves a group, unless there is something to attack already. */
export const chooseDiscard = (s: State, side: Side, actions: readonly Action[]): Action =>
  best(actions, (action) => (action.do === 'discard' ? -inTheYear(s, side, cardIn(action)) : 0)) ?? actions[0]

function inTheYear(s: State, side: Side, c: Card): number {
  const god = GOD[c]
  return cardWorth(c) + (god !== null && isMovingGod(god) ? ATTACK * attackInHand(s, side, god) : 0)
}

/** 2.1. The good cards first; Apollo as what it would copy. */
export function chooseCard(
  s: State,
  side: Side,
  actions: readonly Action[],
  chance: Chance,
  daring: number,
  mind: Mind = OPEN_MIND,
): Action {
  return (
    best(actions, (action) => {
      if (action.do !== 'play') return 0
      const c = cardIn(action)
      const copied = GOD[c] === 'apollo' ? s.played[enemyOf(side)][s.turn - 2] : c
      return worthNow(s, side, copied, mind) + (1 + 4 * daring) * (chance.pick(1000) / 1000)
    }) ?? actions[0]
  )
}

function worthNow(s: State, side: Side, c: Card, mind: Mind): number {
  const god = GOD[c]
  if (god !== null && isMovingGod(god)) {
    const attack = attackInHand(s, side, god, mind)
    return attack > SURE ? GOD_WORTH[god] + NOW[s.turn] + ATTACK * attack : WITHOUT_ATTACK
  }
  const first = s.year === 1 && s.turn === 1 ? FIRST_TO_ROMA * MOVES[c] : 0
  return cardWorth(c) + first
}

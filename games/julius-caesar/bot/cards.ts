import type { Chance } from '@iacta/kernel'
import type { God } from '../data/cards.ts'
import { type Action, cardIn } from '../rules/action.ts'
import { type Card, enemyOf, GOD, LEVIES, MOVES, type Side } from '../rules/printed.ts'
import type { MovingGod, State } from '../rules/state.ts'
import { attackInHand, type Mind, OPEN_MIND } from './command.ts'
import { best } from './fight.ts'
import type { Tuning } from './tuning.ts'

/** As what it copies, which is not known beforehand. */
const APOLLO = 2
/** What an attack must seem to bring, since things may be otherwise than they seem when the moment comes. */
const SURE = 0.05
/** The later in the Year, the likelier it is that it will be the last card in hand, and there is nothing to attack by then. */
const NOW: readonly number[] = [1, 1, 1, 1.5, 2, 2]

export const isMovingGod = (god: God): god is MovingGod =>
  god === 'mars' || god === 'pluto' || god === 'mercury' || god === 'neptune'

/** Whether it is an Event that moves a group. */
export function movesGroup(c: Card): boolean {
  const god = GOD[c]
  return god !== null && isMovingGod(god)
}

/** Whatever there is to do with it. */
export function cardWorth(c: Card, tuning: Tuning): number {
  const god = GOD[c]
  return god ? godWorth(god, tuning) : MOVES[c] + tuning.levy * LEVIES[c]
}

/** Gods against Move Points; those that move a group for more than themselves, where they find something to attack. */
const godWorth = (god: God, tuning: Tuning): number => (god === 'apollo' ? APOLLO : tuning[god])

/** 2.1. Of six cards the poorest goes; a god that moves a group, unless there is something to attack already. */
export const chooseDiscard = (s: State, side: Side, actions: readonly Action[], mind: Mind): Action =>
  best(actions, (action) => (action.do === 'discard' ? -inTheYear(s, side, cardIn(action), mind) : 0)) ?? actions[0]

function inTheYear(s: State, side: Side, c: Card, mind: Mind): number {
  const tuning = mind.tunings[side]
  const god = GOD[c]
  const attack = god !== null && isMovingGod(god) ? attackInHand(s, side, god, { ...mind, doubt: null }) : 0
  return cardWorth(c, tuning) + tuning.attack * attack
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
  const tuning = mind.tunings[side]
  const god = GOD[c]
  if (god !== null && isMovingGod(god)) {
    const attack = attackInHand(s, side, god, mind)
    return attack > SURE ? tuning[god] + NOW[s.turn] + tuning.attack * attack : tuning.withoutAttack
  }
  const first = s.year === 1 && s.turn === 1 ? tuning.firstToRoma * MOVES[c] : 0
  return cardWorth(c, tuning) + first
}

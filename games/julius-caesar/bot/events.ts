import { type Action, placeAt } from '../rules/action.ts'
import { type Block, COLOUR, enemyOf, isLeader, isNavis, type Side, VALUE } from '../rules/printed.ts'
import { blocksAt, type State } from '../rules/state.ts'
import { best } from './fight.ts'
import { Ground } from './ground.ts'
import type { Tuning } from './tuning.ts'
import { blockWorth } from './worth.ts'

const STEP_WORTH = 0.12

/** Jupiter: where the block drawn is likely to be worth most; it counts twice, for it changes sides. */
export function chooseTurncoat(s: State, side: Side, actions: readonly Action[]): Action {
  return (
    best(actions, (action) => {
      if (action.do !== 'turn') return 0
      const among = blocksAt(s, placeAt(action), enemyOf(side)).filter((b) => COLOUR[b] === action.colour)
      const gain = (b: Block): number => (isLeader[b] || isNavis[b] ? STEP_WORTH : 2 * blockWorth(s, b))
      const alone = blocksAt(s, placeAt(action)).length === 1 ? VALUE[placeAt(action)] : 0
      return alone + among.reduce((sum, b) => sum + gain(b), 0) / among.length
    }) ?? actions[0]
  )
}

/** Jupiter: the city that needs the block most. */
export function chooseHaven(s: State, side: Side, actions: readonly Action[], tuning: Tuning): Action {
  const ground = new Ground(s, tuning)
  return (
    best(actions, (action) =>
      action.do === 'receive' ? ground.pull(side, placeAt(action)) + ground.danger(side, placeAt(action)) : 0,
    ) ?? actions[0]
  )
}

/** Vulcan: where most is lost. */
export function chooseEruption(s: State, side: Side, actions: readonly Action[]): Action {
  return (
    best(actions, (action) => {
      if (action.do !== 'strike') return 0
      const there = blocksAt(s, placeAt(action), enemyOf(side))
      const lost = there.reduce((sum, b) => sum + (s.steps[b] === 1 ? blockWorth(s, b) : STEP_WORTH), 0)
      return lost + (there.every((b) => s.steps[b] === 1) ? VALUE[placeAt(action)] : 0)
    }) ?? actions[0]
  )
}

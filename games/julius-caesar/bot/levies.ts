import type { Chance } from '@iacta/kernel'
import { type Action, blockIn, placeAt } from '../rules/action.ts'
import {
  type Block,
  FIREPOWER,
  FULL_STEPS,
  isLeader,
  isNavis,
  isSea,
  type Place,
  type Side,
  SUPPLY,
  VALUE,
} from '../rules/printed.ts'
import { blocksOf, type State } from '../rules/state.ts'
import { best } from './fight.ts'
import { Ground } from './ground.ts'
import type { Tuning } from './tuning.ts'

/** What a block is worth that its city will not feed, by the turn of the Year (8.3). */
const UNFED: readonly number[] = [1, 1, 0.9, 0.7, 0.3, 0.05]

/** 6.4. Steps and new blocks where they will be needed. */
export function chooseLevy(
  s: State,
  side: Side,
  actions: readonly Action[],
  chance: Chance,
  daring: number,
  tuning: Tuning,
): Action {
  const ground = new Ground(s, tuning)
  return (
    best(actions, (action) => {
      const stray = daring * 2 * (chance.pick(1000) / 1000)
      if (action.do === 'raise') return raised(s, side, ground, tuning, blockIn(action)) + stray
      if (action.do === 'levy') return levied(s, side, ground, tuning, blockIn(action), placeAt(action)) + stray
      return 0
    }) ?? actions[0]
  )
}

const needAt = (ground: Ground, tuning: Tuning, side: Side, p: Place): number =>
  tuning.anywhere +
  tuning.nearTheFront * ground.pull(side, p) +
  tuning.inDanger * ground.danger(side, p) * (0.3 + VALUE[p])

function raised(s: State, side: Side, ground: Ground, tuning: Tuning, b: Block): number {
  const fragile = isLeader[b] ? 0.3 : 0
  return (
    (0.35 + FIREPOWER[b] / 4 + fragile) * (isNavis[b] ? tuning.navis : 1) * needAt(ground, tuning, side, s.place[b])
  )
}

function levied(s: State, side: Side, ground: Ground, tuning: Tuning, b: Block, at: Place): number {
  const fed = blocksOf(s, side, at) < SUPPLY[at] ? 1 : UNFED[s.turn]
  if (isNavis[b])
    return (
      fed * tuning.navis * (fleet(s, side) < fleet(s, side === 0 ? 1 : 0) ? 1.6 : 1) * needAt(ground, tuning, side, at)
    )
  return fed * tuning.newBlock * (0.2 + FIREPOWER[b] / 4 + FULL_STEPS[b] / 12) * needAt(ground, tuning, side, at)
}

function fleet(s: State, side: Side): number {
  let navis = 0
  for (let p = 0; p < isSea.length; p++) if (isSea[p]) navis += blocksOf(s, side, p as Place)
  return navis
}

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

/** A new block stands for more than its one step: it can hold a city, and grow. */
const NEW_BLOCK = 0.9
const NAVIS = 0.55
const NEAR_THE_FRONT = 1.4
const IN_DANGER = 1.5
/** What a block is worth that its city will not feed, by the turn of the Year (8.3). */
const UNFED: readonly number[] = [1, 1, 0.9, 0.7, 0.3, 0.05]

/** 6.4. Steps and new blocks where they will be needed. */
export function chooseLevy(s: State, side: Side, actions: readonly Action[], chance: Chance, daring: number): Action {
  const ground = new Ground(s)
  return (
    best(actions, (action) => {
      const stray = daring * 2 * (chance.pick(1000) / 1000)
      if (action.do === 'raise') return raised(s, side, ground, blockIn(action)) + stray
      if (action.do === 'levy') return levied(s, side, ground, blockIn(action), placeAt(action)) + stray
      return 0
    }) ?? actions[0]
  )
}

const needAt = (ground: Ground, side: Side, p: Place): number =>
  0.5 + NEAR_THE_FRONT * ground.pull(side, p) + IN_DANGER * ground.danger(side, p) * (0.3 + VALUE[p])

function raised(s: State, side: Side, ground: Ground, b: Block): number {
  const fragile = isLeader[b] ? 0.3 : 0
  return (0.35 + FIREPOWER[b] / 4 + fragile) * (isNavis[b] ? NAVIS : 1) * needAt(ground, side, s.place[b])
}

function levied(s: State, side: Side, ground: Ground, b: Block, at: Place): number {
  const fed = blocksOf(s, side, at) < SUPPLY[at] ? 1 : UNFED[s.turn]
  if (isNavis[b])
    return fed * NAVIS * (fleet(s, side) < fleet(s, side === 0 ? 1 : 0) ? 1.6 : 1) * needAt(ground, side, at)
  return fed * NEW_BLOCK * (0.2 + FIREPOWER[b] / 4 + FULL_STEPS[b] / 12) * needAt(ground, side, at)
}

function fleet(s: State, side: Side): number {
  let navis = 0
  for (let p = 0; p < isSea.length; p++) if (isSea[p]) navis += blocksOf(s, side, p as Place)
  return navis
}

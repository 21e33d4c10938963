import type { MannerId } from '@iacta/kernel'
import { enemyOf, isSea, type Side, VALUE } from '../rules/printed.ts'
import { blocksOf, isFriendly, type State } from '../rules/state.ts'
import type { Leg } from './ground.ts'

/** What a manner adds to or takes from an idea, in the unit of worth.ts: little enough to decide between near equals only. */
const LIKING = { battle: 0.06, together: 0.012, point: 0.15 } as const

/** How much a manner likes some blocks to go where they would. */
export function likingOf(s: State, side: Side, legs: readonly Leg[], manner: MannerId): number {
  let liking = 0
  for (const { to } of legs) {
    if (manner === 'bold') liking += isEnemys(s, side, to) ? LIKING.battle : 0
    else if (manner === 'patient') liking += !isSea[to] && isFriendly(s, side, to) ? LIKING.together : 0
    else liking += isFriendly(s, side, to) ? 0 : LIKING.point * VALUE[to]
  }
  return liking / legs.length
}

const isEnemys = (s: State, side: Side, to: Leg['to']): boolean => blocksOf(s, enemyOf(side), to) > 0

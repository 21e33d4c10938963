import type { PlayContext } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { allHolders, hasArmy } from './forces.ts'
import {
  BARBARIAN,
  BYZANTINE,
  LAND,
  LAZICA,
  MUST_HOLD,
  PREFECTURE,
  PREFECTURE_IDS,
  PREFECTURE_NEEDS,
  ROME,
} from './printed.ts'
import type { State } from './state.ts'
import { tell } from './telling.ts'

/** Who wins, and when it is over (10). */

/** 10.21: what a prefecture still wants of the Byzantine. */
export interface Standing {
  readonly held: number
  readonly needed: number
  /** Provinces with a city or an income of 2 that he does not hold. */
  readonly missing: readonly number[]
}
export function standingIn(s: State, prefecture: number): Standing {
  let held = 0
  const missing: number[] = []
  const holders = allHolders(s)
  for (const province of LAND) {
    if (PREFECTURE[province] !== prefecture) continue
    if (holders[province] === ROME) held++
    else if (MUST_HOLD[province]) missing.push(province)
  }
  return { held, needed: PREFECTURE_NEEDS[prefecture], missing }
}
export const holdsPrefecture = (s: State, prefecture: number): boolean => {
  const { held, needed, missing } = standingIn(s, prefecture)
  return held >= needed && missing.length === 0
}
/** How many provinces are still wanted for a reconquest, Lazica among them where a Barbarian army stands there. */
export function missingProvinces(s: State): number {
  let count = hasArmy(s, LAZICA, BARBARIAN) ? 1 : 0
  for (let prefecture = 0; prefecture < PREFECTURE_IDS.length; prefecture++) {
    const { held, needed, missing } = standingIn(s, prefecture)
    count += Math.max(missing.length, needed - held)
  }
  return count
}
/** 10.21, 107. */
export const hasReconquered = (s: State): boolean =>
  !hasArmy(s, LAZICA, BARBARIAN) && PREFECTURE_IDS.every((_, prefecture) => holdsPrefecture(s, prefecture))

export type Way = 'reconquest' | 'plague' | 'last-turn'

/** The end of the game, as the board stands: the Barbarian wins if 10.21 does not hold (10.22). */
export function conclude(s: State, way: Way, play: PlayContext): void {
  const winner = hasReconquered(s) ? BYZANTINE : BARBARIAN
  s.outcome = {
    winners: [winner],
    way,
    params: { turn: s.turn, winner: SEAT_IDS[winner], missing: missingProvinces(s) },
  }
  s.stack = []
  tell(play, 'game-over', { way })
}

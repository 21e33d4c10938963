import { type Judgement, judging, type Learned, type Seat } from '@iacta/kernel'
import { LIGHT_DROMON } from '../data/fleets.ts'
import { VICTORY } from '../data/tables.ts'
import { hasWon, points } from '../rules/end.ts'
import { BOTH, enemyOf, SHIPS } from '../rules/printed.ts'
import { isRammed } from '../rules/ships.ts'
import { isOnMap, type State, sideOf } from '../rules/state.ts'

/** What tells who will win, by name. */
export const FEATURES = ['points', 'won', 'doomed', 'burning', 'slow', 'marines', 'ships', 'fatigue'] as const

function of(s: State, side: Seat): number[] {
  let [doomed, burning, slow, marines, ships, fatigue] = [0, 0, 0, 0, 0, 0]
  for (const ship of SHIPS) {
    if (!isOnMap(s, ship) || sideOf(s, ship) !== side || s.prize[ship]) continue
    if (isRammed(s, ship)) doomed++
    else {
      ships++
      marines += s.marines[ship] / LIGHT_DROMON.marines
      fatigue += s.fatigue[ship]
      if (s.fire[ship] > 0) burning += s.fire[ship]
      if (s.oars[ship] !== 'sound') slow += s.oars[ship] === 'half-speed' ? 0.6 : 1
    }
  }
  const own = points(s, side)
  const enemy = points(s, enemyOf(side))
  return [own / VICTORY[side].atLeast, hasWon(side, own, enemy) ? 1 : 0, doomed, burning, slow, marines, ships, fatigue]
}

/** Set by hand: a ship that sinks in the next turn is as good as lost. */
export const LEARNED: Learned = {
  weights: {
    points: 4,
    won: 4,
    doomed: -0.34,
    burning: -0.12,
    slow: -0.14,
    marines: 0.08,
    ships: 0.05,
    fatigue: -0.02,
  },
  accepted: null,
}

export const judgement: Judgement<State> = {
  features: FEATURES,
  measure: (s) => BOTH.map((side) => of(s, side)),
  outcome: ({ outcome }) => outcome,
  learned: LEARNED,
}

/** How likely a seat is to win: by what both have lost, and by what is left to them. */
export const evaluate = judging(judgement)

import type { Seat } from '@iacta/kernel'
import { POINTS } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { points } from '../rules/end.ts'
import { BOTH, builtFor, enemyOf, SHIPS } from '../rules/printed.ts'
import { isImmobile, isRaked, isRammed } from '../rules/ships.ts'
import { isOnMap, isStanding, type State, shipsOf } from '../rules/state.ts'
import { evaluate } from './judgement.ts'

/** The end by agreement (14.3): when to offer it, to accept it, and to think better of it. */

/** Fleets with so few ships between them that still row and strike are spent, and so is their admirals' patience. */
const FEW = 8
/** So little hope is none: who is behind may as well stop. */
const HOPELESS = 0.04
/** Who is level stops if he is no more likely to win than this. */
const NO_BETTER = 0.6

/** Points as they will stand when this turn is over: ships that were rammed before go down in it (13.3). */
function pointsAtTurnsEnd(s: State, side: Seat): number {
  let sum = points(s, side)
  for (const ship of SHIPS)
    if (builtFor(ship) !== side && isOnMap(s, ship) && isRammed(s, ship) && s.rammed[ship] < s.turn)
      sum += POINTS.lost - (s.taken[ship] ? POINTS.captured : 0)
  return sum
}

/** Ships that still row and strike. */
const fit = (s: State, side: Seat): number =>
  shipsOf(s, side).filter((ship) => !s.prize[ship] && !isImmobile(s, ship) && !isRaked(s, ship)).length

/**
 * Whether a seat has nothing more to win by fighting on: it is ahead, or level without prospects, or beyond hope, as whoever
 * would not be ahead if every ship of his took another.
 */
function isContent(s: State, seat: Seat): boolean {
  const lead = pointsAtTurnsEnd(s, seat) - pointsAtTurnsEnd(s, enemyOf(seat))
  if (lead > 0 || -lead > POINTS.captured * fit(s, seat)) return true
  return evaluate(s, seat) <= (lead === 0 ? NO_BETTER : HOPELESS)
}

/** Whether the fleets have not much left to fight with. */
export const areSpent = (s: State): boolean => BOTH.reduce((sum, side) => sum + fit(s, side), 0) <= FEW

/** What a seat says about the end, if it has anything to say; before the fleets have met nobody does. */
export function planEnding(s: State, seat: Seat): Action | null {
  if (s.turn < 2) return null
  const offers = isStanding(s, seat, 'stop')
  const isOffered = isStanding(s, enemyOf(seat), 'stop')
  if (!offers && !isOffered && !areSpent(s)) return null
  const stops = isContent(s, seat)
  if (stops === offers) return null
  return stops ? make.stand('stop') : make.recall('stop')
}

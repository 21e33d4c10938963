import type { Seat } from '@iacta/kernel'
import { DECLARATION, PROVINCES_FOR_A_ZONE } from '../data/constants.ts'
import { ALL_ZONES, ITALY, type Place, PROVINCES_OF, type Zone } from './printed.ts'
import { legionsOf, NO_SEAT, type State, seatsOf } from './state.ts'

/** 11.1. Who has more legions in a province than all other players together; nobody under the Germanic marker. */
export function controller(s: State, p: Place): Seat {
  if (s.tribes === p) return NO_SEAT
  let all = 0
  let best = NO_SEAT
  let most = 0
  for (const seat of seatsOf(s)) {
    const count = legionsOf(s, seat, p)
    all += count
    if (count > most) {
      most = count
      best = seat
    }
  }
  return most > all - most ? best : NO_SEAT
}

/** 11.2. Who controls three provinces of a zone. */
export function zoneController(s: State, z: Zone): Seat {
  const held = [0, 0, 0, 0]
  for (const p of PROVINCES_OF[z]) {
    const seat = controller(s, p)
    if (seat !== NO_SEAT && ++held[seat] >= PROVINCES_FOR_A_ZONE) return seat
  }
  return NO_SEAT
}

export const zonesOf = (s: State, seat: Seat): Zone[] => ALL_ZONES.filter((z) => zoneController(s, z) === seat)

export const italianProvincesOf = (s: State, seat: Seat): Place[] => ITALY.filter((p) => controller(s, p) === seat)

/** 3.2. With three players one zone is nobody's home. */
export const isChosen = (s: State, z: Zone): boolean => s.home.includes(z)

/** 7.1. Own legions in Italy beyond those of all other players, never below zero. */
export function superiority(s: State, seat: Seat): number {
  let surplus = 0
  for (const p of ITALY)
    for (const other of seatsOf(s)) surplus += other === seat ? legionsOf(s, other, p) : -legionsOf(s, other, p)
  return Math.max(0, surplus)
}

/** 7.1. Declaration points that the board gives, before any card. */
export const declarationPoints = (s: State, seat: Seat): number =>
  superiority(s, seat) * DECLARATION.legion + zonesOf(s, seat).length * DECLARATION.zone

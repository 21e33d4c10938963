import { turned } from '@iacta/grids'
import type { Going } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import type { Action } from './action.ts'
import { HEX_IDS, type Hex, NONE, type Ship, shipNamed } from './printed.ts'
import { ahead, beam, fromBow } from './ships.ts'
import { type Hand, isOnMap, type State, stern } from './state.ts'

/** Where actions take ships, for boards that ask how far they may go. */

const sixths = (to: Hand): number => (to === 'starboard' ? 1 : -1)

function shipGoing(s: State, ship: Ship, to: Hex | typeof NONE, by: number): Going | null {
  if (!isOnMap(s, ship) || to === NONE) return null
  const frame = s.stack.at(-1)
  const speed = frame?.step === 'ship' ? (frame.speed ?? '') : ''
  return {
    piece: SHIP_IDS[ship],
    from: HEX_IDS[s.bow[ship]],
    to: HEX_IDS[to],
    as: `${turned(s.heading[ship], by)}${speed}`,
  }
}

/** Being activated and naming a speed are goings in place. */
export function going(action: Action, s: State): Going | null {
  if (action.do === 'activate') return shipGoing(s, shipNamed(action.ship), s.bow[shipNamed(action.ship)], 0)
  const frame = s.stack.at(-1)
  if (frame?.step !== 'ship') return null
  const { ship } = frame
  switch (action.do) {
    case 'speed': {
      const here = shipGoing(s, ship, s.bow[ship], 0)
      return here && { ...here, as: `${s.heading[ship]}${action.at}` }
    }
    case 'ahead':
      return shipGoing(s, ship, ahead(s, ship), 0)
    case 'turn':
      return shipGoing(s, ship, fromBow(s, ship, sixths(action.to)), sixths(action.to))
    case 'pivot':
      return shipGoing(s, ship, beam(s, ship, action.to), sixths(action.to))
    case 'back':
      return shipGoing(s, ship, stern(s, ship), 0)
    default:
      return null
  }
}

export const halts = (action: Action): boolean => action.do === 'finish'

/** Movement points of all ships so far; they only grow. */
export const spent = (s: State): number => s.strokes

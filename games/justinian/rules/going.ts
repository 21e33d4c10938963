import type { Going } from '@iacta/kernel'
import { ACTIVATIONS } from '../data/tables.ts'
import type { Action } from './action.ts'
import { HOST_IDS, NO_ARMY, PLACE_IDS, PROVINCE_COUNT, placeNamed, STATION_IDS } from './printed.ts'
import type { State } from './state.ts'

/** Where actions take armies, for boards that ask how far they may go. */

export function going(action: Action, s: State): Going | null {
  const frame = s.stack[s.stack.length - 1]
  if (frame?.step === 'march' && action.do === 'go')
    return { piece: HOST_IDS[frame.army], from: PLACE_IDS[s.place[frame.army]], to: PLACE_IDS[placeNamed(action.to)] }
  if (frame?.step !== 'voyage' || (action.do !== 'enterSea' && action.do !== 'port')) return null
  const piece = frame.army === NO_ARMY ? 'fleet' : HOST_IDS[frame.army]
  // In the port it set out from it only stays.
  if (action.do === 'port' && frame.at < PROVINCE_COUNT) return null
  return { piece, from: STATION_IDS[frame.at], to: action.do === 'port' ? action.at : action.to }
}

export const halts = (action: Action): boolean => action.do === 'halt'

/** More than an army has in one march. */
const MARCH = 20

/** Movement points, reckoned from the last activation's end backwards, so that they only grow. */
export function spent(s: State): number {
  const begun = s.romanDone + ACTIVATIONS.choose + ACTIVATIONS.random - s.chooseLeft - s.randomLeft
  let left = 0
  for (const frame of s.stack) {
    if (frame.step === 'march') left += Math.min(frame.mp, MARCH)
    else if (frame.step === 'joint') left += MARCH * ((frame.majorDone ? 0 : 1) + (frame.minorDone ? 0 : 1))
    else if (frame.step === 'setOut') left += MARCH
  }
  return (s.turn * (ACTIVATIONS.byzantine * 2 + 1) + begun) * MARCH * 4 - left
}

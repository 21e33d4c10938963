import type { Knowledge, Seat } from '@iacta/kernel'
import { type Action, placeAt, placeTo } from '../rules/action.ts'
import { PLACE_COUNT, type Place, place, SEAT_IDS } from '../rules/printed.ts'
import { legionsOf, running, type State, seatsOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { told } from './memory.ts'
import type { Ways } from './ways.ts'

/** Where a seat's own pieces went in this hand of its and the last: to go back there needs a better reason. */
export interface Trail {
  readonly seat: Seat
  /** Steps that would undo one, as `from * PLACE_COUNT + to`. */
  readonly back: ReadonlySet<number>
}

const HANDS_REMEMBERED = 2
/** What a step back must bring, in points, beyond what any other step must. */
const BACK = 1

/** The last steps of a seat, from what it was told. */
export function trailOf({ seat, heard }: Knowledge<View>): Trail {
  const back = new Set<number>()
  const id = SEAT_IDS[seat]
  let hands = 0
  for (let i = heard.length - 1; i >= 0 && hands < HANDS_REMEMBERED; i--) {
    if (told(heard[i], 'hand-begins')?.seat === id) hands++
    const step = told(heard[i], 'marched')
    if (step?.seat === id) back.add(place(step.to) * PLACE_COUNT + place(step.from))
  }
  return { seat, back }
}

/** What is held against going from one place to another: something where a step of it goes back. */
export function reluctance(trail: Trail | null, seat: Seat, { before }: Ways, from: Place, to: Place): number {
  if (!trail || trail.seat !== seat || trail.back.size === 0) return 0
  for (let p = to; p !== from; p = before[p]) if (trail.back.has(before[p] * PLACE_COUNT + p)) return BACK
  return 0
}

/** Whether a plan takes a step back, though nobody else stands where it leads. */
export function turnsBack(s: State, trail: Trail | null, plan: readonly Action[]): boolean {
  if (!trail || trail.back.size === 0) return false
  let at = running(s)?.at ?? s.pool
  for (const action of plan) {
    if (action.do === 'from') at = placeAt(action)
    if (action.do !== 'go') continue
    const to = placeTo(action)
    const isDisputed = seatsOf(s).some((other) => other !== trail.seat && legionsOf(s, other, to) > 0)
    if (!isDisputed && trail.back.has(at * PLACE_COUNT + to)) return true
    at = to
  }
  return false
}

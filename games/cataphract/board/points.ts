import { type Pointers, pointsAtButton } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { standsAt, subjectOf } from './reading.ts'
import { hexOfAction, piecesOf } from './touch.ts'

/** Where on the board the actions of a plan are: a piece is followed from hex to hex. */
export function pointsAt(plan: readonly Action[], view: View): readonly Pointers[] {
  const subject = subjectOf(view)
  let at = subject && standsAt(view, subject)
  return plan.map((action) => {
    const [piece] = piecesOf(action)
    const stands = piece ? standsAt(view, piece) : null
    const to = hexOfAction(action)
    const points: Pointers = {
      ...(at && to && at !== to ? { arrows: [{ from: at, to }] } : {}),
      ...(to ? { rings: [to] } : stands ? { rings: [stands] } : {}),
      controls: [pointsAtButton(action)],
    }
    if (action.do === 'order' || action.do === 'lead') at = stands
    else if (to) at = to
    return points
  })
}

import { type Pointers, pointsAtButton } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { standsAt, subjectOf } from './reading.ts'
import { hexOfAction, piecesOf } from './touch.ts'

const isOnItsWay = (action: Action | undefined): boolean => action?.do === 'step' || action?.do === 'turn'

/**
 * Where on the board the actions of a plan are: a piece is followed from hex to hex. Of what is to follow each march is one
 * arrow, from where it begins to where it ends.
 */
export function pointsAt(plan: readonly Action[], view: View): readonly Pointers[] {
  const subject = subjectOf(view)
  let from = subject && standsAt(view, subject)
  return plan.map((action, i) => {
    const [piece] = piecesOf(action)
    const stands = piece ? standsAt(view, piece) : null
    const to = hexOfAction(action)
    const controls = [pointsAtButton(action)]
    const isPassing = i > 0 && isOnItsWay(action) && isOnItsWay(plan[i + 1])
    const points: Pointers = isPassing
      ? { controls }
      : {
          ...(from && to && from !== to ? { arrows: [{ from, to }] } : {}),
          ...(to ? { rings: [to] } : stands ? { rings: [stands] } : {}),
          controls,
        }
    if (action.do === 'order' || action.do === 'lead') from = stands
    else if (to && (i === 0 || !isPassing)) from = to
    return points
  })
}

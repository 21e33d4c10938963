import { type Pointers, pointsAtButton } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { PLACE_IDS } from '../rules/printed.ts'
import { actingArmy, stateOf } from './reading.ts'
import { spotsOf } from './touch.ts'

/** Where on the board the actions of a plan are: an army is followed from where one of them leaves it to the next. */
export function pointsAt(plan: readonly Action[], view: View): readonly Pointers[] {
  const s = stateOf(view)
  const army = actingArmy(s)
  let at: string | undefined = army >= 0 ? PLACE_IDS[s.place[army]] : undefined
  return plan.map((action) => {
    const rings = spotsOf(s, action)
    const controls = [pointsAtButton(action)]
    const isMove = action.do === 'go' || action.do === 'enterSea' || action.do === 'port' || action.do === 'retreat'
    const arrows = isMove && at ? rings.map((to) => ({ from: at as string, to })) : []
    if (isMove) at = rings[0]
    return { rings, controls, ...(arrows.length > 0 && { arrows }) }
  })
}

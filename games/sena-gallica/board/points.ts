import { type Pointers, pointsAtButton } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { aheadOf, hexBeside, moverOf, type SeenShip, shipIn } from './reading.ts'
import { piecesOf } from './touch.ts'

type Lie = Pick<SeenShip, 'bow' | 'stern' | 'heading'>

/** Where a step takes a bow and whither it heads then; the same if it takes it nowhere. */
function after(action: Action, lie: Lie): Lie {
  const turned = (by: number): SeenShip['heading'] => ((lie.heading + by + 6) % 6) as SeenShip['heading']
  const towards = (by: number, far: number): Lie => {
    const bow = hexBeside(lie.bow, lie.heading + far)
    return bow ? { bow, stern: lie.bow, heading: turned(by) } : lie
  }
  switch (action.do) {
    case 'ahead':
      return { ...lie, bow: aheadOf(lie) ?? lie.bow, stern: lie.bow }
    case 'turn':
      return action.to === 'port' ? towards(-1, -1) : towards(1, 1)
    case 'pivot':
      return { ...(action.to === 'port' ? towards(-1, -2) : towards(1, 2)), stern: lie.stern }
    case 'back':
      return { ...lie, bow: lie.stern, stern: hexBeside(lie.stern, lie.heading + 3) ?? lie.stern }
    default:
      return lie
  }
}

const STEPS: ReadonlySet<Action['do']> = new Set(['ahead', 'turn', 'pivot', 'back'])

/** Where on the board the actions of a plan are: a ship is followed from hex to hex, and ringed where it sets out and ends. */
export function pointsAt(plan: readonly Action[], view: View): readonly Pointers[] {
  const mover = moverOf(view)
  let lie: Lie | null = mover ? shipIn(view, mover) : null
  return plan.map((action, i) => {
    if (action.do === 'activate') lie = shipIn(view, action.ship)
    const before = lie
    if (lie) lie = after(action, lie)
    const [piece] = piecesOf(action, view)
    const ship = piece ? shipIn(view, piece) : null
    const to = action.do === 'place' ? action.at : lie && before && lie.bow !== before.bow ? lie.bow : null
    // A ring for every hex on the way would hide the course.
    const goesOn = i > 0 && i + 1 < plan.length && STEPS.has(action.do) && STEPS.has(plan[i + 1].do)
    return {
      ...(to && before ? { arrows: [{ from: before.bow, to }] } : {}),
      ...(to ? (goesOn ? {} : { rings: [to] }) : ship ? { rings: [ship.bow] } : {}),
      controls: [pointsAtButton(action)],
    }
  })
}

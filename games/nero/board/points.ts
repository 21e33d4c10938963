import { type Pointers, pointsAtButton } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { type Frames, frame, subject } from './reading.ts'

type Points = Pointers<PlaceId>

/** Where on the board the actions of a plan are: a stack is followed from where one of them leaves it to the next. */
export function pointsAt(plan: readonly Action[], view: View): readonly Points[] {
  let at = standsAt(view)
  return plan.map((action) => {
    const points = pointsOf(action, at)
    if (action.do === 'from') at = action.at
    else if (action.do === 'load') at = action.from
    else if (action.do === 'go' || action.do === 'sail') at = action.to
    return points
  })
}

/** What is asked about, or would move: the innermost step that stands somewhere. */
function standsAt(view: View): PlaceId | null {
  const shown = view.steps.findLast(({ at }) => typeof at === 'string')
  return (shown?.at as PlaceId | undefined) ?? view.pool
}

function pointsOf(action: Action, at: PlaceId | null): Points {
  const here = at ? [at] : []
  const button = { controls: [pointsAtButton(action)] }
  switch (action.do) {
    case 'place':
    case 'station':
    case 'tribes':
    case 'rebel':
    case 'from':
      return { rings: [action.at], ...button }
    case 'go':
    case 'sail':
    case 'retreat':
    case 'flee':
    case 'drive':
      return { arrows: here.map((from) => ({ from, to: action.to })), rings: [action.to], ...button }
    case 'send':
      return { arrows: here.map((to) => ({ from: action.from, to })), ...button }
    case 'load':
      return { rings: [action.from], controls: PARCEL }
    case 'form':
      return { rings: here, controls: PARCEL }
    case 'attack':
    case 'take':
    case 'shed':
    case 'halt':
    case 'ask':
    case 'stay':
    case 'disperse':
      return { rings: here, ...button }
    case 'lay':
    case 'event':
    case 'discard':
    case 'support':
    case 'influence':
    case 'commit':
    case 'answer':
      return { controls: [{ is: 'card', id: action.card }, pointsAtButton(action)] }
    default:
      return button
  }
}

/** The choice of who goes is one control, whoever it is that should. */
const PARCEL = [{ is: 'do', id: 'form' }] as const

/** What an answer is asked about: the march as an arrow, or where something happens. */
export function pointsOfQuestion(view: View): readonly Points[] {
  const about = subject(view)
  if (!about) return []
  const stack = frame(view, 'stack')
  const { at, to } = about as Partial<Frames['flight']>
  const from = about.step === 'march' ? stack?.at : at
  if (from && to) return [{ arrows: [{ from, to }], rings: [to] }]
  return from ? [{ rings: [from] }] : []
}

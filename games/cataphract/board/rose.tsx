import { Rose as Arrows } from '@iacta/web/battle'
import { angleOfHexside, angleOfVertex } from '@iacta/web/grid'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { FIELDS, placeOf } from './field.ts'
import { standsAt, subjectOf, unitIn } from './reading.ts'

/** Arrows around a unit that may turn: each is touched to face that way. The buttons below say the same. */

interface Arrow {
  readonly angle: number
  readonly action: Action
}

function arrowsOf(view: View, actions: readonly Action[], subject: string): Arrow[] {
  const { turn } = FIELDS.of(view.scenario)
  const unit = unitIn(view, subject)
  if (!unit) return []
  const inColumn = unit.marks.includes('column')
  const angle = (facing: number, isSide: boolean): number =>
    isSide ? angleOfHexside(facing, turn) : angleOfVertex(facing, turn)
  return actions.flatMap((action): Arrow[] => {
    switch (action.do) {
      case 'turn':
        return [{ angle: angle((unit.facing + (action.by === 'right' ? 1 : 5)) % 6, inColumn), action }]
      case 'face':
        return [{ angle: angle(action.facing, inColumn), action }]
      default:
        return []
    }
  })
}

export function Rose({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk } = useAround()
  const subject = actions.length > 0 ? subjectOf(view) : null
  const at = subject && standsAt(view, subject)
  if (!subject || !at) return null
  const { geometry } = FIELDS.of(view.scenario)
  return (
    <Arrows
      at={geometry.centre(placeOf(view.scenario, at))}
      room={geometry.room}
      arrows={arrowsOf(view, actions, subject).map(({ angle, action }) => ({
        angle,
        take: () => desk.do({ is: 'act', actions: [action] }),
      }))}
    />
  )
}

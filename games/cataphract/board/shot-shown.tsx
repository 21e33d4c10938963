import { UNHEARD } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { FIELDS, placeOf } from './field.ts'
import { oddsInShort, oddsOf, oddsQuestion } from './odds.ts'
import { isFire, withThoseAt } from './touch.ts'

/** How likely a fire at whom the pointer rests on is to hit, over his head. */
export function ShotShown({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk } = useAround()
  const aim = desk.aim.value
  const action = aim && withThoseAt(actions.filter(isFire), view, aim)[0]
  const question = action ? oddsQuestion([action]) : null
  const found = question && desk.props.reach(question).value
  const odds = found && oddsOf(found)
  if (!aim || !odds) return null
  const { geometry } = FIELDS.of(view.scenario)
  const [x, y] = geometry.centre(placeOf(view.scenario, aim))
  return (
    <text class="battle-price" x={x} y={y - geometry.room * 1.1} {...UNHEARD}>
      {oddsInShort(odds, desk.props.language)}
    </text>
  )
}

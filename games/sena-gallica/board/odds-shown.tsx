import { UNHEARD } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { oddsInShort } from './odds.ts'
import { shipIn } from './reading.ts'
import { GEOMETRY } from './sea.ts'
import { middleOf } from './ships.tsx'
import { isAttack, piecesOf } from './touch.ts'

/** The best chance against each ship that may be attacked now, over it; what else may be done to it the bar says. */
export function OddsShown({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const insight = desk.insight.value
  if (!insight) return null
  const rams = actions.filter(({ do: verb }) => verb === 'ram' || verb === 'rake' || verb === 'through')
  const shown = rams.length > 0 ? rams : actions.filter(isAttack)
  return (
    <g {...UNHEARD}>
      {shown.map((action) => {
        const [id] = piecesOf(action, view)
        const ship = id ? shipIn(view, id) : null
        const odds = insight.odds(action)
        if (!ship || !odds || (rams.length > 0 && action !== rams.find((one) => piecesOf(one, view)[0] === id)))
          return null
        const [x, y] = middleOf(ship)
        return (
          <text key={id} class="battle-price is-blow" x={x} y={y - GEOMETRY.room * 1.15}>
            {oddsInShort(odds, words)}
          </text>
        )
      })}
    </g>
  )
}

import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { namedInWords } from './describe.ts'
import { hexOf, shipAt } from './reading.ts'
import { Hull, Signs } from './ship-shape.tsx'
import { middleOf, shapeOf } from './ships.tsx'

/** Whether something lies in the right half of the map as it is shown. */
function isOnTheRight([x, y]: readonly [number, number]): boolean {
  const pieces = document.querySelector<SVGGElement>('.battle-map .map-pieces')
  const [seen, matrix] = [pieces?.closest('.board')?.getBoundingClientRect(), pieces?.getScreenCTM()]
  return Boolean(seen && matrix && new DOMPoint(x, y).matrixTransform(matrix).x > seen.left + seen.width / 2)
}

/** The ship under the pointer, large and in words: above what can be done, and in the other half of the map than the ship. */
export function Magnified({ view }: { readonly view: View }) {
  const { desk, words } = useAround()
  const { hover } = desk.focus
  const ship = hover.value < 0 ? null : shipAt(view, hexOf(hover.value))
  if (!ship || ship.id === desk.held.value) return null
  const { name, lines } = namedInWords(view, ship.id, words)
  const shape = shapeOf(ship, (leader) => words.leader(leader).charAt(0))
  return (
    <aside class={`battle-magnified ${isOnTheRight(middleOf(ship)) ? 'is-left' : ''}`} aria-hidden="true">
      <div class="sg-magnified">
        <svg viewBox="-105 -105 210 210" data-zoom="near" role="presentation">
          <g class={`sg-ship of-${ship.side}`}>
            <Hull {...shape} />
            <Signs {...shape} />
          </g>
        </svg>
        <div>
          <h4>{name}</h4>
          <p>{lines.join(' · ')}</p>
        </div>
      </div>
    </aside>
  )
}

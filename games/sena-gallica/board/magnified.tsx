import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { namedInWords } from './describe.ts'
import { hexOf, shipAt } from './reading.ts'
import { Hull, Signs } from './ship-shape.tsx'
import { shapeOf } from './ships.tsx'

/** The ship under the pointer, large and in words, in a corner of the map that covers nothing. */
export function Magnified({ view }: { readonly view: View }) {
  const { desk, words } = useAround()
  const { hover } = desk.focus
  const ship = hover.value < 0 ? null : shipAt(view, hexOf(hover.value))
  if (!ship || ship.id === desk.held.value) return null
  const { name, lines } = namedInWords(view, ship.id, words)
  const shape = shapeOf(ship, (leader) => words.leader(leader).charAt(0))
  return (
    <aside class="battle-magnified" aria-hidden="true">
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

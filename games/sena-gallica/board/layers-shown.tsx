import { Overlays } from '@iacta/web/grid'
import { LEADER_IDS, LEADERS } from '../data/fleets.ts'
import { MISSILES } from '../data/tables.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { seaWithin } from './describe.ts'
import { placeOf, shipIn, subjectOf } from './reading.ts'
import { GEOMETRY } from './sea.ts'

/** How far leaders command, and how far the ship in question shoots. */
export function Layers({ view }: { readonly view: View }) {
  const { desk } = useAround()
  const shown = desk.layers.value
  const command = LEADER_IDS.flatMap((leader) => {
    const ship = shown.has('command') && view.aboard[leader] ? shipIn(view, view.aboard[leader]) : null
    return ship
      ? [
          {
            kind: `range sg-range of-${LEADERS[leader].side}`,
            places: seaWithin(placeOf(ship.bow), LEADERS[leader].range),
          },
        ]
      : []
  })
  const about = desk.held.value ?? subjectOf(view)
  const ship = shown.has('missiles') && about ? shipIn(view, about) : null
  const near = ship
    ? [...new Set([ship.bow, ship.stern].flatMap((hex) => seaWithin(placeOf(hex), MISSILES.range)))]
    : []
  const missiles = near.length > 0 ? [{ kind: 'range sg-range-fire', places: near }] : []
  return <Overlays geometry={GEOMETRY} overlays={[...command, ...missiles]} />
}

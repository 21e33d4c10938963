import { Traces, useAim } from '@iacta/web/battle'
import { later, PointerLayer } from '@iacta/web/board'
import { GridMap, type Overlay, Overlays } from '@iacta/web/grid'
import { useEffect, useRef } from 'preact/hooks'
import type { LeaderId } from '../data/fleets.ts'
import { SPEEDS } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { beat } from './beats.ts'
import { spotInWords } from './describe.ts'
import type { Desk, Props } from './desk.ts'
import { SeaGround } from './ground.tsx'
import { hexOf, placeOf, shipAt, shipIn, shipsIn, subjectOf } from './reading.ts'
import { GEOMETRY } from './sea.ts'
import { Ships, type Touched } from './ships.tsx'
import { isAttack, piecesOf } from './touch.ts'

const CourseShown = later(() => import('./aside.tsx').then((module) => module.CourseShown))
const Layers = later(() => import('./aside.tsx').then((module) => module.Layers))
const OddsShown = later(() => import('./aside.tsx').then((module) => module.OddsShown))

type SeaProps = Pick<Props, 'view' | 'actions' | 'seat' | 'motion' | 'pointed' | 'log' | 'news'>

/** Those who may be touched for something: one's own to be told it, and the others as targets. */
function touchable(
  view: View,
  actions: readonly Action[],
  desk: Desk,
): Touched & { readonly named: readonly string[] } {
  const named = new Set(actions.flatMap((action) => piecesOf(action, view)))
  const targets = new Set(actions.filter(isAttack).flatMap((action) => piecesOf(action, view)))
  const subject = actions.length > 0 ? subjectOf(view) : null
  const chosen = new Set([desk.held.value, subject].filter((id): id is string => id !== null))
  const able = new Set([...named].filter((id) => !targets.has(id)))
  return { named: [...named], targets, chosen, able, meant: desk.meant.value }
}

/** The sea with everything on it. */
export function SeaMap({ view, actions, seat, motion, pointed, log, news }: SeaProps) {
  const { desk, words } = useAround()
  const { focus, lens } = desk
  const ships = shipsIn(view)
  const touched = touchable(view, actions, desk)
  const map = useRef<HTMLDivElement>(null)
  useAim(desk, hexOf)
  useEffect(() => void import('./aside.tsx').then(({ comeNear }) => comeNear(view, lens.current, map.current)), [])
  const bows = (ids: readonly string[]): number[] => ids.flatMap((id) => shipIn(view, id)?.bow ?? []).map(placeOf)
  const stops = touched.named.length > 0 ? bows(touched.named) : ships.map(({ bow }) => placeOf(bow))
  return (
    <div class="battle-map" ref={map}>
      <GridMap
        geometry={GEOMETRY}
        focus={focus}
        lens={lens}
        label={words.map}
        labels={words.zoom}
        help={words.keys}
        motion={motion}
        stops={stops}
        stackAt={(at) => {
          const ship = shipAt(view, hexOf(at))
          return ship ? [ship.id] : []
        }}
        describe={(at, counter) => spotInWords(view, hexOf(at), counter, words)}
        touch={(at, counter) => desk.touch(at, counter)}
      >
        <SeaGround town={words.town} sea={words.sea} />
        {desk.layers.value.size > 0 && <Layers view={view} />}
        <Traces
          geometry={GEOMETRY}
          seat={seat}
          log={log}
          news={news}
          beat={(line) => beat(line, view)}
          placeOf={placeOf}
          colourOf={(by) => by ?? 'nobody'}
        />
        <Lit view={view} actions={actions} />
        <g class="map-pieces">
          <Ships
            ships={ships}
            focus={focus}
            letter={(leader: LeaderId) => words.leader(leader).charAt(0)}
            {...touched}
          />
        </g>
        <CourseShown view={view} actions={actions} />
        {actions.some(isAttack) && <OddsShown view={view} actions={actions} />}
        <PointerLayer
          pointed={pointed}
          spot={(hex) => GEOMETRY.centre(placeOf(hex))}
          size={GEOMETRY.room * 1.2}
          lens={lens}
        />
      </GridMap>
    </div>
  )
}

/** Where the ship in question may go, by the slowest speed that leads there, and at what price. */
function Lit({ view, actions }: Pick<SeaProps, 'view' | 'actions'>) {
  const { desk } = useAround()
  const courses = desk.courses({ view, actions })
  const overlays: Overlay[] = []
  for (const speed of [null, ...SPEEDS]) {
    const hexes = [...courses].flatMap(([hex, [best]]) => (best.speed === speed ? [hex] : []))
    if (hexes.length > 0)
      overlays.push({
        kind: `reach sg-reach-${speed ?? 'berth'}`,
        places: hexes.map(placeOf),
        label: (at) => (speed === null ? '' : String(courses.get(hexOf(at))?.[0].price ?? '')),
      })
  }
  return <Overlays geometry={GEOMETRY} overlays={overlays} />
}

import { Traces, useAim } from '@iacta/web/battle'
import { later, PointerLayer, type Pointers } from '@iacta/web/board'
import {
  CounterGhost,
  Counters,
  GridMap,
  liftCounters,
  type Overlay,
  Overlays,
  ShownWay,
  stacksOf,
} from '@iacta/web/grid'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { beat } from './beats.ts'
import { countersOf } from './counters.ts'
import { spotInWords } from './describe.ts'
import type { Desk, Props } from './desk.ts'
import { FIELDS, hexOf, placeOf } from './field.ts'
import { Battleground } from './ground.tsx'
import { factsIn, moverOf, sideOf, standsAt, subjectOf } from './reading.ts'
import { hexOfAction, isFire, lineIn, pathOf, piecesOf, waysByHex } from './touch.ts'

const Layers = later(() => import('./aside.tsx').then((module) => module.Layers))
const Rose = later(() => import('./aside.tsx').then((module) => module.Rose))
const ShotShown = later(() => import('./aside.tsx').then((module) => module.ShotShown))
const LineShown = later(() => import('./aside.tsx').then((module) => module.LineShown))

/** Milliseconds, until the map has come near. */
const AFTER_GLIDE = 400

type FieldProps = Pick<Props, 'view' | 'actions' | 'seat' | 'motion' | 'pointed' | 'log' | 'news'>

/** Those who may be touched for something: one's own to be told it, and the others as targets. */
function touchable(view: View, actions: readonly Action[], desk: Desk) {
  const named = new Set(actions.flatMap(piecesOf))
  const targets = new Set(
    actions.flatMap((action) =>
      action.do === 'fire' || action.do === 'harass' || action.do === 'loose'
        ? [action.at]
        : action.do === 'assault' || action.do === 'storm'
          ? [action.on]
          : action.do === 'snipe'
            ? [action.leader]
            : [],
    ),
  )
  const subject = actions.length > 0 ? subjectOf(view) : null
  const chosen = new Set([desk.held.value, subject].filter((id): id is string => id !== null))
  return { named, targets, chosen, able: new Set([...named, ...chosen].filter((id) => desk.takes(id))) }
}

/** The map with everything on it. */
export function FieldMap({ view, actions, seat, motion, pointed, log, news }: FieldProps) {
  const { desk, words } = useAround()
  const { scenario } = view
  const field = FIELDS.of(scenario)
  const { geometry } = field
  const { focus, lens } = desk
  const touched = touchable(view, actions, desk)
  const counters = countersOf(view, touched)
  const stacks = useMemo(() => stacksOf(counters), [counters])
  useAim(desk, (at) => hexOf(scenario, at))
  const place = (hex: string): number => placeOf(scenario, hex)
  const stops = [...touched.named].flatMap((id) => {
    const at = standsAt(view, id)
    return at ? [place(at)] : []
  })
  const map = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void import('./aside.tsx').then(({ comeNear }) => {
      comeNear(view, lens.current, map.current)
      setTimeout(() => desk.revealAsked(), AFTER_GLIDE)
    })
  }, [])
  return (
    <div class="battle-map" ref={map}>
      <GridMap
        geometry={geometry}
        focus={focus}
        lens={lens}
        label={words.map}
        labels={words.zoom}
        help={words.keys}
        motion={motion}
        stops={stops.length > 0 ? [...new Set(stops)] : [...stacks.keys()]}
        stackAt={(at) => (stacks.get(at) ?? []).map(({ id }) => id)}
        describe={(at, counter) => spotInWords(view, hexOf(scenario, at), counter, words)}
        touch={(at, counter) => desk.touch(at, counter)}
        grab={(event, id) =>
          liftCounters(event, id, {
            geometry,
            focus,
            lens,
            takes: (counter) => desk.lifts(counter),
            drop: (_, at, lead) => desk.drop(lead, at),
          })
        }
      >
        <Battleground scenario={scenario} names={words.places} />
        {desk.layers.value.size > 0 && <Layers view={view} seat={seat} />}
        <Traces
          geometry={geometry}
          seat={seat}
          log={log}
          news={news}
          beat={(line) => beat(line, view)}
          placeOf={place}
          colourOf={(by) => armyIn(view, by)}
        />
        <Lit view={view} actions={actions} able={[...touched.named]} />
        <g class="map-pieces">
          <Counters geometry={geometry} focus={focus} counters={counters} />
        </g>
        {lineIn(view, actions).length > 1 && <LineShown view={view} actions={actions} />}
        {actions.some(isFire) && <ShotShown view={view} actions={actions} />}
        <Way view={view} actions={actions} />
        <Rose view={view} actions={actions} />
        <PointedAt view={view} pointed={pointed} desk={desk} />
      </GridMap>
      <CounterGhost geometry={geometry} focus={focus} counters={counters} />
    </div>
  )
}

const armyIn = (view: View, seat: string | null): string => {
  const side = sideOf(view, seat)
  return side === null ? 'nobody' : factsIn(view).sides[side].army
}

const PointedAt = ({ view, pointed, desk }: { view: View; pointed: readonly Pointers[]; desk: Desk }) => {
  const { geometry } = FIELDS.of(view.scenario)
  return (
    <PointerLayer
      pointed={pointed}
      spot={(hex) => geometry.centre(placeOf(view.scenario, hex))}
      size={geometry.room * 1.2}
      lens={desk.lens}
    />
  )
}

/** Where something may be done: pieces that may be told something, hexes that may be entered and at what price. */
function Lit({ view, actions, able }: Pick<FieldProps, 'view' | 'actions'> & { readonly able: readonly string[] }) {
  const { desk } = useAround()
  const { geometry } = FIELDS.of(view.scenario)
  const place = (hex: string): number => placeOf(view.scenario, hex)
  const ways = waysByHex(desk.marches({ view, actions }))
  const insight = desk.insight.value
  const goer = moverOf(view) ?? desk.held.value
  const overlays: Overlay[] = []
  const hexes = [...new Set(actions.flatMap((action) => hexOfAction(action) ?? []))].filter((hex) => !ways.has(hex))
  if (ways.size > 0 || hexes.length > 0) {
    const reached = [...ways.keys(), ...hexes].map(place)
    overlays.push({
      kind: 'reach',
      places: reached,
      label: (at) => {
        const march = ways.get(hexOf(view.scenario, at))
        if (!march) return ''
        const hits = goer && insight ? insight.hits(goer, march.way) : 0
        return hits > 0 ? `${march.price}·${hits}!` : String(march.price)
      },
    })
  }
  // While somebody is under way or in the hand, only he matters.
  if (!goer && able.length > 0) {
    const stand = able.flatMap((id) => standsAt(view, id) ?? []).map(place)
    overlays.push({ kind: 'able', places: [...new Set(stand)] })
  }
  return <Overlays geometry={geometry} overlays={overlays} />
}

/** The way to the hex that is pointed at, with its price. */
function Way({ view, actions }: Pick<FieldProps, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const { geometry } = FIELDS.of(view.scenario)
  const march = desk.aim.value ? waysByHex(desk.marches({ view, actions })).get(desk.aim.value) : undefined
  if (!march || desk.company(desk.held.value, { view, actions }).length > 0) return null
  const goer = moverOf(view) ?? desk.held.value
  const hits = goer && desk.insight.value ? desk.insight.value.hits(goer, march.way) : 0
  const [x, y] = geometry.centre(placeOf(view.scenario, march.to))
  return (
    <>
      <ShownWay geometry={geometry} places={pathOf(march).map((hex) => placeOf(view.scenario, hex))} />
      <text class="battle-price" x={x} y={y - geometry.room * 1.1}>
        {words.points(march.price, hits)}
      </text>
    </>
  )
}

import './map.css'
import { shoresOf, towards, type WideName as WideOf, written } from '@iacta/cartography'
import { Lines, memo, WideName } from '@iacta/web/board'
import type { VNode } from 'preact'
import { ROAD_LIMIT } from '../data/constants.ts'
import { MAJOR_ROADS, MINOR_ROADS, PLACES, STRAITS } from '../data/map.ts'
import type { BorderId, PlaceId } from '../rules/printed.ts'
import { places } from '../text/places.ts'
import { LAND, LAND_NAMES, RIVERS, SEA_LINES, SEA_NAMES, SHELVES } from './geography.ts'
import { CITY_NAME, DOT, harbour, leader, MAP, roadMiddle, roadPath } from './layout.ts'
import { kindOf, markSize, nameSize, worthOf } from './measure.ts'

/** The map itself. It is drawn once: nothing on it depends on the state of play, nor on what part is looked at. */
export const MapLayer = memo(function MapLayer() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG is not focusable
    <g class="jc-map-drawing" aria-hidden="true">
      <Ground />
      <Roads />
      <g class="jc-map-cities">
        {CITIES.map((city) => (
          <City key={city} city={city} />
        ))}
      </g>
      <Names />
    </g>
  )
})

const CITIES: readonly PlaceId[] = PLACES.flatMap(([id, kind]) => (kind === 'sea' ? [] : [id]))

const SEAS: readonly PlaceId[] = PLACES.flatMap(([id, kind]) => (kind === 'sea' ? [id] : []))

/** The land goes on a little outside the frame, for windows of another shape. */
const BEYOND = 140

const COAST = shoresOf(LAND, 48)
const RIVER = RIVERS.split(/(?=M)/)

/** Sea and land, rivers, and the lines where seas meet. */
export const Ground = memo(function Ground() {
  return (
    <g>
      <rect class="map-sea" x={-BEYOND} y={-BEYOND} width={MAP.width + 2 * BEYOND} height={MAP.height + 2 * BEYOND} />
      <path class="map-shelf-3" d={SHELVES[2]} />
      <path class="map-shelf-2" d={SHELVES[1]} />
      <path class="map-shelf-1" d={SHELVES[0]} />
      <Lines kind="jc-map-sea-line" paths={SEA_LINES} />
      <path class="jc-map-land" d={LAND} />
      <Lines kind="map-coast" paths={COAST} />
      <rect
        class="jc-map-edge"
        x={-BEYOND}
        y={-BEYOND}
        width={MAP.width + 2 * BEYOND}
        height={MAP.height + 2 * BEYOND}
      />
      <Lines kind="jc-map-river" paths={RIVER} />
      {LAND_NAMES.map((name) => (
        <Wide key={name.lines[0]} kind="jc-map-land-name" name={name} />
      ))}
    </g>
  )
})

const pathsOf = (roads: readonly (readonly [PlaceId, PlaceId])[]): readonly string[] =>
  roads.flatMap((ends) => roadPath(borderOf(ends)) ?? [])
const borderOf = ([a, b]: readonly [PlaceId, PlaceId]): BorderId => (a < b ? `${a}--${b}` : `${b}--${a}`)

const MAJOR = pathsOf(MAJOR_ROADS)
const MINOR = pathsOf(MINOR_ROADS)
const STRAIT = pathsOf(STRAITS)

/** Major roads are double lines, minor roads thin ones, straits rows of dots with the number that may cross. */
export const Roads = memo(function Roads() {
  return (
    <g class="jc-map-roads">
      <Lines kind="jc-map-way jc-map-minor-edge" paths={MINOR} />
      <Lines kind="jc-map-way jc-map-minor" paths={MINOR} />
      <Lines kind="jc-map-way jc-map-major-edge" paths={MAJOR} />
      <Lines kind="jc-map-way jc-map-major" paths={MAJOR} />
      <Lines kind="jc-map-way jc-map-strait" paths={STRAIT} />
      {STRAITS.map((ends) => {
        const border = borderOf(ends)
        const [x, y] = roadMiddle(border)
        return (
          <g key={border} class="jc-map-limit" transform={`translate(${x} ${y})`}>
            <path class="jc-map-shield" d="M-15-12H15V0C15 9 8 14 0 17C-8 14-15 9-15 0Z" />
            <text y="7">{ROAD_LIMIT.move.strait}</text>
          </g>
        )
      })}
    </g>
  )
})

/** Inland a square, at a port a circle, at a major port a ring with an anchor; a wreath and a number where it counts. */
export const City = memo(function City({ city }: { readonly city: PlaceId }) {
  const kind = kindOf(city)
  const value = worthOf(city)
  const size = markSize(city)
  const line = leader(city)
  const [x, y] = DOT[city]
  return (
    <>
      {line && <path class="jc-map-leader" d={line} />}
      {SEAS.flatMap((sea) => {
        const water = harbour(borderOf([city, sea]))
        return water
          ? [<path key={sea} class="jc-map-harbour" d={`M${x} ${y}L${written(towards([x, y], water, size + 11))}`} />]
          : []
      })}
      <g transform={`translate(${x} ${y})`}>
        <g class={`jc-map-city jc-map-${kind}${value > 0 ? ' is-valued' : ''}`}>
          {value > 0 && <path class="jc-map-wreath" d={WREATH[value - 1]} />}
          {kind === 'city' ? (
            <rect class="jc-map-mark" x="-9" y="-9" width="18" height="18" rx="2.5" />
          ) : (
            <circle class="jc-map-mark" r={value > 0 ? size - 8 : kind === 'major-port' ? size - 1.5 : 9.5} />
          )}
          {kind === 'port' && value === 0 && <circle class="jc-map-eye" r="3.4" />}
          {kind === 'major-port' && <Anchor value={value} size={size} />}
          {value > 0 && (
            <text class="jc-map-value" y={value > 1 ? 8.5 : 7.5}>
              {value}
            </text>
          )}
        </g>
      </g>
    </>
  )
})

const ANCHOR = 'M0-5.2V8M-4.6-2.6H4.6M-8 2.2C-7.4 6.6-4 8.6 0 8.6S7.4 6.6 8 2.2'

function Anchor({ value, size }: { readonly value: number; readonly size: number }): VNode {
  if (value === 0)
    return (
      <g class="jc-map-anchor" transform="translate(0 .6)">
        <path d={ANCHOR} />
        <circle cy="-7.4" r="2.2" />
      </g>
    )
  return (
    <g class="jc-map-anchor is-pendant" transform={`translate(0 ${size * 0.92}) scale(.72)`}>
      <circle class="jc-map-pendant" r="13" />
      <path d={ANCHOR} />
      <circle cy="-7.4" r="2.2" />
    </g>
  )
}

/** Two laurel branches, open above: leaves about a circle, each along it and leaning out. */
export function wreath(radius: number, long: number, wide: number): string {
  let path = ''
  for (const side of [1, -1])
    for (const angle of [0.3, 0.78, 1.26, 1.74, 2.22, 2.66]) {
      const at = (forward: number, aside: number): string => {
        const lean = 0.3
        const along = forward * Math.cos(lean) - aside * Math.sin(lean)
        const out = radius + forward * Math.sin(lean) + aside * Math.cos(lean)
        const turn = angle + along / radius
        return `${(Math.sin(turn) * out * side).toFixed(1)} ${(Math.cos(turn) * out).toFixed(1)}`
      }
      path += `M${at(-long / 2, 0)}Q${at(0, wide)} ${at(long / 2, 0)}Q${at(0, -wide)} ${at(-long / 2, 0)}Z`
    }
  return path
}
const WREATH = [wreath(19, 11.5, 5), wreath(23, 13.5, 6)] as const

/** From the mark's side to the text, in ems, so that names shrink towards their marks. */
const BASELINE = { below: 0.76, above: -0.2, left: 0.27, right: 0.27 } as const
const ANCHORED = { below: 'middle', above: 'middle', left: 'end', right: 'start' } as const

/** Names smaller than this are not for looking from afar. */
const SMALL = 40

const Wide = ({ kind, name }: { readonly kind: 'map-sea-name' | 'jc-map-land-name'; readonly name: WideOf }) => (
  <WideName class={name.size < SMALL ? `${kind} is-small` : kind} {...name} />
)

export const Names = memo(function Names() {
  return (
    <g class="jc-map-names">
      {(Object.entries(SEA_NAMES) as [PlaceId, WideOf][]).map(([sea, name]) => (
        <Wide key={sea} kind="map-sea-name" name={name} />
      ))}
      {CITIES.map((city) => (
        <CityName key={city} city={city} />
      ))}
    </g>
  )
})

function CityName({ city }: { readonly city: PlaceId }): VNode | null {
  const name = CITY_NAME[city]
  if (!name) return null
  const [x, y, side, ground] = name
  const [dotX, dotY] = DOT[city]
  const size = nameSize(city)
  const isBeside = side === 'left' || side === 'right'
  const shift = isBeside ? (y - dotY) / size : (x - dotX) / size
  return (
    <text
      class={`jc-map-name jc-map-rank-${rankOf(city)} on-${ground}`}
      x={isBeside ? x : dotX}
      y={isBeside ? dotY : y}
      dx={isBeside ? undefined : `${shift.toFixed(2)}em`}
      dy={`${(BASELINE[side] + (isBeside ? shift : 0)).toFixed(2)}em`}
      text-anchor={ANCHORED[side]}
      style={{ '--size': `${size}px` }}
    >
      {places[city]}
    </text>
  )
}

/** What is worth most is named largest. */
const rankOf = (city: PlaceId): number =>
  worthOf(city) > 0 ? 2 - worthOf(city) : kindOf(city) === 'major-port' ? 2 : 3

import './map.css'
import { arrowHead, shoresOf, type WideName as WideOf } from '@iacta/cartography'
import { Lines, memo, UNHEARD, WideName } from '@iacta/web/board'
import { PLACE_IDS, type PlaceId, ZONE_IDS, type ZoneId } from '../rules/printed.ts'
import { BORDERS, FRONTIERS, LAND, LINKS, RIVERS, SEA_NAMES, SHELVES, WILDS } from './geography.ts'
import { ANCHOR, MAP, OUTLINE, type Point, ROME_SIZE, STAND } from './layout.ts'
import { zoneAt } from './reading.ts'
import { Sign } from './symbols.tsx'

/**
 * The map itself. Provinces are drawn first, a little beyond their coasts, and the sea is drawn over them: so what is
 * shown of a province while the game goes on needs no coast of its own.
 */

export const PROVINCE_IDS: readonly PlaceId[] = PLACE_IDS.filter((at) => at !== 'roma')

/** The land goes on a little outside the frame, for windows of another shape. */
const BEYOND = 140
const WORLD = `M${-BEYOND}${-BEYOND}H${MAP.width + BEYOND}V${MAP.height + BEYOND}H${-BEYOND}Z`

const COAST = shoresOf(LAND, 48)
const RIVER = RIVERS.split(/(?=M)/)

/** Each zone has a pattern besides its colour. */
const PATTERNS: Record<ZoneId, string> = {
  'west-europe': 'M0 24L24 0',
  'central-europe':
    'M4 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 24a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'east-europe': 'M0 6H24M0 18H24',
  'asia-africa': 'M0 8q6-6 12 0t12 0M0 20q6-6 12 0t12 0',
}

const Patterns = () => (
  <defs>
    {ZONE_IDS.map((id) => (
      <pattern key={id} id={`ne-pattern-${id}`} width="24" height="24" patternUnits="userSpaceOnUse">
        <path class={`ne-map-pattern ne-map-zone-${id}`} d={PATTERNS[id]} />
      </pattern>
    ))}
    {PROVINCE_IDS.map((at) => (
      <clipPath key={at} id={`ne-in-${at}`}>
        <path d={OUTLINE[at]} />
      </clipPath>
    ))}
  </defs>
)

/** Land in and out of play, each zone in its colour. */
export const Ground = memo(function Ground() {
  return (
    <g class="ne-map-ground" {...UNHEARD}>
      <Patterns />
      <path class="ne-map-wild" d={WORLD} />
      {WILDS.map((name) => (
        <Wide key={name.lines[0]} kind="ne-map-wild-name" name={name} />
      ))}
      {PROVINCE_IDS.map((at) => (
        <path key={at} class={`ne-map-margin ${zoneClass(at)}`} d={OUTLINE[at]} />
      ))}
      {PROVINCE_IDS.map((at) => (
        <path key={at} class={`ne-map-province ${zoneClass(at)}`} d={OUTLINE[at]} />
      ))}
      {PROVINCE_IDS.map((at) => {
        const zone = zoneAt(at)
        return zone && <path key={at} d={OUTLINE[at]} fill={`url(#ne-pattern-${zone})`} />
      })}
    </g>
  )
})

export const zoneClass = (at: PlaceId): string => `ne-map-zone-${zoneAt(at) ?? 'italia'}`

/** What is drawn over the provinces whoever holds them: borders, water, rivers, ways over the sea, Rome. */
export const Water = memo(function Water() {
  return (
    <g class="ne-map-water" {...UNHEARD}>
      <Lines kind="ne-map-river" paths={RIVER} />
      <Lines kind="ne-map-border" paths={BORDERS} />
      <Lines kind="ne-map-frontier-edge" paths={FRONTIERS} />
      <Lines kind="ne-map-frontier" paths={FRONTIERS} />
      <path class="map-sea" d={WORLD + LAND} />
      <path class="map-shelf-3" d={SHELVES[2] + LAND} />
      <path class="map-shelf-2" d={SHELVES[1] + LAND} />
      <path class="map-shelf-1" d={SHELVES[0] + LAND} />
      <Lines kind="map-coast" paths={COAST} />
      <path class="ne-map-edge" d={WORLD} />
      {SEA_NAMES.map((name) => (
        <Wide key={name.lines.join(' ')} kind="map-sea-name" name={name} />
      ))}
      {LINKS.map(({ ends, line }) => (
        <Link key={ends.join(' ')} from={line[0]} to={line[1]} />
      ))}
      {(Object.entries(ANCHOR) as [PlaceId, Point][]).map(([at, [x, y]]) => (
        <g key={at} class="ne-map-anchor" transform={`translate(${x} ${y})`}>
          <circle r="17" />
          <Sign of="anchor" x={0} y={0} size={24} />
        </g>
      ))}
      <Rome />
    </g>
  )
})

/** A walled city, round, with its gates. */
function Rome() {
  const [x, y] = STAND.roma
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="ne-readable">
        <circle class="ne-map-walls" r={ROME_SIZE} />
        <circle class="ne-map-towers" r={ROME_SIZE} />
        <circle class="ne-map-city" r={ROME_SIZE - 7} />
      </g>
    </g>
  )
}

/** A way over the sea, open both ways. */
function Link({ from, to }: { readonly from: Point; readonly to: Point }) {
  const line = `M${from.join(' ')}L${to.join(' ')}`
  const heads = arrowHead(from, to, 26) + arrowHead(to, from, 26)
  return (
    <g class="ne-map-link">
      <path class="ne-map-link-edge" d={line} />
      <path class="ne-map-link-edge" d={heads} />
      <path class="ne-map-link-line" d={line} />
      <path class="ne-map-link-head" d={heads} />
    </g>
  )
}

/** Names smaller than this are not for looking from afar. */
const SMALL = 30

const Wide = ({ kind, name }: { readonly kind: 'map-sea-name' | 'ne-map-wild-name'; readonly name: WideOf }) => (
  <WideName class={name.size < SMALL ? `${kind} is-small` : kind} {...name} />
)

import './map.css'
import { arrowHead, distance } from '@iacta/cartography'
import { Lines, memo, UNHEARD, WideName } from '@iacta/web/board'
import { BOX_IDS, type BoxId, PREFECTURES, type PrefectureId, SEA_IDS, type SeaId } from '../data/map.ts'
import { PROVINCES as FACTS, type ProvinceId } from '../data/provinces.ts'
import { ARROWS, CITY_NAMES, LANDS, NAMES, PREFECTURE_NAMES, RIVERS, SEA_NAMES, SHELF, STRAITS } from './geography.ts'
import { BOX, BOX_SIZE, GROUP, GROUP_SIZE, MAP, OUTLINE, type Point, TOWN } from './layout.ts'
import { outlineOf, pathsOf } from './outlines.ts'

/** The map itself, without pieces: water, lands and peoples, provinces and what stands in them for good. */

/** What is written on it that is not Latin. */
export interface MapWords {
  readonly seas: Readonly<Record<SeaId, string>>
  readonly prefectures: Readonly<Record<PrefectureId, string>>
  readonly powers: Readonly<Record<BoxId, string>>
}

/** The sea goes on a little outside the frame, for windows of another shape. */
const BEYOND = 140
const WORLD = `M${-BEYOND} ${-BEYOND}H${MAP.width + BEYOND}V${MAP.height + BEYOND}H${-BEYOND}Z`

type Region = (typeof FACTS)[number][1]
const REGIONS: readonly Region[] = [...PREFECTURES.map(([id]) => id), 'independent']
const PROVINCES_OF = new Map(
  REGIONS.map((region) => [region, FACTS.filter(([, own]) => own === region).map(([id]) => id)]),
)
const REGION = new Map<ProvinceId, Region>(FACTS.map(([id, region]) => [id, region]))
export const regionClass = (at: ProvinceId): string => `ju-map-of-${REGION.get(at)}`

const LAND = outlineOf(LANDS)
const RIVER = RIVERS.split(/(?=M)/)
const [BORDERS, DIVISIONS, FRONTIERS, COASTS, LIMITS, MARCHES] = (
  ['border', 'division', 'frontier', 'coast', 'sea', 'march'] as const
).map(pathsOf)

/** Each prefecture has a pattern besides its colour. */
const PATTERNS: Record<Region, string> = {
  oriens: 'M0 24L24 0',
  egypt: 'M0 8q6-6 12 0t12 0M0 20q6-6 12 0t12 0',
  africa:
    'M4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M16 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M16 24a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
  italy: 'M0 6H24M0 18H24',
  illyricum: 'M0 0L24 24',
  independent: 'M6 3v6M3 6h6M18 15v6M15 18h6',
}

const Patterns = () => (
  <defs>
    <clipPath id="ju-world">
      <path d={WORLD} />
    </clipPath>
    {REGIONS.map((id) => (
      <pattern key={id} id={`ju-pattern-${id}`} width="24" height="24" patternUnits="userSpaceOnUse">
        <path class={`ju-map-pattern ju-map-of-${id}`} d={PATTERNS[id]} />
      </pattern>
    ))}
  </defs>
)

/** Water, lands beyond the border, and the provinces in the colours of their prefectures. */
export const Ground = memo(function Ground() {
  return (
    <g class="ju-map-ground" clip-path="url(#ju-world)" {...UNHEARD}>
      <Patterns />
      <path class="map-sea" d={WORLD} />
      <path class="map-shelf-3" d={SHELF} />
      <Lines kind="ju-map-shallows" paths={COASTS} />
      <Lines kind="ju-map-shore" paths={COASTS} />
      <path class="ju-map-land" d={LAND} />
      <Lines kind="ju-map-march" paths={MARCHES} />
      {REGIONS.map((region) => {
        const shape = (PROVINCES_OF.get(region) ?? []).map((id) => OUTLINE[id]).join('')
        return (
          <g key={region} class={`ju-map-of-${region}`}>
            <path class="ju-map-province" d={shape} />
            <path d={shape} fill={`url(#ju-pattern-${region})`} />
          </g>
        )
      })}
      {(Object.entries(GROUP) as [ProvinceId, Point][]).map(([id, at]) => (
        <g key={id} class={regionClass(id)}>
          <Plaque kind="ju-map-group" at={at} {...GROUP_SIZE} />
        </g>
      ))}
    </g>
  )
})

interface PlaqueProps {
  readonly kind: string
  readonly at: Point
  readonly width: number
  readonly height: number
}
const Plaque = ({ kind, at: [x, y], width, height }: PlaqueProps) => (
  <rect class={kind} x={x - width / 2} y={y - height / 2} width={width} height={height} rx="12" />
)

/** What is drawn over the provinces whoever holds them. */
export const Drawn = memo(
  function Drawn({ words }: { readonly words: MapWords }) {
    return (
      <g class="ju-map-lines" clip-path="url(#ju-world)" {...UNHEARD}>
        <Lines kind="ju-map-river" paths={RIVER} />
        <Lines kind="ju-map-border" paths={BORDERS} />
        <Lines kind="ju-map-shade" paths={DIVISIONS} />
        <Lines kind="ju-map-division" paths={DIVISIONS} />
        <Lines kind="ju-map-frontier-edge" paths={FRONTIERS} />
        <Lines kind="ju-map-frontier" paths={FRONTIERS} />
        <Lines kind="ju-map-limit" paths={LIMITS} />
        <Lines kind="map-coast" paths={COASTS} />
        {SEA_IDS.map((id) => (
          <Wide key={id} kind="map-sea-name" name={words.seas[id]} {...SEA_NAMES[id]} />
        ))}
        {ARROWS.map(({ ends, line }) => (
          <Arrow key={ends.join(' ')} kind="ju-map-arrow" line={line} isDouble={ends[1] in BOX} />
        ))}
        {STRAITS.map(({ ends, line }) => (
          <Arrow key={ends.join(' ')} kind="ju-map-strait" line={line} isDouble />
        ))}
        {BOX_IDS.map((id) => (
          <Home key={id} id={id} name={words.powers[id]} />
        ))}
        <path class="ju-map-edge" d={WORLD} />
        <Towns />
        <g class="ju-map-prefectures">
          {PREFECTURES.map(([id]) => (
            <Wide
              key={id}
              kind="ju-map-prefecture"
              name={words.prefectures[id].toUpperCase()}
              {...PREFECTURE_NAMES[id]}
            />
          ))}
        </g>
      </g>
    )
  },
  (a, b) => a.words === b.words,
)

interface WideProps {
  readonly kind: string
  readonly name: string
  readonly at: Point
  readonly turn: number
  readonly size: number
}

/** A long name is broken in the middle; a small one is not for looking from afar. */
const SMALL = 28
const Wide = ({ kind, name, at, turn, size }: WideProps) => (
  <WideName
    class={size < SMALL ? `${kind} is-small` : kind}
    lines={kind === 'map-sea-name' ? name.split(/ (?=\S+$)/) : [name]}
    at={at}
    turn={turn}
    size={size}
  />
)

interface ArrowProps {
  readonly kind: string
  readonly line: readonly [Point, Point]
  readonly isDouble: boolean
}

function Arrow({ kind, line: [from, to], isDouble }: ArrowProps) {
  const shaft = `M${from.join(' ')}L${to.join(' ')}`
  const size = Math.min(17, distance(from, to) / 3)
  const heads = arrowHead(from, to, size) + (isDouble ? arrowHead(to, from, size) : '')
  return (
    <g class={kind}>
      <path class="ju-map-arrow-edge" d={shaft} />
      <path class="ju-map-arrow-edge" d={heads} />
      <path class="ju-map-arrow-line" d={shaft} />
      <path class="ju-map-arrow-head" d={heads} />
    </g>
  )
}

/** From afar names are wider than boxes: of neighbours one stands above its box, the next below. */
export const ABOVE: ReadonlySet<BoxId> = new Set([
  'visigoths',
  'franks',
  'lombards',
  'slavs',
  'kotrigurs',
  'utigurs',
  'sassanids',
  'lakhmids',
])

/** The box of a people beyond the border. */
const Home = ({ id, name }: { readonly id: BoxId; readonly name: string }) => (
  <g class="ju-map-home">
    <Plaque kind="ju-map-box" at={BOX[id]} {...BOX_SIZE} />
    <text
      class="ju-map-people"
      x={BOX[id][0]}
      y={BOX[id][1] - BOX_SIZE.height / 2 + 22}
      style={{ fontSize: `${Math.min(22, 232 / name.length)}px` }}
    >
      {name}
    </text>
    <text
      class="ju-map-people-afar"
      x={BOX[id][0]}
      y={BOX[id][1] + (ABOVE.has(id) ? -1 : 1) * (BOX_SIZE.height / 2 + 8)}
      dominant-baseline={ABOVE.has(id) ? 'auto' : 'text-before-edge'}
    >
      {name}
    </text>
  </g>
)

/** Two cities are larger than the rest. */
const GREAT: readonly ProvinceId[] = ['europa', 'campania']
const FORT = 'M-9 8V-7h4v4h3v-4h4v4h3v-4h4V8z'

const Towns = () => (
  <g>
    {FACTS.map(([id, , , city, fort]) => {
      if (!city && !fort) return null
      const [x, y] = TOWN[id]
      return (
        <g key={id} transform={`translate(${x} ${y})${GREAT.includes(id) ? ' scale(1.35)' : ''}`}>
          {city ? (
            <>
              <circle class="ju-map-walls" r="9" />
              <circle class="ju-map-towers" r="9" />
              <circle class="ju-map-city" r="5" />
            </>
          ) : (
            <path class="ju-map-fort" d={FORT} />
          )}
        </g>
      )
    })}
    {FACTS.map(([id, , , city]) => {
      if (!city) return null
      const { at, side } = CITY_NAMES[id as keyof typeof CITY_NAMES]
      return (
        <text key={id} class="ju-map-city-name" x={at[0]} y={at[1]} text-anchor={side}>
          {city}
        </text>
      )
    })}
  </g>
)

/** From line to line of a name. */
const LINE = 20
/** Smaller than its name and its pieces: these stand on it, and that is written on the shore below. */
const BELOW: { readonly [id in ProvinceId]?: number } = { septem: 25 }

/** What the provinces are called. */
export const Names = memo(function Names() {
  return (
    <g class="ju-names" {...UNHEARD}>
      {FACTS.map(([id]) => {
        const { lines, at } = NAMES[id]
        return (
          <g key={id} style={{ transform: `translate(${at[0]}px, ${at[1] + (BELOW[id] ?? 0)}px)` }}>
            <g class="ju-readable">
              {lines.map((line, i) => (
                <text key={line} class={`ju-name ${regionClass(id)}`} y={(i - (lines.length - 1) / 2) * LINE + 7}>
                  {line}
                </text>
              ))}
            </g>
          </g>
        )
      })}
    </g>
  )
})

import { Lines, memo, UNHEARD, WideName } from '@iacta/web/board'
import { Ground } from '@iacta/web/grid'
import { hexOf } from './reading.ts'
import { AREAS, GEOMETRY, SEA_NAME_AT, TOWN, WAVES_AT } from './sea.ts'
import './map.css'

/** How many waves one path holds: a browser goes through all of what touches the square it draws. */
const TOGETHER = 24

/** Short swells, a little astray, so that they do not look ruled. */
function swells(): string[] {
  const paths: string[] = []
  WAVES_AT.forEach((hex, i) => {
    const [x, y] = GEOMETRY.centre(hex)
    const astray = ((hex * 37) % 17) - 8
    const long = 7 + ((hex * 13) % 5)
    const swell = `M${x - long + astray} ${y + astray / 2}q${long / 2}-4 ${long} 0t${long} 0`
    const part = Math.floor(i / TOGETHER)
    paths[part] = (paths[part] ?? '') + swell
  })
  return paths
}
const SWELLS = swells()

/** Walls with their towers, a gate to the sea and roofs behind: around the middle of its hex. */
const TOWN_WALLS = 'M-24 15V-9h5v-5h7v5h7v-6h10v6h7v-5h7v5h5v24h-19v-7a5 5 0 0 0-10 0v7Z'
const TOWN_ROOFS = 'M-17-12l6-7 6 7M-3-17l6-8 6 8M7-13l5-6 6 6'

/** A river that comes down from the hills to the town's harbour, and two smaller ones. */
const STREAMS = [
  [0, 0],
  [-6.2, -1],
  [7.4, -1],
] as const

function streams(): string {
  const [x, y] = GEOMETRY.centre(TOWN)
  const { room } = GEOMETRY
  return STREAMS.map(([down]) => {
    const at = y + down * room * 2 + room * 0.9
    const mouth = shoreAt(at)
    return `M0 ${at - 14}C${x * 0.3} ${at + 16} ${x * 0.7} ${at - 18} ${mouth} ${at}`
  }).join('')
}

/** How far to the right the land reaches at a height of the sheet. */
function shoreAt(y: number): number {
  let far = 0
  for (let x = 0; x < GEOMETRY.width; x += 6) {
    const place = GEOMETRY.at([x, y])
    if (place >= 0 && ON_LAND.has(place)) far = x
  }
  return far
}
const ON_LAND = new Set<number>(AREAS.find(({ kind }) => kind === 'land')?.places ?? [])
const STREAM = streams()

export interface SeaGroundProps {
  readonly town: string
  readonly sea: readonly string[]
}

/** The shore and the sea: drawn once. */
export const SeaGround = memo(function SeaGround({ town, sea }: SeaGroundProps) {
  const [x, y] = GEOMETRY.centre(TOWN)
  return (
    <>
      <Ground geometry={GEOMETRY} areas={AREAS} number={hexOf} />
      <g class="sg-ground" {...UNHEARD}>
        <path class="sg-stream" d={STREAM} />
        <Lines kind="sg-swells" paths={SWELLS} />
        <WideName class="sg-sea-name" lines={sea} at={GEOMETRY.centre(SEA_NAME_AT)} turn={0} size={46} />
        <g class="sg-town" transform={`translate(${x} ${y})`}>
          <path class="sg-roofs" d={TOWN_ROOFS} />
          <path class="sg-walls" d={TOWN_WALLS} />
        </g>
        <text class="ground-name sg-town-name" x={x} y={y + GEOMETRY.room * 1.25}>
          {town}
        </text>
      </g>
    </>
  )
})

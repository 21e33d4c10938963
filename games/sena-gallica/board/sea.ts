import { type GroundArea, hexGeometry } from '@iacta/web/grid'
import { PLACES } from '../data/map.ts'
import { GRID, type Hex, isLand } from '../data/sea.ts'

/** The sea off Sena Gallica as it is drawn: north is up, the land to the left. */

/** Quarters by which the sheet is turned: its columns grow to the south. */
export const TURN = 1
export const GEOMETRY = hexGeometry(GRID, { turn: TURN })

const LAND: readonly Hex[] = GRID.all.filter(isLand)
const SEA: readonly Hex[] = GRID.all.filter((hex) => !isLand(hex))

const nearest = (hex: Hex, among: (other: Hex) => boolean, most: number): number => {
  for (let far = 1; far <= most; far++) if (GRID.within(hex, far).some(among)) return far
  return most + 1
}

/** How far out each depth reaches, from the deepest to what is wet sand at low water. */
const DEPTHS = [8, 5, 3, 1] as const
/** How far inland the hills begin, and the ridge behind them. */
const HILLS = [2, 3] as const

const FROM_SHORE = new Map(SEA.map((hex) => [hex, nearest(hex, isLand, DEPTHS[0])]))
const INLAND = new Map(LAND.map((hex) => [hex, nearest(hex, (other) => !isLand(other), HILLS[1])]))

const nearer = (most: number): Hex[] => [...LAND, ...SEA.filter((hex) => (FROM_SHORE.get(hex) ?? 0) <= most)]
const deeper = (least: number): Hex[] => LAND.filter((hex) => (INLAND.get(hex) ?? 0) >= least)

/** From the open sea to the ridge, each on the one before it. */
export const AREAS: readonly GroundArea[] = [
  ...DEPTHS.map((most, i) => ({ kind: `depth-${i + 1}`, places: nearer(most) })),
  { kind: 'beach', places: LAND },
  { kind: 'land', places: LAND },
  ...HILLS.map((least, i) => ({ kind: `hill-${i + 1}`, places: deeper(least) })),
]

export const TOWN = GRID.named(PLACES.town)
export const SEA_NAME_AT = GRID.named(PLACES.sea)

/** Where waves are drawn: the open sea, not every hex of it. */
export const WAVES_AT: readonly Hex[] = SEA.filter((hex) => (GRID.column(hex) * 7 + GRID.row(hex) * 5) % 3 === 0)

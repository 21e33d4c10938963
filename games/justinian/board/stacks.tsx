import { Drawn, memo, UNHEARD } from '@iacta/web/board'
import { BOX_IDS, SEA_IDS } from '../data/map.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS, type ProvinceId } from '../data/provinces.ts'
import type { View } from '../rules/fog.ts'
import { allHolders, hasFort } from '../rules/forces.ts'
import { HAS_PRINTED_FORT, LAND, PLACE_IDS, type Place, patrolIn, ROME, SEA_AREAS_ALL } from '../rules/printed.ts'
import { BARBARIANS, NOBODYS, type State } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { Labels } from './labels.ts'
import { BOX_SIZE, OUTLINE, PORT, type Point, patrolAt, spotAt, TOWN } from './layout.ts'
import { ARMY, CHIP, FLAME, FLEET, GAP } from './piece-shape.ts'
import { ArmyPiece, Detached, FleetPiece, Frontier, lookOf, Treasure, Waiting } from './pieces.tsx'
import { actingArmy, fleetsAt, type Piece, piecesAt, stateOf } from './reading.ts'

/** What stands on the map, in rows about the middle of its place. */

export interface Stood {
  readonly piece: Piece
  readonly x: number
  readonly y: number
}

const sizeOf = ({ is }: Piece): { readonly width: number; readonly height: number } => (is === 'army' ? ARMY : CHIP)
/** A row of a province, and of a box. */
const WIDEST = { province: 112, box: BOX_SIZE.width } as const

/** Armies in rows, then what is small in rows of its own. */
export function standing(pieces: readonly Piece[], widest: number = WIDEST.province): readonly Stood[] {
  const rows: Piece[][] = []
  let width = 0
  for (const piece of pieces) {
    const row = rows.at(-1)
    const more = sizeOf(piece).width + GAP
    if (!row || width + more > widest || sizeOf(row[0]).height !== sizeOf(piece).height) {
      rows.push([piece])
      width = more
    } else {
      row.push(piece)
      width += more
    }
  }
  const heights = rows.map((row) => sizeOf(row[0]).height + GAP)
  const all = heights.reduce((sum, one) => sum + one, 0)
  let top = -all / 2
  return rows.flatMap((row, r) => {
    const wide = row.reduce((sum, piece) => sum + sizeOf(piece).width + GAP, -GAP)
    let left = -wide / 2
    const y = top + heights[r] / 2
    top += heights[r]
    return row.map((piece) => {
      const x = left + sizeOf(piece).width / 2
      left += sizeOf(piece).width + GAP
      return { piece, x, y }
    })
  })
}

/** The room they take about the middle. */
export function roomOf(stood: readonly Stood[]): { x: number; y: number; width: number; height: number } | null {
  if (stood.length === 0) return null
  const edges = stood.map(({ piece, x, y }) => {
    const { width, height } = sizeOf(piece)
    return [x - width / 2, y - height / 2, x + width / 2, y + height / 2] as const
  })
  const [left, top] = [Math.min(...edges.map(([one]) => one)), Math.min(...edges.map(([, one]) => one))]
  const [right, bottom] = [Math.max(...edges.map(([, , one]) => one)), Math.max(...edges.map(([, , , one]) => one))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Pieces of a box stand below its name. */
const UNDER_NAME = 13
export const standOf = (id: string): Point => {
  const at = spotAt(id) ?? [0, 0]
  return BOX_IDS.some((box) => box === id) ? [at[0], at[1] + UNDER_NAME] : at
}
export const widestAt = (id: string): number => (BOX_IDS.some((box) => box === id) ? WIDEST.box : WIDEST.province)

const at = ([x, y]: Point) => ({ transform: `translate(${x}px, ${y}px)` })

export const Stacks = memo(
  function Stacks({ view }: { readonly view: View }) {
    const { words } = useAround()
    const s = stateOf(view)
    const acting = actingArmy(s)
    return (
      <g class="map-pieces ju-stacks" {...UNHEARD}>
        <Marks s={s} />
        {PLACE_IDS.map((id, place) => {
          const stood = standing(piecesAt(s, place), widestAt(id))
          return (
            stood.length > 0 && (
              <g key={id} style={at(standOf(id))}>
                <g class="ju-small">
                  {stood.map(({ piece, x, y }, i) => (
                    <g key={i} style={at([x, y])}>
                      {piece.is === 'army' && piece.army === acting && <ActingLight />}
                      <One s={s} piece={piece} words={words} />
                    </g>
                  ))}
                </g>
              </g>
            )
          )
        })}
        <Fleets s={s} />
      </g>
    )
  },
  (a, b) => a.view === b.view,
)

/** The army that is on the march stands in a light. */
const ActingLight = () => <rect class="ju-acting" x="-28" y="-25" width="56" height="50" rx="9" />

export function One({ s, piece, words }: { readonly s: State; readonly piece: Piece; readonly words: Labels }) {
  switch (piece.is) {
    case 'army':
      return <ArmyPiece {...lookOf(s, piece.army, words)} />
    case 'frontier':
      return <Frontier {...piece} />
    case 'detached':
      return <Detached {...piece} />
    case 'magister':
      return <Waiting />
    case 'treasure':
      return <Treasure {...piece} />
  }
}

/** Fleets in their ports and on patrol, those of several powers side by side. */
function Fleets({ s }: { readonly s: State }) {
  const spots = [
    ...LAND.map((place) => [PROVINCE_IDS[place], PORT[PROVINCE_IDS[place]], place as number] as const),
    ...SEA_AREAS_ALL.map((sea) => [SEA_IDS[sea], patrolAt(SEA_IDS[sea]), patrolIn(sea) as number] as const),
  ]
  return (
    <g class="ju-fleets">
      {spots.map(([id, spot, station]) => {
        const fleets = spot ? fleetsAt(s, station) : []
        return (
          spot &&
          fleets.length > 0 && (
            <g key={id} style={at(spot)}>
              <g class="ju-small">
                {fleets.map((fleet, i) => (
                  <g key={fleet.power} style={at([(i - (fleets.length - 1) / 2) * FLEET.width, 0])}>
                    <FleetPiece {...fleet} />
                  </g>
                ))}
              </g>
            </g>
          )
        )
      })}
    </g>
  )
}

/** Forts that were built, and revolts. */
const FORT = 'M-9 8V-7h4v4h3v-4h4v4h3v-4h4V8z'
const Marks = ({ s }: { readonly s: State }) => (
  <g>
    {LAND.filter((place) => hasFort(s, place) && !HAS_PRINTED_FORT[place]).map((place) => (
      <path key={place} class="ju-map-fort is-new" d={FORT} style={at(TOWN[PROVINCE_IDS[place]])} />
    ))}
    {LAND.filter((place) => s.revolt[place]).map((place) => (
      <g key={place} style={at(TOWN[PROVINCE_IDS[place]])}>
        <g class="ju-small ju-revolt">
          <circle r="15" />
          <g transform="translate(-11 -12)">
            <Drawn {...FLAME} />
          </g>
        </g>
      </g>
    ))}
  </g>
)

export const holderClass = (holder: number): string =>
  holder === NOBODYS ? 'ju-of-nobody' : holder === BARBARIANS ? 'ju-of-several' : `ju-of-${POWER_IDS[holder]}`

/** Who holds what, where it is not the Byzantine: a band inside the borders in the holder's colour. */
export const Control = memo(
  function Control({ view }: { readonly view: View }) {
    const s = stateOf(view)
    const holders = [...allHolders(s)]
    const lost = LAND.filter((place) => holders[place] !== ROME)
    const outline = (place: Place): string => OUTLINE[PROVINCE_IDS[place] as ProvinceId]
    return (
      <g class="ju-control" {...UNHEARD}>
        <defs>
          {lost.map((place) => (
            <clipPath key={place} id={`ju-in-${place}`}>
              <path d={outline(place)} />
            </clipPath>
          ))}
        </defs>
        {lost.map((place) => (
          <path
            key={place}
            class={`ju-held ${holderClass(holders[place])}${s.control[place] >= 0 ? ' is-marked' : ''}${s.revolt[place] ? ' is-revolt' : ''}`}
            d={outline(place)}
            clip-path={`url(#ju-in-${place})`}
          />
        ))}
      </g>
    )
  },
  (a, b) => a.view === b.view,
)

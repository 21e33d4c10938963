import { memo, UNHEARD } from '@iacta/web/board'
import { PLACE_IDS, type PlaceId, type SeatId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { OUTLINE, STAND } from './layout.ts'
import { PROVINCE_IDS } from './map.tsx'
import { COMMANDER, LEGION, TRIBES, tribesAt } from './piece-shape.ts'
import { Commander, Legion } from './pieces.tsx'
import { commandersAt, type Frames, frame, legionsAt, type OwnerId, playerOf } from './reading.ts'
import { Sign } from './symbols.tsx'

/** What stands on the map, in rows about the middle of its place. */

interface Piece {
  readonly is: 'legion' | 'commander'
  readonly owner: OwnerId
  /** Of the stack under way. */
  readonly moving: boolean
  readonly count: number
  readonly marked: number
  readonly done: number
}

export interface Stood extends Piece {
  readonly x: number
  readonly y: number
}

const GAP = 5
/** In Rome they stand two by two within the walls. */
const WIDEST = { province: 172, rome: 94 } as const

type Stack = Frames['stack'] | null

function piecesAt(view: View, at: PlaceId, stack: Stack): Piece[] {
  const going = stack?.at === at ? stack : null
  const plain = { count: 0, marked: 0, done: 0 }
  const legions = legionsAt(view, at)
  const commanders = commandersAt(view, at)
  const owners = new Set<OwnerId>([...legions.map(({ owner }) => owner), ...commanders])
  const pieces: Piece[] = []
  for (const owner of owners) {
    const here = legions.find((one) => one.owner === owner)
    const moving = owner === view.active && going ? going : null
    const under = moving?.legions ?? 0
    const hasHim = commanders.includes(owner as SeatId)
    if (here && here.total > under)
      pieces.push({
        is: 'legion',
        owner,
        moving: false,
        count: here.total - under,
        marked: here.marked,
        done: here.done - under,
      })
    if (hasHim && !moving?.commander) pieces.push({ is: 'commander', owner, moving: false, ...plain })
    if (moving && under > 0) pieces.push({ is: 'legion', owner, moving: true, ...plain, count: under })
    if (moving?.commander) pieces.push({ is: 'commander', owner, moving: true, ...plain })
  }
  return pieces
}

const widthOf = ({ is }: Piece): number => (is === 'legion' ? LEGION.width : COMMANDER.width)

/** Rows no wider than there is room for, each in the middle. */
export function standing(view: View, at: PlaceId): readonly Stood[] {
  const rows: Piece[][] = [[]]
  const widest = at === 'roma' ? WIDEST.rome : WIDEST.province
  let width = 0
  for (const piece of piecesAt(view, at, frame(view, 'stack'))) {
    const row = rows[rows.length - 1]
    const more = widthOf(piece) + (row.length > 0 ? GAP : 0)
    if (row.length > 0 && width + more > widest) {
      rows.push([piece])
      width = widthOf(piece)
    } else {
      row.push(piece)
      width += more
    }
  }
  return rows.flatMap((row, r) => {
    const wide = row.reduce((sum, piece) => sum + widthOf(piece), 0) + GAP * (row.length - 1)
    let left = -wide / 2
    return row.map((piece) => {
      const x = left + widthOf(piece) / 2
      left += widthOf(piece) + GAP
      return { ...piece, x, y: (r - (rows.length - 1) / 2) * (LEGION.height + 2) }
    })
  })
}

/** The room they take, about the middle. */
export function roomOf(stood: readonly Stood[]): { x: number; y: number; width: number; height: number } | null {
  if (stood.length === 0) return null
  const xs = stood.flatMap((piece) => [piece.x - widthOf(piece) / 2, piece.x + widthOf(piece) / 2])
  const ys = stood.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys) - LEGION.height / 2]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) + LEGION.height / 2 - top }
}

const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` })

/** The legions of a place that stay where they are, and the commanders with them. */
export const Stacks = memo(
  function Stacks({ view }: { readonly view: View }) {
    return (
      <g class="map-pieces ne-stacks" {...UNHEARD}>
        {PLACE_IDS.map((place) => (
          <g key={place} style={at(...STAND[place])}>
            <g class="ne-readable">
              {standing(view, place)
                .filter(({ moving }) => !moving)
                .map((piece) => (
                  <g key={`${piece.is} ${piece.owner}`} style={at(piece.x, piece.y)}>
                    <Standing view={view} piece={piece} />
                  </g>
                ))}
            </g>
          </g>
        ))}
        <Moving view={view} />
        <Tribes view={view} />
      </g>
    )
  },
  (a, b) =>
    a.view.legions === b.view.legions &&
    a.view.seats === b.view.seats &&
    a.view.steps === b.view.steps &&
    a.view.tribes === b.view.tribes,
)

function Standing({ view, piece }: { readonly view: View; readonly piece: Stood }) {
  if (piece.is === 'legion') return <Legion {...piece} />
  const { rank, condition } = playerOf(view, piece.owner as SeatId)
  return <Commander seat={piece.owner as SeatId} rank={rank} condition={piece.moving ? 'ready' : condition} />
}

/** The stack under way: it slides from place to place, in a frame of light. */
function Moving({ view }: { readonly view: View }) {
  const stack = frame(view, 'stack')
  const stood = stack ? standing(view, stack.at).filter(({ moving }) => moving) : []
  const room = roomOf(stood)
  if (!stack || !room) return null
  return (
    <g class="ne-moving" style={at(...STAND[stack.at])}>
      <g class="ne-readable">
        <rect
          class="ne-under-way"
          x={room.x - 4}
          y={room.y - 6}
          width={room.width + 8}
          height={room.height + 10}
          rx="12"
        />
        {stood.map((piece) => (
          <g key={piece.is} style={at(piece.x, piece.y)}>
            <Standing view={view} piece={piece} />
          </g>
        ))}
      </g>
    </g>
  )
}

/** Where the Germanic marker lies. */
function Tribes({ view }: { readonly view: View }) {
  if (!view.tribes) return null
  const [x, y] = STAND[view.tribes]
  return (
    <g style={at(x, y)}>
      <g class="ne-readable">
        <g class="ne-tribes" style={at(...tribesAt(roomOf(standing(view, view.tribes))))}>
          <circle r={TRIBES} />
          <Sign of="germanic-tribes" x={0} y={0} size={26} />
        </g>
      </g>
    </g>
  )
}

/** Who holds what: a band inside the borders, in the holder's colour. */
export const Control = memo(
  function Control({ view }: { readonly view: View }) {
    return (
      <g class="ne-control" {...UNHEARD}>
        {PROVINCE_IDS.map((place) => {
          const holder = view.control[place]
          return (
            holder && (
              <path
                key={place}
                class={`ne-held ne-of-${holder}`}
                d={OUTLINE[place]}
                clip-path={`url(#ne-in-${place})`}
              />
            )
          )
        })}
        {view.tribes && <path class="ne-overrun" d={OUTLINE[view.tribes]} clip-path={`url(#ne-in-${view.tribes})`} />}
      </g>
    )
  },
  (a, b) => a.view.control === b.view.control && a.view.tribes === b.view.tribes,
)

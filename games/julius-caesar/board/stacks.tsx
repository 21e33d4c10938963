import { memo, UNHEARD } from '@iacta/web/board'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Colour } from '../data/blocks.ts'
import { BLOCK_IDS, type BlockId, PLACE_IDS, type PlaceId, SIDE_IDS, type SideId } from '../rules/board.ts'
import type { HiddenBlocks, View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { Back, Face } from './blocks.tsx'
import type { Props } from './desk.ts'
import { SPREAD, STACK, STACK_SIZE } from './layout.ts'
import { contestAt, countOf, isReserve, sideColour, standing } from './reading.ts'
import type { Words } from './words-ui.ts'

/** The blocks on the map: each side's of a place in a row that overlaps; from near, all of them lie open. */

/** One side's blocks in one place. */
export interface Pile {
  readonly side: SideId
  readonly n: number
  /** Of its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** From block to block. */
  readonly step: number
}

/** Of a block on the map, whose drawing is 100 wide and 104 high. */
const SCALE = (STACK_SIZE - 4) / 104
const BLOCK = 100 * SCALE
const CLOSE = { faces: 46, backs: 15 } as const

/** Who stands alone has a row of room; the two sides of a battle share it, who came on the right. */
export function pilesAt(view: View, at: PlaceId): readonly Pile[] {
  const counts = SIDE_IDS.map((side) => countOf(view, side, at))
  const isShared = counts.every((n) => n > 0)
  const comes = contestAt(view, at)?.attacker ?? 'pompeius'
  const [x, y] = STACK[at]
  const room = isShared ? (SPREAD.width - 6) / 2 : SPREAD.width
  return SIDE_IDS.flatMap((side, i) => {
    const n = counts[i]
    if (n === 0) return []
    const close = standing(view, at).known.some((one) => one.side === side) ? CLOSE.faces : CLOSE.backs
    const step = n > 1 ? Math.min(close, (room - BLOCK) / (n - 1)) : 0
    const off = isShared ? (side === comes ? 1 : -1) * (room / 2 + 3) : 0
    return [{ side, n, x: x + off, y, width: BLOCK + step * (n - 1), step }]
  })
}

/** Where the `nth` block from the top lies, in the row and spread out, as what the style sheet reads. */
function lie({ x, y, n, width, step }: Pile, nth: number, room: number) {
  const { columns, cell } = grid(n, room)
  const rows = Math.ceil(n / columns)
  const inRow = Math.min(columns, n - Math.floor(nth / columns) * columns)
  const spread = Math.min(SCALE, (cell - 1.5) / 104)
  const left = (middle: number, size: number): string => `${(middle - size / 2).toFixed(1)}px`
  return {
    '--px': left(x + width / 2 - BLOCK / 2 - nth * step, BLOCK),
    '--py': left(y, 104 * SCALE),
    '--sx': left(x + ((nth % columns) - (inRow - 1) / 2) * cell, 100 * spread),
    '--sy': left(y + (Math.floor(nth / columns) - (rows - 1) / 2) * cell, 104 * spread),
    '--ss': spread.toFixed(3),
  }
}

/** The columns that leave each block most room. */
function grid(n: number, room: number): { readonly columns: number; readonly cell: number } {
  let best = { columns: n, cell: Math.min(STACK_SIZE, room / n) }
  for (let columns = 1; columns < n; columns++) {
    const cell = Math.min(room / columns, STACK_SIZE / Math.ceil(n / columns))
    if (cell > best.cell) best = { columns, cell }
  }
  return best
}

interface FaceOnMap {
  readonly block: BlockId
  readonly side: SideId
  readonly strength: number
  readonly moved: boolean
  readonly reserve: boolean
  readonly lies: string
}

interface BackOnMap {
  readonly id: string
  readonly at: PlaceId
  readonly side: SideId
  readonly colour: Colour
  readonly moved: boolean
  readonly lies: string
}

function layOut(view: View): { readonly faces: Map<BlockId, FaceOnMap>; readonly backs: BackOnMap[] } {
  const faces = new Map<BlockId, FaceOnMap>()
  const backs: BackOnMap[] = []
  for (const at of PLACE_IDS) {
    if (!view.places[at]) continue
    const { known, hidden } = standing(view, at)
    const contest = contestAt(view, at)
    const piles = pilesAt(view, at)
    const room = SPREAD.width / piles.length
    for (const pile of piles) {
      let nth = 0
      const next = (): string => JSON.stringify(lie(pile, nth++, room))
      for (const one of known) {
        if (one.side !== pile.side) continue
        const { block, side, strength, moved } = one
        faces.set(block, { block, side, strength, moved, reserve: isReserve(contest, one), lies: next() })
      }
      for (const backsHere of hidden.toSorted(strangersFirst)) {
        if (backsHere.side !== pile.side) continue
        const { side, colour, moved, count } = backsHere
        for (let i = 0; i < count; i++)
          backs.push({ id: `${at} ${side} ${nth}`, at, side, colour, moved, lies: next() })
      }
    }
  }
  return { faces, backs }
}

/** Those who serve another side than their own lie on top. */
const strangersFirst = (a: HiddenBlocks, b: HiddenBlocks): number => isStranger(b) - isStranger(a)
const isStranger = ({ side, colour }: HiddenBlocks): number => (colour === sideColour(side) ? 0 : 1)

/** A block whose face is seen keeps its element wherever it goes, so it slides there by itself. */
export const Stacks = memo(
  function Stacks({ view, news, motion }: Pick<Props, 'view' | 'news' | 'motion'>) {
    const { words } = useAround()
    const root = useRef<SVGGElement>(null)
    const { faces, backs } = layOut(view)
    useLayoutEffect(() => {
      if (motion && root.current) slideBacks(root.current, news)
    }, [news])
    return (
      <g ref={root} class="jc-stacks" style={{ '--block': SCALE.toFixed(3) }} {...UNHEARD}>
        {backs.toReversed().map((back) => (
          <OneBack key={back.id} {...back} />
        ))}
        {FROM_BELOW.map((id) => {
          const face = faces.get(id)
          return face && <OneFace key={id} {...face} words={words} />
        })}
      </g>
    )
  },
  (a, b) => a.view.places === b.view.places && a.view.contests === b.view.contests && a.motion === b.motion,
)

/** Always in the same order, leaders on top, so that no element is moved about in the page and all can slide. */
const FROM_BELOW = BLOCK_IDS.toReversed()

const OneFace = memo(function OneFace({ lies, reserve, ...face }: FaceOnMap & { readonly words: Words }) {
  return (
    <g class="jc-on-map" style={JSON.parse(lies)}>
      <Face {...face} mark={reserve ? 'hourglass' : null} />
    </g>
  )
})

const OneBack = memo(function OneBack({ lies, at, side, colour, moved }: BackOnMap) {
  return (
    <g class="jc-on-map" style={JSON.parse(lies)} data-back={`${at} ${side}`}>
      <Back side={side} colour={colour} moved={moved} />
    </g>
  )
})

interface Flight {
  readonly side: SideId
  readonly from: PlaceId
  to: PlaceId
}

/** Where blocks of which only the back was seen have gone; one that went on is shown going all the way. */
function flightsIn(news: Props['news']): readonly Flight[] {
  const flights: Flight[] = []
  for (const { key, params } of news) {
    const { block, side, from, to } = params as { block?: string | null; side: SideId; from?: PlaceId; to?: PlaceId }
    if (block !== null || !from || !to || !SLIDES.has(key)) continue
    const last = flights.at(-1)
    if (last?.side === side && last.to === from) last.to = to
    else flights.push({ side, from, to })
  }
  return flights
}

/** Backs have no names: the last of those that stand where somebody went is shown coming from where he was. */
function slideBacks(root: SVGGElement, news: Props['news']): void {
  const used = new Map<string, number>()
  for (const { side, from, to } of flightsIn(news)) {
    const id = `${to} ${side}`
    const there = root.querySelectorAll<SVGGElement>(`[data-back="${id}"]`)
    const nth = (used.get(id) ?? 0) + 1
    used.set(id, nth)
    const back = there[there.length - nth]
    if (!back) continue
    const [x, y] = STACK[from]
    const start = `translate(${x - 50 * SCALE}px, ${y - 52 * SCALE}px) scale(${SCALE})`
    back.animate([{ transform: start }, { transform: getComputedStyle(back).transform }], SLIDE)
  }
}

const SLIDE = { duration: 300, easing: 'ease-in-out' } as const
const SLIDES: ReadonlySet<string> = new Set(['moved', 'shipped', 'regrouped', 'defected', 'harboured'])

import { memo, UNHEARD } from '@iacta/web/board'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Colour } from '../data/blocks.ts'
import { BLOCK_IDS, type BlockId, type PlaceId, type SideId } from '../rules/printed.ts'
import type { HiddenBlocks, View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { Back, Face } from './blocks.tsx'
import type { Props } from './desk.ts'
import type { Labels } from './labels.ts'
import { NEAR_SIZE, STACK, STACK_EDGE } from './layout.ts'
import { arrangeSoon, BLOCK, columnsOf, type Pile, pilesAt, SCALE, tethers } from './piles.ts'
import { contestAt, isReserve, occupied, sideColour, standAlike } from './reading.ts'

/** The blocks on the map: each side's of a place in a row that overlaps; from near, all of them lie open. */

const NEAR_SCALE = (NEAR_SIZE - 3) / 104

/** Where the `nth` block from the top lies, close and open, as what the style sheet reads. */
function lie({ n, close, open, step }: Pile, at: PlaceId, nth: number) {
  const columns = columnsOf(n)
  const row = Math.floor(nth / columns)
  const inRow = Math.min(columns, n - row * columns)
  const aside = (open.width - inRow * NEAR_SIZE) / 2
  const px = (value: number): string => `${value.toFixed(1)}px`
  return {
    '--x': px(STACK_EDGE[at][0]),
    '--y': px(STACK_EDGE[at][1]),
    '--px': px(close.x + close.width - BLOCK - nth * step),
    '--py': px(close.y + 2),
    '--sx': px(open.x + aside + (nth % columns) * NEAR_SIZE + 1.5),
    '--sy': px(open.y + row * NEAR_SIZE + 1),
  }
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
  for (const [at, { known, hidden }] of occupied(view)) {
    const contest = contestAt(view, at)
    for (const pile of pilesAt(view, at)) {
      let nth = 0
      const next = (): string => JSON.stringify(lie(pile, at, nth++))
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
    useEffect(arrangeSoon, [])
    useLayoutEffect(() => {
      if (motion && root.current) slideBacks(root.current, news)
    }, [news])
    return (
      <g
        ref={root}
        class="map-pieces jc-stacks"
        style={{ '--block': SCALE.toFixed(3), '--near-block': NEAR_SCALE.toFixed(3) }}
        {...UNHEARD}
      >
        <path class="jc-tether" d={tethers(view)} />
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
  (a, b) => standAlike(a.view, b.view) && a.motion === b.motion,
)

/** Always in the same order, leaders on top, so that no element is moved about in the page and all can slide. */
const FROM_BELOW = BLOCK_IDS.toReversed()

const OneFace = memo(function OneFace({ lies, reserve, ...face }: FaceOnMap & { readonly words: Labels }) {
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

const SLIDE = { duration: 500, easing: 'ease-in-out' } as const
const SLIDES: ReadonlySet<string> = new Set(['moved', 'shipped', 'regrouped', 'defected', 'harboured'])

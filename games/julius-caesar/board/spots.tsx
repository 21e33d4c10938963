import type { Box } from '@iacta/cartography'
import { marchTo } from '@iacta/kernel'
import { memo, spotButton, UNHEARD } from '@iacta/web/board'
import type { ComponentChildren } from 'preact'
import type { Action } from '../rules/action.ts'
import { type BlockId, PLACE_IDS, type PlaceId, place, SIDE_IDS, type SideId, VALUE } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { describe } from './describe-blocks.ts'
import { type Labels, placeName } from './labels.ts'
import { DOT, type Point, STACK_EDGE } from './layout.ts'
import { isOpen } from './open.ts'
import { clashPoint, countCorner, pilesAt, raiseCorner } from './piles.ts'
import { countOf, occupied, ownBlocks, standAlike, standing, stepNow, whereIs } from './reading.ts'
import { aboutPlace, partners, pickable, type Reach, targets } from './touch.ts'
import { isOnBlock } from './verbs.ts'

/** What can be touched on the map: a spot for every place, lit where a touch does something now. */

/** Where all of the picked may go, some of them, or in more than one step; or something can be done about the place. */
type Light = 'all' | 'some' | 'further' | 'here'

interface Lit {
  readonly light: Light
  /** How many of the picked, where it is not all. */
  readonly share: number
  /** What it costs to go there, and by what way, where it is further than one step. */
  readonly price: number
  readonly by: readonly PlaceId[]
}

const HERE: Lit = { light: 'here', share: 0, price: 0, by: [] }

function lightsOf(
  view: View,
  actions: readonly Action[],
  picked: readonly BlockId[],
  reach: Reach,
): ReadonlyMap<PlaceId, Lit> {
  const lit = new Map<PlaceId, Lit>()
  if (actions.length === 0) return lit
  const swaps = stepNow(view) === 'deployment' && picked.length === 1 ? new Set(partners(actions, picked[0])) : null
  for (const at of PLACE_IDS)
    if (aboutPlace(actions, at).length > 0 || (swaps && ownBlocks(view, at).some(({ block }) => swaps.has(block))))
      lit.set(at, HERE)
  const share = (able: number): number => (able === picked.length ? 0 : able)
  const near = targets(actions, picked)
  for (const [at, { length }] of near) {
    const able = marchTo(reach, at)?.pieces.length ?? length
    lit.set(at, { ...HERE, light: able === picked.length ? 'all' : 'some', share: share(able) })
  }
  for (const { to } of reach?.marches ?? []) {
    const march = marchTo(reach, to as PlaceId)
    if (!march || near.has(to as PlaceId)) continue
    const by = march.paths[0].slice(0, -1) as readonly PlaceId[]
    lit.set(to as PlaceId, { light: 'further', share: share(march.pieces.length), price: march.price, by })
  }
  return lit
}

/** Rings round the lit places, under the blocks. */
export function Lights({ view, actions }: { readonly view: View; readonly actions: readonly Action[] }) {
  const { desk, words } = useAround()
  const { blocks } = desk.held.value
  const lit = lightsOf(view, actions, blocks, desk.reachOf(blocks, { view, actions }))
  const chosen = desk.chosen.value?.at
  return (
    <g class="jc-lights" {...UNHEARD}>
      {[...lit].map(([at, { light, share, price }]) => (
        <g
          key={at}
          class={`is-${light}${at === chosen ? ' is-chosen' : ''}`}
          style={{ transform: `translate(${DOT[at][0]}px, ${DOT[at][1]}px)` }}
        >
          <g class="jc-readable">
            <circle class="jc-ring" r="17" />
            {share > 0 && (
              <text class="jc-share" y="-20">
                {share}
              </text>
            )}
            {price > 0 && (
              <text class="jc-price" y="33">
                {words.price(price)}
              </text>
            )}
          </g>
        </g>
      ))}
    </g>
  )
}

export function Spots({ view, actions }: { readonly view: View; readonly actions: readonly Action[] }) {
  const { desk, words } = useAround()
  const open = desk.open.value
  const { blocks } = desk.held.value
  const lit = lightsOf(view, actions, blocks, desk.reachOf(blocks, { view, actions }))
  const may = pickable(actions)
  const onBlock = new Set(actions.filter(isOnBlock).map((action) => action.block))
  return (
    <g class="jc-spots">
      {PLACE_IDS.map((at) => (
        <Spot
          key={at}
          at={at}
          light={lit.get(at)?.light ?? null}
          live={ownBlocks(view, at).some(({ block }) => may.has(block) || onBlock.has(block))}
          open={open === at}
          counts={countsAt(view, at)}
          label={labelOf(view, actions, at, lit.get(at) ?? null, words)}
        />
      ))}
    </g>
  )
}

/** How the piles of a place lie, as text, so that a spot is drawn again only when it changes. */
const countsAt = (view: View, at: PlaceId): string =>
  pilesAt(view, at)
    .map(({ side, close, open }) => [side, ...boxed(close), ...boxed(open)].join(' '))
    .join(',')

const boxed = ({ x, y, width, height }: Box): readonly string[] => [x, y, width, height].map((n) => n.toFixed(1))

/** Where blocks can be strengthened, and how many of them; the spots say it in words. */
export function Raises({ view, actions }: { readonly view: View; readonly actions: readonly Action[] }) {
  const counts = new Map<PlaceId, number>()
  for (const action of actions) {
    const at = action.do === 'raise' ? whereIs(view, action.block) : null
    if (at) counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return (
    <g class="map-pieces" {...UNHEARD}>
      {[...counts].flatMap(([at, n]) =>
        pilesAt(view, at)
          .filter(({ side }) => side === view.seat)
          .map((pile) => (
            <Badge key={at} at={at} corner={raiseCorner(pile)} kind="raise">
              <text y="8.5">{n > 1 ? `+${n}` : '+'}</text>
            </Badge>
          )),
      )}
    </g>
  )
}

/** How many blocks are in each pile, and where swords are crossed; the spots say it in words. */
export const Badges = memo(
  function Badges({ view }: { readonly view: View }) {
    return (
      <g class="map-pieces" {...UNHEARD}>
        {[...occupied(view).keys()].flatMap((at) => {
          const piles = pilesAt(view, at)
          const counts = piles.flatMap(({ side, n }, i) =>
            n < 2
              ? []
              : [
                  <Badge key={`${at} ${side}`} at={at} corner={countCorner(piles, i)} kind="count">
                    <text y="8.5">{n}</text>
                  </Badge>,
                ],
          )
          if (piles.length < 2) return counts
          return [
            ...counts,
            <Badge key={at} at={at} corner={clashPoint(piles)} kind="clash">
              <use href="#jc-swords" x="-13" y="-13" width="26" height="26" />
            </Badge>,
          ]
        })}
      </g>
    )
  },
  (a, b) => standAlike(a.view, b.view),
)

interface BadgeProps {
  readonly at: PlaceId
  /** From the edge the blocks lean on. */
  readonly corner: Point
  readonly kind: string
  readonly children: ComponentChildren
}

const Badge = ({ at, corner: [x, y], kind, children }: BadgeProps) => (
  <g style={{ transform: `translate(${STACK_EDGE[at][0]}px, ${STACK_EDGE[at][1]}px)` }}>
    <g class="jc-least">
      <g class={`jc-badge jc-${kind}`} style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
        <circle r="19" />
        {children}
      </g>
    </g>
  </g>
)

interface SpotProps {
  readonly at: PlaceId
  readonly light: Light | null
  readonly live: boolean
  readonly open: boolean
  readonly counts: string
  readonly label: string
}

const Spot = memo(function Spot({ at, light, live, open, counts, label }: SpotProps) {
  const { desk } = useAround()
  const [x, y] = DOT[at]
  const piles = counts === '' ? [] : counts.split(',').map((pile) => pile.split(' '))
  const isTouchable = light !== null || piles.length > 0
  return (
    <g
      class={`jc-spot${light ? ` is-lit is-${light}` : ''}${live ? ' is-live' : ''}${open ? ' is-open' : ''}`}
      data-place={at}
      data-lit={light ?? undefined}
      data-grab={live ? '' : undefined}
      {...(isTouchable ? spotButton(label, pointOf, () => desk.place(at)) : UNHEARD)}
    >
      <g style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g class="jc-readable">
          <circle class="jc-hit" r="22" />
        </g>
      </g>
      {piles.map(([side, ...boxes]) => (
        <g key={side} style={{ transform: `translate(${STACK_EDGE[at][0]}px, ${STACK_EDGE[at][1]}px)` }}>
          <g class="map-pieces jc-least">
            <Frame of={boxes.slice(0, 4)} kind="is-close" />
          </g>
          <Frame of={boxes.slice(4)} kind="is-opened" />
        </g>
      ))}
    </g>
  )
})

function Frame({ of, kind }: { readonly of: readonly string[]; readonly kind: string }) {
  const [x, y, width, height] = of.map(Number)
  return <rect class={`jc-frame ${kind}`} x={x - 3} y={y - 1} width={width + 6} height={height + 2} rx="11" />
}

const pointOf = (place: string): Point => DOT[place as PlaceId]

function labelOf(view: View, actions: readonly Action[], at: PlaceId, lit: Lit | null, words: Labels): string {
  const name = placeName(at)
  const value = VALUE[place(at)]
  const title = value > 0 ? `${name} (${words.worth(value)})` : name
  const { known, hidden } = standing(view, at)
  const described = (of: SideId): string[] =>
    known.flatMap(({ block, side }) => (side === of ? [describe(view, actions, block, words, false)] : []))
  const parts = view.seat ? described(view.seat) : []
  for (const side of SIDE_IDS) {
    const faces = isOpen(view) ? described(side) : []
    const backs = side === view.seat ? 0 : countOf(view, side, at) - faces.length
    if (faces.length > 0) parts.push(`${words.sides[side]}: ${faces.join(', ')}`)
    if (backs > 0) parts.push(words.backs(backs, words.sides[side]))
  }
  if (known.length + hidden.length === 0) parts.push(words.vacant)
  const stack = words.stack(title, parts)
  switch (lit?.light) {
    case 'all':
    case 'some':
      return `${words.goHere(name, lit.share, lit.light === 'all')}. ${stack}`
    case 'further':
      return `${words.goFurther(name, lit.by.map(placeName), lit.price, lit.share)}. ${stack}`
    case 'here':
      return `${words.doHere(name)}. ${stack}`
    default:
      return stack
  }
}

/** The place meant by a touch at this point of the screen: the nearest, those that are lit before others. */
export function placeNear(root: Element, x: number, y: number): PlaceId | null {
  let best: PlaceId | null = null
  let least = REACH
  for (const spot of root.querySelectorAll<SVGGElement>('[data-place]')) {
    const lit = spot.hasAttribute('data-lit')
    for (const shape of spot.querySelectorAll<SVGGraphicsElement>('.jc-hit, .jc-frame')) {
      const box = shape.getBoundingClientRect()
      if (box.width === 0) continue
      const isDot = shape.classList.contains('jc-hit')
      const distance = isDot
        ? Math.hypot(x - (box.left + box.width / 2), y - (box.top + box.height / 2))
        : Math.hypot(outside(x, box.left, box.right), outside(y, box.top, box.bottom))
      const worth = distance - (lit ? LIT_BONUS : 0)
      if (worth >= least || distance >= REACH) continue
      least = worth
      best = spot.getAttribute('data-place') as PlaceId
    }
  }
  return best
}

const REACH = 34
const LIT_BONUS = 6
const outside = (value: number, low: number, high: number): number => Math.max(low - value, 0, value - high)

import { memo, spotButton, UNHEARD } from '@iacta/web/board'
import type { ComponentChildren } from 'preact'
import type { Action } from '../rules/action.ts'
import { type BlockId, PLACE_IDS, type PlaceId, place, SIDE_IDS, type SideId, VALUE } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { DOT, type Point, STACK, STACK_SIZE } from './layout.ts'
import { isOpen } from './open.ts'
import { countOf, ownBlocks, standing, stepNow } from './reading.ts'
import { describe } from './say-blocks.ts'
import { pilesAt } from './stacks.tsx'
import { aboutPlace, furtherTargets, partners, pickable, targets } from './touch.ts'
import { isDeed } from './verbs.ts'
import { placeName, type Words } from './words-ui.ts'

/** What can be touched on the map: a spot for every place, lit where a touch does something now. */

/** Where all of the picked may go, some of them, perhaps in more steps; or something can be done about the place. */
type Light = 'all' | 'some' | 'further' | 'here'

interface Lit {
  readonly light: Light
  /** How many of the picked, where it is not all. */
  readonly share: number
}

function lightsOf(view: View, actions: readonly Action[], picked: readonly BlockId[]): ReadonlyMap<PlaceId, Lit> {
  const lit = new Map<PlaceId, Lit>()
  if (actions.length === 0) return lit
  const swaps = stepNow(view) === 'deployment' && picked.length === 1 ? new Set(partners(actions, picked[0])) : null
  for (const at of PLACE_IDS)
    if (aboutPlace(actions, at).length > 0 || (swaps && ownBlocks(view, at).some(({ block }) => swaps.has(block))))
      lit.set(at, { light: 'here', share: 0 })
  if (picked.length > 0)
    for (const at of furtherTargets(view, actions, picked).keys()) lit.set(at, { light: 'further', share: 0 })
  for (const [at, { length }] of targets(actions, picked))
    lit.set(at, length === picked.length ? { light: 'all', share: 0 } : { light: 'some', share: length })
  return lit
}

/** Rings round the lit places, under the blocks. */
export function Lights({ view, actions }: { readonly view: View; readonly actions: readonly Action[] }) {
  const { desk } = useAround()
  return (
    <g class="jc-lights" {...UNHEARD}>
      {[...lightsOf(view, actions, desk.held.value.blocks)].map(([at, { light, share }]) => (
        <g key={at} class={`is-${light}`} style={{ transform: `translate(${DOT[at][0]}px, ${DOT[at][1]}px)` }}>
          <g class="jc-readable">
            <circle class="jc-ring" r="17" />
            {share > 0 && (
              <text class="jc-share" y="-20">
                {share}
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
  const lit = lightsOf(view, actions, desk.held.value.blocks)
  const may = pickable(actions)
  const deeds = new Set(actions.filter(isDeed).map((action) => action.block))
  return (
    <g class="jc-spots">
      {PLACE_IDS.map((at) => (
        <Spot
          key={at}
          at={at}
          light={lit.get(at)?.light ?? null}
          live={ownBlocks(view, at).some(({ block }) => may.has(block) || deeds.has(block))}
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
    .map(({ side, x, y, width }) => `${side} ${x.toFixed(1)} ${y} ${width.toFixed(1)}`)
    .join(',')

const EDGE = STACK_SIZE / 2 + 1

/** How many blocks are in each pile, and where swords are crossed; the spots say it in words. */
export const Badges = memo(
  function Badges({ view }: { readonly view: View }) {
    return (
      <g {...UNHEARD}>
        {(Object.keys(view.places) as PlaceId[]).flatMap((at) => {
          const piles = pilesAt(view, at)
          const [x, y] = STACK[at]
          const counts = piles.flatMap((pile) =>
            pile.n > 1
              ? [
                  <Badge key={`${at} ${pile.side}`} x={pile.x + pile.width / 2 + 1} y={pile.y - EDGE} kind="count">
                    <text y="5.5">{pile.n}</text>
                  </Badge>,
                ]
              : [],
          )
          if (piles.length < 2) return counts
          return [
            ...counts,
            <Badge key={at} x={x} y={y - EDGE} kind="clash">
              <use href="#jc-swords" x="-8" y="-8" width="16" height="16" />
            </Badge>,
          ]
        })}
      </g>
    )
  },
  (a, b) => a.view.places === b.view.places && a.view.contests === b.view.contests,
)

interface BadgeProps {
  readonly x: number
  readonly y: number
  readonly kind: string
  readonly children: ComponentChildren
}

const Badge = ({ x, y, kind, children }: BadgeProps) => (
  <g style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
    <g class={`jc-badge jc-${kind}`}>
      <circle r="12.5" />
      {children}
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
      {piles.map(([side, px, py, width]) => {
        const half = Number(width) / 2 + 3
        return (
          <g key={side} class={`jc-of-${side}`} style={{ transform: `translate(${px}px, ${py}px)` }}>
            <rect class="jc-frame" x={-half} y={-EDGE} width={2 * half} height={2 * EDGE} rx="11" />
          </g>
        )
      })}
    </g>
  )
})

const pointOf = (place: string): Point => DOT[place as PlaceId]

function labelOf(view: View, actions: readonly Action[], at: PlaceId, lit: Lit | null, words: Words): string {
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
      return `${words.goFurther(name)}. ${stack}`
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

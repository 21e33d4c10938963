import { memo } from 'preact/compat'
import type { Action } from '../rules/action.ts'
import { PLACE_IDS, type PlaceId, place, VALUE } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { DOT, STACK_SIZE } from './layout.ts'
import { countOf, ownBlocks, standing, stepNow } from './reading.ts'
import { describe } from './say-blocks.ts'
import { pilesAt } from './stacks.tsx'
import { aboutPlace, furtherTargets, partners, pickable, targets } from './touch.ts'
import { isDeed } from './verbs.ts'
import { placeName, type Words } from './words-ui.ts'

/** What can be touched on the map: a spot for every place, lit where a touch does something now. */

/** Where all of the picked may go, some of them, perhaps in more steps; or something can be done about the place. */
type Light = 'all' | 'some' | 'further' | 'here' | null

export function Spots({ view, actions }: { readonly view: View; readonly actions: readonly Action[] }) {
  const { desk, words } = useAround()
  const picked = desk.held.value.blocks
  const open = desk.open.value
  const near = targets(actions, picked)
  const far = picked.length > 0 ? furtherTargets(view, actions, picked) : null
  const swaps = stepNow(view) === 'deployment' && picked.length === 1 ? new Set(partners(actions, picked[0])) : null
  const may = pickable(actions)
  const deeds = new Set(actions.filter(isDeed).map((action) => action.block))
  return (
    <g class="jc-spots">
      {PLACE_IDS.map((at) => {
        const own = ownBlocks(view, at)
        const there = near.get(at)
        const light: Light = there
          ? there.length === picked.length
            ? 'all'
            : 'some'
          : far?.has(at)
            ? 'further'
            : own.some(({ block }) => swaps?.has(block)) || aboutPlace(actions, at).length > 0
              ? 'here'
              : null
        return (
          <Spot
            key={at}
            at={at}
            light={light}
            share={there && there.length < picked.length ? there.length : 0}
            live={own.some(({ block }) => may.has(block) || deeds.has(block))}
            open={open === at}
            counts={countsAt(view, at)}
            label={labelOf(view, actions, at, light, there?.length ?? 0, words)}
          />
        )
      })}
    </g>
  )
}

/** How the piles of a place lie, as text, so that a spot is drawn again only when it changes. */
const countsAt = (view: View, at: PlaceId): string =>
  pilesAt(view, at)
    .map(({ side, n, x, y, width }) => `${side} ${n} ${x.toFixed(1)} ${y} ${width.toFixed(1)}`)
    .join(',')

const EDGE = STACK_SIZE / 2 + 1

interface SpotProps {
  readonly at: PlaceId
  readonly light: Light
  readonly share: number
  readonly live: boolean
  readonly open: boolean
  readonly counts: string
  readonly label: string
}

const Spot = memo(function Spot({ at, light, share, live, open, counts, label }: SpotProps) {
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
      {...(isTouchable
        ? {
            tabindex: 0,
            role: 'button',
            'aria-label': label,
            onKeyDown: (e: KeyboardEvent) => onKey(e, () => desk.place(at)),
          }
        : { 'aria-hidden': true })}
    >
      <g style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g class="jc-readable">
          <circle class="jc-hit" r="22" />
          {light && <circle class="jc-ring" r="20" />}
          {share > 0 && (
            <text class="jc-share" y="-24">
              {share}
            </text>
          )}
        </g>
      </g>
      {piles.map(([side, n, px, py, width]) => {
        const half = Number(width) / 2 + 3
        return (
          <g key={side} class={`jc-of-${side}`} style={{ transform: `translate(${px}px, ${py}px)` }}>
            <rect class="jc-frame" x={-half} y={-EDGE} width={2 * half} height={2 * EDGE} rx="11" />
            {Number(n) > 1 && (
              <g class="jc-count">
                <circle cx={half - 6} cy={6 - EDGE} r="13" />
                <text x={half - 6} y={11.5 - EDGE}>
                  {n}
                </text>
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
})

export function onKey(event: KeyboardEvent, act: () => void): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    act()
  } else if (event.key.startsWith('Arrow')) toNextLit(event)
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** From spot to spot with the arrows: the nearest lit one that way, or the nearest stack if none is lit. */
function toNextLit(event: KeyboardEvent): void {
  const here = (event.currentTarget as Element | null)?.closest<SVGGElement>('[data-place]')
  const way = WAYS[event.key]
  if (!here || !way) return
  const root = here.parentElement
  const lit = [...(root?.querySelectorAll<SVGGElement>('[data-lit]') ?? [])]
  const all = lit.length > 0 ? lit : [...(root?.querySelectorAll<SVGGElement>('[data-place][tabindex]') ?? [])]
  const from = pointOf(here)
  let best: SVGGElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const spot of all) {
    if (spot === here) continue
    const to = pointOf(spot)
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (along <= 0 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = spot
  }
  event.preventDefault()
  best?.focus()
}

const pointOf = (spot: Element): readonly [number, number] => DOT[spot.getAttribute('data-place') as PlaceId]

function labelOf(
  view: View,
  actions: readonly Action[],
  at: PlaceId,
  light: Light,
  share: number,
  words: Words,
): string {
  const name = placeName(at)
  const value = VALUE[place(at)]
  const title = value > 0 ? `${name} (${words.worth(value)})` : name
  const own = ownBlocks(view, at).map((one) => describe(view, actions, one.block, words, false))
  const parts = [...own]
  for (const side of ['caesar', 'pompeius'] as const) {
    const backs = countOf(view, side, at) - (side === view.seat ? own.length : 0)
    if (backs > 0) parts.push(words.backs(backs, words.sides[side]))
  }
  const { known, hidden } = standing(view, at)
  if (known.length + hidden.length === 0) parts.push(words.vacant)
  const stack = words.stack(title, parts)
  if (light === 'all' || light === 'some') return `${words.goHere(name, share, light === 'all')}. ${stack}`
  if (light === 'further') return `${words.goFurther(name)}. ${stack}`
  return light === 'here' ? `${words.doHere(name)}. ${stack}` : stack
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
const LIT_BONUS = 10
const outside = (value: number, low: number, high: number): number => Math.max(low - value, 0, value - high)

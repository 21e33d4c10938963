import type { Signal } from '@preact/signals'
import { h, type VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { UNHEARD } from '../around.ts'
import type { Beat, LogLine } from '../contract.ts'
import type { GridFocus } from '../grid/focus.ts'
import type { Geometry } from '../grid/geometry.ts'
import { ShownWay } from '../grid/overlays.ts'
import { memo } from '../memo.ts'
import type { Point } from '../transform.ts'
import { lastWays } from '../ways.ts'
import './battle.css'

/** What the rules have to say of a position comes after the board, with the rules. */
export function useInsight<View, Insight>(
  view: View,
  desk: { readonly insight: Signal<Insight | null> },
  fetch: () => Promise<new (view: View) => Insight>,
): void {
  useEffect(() => {
    let isLeft = false
    void fetch().then((Insight) => {
      if (!isLeft) desk.insight.value = new Insight(view)
    })
    return () => {
      isLeft = true
    }
  }, [view])
}

/** The hex under the pointer is what one aims at. */
export function useAim(
  { aim, focus }: { readonly aim: Signal<string | null>; readonly focus: GridFocus },
  hexOf: (place: number) => string,
): void {
  useEffect(() => {
    aim.value = focus.hover.value < 0 ? null : hexOf(focus.hover.value)
  }, [focus.hover.value])
}

interface TracesProps {
  readonly geometry: Geometry
  readonly seat: string | null
  readonly log: readonly LogLine[]
  readonly news: readonly LogLine[]
  beat(line: LogLine): Beat | null
  placeOf(hex: string): number
  /** By what the colour of a seat is known: `of-<this>`. */
  colourOf(seat: string | null): string
}

/** The ways the others took last; while looking back those of the moment. */
export const Traces = memo(
  function Traces({ geometry, seat, log, news, beat, placeOf, colourOf }: TracesProps) {
    const ways = log.length > 0 ? lastWays(log, beat, seat) : lastWays(news, beat, null)
    return h(
      'g',
      { class: 'map-pieces' },
      ways.map(({ by, places }) =>
        h(ShownWay, {
          key: `${by} ${places.join(' ')}`,
          geometry,
          places: places.map(placeOf),
          kind: `past of-${colourOf(by)}`,
        }),
      ),
    )
  },
  (a, b) => a.log === b.log && a.news === b.news && a.seat === b.seat && a.geometry === b.geometry,
)

/** An arrow around a hex, to face that way. */
export interface Arrow {
  /** Clockwise from the top of the sheet. */
  readonly angle: number
  readonly isLeaning?: boolean
  take(): void
  lean?(): void
}

/** From the middle of the hex to the arrows, in parts of its room. */
const FAR = 1.27

/** Arrows around a hex: each is touched to face that way. The bar has a button for each of them. */
export const Rose = ({ at: [x, y], room, arrows }: { at: Point; room: number; arrows: readonly Arrow[] }) =>
  h(
    'g',
    { class: 'battle-rose', ...UNHEARD, transform: `translate(${x} ${y})` },
    arrows.map(({ angle, isLeaning = false, take, lean }) =>
      h(
        'g',
        {
          key: angle,
          class: isLeaning ? 'is-leaning' : '',
          transform: `rotate(${angle}) translate(0 ${-room * FAR})`,
          onPointerEnter: lean,
          onClick: (event: Event) => {
            event.stopPropagation()
            take()
          },
        },
        h('circle', { r: 11.5 }),
        h('path', { d: 'M-5 3L0-5L5 3' }),
      ),
    ),
  )

interface SideScoreProps {
  /** By what its colour is known: `of-<this>`. */
  readonly of: string
  readonly emblem: VNode
  readonly name: string
  readonly points: number
  readonly most: number
  /** All of it in words. */
  readonly said: string
}

/** How near a side is to where the battle ends, at the head of the page. */
export const SideScore = ({ of, emblem, name, points, most, said }: SideScoreProps) =>
  h(
    'p',
    { class: `battle-score of-${of}`, role: 'img', 'aria-label': said, title: said },
    emblem,
    h('span', { class: 'board-wide' }, name),
    h('b', null, points, h('small', null, `/${most}`)),
    h('meter', { min: 0, max: most, value: points }),
  )

type Kinds<Action extends { readonly do: string }> = readonly Action['do'][]

/** What passes, and what ends what is being done: for the keys that do so. */
export const endingBy =
  <Action extends { readonly do: string }>(ends: Readonly<Record<'pass' | 'done', Kinds<Action>>>) =>
  (actions: readonly Action[], kind: 'pass' | 'done'): Action | null =>
    actions.find((action) => ends[kind].includes(action.do)) ?? null

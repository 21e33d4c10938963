import { h } from 'preact'
import { UNHEARD } from '../around.ts'
import { memo } from '../memo.ts'
import { CounterFace, type CounterSpec, UNITS } from './counter.ts'
import type { GridFocus } from './focus.ts'
import type { Geometry } from './geometry.ts'
import { fanBox, type Laid, layOut, stacksOf } from './stacks.ts'

export interface CountersProps {
  readonly geometry: Geometry
  readonly focus: GridFocus
  readonly counters: readonly CounterSpec[]
}

/**
 * All counters of a map, one group each, set where they lie by a transform: when one moves, no other is drawn again. A
 * stack that is fanned out lies over everything.
 */
export const Counters = memo(function Counters({ geometry, focus, counters }: CountersProps) {
  const fan = focus.fan.value
  const picked = focus.picked.value
  const lifted = focus.lifted.value?.ids ?? []
  const laid = layOut(geometry, counters, fan)
  const count = fan ? (stacksOf(counters).get(fan.place)?.length ?? 0) : 0
  return h(
    'g',
    { class: 'counters', ...UNHEARD },
    laid.filter(({ isFanned }) => !isFanned).map((one) => lay(one)),
    fan &&
      count > 1 &&
      h('rect', {
        key: 'fan',
        class: 'counter-fan',
        rx: (fan.by * geometry.room) / 2,
        ...fanBox(geometry, fan, count),
      }),
    laid.filter(({ isFanned }) => isFanned).map((one) => lay(one)),
  )

  function lay({ counter, at, isFanned }: Laid) {
    return h(LaidCounter, {
      key: counter.id,
      counter,
      x: at[0],
      y: at[1],
      scale: ((isFanned ? (fan?.by ?? 1) : 1) * geometry.room) / UNITS,
      isFanned,
      isPicked: picked === counter.id,
      isLifted: lifted.includes(counter.id),
    })
  }
})

interface LaidCounterProps {
  readonly counter: CounterSpec
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isFanned: boolean
  readonly isPicked: boolean
  readonly isLifted: boolean
}

const LaidCounter = memo(function LaidCounter(props: LaidCounterProps) {
  const { counter, x, y, scale, isFanned, isPicked, isLifted } = props
  const states = (counter.states ?? []).map((state) => ` is-${state}`).join('')
  const more = `${isFanned ? ' is-fanned' : ''}${isPicked ? ' is-picked' : ''}${isLifted ? ' is-lifted' : ''}`
  return h(
    'g',
    {
      class: `counter of-${counter.side} in-${counter.form}${states}${more}`,
      'data-counter': counter.id,
      'data-grab': counter.isAble ? '' : undefined,
      style: { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` },
    },
    h(CounterFace, counter),
  )
})

/** What hangs on the pointer while counters are dragged: all of them as they lay around the one that was taken. */
export function CounterGhost({ geometry, focus, counters }: CountersProps) {
  const lifted = focus.lifted.value
  const laid = lifted ? layOut(geometry, counters, null).filter(({ counter }) => lifted.ids.includes(counter.id)) : []
  const lead = laid.find(({ counter }) => counter.id === lifted?.lead)?.at ?? [0, 0]
  return h(
    'div',
    { class: 'board-ghost counter-ghost', 'aria-hidden': true, hidden: lifted === null },
    h(
      'svg',
      { width: 1, height: 1, style: { transform: `scale(${lifted?.scale ?? 1})` } },
      laid.map(({ counter, at }) =>
        h(LaidCounter, {
          key: counter.id,
          counter,
          x: at[0] - lead[0],
          y: at[1] - lead[1],
          scale: geometry.room / UNITS,
          isFanned: false,
          isPicked: false,
          isLifted: false,
        }),
      ),
    ),
  )
}

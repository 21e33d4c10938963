import type { Signal } from '@preact/signals'
import { type ComponentChildren, h } from 'preact'
import { useAround } from '../around.ts'
import './battle.css'

interface ToolsWords<Layer extends string> {
  readonly layersLabel: string
  readonly layers: Readonly<Record<Layer, string>>
  readonly orders: string
  readonly ordersHint: string
}

interface ToolsDesk<Action, Layer extends string> {
  readonly layers: Signal<ReadonlySet<Layer>>
  readonly ordering: Signal<boolean>
  readonly props: { act(...actions: readonly Action[]): void }
  toggle(layer: Layer): void
}

interface MapToolsProps<Action, Layer extends string> {
  readonly layers: readonly Layer[]
  readonly orders: readonly Action[]
  readonly text: { action(action: Action): string }
  /** Buttons of the game's own: each a `Tool`. */
  readonly children?: ComponentChildren
}

/** What may be laid over the map, and what is ordered beforehand. */
export function MapTools<Action, Layer extends string>(props: MapToolsProps<Action, Layer>) {
  const { layers, orders, text, children } = props
  const { desk, words } = useAround<ToolsDesk<Action, Layer>, ToolsWords<Layer>>()
  return h(
    'fieldset',
    { class: 'battle-tools board-island', 'data-covers': true },
    h('legend', { class: 'unseen' }, words.layersLabel),
    layers.map((layer) =>
      h(
        Tool,
        { key: layer, isOn: desk.layers.value.has(layer), toggle: () => desk.toggle(layer) },
        words.layers[layer],
      ),
    ),
    children,
    orders.length > 0 && h(Toggle, { of: desk.ordering }, words.orders),
    desk.ordering.value &&
      orders.length > 0 &&
      h(
        'div',
        { class: 'battle-orders' },
        h('p', null, words.ordersHint),
        orders.map((order) =>
          h(
            'button',
            {
              key: JSON.stringify(order),
              type: 'button',
              class: 'button',
              onClick: () => desk.props.act(order),
            },
            text.action(order),
          ),
        ),
      ),
  )
}

interface ToolProps {
  readonly isOn: boolean
  toggle(): void
  readonly children?: ComponentChildren
}

const Tool = ({ isOn, toggle, children }: ToolProps) =>
  h('button', { type: 'button', class: 'button', 'aria-pressed': isOn, onClick: toggle }, children)

/** Something of the board that is shown or not. */
export const Toggle = ({ of, children }: { readonly of: Signal<boolean>; readonly children?: ComponentChildren }) =>
  h(
    Tool,
    {
      isOn: of.value,
      toggle: () => {
        of.value = !of.value
      },
    },
    children,
  )

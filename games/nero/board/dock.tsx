import { later, Tabs } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Panel, Props } from './desk.ts'
import { Hand } from './hand.tsx'
import { Table } from './table.tsx'

const Orders = later(() => import('./orders.tsx').then((module) => module.Orders))
const Spent = later(() => import('./spent.tsx').then((module) => module.Spent))

/** Below the map: one's cards, and how the others stand; more behind the tabs. */
export function Dock({ view, actions, orders, isSpared }: Pick<Props, 'view' | 'actions' | 'orders' | 'isSpared'>) {
  const { desk, words } = useAround()
  const panel: Panel = view.seat === null && desk.panel.value === 'hand' ? 'table' : desk.panel.value
  const tabs: readonly (readonly [Panel, string])[] = [
    ...(view.seat === null ? [] : [['hand', words.hand] as const]),
    ['table', words.table],
    ['spent', words.spentShort(view.spent.length)],
    ...(view.seat === null ? [] : [['orders', words.orders] as const]),
  ]
  return (
    <div class={`board-dock is-on-map ne-dock is-${panel}`}>
      {view.seat !== null && (
        <div class="board-island ne-cards">
          <Hand view={view} actions={actions} />
        </div>
      )}
      <div class="board-island is-above ne-rivals">
        <Table view={view} />
      </div>
      {panel === 'spent' && (
        <div class="board-drawer ne-drawer">
          <Spent view={view} />
        </div>
      )}
      {panel === 'orders' && (
        <div class="board-drawer ne-drawer">
          <Orders view={view} orders={orders} isSpared={isSpared} />
        </div>
      )}
      <Tabs label={words.panels} tabs={tabs} shown={panel} home="hand" turnTo={(name) => desk.turnTo(name)} />
    </div>
  )
}

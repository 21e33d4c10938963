import { later, Tabs } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { Hand, Played } from './hand.tsx'
import { frame } from './reading.ts'
import { Tray } from './tray.tsx'

// Nobody levies on the first screen.
const LevyPool = later(() => import('./pools.tsx').then((module) => module.LevyPool))
const Pools = later(() => import('./pools.tsx').then((module) => module.Pools))

/** Below the map: the stack that is open, the pool while levying, or the cards. */
export function Dock({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const at = desk.open.value
  const panel = view.seat === null && desk.panel.value === 'hand' ? 'played' : desk.panel.value
  const levying = view.seat !== null && frame(view, 'levies')?.side === view.seat && actions.length > 0
  const tabs = [
    ...(view.seat === null ? [] : [['hand', levying ? words.pool : words.hand] as const]),
    ['played', words.played] as const,
    ['pools', words.pools] as const,
  ]
  return (
    <div class={`board-dock is-on-map jc-dock is-${at ? 'tray' : panel}`}>
      {at && (
        <div class="board-island jc-opened">
          <Tray view={view} actions={actions} at={at} />
        </div>
      )}
      <div class="board-island jc-cards" hidden={at !== null || view.seat === null}>
        {levying ? <LevyPool view={view} actions={actions} /> : <Hand view={view} actions={actions} />}
      </div>
      <div class="board-island is-above jc-table">
        <Played view={view} />
      </div>
      {panel === 'pools' && !at && <Pools view={view} />}
      {!at && (
        <Tabs
          tabs={tabs}
          shown={panel}
          home="hand"
          turnTo={(name) => {
            desk.panel.value = name
          }}
        />
      )}
    </div>
  )
}

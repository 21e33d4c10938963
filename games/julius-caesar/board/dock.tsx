import { Tabs } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { Hand, Played } from './hand.tsx'
import { LevyPool, Pools } from './pools.tsx'
import { frame } from './reading.ts'
import { Tray } from './tray.tsx'

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
    <div class={`board-dock jc-dock is-${at ? 'tray' : panel}`}>
      {at && <Tray view={view} actions={actions} at={at} />}
      <div class="jc-cards" hidden={at !== null}>
        {levying ? <LevyPool view={view} actions={actions} /> : <Hand view={view} actions={actions} />}
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

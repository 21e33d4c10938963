import { later, Tabs } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Panel, Props } from './desk.ts'

const parts = () => import('./aside.tsx')
const VictoryPanel = later(() => parts().then((module) => module.VictoryPanel))
const TreasuryPanel = later(() => parts().then((module) => module.TreasuryPanel))
const ForcesPanel = later(() => parts().then((module) => module.ForcesPanel))

/** At the lower edge: what is still needed, the money, and who stands where; one touch away. */
export function Dock({ view }: Pick<Props, 'view'>) {
  const { desk, words } = useAround()
  const panel = desk.panel.value
  const tabs: readonly (readonly [Panel, string])[] = [
    ['victory', words.victory],
    ['treasury', words.treasury],
    ['forces', words.forces],
  ]
  return (
    <div class={`board-dock is-on-map ju-dock is-${panel}`}>
      {panel !== 'none' && (
        <div class="board-drawer ju-drawer" data-covers="bottom">
          {panel === 'victory' && <VictoryPanel view={view} />}
          {panel === 'treasury' && <TreasuryPanel view={view} />}
          {panel === 'forces' && <ForcesPanel view={view} />}
        </div>
      )}
      <Tabs label={words.panels} tabs={tabs} shown={panel} home="none" turnTo={(name) => desk.turnTo(name)} />
    </div>
  )
}

import { EVERYONE, type GameText } from '@iacta/kernel'
import type { Signal } from '@preact/signals'
import type { TableSession } from './session.ts'
import type { PanelName } from './side-panels.tsx'
import { t } from './table.words.ts'

interface Props {
  readonly session: TableSession
  readonly text: GameText
  readonly panel: Signal<PanelName | null>
}

/** While the log is folded: the last thing that was told, which opens the log. */
export function LastLine({ session, text, panel }: Props) {
  const last = session.shown.value?.log.at(-1)
  if (panel.value === 'log' || !last) return null
  return (
    <button
      type="button"
      class="last-line"
      title={t.value.openPanel(t.value.panels.log)}
      onClick={() => {
        panel.value = 'log'
      }}
    >
      {text.happening({ key: last.key, params: last.params, to: EVERYONE })}
    </button>
  )
}

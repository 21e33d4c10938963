import type { Signal } from '@preact/signals'
import { lazy, Suspense } from 'preact/compat'
import { language, presentation } from '../settings.ts'
import { Agreements } from './agreements.tsx'
import { unreadAt } from './conversation.ts'
import { Log } from './log.tsx'
import { Players } from './players.tsx'
import { RemoteTable } from './remote.ts'
import type { TableSession } from './session.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { t } from './table.words.ts'
import { Badge, Talk } from './talk.tsx'

export type PanelName = 'log' | 'table' | 'talk' | 'rules' | 'settings'

const RulesPanel = lazy(() => import('../rules/panel.tsx').then((module) => module.RulesPanel))

interface Props {
  readonly session: TableSession
  readonly panel: Signal<PanelName | null>
  /** The clause the rules are opened at. */
  readonly clause: Signal<string | null>
}

/** What stands beside the board: one panel at a time, or none. */
export function SidePanels({ session, panel, clause }: Props) {
  const names: readonly PanelName[] =
    session.link.where === 'server'
      ? ['log', 'table', 'talk', 'rules', 'settings']
      : ['log', 'table', 'rules', 'settings']
  const unread = session.link instanceof RemoteTable ? unreadAt(session.link).value : 0
  return (
    <aside class={`table-side ${panel.value === null ? 'folded' : ''}`}>
      {panel.value !== null && (
        <div class="table-panel" id="table-panel">
          <Panel session={session} panel={panel} clause={clause} />
        </div>
      )}
      <nav class="table-tabs" aria-label={t.value.around}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={panel.value === name}
            aria-controls="table-panel"
            onClick={() => {
              panel.value = panel.value === name ? null : name
            }}
          >
            {t.value.panels[name]}
            {name === 'talk' && unread > 0 && <Badge count={unread} />}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            presentation.value = presentation.value === 'text' ? 'board' : 'text'
          }}
        >
          {presentation.value === 'text' ? t.value.asBoard : t.value.asText}
        </button>
      </nav>
    </aside>
  )
}

function Panel({ session, panel, clause }: Props) {
  const text = session.text.value
  const summary = session.link.summary.value
  const scene = session.link.scene.value
  const game = session.game.value
  if (!text || !summary || !game || panel.value === null) return null
  switch (panel.value) {
    case 'log':
      return (
        <Log
          lines={scene?.log ?? []}
          text={text}
          settled={scene?.settled ?? 0}
          language={language.value}
          at={session.past.heard.value}
          from={session.past.heardBefore.value}
          onShow={(line) => void session.past.showLine(line)}
          chapter={session.face.value?.chapter}
          announce={presentation.value === 'board'}
        />
      )
    case 'table':
      return (
        <>
          <Players
            summary={summary}
            text={text}
            mine={summary.mine}
            looking={scene?.seat ?? null}
            lookable={[]}
            where={session.link.where}
            presence={session.link instanceof RemoteTable ? session.link.presence.value : null}
            onLook={(seat) => session.link.lookFrom(seat)}
          />
          <Agreements session={session} />
        </>
      )
    case 'talk':
      return session.link instanceof RemoteTable ? <Talk link={session.link} text={text} /> : null
    case 'rules':
      return (
        <Suspense fallback={<p class="waiting">{t.value.loading}</p>}>
          <RulesPanel
            game={game.id}
            clause={clause.value}
            onClose={() => {
              panel.value = null
            }}
          />
        </Suspense>
      )
    case 'settings':
      return <SettingsPanel />
  }
}

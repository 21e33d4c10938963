import type { Signal } from '@preact/signals'
import { lazy, Suspense } from 'preact/compat'
import { language, presentation } from '../settings.ts'
import { Log } from './log.tsx'
import type { RemoteTable } from './remote.ts'
import type { TableSession } from './session.ts'
import { t } from './table.words.ts'

export type PanelName = 'log' | 'table' | 'talk' | 'rules' | 'settings'

// Fetched when somebody opens them: the board comes first.
const Agreements = lazy(() => import('./agreements.tsx').then((module) => module.Agreements))
const Players = lazy(() => import('./players.tsx').then((module) => module.Players))
const RulesPanel = lazy(() => import('../rules/panel.tsx').then((module) => module.RulesPanel))
const SettingsPanel = lazy(() => import('./settings-panel.tsx').then((module) => module.SettingsPanel))
const Talk = lazy(() => import('./talk.tsx').then((module) => module.Talk))
const Unread = lazy(() => import('./talk.tsx').then((module) => module.Unread))

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
  return (
    <aside class={`table-side ${panel.value === null ? 'folded' : ''}`}>
      {panel.value !== null && (
        <div class="table-panel" id="table-panel">
          <Suspense fallback={<p class="waiting">{t.value.loading}</p>}>
            <Panel session={session} panel={panel} clause={clause} />
          </Suspense>
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
            {name === 'talk' && (
              <Suspense fallback={null}>
                <Unread link={session.link as RemoteTable} />
              </Suspense>
            )}
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
            presence={session.link.presence?.value ?? null}
            onLook={(seat) => session.link.lookFrom(seat)}
          />
          <Agreements session={session} />
        </>
      )
    case 'talk':
      return session.link.where === 'server' ? <Talk link={session.link as RemoteTable} text={text} /> : null
    case 'rules':
      return (
        <RulesPanel
          game={game.id}
          clause={clause.value}
          onClose={() => {
            panel.value = null
          }}
        />
      )
    case 'settings':
      return <SettingsPanel />
  }
}

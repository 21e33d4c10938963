import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { later } from '../board/later.ts'
import { language, logChoice, presentation } from '../settings.ts'
import { Loading } from './loading.tsx'
import type { RemoteTable } from './remote.ts'
import type { TableSession } from './session.ts'
import { t } from './table.words.ts'

export type PanelName = 'log' | 'course' | 'table' | 'talk' | 'rules' | 'settings'

// Fetched when somebody opens them: the board comes first.
const Agreements = later(() => import('./agreements.tsx').then((module) => module.Agreements))
const CoursePanel = later(() => import('./course.tsx').then((module) => module.CoursePanel), Loading)
const Log = later(() => import('./log.tsx').then((module) => module.Log), Loading)
const Players = later(() => import('./players.tsx').then((module) => module.Players), Loading)
const RulesPanel = later(() => import('../rules/panel.tsx').then((module) => module.RulesPanel), Loading)
const SettingsPanel = later(() => import('./settings-panel.tsx').then((module) => module.SettingsPanel), Loading)
const Talk = later(() => import('./talk.tsx').then((module) => module.Talk), Loading)
const Unread = later(() => import('./talk.tsx').then((module) => module.Unread))

/** A log before its game has come. */
const NO_FACE = {}

interface Props {
  readonly session: TableSession
  readonly panel: Signal<PanelName | null>
  /** The clause the rules are opened at. */
  readonly clause: Signal<string | null>
}

/** What stands beside the board: one panel at a time, or none. */
export function SidePanels({ session, panel, clause }: Props) {
  const summary = session.link.summary.value
  const isOver = summary?.status === 'over'
  // Of a table that cannot be shown there is nothing to tell but who plays it.
  const isShown = !summary?.frozen
  useEffect(() => {
    const isBare = panel.peek() === 'log' || (panel.peek() === null && matchMedia('(min-width: 1080px)').matches)
    if (!isShown && isBare) panel.value = 'table'
  }, [isShown])
  const names: readonly PanelName[] = [
    ...(isShown ? (['log'] as const) : []),
    ...(isOver && isShown ? (['course'] as const) : []),
    'table',
    ...(session.link.where === 'server' ? (['talk'] as const) : []),
    'rules',
    'settings',
  ]
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
              if (name === 'log') logChoice.value = panel.value === 'log' ? 'folded' : 'open'
              panel.value = panel.value === name ? null : name
            }}
          >
            {t.value.panels[name]}
            {name === 'talk' && <Unread link={session.link as RemoteTable} />}
          </button>
        ))}
        {isShown && (
          <button
            type="button"
            onClick={() => {
              presentation.value = presentation.value === 'text' ? 'board' : 'text'
            }}
          >
            {presentation.value === 'text' ? t.value.asBoard : t.value.asText}
          </button>
        )}
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
          lines={session.scene.value?.log ?? []}
          text={text}
          settled={session.scene.value?.settled ?? 0}
          language={language.value}
          at={session.past.heard.value}
          from={session.past.heardBefore.value}
          onShow={(line) => void session.past.showLine(line)}
          face={session.face.value ?? NO_FACE}
          announce={presentation.value === 'board'}
        />
      )
    case 'course':
      return (
        <CoursePanel
          session={session}
          onShow={(at) => {
            session.past.show(at)
            // On a small screen the panel covers the board.
            if (matchMedia('(max-width: 760px)').matches) panel.value = null
          }}
        />
      )
    case 'table':
      return (
        <>
          <Players
            summary={summary}
            text={text}
            mine={summary.mine}
            viewer={scene?.seat ?? null}
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

import type { GameText } from '@iacta/kernel'
import { sayOutcome } from '@iacta/kernel'
import { later } from '../board/later.ts'
import { language, presentation } from '../settings.ts'
import { Icon } from './icons.tsx'
import { mayAskForHint, type Scene, type TableSummary, whoExplains } from './link.ts'
import type { TableSession } from './session.ts'
import { t } from './table.words.ts'

const RunningClock = later(() => import('./players.tsx').then((module) => module.RunningClock))
const SayingLine = later(() => import('./saying.tsx').then((module) => module.SayingLine))

/** Whose turn it is, what is asked and what ends it; take back, a hint for who is stuck, and the computer's reasons. */
export function PromptBar({ session }: { readonly session: TableSession }) {
  const summary = session.link.summary.value
  const scene = session.link.scene.value
  const text = session.text.value
  if (!summary || !text) return <div class="prompt-bar" />
  const { at, total } = session.past
  if (at.value !== null) return <Past at={at.value} total={total.value} />
  const isMine = scene !== null && scene.actions.length > 0
  const isPlayed = summary.status === 'running' && !summary.frozen
  return (
    <section class={`prompt-bar ${isMine ? 'mine' : ''}`} aria-label={whose(summary, scene, text)}>
      <div class="prompt-words" aria-live={presentation.value === 'text' ? 'off' : 'polite'}>
        <strong class="prompt-whose">{whose(summary, scene, text)}</strong>
        {isPlayed && summary.clock.kind !== 'none' && <RunningClock summary={summary} looking={scene?.seat ?? null} />}
        <span class="prompt-asked">{asked(summary, scene, text)}</span>
      </div>
      <div class="prompt-does">
        {session.link.explain && whoExplains(summary) !== null && (
          <button type="button" class="button" title={t.value.whyAsked} onClick={() => void session.askWhy()}>
            <Icon of="why" />
            <span class="prompt-label">{t.value.why}</span>
          </button>
        )}
        {mayAskForHint(summary, scene) && (
          <button type="button" class="button" title={t.value.hintAsked} onClick={() => void session.askForHint()}>
            <Icon of="hint" />
            <span class="prompt-label">{t.value.hint}</span>
          </button>
        )}
        {isPlayed && (
          <button
            type="button"
            class="button"
            disabled={!scene?.canUndo || session.isBusy.value}
            aria-keyshortcuts="Control+Z"
            onClick={() => void session.undo()}
          >
            <Icon of="undo" />
            <span class="prompt-label">{t.value.undo}</span>
          </button>
        )}
      </div>
      <div class="prompt-saying" role="status">
        {session.saying.value && <SayingLine session={session} text={text} />}
      </div>
    </section>
  )
}

function Past({ at, total }: { readonly at: number; readonly total: number }) {
  return (
    <section class="prompt-bar" aria-label={t.value.lookingBack(at, total)}>
      <strong class="prompt-whose">{t.value.lookingBack(at, total)}</strong>
    </section>
  )
}

function whose(summary: TableSummary, scene: Scene | null, text: GameText): string {
  if (summary.status === 'over') return t.value.over
  if (summary.frozen) return t.value.frozen
  if (summary.status !== 'running') return t.value.notBegun
  if (scene && scene.actions.length > 0) return t.value.yourMove
  const others = summary.seats.filter((row) => row.asked && row.seat !== scene?.seat)
  if (others.length > 0 && others.every((row) => row.kind === 'bot')) return t.value.thinking
  const names = others.map((row) => text.seat(row.seat)).join(', ')
  return names === '' ? t.value.watching : t.value.waitingFor(names)
}

function asked(summary: TableSummary, scene: Scene | null, text: GameText): string {
  if (summary.outcome) return sayOutcome(text, language.value, summary.outcome)
  if (summary.frozen) return ''
  return scene ? text.prompt(scene.prompt) : t.value.notBegunMore
}

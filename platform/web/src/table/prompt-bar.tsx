import type { GameText } from '@iacta/kernel'
import { sayOutcome } from '@iacta/kernel'
import type { Signal } from '@preact/signals'
import { later } from '../board/later.ts'
import { language, presentation } from '../settings.ts'
import { Icon } from './icons.tsx'
import { LastLine } from './last-line.tsx'
import { type Scene, type TableSummary, whoExplains } from './link.ts'
import type { TableSession } from './session.ts'
import type { PanelName } from './side-panels.tsx'
import { t } from './table.words.ts'

const RunningClock = later(() => import('./seat-clock.tsx').then((module) => module.RunningClock))
const StandingOrders = later(() => import('./standing-orders.tsx').then((module) => module.StandingOrders))
const SayingLine = later(() => import('./saying.tsx').then((module) => module.SayingLine))

interface Props {
  readonly session: TableSession
  /** What stands open beside the board. */
  readonly panel: Signal<PanelName | null>
}

/** Whose turn it is, what is asked and what ends it; take back, a hint for who is stuck, and the computer's reasons. */
export function PromptBar({ session, panel }: Props) {
  const summary = session.link.summary.value
  const scene = session.scene.value
  const text = session.text.value
  if (!summary || !text) return <div class="prompt-bar" />
  const { at, total } = session.past
  if (at.value !== null) return <Past at={at.value} total={total.value} />
  const following = session.following.value
  const isRunning = summary.status === 'running' && summary.clock.kind !== 'none'
  if (following?.playback.showing.value)
    return (
      <following.parts.Bar session={session} text={text}>
        {isRunning && <RunningClock summary={summary} viewer={session.link.scene.value?.seat ?? null} />}
      </following.parts.Bar>
    )
  if (following?.playback.frame.value?.isThrow) return <Thrown />
  const isMine = scene !== null && scene.actions.length > 0
  const decides = scene?.seat === null ? session.link.handover?.value?.decides : null
  const who = decides ? t.value.decides(text.seat(decides.seat)) : whose(summary, scene, text)
  const standing = (scene?.seat && text.orders?.standing(scene.view)) || []
  const isPlayed = summary.status === 'running' && !summary.frozen
  return (
    <section class={`prompt-bar ${isMine ? 'mine' : ''}`} aria-label={who}>
      <div class="prompt-words" aria-live={presentation.value === 'text' ? 'off' : 'polite'}>
        <strong class="prompt-whose">{who}</strong>
        {isPlayed && summary.clock.kind !== 'none' && <RunningClock summary={summary} viewer={scene?.seat ?? null} />}
        <span class="prompt-asked">{asked(summary, scene, text)}</span>
        <LastLine session={session} text={text} panel={panel} />
      </div>
      <div class="prompt-does">
        {following && <following.parts.Again session={session} />}
        {isPlayed && scene && text.orders && standing.length > 0 && (
          <StandingOrders orders={standing} about={text.orders.about} give={(order) => session.act(order)} />
        )}
        {session.link.explain && whoExplains(summary) !== null && (
          <button type="button" class="button" title={t.value.whyAsked} onClick={() => void session.askWhy()}>
            <Icon of="why" />
            <span class="prompt-label">{t.value.why}</span>
          </button>
        )}
        {session.mayAskForHint && (
          <button
            type="button"
            class="button"
            title={`${t.value.hintAsked} (H)`}
            aria-keyshortcuts="H"
            onClick={() => void session.askForHint()}
          >
            <Icon of="hint" />
            <span class="prompt-label">{t.value.hint}</span>
          </button>
        )}
        {isPlayed && (scene?.seat || session.mayUndo) && (
          <button
            type="button"
            class="button"
            disabled={!session.mayUndo}
            title={`${t.value.undo} (U)`}
            aria-keyshortcuts="U Control+Z"
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

/** Until the dice have come to rest, nothing of what they bring is said. */
function Thrown() {
  return (
    <section class="prompt-bar" aria-label={t.value.thrown}>
      <strong class="prompt-whose">{t.value.thrown}</strong>
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

import { EVERYONE, type GameText } from '@iacta/kernel'
import type { ComponentChildren } from 'preact'
import { PACES, pace } from '../settings.ts'
import { Icon } from './icons.tsx'
import './playback.css'
import { t } from './playback.words.ts'
import { standsFor, toldOf } from './portions.ts'
import type { TableSession } from './session.ts'

export interface BarProps {
  readonly session: TableSession
  readonly text: GameText
  /** What is always in sight, as a clock that runs. */
  readonly children?: ComponentChildren
}

/** What is being played back, how fast, and how to have done with it. */
export function PlaybackBar({ session, text, children }: BarProps) {
  const playback = session.following.value?.playback
  const portion = playback?.showing.value
  if (!playback || !portion) return null
  const { at, of } = playback.place.value
  const scene = session.link.scene.value
  const { lines, more } = toldOf(portion, scene?.log ?? [], session.face.value?.joined)
  const said = playback.frame.value?.isThrow ? [] : lines
  const isAsked = (scene?.actions.length ?? 0) > 0
  const isHeld = playback.isPaused.value || pace.value === 'step'
  const who = t.value.place(portion.by === null ? t.value.event : text.seat(portion.by), at, of)
  return (
    <section class={`prompt-bar playback${isHeld ? ' is-held' : ''}`} aria-label={t.value.follow}>
      <div class="prompt-words">
        <strong class="prompt-whose">{who}</strong>
        {children}
        <span class="prompt-asked">
          {said.map((line) => text.happening({ ...line, to: EVERYONE })).join(' ')}
          {said.length > 0 && more > 0 && <span class="playback-more"> {t.value.more(more)}</span>}
        </span>
      </div>
      <div class="prompt-does">
        {pace.value !== 'step' && (
          <Control
            of={playback.isPaused.value ? 'play' : 'pause'}
            says={playback.isPaused.value ? t.value.play : t.value.pause}
            onClick={() => (playback.isPaused.value ? playback.play() : playback.pause())}
          />
        )}
        <Control of="next" says={t.value.next} onClick={() => playback.next()} />
        <button
          type="button"
          class="button main"
          title={t.value.skipMore}
          aria-keyshortcuts="Escape"
          onClick={() => playback.skip()}
        >
          {isAsked ? t.value.toMyMove : t.value.skip}
        </button>
        <select
          class="playback-pace"
          aria-label={t.value.pace}
          value={pace.value}
          onChange={({ currentTarget: { value } }) => {
            pace.value = PACES.find((each) => each === value) ?? 'normal'
          }}
        >
          {PACES.map((each) => (
            <option key={each} value={each}>
              {t.value.paces[each]}
            </option>
          ))}
        </select>
      </div>
      <span
        key={`${portion.from} ${pace.value}`}
        class="playback-time"
        style={{ animationDuration: `${playback.timeOf(standsFor(portion))}ms` }}
      />
    </section>
  )
}

interface ControlProps {
  readonly of: 'play' | 'pause' | 'next'
  readonly says: string
  onClick(): void
}

function Control({ of, says, onClick }: ControlProps) {
  return (
    <button type="button" class="button" title={says} onClick={onClick}>
      <Icon of={of} />
      <span class="prompt-label">{says}</span>
    </button>
  )
}

/** Plays back once more what happened since one last acted. */
export function AgainButton({ session }: Pick<BarProps, 'session'>) {
  const playback = session.following.value?.playback
  if (!playback?.mayShowAgain.value) return null
  return (
    <button
      type="button"
      class="button"
      title={t.value.againMore}
      aria-keyshortcuts="R"
      onClick={() => playback.again()}
    >
      <Icon of="again" />
      <span class="prompt-label">{t.value.again}</span>
    </button>
  )
}

import { useEffect, useRef, useState } from 'preact/hooks'
import { copyText } from './clipboard.ts'
import { Icon } from './icons.tsx'
import { type Past, SPEEDS, type Speed } from './past.ts'
import './replay.css'
import { t } from './replay.words.ts'

/** A mark on the slider: the moment a chapter begins at, and what it is called. */
export interface Mark {
  readonly at: number
  readonly label: string
  readonly isGreat: boolean
}

interface ReplayProps {
  /** After so many actions; null for now. */
  readonly at: number | null
  readonly total: number
  readonly playing: boolean
  onAt(at: number | null): void
  onPlay(playing: boolean): void
  readonly speed?: Speed
  onSpeed?(speed: Speed): void
  readonly marks?: readonly Mark[]
  /** The table's id if others can follow a link to it and see the same; null if they cannot. */
  readonly table: string | null
  /** Who else it may be seen as, by seat, null being a spectator; for finished games. */
  readonly viewers?: readonly { readonly seat: string | null; readonly name: string }[]
  readonly viewerNow?: string | null | undefined
  onViewer?(seat: string | null | undefined): void
}

/** The bar beneath a game that is looked back at. */
export function Replay(props: ReplayProps) {
  const { at, total, playing, onAt, onPlay, speed = 1, onSpeed, marks = [], table } = props
  const here = at ?? total
  const mark = marks.findLast((each) => each.at <= here)
  const where = at === null ? t.value.now(total) : at === 0 ? t.value.begins : t.value.atOf(at, total)
  const to = (moment: number) => () => onAt(moment)
  const isFirst = here === 0
  const isLast = here >= total
  return (
    <section class="replay" aria-label={t.value.replay}>
      <div class="replay-slider">
        <div class="replay-marks" aria-hidden="true">
          {marks.map((each) => (
            <span
              key={`${each.at} ${each.label}`}
              class={each.isGreat ? 'replay-great' : undefined}
              style={{ left: `${total === 0 ? 0 : (each.at / total) * 100}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={total}
          value={here}
          disabled={total === 0}
          aria-label={t.value.moment}
          aria-valuetext={mark ? `${where}. ${mark.label}` : where}
          onInput={({ currentTarget }) => onAt(Number(currentTarget.value))}
        />
      </div>
      <p class="replay-where">
        <strong>{where}</strong> {mark && at !== null && <span>{mark.label}</span>}
      </p>
      <div class="replay-buttons">
        <Button of="first" says={t.value.first} off={isFirst} onClick={to(0)} />
        <Button of="previous" says={t.value.previous} off={isFirst} onClick={to(here - 1)} />
        <Button
          of={playing ? 'pause' : 'play'}
          says={playing ? t.value.pause : t.value.play}
          off={total === 0}
          onClick={() => onPlay(!playing)}
        />
        <Button of="next" says={t.value.next} off={isLast} onClick={to(here + 1)} />
        <Button of="last" says={t.value.last} off={isLast} onClick={to(total)} />
        {onSpeed && <SpeedChoice speed={speed} onSpeed={onSpeed} />}
      </div>
      <ViewerChoice {...props} />
      {at !== null && (
        <div class="replay-more">
          {table !== null && <ShareMoment table={table} at={at} />}
          <button type="button" class="button main" onClick={() => onAt(null)}>
            {t.value.toNow}
          </button>
        </div>
      )}
    </section>
  )
}

interface ButtonProps {
  readonly of: 'first' | 'previous' | 'play' | 'pause' | 'next' | 'last'
  readonly says: string
  readonly off: boolean
  onClick(): void
}

/** Stays where it is for the keyboard when there is nothing left to do, and does nothing then. */
function Button({ of, says, off, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      class="replay-button"
      aria-label={says}
      title={says}
      aria-disabled={off}
      onClick={() => !off && onClick()}
    >
      <Icon of={of} />
    </button>
  )
}

function SpeedChoice({ speed, onSpeed }: { readonly speed: Speed; onSpeed(speed: Speed): void }) {
  return (
    <select
      class="replay-speed"
      aria-label={t.value.speed}
      value={String(speed)}
      onChange={({ currentTarget }) => onSpeed(SPEEDS.find((each) => String(each) === currentTarget.value) ?? 1)}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={String(each)}>
          {t.value.times(each)}
        </option>
      ))}
    </select>
  )
}

const OWN = 'own'

function ViewerChoice({ viewers = [], viewerNow, onViewer }: ReplayProps) {
  if (viewers.length === 0 || !onViewer) return null
  const choiceOf = (seat: string | null | undefined): string =>
    seat === undefined ? OWN : `${viewers.findIndex((each) => each.seat === seat)}`
  return (
    <label class="replay-viewer">
      {t.value.seenBy}
      <select
        value={choiceOf(viewerNow)}
        onChange={({ currentTarget: { value } }) => onViewer(value === OWN ? undefined : viewers[Number(value)].seat)}
      >
        <option value={OWN}>{t.value.ownEyes}</option>
        {viewers.map(({ seat, name }) => (
          <option key={seat ?? ''} value={choiceOf(seat)}>
            {seat === null ? t.value.spectators : name}
          </option>
        ))}
      </select>
    </label>
  )
}

function ShareMoment({ table, at }: { readonly table: string; readonly at: number }) {
  const [told, setTold] = useState('')
  useEffect(() => setTold(''), [at])
  const copy = async (): Promise<void> => {
    const copied = await copyText(new URL(`/table/${table}?at=${at}`, location.href).href)
    setTold(copied ? t.value.shared : t.value.notShared)
  }
  return (
    <>
      <button type="button" class="button" aria-label={t.value.shareMore} onClick={() => void copy()}>
        <Icon of="link" /> {t.value.share}
      </button>
      <span class="replay-told" role="status">
        {told}
      </span>
    </>
  )
}

/** What has arrows of its own keeps them; Space is the press of a button. */
const KEEPS_ARROWS =
  'input, textarea, select, [contenteditable], [role=slider], [role=menu], [role=tablist], [role=radiogroup], [role=grid], [role=application], dialog'
const KEEPS_SPACE = `${KEEPS_ARROWS}, button, a[href], summary, [role=button]`

/** Left and Right go through the moments, Home and End to the first and the last, Space plays; Escape goes back to now. */
export function useReplayKeys(past: Past, isOn = true): void {
  const latest = useRef(past)
  latest.current = past
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const { current } = latest
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest(event.key === ' ' ? KEEPS_SPACE : KEEPS_ARROWS)) return
      switch (event.key) {
        case 'ArrowLeft':
          current.step(-1)
          break
        case 'ArrowRight':
          current.step(1)
          break
        case 'Home':
          current.show(0)
          break
        case 'End':
          current.show(current.total.value)
          break
        case ' ':
          if (current.isPlaying.value) current.pause()
          else current.play()
          break
        case 'Escape':
          if (current.at.value === null) return
          current.show(null)
          break
        default:
          return
      }
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn])
}

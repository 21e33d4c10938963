import type { Signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { GreatMoments as GameMoments, GreatMoment } from '../board/index.ts'
import { curtain, language, presentation } from '../settings.ts'
import { EndPanel } from './end-panel.tsx'
import { useEscape } from './escape.ts'
import { GreatMomentPanel } from './great-moment-panel.tsx'
import { type Heard, momentsSince } from './great-moments.ts'
import { t } from './great-moments.words.ts'
import type { TableSession } from './session.ts'
import type { PanelName } from './side-panels.tsx'

interface GreatMomentsProps {
  readonly session: TableSession
  readonly panel: Signal<PanelName | null>
  readonly heard: Heard
  /** Somebody was here when it was still played: then its end is something that happens, not something to be looked up. */
  readonly wasPlayed: boolean
}

/** The great moments of a game as they are told, one at a time, and its end. */
export function GreatMoments({ session, panel, heard, wasPlayed }: GreatMomentsProps) {
  const moments = useMoments(session)
  const { shown, close } = useShown(session, moments, heard)
  const [isFolded, setFolded] = useState(false)
  const first = shown[0]
  useEffect(() => setFolded(false), [first])
  const summary = session.link.summary.value
  const isBack = session.past.at.value !== null
  if (isBack) return null
  if (summary?.status === 'over' && summary.outcome && isToldToTheEnd(session))
    return <EndPanel session={session} moments={moments} panel={panel} opens={wasPlayed} />
  if (!first || presentation.value === 'text') return null
  return (
    <>
      <GreatMomentPanel
        moment={first}
        emblems={session.face.value?.emblems}
        isFolded={isFolded}
        onFold={setFolded}
        onClose={close}
      >
        {shown.length > 1 && (
          <button type="button" class="button" onClick={close}>
            {t.value.next}
          </button>
        )}
      </GreatMomentPanel>
      <div class="unseen" role="status">
        {first.title}
      </div>
    </>
  )
}

/** What is shown has come to the last line that was told. */
const isToldToTheEnd = ({ shown, link }: TableSession): boolean =>
  (shown.value?.log.length ?? 0) >= (link.scene.value?.log.length ?? 0)

/** What the game has to say of its great moments; null until it has come, or where it has nothing. */
function useMoments({ game }: TableSession): GameMoments | null {
  const [moments, setMoments] = useState<GameMoments | null>(null)
  const fetch = game.value?.moments
  useEffect(() => {
    let isLeft = false
    fetch?.().then(
      (come) => {
        if (!isLeft) setMoments(come)
      },
      // Without them the game goes on as it is told in the log.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [fetch])
  return moments
}

/** The moments that have come and were not put away yet. Whoever acts has seen enough of all of them. */
function useShown(session: TableSession, moments: GameMoments | null, heard: Heard) {
  const [shown, setShown] = useState<readonly GreatMoment[]>([])
  const scene = session.shown.value
  const text = session.text.value
  // Without a curtain all who share the screen look together.
  const seat = curtain.value === 'on' ? (session.link.scene.value?.seat ?? null) : null
  const isBack = session.past.at.value !== null
  useEffect(() => {
    if (!scene || !moments || !text || isBack) return
    const { log: told, view } = scene
    const come = momentsSince(moments, { told, view, text, language: language.peek() }, heard.newFor(seat, told.length))
    heard.upTo(seat, told.length)
    if (come.length > 0) setShown((before) => [...before, ...come])
  }, [scene?.log, moments, text, seat, isBack])
  const isActing = session.isBusy.value
  useEffect(() => {
    if (isActing) setShown([])
  }, [isActing])
  const close = (): void => setShown((before) => before.slice(1))
  useEscape(shown.length > 0 && !isBack, close)
  return { shown, close }
}

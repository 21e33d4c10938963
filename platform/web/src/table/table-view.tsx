import { useSignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { later } from '../board/later.ts'
import { UpdateNote } from '../frame/update.tsx'
import { updateReady } from '../local/install.ts'
import { query } from '../router.ts'
import { curtain, language, logChoice, presentation } from '../settings.ts'
import { say } from '../trouble.words.ts'
import { t as common } from '../words.ts'
import { Heard } from './great-moments.ts'
import type { TableSummary } from './link.ts'
import { isShared } from './link.ts'
import { Loading } from './loading.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { AFTER_FIRST_SIGHT, type TableSession } from './session.ts'
import { type PanelName, SidePanels } from './side-panels.tsx'
import { Stage } from './stage.tsx'
import { t } from './table.words.ts'
import { WhyDialog } from './why.tsx'

const LookingBack = later(() => import('./looking-back.tsx').then((module) => module.LookingBack))
const GreatMoments = later(() => import('./great-moments.tsx').then((module) => module.GreatMoments))
const Offers = later(() => import('./agreements.tsx').then((module) => module.Offers))
const Frozen = later(() => import('./waiting-room.tsx').then((module) => module.Frozen), Loading)
const SeatStrip = later(() => import('./seat-strip.tsx').then((module) => module.SeatStrip))
const SharedScreen = later(() => import('./shared-screen.tsx').then((module) => module.SharedScreen), Loading)
const ShortcutDialog = later(() => import('./shortcut-list.tsx').then((module) => module.ShortcutDialog))
const WaitingNote = later(() => import('./waiting-note.tsx').then((module) => module.WaitingNote))
const WaitingRoom = later(() => import('./waiting-room.tsx').then((module) => module.WaitingRoom), Loading)

/** A table and all around it. */
export function TableView({ session }: { readonly session: TableSession }) {
  const panel = useSignal<PanelName | null>(isLogOpen() ? 'log' : null)
  const clause = useSignal<string | null>(null)
  const wasShared = useShared(session)
  useMomentOfTheAddress(session)
  useKeyboard(session)
  const great = useGreatMoments(session)
  const summary = session.link.summary.value
  const text = session.text.value
  const game = session.game.value
  const seat = session.link.scene.value?.seat
  const isFollowed = (session.following.value?.playback.frame.value ?? null) !== null
  const page = (question: ComponentChildren): VNode => (
    <div class="table-page">
      <header class="table-head">
        <h1 class="unseen">{game?.title[language.value]}</h1>
        <a class="name" href="/">
          {common.value.name}
        </a>
        <StatusLine session={session} />
        {text && seat && <span class="seat-name">{t.value.seatOf(text.seat(seat), text.seatsAreMany)}</span>}
        {summary && hasStrip(summary) && (
          <div class="seat-strip-place">
            <SeatStrip session={session} />
          </div>
        )}
      </header>
      <PromptPlace>
        <PromptBar session={session} panel={panel} />
      </PromptPlace>
      <main class={boardClass(session)} aria-label={t.value.board}>
        <Notes session={session} />
        {great.isNear && !summary?.frozen && (
          <GreatMoments session={session} panel={panel} heard={great.heard} wasPlayed={great.wasPlayed} />
        )}
        {summary?.frozen ? (
          <Frozen session={session} />
        ) : summary?.status === 'open' ? (
          <WaitingRoom session={session} />
        ) : (
          <Stage session={session} />
        )}
        {question}
        {text && game && (
          <WhyDialog
            refusal={session.refusal.value}
            text={text}
            game={game.id}
            onClose={() => {
              session.refusal.value = null
            }}
            onRules={(id) => {
              clause.value = id
              panel.value = 'rules'
            }}
          />
        )}
      </main>
      {(session.past.at.value !== null || (summary?.status === 'over' && !summary.frozen && !isFollowed)) && (
        <LookingBack session={session} />
      )}
      <SidePanels session={session} panel={panel} clause={clause} />
      {session.isKeyListShown.value && <ShortcutDialog session={session} />}
    </div>
  )
  return wasShared ? <SharedScreen session={session} page={page} /> : page(null)
}

/** Whether several hands share this screen, or did while the game went on. */
function useShared({ link }: TableSession): boolean {
  const known = useRef(false)
  known.current ||= isShared(link.summary.value)
  return known.current
}

/** Who shares a screen without a clock sees beside himself who plays. */
const hasStrip = ({ status, mine, seats, clock }: TableSummary): boolean =>
  status !== 'open' && (mine.length < seats.length || clock.kind !== 'none')

const boardClass = ({ isForeseen }: TableSession): string =>
  `table-board ${presentation.value === 'text' ? 'as-text' : ''} ${isForeseen ? 'is-foreseen' : ''}`

/**
 * How far what is asked hangs over the board, as `--hang` of the page: the map keeps still, and what stands at the upper
 * edge of the board gives way.
 */
function PromptPlace({ children }: { readonly children: ComponentChildren }) {
  const prompt = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = prompt.current
    const page = place?.parentElement
    if (!place || !page) return
    const measure = new ResizeObserver(() => {
      const row = page.querySelector('.table-board')?.getBoundingClientRect().top ?? 0
      const hang = Math.max(0, Math.round(place.getBoundingClientRect().bottom - row))
      page.style.setProperty('--hang', `${hang}px`)
    })
    measure.observe(place)
    return () => measure.disconnect()
  }, [])
  return (
    <div class="prompt-place" ref={prompt} data-covers="top">
      {children}
    </div>
  )
}

/** On a laptop the map needs the room that the log would take; on a phone a panel covers the board. */
function isLogOpen(): boolean {
  if (logChoice.peek() === 'usual') return matchMedia('(min-width: 1500px)').matches
  return logChoice.peek() === 'open' && matchMedia('(min-width: 1080px)').matches
}

function StatusLine({ session }: { readonly session: TableSession }) {
  const face = session.face.value
  const shown = session.shown.value
  return <div class="status">{face && shown && <face.Status view={shown.view} language={language.value} />}</div>
}

/** What somebody should know at once: a broken line, something that failed, an offer on the table. */
function Notes({ session }: { readonly session: TableSession }) {
  const trouble = session.trouble.value ?? session.past.trouble.value
  const keeping = session.link.trouble?.value ?? null
  const following = session.following.value
  const text = session.text.value
  return (
    <div class="table-notes" role="status">
      {session.link.line.value === 'lost' && <p class="table-note">{t.value.lost}</p>}
      {text && session.dispatches.value.length > 0 && <WaitingNote session={session} text={text} />}
      {keeping && <p class="table-note">{say(keeping)}</p>}
      {updateReady.value && <UpdateNote />}
      {trouble && (
        <p class="table-note">
          {say(trouble)}
          <button
            type="button"
            class="button"
            onClick={() => {
              session.trouble.value = null
              session.past.trouble.value = null
            }}
          >
            {t.value.dismiss}
          </button>
        </p>
      )}
      {text && mayHaveOffers(session) && <Offers session={session} text={text} />}
      {text && following && <following.parts.Since session={session} text={text} />}
    </div>
  )
}

/** Something to answer: an offer, a rematch, a second game, or somebody's time that is out or may soon be. */
function mayHaveOffers({ link }: TableSession): boolean {
  const summary = link.summary.value
  if (!summary) return false
  const { offers, rematch, match, clock, seats } = summary
  return (
    (offers.draw | offers.abandon) !== 0 ||
    rematch !== null ||
    Boolean(match) ||
    clock.kind !== 'none' ||
    seats.some(({ deserted }) => deserted)
  )
}

/** What is known of great moments before what shows them is fetched: who has heard how much, and whether one may come. */
function useGreatMoments({ link, shown }: TableSession) {
  const known = useRef({ heard: new Heard(), isNear: false, wasPlayed: false }).current
  const scene = link.scene.value
  const status = link.summary.value?.status
  const length = shown.value?.log.length ?? 0
  const viewer = curtain.value === 'on' ? (scene?.seat ?? null) : null
  if (scene) known.heard.begin(viewer, length)
  if (status === 'running') known.wasPlayed = true
  if (status === 'over' || (scene && known.heard.newFor(viewer, length) < length)) known.isNear = true
  return known
}

/** `?at=120` shows that moment. */
function useMomentOfTheAddress(session: TableSession): void {
  const isThere = session.link.scene.value !== null
  useEffect(() => {
    const at = query.peek().get('at')
    if (isThere && at !== null && /^\d+$/.test(at)) session.past.show(Number(at))
  }, [session, isThere])
}

/** Keys and focus: fetched once the board is there. */
function useKeyboard(session: TableSession): void {
  useEffect(() => {
    let stops: readonly (() => void)[] = []
    let isLeft = false
    const follow = async (): Promise<void> => {
      const [{ followKeys }, { followFocus }] = await Promise.all([import('./shortcuts.ts'), import('./focus.ts')])
      if (!isLeft) stops = [followKeys(session), followFocus(session)]
    }
    const timer = setTimeout(() => void follow().catch(() => undefined), AFTER_FIRST_SIGHT)
    return () => {
      isLeft = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [session])
}

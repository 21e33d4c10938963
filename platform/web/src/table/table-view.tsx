import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { later } from '../board/later.ts'
import { UpdateNote } from '../frame/update.tsx'
import { updateReady } from '../local/install.ts'
import { query } from '../router.ts'
import { curtain, language, presentation } from '../settings.ts'
import { t as common } from '../text/index.ts'
import { say } from '../trouble.words.ts'
import { Curtain } from './curtain.tsx'
import { nextHand } from './hands.ts'
import { Loading } from './loading.tsx'
import { PromptBar } from './prompt-bar.tsx'
import type { TableSession } from './session.ts'
import { type PanelName, SidePanels } from './side-panels.tsx'
import { Stage } from './stage.tsx'
import { t } from './table.words.ts'
import { WhyDialog } from './why.tsx'

const LookingBack = later(() => import('./looking-back.tsx').then((module) => module.LookingBack))
const Offers = later(() => import('./agreements.tsx').then((module) => module.Offers))
const Frozen = later(() => import('./waiting-room.tsx').then((module) => module.Frozen), Loading)
const WaitingRoom = later(() => import('./waiting-room.tsx').then((module) => module.WaitingRoom), Loading)

/** A table and all around it. */
export function TableView({ session }: { readonly session: TableSession }) {
  const panel = useSignal<PanelName | null>(isWide() ? 'log' : null)
  const clause = useSignal<string | null>(null)
  const hand = useHands(session)
  useMomentOfTheAddress(session)
  useUndoKey(session)
  const summary = session.link.summary.value
  const text = session.text.value
  const game = session.game.value
  if (hand.waitsFor !== null && text)
    return <Curtain seat={hand.waitsFor} name={text.seat(hand.waitsFor)} onOpen={hand.take} />
  const seat = session.link.scene.value?.seat
  return (
    <div class="table-page">
      <header class="table-head">
        <h1 class="unseen">{game?.title[language.value]}</h1>
        <a class="name" href="/">
          {common.value.name}
        </a>
        <StatusLine session={session} />
        {text && seat && <span class="seat-name">{t.value.seatOf(text.seat(seat))}</span>}
      </header>
      <PromptBar session={session} />
      <main class={`table-board ${presentation.value === 'text' ? 'as-text' : ''}`} aria-label={t.value.board}>
        <Notes session={session} />
        {summary?.frozen ? (
          <Frozen session={session} />
        ) : summary?.status === 'open' ? (
          <WaitingRoom session={session} />
        ) : (
          <Stage session={session} />
        )}
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
      {(session.past.at.value !== null || (summary?.status === 'over' && !summary.frozen)) && (
        <LookingBack session={session} />
      )}
      <SidePanels session={session} panel={panel} clause={clause} />
    </div>
  )
}

const isWide = (): boolean => matchMedia('(min-width: 1080px)').matches

function StatusLine({ session }: { readonly session: TableSession }) {
  const face = session.face.value
  const shown = session.shown.value
  return <div class="status">{face && shown && <face.Status view={shown.view} language={language.value} />}</div>
}

/** What somebody should know at once: a broken line, something that failed, an offer on the table. */
function Notes({ session }: { readonly session: TableSession }) {
  const trouble = session.trouble.value ?? session.past.trouble.value
  const keeping = session.link.trouble?.value ?? null
  const text = session.text.value
  return (
    <div class="table-notes" role="status">
      {session.link.line.value === 'lost' && <p class="table-note">{t.value.lost}</p>}
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
    </div>
  )
}

/** Something to answer: an offer, a rematch, or somebody's time that is out or may soon be. */
function mayHaveOffers({ link }: TableSession): boolean {
  const summary = link.summary.value
  if (!summary) return false
  const { offers, rematch, clock, seats } = summary
  return (
    (offers.draw | offers.abandon) !== 0 ||
    rematch !== null ||
    clock.kind !== 'none' ||
    seats.some(({ deserted }) => deserted)
  )
}

/** Hands on one device: whom the curtain waits for, if anybody. */
function useHands(session: TableSession): { readonly waitsFor: string | null; take(): void } {
  const isTaken = useSignal(false)
  const { link } = session
  const summary = link.summary.value
  const looking = link.scene.value?.seat ?? null
  const isShared = (summary?.mine.length ?? 0) > 1 && summary?.status === 'running'
  // Whoever opens the page has yet to say that it is in the right hands.
  const next = nextHand(summary, isTaken.value ? looking : null)
  const isPassing = isShared && next !== null
  useEffect(() => {
    if (!isPassing || curtain.value === 'on') return
    isTaken.value = true
    link.lookFrom(next)
  }, [isPassing, next, curtain.value])
  return {
    waitsFor: isPassing && curtain.value === 'on' ? next : null,
    take() {
      isTaken.value = true
      if (next !== null) link.lookFrom(next)
    },
  }
}

/** `?at=120` shows that moment. */
function useMomentOfTheAddress(session: TableSession): void {
  const isThere = session.link.scene.value !== null
  useEffect(() => {
    const at = query.peek().get('at')
    if (isThere && at !== null && /^\d+$/.test(at)) session.past.show(Number(at))
  }, [session, isThere])
}

function useUndoKey(session: TableSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = (event.target as Element).closest('input, textarea, select') !== null
      if (isTyping || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (session.link.scene.value?.canUndo) void session.undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [session])
}

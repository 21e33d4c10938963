import '../styles/table.css'
import '../styles/learn.css'
import { gameNamed } from '@iacta/registry/browser'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Brand, Frame, LanguageSwitch } from '../frame/frame.tsx'
import { titleOf } from '../frame/game-text.ts'
import { Button, ErrorLine, Waiting } from '../frame/parts.tsx'
import { createHere } from '../frame/tables.ts'
import { useFetched, useTask } from '../frame/task.ts'
import { type LessonTable, openLesson } from '../local/lesson.ts'
import { go } from '../router.ts'
import { clauseNumber } from '../rules/book.ts'
import { computer, language, presentation } from '../settings.ts'
import { pointsOf } from '../table/asking.ts'
import { TableSession } from '../table/session.ts'
import { Stage } from '../table/stage.tsx'
import { t } from '../table/table.words.ts'
import { WhyDialog } from '../table/why.tsx'
import { w } from './learn.words.ts'

interface Opened {
  readonly lesson: LessonTable
  readonly session: TableSession
}

/** The guided first game: the real board, and beside it what to do next. */
export function LearnPage({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const id = names.game
  const game = gameNamed(id)
  const title = w.value.title(titleOf(id))
  const opened = useSignal<Opened | null>(null)
  const { trouble, again } = useFetched(async () => {
    if (!game?.lesson) return
    const lesson = await openLesson(id, { language: () => language.peek() })
    // A lesson shows each answer by itself, and says what to look at.
    opened.value = { lesson, session: new TableSession(lesson, null, false) }
  }, [id])
  useEffect(() => () => opened.peek()?.session.close(), [])

  if (!game?.lesson)
    return (
      <Frame title={title} narrow>
        <h1>{title}</h1>
        <p>{w.value.none}</p>
        <a class="button main" href="/learn">
          {w.value.leave}
        </a>
      </Frame>
    )
  return (
    <Frame title={title} bare>
      {opened.value ? (
        <Lesson {...opened.value} title={title} />
      ) : (
        <div class="table-waiting">
          <h1>{title}</h1>
          {trouble ? <ErrorLine trouble={trouble} again={again} /> : <Waiting />}
        </div>
      )}
    </Frame>
  )
}

function Lesson({ lesson, session, title }: Opened & { readonly title: string }) {
  const text = session.text.value
  const game = session.game.value
  return (
    <div class="learn">
      <header class="learn-head">
        <Brand />
        <h1>{title}</h1>
        <Status session={session} />
        <button
          type="button"
          class="bare-button"
          onClick={() => {
            presentation.value = presentation.value === 'text' ? 'board' : 'text'
          }}
        >
          {presentation.value === 'text' ? t.value.asBoard : t.value.asText}
        </button>
        <LanguageSwitch />
      </header>
      <section class="learn-board" aria-label={w.value.board}>
        {presentation.value === 'text' ? (
          <div class="learn-text">
            <Stage session={session} />
          </div>
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
          />
        )}
      </section>
      <StepCard lesson={lesson} session={session} />
    </div>
  )
}

function Status({ session }: { readonly session: TableSession }) {
  const face = session.face.value
  const shown = session.shown.value
  return <div class="learn-status">{face && shown && <face.Status view={shown.view} language={language.value} />}</div>
}

/** What the step is about, and the ways on, back and round. */
function StepCard({ lesson, session }: Opened) {
  const card = useRef<HTMLElement>(null)
  const steps = lesson.lesson.steps
  const at = lesson.step.value
  const { title, body, hint, clause, count = 1 } = steps[at]
  const isLast = at + 1 === steps.length
  const left = lesson.left.value
  const isReading = count === 0
  const isWrong = useWrong(lesson)
  useSignalEffect(() => {
    void lesson.step.value
    card.current?.scrollTo({ top: 0 })
  })
  useSignalEffect(() => {
    // The hint stands in the card; a note of its own would say it twice.
    if (session.trouble.value?.code === 'lesson') session.trouble.value = null
  })
  usePointing(lesson, session)
  const showMe = useTask(async () => {
    const step = lesson.step.value
    while (lesson.step.value === step && lesson.left.value > 0) {
      const wanted = lesson.findWanted()
      if (wanted === null) return
      await lesson.act([wanted])
    }
    if (lesson.step.value === step) await lesson.next()
  })
  const gameId = lesson.summary.value?.game ?? ''
  return (
    <section class="learn-card" ref={card} aria-labelledby="step-title">
      <div class="learn-progress">
        <span>{w.value.step(at + 1, steps.length)}</span>
        <progress value={at + 1} max={steps.length} aria-label={w.value.step(at + 1, steps.length)} />
        {clause ? (
          <a
            class="learn-rule"
            href={`/rules/${gameId}#${clause}`}
            target="_blank"
            rel="noopener"
            aria-label={w.value.ruleMore(clauseNumber(clause))}
          >
            {w.value.rule(clauseNumber(clause))}
          </a>
        ) : null}
      </div>
      <div aria-live="polite">
        <h2 id="step-title">{title[language.value]}</h2>
        <p class="learn-body">{body[language.value]}</p>
      </div>
      <div role="status" class="learn-told">
        {isWrong && (left > 0 || isReading) ? (
          <p class="learn-hint">
            <b>{w.value.notQuite}</b> {hint[language.value]}
          </p>
        ) : !isReading && left === 0 ? (
          <p class="learn-quiet">{w.value.watch}</p>
        ) : left > 0 && left < count ? (
          <p class="learn-quiet">{w.value.soFar}</p>
        ) : null}
      </div>
      {isLast ? <Ends lesson={lesson} gameId={gameId} /> : null}
      <div class="learn-ways">
        <Button
          disabled={at === 0}
          aria-label={w.value.previousMore}
          onClick={() => {
            session.refusal.value = null
            lesson.goTo(at - 1)
          }}
        >
          {w.value.previous}
        </Button>
        {isReading ? null : (
          <Button aria-label={w.value.againMore} onClick={() => lesson.goTo(at)}>
            {w.value.again}
          </Button>
        )}
        {isLast ? null : isReading ? (
          <Button kind="main" onClick={() => void lesson.next()}>
            {w.value.next}
          </Button>
        ) : (
          <Button aria-label={w.value.skipMore} busy={showMe.busy} onClick={showMe.run}>
            {w.value.skip}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Whether the last thing tried was not what the step asks for. */
function useWrong(lesson: LessonTable): boolean {
  const before = useRef({ step: -1, left: 0, missed: 0 })
  const step = lesson.step.value
  const left = lesson.left.value
  const missed = lesson.missed.value
  if (before.current.step !== step || before.current.left !== left) before.current = { step, left, missed }
  return missed > before.current.missed
}

/** The board points at what the step asks for next, and at what it speaks of. */
function usePointing(lesson: LessonTable, session: TableSession): void {
  useSignalEffect(() => {
    const scene = lesson.scene.value
    const game = lesson.summary.value?.game
    const wanted = lesson.left.value > 0 ? lesson.findWanted() : null
    const { points } = lesson.current
    const spoken = points ? [points] : []
    if (!scene || !game || wanted === null) {
      session.pointed.value = spoken
      return
    }
    void pointsOf(game, [wanted], scene.view).then((found) => {
      if (lesson.scene.peek() === scene) session.pointed.value = [...found, ...spoken]
    })
  })
}

/** The lesson is learned: a real game is one click away. */
function Ends({ lesson, gameId }: { readonly lesson: LessonTable; readonly gameId: string }) {
  const play = useTask(async () => {
    const seats = lesson.summary.value?.seats ?? []
    const mine = lesson.lesson.seat
    const id = await createHere(
      gameId,
      Object.fromEntries(seats.map(({ seat }) => [seat, seat === mine ? 'me' : computer()] as const)),
    )
    go(`/table/${id}`)
  })
  return (
    <div class="learn-end">
      <h3>{w.value.end}</h3>
      <Button kind="main" busy={play.busy} onClick={play.run}>
        {w.value.computer}
      </Button>
      <ErrorLine trouble={play.trouble} />
      <ul>
        <li>
          <a href={`/new?game=${gameId}`}>{w.value.ways}</a>
        </li>
        <li>
          <a href={`/rules/${gameId}`}>{w.value.rules}</a>
        </li>
        <li>
          <button type="button" class="text-button" onClick={() => lesson.goTo(0)}>
            {w.value.fromStart}
          </button>
        </li>
      </ul>
    </div>
  )
}

import './text-view.css'
import { type GameText, isWhole, type Language } from '@iacta/kernel'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ActionGroup, BrowserGame, GameWords, LogLine, TogetherProps } from '../board/index.ts'
import { useId } from '../frame/ids.ts'
import { ErrorLine } from '../frame/parts.tsx'
import { useFetched } from '../frame/task.ts'
import { hasAll, hasWhole, wordsOf } from '../rules/search.ts'
import type { Scene } from './link.ts'
import { Loading } from './loading.tsx'
import { OpenChoice } from './open-choice.tsx'
import { latest, newsBetween } from './text-news.ts'
import { TextOrders } from './text-orders.tsx'
import { w } from './text-view.words.ts'

export interface TextViewProps {
  readonly game: BrowserGame
  readonly text: GameText
  readonly scene: Scene
  /** What was told; while looking back, what the moment brought. */
  readonly told: readonly LogLine[]
  /** How the game ended; null while it goes on. */
  readonly ended: string | null
  readonly language: Language
  act(...actions: readonly unknown[]): unknown
  /** Shows why an action may not be done. */
  why(action: unknown): unknown
  reach: TogetherProps['reach']
}

/** From so many choices on they are folded under their headings. */
const LONG = 20
const NEWS = 8
const SPOKEN = 6
/** How long the table is to be quiet before it is spoken of, and how long it is listened to at most. */
const QUIET = 400
const PATIENCE = 2000

/**
 * A table as text: what is asked, what may be done, how things stand and what happened; a whole game can be played
 * with it by key and ear. The first part of a game in words is its state, and stands on top.
 */
export function TextView(props: TextViewProps) {
  const { value, trouble, again } = useFetched(() => props.game.words(), [props.game])
  if (value) return <Told {...props} words={value} />
  return trouble ? <ErrorLine trouble={trouble} again={again} /> : <Loading />
}

function Told({
  words,
  text,
  scene,
  told,
  ended,
  language,
  act,
  why,
  reach,
}: TextViewProps & { readonly words: GameWords }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { actions, isBusy } = useStanding(scene)
  const groups = useMemo(() => words.groups(actions, scene.view, language), [words, actions, scene.view, language])
  const [status, ...parts] = useMemo(
    () => words.inWords(scene.view, language, ended, { log: told, text }),
    [words, scene.view, language, ended, told, text],
  )
  const { choices, chose } = useFocus(scene, heading, isBusy)
  return (
    <div class="text-view">
      <Announcer scene={scene} text={text} asked={ended ?? text.prompt(scene.prompt)} />
      {status ? <p class="text-status">{status.lines.join(' · ')}</p> : null}
      <section class="text-asked">
        <h2 ref={heading} tabIndex={-1}>
          {ended ?? text.prompt(scene.prompt)}
        </h2>
        {words.Together && !isBusy && (
          <words.Together view={scene.view} actions={actions} language={language} reach={reach} act={act} />
        )}
        <div ref={choices}>
          <Choices
            groups={groups}
            isBusy={isBusy}
            text={text}
            language={language}
            attempts={words.attempts ? (said) => words.attempts?.(said, scene.view, language) ?? [] : null}
            why={why}
            choose={(action, from) => {
              if (isBusy) return
              chose(from)
              act(action)
            }}
          />
        </div>
      </section>
      <TextOrders orders={scene.orders} text={text} view={scene.view} give={act} />
      <section class="text-table">
        <h2>{w.value.table}</h2>
        <div class="text-parts">
          {parts.map((part) => (
            <section key={part.heading}>
              <h3>{part.heading}</h3>
              <ul>
                {part.lines.map((line) => (
                  <Line key={line} line={line} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <Latest scene={scene} text={text} />
    </div>
  )
}

/** A line with what it is about set off from what is said of it. */
function Line({ line }: { readonly line: string }) {
  const at = line.indexOf(': ')
  if (at < 0) return <li>{line}</li>
  return (
    <li>
      <b>{line.slice(0, at + 1)}</b>
      {line.slice(at + 1)}
    </li>
  )
}

/** While something is on its way nothing may be done, but what was offered stays where it is. */
function useStanding(scene: Scene): { readonly actions: readonly unknown[]; readonly isBusy: boolean } {
  const last = useRef(scene)
  const isBusy =
    scene.actions.length === 0 &&
    last.current.actions.length > 0 &&
    scene.sequence === last.current.sequence &&
    scene.view === last.current.view
  if (!isBusy) last.current = scene
  return { actions: last.current.actions, isBusy }
}

/** After a choice the next one is at hand: in the same group, else the first there is, else the prompt. */
function useFocus(scene: Scene, heading: RefObject<HTMLHeadingElement>, isBusy: boolean) {
  const choices = useRef<HTMLDivElement>(null)
  const chosen = useRef<{ readonly from: string; readonly sequence: number } | null>(null)
  useLayoutEffect(() => {
    const room = choices.current
    if (isBusy || !room) return
    const now = document.activeElement
    const wasIdle = now === heading.current && scene.actions.length > 0
    const isDone = chosen.current !== null && chosen.current.sequence !== scene.sequence
    if (!wasIdle && !isDone) return
    const from = chosen.current?.from
    chosen.current = null
    if (now instanceof HTMLButtonElement && room.contains(now)) return
    const group = [...room.querySelectorAll<HTMLElement>('[data-group]')].find((one) => one.dataset.group === from)
    const next = group?.querySelector('button') ?? room.querySelector<HTMLElement>('[data-group] button')
    ;(next ?? heading.current)?.focus()
  })
  return {
    choices,
    chose(from: string): void {
      chosen.current = { from, sequence: scene.sequence }
    },
  }
}

interface ChoicesProps {
  readonly groups: readonly ActionGroup[]
  readonly isBusy: boolean
  readonly attempts: ((said: string) => readonly unknown[]) | null
  readonly text: GameText
  readonly language: Language
  choose(action: unknown, from: string): void
  why(action: unknown): unknown
}

const keyOf = (action: unknown): string => JSON.stringify(action)

function Choices({ groups, isBusy, attempts, text, language, choose, why }: ChoicesProps) {
  const id = useId()
  const room = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map())
  const total = groups.reduce((sum, { actions }) => sum + actions.length, 0)
  if (total === 0) return <p class="text-quiet">{w.value.nothingToDo}</p>

  const wanted = wordsOf(said, 1)
  const thoseThat = (fit: typeof hasAll): readonly ActionGroup[] =>
    groups
      .map(({ heading, actions }) => ({
        heading,
        actions: actions.filter((action) => fit(`${heading} ${text.action(action)}`, wanted)),
      }))
      .filter(({ actions }) => actions.length > 0)
  const exact = thoseThat(hasWhole)
  const fitting = exact.length > 0 ? exact : thoseThat(hasAll)
  const left = fitting.reduce((sum, { actions }) => sum + actions.length, 0)
  const legal = new Set(left > 0 ? [] : groups.flatMap(({ actions }) => actions.map(keyOf)))
  const meant = left > 0 || !attempts ? [] : attempts(said).filter((action) => !legal.has(keyOf(action)))

  const isLong = total > LONG
  const isOpen = ({ heading, actions }: ActionGroup): boolean =>
    wanted.length > 0 || (folds.get(heading) ?? (!isLong || actions.length === 1))
  const foldAll = (open: boolean): void => setFolds(new Map(groups.map(({ heading }) => [heading, open])))
  const areOpen = fitting.every(isOpen)
  const buttons = (): HTMLButtonElement[] => [...(room.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  const stepTo = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    if (!step || at < 0) return
    event.preventDefault()
    all[Math.max(0, Math.min(all.length - 1, at + step))].focus()
  }

  return (
    <>
      {isLong || attempts ? (
        <search class="text-find">
          <label for={id}>{w.value.find}</label>
          <input
            id={id}
            type="search"
            autocomplete="off"
            spellcheck={false}
            placeholder={attempts ? w.value.findHintWhy : w.value.findHint}
            value={said}
            onInput={({ currentTarget }) => setSaid(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && said !== '') {
                event.stopPropagation()
                setSaid('')
              } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
                event.preventDefault()
                if (left > 0) room.current?.querySelector<HTMLButtonElement>('li button')?.focus()
                else if (event.key === 'Enter' && meant.length > 0) why(meant[0])
              }
            }}
          />
          <p class="text-count" role="status">
            {wanted.length > 0 ? w.value.found(left, total) : w.value.choices(total)}
          </p>
          {isLong && wanted.length === 0 && fitting.length > 1 ? (
            <button type="button" class="button" onClick={() => foldAll(!areOpen)}>
              {areOpen ? w.value.fold : w.value.unfold}
            </button>
          ) : null}
        </search>
      ) : null}
      {meant.length > 0 ? (
        <section class="text-why">
          <h3>{w.value.whyNot}</h3>
          <p>{w.value.whyNotMore}</p>
          <ul>
            {meant.map((action) => (
              <li key={keyOf(action)}>
                <button type="button" class="button" onClick={() => why(action)}>
                  {text.action(action)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside. */}
      <div class={isLong ? 'text-groups long' : 'text-groups'} ref={room} onKeyDown={stepTo}>
        {fitting.map((group) => (
          <Group
            key={group.heading}
            group={group}
            isOpen={isOpen(group)}
            canFold={isLong && wanted.length === 0 && group.actions.length > 1}
            isBusy={isBusy}
            text={text}
            language={language}
            fold={(open) => setFolds(new Map([...folds, [group.heading, open]]))}
            choose={(action) => {
              setSaid('')
              choose(action, group.heading)
            }}
          />
        ))}
      </div>
    </>
  )
}

interface GroupProps {
  readonly group: ActionGroup
  readonly isOpen: boolean
  readonly canFold: boolean
  readonly isBusy: boolean
  readonly text: GameText
  readonly language: Language
  fold(open: boolean): void
  choose(action: unknown): void
}

function Group({ group: { heading, actions }, isOpen, canFold, isBusy, text, language, fold, choose }: GroupProps) {
  const id = useId()
  return (
    <section class="text-group" data-group={heading}>
      <h3>
        {canFold ? (
          <button
            type="button"
            class="text-fold"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => fold(!isOpen)}
          >
            <span class="text-fold-sign" aria-hidden="true" />
            <span>{heading}</span>
            <span class="text-fold-count" aria-hidden="true">
              {actions.length}
            </span>
            <span class="unseen">, {w.value.choices(actions.length)}</span>
          </button>
        ) : (
          heading
        )}
      </h3>
      <ul id={id} hidden={!isOpen}>
        {actions.map((action) => (
          <li key={keyOf(action)}>
            {isWhole(action) ? (
              <button type="button" class="button" aria-disabled={isBusy || undefined} onClick={() => choose(action)}>
                {text.action(action)}
              </button>
            ) : (
              <OpenChoice listed={action} text={text} language={language} isBusy={isBusy} choose={choose} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The end of the log, and as much more of it as somebody asks for. */
function Latest({ scene, text }: { readonly scene: Scene; readonly text: GameText }) {
  const [most, setMost] = useState(NEWS)
  const { left, lines } = latest(scene.log, most)
  return (
    <section class="text-latest">
      <h2>{w.value.latest}</h2>
      {left > 0 ? (
        <button type="button" class="button" onClick={() => setMost(most + 5 * NEWS)}>
          {w.value.earlier}
        </button>
      ) : null}
      {lines.length === 0 ? (
        <p class="text-quiet">{w.value.noNews}</p>
      ) : (
        <ol>
          {lines.map((line, i) => (
            <li key={left + i}>{text.happening({ ...line, to: 0 })}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Says what happened and what is asked now, once the table has been quiet for a moment: one saying for each change. */
function Announcer({ scene, text, asked }: Pick<TextViewProps, 'scene' | 'text'> & { readonly asked: string }) {
  const [said, setSaid] = useState<{ readonly time: number; readonly lines: readonly string[] }>({ time: 0, lines: [] })
  const before = useRef(scene)
  const waiting = useRef<{ lines: string[]; since: number; timer?: ReturnType<typeof setTimeout> }>({
    lines: [],
    since: 0,
  })
  const spoken = useRef(asked)
  const now = useRef(asked)
  now.current = asked

  useEffect(() => {
    const queue = waiting.current
    const { lines, isTakenBack } = newsBetween(before.current.log, scene.log)
    const isSameSeat = before.current.seat === scene.seat
    before.current = scene
    if (!isSameSeat) queue.lines = []
    else {
      if (isTakenBack) queue.lines.push(w.value.takenBack)
      queue.lines.push(...lines.map((line) => text.happening({ ...line, to: 0 })))
    }
    if (queue.lines.length === 0 && asked === spoken.current) return
    if (queue.timer === undefined) queue.since = Date.now()
    clearTimeout(queue.timer)
    const speak = (): void => {
      const { left, lines: last } = latest(queue.lines, SPOKEN)
      queue.lines = []
      queue.timer = undefined
      spoken.current = now.current
      const lines = [...(left > 0 ? [w.value.more(left)] : []), ...last, now.current]
      // The same words twice are news twice.
      setSaid(({ time }) => ({ time: time + 1, lines }))
    }
    queue.timer = setTimeout(speak, Math.min(QUIET, Math.max(0, queue.since + PATIENCE - Date.now())))
  }, [scene, asked])
  useEffect(() => () => clearTimeout(waiting.current.timer), [])

  return (
    <div class="unseen" aria-live="polite" aria-atomic="true">
      <div key={said.time}>
        {said.lines.map((line, i) => (
          <p key={`${i} ${line}`}>{line}</p>
        ))}
      </div>
    </div>
  )
}

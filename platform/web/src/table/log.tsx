import { EVERYONE, type GameText, type Language } from '@iacta/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GameFace, LogLine } from '../board/index.ts'
import { Icon } from './icons.tsx'
import './log.css'
import { t } from './log.words.ts'
import { onLogKey, useOneStop } from './log-keys.ts'
import { useStickyScroll } from './log-scroll.ts'
import { chaptersAround, chaptersCome, chaptersOf, type LogChapter } from './log-tree.ts'

interface LogProps {
  readonly lines: readonly LogLine[]
  readonly text: GameText
  /** The lines from here on can still be taken back. */
  readonly settled: number
  readonly language: Language
  /** How many lines had been told at the moment that is shown; null for now. */
  readonly at: number | null
  /** How many had been told before the last action of that moment: what it brought about is marked. */
  readonly from?: number | null
  /** Shows the board as it stood when a line was told. */
  onShow(line: number): void
  /** How the game's log is arranged and marked. */
  readonly face: LogFace
  /** Whether new lines are read aloud; leave it to another if one does. */
  readonly announce?: boolean
}

type LogFace = Pick<GameFace, 'chapter' | 'inBattle' | 'emblems'>

/** So many lines that stand by themselves are shown at once; earlier ones on demand. */
const RUN = 200

/** The log as a report of the war, folded by chapters; a click on a line shows the board as it stood then. */
export function Log({ lines, text, settled, language, at, from, onShow, face, announce = true }: LogProps) {
  const root = useRef<HTMLDivElement>(null)
  const parts = useMemo(() => chaptersOf(lines, face), [lines, face])
  const say = useSaying(text, language)
  const current = at === null ? null : at - 1
  const folds = useFolds(parts, lines.length, current)
  const scroll = useStickyScroll(root, lines.length, current, language)
  useOneStop(root, lines.length)
  const shared: Shared = { lines, say, settled, current, from: from ?? current, onShow, folds, face }
  return (
    <section class="log" aria-label={t.value.log}>
      <Tools parts={parts} folds={folds} asText={() => asText(parts, lines, say)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: moves the focus among the buttons within */}
      <div
        class="log-scroll"
        ref={root}
        onScroll={scroll.onScroll}
        onKeyDown={(event) => onLogKey(event, folds.set)}
        lang={language}
      >
        {lines.length === 0 ? <p class="log-empty">{t.value.empty}</p> : <Parts parts={parts} shared={shared} />}
      </div>
      {scroll.isAway && (
        <button type="button" class="button log-to-end" onClick={scroll.toEnd}>
          <Icon of="down" /> {scroll.unread > 0 ? t.value.newLines(scroll.unread) : t.value.toEnd}
        </button>
      )}
      {announce && <Announcer lines={lines} say={say} />}
    </section>
  )
}

type Say = (line: LogLine) => string

/** What is put into words once stays so, until the language changes. */
function useSaying(text: GameText, language: Language): Say {
  return useMemo(() => {
    const said = new WeakMap<LogLine, string>()
    return (line) => {
      let words = said.get(line)
      if (words === undefined) {
        words = text.happening({ key: line.key, params: line.params, to: EVERYONE })
        said.set(line, words)
      }
      return words
    }
  }, [text, language])
}

interface Folds {
  isOpen(chapter: LogChapter): boolean
  set(begins: number, open: boolean): void
  setAll(open: boolean): void
}

/** Battles are open. Years and turns open when play or the reader's moment comes to them, and close by hand only. */
function useFolds(parts: readonly (LogChapter | number)[], length: number, current: number | null): Folds {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const came = useRef(new Set<number>())
  const all = useRef<boolean | null>(null)
  const here = chaptersAround(parts, current ?? length - 1)
  const heard = useRef(Math.max(0, length - 1))
  for (const { begins } of [...here, ...chaptersCome(parts, heard.current, length)]) came.current.add(begins)
  heard.current = length
  // A line that is looked at is in sight, whatever was closed before.
  const looked = useRef<number | null>(null)
  const mustShow = current !== null && current !== looked.current
  useEffect(() => {
    looked.current = current
    if (mustShow) setChosen((before) => new Map([...before, ...here.map(({ begins }) => [begins, true] as const)]))
  })
  return {
    isOpen: ({ begins, kind }) => {
      const isUsual = all.current ?? (kind === 'battle' || came.current.has(begins))
      return (mustShow && here.some((chapter) => chapter.begins === begins)) || (chosen.get(begins) ?? isUsual)
    },
    set: (begins, open) => setChosen((before) => new Map(before).set(begins, open)),
    setAll: (open) => {
      all.current = open
      setChosen(new Map())
    },
  }
}

interface Shared {
  readonly lines: readonly LogLine[]
  readonly say: Say
  readonly settled: number
  readonly current: number | null
  readonly from: number | null
  onShow(line: number): void
  readonly folds: Folds
  readonly face: LogFace
}

/** Whose line it is, by emblem and colour; a place for it where it is nobody's, so that all words stand in one line. */
function Whose({ line, face: { emblems } }: { readonly line: LogLine; readonly face: LogFace }) {
  if (!emblems) return null
  const of = emblems.whose(line)
  return (
    <span class="log-whose" style={of === null ? undefined : { color: emblems.colour(of) }} aria-hidden="true">
      {of !== null && <emblems.Emblem of={of} />}
    </span>
  )
}

function Parts({ parts, shared }: { readonly parts: readonly (LogChapter | number)[]; readonly shared: Shared }) {
  const [shown, setShown] = useState(RUN)
  const isLong = parts.length > RUN && typeof parts[0] === 'number'
  const wanted = shared.current === null ? -1 : parts.indexOf(shared.current)
  const from = isLong ? Math.max(0, Math.min(parts.length - shown, wanted < 0 ? parts.length : wanted - 20)) : 0
  return (
    <ol class="log-lines">
      {from > 0 && (
        <li>
          <button type="button" class="button log-earlier" onClick={() => setShown(parts.length - from + RUN)}>
            {t.value.earlier(Math.min(RUN, from))}
          </button>
        </li>
      )}
      {(from > 0 ? parts.slice(from) : parts).map((part) =>
        typeof part === 'number' ? (
          <Line key={part} index={part} shared={shared} />
        ) : (
          <ChapterOf key={part.begins} chapter={part} shared={shared} />
        ),
      )}
    </ol>
  )
}

/** Told by what the moment that is shown was made by. */
const isShown = (line: number, { from, current }: Shared): boolean =>
  from !== null && current !== null && from <= line && line <= current

function Line({ index, shared }: { readonly index: number; readonly shared: Shared }) {
  const { lines, say, settled, current, onShow } = shared
  const words = say(lines[index])
  if (index >= settled)
    return (
      <li class="log-provisional" title={t.value.provisional}>
        <Whose line={lines[index]} face={shared.face} />
        <span>
          {words} <span class="unseen">({t.value.provisional})</span>
        </span>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        class={isShown(index, shared) ? 'log-line shown' : 'log-line'}
        data-line={index}
        tabIndex={-1}
        aria-current={index === current ? 'step' : undefined}
        onClick={() => onShow(index)}
      >
        <Whose line={lines[index]} face={shared.face} />
        <span>{words}</span>
      </button>
    </li>
  )
}

const LEVEL = { year: 3, turn: 4, battle: 5 } as const

function ChapterOf({ chapter, shared }: { readonly chapter: LogChapter; readonly shared: Shared }) {
  const { begins, ends, kind, parts } = chapter
  const { lines, say, settled, current, onShow, folds } = shared
  const isOpen = folds.isOpen(chapter)
  const isCurrent = begins === current
  const Heading = `h${LEVEL[kind]}` as const
  return (
    <li class={`log-chapter log-${kind}`}>
      <div class="log-head">
        <Heading>
          <button
            type="button"
            class={isShown(begins, shared) ? 'log-fold shown' : 'log-fold'}
            data-line={begins}
            data-fold={isOpen ? 'open' : 'closed'}
            tabIndex={-1}
            aria-expanded={isOpen}
            aria-current={isCurrent ? 'step' : undefined}
            onClick={() => folds.set(begins, !isOpen)}
          >
            <Icon of="chevron" />
            {kind === 'battle' && <Whose line={lines[begins]} face={shared.face} />}
            <span>{say(lines[begins])}</span>
            {!isOpen && <small>{t.value.lines(ends - begins - 1)}</small>}
          </button>
        </Heading>
        {begins < settled && (
          <button
            type="button"
            class="log-show"
            tabIndex={-1}
            aria-label={`${t.value.showHere}: ${say(lines[begins])}`}
            title={t.value.showHere}
            onClick={() => onShow(begins)}
          >
            <Icon of="eye" />
          </button>
        )}
      </div>
      {isOpen && parts.length > 0 && <Parts parts={parts} shared={shared} />}
    </li>
  )
}

interface ToolsProps {
  readonly parts: readonly (LogChapter | number)[]
  readonly folds: Folds
  asText(): string
}

function Tools({ parts, folds, asText }: ToolsProps) {
  const [told, setTold] = useState('')
  const hasChapters = parts.some((part) => typeof part === 'object')
  const copy = async (): Promise<void> => {
    const { copyText } = await import('./clipboard.ts')
    setTold((await copyText(asText())) ? t.value.copied : t.value.notCopied)
  }
  return (
    <div class="log-tools">
      {hasChapters && (
        <>
          <button type="button" class="log-tool" onClick={() => folds.setAll(true)}>
            {t.value.openAll}
          </button>
          <button type="button" class="log-tool" onClick={() => folds.setAll(false)}>
            {t.value.closeAll}
          </button>
        </>
      )}
      <button type="button" class="log-tool" disabled={parts.length === 0} onClick={() => void copy()}>
        <Icon of="copy" /> {t.value.copy}
      </button>
      <span class="log-told" role="status">
        {told}
      </span>
    </div>
  )
}

const INDENT = { year: '', turn: '', battle: '  ' } as const

/** The whole log for a letter or a forum: headings stand apart, battles are set in. */
function asText(parts: readonly (LogChapter | number)[], lines: readonly LogLine[], say: Say, indent = ''): string {
  return parts
    .map((part) => {
      if (typeof part === 'number') return `${indent}${say(lines[part])}`
      const within = INDENT[part.kind]
      const title = say(lines[part.begins])
      const heading = part.kind === 'year' ? `\n${title.toUpperCase()}` : `\n${within}${title}`
      return `${heading}\n${asText(part.parts, lines, say, within)}`
    })
    .join('\n')
    .replace(/^\n/, '')
}

/** New lines, read aloud as they come. */
function Announcer({ lines, say }: { readonly lines: readonly LogLine[]; readonly say: Say }) {
  const heard = useRef(lines.length)
  const [news, setNews] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    if (lines.length > heard.current) setNews(lines.slice(Math.max(heard.current, lines.length - 8)).map(say))
    heard.current = lines.length
  }, [lines, say])
  return (
    <div class="unseen" aria-live="polite">
      {news.map((words, i) => (
        <p key={i}>{words}</p>
      ))}
    </div>
  )
}

import './rules.css'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RulesBook, RulesTable } from '../board/index.ts'
import { useId } from '../frame/ids.ts'
import { copyText } from '../table/clipboard.ts'
import {
  anchorFor,
  type Chapter,
  type Clause,
  chaptersOf,
  type Section,
  TABLES,
  tableAnchor,
  withReferences,
} from './book.ts'
import { w } from './rules.words.ts'
import { type Found, marked, search } from './search.ts'

/** How long a short word stays. */
const SAID = 2500

export interface ReaderProps {
  readonly game: string
  readonly book: RulesBook
  /** Where the reader is to be: a clause's id or number, a paragraph, a table; said anew, it is shown anew. */
  readonly place: Place
  readonly query: string
  /** How deep the headings of chapters are. */
  readonly level: 2 | 3
  onPlace(anchor: string): void
  onQuery(query: string): void
}

export interface Place {
  readonly at: string
}

/** The rules: contents, search, every clause with its own address, and the tables. */
export function Reader({ game, book, place, query, level, onPlace, onQuery }: ReaderProps) {
  const prefix = `${useId()}-`
  const [said, setSaid] = useState('')
  const found = useMemo(() => search(book, query), [book, query])
  const anchor = useMemo(() => anchorFor(book, place.at), [book, place])
  // Whoever looks for something sees what was found; whoever follows a link sees the place in full.
  const isSearching = found !== null
  const idOf = (id: string): string => (level === 2 ? id : prefix + id)
  const hrefOf = (id: string): string => `/rules/${game}#${id}`

  // Each place is gone to once: nobody who clears a search is taken from where they are.
  const gone = useRef<Place | null>(null)
  useEffect(() => {
    const isNew = gone.current !== place
    gone.current = place
    if (!isNew || !anchor || isSearching) return
    const there = document.getElementById(idOf(anchor))
    if (!there) return
    there.focus({ preventScroll: true })
    // A clause with what stands around it, a heading with what follows it.
    there.scrollIntoView({ block: there.classList.contains('rules-clause') ? 'center' : 'start' })
  }, [anchor, place, isSearching])

  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID)
    return () => clearTimeout(timer)
  }, [said])

  const shared: Shared = {
    words: found?.words ?? [],
    at: isSearching ? null : anchor,
    level,
    idOf,
    hrefOf,
    isSection: useMemo(() => {
      const numbers = new Set(chaptersOf(book).flatMap(({ sections }) => sections.map(({ number }) => number)))
      return (number: string) => numbers.has(number)
    }, [book]),
    follow: (event, id) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      onQuery('')
      onPlace(id)
    },
    copyLink: async (id, number) => {
      if (await copyText(new URL(hrefOf(id), location.href).href)) setSaid(w.value.copied(number))
    },
  }
  return (
    <div class={`rules level-${level}`}>
      <Search query={query} found={found} onQuery={onQuery} />
      <div class="rules-columns">
        <Contents book={book} shared={shared} />
        <div class="rules-body">
          {found && found.clauses + found.rows === 0 ? <p class="rules-nothing">{w.value.nothing}</p> : null}
          {(found?.chapters ?? chaptersOf(book)).map((chapter) => (
            <ChapterText key={chapter.anchor} chapter={chapter} shared={shared} />
          ))}
          <Tables tables={found?.tables ?? book.tables} shared={shared} />
        </div>
      </div>
      <p class={said ? 'rules-said' : 'unseen'} role="status">
        {said}
      </p>
    </div>
  )
}

/** What all parts of the reader need. */
interface Shared {
  readonly words: readonly string[]
  readonly at: string | null
  readonly level: 2 | 3
  readonly isSection: (number: string) => boolean
  idOf(anchor: string): string
  hrefOf(anchor: string): string
  follow(event: MouseEvent, anchor: string): void
  copyLink(anchor: string, number: string): Promise<void>
}

function Search(props: { readonly query: string; readonly found: Found | null; onQuery(query: string): void }) {
  const { query, found, onQuery } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search class="rules-search">
      <label class="unseen" for={id}>
        {w.value.search}
      </label>
      <span class="rules-search-line">
        <input
          id={id}
          ref={field}
          type="search"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          placeholder={w.value.searchHint}
          value={query}
          onInput={({ currentTarget }) => onQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return
            event.stopPropagation()
            onQuery('')
          }}
        />
        {query ? (
          <button
            type="button"
            class="rules-clear"
            aria-label={w.value.clear}
            onClick={() => {
              onQuery('')
              field.current?.focus()
            }}
          >
            <span aria-hidden="true">×</span>
          </button>
        ) : null}
      </span>
      <p class="rules-count" role="status">
        {found ? w.value.found(found.clauses, found.rows) : ''}
      </p>
    </search>
  )
}

/** The paragraph that is being read: the last one whose heading has come to the top. */
function useSectionInSight(book: RulesBook, { idOf, level, words }: Shared): string | null {
  const [here, setHere] = useState<string | null>(null)
  const isSearching = words.length > 0
  useEffect(() => {
    setHere(null)
    if (level !== 2 || isSearching) return
    const anchors = [
      ...chaptersOf(book).flatMap(({ sections }) => sections.map(({ anchor }) => anchor)),
      ...book.tables.map(tableAnchor),
    ]
    let asked = 0
    const look = (): void => {
      asked = 0
      const line = innerHeight * 0.55
      const passed = anchors.findLast((anchor) => {
        const heading = document.getElementById(idOf(anchor))
        return heading !== null && heading.getBoundingClientRect().top < line
      })
      setHere(passed ?? null)
    }
    const soon = (): void => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', soon, { passive: true })
    return () => {
      removeEventListener('scroll', soon)
      cancelAnimationFrame(asked)
    }
  }, [book, level, isSearching])
  return here
}

function Contents({ book, shared }: { readonly book: RulesBook; readonly shared: Shared }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const chapters = useMemo(() => chaptersOf(book), [book])
  const list = useRef<HTMLOListElement>(null)
  const here = useSectionInSight(book, shared)
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>('[aria-current]')
    const room = list.current?.parentElement
    if (!mark || !room || room.scrollHeight <= room.clientHeight) return
    const seen = room.getBoundingClientRect()
    const { top, bottom } = mark.getBoundingClientRect()
    if (top < seen.top || bottom > seen.bottom) room.scrollTop += top - seen.top - seen.height / 3
  }, [here])
  const follow: Shared['follow'] = (event, anchor) => {
    setOpen(false)
    shared.follow(event, anchor)
  }
  const link = (anchor: string, number: string, title: string) => (
    <a
      href={shared.hrefOf(anchor)}
      aria-current={here === anchor ? 'location' : undefined}
      onClick={(event) => follow(event, anchor)}
    >
      {number ? <span class="rules-number">{number} </span> : null}
      {title}
    </a>
  )
  return (
    <nav class={isOpen ? 'rules-contents open' : 'rules-contents'} aria-label={w.value.contents}>
      <button
        type="button"
        class="button rules-contents-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? w.value.hideContents : w.value.showContents}
      </button>
      <ol id={id} ref={list} class="rules-contents-list">
        {chapters.map((chapter) => (
          <li key={chapter.anchor}>
            <span class="rules-contents-chapter">{link(chapter.anchor, chapter.number, chapter.title)}</span>
            <ol>
              {chapter.sections.map(({ anchor, number, title }) => (
                <li key={anchor}>{link(anchor, number, title)}</li>
              ))}
            </ol>
          </li>
        ))}
        {book.tables.length > 0 ? (
          <li>
            <span class="rules-contents-chapter">{link(TABLES, '', w.value.tables)}</span>
            <ol>
              {book.tables.map((table) => (
                <li key={table.id}>{link(tableAnchor(table), '', table.title)}</li>
              ))}
            </ol>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}

/** A heading as deep as it has to be, which a link can lead to. */
function Heading(props: {
  readonly depth: number
  readonly id: string
  readonly class: string
  readonly children: ComponentChildren
}) {
  const Tag = `h${props.depth}` as 'h2'
  return (
    <Tag id={props.id} class={props.class} tabIndex={-1}>
      {props.children}
    </Tag>
  )
}

function ChapterText({ chapter, shared }: { readonly chapter: Chapter; readonly shared: Shared }) {
  return (
    <section class="rules-chapter">
      <Heading depth={shared.level} id={shared.idOf(chapter.anchor)} class="rules-chapter-title">
        {chapter.number ? <span class="rules-number">{chapter.number} </span> : null}
        {chapter.title}
      </Heading>
      {chapter.sections.map((section) => (
        <SectionText key={section.anchor} section={section} shared={shared} />
      ))}
    </section>
  )
}

function SectionText({ section, shared }: { readonly section: Section; readonly shared: Shared }) {
  return (
    <section class="rules-section">
      <Heading depth={shared.level + 1} id={shared.idOf(section.anchor)} class="rules-title">
        {section.number ? <span class="rules-number">{section.number} </span> : null}
        <Marked text={section.title} words={shared.words} />
      </Heading>
      <ol class="rules-clauses">
        {section.clauses.map((clause) => (
          <ClauseText key={clause.id} clause={clause} shared={shared} />
        ))}
      </ol>
    </section>
  )
}

function ClauseText({ clause: { id, number, text }, shared }: { readonly clause: Clause; readonly shared: Shared }) {
  return (
    <li id={shared.idOf(id)} class={shared.at === id ? 'rules-clause here' : 'rules-clause'} tabIndex={-1}>
      <a
        class="rules-clause-number"
        href={shared.hrefOf(id)}
        aria-label={number}
        onClick={(event) => shared.follow(event, id)}
      >
        {/* Of `Bad Omens a` the heading has said the name. */}
        {number.split(' ').at(-1)}
      </a>
      <p>
        {withReferences(text, shared.isSection).map((piece, i) =>
          piece.anchor ? (
            <a
              key={`${i} ${piece.text}`}
              href={shared.hrefOf(piece.anchor)}
              onClick={(event) => piece.anchor && shared.follow(event, piece.anchor)}
            >
              {piece.text}
            </a>
          ) : (
            <Marked key={`${i} ${piece.text}`} text={piece.text} words={shared.words} />
          ),
        )}
      </p>
      <button
        type="button"
        class="rules-copy"
        aria-label={w.value.copy(number)}
        title={w.value.copy(number)}
        onClick={() => void shared.copyLink(id, number)}
      >
        <LinkSign />
      </button>
    </li>
  )
}

const LinkSign = () => (
  <svg class="rules-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200" />
  </svg>
)

/** A text with what was looked for set off in it. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  if (words.length === 0) return <>{text}</>
  return <>{marked(text, words).map((piece, i) => (piece.isFound ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
}

function Tables({ tables, shared }: { readonly tables: readonly RulesTable[]; readonly shared: Shared }) {
  if (tables.length === 0) return null
  return (
    <section class="rules-chapter">
      <Heading depth={shared.level} id={shared.idOf(TABLES)} class="rules-chapter-title">
        {w.value.tables}
      </Heading>
      {tables.map((table) => (
        <TableText key={table.id} table={table} shared={shared} />
      ))}
    </section>
  )
}

/** Sentences need more room than words. */
const widthOf = (cell: string): string | undefined =>
  cell.length > 60 ? 'sentence' : cell.length > 20 ? 'phrase' : undefined

function TableText({ table, shared }: { readonly table: RulesTable; readonly shared: Shared }) {
  const anchor = tableAnchor(table)
  const id = shared.idOf(anchor)
  return (
    <section class="rules-section rules-table">
      <div class="rules-table-head">
        <Heading depth={shared.level + 1} id={id} class="rules-title">
          <Marked text={table.title} words={shared.words} />
        </Heading>
        <button
          type="button"
          class="rules-copy"
          aria-label={w.value.copy(table.title)}
          title={w.value.copy(table.title)}
          onClick={() => void shared.copyLink(anchor, table.title)}
        >
          <LinkSign />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key. */}
      <section class="rules-table-room" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, i) =>
                  i === 0 ? (
                    <th key={table.head[i]} scope="row">
                      <Marked text={cell} words={shared.words} />
                    </th>
                  ) : (
                    <td key={table.head[i]} class={widthOf(cell)}>
                      <Marked text={cell} words={shared.words} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note ? <p class="rules-note">{table.note}</p> : null}
    </section>
  )
}

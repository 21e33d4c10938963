import type { RulesBook, RulesTable } from '../board/index.ts'

export interface Clause {
  readonly id: string
  /** As it is spoken of: `6.13a`. */
  readonly number: string
  readonly text: string
}

export interface Section {
  /** What follows the `#` in its address. */
  readonly anchor: string
  /** Empty where the rulebook gives none. */
  readonly number: string
  readonly title: string
  readonly clauses: readonly Clause[]
}

export interface Chapter {
  readonly anchor: string
  readonly number: string
  readonly title: string
  readonly sections: readonly Section[]
}

/** The book as it is read: chapters, their paragraphs and the clauses of each, all with a number and an address. */
export function chaptersOf(book: RulesBook): readonly Chapter[] {
  const chapters = new Map<string, Section[]>()
  for (const { section, title, clauses } of book.sections) {
    const { number, name } = partsOf(section)
    const [kind, sub] = name.split(/: /)
    const key = sub ? kind : number.split('.')[0] || kind
    const shown = sub ? '' : number
    const letters = (id: string): string => id.match(/[a-z]+$/)?.[0] ?? ''
    // What has no number of its own may count its clauses: `CA-UTUS-04`.
    const figures = (id: string): string => id.match(/\d+$/)?.[0].replace(/^0+/, '') ?? ''
    const own: Section = {
      anchor: shown || slug(name),
      number: shown,
      title,
      clauses: clauses.map(({ id, text }) => ({
        id,
        text,
        number: shown ? `${shown}${letters(id)}` : `${title.split(': ').at(-1)} ${letters(id) || figures(id)}`,
      })),
    }
    const all = chapters.get(key)
    if (all) all.push(own)
    else chapters.set(key, [own])
  }
  return [...chapters].map(([key, sections]) => ({
    anchor: `chapter-${slug(key)}`,
    number: /^\d+$/.test(key) ? key : '',
    title: book.chapters?.[key] ?? (/^\d+$/.test(key) ? '' : key),
    sections,
  }))
}

/** `4.0 Event Cards: Apollo` is the number `4.0` and a name; `6.13` is all number. */
function partsOf(section: string): { readonly number: string; readonly name: string } {
  const [, number, name] = section.match(/^([\d.]*)\s*(.*)$/) ?? []
  return { number: number ?? '', name: name ?? '' }
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The address of all tables together. */
export const TABLES = 'tables'
export const tableAnchor = (table: Pick<RulesTable, 'id'>): string => `table-${table.id}`

/** Where an address leads: a clause by its id or its number, a paragraph, a table; null if there is no such thing. */
export function anchorFor(book: RulesBook, said: string): string | null {
  const wanted = said.toLowerCase()
  if (wanted === '') return null
  for (const chapter of chaptersOf(book)) {
    if (chapter.anchor === wanted) return chapter.anchor
    for (const { anchor, clauses } of chapter.sections) {
      if (anchor === wanted) return anchor
      for (const { id, number } of clauses)
        if (id.toLowerCase() === wanted || number.toLowerCase() === wanted) return id
    }
  }
  return [TABLES, ...book.tables.map(tableAnchor)].find((anchor) => anchor === wanted) ?? null
}

/** A clause as it is spoken of where the book is not at hand: `JC-6.13a` is `6.13a`, `JC-EV-apollo-d` is `Apollo d`. */
export function clauseNumber(id: string): string {
  const [, chapter, ...parts] = id.split('-')
  if (parts.length === 0) return chapter ?? id
  const name = parts.length > 1 ? parts.slice(0, -1).join(' ') : chapter
  return `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} ${parts.at(-1)}`
}

/** A text with the paragraphs it refers to, `(see 7.52)`, told apart from the rest. */
export function withReferences(
  text: string,
  isSection: (number: string) => boolean,
): readonly { readonly text: string; readonly anchor: string | null }[] {
  return text
    .split(/(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d])/)
    .map((piece, i) => ({ text: piece, anchor: i % 2 === 1 && isSection(piece) ? piece : null }))
    .filter((piece) => piece.text !== '')
}

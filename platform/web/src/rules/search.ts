import type { RulesBook, RulesTable } from '../board/index.ts'
import { type Chapter, type Clause, chaptersOf, type Section } from './book.ts'

/** A stretch of a text, from and up to. */
export type Stretch = readonly [from: number, to: number]

/** Letters without accents and in one size: what people type finds what we print. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/ς/g, 'σ')

/** The same, with the place each letter had. */
function folded(text: string): { readonly plain: string; readonly from: readonly number[] } {
  let plain = ''
  const from: number[] = []
  let at = 0
  for (const letter of text) {
    const bare = fold(letter)
    for (let i = 0; i < bare.length; i++) from.push(at)
    plain += bare
    at += letter.length
  }
  from.push(at)
  return { plain, from }
}

/** What is looked for: the words of a query, without those too short to mean anything. */
export const wordsOf = (query: string, shortest = 2): readonly string[] => [
  ...new Set(
    fold(query)
      .split(/[\s,;:()]+/)
      .filter((word) => word.length >= shortest || /\d/.test(word)),
  ),
]

/** Where words occur in a text; stretches that touch are one. */
export function occurrences(text: string, words: readonly string[]): readonly Stretch[] {
  const { plain, from } = folded(text)
  const found: [number, number][] = []
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      found.push([from[at], from[at + word.length]])
  found.sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [start, end] of found) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/** A text cut where words occur in it. */
export function marked(text: string, words: readonly string[]): readonly { text: string; isFound: boolean }[] {
  const pieces: { text: string; isFound: boolean }[] = []
  let at = 0
  const put = (to: number, isFound: boolean): void => {
    if (to > at) pieces.push({ text: text.slice(at, to), isFound })
    at = to
  }
  for (const [from, to] of occurrences(text, words)) {
    put(from, false)
    put(to, true)
  }
  put(text.length, false)
  return pieces
}

export const hasAll = (text: string, words: readonly string[]): boolean => {
  const plain = fold(text)
  return words.every((word) => plain.includes(word))
}

/** Whether all words stand in a text as words of their own: `Legio X` is not in `Legio XII`. */
export const hasWhole = (text: string, words: readonly string[]): boolean => {
  const own = new Set(fold(text).split(/[^\p{L}\p{N}/']+/u))
  return words.every((word) => own.has(word))
}

export interface Found {
  readonly words: readonly string[]
  readonly chapters: readonly Chapter[]
  /** Tables with the rows that answer. */
  readonly tables: readonly RulesTable[]
  readonly clauses: number
  readonly rows: number
}

/** A clause and what can be found of it. */
interface Entry {
  readonly clause: Clause
  readonly number: string
  readonly text: string
  /** Its title, its id and its number. */
  readonly names: string
}

interface Index {
  readonly chapters: readonly (Omit<Chapter, 'sections'> & {
    readonly sections: readonly (Omit<Section, 'clauses'> & { readonly entries: readonly Entry[] })[]
  })[]
  /** Each row with its table's title. */
  readonly tables: readonly { readonly table: RulesTable; readonly rows: readonly string[] }[]
}

const indices = new WeakMap<RulesBook, Index>()

/** A book is read once, and then asked with every letter that is typed. */
function indexOf(book: RulesBook): Index {
  const known = indices.get(book)
  if (known) return known
  const index: Index = {
    chapters: chaptersOf(book).map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map(({ clauses, ...section }) => ({
        ...section,
        entries: clauses.map((clause) => ({
          clause,
          number: fold(clause.number),
          text: fold(clause.text),
          names: fold([section.title, clause.id, clause.number].join('\n')),
        })),
      })),
    })),
    tables: book.tables.map((table) => ({
      table,
      rows: table.rows.map((row) => fold([table.title, ...row].join('\n'))),
    })),
  }
  indices.set(book, index)
  return index
}

/** Clauses in which every word of a query occurs: in their text, their title or their number. Null if none is asked. */
export function search(book: RulesBook, query: string): Found | null {
  const words = wordsOf(query)
  if (words.length === 0) return null
  const index = indexOf(book)
  const tests = words.map(testFor)
  let clauses = 0
  const chapters = index.chapters.flatMap(({ sections: all, ...chapter }): Chapter[] => {
    const sections = all.flatMap(({ entries, ...section }): Section[] => {
      const found = entries.filter((entry) => tests.every((occurs) => occurs(entry)))
      clauses += found.length
      return found.length > 0 ? [{ ...section, clauses: found.map(({ clause }) => clause) }] : []
    })
    return sections.length > 0 ? [{ ...chapter, sections }] : []
  })
  const tables = index.tables.flatMap(({ table, rows: plain }): RulesTable[] => {
    const rows = table.rows.filter((_, i) => words.every((word) => plain[i].includes(word)))
    return rows.length > 0 ? [{ ...table, rows }] : []
  })
  return { words, chapters, tables, clauses, rows: tables.reduce((sum, { rows }) => sum + rows.length, 0) }
}

function testFor(word: string): (entry: Entry) => boolean {
  if (!/^\d/.test(word)) return ({ text, names }) => text.includes(word) || names.includes(word)
  // `3` of three blocks is no number of a paragraph, and `6.1` is not in `16.1`.
  const alone = new RegExp(`(?<![\\d.])${word.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&')}(?!\\.?\\d)`)
  return ({ number, text }) => number.startsWith(word) || number.endsWith(` ${word}`) || alone.test(text)
}

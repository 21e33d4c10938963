import {
  LANGUAGES,
  type Language,
  type Ledger,
  type RuleSection,
  type RulesTable,
  type RuleTexts,
  sectionsOf,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { sorted, UNFILLED } from './words.ts'

const SENTENCE = /[.?!]$/
const TITLE = /^\p{Lu}/u

/** A game's rules as the reader shows them. */
interface Book {
  readonly sections: readonly RuleSection[]
  readonly tables: readonly RulesTable[]
  readonly chapters?: Readonly<Record<string, string>>
}

/** A rules reader tells all of the ledger, and the same in every language. */
export function rulesReader<Clause extends string, Section extends string>(
  ledger: Ledger<Clause, Section>,
  texts: Readonly<Record<Language, RuleTexts<Clause, Section>>>,
  books: Readonly<Record<Language, Book>>,
): void {
  const clauses = Object.keys(ledger) as Clause[]
  const paragraphs: readonly string[] = sectionsOf(ledger)

  describe('the rules reader', () => {
    test.each(LANGUAGES)('tells every clause and paragraph in %s', (language) => {
      const told = texts[language]
      expect(sorted(Object.keys(told.clauses))).toEqual(sorted(clauses))
      expect(sorted(Object.keys(told.sections))).toEqual(sorted(paragraphs))
      for (const id of clauses) {
        expect(told.clauses[id], id).not.toMatch(UNFILLED)
        expect(told.clauses[id], id).toMatch(SENTENCE)
      }
      for (const title of Object.values(told.sections)) expect(title).toMatch(TITLE)
    })

    test('speaks each language in words of its own', () => {
      for (const id of clauses) expect(texts.en.clauses[id]).not.toBe(texts.it.clauses[id])
    })

    test('refers to the same paragraphs in both languages, and to such as there are', () => {
      for (const id of clauses) {
        const told = referencesIn(texts.en.clauses[id])
        expect(referencesIn(texts.it.clauses[id]), id).toEqual(told)
        for (const section of told) expect(paragraphs, id).toContain(section)
      }
    })

    test('has every clause once, and nothing without a chapter', () => {
      for (const language of LANGUAGES) {
        const { sections, chapters = {} } = books[language]
        const told = sections.flatMap((section) => section.clauses.map(({ id }) => id))
        expect(told).toHaveLength(clauses.length)
        expect(sorted(told)).toEqual(sorted(clauses))
        for (const { section, clauses: own } of sections) {
          expect(own.length, section).toBeGreaterThan(0)
          expect(Object.keys(chapters), section).toContain(chapterOf(section))
        }
      }
      expect(books.it.sections.map(({ section }) => section)).toEqual(books.en.sections.map(({ section }) => section))
    })

    test('shows the same tables in both languages, every cell of them filled', () => {
      const shape = ({ tables }: Book) => tables.map(({ id, rows }) => [id, rows.length, rows[0].length])
      expect(shape(books.it)).toEqual(shape(books.en))
      for (const { id, title, head, rows, note } of LANGUAGES.flatMap((language) => books[language].tables)) {
        expect(title).toMatch(TITLE)
        expect(new Set(head).size, id).toBe(head.length)
        expect(new Set(rows.map((row) => row.join('|'))).size, id).toBe(rows.length)
        for (const row of rows) expect(row, `${id}: ${row[0]}`).toHaveLength(head.length)
        for (const words of [...head, ...rows.flat(), ...(note ? [note] : [])]) {
          expect(words, id).toMatch(/\S/)
          expect(words, id).not.toMatch(UNFILLED)
        }
      }
    })
  })
}

const referencesIn = (text: string): string[] => sorted([...text.matchAll(/\d+(?:\.\d+)+/g)].map(([number]) => number))

/** `6` for 6.13, `Events` for `12.0 Events: traitor`, `table` for `table: movement costs`. */
const chapterOf = (section: string): string => /^(?:[\d.]+ )?([^:]+):/.exec(section)?.[1] ?? section.split('.')[0]

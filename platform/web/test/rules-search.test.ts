import { GAMES } from '@iacta/registry/browser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RulesBook } from '../src/board/index.ts'
import { anchorFor, chaptersOf, clauseNumber, withReferences } from '../src/rules/book.ts'
import { fold, hasAll, hasWhole, marked, occurrences, search, wordsOf } from '../src/rules/search.ts'

const book: RulesBook = {
  chapters: { '6': 'Commands', 'Event Cards': 'Event cards' },
  sections: [
    {
      section: '6.1',
      title: 'Group moves',
      clauses: [
        { id: 'JC-6.1a', text: 'A Move Point activates a city.' },
        { id: 'JC-6.1b', text: 'Blocks go where they like (see 6.13).' },
      ],
    },
    {
      section: '6.13',
      title: 'Pinned blocks',
      clauses: [{ id: 'JC-6.13a', text: 'Ogni città è bloccata finché l’Attacco dura. Three of 16 stay.' }],
    },
    {
      section: '4.0 Event Cards: Apollo',
      title: 'Apollo',
      clauses: [{ id: 'JC-EV-apollo-d', text: 'Not on the first turn.' }],
    },
    {
      section: '3.0 Fog of war',
      title: 'What is seen',
      clauses: [{ id: 'JC-FOG-a', text: 'Backs only, 16.1 of them.' }],
    },
  ],
  tables: [
    {
      id: 'roads',
      title: 'Limits',
      head: ['When', 'Major'],
      rows: [
        ['Attack', '4'],
        ['Retreat', '2'],
      ],
    },
  ],
}
const ids = (query: string): string[] | undefined =>
  search(book, query)?.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
  )

describe('searching the rules', () => {
  test('finds words in the text whatever their accents, case or apostrophe', () => {
    for (const query of ['citta', 'CITTÀ', 'finche', "l'attacco", 'l’attacco']) expect(ids(query)).toEqual(['JC-6.13a'])
  })

  test('every word has to be there, in the text or the title', () => {
    expect(ids('pinned citta')).toEqual(['JC-6.13a'])
    expect(ids('pinned activates')).toEqual([])
    expect(ids('group blocks')).toEqual(['JC-6.1b'])
  })

  test('a title brings all its clauses', () => {
    expect(ids('group')).toEqual(['JC-6.1a', 'JC-6.1b'])
  })

  test('a number finds its paragraph, a clause, and who refers to it', () => {
    expect(ids('6.13')).toEqual(['JC-6.1b', 'JC-6.13a'])
    expect(ids('6.1')).toEqual(['JC-6.1a', 'JC-6.1b', 'JC-6.13a'])
    expect(ids('6.1a')).toEqual(['JC-6.1a'])
    expect(ids('16')).toEqual(['JC-6.13a'])
    expect(ids('JC-6.13a')).toEqual(['JC-6.13a'])
    expect(ids('apollo d')).toEqual(['JC-EV-apollo-d'])
    expect(ids('6.2')).toEqual([])
  })

  test('nothing asked is nothing found, not everything', () => {
    for (const query of ['', '  ', 'a', ' , ']) expect(search(book, query)).toBeNull()
  })

  test('shows of a table the rows that answer, or all of it by its title', () => {
    expect(search(book, 'retreat')?.tables).toEqual([{ ...book.tables[0], rows: [['Retreat', '2']] }])
    expect(search(book, 'limits')?.rows).toBe(2)
    expect(search(book, 'limits attack')?.rows).toBe(1)
    expect(search(book, 'apollo')?.tables).toEqual([])
  })

  test('counts what it found', () => {
    expect(search(book, 'group')).toMatchObject({ clauses: 2, rows: 0, words: ['group'] })
  })
})

describe('what was looked for is set off', () => {
  test('where it stands in the text as printed', () => {
    expect(marked('Ogni città è bloccata', ['citta', 'blocca'])).toEqual([
      { text: 'Ogni ', isFound: false },
      { text: 'città', isFound: true },
      { text: ' è ', isFound: false },
      { text: 'blocca', isFound: true },
      { text: 'ta', isFound: false },
    ])
    // Letters that are two in a string, or become more than one.
    expect(marked('𐀀한Città', ['citta'])).toEqual([
      { text: '𐀀한', isFound: false },
      { text: 'Città', isFound: true },
    ])
    expect(occurrences('navis, Navis', ['navis', 'avi'])).toEqual([
      [0, 5],
      [7, 12],
    ])
  })

  test('without a letter lost or moved, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ minLength: 1, maxLength: 3 })),
        (text, words) => {
          const wanted = words.map(fold).filter((word) => word !== '')
          const pieces = marked(text, wanted)
          expect(pieces.map((piece) => piece.text).join('')).toBe(text)
          expect(pieces.some((piece) => piece.isFound)).toBe(wanted.some((word) => fold(text).includes(word)))
          for (const piece of pieces.filter(({ isFound }) => isFound))
            expect(wanted.some((word) => fold(piece.text).includes(word))).toBe(true)
        },
      ),
    )
  })

  test('words are folded, once each, and long enough to mean something', () => {
    expect(wordsOf('  Città, CITTA a 6 ')).toEqual(['citta', '6'])
    expect(hasAll('Legio X → Roma', wordsOf('roma legio'))).toBe(true)
    expect(hasAll('Legio X → Roma', wordsOf('roma navis'))).toBe(false)
    expect(wordsOf('legio x', 1)).toEqual(['legio', 'x'])
  })

  test('whole words are told from parts of words', () => {
    expect(hasWhole('Legio X (C4) → Roma', ['x', 'roma', 'c4'])).toBe(true)
    expect(hasWhole('Legio XII → Roma', ['x'])).toBe(false)
    expect(hasAll('Legio XII → Roma', ['x'])).toBe(true)
  })
})

describe('numbers and addresses', () => {
  test('chapters, paragraphs and clauses are numbered as they are spoken of', () => {
    expect(
      chaptersOf(book).map(({ number, title, sections }) => [
        number,
        title,
        ...sections.map((section) => [
          section.number,
          section.anchor,
          ...section.clauses.map((clause) => clause.number),
        ]),
      ]),
    ).toEqual([
      ['6', 'Commands', ['6.1', '6.1', '6.1a', '6.1b'], ['6.13', '6.13', '6.13a']],
      ['', 'Event cards', ['', 'event-cards-apollo', 'Apollo d']],
      ['3', '', ['3.0', '3.0', '3.0a']],
    ])
  })

  test('clauses that bear figures instead of letters are counted', () => {
    const section = { section: '13.0 Battles: dara', title: 'Dara', clauses: [{ id: 'CA-DARA-04', text: 'So it is.' }] }
    const own: RulesBook = { ...book, sections: [section] }
    expect(chaptersOf(own)[0].sections[0].clauses[0].number).toBe('Dara 4')
    expect(search(own, 'Dara 4')?.clauses).toBe(1)
    expect(search(own, 'Dara 5')?.clauses).toBe(0)
  })

  test('an address leads to a clause by its id or number, to a paragraph, a chapter, a table', () => {
    expect(anchorFor(book, 'JC-6.13a')).toBe('JC-6.13a')
    expect(anchorFor(book, 'jc-6.13A')).toBe('JC-6.13a')
    expect(anchorFor(book, '6.13a')).toBe('JC-6.13a')
    expect(anchorFor(book, '6.13')).toBe('6.13')
    expect(anchorFor(book, 'event-cards-apollo')).toBe('event-cards-apollo')
    expect(anchorFor(book, 'chapter-6')).toBe('chapter-6')
    expect(anchorFor(book, 'table-roads')).toBe('table-roads')
    expect(anchorFor(book, 'tables')).toBe('tables')
    for (const nowhere of ['', '6.99', 'JC-9', 'main']) expect(anchorFor(book, nowhere)).toBeNull()
  })

  test('references to other paragraphs are told apart', () => {
    const isSection = (number: string): boolean => number === '6.13'
    expect(withReferences('Go (see 6.13), not 6.14 or 16.13.', isSection)).toEqual([
      { text: 'Go (see ', anchor: null },
      { text: '6.13', anchor: '6.13' },
      { text: '), not ', anchor: null },
      { text: '6.14', anchor: null },
      { text: ' or ', anchor: null },
      { text: '16.13', anchor: null },
      { text: '.', anchor: null },
    ])
  })

  test('a clause has a number where the book is not at hand', () => {
    expect(clauseNumber('JC-6.13a')).toBe('6.13a')
    expect(clauseNumber('JC-EV-apollo-d')).toBe('Apollo d')
    expect(clauseNumber('NE-12.0-bad-omens-c')).toBe('Bad omens c')
    expect(clauseNumber('JC-FOG-a')).toBe('Fog a')
  })
})

describe.each(GAMES.flatMap((game) => (['en', 'it'] as const).map((language) => [game.id, language, game] as const)))(
  'the book of %s in %s',
  (_, language, game) => {
    test('every clause, paragraph and table has an address of its own that leads to it', async () => {
      const own: RulesBook = await game.rules(language)
      const addresses = [
        ...chaptersOf(own).flatMap(({ anchor, sections }) => [
          anchor,
          ...sections.flatMap((section) => [section.anchor, ...section.clauses.map(({ id }) => id)]),
        ]),
        ...own.tables.map(({ id }) => `table-${id}`),
      ]
      expect(new Set(addresses).size).toBe(addresses.length)
      for (const address of addresses) expect(anchorFor(own, address)).toBe(address)
    })

    test('every clause is found by its number and by its own words', async () => {
      const own: RulesBook = await game.rules(language)
      for (const { sections } of chaptersOf(own))
        for (const { clauses } of sections)
          for (const { id, number, text } of clauses)
            for (const query of [number, text.split(' ').slice(0, 5).join(' ')]) {
              const found = search(own, query)?.chapters.flatMap((one) => one.sections.flatMap((s) => s.clauses))
              expect(
                found?.some((clause) => clause.id === id),
                `${query} (${id})`,
              ).toBe(true)
            }
    })
  },
)

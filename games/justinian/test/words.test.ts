import { LANGUAGES } from '@iacta/kernel'
import { keysIn, rulesReader } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { ARMIES, ARMY_IDS } from '../data/armies.ts'
import { MAGISTER_IDS, MAJOR_LEADER_IDS, MINOR_LEADERS } from '../data/commanders.ts'
import { CLAUSE_IDS, LEDGER } from '../data/ledger.ts'
import { BOXES, PREFECTURES, SEAS } from '../data/map.ts'
import { POWER_IDS } from '../data/powers.ts'
import { LAND_BORDERS, PROVINCE_IDS, PROVINCES, STRAITS } from '../data/provinces.ts'
import { BATTLE_RESULTS, COST, ENTER, EVENTS, MOVEMENT, REVOLTS, TURNS } from '../data/tables.ts'
import * as clausesEn from '../text/clauses.en.ts'
import * as clausesIt from '../text/clauses.it.ts'
import * as namesEn from '../text/en/names.ts'
import * as namesIt from '../text/it/names.ts'
import { provinces } from '../text/latin.ts'
import { rules as bookEn } from '../text/rules.en.ts'
import { rules as bookIt } from '../text/rules.it.ts'

rulesReader(LEDGER, { en: clausesEn, it: clausesIt }, { en: bookEn, it: bookIt })

const told = { en: clausesEn.clauses, it: clausesIt.clauses }
const names = { en: namesEn, it: namesIt }

describe('the words of Justinian', () => {
  test.each(LANGUAGES)('say every clause in %s in its own way', (language) => {
    expect(new Set(Object.values(told[language])).size).toBe(CLAUSE_IDS.length)
  })

  test('give the same numbers in both languages', () => {
    const numbers = (text: string): string[] => keysIn(text, /(\d+(?:\.\d+)*)/g).sort()
    for (const id of CLAUSE_IDS) expect(numbers(told.it[id]), id).toEqual(numbers(told.en[id]))
  })

  test.each(LANGUAGES)('give everything and everybody a name of their own in %s', (language) => {
    const { powers, magistri, leaders, armies, armiesInShort, seas, prefectures } = names[language]
    for (const all of [provinces, powers, magistri, leaders, armies, armiesInShort, seas, prefectures]) {
      const given = Object.values(all)
      expect(new Set(given).size).toBe(given.length)
      for (const name of given) expect(name).toMatch(/^\p{Lu}\S/u)
    }
  })
})

describe('the tables of Justinian', () => {
  const rows = (id: string): readonly (readonly string[])[] => bookEn.tables.find((one) => one.id === id)?.rows ?? []
  const parts = (cell: string): number => (cell === '–' ? 0 : cell.split(', ').length)
  const sum = (id: string, column: number, count: (cell: string) => number = Number): number =>
    rows(id).reduce((all, row) => all + count(row[column]), 0)

  test('have a line for everything the data have', () => {
    const lines = {
      map: PROVINCE_IDS.length,
      areas: ARMY_IDS.length,
      commanders: MAGISTER_IDS.length + MAJOR_LEADER_IDS.length + Object.keys(MINOR_LEADERS).length,
      boxes: BOXES.length,
      waters: SEAS.length,
      victory: PREFECTURES.length,
      troops: POWER_IDS.length - 1,
      turns: TURNS,
      results: BATTLE_RESULTS.length,
      movement: Object.keys(MOVEMENT).length,
      costs: Object.keys(COST).length + Object.keys(ENTER).length,
      events: new Set(EVENTS).size,
      revolts: new Set(REVOLTS).size,
    }
    for (const [id, length] of Object.entries(lines)) expect(rows(id), id).toHaveLength(length)
  })

  test('count what the data count', () => {
    expect(sum('map', 2)).toBe(sum('victory', 3))
    expect(sum('map', 4, (cell) => (cell === 'yes' ? 1 : 0))).toBe(PROVINCES.filter(([, , , , fort]) => fort).length)
    expect(sum('map', 5, parts)).toBe(sum('waters', 2, parts))
    expect(sum('map', 6, parts)).toBe(2 * LAND_BORDERS.length)
    expect(sum('map', 7, parts)).toBe(2 * STRAITS.length)
    expect(sum('map', 8, parts)).toBe(sum('boxes', 1, parts))
    expect(sum('areas', 4, parts)).toBe(ARMY_IDS.reduce((all, id) => all + ARMIES[id].area.length, 0))
    expect(rows('turns').at(-1)?.[1]).toBe('564')
    expect(rows('results')[8][4]).toBe('7')
  })

  test('name the faces of the die once each', () => {
    for (const id of ['events', 'revolts']) {
      const faces = rows(id).flatMap(([span]) => {
        const [from, to = from] = span.split('-').map(Number)
        return Array.from({ length: to - from + 1 }, (_, i) => from + i)
      })
      expect(faces, id).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  })
})

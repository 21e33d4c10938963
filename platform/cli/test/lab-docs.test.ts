import { readFileSync } from 'node:fs'
import { gameNamed } from '@iacta/registry'
import { describe, expect, test } from 'vitest'
import * as caesar from '../../../games/julius-caesar/rules/printed.ts'
import { MOMENTS } from '../../../games/nero/rules/moment.ts'
import { POSITION_FIELDS } from '../../../games/nero/rules/position.ts'
import * as nero from '../../../games/nero/rules/printed.ts'
import { type Answer, json, lab, labOf, labRunOf } from './run.ts'

const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8')

interface Example {
  readonly title: string
  readonly question: { readonly state?: unknown }
  readonly kind: string
  readonly expected: string
}

/** Every question of a page, with what is said to come of it and the heading it stands under. */
function examples(text: string): Example[] {
  const found: Example[] = []
  let title = ''
  let asked: string | null = null
  for (const [, heading, kind, body] of text.matchAll(
    /^###+ (.+)$|^```(json question|json answer|text mistake)\n([\s\S]*?)^```$/gm,
  )) {
    if (heading) title = heading
    else if (kind === 'json question') asked = body
    else if (asked === null) throw new Error(`an answer without a question: ${body}`)
    else {
      found.push({ title, question: JSON.parse(asked), kind, expected: body.trim() })
      asked = null
    }
  }
  if (asked !== null) throw new Error(`a question without an answer: ${asked}`)
  return found
}

/** The part of a page under a heading, down to the next. */
const under = (text: string, heading: string): string =>
  new RegExp(`^#+ ${heading}\n([\\s\\S]*?)(?=^#)`, 'm').exec(`${text}\n#`)?.[1] ?? ''

/** The words in code, column by column, of the table rows under a heading that begin with one. */
function rowsUnder(text: string, heading: string): string[][][] {
  return under(text, heading)
    .split('\n')
    .filter((line, i, lines) => line.startsWith('| `') && !lines[i + 1]?.startsWith('| ---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word)),
    )
}

const firstWords = (text: string, heading: string): string[] => rowsUnder(text, heading).map(([[word]]) => word)

/** Everything in code in the cells of a part of a page, but for its fields. */
const idsUnder = (text: string, heading: string): string[] =>
  [...under(text, heading).matchAll(/`([^`]+)`/g)].map(([, id]) => id)

describe.each([
  ['lab', 'julius-caesar'],
  ['games/julius-caesar', 'julius-caesar'],
  ['games/nero', 'nero'],
  ['games/justinian', 'justinian'],
])('the examples of docs/%s.md', (name, game) => {
  // Dots stand for the state of the example before.
  let before: Answer | null = null

  test.each(examples(page(name)))('$title', ({ question, kind, expected }) => {
    const asked = question.state === '…' ? { ...question, state: before?.state } : question
    if (kind === 'text mistake') {
      expect(labRunOf(game, asked)).toEqual({ code: 2, out: '', err: `${expected}\n` })
      return
    }
    if (Array.isArray(asked)) {
      expect(json<Answer[]>(labRunOf(game, asked), 2)).toMatchObject(JSON.parse(expected))
      return
    }
    before = labOf(game, asked)
    expect(before).toMatchObject(JSON.parse(expected))
  })
})

describe('the tables of docs/lab.md', () => {
  test('name every field of a question and of an answer', () => {
    const fields = firstWords(page('lab'), 'The question')
    const { err } = labRunOf('julius-caesar', { dice: [] })
    expect(err).toBe(`iacta: a question to the lab has no "dice"; it may have: ${fields.join(', ')}\n`)
    expect(firstWords(page('lab'), 'The answer').sort()).toEqual(Object.keys(lab({})).sort())
  })
})

describe('the tables of docs/games/julius-caesar.md', () => {
  const text = page('games/julius-caesar')
  const { verbs, fromPosition } = gameNamed('julius-caesar')

  test('name every action with its fields', () => {
    const listed = rowsUnder(text, 'The actions').map(([[verb], fields]) => [verb, fields])
    expect(Object.fromEntries(listed)).toEqual(verbs)
  })

  test('name every place, block and card', () => {
    const named = idsUnder(text, 'Names')
    expect(named.sort()).toEqual([...caesar.PLACE_IDS, ...caesar.BLOCK_IDS, ...caesar.CARD_IDS].sort())
  })

  test('name the fields of a position, and no other is taken', () => {
    const whole = {
      scenario: 'historical',
      blocks: 'historical',
      change: {},
      fallen: [],
      trophies: [],
      year: 2,
      turn: 3,
      contests: {},
      hands: {},
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      lastCards: { caesar: 'cmd-3-1-b', pompeius: 'cmd-2-1-b' },
      played: { caesar: ['cmd-4-1-a'] },
      discards: { pompeius: 'event-mars' },
      roads: { 'ravenna--roma': 1 },
      player1: 'pompeius',
      now: { step: 'command' },
      steps: [],
    }
    expect(Object.keys(whole).sort()).toEqual(firstWords(text, 'The position').sort())
    expect(() => fromPosition(whole)).not.toThrow()
    expect(() => fromPosition({ ...whole, weather: 'fair' })).toThrow(/"weather" is unknown/)
  })

  test('name steps that a position can begin at with their fields, and no other is taken', () => {
    const SAID = {
      side: 'caesar',
      points: 1,
      active: ['genua'],
      guarded: [],
      at: 'roma',
      round: 2,
      letter: 'C',
      sailed: ['caesar'],
      hitsOn: 'caesar',
      hits: 1,
      chosen: {},
      ready: ['caesar'],
    }
    expect(firstWords(text, 'Its further fields').sort()).toEqual(Object.keys(SAID).sort())
    const contested = {
      blocks: { roma: ['legio-1', 'legio-8 from genua'] },
      contests: { roma: { attacker: 'caesar' } },
    }
    const steps = rowsUnder(text, 'The moment')
    expect(steps).toHaveLength(15)
    for (const [[step], , words] of steps) {
      const fields = words.filter((word) => word in SAID)
      const now = { step, ...Object.fromEntries(Object.entries(SAID).filter(([field]) => fields.includes(field))) }
      const position = step === 'battle' || step === 'battles' ? contested : { blocks: { roma: ['legio-8'] } }
      const draws = { chance: { pick: () => 0, die: () => 1 }, tell() {}, seal() {} }
      expect(() => fromPosition({ ...position, now }, draws), step).not.toThrow()
      const other = Object.keys(SAID).find((field) => !fields.includes(field)) as keyof typeof SAID
      expect(() => fromPosition({ ...position, now: { ...now, [other]: SAID[other] } }), step).toThrow(
        `"now" at "${step}" has no "${other}"`,
      )
    }
    expect(() => fromPosition({ now: { step: 'truce' } })).toThrow(/"truce" is unknown/)
  })
})

describe('the tables of docs/games/nero.md', () => {
  const text = page('games/nero')
  const { verbs, fromPosition } = gameNamed('nero')

  test('name every action with its fields', () => {
    const listed = rowsUnder(text, 'The actions').map(([[verb], fields]) => [verb, fields])
    expect(Object.fromEntries(listed)).toEqual(verbs)
  })

  test('name every place, zone, seat and card', () => {
    const named = idsUnder(text, 'Names')
    expect(named.sort()).toEqual([...nero.PLACE_IDS, ...nero.ZONE_IDS, ...nero.SEAT_IDS, ...nero.CARD_IDS].sort())
  })

  test('name every moment, and the fields of a position', () => {
    expect(firstWords(text, 'The moment').sort()).toEqual([...MOMENTS].sort())
    expect(firstWords(text, 'The position').sort()).toEqual([...POSITION_FIELDS].sort())
    expect(() => fromPosition({ weather: 'fair' })).toThrow(/a field of a position "weather" is unknown/)
  })
})

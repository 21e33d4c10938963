import { readFileSync } from 'node:fs'
import { gameNamed } from '@iacta/registry'
import { describe, expect, test } from 'vitest'
import { BLOCK_IDS, CARD_IDS, PLACE_IDS } from '../../../games/julius-caesar/rules/board.ts'
import { type Answer, lab, labRun } from './run.ts'

const text = readFileSync(new URL('../../../docs/lab.md', import.meta.url), 'utf8')
const { verbs, fromPosition } = gameNamed('julius-caesar')

interface Example {
  readonly title: string
  readonly question: { readonly state?: unknown }
  readonly kind: string
  readonly expected: string
}

/** Every question of the document, with what is said to come of it and the heading it stands under. */
function examples(): Example[] {
  const found: Example[] = []
  let title = ''
  let asked: string | null = null
  for (const [, heading, kind, body] of text.matchAll(
    /^### (.+)$|^```(json question|json answer|text mistake)\n([\s\S]*?)^```$/gm,
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

/** The words in code, column by column, of the table rows under a heading that begin with one. */
function rowsUnder(heading: string): string[][][] {
  const section = new RegExp(`^#+ ${heading}\n([\\s\\S]*?)(?=^#)`, 'm').exec(text)?.[1] ?? ''
  return section
    .split('\n')
    .filter((line, i, lines) => line.startsWith('| `') && !lines[i + 1]?.startsWith('| ---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word)),
    )
}

describe('the examples of docs/lab.md', () => {
  // Dots stand for the state of the example before.
  let before: Answer | null = null

  test.each(examples())('$title', ({ question, kind, expected }) => {
    const asked = question.state === '…' ? { ...question, state: before?.state } : question
    if (kind === 'text mistake') {
      expect(labRun(asked)).toEqual({ code: 2, out: '', err: `${expected}\n` })
      return
    }
    before = lab(asked)
    expect(before).toMatchObject(JSON.parse(expected))
  })
})

describe('the tables of docs/lab.md', () => {
  test('name every action with its fields', () => {
    const listed = rowsUnder('The actions').map(([[verb], fields]) => [verb, fields])
    expect(Object.fromEntries(listed)).toEqual(verbs)
  })

  test('name every place, block and card', () => {
    const section = text.slice(text.indexOf('## Names'))
    const named = [...section.matchAll(/`([^`]+)`/g)].map(([, id]) => id)
    expect(named.sort()).toEqual([...PLACE_IDS, ...BLOCK_IDS, ...CARD_IDS].sort())
  })

  test('name every field of an answer', () => {
    const listed = rowsUnder('The answer').map(([[field]]) => field)
    expect(listed.sort()).toEqual(Object.keys(lab({})).sort())
  })

  test('name the fields of a position, and no other is taken', () => {
    const listed = rowsUnder('The position').flatMap(([[field]]) => field)
    expect(listed).toHaveLength(13)
    const whole = {
      scenario: 'historical',
      blocks: 'historical',
      change: {},
      fallen: [],
      trophies: [],
      year: 2,
      turn: 2,
      contests: {},
      hands: {},
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      lastCards: { caesar: 'cmd-3-1-b', pompeius: 'cmd-2-1-b' },
      player1: 'pompeius',
      now: { step: 'command' },
    }
    expect(Object.keys(whole).sort()).toEqual(listed.sort())
    expect(() => fromPosition(whole)).not.toThrow()
    expect(() => fromPosition({ ...whole, weather: 'fair' })).toThrow(/"weather" is unknown/)
  })

  test('name steps that a position can begin at, and no other is taken', () => {
    const steps = rowsUnder('The moment').map(([[step]]) => step)
    expect(steps).toHaveLength(14)
    const position = {
      blocks: { roma: ['legio-1', 'legio-8 from genua'], narbo: ['legio-7'] },
      contests: { roma: { attacker: 'caesar' } },
    }
    for (const step of steps)
      expect(() => fromPosition({ ...position, now: { step, side: 'caesar', at: 'roma' } }), step).not.toThrow()
    expect(() => fromPosition({ now: { step: 'truce' } })).toThrow(/"truce" is unknown/)
  })
})

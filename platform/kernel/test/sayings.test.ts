import {
  asking,
  type GameSentences,
  gameText,
  inLines,
  LANGUAGES,
  reasonsIn,
  ruleSections,
  telling,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'

interface Happenings {
  took: { seat: string; stones: number }
}

const SENTENCES: GameSentences<{
  seats: 'red' | 'white'
  options: 'scenario'
  prompts: { take: { heap: number } }
  happenings: Happenings
  refusals: { 'heap-empty': object }
  actions: { do: 'take' } | { do: 'bid'; n: number }
  ways: { stones: { most: number } }
}> = {
  title: 'Lots',
  summary: 'A heap of stones.',
  seats: { red: 'Red', white: 'White' },
  options: { scenario: { name: 'Heap', choices: { small: 'A small heap', large: 'A large heap' } } },
  prompts: { take: ({ heap }) => `Take some of ${heap}.` },
  happenings: { took: ({ seat, stones }) => `${seat} takes ${stones}.` },
  refusals: { 'heap-empty': () => 'Nothing is left.' },
  actions: { take: () => 'Take', bid: ({ n }) => `Bid ${n}` },
  ways: { stones: ({ most }) => `Won with ${most}.` },
  shortWays: { stones: 'stones' },
}

describe('a game’s words from its sentences', () => {
  const text = gameText<{ do: 'bid'; n: number }>('en', SENTENCES)

  test('are those of the key, made from what it speaks of', () => {
    const ask = asking<{ take: { heap: number } }>()
    expect(text.prompt(ask('take', { heap: 4 }))).toBe('Take some of 4.')
    expect(text.refusal({ reason: 'heap-empty', clause: null, params: {} })).toBe('Nothing is left.')
    expect(text.action({ do: 'bid', n: 2 })).toBe('Bid 2')
    expect(text.outcome({ winners: [0], way: 'stones', params: { most: 3 } })).toBe('Won with 3.')
    expect([text.way('stones'), text.seat('white'), text.option('scenario', 'large')]).toEqual([
      'stones',
      'White',
      'A large heap',
    ])
  })

  test('fall back on the id where something has no name, and fail where a sentence is missing', () => {
    expect([text.seat('black'), text.option('players', 3), text.way('draw')]).toEqual(['black', '3', 'draw'])
    expect(() => text.happening({ key: 'toString', params: {}, to: 0 })).toThrow('there is no text for "toString"')
  })

  test('have what any table says already, in each language', () => {
    const over = { reason: 'game-over', clause: null, params: {} }
    expect(text.refusal(over)).toBe('The game is over.')
    const said = LANGUAGES.flatMap((language) => {
      const words = gameText(language, SENTENCES)
      const refused = ['game-over', 'not-your-turn', 'not-now', 'stale'].map((reason) =>
        words.refusal({ ...over, reason }),
      )
      return [...refused.slice(1), words.prompt({ key: 'over', params: {} })]
    })
    expect(new Set(said).size).toBe(said.length)
  })

  test('are told of what happens, to everybody unless it is said whom', () => {
    const tell = telling<Happenings>()
    const heard: string[] = []
    const play = {
      chance: { die: () => 1, pick: () => 0 },
      tell: (happening: Parameters<typeof text.happening>[0]) =>
        heard.push(`${text.happening(happening)} ${happening.to.toString(2)}`),
      seal() {},
    }
    tell(play, 'took', { seat: 'Red', stones: 2 })
    tell(play, 'took', { seat: 'Red', stones: 1 }, 0b10)
    expect(heard).toEqual(['Red takes 2. 1111111111111111', 'Red takes 1. 10'])
  })

  test('say the computer’s reasons, and the same as advice', () => {
    const reasons = reasonsIn<{ greed: { stones: number } }>(
      { greed: ({ stones }) => `It wants ${stones}.` },
      { greed: ({ stones }) => `Take ${stones}.` },
    )
    const why = { key: 'greed', params: { stones: 2 } }
    expect([reasons.why(why), reasons.advice(why)]).toEqual(['It wants 2.', 'Take 2.'])
  })
})

test('the rules are told paragraph by paragraph, what stands apart behind the rest of its own', () => {
  const ledger = {
    '1a': { section: '1' },
    '2-fire-a': { section: '2' },
    '2a': { section: '2' },
    '2-fire-b': { section: '2' },
  } as const
  const clauses = { '1a': 'One.', '2-fire-a': 'Fire.', '2a': 'Two.', '2-fire-b': 'Burns.' }
  const apart = (id: string) => (id.includes('fire') ? { section: '2: fire', title: 'Fire' } : null)
  const told = ruleSections(ledger, { clauses, sections: { 1: 'First', 2: 'Second' } }, apart)
  expect(told.map(({ section, title, clauses: own }) => [section, title, own.map(({ id }) => id)])).toEqual([
    ['1', 'First', ['1a']],
    ['2', 'Second', ['2a']],
    ['2: fire', 'Fire', ['2-fire-a', '2-fire-b']],
  ])
})

test('a table in lines begins with how the game stands', () => {
  const sections = [
    { heading: 'Lots', lines: ['Round 1'] },
    { heading: 'Heap', lines: ['4 stones'] },
  ]
  expect(inLines(sections)).toEqual(['Round 1', '', 'Heap:', '  4 stones'])
})

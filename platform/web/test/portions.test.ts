import { describe, expect, test } from 'vitest'
import type { Beat, LogLine } from '../src/board/contract.ts'
import { lastWays } from '../src/board/ways.ts'
import { counted, portionsOf, readingOf, STANDS, standsFor, toldOf } from '../src/table/portions.ts'

/** A line that says itself what it is: `march caesar a b`, `turn`, `more`. */
const line = (said: string): LogLine => ({ key: said, params: {} })
const lines = (...said: readonly string[]) => said.map(line)

function reading({ key }: LogLine): Beat | null {
  const [is, by = '', piece = '', ...places] = key.split(' ')
  if (is === 'more') return null
  const whose = by === '' || by === 'nobody' ? null : by
  const kind = is as Beat['is']
  return places.length > 0
    ? { is: kind, by: whose, way: { piece: piece === '?' ? null : piece, places } }
    : { is: kind, by: whose }
}

const cut = (...said: readonly string[]) => portionsOf(lines(...said), 0, reading).map(({ from, to }) => [from, to])

describe('what happened is cut into portions', () => {
  test('blocks that set out together march together, step by step, and the next group comes after them', () => {
    expect(
      cut('march p x a b', 'march p x b c', 'march p y a b', 'march p y b c', 'march p z d c', 'march p w d e'),
    ).toEqual([
      [0, 4],
      [4, 6],
    ])
  })

  test('of blocks that nobody knows one goes on where the last one stopped', () => {
    expect(cut('march p ? a b', 'march p ? b c', 'march p ? a b', 'march p ? e f')).toEqual([
      [0, 3],
      [3, 4],
    ])
  })

  test('a levy is one, each throw is one with what it brought, and nothing joins across seats', () => {
    expect(
      cut('levy p', 'levy p', 'levy c', 'dice p', 'more', 'more', 'dice p', 'cards', 'result', 'more', 'turn'),
    ).toEqual([
      [0, 2],
      [2, 3],
      [3, 6],
      [6, 7],
      [7, 8],
      [8, 10],
      [10, 11],
    ])
  })

  test('only what is new is cut, and lines that begin with nothing before them are a portion too', () => {
    expect(portionsOf(lines('march p x a b', 'more', 'more'), 1, reading)).toEqual([
      { is: 'deed', by: null, from: 1, to: 3 },
    ])
  })

  test('a game that does not say how is followed seat by seat and chapter by chapter', () => {
    const byDefault = readingOf(
      {
        chapter: ({ key }: LogLine) => (key === 'year' ? ('year' as const) : null),
      } as Parameters<typeof readingOf>[0],
      ['galba', 'otho'],
    )
    const told = ['year', 'galba', 'galba', 'none', 'otho'].map((key) => ({ key, params: { who: key } }))
    expect(portionsOf(told, 0, byDefault)).toEqual([
      { is: 'turn', by: null, from: 0, to: 1 },
      { is: 'deed', by: 'galba', from: 1, to: 4 },
      { is: 'deed', by: 'otho', from: 4, to: 5 },
    ])
  })

  test('told in short, they are counted by kind', () => {
    const all = portionsOf(lines('march p x a b', 'march p y d b', 'battle', 'turn', 'march c z a b'), 0, reading)
    expect(counted(all)).toEqual([
      { kind: 'march', count: 3 },
      { kind: 'battle', count: 1 },
    ])
  })
})

describe('the last moves stay marked', () => {
  const marked = (seat: string | null, ...said: readonly string[]) =>
    lastWays(lines(...said), reading, seat).map(({ by, places }) => `${by} ${places.join('-')}`)

  test('several steps of one group are one trace, and a way that several took is one', () => {
    expect(marked('c', 'turn', 'march p x a b', 'march p x b c', 'march p y a b', 'march p y b c')).toEqual(['p a-b-c'])
  })

  test('while one moves, and until that has ended', () => {
    const enemy = ['turn', 'march p x a b']
    expect(marked('c', ...enemy, 'march c o e f')).toEqual(['p a-b'])
    expect(marked('c', ...enemy, 'march c o e f', 'more', 'levy c')).toEqual(['p a-b'])
    expect(marked('c', ...enemy, 'march c o e f', 'battle')).toEqual([])
  })

  test('until their next turn brings others', () => {
    expect(marked('c', 'turn', 'march p x a b', 'turn')).toEqual(['p a-b'])
    expect(marked('c', 'turn', 'march p x a b', 'turn', 'march p x b d')).toEqual(['p b-d'])
  })

  test('of each seat by itself, where each has turns of its own', () => {
    const said = ['turn galba', 'march galba s a b', 'turn otho', 'march otho s d e', 'turn nero']
    expect(marked('me', ...said)).toEqual(['galba a-b', 'otho d-e'])
    expect(marked('me', ...said, 'turn galba', 'march galba s b c')).toEqual(['otho d-e', 'galba b-c'])
  })

  test('an answer in between is not one’s own turn, and a spectator sees all', () => {
    expect(marked('me', 'turn galba', 'march galba s a b', 'deed me', 'deed galba')).toEqual(['galba a-b'])
    expect(marked(null, 'turn', 'march p x a b', 'march c y d e', 'battle')).toEqual(['p a-b', 'c d-e'])
  })
})

describe('what is told of a portion while it stands', () => {
  const log = lines('march p x a b', 'march p x b c', 'march p y d e', 'dice', 'more 1', 'more 2', 'more 3')
  const portion = (is: Beat['is'], from: number, to: number) => ({ is, by: 'p', from, to })
  const joined = (one: LogLine, next: LogLine) =>
    one.key.slice(0, 9) === next.key.slice(0, 9) && one.key.startsWith('march') ? line(`${one.key}, ${next.key}`) : null
  const told = (is: Beat['is'], from: number, to: number, how?: typeof joined) => {
    const { lines: all, more } = toldOf(portion(is, from, to), log, how)
    return [all.map(({ key }) => key), more]
  }

  test('a march by its first line, and with what its game tells as one', () => {
    expect(told('march', 0, 3)).toEqual([['march p x a b'], 2])
    expect(told('march', 0, 3, joined)).toEqual([['march p x a b, march p x b c'], 1])
  })

  test('a throw with what it brought, as far as it can be read, and for so long', () => {
    expect(told('dice', 3, 7)).toEqual([['dice', 'more 1', 'more 2'], 1])
    expect(standsFor(portion('dice', 3, 4))).toBe(STANDS.dice)
    expect(standsFor(portion('dice', 3, 7))).toBeGreaterThan(standsFor(portion('dice', 3, 5)))
    expect(standsFor(portion('march', 0, 3))).toBe(STANDS.march)
  })
})

import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES, gameNamed } from '@iacta/registry'
import { describe, expect, test } from 'vitest'
import { coverage, type TestResults } from '../src/ledger.ts'
import { whereabouts } from '../src/where.ts'
import { iactaIn, json, scratchFolder } from './run.ts'

const scratch = scratchFolder()

/** The report of a test run, one suite for each list of tests. */
const ran = (...suites: [title: string, status: string][][]): TestResults => ({
  testResults: suites.map((tests) => ({ assertionResults: tests.map(([title, status]) => ({ title, status })) })),
})

describe('a clause is covered', () => {
  const clauses = ['A-1', 'A-2', 'A-3']

  test('if a test that carries its id passed, in whatever file', () => {
    const results = ran([['[A-1] blocks move', 'passed']], [['[A-3 A-2] blocks fight', 'passed']])
    expect(coverage(clauses, results)).toEqual({ covered: 3, total: 3, missing: [] })
  })

  test('not if no test carries it, and ids of nothing do not count', () => {
    const results = ran([
      ['[A-2] blocks fight', 'passed'],
      ['[B-1] of another game', 'passed'],
      ['about [A-1], but not named for it', 'passed'],
      ['A-3', 'passed'],
    ])
    expect(coverage(clauses, results)).toEqual({ covered: 1, total: 3, missing: ['A-1', 'A-3'] })
  })

  test('not if one of its tests failed or was skipped', () => {
    const results = ran(
      [
        ['[A-1] once', 'passed'],
        ['[A-1] twice', 'failed'],
      ],
      [
        ['[A-2] once', 'pending'],
        ['[A-3] once', 'passed'],
      ],
    )
    expect(coverage(clauses, results)).toEqual({ covered: 1, total: 3, missing: ['A-1', 'A-2'] })
  })

  test('not if nothing ran', () => {
    expect(coverage(clauses, ran())).toEqual({ covered: 0, total: 3, missing: clauses })
  })
})

describe('iacta ledger', () => {
  const { clauses } = gameNamed('julius-caesar')
  const [one, two, three] = clauses
  const root = fileURLToPath(new URL('../../../', import.meta.url))

  /** A house with the same command but few tests, so that running them all is quick. */
  function smallHouse(): string {
    const dist = join(scratch.folder, 'platform/cli/dist')
    cpSync(join(root, 'platform/cli/dist'), dist, { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(scratch.folder, 'node_modules'), 'junction')
    scratch.write('package.json', { type: 'module' })
    scratch.write('vitest.config.mjs', 'export default {}')
    const file = 'games/julius-caesar/test/few.test.ts'
    mkdirSync(dirname(join(scratch.folder, file)), { recursive: true })
    scratch.write(
      file,
      `import { expect, test } from 'vitest'
       test('[${one} ${two}] holds', () => expect(1).toBe(1))
       test('[${three}] does not', () => expect(1).toBe(2))`,
    )
    return join(dist, 'main.js')
  }

  test('runs the tests and tells which clauses they prove', () => {
    const report = json(iactaIn({ main: smallHouse() }, 'ledger', 'julius-caesar', '--json'), 1)
    expect(report).toEqual({
      'julius-caesar': { covered: 2, total: clauses.length, missing: clauses.slice(2) },
    })
  })
})

describe('where a clause is', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const files = (places: readonly { readonly file: string }[]): string[] => [...new Set(places.map(({ file }) => file))]

  test('the reason that cites it, the rule that gives it, what bears its number, and the tests named for it', () => {
    const { enforced, proven } = whereabouts(root, 'JC-6.13b')
    expect(enforced).toContainEqual({
      file: 'games/julius-caesar/rules/reasons.ts',
      line: expect.any(Number),
      text: "pinned: 'JC-6.13b',",
    })
    expect(files(enforced)).toContain('games/julius-caesar/rules/movement.ts')
    expect(files(proven).length).toBeGreaterThan(0)
    for (const { text } of proven) expect(text).toContain('JC-6.13b')
  })

  test('a paragraph is all of its clauses, and no longer number', () => {
    const { enforced } = whereabouts(root, 'JC-6.1')
    expect(enforced.some(({ text }) => text.includes('JC-6.1e'))).toBe(true)
    expect(enforced.some(({ text }) => text.includes('JC-6.13b'))).toBe(false)
    expect(enforced.filter(({ text }) => /6\.13/.test(text) && !/6\.1(?!\d)/.test(text))).toEqual([])
  })

  test.each(GAMES.map(({ game, clauses }) => [game.id, clauses] as const))(
    'every clause of %s is found in its rules or data by its number, and in its tests',
    (_, clauses) => {
      const lost = clauses.filter((id) => {
        const { enforced, proven } = whereabouts(root, id)
        return enforced.length === 0 || proven.length === 0
      })
      expect(lost).toEqual([])
    },
  )

  test('that there is none of is said', () => {
    expect(() => whereabouts(root, 'JC-99.9z')).toThrow('no game has a clause "JC-99.9z"')
  })
})

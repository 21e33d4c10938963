import { describe, expect, test } from 'vitest'
import { iacta, json } from './run.ts'

interface Report {
  readonly games: number
  readonly actions: number
  readonly gamesPerSecond: number
  readonly actionsPerSecond: number
  readonly outcomes: {
    readonly byWinner: Readonly<Record<string, number>>
    readonly byWay: Readonly<Record<string, number>>
  }
  readonly longest: number
  readonly faults: readonly unknown[]
}

const simulate = (...flags: string[]): Report => json(iacta('simulate', 'julius-caesar', '--json', ...flags))

/** Everything in a report but how fast it went, as text: so that the order counts too. */
const counts = ({ games, actions, outcomes, longest, faults }: Report): string =>
  JSON.stringify({ games, actions, outcomes, longest, faults })

const sum = (numbers: Readonly<Record<string, number>>): number => Object.values(numbers).reduce((a, b) => a + b, 0)

describe('iacta simulate', () => {
  // More games than one worker takes at a time, so that a second one has something to do.
  const games = ['--games', '27', '--seed', '40']
  const alone = simulate(...games, '--workers', '1')

  test('reports what its help promises', () => {
    expect(Object.keys(alone)).toEqual([
      'games',
      'actions',
      'gamesPerSecond',
      'actionsPerSecond',
      'outcomes',
      'longest',
      'faults',
    ])
    expect(alone.games).toBe(27)
    expect(alone.actions).toBeGreaterThan(27)
    expect(alone.gamesPerSecond).toBeGreaterThan(0)
    expect(alone.actionsPerSecond).toBeGreaterThan(0)
    expect(alone.longest).toBeLessThan(alone.actions)
    expect(alone.faults).toEqual([])
  })

  test('tells of every game who won it and how', () => {
    expect(sum(alone.outcomes.byWinner)).toBe(27)
    expect(sum(alone.outcomes.byWay)).toBe(27)
    for (const winner of Object.keys(alone.outcomes.byWinner)) expect(['caesar', 'pompeius', 'draw']).toContain(winner)
    for (const way of Object.keys(alone.outcomes.byWay))
      expect(way).toMatch(/^(ten-points|most-points|roma|draw), year [1-5]$/)
  })

  test('plays the same games again for the same seed, with however many workers', () => {
    expect(counts(simulate(...games, '--workers', '2'))).toBe(counts(alone))
  })

  test('gives each game the next seed', () => {
    const first = simulate('--games', '25', '--seed', '40')
    const rest = simulate('--games', '2', '--seed', '65')
    expect(first.actions + rest.actions).toBe(alone.actions)
    expect(Math.max(first.longest, rest.longest)).toBe(alone.longest)
  })

  test('plays the scenario it is told', () => {
    const [free, historical] = ['free', 'historical'].map((scenario) =>
      simulate('--scenario', scenario, '--games', '1', '--seed', '3'),
    )
    expect(free.actions).not.toBe(historical.actions)
  })

  test('puts every promise of the game to the test with --check, and finds no fault', () => {
    expect(simulate('--check', '--games', '1', '--scenario', 'free')).toMatchObject({ games: 1, faults: [] })
  })

  test('says the same in plain words', () => {
    const { code, out, err } = iacta('simulate', 'julius-caesar', '--games', '1')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(
      /^games +1 \(.+ a second\)\nactions +\d+ \(\d+ a second\), longest game \d+\nby winner +\w+ 1\nby way +\S+, year \d 1\nfaults +none\n$/,
    )
  })
})

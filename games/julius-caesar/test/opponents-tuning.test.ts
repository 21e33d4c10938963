import { quickChance } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { playedQuickly } from '../../../platform/bots/src/training/index.ts'
import { brain } from '../bot/brain.ts'
import { credits, hazy } from '../bot/hazy.ts'
import { TUNED } from '../bot/tuned.ts'
import { MOST, PLAIN_NUMBERS, tuningOf } from '../bot/tuning.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import { ALL_BLOCKS, ALL_PLACES, COLOUR, isNavis, isSea } from '../rules/printed.ts'
import { blocksAt, clone, type State } from '../rules/state.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1)

describe('what a side takes the board for in quick games', () => {
  const position: Position = {
    blocks: {
      narbo: ['legio-7', 'legio-9'],
      tarraco: ['legio-2', 'p-navis-1'],
      dyrrachium: ['legio-4'],
      roma: ['legio-1', 'legio-3'],
      alexandria: ['cleopatra'],
      'mare-aegaeum': ['p-navis-2'],
    },
    now: { step: 'moves', side: 'caesar' },
  }
  const s = fromPosition(position)
  const kindsAt = (state: State, p: number): string[] =>
    blocksAt(state, ALL_PLACES[p])
      .map((b) => `${COLOUR[b]}${isSea[p] && isNavis[b] ? ' fleet' : ''}`)
      .sort()

  test('shows what everybody sees: how many of which colour stand where, and its own as they are', () => {
    for (const seed of SEEDS) {
      const found = hazy(s, 0, quickChance(seed))
      for (const p of ALL_PLACES) expect(kindsAt(found, p)).toEqual(kindsAt(s, p))
      for (const b of ALL_BLOCKS) if (s.side[b] === 0) expect(found.place[b]).toBe(s.place[b])
    }
  })

  test('takes some of the enemy’s blocks for others, and leaves the state it was given as it is', () => {
    const before = clone(s)
    const moved = SEEDS.filter((seed) => {
      const found = hazy(s, 0, quickChance(seed))
      return ALL_BLOCKS.some((b) => found.place[b] !== s.place[b])
    })
    expect(moved.length).toBeGreaterThan(SEEDS.length / 4)
    expect(moved.length).toBeLessThan(SEEDS.length)
    expect(s).toEqual(before)
  })

  test('is the board itself where nothing hangs on it but the choice at hand', () => {
    const levying = fromPosition({ ...position, now: { step: 'levies', side: 'caesar' } })
    for (const seed of SEEDS) expect(hazy(levying, 0, quickChance(seed))).toBe(levying)
  })
})

test('a game that is over is credited to both, the more to whoever won it the more clearly', () => {
  const over = (others: Position['blocks'] & object): State =>
    fromPosition({
      year: 5,
      turn: 5,
      blocks: { roma: ['legio-7'], ...others, alexandria: ['cleopatra'] },
      now: { step: 'moves', side: 'caesar' },
    })
  const [even, ahead] = [over({}), over({ massilia: ['legio-8'], tarraco: ['legio-9'] })].map(credits)
  for (const [one, other] of [even, ahead]) expect(one + other).toBeCloseTo(1, 9)
  expect(ahead[0]).toBeGreaterThan(even[0])
})

test('numbers that are not found by play are as they were set by hand, and limits are above them', () => {
  expect(tuningOf({ pull: 0.2 })).toMatchObject({ pull: 0.2, body: PLAIN_NUMBERS.body })
  for (const [name, most] of Object.entries(MOST)) expect(most).toBeGreaterThan(PLAIN_NUMBERS[name])
  for (const of of TUNED.seats) for (const name of Object.keys(of)) expect(PLAIN_NUMBERS).toHaveProperty([name])
})

test('a brain by other numbers plays otherwise, to the end', () => {
  const { tunable } = brain
  if (!tunable) throw new Error('the brain has numbers')
  const options = { scenario: 'historical' } as const
  const timid = { fear: 8, threatNow: 1.2, threatSoon: 4 }
  const played = (numbers: Record<string, number>, seed: number) =>
    playedQuickly(game, tunable, options, [numbers, {}], seed)
  const seeds = [1, 2, 3, 4]
  expect(seeds.map((seed) => played({}, seed))).toEqual(seeds.map((seed) => played({}, seed)))
  expect(seeds.map((seed) => played(timid, seed))).not.toEqual(seeds.map((seed) => played({}, seed)))
})

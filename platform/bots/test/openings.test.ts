import { type GameBrain, type Knowledge, type Openings, quickChance, unheard } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { LotsAction, LotsState, LotsView } from '../../kernel/test/lots.ts'
import { NEARLY_AS_GOOD, Opponent, openingFor } from '../src/index.ts'
import { LEVELS } from '../src/levels.ts'
import { bestOpenings, firstChoices, openingsFile } from '../src/training/index.ts'
import { brain, lots } from './heap.ts'

const TAKE: LotsAction = { do: 'take' }
const STOP: LotsAction = { do: 'stop' }

/** Seat 1 has bid most and may take stones. */
function taking(): Knowledge<LotsView> {
  const play = unheard(quickChance(1))
  const s = lots.start({ scenario: 'small' }, play)
  for (const [seat, n] of [0, 2, 1].entries()) lots.play(s, seat, { do: 'bid', n }, play)
  return { seat: 1, view: lots.view(s, 1), heard: [] }
}

const knowing = (openings: Openings<LotsAction>): GameBrain<LotsState, LotsAction, LotsView> => ({
  ...brain,
  opening: (s, seat) => (lots.actions(s, seat).some((action) => action.do === 'take') ? 'heap' : null),
  openings,
})
const opening = (plan: readonly LotsAction[], chance: number) => ({ plan, chance, trials: 100 })

describe('openings', () => {
  test('are any of those that are nearly as good as the best, and may be played', () => {
    const known = knowing({
      heap: [
        opening([TAKE, TAKE], 0.5),
        opening([TAKE, STOP], 0.5 - NEARLY_AS_GOOD / 2),
        opening([STOP], 0.5 - 2 * NEARLY_AS_GOOD),
        opening([{ do: 'bid', n: 1 }], 0.5),
      ],
    })
    const played = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        JSON.stringify(openingFor(lots, known, taking(), quickChance(seed))?.plan),
      ),
    )
    expect([...played].sort()).toEqual([JSON.stringify([TAKE, STOP]), JSON.stringify([TAKE, TAKE])].sort())
  })

  test('are played without thinking, by those who would compare plans, and only where they are kept', () => {
    const asked = (of: GameBrain<LotsState, LotsAction, LotsView>, level: keyof typeof LEVELS) =>
      new Opponent(lots, of, LEVELS[level]).decide(taking(), { seed: 3, budget: { iterations: 24 } })
    const known = knowing({ heap: [opening([TAKE, TAKE, STOP], 0.7)] })
    expect(asked(known, 'centurio')).toMatchObject({ action: TAKE, next: [TAKE, STOP], chance: 0.7, iterations: 0 })
    for (const level of ['tiro', 'miles'] as const) expect(asked(known, level).chance).not.toBe(0.7)
    expect(asked(knowing({ other: [opening([TAKE], 0.7)] }), 'centurio').iterations).toBeGreaterThan(0)
  })

  test('are found by search, the best first, and written with their figures', () => {
    const search = { games: 30, deals: 2, trials: 120, compared: 4, kept: 3, seed: 1 }
    const unknowing = knowing({})
    const choices = firstChoices({ game: lots, brain: unknowing }, { scenario: 'small' }, search)
    expect(choices).toEqual([{ name: 'heap', deals: [expect.anything(), expect.anything()] }])
    const found = bestOpenings(lots, unknowing, choices[0], search)
    expect(found.length).toBeGreaterThan(1)
    expect(found[0].plan[0]).toEqual(TAKE)
    expect(found.map(({ chance }) => chance)).toEqual(found.map(({ chance }) => chance).sort((a, b) => b - a))
    for (const { trials } of found) expect(trials).toBe(80)
    expect(openingsFile({ heap: found })).toContain(`{ chance: ${found[0].chance.toFixed(3)}, trials: 80, plan: [`)
  })

  test('are followed as far as is asked', () => {
    const search = { games: 30, deals: 1, trials: 12, compared: 2, kept: 2, seed: 1 }
    const furthest = (turns: number): number => {
      let turn = 0
      const watching = {
        ...knowing({}),
        turnOf: (s: LotsState) => {
          turn = Math.max(turn, brain.turnOf(s))
          return brain.turnOf(s)
        },
      }
      const [choice] = firstChoices({ game: lots, brain: watching }, { scenario: 'small' }, search)
      bestOpenings(lots, watching, choice, { ...search, turns })
      return turn
    }
    expect(furthest(3)).toBeGreaterThan(furthest(1))
  })
})

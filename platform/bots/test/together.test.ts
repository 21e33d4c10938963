import { type Knowledge, quickChance, unheard } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { LotsAction, LotsState, LotsView } from '../../kernel/test/lots.ts'
import { type Answer, type Method, partOf, type Question, think, together } from '../src/index.ts'
import { brain, lots } from './heap.ts'

const METHOD: Method = { plans: 8, carelessness: 0, daring: 0.8, looseness: 0.3 }

/** Seat 1 has bid most and may take stones. */
function taking(): Knowledge<LotsView> {
  const play = unheard(quickChance(1))
  const s = lots.start({ scenario: 'small' }, play)
  for (const [seat, n] of [0, 2, 1].entries()) lots.play(s, seat, { do: 'bid', n }, play)
  return { seat: 1, view: lots.view(s, 1), heard: [] }
}

const question = (
  more: Partial<Question<LotsState, LotsAction, LotsView>> = {},
): Question<LotsState, LotsAction, LotsView> => ({
  game: lots,
  brain,
  known: taking(),
  method: METHOD,
  budget: { iterations: 200 },
  seed: 1,
  ...more,
})

/** The same where every world is another, and a plan is as good as the world it is tried in. */
const inManyWorlds = (more: Partial<Question<LotsState, LotsAction, LotsView>>) => {
  type Marked = LotsState & { readonly mark: number }
  const marked = (s: LotsState, mark: number): Marked => ({ ...s, mark })
  return question({
    game: { ...lots, clone: (s) => marked(lots.clone(s), (s as Marked).mark) },
    brain: {
      ...brain,
      worlds: (known) => (chance) => marked(brain.worlds(known)(chance), chance.pick(1000) / 1000),
      evaluate: (s) => (s as Marked).mark,
    },
    ...more,
  })
}

const shared = (of: number, asked = question()): Answer<LotsAction> =>
  together(Array.from({ length: of }, (_, part) => think(partOf(asked, part, of))))

const answer = (tried: readonly (readonly [LotsAction, number, number])[]): Answer<LotsAction> => ({
  plan: [tried[0][0]],
  chance: 0,
  iterations: tried.reduce((sum, [, tries]) => sum + tries, 0),
  // Every trial the same, so that nothing is left to luck.
  tried: tried.map(([action, tries, sum]) => {
    const lead = sum / tries - tried[0][2] / tried[0][1]
    return { plan: [action], tries, sum, ahead: tries * lead, aheadSquares: tries * lead * lead }
  }),
})

const [STOP, TAKE]: readonly LotsAction[] = [{ do: 'stop' }, { do: 'take' }]

describe('a search that is shared', () => {
  test('by one is as if it were not', () => {
    const { plan, iterations, tried } = think(question())
    expect(shared(1)).toMatchObject({ plan, iterations, tried })
  })

  test.each([2, 3, 4])('by %d finds the same as one alone, with no more trials, every time', (of) => {
    const found = shared(of)
    expect(found.plan[0]).toEqual(think(question()).plan[0])
    expect(found.iterations).toBeGreaterThan(of)
    expect(found.iterations).toBeLessThan(200 + of)
    expect(shared(of)).toEqual(found)
  })

  test('tries in each part what the others do not: together the same as one alone', () => {
    // Two plans and few trials, so that none is dropped and nothing is clear before the end.
    const asked = inManyWorlds({ method: { ...METHOD, plans: 2 }, budget: { iterations: 24 } })
    const [alone, both] = [think(asked), shared(2, asked)]
    expect(both.tried.map(({ plan, tries }) => [plan, tries])).toEqual(
      alone.tried.map(({ plan, tries }) => [plan, tries]),
    )
    for (const [i, { sum }] of both.tried.entries()) expect(sum).toBeCloseTo(alone.tried[i].sum, 9)
    const [first, second] = [0, 1].map((part) => think(partOf(asked, part, 2)).tried.map(({ sum }) => sum))
    expect(first).not.toEqual(second)
  })
})

describe('what several found', () => {
  test('is put together plan by plan', () => {
    const one = answer([
      [STOP, 10, 5],
      [TAKE, 10, 6],
    ])
    const other = answer([
      [STOP, 10, 8],
      [TAKE, 10, 3],
    ])
    // Each by itself would say otherwise.
    expect(together([one, other])).toMatchObject({ plan: [STOP], chance: 0.65, iterations: 40 })
  })

  test('counts no plan that most of them dropped early', () => {
    const lucky = answer([
      [STOP, 20, 10],
      [TAKE, 2, 2],
    ])
    expect(together([lucky, answer([[STOP, 20, 10]])]).plan).toEqual([STOP])
  })

  test('is the first answer where nobody had time for a trial', () => {
    const none = answer([[STOP, 0, 0]])
    expect(together([none, none])).toBe(none)
  })
})

import {
  Fault,
  type GameBrain,
  type GameRecord,
  type Happening,
  type Outcome,
  quickChance,
  replay,
  seededSource,
  Table,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { LotsAction, LotsState, LotsView } from '../../kernel/test/lots.ts'
import {
  analyse,
  type Course,
  curve,
  differ,
  expectationOf,
  type Inquiry,
  markOf,
  type Passage,
  sayBetter,
  sayCauses,
  sayTelling,
  turningPoints,
} from '../src/index.ts'
import { brain as heapBrain, lots } from './heap.ts'

/** Each says how likely red is to win; white and black share what is left. */
const judging = (red: (s: LotsState) => number): typeof heapBrain => ({
  ...heapBrain,
  evaluate: (s, seat) => (seat === 0 ? red(s) : (1 - red(s)) / 2),
})

/** White loses by every stone that is taken. */
const judgingWhite = (of: Brain): Brain => ({
  ...of,
  evaluate: (s, seat) => (seat === 1 ? s.heap / 40 : (1 - s.heap / 40) / 2),
})

/** Red wins with the stones that are left over. */
const brain = judging((s) => s.heap / 40)

type Brain = GameBrain<LotsState, LotsAction, LotsView>
type Move = readonly [seat: number, verb: LotsAction['do'], n?: number]

const BIDS: readonly Move[] = [
  [0, 'bid', 0],
  [1, 'bid', 2],
  [2, 'bid', 1],
]
/** White takes two stones; black objects, and the die gives some back. */
const ROUND: readonly Move[] = [...BIDS, [1, 'take'], [1, 'take'], [1, 'stop'], [0, 'let'], [2, 'object']]
/** Nobody wants anything. */
const QUIET: readonly Move[] = [...BIDS, [1, 'stop'], [0, 'let'], [2, 'let']]

/** The same with a die for whoever stops: it shows how many stones come back. */
const risky: typeof lots = {
  ...lots,
  play(s, seat, action, play) {
    lots.play(s, seat, action, play)
    if (action.do === 'stop') s.heap += play.chance.die(6)
  },
}

function played(moves: readonly Move[], end: Outcome | null = null, game = lots): GameRecord {
  const table = new Table(game, { scenario: 'large' }, 'a-table', seededSource(5))
  for (const [seat, verb, n = 0] of moves)
    expect(table.act(seat, verb === 'bid' ? { do: verb, n } : { do: verb }).refusal).toBe(null)
  if (end) table.conclude(end)
  return table.record()
}

interface More extends Partial<Pick<Inquiry, 'iterations' | 'seed' | 'advised'>> {
  readonly brain?: Brain
  readonly game?: typeof lots
}

function courseOf(record: GameRecord, more: More = {}): Course {
  const looking = analyse({ game: lots, brain, record, iterations: 0, seed: 1, ...more })
  for (;;) {
    const { done, value } = looking.next()
    if (done) return value
  }
}

const chancesOf = (course: Course): number[] => course.moments.map(({ chances }) => chances[0])

describe('the moments of a game', () => {
  test('are judged after every action, for every seat', () => {
    const record = played(ROUND)
    const course = courseOf(record)
    expect(course.seats).toEqual(['red', 'white', 'black'])
    expect(course.moments.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(course.moments.map(({ seat }) => seat)).toEqual([null, ...ROUND.map(([seat]) => seat)])
    const [first, , , , oneTaken, twoTaken] = chancesOf(course)
    expect(oneTaken).toBeCloseTo(first - 1 / 40)
    expect(twoTaken).toBeCloseTo(first - 2 / 40)
    for (const { chances } of course.moments) expect(chances[1]).toBeCloseTo((1 - chances[0]) / 2)
  })

  test('end in certainty, whatever the brain says', () => {
    const record = played([...ROUND, ...QUIET, ...QUIET])
    expect(record.outcome?.winners).toEqual([1])
    const course = courseOf(record)
    expect(course.moments.at(-1)?.chances).toEqual([0, 1, 0])
    expect(course.passages.at(-1)?.after).toEqual([0, 1, 0])
    expect(courseOf(record, { iterations: 3 }).passages.at(-1)?.after).toEqual([0, 1, 0])
  })
})

describe('the passages of a game', () => {
  test('follow each other from the first action to the last', () => {
    const { passages } = courseOf(played([...ROUND, ...QUIET]), { iterations: 2 })
    let next = 1
    for (const { from, to, telling } of passages) {
      expect(from).toBe(next)
      expect(telling).toBeGreaterThanOrEqual(from)
      expect(telling).toBeLessThanOrEqual(to)
      next = to + 1
    }
    expect(next).toBe(ROUND.length + QUIET.length + 1)
  })

  test('add up: what was chosen and what was drawn make the whole change', () => {
    for (const { before, after, choice, luck } of courseOf(played([...ROUND, ...ROUND]), { iterations: 4 }).passages)
      for (const seat of [0, 1, 2]) expect(choice[seat] + luck[seat]).toBeCloseTo(after[seat] - before[seat])
  })

  test('hold what one seat does at a stretch', () => {
    const { passages } = courseOf(played(ROUND))
    expect(passages.map(({ from, to, seat }) => [from, to, seat])).toEqual([
      [1, 1, 0],
      [2, 2, 1],
      [3, 3, 2],
      [4, 6, 1],
      [7, 7, 0],
      [8, 8, 2],
    ])
    expect(passages[3].telling).toBe(4)
  })

  test('put down to choice what nobody drew for', () => {
    const [, , , taking] = courseOf(played(ROUND)).passages
    expect(taking).toMatchObject({ by: 'choice', of: 1 })
    expect(taking.luck).toEqual([0, 0, 0])
    expect(taking.choice[0]).toBeCloseTo(-2 / 40)
  })

  test('tell what a decision could expect from the dice apart from what they showed', () => {
    const record = played(ROUND)
    const [die] = record.actions[7].draws ?? []
    const objection = courseOf(record, { iterations: 400 }).passages[5]
    // A die shows three and a half.
    expect(objection.luck[0]).toBeCloseTo((die - 3.5) / 40, 2)
    expect(objection.choice[0]).toBeCloseTo(3.5 / 40, 2)
    expect(objection.by).toBe('choice')
  })

  test('end with the draw that a decision leads to', () => {
    const record = played(ROUND, null, risky)
    const [die] = record.actions[5].draws ?? []
    const { passages } = courseOf(record, { game: risky, iterations: 400 })
    expect(passages[3]).toMatchObject({ from: 4, to: 6, seat: 1 })
    expect(passages[3].luck[0]).toBeCloseTo((die - 3.5) / 40, 2)
  })

  test('hold all that follows from a draw until somebody has to decide', () => {
    const careless: Brain = { ...brain, weight: () => 0, turnOf: () => 1 }
    const { passages } = courseOf(played([...ROUND, ...BIDS], null, risky), { game: risky, brain: careless })
    expect(passages.slice(3).map(({ from, to, seat, by }) => [from, to, seat, by])).toEqual([
      [4, 5, 1, 'choice'],
      [6, 11, null, 'luck'],
    ])
  })

  test('put down to luck what follows from decisions when dice are cast', () => {
    const inattentive: Brain = { ...brain, weight: (s) => (s.stack.at(-1)?.step === 'objection' ? 0 : 1) }
    const { passages } = courseOf(played(ROUND), { brain: inattentive })
    expect(passages.at(-1)).toMatchObject({ from: 8, to: 8, by: 'luck', of: 0, choice: [0, 0, 0], isCertain: true })
    // What was done before anything was drawn is still somebody's doing.
    expect(passages.at(-2)).toMatchObject({ from: 7, to: 7, seat: 0, luck: [0, 0, 0] })
  })

  test('measure a decision against what the brain would have done', () => {
    // It looks well for red while others may object, but that passes.
    const hasty = judging((s) => s.heap / 40 + (s.stack.at(-1)?.step === 'objection' ? 0.3 : 0))
    const taking = (moves: readonly Move[], iterations: number) =>
      courseOf(played(moves), { brain: hasty, iterations }).passages[3].choice[0]
    expect(taking(QUIET, 0)).toBeCloseTo(0.3)
    // By itself the brain takes nothing, and nobody objects.
    expect(taking(QUIET, 5)).toBeCloseTo(0)
    expect(taking(ROUND, 5)).toBeCloseTo(-2 / 40)
  })
})

describe('an end that is not the rules’ doing', () => {
  const resigned: Outcome = { winners: [0, 1], way: 'resigned', params: { seat: 'black' } }

  test('is a passage of its own', () => {
    const { passages, moments } = courseOf(played(ROUND, resigned))
    const last = moments[ROUND.length].chances
    expect(passages.at(-1)).toMatchObject({ by: 'conclusion', from: 8, to: 8, before: last, after: [1, 1, 0] })
  })

  test('comes even before the first action', () => {
    const course = courseOf(played([], resigned))
    expect(course.passages).toHaveLength(1)
    expect(curve(course).map(({ at }) => at)).toEqual([0, 0])
  })

  test('is as good for one as for another when all agree to a draw', () => {
    const course = courseOf(played(ROUND, { winners: [], way: 'agreed-draw', params: {} }))
    expect(course.passages.at(-1)?.after).toEqual([1 / 3, 1 / 3, 1 / 3])
  })

  test('decides nothing when the game is abandoned', () => {
    const course = courseOf(played(ROUND, { winners: [], way: 'abandoned', params: {} }))
    expect(course).toEqual(courseOf(played(ROUND)))
  })
})

describe('looking back', () => {
  test('comes to the same with the same seed, and goes on while it is driven', () => {
    const looking = () => analyse({ game: lots, brain: heapBrain, record: played(ROUND), iterations: 3, seed: 4 })
    const shares: number[] = []
    const driven = looking()
    let step = driven.next()
    for (; !step.done; step = driven.next()) shares.push(step.value)
    expect(step.value).toEqual(courseOf(played(ROUND), { brain: heapBrain, iterations: 3, seed: 4 }))
    expect(shares.length).toBeGreaterThan(ROUND.length)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBeGreaterThan(0.5)
    expect(shares.at(-1)).toBeLessThan(1)
  })

  test('goes wrong where the record does', () => {
    const record = played(ROUND)
    expect(() => courseOf({ ...record, edition: 9 })).toThrow(Fault)
    expect(() => courseOf({ ...record, actions: record.actions.slice(1) })).toThrow(/breaks at action/)
  })

  test('does not disturb the record', () => {
    const record = played(ROUND)
    const before = structuredClone(record)
    courseOf(record, { iterations: 2 })
    expect(record).toEqual(before)
  })
})

describe('turning points', () => {
  // Taking a stone costs red a fortieth, and each round has two of them.
  const course = courseOf(played([...ROUND, ...ROUND, ...QUIET]))

  test('are the greatest changes, as they were played', () => {
    const sizes = course.passages.map(({ before, after }) => Math.max(...after.map((c, i) => Math.abs(c - before[i]))))
    const points = turningPoints(course, 3)
    expect(points).toHaveLength(3)
    expect(points.map(({ to }) => to)).toEqual(points.map(({ to }) => to).sort((a, b) => a - b))
    const least = Math.min(...points.map((point) => sizes[course.passages.indexOf(point)]))
    const others = sizes.filter((_, i) => !points.includes(course.passages[i]))
    expect(Math.max(...others)).toBeLessThanOrEqual(least)
  })

  test('are none where nothing changed', () => {
    expect(turningPoints(courseOf(played(BIDS)), 10)).toEqual([])
  })
})

describe('a decision', () => {
  /** White would stop at once, and red pays for every stone that is taken. */
  const greedless: Brain = {
    ...brain,
    plan: (s, seat) =>
      lots.actions(s, seat).some((a) => a.do === 'stop') ? [{ do: 'stop' }] : brain.plan(s, seat, quickChance(1), 0),
  }
  const costly = judgingWhite(greedless)

  test('that cost something is told with what would have been better', () => {
    const taking = courseOf(played(ROUND), { brain: costly, iterations: 4 }).passages[3]
    expect(taking.choice[1]).toBeLessThan(-0.02)
    expect(taking.better).toEqual({ do: 'stop' })
    expect(sayBetter(taking, { action: (action) => `to ${(action as LotsAction).do}` }, 'en')).toBe('Better: to stop.')
  })

  test.each([0, 1])(
    'is never said to have cost something without saying what would have been better (weight %i)',
    (weight) => {
      const { passages } = courseOf(played(ROUND), { brain: { ...costly, weight: () => weight }, iterations: 4 })
      const cost = passages.filter(({ by, seat, choice }) => by === 'choice' && seat !== null && choice[seat] <= -0.02)
      expect(cost.length).toBeGreaterThan(0)
      for (const { better } of cost) expect(better).not.toBeNull()
    },
  )

  test('is no mistake if it was advised', () => {
    const record = played(ROUND)
    const advised = new Set<string>()
    let before: LotsState | null = null
    for (const { seat, action, state } of replay(lots, record)) {
      if (before && seat !== null) advised.add(markOf(lots.view(before, seat), action))
      before = lots.clone(state)
    }
    const taking = courseOf(record, { brain: costly, iterations: 4, advised }).passages[3]
    expect(taking).toMatchObject({ isAdvised: true, better: null, choice: [0, 0, 0] })
  })

  test('that cannot be told from chance is none either', () => {
    const expectation = (values: readonly number[]) => expectationOf(values.map((value) => [value]))
    expect(differ(expectation([0.2, 0.6, 0.4]), expectation([0.3, 0.5, 0.2]), 0)).toBe(false)
    expect(differ(expectation([0.4, 0.41, 0.4]), expectation([0.3, 0.31, 0.3]), 0)).toBe(true)
  })
})

test('one passage begins as the last has ended, so that no jump lies between two of them', () => {
  const { passages } = courseOf(played([...ROUND, ...QUIET]), { iterations: 2 })
  for (const [i, { before }] of passages.slice(1).entries()) expect(before).toEqual(passages[i].after)
})

test('no turning point leaves the chances it tells of as they were, and every jump is one', () => {
  const flat = {
    from: 1,
    to: 1,
    seat: 1,
    choice: [0, 0, 0],
    luck: [0, 0, 0],
    by: 'choice',
    telling: 1,
    better: null,
    isAdvised: false,
    isCertain: true,
  } as const
  const course = courseOf(played([]))
  const still: Passage = { ...flat, of: 1, before: [0.25, 0.25, 0.5], after: [0.35, 0.25, 0.4] }
  const jumps = [1, 2, 3].map(
    (to): Passage => ({ ...flat, to, of: 0, before: [0.25, 0.25, 0.5], after: [0.4, 0.25, 0.35] }),
  )
  expect(turningPoints({ ...course, passages: [still, ...jumps] }, 1)).toEqual(jumps)
  const noise = jumps.map((jump): Passage => ({ ...jump, by: 'luck', isCertain: false }))
  expect(turningPoints({ ...course, passages: noise }, 8)).toEqual([])
})

test('where nothing was drawn nobody had luck', () => {
  // Every other round looks better for red: as each begins there is a change that nobody made.
  const moody = judging((s) => s.heap / 40 + 0.2 * (heapBrain.turnOf(s) % 2))
  const record = played([...ROUND, ...QUIET])
  const { passages } = courseOf(record, { brain: moody, iterations: 4 })
  const isDrawn = ({ from, to }: Passage) =>
    record.actions.slice(from - 1, to).some(({ draws }) => (draws ?? []).length > 0)
  const undrawn = passages.filter((passage) => passage.by === 'luck' && !isDrawn(passage))
  expect(undrawn.map(({ isCertain }) => isCertain)).toContain(false)
  expect(undrawn.map(({ isCertain }) => isCertain)).not.toContain(true)
})

test('a chart goes through both ends of every passage', () => {
  const course = courseOf(played(ROUND))
  expect(curve(course).map(({ at }) => at)).toEqual([0, 1, 1, 2, 2, 3, 3, 6, 6, 7, 7, 8])
  expect(curve(course)[6].chances).toEqual(course.moments[3].chances)
  expect(curve(courseOf(played([]))).map(({ at }) => at)).toEqual([0])
})

describe('in words', () => {
  const text = {
    happening: ({ key }: Happening) => `${key}!`,
    action: (action: unknown) => `to ${(action as LotsAction).do}`,
  }
  const passage = (change: Partial<Passage>): Passage => ({
    from: 1,
    to: 1,
    seat: 0,
    before: [0.264, 0.736],
    after: [0.206, 0.794],
    choice: [-0.058, 0.058],
    luck: [0, 0],
    by: 'choice',
    of: 0,
    telling: 1,
    better: null,
    isAdvised: false,
    isCertain: true,
    ...change,
  })

  test('a change is what its ends show, whichever way they are rounded', () => {
    expect(sayCauses(passage({}), 'en')).toBe('the decision cost 5 %')
    expect(sayCauses(passage({ of: 1 }), 'en')).toBe('the decision gained 5 %')
  })

  test('choice and luck are told apart, the greater first', () => {
    const both = {
      before: [0.3, 0.7],
      after: [0.5, 0.5],
      choice: [-0.12, 0.12],
      luck: [0.32, -0.32],
      by: 'luck',
    } as const
    expect(sayCauses(passage(both), 'en')).toBe('luck gave 32 %; the decision cost 12 %')
    expect(sayCauses(passage({ ...both, of: 1 }), 'en')).toBe('luck took 32 %; the decision gained 12 %')
  })

  test('Italian reads the numbers aloud', () => {
    const by = (change: number): string =>
      sayCauses(
        passage({ before: [0, 1], after: [change, 1 - change], by: 'luck', luck: [change, -change], choice: [0, 0] }),
        'it',
      )
    expect([0.07, 0.08, 0.11, 0.18, 0.8, 0.9].map(by).map((words) => words.replace('la sorte ha dato ', ''))).toEqual([
      'il 7 %',
      'l’8 %',
      'l’11 %',
      'il 18 %',
      'l’80 %',
      'il 90 %',
    ])
  })

  test('the telling action is told by what it brought about, or else by its own name', () => {
    const course = courseOf(played(ROUND))
    expect(sayTelling(course, passage({ telling: 4 }), text)).toBe('took!')
    expect(sayTelling(course, passage({ telling: 6 }), text)).toBe('to stop.')
  })
})

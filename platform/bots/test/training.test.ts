import { type GameBrain, type Judgement, judging, quickChance, recalling } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import {
  fitted,
  type Job,
  type Lesson,
  learnedOf,
  type Result,
  surpriseOf,
  Training,
  weightsFile,
} from '../src/training/index.ts'

/** Games of three seats whose winner follows from features with these weights, and luck. */
const TRUE = [1.5, -0.8, 0]
const SEATS = 3

function lessonFrom(seed: number, weights: readonly number[] = TRUE): Lesson {
  const chance = quickChance(seed + 1)
  const some = (): number => chance.pick(2001) / 1000 - 1
  const measured = Array.from({ length: SEATS }, () => weights.map(some))
  const shares = measured.map((of) => Math.exp(of.reduce((sum, value, i) => sum + weights[i] * value, 0)))
  let left = (chance.pick(1_000_000) / 1_000_000) * shares.reduce((sum, share) => sum + share, 0)
  let winner = 0
  while (winner < SEATS - 1 && (left -= shares[winner]) > 0) winner++
  return { id: `game-${seed}`, winners: [winner], positions: [measured] }
}
const lessons = (count: number): Lesson[] => Array.from({ length: count }, (_, seed) => lessonFrom(seed))

describe('a fit', () => {
  test('finds the weights that games were decided by', () => {
    const many = lessons(3000)
    const weights = fitted(many, [0, 0, 0], 0)
    for (const [i, weight] of weights.entries()) expect(Math.abs(weight - TRUE[i])).toBeLessThan(0.15)
    expect(surpriseOf(weights, many)).toBeLessThan(surpriseOf([0, 0, 0], many) - 0.1)
    expect(surpriseOf([0, 0, 0], many)).toBeCloseTo(Math.log(SEATS), 9)
  })

  test('of few games stays near what was before, and of none where it was', () => {
    const [near] = fitted(lessons(40), [0, 0, 0], 400)
    const [far] = fitted(lessons(40), [0, 0, 0], 0)
    expect(near).toBeGreaterThan(0)
    expect(near).toBeLessThan(far / 2)
    expect(fitted([], [1, 2, 3], 1)).toEqual([1, 2, 3])
  })

  test('of a feature that is the same for all leaves its weight alone', () => {
    const same = lessons(50).map((lesson) => ({
      ...lesson,
      positions: lesson.positions.map((measured) => measured.map(([a, b]) => [a, b, 7])),
    }))
    expect(fitted(same, [0, 0, 0.5], 1)[2]).toBeCloseTo(0.5, 9)
  })

  test('moves no weight that is held, and the others as the games would have them with it', () => {
    const many = lessons(1000)
    const weights = fitted(many, [0.2, 0, 0], 5, [true])
    expect(weights[0]).toBeCloseTo(0.2, 12)
    expect(weights[1]).toBeLessThan(-0.5)
    // With the first as it is, nothing near does better.
    for (const b of [weights[1] - 0.1, weights[1] + 0.1])
      expect(surpriseOf([0.2, b, weights[2]], many)).toBeGreaterThan(surpriseOf(weights, many))
  })

  test('of a draw counts it for all alike', () => {
    const positions = [
      [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 0, 0],
      ],
    ]
    const drawn = Array.from({ length: 30 }, (_, i): Lesson => ({ id: `drawn-${i}`, winners: [], positions }))
    expect(fitted(drawn, [2, 0, 0], 0)[0]).toBeCloseTo(0, 5)
  })
})

const SEATINGS = [
  [true, false, false],
  [false, true, true],
]
const judgement = { features: ['a', 'b', 'c'], learned: { weights: { b: 0.1 }, accepted: null } }
const SETTINGS = { games: 300, bouts: 200, level: 'miles', doubt: 5, seed: 10 }

/** Plays a training to its end; the fit wins so many of a hundred games. */
function playOut(training: Training, wins: number, most = Number.POSITIVE_INFINITY, weights = TRUE): Result[] {
  const results: Result[] = []
  for (let job = training.next(); job && results.length < most; job = training.next()) {
    const result = resultOf(job, wins, weights)
    training.take(result)
    results.push(result)
  }
  return results
}
const resultOf = (job: Job, wins: number, weights: readonly number[]): Result =>
  job.do === 'learn'
    ? { do: 'learn', lesson: lessonFrom(job.seed, weights) }
    : { do: 'try', bout: job.bout, points: (job.bout * 37) % 100 < wins ? 1 : 0 }

describe('a training', () => {
  test('keeps a fit that wins, as soon as that is clear, with its figures', () => {
    const training = new Training(judgement, SEATINGS, SETTINGS)
    playOut(training, 65)
    const verdict = training.verdict()
    expect(verdict).toMatchObject({ isKept: true, why: 'stronger' })
    expect(verdict?.figures).toMatchObject({ games: 300, positions: 300, level: 'miles' })
    expect(verdict?.figures.bouts).toBeLessThan(200)
    expect(verdict?.figures.low).toBeGreaterThan(0.5)
    expect(verdict?.figures.surprise).toBeLessThan(verdict?.figures.before ?? 0)
    expect(verdict?.weights[0]).toBeGreaterThan(1)
  })

  test('holds the features it is told to', () => {
    const training = new Training(judgement, SEATINGS, { ...SETTINGS, hold: ['b'] })
    playOut(training, 65)
    expect(training.verdict()?.weights[1]).toBeCloseTo(0.1, 12)
    expect(training.verdict()?.weights[0]).toBeGreaterThan(1)
  })

  test('refuses a fit that loses, and one that cannot be told apart', () => {
    const weaker = new Training(judgement, SEATINGS, SETTINGS)
    playOut(weaker, 35)
    expect(weaker.verdict()).toMatchObject({ isKept: false, why: 'weaker' })
    const even = new Training(judgement, SEATINGS, { ...SETTINGS, bouts: 60 })
    playOut(even, 52)
    expect(even.verdict()).toMatchObject({ isKept: false, why: 'not-told-apart' })
    expect(even.bouts).toBe(60)
  })

  test('does not even try a fit that foretells no better', () => {
    const perfect = { features: ['a', 'b', 'c'], learned: { weights: { a: 1.5, b: -0.8 }, accepted: null } }
    const training = new Training(perfect, SEATINGS, { ...SETTINGS, games: 60, doubt: 0 })
    playOut(training, 100)
    expect(training.verdict()).toMatchObject({ isKept: false, why: 'foretells-no-better' })
    expect(training.bouts).toBe(0)
  })

  test('goes on where it was stopped, whatever was under way, and comes to the same', () => {
    const whole = new Training(judgement, SEATINGS, SETTINGS)
    playOut(whole, 60)
    const first = new Training(judgement, SEATINGS, SETTINGS)
    const journal = playOut(first, 60, 320)
    // Handed out, and lost when it was stopped.
    expect(first.next()).not.toBeNull()
    const later = new Training(judgement, SEATINGS, SETTINGS)
    for (const result of journal) later.take(JSON.parse(JSON.stringify(result)))
    expect([later.lessons, later.bouts]).toEqual([300, 20])
    playOut(later, 60)
    expect(later.verdict()).toEqual(whole.verdict())
  })

  test('hands out each game once, to whoever asks, and waits for the last', () => {
    const training = new Training(judgement, SEATINGS, { ...SETTINGS, games: 5 })
    const jobs = Array.from({ length: 5 }, () => training.next())
    expect(new Set(jobs.map((job) => job?.seed)).size).toBe(5)
    expect(training.next()).toBeNull()
    expect(training.verdict()).toBeNull()
  })

  test('gives both of a pair the same seed, and the seats exchanged', () => {
    const training = new Training(judgement, SEATINGS, { ...SETTINGS, games: 100 })
    for (let seed = 10; seed < 110; seed++) training.take({ do: 'learn', lesson: lessonFrom(seed) })
    const [a, b, c] = [training.next(), training.next(), training.next()]
    if (a?.do !== 'try' || b?.do !== 'try' || c?.do !== 'try') throw new Error('a trial was expected')
    expect([a.seed === b.seed, b.seed === c.seed]).toEqual([true, false])
    expect([a.first, b.first]).toEqual(SEATINGS)
  })
})

test('weights are written as a file of the game’s own', () => {
  const figures = { games: 1, positions: 2, surprise: 0.61234567, before: 0.7, level: 'miles', bouts: 3 }
  const learned = learnedOf(['ten-points', 'a'], [1.234567, -2], { ...figures, rate: 0.6, low: 0.51, high: 0.7 })
  const text = weightsFile(learned)
  expect(text).toContain("    'ten-points': 1.235,\n    a: -2,\n")
  expect(text).toContain('surprise: 0.6123,')
  expect(weightsFile({ ...learned, accepted: null })).toContain('accepted: null,')
})

test('a judgement by features is a chance, and certain when all is over', () => {
  const of = (winners: readonly number[] | null): Judgement<null> => ({
    ...judgement,
    measure: () => [
      [1, 0, 0],
      [0, 1, 0],
    ],
    outcome: () => winners && { winners, way: 'won', params: {} },
  })
  const seats = 2
  const chances = (judged: Judgement<null>, weights?: number[]) =>
    Array.from({ length: seats }, (_, seat) => judging(judged, weights)(null, seat))
  expect(chances(of(null), [0, 0, 0])).toEqual([0.5, 0.5])
  const [a, b] = chances(of(null), [1, 0, 0])
  expect(a).toBeCloseTo(1 / (1 + Math.exp(-1)), 9)
  expect(a + b).toBeCloseTo(1, 9)
  expect(chances(of([1]))).toEqual([0, 1])
  expect(chances(of([]))).toEqual([0.5, 0.5])
})

test('a brain that recalls its way here judges as it did: so a fit can be tried with it', () => {
  const brain: GameBrain<number, string, null> = {
    worlds: () => () => 0,
    plan: () => ['on'],
    evaluate: () => 0.7,
    turnOf: () => 0,
    horizon: 1,
    weight: () => 0,
    explain: () => ({ key: 'none', params: {} }),
    recalling: () => ({ ...brain, plan: () => ['back'], evaluate: () => 0.1 }),
  }
  const recalled = recalling<number, string, null>(brain, { seat: 0, view: null, heard: [] })
  expect([recalled.plan(0, 0, quickChance(1), 0), recalled.evaluate(0, 0)]).toEqual([['back'], 0.7])
})

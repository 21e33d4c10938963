import { type Game, type GameBrain, NOBODY, type Numbers, only, type Tunable } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import {
  Bouts,
  baseCamp,
  type Camp,
  Climb,
  logsOf,
  numbersAt,
  playedQuickly,
  type Stride,
  slopeOf,
  tunedFile,
  tunedOf,
} from '../src/training/index.ts'

/** Two seats say a number each, once; how near it is to the best for its seat is what it has of the game. */
interface Said {
  readonly said: number[]
}
const BEST = [3, 0.5]
const MOST_SAID = 100
const game = {
  start: () => ({ said: [] }),
  waiting: ({ said }: Said) => (said.length < BEST.length ? only(said.length) : NOBODY),
  refusal: (_: Said, __: number, action: number) => (action > MOST_SAID ? 'too-much' : null),
  play: ({ said }: Said, _: number, action: number) => {
    said.push(action)
  },
} as unknown as Game<Said, number, null, null>

const tunable = {
  plain: { idle: 7, bid: 1 },
  most: { bid: 50 },
  found: { seats: [], accepted: null },
  brainWith: (seats: readonly Numbers[]) =>
    ({ plan: (_: Said, seat: number) => [seats[seat].bid] }) as unknown as GameBrain<Said, number, null>,
  credits: ({ said }: Said) => said.map((bid, seat) => 1 / (1 + Math.abs(Math.log(bid / BEST[seat])))),
} as Tunable<Said, number, null>

const STRIDE = { seed: 1, pairs: 40, spread: 0.25, pace: 1, climbs: [true, true] }
const bidsAt = ({ logs }: Camp): number[] => logs.map((of) => numbersAt(tunable, of).bid)

/** So many steps, with what is to be played taken up in the order it is handed out or against it. */
function climbed(steps: number, from = baseCamp(tunable, 2), backwards = false, stride: Stride = STRIDE): Camp {
  const climb = new Climb(from, stride)
  while (climb.camp.generation < steps) {
    const legs = []
    for (let leg = climb.next(); leg; leg = climb.next()) legs.push(leg)
    expect(climb.next()).toBeNull()
    if (backwards) legs.reverse()
    for (const leg of legs) climb.take(slopeOf(game, tunable, null, stride, leg))
  }
  return climb.camp
}

describe('a climb', () => {
  test('finds for each seat the number that is best for it, and leaves alone what tells nothing', () => {
    const [first, second] = bidsAt(climbed(150))
    expect(first).toBeGreaterThan(2.4)
    expect(first).toBeLessThan(3.6)
    expect(second).toBeGreaterThan(0.4)
    expect(second).toBeLessThan(0.65)
    for (const logs of climbed(150).logs) expect(Math.abs(logs[0])).toBeLessThan(0.3)
  })

  test('comes to the same whoever was ready first, and however often it was stopped and written down', () => {
    const whole = climbed(6)
    expect(climbed(6, undefined, true)).toEqual(whole)
    expect(climbed(6, JSON.parse(JSON.stringify(climbed(3))))).toEqual(whole)
  })

  test('leaves a seat where it is that does not climb', () => {
    const from = baseCamp({ ...tunable, found: { seats: [{ bid: 2 }, { bid: 2 }], accepted: null } }, 2)
    const { logs } = climbed(20, from, false, { ...STRIDE, climbs: [true, false] })
    expect(logs[0]).not.toEqual(from.logs[0])
    expect(logs[1]).toEqual(from.logs[1])
  })

  test('takes no step by what was played for another', () => {
    const climb = new Climb(baseCamp(tunable, 2), STRIDE)
    const leg = climb.next()
    if (!leg) throw new Error('there is something to play')
    expect(climb.take({ ...slopeOf(game, tunable, null, STRIDE, leg), pairs: STRIDE.pairs, generation: 4 })).toBe(false)
    expect(climb.camp.generation).toBe(0)
  })

  test('begins where the last one ended', () => {
    const seats: Numbers[] = [{ bid: 2 }, {}]
    const found = { seats, accepted: null }
    expect(bidsAt(baseCamp({ ...tunable, found }, 2)).map((bid) => bid.toFixed(6))).toEqual(['2.000000', '1.000000'])
  })

  test('keeps to limits', () => {
    expect(numbersAt(tunable, logsOf(tunable, { bid: 80 }))).toEqual({ idle: 7, bid: 50 })
  })
})

describe('a quick game', () => {
  /** Of a seat that says too much where it believes that nought was said before it. */
  const planning = (plan: (said: readonly number[]) => number): Tunable<Said, number, null> => ({
    ...tunable,
    brainWith: () => ({ plan: ({ said }: Said) => [plan(said)] }) as unknown as GameBrain<Said, number, null>,
    hazy: (s, seat) => (seat === 0 ? s : { said: [0] }),
    credits: ({ said }) => said,
  })

  test('goes on by the truth where a seat took what is closed for open', () => {
    const deceived = planning(([before]) => (before === 0 ? MOST_SAID + 1 : 2))
    expect(playedQuickly(game, deceived, null, [{}, {}], 1)).toEqual([2, 2])
  })

  test('does not go on for ever with a brain that has no plan', () => {
    const stuck = planning(() => MOST_SAID + 1)
    expect(() => playedQuickly(game, stuck, null, [{}, {}], 1)).toThrow('no plan')
  })
})

describe('bouts', () => {
  const SEATINGS = [
    [true, false],
    [false, true],
  ]
  const playOut = (bouts: Bouts, wins: number): Bouts => {
    for (let bout = bouts.next(); bout && !bouts.verdict(); bout = bouts.next())
      bouts.take(bout.bout, (bout.bout * 37) % 100 < wins ? 1 : 0)
    return bouts
  }
  test('end as soon as it is clear who is stronger', () => {
    const bouts = playOut(new Bouts(SEATINGS, 400, 1), 70)
    expect([bouts.verdict(), bouts.played < 100, bouts.rate().low > 0.5]).toEqual(['stronger', true, true])
    expect(playOut(new Bouts(SEATINGS, 400, 1), 30).verdict()).toBe('weaker')
  })
  test('that show nothing end where they were to end', () => {
    const bouts = playOut(new Bouts(SEATINGS, 40, 1), 50)
    expect(bouts.next()).toBeNull()
    expect([bouts.verdict(), bouts.played]).toEqual(['not-told-apart', 40])
  })
})

test('numbers are written as a file of the game’s own', () => {
  const figures = {
    generations: 3,
    games: 1200,
    shares: '1, 0.5',
    level: 'miles',
    bouts: 40,
    rate: 0.712345,
    low: 0.55,
    high: 0.8,
  }
  const tuned = tunedOf({ seats: [{ pull: 0.123456, 'to roma': 2 }, {}], accepted: figures })
  const text = tunedFile(tuned)
  expect(text).toContain("    {\n      pull: 0.123,\n      'to roma': 2,\n    },\n    {\n    },\n")
  expect(text).toContain("    shares: '1, 0.5',\n")
  expect(text).toContain('    rate: 0.7123,\n')
  expect(tunedFile({ ...tuned, accepted: null })).toContain('accepted: null,')
})

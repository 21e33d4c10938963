import { chancesBy } from '@iacta/kernel'

/** A finished game as it is learned from. */
export interface Lesson {
  /** What it is known by: a game is learned from once. */
  readonly id: string
  /** Seats that won; none for a draw. */
  readonly winners: readonly number[]
  /** By moment: for each seat, a number for each feature. */
  readonly positions: readonly (readonly (readonly number[])[])[]
}

/** What is thought impossible and happens would surprise without end. */
const LEAST = 1e-3
/** Rounds of Newton's method; it is nearly always there after six. */
const ROUNDS = 25
const SMALL_ENOUGH = 1e-6
/** Where chances are nearly certain the method would leap beyond all bounds: no weight goes further in one round. */
const FURTHEST = 1

/** What each seat has of the victory. */
const sharesOf = ({ winners, positions }: Lesson): number[] =>
  positions[0].map((_, seat) =>
    winners.length === 0 ? 1 / positions[0].length : winners.includes(seat) ? 1 / winners.length : 0,
  )

/** How much games surprise who judges by these weights, a position on average; every game counts the same. */
export function surpriseOf(weights: readonly number[], lessons: readonly Lesson[]): number {
  let sum = 0
  for (const lesson of lessons) {
    const shares = sharesOf(lesson)
    let inGame = 0
    for (const measured of lesson.positions) {
      const chances = chancesBy(weights, measured)
      for (const [seat, share] of shares.entries()) inGame -= share * Math.log(Math.max(LEAST, chances[seat]))
    }
    sum += inGame / lesson.positions.length
  }
  return sum / Math.max(1, lessons.length)
}

/**
 * The weights by which the outcomes of these games were likeliest, every game counting the same. `doubt` holds them to
 * those before, the more the fewer games there are: it is how many games it takes to move a weight half of the way
 * that they would have it. Those that are held stay as they were, and the others make up for it.
 */
export function fitted(
  lessons: readonly Lesson[],
  before: readonly number[],
  doubt: number,
  isHeld: readonly boolean[] = [],
): number[] {
  const scale = scalesOf(lessons, before.length)
  // Features are measured in their own spread, so that doubt weighs on all alike.
  let weights = before.map((weight, i) => weight * scale[i])
  const begun = weights
  const scaled = (measured: readonly (readonly number[])[]): number[][] =>
    measured.map((features) => features.map((value, i) => value / scale[i]))
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curve } = slopeAt(weights, lessons, scaled)
    for (let i = 0; i < weights.length; i++) {
      slope[i] -= doubt * DOUBT_WEIGHT * (weights[i] - begun[i])
      curve[i][i] += doubt * DOUBT_WEIGHT + 1e-9
    }
    for (const i of weights.keys()) if (isHeld[i]) hold(i, slope, curve)
    const step = solved(curve, slope)
    const longest = Math.max(...step.map(Math.abs))
    const part = Math.min(1, FURTHEST / longest)
    weights = weights.map((weight, i) => weight + part * step[i])
    if (longest < SMALL_ENOUGH) break
  }
  return weights.map((weight, i) => weight / scale[i])
}

/** Takes a weight out of the equations: its step is none, and no other counts on it. */
function hold(i: number, slope: number[], curve: number[][]): void {
  slope[i] = 0
  for (const k of curve.keys()) curve[i][k] = curve[k][i] = i === k ? 1 : 0
}

/** A game tells this much at most of a feature in units of its spread: the steepest that an even chance can be. */
const DOUBT_WEIGHT = 0.25

/** How far each feature strays between seats; 1 for one that never does. */
function scalesOf(lessons: readonly Lesson[], features: number): number[] {
  const squares = new Array<number>(features).fill(0)
  let count = 0
  for (const { positions } of lessons)
    for (const measured of positions) {
      count += measured.length
      for (let i = 0; i < features; i++) {
        const mean = measured.reduce((sum, of) => sum + of[i], 0) / measured.length
        for (const of of measured) squares[i] += (of[i] - mean) ** 2
      }
    }
  return squares.map((sum) => Math.sqrt(sum / Math.max(1, count)) || 1)
}

function slopeAt(
  weights: readonly number[],
  lessons: readonly Lesson[],
  scaled: (measured: readonly (readonly number[])[]) => number[][],
): { slope: number[]; curve: number[][] } {
  const size = weights.length
  const slope = new Array<number>(size).fill(0)
  const curve = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const mean = new Array<number>(size).fill(0)
  for (const lesson of lessons) {
    const shares = sharesOf(lesson)
    const part = 1 / lesson.positions.length
    for (const measured of lesson.positions) {
      const features = scaled(measured)
      const chances = chancesBy(weights, features)
      for (let i = 0; i < size; i++) {
        mean[i] = 0
        for (const [seat, of] of features.entries()) mean[i] += chances[seat] * of[i]
      }
      for (const [seat, of] of features.entries())
        for (let i = 0; i < size; i++) {
          const apart = of[i] - mean[i]
          slope[i] += part * (shares[seat] - chances[seat]) * of[i]
          for (let k = 0; k <= i; k++) curve[i][k] += part * chances[seat] * apart * (of[k] - mean[k])
        }
    }
  }
  for (let i = 0; i < size; i++) for (let k = 0; k < i; k++) curve[k][i] = curve[i][k]
  return { slope, curve }
}

/** Solves a system of equations whose matrix is positive, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let r = i + 1; r < size; r++) if (Math.abs(rows[r][i]) > Math.abs(rows[pivot][i])) pivot = r
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    for (let r = i + 1; r < size; r++) {
      const times = rows[r][i] / rows[i][i]
      for (let c = i; c <= size; c++) rows[r][c] -= times * rows[i][c]
    }
  }
  const answer = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    let sum = rows[i][size]
    for (let c = i + 1; c < size; c++) sum -= rows[i][c] * answer[c]
    answer[i] = sum / rows[i][i]
  }
  return answer
}

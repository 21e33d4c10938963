import type { Outcome } from './game.ts'
import type { Seat } from './seats.ts'

/** How much each feature of a position tells, and what those weights were kept for. */
export interface Learned {
  /** By the name of the feature. */
  readonly weights: Readonly<Record<string, number>>
  /** What they were measured to be worth when they were kept; null for weights that were set by hand. */
  readonly accepted: Accepted | null
}

export interface Accepted {
  /** Games they were fitted to, and positions in them. */
  readonly games: number
  readonly positions: number
  /** How much games that were not learned from surprised them, and those before them: less is better. */
  readonly surprise: number
  readonly before: number
  /** Against those before them: who played, how often, and how much of it they won, with its interval of 95 %. */
  readonly level: string
  readonly bouts: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

/**
 * What a brain looks at to say who will win, by name, so that how much each thing tells can be learned from games
 * (`npm run train`). A seat's prospect is the sum of its features by their weights; its chance is its share of the
 * exponentials of all prospects. So only what differs between seats tells.
 */
export interface Judgement<State = unknown> {
  readonly features: readonly string[]
  /** What is seen of a position that is not over: for each seat, a number for each feature. */
  measure(state: State): readonly (readonly number[])[]
  outcome(state: State): Outcome | null
  readonly learned: Learned
}

/** The weights in the order of the features; one that is not named tells nothing. */
export const weightsIn = ({ features, learned }: Pick<Judgement, 'features' | 'learned'>): number[] =>
  features.map((name) => learned.weights[name] ?? 0)

/** How likely each seat is to win, by its features. */
export function chancesBy(weights: readonly number[], measured: readonly (readonly number[])[]): number[] {
  const prospects = measured.map((features) => {
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i]
    return sum
  })
  const most = Math.max(...prospects)
  const shares = prospects.map((prospect) => Math.exp(prospect - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}

/** `GameBrain.evaluate`, by what was learned or by other weights. */
export function judging<State>(
  judgement: Judgement<State>,
  weights: readonly number[] = weightsIn(judgement),
): (state: State, seat: Seat) => number {
  return (state, seat) => {
    const outcome = judgement.outcome(state)
    if (!outcome) return chancesBy(weights, judgement.measure(state))[seat]
    const { winners } = outcome
    if (winners.length === 0) return 1 / judgement.measure(state).length
    return winners.includes(seat) ? 1 / winners.length : 0
  }
}

import { type GamePackage, type Judgement, judging } from '@iacta/kernel'
import type { Budget } from '../budget.ts'
import type { LevelId } from '../levels.ts'
import { playMatch } from '../match.ts'
import { search } from '../search.ts'
import { pointsOf } from '../seatings.ts'
import { lessonOf } from './lessons.ts'
import type { Job, Result } from './training.ts'

/** Who plays while something is learned. */
export interface Players {
  /** In games to learn from. */
  readonly learning: LevelId
  /** In games between a fit and what was kept last. */
  readonly trying: LevelId
  readonly budget?: Budget
  /** Turns a plan is followed then, instead of the brain's own: the fewer, the more is left to the judgement. */
  readonly horizon?: number
}

/** Plays what is to be played. */
export function carriedOut<State, Action, View, Options>(
  pack: GamePackage<State, Action, View, Options>,
  judgement: Judgement<State>,
  options: Options,
  players: Players,
  job: Job,
): Result {
  const { game, brain } = pack
  const { seed } = job
  const seats = game.seats(options)
  if (job.do === 'learn') {
    const { record } = playMatch({ game, brain, options, seed, contenders: seats.map(() => players.learning) })
    const lesson = lessonOf(job.id, game, brain, judgement, record)
    if (!lesson) throw new Error(`nothing can be learned from ${job.id}: it has no end`)
    return { do: 'learn', lesson }
  }
  const { budget, horizon = brain.horizon } = players
  const before = { level: players.trying, brain: { ...brain, horizon }, search }
  const fit = { ...before, brain: { ...before.brain, evaluate: judging(judgement, job.weights) } }
  const contenders = job.first.map((isFit) => (isFit ? fit : before))
  const budgets = budget && seats.map(() => budget)
  const { outcome } = playMatch({ game, brain, options, seed, contenders, ...(budgets && { budgets }) })
  return { do: 'try', bout: job.bout, points: pointsOf(outcome.winners, job.first) }
}

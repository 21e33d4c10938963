import { type GameBrain, type GamePackage, type Judgement, judging, type Numbers } from '@iacta/kernel'
import type { Budget } from '../budget.ts'
import type { LevelId } from '../levels.ts'
import { playMatch } from '../match.ts'
import { search } from '../search.ts'
import { pointsOf } from '../seatings.ts'
import type { Bout } from './bouts.ts'
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
  if (job.do === 'learn') {
    const { seed } = job
    const seats = game.seats(options)
    const { record } = playMatch({ game, brain, options, seed, contenders: seats.map(() => players.learning) })
    const lesson = lessonOf(job.id, game, brain, judgement, record)
    if (!lesson) throw new Error(`nothing can be learned from ${job.id}: it has no end`)
    return { do: 'learn', lesson }
  }
  const { horizon } = players
  const before = horizon === undefined ? brain : { ...brain, horizon, horizonFrom: () => horizon }
  const fit = { ...before, evaluate: judging(judgement, job.weights) }
  return { do: 'try', bout: job.bout, points: pointsOfBout(pack, options, players, fit, before, job) }
}

/** What other numbers of a brain's have of a game against those before them. */
export function triedNumbers<State, Action, View, Options>(
  pack: GamePackage<State, Action, View, Options>,
  options: Options,
  players: Pick<Players, 'trying' | 'budget'>,
  seats: readonly Numbers[],
  bout: Bout,
): number {
  const { tunable } = pack.brain
  if (!tunable) throw new Error('it has no numbers that could be others')
  return pointsOfBout(pack, options, players, tunable.brainWith(seats), pack.brain, bout)
}

function pointsOfBout<State, Action, View, Options>(
  { game, brain }: GamePackage<State, Action, View, Options>,
  options: Options,
  { trying: level, budget }: Pick<Players, 'trying' | 'budget'>,
  fresh: GameBrain<State, Action, View>,
  before: GameBrain<State, Action, View>,
  { first, seed }: Bout,
): number {
  const contenders = first.map((isFresh) => ({ level, brain: isFresh ? fresh : before, search }))
  const budgets = budget && first.map(() => budget)
  const { outcome } = playMatch({ game, brain, options, seed, contenders, ...(budgets && { budgets }) })
  return pointsOf(outcome.winners, first)
}

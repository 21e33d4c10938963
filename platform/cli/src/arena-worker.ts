import { parentPort } from 'node:worker_threads'
import { type Budget, type Contender, playMatch } from '@iacta/bots'
import type { GameRecord } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'

export interface Bout {
  readonly game: string
  readonly options: unknown
  readonly seed: number
  /** By seat. */
  readonly contenders: readonly Contender[]
  /** By seat: whether the first contender sits there. */
  readonly first: readonly boolean[]
  readonly budgets?: readonly Budget[]
  readonly keep: boolean
}

export interface BoutPlayed {
  readonly bout: Bout
  /** Seats that won; none for a draw. */
  readonly winners: readonly number[]
  readonly actions: number
  readonly decisions: number
  readonly milliseconds: number
  /** The longest decision of each seat, in milliseconds. */
  readonly longest: readonly number[]
  readonly record: GameRecord | null
}

parentPort?.on('message', (bout: Bout) => {
  const { game, brain } = gameNamed(bout.game)
  const { outcome, record, actions, thought } = playMatch({ ...bout, game, brain })
  const played: BoutPlayed = {
    bout,
    winners: outcome.winners,
    actions,
    decisions: thought.reduce((sum, { decisions }) => sum + decisions, 0),
    milliseconds: thought.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    longest: thought.map(({ longest }) => longest),
    record: bout.keep ? record : null,
  }
  parentPort?.postMessage(played)
})

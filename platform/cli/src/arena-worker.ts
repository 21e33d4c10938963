import { parentPort } from 'node:worker_threads'
import { type Budget, contenderNamed, folliesIn, playMatch } from '@iacta/bots'
import type { Follies, GameRecord, OptionValue, Outcome } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'

export interface Bout {
  readonly game: string
  readonly options: unknown
  /** What was chosen of the option that is gone through, if any. */
  readonly choice: OptionValue | null
  readonly seed: number
  /** By seat, their names. */
  readonly contenders: readonly string[]
  /** By seat: whether the first contender sits there. */
  readonly first: readonly boolean[]
  readonly budgets?: readonly Budget[]
  readonly keep: boolean
  readonly follies: boolean
}

export interface BoutPlayed {
  readonly bout: Bout
  readonly outcome: Outcome
  /** By seat, the side it played in the end; null where seats are sides. */
  readonly sides: readonly (string | null)[]
  readonly actions: number
  readonly decisions: number
  readonly milliseconds: number
  /** The longest decision of each seat, in milliseconds. */
  readonly longest: readonly number[]
  readonly record: GameRecord | null
  /** By seat; none unless they are asked for. */
  readonly follies: readonly Follies[]
}

parentPort?.on('message', (bout: Bout) => void play(bout))

async function play(bout: Bout): Promise<void> {
  const pack = gameNamed(bout.game)
  const contenders = await Promise.all(bout.contenders.map((name) => contenderNamed(pack, name)))
  const { outcome, sides, record, actions, thought } = playMatch({ ...bout, ...pack, contenders })
  const played: BoutPlayed = {
    bout,
    outcome,
    sides,
    actions,
    decisions: thought.reduce((sum, { decisions }) => sum + decisions, 0),
    milliseconds: thought.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    longest: thought.map(({ longest }) => longest),
    record: bout.keep ? record : null,
    follies: bout.follies ? folliesIn(pack, record) : [],
  }
  parentPort?.postMessage(played)
}

import { parentPort } from 'node:worker_threads'
import { examine, playOut } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'

export interface Batch {
  readonly game: string
  /** Sets of options, taken in turn. */
  readonly options: readonly unknown[]
  readonly check: boolean
  readonly seed: number
  readonly games: number
}

export interface Played {
  readonly seed: number
  readonly actions: number
  readonly faults: readonly string[]
  /** Seats' ids, or the sides they played; nobody for a draw, null for a game that did not end. */
  readonly winners: readonly string[] | null
  readonly way: string
}

function playOne({ game: id, options: sets, check }: Batch, seed: number): Played {
  const { game } = gameNamed(id)
  const options = sets[seed % sets.length]
  const { actions, outcome, sides, faults } = check ? examine(game, options, seed) : playOut(game, options, seed)
  const seats = game.seats(options)
  const year = outcome?.params.year
  return {
    seed,
    actions,
    faults,
    winners: outcome ? outcome.winners.map((seat) => sides[seat] ?? seats[seat]) : null,
    way: outcome ? `${outcome.way}${year === undefined ? '' : `, year ${year}`}` : 'unfinished',
  }
}

parentPort?.on('message', (batch: Batch) => {
  const played = Array.from({ length: batch.games }, (_, i) => playOne(batch, batch.seed + i))
  parentPort?.postMessage(played)
})

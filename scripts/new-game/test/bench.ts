import { GameBench, positions } from '@iacta/testing'
import { SEAT_IDS, type SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { newGame as game, type Options } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import type { State } from '../rules/state.ts'

/** A position on the workbench: see `GameBench`. */
export const bench = (position: object): GameBench<State, Action, View, SeatId> =>
  new GameBench(game, SEAT_IDS, fromPosition(position))

/** Both scenarios. */
export const optionsOf = (seed: number): Options => ({ scenario: seed % 2 === 0 ? 'long' : 'short' })

export const position = positions(game, optionsOf, 20)

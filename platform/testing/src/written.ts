import type { Game } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { randomPosition } from './positions.ts'

interface Written<State, Action, View, Options> {
  readonly game: Game<State, Action, View, Options>
  fromPosition(json: unknown): State
  /** A state of play as a person would write it. */
  written(state: State): object
  options(seed: number): Options
  /** How far into the game of this seed it is written. */
  moments(seed: number): readonly number[]
  /** A state as JSON, but for what a position leaves open; all of it, if this is not said. */
  told?(state: State): unknown
}

/** Seeds of random play whose moments are written. */
const GAMES = 20

/** Any moment of random play can be written as a position, and read again. */
export function anyMomentCanBeWritten<State, Action, View, Options>({
  game,
  fromPosition,
  written,
  options,
  moments,
  told = (state) => game.encode(state),
}: Written<State, Action, View, Options>): void {
  describe('any moment of the game can be written as a position', () => {
    test.each(Array.from({ length: GAMES }, (_, seed) => [seed]))('seed %i', (seed) => {
      for (const actions of moments(seed)) {
        const state = randomPosition(game, options(seed), seed, actions)
        if (game.outcome(state)) continue
        expect(told(fromPosition(written(state)))).toEqual(told(state))
      }
    })
  })
}

/** Positions that cannot be are refused, each by a sentence that says what is wrong with it. */
export function refusedPositions(
  fromPosition: (json: unknown) => unknown,
  cases: readonly (readonly [what: string, position: object, sentence: string])[],
): void {
  describe('positions that cannot be are refused by name', () => {
    test.each(cases)('%s', (_, position, sentence) => expect(() => fromPosition(position)).toThrow(sentence))
  })
}

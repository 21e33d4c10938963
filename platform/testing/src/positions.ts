import { completed, type Game, quickChance, seatsIn, unheard } from '@iacta/kernel'
import fc from 'fast-check'

/** A position of random play: this many actions into the game of this seed, each of them looked at on the way. */
export function randomPosition<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  options: Options,
  seed: number,
  actions: number,
  look: (s: State) => void = () => undefined,
): State {
  const chance = quickChance(seed)
  const play = unheard(chance)
  const s = game.start(options, play)
  for (let i = 0; i < actions && game.outcome(s) === null; i++) {
    const seats = seatsIn(game.waiting(s))
    const seat = seats[chance.pick(seats.length)]
    const legal = game.actions(s, seat)
    game.play(s, seat, completed(legal[chance.pick(legal.length)], chance), play)
    look(s)
  }
  return s
}

/** Positions of random play, for properties: with options that depend on the seed, up to so many actions in. */
export const positions = <State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  options: (seed: number) => Options,
  most: number,
): fc.Arbitrary<State> =>
  fc
    .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: most }))
    .map(([seed, actions]) => randomPosition(game, options(seed), seed, actions))

import { type Chance, completed, type Game, quickChance, seatsIn, unheard } from '@iacta/kernel'
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
  const s = game.start(options, unheard(chance))
  playAtRandom(game, s, chance, actions, look)
  return s
}

function playAtRandom<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  s: State,
  chance: Chance,
  actions: number,
  look: (s: State) => void,
): void {
  const play = unheard(chance)
  for (let i = 0; i < actions && game.outcome(s) === null; i++) {
    const seats = seatsIn(game.waiting(s))
    const seat = seats[chance.pick(seats.length)]
    const legal = game.actions(s, seat)
    game.play(s, seat, completed(legal[chance.pick(legal.length)], chance), play)
    look(s)
  }
}

/** So many games are begun for positions; each is left for another after any multiple of so many actions. */
const BEGUN = 120
const LEFT_AFTER = 40

/**
 * Positions of random play, for properties: with options that depend on the seed, up to so many actions in. What many of
 * them have behind them is played once; the way from there is each one's own.
 */
export function positions<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  options: (seed: number) => Options,
  most: number,
): fc.Arbitrary<State> {
  const begun = new Map<number, readonly State[]>()
  const stages = (seed: number): readonly State[] => {
    const known = begun.get(seed)
    if (known) return known
    const kept: State[] = []
    let played = 0
    const keep = (s: State): void => {
      if (played++ % LEFT_AFTER === 0) kept.push(game.clone(s))
    }
    keep(randomPosition(game, options(seed), seed, 0))
    randomPosition(game, options(seed), seed, most, keep)
    begun.set(seed, kept)
    return kept
  }
  return fc
    .tuple(fc.integer({ min: 0, max: BEGUN - 1 }), fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 1e6 }))
    .map(([seed, actions, turn]) => {
      const all = stages(seed)
      const stage = Math.min(Math.floor(actions / LEFT_AFTER), all.length - 1)
      const s = game.clone(all[stage])
      playAtRandom(game, s, quickChance(turn), actions - stage * LEFT_AFTER, () => undefined)
      return s
    })
}

import { examine, type Game, type Happening, includes, quickChance, type Seat, SPECTATOR } from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Whoever may look on at a table. */
export const watchersOf = <State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
): Seat[] => [...game.seated(state).keys(), SPECTATOR]

/** A world that looks to this seat as the real one does. */
export const imagined = <State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
  seat: Seat,
  seed: number,
): State => game.imagine({ seat, view: game.view(state, seat), heard: [] }, quickChance(seed))

/** What somebody is told of an action, done in a copy of the state. */
export function heardOf<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
  seat: Seat,
  action: Action,
  hearer: Seat,
  seed: number,
): Happening[] {
  const heard: Happening[] = []
  const tell = (happening: Happening): void => {
    if (includes(happening.to, hearer)) heard.push(happening)
  }
  game.play(game.clone(state), seat, action, { chance: quickChance(seed), tell, seal() {} })
  return heard
}

/** Two states that a seat cannot tell apart: by its view, by what it may do, is asked, and is refused. */
export function expectAlike<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  seat: Seat,
  one: State,
  other: State,
  probes: readonly Action[] = [],
): void {
  expect(game.view(one, seat)).toEqual(game.view(other, seat))
  expect(game.actions(one, seat)).toEqual(game.actions(other, seat))
  expect(game.prompt(one, seat)).toEqual(game.prompt(other, seat))
  const answers = (state: State) => probes.map((probe) => game.refusal(state, seat, probe))
  expect(answers(one)).toEqual(answers(other))
}

interface Worlds<State, Action, View, Options> {
  readonly game: Game<State, Action, View, Options>
  /** Positions of random play: see `positions`. */
  readonly position: fc.Arbitrary<State>
  /** Whatever might be tried, to hear why it may not be done. */
  readonly probes: readonly Action[]
  readonly runs: number
  /** Changes in a world of its own what this seat cannot know and `imagine` does not vary. */
  otherwise?(world: State, seat: Seat, seed: number): void
}

/** No seat can tell the world it is in from any other it could be in. */
export function worldsLookAlike<State, Action, View, Options>({
  game,
  position,
  probes,
  runs,
  otherwise = () => undefined,
}: Worlds<State, Action, View, Options>): void {
  test('a world imagined from a view is a possible one, and no seat can tell it from its own', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1e6 }), (state, seed) => {
        for (const seat of watchersOf(game, state)) {
          const world = imagined(game, state, seat, seed)
          otherwise(world, seat, seed)
          expect(game.faults(world)).toEqual([])
          expectAlike(game, seat, world, state, probes)
        }
      }),
      { numRuns: runs },
    )
  })
}

/** Most characters of a state, and of a view, as JSON. */
const STATE_SIZE = 4096
const VIEW_SIZE = 8192

interface Promised<State, Action, View, Options> {
  readonly game: Game<State, Action, View, Options>
  readonly position: fc.Arbitrary<State>
  options(seed: number): Options
  /** So many games are examined, action by action. */
  readonly games: number
  /** Most characters of a state as JSON, for a game with a larger map than most. */
  readonly stateSize?: number
}

/** So many games are one test, so that none of them takes long. */
const TOGETHER = 60

/** Random play keeps the promises of the contract (`examine`), and what is kept and sent of it stays small. */
export function promisesAreKept<State, Action, View, Options>({
  game,
  position,
  options,
  games,
  stateSize = STATE_SIZE,
}: Promised<State, Action, View, Options>): void {
  describe('random play', () => {
    const starts = Array.from({ length: Math.ceil(games / TOGETHER) }, (_, i) => i * TOGETHER)
    test.each(starts)('games of all kinds keep every promise, from seed %d on', (first) => {
      for (let seed = first; seed < Math.min(first + TOGETHER, games); seed++) {
        const { faults, outcome } = examine(game, options(seed), seed)
        expect(faults).toEqual([])
        expect(outcome).not.toBeNull()
      }
    })

    test(`a state is under ${stateSize / 1024} KB as JSON, a view under ${VIEW_SIZE / 1024} KB`, () => {
      fc.assert(
        fc.property(position, (state) => {
          expect(JSON.stringify(game.encode(state)).length).toBeLessThan(stateSize)
          for (const seat of watchersOf(game, state))
            expect(JSON.stringify(game.view(state, seat)).length).toBeLessThan(VIEW_SIZE)
        }),
        { numRuns: 200 },
      )
    })
  })
}

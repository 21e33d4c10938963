import {
  type Chance,
  type Game,
  type GameBrain,
  NOBODY,
  type PlayContext,
  type Seat,
  seatsIn,
  unheard,
} from '@iacta/kernel'

/** Longer than any stretch of play that is worth looking at: beyond it the position is judged as it stands. */
const LONGEST = 2000

/** How far to look: so many turns on from a given one. */
export interface Reach {
  readonly since: number
  readonly changes: number
}

/**
 * Plays on from a state as the brain would for every seat as far as it is to look; then judges. It yields after every
 * plan, so that whoever drives it can break off.
 */
export function* foresee<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  state: State,
  seat: Seat,
  { since, changes }: Reach,
  chance: Chance,
  daring: number,
): Generator<void, number, void> {
  const play = unheard(chance)
  let [shown, left] = [since, changes]
  for (let played = 0; played < LONGEST; played++) {
    const now = brain.turnOf(state)
    if (now !== shown) left--
    shown = now
    if (left <= 0) break
    const [asked] = seatsIn(game.waiting(state))
    if (asked === undefined) break
    for (const action of brain.plan(state, asked, chance, daring)) game.play(state, asked, action, play)
    yield
  }
  return brain.evaluate(state, seat)
}

/**
 * A seat's whole plan from here: what its brain would do, and go on doing, until somebody else is asked or something
 * is drawn or revealed. So far it is the same in every world the seat could be in.
 */
export function wholePlan<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  world: State,
  seat: Seat,
  first: readonly Action[],
  chance: Chance,
  daring: number,
): Action[] {
  const state = game.clone(world)
  const before = game.waiting(state)
  const plan: Action[] = []
  let known = true
  const draw = (answer: number): number => {
    known = false
    return answer
  }
  const play: PlayContext = {
    chance: { die: (sides) => draw(chance.die(sides)), pick: (n) => draw(chance.pick(n)) },
    tell() {},
    seal() {
      known = false
    },
  }
  let next = first
  while (plan.length < LONGEST) {
    if (next.length === 0) next = brain.plan(state, seat, chance, daring)
    for (const action of next) {
      game.play(state, seat, action, play)
      plan.push(action)
      const asked = game.waiting(state)
      if (!known || asked === NOBODY || asked !== before) return plan
    }
    next = []
  }
  return plan
}

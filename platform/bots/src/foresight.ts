import {
  type Chance,
  type Game,
  type GameBrain,
  NOBODY,
  noChance,
  type PlayContext,
  quickChance,
  type Seat,
  seatsIn,
  spread,
  unheard,
} from '@iacta/kernel'

/** Longer than any stretch of play that is worth looking at: beyond it the position is judged as it stands. */
const LONGEST = 2000

/** How far to look: so many turns on from a given one. */
export interface Reach {
  readonly since: number
  readonly changes: number
  /** How many counts there were when it began: the next ends it. */
  readonly count?: number
  /** After so many turns the position is judged on the way. */
  readonly glimpses?: readonly number[]
}

/**
 * Plays on from a state as the brain would for every seat as far as it is to look; then judges. Where it is to judge on the way
 * too, all count the same, and those it did not come to as the end does. It yields after every plan, so that whoever drives
 * it can break off.
 */
export function* foresee<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  state: State,
  seat: Seat,
  { since, changes, count, glimpses = [] }: Reach,
  chance: Chance,
  daring: number,
  /** As the seat itself goes on before the first turn is over. */
  own = brain,
): Generator<void, number, void> {
  const play = unheard(chance)
  let [shown, turns] = [since, 0]
  let [glimpsed, sum] = [0, 0]
  for (let played = 0; played < LONGEST; played++) {
    const now = brain.turnOf(state)
    const isNew = now !== shown
    if (isNew) turns++
    shown = now
    if (turns >= changes || (count !== undefined && brain.countOf?.(state) !== count)) break
    const [asked] = seatsIn(game.waiting(state))
    if (asked === undefined) break
    if (isNew && glimpses.includes(turns)) {
      sum += brain.evaluate(state, seat)
      glimpsed++
    }
    const { plan } = turns === 0 && asked === seat ? own : brain
    for (const action of plan(state, asked, chance, daring)) game.play(state, asked, action, play)
    yield
  }
  return (sum + (glimpses.length + 1 - glimpsed) * brain.evaluate(state, seat)) / (glimpses.length + 1)
}

/** Whether an action is worth a thought: nothing else that may be done is sure to be as good or better. */
export const isSound = <State, Action>(
  brain: Pick<GameBrain<State, Action>, 'dominated'>,
  state: State,
  seat: Seat,
  action: Action,
): boolean => !brain.dominated?.(state, seat, action)

/** What the brain would do, however far it strays, but never what is dominated. */
function soundPlan<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  state: State,
  seat: Seat,
  chance: Chance,
  daring: number,
): readonly Action[] {
  const plan = brain.plan(state, seat, chance, daring)
  if (isSound(brain, state, seat, plan[0])) return upToUnsound(game, brain, state, seat, plan)
  const careful = daring === 0 ? plan : brain.plan(state, seat, chance, 0)
  if (isSound(brain, state, seat, careful[0])) return upToUnsound(game, brain, state, seat, careful)
  for (const listed of game.actions(state, seat))
    for (const action of spread(listed, 1, chance)) if (isSound(brain, state, seat, action)) return [action]
  return plan
}

/** A plan as far as nothing in it is dominated: from there on the brain is asked anew. */
function upToUnsound<State, Action, View>(
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  state: State,
  seat: Seat,
  plan: readonly Action[],
): readonly Action[] {
  if (!brain.dominated || plan.length === 1) return plan
  const ahead = game.clone(state)
  // Nothing is drawn before the last action of a plan.
  for (let i = 1; i < plan.length; i++) {
    game.play(ahead, seat, plan[i - 1], unheard(noChance))
    if (!isSound(brain, ahead, seat, plan[i])) return plan.slice(0, i)
  }
  return plan
}

/**
 * A seat's whole plan from here: what its brain would do, and go on doing, until somebody else is asked or something
 * is drawn or revealed. So far it is the same in every world the seat could be in. An order ends it too: it is for the others
 * to hear, before anything else is done.
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
  // Whoever strays does so in the same way at every step: what it likes once it likes to the end.
  const leaning = daring === 0 ? null : chance.pick(0x7fffffff)
  let next = first
  while (plan.length < LONGEST) {
    const whim = leaning === null ? chance : quickChance(leaning)
    if (next.length === 0) next = soundPlan(game, brain, state, seat, whim, daring)
    for (const action of next) {
      game.play(state, seat, action, play)
      plan.push(action)
      const asked = game.waiting(state)
      if (!known || asked === NOBODY || asked !== before || game.orders?.includes(action)) return plan
    }
    next = []
  }
  return plan
}

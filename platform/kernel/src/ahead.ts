import type { Chance } from './chance.ts'
import { Fault } from './fault.ts'
import type { Game, Happening, Refusal } from './game.ts'
import { includes, isPassedOn, type Seat } from './seats.ts'

/**
 * Looking ahead, in a world that a seat could be in: what would come of actions of its own. It is the same in all such
 * worlds: what may be done depends on nothing a seat may not know, and whatever draws, reveals or asks somebody else is
 * not followed further.
 */

/** What it takes to follow a seat's actions. */
export type Rules<State, Action> = Pick<
  Game<State, Action>,
  'actions' | 'refusal' | 'play' | 'waiting' | 'clone' | 'going' | 'halts' | 'spent'
>

class Drawn extends Fault {}
const drawn = (): never => {
  throw new Drawn('something would be drawn')
}
const untouched: Chance = { die: drawn, pick: drawn }

/** The world after an action; none if it would draw something. */
export interface Tried<State> {
  readonly after: State | null
  /** It draws, reveals or asks somebody else, or may do so with what others have answered unseen. */
  readonly isBinding: boolean
}

/** Tries an action in a copy of the world; `hear` is told what would happen. */
export function tried<State, Action>(
  game: Rules<State, Action>,
  state: State,
  seat: Seat,
  action: Action,
  hear: (happening: Happening) => void = () => undefined,
): Tried<State> {
  const after = game.clone(state)
  let isSealed = false
  const seal = (): void => {
    isSealed = true
  }
  try {
    game.play(after, seat, action, { chance: untouched, tell: hear, seal })
  } catch (error) {
    if (error instanceof Drawn) return { after: null, isBinding: true }
    throw error
  }
  const asked = game.waiting(after)
  return { after, isBinding: isSealed || isPassedOn(game.waiting(state), asked) || !includes(asked, seat) }
}

export interface Ahead<State> {
  /** The world after all of them, of its own; null if one is refused or cannot be taken back. */
  readonly world: State | null
  /** Why the first that is refused may not be done. */
  readonly refusal: Refusal | null
  /** What the seat would be told. */
  readonly heard: readonly Happening[]
}

/** What comes of a seat's actions one after the other, as long as they could all be taken back. */
export function lookAhead<State, Action>(
  game: Rules<State, Action>,
  world: State,
  seat: Seat,
  actions: readonly Action[],
): Ahead<State> {
  const heard: Happening[] = []
  const hear = (happening: Happening): void => {
    if (includes(happening.to, seat)) heard.push(happening)
  }
  let now = game.clone(world)
  for (const action of actions) {
    const refusal = game.refusal(now, seat, action)
    if (refusal) return { world: null, refusal, heard }
    const { after, isBinding } = tried(game, now, seat, action, hear)
    if (!after || isBinding) return { world: null, refusal: null, heard: [] }
    now = after
  }
  return { world: now, refusal: null, heard }
}

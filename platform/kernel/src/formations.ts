import { lookAhead, tried } from './ahead.ts'
import type { Game } from './game.ts'
import { Exploration, type Found, type Journey } from './journeys.ts'
import { haltIn, type Marches, type MarchQuestion } from './marches.ts'
import type { Seat } from './seats.ts'

/** Pieces that keep their order: each has a goal of its own, and goes as far towards it as it may. */

/** Where a piece is wanted. */
export interface Goal {
  readonly piece: string
  /** The places of its way, the last first: it goes to the first of them that it gets to, by these places alone. */
  readonly to: readonly string[]
  /** How it is to arrive, where that matters. */
  readonly as?: string
}

/** Why a piece stays where it is. */
export type Staying =
  /** It may not go that way. */
  | 'barred'
  /** Something would be drawn, or somebody else be asked. */
  | 'binding'

/** How pieces with goals would go, one after the other. */
export interface Formation<Action> {
  readonly goes: readonly Journey<Action>[]
  readonly stays: readonly { readonly piece: string; readonly because: Staying }[]
  /** All that is done for it; all of it could be taken back. */
  readonly way: readonly Action[]
  /** How the seat would see the table then. */
  readonly view: unknown
}

/**
 * How pieces would go to their goals, in the order they are named. Nothing is done that draws, reveals or asks somebody else,
 * and nobody goes where his owner would have to choose something besides.
 */
export function formation<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  world: State,
  seat: Seat,
  { goals = [], first = [], most = 4000 }: MarchQuestion<Action>,
): Marches<Action> {
  const begun = lookAhead(game, world, seat, first)
  if (!begun.world) return { marches: [], refusal: begun.refusal, isPartial: false, isBinding: begun.refusal === null }
  const exploration = new Exploration(game, seat, most)
  const atFirst = new Set(game.actions(begun.world, seat).map((action) => JSON.stringify(action)))
  /** The piece is under way no more, and its owner is asked what he was asked before. */
  const isThrough = (now: State): boolean =>
    game.actions(now, seat).some((action) => atFirst.has(JSON.stringify(action)))
  let now = begun.world
  const goes: Journey<Action>[] = []
  const stays: { piece: string; because: Staying }[] = []
  const way = [...first]
  for (const goal of goals) {
    const found = exploration.from(now, { piece: goal.piece, within: new Set(goal.to) })
    const arrived = arrivals(found, goal).find((each) => settle(each))
    if (!arrived) stays.push({ piece: goal.piece, because: isHeldBack(found) ? 'binding' : 'barred' })
  }
  const answer = { goes, stays, way, view: game.view(now, seat) }
  return { marches: [], refusal: null, isPartial: exploration.isOver, isBinding: false, formation: answer }

  /** Goes there and halts; false if that cannot be. */
  function settle({ journey, world: there }: Found<State, Action>): boolean {
    if (!there || journey.isBinding) return false
    const halt = haltIn(game, there, seat)
    const { after, isBinding } = halt ? tried(game, there, seat, halt) : { after: there, isBinding: false }
    if (!after || isBinding || !isThrough(after)) return false
    now = after
    goes.push(journey)
    way.push(...journey.way, ...(halt ? [halt] : []))
    return true
  }
}

/** Where a piece could come to rest, what is wanted most first; of several ways to arrive the cheapest. */
function arrivals<State, Action>(found: readonly Found<State, Action>[], { to, as }: Goal): Found<State, Action>[] {
  const rank = ({ journey }: Found<State, Action>): number => to.indexOf(journey.to)
  return found
    .filter(({ journey }) => as === undefined || journey.as === as)
    .filter(({ journey }) => as !== undefined || journey.to !== journey.from)
    .sort(
      (a, b) => rank(a) - rank(b) || a.journey.price - b.journey.price || a.journey.way.length - b.journey.way.length,
    )
}

/** Whether it could go, but for what would come of it. */
const isHeldBack = (found: readonly Found<unknown, unknown>[]): boolean =>
  found.some(({ journey }) => journey.isBinding)

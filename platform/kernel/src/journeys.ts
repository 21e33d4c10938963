import { type Chance, noChance } from './chance.ts'
import { Fault } from './fault.ts'
import type { Game, Refusal } from './game.ts'
import { isWhole } from './open.ts'
import { only, type Seat } from './seats.ts'

/** Where an action takes a piece, both by their names on the board. */
export interface Going {
  readonly piece: string
  readonly to: string
  /** What tells arrivals at the same place apart, where it matters for going on: a facing, say. */
  readonly as?: string
}

/** How a piece may get somewhere by actions of one seat alone. */
export interface Journey<Action> {
  readonly piece: string
  readonly to: string
  readonly as: string
  readonly way: readonly Action[]
  /** What it costs, in the game's own points; the number of actions where it has none, or where something is drawn. */
  readonly price: number
  /** Its last action draws, reveals or asks somebody else: it cannot be taken back. */
  readonly isBinding: boolean
}

export interface Survey<Action> {
  readonly journeys: readonly Journey<Action>[]
  /** Why nothing could be explored: one of the first actions is not legal. */
  readonly refusal: Refusal | null
  /** Whether the budget was used up before everything was found. */
  readonly isPartial: boolean
}

class Drawn extends Fault {}
const untouched: Chance = {
  die: () => {
    throw new Drawn('something would be drawn')
  },
  pick: () => {
    throw new Drawn('something would be drawn')
  },
}

/**
 * How far pieces may go, from the rules themselves: follows the actions of one seat in a world it could be in, as long as
 * they could be taken back. `first` is done before (taking up a group, say), `piece` names the only one looked at, `most`
 * is how many actions are tried. The cheapest way to each place is kept; of equals the first found. Places where a piece
 * cannot stay (it must go on from there) are not among them.
 */
export function survey<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  world: State,
  seat: Seat,
  { first = [], piece, most = 1000 }: { first?: readonly Action[]; piece?: string; most?: number } = {},
): Survey<Action> {
  const { going, spent } = game
  if (!going) return { journeys: [], refusal: null, isPartial: false }
  const start = game.clone(world)
  for (const action of first) {
    const refusal = game.refusal(start, seat, action)
    if (refusal) return { journeys: [], refusal, isPartial: false }
    game.play(start, seat, action, { chance: noChance, tell() {}, seal() {} })
  }
  const before = spent?.(start, seat) ?? 0
  const found = new Map<string, Journey<Action>>()
  /** Journeys that may be gone on with, and the world at their end; the nearest first. */
  const open: { readonly world: State; readonly way: readonly Action[]; readonly journey: Journey<Action> | null }[] = [
    { world: start, way: first, journey: null },
  ]
  /** Where a piece cannot stay. */
  const passing = new Set<Journey<Action>>()
  let tries = 0
  for (let i = 0; i < open.length && tries < most; i++) {
    const { world: here, way, journey } = open[i]
    const mover = journey?.piece ?? piece
    let mayStay = false
    for (const action of game.actions(here, seat)) {
      const there = isWhole(action) ? going(action) : null
      if (journey && there?.piece !== journey.piece) mayStay = true
      if (!there || (mover !== undefined && there.piece !== mover) || tries++ >= most) continue
      const { after, isBinding } = tried(game, here, seat, action)
      const price = after && spent ? spent(after, seat) - before : way.length + 1
      const key = JSON.stringify([there.piece, there.to, there.as])
      if ((found.get(key)?.price ?? Number.POSITIVE_INFINITY) <= price) continue
      const next = { piece: there.piece, to: there.to, as: there.as ?? '', way: [...way, action], price, isBinding }
      found.set(key, next)
      if (after && !isBinding) open.push({ world: after, way: next.way, journey: next })
    }
    if (journey && !mayStay) passing.add(journey)
  }
  const journeys = [...found.values()].filter((journey) => !passing.has(journey))
  return { journeys, refusal: null, isPartial: tries >= most }
}

/** The world after an action; none if it would draw something. */
function tried<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
  seat: Seat,
  action: Action,
): { after: State | null; isBinding: boolean } {
  const after = game.clone(state)
  let isSealed = false
  try {
    game.play(after, seat, action, {
      chance: untouched,
      tell() {},
      seal: () => {
        isSealed = true
      },
    })
  } catch (error) {
    if (error instanceof Drawn) return { after: null, isBinding: true }
    throw error
  }
  return { after, isBinding: isSealed || game.waiting(after) !== only(seat) }
}

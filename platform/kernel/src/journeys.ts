import { lookAhead, type Rules, tried } from './ahead.ts'
import type { Game, Refusal } from './game.ts'
import { isWhole } from './open.ts'
import type { Seat } from './seats.ts'

/** Where an action takes a piece, both by their names on the board. */
export interface Going {
  readonly piece: string
  readonly from: string
  readonly to: string
  /** What tells arrivals at the same place apart, where it matters for going on: a facing, say. */
  readonly as?: string
  /** How much it takes from those who come after: of ways that are equally good the one with the least is found. */
  readonly crowding?: number
}

/** How a piece may get somewhere by actions of one seat alone. */
export interface Journey<Action> {
  readonly piece: string
  readonly from: string
  readonly to: string
  readonly as: string
  readonly way: readonly Action[]
  /** The places it enters, one after the other. */
  readonly path: readonly string[]
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

/**
 * How far pieces may go, from the rules themselves: follows the actions of one seat in a world it could be in, as long as
 * they could be taken back. `first` is done before (taking up a group, say), `piece` names the only one looked at, `most`
 * is how many actions are tried. The best way to each place is kept; of equals the first found. Places where a piece
 * cannot stay (it must go on from there) are not among them.
 */
export function survey<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  world: State,
  seat: Seat,
  { first = [], piece, most = 1000 }: { first?: readonly Action[]; piece?: string; most?: number } = {},
): Survey<Action> {
  const start = lookAhead(game, world, seat, first)
  if (!start.world) return { journeys: [], refusal: start.refusal, isPartial: false }
  const exploration = new Exploration(game, seat, most)
  const found = exploration.from(start.world, { piece })
  const journeys = found.map(({ journey }) => ({ ...journey, way: [...first, ...journey.way] }))
  return { journeys, refusal: null, isPartial: exploration.isOver }
}

/** A journey that was found, with the world at its end. */
export interface Found<State, Action> {
  readonly journey: Journey<Action>
  readonly crowding: number
  /** Null if it cannot be foreseen. */
  readonly world: State | null
}

/** What is looked for. */
interface Quest {
  readonly piece?: string | undefined
  readonly goal?: string
  readonly within?: ReadonlySet<string> | undefined
}

/** What makes one way better than another. */
interface Merit {
  readonly price: number
  readonly steps: number
  readonly crowding: number
}

const START: Merit = { price: 0, steps: 0, crowding: 0 }

const meritOf = ({ journey: { price, path }, crowding }: Found<unknown, unknown>): Merit => ({
  price,
  steps: path.length,
  crowding,
})

/** Cheaper, or in fewer steps, or less in the way of others. */
const isBetter = (a: Merit, b: Merit): boolean =>
  a.price !== b.price ? a.price < b.price : a.steps !== b.steps ? a.steps < b.steps : a.crowding < b.crowding

export const keyOf = ({ piece, to, as = '' }: Pick<Going, 'piece' | 'to' | 'as'>): string =>
  JSON.stringify([piece, to, as])

/** Journeys of one seat's pieces, from whatever worlds, within one budget. */
export class Exploration<State, Action> {
  readonly #game: Rules<State, Action>
  readonly #seat: Seat
  /** How many more actions may be tried. */
  #left: number

  constructor(game: Rules<State, Action>, seat: Seat, most: number) {
    this.#game = game
    this.#seat = seat
    this.#left = most
  }

  /** Whether the budget is used up. */
  get isOver(): boolean {
    return this.#left <= 0
  }

  /**
   * The best journeys from a world; with a goal, no more of them than it takes to find the best one there; `within` these
   * places, if they are named.
   */
  from(start: State, { piece, goal, within }: Quest): Found<State, Action>[] {
    const best = new Map<string, Found<State, Action>>()
    /** Where a piece cannot stay. */
    const passing = new Set<Found<State, Action>>()
    /** What may be gone on from, in the order it was found; null for the start. */
    const open: (Found<State, Action> | null)[] = [null]
    for (let i = 0; i < open.length && !this.isOver; i++) {
      const at = open[i]
      // A better way there was found meanwhile.
      if (at && best.get(keyOf(at.journey)) !== at) continue
      const reached = goal === undefined ? undefined : best.get(goal)
      if (reached && !isBetter(at ? meritOf(at) : START, meritOf(reached))) continue
      const next = this.#steps(start, at, { piece: at?.journey.piece ?? piece, within }, best)
      for (const found of next.found) if (found.world && !found.journey.isBinding) open.push(found)
      if (at && !next.mayStay) passing.add(at)
    }
    return [...best.values()].filter((found) => !passing.has(found))
  }

  /** The best journey of a piece to a goal; null if there is none. */
  to(goal: string, start: State, piece: string): Found<State, Action> | null {
    return this.from(start, { piece, goal }).find(({ journey }) => keyOf(journey) === goal) ?? null
  }

  /** All that is one step further, as far as nothing better is known; and whether there is anything else to do here. */
  #steps(
    start: State,
    at: Found<State, Action> | null,
    { piece: mover, within }: Quest,
    best: Map<string, Found<State, Action>>,
  ): { readonly found: readonly Found<State, Action>[]; readonly mayStay: boolean } {
    const here = at?.world ?? start
    const found: Found<State, Action>[] = []
    let mayStay = false
    for (const listed of this.#game.actions(here, this.#seat)) {
      const action = isWhole<Action>(listed) ? listed : null
      const there = action === null ? null : (this.#game.going?.(action, here) ?? null)
      if (there?.piece !== mover) mayStay = true
      if (action === null || !there || (mover !== undefined && there.piece !== mover)) continue
      if (within && !within.has(there.to)) continue
      // Back where it set out it has gone nowhere.
      if (there.to === (at?.journey.from ?? there.from) && there.as === undefined) continue
      const next = this.#step(start, at, action, there, best.get(keyOf(there)))
      if (!next) continue
      best.set(keyOf(there), next)
      found.push(next)
    }
    return { found, mayStay }
  }

  /** One step further, if that is better than what is known. */
  #step(
    start: State,
    at: Found<State, Action> | null,
    action: Action,
    { piece, from, to, as = '', crowding: more = 0 }: Going,
    known: Found<State, Action> | undefined,
  ): Found<State, Action> | null {
    const { spent } = this.#game
    const before = at ? meritOf(at) : START
    const [steps, crowding] = [before.steps + 1, before.crowding + more]
    // What is spent does not come back: at best this is no dearer than the way up to here.
    const least = spent ? before.price : steps
    if (this.isOver || (known && !isBetter({ price: least, steps, crowding }, meritOf(known)))) return null
    this.#left--
    const { after, isBinding } = tried(this.#game, at?.world ?? start, this.#seat, action)
    const price = after && spent ? spent(after, this.#seat) - spent(start, this.#seat) : steps
    if (known && !isBetter({ price, steps, crowding }, meritOf(known))) return null
    const way = [...(at?.journey.way ?? []), action]
    const path = [...(at?.journey.path ?? []), to]
    return {
      journey: { piece, from: at?.journey.from ?? from, to, as, way, path, price, isBinding },
      crowding,
      world: after,
    }
  }
}

import { lookAhead, type Rules, tried } from './ahead.ts'
import type { Formation, Goal } from './formations.ts'
import type { Game, Happening, Refusal } from './game.ts'
import { Exploration, type Found, type Journey, keyOf } from './journeys.ts'
import { isWhole, type Listed } from './open.ts'
import type { Seat } from './seats.ts'

/** How pieces get somewhere together: one after the other, each by the way that is then the best. */
export interface March<Action> {
  /** Where the first of them sets out. */
  readonly from: string
  readonly to: string
  readonly as: string
  /** Who gets there, in the order they set out. */
  readonly pieces: readonly string[]
  /** Who could get there alone, but not after these. */
  readonly crowdedOut: readonly string[]
  /** What the first of them would do after these, up to what is refused, to ask why not; nothing if the rules cannot say. */
  readonly wish: readonly Action[]
  /** What is done for it, from the first actions to the arrival of the last. */
  readonly way: readonly Action[]
  /** Ends it there, where the last of them could still go on. */
  readonly halt: Action | null
  /** The places they enter, one after the other; a path that several take stands once. */
  readonly paths: readonly (readonly string[])[]
  readonly price: number
  readonly isBinding: boolean
}

export interface Marches<Action> {
  readonly marches: readonly March<Action>[]
  /** Why the first actions may not be done. */
  readonly refusal: Refusal | null
  readonly isPartial: boolean
  /** The first actions may be done, but not taken back: nothing is known of what would come after them. */
  readonly isBinding: boolean
  /** How those with goals would go, where they were asked about (`formations.ts`). */
  readonly formation?: Formation<Action>
  /** What would be told for each face of a die, where that was asked for (`faces.ts`). */
  readonly faces?: readonly (readonly Happening[])[]
}

/** What boards ask for: how far these pieces may go together. */
export interface MarchQuestion<Action> {
  readonly pieces: readonly string[]
  /** Done before they set out. */
  readonly first?: readonly Action[]
  /** How many actions are tried. */
  readonly most?: number
  /** Instead of where they may go together: where each of several is wanted, in the order they set out. */
  readonly goals?: readonly Goal[]
  /** Instead: what each face of the first die would bring that the first actions draw. */
  readonly faces?: true
}

/** Where nobody goes anywhere. */
export const NOWHERE: Marches<never> = { marches: [], refusal: null, isPartial: false, isBinding: false }

/** How pieces get to a place, if it is known that they can: by the way that takes the most of them. */
export function marchTo<Action>(found: Marches<Action> | null, to: string): March<Action> | null {
  let best: March<Action> | null = null
  for (const march of found?.marches ?? [])
    if (march.to === to && march.pieces.length > (best?.pieces.length ?? 0)) best = march
  return best
}

/**
 * How far pieces may go together, and what each place costs them: those that fill a road leave less of it to the others.
 * Places that only some of them reach are among them. Where the budget ends, the rest of them count as crowded out.
 */
export function marches<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  world: State,
  seat: Seat,
  { pieces, first = [], most = 4000 }: MarchQuestion<Action>,
): Marches<Action> {
  const start = lookAhead(game, world, seat, first)
  if (!start.world) return { marches: [], refusal: start.refusal, isPartial: false, isBinding: start.refusal === null }
  const exploration = new Exploration(game, seat, most)
  /** By where they arrive: who could get there alone. */
  const alone = new Map<string, Found<State, Action>[]>()
  for (const piece of pieces)
    for (const found of exploration.from(start.world, { piece })) {
      const there = JSON.stringify([found.journey.to, found.journey.as])
      alone.set(there, [...(alone.get(there) ?? []), found])
    }
  const column = new Column(game, seat, exploration, start.world)
  const found = [...alone.values()].map((able) => column.march(able))
  const together = found.map((march) => ({
    ...march,
    way: [...first, ...march.way],
    wish: march.wish.length > 0 ? [...first, ...march.wish] : [],
  }))
  return { marches: together, refusal: null, isPartial: exploration.isOver, isBinding: false }
}

/** Pieces that set out from one world one after the other. */
class Column<State, Action> {
  readonly #game: Rules<State, Action>
  readonly #seat: Seat
  readonly #exploration: Exploration<State, Action>
  readonly #start: State

  constructor(game: Rules<State, Action>, seat: Seat, exploration: Exploration<State, Action>, start: State) {
    this.#game = game
    this.#seat = seat
    this.#exploration = exploration
    this.#start = start
  }

  /** Sends pieces that could get somewhere alone there one after the other. */
  march(able: readonly Found<State, Action>[]): March<Action> {
    const [head, ...others] = able
    const went = [head.journey]
    const crowdedOut: Journey<Action>[] = []
    const way = [...head.journey.way]
    let last = head
    let halt = this.#halt(head)
    for (const { journey: alone } of others) {
      const begun = this.#after(last, halt)
      const found = begun && this.#exploration.to(keyOf(alone), begun, alone.piece)
      if (found) {
        way.push(...(halt ? [halt] : []), ...found.journey.way)
        went.push(found.journey)
        last = found
        halt = this.#halt(found)
      } else crowdedOut.push(alone)
    }
    const [stranded] = crowdedOut
    const rest = this.#after(last, halt)
    const { from, to, as } = head.journey
    return {
      from,
      to,
      as,
      pieces: went.map(({ piece }) => piece),
      crowdedOut: crowdedOut.map(({ piece }) => piece),
      wish: stranded && rest ? this.#wish(rest, halt ? [...way, halt] : way, stranded) : [],
      way,
      halt,
      paths: distinct(went.map(({ path }) => path)),
      price: this.#price(last, went),
      isBinding: last.journey.isBinding,
    }
  }

  /** The world in which another may set out; null if nobody can tell it beforehand. */
  #after({ journey, world }: Found<State, Action>, halt: Action | null): State | null {
    if (!world || journey.isBinding) return null
    return halt ? tried(this.#game, world, this.#seat, halt).after : world
  }

  /** What ends the going of the piece under way, if one is. */
  #halt({ journey, world }: Found<State, Action>): Action | null {
    return world && !journey.isBinding ? haltIn(this.#game, world, this.#seat) : null
  }

  #price({ world }: Found<State, Action>, went: readonly Journey<Action>[]): number {
    const { spent } = this.#game
    if (world && spent) return spent(world, this.#seat) - spent(this.#start, this.#seat)
    return went.reduce((sum, { price }) => sum + price, 0)
  }

  /** A way that is no longer open, up to where it ends; nothing if its piece ends before that, and is refused for it. */
  #wish(start: State, done: readonly Action[], { piece, way }: Journey<Action>): readonly Action[] {
    let world = start
    for (const [i, action] of way.entries()) {
      if (this.#game.refusal(world, this.#seat, action))
        return i === 0 || this.#mayGo(world, piece) ? [...done, ...way.slice(0, i + 1)] : []
      const { after, isBinding } = tried(this.#game, world, this.#seat, action)
      if (!after || isBinding) return []
      world = after
    }
    return []
  }

  #mayGo(world: State, piece: string): boolean {
    const { going } = this.#game
    return this.#game
      .actions(world, this.#seat)
      .some((action) => isWhole(action) && going?.(action, world)?.piece === piece)
  }
}

/** What ends the going of the piece under way in a world, if one is. */
export function haltIn<State, Action>(game: Rules<State, Action>, world: State, seat: Seat): Action | null {
  const { halts } = game
  if (!halts) return null
  const ends = (listed: Listed<Action>): listed is Listed<Action> & Action => isWhole<Action>(listed) && halts(listed)
  return game.actions(world, seat).find(ends) ?? null
}

const distinct = (paths: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(paths.map((path) => [path.join(' '), path])).values(),
]

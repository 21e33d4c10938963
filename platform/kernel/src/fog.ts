import { type Chance, drawFrom, shuffle } from './chance.ts'
import type { JsonFields, KeptFields, StateLayout, ToldOf, ValuesOf } from './fields.ts'
import type { Knowledge } from './game.ts'
import type { Seat } from './seats.ts'

/**
 * What a seat sees, and the worlds it could be in, from the fields of a state and a list of what is hidden from whom. It is
 * for games with few secrets; a game that hides more than whole fields and entries of them says it in its own `view`.
 *
 *     export const { view, imagine } = fogOf(layout, SEAT_IDS, {
 *       hands: held(DECK),                       // a seat sees its own, and how many the others have
 *       deck: faceDown(DECK),                    // everybody sees how many are left
 *       discards: faceUp(DECK),                  // everybody sees them, so they are in nobody's hand
 *       place: whereabouts(BLOCKS),              // where pieces stand; of the enemy's how many
 *       stack: inSteps({ bids: { bids: ownSecret(() => null) } }),
 *     })
 *
 * All of it goes by the state's JSON, field by field. `view(imagine(known))` is `known.view` because what is seen of a
 * hidden thing never depends on which one it is, and worlds are made of as many as are seen.
 */

/** Who looks: a seat with its name, or somebody who only watches. */
export interface Watcher {
  readonly seat: Seat
  readonly id: string | null
  /** All seats there can be, by name. */
  readonly seats: readonly string[]
}

/** Things that are dealt about, face down: where they are not seen, any of them may be. */
export interface Pool {
  readonly ids: readonly string[]
}

/** A world in the making. */
export interface Imagining {
  readonly chance: Chance
  /** What is known of it so far: first all that is open. */
  readonly told: JsonFields
  /** So many things of a pool that the watcher sees nowhere, each of them once. */
  draw(pool: Pool, count: number): string[]
}

/** What can be seen of a field whose JSON is `Told`, by how it is covered. */
interface SeenAs<Told> {
  readonly open: Told
  /** How many there are. */
  readonly counted: number
  readonly nothing: null
  /** One's own, and of the others how many. */
  readonly held: { readonly [K in keyof Told]: Told[K] | number }
  /** One's own, and of the others nothing. */
  readonly own: { readonly [K in keyof Told]: Told[K] | null }
  readonly pieces: SeenPieces<Told>
  /** Of the pieces one knows. */
  readonly traits: Told
}

export interface SeenPieces<Known = Readonly<Record<string, string>>> {
  readonly known: Known
  /** How many others stand where, and whose they are. */
  readonly hidden: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** How a field is hidden; all of it goes by JSON, which the layout knows to be right. */
export interface Cover<How extends keyof SeenAs<unknown> = keyof SeenAs<unknown>> {
  readonly how: How
  /** The field as somebody sees it; `open` are the fields that everybody sees. */
  cover(told: unknown, who: Watcher, open: JsonFields): unknown
  /** A field that looks so to them. */
  uncover(seen: unknown, who: Watcher, world: Imagining): unknown
  /** Names what can be seen in it of things that are dealt about. */
  notice?(seen: unknown, note: (pool: Pool, seen: unknown) => void): void
}

/** What a seat sees: the fields of the state, each as it is covered, and what the game adds. */
export type SeenFields<F extends KeptFields, Covers, More = object> = {
  readonly [K in keyof F]: K extends keyof Covers
    ? Covers[K] extends Cover<infer How>
      ? SeenAs<ToldOf<F[K]>>[How]
      : ToldOf<F[K]>
    : ToldOf<F[K]>
} & { readonly seat: string | null } & More

export interface Fog<State, View> {
  view(state: State, seat: Seat): View
  imagine(known: Knowledge<View>, chance: Chance): State
}

/**
 * The view of a game and its imagined worlds. `seats` are the names of all seats in their order; `more` adds to a view what
 * follows from it, for whoever shows it.
 */
export function fogOf<
  F extends KeptFields,
  Covers extends { readonly [K in keyof F]?: Cover },
  More extends object = object,
>(
  layout: StateLayout<F>,
  seats: readonly string[],
  covers: Covers,
  more: (state: ValuesOf<F>, seat: Seat) => More = () => ({}) as More,
): Fog<ValuesOf<F>, SeenFields<F, Covers, More>> {
  const covered = Object.entries(covers) as [string, Cover][]
  const watcher = (seat: Seat): Watcher => ({ seat, id: seats[seat] ?? null, seats })
  const openIn = (told: JsonFields): Record<string, unknown> => {
    const open = { ...told }
    for (const [key] of covered) delete open[key]
    return open
  }
  return {
    view(state, seat) {
      const told = layout.encode(state)
      const who = watcher(seat)
      const open = openIn(told)
      const seen: Record<string, unknown> = { seat: who.id, ...told }
      for (const [key, { cover }] of covered) seen[key] = cover(told[key], who, open)
      return Object.assign(seen, more(state, seat)) as SeenFields<F, Covers, More>
    },
    imagine({ view, seat }, chance) {
      const seen: JsonFields = view
      const who = watcher(seat)
      const told = openIn(seen)
      const world = { chance, told, draw: drawing(covered, seen, chance) }
      for (const [key, { uncover }] of covered) told[key] = uncover(seen[key], who, world)
      return layout.decode(told)
    },
  }
}

/** Draws of each pool what can be seen nowhere. */
function drawing(covered: readonly [string, Cover][], seen: JsonFields, chance: Chance): Imagining['draw'] {
  const unseen = new Map<Pool, string[]>()
  const noticed = new Map<Pool, Set<unknown>>()
  const note = (pool: Pool, what: unknown): void => {
    const ids = noticed.get(pool) ?? new Set()
    for (const id of leavesOf(what)) ids.add(id)
    noticed.set(pool, ids)
  }
  for (const [key, { notice }] of covered) notice?.(seen[key], note)
  return (pool, count) => {
    const left = unseen.get(pool) ?? pool.ids.filter((id) => !noticed.get(pool)?.has(id))
    unseen.set(pool, left)
    if (left.length < count) throw new Error(`${count} things are to be dealt, and ${left.length} are left`)
    return drawFrom(chance, left, count)
  }
}

function leavesOf(json: unknown): unknown[] {
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(leavesOf) : [json]
}

// Things that are dealt about

export const poolOf = (ids: readonly string[]): Pool => ({ ids })

/** Open to all; its things are of a pool, and so in no other place. */
export const faceUp = (pool: Pool): Cover<'open'> => ({
  how: 'open',
  cover: (told) => told,
  uncover: (seen) => seen,
  notice: (seen, note) => note(pool, seen),
})

/** Nobody sees them, in whatever order they lie; everybody sees how many there are. */
export const faceDown = (pool: Pool): Cover<'counted'> => ({
  how: 'counted',
  cover: (told) => (told as readonly unknown[]).length,
  uncover: (seen, _, { draw }) => draw(pool, seen as number),
})

/** A list for each seat, which it sees itself; the others see how many there are. */
export const held = (pool: Pool): Cover<'held'> => ({
  how: 'held',
  cover: (told, who) => bySeat(told, who, (list, isOwn) => (isOwn ? list : (list as readonly unknown[]).length)),
  uncover: (seen, who, { draw }) =>
    bySeat(seen, who, (list) => (typeof list === 'number' ? sortedAs(pool, draw(pool, list)) : list)),
  notice: (seen, note) => note(pool, seen),
})

/** In which order somebody else has sorted his things nobody knows. */
const sortedAs = (pool: Pool, things: string[]): string[] =>
  things.sort((a, b) => pool.ids.indexOf(a) - pool.ids.indexOf(b))

// Secrets of a seat, and of nobody

/** Nobody sees it. What is guessed of it, and of all that follows, is JSON. */
export const secret = (guess: (world: Imagining) => unknown): Cover<'nothing'> => ({
  how: 'nothing',
  cover: () => null,
  uncover: (_, __, world) => guess(world),
})

/** One for each seat, which it sees itself, and nobody else: not even whether there is anything. */
export const ownSecret = (guess: (seat: Seat, world: Imagining) => unknown): Cover<'own'> => ({
  how: 'own',
  cover: (told, who) => bySeat(told, who, (value, isOwn) => (isOwn ? value : null)),
  uncover: (seen, who, world) => bySeat(seen, who, (value, isOwn, seat) => (isOwn ? value : guess(seat, world))),
})

/** Something by seats, in a list or by their names. */
function bySeat(by: unknown, who: Watcher, each: (value: unknown, isOwn: boolean, seat: Seat) => unknown): unknown {
  if (Array.isArray(by)) return by.map((value, seat) => each(value, seat === who.seat, seat))
  const named = Object.entries(by as JsonFields)
  return Object.fromEntries(named.map(([id, value]) => [id, each(value, id === who.id, who.seats.indexOf(id))]))
}

// Pieces

/** Pieces of which a seat knows its own. Whose one is, and who sees it, may depend on what is open to all. */
export interface Pieces {
  readonly ids: readonly string[]
  owner(piece: string, open: JsonFields): Seat
  /** Whether it stands before everybody with its face. */
  isRevealed?(piece: string, open: JsonFields): boolean
}

const knows = ({ owner, isRevealed }: Pieces, piece: string, { seat }: Watcher, open: JsonFields): boolean =>
  owner(piece, open) === seat || (isRevealed?.(piece, open) ?? false)

/** Where pieces stand, by their ids (`byId`); of those that one does not know, how many of each owner stand there. */
export const whereabouts = (pieces: Pieces): Cover<'pieces'> => ({
  how: 'pieces',
  cover(told, who, open) {
    const known: Record<string, string> = {}
    const hidden: Record<string, Record<string, number>> = {}
    for (const [piece, at] of Object.entries(told as Readonly<Record<string, string>>)) {
      if (knows(pieces, piece, who, open)) known[piece] = at
      else {
        const owner = who.seats[pieces.owner(piece, open)]
        hidden[at] ??= {}
        hidden[at][owner] = (hidden[at][owner] ?? 0) + 1
      }
    }
    return { known, hidden: sortedByName(hidden) }
  },
  uncover(seen, who, { chance, told }) {
    const { known, hidden } = seen as SeenPieces
    const unknown = shuffle(
      chance,
      pieces.ids.filter((piece) => !knows(pieces, piece, who, told)),
    )
    const at: Record<string, string> = { ...known }
    for (const [place, counts] of Object.entries(hidden))
      for (const [owner, count] of Object.entries(counts))
        for (let n = 0; n < count; n++) {
          const i = unknown.findIndex((piece) => who.seats[pieces.owner(piece, told)] === owner)
          if (i < 0) throw new Error(`there are not so many pieces of ${owner}`)
          for (const piece of unknown.splice(i, 1)) at[piece] = place
        }
    return at
  },
})

/** The order in which places and owners were met would tell which pieces stand there. */
function sortedByName<T>(named: Readonly<Record<string, T>>): Record<string, T> {
  const sort = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)
  const isRecord = (value: unknown): value is Record<string, T> => typeof value === 'object' && value !== null
  return Object.fromEntries(
    Object.entries(named)
      .sort(sort)
      .map(([id, value]) => [id, isRecord(value) ? (sortedByName(value) as T) : value]),
  )
}

/** What is true of pieces, by their ids: strengths, say. It is seen of those that one knows. */
export const traits = (pieces: Pieces, guess: (piece: string, world: Imagining) => unknown): Cover<'traits'> => ({
  how: 'traits',
  cover: (told, who, open) =>
    Object.fromEntries(Object.entries(told as JsonFields).filter(([piece]) => knows(pieces, piece, who, open))),
  uncover(seen, who, world) {
    const told: Record<string, unknown> = { ...(seen as JsonFields) }
    for (const piece of pieces.ids) {
      if (knows(pieces, piece, who, world.told)) continue
      const value = guess(piece, world)
      if (value !== undefined) told[piece] = value
    }
    return told
  },
})

// Steps

/** What the steps of play remember that not everybody may know, by the names of the steps and their fields. */
export function inSteps(steps: Readonly<Record<string, Readonly<Record<string, Cover>>>>): Cover<'open'> {
  const each = (stack: unknown, change: (cover: Cover, value: unknown) => unknown): JsonFields[] =>
    (stack as readonly JsonFields[]).map((frame) => {
      const changed: Record<string, unknown> = { ...frame }
      const hidden = steps[frame.step as string] ?? {}
      for (const key in hidden) changed[key] = change(hidden[key], frame[key])
      return changed
    })
  return {
    how: 'open',
    cover: (told, who, open) => each(told, ({ cover }, value) => cover(value, who, open)),
    uncover: (seen, who, world) => each(seen, ({ uncover }, value) => uncover(value, who, world)),
    notice(seen, note) {
      each(seen, ({ notice }, value) => notice?.(value, note))
    },
  }
}

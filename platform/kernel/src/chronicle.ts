import type { Happening } from './game.ts'
import type { Interruption } from './leaving.ts'
import type { RecordEntry } from './record.ts'
import { includes, type Seat, SPECTATOR } from './seats.ts'

/** Something that was done at a table, and what came of it. */
export interface Entry<Action> {
  /** Nobody's, if the rules were told something. */
  readonly seat: Seat
  readonly action: Action
  readonly draws: readonly number[]
  readonly happenings: readonly Happening[]
  /** It belongs to one gesture with the action before it. */
  readonly joined: boolean
  /** It was sealed with all before it, as a moment that another table goes on from. */
  readonly sealed?: boolean
}

/** What the rules were told, among the actions. */
export interface InterruptionEntry extends Entry<null> {
  readonly interruption: Interruption
}

export type SealedEntry<Action> = Entry<Action> | InterruptionEntry

/** Whose an entry is that is nobody's. */
export const NO_SEAT: Seat = -1

/** What stands for good at a table, and what of it each seat was told and could tell apart. */
export class Chronicle<Action> {
  readonly setup: Entry<null>
  readonly entries: SealedEntry<Action>[] = []
  /** By seat, the spectators' among them: after how many entries each moment stood that it could tell apart. */
  readonly #moments = new Map<Seat, number[]>()
  /** After how many entries everything provisional was sealed, each time. */
  readonly #seals: number[] = [0]
  /** What each seat was told of the entries, as far as it was asked for. */
  readonly #told = new Map<Seat, { readonly lines: Happening[]; upTo: number }>()

  constructor(seats: number, setup: Entry<null>) {
    this.setup = setup
    for (let seat = 0; seat < seats; seat++) this.#moments.set(seat, [0])
    this.#moments.set(SPECTATOR, [0])
  }

  /** These stand from now on, all sealed together. `looksOther` is asked of a seat that is told nothing of them. */
  add(entries: readonly SealedEntry<Action>[], looksOther: (seat: Seat) => boolean): void {
    this.#rememberMoments(entries, looksOther)
    this.entries.push(...entries)
    this.#seals.push(this.entries.length)
  }

  #rememberMoments(entries: readonly SealedEntry<Action>[], looksOther: (seat: Seat) => boolean): void {
    const from = this.entries.length
    const end = from + entries.length
    for (const [seat, moments] of this.#moments) {
      const before = moments.length
      let isShown = false
      for (const [i, { seat: by, happenings }] of entries.entries()) {
        const isTold = happenings.some(({ to }) => includes(to, seat))
        if (isTold || by === seat) moments.push(from + i + 1)
        isShown ||= by === seat ? from + i + 1 === end : isTold
      }
      // Nothing tells it that others have done something too: then it knows only if it sees it.
      if (!isShown && looksOther(seat)) moments.push(end)
      else if (moments.length > before) moments[moments.length - 1] = end
    }
  }

  /** The moments a seat could tell apart: after how many entries each of them stood. */
  moments(seat: Seat): readonly number[] {
    return this.#moments.get(seat) ?? []
  }

  /** One more moment of a seat, where nothing else has happened. */
  addMoment(seat: Seat): void {
    this.#moments.get(seat)?.push(this.entries.length)
  }

  /** How many of the first so many entries were sealed by then, together with all that was done with them. */
  sealedBefore(upTo: number): number {
    return this.#seals.findLast((count) => count <= upTo) ?? 0
  }

  /** What a seat was told by the set-up, counted as -1, and the entries from one on to another. */
  toldBetween(seat: Seat, after: number, upTo: number): Happening[] {
    const entries = [this.setup, ...this.entries.slice(0, upTo)].slice(after + 1)
    return entries.flatMap(({ happenings }) => happenings.filter(({ to }) => includes(to, seat)))
  }

  /** All that a seat was told. */
  told(seat: Seat): readonly Happening[] {
    const hears = (happening: Happening): boolean => includes(happening.to, seat)
    const told = this.#told.get(seat) ?? { lines: this.setup.happenings.filter(hears), upTo: 0 }
    for (; told.upTo < this.entries.length; told.upTo++)
      told.lines.push(...this.entries[told.upTo].happenings.filter(hears))
    this.#told.set(seat, told)
    return told.lines
  }
}

/** Entries as a record holds them. */
export function recordedEntries<Action>(
  entries: readonly SealedEntry<Action>[],
  seats: readonly string[],
): RecordEntry[] {
  return entries.map((entry) => {
    const { draws, joined, sealed } = entry
    const drawn = draws.length > 0 ? { draws } : {}
    if (!('interruption' in entry))
      return {
        seat: seats[entry.seat],
        action: entry.action,
        ...drawn,
        ...(joined ? { joined } : {}),
        ...(sealed ? { sealed } : {}),
      }
    const { interruption } = entry
    const seat = interruption.kind === 'left' ? { seat: seats[interruption.seat] } : {}
    return { interruption: interruption.kind, ...seat, ...drawn }
  })
}

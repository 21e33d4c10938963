import type { LevelId } from '@iacta/bots'
import type { Explanation, Outcome, Prompt, Refusal } from '@iacta/kernel'
import type { ReadonlySignal } from '@preact/signals'
import type { LogLine } from '../board/index.ts'

/** A table as its page knows it: the same for one on the server and one in this browser. */
export interface TableLink {
  readonly id: string
  readonly where: 'server' | 'here'
  /** Who sits where, clocks, how it ended; null until it is known. */
  readonly summary: ReadonlySignal<TableSummary | null>
  /** The game as the seat that looks sees it; null until it has begun. */
  readonly scene: ReadonlySignal<Scene | null>
  readonly line: ReadonlySignal<Line>
  /**
   * Does actions as one gesture, to be taken back together: all of them as far as the first that seals, or none; rejects
   * with a `Trouble`.
   */
  act(actions: readonly unknown[]): Promise<void>
  /** Takes back the last gesture. */
  undo(): Promise<void>
  /** Why an action may not be done; null if it may. */
  why(action: unknown): Promise<Refusal | null>
  /** The table after so many sealed actions, with the fog of this seat; `seat: 'all'` without, once it is over. */
  moment(at: number, seat?: string | null): Promise<Moment>
  /** Looks from another of one's own seats, or as a spectator. */
  lookFrom(seat: string | null): void
  /** Why the computer in a seat did what it last did that others could see; null if it has nothing to say. */
  explain?(seat: string): Promise<Explanation | null>
  /** Gives the game up with the seat one looks from; where it is not the server's to do. */
  resign?(): Promise<void>
  /** Who is at it; null until it is known. */
  readonly presence?: ReadonlySignal<Presence | null>
  /** What is wrong with keeping it, while something is. */
  readonly trouble?: ReadonlySignal<Trouble | null>
  close(): void
}

/** `opening` at first, `open`, `lost` while it tries again, `gone` when it never will: not there, or not for us. */
export type Line = 'opening' | 'open' | 'lost' | 'gone'

export interface Scene {
  readonly seat: string | null
  /** What the next action answers. */
  readonly sequence: number
  readonly view: unknown
  readonly prompt: Prompt
  readonly actions: readonly unknown[]
  readonly canUndo: boolean
  /** All this seat was told; the lines from `settled` on go if their actions are taken back. */
  readonly log: readonly LogLine[]
  readonly settled: number
}

export interface Moment {
  readonly at: number
  /** How many moments there are: for a seat what it saw, when the game is over every action. */
  readonly total: number
  /** How many lines of the log had been told by then. */
  readonly heard: number
  readonly view: unknown
  readonly prompt: Prompt
  readonly outcome: Outcome | null
  /** What was told since the moment before. */
  readonly happenings: readonly LogLine[]
  /** What each seat saw, where everything is shown. */
  readonly views?: Readonly<Record<string, unknown>>
}

/** The eyes that see everything, once the game is over. */
export const ALL = 'all'

/** Whose holder has the table open, and how many others watch it. */
export interface Presence {
  readonly seats: readonly string[]
  readonly spectators: number
}

export interface SeatSummary {
  readonly seat: string
  readonly kind: 'open' | 'person' | 'bot'
  /** How well the computer plays it, where it does. */
  readonly level?: LevelId | null
  readonly kept: boolean
  readonly name: string | null
  /** At a rated table, if there is one. */
  readonly rating?: Rating | null
  /** Whoever sat here is gone: the seat is empty, or the computer plays on. */
  readonly deserted?: boolean
  /** Who left this seat while the game was on, and how. */
  readonly left?: Departure | null
  readonly asked: boolean
  readonly bank: number | null
  readonly clockFrom: number | null
  readonly deadline: number | null
  /** When the clock rests for a vacation. */
  readonly rests?: { readonly from: number; readonly until: number } | null
}

/** How good somebody is known to be; little, while it is provisional. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly games: number
  readonly provisional: boolean
}

export interface Departure {
  /** Null for guests. */
  readonly name: string | null
  readonly way: 'resigned' | 'time' | 'handed' | 'gone'
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'deadline'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }

export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly status: 'open' | 'running' | 'over' | 'cancelled'
  /** Begun by another edition of the rules: it can be ended and kept, but neither played on nor shown. */
  readonly frozen?: boolean
  readonly visibility: 'public' | 'private'
  readonly rated: boolean
  readonly clock: Clock
  readonly onTimeout: 'claim' | 'bot'
  /** What the dice were sealed with; empty where no seal covers the whole game. */
  readonly commitment: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly outcome: Outcome | null
  readonly concluded: boolean
  readonly origin: Readonly<Record<string, unknown>> | null
  /** Where it is played again: somebody has asked for that. */
  readonly rematch: string | null
  readonly offers: { readonly draw: number; readonly abandon: number }
  readonly mine: readonly string[]
  readonly kept: readonly string[]
  /** Seats the computer plays for somebody who has left, that we may take over. */
  readonly vacant?: readonly string[]
  readonly seats: readonly SeatSummary[]
}

/** Whether the computer may be asked what to do: not where the result counts. */
export const mayAskForHint = (summary: TableSummary, scene: Scene | null): boolean =>
  !summary.rated && scene !== null && scene.actions.length > 0

/** The computer's seat that can be asked for its reasons; null if there is none. */
export function whoExplains({ status, frozen, seats, mine }: TableSummary): string | null {
  const bot = seats.find(({ kind, seat }) => kind === 'bot' && !mine.includes(seat))
  return status === 'running' && !frozen && bot ? bot.seat : null
}

/** What went wrong, for people: the code chooses the words. */
export class Trouble extends Error {
  readonly code: string
  readonly refusal: Refusal | null

  constructor(code: string, message: string, refusal: Refusal | null = null) {
    super(message)
    this.code = code
    this.refusal = refusal
  }
}

import { EVERYONE, type Explanation, type Handover, type Knowledge, type Refusal } from '@iacta/kernel'
import type { FollowedScene, Moment, Presence, Problem, TableSummary } from '@iacta/wire'
import type { ReadonlySignal } from '@preact/signals'
import type { Dispatch } from './dispatch.ts'

export type {
  Clock,
  Departure,
  FollowedScene as Scene,
  Moment,
  Presence,
  Rating,
  SeatSummary,
  TableSummary,
} from '@iacta/wire'
export { ALL } from '@iacta/wire'

/** A table as its page knows it: the same for one on the server and one in this browser. */
export interface TableLink {
  readonly id: string
  readonly where: 'server' | 'here'
  /** Who sits where, clocks, how it ended; null until it is known. */
  readonly summary: ReadonlySignal<TableSummary | null>
  /** The game as the seat that looks sees it; null until it has begun. */
  readonly scene: ReadonlySignal<FollowedScene | null>
  readonly line: ReadonlySignal<Line>
  /**
   * Does actions as one gesture, to be taken back together: all of them as far as the first that seals, or none; rejects
   * with a `Trouble`. Where the connection can break, `dispatch` tells where they are, and takes them back while they wait.
   */
  act(actions: readonly unknown[], dispatch?: Dispatch): Promise<void>
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
  /** Where several hands share this screen, and the authority knows how to ask them together. */
  readonly handover?: ReadonlySignal<Handover | null>
  /** Nobody of ours wants what is put to all of them. */
  passAll?(): Promise<void>
  /** One of ours wants it after all, whatever it has ordered. */
  speakUp?(seat: string): Promise<void>
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

/** Whether several hands share this screen. */
export const isShared = (summary: TableSummary | null): summary is TableSummary =>
  summary?.status === 'running' && summary.mine.length > 1

/** By seat, the side it plays. */
export const sidesAt = ({ seats }: TableSummary): Record<string, string | null> =>
  Object.fromEntries(seats.map(({ seat, side }) => [seat, side]))

/** Who looks; where all who share a screen look on while one of them decides in the open, that one. */
export const whoActs = ({ seat, handover }: Pick<FollowedScene, 'seat' | 'handover'>): string | null =>
  seat ?? handover?.decides?.seat ?? null

/** All that the seat that looks knows: what it sees, and what it was told. */
export const knownTo = ({ seats }: TableSummary, scene: FollowedScene): Knowledge<unknown> => ({
  seat: seats.findIndex((row) => row.seat === whoActs(scene)),
  view: scene.view,
  heard: scene.log.map(({ key, params }) => ({ key, params, to: EVERYONE })),
})

/** What is seen at a table, with what is put to all who share this screen. */
export const sharedScene = (scene: FollowedScene, { handover }: Pick<TableLink, 'handover'>): FollowedScene => {
  const put = scene.handover ?? handover?.value
  return put ? { ...scene, handover: put } : scene
}

/**
 * Whether the computer may be asked what to do: not where the result counts, and before all who share a screen only in a
 * game that hides nothing, for it is told what all may see.
 */
export const mayAskForHint = (summary: TableSummary, scene: FollowedScene | null, hidesNothing = false): boolean =>
  !summary.rated && scene !== null && scene.actions.length > 0 && (hidesNothing ? whoActs(scene) : scene.seat) !== null

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

/** What the server says is wrong; if it says nothing, that it cannot be reached. */
export const troubleOf = (problem?: Problem): Trouble =>
  problem
    ? new Trouble(problem.code, problem.message, problem.refusal ?? null)
    : new Trouble('offline', 'The server cannot be reached.')

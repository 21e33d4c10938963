import type { Refusal } from '@iacta/kernel'
import type { Message, Room } from './people.ts'
import type { SceneUpdate } from './scene.ts'
import type { Presence, TableSummary } from './table.ts'

/** What goes over the socket, either way. */

/** What the server can be asked. `seat` null, or none, looks as a spectator. */
export type Question =
  | {
      readonly do: 'watch'
      readonly table: string
      readonly seat?: string | null
      readonly heard?: number
      /** Several of one's seats share a screen: what is put to all of them is told, and decided in the open before all. */
      readonly together?: boolean
    }
  | { readonly do: 'unwatch'; readonly table: string }
  | ({ readonly do: 'act'; readonly action: unknown } & Sent)
  /** Nobody in one's seats wants what is put to all of them. */
  | { readonly do: 'pass'; readonly table: string }
  | ({ readonly do: 'undo'; readonly what?: 'gesture' | 'action' } & Sent)
  | {
      readonly do: 'say'
      readonly table: string
      readonly room?: Room
      readonly to?: readonly string[]
      readonly text: string
    }
  | { readonly do: 'ping' }

interface Sent {
  readonly table: string
  readonly seat: string
  /** The sequence of the scene it was decided on. */
  readonly answering?: number
  /** What its sender calls it: sent again under the same id it is done once. */
  readonly actionId?: string
}

/** A question as it is sent: with any number, by which its answer is known. */
export type SocketRequest = Question & { readonly id: number }

/** What a question is answered with, where it can be done. */
export interface Answers {
  readonly watch: { readonly update: Update; readonly presence: Presence }
  readonly unwatch: object
  readonly act: { readonly sequence: number }
  readonly pass: object
  readonly undo: { readonly sequence: number }
  readonly say: { readonly message: Message }
  readonly ping: object
}

export type Answer<Kind extends Question['do'] = Question['do']> =
  | ({ readonly answer: number; readonly ok: true } & Answers[Kind])
  | { readonly answer: number | null; readonly ok: false; readonly error: Problem }

/** Why something was not done: the code for programs, the message for people. */
export interface Problem {
  readonly code: string
  readonly message: string
  /** With the code `refused`: what the rules say. */
  readonly refusal?: Refusal
  /** With the code `stale`: the sequence the game is at now. */
  readonly sequence?: number
}

/** What is sent about a table without being asked: one of these. */
export interface News {
  readonly table: string
  readonly update?: Update
  /** There is something new to read in that room. */
  readonly talk?: Room
  readonly presence?: Presence
  /** It may not be watched any more from that seat. */
  readonly gone?: true
}

/** What is new at a table to who watches it: the summary, if anything of it is; the game, if it has begun. */
export type Update = { readonly summary?: TableSummary } & (SceneUpdate | Untold)

/** Nothing of the game. */
interface Untold {
  readonly scene?: never
  readonly changes?: never
  readonly happenings?: never
  readonly heard?: never
  readonly settled?: never
}

/** Whether an update tells anything of the game. */
export const tellsOfGame = (update: Update): update is Update & SceneUpdate => update.happenings !== undefined

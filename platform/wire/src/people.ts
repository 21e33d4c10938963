import type { Language } from '@iacta/kernel'
import type { Rating, TableSummary } from './table.ts'

/** What the API answers about people: who they are, what they said and how they play. */

/** Somebody who is here: a guest until there is a name. */
export interface Person {
  readonly id: string
  readonly name: string | null
  /** What a guest is called; null for those who have a name. */
  readonly nickname: string | null
  readonly language: Language | null
  /** The vacation that was asked for last: coming, lasting or over. */
  readonly vacationFrom: number | null
  readonly vacationUntil: number | null
  /** Since when there is an account; null for guests. */
  readonly since: number | null
  readonly standing: Standing
}

/** What somebody may do here, beside what everybody may, and what not. */
export interface Standing {
  /** Reads reports and moderates. */
  readonly operator: boolean
  readonly muted: Restriction | null
  readonly suspended: Restriction | null
}

/** Something a person may not do for a while. */
export interface Restriction {
  /** Null: until further notice. */
  readonly until: number | null
  readonly reason: string
}

/** Where somebody is signed in, or a token of his. */
export interface Session {
  readonly id: string
  readonly label: string
  readonly createdAt: number
  readonly seenAt: number
  readonly current: boolean
}

/** Rooms of all, and what one says to some of the others alone. */
export type Room = 'players' | 'spectators' | 'private'

/** Something that was said at a table. */
export interface Message {
  readonly id: number
  readonly room: Room
  /** Null for guests. */
  readonly name: string | null
  /** What a guest is called, if anything. */
  readonly nickname: string | null
  readonly personId: string
  /** Where who says it sits; null for those who do not. */
  readonly seat: string | null
  /** In private: the seats it is for. */
  readonly to: readonly string[]
  readonly text: string
  readonly at: number
}

/** What anybody may know of somebody who has a name. */
export interface Profile {
  readonly name: string
  readonly since: number
  /** By game. */
  readonly ratings: Readonly<Record<string, Rating>>
  /** Public games between people, each in one seat; by game. */
  readonly results: Readonly<Record<string, Results>>
  readonly tables: readonly TableSummary[]
}

export interface Results {
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

export interface Ranked extends Rating {
  readonly name: string
}

/** The ladder of a game, the best first; and apart from them whose rating is provisional. */
export interface Ladder {
  readonly people: readonly Ranked[]
  readonly provisional: readonly Ranked[]
}

/** How the games of a kind ended: all, and those between people, each in one seat. */
export interface Statistics {
  readonly game: string
  readonly all: Figures
  readonly amongPeople: Figures
}

export interface Figures {
  /** Tables played to an end; those that were abandoned are counted apart. */
  readonly tables: number
  readonly abandoned: number
  /** How many actions a table has. */
  readonly averageActions: number | null
  /** Tables that nobody won. */
  readonly drawn: number
  /** By seat, or by the side that was played where seats are not sides; what several won together is divided. */
  readonly won: Readonly<Record<string, number>>
  readonly ways: readonly { readonly way: string; readonly winners: readonly string[]; readonly tables: number }[]
}

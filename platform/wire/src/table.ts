import type { LevelId } from '@iacta/bots'
import type { MannerId, Outcome, Params, WhenLeft } from '@iacta/kernel'

/** A table as somebody may know it: who sits where, clocks, how it ended. Times are milliseconds since 1970. */
export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly status: 'open' | 'running' | 'over' | 'cancelled'
  /** Begun by another edition of the rules: it can be ended and kept, but neither played on nor shown. */
  readonly frozen: boolean
  readonly visibility: 'public' | 'private'
  readonly rated: boolean
  readonly clock: Clock
  /** What may be done when time is out: the game claimed, a computer takes the seat, or the rules answer for it. */
  readonly onTimeout: 'claim' | 'bot' | 'rules'
  /** The length that was agreed on, and when it is up: null once the game was told. */
  readonly minutes: number | null
  readonly timeUpAt: number | null
  /** What the dice were sealed with; empty where no seal covers the whole game. */
  readonly commitment: string
  /** Who set it up. */
  readonly host: Host
  readonly createdAt: number
  /** When something last happened that everybody may see. */
  readonly updatedAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly outcome: Outcome | null
  /** How the game stands, as far as everybody may know, in the game's own figures; null before it begins. */
  readonly tally: Params | null
  /** It ended otherwise than by the rules of the game. */
  readonly concluded: boolean
  /** What it came from: a fork, a rematch, the first game of a match, an import. */
  readonly origin: Readonly<Record<string, unknown>> | null
  /** Where it is played again, for who played at this one. */
  readonly rematch: string | null
  /** The match it is a game of. */
  readonly match: MatchSummary | null
  /** Who offers what: the bit of each seat, the first being 1. */
  readonly offers: { readonly draw: number; readonly abandon: number }
  /** The seats of who reads this. */
  readonly mine: readonly string[]
  /** Open seats that are kept for him. */
  readonly kept: readonly string[]
  /** Seats the computer plays for somebody who has left, that he may take over. */
  readonly vacant: readonly string[]
  /** He had a seat here, and it was taken from him while the game goes on: the last of them. */
  readonly lost: string | null
  readonly seats: readonly SeatSummary[]
}

export interface Host {
  /** Null for guests, and for those who are gone. */
  readonly name: string | null
  readonly nickname: string | null
  /** Whoever reads this. */
  readonly isYou: boolean
}

/** A match of two games, told by the seats of one of its tables. */
export interface MatchSummary {
  /** 1 for the first game of it, 2 for the second. */
  readonly game: number
  /** Those of its games; the second is null until the first is over. */
  readonly tables: readonly (string | null)[]
  /** How its first game ended, by the seats of that table. */
  readonly first: Outcome | null
  readonly points: Readonly<Record<string, number>>
  readonly over: boolean
  /** Null while it goes on, and where it came to nothing. */
  readonly result: { readonly winner: string | null } | null
  /** Who left it before its second game. */
  readonly left: string | null
}

/** What was settled before a game began. */
export type Options = Readonly<Record<string, string | number | boolean>>

export interface SeatSummary {
  readonly seat: string
  /** The side it plays, where seats are not sides and it is settled. */
  readonly side: string | null
  /** `neutral`: the rules play it, for somebody who has left. */
  readonly kind: 'open' | 'person' | 'bot' | 'neutral'
  /** Open, but for somebody. */
  readonly kept: boolean
  /** Null for guests, and for those who are gone. */
  readonly name: string | null
  /** What a guest is called, if anything. */
  readonly nickname: string | null
  /** At a rated table, if there is one. */
  readonly rating: Rating | null
  /** What the end of this table made of it: null until then, and where it changed nothing. */
  readonly ratingChange: RatingChange | null
  /** Who left this seat while the game was on, and how. */
  readonly left: Departure | null
  /** What becomes of it when it is left and somebody stays. */
  readonly ifLeft: WhenLeft
  /** Out of play: who left it may come back only if the rules ask him. */
  readonly out: boolean
  /** How well the computer plays it; null where it does not. */
  readonly level: LevelId | null
  /** How it likes to play; null where it does not, and where nobody knows. */
  readonly manner: MannerId | null
  /** Whoever sat here is gone: the seat is empty, or the computer plays on. */
  readonly deserted: boolean
  /** Is waited for, as far as who reads this may know. */
  readonly asked: boolean
  /** Milliseconds left when the clock was last stopped. */
  readonly bank: number | null
  /** Since when it is waited for. */
  readonly clockFrom: number | null
  readonly deadline: number | null
  /** When the clock rests for a vacation. */
  readonly rests: { readonly from: number; readonly until: number } | null
}

/** How good somebody is known to be; little, while it is provisional. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly games: number
  readonly provisional: boolean
}

/** A rating before a table was rated, and after. */
export interface RatingChange {
  readonly before: number
  readonly after: number
}

export interface Departure {
  /** Null for guests. */
  readonly name: string | null
  readonly nickname: string | null
  readonly way: 'resigned' | 'time' | 'handed' | 'gone'
}

/** How time is kept at a table: not at all, so long for each decision, or so much in all and more for each turn. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'deadline'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }

/** A table as it is asked for; a seat that is not said is open. */
export interface WantedTable {
  readonly game: string
  readonly options?: Options
  readonly visibility?: TableSummary['visibility']
  readonly rated?: boolean
  readonly clock?: Clock
  readonly onTimeout?: TableSummary['onTimeout']
  /** The first of two games with the seats exchanged. */
  readonly match?: boolean
  readonly minutes?: number | null
  readonly seats: Readonly<Record<string, 'me' | 'open' | Computer | Challenged>>
}

/** Somebody with a name, for whom alone the seat is kept. */
export interface Challenged {
  readonly for: string
}

/** The computer, how well it is to play, and how it likes to; any way if that is not said. */
export interface Computer {
  readonly bot: LevelId
  readonly manner?: MannerId | undefined
}

/** Whose holder has the table open, and how many others watch it. */
export interface Presence {
  readonly seats: readonly string[]
  readonly spectators: number
}

import type { Chance } from './chance.ts'
import type { Going } from './journeys.ts'
import type { OptionSpecs } from './options.ts'
import type { Seat, SeatSet } from './seats.ts'

/** Values that texts are made from: ids, numbers, and lists of them. */
export type Param = string | number | boolean | null | readonly Param[]
export type Params = Readonly<Record<string, Param>>

/** Why something may not be done: a reason with its own text, and the clause of the rules behind it. */
export interface Refusal {
  readonly reason: string
  /** Null where no rule is involved: an action of somebody whose turn it is not, or an unknown one. */
  readonly clause: string | null
  readonly params: Params
}

/** Something that occurred, told to those who may know. */
export interface Happening {
  readonly key: string
  readonly params: Params
  readonly to: SeatSet
}

/** How a game ended. No winner means a draw. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly way: string
  readonly params: Params
}

/** What a seat is asked for, or whom it waits for. */
export interface Prompt {
  readonly key: string
  readonly params: Params
}

/** What an action may reach beyond the state: luck, and the ears of the table. */
export interface Play {
  readonly chance: Chance
  tell(happening: Happening): void
  /** Something hidden has come to light: what was done up to here can no longer be taken back. */
  seal(): void
}

/** Everything a seat knows: its view now, and all it was told so far. `imagine` gets this and no more. */
export interface Knowledge<View> {
  readonly seat: Seat
  readonly view: View
  readonly heard: readonly Happening[]
}

/**
 * A game: a pure function of its options, the actions taken, and the chance drawn.
 *
 * Promises: `actions` lists exactly what `refusal` lets pass, in a stable order; `view`, `prompt` and the
 * happenings told to a seat depend on nothing that seat may not know, nor do `actions` and `refusal`
 * for it; `play` changes only the state it is given. `play` trusts its caller to have asked `refusal`.
 */
export interface Game<State = unknown, Action = unknown, View = unknown, Options = unknown> {
  readonly id: string
  /** Raised when an old record would replay differently. */
  readonly edition: number
  readonly options: OptionSpecs
  seats(options: Options): readonly string[]
  /** The seats of the table that a state is of. */
  seated(state: State): readonly string[]
  start(options: Options, play: Play): State
  /** Who is asked; nobody when the game is over. */
  waiting(state: State): SeatSet
  /** Every legal action of a seat that is asked; none for the others. */
  actions(state: State, seat: Seat): readonly Action[]
  refusal(state: State, seat: Seat, action: Action): Refusal | null
  /** In place. */
  play(state: State, seat: Seat, action: Action, play: Play): void
  /**
   * What a seat that is asked has ordered beforehand to be answered; null if it wants to be asked. Whoever keeps
   * the table plays it as that seat's own action, so that nobody can tell an order from an answer given at once.
   */
  standing?(state: State, seat: Seat): Action | null
  /**
   * Whether those who are asked now answer, unseen, what somebody else did: whoever keeps the table sees to it that the
   * time an answer takes does not tell what could have been answered. Everybody may know it.
   */
  isWindow?(state: State): boolean
  /** Where an action takes a piece; null if it takes none anywhere. With it `survey` finds how far pieces may go. */
  going?(action: Action): Going | null
  /** What a seat has spent on going so far, in the game's own points. */
  spent?(state: State, seat: Seat): number
  view(state: State, seat: Seat): View
  prompt(state: State, seat: Seat): Prompt
  outcome(state: State): Outcome | null
  clone(state: State): State
  /** A world this seat could be in: `view(imagine(known), seat)` is `known.view` again. */
  imagine(known: Knowledge<View>, chance: Chance): State
  /** Reads an action at the door; throws a `Fault` that says what is wrong with it. */
  readAction(json: unknown): Action
  /** The state as JSON and back; `decode` refuses what is not a state. */
  encode(state: State): unknown
  decode(json: unknown): State
  /** What is wrong with a state that play could never reach: for tests, and for the lab. */
  faults(state: State): readonly string[]
}

/** Play that nobody hears: for search and simulation. */
export const unheard = (chance: Chance): Play => ({ chance, tell() {}, seal() {} })

import type { Chance } from './chance.ts'
import type { Going } from './journeys.ts'
import type { WhenLeft } from './leaving.ts'
import type { MatchGame, MatchStanding } from './match.ts'
import type { Listed } from './open.ts'
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
export interface PlayContext {
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
 * Orders given and recalled by any seat whoever is asked: for all to know ("do not stop for my light cavalry"), or
 * secretly, as what `Game.standing` answers by. They are actions like any other, recorded and told, but not among
 * `Game.actions`: no game goes on by them.
 *
 * Promises: an order draws and reveals nothing, and changes of who is asked nobody but its giver. It shows in every view,
 * or in its giver's alone.
 */
export interface Orders<State, Action> {
  /** Whether an action is an order, told by the action alone. */
  includes(action: Action): boolean
  /** Every order that a seat may give now. */
  actions(state: State, seat: Seat): readonly Action[]
  refusal(state: State, seat: Seat, action: Action): Refusal | null
  /** In place, and nothing beyond: what goes on because of it does so in `Game.play`. */
  play(state: State, seat: Seat, action: Action, play: PlayContext): void
}

/**
 * A game: a pure function of its options, the actions taken, and the chance drawn. `Offered` is what its lists hold:
 * `Action` where every action in them is whole.
 *
 * Promises: `actions`, with `orders`, lists exactly what `refusal` lets pass, whole or left open, in a stable order; `view`, `prompt` and the
 * happenings told to a seat depend on nothing that seat may not know, nor do `actions` and `refusal`
 * for it; `play` changes only the state it is given. `play` trusts its caller to have asked `refusal`.
 */
export interface Game<State = unknown, Action = unknown, View = unknown, Options = unknown, Offered = Listed<Action>> {
  readonly id: string
  /** Raised when an old record would replay differently. */
  readonly edition: number
  readonly options: OptionSpecs
  seats(options: Options): readonly string[]
  /** The seats of the table that a state is of. */
  seated(state: State): readonly string[]
  /** What was settled beforehand at that table: for whoever has nothing but a state, where names depend on it. */
  settled?(state: State): Options
  start(options: Options, play: PlayContext): State
  /** Who is asked; nobody when the game is over. */
  waiting(state: State): SeatSet
  /** Every legal action of a seat that is asked; none for the others, and no `orders`. */
  actions(state: State, seat: Seat): readonly Offered[]
  refusal(state: State, seat: Seat, action: Action): Refusal | null
  /**
   * How readily random play (`anyLegal`) does something that is legal now, beside whatever else is: a whole number from 1
   * on, so that anything may come of it. For games where those who do whatever they may hardly ever meet. Without it all
   * is done as readily.
   */
  inclination?(state: State, listed: Offered): number
  /** In place. */
  play(state: State, seat: Seat, action: Action, play: PlayContext): void
  /** What may be ordered out of turn: `refusal` and `play` know these too. */
  readonly orders?: Orders<State, Action>
  /**
   * What a seat that is asked has secretly ordered beforehand to be answered, or can only answer as everybody knows; null
   * if it wants to be asked. Whoever keeps the table plays it as that seat's own action, so that nobody can tell an order
   * from an answer given at once.
   */
  standing?(state: State, seat: Seat): Action | null
  /**
   * Whether those who are asked now answer, unseen, what somebody else did: whoever keeps the table sees to it that the
   * time an answer takes does not tell what could have been answered. Everybody may know it.
   */
  answersUnseen?(state: State): boolean
  /**
   * The answer of a seat, asked while `answersUnseen`, that answers nothing this once. It is always legal then, and what
   * those are asked is the same for all of them, for everybody to know.
   */
  passing?(state: State, seat: Seat): Action
  /** Whether a seat asked while `answersUnseen` can do nothing but pass, by what it holds; known to it alone. */
  isUnable?(state: State, seat: Seat): boolean
  /** Whether a seat has secretly ordered to pass, without being asked, wherever it is unable to answer. */
  passesUnable?(state: State, seat: Seat): boolean
  /**
   * Whether a seat that is asked decides in the open: what it is asked and may do depend on nothing hidden from anybody,
   * so that all may look on while it does. Everybody may know it.
   */
  decidesOpenly?(state: State, seat: Seat): boolean
  /**
   * What a seat that is asked does to leave undone what it may do; null where it has to do something, or to look first.
   * That it does nothing everybody sees, and that it may everybody knows: so it can be said before all.
   */
  forgoing?(state: State, seat: Seat): Action | null
  /**
   * What becomes of a seat that is left while others stay; the usual (`usuallyWhenLeft`) if a game does not say. It is
   * settled with the options, so that everybody knows it before he sits down.
   */
  whenLeft?(options: Options, seat: Seat): WhenLeft
  /**
   * What a seat that was left and is `neutral` does, whenever it is asked. Whoever keeps the table plays it at once as that
   * seat's own action. It depends on nothing the seat may not know.
   */
  conduct?(state: State, seat: Seat): Action
  /**
   * Takes a seat that was left out of play (`out`), in place, and goes on until somebody is asked. The rules may ask that
   * seat again, say whether it comes back: then whoever held it may answer, and it may be left again.
   */
  leave?(state: State, seat: Seat, play: PlayContext): void
  /** Whether a seat that was left is still out of play; where a game does not say, it is for good. Everybody may know it. */
  isOut?(state: State, seat: Seat): boolean
  /** The agreed time is up: told once, in place. A table may be set up with a length where a game has this. */
  timeUp?(state: State, play: PlayContext): void
  /**
   * What holds for a seat that is asked and does not answer in time; null where the rules do not say. It depends on
   * nothing the seat may not know.
   */
  silence?(state: State, seat: Seat): Action | null
  /** Where an action takes a piece from here; null if it takes none anywhere. With it `survey` finds how far pieces may go. */
  going?(action: Action, state: State): Going | null
  /** Whether an action only ends the going of the piece under way, so that another may set out. */
  halts?(action: Action): boolean
  /** What a seat has spent on going so far, or what was done commits it to, in the game's own points: it never falls. */
  spent?(state: State, seat: Seat): number
  view(state: State, seat: Seat): View
  prompt(state: State, seat: Seat): Prompt
  outcome(state: State): Outcome | null
  /** How the game stands in a few figures, year or turn and score, by a view of those who look on: for lists of tables. */
  tally?(view: View): Params
  /**
   * The side a seat plays, where a seat is not a side: the options may say it, or play may settle it, by a bid say. Null as
   * long as it is open. Everybody may know it.
   */
  side?(state: State, seat: Seat): string | null
  /** How a match of two games stands after the first, or ends with the second; without it wins are counted. */
  match?(games: readonly MatchGame[]): MatchStanding
  clone(state: State): State
  /** A world this seat could be in: `view(imagine(known), seat)` is `known.view` again. */
  imagine(known: Knowledge<View>, chance: Chance): State
  /** Reads an action at the door of a table with these options; throws a `Fault` that says what is wrong with it. */
  readAction(json: unknown, options: Options): Action
  /** The state as JSON and back; `decode` refuses what is not a state. */
  encode(state: State): unknown
  decode(json: unknown): State
  /** What is wrong with a state that play could never reach: for tests, and for the lab. */
  faults(state: State): readonly string[]
}

/** Play that nobody hears: for search and simulation. */
export const unheard = (chance: Chance): PlayContext => ({ chance, tell() {}, seal() {} })

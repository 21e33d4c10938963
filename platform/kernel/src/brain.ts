import type { Chance } from './chance.ts'
import type { Knowledge, Params } from './game.ts'
import type { Judgement } from './judgement.ts'
import type { MannerId } from './manners.ts'
import type { Openings } from './openings.ts'
import type { Seat } from './seats.ts'
import type { Tunable } from './tuning.ts'

/** Why something was done: a key with its own words in the game's text, and what they speak of. */
export interface Explanation {
  readonly key: string
  readonly params: Params
  /**
   * Where what it speaks of may stay hidden after all, what everybody is told when it comes to light: a happening with
   * this key, and at least these parameters. See `toldOf`.
   */
  readonly shownBy?: { readonly key: string; readonly params: Params }
}

/**
 * What a good player of a game knows. A searcher that knows no game asks this, and tries its ideas in worlds
 * the seat could be in.
 *
 * Promises: everything depends on the arguments alone; no state that is handed in is changed; `plan` answers
 * with legal actions; `evaluate` lies between 0 and 1.
 */
export interface GameBrain<State = unknown, Action = unknown, View = unknown> {
  /** Draws worlds that look to this seat as the real one does, and agree with what it was told on the way. */
  worlds(known: Knowledge<View>): (chance: Chance) => State
  /**
   * What a seat that is asked would do, quickly found: one action or more, with nothing left open. Those after the first follow as long
   * as nobody else acts and nothing is drawn or revealed. With `daring` 0 it follows its judgement; the more,
   * the further it strays.
   */
  plan(state: State, seat: Seat, chance: Chance, daring: number): readonly Action[]
  /** What else it might do that is worth a thought, the most promising first, and no more than `most`. */
  ideas?(state: State, seat: Seat, most: number): Iterable<readonly Action[]>
  /**
   * Ways for a seat to bear itself from the choice before it on, as long as `turnOf` stays the same, by name: whoever compares
   * plans compares these too, and keeps the one he takes. None where there is nothing to settle for so long.
   */
  bearings?(state: State, seat: Seat): readonly string[]
  /** The same brain with one of these: its `plan` and `ideas` differ. */
  inBearing?(bearing: string): GameBrain<State, Action, View>
  /** How likely this seat is to win. */
  evaluate(state: State, seat: Seat): number
  /** What `evaluate` goes by, where that can be learned: `evaluate` is then `judging(judgement)`. */
  readonly judgement?: Judgement<State>
  /** What `plan` goes by, where play can find better numbers for it: `npm run tune` does. */
  readonly tunable?: Tunable<State, Action, View>
  /** A number that is another with every turn of the game, or whatever else it is told by. */
  turnOf(state: State): number
  /** So many turns a plan is followed before it is judged. */
  readonly horizon: number
  /** The same from a given state, where it is not always so: the last decisions before a count are followed to the count. */
  horizonFrom?(state: State): number
  /** A number that is another after every count (a scoring, a Winter): a plan that is followed to one is judged there. */
  countOf?(state: State): number
  /**
   * After so many turns a plan that is followed further is judged as well, and what it is worth is the mean of these and of the
   * end: what is near strays less, and what is far knows more.
   */
  readonly glimpses?: readonly number[]
  /**
   * By how many standard errors another plan must be ahead of the brain's own to be taken instead, where one is too few: in a game
   * of many dice and dear trials most of what looks better is luck.
   */
  readonly doubt?: number
  /**
   * After so many trials in which a plan came to exactly what the brain's own came to, it is taken for the same and dropped: where much
   * that may be done first comes to the same in the end, what is left is tried the more often.
   */
  readonly alike?: number
  /** How much thought the choice before a seat deserves: 1 as much as there is, 0 none. */
  weight(state: State, seat: Seat): number
  /**
   * What a plan is for, in terms of what everybody may know once it is carried out. An answer given unseen names what
   * shows it (`shownBy`), or is never told of.
   */
  explain(state: State, seat: Seat, plan: readonly Action[]): Explanation
  /** What the first action of a plan is for, as a step of it: for whoever is advised. As `explain` says if there is none. */
  explainStep?(state: State, seat: Seat, plan: readonly Action[]): Explanation
  /**
   * Whether another legal action is as good in every case and better in some, so that nobody should be advised to do
   * this. It depends on nothing the seat may not know, and is never said where there is any doubt; in a state where the
   * seat is asked, not all legal actions are dominated.
   */
  dominated?(state: State, seat: Seat, action: Action): boolean
  /**
   * The same brain with the likings of a manner: between plans it holds for nearly equal it decides otherwise. It is as
   * strong, and obeys the same promises.
   */
  inManner?(manner: MannerId): GameBrain<State, Action, View>
  /**
   * What it would do with what a seat remembers of how it came to the choice before it, where that is more than the position
   * shows: its own last moves, say. It is asked about this choice, and about what may come of it.
   */
  recalling?(known: Knowledge<View>): Pick<GameBrain<State, Action, View>, 'plan' | 'ideas' | 'vain'>
  /**
   * Whether a plan takes back what its seat did a moment ago, and nothing it has heard since is a reason to: besides the
   * brain's own plan, such plans are not thought of.
   */
  undoes?(known: Knowledge<View>, plan: readonly Action[]): boolean
  /**
   * Whether a plan for the choice before a seat wastes something, as far as the seat can know: besides the brain's own
   * plan, such plans are not thought of either.
   */
  vain?(state: State, seat: Seat, plan: readonly Action[]): boolean
  /**
   * What the choice before a seat is called, if it is one of the first of a game, and in all deals so much alike that what
   * is good in one is good in the others; null elsewhere. See `openings`.
   */
  opening?(state: State, seat: Seat): string | null
  /** What is known to be good there. `npm run openings` finds it. */
  readonly openings?: Openings<Action>
  /** Whose likings it has, if it has any. */
  readonly manner?: MannerId | null
  /** False where more than two play: who gives up does not end it for the others, so the computer plays on. */
  readonly mayResign?: boolean
}

import type { GameBrain } from './brain.ts'
import type { FollyWatcher } from './follies.ts'
import type { Game, PlayContext } from './game.ts'
import type { GameText, Language, RuleSection } from './text.ts'

/** All that a game brings to the house; the registry lists one of these for each. */
export interface GamePackage<State = unknown, Action = unknown, View = unknown, Options = unknown> {
  readonly game: Game<State, Action, View, Options>
  readonly text: Readonly<Record<Language, GameText<Action>>>
  readonly rules: Readonly<Record<Language, readonly RuleSection[]>>
  /** Every clause of its ledger. */
  readonly clauses: readonly string[]
  /** What each action carries besides its name, in the order a person would say it. */
  readonly verbs: Readonly<Record<string, readonly string[]>>
  /**
   * A position written by hand, for the lab and for tests; throws a `Fault` that says what is wrong with it. What runs
   * by itself until somebody is asked is told to `play` and draws from it; without one nobody hears, and nothing may
   * be drawn.
   */
  fromPosition(json: unknown, play?: PlayContext): State
  /** Actions by which a seat that is asked does nothing, for now or for the rest: the lab's seats that pass take these. */
  readonly passes: readonly string[]
  /** The table in words, line by line. */
  inWords(view: View, language: Language): string[]
  /** What a good player knows: opponents of every level ask it. */
  readonly brain: GameBrain<State, Action, View>
  /** What opponents of earlier editions of the house knew, by its number: the arena measures others against them. */
  readonly earlierBrains?: Readonly<Record<string, () => Promise<GameBrain<State, Action, View>>>>
  /** Counts what opponents should not do, in a game looked at again: `iacta arena --follies`. */
  readonly watchFollies?: () => FollyWatcher<State, Action>
}

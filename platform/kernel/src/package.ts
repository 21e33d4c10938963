import type { GameBrain } from './brain.ts'
import type { Game } from './game.ts'
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
  /** A position written by hand, for the lab and for tests. */
  fromPosition(json: unknown): State
  /** The table in words, line by line. */
  inWords(view: View, language: Language): string[]
  /** What a good player knows: opponents of every level ask it. */
  readonly brain: GameBrain<State, Action, View>
}

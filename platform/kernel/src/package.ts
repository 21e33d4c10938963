import type { GameBrain } from './brain.ts'
import type { Chance } from './chance.ts'
import type { Game, Knowledge } from './game.ts'
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
  /** A simple opponent: it gets what a seat knows, and nothing else. */
  decide(known: Knowledge<View>, chance: Chance): Action
  /** What a good player knows, for opponents that search. */
  readonly brain: GameBrain<State, Action, View>
}

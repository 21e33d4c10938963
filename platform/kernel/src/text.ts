import type { Happening, Outcome, Prompt, Refusal } from './game.ts'

/** A game's words in one language, for whatever shows them: the terminal, the app, a mail. */
export interface GameText<Action = unknown> {
  readonly title: string
  /** One sentence for a list of games. */
  readonly summary: string
  seat(id: string): string
  option(key: string, choice: string | number | boolean): string
  prompt(prompt: Prompt): string
  happening(happening: Happening): string
  refusal(refusal: Refusal): string
  /** As on a button. */
  action(action: Action): string
  outcome(outcome: Outcome): string
  /** The rules, clause by clause, under the rulebook's own numbers. */
  readonly rules: readonly {
    readonly section: string
    readonly title: string
    readonly clauses: readonly { readonly id: string; readonly text: string }[]
  }[]
}

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

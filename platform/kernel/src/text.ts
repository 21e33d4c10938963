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
  /** A way the game can end by its rules, in a few words: for a list of many games. */
  way(id: string): string
}

/** A paragraph of the rules in our own words, under the rulebook's own number, clause by clause. */
export interface RuleSection {
  readonly section: string
  readonly title: string
  readonly clauses: readonly { readonly id: string; readonly text: string }[]
}

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** How a table can end otherwise than by the rules, in words; `seat` is the name of who was beaten so. */
const CONCLUSIONS: Record<Language, Record<string, (seat: string) => string>> = {
  en: {
    resigned: (seat) => `${seat} resigns.`,
    time: (seat) => `${seat} is out of time.`,
    'agreed-draw': () => 'Drawn by agreement.',
    abandoned: () => 'Abandoned, without a result.',
  },
  it: {
    resigned: (seat) => `${seat} si arrende.`,
    time: (seat) => `${seat} ha esaurito il tempo.`,
    'agreed-draw': () => 'Patta di comune accordo.',
    abandoned: () => 'Partita abbandonata, senza risultato.',
  },
}

/** How a game ended, in words, by its rules or otherwise. */
export function sayOutcome(text: GameText, language: Language, outcome: Outcome): string {
  const conclusion = CONCLUSIONS[language][outcome.way]
  return conclusion ? conclusion(text.seat(String(outcome.params.seat ?? ''))) : text.outcome(outcome)
}

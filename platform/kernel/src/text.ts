import type { Happening, Outcome, Params, Prompt, Refusal } from './game.ts'
import type { Listed } from './open.ts'
import type { OptionValue, SettledOptions } from './options.ts'

/** A game's words in one language, for whatever shows them: the terminal, the app, a mail. */
export interface GameText<Action = unknown> {
  readonly title: string
  /** One sentence for a list of games. */
  readonly summary: string
  seat(id: string): string
  /** Seats, or the sides they play, are named for peoples, of whom one speaks in the plural. */
  readonly arePeoples?: boolean
  /** How whoever has won is called in a sentence, where a seat's name wants more than itself: `the Byzantine`. */
  readonly winners?: Readonly<Record<string, string>>
  /** The sides that seats may play, where seats are not sides (`Game.side`). */
  readonly sides?: Readonly<Record<string, string>>
  /** What an option is called, above its choices. */
  optionName(key: string): string
  /** What an option was settled as, in a few words that say by themselves what it is. */
  option(key: string, value: OptionValue): string
  /** A line that explains an option, or one of its choices, where that helps. */
  optionAbout(key: string, value?: OptionValue): string | null
  prompt(prompt: Prompt): string
  happening(happening: Happening): string
  refusal(refusal: Refusal): string
  /** As on a button. What is listed may leave something open: `openWords` puts both into one sentence. */
  action(action: Listed<Action>): string
  /** For games that leave something open. */
  readonly open?: OpenText<Action>
  /** For games with orders out of turn. */
  readonly orders?: OrdersText
  outcome(outcome: Outcome): string
  /** How the game stands, in a few words for a list: `Year 2 of 5 (706 AUC), turn 3 · Caesar 5, Pompeius 6`. */
  tally?(tally: Params): string
  /** A way the game can end by its rules, in a few words: for a list of many games. */
  way(id: string): string
  /** The same words at a table with these options, where the names of places and pieces depend on them. */
  for?(options: SettledOptions): GameText<Action>
}

/** A game's words at a table with these options. */
export const textFor = <Action>(text: GameText<Action>, options: SettledOptions): GameText<Action> =>
  text.for?.(options) ?? text

/** Who sits somewhere: the name of the seat, and of the side he plays where that is another thing. */
export function seatName(text: GameText, seat: string, side: string | null | undefined): string {
  const name = text.seat(seat)
  return side === null || side === undefined ? name : `${name} (${text.sides?.[side] ?? side})`
}

/** A game's words at a table, where seats are named together with the sides they play. */
export function textAt<Action>(
  text: GameText<Action>,
  options: SettledOptions,
  sides: Readonly<Record<string, string | null | undefined>>,
): GameText<Action> {
  const there = textFor(text, options)
  if (Object.values(sides).every((side) => side === null || side === undefined)) return there
  // Before anybody plays a seat may go by its side; now both are told.
  const general = { ...there, seat: text.seat }
  return { ...there, seat: (id) => seatName(general, id, sides[id]) }
}

/** What a game says of one of its options, in one language. */
export interface OptionWords {
  readonly name: string
  readonly about?: string
  /** By choice, each saying by itself what it is; with a line that explains it where that helps. */
  readonly choices?: Readonly<Record<string, string | { readonly name: string; readonly about: string }>>
  /** A number of a range, likewise. */
  amount?(n: number): string
}

/** The part of a `GameText` that names options. What has no name, as options of another edition, is told as it is. */
export function optionText(
  words: Readonly<Record<string, OptionWords>>,
): Pick<GameText, 'optionName' | 'option' | 'optionAbout'> {
  const wordsOf = (key: string): OptionWords | null => (Object.hasOwn(words, key) ? words[key] : null)
  const choiceOf = (key: string, value: OptionValue) => {
    const { choices = {} } = wordsOf(key) ?? {}
    return Object.hasOwn(choices, String(value)) ? choices[String(value)] : null
  }
  return {
    optionName: (key) => wordsOf(key)?.name ?? key,
    option(key, value) {
      const choice = choiceOf(key, value)
      if (choice !== null) return typeof choice === 'string' ? choice : choice.name
      return typeof value === 'number' ? (wordsOf(key)?.amount?.(value) ?? String(value)) : String(value)
    },
    optionAbout(key, value) {
      if (value === undefined) return wordsOf(key)?.about ?? null
      const choice = choiceOf(key, value)
      return choice === null || typeof choice === 'string' ? null : choice.about
    },
  }
}

/** An order that stands: what it covers, in a few words that follow "you", and the order that recalls it. */
export interface StandingOrder {
  readonly says: string
  readonly recall: unknown
}

/** What a game says of orders out of turn. */
export interface OrdersText {
  /** Who learns of them, in a sentence. */
  readonly about: string
  /** Those of the seat that has this view. */
  standing(view: unknown): readonly StandingOrder[]
}

/** What a listed action leaves open, in words. */
export interface OpenText<Action = unknown> {
  /** What is chosen there, as on a label: `Sum`, `Terms`. */
  label(action: Listed<Action>, field: string): string
  /** One of the values that may be chosen there. */
  value(action: Listed<Action>, field: string, value: string | number): string
}

/** A paragraph of the rules in our own words, under the rulebook's own number, clause by clause. */
export interface RuleSection {
  readonly section: string
  readonly title: string
  readonly clauses: readonly { readonly id: string; readonly text: string }[]
}

/** What is better seen as a table. */
export interface RulesTable {
  readonly id: string
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

export const LANGUAGES = ['en', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** How a table can end otherwise than by the rules, in words; `seat` is the name of who was beaten so. */
const CONCLUSIONS: Record<Language, Record<string, (seat: string) => string>> = {
  en: {
    resigned: (seat) => `${seat} resigns.`,
    time: (seat) => `${seat} is out of time.`,
    'agreed-draw': () => 'Drawn by agreement.',
    abandoned: () => 'Called off, without a result.',
  },
  it: {
    resigned: (seat) => `${seat} abbandona.`,
    time: (seat) => `${seat} ha esaurito il tempo.`,
    'agreed-draw': () => 'Patta di comune accordo.',
    abandoned: () => 'Partita annullata, senza risultato.',
  },
}

/** How a game ended, in words, by its rules or otherwise. */
export function sayOutcome(text: GameText, language: Language, outcome: Outcome): string {
  const conclusion = CONCLUSIONS[language][outcome.way]
  return conclusion ? conclusion(text.seat(String(outcome.params.seat ?? ''))) : text.outcome(outcome)
}

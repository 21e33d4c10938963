import type {
  Explanation,
  Game,
  GameBrain,
  GamePackage,
  GameText,
  Language,
  OptionSpecs,
  Params,
  RuleSection,
} from '@iacta/kernel'
import type { VNode } from 'preact'

/** A line of the log: what a seat was told, to be put into words by the game. */
export interface LogLine {
  readonly key: string
  readonly params: Params
}

/** What a line of the log begins: a year holds turns, a turn holds battles. */
export type Chapter = 'year' | 'turn' | 'battle'

/** What a board is given. It knows no rules: what may be done is in `actions`, everything else is asked with `why`. */
export interface BoardProps<View = unknown, Action = unknown> {
  readonly view: View
  /** Whose eyes these are; null for a spectator. */
  readonly seat: string | null
  /** Every legal action; none while looking back, or when somebody else is asked. */
  readonly actions: readonly Action[]
  /** What was told since the last view that was shown, for motion and marks; empty when jumping about. */
  readonly news: readonly LogLine[]
  /** All that was told to these eyes, the news with it; nothing while looking back. */
  readonly log: readonly LogLine[]
  /** Who looks: the seat where a curtain falls between the hands, otherwise all who share the screen (null). */
  readonly eyes: string | null
  readonly language: Language
  readonly text: GameText<Action>
  /** False where motion is unwelcome: things are where they are at once. */
  readonly motion: boolean
  /** Does legal actions one after the other; stops at the first that is no longer legal. */
  act(...actions: readonly Action[]): void
  /** Shows why an action may not be done, with its clause. */
  why(action: Action): void
}

export interface StatusProps<View = unknown> {
  readonly view: View
  readonly language: Language
}

/** A part of the table in words: a heading and its lines; the text view and screen readers have no other board. */
export interface WordsSection {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Choices of one kind, under a heading, for those who play by list. */
export interface ActionGroup<Action = unknown> {
  readonly heading: string
  readonly actions: readonly Action[]
}

/** What was told, and how it is said. */
export interface Told<Action = unknown> {
  readonly log: readonly LogLine[]
  readonly text: GameText<Action>
}

/** The table for those who play by list. */
export interface GameWords<View = unknown, Action = unknown> {
  /**
   * The whole table; first how the game stands. `ended` says how the table ended, where that is not the rules' doing;
   * `told` is for what has happened and should still be seen.
   */
  inWords(view: View, language: Language, ended?: string | null, told?: Told<Action>): readonly WordsSection[]
  /** Legal actions arranged for a list: by kind, and by block or place. */
  groups(actions: readonly Action[], view: View, language: Language): readonly ActionGroup<Action>[]
  /** What somebody may have meant to do, by what he typed: to be asked why it may not be done. */
  attempts?(said: string, view: View, language: Language): readonly Action[]
}

/** What a game shows of itself. */
export interface GameFace<View = unknown, Action = unknown> {
  /** The map and all that stands on it, cards and panels included; it fills the room it is given. */
  Board(props: BoardProps<View, Action>): VNode
  /** What is always in sight: the year, the turn, the score. */
  Status(props: StatusProps<View>): VNode
  /** A picture of a real board, for the home page and the list of games. */
  Picture(): VNode
  /**
   * Which lines of the log begin a chapter, and how deep it stands; null for all others. The line's own words are the
   * heading. A long log folds by chapters, and the replay has marks at them; without this it has neither.
   */
  chapter?(line: LogLine): Chapter | null
  /** What all seats saw put together, for a game that is over; nothing in it is hidden. */
  open?(views: Readonly<Record<string, View>>): View
  /** What a line sounds like, for those who want to hear it. */
  sound?(line: LogLine): 'block' | 'dice' | null
}

/** A step of a guided first game: real positions, real rules, done by doing. */
export interface LessonStep {
  readonly title: Readonly<Record<Language, string>>
  readonly body: Readonly<Record<Language, string>>
  /** The position it begins from, as `fromPosition` reads it; the one before goes on if there is none. */
  readonly position?: unknown
  /**
   * What is drawn while it lasts, answers included, so that everybody learns from the same dice. What it does not
   * say, or what cannot be drawn where it is asked for, is left to chance.
   */
  readonly draws?: readonly number[]
  /** Which of the legal actions are asked for, when so many are done; others are answered with the hint. */
  wants(action: never, done: number): boolean
  readonly hint: Readonly<Record<Language, string>>
  /** Actions taken when this one is done: by the other side, or for whoever learns. */
  readonly answers?: readonly { readonly seat: string; readonly action: unknown }[]
  /** How many wanted actions finish the step; one if not said. None for a step that is only read. */
  readonly count?: number
  readonly clause?: string
}

export interface Lesson {
  /** Who learns. */
  readonly seat: string
  /** For the set-up, where the first step has no position of its own. */
  readonly options: unknown
  readonly steps: readonly LessonStep[]
  fromPosition: GamePackage['fromPosition']
}

/** What a browser needs of a game, each part fetched when it is needed. */
export interface BrowserGame {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly summary: Readonly<Record<Language, string>>
  /** As the game itself has them; here so that a table can be set up before its rules are fetched. */
  readonly options: OptionSpecs
  seats(options: Readonly<Record<string, string | number | boolean>>): readonly string[]
  /** The rules, for play without a server. */
  engine(): Promise<GameEngine>
  /** What a good player knows: for opponents and for hints. */
  brain(): Promise<GameBrain>
  /** What such a player has to say for itself. */
  reasons(language: Language): Promise<GameReasons>
  text(language: Language): Promise<GameText>
  rules(language: Language): Promise<RulesBook>
  /** One face, whatever the language; it speaks this one from then on. */
  face(language: Language): Promise<GameFace>
  words(): Promise<GameWords>
  lesson?(): Promise<Lesson>
}

export interface GameEngine {
  readonly game: Game
}

/** Explanations of the brain's, in one language. */
export interface GameReasons {
  /** Why the computer did something: for whoever it plays against. */
  why(explanation: Explanation): string
  /** The same as advice, for whoever would do it. */
  advice(explanation: Explanation): string
}

/** The rules reader's book: the clauses, and what is better seen as a table. */
export interface RulesBook {
  /** Titles of its chapters: `6` for all that is numbered 6.…, `Event Cards` for `4.0 Event Cards: Apollo`. */
  readonly chapters?: Readonly<Record<string, string>>
  readonly sections: readonly RuleSection[]
  readonly tables: readonly RulesTable[]
}

export interface RulesTable {
  readonly id: string
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

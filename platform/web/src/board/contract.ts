import type {
  Explanation,
  Game,
  GameBrain,
  GamePackage,
  GameText,
  Language,
  Marches,
  MarchQuestion,
  OptionSpecs,
  RuleSection,
  RulesTable,
  Seat,
  SettledOptions,
  TableTerm,
  WhenLeft,
} from '@iacta/kernel'
import type { LogLine } from '@iacta/wire'
import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import type { Drawing } from './pictures.ts'
import type { GamePoints, Pointers } from './pointers.ts'

export type { RulesTable } from '@iacta/kernel'
export type { LogLine }

/** What a line of the log begins: a year holds turns, a turn holds battles. */
export type Chapter = 'year' | 'turn' | 'battle'

/**
 * What happens in a line, for whoever follows what the others did. `march`, `levy` and `deed` go on over several lines;
 * of the others each is shown by itself: a new turn, cards turned over, a battle that opens, a throw of dice, and how
 * something ended.
 */
export type BeatKind = 'turn' | 'cards' | 'march' | 'levy' | 'deed' | 'battle' | 'dice' | 'result'

/** A line of the log to whoever follows what the others did. */
export interface Beat {
  readonly is: BeatKind
  /** The seat whose doing it is; null for nobody's. */
  readonly by: string | null
  /** Where pieces went: the places from the first to the last, and which piece, where that is known. */
  readonly way?: { readonly places: readonly string[]; readonly piece: string | null }
}

/**
 * What a board is given. It knows no rules: what may be done is in `actions`, everything else is asked with `why`.
 * `Offered` is what that list holds: `Listed<Action>` where a game leaves something open, which `Completion` asks for.
 */
export interface BoardProps<View = unknown, Action = unknown, Offered = Action> {
  readonly view: View
  /** Who looks; null for a spectator. */
  readonly seat: string | null
  /** Every legal action; none while looking back, or when somebody else is asked. */
  readonly actions: readonly Offered[]
  /** What may be ordered out of turn, for all to know, whoever is asked: to be done with `act`. None while looking back. */
  readonly orders: readonly Action[]
  /** What was told since the last view that was shown, for motion and marks; empty when jumping about. */
  readonly news: readonly LogLine[]
  /** All that was told to who looks, the news with it; nothing while looking back. */
  readonly log: readonly LogLine[]
  /** What the others did is being played back: what was to be looked at in one portion makes way for the next. */
  readonly isFilm: boolean
  /** Who looks: the seat where a curtain falls between the hands, otherwise all who share the screen (null). */
  readonly viewer: string | null
  /** One person plays with computers: who looks is not asked where nothing he holds could answer, and needs no order. */
  readonly isSpared: boolean
  readonly language: Language
  readonly text: GameText<Action>
  /** What a hint or a lesson is about, for `PointerLayer` to show: what to do now first, then what is to follow. */
  readonly pointed: readonly Pointers[]
  /** False where motion is unwelcome: things are where they are at once. */
  readonly motion: boolean
  /** Does legal actions as one gesture: all of them, or none. */
  act(...actions: readonly Action[]): void
  /** Shows why an action may not be done, with its clause; of several, why the first that may not after those before it. */
  why(...actions: readonly Action[]): void
  /**
   * How far pieces may go together, asked of the rules: a board never works it out. Null until the answer is there; the
   * same question about what is shown is asked once, so it may be asked again for every drawing.
   */
  reach(question: MarchQuestion<Action>): ReadonlySignal<Marches<Action> | null>
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

/** What several pieces do together, for those who play by list: looked at before it is done. */
export type TogetherProps<View = unknown, Action = unknown> = Pick<
  BoardProps<View, Action>,
  'view' | 'actions' | 'language' | 'reach' | 'act'
>

/** The table for those who play by list. Where a game leaves something open, `Action` is what its lists hold. */
export interface GameWords<View = unknown, Action = unknown> {
  /**
   * The whole table; first how the game stands. `ended` says how the table ended, where that is not the rules' doing;
   * `told` is for what has happened and should still be seen.
   */
  inWords(view: View, language: Language, ended?: string | null, told?: Told<Action>): readonly WordsSection[]
  /** Legal actions arranged for a list: by kind, and by block or place. */
  groups(actions: readonly Action[], view: View, language: Language): readonly ActionGroup<Action>[]
  /** Above the choices, where several pieces may be told something as one; null where not. */
  Together?(props: TogetherProps<View, Action>): ComponentChildren
  /** What somebody may have meant to do, by what he typed: to be asked why it may not be done. */
  attempts?(said: string, view: View, language: Language): readonly Action[]
}

/** What those who play are known by, told apart by shape as well as by colour: in the log, and wherever they are named. */
export interface Emblems {
  /** Whose doing a line tells of: a seat, or a side where that is another thing; null if it is nobody's. */
  whose(line: LogLine): string | null
  /** A picture in a line of text, in the colour of that text. */
  Emblem(props: { readonly of: string }): VNode
  /** Their colour in CSS, for light and dark. */
  colour(of: string): string
}

/** What a game shows of itself. */
export interface GameFace<View = unknown, Action = unknown, Offered = Action> {
  /** The map and all that stands on it, cards and panels included; it fills the room it is given. */
  Board(props: BoardProps<View, Action, Offered>): VNode
  /** What is always in sight: the year, the turn, the score. */
  Status(props: StatusProps<View>): VNode
  /** A picture of a real board, for the home page and the list of games. */
  Picture(): VNode
  /**
   * Which lines of the log begin a chapter, and how deep it stands; null for all others. The line's own words are the
   * heading. A long log folds by chapters, and the replay has marks at them; without this it has neither.
   */
  chapter?(line: LogLine): Chapter | null
  /**
   * What happens in a line, for whoever follows what the others did; null for what belongs to the line before it. A game
   * that does not say is followed seat by seat. The view is of any moment of the game: for what does not change, as who
   * has which side.
   */
  beat?(line: LogLine, view: View): Beat | null
  /** Two lines that follow one another, told as one while they are played back: steps of one march. Null for what is told by itself. */
  joined?(line: LogLine, next: LogLine): LogLine | null
  /**
   * Whether a line that follows the beginning of a battle still belongs to it. The first that does not ends it, and stands
   * in the chapter around it; without this a battle lasts to the next chapter.
   */
  inBattle?(line: LogLine): boolean
  /** By what those who play are known at a glance. */
  readonly emblems?: Emblems
  /** What all seats saw put together, for a game that is over; nothing in it is hidden. */
  open?(views: Readonly<Record<string, View>>): View
  /** Which of the legal actions passes, or ends what is being done: for the keys that do so. Null where none does. */
  ending?(actions: readonly Offered[], kind: 'pass' | 'done'): Action | null
  /** What a line sounds like, for those who want to hear it. */
  sound?(line: LogLine): 'block' | 'dice' | null
}

/** What a great moment is: somebody rises, somebody falls, or all is counted. It shapes the medal at its head. */
export type MomentTone = 'triumph' | 'fall' | 'season'

/** A great moment, as its panel shows it. */
export interface GreatMoment {
  readonly tone: MomentTone
  /** Whose it is, a seat or a side: its colour is the panel's. Null where it is everybody's. */
  readonly of: string | null
  readonly picture: Drawing
  /** When or where, in a few words above the title. */
  readonly occasion: string
  readonly title: string
  readonly lines: readonly string[]
  readonly figures: readonly MomentFigures[]
}

/** Figures by seat or side. The last column is the one that counts. */
export interface MomentFigures {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly of: string
    readonly name: string
    readonly cells: readonly (number | string)[]
  }[]
}

/** What is there when a moment is told of. */
export interface MomentScene<View = unknown> {
  readonly told: readonly LogLine[]
  readonly view: View
  readonly text: GameText
  readonly language: Language
}

/** Which of the lines that are told make great moments, and what is shown of them; fetched when something has happened. */
export interface GreatMoments<View = unknown> {
  /** The moment that the line with this number makes; null for almost all of them. The end of the game is not one of these. */
  moment(line: number, scene: MomentScene<View>): GreatMoment | null
  /** What is shown of a game that is over, however it ended, besides who won and by what. */
  end(scene: MomentScene<View>): Pick<GreatMoment, 'picture' | 'lines' | 'figures'>
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
  /** What the board points at besides the action that is asked for: for a step that is only read, all there is. */
  readonly points?: Pointers
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
  seats(options: SettledOptions): readonly string[]
  /** The seat that is offered to whoever has not chosen one, if not the first: with the usual options it is asked at once. */
  readonly proposed?: string
  /** As the game itself has it; the usual if it does not say. */
  whenLeft?(options: SettledOptions, seat: Seat): WhenLeft
  /** What a table of it may be set up with, as `termsOf` finds it in the game itself. */
  readonly terms?: readonly TableTerm[]
  /** The rules, for play without a server. */
  engine(): Promise<GameEngine>
  /** The same game before all of its rules have come: enough for the first question of a new table, and for nothing that is played. */
  opening?(options: SettledOptions): Promise<GameEngine>
  /** Fetches what board and words need besides where something was settled so: they are not shown before. */
  furnish?(options: SettledOptions): Promise<void>
  /** Whatever is decided before all who share a screen, they all see everything: each may be told there what to do. */
  readonly hidesNothing?: boolean
  /** What a good player knows: for opponents and for hints. */
  brain(): Promise<GameBrain>
  /** What such a player has to say for itself. */
  reasons(language: Language): Promise<GameReasons>
  /** All that it says, or what the first screen of a new table says of it: then `wholeText` has all. */
  text(language: Language): Promise<GameText>
  wholeText(language: Language): Promise<GameText | null>
  rules(language: Language): Promise<RulesBook>
  /** One face, whatever the language; it speaks this one from then on. */
  face(language: Language): Promise<GameFace>
  words(): Promise<GameWords>
  /** Where on its board the actions of a plan are, to be pointed at. */
  points(): Promise<GamePoints | null>
  moments(): Promise<GreatMoments | null>
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
  /** The same at a table with these options, where the names of places and pieces depend on them. */
  for?(options: SettledOptions): GameReasons
}

/** The rules reader's book: the clauses, and what is better seen as a table. */
export interface RulesBook {
  /** Titles of its chapters: `6` for all that is numbered 6.…, `Event Cards` for `4.0 Event Cards: Apollo`. */
  readonly chapters?: Readonly<Record<string, string>>
  readonly sections: readonly RuleSection[]
  readonly tables: readonly RulesTable[]
}

import type { Explanation } from './brain.ts'
import type { Params, PlayContext, Prompt } from './game.ts'
import { EVERYONE, type SeatSet } from './seats.ts'
import { type GameText, type Language, type OpenText, type OptionWords, type OrdersText, optionText } from './text.ts'

/**
 * What a game says, from tables of sentences. Rules carry keys and parameters; a game's `text/` has a sentence for each
 * key in each language, and the compiler finds the one that is missing.
 */

/** A sentence for each key, made from what it speaks of. */
export type Sayings<About> = { readonly [Key in keyof About]: (about: About[Key]) => string }

/** What a game speaks of. */
export interface Subjects {
  readonly seats: string
  /** The names of its options. */
  readonly options: string
  readonly prompts: object
  readonly happenings: object
  /** What each reason may speak of. */
  readonly refusals: object
  readonly actions: { readonly do: string }
  /** What there is to say of each way to end. */
  readonly ways: object
}

/** Everything a game says in one language, but for its rules. */
export interface GameSentences<S extends Subjects> {
  readonly title: string
  readonly summary: string
  readonly seats: Readonly<Record<S['seats'], string>>
  /** Seats, or the sides they play, are named for peoples, of whom one speaks in the plural. */
  readonly arePeoples?: boolean
  /** How whoever has won is called in a sentence, where a seat's name wants more than itself. */
  readonly winners?: Readonly<Record<S['seats'], string>>
  readonly options: Readonly<Record<S['options'], OptionWords>>
  readonly prompts: Sayings<S['prompts']>
  readonly happenings: Sayings<S['happenings']>
  readonly refusals: Sayings<S['refusals']>
  /** As on a button. */
  readonly actions: { readonly [Action in S['actions'] as Action['do']]: (action: Action) => string }
  readonly ways: Sayings<S['ways']>
  /** The ways to end in a few words, of no game in particular. */
  readonly shortWays: Readonly<Record<keyof S['ways'] & string, string>>
  readonly orders?: OrdersText
  /** For games that leave something open. */
  readonly open?: OpenText<S['actions']>
  /** Stands for sentences that are still to come, where a game gives those of its first screen first. */
  readonly toCome?: string | undefined
}

type AnySayings = Readonly<Record<string, (about: never) => string>>
type Names = Readonly<Record<string, string>>

interface AnySentences {
  readonly title: string
  readonly summary: string
  readonly seats: Names
  readonly arePeoples?: boolean
  readonly winners?: Names
  readonly options: Readonly<Record<string, OptionWords>>
  readonly prompts: AnySayings
  readonly happenings: AnySayings
  readonly refusals: AnySayings
  readonly actions: AnySayings
  readonly ways: AnySayings
  readonly shortWays: Names
  readonly orders?: OrdersText
  readonly open?: OpenText<never>
  readonly toCome?: string | undefined
  /** How the game stands, from what `Game.tally` tells of it. */
  tally?(tally: never): string
}

/** Why the table refuses something, whatever the game. */
export const TABLE_REASONS = ['game-over', 'not-your-turn', 'not-now', 'stale'] as const

const AT_ANY_TABLE = {
  en: {
    over: 'The game is over.',
    'game-over': 'The game is over.',
    'not-your-turn': 'It is not for you to decide now.',
    'not-now': 'This is not what is asked for now.',
    stale: 'The game has gone on in the meantime: look again before you act.',
  },
  it: {
    over: 'La partita è finita.',
    'game-over': 'La partita è finita.',
    'not-your-turn': 'Ora non tocca a te decidere.',
    'not-now': 'Non è questo che si chiede adesso.',
    stale: 'Nel frattempo la partita è andata avanti: guarda di nuovo prima di agire.',
  },
} as const satisfies Record<Language, Record<'over' | (typeof TABLE_REASONS)[number], string>>

/** Says what belongs to a key. Keys and parameters are carried untyped; the rules made them to match. */
function say(sayings: AnySayings, key: string, about: object, toCome?: string): string {
  if (Object.hasOwn(sayings, key)) return sayings[key](about as never)
  if (toCome === undefined) throw new Error(`there is no text for "${key}"`)
  return toCome
}

/** A name, or the id itself where it has none. */
const named = (names: Names | undefined, id: string): string => (names && Object.hasOwn(names, id) ? names[id] : id)

/** A game's words in one language, from its sentences; what is said at any table is known already. */
export function gameText<Action extends { readonly do: string }>(
  language: Language,
  sentences: AnySentences,
): GameText<Action> {
  const common: Names = AT_ANY_TABLE[language]
  const { toCome } = sentences
  const sayOr = (sayings: AnySayings, key: string, about: object): string =>
    Object.hasOwn(common, key) && !Object.hasOwn(sayings, key) ? common[key] : say(sayings, key, about, toCome)
  return {
    title: sentences.title,
    summary: sentences.summary,
    seat: (id) => named(sentences.seats, id),
    ...(sentences.arePeoples ? { arePeoples: true } : {}),
    ...(sentences.winners && { winners: sentences.winners }),
    ...optionText(sentences.options),
    prompt: ({ key, params }) => sayOr(sentences.prompts, key, params),
    happening: ({ key, params }) => say(sentences.happenings, key, params, toCome),
    refusal: ({ reason, params }) => sayOr(sentences.refusals, reason, params),
    action: (action) => say(sentences.actions, action.do, action, toCome),
    outcome: ({ way, params }) => say(sentences.ways, way, params, toCome),
    way: (id) => named(sentences.shortWays, id),
    ...(sentences.orders ? { orders: sentences.orders } : {}),
    ...(sentences.open ? { open: sentences.open as OpenText<Action> } : {}),
    ...(sentences.tally && { tally: (tally) => sentences.tally?.(tally as never) ?? '' }),
  }
}

/** Why the computer did what it did, and the same as advice to somebody who would do it. */
export function reasonsIn<Explanations>(
  whys: Sayings<Explanations>,
  advice: Sayings<Explanations>,
): { why(explanation: Explanation): string; advice(explanation: Explanation): string } {
  const saying =
    (sayings: Sayings<Explanations>) =>
    ({ key, params }: Explanation): string =>
      say(sayings as AnySayings, key, params)
  return { why: saying(whys), advice: saying(advice) }
}

type Told<Keys> = { readonly [Key in keyof Keys]: Params }

/** How a game's rules ask: `const ask = asking<Prompts>()`, and each key goes with what it is about. */
export const asking =
  <Prompts extends Told<Prompts>>() =>
  <Key extends keyof Prompts & string>(key: Key, params: Prompts[Key]): Prompt => ({ key, params })

/** How they tell what has happened: everybody, if it is not said whom. */
export const telling =
  <Happenings extends Told<Happenings>>() =>
  <Key extends keyof Happenings & string>(
    play: PlayContext,
    key: Key,
    params: Happenings[Key],
    to: SeatSet = EVERYONE,
  ): void => {
    play.tell({ key, params, to })
  }

/** A text without accents, marks and capitals, each word between spaces. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()} `

/** Which of these somebody names in what he has typed: to find out what he may mean. */
export function namedIn<Id extends string>(said: string, ids: readonly Id[], nameOf: (id: Id) => string): Id[] {
  const words = plain(said)
  return ids.filter((id) => words.includes(plain(nameOf(id))))
}

/** The table in words for a terminal: how the game stands, then each part under its heading. */
export function inLines(
  sections: readonly { readonly heading: string; readonly lines: readonly string[] }[],
): string[] {
  const [status, ...parts] = sections
  const under = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)
  return [...status.lines, ...parts.flatMap(({ heading, lines }) => ['', `${heading}:`, ...under(lines)])]
}

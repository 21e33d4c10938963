import { readdirSync, readFileSync } from 'node:fs'
import {
  type Chance,
  completed,
  type Game,
  type GameText,
  type Happening,
  LANGUAGES,
  type Language,
  type Listed,
  quickChance,
  SPECTATOR,
  sayRefusal,
  seatsIn,
} from '@iacta/kernel'
import { describe, expect, test } from 'vitest'

/** What no player should ever read. */
export const UNFILLED = /undefined|\bnull\b|NaN|\[object|\$\{|\{\}|\s{2}|\s[.,;:!?]|\(\)|\.\.|!\./

export const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort()

/** All the source files of a folder, one after the other. */
export const sourcesIn = (folder: URL): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')

export const keysIn = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, key]) => key)

type Keyed = Readonly<Record<string, unknown>>

/** The tables of sentences in one language, as `GameSentences` has them. */
interface Sentences {
  readonly prompts: Keyed
  readonly happenings: Keyed
  readonly refusals: Keyed
  readonly actions: Keyed
  readonly ways: Keyed
  readonly shortWays: Readonly<Record<string, string>>
}

/** Whatever the rules tell, ask, refuse and know has words in every language, and no words are left over. */
export function everyKeyHasWords(
  sentences: Readonly<Record<Language, Sentences>>,
  of: { readonly rules: URL; readonly reasons: Keyed; readonly verbs: Keyed },
): void {
  const rules = sourcesIn(of.rules)
  const reasons = Object.keys(of.reasons)
  describe.each(LANGUAGES)('words in %s', (language) => {
    const t = sentences[language]

    test('every happening the rules tell has words, and no words are left over', () => {
      const told = keysIn(rules, /tell(?:Of[A-Z]\w*)?\(\s*play,\s*'([a-z0-9-]+)'/g)
      expect(sorted(Object.keys(t.happenings))).toEqual(sorted(told))
    })

    test('every reason has words, every reason is given by some rule, and no words are left over', () => {
      expect(sorted(Object.keys(t.refusals))).toEqual(sorted(reasons))
      const given = rules.replace(/export const REASONS = \{[\s\S]*?\} as const/, '')
      for (const reason of reasons) expect(given, reason).toMatch(new RegExp(`'${reason}'`))
    })

    test('every prompt that has words is asked by some rule', () => {
      const asked = keysIn(rules.replace(/export interface Prompts \{[\s\S]*?\n\}/, ''), /'([a-z0-9-]+)'/g)
      for (const key of Object.keys(t.prompts)) expect(asked, key).toContain(key)
    })

    test('every action and every way to end has words, and no words are left over', () => {
      expect(sorted(Object.keys(t.actions))).toEqual(sorted(Object.keys(of.verbs)))
      expect(sorted(Object.keys(t.shortWays))).toEqual(sorted(Object.keys(t.ways)))
    })
  })

  test('every way to end has a short name of its own in each language', () => {
    const ways = Object.keys(sentences.en.ways)
    const names = [...ways, ...LANGUAGES.flatMap((language) => Object.values(sentences[language].shortWays))]
    expect(new Set(names).size).toBe(names.length)
  })
}

interface Speaking<State, Action, View, Options> {
  readonly game: Game<State, Action, View, Options>
  readonly texts: Readonly<Record<Language, GameText<Action>>>
  /** So many random games, with options that depend on their numbers. */
  readonly games: number
  /** Of long games no more than so many actions. */
  readonly most?: number
  options(seed: number): Options
  /** Whatever else might be tried, sensible or not, besides what is done. */
  probes(chance: Chance): readonly Action[]
  inWords(view: View, language: Language): readonly string[]
  /** So many different things are said on the way, at least. */
  readonly atLeast: number
}

/** One in so many positions of random play is told whole. */
const TOLD_WHOLE = 50

/** Whatever random games tell, ask, list, refuse and show can be said in every language, without a gap in any sentence. */
export function randomGamesCanBeTold<State, Action extends { readonly do: string }, View, Options>({
  game,
  texts,
  games,
  most = Number.POSITIVE_INFINITY,
  options,
  probes,
  inWords,
  atLeast,
}: Speaking<State, Action, View, Options>): void {
  test('everything random games say can be said in both languages', () => {
    const said = new Set<string>()
    const wrong: string[] = []
    const speak = (kind: string, key: string, say: (text: GameText<Action>, language: Language) => string): void => {
      said.add(`${kind} ${key}`)
      for (const language of LANGUAGES) {
        const words = say(texts[language], language)
        if (!/\S/.test(words) || UNFILLED.test(words)) wrong.push(`${kind} ${key}: ${words}`)
      }
    }
    const tell = (happening: Happening): void => speak('happening', happening.key, (text) => text.happening(happening))
    for (let seed = 0; seed < games; seed++) {
      const chance = quickChance(seed)
      const play = { chance, tell, seal() {} }
      const s = game.start(options(seed), play)
      for (let step = 0; game.outcome(s) === null && step < most; step++) {
        const seats = seatsIn(game.waiting(s))
        const seat = seats[chance.pick(seats.length)]
        for (const hearer of [...game.seated(s).keys(), SPECTATOR]) {
          const prompt = game.prompt(s, hearer)
          speak('prompt', prompt.key, (text) => text.prompt(prompt))
        }
        const legal = game.actions(s, seat)
        const listed = legal[chance.pick(legal.length)]
        const action = completed<Action>(listed, chance)
        speak('listed', action.do, (text) => text.action(listed as Listed<Action>))
        speak('action', action.do, (text) => text.action(action as Listed<Action>))
        for (const probe of [action, ...probes(chance)])
          for (const who of game.seated(s).keys()) {
            const refusal = game.refusal(s, who, probe)
            if (refusal) speak('refusal', refusal.reason, (text, language) => sayRefusal(text, language, refusal))
          }
        if (step % TOLD_WHOLE === 0)
          for (const language of LANGUAGES)
            for (const line of inWords(game.view(s, seat), language))
              if (/undefined|\bnull\b/.test(line)) wrong.push(line)
        game.play(s, seat, action, play)
      }
      const outcome = game.outcome(s)
      if (outcome) speak('outcome', outcome.way, (text) => text.outcome(outcome))
    }
    expect(wrong).toEqual([])
    expect(said.size).toBeGreaterThanOrEqual(atLeast)
  })
}

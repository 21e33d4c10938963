import type { GameBrain, GameText, Language } from '@iacta/kernel'
import type { BrowserGame, GameFace, GameReasons, GameWords, GreatMoments, Lesson, RulesBook } from './contract.ts'
import type { GamePoints } from './pointers.ts'

type Fetch<Part> = () => Promise<Part>

/** Where the parts of a game are, each behind an `import` of its own. */
interface Parts
  extends Pick<BrowserGame, 'id' | 'title' | 'summary' | 'options' | 'seats' | 'whenLeft' | 'terms' | 'engine'> {
  readonly brain: Fetch<{ readonly brain: GameBrain }>
  /** A board that has words of its own is told when they have come. */
  readonly board: Fetch<{ readonly face: GameFace; speak?(language: Language, words: unknown): void }>
  readonly asText: Fetch<{ readonly words: GameWords }>
  readonly points?: Fetch<GamePoints>
  readonly moments?: Fetch<{ readonly moments: GreatMoments }>
  readonly lesson?: Fetch<{ readonly lesson: Lesson }>
  readonly in: Readonly<Record<Language, PartsInALanguage>>
}

interface PartsInALanguage {
  /** The board's own words, if it has any. */
  readonly board?: Fetch<{ readonly words: unknown }>
  readonly text: Fetch<{ readonly text: GameText }>
  readonly rules: Fetch<{ readonly rules: RulesBook }>
  readonly reasons: Fetch<{ readonly reasons: GameReasons }>
}

/** What a browser needs of a game. This is fetched with the first page: nothing of any board may be imported here. */
export function browserGame({ lesson, moments, ...parts }: Parts): BrowserGame {
  return {
    ...parts,
    brain: async () => (await parts.brain()).brain,
    reasons: async (language) => (await parts.in[language].reasons()).reasons,
    text: async (language) => (await parts.in[language].text()).text,
    rules: async (language) => (await parts.in[language].rules()).rules,
    async face(language) {
      const [{ face, speak }, own] = await Promise.all([parts.board(), parts.in[language].board?.()])
      if (own) speak?.(language, own.words)
      return face
    },
    words: async () => (await parts.asText()).words,
    ...(moments && { moments: async () => (await moments()).moments }),
    ...(lesson && { lesson: async () => (await lesson()).lesson }),
  }
}

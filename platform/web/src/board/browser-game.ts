import type { GameBrain, GameText, Language } from '@iacta/kernel'
import type { BrowserGame, GameFace, GameReasons, GameWords, GreatMoments, Lesson, RulesBook } from './contract.ts'
import type { GamePoints } from './pointers.ts'

type Fetch<Part> = () => Promise<Part>

/** Where the parts of a game are, each behind an `import` of its own. */
interface Parts
  extends Pick<
    BrowserGame,
    'id' | 'options' | 'seats' | 'proposed' | 'whenLeft' | 'terms' | 'engine' | 'opening' | 'furnish' | 'hidesNothing'
  > {
  readonly about: Pick<BrowserGame, 'title' | 'summary'>
  readonly brain: Fetch<{ readonly brain: GameBrain }>
  /** A board that has words of its own is told when they have come. */
  readonly board: Fetch<{ readonly face: GameFace; speak?(language: Language, words: unknown): void }>
  readonly in: Readonly<Record<Language, PartsInALanguage>>
  readonly later: Fetch<{ readonly parts: LaterParts }>
  readonly hasLesson?: boolean
}

interface PartsInALanguage {
  /** The board's own words, if it has any. */
  readonly board?: Fetch<{ readonly words: unknown }>
  /** All the game says, or what the first screen of a new table says of it. */
  readonly text: Fetch<{ readonly text: GameText }>
}

/** What no first screen needs. The first page names what the first screens are made of, and only the way to these. */
export interface LaterParts {
  readonly asText: Fetch<{ readonly words: GameWords }>
  readonly points?: Fetch<GamePoints>
  readonly moments?: Fetch<{ readonly moments: GreatMoments }>
  readonly lesson?: Fetch<{ readonly lesson: Lesson }>
  readonly in: Readonly<Record<Language, LaterInALanguage>>
}

interface LaterInALanguage {
  readonly rules: Fetch<{ readonly rules: RulesBook }>
  readonly reasons: Fetch<{ readonly reasons: GameReasons }>
  /** All the game says, where the first screen has less. */
  readonly text?: Fetch<{ readonly text: GameText }>
}

/** What a browser needs of a game. This is fetched with the first page: nothing of any board may be imported here. */
export function browserGame({ about, hasLesson, ...parts }: Parts): BrowserGame {
  const later = async (): Promise<LaterParts> => (await parts.later()).parts
  const lesson = async (): Promise<Lesson> => {
    const found = await (await later()).lesson?.()
    if (!found) throw new Error(`${parts.id} has no lesson`)
    return found.lesson
  }
  return {
    ...parts,
    ...about,
    brain: async () => (await parts.brain()).brain,
    reasons: async (language) => (await (await later()).in[language].reasons()).reasons,
    text: async (language) => (await parts.in[language].text()).text,
    wholeText: async (language) => (await (await later()).in[language].text?.())?.text ?? null,
    rules: async (language) => (await (await later()).in[language].rules()).rules,
    async face(language) {
      const [{ face, speak }, own] = await Promise.all([parts.board(), parts.in[language].board?.()])
      if (own) speak?.(language, own.words)
      return face
    },
    words: async () => (await (await later()).asText()).words,
    points: async () => (await later()).points?.() ?? null,
    moments: async () => (await (await later()).moments?.())?.moments ?? null,
    ...(hasLesson && { lesson }),
  }
}

import { Fault, type Game, type GameBrain, type Knowledge, recalling } from '@iacta/kernel'
import type { Budget, Signal } from './budget.ts'
import type { Answer, Method } from './search.ts'
import { think } from './think.ts'

/** A strength of play. */
export interface Level {
  readonly id: LevelId
  /** A rank of the legions: the same in every language. */
  readonly name: string
  readonly method: Method
  readonly budget: Budget
  /** Whether it knows when to give up. */
  readonly resigns: boolean
}

export const LEVEL_IDS = ['tiro', 'miles', 'centurio', 'legatus'] as const
export type LevelId = (typeof LEVEL_IDS)[number]

const SEARCHING: Method = { plans: 32, carelessness: 0, daring: 0.25, looseness: 0.05 }

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  /** A recruit: sensible, with an eye for what lies before him, and hasty. */
  tiro: {
    id: 'tiro',
    name: 'Tiro',
    method: { plans: 1, carelessness: 2.5, daring: 0, looseness: 0 },
    budget: { iterations: 0 },
    resigns: false,
  },
  /** A soldier: he does what seems best, in a world he could be in. Comparing plans as they stand measured no better. */
  miles: {
    id: 'miles',
    name: 'Miles',
    method: { plans: 1, carelessness: 0, daring: 0, looseness: 0 },
    budget: { iterations: 0 },
    resigns: false,
  },
  /** He follows plans through the enemy's answer and the battles, for a second. */
  centurio: { id: 'centurio', name: 'Centurio', method: SEARCHING, budget: { milliseconds: 1000 }, resigns: true },
  /** The same, with as much time as he is given, and so with more plans to choose from. */
  legatus: {
    id: 'legatus',
    name: 'Legatus',
    method: { ...SEARCHING, plans: 128 },
    budget: { milliseconds: 5000 },
    resigns: true,
  },
}

export function levelNamed(id: string): Level {
  const level = LEVEL_IDS.find((known) => known === id)
  if (!level) throw new Fault(`there is no level "${id}"; the levels are: ${LEVEL_IDS.join(', ')}`)
  return LEVELS[level]
}

export interface Circumstances {
  readonly seed: number
  /** Instead of the level's own. */
  readonly budget?: Budget
  readonly signal?: Signal
  readonly now?: () => number
  /** How its seat bears itself already, where whoever asks knows better than the one who is asked. */
  readonly bearing?: string | null
  /** The plan is carried out whole, as one gesture: nothing of it is kept to go on with. */
  readonly whole?: boolean
}

/** One decision, by itself: the same knowledge, seed and iterations give the same answer. */
export function decideAt<State, Action, View>(
  level: LevelId,
  game: Game<State, Action, View>,
  brain: GameBrain<State, Action, View>,
  known: Knowledge<View>,
  circumstances: Circumstances,
): Answer<Action> {
  const { method, budget } = LEVELS[level]
  return think({ game, brain: recalling(brain, known), known, method, budget, ...circumstances })
}

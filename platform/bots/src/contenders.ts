import { Fault, type GameBrain, type GamePackage, inManner, MANNER_IDS } from '@iacta/kernel'
import { searchOf03 } from './earlier/search-0.3.ts'
import { LEVEL_IDS, type LevelId } from './levels.ts'
import { search as searchOfToday } from './search.ts'
import type { Search } from './think.ts'

/** Who can be measured: a level, as it is or with a style of its own, or whoever plays anything legal. */
export type Contender<State = unknown, Action = unknown, View = unknown> =
  | LevelId
  | 'random'
  | Style<State, Action, View>

/** Opponents of earlier editions of the house, by its number: how they searched. What they knew their games keep. */
const EARLIER: Readonly<Record<string, Search>> = { '0.3': searchOf03 }

/** How a level plays a game, where that is not as it does today. */
export interface Style<State, Action, View> {
  readonly level: LevelId
  readonly brain: GameBrain<State, Action, View>
  readonly search: Search
}

/** The contender of this name: `miles`, `random`, one with a manner, `miles:bold`, or as it was in an earlier edition, `miles@0.3`. */
export async function contenderNamed<State, Action, View, Options>(
  pack: GamePackage<State, Action, View, Options>,
  name: string,
): Promise<Contender<State, Action, View>> {
  const [word, edition] = name.split('@')
  const level = LEVEL_IDS.find((id) => id === word)
  if (name === 'random') return name
  if (level && edition === undefined) return level
  const [rank, liking] = name.split(':')
  const mannered = LEVEL_IDS.find((id) => id === rank)
  const manner = MANNER_IDS.find((id) => id === liking)
  if (mannered && manner) return { level: mannered, brain: inManner(pack.brain, manner), search: searchOfToday }
  const brain = edition === undefined ? undefined : pack.earlierBrains?.[edition]
  const search = edition === undefined ? undefined : EARLIER[edition]
  if (!level || !brain || !search)
    throw new Fault(`there is no opponent "${name}"; the opponents are: ${contendersIn(pack).join(', ')}`)
  return { level, brain: await brain(), search }
}

/** The names of all that can be measured in a game. */
export function contendersIn<State, Action, View, Options>({
  earlierBrains = {},
}: GamePackage<State, Action, View, Options>): readonly string[] {
  const earlier = Object.keys(earlierBrains).flatMap((edition) => LEVEL_IDS.map((id) => `${id}@${edition}`))
  const mannered = LEVEL_IDS.flatMap((id) => MANNER_IDS.map((manner) => `${id}:${manner}`))
  return [...LEVEL_IDS, 'random', ...mannered, ...earlier]
}

import type { GameBrain } from './brain.ts'
import type { Chance } from './chance.ts'
import { Fault } from './fault.ts'
import type { Knowledge } from './game.ts'

/**
 * How an opponent of any level likes to play. Bold ones seek battle, patient ones keep what they have together, grasping
 * ones go for whatever counts. It decides between plans that are nearly equal, and makes nobody stronger.
 */
export const MANNER_IDS = ['bold', 'patient', 'grasping'] as const
export type MannerId = (typeof MANNER_IDS)[number]

/** A brain with the likings of a manner; as it is without one, and where a game knows of none. */
export const inManner = <State, Action, View>(
  brain: GameBrain<State, Action, View>,
  manner: MannerId | null,
): GameBrain<State, Action, View> => (manner === null ? brain : (brain.inManner?.(manner) ?? brain))

export function mannerNamed(id: string): MannerId {
  const manner = MANNER_IDS.find((known) => known === id)
  if (!manner) throw new Fault(`there is no manner "${id}"; the manners are: ${MANNER_IDS.join(', ')}`)
  return manner
}

/** A brain that remembers what a seat knows of its own way here, where the game's can; in all else it is the same. */
export function recalling<State, Action, View>(
  brain: GameBrain<State, Action, View>,
  known: Knowledge<View>,
): GameBrain<State, Action, View> {
  if (!brain.recalling) return brain
  const { plan, ideas, vain } = brain.recalling(known)
  const { inBearing } = brain
  const borne = inBearing && { inBearing: (bearing: string) => recalling(inBearing(bearing), known) }
  return { ...brain, plan, ...(ideas && { ideas }), ...(vain && { vain }), ...borne }
}

/** Any of them, for an opponent of whom nobody said how it is to play. */
export const anyManner = ({ pick }: Pick<Chance, 'pick'>): MannerId => MANNER_IDS[pick(MANNER_IDS.length)]

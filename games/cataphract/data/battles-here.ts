import type { Battle } from './battle.ts'
import { tricameron } from './battles/tricameron.ts'
import type { ScenarioId } from './table.ts'

/**
 * The battles that are here. `battles.ts` brings all of them; a browser has the one for learning from the first, and fetches
 * any other when somebody plays it (`fetching.ts`).
 */
const HERE: { [Id in ScenarioId]?: Battle } = { tricameron }

export function bring(battles: Readonly<typeof HERE>): void {
  Object.assign(HERE, battles)
}

export const battleIfHere = (id: ScenarioId): Battle | null => HERE[id] ?? null

export function battleOf(id: ScenarioId): Battle {
  const found = HERE[id]
  if (!found) throw new Error(`the battle "${id}" has not been fetched`)
  return found
}

import type { Chance, Knowledge } from '@iacta/kernel'
import { hiddenOnes } from '../rules/ambush.ts'
import { imagine, type View } from '../rules/fog.ts'
import type { State } from '../rules/state.ts'
import { factsOf } from '../rules/state.ts'

/** Worlds that look as the real one does, with nobody hidden where somebody has been since (DARA-23). */

/** What is told of somebody who came to a hex. */
const COMING: ReadonlySet<string> = new Set(['stepped', 'rode', 'advanced', 'withdrew', 'fled', 'surged', 'escaped'])
/** So often another world is drawn before one is taken as it is. */
const MOST_TRIES = 40

export function worldsOf(known: Knowledge<View>): (chance: Chance) => State {
  const visited = new Set<string>()
  for (const { key, params } of known.heard) if (COMING.has(key)) visited.add(String(params.to))
  return (chance) => {
    let world = imagine(known, chance)
    for (let i = 0; i < MOST_TRIES && isVisited(world, visited); i++) world = imagine(known, chance)
    return world
  }
}

function isVisited(world: State, visited: ReadonlySet<string>): boolean {
  const hidden = visited.size === 0 ? null : hiddenOnes(world)
  return hidden !== null && visited.has(factsOf(world).grid.name(hidden.hex))
}

import type { PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import type { Labels } from './labels.ts'
import { commandersAt, legionsAt, playerOf, zoneAt } from './reading.ts'

/** A place and all that stands there, in words. */
export function describe(view: View, at: PlaceId, words: Labels): readonly string[] {
  const parts = legionsAt(view, at).map(({ owner, total, marked, done }) =>
    words.legionsOf(words.owners[owner], total, marked, owner === view.active ? done : 0),
  )
  for (const seat of commandersAt(view, at)) {
    const { rank, condition } = playerOf(view, seat)
    parts.push(words.commanderOf(words.owners[seat], words.ranks[rank], words.conditions[condition]))
  }
  if (view.tribes === at) parts.push(words.tribesHere)
  const holder = view.control[at]
  if (holder) parts.push(words.heldBy(words.owners[holder]))
  return parts.length > 0 ? parts : [words.vacant]
}

export function titleOf(at: PlaceId, words: Labels): string {
  const zone = zoneAt(at)
  return zone ? `${words.places[at]} (${words.zones[zone]})` : words.places[at]
}

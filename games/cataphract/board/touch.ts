import type { March, Marches } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { standsAt } from './reading.ts'

/** What a touch of the map means: by what is listed as legal, and nothing else. */

/** The pieces that an action is about, and that may be touched for it. */
export function piecesOf(action: Action): readonly string[] {
  switch (action.do) {
    case 'activate':
    case 'pass':
    case 'wait':
    case 'trump':
    case 'lead':
    case 'part':
    case 'snipe':
      return [action.leader]
    case 'order':
    case 'decoy':
    case 'line':
    case 'recover':
    case 'rally':
    case 'shock':
    case 'join':
    case 'count':
    case 'rout':
    case 'serve':
    case 'retire':
      return [action.unit]
    case 'fire':
    case 'harass':
      return [action.at]
    case 'loose':
      return [action.unit, action.at]
    case 'assault':
    case 'storm':
      return [action.unit, action.on]
    default:
      return []
  }
}

/** Whether a shot is fired at somebody who can be touched for it. */
export const isFire = ({ do: verb }: Action): boolean => verb === 'fire' || verb === 'loose' || verb === 'snipe'

/** The hex that an action leads to. */
export function hexOfAction(action: Action): string | null {
  switch (action.do) {
    case 'step':
    case 'flee':
    case 'advance':
      return action.to
    case 'place':
    case 'arrive':
    case 'replace':
      return action.at
    default:
      return null
  }
}

/** Where something is asked for, if nobody on the map is asked about: where somebody may stand, or who may be chosen. */
export const hexesAsked = (actions: readonly Action[], view: View): readonly string[] =>
  actions.flatMap(
    (action) => hexOfAction(action) ?? (action.do === 'activate' ? standsAt(view, action.leader) : null) ?? [],
  )

/** Done with a button: it is about no piece and no hex, or about how the piece in question stands. */
export const isPlain = (action: Action): boolean => piecesOf(action).length === 0 && hexOfAction(action) === null

/** What may be done with a piece, or by touching it. */
export const withPiece = (actions: readonly Action[], id: string): readonly Action[] =>
  actions.filter((action) => piecesOf(action).includes(id))

/** What may be done by touching a hex, whoever stands there. */
export const atHex = (actions: readonly Action[], hex: string): readonly Action[] =>
  actions.filter((action) => hexOfAction(action) === hex)

/** What may be done with whatever stands in a hex. */
export const withThoseAt = (actions: readonly Action[], view: View, hex: string): readonly Action[] =>
  actions.filter((action) => piecesOf(action).some((id) => standsAt(view, id) === hex))

/** An order to a unit or a leader to set out. */
export const settingOut = (actions: readonly Action[], id: string): Action | null =>
  actions.find(
    (action) => (action.do === 'order' && action.unit === id) || (action.do === 'lead' && action.leader === id),
  ) ?? null

/** Units of the line under command that may still be ordered; nobody while one of them is under way. */
export const lineIn = (view: View, actions: readonly Action[]): readonly string[] =>
  view.stack.at(-1)?.step === 'line' ? actions.flatMap((action) => (action.do === 'order' ? [action.unit] : [])) : []

/** The cheapest way to each hex; of those the one that turns least. */
export function waysByHex(found: Marches<Action> | null): ReadonlyMap<string, March<Action>> {
  const best = new Map<string, March<Action>>()
  for (const march of found?.marches ?? []) {
    if (march.to === march.from) continue
    const known = best.get(march.to)
    if (!known || march.price < known.price || (march.price === known.price && march.way.length < known.way.length))
      best.set(march.to, march)
  }
  return best
}

/** The hexes a march goes through, from where it begins. */
export const pathOf = (march: March<Action>): readonly string[] => [
  march.from,
  ...(march.paths[0] ?? []).filter((hex, i, path) => hex !== (i === 0 ? march.from : path[i - 1])),
]

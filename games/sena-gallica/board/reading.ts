import { LEADER_IDS, LEADERS, type LeaderId, SHIP_IDS } from '../data/fleets.ts'
import { type Berth, type Direction, GRID, type Hex, NONE, sternOf } from '../data/sea.ts'
import type { SeatId } from '../data/table.ts'
import type { View } from '../rules/fog.ts'
import type { Mark, Oars } from '../rules/state.ts'

/** What a view shows, by the names of ships, leaders and hexes. */

/** The ship that is active (7.1), as far as a board has to know. */
export interface ActiveShip {
  readonly ship: string
  readonly canGo: boolean
  readonly spent: number
  /** Ahead steps in a row up to now. */
  readonly run: number
}

const counted = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The ship that is active, whatever was entered from it. */
export function activeShip(view: View): ActiveShip | null {
  const found = view.stack.findLast(({ step }) => step === 'ship')
  if (!found || !('ship' in found) || typeof found.ship !== 'string') return null
  const { ship, stage, stopped, spent, run } = found as Readonly<Record<string, unknown>> & { readonly ship: string }
  const canGo = (stage === 'cut' || stage === 'move') && stopped !== true
  return { ship, canGo, spent: counted(spent), run: counted(run) }
}

export const placeOf = (hex: string): number => GRID.named(hex)
export const hexOf = (place: number): string => GRID.name(place as Hex)

export interface SeenShip {
  readonly id: string
  /** Whoever holds it, and whose fleet it was built for. */
  readonly side: SeatId
  readonly built: SeatId
  readonly bow: string
  readonly stern: string
  readonly heading: Direction
  readonly marines: number
  readonly fatigue: number
  readonly oars: Oars
  readonly fire: number
  readonly isRammed: boolean
  readonly isPrize: boolean
  readonly marks: readonly Mark[]
  readonly squadron: LeaderId | null
  readonly leaders: readonly LeaderId[]
  readonly linked: readonly string[]
}

export const builtFor = (id: string): SeatId => (id.startsWith('goth') ? 'goth' : 'byzantine')
export const otherSide = (side: SeatId): SeatId => (side === 'goth' ? 'byzantine' : 'goth')
export const sideOf = (view: View, id: string): SeatId => (view.taken[id] ? otherSide(builtFor(id)) : builtFor(id))
/** Who has the initiative in this turn (5). */
export const initiativeIn = ({ initiative }: View): SeatId => (initiative === 'goth' ? 'goth' : 'byzantine')
export const sideOfLeader = (id: LeaderId): SeatId => LEADERS[id].side

/** Where the stern of a ship lies that has its bow and heading so; an empty name off the map. */
export function sternAt(bow: string, heading: number): string {
  const berth: Berth = { bow: placeOf(bow) as Hex, heading: heading as Direction }
  const stern = sternOf(berth)
  return stern === NONE ? '' : hexOf(stern)
}

/** The hex next to one, or null beyond the edge. */
export function hexBeside(hex: string, heading: number): string | null {
  const next = GRID.neighbour(placeOf(hex) as Hex, (((heading % 6) + 6) % 6) as Direction)
  return next === NONE ? null : hexOf(next)
}

export function shipIn(view: View, id: string): SeenShip | null {
  const bow = view.bow[id]
  if (!bow) return null
  const heading = (view.heading[id] ?? 0) as Direction
  return {
    id,
    side: sideOf(view, id),
    built: builtFor(id),
    bow,
    stern: sternAt(bow, heading),
    heading,
    marines: view.marines[id] ?? 0,
    fatigue: view.fatigue[id] ?? 0,
    oars: view.oars[id] ?? 'sound',
    fire: view.fire[id] ?? 0,
    isRammed: (view.rammed[id] ?? 0) > 0,
    isPrize: view.prize[id] ?? false,
    marks: (view.marks[id] ?? []) as readonly Mark[],
    squadron: (view.squadron[id] as LeaderId | undefined) ?? null,
    leaders: LEADER_IDS.filter((leader) => view.aboard[leader] === id),
    linked: view.links.flatMap(({ one, other }) => (one === id ? [other] : other === id ? [one] : [])),
  }
}

export const shipsIn = (view: View): SeenShip[] =>
  SHIP_IDS.flatMap((id) => {
    const ship = shipIn(view, id)
    return ship ? [ship] : []
  })

/** Whose bow or stern lies in a hex. */
export const shipAt = (view: View, hex: string | null): SeenShip | null =>
  hex === null ? null : (shipsIn(view).find(({ bow, stern }) => bow === hex || stern === hex) ?? null)

export const aheadOf = ({ bow, heading }: Pick<SeenShip, 'bow' | 'heading'>): string | null => hexBeside(bow, heading)

/** Who is asked what to do, or whom it is about: the innermost step that names a ship. */
export function subjectOf(view: View): string | null {
  const top = view.stack.at(-1)
  if (!top) return null
  if ('ship' in top && typeof top.ship === 'string') return top.ship
  if ('mover' in top && typeof top.mover === 'string') return top.mover
  if ('target' in top && typeof top.target === 'string') return top.target
  return null
}

/** The ship that may be sent from hex to hex right now. */
export function moverOf(view: View): string | null {
  const active = view.stack.at(-1)?.step === 'ship' ? activeShip(view) : null
  return active?.canGo ? active.ship : null
}

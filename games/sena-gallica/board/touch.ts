import type { March, Marches } from '@iacta/kernel'
import { HEADING_IDS } from '../data/map.ts'
import { GRID, type Hex, isLand } from '../data/sea.ts'
import type { Speed } from '../data/tables.ts'
import { SPEEDS } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { activeShip, aheadOf, shipAt, shipIn } from './reading.ts'

/** What a touch of the map means: by what is listed as legal, and nothing else. */

/** The ship that the active one has before its bow. */
export function targetAhead(view: View): string | null {
  const active = activeShip(view)?.ship ?? null
  const ship = active && shipIn(view, active)
  return ship ? (shipAt(view, aheadOf(ship))?.id ?? null) : null
}

/** The ships that an action is about, and that may be touched for it. */
export function piecesOf(action: Action, view: View): readonly string[] {
  switch (action.do) {
    case 'appoint':
    case 'assign':
    case 'shift':
    case 'activate':
    case 'rake':
    case 'shoot':
    case 'join':
    case 'lose':
    case 'man':
    case 'change':
    case 'escape':
      return [action.ship]
    case 'fire':
    case 'grapple':
    case 'board':
      return [action.at]
    case 'cut':
      return [action.from]
    case 'ram':
    case 'through': {
      const target = targetAhead(view)
      return target ? [target] : []
    }
    case 'squadron': {
      const on = view.aboard[action.leader]
      return on ? [on] : []
    }
    default:
      return []
  }
}

const AGAINST: ReadonlySet<Action['do']> = new Set(['rake', 'fire', 'grapple', 'board', 'ram', 'through'])
/** Whether it is done to a ship of the enemy's. */
export const isAttack = ({ do: verb }: Action): boolean => AGAINST.has(verb)

/** Berths to be set up in. */
export const placesIn = (actions: readonly Action[]): readonly Extract<Action, { do: 'place' }>[] =>
  actions.flatMap((action) => (action.do === 'place' ? [action] : []))

/** Of many ships one is told something: these are not a row of buttons, but stand with the ship that is in the hand. */
const BY_SHIP: ReadonlySet<Action['do']> = new Set(['place', 'appoint', 'assign', 'shift', 'activate'])

/** Done with a button: whatever is not about one of many ships or hexes. Attacks have one too, with their odds. */
export const isPlain = ({ do: verb }: Action): boolean => !BY_SHIP.has(verb)

/** What may be done with a ship, or by touching it. */
export const withShip = (actions: readonly Action[], view: View, id: string): readonly Action[] =>
  actions.filter((action) => piecesOf(action, view).includes(id))

export const activation = (actions: readonly Action[], id: string): Action | null =>
  actions.find((action) => action.do === 'activate' && action.ship === id) ?? null

// Courses

/** A way of the ship that is looked at: where its bow comes to lie, whither it heads then, and how fast it goes. */
export interface Course {
  readonly from: string
  readonly to: string
  readonly heading: number
  /** Null where nothing is rowed: a berth to be set up in. */
  readonly speed: Speed | null
  readonly price: number
  readonly way: readonly Action[]
  readonly path: readonly string[]
  readonly isBinding: boolean | null
  /** Steps straight ahead just before its end: a run for a ram (9.2). */
  readonly run: number
}

const isSpeed = (word: string): word is Speed => SPEEDS.some((speed) => speed === word)

function runOf(way: readonly Action[], before: number): number {
  const from = way.findLastIndex(({ do: verb }) => verb !== 'ahead' && verb !== 'rake')
  const run = way.slice(from + 1).filter(({ do: verb }) => verb === 'ahead').length
  return from < 0 ? before + run : run
}

function courseOf(march: March<Action>, before: number): Course | null {
  const heading = Number(march.as.charAt(0))
  const named = march.way.findLast((action) => action.do === 'speed')
  const word = named?.do === 'speed' ? named.at : march.as.slice(1)
  if (Number.isNaN(heading)) return null
  return {
    from: march.from,
    to: march.to,
    heading,
    speed: isSpeed(word) ? word : null,
    price: march.price,
    way: march.way,
    path: [
      march.from,
      ...(march.paths[0] ?? []).filter((hex, i, path) => hex !== (i === 0 ? march.from : path[i - 1])),
    ],
    isBinding: march.isBinding,
    run: runOf(march.way, before),
  }
}

/** Which speed is rather taken where several lead to the same: who is tired rests, and nobody rows at Maximum for nothing. */
const preferred = (isTired: boolean): readonly (Speed | null)[] =>
  isTired ? [null, 'rest', 'cruise', 'maximum'] : [null, 'cruise', 'rest', 'maximum']

/** By the speed that is preferred, and then rather cheap. */
function isBetter(one: Course, other: Course, speeds: readonly (Speed | null)[]): boolean {
  if (one.speed !== other.speed) return speeds.indexOf(one.speed) < speeds.indexOf(other.speed)
  return one.price === other.price ? one.way.length < other.way.length : one.price < other.price
}

/** The courses to each hex, the best for each heading, the best of all first. Nobody is run ashore by touching the land. */
export function coursesByHex(
  found: Marches<Action> | null,
  { run = 0, isTired = false }: { readonly run?: number; readonly isTired?: boolean } = {},
): ReadonlyMap<string, readonly Course[]> {
  const speeds = preferred(isTired)
  const best = new Map<string, Map<number, Course>>()
  for (const march of found?.marches ?? []) {
    const course = courseOf(march, run)
    if (!course || isLand(GRID.named(course.to) as Hex)) continue
    if (!course.way.some(({ do: verb }) => MOVES.has(verb))) continue
    const there = best.get(course.to) ?? new Map<number, Course>()
    const known = there.get(course.heading)
    if (!known || isBetter(course, known, speeds)) there.set(course.heading, course)
    best.set(course.to, there)
  }
  return new Map(
    [...best].map(([hex, courses]) => [hex, [...courses.values()].sort((a, b) => (isBetter(a, b, speeds) ? -1 : 1))]),
  )
}
const MOVES: ReadonlySet<Action['do']> = new Set(['ahead', 'turn', 'pivot', 'back'])

const WEST = HEADING_IDS.indexOf('west')

/** Berths as courses that cost nothing, so that both are chosen alike. */
export function berthsByHex(actions: readonly Action[]): ReadonlyMap<string, readonly Course[]> {
  const found = new Map<string, Course[]>()
  for (const action of placesIn(actions)) {
    const { at: to, heading } = action
    const berth = { from: to, to, heading, speed: null, price: 0, way: [action], path: [to], isBinding: null, run: 0 }
    const others = found.get(to) ?? []
    // The Byzantines alone may choose, and the enemy lies to the west of them: that heading comes first.
    found.set(to, heading === WEST ? [berth, ...others] : [...others, berth])
  }
  return found
}

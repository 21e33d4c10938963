import type { Beat, BeatKind, Chapter, LogLine } from '@iacta/web/board'
import { LEADERS, type LeaderId } from '../data/fleets.ts'
import type { SeatId } from '../data/table.ts'
import type { View } from '../rules/fog.ts'
import type { Happenings } from '../rules/telling.ts'
import { builtFor, sideOf } from './reading.ts'

type Key = keyof Happenings

/** What happens in which lines; those that are not here belong to the line before them. */
const KINDS: { readonly [K in Key]?: BeatKind } = {
  placed: 'levy',
  appointed: 'levy',
  'set-up-done': 'result',
  'turn-begins': 'turn',
  initiative: 'dice',
  'initiative-given': 'deed',
  'goes-first': 'deed',
  assigned: 'deed',
  'squadron-active': 'turn',
  shifted: 'deed',
  obeys: 'dice',
  cut: 'dice',
  'cut-freely': 'deed',
  went: 'march',
  'backed-off': 'march',
  beached: 'result',
  withdrew: 'result',
  reversed: 'dice',
  ram: 'dice',
  rake: 'dice',
  through: 'dice',
  missiles: 'dice',
  grapple: 'dice',
  boarding: 'battle',
  'boarding-unopposed': 'battle',
  captured: 'result',
  retaken: 'result',
  'company-changed': 'deed',
  'leader-escapes': 'dice',
  'leader-lost': 'result',
  spread: 'dice',
  burning: 'dice',
  'fire-out': 'dice',
  'burnt-out': 'result',
  sinks: 'result',
  'dragged-down': 'dice',
  points: 'result',
  'battle-over': 'result',
}

const isSide = (value: unknown): value is SeatId => value === 'goth' || value === 'byzantine'

/** Whose doing a line is: of the side, ship or leader it names; of a ship that was taken, of whoever holds it now. */
export function doerOf(params: LogLine['params'], view?: View): SeatId | null {
  const { side, ship, leader } = params as Partial<Record<string, unknown>>
  if (isSide(side)) return side
  if (typeof ship === 'string') return view ? sideOf(view, ship) : builtFor(ship)
  return typeof leader === 'string' ? (LEADERS[leader as LeaderId]?.side ?? null) : null
}

export function beat({ key, params }: LogLine, view: View): Beat | null {
  const is = KINDS[key as Key]
  if (!is) return null
  const by = doerOf(params, view)
  const { ship, from, to } = params as Partial<Record<string, string>>
  // A ship that is cut loose comes from another ship, and not from a hex.
  return ship && from && to ? { is, by, way: { places: [from, to], piece: ship } } : { is, by }
}

/** Turns hold squadrons; boardings are battles within them. */
export function chapter({ key }: LogLine): Chapter | null {
  if (key === 'turn-begins') return 'year'
  if (key === 'squadron-active') return 'turn'
  return key === 'boarding' || key === 'boarding-unopposed' ? 'battle' : null
}

const IN_BATTLE: ReadonlySet<string> = new Set<Key>([
  'boarding',
  'boarding-unopposed',
  'captured',
  'retaken',
  'prize-crew',
  'company-changed',
  'leader-escapes',
  'leader-lost',
])
export const inBattle = ({ key }: LogLine): boolean => IN_BATTLE.has(key)

export function sound({ key }: LogLine): 'block' | 'dice' | null {
  const is = KINDS[key as Key]
  return is === 'dice' || is === 'battle' ? 'dice' : is === 'march' || is === 'levy' ? 'block' : null
}

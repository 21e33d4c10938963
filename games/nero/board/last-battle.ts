import type { Happening } from '@iacta/kernel'
import type { HappeningKey, Happenings } from '../rules/happenings.ts'
import type { CardId, SeatId } from '../rules/printed.ts'
import { battleOf } from './reading.ts'

/** A line of the log. */
export type Line = Omit<Happening, 'to'>

/** A battle that was fought, as everybody was told of it. */
export interface Fought {
  /** How many battles had been fought with this one. */
  readonly n: number
  readonly battle: Happenings['fought']
  readonly winner: SeatId | null
  /** How it ended, and what came of it. */
  readonly after: readonly Line[]
  /** How many hands have begun since. */
  readonly hands: number
}

/** What follows from a battle and belongs to its picture. */
const AFTER: readonly HappeningKey[] = [
  'drawn',
  'won',
  'battle-point',
  'demoted',
  'new-emperor',
  'stayed',
  'retreated',
  'answered',
  'cancelled',
  'stopped',
  'sick',
]

const isKey = (line: Line, key: HappeningKey): boolean => line.key === key

/** The last battle among all that was told. */
export function lastBattle(log: readonly Line[]): Fought | null {
  const at = log.findLastIndex((line) => isKey(line, 'fought'))
  if (at < 0) return null
  const since = log.slice(at + 1)
  const end = since.findIndex(({ key }) => !AFTER.includes(key as HappeningKey))
  const after = end < 0 ? since : since.slice(0, end)
  const won = after.find((line) => isKey(line, 'won'))
  return {
    n: log.filter((line) => isKey(line, 'fought')).length,
    battle: log[at].params as unknown as Happenings['fought'],
    winner: won ? (won.params as unknown as Happenings['won']).winner : null,
    after,
    hands: since.filter((line) => isKey(line, 'hand-begins')).length,
  }
}

/** Where the points of a side came from: its pieces on the map, and its cards. */
export function sources(total: number, cards: readonly CardId[]): { readonly map: number; readonly cards: number } {
  const played = cards.reduce((points, id) => points + battleOf(id), 0)
  return { map: total - played, cards: played }
}

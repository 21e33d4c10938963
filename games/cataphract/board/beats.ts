import type { Beat, BeatKind, Chapter, LogLine } from '@iacta/web/board'
import { LEADERS } from '../data/leaders.ts'
import type { Army } from '../data/names.ts'
import { CLASSES } from '../data/units.ts'
import type { View } from '../rules/fog.ts'
import type { Happenings } from '../rules/happenings.ts'
import { leaderIn, unitIn } from '../text/common.ts'
import { factsIn, seatOf } from './reading.ts'

type Key = keyof Happenings

/** What happens in which lines; those that are not here belong to the line before them. */
const KINDS: { readonly [K in Key]?: BeatKind } = {
  'turn-begins': 'turn',
  placed: 'levy',
  'leader-placed': 'levy',
  'set-up-done': 'result',
  round: 'dice',
  activated: 'turn',
  trump: 'dice',
  momentum: 'dice',
  doom: 'dice',
  'line-roll': 'dice',
  'line-commanded': 'deed',
  stepped: 'march',
  rode: 'march',
  withdrew: 'march',
  surged: 'march',
  fled: 'march',
  harasses: 'deed',
  fired: 'dice',
  combat: 'battle',
  result: 'dice',
  waver: 'dice',
  routed: 'result',
  eliminated: 'result',
  advanced: 'march',
  rally: 'dice',
  'army-check': 'dice',
  withdraws: 'result',
}

/** The army of a unit or a leader. */
export function armyOf(id: unknown): Army | null {
  if (typeof id !== 'string') return null
  const unit = unitIn(id)
  if (unit) return CLASSES[unit.unitClass][0]
  const leader = leaderIn(id)
  return leader ? LEADERS[leader.leader][0] : null
}

/** Whose doing a line is: that of whoever leads the army of the unit or leader it names. */
function doerOf(line: LogLine, view: View): string | null {
  const { unit, leader, attackers, seat } = line.params as Partial<Record<string, unknown>>
  const facts = factsIn(view)
  const named = unit ?? (Array.isArray(attackers) ? attackers[0] : null)
  const side =
    (typeof named === 'string' ? facts.units[facts.unit(named)]?.side : undefined) ??
    (typeof leader === 'string' ? facts.leaders[facts.leader(leader)]?.side : undefined)
  return side !== undefined ? seatOf(view, side) : typeof seat === 'string' ? seat : null
}

export function beat(line: LogLine, view: View): Beat | null {
  const is = KINDS[line.key as Key]
  if (!is) return null
  const { unit, leader, from, to } = line.params as Partial<Record<string, string>>
  const by = doerOf(line, view)
  const piece = unit ?? leader ?? null
  return typeof from === 'string' && typeof to === 'string'
    ? { is, by, way: { places: [from, to], piece } }
    : { is, by }
}

/** Turns hold the phases of leaders; shocks are battles within them. */
export function chapter({ key }: LogLine): Chapter | null {
  if (key === 'turn-begins') return 'year'
  if (key === 'activated') return 'turn'
  return key === 'combat' ? 'battle' : null
}

const IN_BATTLE: ReadonlySet<Key> = new Set([
  'combat',
  'check',
  'result',
  'both-rout',
  'waver',
  'routed',
  'fled',
  'eliminated',
  'odd-hit',
  'leader-lost',
  'leader-wounded',
  'advanced',
  'army-check',
  'ferocity',
])
export const inBattle = ({ key }: LogLine): boolean => IN_BATTLE.has(key as Key)

export const sound = ({ key }: LogLine): 'block' | 'dice' | null => {
  const is = KINDS[key as Key]
  return is === 'dice' ? 'dice' : is === 'march' || is === 'levy' ? 'block' : null
}

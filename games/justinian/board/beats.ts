import type { Beat, BeatKind, Chapter, LogLine } from '@iacta/web/board'
import { ARMIES } from '../data/armies.ts'
import { MAGISTRI } from '../data/commanders.ts'
import type { SeatId } from '../data/table.ts'
import type { Happenings } from '../rules/telling.ts'

type Key = keyof Happenings

/** What happens in which lines; those that are not here belong to the line before them. */
const KINDS: { readonly [K in Key]?: BeatKind } = {
  posted: 'levy',
  strength: 'levy',
  stationed: 'levy',
  moored: 'levy',
  led: 'levy',
  'turn-begins': 'turn',
  income: 'result',
  removed: 'deed',
  melted: 'dice',
  paid: 'deed',
  levied: 'dice',
  reinforced: 'levy',
  raised: 'levy',
  replaced: 'deed',
  'leader-arrives': 'result',
  'taken-over': 'deed',
  chosen: 'turn',
  rolled: 'turn',
  joint: 'deed',
  recruited: 'dice',
  bribed: 'deed',
  allegiance: 'dice',
  joined: 'levy',
  'nothing-done': 'deed',
  'activation-lost': 'result',
  fortified: 'deed',
  doubled: 'deed',
  travelled: 'march',
  'sets-out': 'turn',
  went: 'march',
  combined: 'deed',
  'control-placed': 'deed',
  cleared: 'deed',
  recovered: 'deed',
  disbanded: 'deed',
  'out-of-area': 'result',
  'treasure-captured': 'result',
  lazicans: 'dice',
  intercepts: 'dice',
  withdrew: 'march',
  battle: 'battle',
  retreated: 'march',
  'no-retreat': 'dice',
  looted: 'dice',
  destroyed: 'result',
  'power-out': 'result',
  sailed: 'march',
  'sea-interception': 'dice',
  evaded: 'march',
  'sea-battle': 'battle',
  landed: 'march',
  docked: 'march',
  'on-patrol': 'deed',
  event: 'dice',
  revolt: 'dice',
  mutiny: 'dice',
  'in-revolt': 'result',
  suppressed: 'dice',
  politics: 'result',
  disputes: 'result',
  nika: 'result',
  plague: 'result',
  'game-over': 'result',
}

/** Nobody's doing, whoever is named in them. */
const NOBODYS: ReadonlySet<string> = new Set<Key>([
  'turn-begins',
  'battle',
  'sea-battle',
  'event',
  'revolt',
  'plague',
  'game-over',
])
const BYZANTINES: ReadonlySet<string> = new Set<Key>([
  'posted',
  'strength',
  'income',
  'built',
  'treasury-lost',
  'paid',
  'levied',
  'reinforced',
  'raised',
  'replaced',
  'bribed',
  'fortified',
  'doubled',
  'travelled',
  'drawn',
  'treasure-captured',
])

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whose doing a line is: of the power, army or leader it names. */
export function doerOf({ key, params }: LogLine): SeatId | null {
  if (NOBODYS.has(key)) return null
  if (BYZANTINES.has(key)) return 'byzantine'
  const told = params as Partial<Record<string, unknown>>
  const side = text(told.side)
  if (side === 'byzantine' || side === 'barbarian') return side
  const who = text(told.army) ?? text(told.power) ?? text(told.leader) ?? text(told.from)
  return who === null ? null : sideNamed(who)
}
/** Whose an army, a power or a leader is, by its name. */
export const sideNamed = (id: string): SeatId =>
  id === 'byzantine' || id in ARMIES || id in MAGISTRI ? 'byzantine' : 'barbarian'

export function beat(line: LogLine): Beat | null {
  const is = KINDS[line.key as Key]
  if (!is) return null
  const by = doerOf(line)
  const { army, from, to } = line.params as Partial<Record<string, unknown>>
  const [start, end] = [text(from), text(to)]
  return is === 'march' && start && end ? { is, by, way: { piece: text(army), places: [start, end] } } : { is, by }
}

/** Turns hold activations; battles stand within them. */
export function chapter({ key }: LogLine): Chapter | null {
  if (key === 'turn-begins') return 'year'
  if (key === 'chosen' || key === 'rolled' || key === 'sets-out') return 'turn'
  return key === 'battle' || key === 'sea-battle' ? 'battle' : null
}

const IN_BATTLE: ReadonlySet<string> = new Set<Key>([
  'lost',
  'retreated',
  'no-retreat',
  'checked',
  'looted',
  'destroyed',
  'fleet-lost',
  'evaded',
  'power-out',
])
export const inBattle = ({ key }: LogLine): boolean => IN_BATTLE.has(key)

export function sound({ key }: LogLine): 'block' | 'dice' | null {
  const is = KINDS[key as Key]
  return is === 'dice' || is === 'battle' ? 'dice' : is === 'march' || is === 'levy' ? 'block' : null
}

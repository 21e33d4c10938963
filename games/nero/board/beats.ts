import type { Beat, BeatKind, LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'
import type { PlaceId, SeatId } from '../rules/printed.ts'

/** What happens in which lines; those that are not here belong to the line before them. */
const KINDS: { readonly [Key in HappeningKey]?: BeatKind } = {
  'turn-begins': 'turn',
  'hand-begins': 'turn',
  'home-chosen': 'levy',
  placed: 'levy',
  stationed: 'levy',
  rallied: 'levy',
  marched: 'march',
  sailed: 'march',
  'to-rome': 'march',
  summoned: 'march',
  fled: 'march',
  'driven-out': 'march',
  'laid-for-movement': 'deed',
  discarded: 'deed',
  'asked-leave': 'deed',
  allowed: 'deed',
  refused: 'deed',
  retreated: 'deed',
  answered: 'deed',
  attempted: 'deed',
  'stood-against': 'deed',
  rebelled: 'deed',
  'tribes-attack': 'deed',
  scored: 'deed',
  announced: 'cards',
  attacked: 'battle',
  fought: 'result',
  murdered: 'result',
  saved: 'result',
  'proclamation-opens': 'result',
  'proclamation-failed': 'result',
  'game-over': 'result',
}

/** Nobody's doing, whoever is named in them. */
const NOBODYS: readonly HappeningKey[] = ['turn-begins', 'scored', 'fought', 'game-over']

interface Told {
  readonly seat?: SeatId
  readonly from?: PlaceId
  readonly to?: PlaceId
}

/** A line to whoever follows what the others did: a stack goes all its way at once. */
export function beat({ key, params }: LogLine): Beat | null {
  const is = KINDS[key as HappeningKey]
  if (!is) return null
  const { seat = null, from, to = 'roma' } = params as Told
  const by = NOBODYS.includes(key as HappeningKey) ? null : seat
  return from ? { is, by, way: { piece: null, places: [from, to] } } : { is, by }
}

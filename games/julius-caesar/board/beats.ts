import type { Beat, BeatKind, LogLine } from '@iacta/web/board'
import type { HappeningKey } from '../rules/happenings.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'

/** What happens in which lines; those that are not here belong to the line before them. */
const KINDS: { readonly [Key in HappeningKey]?: BeatKind } = {
  'year-begins': 'turn',
  'turn-begins': 'turn',
  'winter-begins': 'turn',
  revealed: 'cards',
  moved: 'march',
  shipped: 'march',
  regrouped: 'march',
  harboured: 'march',
  defected: 'march',
  levied: 'levy',
  raised: 'levy',
  disbanded: 'levy',
  declined: 'deed',
  discarded: 'deed',
  exchanged: 'deed',
  passed: 'deed',
  retreated: 'deed',
  'apollo-copies': 'deed',
  'main-attack': 'deed',
  surprise: 'deed',
  'jupiter-chose': 'deed',
  'jupiter-drew': 'deed',
  'jupiter-struck': 'deed',
  'vulcan-struck': 'deed',
  'battle-begins': 'battle',
  fired: 'dice',
  'battle-won': 'result',
  'victory-check': 'result',
  'game-over': 'result',
}

/** Nobody's doing, whoever is named in them. */
const NOBODYS: readonly BeatKind[] = ['turn', 'cards', 'battle', 'result']

interface Told {
  readonly side?: SideId
  readonly block?: BlockId | null
  readonly from?: PlaceId
  readonly to?: PlaceId
  readonly seas?: readonly PlaceId[]
}

/** A line to whoever follows what the enemy did: the blocks that set out together go together. */
export function beat({ key, params }: LogLine): Beat | null {
  const is = KINDS[key as HappeningKey]
  if (!is) return null
  const { side = null, block = null, from, to, seas = [] } = params as Told
  const by = NOBODYS.includes(is) ? null : side
  return from && to ? { is, by, way: { piece: block, places: [from, ...seas, to] } } : { is, by }
}

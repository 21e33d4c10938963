import type { Happening, Knowledge } from '@iacta/kernel'
import { type Action, blockIn, placeTo } from '../rules/action.ts'
import {
  type Block,
  type BlockId,
  block,
  type Place,
  type PlaceId,
  place,
  ROADS_FROM,
  SEA_WAYS_FROM,
  SIDE_IDS,
} from '../rules/printed.ts'
import type { View } from '../rules/view.ts'

/** What brings enemies to a place, or shows them there: a reason to think again of whoever stands beside it. */
const REASONS = new Set(['moved', 'shipped', 'levied', 'regrouped', 'retreated', 'battle-won', 'defected'])

/** Whether a command sends a block back where it came from in the turn before, though no enemy has stirred at either end. */
export function undoes({ seat, heard }: Knowledge<View>, plan: readonly Action[]): boolean {
  const ends = new Map<Block, Place>()
  for (const action of plan) if (action.do === 'move') ends.set(blockIn(action), placeTo(action))
  if (ends.size === 0) return false
  const { ways, stirred } = sinceTurnBefore(heard, SIDE_IDS[seat])
  for (const [b, end] of ends) {
    const way = ways.get(b)
    if (way && way.from === end && !stirred.has(way.from) && !stirred.has(way.to)) return true
  }
  return false
}

/** The way each block of a side took in the turn before, and the places at or beside which the other side did something. */
function sinceTurnBefore(heard: readonly Happening[], side: string) {
  const ways = new Map<Block, { readonly from: Place; readonly to: Place }>()
  const stirred = new Set<Place>()
  let turns = 0
  for (let i = heard.length - 1; i >= 0 && turns < 2; i--) {
    const { key, params } = heard[i]
    if (key === 'turn-begins') turns++
    if (!REASONS.has(key)) continue
    const to = place((params.to ?? params.at) as PlaceId)
    if (params.side !== side) for (const near of beside(to)) stirred.add(near)
    else if (key === 'moved' && params.block !== null) {
      const b = block(params.block as BlockId)
      // From the last step back to the first.
      ways.set(b, { from: place(params.from as PlaceId), to: ways.get(b)?.to ?? to })
    }
  }
  return { ways, stirred }
}

const beside = (p: Place): Place[] => [p, ...[...ROADS_FROM[p], ...SEA_WAYS_FROM[p]].map(({ to }) => to)]

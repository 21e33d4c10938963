import type { Refused } from '@iacta/testing'
import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

export type Case = Refused<Bench, SideId, Action>

export const tried = (clause: string, attempt: Case['attempt']): Case => ({ clause, attempt })

export type Stacks = { readonly [P in PlaceId]?: readonly string[] }

const going =
  <Verb extends 'move' | 'retreat' | 'regroup' | 'sail' | 'harbour'>(verb: Verb) =>
  (block: BlockId, to: PlaceId): { do: Verb; block: BlockId; to: PlaceId } => ({ do: verb, block, to })
export const move = going('move')
export const retreat = going('retreat')
export const regroup = going('regroup')
export const sail = going('sail')
export const harbour = going('harbour')
export const pass = (block: BlockId): Action => ({ do: 'pass', block })
export const exchange = (block: BlockId, other: BlockId): Action => ({ do: 'exchange', block, with: other })

export const COMMANDS = { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' }
export const deployment = (): Bench => bench({ scenario: 'free', now: { step: 'deployment' } })
/** Caesar moves by the points of his card. */
export const moves = (blocks: Stacks, more: Partial<Position> = {}): Bench =>
  bench({ blocks, cards: COMMANDS, now: { step: 'moves', side: 'caesar' }, ...more })
/** Caesar moves by the grace of a god. */
export const byEvent = (god: string, blocks: Stacks): Bench =>
  moves(blocks, { cards: { caesar: `event-${god}`, pompeius: 'cmd-2-1-a' } })
/** A battle that Caesar began, with his Main Attack from there if it is said. */
export const battle = (at: PlaceId, round: number, blocks: Stacks, main?: PlaceId): Bench =>
  bench({
    blocks,
    contests: { [at]: { attacker: 'caesar', ...(main && { main }) } },
    now: { step: 'battle', at, round },
  })

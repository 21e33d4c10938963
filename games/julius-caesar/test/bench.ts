import { GameBench, positions, randomPosition as randomlyPlayed } from '@iacta/testing'
import { occupied, type PlaceView } from '../board/reading.ts'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game, type Options } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import {
  BLOCK_IDS,
  type BlockId,
  block,
  PLACE_IDS,
  type PlaceId,
  place,
  SIDE_IDS,
  SIDES,
  type SideId,
} from '../rules/printed.ts'
import {
  contestAt,
  FALLEN,
  isContested,
  isFriendly,
  isVacant,
  POOL,
  type State,
  strength,
  TROPHY,
} from '../rules/state.ts'
import { victoryPoints } from '../rules/victory.ts'
import type { View } from '../rules/view.ts'

/** A position on the workbench: see `GameBench`. */
export class Bench extends GameBench<State, Action, View, SideId> {
  constructor(position: Position | State) {
    super(game, SIDE_IDS, 'stack' in position ? position : fromPosition(position))
  }

  /** Another bench in the same state. */
  fork(): Bench {
    return new Bench(game.clone(this.state))
  }

  /** Moves a block step by step along a path, and halts it there. */
  march(side: SideId, blockId: BlockId, ...path: PlaceId[]): this {
    for (const to of path) this.do(side, { do: 'move', block: blockId, to })
    return this.now === 'onward' ? this.do(side, { do: 'halt' }) : this
  }

  /** Places a block may be sent to by one kind of action, in alphabetical order. */
  targets(side: SideId, verb: 'move' | 'retreat' | 'sail' | 'regroup' | 'harbour', blockId: BlockId): PlaceId[] {
    return this.actions(side)
      .flatMap((action) => (action.do === verb && 'to' in action && action.block === blockId ? [action.to] : []))
      .sort()
  }

  where(id: BlockId): PlaceId | 'pool' | 'fallen' | 'trophy' {
    const at = this.state.place[block(id)]
    return PLACE_IDS[at] ?? (at === POOL ? 'pool' : at === FALLEN ? 'fallen' : at === TROPHY ? 'trophy' : 'pool')
  }

  strength(id: BlockId): number {
    return strength(this.state, block(id))
  }

  side(id: BlockId): SideId {
    return SIDE_IDS[this.state.side[block(id)]]
  }

  /** friendly to whom, 'vacant' or 'contested'. */
  control(id: PlaceId): SideId | 'vacant' | 'contested' {
    const p = place(id)
    if (isVacant(this.state, p)) return 'vacant'
    if (isContested(this.state, p)) return 'contested'
    return SIDE_IDS[SIDES.find((side) => isFriendly(this.state, side, p)) as 0 | 1]
  }

  points(side: SideId): number {
    return victoryPoints(this.state, SIDE_IDS.indexOf(side) as 0 | 1)
  }

  /** Blocks in a place, by id, in the order of the roster. */
  at(id: PlaceId): BlockId[] {
    return BLOCK_IDS.filter((_, b) => this.state.place[b] === place(id))
  }

  /** What a seat sees in each place where anything stands. */
  places(seat: SideId | 'spectator'): { readonly [P in PlaceId]?: PlaceView } {
    return placesIn(this.view(seat))
  }

  /** All that a seat is told of the map, to the letter. */
  onMap(seat: SideId | 'spectator'): string {
    const { blocks, hidden } = this.view(seat)
    return JSON.stringify({ blocks, hidden })
  }

  contest(id: PlaceId) {
    return contestAt(this.state, place(id))
  }
}

export const placesIn = (view: View): { readonly [P in PlaceId]?: PlaceView } => Object.fromEntries(occupied(view))

export const bench = (position: Position): Bench => new Bench(position)

/** The blocks that act in the order of one Round, each of them passing. */
export function roundOrder(b: Bench): BlockId[] {
  const order: BlockId[] = []
  const round = (): number | null => (b.frame?.step === 'battle' ? b.frame.round : null)
  const first = round()
  while (round() === first && first !== null) {
    const [side] = b.waiting
    const pass = b.actions(side).find((action) => action.do === 'pass')
    if (pass?.do !== 'pass') break
    order.push(pass.block)
    b.do(side, pass)
  }
  return order
}

/** Both set-ups. */
export const optionsOf = (seed: number): Options => ({ scenario: seed % 3 === 0 ? 'free' : 'historical' })

/** Positions of random play, up to so many actions into the game. */
export const randomPositions = (most: number) => positions(game, optionsOf, most)

export const randomPosition = (seed: number, actions: number, look?: (s: State) => void): State =>
  randomlyPlayed(game, optionsOf(seed), seed, actions, look)

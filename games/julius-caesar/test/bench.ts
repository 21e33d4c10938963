import { type Happening, includes, type Refusal, SPECTATOR, scriptedChance, seatsIn } from '@iacta/kernel'
import { positions, randomPosition as randomlyPlayed } from '@iacta/testing'
import { expect } from 'vitest'
import { type Action, readAction } from '../rules/action.ts'
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
} from '../rules/board.ts'
import { juliusCaesar as game, type Options } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import type { Reason } from '../rules/reasons.ts'
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

const seatOf = (side: SideId | 'spectator'): number => (side === 'spectator' ? SPECTATOR : SIDE_IDS.indexOf(side))

/** A position on the workbench: try actions, see why not, script the dice, look at what came of it. */
export class Bench {
  readonly state: State
  /** Everything told since the bench was set up, to whomever. */
  readonly told: Happening[] = []
  /** Whether the last action came to something that cannot be taken back: a reveal or a draw. */
  sealed = false

  constructor(position: Position | State) {
    this.state = 'stack' in position ? position : fromPosition(position)
  }

  /** Another bench in the same state. */
  fork(): Bench {
    return new Bench(game.clone(this.state))
  }

  /** Does an action, with these answers of chance and no others. Fails if it is refused. */
  do(side: SideId, action: Action, ...chance: number[]): this {
    const refusal = this.refusal(side, action)
    if (refusal) throw new Error(`${side} may not ${JSON.stringify(action)}: ${refusal.reason} (${refusal.clause})`)
    const script = scriptedChance(...chance)
    this.sealed = chance.length > 0
    game.play(this.state, seatOf(side), action, {
      chance: script,
      tell: (happening) => this.told.push(happening),
      seal: () => {
        this.sealed = true
      },
    })
    expect(game.faults(this.state)).toEqual([])
    if (script.left() > 0) throw new Error(`${script.left()} answers of chance were never asked for`)
    return this
  }

  /** Moves a block step by step along a path, and halts it there. */
  march(side: SideId, blockId: BlockId, ...path: PlaceId[]): this {
    for (const to of path) this.do(side, { do: 'move', block: blockId, to })
    return this.now === 'onward' ? this.do(side, { do: 'halt' }) : this
  }

  refusal(side: SideId, action: Action): Refusal | null {
    const refusal = game.refusal(this.state, seatOf(side), readAction(action))
    const listed = this.actions(side).some((legal) => JSON.stringify(legal) === JSON.stringify(action))
    if (listed !== (refusal === null))
      throw new Error(`the list of actions and the refusal disagree about ${JSON.stringify(action)}`)
    return refusal
  }

  may(side: SideId, action: Action): boolean {
    return this.refusal(side, action) === null
  }

  /** The reason for a refusal: `bench.why(...)` is 'pinned'. Null if it is allowed. */
  why(side: SideId, action: Action): Reason | string | null {
    return this.refusal(side, action)?.reason ?? null
  }

  actions(side: SideId): readonly Action[] {
    return game.actions(this.state, seatOf(side))
  }

  /** Places a block may be sent to by one kind of action, in alphabetical order. */
  targets(side: SideId, verb: 'move' | 'retreat' | 'sail' | 'regroup' | 'harbour', blockId: BlockId): PlaceId[] {
    return this.actions(side)
      .flatMap((action) => (action.do === verb && 'to' in action && action.block === blockId ? [action.to] : []))
      .sort()
  }

  /** Who is asked. */
  get waiting(): SideId[] {
    return seatsIn(game.waiting(this.state)).map((seat) => SIDE_IDS[seat])
  }

  /** The name of the step that asks. */
  get now(): string | undefined {
    return this.state.stack.at(-1)?.step
  }

  /** The memory of the step that asks. */
  get frame(): State['stack'][number] | undefined {
    return this.state.stack.at(-1)
  }

  view(side: SideId | 'spectator'): View {
    return game.view(this.state, seatOf(side))
  }

  prompt(side: SideId | 'spectator'): string {
    return game.prompt(this.state, seatOf(side)).key
  }

  /** What a seat was told, newest last; of one kind only, if said. */
  heard(side: SideId | 'spectator', key?: string): Happening[] {
    return this.told.filter((h) => includes(h.to, seatOf(side)) && (key === undefined || h.key === key))
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

  contest(id: PlaceId) {
    return contestAt(this.state, place(id))
  }
}

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
const optionsOf = (seed: number): Options => ({ scenario: seed % 3 === 0 ? 'free' : 'historical' })

/** Positions of random play, up to so many actions into the game. */
export const randomPositions = (most: number) => positions(game, optionsOf, most)

export const randomPosition = (seed: number, actions: number, look?: (s: State) => void): State =>
  randomlyPlayed(game, optionsOf(seed), seed, actions, look)

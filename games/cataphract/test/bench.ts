import { GameBench } from '@iacta/testing'
import type { ScenarioId, SeatId } from '../data/table.ts'
import { SEAT_IDS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { cataphract as game } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import { factsOf, has, isRouted, type State, type UnitMark } from '../rules/state.ts'

/** Who stands where: a hex, or a hex and a facing (0 is the sheet's right, then clockwise). */
export type Places = Readonly<Record<string, string | readonly [hex: string, facing: number]>>

export interface Written {
  readonly scenario?: ScenarioId
  readonly units: Places
  readonly leaders?: Readonly<Record<string, string>>
  readonly hits?: Readonly<Record<string, number>>
  readonly marks?: Readonly<Record<string, readonly UnitMark[]>>
  readonly leaderMarks?: Readonly<Record<string, readonly string[]>>
  readonly turn?: number
  /** Wild armies have lost their bonus, so that qualities are as printed. */
  readonly tame?: boolean
  /** Anything else of a state, as it is told. */
  readonly more?: object
  readonly stack: readonly object[]
}

/** A position on the workbench: see `GameBench`. */
export class Bench extends GameBench<State, Action, View, SeatId> {
  constructor(position: Written | State) {
    super(game, SEAT_IDS, 'units' in position ? written(position) : position)
  }

  hex(unit: string): string | null {
    const { unit: named, grid } = factsOf(this.state)
    const at = this.state.at[named(unit)]
    return at < 0 ? null : grid.name(at)
  }

  facing(unit: string): number {
    return this.state.facing[factsOf(this.state).unit(unit)]
  }

  hits(unit: string): number {
    return this.state.hits[factsOf(this.state).unit(unit)]
  }

  routed(unit: string): boolean {
    return isRouted(this.state, factsOf(this.state).unit(unit))
  }

  has(unit: string, mark: UnitMark): boolean {
    return has(this.state, factsOf(this.state).unit(unit), mark)
  }

  leaderHex(leader: string): string | null {
    const { leader: named, grid } = factsOf(this.state)
    const at = this.state.leaderAt[named(leader)]
    return at < 0 ? null : grid.name(at)
  }

  quiver(unit: string): number {
    return this.state.quiver[factsOf(this.state).unit(unit)]
  }

  /** Whoever is in rout takes the first of the ways that are as good as any. */
  flee(): this {
    while (this.now === 'rout') {
      const [seat] = this.waiting as SeatId[]
      this.do(seat, this.actions(seat)[0])
    }
    return this
  }

  /** What is told by one key, the last time. */
  last(key: string): Readonly<Record<string, unknown>> | undefined {
    return this.told.findLast((one) => one.key === key)?.params
  }

  /** What an action of one kind may name. */
  targets(seat: SeatId, verb: Action['do'], field: string): string[] {
    const found = this.actions(seat).filter((action) => action.do === verb)
    return [...new Set(found.map((action) => String(Object.entries(action).find(([key]) => key === field)?.[1])))]
  }
}

function written(position: Written): State {
  const { scenario = 'tricameron', units, leaders = {}, hits = {}, marks = {}, leaderMarks = {} } = position
  const places = Object.entries(units).map(([unit, place]) => ({
    unit,
    hex: typeof place === 'string' ? place : place[0],
    facing: typeof place === 'string' ? 0 : place[1],
  }))
  return fromPosition({
    scenario,
    turn: position.turn ?? 2,
    at: Object.fromEntries(places.map(({ unit, hex }) => [unit, hex])),
    facing: Object.fromEntries(places.map(({ unit, facing }) => [unit, facing])),
    leaderAt: leaders,
    hits,
    marks,
    leaderMarks,
    ...(position.tame ? { fierce: [false, false] } : {}),
    ...position.more,
    stack: position.stack,
  })
}

/** In the middle of a turn: a leader gives orders. */
export const ordersOf = (leader: string, lines = 'yes', kind = 'ordinary'): object[] => [
  { step: 'battle' },
  { step: 'turn', at: 4 },
  { step: 'activations', next: null, among: 0 },
  { step: 'phase', at: 1, leader, kind, lines },
  { step: 'orders', leader, mode: 'open', given: 0 },
]

/** Leaders are activated in their turn. */
export const ACTIVATIONS: readonly object[] = [
  { step: 'battle' },
  { step: 'turn', at: 4 },
  { step: 'activations', next: null, among: 0 },
]

/** It is a side's turn to activate a leader of some initiative. */
export const activationOf = (side: 0 | 1, initiative: number): object[] => [
  ...ACTIVATIONS,
  { step: 'activation', side, initiative },
]

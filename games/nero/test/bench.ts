import {
  type Chance,
  type Happening,
  includes,
  quickChance,
  type Refusal,
  SPECTATOR,
  scriptedChance,
  seatsIn,
} from '@iacta/kernel'
import { expect } from 'vitest'
import { type Action, readAction } from '../rules/action.ts'
import { PLACE_IDS, type PlaceId, place, SEAT_IDS, type SeatId, type ZoneId, zone } from '../rules/board.ts'
import { controller, declarationPoints, zoneController } from '../rules/control.ts'
import { nero as game } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import { INDEPENDENT, legionsOf, markedOf, type StackFrame, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

const seatOf = (seat: SeatId | 'spectator'): number => (seat === 'spectator' ? SPECTATOR : SEAT_IDS.indexOf(seat))

/** A position on the workbench: try actions, see why not, script chance, look at what came of it. */
export class Bench {
  readonly state: State
  /** Everything told since the bench was set up, to whomever. */
  readonly told: Happening[] = []

  constructor(position: Position | State) {
    this.state = 'stack' in position ? position : fromPosition(position)
  }

  fork(): Bench {
    return new Bench(game.clone(this.state))
  }

  /** Does an action, with these answers of chance and no others. Fails if it is refused. */
  do(seat: SeatId, action: Action, ...chance: number[]): this {
    const script = scriptedChance(...chance)
    this.#play(seat, action, script)
    if (script.left() > 0) throw new Error(`${script.left()} answers of chance were never asked for`)
    return this
  }

  /** The same with whatever chance brings: for deals. */
  doByLot(seat: SeatId, action: Action, seed = 1): this {
    this.#play(seat, action, quickChance(seed))
    return this
  }

  #play(seat: SeatId, action: Action, chance: Chance): void {
    const refusal = this.refusal(seat, action)
    if (refusal) throw new Error(`${seat} may not ${JSON.stringify(action)}: ${refusal.reason} (${refusal.clause})`)
    game.play(this.state, seatOf(seat), action, { chance, tell: (h) => this.told.push(h), seal() {} })
    expect(game.faults(this.state)).toEqual([])
  }

  /** Everybody who is asked in an answer window passes, until none is open. */
  pass(): this {
    while (this.now === 'window') this.do(this.waiting[0], { do: 'pass', until: 'next' })
    return this
  }

  /** Lays cards for movement from a province. */
  lay(seat: SeatId, at: PlaceId, ...cards: readonly Extract<Action, { do: 'lay' }>['card'][]): this {
    for (const card of cards) this.do(seat, { do: 'lay', card })
    return this.do(seat, { do: 'from', at })
  }

  form(legions: number, commander: 'with' | 'without' = 'without'): this {
    return this.do(this.active, { do: 'form', legions, commander })
  }

  /** The stack goes on, nobody answers, nobody retreats. */
  go(...path: PlaceId[]): this {
    for (const to of path) {
      this.do(this.active, { do: 'go', to }).pass()
      while (this.now === 'retreat') this.do(this.waiting[0], { do: 'stay' }).pass()
    }
    return this
  }

  /** The stack attacks, and both sides fight with these cards. */
  fight(of: SeatId, attackers: readonly string[] = [], defenders: readonly string[] = []): this {
    this.do(this.active, { do: 'attack', of }).pass()
    for (const card of attackers) this.do(this.active, { do: 'commit', card } as Action)
    for (const card of defenders) this.do(of, { do: 'commit', card } as Action)
    return this.do(this.active, { do: 'ready' }).do(of, { do: 'ready' })
  }

  halt(): this {
    return this.do(this.active, { do: 'halt' })
  }

  refusal(seat: SeatId, action: Action): Refusal | null {
    const refusal = game.refusal(this.state, seatOf(seat), readAction(action))
    const listed = this.actions(seat).some((legal) => JSON.stringify(legal) === JSON.stringify(action))
    if (listed !== (refusal === null))
      throw new Error(`the list of actions and the refusal disagree about ${JSON.stringify(action)}`)
    return refusal
  }

  may(seat: SeatId, action: Action): boolean {
    return this.refusal(seat, action) === null
  }

  /** The reason for a refusal: `bench.why(...)` is 'must-stop'. Null if it is allowed. */
  why(seat: SeatId, action: Action): string | null {
    return this.refusal(seat, action)?.reason ?? null
  }

  /** The clause of a refusal. */
  clause(seat: SeatId, action: Action): string | null {
    return this.refusal(seat, action)?.clause ?? null
  }

  actions(seat: SeatId): readonly Action[] {
    return game.actions(this.state, seatOf(seat))
  }

  /** What an action of one kind may name: `bench.targets('otho', 'retreat', 'to')`. */
  targets(seat: SeatId, verb: Action['do'], field: string): string[] {
    const found = this.actions(seat).filter((action) => action.do === verb)
    return [...new Set(found.map((action) => String((action as unknown as Record<string, unknown>)[field])))]
  }

  get waiting(): SeatId[] {
    return seatsIn(game.waiting(this.state)).map((seat) => SEAT_IDS[seat])
  }

  get active(): SeatId {
    return SEAT_IDS[this.state.active]
  }

  /** The name of the step that asks. */
  get now(): string | undefined {
    return this.state.stack.at(-1)?.step
  }

  get stack(): StackFrame | undefined {
    return this.state.stack.find((f): f is StackFrame => f.step === 'stack')
  }

  /** Movement points left. */
  get points(): number {
    return this.state.points
  }

  view(seat: SeatId | 'spectator'): View {
    return game.view(this.state, seatOf(seat))
  }

  prompt(seat: SeatId | 'spectator') {
    return game.prompt(this.state, seatOf(seat))
  }

  heard(seat: SeatId | 'spectator', key?: string): Happening[] {
    return this.told.filter((h) => includes(h.to, seatOf(seat)) && (key === undefined || h.key === key))
  }

  legions(owner: SeatId | 'independent', at: PlaceId): number {
    return legionsOf(this.state, owner === 'independent' ? INDEPENDENT : seatOf(owner), place(at))
  }

  marked(owner: SeatId, at: PlaceId): number {
    return markedOf(this.state, seatOf(owner), place(at))
  }

  commander(seat: SeatId): string {
    const of = seatOf(seat)
    return `${PLACE_IDS[this.state.commander[of]]} ${['general', 'contender', 'emperor'][this.state.rank[of]]}`
  }

  control(id: PlaceId): SeatId | null {
    return SEAT_IDS[controller(this.state, place(id))] ?? null
  }

  zone(id: ZoneId): SeatId | null {
    return SEAT_IDS[zoneController(this.state, zone(id))] ?? null
  }

  declaration(seat: SeatId): number {
    return declarationPoints(this.state, seatOf(seat))
  }

  victory(seat: SeatId): number {
    return this.state.victory[seatOf(seat)]
  }

  cards(seat: SeatId): number {
    return this.state.hands[seatOf(seat)].length
  }
}

export const bench = (position: Position): Bench => new Bench(position)

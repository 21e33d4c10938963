import { GameBench } from '@iacta/testing'
import type { Action } from '../rules/action.ts'
import { controller, declarationPoints, zoneController } from '../rules/control.ts'
import { nero as game } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import { PLACE_IDS, type PlaceId, place, SEAT_IDS, type SeatId, type ZoneId, zone } from '../rules/printed.ts'
import { INDEPENDENT, legionsOf, markedOf, type StackFrame, type State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

/** A position on the workbench: see `GameBench`. */
export class Bench extends GameBench<State, Action, View, SeatId> {
  constructor(position: Position | State) {
    super(game, SEAT_IDS, 'stack' in position ? position : fromPosition(position))
  }

  fork(): Bench {
    return new Bench(game.clone(this.state))
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

  /** What an action of one kind may name: `bench.targets('otho', 'retreat', 'to')`. */
  targets(seat: SeatId, verb: Action['do'], field: string): string[] {
    const found = this.actions(seat).filter((action) => action.do === verb)
    return [...new Set(found.map((action) => String((action as unknown as Record<string, unknown>)[field])))]
  }

  get active(): SeatId {
    return SEAT_IDS[this.state.active]
  }

  get stack(): StackFrame | undefined {
    return this.state.stack.find((f): f is StackFrame => f.step === 'stack')
  }

  /** Movement points left. */
  get points(): number {
    return this.state.points
  }

  legions(owner: SeatId | 'independent', at: PlaceId): number {
    return legionsOf(this.state, owner === 'independent' ? INDEPENDENT : this.seatOf(owner), place(at))
  }

  marked(owner: SeatId, at: PlaceId): number {
    return markedOf(this.state, this.seatOf(owner), place(at))
  }

  commander(seat: SeatId): string {
    const of = this.seatOf(seat)
    return `${PLACE_IDS[this.state.commander[of]]} ${['general', 'contender', 'emperor'][this.state.rank[of]]}`
  }

  control(id: PlaceId): SeatId | null {
    return SEAT_IDS[controller(this.state, place(id))] ?? null
  }

  zone(id: ZoneId): SeatId | null {
    return SEAT_IDS[zoneController(this.state, zone(id))] ?? null
  }

  declaration(seat: SeatId): number {
    return declarationPoints(this.state, this.seatOf(seat))
  }

  victory(seat: SeatId): number {
    return this.state.victory[this.seatOf(seat)]
  }

  cards(seat: SeatId): number {
    return this.state.hands[this.seatOf(seat)].length
  }
}

export const bench = (position: Position): Bench => new Bench(position)

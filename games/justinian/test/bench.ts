import { GameBench, positions } from '@iacta/testing'
import { SEAT_IDS, type SeatId } from '../data/table.ts'
import { type Action, FIELDS, type Offer, readAction } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { justinian as game } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import { armyNamed, PLACE_IDS, placeNamed, stationNamed } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { STATUSES, type State } from '../rules/state.ts'

/** An action in words: `go europa`, `station asia 5`. */
export function act(words: string): Action {
  const [name, ...values] = words.trim().split(' ')
  const fields = FIELDS[name as Action['do']] ?? []
  return readAction({ do: name, ...Object.fromEntries(fields.map((field, i) => [field, values[i]])) })
}

type Written = Readonly<Record<string, unknown>>

/** A position on the workbench: see `GameBench`. */
export class Bench extends GameBench<State, Action, View, SeatId, Offer> {
  constructor(written: Written) {
    super(game, SEAT_IDS, fromPosition(written))
  }

  /** Actions in words, each with its answers of chance behind a bar: `'march africa | 7'`. */
  by(seat: SeatId, ...actions: string[]): this {
    for (const words of actions) {
      const [action, chance = ''] = words.split('|')
      this.do(seat, act(action), ...chance.trim().split(/\s+/).filter(Boolean).map(Number))
    }
    return this
  }
  rome = (...actions: string[]): this => this.by('byzantine', ...actions)
  barb = (...actions: string[]): this => this.by('barbarian', ...actions)

  /** Why something may not be done, with its clause. */
  bar(seat: SeatId, words: string): string | null {
    const refusal = this.refusal(seat, act(words))
    return refusal && `${refusal.reason} ${refusal.clause}`
  }
  can(seat: SeatId, words: string): boolean {
    return this.may(seat, act(words))
  }
  verbs(seat: SeatId): string[] {
    return [...new Set(this.actions(seat).map((action) => action.do))]
  }

  at(army: string): string | null {
    return PLACE_IDS[this.state.place[armyNamed(army)]] ?? null
  }
  sp(army: string): number {
    return this.state.own[armyNamed(army)]
  }
  allies(army: string): number {
    return this.state.allied[armyNamed(army)]
  }
  status(army: string): string[] {
    return STATUSES.filter((_, i) => this.state.status[armyNamed(army)] & (1 << i))
  }
  frontier(province: string): number {
    return this.state.frontier[placeNamed(province)]
  }
  detached(power: number, province: string): number {
    return this.state.detached[power][placeNamed(province)]
  }
  fleets(power: number, station: string): number {
    return this.state.fleets[power][stationNamed(station)]
  }
  /** Runs on until somebody is asked, with these dice. */
  advance(...dice: number[]): this {
    let at = 0
    const pick = (): number => {
      if (at >= dice.length) throw new Error('the dice ran out')
      return dice[at++]
    }
    sequence.advance(this.state, {
      chance: { pick, die: pick },
      tell: (happening) => this.told.push(happening),
      seal() {},
    })
    if (at < dice.length) throw new Error(`${dice.length - at} dice were never rolled`)
    return this
  }
  last(key: string): Record<string, unknown> | undefined {
    return this.told.findLast((happening) => happening.key === key)?.params
  }
}

export const position = positions(game, () => ({}), 600)

import { quickChance } from '@iacta/kernel'
import { GameBench, positions } from '@iacta/testing'
import { SEAT_IDS, type SeatId } from '../data/table.ts'
import { type Action, FIELDS, readAction } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { senaGallica as game, type Options } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import { GRID, leaderNamed, shipNamed } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { areLinked, type Mark, has as marked, type State } from '../rules/state.ts'

/** An action in words: `fire goth-01`, `turn port`. */
export function act(words: string): Action {
  const [name, ...values] = words.trim().split(' ')
  const fields = FIELDS[name as Action['do']] ?? []
  return readAction({ do: name, ...Object.fromEntries(fields.map((field, i) => [field, values[i]])) })
}

/** Nobody is asked for fire of opportunity: for whatever is not about it. */
const SILENT = ['no-fire', 'no-last-fire']

type Written = Readonly<Record<string, unknown>>

/** A position on the workbench: see `GameBench`. */
export class Bench extends GameBench<State, Action, View, SeatId> {
  constructor(position: Written) {
    super(game, SEAT_IDS, fromPosition({ standing: [SILENT, SILENT], ...position }))
  }

  /** Actions in words, each with its answers of chance behind a bar: `'ram | 7 3'`. */
  by(seat: SeatId, ...actions: string[]): this {
    for (const words of actions) {
      const [action, chance = ''] = words.split('|')
      this.do(seat, act(action), ...chance.trim().split(/\s+/).filter(Boolean).map(Number))
    }
    return this
  }
  goth = (...actions: string[]): this => this.by('goth', ...actions)
  byz = (...actions: string[]): this => this.by('byzantine', ...actions)

  /** Why something may not be done, with its clause. */
  bar(seat: SeatId, words: string): string | null {
    const refusal = this.refusal(seat, act(words))
    return refusal && `${refusal.reason} ${refusal.clause}`
  }
  can(seat: SeatId, words: string): boolean {
    return this.may(seat, act(words))
  }
  /** The legal actions with this verb, in words. */
  listed(seat: SeatId, verb: string): string[] {
    return this.actions(seat)
      .filter((action) => action.do === verb)
      .map((action) => Object.values(action).join(' '))
  }

  hex(ship: string): string | null {
    const bow = this.state.bow[shipNamed(ship)]
    return bow < 0 ? null : GRID.name(bow)
  }
  heading(ship: string): number {
    return this.state.heading[shipNamed(ship)]
  }
  /** A field of the state that is kept by ship. */
  of<Key extends 'marines' | 'fatigue' | 'oars' | 'fire' | 'rammed' | 'taken' | 'prize' | 'fate'>(
    key: Key,
    ship: string,
  ): State[Key][number] {
    return this.state[key][shipNamed(ship)]
  }
  has(ship: string, mark: Mark): boolean {
    return marked(this.state, shipNamed(ship), mark)
  }
  linked(one: string, other: string): boolean {
    return areLinked(this.state, shipNamed(one), shipNamed(other))
  }
  aboard(leader: string): number {
    return this.state.aboard[leaderNamed(leader)]
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

/** Ships on the sea, and one of them active. */
export const active = (ship: string, ships: Written, more: Written = {}): Bench =>
  new Bench({ ships, now: `ship ${ship}`, ...more })

/** Both ways to set up. */
export const optionsOf = (seed: number): Options => ({ setUp: seed % 2 === 0 ? 'fixed' : 'free' })
export const position = positions(game, optionsOf, 400)

/** The fleets face to face, as random play would hardly ever bring them. */
export function melee(seed: number): State {
  const chance = quickChance(seed)
  const line = (prefix: string, count: number, rows: readonly string[], heading: string): [string, string][] =>
    Array.from({ length: count }, (_, i) => [
      `${prefix}-${String(i + 1).padStart(2, '0')}`,
      `${18 + i}${rows[chance.pick(rows.length)]} ${heading}`,
    ])
  return fromPosition({
    ships: Object.fromEntries([...line('goth', 16, ['11', '12'], 'east'), ...line('byz', 17, ['07', '08'], 'west')]),
    leaders: {
      baderic: 'goth-08',
      sigiric: 'goth-13',
      odotheus: 'goth-03',
      john: 'byz-09',
      valerian: 'byz-14',
      martin: 'byz-03',
    },
    now: 'turn begins',
  })
}

/** The same game, begun in the middle of it. */
export const closeGame: typeof game = {
  ...game,
  start(_options, play) {
    const s = melee(play.chance.pick(1_000_000))
    sequence.advance(s, play)
    return s
  },
}

import { countFolly, type Deed, type Follies, type FollyWatcher, type Happening } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { ramOdds } from '../rules/attacks.ts'
import { isAtMaximum } from '../rules/movement.ts'
import { leaderNamed, leaderSide, NO_SHIP, type Ship, shipNamed } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { ahead, isOnFire, isRammed, shipAt } from '../rules/ships.ts'
import { hasLeader, isOnMap, linkedTo, type State } from '../rules/state.ts'
import { ramChances } from './odds.ts'
import { boardingGain } from './worth.ts'

/** What opponents off Sena Gallica should not do, or should do but seldom. */
export const watchFollies = (): FollyWatcher<State, Action> => new Watcher()

/** A ram less likely than this to succeed is a folly. */
const HOPELESS = 0.2

/** A sound ship that ties itself to a fire, with men aboard to keep it from taking the ship at once. */
const isIntoTheFire = (s: State, ship: Ship, target: Ship): boolean =>
  isOnFire(s, target) && s.marines[target] > 0 && !isOnFire(s, ship) && !isRammed(s, ship)

/** A hull that goes down in this very turn (13.3), with no leader on it to be taken. */
const isWreck = (s: State, ship: Ship): boolean => isRammed(s, ship) && s.rammed[ship] < s.turn && !hasLeader(s, ship)

/** What an active ship does to an enemy: reason enough to row at Maximum. */
const BLOWS: ReadonlySet<Action['do']> = new Set(['ram', 'rake', 'through', 'fire', 'grapple', 'board'])

class Watcher implements FollyWatcher<State, Action> {
  readonly follies: readonly Follies[] = SEAT_IDS.map(() => ({}))
  /** From whom the active ship has cut itself loose, and whether it has struck. */
  #cutFrom = NO_SHIP
  #hasStruck = false

  watch({ before, seat, action, happenings, after }: Deed<State, Action>): void {
    const mine = this.follies[seat]
    const top = before.stack[before.stack.length - 1]
    const count = (name: string, isOne: boolean): void => countFolly(mine, name, isOne ? 1 : 0)
    this.#watchLeaders(happenings)
    if (top.step === 'prize' && action.do === 'man' && top.moved > 0)
      count('mans-a-holed-hull', isRammed(before, top.target))
    if (top.step === 'squadron' || top.step === 'detached') [this.#cutFrom, this.#hasStruck] = [NO_SHIP, false]
    if (top.step !== 'ship') return
    const { ship } = top
    if (action.do === 'ram') {
      const target = shipAt(before, ahead(before, ship))
      if (target !== NO_SHIP) {
        const odds = ramOdds(before, ship, target, top.run, isAtMaximum(before, top))
        count('hopeless-ram', ramChances(odds).hit < HOPELESS)
      }
    }
    if (BLOWS.has(action.do)) this.#hasStruck = true
    if (action.do === 'cut' && linkedTo(after, ship).length < linkedTo(before, ship).length)
      this.#cutFrom = shipNamed(action.from)
    if (action.do === 'board') {
      const target = shipNamed(action.at)
      count('board-at-a-loss', boardingGain(before, [ship], target) < 0)
      count('boards-a-wreck', isWreck(before, target))
    }
    if (action.do === 'grapple') {
      count('grapples-a-fire', isIntoTheFire(before, ship, shipNamed(action.at)))
      if (this.#cutFrom !== NO_SHIP) count('grapples-again', shipNamed(action.at) === this.#cutFrom)
    }
    if (action.do === 'finish' && top.speed === 'maximum' && top.spent > 0) count('tired-for-nothing', !this.#hasStruck)
    if (action.do === 'ahead') this.#watchLeaving(before, after, seat, ship)
    if (action.do === 'finish') this.#watchFinish(before, seat, ship)
  }

  /** Leaders for whom there is no ship to escape to (12.1). */
  #watchLeaders(happenings: readonly Happening[]): void {
    for (const { key, params } of happenings)
      if (key === 'leader-lost' || key === 'leader-escapes') {
        const side = leaderSide(leaderNamed(String(params.leader)))
        countFolly(this.follies[side], 'leader-alone', params.roll === null ? 1 : 0)
      }
  }

  /** Beached, or over the edge with a leader. */
  #watchLeaving(before: State, after: State, seat: number, ship: Ship): void {
    countFolly(this.follies[seat], 'beached', after.fate[ship] === 'beached' ? 1 : 0)
    if (!hasLeader(before, ship)) return
    countFolly(this.follies[seat], 'leader-withdraws', isOnMap(after, ship) ? 0 : 1)
  }

  /** Shots not taken, and ships that stay grappled to a fire without an attempt to cut loose. */
  #watchFinish(before: State, seat: number, ship: Ship): void {
    const legal = sequence.actions(before, seat)
    countFolly(this.follies[seat], 'no-shot', legal.some((action) => action.do === 'fire') ? 1 : 0)
    const burning = linkedTo(before, ship).filter((other) => isOnFire(before, other))
    if (burning.length > 0 && !isOnFire(before, ship))
      countFolly(this.follies[seat], 'stays-by-a-fire', legal.some((action) => action.do === 'cut') ? 1 : 0)
  }
}

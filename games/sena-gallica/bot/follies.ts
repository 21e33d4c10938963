import { countFolly, type Deed, type Follies, type FollyWatcher } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { ramOdds } from '../rules/attacks.ts'
import { isAtMaximum } from '../rules/movement.ts'
import { NO_SHIP, type Ship, shipNamed } from '../rules/printed.ts'
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

class Watcher implements FollyWatcher<State, Action> {
  readonly follies: readonly Follies[] = SEAT_IDS.map(() => ({}))

  watch({ before, seat, action, after }: Deed<State, Action>): void {
    const mine = this.follies[seat]
    const top = before.stack[before.stack.length - 1]
    const count = (name: string, isOne: boolean): void => countFolly(mine, name, isOne ? 1 : 0)
    if (top.step !== 'ship') return
    const { ship } = top
    if (action.do === 'ram') {
      const target = shipAt(before, ahead(before, ship))
      if (target !== NO_SHIP) {
        const odds = ramOdds(before, ship, target, top.run, isAtMaximum(before, top))
        count('hopeless-ram', ramChances(odds).hit < HOPELESS)
      }
    }
    if (action.do === 'board') count('board-at-a-loss', boardingGain(before, [ship], shipNamed(action.at)) < 0)
    if (action.do === 'grapple') count('grapples-a-fire', isIntoTheFire(before, ship, shipNamed(action.at)))
    if (action.do === 'ahead') this.#watchLeaving(before, after, seat, ship)
    if (action.do === 'finish') this.#watchFinish(before, seat, ship)
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

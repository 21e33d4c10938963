import { countFolly, type Deed, type Follies, type FollyWatcher } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { GOLD } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import { isUnpaid, upkeepOf } from '../rules/income.ts'
import { armyNamed, BYZANTINE, placeNamed, ROMAN } from '../rules/printed.ts'
import type { FrameNamed, State } from '../rules/state.ts'
import { attackOn, foresee } from './odds.ts'

/** What opponents in Justinian should not do, or should do but seldom. */
export const watchFollies = (): FollyWatcher<State, Action> => new Watcher()

/** An attack less likely than this to succeed is a folly. */
const HOPELESS = 0.1
/** So much gold kept back while an army that could be paid is not. */
const HOARD = 60

class Watcher implements FollyWatcher<State, Action> {
  readonly follies: readonly Follies[] = SEAT_IDS.map(() => ({}))

  watch({ before, seat, action, happenings }: Deed<State, Action>): void {
    const mine = this.follies[seat]
    const top = before.stack[before.stack.length - 1]
    if (top.step === 'march') this.#watchMarch(before, seat, top, action)
    if (top.step === 'opportunity') countFolly(mine, 'no-gold-to-march', before.gold < GOLD.activation ? 1 : 0)
    if (top.step === 'maintenance' && action.do === 'done') {
      const unpaid = ROMAN.some((army) => isUnpaid(before, army) && upkeepOf(before, army) <= before.gold)
      countFolly(mine, 'hoards', unpaid && before.gold >= HOARD ? 1 : 0)
    }
    for (const { key } of happenings) {
      const byzantine = this.follies[BYZANTINE]
      if (key === 'out-of-area') countFolly(byzantine, 'astray', 1, 0)
      if (key === 'treasury-lost') countFolly(byzantine, 'treasury-lost', 1, 0)
      if (key === 'turn-begins') {
        countFolly(byzantine, 'astray', 0)
        countFolly(byzantine, 'treasury-lost', 0)
      }
    }
  }

  #watchMarch(before: State, seat: number, frame: FrameNamed<'march'>, action: Action): void {
    const mine = this.follies[seat]
    const at = before.place[frame.army]
    if (action.do === 'attack' || action.do === 'attackAll') {
      const all = attackOn(before, frame.army, at, frame.crossed)
      const one = action.do === 'attack' ? armyNamed(action.army) : null
      const fought =
        one === null
          ? all
          : {
              ...all,
              frontier: 0,
              detached: 0,
              defenders: all.defenders.filter((army) => army === one || before.under[army] === one),
            }
      countFolly(mine, 'hopeless-attack', foresee(before, fought).win < HOPELESS ? 1 : 0)
    }
    if (action.do === 'go') countFolly(mine, 'turns-back', frame.left === placeNamed(action.to) ? 1 : 0)
  }
}

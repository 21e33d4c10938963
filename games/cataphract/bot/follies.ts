import { countFolly, type Deed, type Follies, type FollyWatcher } from '@iacta/kernel'
import { type Action, unitIn } from '../rules/action.ts'
import { otherSide, SEAT_IDS, type Unit } from '../rules/printed.ts'
import { controllersOf, enemiesInZone, factsOf, has, type State, sideOf, sideOfSeat, typeOf } from '../rules/state.ts'
import { combatBetween, costOf } from './odds.ts'

/** What opponents of Cataphract should not do, or should do but seldom. */
export function watchFollies(): FollyWatcher<State, Action> {
  return new Watcher()
}

/** A fight that costs so many times what it brings is a folly. */
const HOPELESS = 3

class Watcher implements FollyWatcher<State, Action> {
  readonly follies: readonly Follies[] = SEAT_IDS.map(() => ({}))

  watch({ before, seat, action, happenings, after }: Deed<State, Action>): void {
    const mine = this.follies[seat]
    const top = before.stack[before.stack.length - 1]
    if (action.do === 'shock') countFolly(mine, 'hopeless-shock', isHopeless(before, unitIn(before, action)) ? 1 : 0)
    if (top.step === 'reaction' && top.what === 'withdraw' && isLightFromFoot(before, top.unit, top.mover))
      countFolly(mine, 'light-horse-awaits-foot', action.do === 'decline' ? 1 : 0)
    if (top.step === 'answer') countFolly(mine, 'fire-not-returned', action.do === 'decline' ? 1 : 0)
    if (top.step === 'march' && action.do === 'halt') this.#watchHalt(after, seat, top.unit)
    for (const { key, params } of happenings)
      if (key === 'rally') countFolly(mine, 'rally-failed', params.succeeds === false ? 1 : 0)
    if (top.step === 'orders' && action.do === 'done')
      countFolly(mine, 'leader-orders-nothing', top.given === 0 ? 1 : 0)
  }

  /** A unit that ends its move with an enemy at its flank or in its rear. */
  #watchHalt(s: State, seat: number, unit: Unit): void {
    if (s.at[unit] < 0 || has(s, unit, 'routed')) return
    const before = new Set(enemiesInZone(s, unit))
    const enemies = controllersOf(s, s.at[unit], otherSide(sideOfSeat(s, seat)))
    countFolly(this.follies[seat], 'halts-with-flank-bare', enemies.some((enemy) => !before.has(enemy)) ? 1 : 0)
  }
}

function isHopeless(s: State, unit: Unit): boolean {
  const faced = enemiesInZone(s, unit)
  if (faced.length === 0) return false
  const helpers = factsOf(s).units.flatMap((_, i) => {
    const other = i as Unit
    const isMarked = has(s, other, 'must-check') || has(s, other, 'no-check')
    return isMarked && s.at[other] >= 0 && sideOf(s, other) === sideOf(s, unit) ? [other] : []
  })
  const joined = helpers.filter((other) => enemiesInZone(s, other).some((enemy) => faced.includes(enemy)))
  const cost = costOf(s, combatBetween([unit, ...joined], faced))
  return cost.attackers > HOPELESS * cost.defenders
}

const isLightFromFoot = (s: State, unit: Unit, mover: Unit): boolean =>
  typeOf(s, unit) === 'LC' && ['HI', 'MI'].includes(typeOf(s, mover))

import type { Seat, Temper } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { ASPECTS, RAM_MODIFIERS, RAM_NEEDS } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { fresh } from '../rules/activation.ts'
import { enemyOf, type Leader, leaderNamed, NO_SHIP, type Ship, shipNamed } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { isImmobile, isOnFire, isRaked, isRammed } from '../rules/ships.ts'
import { type FrameNamed, type State, shipsOf, stern } from '../rules/state.ts'
import { Field } from './field.ts'
import { atLeast } from './odds.ts'
import { urgency } from './sailing.ts'
import { threatsTo } from './threats.ts'
import { fightingWorth, stakeOf } from './worth.ts'

/** Who goes first: the side, its squadrons, their ships (5.3, 6.3-6.6). */

/** What each ship of a side could win by a ram at once, if it were its turn: a quick look, by the threats alone. */
function strikesOf(s: State, side: Seat): ReadonlyMap<Ship, number> {
  const found = new Map<Ship, number>()
  const threats = threatsTo(s, enemyOf(side))
  for (const target of shipsOf(s, enemyOf(side)))
    for (const hex of [s.bow[target], stern(s, target)])
      for (const { by, heading, modifier } of threats.get(hex) ?? []) {
        const apart = Math.abs(heading - s.heading[target])
        const helpless = isImmobile(s, target) ? RAM_MODIFIERS.immobile : 0
        const hit = atLeast(RAM_NEEDS[ASPECTS[Math.min(apart, 6 - apart)]] - modifier - helpless)
        found.set(by, Math.max(found.get(by) ?? 0, hit * stakeOf(s, target)))
      }
  return found
}

/** Whoever can strike goes first, before the enemy does; else it is better to let him come. */
export function planFirst(s: State, seat: Seat): Action {
  const canStrike = strikesOf(s, seat).size > 0 || strikesOf(s, enemyOf(seat)).size > 0
  return make.first(SEAT_IDS[canStrike ? seat : enemyOf(seat)])
}

/** The squadron with most to do. */
export function planSquadrons(s: State, seat: Seat, temper: Temper): Action {
  const strikes = strikesOf(s, seat)
  const pressing = (leader: Leader): number =>
    fresh(s, leader).reduce((sum, ship) => sum + (strikes.get(ship) ?? 0), temper.misjudge(leader))
  return best(sequence.actions(s, seat), (action) =>
    action.do === 'squadron' ? pressing(leaderNamed(action.leader)) : Number.NEGATIVE_INFINITY,
  )
}

/** Whether a leader should not stay where he is. */
const isUnsafe = (s: State, ship: Ship): boolean =>
  isRammed(s, ship) || s.oars[ship] === 'crippled' || isRaked(s, ship) || s.marines[ship] < 2

/** Who cannot be relied on to carry a leader at all scores least. */
const safety = (s: State, ship: Ship): number =>
  isRammed(s, ship) ? -9 : fightingWorth(s, ship) - (isImmobile(s, ship) ? 2 : 0)

export function planSquadron(s: State, seat: Seat, frame: FrameNamed<'squadron'>, temper: Temper): Action {
  const legal = sequence.actions(s, seat)
  const on = s.aboard[frame.leader]
  if (on !== NO_SHIP && isUnsafe(s, on)) {
    const shifts = legal.filter((action) => action.do === 'shift')
    if (shifts.length > 0) {
      const to = best(shifts, (action) => (action.do === 'shift' ? safety(s, shipNamed(action.ship)) : -99))
      if (to.do === 'shift' && safety(s, shipNamed(to.ship)) > safety(s, on) + 0.4) return to
    }
  }
  return planActivation(s, seat, legal, temper)
}

/** The ship whose deed should not wait. */
export function planActivation(s: State, seat: Seat, legal: readonly Action[], temper: Temper): Action {
  const ships = legal.filter((action) => action.do === 'activate')
  if (ships.length === 0) return legal[0]
  if (ships.length === 1) return ships[0]
  const field = new Field(s, seat, temper)
  return best(ships, (action) => {
    if (action.do !== 'activate') return Number.NEGATIVE_INFINITY
    const ship = shipNamed(action.ship)
    // A leader waits to see where his ships are; and who burns has no time.
    const last = s.aboard.includes(ship) ? 0.3 : 0
    return urgency(field, ship) - last + (isOnFire(s, ship) ? 0.1 : 0)
  })
}

export function best(actions: readonly Action[], worth: (action: Action) => number): Action {
  let found = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const value = worth(action)
    if (value > most) [found, most] = [action, value]
  }
  return found
}

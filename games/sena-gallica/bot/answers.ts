import { turned } from '@iacta/grids'
import type { Seat, Temper } from '@iacta/kernel'
import { type Action, make } from '../rules/action.ts'
import { enemyOf, GRID, NO_SHIP, NONE, type Ship, shipNamed } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { isImmobile, isOnFire, isRammed, range } from '../rules/ships.ts'
import { type FrameNamed, has, type State, shipsOf, sideOf } from '../rules/state.ts'
import { shotGain } from './field.ts'
import { grappleChance, missileChance, rakeChances } from './odds.ts'
import { best } from './squadrons.ts'
import { boardingGain, fightingWorth, holdingGain, MARINE, rakeWorth } from './worth.ts'

/** What comes up between: fire of opportunity, grapples out of turn, what follows a blow or a boarding. */

/** So near an enemy who has still to act may come within reach of missiles. */
const COMING = 8
/** A shot as good as this is not kept for a better one. */
const GOOD_SHOT = 0.3
const FAIR_SHOT = 0.2

/** 10.2: each has one shot a turn, which it keeps while a better one is likely. */
export function planAnswer(s: State, seat: Seat, { mover, only: alone }: FrameNamed<'answer'>, temper: Temper): Action {
  const shooters = sequence.actions(s, seat).filter((action) => action.do === 'shoot')
  const shot = best(shooters, (action) =>
    action.do === 'shoot' ? shotGain(s, shipNamed(action.ship), mover, true) : Number.NEGATIVE_INFINITY,
  )
  if (shot?.do !== 'shoot') return make.hold()
  const ship = shipNamed(shot.ship)
  if (shotGain(s, ship, mover, true) <= 0) return make.hold()
  const chance = missileChance(s, ship, mover, true) + temper.misjudge(ship) / 10
  const isLast = alone !== NO_SHIP || chance >= GOOD_SHOT
  const others = toCome(s, seat, ship, mover)
  return isLast || others === 0 || (chance >= FAIR_SHOT && others < 3) ? shot : make.hold()
}

/** Enemies who may still come by in this turn, besides the one under way. */
const toCome = (s: State, seat: Seat, ship: Ship, mover: Ship): number =>
  shipsOf(s, enemyOf(seat)).filter(
    (enemy) =>
      enemy !== mover &&
      !has(s, enemy, 'activated') &&
      !isImmobile(s, enemy) &&
      GRID.distance(s.bow[enemy], s.bow[ship]) <= COMING,
  ).length

/** Friends near enough to ram whoever is held fast, while they still can. */
const helpers = (s: State, side: Seat, target: Ship): number =>
  shipsOf(s, side).filter(
    (ship) => !has(s, ship, 'activated') && !isImmobile(s, ship) && GRID.distance(s.bow[ship], s.bow[target]) <= 6,
  ).length

/** 9.3, 9.5: the enemy boards first, if he likes. */
export function planRiposte(s: State, { ship, at }: FrameNamed<'riposte'>, temper: Temper): Action {
  const help = 0.3 * Math.min(2, helpers(s, sideOf(s, ship), at)) - 0.3 * Math.min(2, helpers(s, sideOf(s, at), ship))
  const gain = grappleChance(s, ship, at, false) * (holdingGain(s, ship, at, false) + help)
  return gain + temper.likes('bold') + temper.misjudge(ship) / 4 > 0 ? make.grapple(at) : make.decline()
}

/** 9.3: it will turn only towards these oars, so rather towards friends. */
export function planFouling(s: State, { ship }: FrameNamed<'fouling'>): Action {
  const friends = shipsOf(s, sideOf(s, ship)).filter((other) => other !== ship)
  const near = (by: number): number => {
    const hex = GRID.neighbour(s.bow[ship], turned(s.heading[ship], by))
    if (hex === NONE) return Number.POSITIVE_INFINITY
    return friends.reduce((sum, friend) => sum + GRID.distance(hex, s.bow[friend]), 0)
  }
  return make.oars(near(2) < near(-2) ? 'starboard' : 'port')
}

/** 9.5. */
export function planSweep(s: State, { ship, target }: FrameNamed<'sweep'>): Action {
  const { hit, own } = rakeChances(s, ship, target, true, true)
  if (hit * rakeWorth(s, target) <= own * rakeWorth(s, ship)) return make.decline()
  return make.oars(s.oars[target] === 'raked-port' ? 'starboard' : 'port')
}

/** 9.4: away from a ship that sinks, unless it can be taken before. */
export function planBacking(s: State, { ship, target }: FrameNamed<'backing'>): Action {
  const stays = s.marines[ship] > 0 && holdingGain(s, ship, target, true) > MARINE * 2
  return stays ? make.decline() : make.backOff()
}

/** 11.4: all who make it better. */
export function planMuster(s: State, seat: Seat, { target, boarders }: FrameNamed<'muster'>): Action {
  const joining = sequence.actions(s, seat).filter((action) => action.do === 'join')
  const gain = (ships: readonly Ship[]): number => boardingGain(s, ships, target)
  const now = gain(boarders)
  const joined = best(joining, (action) =>
    action.do === 'join' ? gain([...boarders, shipNamed(action.ship)]) : Number.NEGATIVE_INFINITY,
  )
  return joined?.do === 'join' && gain([...boarders, shipNamed(joined.ship)]) > now ? joined : make.attack()
}

/** Losses fall on who has most, those of a sinking ship before others. */
export const planLosses = (s: State, seat: Seat): Action =>
  best(sequence.actions(s, seat), (action) => {
    if (action.do !== 'lose') return Number.NEGATIVE_INFINITY
    const ship = shipNamed(action.ship)
    return s.marines[ship] + (isRammed(s, ship) ? 9 : 0)
  })

/** 11.5, 11.7: a sinking company changes over; else one marine is enough, or two where the enemy is close and the hull sound. */
export function planPrize(s: State, seat: Seat, { target, moved }: FrameNamed<'prize'>): Action {
  const legal = sequence.actions(s, seat)
  const change = legal.find((action) => action.do === 'change')
  if (change && !isRammed(s, target)) return change
  const isContested = shipsOf(s, enemyOf(seat)).some((enemy) => !s.prize[enemy] && range(s, enemy, target) <= 2)
  const wanted = isContested && !isRammed(s, target) ? 2 : 1
  const spare = (action: Action): number => (action.do === 'man' ? s.marines[shipNamed(action.ship)] : -1)
  const from = best(legal, spare)
  if (moved >= wanted || (moved > 0 && spare(from) < 3)) return legal.find((action) => action.do === 'done') ?? from
  return spare(from) > 0 ? from : (legal.find((action) => action.do === 'done') ?? legal[0])
}

/** 12.1: to the ship that will last longest. */
export const planEscape = (s: State, seat: Seat): Action =>
  best(sequence.actions(s, seat), (action) => {
    if (action.do !== 'escape') return Number.NEGATIVE_INFINITY
    const ship = shipNamed(action.ship)
    const near = Math.min(9, ...shipsOf(s, enemyOf(seat)).map((enemy) => range(s, ship, enemy)))
    return fightingWorth(s, ship) - (isOnFire(s, ship) ? 1 : 0) - (isRammed(s, ship) ? 9 : 0) + 0.1 * near
  })

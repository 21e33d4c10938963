import { type AskingStep, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { FIRE_CHECK, MISSILES } from '../data/tables.ts'
import { type Action, make } from './action.ts'
import { roll } from './dice.ts'
import { enemyOf, GOTH, NO_SHIP, SHIPS, type Ship, shipNamed } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { hasMaximum, isImmobile, isOnFire, isScreened, range } from './ships.ts'
import {
  areEnemies,
  areLinked,
  declinesBy,
  type Frame,
  type FrameNamed,
  has,
  isOnMap,
  mark,
  type State,
  sideOf,
} from './state.ts'
import { ask, tell } from './telling.ts'

/** Missiles and fire (10). */

/** 10.1, whenever it fires. */
export function missileBar(s: State, ship: Ship, target: Ship): Bar {
  if (s.marines[ship] === 0) return 'no-marines'
  if (isOnFire(s, ship)) return 'on-fire'
  if (s.prize[ship]) return 'a-prize'
  if (!isOnMap(s, target)) return 'not-on-the-map'
  if (!areEnemies(s, ship, target)) return 'own-ship'
  if (areLinked(s, ship, target)) return 'grappled-to-it'
  const far = range(s, ship, target)
  if (far > MISSILES.range) return 'out-of-range'
  return far === MISSILES.range && isScreened(s, ship, target) ? 'screened' : null
}

/** What missiles need, and what is added to the die (10.3). */
export function missileOdds(
  s: State,
  ship: Ship,
  target: Ship,
  isUnderWay: boolean,
): { readonly needs: number; readonly modifier: number; readonly range: 1 | 2 } {
  const far = range(s, ship, target) === 1 ? 1 : 2
  const isSwift = isUnderWay && has(s, target, 'swift') && hasMaximum(s, target)
  const modifier =
    (isImmobile(s, target) ? MISSILES.immobile : 0) +
    (isSwift ? MISSILES.maximum : 0) +
    (s.marines[ship] <= MISSILES.fewMarines ? MISSILES.few : 0)
  return { needs: MISSILES.needs[far], modifier, range: far }
}

/** 10.3, 10.4, 10.5: every hit is read as D/F. `isUnderWay`: at a ship that is moving, out of turn. */
export function volley(s: State, ship: Ship, target: Ship, isUnderWay: boolean, play: PlayContext): void {
  s.attacked = true
  const { needs, modifier, range: far } = missileOdds(s, ship, target, isUnderWay)
  const die = roll(play)
  const hits = die + modifier >= needs
  if (hits && s.marines[target] > 0) s.marines[target]--
  const between = { ship: SHIP_IDS[ship], target: SHIP_IDS[target] }
  tell(play, 'missiles', {
    ...between,
    range: far,
    hits,
    marines: s.marines[target],
    roll: die,
    sum: die + modifier,
    needs,
  })
  if (!hits || isOnFire(s, target)) return
  const spark = roll(play)
  const sum = spark + (sideOf(s, ship) === GOTH ? FIRE_CHECK.gothic : 0)
  const lit = sum >= FIRE_CHECK.needs
  if (lit) s.fire[target] = 1
  tell(play, 'fire-check', { ...between, lit, roll: spark, sum, needs: FIRE_CHECK.needs })
}

// Fire of opportunity (10.2)

function answerBar(s: State, { mover, only: alone }: FrameNamed<'answer'>, ship: Ship): Bar {
  if (!isOnMap(s, ship)) return 'not-on-the-map'
  if (!areEnemies(s, ship, mover)) return 'own-ship'
  if (alone !== NO_SHIP && ship !== alone) return 'not-against-it'
  return has(s, ship, 'answered') ? 'answered-already' : missileBar(s, ship, mover)
}

function answering(s: State, frame: FrameNamed<'answer'>): Ship[] {
  if (frame.only !== NO_SHIP) return answerBar(s, frame, frame.only) === null ? [frame.only] : []
  return SHIPS.filter((ship) => answerBar(s, frame, ship) === null)
}

/** Lets those fire who may at a ship under way; where one is attacked, that one alone. */
export function underFire(s: State, mover: Ship, target: Ship = NO_SHIP): void {
  const frame = { step: 'answer', mover, only: target } as const
  if (answering(s, frame).length > 0) enter<Frame>(s, frame)
}

export const answer: AskingStep<State, FrameNamed<'answer'>, Action> = {
  clause: 'SG-10.2a',
  asks: (s, { mover }) => only(enemyOf(sideOf(s, mover))),
  declines: (s, { mover, only: alone }) =>
    declinesBy(s, enemyOf(sideOf(s, mover)), alone === NO_SHIP ? 'no-fire' : 'no-last-fire'),
  actions: (s, frame) => [make.hold(), ...answering(s, frame).map((ship) => make.shoot(ship))],
  refusal(s, frame, _seat, action) {
    if (action.do === 'hold') return null
    return action.do === 'shoot' ? barred(answerBar(s, frame, shipNamed(action.ship)), { ...action }) : undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do === 'shoot') {
      const ship = shipNamed(action.ship)
      mark(s, ship, 'answered')
      volley(s, ship, frame.mover, true, play)
      if (answering(s, frame).length > 0) return
    }
    leave(s)
  },
  prompt(s, { mover, only: alone }, seat) {
    const side = enemyOf(sideOf(s, mover))
    if (seat !== side) return ask('wait', { seat: SEAT_IDS[side] })
    if (alone === NO_SHIP) return ask('answer', { mover: SHIP_IDS[mover] })
    return ask('answer-attack', { mover: SHIP_IDS[mover], ship: SHIP_IDS[alone] })
  },
  run: (s) => leave(s),
}

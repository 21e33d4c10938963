import { type AskingStep, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { CUT_LOOSE, GRAPPLE } from '../data/tables.ts'
import { type Action, make } from './action.ts'
import { roll } from './dice.ts'
import { type Ship, shipNamed } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { areInContact, crewOf, isImmobile, isOnFire } from './ships.ts'
import {
  amend,
  areEnemies,
  areLinked,
  declinesBy,
  type Frame,
  type FrameNamed,
  has,
  isGrappled,
  isOnMap,
  link,
  type State,
  sideOf,
  unlink,
} from './state.ts'
import { ask, tell } from './telling.ts'

/** Grappling and cutting loose (11.1-11.3). */

/** 11.1, in turn and out of it. */
export function grappleBar(s: State, ship: Ship, target: Ship): Bar {
  if (s.marines[ship] === 0) return 'no-marines'
  if (s.prize[ship]) return 'a-prize'
  if (!isOnMap(s, target)) return 'not-on-the-map'
  if (!areEnemies(s, ship, target)) return 'own-ship'
  if (areLinked(s, ship, target)) return 'linked-already'
  return areInContact(s, ship, target) ? null : 'not-in-contact'
}

/** What is added to the die of a grapple; `isInTurn` in the ship's own activation. */
export const grappleModifier = (s: State, ship: Ship, target: Ship, isInTurn: boolean): number =>
  crewOf(s, ship) -
  crewOf(s, target) +
  (isImmobile(s, target) ? GRAPPLE.immobile : 0) +
  (isInTurn && has(s, ship, 'swift') ? GRAPPLE.ownMaximum : 0) +
  (has(s, target, 'swift') ? GRAPPLE.targetMaximum : 0) +
  (isOnFire(s, ship) ? GRAPPLE.onFire : 0)

export function grapple(s: State, ship: Ship, target: Ship, isInTurn: boolean, play: PlayContext): void {
  s.attacked = true
  const die = roll(play)
  const sum = die + grappleModifier(s, ship, target, isInTurn)
  const succeeds = sum >= GRAPPLE.needs
  if (succeeds) link(s, ship, target)
  tell(play, 'grapple', {
    ship: SHIP_IDS[ship],
    target: SHIP_IDS[target],
    succeeds,
    roll: die,
    sum,
    needs: GRAPPLE.needs,
  })
}

/** 9.3, 9.5: the ship that was attacked in vain may grapple at once. */
export function offerRiposte(s: State, ship: Ship, at: Ship): void {
  if (grappleBar(s, ship, at) === null) enter<Frame>(s, { step: 'riposte', ship, at })
}

export const riposte: AskingStep<State, FrameNamed<'riposte'>, Action> = {
  clause: 'SG-9.3e',
  asks: (s, { ship }) => only(sideOf(s, ship)),
  declines: (s, { ship }) => declinesBy(s, sideOf(s, ship), 'no-grapple'),
  actions: (_, { at }) => [make.decline(), make.grapple(at)],
  refusal(_s, { at }, _seat, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'grapple') return undefined
    return barred(shipNamed(action.at) === at ? null : 'not-against-it', { ...action })
  },
  play(s, { ship, at }, _seat, action, play) {
    leave(s)
    if (action.do === 'grapple') grapple(s, ship, at, false, play)
  },
  prompt: (s, { ship, at }, seat) =>
    seat === sideOf(s, ship)
      ? ask('riposte', { ship: SHIP_IDS[ship], at: SHIP_IDS[at] })
      : ask('wait', { seat: SEAT_IDS[sideOf(s, ship)] }),
  run: (s) => leave(s),
}

// Cutting loose (11.3)

export function cutBar(s: State, frame: FrameNamed<'ship'>, other: Ship): Bar {
  if (frame.stage !== 'cut') return 'out-of-order'
  if (frame.triedToCut) return 'tried-to-cut'
  return areLinked(s, frame.ship, other) ? null : 'not-linked'
}

/** What is added to the die: the Crew, less the marines that an enemy has more. */
export const cutModifier = (s: State, ship: Ship, other: Ship): number =>
  crewOf(s, ship) - Math.max(0, s.marines[other] - s.marines[ship])

export function cut(s: State, ship: Ship, other: Ship, play: PlayContext): void {
  const between = { ship: SHIP_IDS[ship], from: SHIP_IDS[other] }
  let succeeds = true
  if (areEnemies(s, ship, other)) {
    const die = roll(play)
    const sum = die + cutModifier(s, ship, other)
    succeeds = sum >= CUT_LOOSE.needs
    tell(play, 'cut', { ...between, succeeds, roll: die, sum, needs: CUT_LOOSE.needs })
  } else tell(play, 'cut-freely', between)
  if (succeeds) unlink(s, ship, other)
  amend(s, { triedToCut: true, cutLoose: succeeds && !isGrappled(s, ship) })
}

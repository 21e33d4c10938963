import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { BOARDING, BOARDING_MODIFIERS, type BoardingResult } from '../data/tables.ts'
import { type Action, make } from './action.ts'
import { roll } from './dice.ts'
import { imperil } from './losses.ts'
import { NO_LEADER, type Ship, shipNamed } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { isOnFire, isRammed } from './ships.ts'
import {
  areEnemies,
  areLinked,
  type Frame,
  type FrameNamed,
  has,
  hasLeader,
  isOnMap,
  leadersOn,
  linkedTo,
  mark,
  type State,
  sideOf,
  unlinkAll,
} from './state.ts'
import { ask, tell } from './telling.ts'

/** Boarding, prizes and companies that change ships (11.4-11.7). */

/** 11.4: whether a ship may board an enemy, or join those who do. */
export function boardBar(s: State, ship: Ship, target: Ship): Bar {
  if (s.prize[ship]) return 'a-prize'
  if (s.marines[ship] === 0) return 'no-marines'
  if (!isOnMap(s, target)) return 'not-on-the-map'
  if (!areEnemies(s, ship, target)) return 'own-ship'
  if (!areLinked(s, ship, target)) return 'not-grappled-to-it'
  return has(s, ship, 'boarded') ? 'boarded-already' : null
}

const partners = (s: State, target: Ship): Ship[] =>
  linkedTo(s, target)
    .filter((ship) => boardBar(s, ship, target) === null)
    .sort((a, b) => a - b)

/** A ship boards: others that are grappled to the same enemy may join. */
export function board(s: State, ship: Ship, target: Ship): void {
  mark(s, ship, 'boarded')
  const step = partners(s, target).length > 0 ? 'muster' : 'boarding'
  enter<Frame>(s, { step, target, boarders: [ship] })
}

const waitFor = (s: State, ship: Ship) => ask('wait', { seat: SEAT_IDS[sideOf(s, ship)] })

export const muster: AskingStep<State, FrameNamed<'muster'>, Action> = {
  clause: 'SG-11.4a',
  asks: (s, { boarders }) => only(sideOf(s, boarders[0])),
  actions: (s, { target }) => [make.attack(), ...partners(s, target).map((ship) => make.join(ship))],
  refusal(s, { target, boarders }, _seat, action) {
    if (action.do === 'attack') return null
    if (action.do !== 'join') return undefined
    const ship = shipNamed(action.ship)
    if (sideOf(s, ship) !== sideOf(s, boarders[0])) return barred('not-your-ship', { ...action })
    return barred(boardBar(s, ship, target), { ...action, at: SHIP_IDS[target] })
  },
  play(s, { target, boarders }, _seat, action) {
    const ships = action.do === 'join' ? [...boarders, shipNamed(action.ship)] : [...boarders]
    if (action.do === 'join') mark(s, shipNamed(action.ship), 'boarded')
    const isComplete = action.do === 'attack' || partners(s, target).length === 0
    become<Frame>(s, { step: isComplete ? 'boarding' : 'muster', target, boarders: ships })
  },
  prompt: (s, { target, boarders }, seat) =>
    seat === sideOf(s, boarders[0]) ? ask('muster', { target: SHIP_IDS[target] }) : waitFor(s, boarders[0]),
}

export const marinesOf = (s: State, ships: readonly Ship[]): number =>
  ships.reduce((sum, ship) => sum + s.marines[ship], 0)

/** What is added to the die of a boarding. */
export const boardingModifier = (s: State, boarders: readonly Ship[], target: Ship): number =>
  marinesOf(s, boarders) -
  s.marines[target] +
  (boarders.some((ship) => hasLeader(s, ship)) ? BOARDING_MODIFIERS.leader : 0) +
  (hasLeader(s, target) ? BOARDING_MODIFIERS.defendingLeader : 0) +
  (boarders.some((ship) => isOnFire(s, ship)) ? BOARDING_MODIFIERS.onFire : 0)

/** The line of the table that a sum comes to. */
export const boardingResult = (sum: number): BoardingResult =>
  BOARDING.reduce<BoardingResult>((found, line) => (sum >= line.from ? line : found), BOARDING[0])

const named = (ships: readonly Ship[]): string[] => ships.map((ship) => SHIP_IDS[ship])

export const boarding: PassingStep<State, FrameNamed<'boarding'>> = {
  run(s, { target, boarders }, play) {
    leave(s)
    const about = { ship: SHIP_IDS[boarders[0]], target: SHIP_IDS[target], boarders: named(boarders) }
    if (s.marines[target] === 0) {
      tell(play, 'boarding-unopposed', about)
      capture(s, target, boarders, play)
      return
    }
    s.attacked = true
    const die = roll(play)
    const sum = die + boardingModifier(s, boarders, target)
    const result = boardingResult(sum)
    const party = marinesOf(s, boarders)
    // 11.5: a ship that is taken is held by one of those who took it.
    const lost = Math.min(result.boarders, result.captured ? party - 1 : party)
    s.marines[target] -= result.defender
    const captured = result.captured || (s.marines[target] === 0 && party > lost)
    const needs = BOARDING.find((line) => line.captured)?.from ?? 0
    tell(play, 'boarding', { ...about, lost, defender: result.defender, roll: die, sum, needs })
    share(s, { step: 'losses', target, boarders, left: lost, captured }, play)
  },
}

/** Losses fall where there is no choice; otherwise their owner is asked. */
function share(s: State, frame: FrameNamed<'losses'>, play: PlayContext): void {
  const bearing = frame.boarders.filter((ship) => s.marines[ship] > 0)
  if (frame.left === 0) {
    if (frame.captured) capture(s, frame.target, frame.boarders, play)
  } else if (bearing.length === 1 || marinesOf(s, bearing) === frame.left) {
    for (const ship of bearing) s.marines[ship] -= bearing.length === 1 ? frame.left : s.marines[ship]
    share(s, { ...frame, left: 0 }, play)
  } else enter<Frame>(s, frame)
}

export const losses: AskingStep<State, FrameNamed<'losses'>, Action> = {
  clause: 'SG-11.4c',
  asks: (s, { boarders }) => only(sideOf(s, boarders[0])),
  actions: (s, { boarders }) => boarders.filter((ship) => s.marines[ship] > 0).map((ship) => make.lose(ship)),
  refusal(s, { boarders }, _seat, action) {
    if (action.do !== 'lose') return undefined
    const ship = shipNamed(action.ship)
    if (!boarders.includes(ship)) return barred('not-a-boarder', { ...action })
    return barred(s.marines[ship] > 0 ? null : 'no-marines', { ...action })
  },
  play(s, frame, _seat, action, play) {
    if (action.do !== 'lose') return
    s.marines[shipNamed(action.ship)]--
    leave(s)
    share(s, { ...frame, left: frame.left - 1 }, play)
  },
  prompt: (s, { boarders, left }, seat) =>
    seat === sideOf(s, boarders[0]) ? ask('losses', { left }) : waitFor(s, boarders[0]),
}

/** A ship rows at half-speed from now on, unless it cannot row at all. */
function slow(s: State, ship: Ship): void {
  if (s.oars[ship] !== 'crippled') s.oars[ship] = 'half-speed'
}

/** 11.5, 11.6: a ship changes hands. */
function capture(s: State, target: Ship, boarders: readonly Ship[], play: PlayContext): void {
  s.marines[target] = 0
  unlinkAll(s, target)
  s.squadron[target] = NO_LEADER
  mark(s, target, 'activated')
  s.taken[target] = !s.taken[target]
  s.prize[target] = s.taken[target]
  if (!s.prize[target]) slow(s, target)
  const about = { ship: SHIP_IDS[target], by: SHIP_IDS[boarders[0]], side: SEAT_IDS[sideOf(s, target)] }
  if (s.prize[target]) tell(play, 'captured', about)
  else tell(play, 'retaken', about)
  enter<Frame>(s, { step: 'prize', target, boarders, moved: 0 })
  imperil(s, target, play)
}

function manBar(s: State, { boarders }: FrameNamed<'prize'>, ship: Ship): Bar {
  if (!boarders.includes(ship)) return 'not-a-boarder'
  return s.marines[ship] > 0 ? null : 'no-marines'
}

/** 11.7: of a ship that was rammed, and has somebody left to change over. */
function changeBar(s: State, frame: FrameNamed<'prize'>, ship: Ship): Bar {
  return manBar(s, frame, ship) ?? (isRammed(s, ship) ? null : 'only-from-a-rammed-ship')
}

/** Nothing is left to choose: everybody has gone over, or the only one has to. */
const isForced = (s: State, { boarders, moved }: FrameNamed<'prize'>): boolean => {
  const left = marinesOf(s, boarders)
  return left === 0 || (left === 1 && moved === 0 && !boarders.some((ship) => s.marines[ship] > 0 && isRammed(s, ship)))
}

export const prize: AskingStep<State, FrameNamed<'prize'>, Action> = {
  clause: 'SG-11.5a',
  asks: (s, frame) => (isForced(s, frame) ? 0 : only(sideOf(s, frame.target))),
  actions(s, frame) {
    const found: Action[] = frame.moved > 0 ? [make.done()] : []
    for (const ship of frame.boarders) {
      if (manBar(s, frame, ship) === null) found.push(make.man(ship))
      if (changeBar(s, frame, ship) === null) found.push(make.change(ship))
    }
    return found
  },
  refusal(s, frame, _seat, action) {
    if (action.do === 'done') return barred(frame.moved > 0 ? null : 'crew-for-the-prize')
    if (action.do === 'man') return barred(manBar(s, frame, shipNamed(action.ship)), { ...action })
    if (action.do === 'change') return barred(changeBar(s, frame, shipNamed(action.ship)), { ...action })
    return undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do === 'man') man(s, frame, shipNamed(action.ship))
    else if (action.do === 'change') change(s, frame, shipNamed(action.ship), play)
    else endPrize(s, frame, play)
  },
  prompt: (s, { target, moved }, seat) =>
    seat === sideOf(s, target) ? ask('prize', { target: SHIP_IDS[target], moved }) : waitFor(s, target),
  run(s, frame, play) {
    for (const ship of frame.boarders) if (s.marines[ship] > 0) man(s, frame, ship)
    endPrize(s, frame, play)
  },
}

function man(s: State, frame: FrameNamed<'prize'>, ship: Ship): void {
  s.marines[ship]--
  s.marines[frame.target]++
  become<Frame>(s, { ...frame, moved: frame.moved + 1 })
}

function change(s: State, frame: FrameNamed<'prize'>, ship: Ship, play: PlayContext): void {
  const { target } = frame
  const marines = s.marines[ship]
  s.marines[ship] = 0
  s.marines[target] += marines
  for (const leader of leadersOn(s, ship)) s.aboard[leader] = target
  s.prize[target] = false
  slow(s, target)
  tell(play, 'company-changed', { ship: SHIP_IDS[ship], target: SHIP_IDS[target], marines })
  become<Frame>(s, { ...frame, moved: frame.moved + marines })
}

function endPrize(s: State, { target }: FrameNamed<'prize'>, play: PlayContext): void {
  leave(s)
  tell(play, 'prize-crew', { ship: SHIP_IDS[target], marines: s.marines[target] })
}

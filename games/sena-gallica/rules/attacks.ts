import { turned } from '@iacta/grids'
import { type AskingStep, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { LIGHT_DROMON, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import {
  ASPECTS,
  type Aspect,
  BACK_OFF_BONUS,
  COST,
  DIEKPLOUS,
  FOULED_BY,
  RAKE,
  RAM_MODIFIERS,
  RAM_NEEDS,
  RUN,
} from '../data/tables.ts'
import { type Action, make } from './action.ts'
import { crewCheck, roll } from './dice.ts'
import { offerRiposte } from './grappling.ts'
import { underFire } from './missiles.ts'
import { type Active, isAtMaximum, pointsLeft, underWayBar } from './movement.ts'
import { type Berth, GRID, HEX_IDS, type Hex, NO_SHIP, NONE, type Ship } from './printed.ts'
import type { Bar } from './reasons.ts'
import {
  ahead,
  areParallel,
  astern,
  beam,
  crewOf,
  fatigueModifier,
  headingsApart,
  isFree,
  isImmobile,
  isOnFire,
  isRaked,
  isRammed,
  shipAt,
} from './ships.ts'
import {
  amend,
  areEnemies,
  type Frame,
  type FrameNamed,
  HANDS,
  type Hand,
  headingOf,
  isGrappled,
  isOnMap,
  lay,
  link,
  mark,
  type State,
  sideOf,
  stern,
} from './state.ts'
import { ask, tell } from './telling.ts'

/** Ramming, raking and passing through (9). */

const waitFor = (s: State, ship: Ship) => ask('wait', { seat: SEAT_IDS[sideOf(s, ship)] })
const activeIn = (s: State): Active | undefined => s.stack.findLast((frame): frame is Active => frame.step === 'ship')

// The ram (9.1-9.4)

export function ramBar(s: State, frame: Active): Bar {
  const { ship, speed, run } = frame
  const bar = underWayBar(s, frame, COST.ram)
  if (bar) return bar
  if (speed === 'rest') return 'ram-needs-speed'
  if (isRaked(s, ship)) return 'raked-cannot-ram'
  const target = shipAt(s, ahead(s, ship))
  if (target === NO_SHIP || !areEnemies(s, ship, target)) return 'nobody-to-ram'
  return run > 0 ? null : 'ram-needs-way'
}

/** The price is paid, the target may fire, and then it comes to the blow; the move is over with it (9.1). */
export function ramAhead(s: State, frame: Active): void {
  const target = shipAt(s, ahead(s, frame.ship))
  amend(s, { spent: frame.spent + COST.ram, stopped: true })
  enter<Frame>(s, { step: 'ram', ship: frame.ship, target })
  underFire(s, frame.ship, target)
}

export interface RamOdds {
  readonly aspect: Aspect
  readonly needs: number
  readonly modifier: number
}

/** 9.2: what a ram needs and what is added to its die, after so many Ahead steps in a row. */
export function ramOdds(s: State, ship: Ship, target: Ship, run: number, isSwift: boolean): RamOdds {
  const aspect = ASPECTS[headingsApart(s, ship, target)]
  const isSlowed = isRaked(s, target) || s.oars[target] === 'half-speed'
  const modifier =
    LIGHT_DROMON.ram -
    LIGHT_DROMON.hull +
    Math.max(0, crewOf(s, ship) - crewOf(s, target)) +
    (isSwift ? RAM_MODIFIERS.maximum : 0) +
    (run >= RUN ? RAM_MODIFIERS.run : 0) +
    (isImmobile(s, target) ? RAM_MODIFIERS.immobile : isSlowed ? RAM_MODIFIERS.slowed : 0) +
    fatigueModifier(s, ship) +
    (isOnFire(s, ship) ? RAM_MODIFIERS.onFire : 0)
  return { aspect, needs: RAM_NEEDS[aspect], modifier }
}

export const ram: PassingStep<State, FrameNamed<'ram'>> = {
  run(s, { ship, target }, play) {
    leave(s)
    s.attacked = true
    const frame = activeIn(s)
    const { aspect, needs, modifier } = ramOdds(s, ship, target, frame?.run ?? 0, !!frame && isAtMaximum(s, frame))
    const die = roll(play)
    const sum = die + modifier
    const isOwn = aspect === 'head-on' && die === 0
    const isFouled = sum <= needs - FOULED_BY
    const result = isOwn ? 'own' : sum >= needs ? 'rammed' : isFouled ? 'fouled' : 'glancing'
    tell(play, 'ram', { ship: SHIP_IDS[ship], target: SHIP_IDS[target], aspect, result, roll: die, sum, needs })
    if (result === 'own') hole(s, ship)
    else if (result === 'rammed') strike(s, ship, target, play)
    else {
      offerRiposte(s, target, ship)
      if (result === 'fouled') foul(s, ship, play)
    }
  },
}

/** 3.2: it sinks in the end phase of the next turn. */
function hole(s: State, ship: Ship): void {
  if (!isRammed(s, ship)) s.rammed[ship] = s.turn
}

/** 9.3, 9.4. */
function strike(s: State, ship: Ship, target: Ship, play: PlayContext): void {
  if (isRammed(s, target)) {
    enter<Frame>(s, { step: 'sinking', queue: [target] })
    return
  }
  hole(s, target)
  const between = { ship: SHIP_IDS[ship], target: SHIP_IDS[target] }
  const check = crewCheck(play, crewOf(s, ship), BACK_OFF_BONUS)
  tell(play, 'ram-check', { ...between, ...check })
  if (check.passes && isFree(s, astern(s, ship))) enter<Frame>(s, { step: 'backing', ship, target })
  else stick(s, ship, target, play)
}

function stick(s: State, ship: Ship, target: Ship, play: PlayContext): void {
  link(s, ship, target)
  tell(play, 'stuck', { ship: SHIP_IDS[ship], target: SHIP_IDS[target] })
}

export const backing: AskingStep<State, FrameNamed<'backing'>, Action> = {
  clause: 'SG-9.4a',
  asks: (s, { ship }) => only(sideOf(s, ship)),
  actions: () => [make.backOff(), make.decline()],
  refusal: (_s, _frame, _seat, action) => (action.do === 'backOff' || action.do === 'decline' ? null : undefined),
  play(s, { ship, target }, _seat, action, play) {
    leave(s)
    if (action.do !== 'backOff') {
      stick(s, ship, target, play)
      return
    }
    const from = HEX_IDS[s.bow[ship]]
    lay(s, ship, { bow: stern(s, ship), heading: headingOf(s, ship) })
    tell(play, 'backed-off', { ship: SHIP_IDS[ship], from, to: HEX_IDS[s.bow[ship]] })
  },
  prompt: (s, { ship, target }, seat) =>
    seat === sideOf(s, ship) ? ask('backing', { ship: SHIP_IDS[ship], target: SHIP_IDS[target] }) : waitFor(s, ship),
}

// Oars that are lost (9.3, 9.6)

/** 9.6: raked on a side; a second time, or at half-speed, crippled. */
export function loseOars(s: State, ship: Ship, hand: Hand, play: PlayContext): void {
  s.oars[ship] = s.oars[ship] === 'sound' ? `raked-${hand}` : 'crippled'
  tell(play, 'oars', { ship: SHIP_IDS[ship], oars: s.oars[ship] })
}

function foul(s: State, ship: Ship, play: PlayContext): void {
  if (s.oars[ship] === 'sound') enter<Frame>(s, { step: 'fouling', ship })
  else loseOars(s, ship, 'port', play)
}

export const fouling: AskingStep<State, FrameNamed<'fouling'>, Action> = {
  clause: 'SG-9.3c',
  asks: (s, { ship }) => only(sideOf(s, ship)),
  actions: () => HANDS.map((hand) => make.oars(hand)),
  refusal: (_s, _frame, _seat, action) => (action.do === 'oars' ? null : undefined),
  play(s, { ship }, _seat, action, play) {
    if (action.do !== 'oars') return
    leave(s)
    loseOars(s, ship, action.to, play)
  },
  prompt: (s, { ship }, seat) =>
    seat === sideOf(s, ship) ? ask('fouling', { ship: SHIP_IDS[ship] }) : waitFor(s, ship),
}

// The rake (9.6)

/** On which side of the target the ship's bow lies abeam; null if it does not. */
export function abeam(s: State, ship: Ship, target: Ship): Hand | null {
  return HANDS.find((hand) => beam(s, target, hand) === s.bow[ship]) ?? null
}

export function rakeBar(s: State, frame: Active, target: Ship): Bar {
  const { ship, speed, run } = frame
  const bar = underWayBar(s, frame, COST.rake)
  if (bar) return bar
  if (speed === 'rest') return 'rake-needs-speed'
  if (!isOnMap(s, target)) return 'not-on-the-map'
  if (!areEnemies(s, ship, target)) return 'own-ship'
  if (abeam(s, ship, target) === null) return 'not-abeam'
  if (!areParallel(s, ship, target)) return 'not-parallel'
  if (run < 2) return 'rake-needs-way'
  if (!isFree(s, ahead(s, ship))) return 'no-way-on'
  if (isGrappled(s, target) || s.prize[target]) return 'cannot-be-raked'
  return frame.raked.includes(target) ? 'raked-already' : null
}

export function rakeAbeam(s: State, frame: Active, target: Ship): void {
  const hand = abeam(s, frame.ship, target) ?? 'port'
  amend(s, { spent: frame.spent + COST.rake, raked: [...frame.raked, target] })
  enter<Frame>(s, { step: 'rake', ship: frame.ship, target, hand, inPassing: false })
  underFire(s, frame.ship, target)
}

/** What is added to the die of a rake. */
export const rakeModifier = (s: State, ship: Ship, target: Ship, isSwift: boolean, inPassing: boolean): number =>
  crewOf(s, ship) -
  crewOf(s, target) +
  (isSwift ? RAKE.maximum : 0) +
  (inPassing ? RAKE.inPassing : 0) +
  fatigueModifier(s, ship)

/** The side of the attacker that faces a ship on whose port or starboard side it is. */
const facingSide = (s: State, ship: Ship, target: Ship, hand: Hand): Hand =>
  headingsApart(s, ship, target) === 0 ? (hand === 'port' ? 'starboard' : 'port') : hand

export const rake: PassingStep<State, FrameNamed<'rake'>> = {
  run(s, { ship, target, hand, inPassing }, play) {
    leave(s)
    s.attacked = true
    const frame = activeIn(s)
    const die = roll(play)
    const sum = die + rakeModifier(s, ship, target, !!frame && isAtMaximum(s, frame), inPassing)
    const isOwn = die === 0 || sum <= RAKE.ownOarsAtMost
    const result = isOwn ? 'own' : sum >= RAKE.needs ? 'raked' : 'nothing'
    const between = { ship: SHIP_IDS[ship], target: SHIP_IDS[target] }
    tell(play, 'rake', { ...between, hand, result, roll: die, sum, needs: RAKE.needs })
    if (result === 'raked') loseOars(s, target, hand, play)
    if (result === 'own') loseOars(s, ship, facingSide(s, ship, target, hand), play)
  },
}

// Passing through (9.5)

/** Where a ship comes out behind one that lies exactly ahead in line with it; or why it cannot. */
function passage(s: State, ship: Ship): { readonly target: Ship; readonly berth: Berth } | Bar {
  const heading = headingOf(s, ship)
  const on = (hex: Hex | typeof NONE): Hex | typeof NONE => (hex === NONE ? NONE : GRID.neighbour(hex, heading))
  const near = ahead(s, ship)
  const target = shipAt(s, near)
  if (target === NO_SHIP || !areEnemies(s, ship, target)) return 'nobody-to-pass'
  const far = on(near)
  if (shipAt(s, far) !== target) return 'not-in-line'
  const first = on(far)
  const second = on(first)
  return isFree(s, first) && isFree(s, second) ? { target, berth: { bow: second, heading } } : 'no-room-beyond'
}

export function throughBar(s: State, frame: Active): Bar {
  const bar = underWayBar(s, frame, 0)
  if (bar) return bar
  if (!isAtMaximum(s, frame)) return 'through-needs-maximum'
  const way = passage(s, frame.ship)
  if (typeof way === 'string') return way
  if (frame.run === 0) return 'through-needs-way'
  return pointsLeft(s, frame) < COST.through ? 'no-points-left' : null
}

export function passThrough(s: State, frame: Active): void {
  const target = shipAt(s, ahead(s, frame.ship))
  amend(s, { spent: frame.spent + COST.through, run: 0 })
  enter<Frame>(s, { step: 'through', ship: frame.ship, target })
  underFire(s, frame.ship, target)
}

/** What is added to the die: the Crews, and a ship of theirs on either beam in the way. */
export function throughModifier(s: State, ship: Ship, target: Ship): number {
  const crowd = HANDS.filter((hand) => {
    const beside = shipAt(s, beam(s, target, hand))
    return beside !== NO_SHIP && areEnemies(s, ship, beside)
  }).length
  return crewOf(s, ship) - crewOf(s, target) + crowd * DIEKPLOUS.neighbour + fatigueModifier(s, ship)
}

export const through: PassingStep<State, FrameNamed<'through'>> = {
  run(s, { ship, target }, play) {
    leave(s)
    mark(s, ship, 'swift')
    const from = HEX_IDS[s.bow[ship]]
    const way = passage(s, ship)
    const die = roll(play)
    const sum = die + throughModifier(s, ship, target)
    const succeeds = sum >= DIEKPLOUS.needs && typeof way === 'object' && way !== null
    if (succeeds) lay(s, ship, way.berth)
    else amend(s, { stopped: true })
    tell(play, 'through', {
      ship: SHIP_IDS[ship],
      target: SHIP_IDS[target],
      from,
      to: HEX_IDS[s.bow[ship]],
      heading: turned(s.heading[ship], 0),
      succeeds,
      roll: die,
      sum,
      needs: DIEKPLOUS.needs,
    })
    if (!succeeds) {
      offerRiposte(s, target, ship)
      return
    }
    underFire(s, ship)
    if (!isGrappled(s, target) && !s.prize[target]) enter<Frame>(s, { step: 'sweep', ship, target })
  },
}

/** 9.5: the oars of the ship that was passed, on either side. */
export const sweep: AskingStep<State, FrameNamed<'sweep'>, Action> = {
  clause: 'SG-9.5c',
  asks: (s, { ship }) => only(sideOf(s, ship)),
  actions: () => [make.decline(), ...HANDS.map((hand) => make.oars(hand))],
  refusal: (_s, _frame, _seat, action) => (action.do === 'decline' || action.do === 'oars' ? null : undefined),
  play(s, { ship, target }, _seat, action) {
    leave(s)
    if (action.do !== 'oars') return
    const frame = activeIn(s)
    if (frame) amend(s, { raked: [...frame.raked, target] })
    enter<Frame>(s, { step: 'rake', ship, target, hand: action.to, inPassing: true })
  },
  prompt: (s, { ship, target }, seat) =>
    seat === sideOf(s, ship) ? ask('sweep', { ship: SHIP_IDS[ship], target: SHIP_IDS[target] }) : waitFor(s, ship),
}

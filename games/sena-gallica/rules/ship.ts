import { type AskingStep, enter, leave, only, type PlayContext, type Seat } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { MISSILES, MOST_FATIGUE, RECOVERY, SPEEDS, TIRING } from '../data/tables.ts'
import { type Action, make } from './action.ts'
import { passThrough, rakeAbeam, rakeBar, ramAhead, ramBar, throughBar } from './attacks.ts'
import { board, boardBar } from './boarding.ts'
import { crewCheck } from './dice.ts'
import { cut, cutBar, grapple, grappleBar } from './grappling.ts'
import { missileBar, volley } from './missiles.ts'
import {
  type Active,
  aheadBar,
  back,
  backBar,
  goAhead,
  pivot,
  pivotBar,
  pointsLeft,
  reverse,
  reverseBar,
  speedBar,
  turn,
  turnBar,
} from './movement.ts'
import { enemyOf, type Ship, shipNamed } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { crewOf, isRaked, shipsNear } from './ships.ts'
import { amend, type Frame, HANDS, has, isOnMap, linkedTo, mark, type State, sideOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** A ship that is active (7.1): it cuts loose, moves, grapples and boards in this order, and fires when it likes. */

/** Begins the activation of a ship; one that did not obey may neither move nor grapple (6.5). */
export function begin(s: State, ship: Ship, able: boolean): void {
  enter<Frame>(s, { ...UNMOVED, ship, able })
}

/** Of a ship that has done nothing yet. */
export const UNMOVED: Omit<Active, 'ship'> = {
  step: 'ship',
  able: true,
  stage: 'cut',
  speed: null,
  spent: 0,
  aheads: 0,
  run: 0,
  sinceTurn: null,
  pivots: 0,
  backs: 0,
  reversed: false,
  stopped: false,
  fired: false,
  triedToCut: false,
  cutLoose: false,
  raked: [],
  strain: 0,
}

const fireBar = (s: State, frame: Active, target: Ship): Bar =>
  frame.fired ? 'fired-already' : missileBar(s, frame.ship, target)

/** 7.1: one attempt, and none after boarding. */
function grapplingBar(s: State, frame: Active, target: Ship): Bar {
  if (!frame.able) return 'failed-to-obey'
  if (frame.stage === 'grapple' || frame.stage === 'board') return 'out-of-order'
  return grappleBar(s, frame.ship, target)
}

/** Why an action of the active ship is not legal; undefined if it is none of a ship's. */
function bar(s: State, frame: Active, action: Action): Bar | undefined {
  switch (action.do) {
    case 'cut':
      return cutBar(s, frame, shipNamed(action.from))
    case 'speed':
      return speedBar(s, frame, action.at)
    case 'ahead':
      return aheadBar(s, frame)
    case 'turn':
      return turnBar(s, frame, action.to)
    case 'pivot':
      return pivotBar(s, frame, action.to)
    case 'back':
      return backBar(s, frame)
    case 'reverse':
      return reverseBar(s, frame)
    case 'ram':
      return ramBar(s, frame)
    case 'through':
      return throughBar(s, frame)
    case 'rake':
      return rakeBar(s, frame, shipNamed(action.ship))
    case 'fire':
      return fireBar(s, frame, shipNamed(action.at))
    case 'grapple':
      return grapplingBar(s, frame, shipNamed(action.at))
    case 'board':
      return boardBar(s, frame.ship, shipNamed(action.at))
    case 'finish':
      return null
    default:
      return undefined
  }
}

function actions(s: State, frame: Active): Action[] {
  const { ship, stage } = frame
  const found: Action[] = []
  const offer = (why: Bar, action: Action): void => {
    if (why === null) found.push(action)
  }
  const linked = linkedTo(s, ship)
  if (stage === 'cut') {
    for (const other of linked) offer(cutBar(s, frame, other), make.cut(other))
    for (const speed of SPEEDS) offer(speedBar(s, frame, speed), make.speed(speed))
  }
  const near = shipsNear(s, ship, enemyOf(sideOf(s, ship)), MISSILES.range)
  if (stage === 'move') {
    offer(aheadBar(s, frame), make.ahead())
    for (const hand of HANDS) offer(turnBar(s, frame, hand), make.turn(hand))
    for (const hand of HANDS) offer(pivotBar(s, frame, hand), make.pivot(hand))
    offer(backBar(s, frame), make.back())
    offer(reverseBar(s, frame), make.reverse())
    if (near.length > 0) {
      offer(ramBar(s, frame), make.ram())
      offer(throughBar(s, frame), make.through())
      for (const other of near) offer(rakeBar(s, frame, other), make.rake(other))
    }
  }
  for (const other of near) offer(fireBar(s, frame, other), make.fire(other))
  for (const other of near) offer(grapplingBar(s, frame, other), make.grapple(other))
  for (const other of linked) offer(boardBar(s, ship, other), make.board(other))
  found.push(make.finish())
  return found
}

function act(s: State, frame: Active, action: Action, play: PlayContext): void {
  const { ship } = frame
  switch (action.do) {
    case 'cut':
      cut(s, ship, shipNamed(action.from), play)
      break
    case 'speed':
      amend(s, { stage: 'move', speed: action.at })
      tell(play, 'speed', { ship: SHIP_IDS[ship], at: action.at })
      break
    case 'ahead':
      goAhead(s, frame, play)
      break
    case 'turn':
      turn(s, frame, action.to, play)
      break
    case 'pivot':
      pivot(s, frame, action.to, play)
      break
    case 'back':
      back(s, frame, play)
      break
    case 'reverse':
      reverse(s, frame, play)
      break
    case 'ram':
      ramAhead(s, frame)
      break
    case 'through':
      passThrough(s, frame)
      break
    case 'rake':
      rakeAbeam(s, frame, shipNamed(action.ship))
      break
    case 'fire':
      amend(s, { fired: true })
      volley(s, ship, shipNamed(action.at), false, play)
      break
    case 'grapple':
      amend(s, { stage: 'grapple' })
      grapple(s, ship, shipNamed(action.at), true, play)
      break
    case 'board':
      amend(s, { stage: 'board' })
      board(s, ship, shipNamed(action.at))
      break
    case 'finish':
      finish(s, frame, play)
      break
    default:
  }
}

function finish(s: State, frame: Active, play: PlayContext): void {
  leave(s)
  mark(s, frame.ship, 'activated')
  tire(s, frame, play)
  rightOars(s, frame, play)
}

/** 7.3: what the move has cost the crew, or given back to it. */
function tire(s: State, { ship, speed, spent, strain }: Active, play: PlayContext): void {
  const before = s.fatigue[ship]
  if (speed === 'maximum' && spent > 0) {
    const check = crewCheck(play, crewOf(s, ship))
    s.fatigue[ship] = Math.min(MOST_FATIGUE, before + strain + (check.passes ? TIRING.passed : TIRING.failed))
    tell(play, 'tired', { ship: SHIP_IDS[ship], fatigue: s.fatigue[ship], ...check })
    return
  }
  const isCruising = speed === 'cruise' && spent > 0
  const eases = !isCruising ? RECOVERY.rest : spent <= RECOVERY.easyPoints ? RECOVERY.easyCruise : 0
  s.fatigue[ship] = Math.max(0, before - eases)
}

/** 7.3: whoever was not active in this turn has rested. */
export function restTheOthers(s: State): void {
  for (let ship = 0; ship < s.fatigue.length; ship++)
    if (s.fatigue[ship] > 0 && isOnMap(s, ship as Ship) && !has(s, ship as Ship, 'activated'))
      s.fatigue[ship] = Math.max(0, s.fatigue[ship] - RECOVERY.rest)
}

/** 7.4: after a whole activation at Rest. */
function rightOars(s: State, { ship, speed, fired, stage }: Active, play: PlayContext): void {
  if (!isRaked(s, ship) || speed !== 'rest' || fired || stage !== 'move') return
  const check = crewCheck(play, crewOf(s, ship))
  if (check.passes) s.oars[ship] = 'half-speed'
  tell(play, 'righted', { ship: SHIP_IDS[ship], ...check })
}

function promptOf(s: State, frame: Active) {
  const ship = SHIP_IDS[frame.ship]
  if (frame.stage === 'cut') return ask('ship-start', { ship })
  if (frame.stage === 'move' && frame.speed && !frame.stopped)
    return ask('ship-moving', { ship, speed: frame.speed, points: Math.max(0, pointsLeft(s, frame)) })
  return ask('ship-after', { ship })
}

const ownerOf = (s: State, { ship }: Active): Seat => sideOf(s, ship)

export const ship: AskingStep<State, Active, Action> = {
  clause: 'SG-7.1a',
  asks: (s, frame) => only(ownerOf(s, frame)),
  actions,
  refusal(s, frame, _seat, action) {
    const why = bar(s, frame, action)
    return why === undefined ? undefined : barred(why, { ...action, ship: SHIP_IDS[frame.ship] })
  },
  play: (s, frame, _seat, action, play) => act(s, frame, action, play),
  prompt: (s, frame, seat) =>
    seat === ownerOf(s, frame) ? promptOf(s, frame) : ask('wait', { seat: SEAT_IDS[ownerOf(s, frame)] }),
}

import { turned } from '@iacta/grids'
import { leave, type PlayContext } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import {
  AHEAD_BETWEEN_TURNS,
  ANASTROPHE,
  COST,
  MOST_BACKS,
  MOST_FATIGUE,
  MOST_PIVOTS,
  type Speed,
} from '../data/tables.ts'
import { crewCheck } from './dice.ts'
import { leaveWith, remove } from './losses.ts'
import { underFire } from './missiles.ts'
import { type Berth, HEX_IDS, type Hex, isLand, NO_SHIP, NONE, type Ship } from './printed.ts'
import type { Bar } from './reasons.ts'
import {
  ahead,
  astern,
  beam,
  crewOf,
  fromBow,
  hasMaximum,
  isOnFire,
  isRaked,
  isRammed,
  pointsAt,
  shipAt,
} from './ships.ts'
import { amend, type FrameNamed, type Hand, headingOf, isGrappled, lay, mark, type State, stern } from './state.ts'
import { tell } from './telling.ts'

/** Speed and steps (7.2, 8). */

export type Active = FrameNamed<'ship'>

// Speed (7.2)

/** 3.2: what keeps a ship where it is. */
export function heldBar(s: State, ship: Ship): Bar {
  if (s.oars[ship] === 'crippled') return 'crippled'
  if (isRammed(s, ship)) return 'rammed'
  return isGrappled(s, ship) ? 'grappled' : null
}

export function speedBar(s: State, frame: Active, speed: Speed): Bar {
  const { ship } = frame
  if (!frame.able) return 'failed-to-obey'
  if (frame.stage !== 'cut') return 'out-of-order'
  const held = heldBar(s, ship)
  if (held) return held
  if (frame.cutLoose && speed !== 'rest') return 'rest-only'
  if (speed !== 'maximum') return null
  if (isRaked(s, ship)) return 'no-maximum-raked'
  if (s.oars[ship] === 'half-speed') return 'no-maximum-slow'
  if (isOnFire(s, ship)) return 'no-maximum-on-fire'
  return s.fatigue[ship] >= MOST_FATIGUE ? 'no-maximum-tired' : null
}

/** Whether it goes at Maximum still: what happens on the way may end that. */
export const isAtMaximum = (s: State, { ship, speed }: Active): boolean => speed === 'maximum' && hasMaximum(s, ship)

export const pointsLeft = (s: State, { ship, speed, spent }: Active): number =>
  speed === null ? 0 : pointsAt(s, ship, speed) - spent

/** What every step needs: a speed, a move that is not over, and its price. */
export function underWayBar(s: State, frame: Active, cost: number): Bar {
  if (frame.stage === 'cut' || frame.speed === null) return frame.able ? 'no-speed-named' : 'failed-to-obey'
  if (frame.stage !== 'move') return 'out-of-order'
  if (frame.stopped) return 'move-is-over'
  return heldBar(s, frame.ship) ?? (pointsLeft(s, frame) < cost ? 'no-points-left' : null)
}

// Steps (8.1, 8.2)

const hasAdvanced = ({ aheads, sinceTurn }: Active): boolean => aheads > 0 || sinceTurn !== null
/** 8.2: no Ahead or Turn after a Pivot or Back water. */
const steadyBar = ({ pivots, backs }: Active): Bar =>
  pivots > 0 ? 'no-pivot-under-way' : backs > 0 ? 'backs-with-pivots-only' : null

/** 2.4, 2.6: beyond the edge there is nobody in the way. */
function waterBar(s: State, hex: Hex | typeof NONE): Bar {
  if (hex === NONE) return null
  if (isLand(hex)) return 'land-ahead'
  return s.shipIn[hex] === NO_SHIP ? null : 'hex-is-taken'
}

const OARS_OF: Readonly<Record<Hand, 'raked-port' | 'raked-starboard'>> = {
  port: 'raked-port',
  starboard: 'raked-starboard',
}
/** 8.3. */
const rakedBar = (s: State, ship: Ship, to: Hand): Bar =>
  isRaked(s, ship) && s.oars[ship] !== OARS_OF[to] ? 'turns-one-way' : null

/** An Ahead step may run up on land (2.6). */
export function aheadBar(s: State, frame: Active): Bar {
  const bar = underWayBar(s, frame, COST.ahead) ?? steadyBar(frame)
  if (bar) return bar
  return shipAt(s, ahead(s, frame.ship)) === NO_SHIP ? null : 'hex-is-taken'
}

const sixths = (to: Hand): 1 | -1 => (to === 'starboard' ? 1 : -1)

export function turnBar(s: State, frame: Active, to: Hand): Bar {
  const bar = underWayBar(s, frame, COST.turn) ?? steadyBar(frame) ?? rakedBar(s, frame.ship, to)
  if (bar) return bar
  const { sinceTurn, speed } = frame
  if (speed && sinceTurn !== null && sinceTurn < AHEAD_BETWEEN_TURNS[speed]) return 'ahead-between-turns'
  return waterBar(s, fromBow(s, frame.ship, sixths(to)))
}

export function pivotBar(s: State, frame: Active, to: Hand): Bar {
  const bar = underWayBar(s, frame, COST.pivot) ?? rakedBar(s, frame.ship, to)
  if (bar) return bar
  if (frame.speed !== 'cruise') return 'pivot-needs-cruise'
  if (hasAdvanced(frame)) return 'no-pivot-under-way'
  return frame.pivots >= MOST_PIVOTS ? 'two-pivots' : waterBar(s, beam(s, frame.ship, to))
}

export function backBar(s: State, frame: Active): Bar {
  const bar = underWayBar(s, frame, COST.back)
  if (bar) return bar
  if (frame.speed !== 'cruise') return 'pivot-needs-cruise'
  if (hasAdvanced(frame)) return 'backs-with-pivots-only'
  if (frame.backs >= MOST_BACKS) return 'two-backs'
  const behind = astern(s, frame.ship)
  return behind === NONE ? 'off-the-map' : waterBar(s, behind)
}

/** 8.4. */
export function reverseBar(s: State, frame: Active): Bar {
  const { ship } = frame
  const bar = underWayBar(s, frame, COST.reverse)
  if (bar) return bar
  if (!isAtMaximum(s, frame)) return 'reverse-needs-maximum'
  if (crewOf(s, ship) < ANASTROPHE.crew) return 'crew-too-poor'
  if (s.fatigue[ship] >= ANASTROPHE.fatigueBelow) return 'too-tired-to-reverse'
  if (frame.aheads < ANASTROPHE.aheads) return 'reverse-needs-way'
  return frame.reversed ? 'reversed-already' : null
}

/** What a step changes in what the active ship remembers. */
type Changes = Partial<Omit<Active, 'step' | 'ship'>>

/** Takes the active ship somewhere, pays for it, and lets those fire who may (10.2); over the edge it is gone (2.6). */
function go(
  s: State,
  frame: Active,
  how: string,
  cost: number,
  berth: Berth | null,
  changes: Changes,
  play: PlayContext,
) {
  const { ship } = frame
  const from = HEX_IDS[s.bow[ship]]
  if (frame.speed === 'maximum') mark(s, ship, 'swift')
  if (berth === null) {
    quit(s, ship, 'withdrawn', play)
    return
  }
  lay(s, ship, berth)
  amend(s, { ...changes, spent: frame.spent + cost })
  tell(play, 'went', { ship: SHIP_IDS[ship], from, to: HEX_IDS[berth.bow], heading: berth.heading, how })
  underFire(s, ship)
}

/** 2.6: a ship that leaves the battle by its own will. */
function quit(s: State, ship: Ship, fate: 'withdrawn' | 'beached', play: PlayContext): void {
  const from = HEX_IDS[s.bow[ship]]
  leave(s)
  mark(s, ship, 'activated')
  if (fate === 'beached') tell(play, 'beached', { ship: SHIP_IDS[ship], from })
  else tell(play, 'withdrew', { ship: SHIP_IDS[ship], from })
  leaveWith(s, ship, play)
  remove(s, ship, fate)
}

const berthAt = (bow: Hex | typeof NONE, heading: number, by: number): Berth | null =>
  bow === NONE ? null : { bow, heading: turned(heading, by) }

export function goAhead(s: State, frame: Active, play: PlayContext): void {
  const to = ahead(s, frame.ship)
  if (to !== NONE && isLand(to)) {
    quit(s, frame.ship, 'beached', play)
    return
  }
  const changes = {
    aheads: frame.aheads + 1,
    run: frame.run + 1,
    sinceTurn: frame.sinceTurn === null ? null : frame.sinceTurn + 1,
  }
  go(s, frame, 'ahead', COST.ahead, berthAt(to, headingOf(s, frame.ship), 0), changes, play)
}

export function turn(s: State, frame: Active, to: Hand, play: PlayContext): void {
  const by = sixths(to)
  const berth = berthAt(fromBow(s, frame.ship, by), headingOf(s, frame.ship), by)
  go(s, frame, `turn-${to}`, COST.turn, berth, { run: 0, sinceTurn: 0 }, play)
}

export function pivot(s: State, frame: Active, to: Hand, play: PlayContext): void {
  const berth = berthAt(beam(s, frame.ship, to), headingOf(s, frame.ship), sixths(to))
  go(s, frame, `pivot-${to}`, COST.pivot, berth, { run: 0, pivots: frame.pivots + 1 }, play)
}

export function back(s: State, frame: Active, play: PlayContext): void {
  const berth = { bow: stern(s, frame.ship), heading: headingOf(s, frame.ship) }
  go(s, frame, 'back', COST.back, berth, { run: 0, backs: frame.backs + 1 }, play)
}

/** 8.4: bow and stern change places, or the ship stops and its crew is the worse for it. */
export function reverse(s: State, frame: Active, play: PlayContext): void {
  const { ship } = frame
  mark(s, ship, 'swift')
  const check = crewCheck(play, crewOf(s, ship))
  if (check.passes) lay(s, ship, { bow: stern(s, ship), heading: turned(s.heading[ship], 3) })
  const outcome = check.passes ? { reversed: true } : { stopped: true, strain: ANASTROPHE.strain }
  amend(s, { ...outcome, run: 0, spent: frame.spent + COST.reverse })
  tell(play, 'reversed', { ship: SHIP_IDS[ship], to: HEX_IDS[s.bow[ship]], heading: s.heading[ship], ...check })
  underFire(s, ship)
}

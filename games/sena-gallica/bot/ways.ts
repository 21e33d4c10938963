import { turned } from '@iacta/grids'
import { AHEAD_BETWEEN_TURNS, ANASTROPHE, COST, MOST_BACKS, MOST_PIVOTS, SPEEDS, type Speed } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { type Active, speedBar } from '../rules/movement.ts'
import { GRID, type Hex, isLand, NO_SHIP, NONE, type Ship } from '../rules/printed.ts'
import { crewOf, hasMaximum, isRaked, pointsAt } from '../rules/ships.ts'
import { areEnemies, HANDS, type Hand, isGrappled, type State } from '../rules/state.ts'

/** Where a ship could go and what it could do on the way (8, 9), by the map as it lies. */

/** Bow and heading in one number. */
export type Spot = number
export const bowOf = (spot: Spot): Hex => Math.floor(spot / 6) as Hex
export const headingAt = (spot: Spot): number => spot % 6
export const spotAt = (bow: Hex, heading: number): Spot => bow * 6 + heading

export type WayEnd =
  | { readonly is: 'stop' | 'withdraw' | 'reverse' }
  | { readonly is: 'ram' | 'through'; readonly target: Ship }

/** A move to its end: the steps in order, and how it goes into whatever ends it. */
export interface Way {
  readonly steps: readonly Action[]
  readonly spot: Spot
  readonly speed: Speed | null
  readonly spent: number
  readonly run: number
  /** Whose oars it tries to sweep away in passing. */
  readonly raked: readonly Ship[]
  readonly end: WayEnd
}

/** A ship under way. */
interface Going {
  readonly spot: Spot
  readonly speed: Speed
  readonly points: number
  readonly spent: number
  readonly aheads: number
  readonly run: number
  readonly sinceTurn: number | null
  readonly pivots: number
  readonly backs: number
  readonly reversed: boolean
  readonly raked: readonly Ship[]
  readonly steps: readonly Action[]
}

const STOP: WayEnd = { is: 'stop' }
const sixths = (hand: Hand): number => (hand === 'starboard' ? 1 : -1)
export const sternAt = (spot: Spot): Hex => GRID.neighbour(bowOf(spot), turned(headingAt(spot), 3)) as Hex

/** Every way the active ship may still go, standing still among them. */
export function waysOf(s: State, frame: Active): Way[] {
  const found: Way[] = []
  const { ship } = frame
  const here = spotAt(s.bow[ship], s.heading[ship])
  if (frame.speed === null || frame.stage !== 'move' || frame.stopped)
    found.push({ steps: [], spot: here, speed: frame.speed, spent: frame.spent, run: 0, raked: [], end: STOP })
  const start = { ...frame, spot: here }
  if (frame.stage === 'cut') {
    for (const speed of SPEEDS)
      if (speedBar(s, frame, speed) === null)
        wander(s, ship, { ...start, speed, points: pointsAt(s, ship, speed), steps: [make.speed(speed)] }, found)
  } else if (frame.stage === 'move' && frame.speed !== null && !frame.stopped && !isGrappled(s, ship)) {
    const { speed } = frame
    wander(s, ship, { ...start, speed, points: pointsAt(s, ship, speed), steps: [] }, found)
  }
  return found
}

/** Whether a ship may be here, as far as others are concerned: its own hexes are free to it. */
const isOpen = (s: State, ship: Ship, hex: Hex | typeof NONE): hex is Hex =>
  hex !== NONE && !isLand(hex) && (s.shipIn[hex] === NO_SHIP || s.shipIn[hex] === ship)

function wander(s: State, ship: Ship, at: Going, found: Way[]): void {
  const end = (how: WayEnd, more: readonly Action[] = []): void => {
    const { spot, speed, spent, run, raked } = at
    found.push({ steps: [...at.steps, ...more], spot, speed, spent, run, raked, end: how })
  }
  end(STOP)
  const left = at.points - at.spent
  if (left <= 0) return
  if (at.pivots === 0 && at.backs === 0) advance(s, ship, at, found, end)
  if (at.speed === 'cruise' && at.aheads === 0 && at.sinceTurn === null) swing(s, ship, at, found)
  if (at.speed === 'maximum' && left >= COST.reverse && mayReverse(s, ship, at))
    end({ is: 'reverse' }, [make.reverse()])
}

const mayReverse = (s: State, ship: Ship, at: Going): boolean =>
  crewOf(s, ship) >= ANASTROPHE.crew &&
  s.fatigue[ship] < ANASTROPHE.fatigueBelow &&
  hasMaximum(s, ship) &&
  at.aheads >= ANASTROPHE.aheads &&
  !at.reversed

/** Ahead, into an enemy or through one, and round to either side. */
function advance(s: State, ship: Ship, at: Going, found: Way[], end: (how: WayEnd, more: Action[]) => void): void {
  const left = at.points - at.spent
  const heading = headingAt(at.spot)
  const next = GRID.neighbour(bowOf(at.spot), turned(heading, 0))
  if (next === NONE) end({ is: 'withdraw' }, [make.ahead()])
  else if (isOpen(s, ship, next)) goOn(s, ship, at, next, found)
  else if (!isLand(next) && areEnemies(s, ship, s.shipIn[next]) && at.run > 0) {
    const target = s.shipIn[next]
    if (at.speed !== 'rest' && !isRaked(s, ship)) end({ is: 'ram', target }, [make.ram()])
    if (at.speed === 'maximum' && left >= COST.through && hasPassage(s, ship, next, target, heading))
      end({ is: 'through', target }, [make.through()])
  }
  if (left < COST.turn) return
  if (at.sinceTurn !== null && at.sinceTurn < AHEAD_BETWEEN_TURNS[at.speed]) return
  for (const hand of HANDS) {
    if (!mayTurn(s, ship, hand)) continue
    const to = turned(heading, sixths(hand))
    const bow = GRID.neighbour(bowOf(at.spot), to)
    if (!isOpen(s, ship, bow)) continue
    const steps = [...at.steps, make.turn(hand)]
    wander(s, ship, { ...at, spot: spotAt(bow, to), spent: at.spent + COST.turn, run: 0, sinceTurn: 0, steps }, found)
  }
}

/** 8.3. */
const mayTurn = (s: State, ship: Ship, hand: Hand): boolean => !isRaked(s, ship) || s.oars[ship] === `raked-${hand}`

function hasPassage(s: State, ship: Ship, next: Hex, target: Ship, heading: number): boolean {
  const direction = turned(heading, 0)
  const far = GRID.neighbour(next, direction)
  if (far === NONE || s.shipIn[far] !== target) return false
  const first = GRID.neighbour(far, direction)
  return isOpen(s, ship, first) && isOpen(s, ship, GRID.neighbour(first, direction))
}

function goOn(s: State, ship: Ship, at: Going, next: Hex, found: Way[]): void {
  const gone: Going = {
    ...at,
    spot: spotAt(next, headingAt(at.spot)),
    spent: at.spent + COST.ahead,
    aheads: at.aheads + 1,
    run: at.run + 1,
    sinceTurn: at.sinceTurn === null ? null : at.sinceTurn + 1,
    steps: [...at.steps, make.ahead()],
  }
  wander(s, ship, gone, found)
  if (gone.run < 2 || gone.points - gone.spent < COST.rake || at.speed === 'rest') return
  for (const target of abeamOf(s, ship, gone)) {
    const swept = { ...gone, spent: gone.spent + COST.rake, raked: [...gone.raked, target] }
    wander(s, ship, { ...swept, steps: [...gone.steps, make.rake(target)] }, found)
  }
}

/** Enemies abeam whose oars could be swept away (9.6). */
function abeamOf(s: State, ship: Ship, at: Going): Ship[] {
  const heading = headingAt(at.spot)
  const bow = bowOf(at.spot)
  const found: Ship[] = []
  if (!isOpen(s, ship, GRID.neighbour(bow, turned(heading, 0)))) return found
  for (const by of [-1, 1, -2, 2]) {
    const hex = GRID.neighbour(bow, turned(heading, by))
    const target = hex === NONE ? NO_SHIP : s.shipIn[hex]
    if (target === NO_SHIP || found.includes(target) || at.raked.includes(target)) continue
    if (!areEnemies(s, ship, target) || s.prize[target] || isGrappled(s, target)) continue
    if ((s.heading[target] - heading + 6) % 3 !== 0) continue
    const beams = [-2, 2].map((side) => GRID.neighbour(s.bow[target], turned(s.heading[target], side)))
    if (beams.includes(bow)) found.push(target)
  }
  return found
}

/** Pivots and back water (8.2). */
function swing(s: State, ship: Ship, at: Going, found: Way[]): void {
  const left = at.points - at.spent
  const heading = headingAt(at.spot)
  if (left >= COST.pivot && at.pivots < MOST_PIVOTS)
    for (const hand of HANDS) {
      const bow = GRID.neighbour(bowOf(at.spot), turned(heading, 2 * sixths(hand)))
      if (!mayTurn(s, ship, hand) || !isOpen(s, ship, bow)) continue
      const spot = spotAt(bow, turned(heading, sixths(hand)))
      const steps = [...at.steps, make.pivot(hand)]
      wander(s, ship, { ...at, spot, spent: at.spent + COST.pivot, run: 0, pivots: at.pivots + 1, steps }, found)
    }
  if (left < COST.back || at.backs >= MOST_BACKS) return
  const stern = sternAt(at.spot)
  if (!isOpen(s, ship, GRID.neighbour(stern, turned(heading, 3)))) return
  const steps = [...at.steps, make.back()]
  const spot = spotAt(stern, heading)
  wander(s, ship, { ...at, spot, spent: at.spent + COST.back, run: 0, backs: at.backs + 1, steps }, found)
}

/** Where a step brings a ship, as far as nobody stops it. */
export function spotAfter(spot: Spot, action: Action): Spot {
  const heading = headingAt(spot)
  const to = (by: number): Hex | typeof NONE => GRID.neighbour(bowOf(spot), turned(heading, by))
  const at = (bow: Hex | typeof NONE, by: number): Spot => (bow === NONE ? spot : spotAt(bow, turned(heading, by)))
  switch (action.do) {
    case 'ahead':
      return at(to(0), 0)
    case 'turn':
      return at(to(sixths(action.to)), sixths(action.to))
    case 'pivot':
      return at(to(2 * sixths(action.to)), sixths(action.to))
    case 'back':
      return at(sternAt(spot), 0)
    default:
      return spot
  }
}

import { turned } from '@iacta/grids'
import { AHEAD_BETWEEN_TURNS, COST, type Speed } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import type { Active } from '../rules/movement.ts'
import { type Berth, GRID, type Hex, isLand, NO_SHIP, NONE, type Ship } from '../rules/printed.ts'
import { isRaked, pointsAt } from '../rules/ships.ts'
import { HANDS, type Hand, headingOf, type State } from '../rules/state.ts'

/** Where a ship may row at a speed, found by reckoning with the ships as they lie. */
export interface Course {
  readonly berth: Berth
  readonly speed: Speed
  readonly spent: number
  /** Ahead steps in a row at its end. */
  readonly run: number
  /** Ahead steps since its last Turn; more than enough before the first. */
  readonly since: number
  readonly before: Course | null
  readonly step: Action | null
  /** Whether it has gone Ahead or turned; what pivots and backs does neither. */
  readonly kind: 'none' | 'way' | 'pivot'
  readonly pivots: number
}

const PLENTY = 9

/** Every course of the active ship at a speed that stays on the water, each berth by its cheapest way. */
export function coursesAt(s: State, frame: Active, speed: Speed): Course[] {
  const { ship, sinceTurn, aheads, pivots, backs } = frame
  const points = pointsAt(s, ship, speed)
  const start: Course = {
    berth: { bow: s.bow[ship], heading: headingOf(s, ship) },
    speed,
    spent: frame.spent,
    run: frame.run,
    since: sinceTurn ?? PLENTY,
    before: null,
    step: null,
    kind: aheads > 0 || sinceTurn !== null ? 'way' : pivots + backs > 0 ? 'pivot' : 'none',
    pivots,
  }
  const found: Course[] = [start]
  const known = new Set<number>()
  for (let i = 0; i < found.length; i++) {
    const at = found[i]
    for (const next of stepsFrom(s, ship, at)) {
      if (next.spent > points) continue
      const key = ((next.berth.bow * 6 + next.berth.heading) * 4 + Math.min(next.run, 3)) * 3 + Math.min(next.since, 2)
      if (known.has(key)) continue
      known.add(key)
      found.push(next)
    }
  }
  return found
}

/** The steps of a course, the first first. */
export function stepsOf(course: Course): Action[] {
  const steps: Action[] = []
  for (let at: Course | null = course; at?.step; at = at.before) steps.push(at.step)
  return steps.reverse()
}

function stepsFrom(s: State, ship: Ship, at: Course): Course[] {
  const { bow, heading } = at.berth
  const next: Course[] = []
  const isOpen = (hex: Hex | typeof NONE): hex is Hex =>
    hex !== NONE && !isLand(hex) && (s.shipIn[hex] === NO_SHIP || s.shipIn[hex] === ship)
  const may = (hand: Hand): boolean => !isRaked(s, ship) || s.oars[ship] === `raked-${hand}`
  if (at.kind !== 'pivot') {
    const ahead = GRID.neighbour(bow, heading)
    if (isOpen(ahead))
      next.push(after(at, { bow: ahead, heading }, COST.ahead, make.ahead(), { run: at.run + 1, since: at.since + 1 }))
    for (const hand of HANDS) {
      const to = turned(heading, hand === 'starboard' ? 1 : -1)
      const there = GRID.neighbour(bow, to)
      if (at.since >= AHEAD_BETWEEN_TURNS[at.speed] && may(hand) && isOpen(there))
        next.push(after(at, { bow: there, heading: to }, COST.turn, make.turn(hand), { run: 0, since: 0 }))
    }
  }
  if (at.kind !== 'way' && at.speed === 'cruise' && at.pivots < 2)
    for (const hand of HANDS) {
      const by = hand === 'starboard' ? 1 : -1
      const there = GRID.neighbour(bow, turned(heading, 2 * by))
      if (may(hand) && isOpen(there))
        next.push({
          ...after(at, { bow: there, heading: turned(heading, by) }, COST.pivot, make.pivot(hand), {
            run: 0,
            since: PLENTY,
          }),
          kind: 'pivot',
          pivots: at.pivots + 1,
        })
    }
  return next
}

const after = (
  at: Course,
  berth: Berth,
  cost: number,
  step: Action,
  { run, since }: { run: number; since: number },
): Course => ({ ...at, berth, spent: at.spent + cost, run, since, before: at, step, kind: 'way' })

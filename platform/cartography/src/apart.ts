import { type Box, holds, type Point } from './geometry.ts'

/** How groups of pieces stand on a map so that none lies on another, nor on what has to be read beside them. */

/** Boxes are about the group's point, and grow about it as pieces are enlarged. */
export interface Group {
  readonly at: Point
  /** The place it belongs to, and should be seen to. */
  readonly place: Point
  /** How its pieces may lie, the way that is liked best first: what they take, and what their badges do. */
  readonly ways: readonly GroupWay[]
}

export interface GroupWay {
  readonly cost: number
  readonly pieces: readonly Box[]
  readonly badges: readonly Box[]
}

/** What stands still; some of it may never be covered, some rather not, some only if it can be helped. */
export interface Surroundings {
  readonly frame: Box
  readonly values: readonly Box[]
  readonly marks: readonly Box[]
  readonly names: readonly Box[]
}

/** The way a group lies, and how far from its point: both grow with the pieces. */
export interface Stand {
  readonly way: number
  readonly shift: Point
}

/** What it costs that pieces or badges lie over something at all, and more the more they cover. */
const ON_PIECES = 400
const ON_VALUE = 3000
const ON_MARK = { pieces: 70, badges: 30 } as const
const ON_NAME = { pieces: 45, badges: 20 } as const
const OUTSIDE = 300
/** That it lies nearer to another place than to its own, and for each unit. */
const ASTRAY = { once: 60, more: 4 } as const
/** And to stand a unit farther off. */
const FARTHER = 0.35

const STEPS = [0, 9, -9, 18, -18, 30, -30, 44, -44, 60, -60, 84, -84]
/** The nearest first. */
const SHIFTS = STEPS.flatMap((x) =>
  STEPS.map((y) => ({ shift: [x, y] as const, cost: Math.hypot(x, y) * FARTHER })),
).sort((a, b) => a.cost - b.cost)

interface Choice extends Stand {
  readonly cost: number
}

/** A group at work, and the fixed things it could come to lie on. */
interface Placing {
  readonly group: Group
  readonly around: Surroundings
  readonly near: number[]
  chosen: Choice
}

/** Nothing farther away than this is ever in a group's way. */
const REACH = 700

/**
 * Where all groups stand best while pieces are drawn at each of the `scales`. Each in turn takes its best answer to where
 * the others stand, until nobody gains. Who is in nobody's way stays where he is.
 */
export function stoodApart(
  groups: readonly Group[],
  around: Surroundings,
  scales: readonly number[],
): readonly Stand[] {
  const placings = groups.map((group) => placingOf(group, groups, around))
  const queue = new Set(placings.keys())
  for (let turns = 0; queue.size > 0 && turns < groups.length * 12; turns++) {
    const [i] = queue
    queue.delete(i)
    const placing = placings[i]
    const best = bestOf(placing, placings, scales)
    if (best === placing.chosen) continue
    placing.chosen = best
    for (const j of placing.near) queue.add(j)
  }
  return placings.map(({ chosen: { way, shift } }) => ({ way, shift }))
}

function placingOf(group: Group, groups: readonly Group[], around: Surroundings): Placing {
  const isNear = (x: number, y: number): boolean =>
    Math.abs(x - group.at[0]) < REACH && Math.abs(y - group.at[1]) < REACH
  const nearby = (boxes: readonly Box[]): Box[] => boxes.filter(({ x, y }) => isNear(x, y))
  return {
    group,
    around: {
      frame: around.frame,
      values: nearby(around.values),
      marks: nearby(around.marks),
      names: nearby(around.names),
    },
    near: groups.flatMap((other, j) => (other !== group && isNear(...other.at) ? [j] : [])),
    chosen: { way: 0, ...SHIFTS[0] },
  }
}

function bestOf(placing: Placing, all: readonly Placing[], scales: readonly number[]): Choice {
  const others = placing.near.map((j) => all[j])
  const theirs = scales.map((scale) => others.map(({ group, chosen }) => boxesOf(group, chosen, scale)))
  const price = (choice: Choice, limit: number): number => {
    let sum = choice.cost
    for (let i = 0; i < scales.length && sum < limit; i++)
      sum += trouble(boxesOf(placing.group, choice, scales[i]), theirs[i], placing)
    return sum
  }
  let best = placing.chosen
  let least = price(best, Number.POSITIVE_INFINITY) - 1e-9
  for (const [way, { cost }] of placing.group.ways.entries())
    for (const { shift, cost: off } of SHIFTS) {
      const choice = { way, shift, cost: cost + off }
      if (choice.cost >= least) break
      const sum = price(choice, least)
      if (sum < least) [best, least] = [choice, sum]
    }
  return best
}

interface Boxes {
  readonly pieces: readonly Box[]
  readonly badges: readonly Box[]
}

function boxesOf({ at, ways }: Group, { way, shift }: Stand, scale: number): Boxes {
  const put = ({ x, y, width, height }: Box): Box => ({
    x: at[0] + (shift[0] + x) * scale,
    y: at[1] + (shift[1] + y) * scale,
    width: width * scale,
    height: height * scale,
  })
  return { pieces: ways[way].pieces.map(put), badges: ways[way].badges.map(put) }
}

function trouble({ pieces, badges }: Boxes, others: readonly Boxes[], { group, around }: Placing): number {
  const all = [...pieces, ...badges]
  let sum = all.every((box) => holds(around.frame, box)) ? 0 : OUTSIDE
  for (const other of others) sum += ON_PIECES * (covering(all, other.pieces) + covering(all, other.badges))
  sum += astray(pieces, group.place, around)
  sum += ON_VALUE * covering(all, around.values)
  sum += ON_MARK.pieces * covering(pieces, around.marks) + ON_MARK.badges * covering(badges, around.marks)
  return sum + ON_NAME.pieces * covering(pieces, around.names) + ON_NAME.badges * covering(badges, around.names)
}

function astray(pieces: readonly Box[], place: Point, { values, marks }: Surroundings): number {
  const own = Math.min(...pieces.map((box) => gap(box, place)))
  let nearest = own
  for (const { x, y, width, height } of [...values, ...marks]) {
    const middle: Point = [x + width / 2, y + height / 2]
    if (middle[0] === place[0] && middle[1] === place[1]) continue
    for (const box of pieces) nearest = Math.min(nearest, gap(box, middle))
  }
  return nearest < own ? ASTRAY.once + ASTRAY.more * (own - nearest) : 0
}

/** From a box to a point. */
const gap = ({ x, y, width, height }: Box, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))

/** How many of some boxes lie on others, those that cover much of them counted for more. */
function covering(some: readonly Box[], others: readonly Box[]): number {
  let sum = 0
  for (const a of some)
    for (const b of others) {
      const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
      if (width <= 0) continue
      const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
      if (height > 0) sum += 1 + (width * height) / 1000
    }
  return sum
}

import { type Hex, NO_UNIT, NONE, otherSide, type SideIndex, turned, type Unit } from './printed.ts'
import { type FrameNamed, factsOf, has, isControlled, isOnMap, isOutOfHand, type State, sideOf } from './state.ts'
import { terrainAt } from './terrain.ts'
import { placeInWedge } from './wedge.ts'

/** Where a unit out of hand must go (11.31, 47, 48, 138). */

/** The enemies nearest to a hex, all of them where several are; at Taginae those of one column (TAGI-11). */
export function nearestEnemies(s: State, from: Hex, unit: Unit): Unit[] {
  const { grid, rules, sides } = factsOf(s)
  const side = sideOf(s, unit)
  const enemies: Unit[] = []
  for (let i = 0; i < s.at.length; i++)
    if (isOnMap(s, i as Unit) && sideOf(s, i as Unit) !== side) enemies.push(i as Unit)
  // TAGI-11, TAGI-12: the Goths make for the line of battle, unless they set up as they like.
  const isBound = rules.nearestColumn !== undefined && !s.freeSetUp && sides[side].discipline === 'undisciplined'
  const named = isBound ? enemies.filter((enemy) => grid.column(s.at[enemy]) === rules.nearestColumn) : []
  const among = named.length > 0 ? named : enemies
  const distance = among.reduce((least, enemy) => Math.min(least, grid.distance(from, s.at[enemy])), 999)
  return among.filter((enemy) => grid.distance(from, s.at[enemy]) === distance)
}

const MOST_HEXES = 2048
/** Further than anything. */
const UNDUE = 0x7fff
/** A friend who is passed through takes two hexes at once: what is due now, next, and after that. */
const AHEAD = 3

/** Kept for reuse, with nothing in them that outlives a question. */
const far = new Int16Array(MOST_HEXES)
const due = new Int16Array(MOST_HEXES)
/** Hexes by when they are due; one may come twice, the second time for a shorter way. */
const layers = Array.from({ length: AHEAD }, () => new Int16Array(2 * MOST_HEXES))
const sizes = new Int16Array(AHEAD)

/** A hex is so far from the goal, unless it is nearer by another way. */
function reach(hex: number, distance: number): void {
  if (due[hex] <= distance) return
  due[hex] = distance
  const layer = distance % AHEAD
  layers[layer][sizes[layer]++] = hex
}

/** 6.65: whether a friend in a hex may be passed through; there must be a vacant hex beyond, straight on. */
const mayPassIn = (s: State, hex: number, friend: Unit): boolean =>
  !has(s, friend, 'column') && !isControlled(s, hex as Hex, otherSide(sideOf(s, friend)))

/**
 * How many hexes it is to another, by the shortest legal way (48): around what nobody may enter and around enemies; through
 * friends, or around them where there is no room beyond. What is told is how far it is from a hex, and from everywhere nearer.
 */
function hexesTo(s: State, goal: Hex, from: Hex, side: SideIndex): Int16Array {
  const { next, impassable } = terrainAt(s.scenario)
  const { units } = factsOf(s)
  const isOpen = (hex: number): boolean => hex !== NONE && !impassable[hex]
  far.fill(-1, 0, impassable.length)
  due.fill(UNDUE, 0, impassable.length)
  sizes.fill(0)
  reach(goal, 0)
  for (let n = 0, empty = 0; empty < AHEAD && far[from] < 0; n++) {
    const layer = layers[n % AHEAD]
    const size = sizes[n % AHEAD]
    empty = size === 0 ? empty + 1 : 0
    for (let i = 0; i < size; i++) {
      const hex = layer[i]
      if (far[hex] >= 0) continue
      far[hex] = n
      const here = s.unitIn[hex]
      // Nobody goes on from where an enemy stands.
      if (n > 0 && hex !== from && here !== NO_UNIT && units[here].side !== side) continue
      for (let d = 0; d < 6; d++) {
        const to = next[hex * 6 + d]
        const there = to === NONE ? NO_UNIT : s.unitIn[to]
        if (there === NO_UNIT || to === from || units[there].side !== side) {
          if (isOpen(to)) reach(to, n + 1)
        } else if (here === NO_UNIT && mayPassIn(s, to, there))
          for (let turn = -1; turn <= 1; turn++) {
            const before = next[to * 6 + turned(d, turn)]
            if (isOpen(before) && (before === from || s.unitIn[before] === NO_UNIT)) reach(before, n + 2)
          }
      }
    }
    sizes[n % AHEAD] = 0
  }
  return far
}

/** Where friends bar every way: as if they were not there, so that it comes up behind them. */
function hexesThroughAll(s: State, goal: Hex, from: Hex, side: SideIndex): Int16Array {
  const { next, impassable } = terrainAt(s.scenario)
  far.fill(-1, 0, impassable.length)
  far[goal] = 0
  const queue: number[] = [goal]
  for (let head = 0; head < queue.length && far[from] < 0; head++)
    for (let d = 0; d < 6; d++) {
      const to = next[queue[head] * 6 + d]
      if (to === NONE || far[to] >= 0 || impassable[to]) continue
      far[to] = far[queue[head]] + 1
      const there = s.unitIn[to]
      if (there === NO_UNIT || sideOf(s, there) === side) queue.push(to)
    }
  return far
}

/** Directions that lead nearer to a hex, as bits; where an enemy stands there, his own hex among them, which it turns to. */
function towards(s: State, unit: Unit, goal: Hex): number {
  const { next } = terrainAt(s.scenario)
  const at = s.at[unit]
  const side = sideOf(s, unit)
  const around = hexesTo(s, goal, at, side)
  const isBarred = around[at] < 0
  const hexes = isBarred ? hexesThroughAll(s, goal, at, side) : around
  const isNearer = (hex: number, by: number): boolean => hex !== NONE && hexes[hex] >= 0 && hexes[hex] + by <= hexes[at]
  let bits = 0
  for (let d = 0; d < 6; d++) {
    const to = next[at * 6 + d]
    if (to === NONE || hexes[at] < 0) continue
    const there = s.unitIn[to]
    const isFriend = there !== NO_UNIT && sideOf(s, there) === side
    const leads =
      isFriend && !isBarred
        ? mayPassIn(s, to, there) &&
          [5, 0, 1].some((turn) => {
            const beyond = next[to * 6 + ((d + turn) % 6)]
            return isNearer(beyond, 2) && s.unitIn[beyond] === NO_UNIT
          })
        : isNearer(to, 1)
    if (leads) bits |= 1 << d
  }
  return bits
}

type March = FrameNamed<'march'>

/** Those it still makes for: whoever was nearest at first, and is still there. */
export function aimsOf(s: State, { unit, toward }: March): readonly Unit[] {
  const left = toward.filter((target) => isOnMap(s, target))
  return left.length > 0 || toward.length === 0 ? left : nearestEnemies(s, s.at[unit], unit)
}

export const isUnderWayToEnemy = ({ toward }: March): boolean => toward.length > 0

/** CASI-08: behind the point of a wedge out of hand each makes for its own place. */
export const isUnderWayToPlace = (s: State, frame: March): boolean =>
  !isUnderWayToEnemy(frame) && isOutOfHand(s, frame.unit) && placeInWedge(s, frame.unit) !== null

/** Directions that lead nearer to one of those it makes for, or to its place. */
export function headings(s: State, frame: March): number {
  const place = isUnderWayToPlace(s, frame) ? placeInWedge(s, frame.unit) : null
  if (place !== null) return place.hex === s.at[frame.unit] ? 0 : towards(s, frame.unit, place.hex)
  let bits = 0
  for (const target of aimsOf(s, frame)) bits |= towards(s, frame.unit, s.at[target])
  return bits
}

/** Those a step has brought it nearer to. */
export function narrowed(s: State, frame: March, to: Hex): readonly Unit[] {
  if (frame.toward.length === 0) return frame.toward
  const direction = factsOf(s).grid.directionTo(s.at[frame.unit], to)
  const aims = aimsOf(s, frame)
  const nearer = aims.filter((target) => towards(s, frame.unit, s.at[target]) & (1 << direction))
  return nearer.length > 0 ? nearer : aims
}

/** Whether turning that way brings it soonest to one of these facings, given as bits. */
export function turnsTowards(s: State, unit: Unit, facings: number, by: 1 | -1): boolean {
  const [left, right] = [turnsNeeded(s, unit, facings, -1), turnsNeeded(s, unit, facings, 1)]
  return by === 1 ? right <= left && right < 6 : left <= right && left < 6
}

function turnsNeeded(s: State, unit: Unit, facings: number, by: 1 | -1): number {
  for (let turns = 0; turns < 6; turns++) if (facings & (1 << turned(s.facing[unit], turns * by))) return turns
  return 6
}

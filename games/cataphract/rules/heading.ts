import { type Hex, NO_UNIT, NONE, type Unit } from './printed.ts'
import { type FrameNamed, factsOf, frontBits, has, isOnMap, type State, sideOf } from './state.ts'
import { terrainAt } from './terrain.ts'

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

/** Kept for reuse, with nothing in them that outlives a question. */
const far = new Int16Array(2048)
const queue = new Int16Array(2048)

/**
 * How many hexes it is to an enemy, around what nobody may enter and around other enemies: from a hex, and from everywhere
 * that is nearer.
 */
function hexesTo(s: State, target: Unit, from: Hex): Int16Array {
  const { next, impassable } = terrainAt(s.scenario)
  const enemy = sideOf(s, target)
  far.fill(-1, 0, impassable.length)
  far[s.at[target]] = 0
  queue[0] = s.at[target]
  for (let head = 0, tail = 1; head < tail && far[from] < 0; head++) {
    const hex = queue[head]
    for (let d = 0; d < 6; d++) {
      const to = next[hex * 6 + d]
      if (to === NONE || far[to] >= 0 || impassable[to]) continue
      far[to] = far[hex] + 1
      const there = s.unitIn[to]
      // Nobody goes on from where an enemy stands.
      if (there === NO_UNIT || sideOf(s, there) !== enemy) queue[tail++] = to
    }
  }
  return far
}

type March = FrameNamed<'march'>

/** Those it still makes for: whoever was nearest at first, and is still there. */
export function aimsOf(s: State, { unit, toward }: March): readonly Unit[] {
  const left = toward.filter((target) => isOnMap(s, target))
  return left.length > 0 || toward.length === 0 ? left : nearestEnemies(s, s.at[unit], unit)
}

export const isUnderWayToEnemy = ({ toward }: March): boolean => toward.length > 0

/** Directions that lead nearer to one of them, as bits; the enemy's own hex among them, which it turns to. */
export function headings(s: State, frame: March): number {
  const at = s.at[frame.unit]
  const { next } = terrainAt(s.scenario)
  let bits = 0
  for (const target of aimsOf(s, frame)) {
    const hexes = hexesTo(s, target, at)
    if (hexes[at] < 0) continue
    for (let d = 0; d < 6; d++) {
      const to = next[at * 6 + d]
      if (to !== NONE && hexes[to] >= 0 && hexes[to] < hexes[at]) bits |= 1 << d
    }
  }
  return bits
}

/** Those a step has brought it nearer to. */
export function narrowed(s: State, frame: March, to: Hex): readonly Unit[] {
  if (frame.toward.length === 0) return frame.toward
  const at = s.at[frame.unit]
  const nearer = aimsOf(s, frame).filter((target) => {
    const hexes = hexesTo(s, target, at)
    return hexes[to] >= 0 && hexes[to] < hexes[at]
  })
  return nearer.length > 0 ? nearer : aimsOf(s, frame)
}

/** Whether turning that way brings one of these directions to the front soonest. */
export function turnsTowards(s: State, unit: Unit, wanted: number, by: 1 | -1): boolean {
  const left = turnsNeeded(s, unit, wanted, -1)
  const right = turnsNeeded(s, unit, wanted, 1)
  return by === 1 ? right <= left && right < 6 : left <= right && left < 6
}

function turnsNeeded(s: State, unit: Unit, wanted: number, by: 1 | -1): number {
  let front = frontBits(s, unit)
  for (let turns = 0; turns < 6; turns++) {
    if (front & wanted) return turns
    front = by === 1 ? ((front << 1) | (front >> 5)) & 63 : ((front >> 1) | ((front & 1) << 5)) & 63
  }
  return 6
}

export const isOutOfHand = (s: State, unit: Unit): boolean => has(s, unit, 'uncontrolled')

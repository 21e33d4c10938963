import { byScenario } from '@iacta/kernel'
import { placeOfLeader } from './ambush.ts'
import { type Hex, type Leader, NO_UNIT, NOWHERE, SCENARIO_IDS, SCENARIO_INDEX, type Unit } from './printed.ts'
import { controlledBits, factsOf, type State } from './state.ts'
import { type Terrain, terrainAt } from './terrain.ts'

/**
 * How far a leader's orders go (4.21), reckoned with bits: a column of hexes is two words, a step in all directions a few
 * shifts. Lists of orders ask for it again and again.
 */

/** More than any map has columns, with an empty one to either side. */
const MOST_COLUMNS = 48
/** Rows in the first of the two words. */
const WORD = 30
const FULL = 2 ** WORD - 1

/** Hexes as bits: two words for each column, from 1 on. */
export class HexSet {
  readonly low = new Int32Array(MOST_COLUMNS)
  readonly high = new Int32Array(MOST_COLUMNS)

  clear(): void {
    this.low.fill(0)
    this.high.fill(0)
  }

  add(column: number, row: number): void {
    if (row < WORD) this.low[column + 1] |= 1 << row
    else this.high[column + 1] |= 1 << (row - WORD)
  }

  remove(column: number, row: number): void {
    if (row < WORD) this.low[column + 1] &= ~(1 << row)
    else this.high[column + 1] &= ~(1 << (row - WORD))
  }

  has(column: number, row: number): boolean {
    return row < WORD ? (this.low[column + 1] & (1 << row)) !== 0 : (this.high[column + 1] & (1 << (row - WORD))) !== 0
  }
}

/** The hexes that a leader reaches, for questions about them until he is asked for again. */
export interface Reach {
  readonly scenario: number
  readonly hexes: HexSet
}

/** The hexes of a map that somebody may enter. */
const PASSABLE = byScenario(SCENARIO_IDS, (id) => {
  const { column, row, impassable } = terrainAt(SCENARIO_INDEX[id])
  const found = new HexSet()
  impassable.forEach((bar, hex) => {
    if (!bar) found.add(column[hex], row[hex])
  })
  return found
})

/** Kept for reuse, with nothing in them that outlives a question. */
const open = new HexSet()
const grown = new HexSet()

/** Where a path may lead: not to enemies, nor into their zones where no friend stands, nor over ground nobody enters. */
function openTo(s: State, leader: Leader, most: number, terrain: Terrain): void {
  const { column, row, next, impassable } = terrain
  const { units, leaders } = factsOf(s)
  const { side } = leaders[leader]
  const passable = PASSABLE.at(s.scenario)
  open.low.set(passable.low)
  open.high.set(passable.high)
  const from = column[placeOfLeader(s, leader)]
  for (let unit = 0; unit < s.at.length; unit++) {
    const hex = s.at[unit]
    if (hex === NOWHERE || s.unitIn[hex] !== unit) continue
    // Too far off to bar a path.
    const across = column[hex] - from
    if (across > most + 1 || across < -most - 1) continue
    if (units[unit].side === side) {
      // 135: a path may end in a wall that a friend holds.
      if (impassable[hex]) open.add(column[hex], row[hex])
      continue
    }
    open.remove(column[hex], row[hex])
    const bits = controlledBits(s, unit as Unit)
    if (bits === 0) continue
    for (let d = 0; d < 6; d++) {
      if (!(bits & (1 << d))) continue
      const there = next[hex * 6 + d]
      if (s.unitIn[there] === NO_UNIT) open.remove(column[there], row[there])
    }
  }
}

/** One hex further in every direction, where it is open. Columns that stand low touch the rows below, the others those above. */
function grow({ low, high }: HexSet, first: number, last: number, { isFirstLow }: Terrain): void {
  for (let c = first; c <= last; c++) {
    const isLow = (c - 1) % 2 === 0 ? isFirstLow : !isFirstLow
    const l = low[c]
    const h = high[c]
    const besideLow = low[c - 1] | low[c + 1]
    const besideHigh = high[c - 1] | high[c + 1]
    let nextLow = l | (l << 1) | (l >>> 1) | ((h & 1) << (WORD - 1)) | besideLow
    let nextHigh = h | (h << 1) | (h >>> 1) | ((l >>> (WORD - 1)) & 1) | besideHigh
    if (isLow) {
      nextLow |= (besideLow >>> 1) | ((besideHigh & 1) << (WORD - 1))
      nextHigh |= besideHigh >>> 1
    } else {
      nextLow |= besideLow << 1
      nextHigh |= (besideHigh << 1) | ((besideLow >>> (WORD - 1)) & 1)
    }
    grown.low[c] = nextLow & FULL & open.low[c]
    grown.high[c] = nextHigh & FULL & open.high[c]
  }
  for (let c = first; c <= last; c++) {
    low[c] |= grown.low[c]
    high[c] |= grown.high[c]
  }
}

/**
 * The hexes within so many of a leader, by a path that nothing bars (4.21). `near` is filled with those within fewer, where
 * both are wanted. What is answered stands until the next question.
 */
export function spreadOrders(s: State, leader: Leader, most: number, into: HexSet, near?: HexSet, nearer = 0): Reach {
  const terrain = terrainAt(s.scenario)
  openTo(s, leader, most, terrain)
  into.clear()
  const at = placeOfLeader(s, leader)
  const column = terrain.column[at]
  into.add(column, terrain.row[at])
  for (let far = 0; far <= most; far++) {
    if (far > 0) grow(into, Math.max(1, column + 1 - far), Math.min(terrain.columns, column + 1 + far), terrain)
    if (near && far === nearer) {
      near.low.set(into.low)
      near.high.set(into.high)
    }
  }
  return { scenario: s.scenario, hexes: into }
}

export function isReached({ scenario, hexes }: Reach, hex: Hex): boolean {
  const { column, row } = terrainAt(scenario)
  return hexes.has(column[hex], row[hex])
}

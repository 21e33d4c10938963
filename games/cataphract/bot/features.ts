import { BOTH_SIDES, NO_UNIT, NONE, type SideIndex, type Unit } from '../rules/printed.ts'
import {
  aspectIn,
  charismaOf,
  factsOf,
  has,
  initiativeOf,
  isRouted,
  leadersOf,
  OUT,
  type State,
  seatOf,
  sideOf,
  unitsOf,
} from '../rules/state.ts'
import { terrainAt } from '../rules/terrain.ts'
import { firmnessOf, lostBy } from './worth.ts'

/** What tells who will win, by name and in order: each for an army, as a part of the level at which it withdraws. */
export const FEATURES = [
  /** What may still be lost before it withdraws; and whether it will when the turn is over (12.12). */
  'left',
  'beaten',
  /** By how much one is further beyond his level than the other, if both are. */
  'beyond',
  /** Units in rout, and those that may break, by their rout points. */
  'routed',
  'shaken',
  /** All who stand, by their rout points. */
  'force',
  /** Those with missiles left. */
  'missiles',
  'leaders',
  /** Those with an enemy at their flank or in their rear. */
  'flanked',
  /** Those out of hand, and an army that has its first spirit still (11.2, 11.3). */
  'unruly',
  'fierce',
  /** Enemies that stand before ours and are weaker for their hits. */
  'prey',
] as const
type Feature = (typeof FEATURES)[number]

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

/** What is seen of a position, for each seat. */
export function measure(s: State): number[][] {
  const found: number[][] = [[], []]
  for (const side of BOTH_SIDES) found[seatOf(s, side)] = measureSide(s, side)
  return found
}

function measureSide(s: State, side: SideIndex): number[] {
  const found = new Array<number>(FEATURES.length).fill(0)
  const add = (name: Feature, value: number): void => {
    found[INDEX[name]] += value
  }
  const level = Math.max(1, s.levels[side])
  const { units } = factsOf(s)
  const lost = s.routPoints[side] / level
  add('left', Math.max(0, 1 - lost))
  if (lost >= 1) {
    add('beaten', 1)
    add('beyond', lost - 1)
  }
  for (const unit of unitsOf(s, side)) {
    const part = units[unit].routPoints / level
    if (isRouted(s, unit)) {
      add('routed', part)
      continue
    }
    add('force', part)
    add('shaken', part * lostBy(s.hits[unit], firmnessOf(s, unit)))
    if (units[unit].missile !== null && s.quiver[unit] !== OUT) add('missiles', part)
    if (has(s, unit, 'uncontrolled')) add('unruly', part)
    contact(s, unit, part, add)
  }
  for (const leader of leadersOf(s, side)) add('leaders', (charismaOf(s, leader) + initiativeOf(s, leader)) / 10)
  if (s.fierce[side]) add('fierce', 1)
  return found
}

function contact(s: State, unit: Unit, part: number, add: (name: Feature, value: number) => void): void {
  const { next } = terrainAt(s.scenario)
  const side = sideOf(s, unit)
  let isFlanked = false
  for (let d = 0; d < 6; d++) {
    const hex = next[s.at[unit] * 6 + d]
    const other = hex === NONE ? NO_UNIT : s.unitIn[hex]
    if (other === NO_UNIT || sideOf(s, other) === side || isRouted(s, other)) continue
    if (aspectIn(s, unit, d) === 'front') add('prey', part * (s.hits[other] / Math.max(1, firmnessOf(s, other))))
    else isFlanked = true
  }
  if (isFlanked) add('flanked', part)
}

import { stackSp } from '../rules/forces.ts'
import {
  ARMIES_OF,
  type Army,
  BARBARIAN,
  BOX_OF,
  BYZANTINE,
  ENTRIES,
  EUROPA,
  HAS_CITY,
  MINORS,
  MUST_HOLD,
  type Place,
  SASSANIDS,
} from '../rules/printed.ts'
import { distance, nearestTo } from './distances.ts'
import type { Force } from './force.ts'
import { noughts, type Outlook } from './outlook.ts'

/** What the other side may do next, as far as it stands near. */

/** SP of a Persian army as it comes out of its box, on average. */
export const PERSIAN_LEVY = 33
const REACH = 6
/** Weaker enemies than this do not come, by how many of ours there are. */
const DARES = 0.8
const EASY = 0.7

export class Threats {
  readonly #outlook: Outlook
  /** By side: how likely enemies come, and the strongest who could, weakened by his way. */
  readonly #likely: readonly [number[], number[]]
  readonly #strongest: readonly [number[], number[]]

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#likely = [noughts(), noughts()]
    this.#strongest = [noughts(), noughts()]
    for (const side of [BYZANTINE, BARBARIAN])
      for (const army of outlook.heads(1 - side))
        if (outlook.isActive(army))
          this.#spread(side, outlook.s.place[army], stackSp(outlook.s, army), outlook.tuning.comes)
    this.#fromBoxes()
  }

  #spread(side: number, from: Place, sp: number, likely: number): void {
    const { further } = this.#outlook.tuning
    let factor = 1
    let last = 0
    for (const at of nearestTo(from)) {
      const far = distance(from, at)
      if (far > REACH) break
      for (; last < far; last++) factor *= further
      this.#likely[side][at] = 1 - (1 - this.#likely[side][at]) * (1 - likely * factor)
      this.#strongest[side][at] = Math.max(this.#strongest[side][at], sp * Math.sqrt(factor))
    }
  }

  #fromBoxes(): void {
    const { s, tuning } = this.#outlook
    const waiting = ARMIES_OF[SASSANIDS].some((army: Army) => s.place[army] === BOX_OF[SASSANIDS])
    if (waiting) for (const at of ENTRIES[SASSANIDS]) this.#spread(BYZANTINE, at, PERSIAN_LEVY, tuning.byPersians)
    for (const power of MINORS)
      if (s.allegiance[power] === 'none' || s.allegiance[power] === 'barbarian')
        for (const at of ENTRIES[power]) this.#near(at, tuning.byMinors)
  }
  #near(at: Place, likely: number): void {
    const all = this.#likely[BYZANTINE]
    all[at] = 1 - (1 - all[at]) * (1 - likely)
  }

  /** How likely somebody comes to a province of a side. */
  likely(side: number, at: Place): number {
    return this.#likely[side][at]
  }
  strongest(side: number, at: Place): number {
    return this.#strongest[side][at]
  }

  /** What an army stands to lose in a province, if it is attacked there. */
  riskFor({ side, sp, army, outlook }: Force, at: Place): number {
    const enemy = Math.max(this.#strongest[side][at], 0)
    if (enemy === 0) return 0
    const here = sp + outlook.standing[side][at]
    const ratio = enemy / Math.max(1, here)
    if (ratio < DARES) return 0
    const { walls, attacked } = outlook.tuning
    const behind = HAS_CITY[at] && (outlook.isRoman(at) ? side === BYZANTINE : side === BARBARIAN) ? walls : 1
    const weight = Math.min(20, here) * outlook.spWorth(army) + outlook.time
    return Math.min(3, ratio - EASY) * weight * attacked * behind * Math.min(1, 2 * this.#likely[side][at])
  }

  /** What it is worth that an army stands in a province of its own side. */
  guarding({ side, sp, outlook, army }: Force, at: Place): number {
    const likely = this.#likely[side][at]
    if (likely === 0) return 0
    const { s, tuning } = outlook
    const others = outlook.armies[side][at] - (s.place[army] === at ? Math.min(sp, outlook.armies[side][at]) : 0)
    const isCapital = side === BYZANTINE && at === EUROPA
    const full = isCapital ? tuning.capitalGuard : Math.max(tuning.guard, this.#strongest[side][at])
    const already = Math.min(1, (others + outlook.standing[side][at]) / full)
    const with_ = Math.min(1, (others + outlook.standing[side][at] + sp) / full)
    const urgency = isCapital ? tuning.capitalUrgency : MUST_HOLD[at] ? 1 : tuning.guardsCommon
    return tuning.guards * urgency * likely * outlook.worth[at] * (with_ - already)
  }
}

const known = new WeakMap<Outlook, Threats>()
/** Reckoned once for a position as it is looked at. */
export function threatsOf(outlook: Outlook): Threats {
  let threats = known.get(outlook)
  if (!threats) {
    threats = new Threats(outlook)
    known.set(outlook, threats)
  }
  return threats
}

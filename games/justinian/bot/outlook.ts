import type { Seat, Temper } from '@iacta/kernel'
import { TURNS } from '../data/tables.ts'
import { allHolders, headOf, isUnaligned, sideOf } from '../rules/forces.ts'
import {
  ARMIES_ALL,
  type Army,
  BARBARIAN,
  BYZANTINE,
  EUROPA,
  INCOME,
  isMajor,
  isMinor,
  isRoman,
  LAND,
  LAZICA,
  MUST_HOLD,
  type Place,
  POWER_OF,
  PREFECTURE,
  PREFECTURE_NEEDS,
  ROME,
  SASSANIDS,
  VANDALS,
} from '../rules/printed.ts'
import { type Holder, NO_POWER, type State, spOf } from '../rules/state.ts'
import { LEARNED_TUNINGS, type Tuning } from './tuning.ts'

/** How a position looks: who holds what, and what each province and each SP is worth, in points. */

const NOTHING: readonly number[] = LAND.map(() => 0)
/** Nothing by province; what is used all the time is not kept in typed arrays, which are dear to make. */
export const noughts = (): number[] => NOTHING.slice()

export class Outlook {
  readonly s: State
  readonly seat: Seat
  readonly temper: Temper
  /** The numbers of the side that looks. */
  readonly tuning: Tuning
  readonly holders: readonly Holder[]
  /** Of each province: what it is worth that the Byzantine holds it. */
  readonly worth: readonly number[]
  /** What there is still time for: 1 at first, little in the last turn, when men are worth nothing but for what they take. */
  readonly time: number
  /** How many provinces the Byzantine still wants for victory. */
  readonly missing: number
  /** Land SP in each province, by side: armies, and those who do not march. */
  readonly armies: readonly [number[], number[]]
  readonly standing: readonly [number[], number[]]

  constructor(s: State, seat: Seat, temper: Temper, tuning: Tuning = LEARNED_TUNINGS[seat]) {
    this.s = s
    this.seat = seat
    this.temper = temper
    this.tuning = tuning
    this.holders = Array.from(allHolders(s))
    this.time = Math.min(1, tuning.lastTurn + (TURNS - s.turn) / tuning.hurry)
    const count = LAND.length
    this.armies = [noughts(), noughts()]
    this.standing = [noughts(), noughts()]
    for (const army of ARMIES_ALL) {
      const at = s.place[army]
      if (at >= 0 && at < count) this.armies[sideOf(s, army)][at] += spOf(s, army)
    }
    for (let at = 0; at < count; at++) {
      this.standing[BYZANTINE][at] = s.frontier[at]
      this.standing[BARBARIAN][at] = s.detached[0][at] + s.detached[1][at] + s.detached[2][at]
    }
    const { worth, missing } = this.#appraise()
    this.worth = worth
    this.missing = missing
  }

  #appraise(): { worth: readonly number[]; missing: number } {
    const { holders, tuning } = this
    const held = PREFECTURE_NEEDS.map(() => 0)
    const without = PREFECTURE_NEEDS.map(() => 0)
    for (const at of LAND) {
      if (PREFECTURE[at] < 0) continue
      if (holders[at] === ROME) held[PREFECTURE[at]]++
      else if (MUST_HOLD[at]) without[PREFECTURE[at]]++
    }
    let missing = this.#isLazicaTaken() ? 1 : 0
    PREFECTURE_NEEDS.forEach((needed, i) => {
      missing += Math.max(without[i], needed - held[i])
    })
    const nearness =
      1 +
      tuning.nearness / (tuning.nearnessFrom + missing) +
      tuning.decisive / (1 + (missing * missing) / tuning.decisiveFrom)
    const gold = (tuning.income * (TURNS - this.s.turn)) / TURNS
    const worth = noughts()
    for (const at of LAND) {
      const in_ = PREFECTURE[at]
      const mine = holders[at] === ROME
      const over = in_ < 0 ? 0 : held[in_] - PREFECTURE_NEEDS[in_] + (mine ? 0 : 1)
      worth[at] = gold * INCOME[at] + (at === EUROPA ? tuning.capital : 0)
      if (in_ < 0) worth[at] += tuning.lazica * nearness
      else if (MUST_HOLD[at]) worth[at] += tuning.must * nearness
      else if (over <= 0) worth[at] += tuning.counts * nearness
      else {
        const room = Math.max(0, 1 - over / tuning.room)
        worth[at] += (tuning.spare + (tuning.counts - tuning.spare) * room) * Math.min(nearness, tuning.calm)
      }
      if (!mine) worth[at] += tuning.whileLost[at]
      worth[at] = worth[at] * tuning.byPrefecture[at] + this.temper.misjudge(at)
    }
    return { worth, missing }
  }

  #isLazicaTaken(): boolean {
    return this.armies[BARBARIAN][LAZICA] > 0
  }

  isRoman(at: Place): boolean {
    return this.holders[at] === ROME
  }
  /** SP of a side in a province that would have to be fought. */
  landSp(side: Seat, at: Place): number {
    return this.armies[side][at] + this.standing[side][at]
  }
  /** Whether a marker or a revolt keeps a province from the Byzantine though nobody stands there. */
  isMarked(at: Place): boolean {
    return this.s.revolt[at] || this.s.control[at] !== NO_POWER
  }
  /** What an SP of an army is worth to its side. */
  spWorth(army: Army): number {
    return this.time * this.#spWorth(army)
  }
  #spWorth(army: Army): number {
    const power = POWER_OF[army]
    const { fieldSp, persianSp, vandalSp, gothicSp, minorSp } = this.tuning
    if (isRoman(army)) return fieldSp
    if (power === SASSANIDS) return persianSp
    if (isMajor(power)) return power === VANDALS ? vandalSp : gothicSp
    return minorSp
  }
  /** What an SP of a side in a province is worth, on average. */
  spWorthAt(side: Seat, at: Place): number {
    const { s, tuning } = this
    let [sum, sp] = [0, 0]
    for (const army of ARMIES_ALL)
      if (s.place[army] === at && sideOf(s, army) === side) {
        sum += spOf(s, army) * this.spWorth(army)
        sp += spOf(s, army)
      }
    if (side === BYZANTINE) {
      sum += this.time * s.frontier[at] * tuning.frontierSp
      sp += s.frontier[at]
    } else {
      sum +=
        this.time *
        (s.detached[0][at] * tuning.persianSp +
          s.detached[1][at] * tuning.vandalSp +
          s.detached[2][at] * tuning.gothicSp)
      sp += this.standing[BARBARIAN][at]
    }
    return sp === 0 ? 0 : sum / sp
  }
  /** Armies of a side that lead others or themselves, on the map. */
  heads(side: Seat): Army[] {
    const { s } = this
    return ARMIES_ALL.filter(
      (army) =>
        s.place[army] >= 0 &&
        s.place[army] < LAND.length &&
        headOf(s, army) === army &&
        sideOf(s, army) === side &&
        spOf(s, army) > 0,
    )
  }
  /** Enemies of the Byzantine who may act: a people that is nobody's ally only stands where it is. */
  isActive(army: Army): boolean {
    return !(isMinor(POWER_OF[army]) && isUnaligned(this.s, army))
  }
}

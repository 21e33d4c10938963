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
  placeNamed,
  ROME,
  SARDINIA,
  SASSANIDS,
  VANDALS,
} from '../rules/printed.ts'
import { NO_POWER, type State, spOf } from '../rules/state.ts'

/** How a position looks: who holds what, and what each province and each SP is worth, in points. */

/** What a province adds that must be held, or that the number of a prefecture still wants, or not. */
const MUST = 1.3
const COUNTS = 0.9
const SPARE = 0.25
/** A prefecture has room while it holds so many more than it needs. */
const ROOM = 3
/** For each G of income, in a game that has all its turns before it. */
const GOLD = 0.35
/** How much more everything counts the nearer the Byzantine is to victory. */
const NEARNESS = 9
/** The last provinces decide the game. */
const DECISIVE = 8
/** Beyond what it counts for: all gold, and half the income (5.13). */
const CAPITAL = 8
const LAZICA_FREE = 1.2
/** Where whoever is left gathers behind walls and water: worth more while few are there. */
const HARDER_LATER: Readonly<Record<number, number>> = { [SARDINIA]: 6, [placeNamed('hispania')]: 3 }
/** In so many last turns men are worth less and less. */
const HURRY = 6
const LAST_TURN = 0.15

/** What SP are worth to their side. */
const FIELD_SP = 0.3
const FRONTIER_SP = 0.14
const PERSIAN_SP = 0.12
const VANDAL_SP = 0.4
const GOTHIC_SP = 0.32
const MINOR_SP = 0.07

export class Outlook {
  readonly s: State
  readonly seat: Seat
  readonly temper: Temper
  readonly holders: Uint8Array
  /** Of each province: what it is worth that the Byzantine holds it. */
  readonly worth: Float64Array
  /** What there is still time for: 1 at first, little in the last turn, when men are worth nothing but for what they take. */
  readonly time: number
  /** How many provinces the Byzantine still wants for victory. */
  readonly missing: number
  /** Land SP in each province, by side: armies, and those who do not march. */
  readonly armies: readonly [Uint16Array, Uint16Array]
  readonly standing: readonly [Uint16Array, Uint16Array]

  constructor(s: State, seat: Seat, temper: Temper) {
    this.s = s
    this.seat = seat
    this.temper = temper
    this.holders = allHolders(s).slice()
    this.time = Math.min(1, LAST_TURN + (TURNS - s.turn) / HURRY)
    const count = LAND.length
    this.armies = [new Uint16Array(count), new Uint16Array(count)]
    this.standing = [new Uint16Array(count), new Uint16Array(count)]
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

  #appraise(): { worth: Float64Array; missing: number } {
    const { holders } = this
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
    const nearness = 1 + NEARNESS / (3 + missing) + DECISIVE / (1 + (missing * missing) / 4)
    const gold = (GOLD * (TURNS - this.s.turn)) / TURNS
    const worth = new Float64Array(LAND.length)
    for (const at of LAND) {
      const in_ = PREFECTURE[at]
      const counts =
        in_ < 0 ? LAZICA_FREE : MUST_HOLD[at] ? MUST : held[in_] < PREFECTURE_NEEDS[in_] + ROOM ? COUNTS : SPARE
      worth[at] = counts * nearness + gold * INCOME[at] + (at === EUROPA ? CAPITAL : 0)
      if (holders[at] !== ROME) worth[at] += HARDER_LATER[at] ?? 0
      worth[at] += this.temper.misjudge(at)
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
    if (isRoman(army)) return FIELD_SP
    if (power === SASSANIDS) return PERSIAN_SP
    if (isMajor(power)) return power === VANDALS ? VANDAL_SP : GOTHIC_SP
    return MINOR_SP
  }
  /** What an SP of a side in a province is worth, on average. */
  spWorthAt(side: Seat, at: Place): number {
    const { s } = this
    let [sum, sp] = [0, 0]
    for (const army of ARMIES_ALL)
      if (s.place[army] === at && sideOf(s, army) === side) {
        sum += spOf(s, army) * this.spWorth(army)
        sp += spOf(s, army)
      }
    if (side === BYZANTINE) {
      sum += this.time * s.frontier[at] * FRONTIER_SP
      sp += s.frontier[at]
    } else {
      sum +=
        this.time * (s.detached[0][at] * PERSIAN_SP + s.detached[1][at] * VANDAL_SP + s.detached[2][at] * GOTHIC_SP)
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

import { ACTIVATIONS, BRIBE, GOLD, TURNS } from '../data/tables.ts'
import { type Action, make, PAY_IDS } from '../rules/action.ts'
import { controlOf } from '../rules/forces.ts'
import { incomeOf, isUnpaid, upkeepOf } from '../rules/income.ts'
import {
  type Army,
  EGYPTIAN,
  ENTRIES,
  HAS_CITY,
  isProvince,
  MUST_HOLD,
  type Place,
  type Power,
  PROVINCE_COUNT,
  powerFacts,
  ROMAN,
  ROMAN_COUNT,
} from '../rules/printed.ts'
import { type State, spOf } from '../rules/state.ts'
import type { Outlook } from './outlook.ts'
import { threatsOf } from './threats.ts'

/** What the treasury is for: activations first, then bribes, ships and forts, and pay with what is left (5). */

/** All five activations may be marches. */
const MARCHES = 5
/** With so much nobody need think twice about a fort. */
const RICH = 60

/** Gold that a turn's activations want, besides pay. */
export function reserve({ s, tuning }: Outlook): number {
  const { length } = ROMAN.filter((army) => s.place[army] >= 0)
  return Math.min(MARCHES, length) * GOLD.activation + tuning.building + tuning.bribes + tuning.forts
}

/** What there will be to spend next turn, if nothing is lost till then. */
export const expected = (s: State): number => (s.turn < TURNS ? incomeOf(s) - s.debt : 0)

/** Gold for the marches that are still to come in this turn. */
const marchesLeft = (s: State): number => GOLD.activation * Math.max(0, ACTIVATIONS.byzantine - s.romanDone)

/** What a G is worth, in points, against what else it would do: little, once the next pay is provided for. */
export function goldWorth(outlook: Outlook): number {
  const { s, tuning } = outlook
  if (s.turn >= TURNS) return 0.01
  const kept = reserve(outlook)
  return s.gold > kept * 2 ? tuning.goldPlenty : s.gold > kept ? tuning.goldEnough : tuning.goldShort
}

/** 9.5: who stands in Egypt keeps it from rising. */
const QUIET = 0.5

/** For each G of pay, what is risked without it. */
function payWorth(outlook: Outlook, payee: number): number {
  const { s } = outlook
  if (payee < ROMAN_COUNT) return lootingRisk(outlook, payee as Army)
  const cost = upkeepOf(s, payee)
  // 5.25: lost in half of the mutinies, of which there is one in three turns.
  const mutiny = 0.15
  if (payee < ROMAN_COUNT + PROVINCE_COUNT) {
    const at = (payee - ROMAN_COUNT) as Place
    const worth =
      0.14 * s.frontier[at] + (MUST_HOLD[at] ? 0.3 : 0.1) * threatsOf(outlook).likely(0, at) * outlook.worth[at]
    return (mutiny * (worth + (EGYPTIAN.includes(at) ? QUIET : 0))) / cost + 0.005
  }
  return (mutiny * 1.2 * cost) / cost
}

/** 8.27: what an unpaid army is likely to lose by looting when it wins, for each G that it costs. */
function lootingRisk(outlook: Outlook, army: Army): number {
  const { s } = outlook
  const control = controlOf(s, army)
  let lost = 0
  // Disorganised or not: three more on the die in about a third of all cases.
  for (let die = 0; die < 10; die++) lost += (2 * Math.max(0, die - control) + Math.max(0, die + 3 - control)) / 30
  const at = s.place[army]
  const fights = isProvince(at) ? Math.max(threatsOf(outlook).likely(0, at), near(outlook, at) ? 0.7 : 0.2) : 0
  return (fights * lost * 0.3 + 0.02) / Math.max(1, spOf(s, army))
}
const near = (outlook: Outlook, at: Place): boolean => !outlook.isRoman(at) || outlook.landSp(1, at) > 0

/** Pays what risks most for its price, as long as enough is left for the turn. */
export function planPay(outlook: Outlook): Action {
  const { s } = outlook
  const spare = s.gold - reserve(outlook)
  let [found, most] = [-1, 0]
  for (let payee = 0; payee < PAY_IDS.length; payee++) {
    const cost = upkeepOf(s, payee)
    if (cost === 0 || cost > spare || !isUnpaid(s, payee)) continue
    const worth = payWorth(outlook, payee)
    if (worth > most) [found, most] = [payee, worth]
  }
  return found < 0 ? make.done() : make.pay(found)
}

/** What each 3 G of a bribe bring: one chance in ten more that a people is ours, or at least not theirs. */
export function planBribe(outlook: Outlook, power: Power): Action {
  const { s } = outlook
  const most = Math.min(BRIBE.most, Math.floor(s.gold / BRIBE.step) * BRIBE.step)
  const stakes = stakesOf(outlook, power)
  const spare = s.gold - marchesLeft(s)
  let gold = 0
  // Each step moves one face of the die from the enemy's to neutral, and another from neutral to ours.
  const lean = powerFacts(power).allegiance ?? 0
  while (gold + BRIBE.step <= Math.min(most, spare) && 0.1 * stakes > BRIBE.step * goldWorth(outlook)) {
    if (7 - lean - gold / BRIBE.step <= 0) break
    gold += BRIBE.step
  }
  return make.bribe(gold)
}

/** What it matters whose ally a people is: what it could take, and what it could do for us. */
export function stakesOf(outlook: Outlook, power: Power): number {
  const { tuning } = outlook
  const facts = powerFacts(power).troops
  const sp = facts ? facts.base + 4.5 * facts.dice : 0
  let best = 0
  for (const at of ENTRIES[power]) {
    const worth = outlook.isRoman(at) ? outlook.worth[at] * (HAS_CITY[at] ? 0.8 : 0.35) : outlook.worth[at] * 0.3
    best = Math.max(best, worth)
  }
  return best * Math.min(1.2, sp * tuning.people) + sp * tuning.peopleSp
}

/** A fort where an enemy is likeliest to come to an army of ours, if it can be spared. */
export function planFort(outlook: Outlook, offered: readonly Place[]): Place | null {
  const { s, tuning } = outlook
  if (s.gold < marchesLeft(s) + tuning.bribes + GOLD.fort) return null
  const threats = threatsOf(outlook)
  let [found, most] = [null as Place | null, s.gold > RICH ? 0.04 : tuning.fortAtLeast]
  for (const at of offered) {
    const sp = Math.min(20, outlook.landSp(0, at)) / 20
    const worth = threats.likely(0, at) * sp * outlook.worth[at] * tuning.fort
    if (worth > most) [found, most] = [at, worth]
  }
  return found
}

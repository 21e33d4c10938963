import { type Arm, CLASH, SUPERIORITY } from '../data/combat-tables.ts'
import {
  armOf,
  baseColumn,
  groundShift,
  multiplied,
  ratioShift,
  shockResult,
  sizeShift,
  superiorityOf,
} from '../rules/clash.ts'
import { ferocityOf } from '../rules/loyalty.ts'
import { NO_UNIT, type Unit } from '../rules/printed.ts'
import { type Combat, charismaOf, factsOf, has, isRouted, type State, tqOf, unitFacts } from '../rules/state.ts'
import { firmnessOf, lossOf, lostBy, lostInRout } from './worth.ts'

/** What a shock is likely to cost either side, by the tables themselves (9.13 to 9.17). */

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Points that attackers and defenders may expect to lose. */
export interface Cost {
  readonly attackers: number
  readonly defenders: number
}

const bestCharisma = (s: State, units: readonly Unit[]): number => {
  let best = 0
  for (let leader = 0; leader < s.leaderAt.length; leader++)
    if (s.leaderAt[leader] >= 0 && units.some((unit) => s.at[unit] === s.leaderAt[leader]))
      best = Math.max(best, charismaOf(s, leader as Parameters<typeof charismaOf>[1]))
  return best
}

/** What a unit is likely to lose by a check of its quality, if it makes one, and so many hits: by the hits. */
class Prospect {
  readonly #s: State
  readonly #unit: Unit
  readonly #less: number
  readonly #checks: boolean
  readonly #known: number[] = []
  readonly #before: number

  constructor(s: State, unit: Unit, checks: boolean, less: number) {
    this.#s = s
    this.#unit = unit
    this.#checks = checks
    this.#less = less
    this.#before = lossOf(s, unit)
  }

  after(hits: number): number {
    this.#known[hits] ??= this.#reckon(hits)
    return this.#known[hits]
  }

  #reckon(hits: number): number {
    const s = this.#s
    const unit = this.#unit
    const tq = tqOf(s, unit)
    const firmness = firmnessOf(s, unit)
    const { routPoints } = unitFacts(s, unit)
    const loss = (sum: number): number =>
      routPoints * (isRouted(s, unit) ? lostInRout(sum) : lostBy(s.hits[unit] + sum, firmness))
    if (!this.#checks) return loss(hits) - this.#before
    let sum = 0
    for (const die of FACES) sum += loss(hits + Math.max(0, die - this.#less - tq))
    return sum / FACES.length - this.#before
  }
}

const share = (hits: number, units: readonly Unit[], i: number, first: Unit): number => {
  const over = hits % units.length
  return Math.floor(hits / units.length) + (over > 0 && units[i] === first ? 1 : 0)
}

/** What a combat would cost as it stands, with whoever was named for it, or the first of each side. */
export function costOf(s: State, fought: Combat): Cost {
  const combat: Combat = {
    ...fought,
    attacker: fought.attacker === NO_UNIT ? fought.attackers[0] : fought.attacker,
    defender: fought.defender === NO_UNIT ? fought.defenders[0] : fought.defender,
  }
  const { attackers, defenders, attacker, defender } = combat
  const superiority = superiorityOf(s, combat)
  const column = baseColumn(s, attacker, defender) + sizeShift(s, combat) + groundShift(s, combat)
  const modifier = bestCharisma(s, attackers) - bestCharisma(s, defenders)
  const areCharged = attackers.some((unit) => has(s, unit, 'must-check'))
  const areAllRouted = defenders.every((unit) => isRouted(s, unit))
  const mine = attackers.map((unit) => {
    const charges = has(s, unit, 'must-check') && !areAllRouted
    return new Prospect(s, unit, charges, charges ? ferocityOf(s, unit) : 0)
  })
  const theirs = defenders.map((unit) => new Prospect(s, unit, areCharged, 0))
  let [cost, gain] = [0, 0]
  for (const die of FACES) {
    const hits = multiplied(s, combat, superiority, shockResult(column, die + modifier))
    for (let i = 0; i < attackers.length; i++) cost += mine[i].after(share(hits.attacker, attackers, i, attacker))
    for (let i = 0; i < defenders.length; i++) gain += theirs[i].after(share(hits.defender, defenders, i, defender))
  }
  return { attackers: cost / FACES.length, defenders: gain / FACES.length }
}

export const combatBetween = (attackers: readonly Unit[], defenders: readonly Unit[]): Combat => ({
  attackers,
  defenders,
  attacker: NO_UNIT,
  defender: NO_UNIT,
  left: [],
  fallen: [0, 0],
  superior: false,
  over: false,
  settled: false,
})

// A guess before anybody has moved: one against one, on level ground.

type Cells = Readonly<Record<string, Readonly<Record<string, string>>>>

function cellsOf(text: string): Cells {
  const [head, ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return Object.fromEntries(
    rows.map(([name, ...cells]) => [name, Object.fromEntries(cells.map((cell, i) => [head[i], cell]))]),
  )
}

const COLUMNS = [cellsOf(CLASH.front), cellsOf(CLASH.flank), cellsOf(CLASH.rear)] as const
const SUPERIOR = cellsOf(SUPERIORITY)
const rowOf = (arm: Arm): string => (arm === 'Cat' ? 'HC' : arm)

/** From which side: front, flank, rear. */
export type Aspect = 0 | 1 | 2

/** What a charge of one unit at another would cost. */
export function guessOf(s: State, attacker: Unit, defender: Unit, aspect: Aspect): Cost {
  const [arm, against] = [armOf(s, attacker), armOf(s, defender)]
  const cell = SUPERIOR[against][arm]
  const superiority = aspect > 0 || has(s, defender, 'column') || cell === 'AS' ? 'AS' : cell === 'DS' ? 'DS' : null
  const sizes = factsOf(s).rules.noSizes
    ? 0
    : ratioShift(Math.max(1, unitFacts(s, attacker).size), Math.max(1, unitFacts(s, defender).size), true)
  const column = Number(COLUMNS[aspect][rowOf(against)][rowOf(arm)]) + sizes
  const combat = { ...combatBetween([attacker], [defender]), attacker, defender }
  const mine = new Prospect(s, attacker, !isRouted(s, defender), ferocityOf(s, attacker))
  const theirs = new Prospect(s, defender, true, 0)
  let [cost, gain] = [0, 0]
  for (const die of FACES) {
    const hits = multiplied(s, combat, superiority, shockResult(column, die))
    cost += mine.after(hits.attacker)
    gain += theirs.after(hits.defender)
  }
  return { attackers: cost / FACES.length, defenders: gain / FACES.length }
}

import type { Numbers } from '@iacta/kernel'
import { YEARS } from '../data/constants.ts'
import { ALL_PLACES, isSea, PLACE_IDS, type Place, POMPEIUS, ROMA, VALUE, VALUED_CITIES } from '../rules/printed.ts'
import { blocksOf, type State } from '../rules/state.ts'
import { TUNED } from './tuned.ts'
import { FAR, MARCHES, PLACE_WORTH } from './worth.ts'

/** Numbers that a side's judgement hangs on, as they were set by hand, alike for both. `tuned.ts` has what play has found since. */
const PLAIN = {
  /** What a battle costs of the strength that fought it: nearly all where it was lost and nobody got away. */
  losersLoss: 0.95,
  winnersLoss: 0.1,
  /** Whoever is weak does the winner little harm: his losses are reckoned on so many times the loser's strength at most. */
  harm: 1.5,
  /** What a step is worth. */
  body: 0.11,
  /** How often who can come to the help of an attacked city does. */
  answered: 0.85,
  /**
   * Of forces that could attack from several cities, the strongest comes as a whole, as the Main Attack; the others are
   * Reserves at best (7.3), and not all will find the moves. Fleets that could meet at sea come to so much of them.
   */
  concert: 0.5,
  concertAtSea: 0.75,
  /** How much of a threat is likely to be carried out: by a command still to come this turn, by later ones, in another Year. */
  threatNow: 0.6,
  threatSoon: 0.4,
  threatNextYear: 0.05,
  /** How much what may be lost counts beside what is held. */
  fear: 1,
  /** Blocks that a city will not feed. */
  hunger: 1,
  /** What it is worth to stand beside a city nobody holds. */
  withinReach: 0.3,
  /** How a force is drawn to what is to be won or held, less with every march. */
  pull: 0.13,
  drawn: 0.62,
  /** How much a goal counts by the superiority there is around it, which a force is drawn to make use of; less with every march. */
  feasible: 0.6,
  nearness: 0.6,
  /** Goals: points of one's own, more if they are threatened, and points nobody holds, by those of the enemy. */
  goalOwn: 0.25,
  goalThreatened: 0.6,
  goalVacant: 0.8,
  /** What it is worth of a point nobody holds to be on the way there, less with every march. */
  garrison: 0.6,
  garrisonNear: 0.7,
  /** At worse odds nobody attacks who has another chance. */
  forlorn: 0.2,
  /** What a point is worth at least, before the last Year and in it; ten of them, and most of them at the end. */
  pointInTime: 0.44,
  pointAtLast: 0.44,
  tenPoints: 3,
  mostPoints: 0.8,
  /** How much of the points nobody holds counts as had already by whoever is nearer to them. */
  prospect: 0.4,
  /** In the first Year, while Pompeius has Roma, and in the last: how much more forces are drawn, and losses count. */
  firstPull: 1,
  lastPull: 1,
  firstFear: 1,
  lastFear: 1,
  /** In the first: how much more points that nobody holds draw forces, and single blocks. */
  firstVacant: 1,
  firstGarrison: 1,
  /** Seas for the ports they lead to, cities for the blocks they raise. */
  seas: 1,
  cities: 1,
  /** What a Move Point is worth keeping for: an idea must bring more. */
  price: 0.012,
  /** What a god gives for an attack is lost on a march. */
  forGods: 0.3,
  /** Cards, in Moves: a Levy Point; Events, and what their attack brings. */
  levy: 0.75,
  mars: 2,
  pluto: 2,
  jupiter: 3.4,
  vulcan: 3.2,
  mercury: 1.8,
  neptune: 1,
  attack: 4,
  withoutAttack: 1,
  /** Who moves first in the first turn has Roma. */
  firstToRoma: 3,
  /** Levies: what a new block stands for beside a step, and where it is needed. */
  newBlock: 0.9,
  navis: 0.55,
  anywhere: 0.5,
  nearTheFront: 1.4,
  inDanger: 1.5,
  /** Below these odds a force saves itself. */
  giveUpAttacking: 0.3,
  giveUpDefending: 0.12,
  /** Where the beaten go: to what counts, away from danger. */
  retreatToPoints: 0.3,
  retreatFromDanger: 1,
} as const

/** How much each city that counts draws a side beside the others, and how much it is held for. */
const TOWARDS = VALUED_CITIES.map((p) => `to ${PLACE_IDS[p]}`)
const KEEPING = VALUED_CITIES.map((p) => `keep ${PLACE_IDS[p]}`)
/** The same, by how much more or less in the first Year while Pompeius has Roma: the set-up is always the same. */
const FIRST_TOWARDS = TOWARDS.map((name) => `first ${name}`)
const FIRST_KEEPING = KEEPING.map((name) => `first ${name}`)

export const PLAIN_NUMBERS: Numbers = {
  ...PLAIN,
  ...Object.fromEntries([...TOWARDS, ...KEEPING, ...FIRST_TOWARDS, ...FIRST_KEEPING].map((name) => [name, 1])),
}

/** What is a share, or an odd, makes no sense above these. */
export const MOST: Numbers = {
  losersLoss: 1.3,
  answered: 1,
  threatNow: 1.2,
  drawn: 0.95,
  feasible: 1,
  nearness: 0.95,
  garrisonNear: 0.97,
  forlorn: 0.5,
  giveUpAttacking: 0.7,
  giveUpDefending: 0.6,
}

/** A side's numbers, and what follows from them. */
export interface Tuning extends Readonly<Record<keyof typeof PLAIN, number>> {
  /** By marches: how much a goal still draws, and a point nobody holds. */
  readonly drawAt: readonly number[]
  readonly garrisonAt: readonly number[]
  /** By city: the places near it, and what a force there counts of one in it. */
  readonly near: readonly (readonly { readonly at: Place; readonly share: number }[])[]
  /** By place, what it is worth for itself. */
  readonly placeWorth: readonly number[]
  /** What changes with the Years. */
  readonly inFirst: OfYear
  readonly between: OfYear
  readonly inLast: OfYear
}

export interface OfYear {
  readonly pull: number
  readonly fear: number
  readonly goalVacant: number
  readonly garrison: number
  /** By place: how much its points are held for. */
  readonly keeping: readonly number[]
  /** By city that counts, in their order: how much it draws. */
  readonly towards: readonly number[]
}

/** Who loses the race for Roma in the first Year plays another game: so there are numbers for it. */
export function ofYear(tuning: Tuning, s: State): OfYear {
  if (s.year === 1 && blocksOf(s, POMPEIUS, ROMA) > 0) return tuning.inFirst
  return s.year === YEARS ? tuning.inLast : tuning.between
}

export type Tunings = readonly [Tuning, Tuning]

/** Further off nothing draws; nor does a force further off count for superiority. */
const HORIZON = 14
const NEARBY = 4

export function tuningOf(found: Numbers = {}): Tuning {
  const numbers = { ...PLAIN_NUMBERS, ...found } as Readonly<Record<keyof typeof PLAIN, number>> & Numbers
  const { drawn, nearness, garrisonNear, seas, cities, pull, fear, goalVacant, garrison } = numbers
  const marches = Array.from({ length: FAR + 1 }, (_, n) => n)
  const between = {
    pull,
    fear,
    goalVacant,
    garrison,
    keeping: keepingBy((name) => numbers[name]),
    towards: TOWARDS.map((name) => numbers[name]),
  }
  return {
    ...numbers,
    drawAt: marches.map((n) => (n > HORIZON ? 0 : drawn ** Math.max(1, n))),
    garrisonAt: marches.map((n) => garrisonNear ** n),
    near: ALL_PLACES.map((city) =>
      ALL_PLACES.filter((p) => MARCHES[p][city] <= NEARBY).map((at) => ({
        at,
        share: nearness ** Math.max(1, MARCHES[at][city]),
      })),
    ),
    placeWorth: PLACE_WORTH.map((worth, p) => worth * (isSea[p] ? seas : cities)),
    inFirst: {
      pull: pull * numbers.firstPull,
      fear: fear * numbers.firstFear,
      goalVacant: goalVacant * numbers.firstVacant,
      garrison: garrison * numbers.firstGarrison,
      keeping: keepingBy((name) => numbers[name] * numbers[`first ${name}`]),
      towards: TOWARDS.map((name, i) => numbers[name] * numbers[FIRST_TOWARDS[i]]),
    },
    between,
    inLast: { ...between, pull: pull * numbers.lastPull, fear: fear * numbers.lastFear },
  }
}

const keepingBy = (of: (name: string) => number): number[] =>
  ALL_PLACES.map((p) => (VALUE[p] > 0 ? of(`keep ${PLACE_IDS[p]}`) : 1))

/** Of no side: what a position is judged by. */
export const NEUTRAL = tuningOf()
export const tuningsOf = ([caesars, pompeiuss]: readonly Numbers[]): Tunings => [tuningOf(caesars), tuningOf(pompeiuss)]
export const LEARNED_TUNINGS = tuningsOf(TUNED.seats)

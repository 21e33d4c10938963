import type { Numbers } from '@iacta/kernel'
import {
  BARBARIAN,
  BYZANTINE,
  HOST_IDS,
  LAND,
  type Place,
  PREFECTURE,
  PREFECTURE_IDS,
  placeNamed,
  ROMAN,
  SARDINIA,
} from '../rules/printed.ts'
import { distance } from './distances.ts'
import { TUNED } from './tuned.ts'

/** Numbers that a side's judgement hangs on, in points, as they were set by hand, alike for both. `tuned.ts` has what play has found since. */
const PLAIN = {
  // What provinces are worth
  /** What a province adds that must be held, or that the number of a prefecture still wants, or not. */
  must: 1.3,
  counts: 0.9,
  spare: 0.25,
  /** Beyond the number that a prefecture needs, each is worth less, down to nothing but itself after so many. */
  room: 3,
  /** Who is not needed for victory is worth no more because it is near. */
  calm: 2,
  /** For each G of income, in a game that has all its turns before it. */
  income: 0.35,
  /** How much more everything counts the nearer the Byzantine is to victory; the last provinces decide the game. */
  nearness: 9,
  nearnessFrom: 3,
  decisive: 20,
  decisiveFrom: 4,
  /** Beyond what it counts for: all gold, and half the income (5.13). */
  capital: 8,
  lazica: 1.2,
  /** Where whoever is left gathers behind walls and water: worth more while few are there. */
  sardiniaLater: 6,
  hispaniaLater: 3,
  /** In so many last turns men are worth less and less, down to this. */
  hurry: 6,
  lastTurn: 0.15,
  /** What SP are worth to their side. */
  fieldSp: 0.3,
  frontierSp: 0.14,
  persianSp: 0.12,
  vandalSp: 0.4,
  gothicSp: 0.32,
  minorSp: 0.07,

  // What there is for an army
  /** What of an objective is left one province away, and across the sea; of that where ships have still to come, or the army to port. */
  decay: 0.9,
  overseas: 0.45,
  shipless: 0.75,
  toPort: 0.72,
  /** So much stronger enemies bar a coast. */
  barredCoast: 1.4,
  /** How much all else there is counts beside the best of it, and what of each is left one province away. */
  crowd: 0.4,
  crowdDecay: 0.8,
  /** What being near to objectives is worth, against having them. */
  nearby: 0.65,
  /** What an occupant denies until he goes, against a marker that stays; less without a city where he cannot stay. */
  occupied: 0.45,
  passing: 0.75,
  /** What a marker adds where others deny the province already. */
  markedAgain: 0.3,
  treasure: 2.5,
  /** Friends who are near could come along, or it could come to them. */
  joined: 0.4,
  /** Who only marches gets out of the way of a stronger army (8.13), again and again: so much of a battle is left. */
  stands: 0.4,
  wonBattleBySp: 0.03,
  lostBattle: 0.8,
  lostBattleBySp: 0.03,
  destroyed: 1.5,

  // What may come
  /** How likely enemies come who are near, or from a people's box, or from the Persians'; and less with each province between. */
  comes: 0.5,
  byPersians: 0.6,
  byMinors: 0.15,
  further: 0.72,
  /** What of what it has is lost by who is attacked by so many times as many. */
  attacked: 0.05,
  guards: 0.7,
  guardsCommon: 0.6,
  /** So many SP guard a province fully, or as many as the strongest who may come has. */
  guard: 20,
  /** With the capital all the gold is gone, so it is guarded by more, and in good time (5.13). */
  capitalGuard: 36,
  capitalUrgency: 4,
  walls: 0.6,

  /** What is lost of the land around by a great power whose army goes overseas. */
  home: 0.3,

  // On the march
  /** What it is worth to be in order again; to a large army of the Byzantine's so many times as much at most. */
  rallied: 0.7,
  recovered: 1.3,
  manyTimes: 2.5,
  /** A province taken is better with somebody in it. */
  garrisoned: 0.22,
  garrisonPrice: 0.25,
  /** A little is lost with everything that comes later, and with every province on the way. */
  later: 0.97,
  step: 0.01,
  /** How much a winner is disordered, who was not sure to be (8.21). */
  shaken: 0.35,
  /** Who withdraws from a province stands in the next one. */
  freed: 0.8,
  pickedUp: 0.06,
  /** What each SP is worth by which a new Persian army is larger than the one that goes home (6.23). */
  renewed: 0.06,
  /**
   * A small army that is disbanded is raised again with ten fresh men (6.53, 5.34): what each of them is worth, and what is left
   * of those who stay behind as frontier SP.
   */
  renewal: 0.8,
  settled: 0.45,
  /** So much more must two bring who combine. */
  combining: 0.5,

  // Activations
  /** What SP recruited are worth: more while an army has room for them where it fights. */
  recruit: 0.8,
  /** What a Random marker brings, before it is known whom; recruits that come with the first choice of a power in a turn. */
  random: 1.1,
  vandalRecruits: 1.2,
  gothicRecruits: 1.3,
  /** So much must be gained before a Choose marker is spent while Random ones are left. */
  worthChoosing: 0.7,
  /** What it costs that there is an activation less, and two in a row for the enemy. */
  joint: 1.8,
  /** What an ally's SP are worth to the army that they join, and more where there is something to be had. */
  ally: 0.05,
  allyNear: 0.03,

  // Answers
  /** What it costs to be Disorganised for nothing. */
  failedInterception: 0.7,
  intercepted: 1.05,
  /** What a battle that is lost costs who stands, and who loses all. */
  stood: 0.9,
  wipedOut: 2,
  /** What is given up with a province for now, and what a refuge counts. */
  givenUp: 0.5,
  refuge: 0.25,
  disorderly: 0.06,

  // Gold and men
  /** Gold that is kept for what Justinian may build, for bribes, and for forts. */
  building: 8,
  bribes: 22,
  forts: 4,
  /** What a G is worth, in points, with little gold, enough, and plenty. */
  goldShort: 0.1,
  goldEnough: 0.05,
  goldPlenty: 0.02,
  /** What it matters whose ally a people is: by what it could take, and by its SP. */
  people: 0.125,
  peopleSp: 0.08,
  fort: 0.4,
  fortAtLeast: 0.25,
  /** How much an army is in want of men: for what is near, for what it could do with more, for fear; less if it is a Presental army. */
  needsNow: 0.2,
  needsMore: 5,
  needsFeared: 0.6,
  needsOrder: 0.3,
  presental: 0.35,
  comesAlong: 0.8,
  /** So many provinces to win back, or enemies in one of them, are work for a whole army. */
  fullTask: 4,
  fullHost: 30,

  // At sea
  /** A port that must be fought for, and a sea where enemies patrol. */
  foughtFor: 1.5,
  watched: 0.6,
  /** What is left of a wish for the sea when the ships have still to come, and what it must be worth. */
  fetching: 0.6,
  wish: 0.4,
} as const

/** What the reconquest takes: an expedition to Africa that is strong at once, and enough elsewhere (4.31). SP, and how urgently. */
const EXPEDITIONS: Readonly<Record<string, readonly [number, number]>> = {
  africa: [28, 2.5],
  hispania: [20, 1.2],
  italia: [16, 0.4],
  illyricum: [24, 0.5],
  oriens: [28, 0.8],
  armenia: [20, 0.6],
}

export const PLAIN_NUMBERS: Numbers = {
  ...PLAIN,
  ...Object.fromEntries(PREFECTURE_IDS.map((id) => [`worth of ${id}`, 1])),
  ...Object.fromEntries(
    Object.entries(EXPEDITIONS).flatMap(([id, [sp, urgent]]) => [
      [`strength of ${id}`, sp],
      [`urgency of ${id}`, urgent],
    ]),
  ),
}

/** What is a share makes no sense above these; what does not grow less with the way would have no end. */
export const MOST: Numbers = {
  decay: 0.97,
  crowdDecay: 0.97,
  further: 0.97,
  overseas: 0.97,
  shipless: 1,
  toPort: 0.97,
  occupied: 0.9,
  later: 1,
  comes: 0.95,
  byPersians: 0.95,
  byMinors: 0.9,
  comesAlong: 1,
  lastTurn: 1,
  settled: 0.95,
}

/** What an army is to have, and how urgently. */
export interface Expedition {
  readonly sp: number
  readonly urgency: number
}

/** A side's numbers, and what follows from them. */
export interface Tuning extends Readonly<Record<keyof typeof PLAIN, number>> {
  /** By province: how much it counts by where it lies, and what more as long as it is not won. */
  readonly byPrefecture: readonly number[]
  readonly whileLost: readonly number[]
  /** By army; null for those that only guard. */
  readonly expeditions: readonly (Expedition | null)[]
  /** What of what there is in a province counts in another, beside the best: row by row. */
  readonly crowding: Float64Array
}

/** By seat. */
export type Tunings = readonly Tuning[]

/** Further off nothing adds to a crowd. */
const CROWD_WITHIN = 12

export function tuningOf(found: Numbers = {}): Tuning {
  const numbers = { ...PLAIN_NUMBERS, ...found } as Readonly<Record<keyof typeof PLAIN, number>> & Numbers
  const { crowd, crowdDecay } = numbers
  const lost: Readonly<Record<number, number>> = {
    [SARDINIA]: numbers.sardiniaLater,
    [HISPANIA]: numbers.hispaniaLater,
  }
  return {
    ...numbers,
    byPrefecture: LAND.map((at) => numbers[`worth of ${PREFECTURE_IDS[PREFECTURE[at]]}`] ?? 1),
    whileLost: LAND.map((at) => lost[at] ?? 0),
    expeditions: ROMAN.map((army) => {
      const id = HOST_IDS[army]
      return EXPEDITIONS[id] ? { sp: numbers[`strength of ${id}`], urgency: numbers[`urgency of ${id}`] } : null
    }),
    crowding: Float64Array.from(
      LAND.flatMap((from) => LAND.map((to) => crowdingAt(distance(from, to), crowd, crowdDecay))),
    ),
  }
}
const HISPANIA: Place = placeNamed('hispania')
const crowdingAt = (way: number, crowd: number, decay: number): number =>
  way < CROWD_WITHIN ? crowd * decay ** way : 0

export const tuningsOf = (seats: readonly Numbers[]): Tunings =>
  [BYZANTINE, BARBARIAN].map((seat) => tuningOf(seats[seat]))
export const LEARNED_TUNINGS = tuningsOf(TUNED.seats)

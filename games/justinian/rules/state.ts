import {
  byId,
  countsOf,
  FLAG,
  idOrNone,
  type Kind,
  kept,
  listOf,
  marksOf,
  numberOf,
  OUTCOME,
  orNull,
  type Seat,
  stateOf,
  type ValuesOf,
  wordOf,
} from '@iacta/kernel'
import { ARMY_IDS } from '../data/armies.ts'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { MAJOR_IDS, NAVAL_IDS, POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { SET_UP } from '../data/tables.ts'
import { ARMY_OR_NONE, COUNT, FRAME, PLACE_OR_NONE } from './frames.ts'
import {
  type Army,
  HOST_IDS,
  type Magister,
  NO_ARMY,
  NO_MAGISTER,
  NOWHERE,
  type Place,
  type Power,
  PROVINCE_COUNT,
  STATION_IDS,
  WHEREABOUTS,
} from './printed.ts'

export * from './frames.ts'

/** 8.22, 8.23: what an army may be marked with. */
export const STATUSES = ['disorganised', 'defeated'] as const
export const DISORGANISED = 1
export const DEFEATED = 2

/** 6.33: whose ally a minor power is in this turn. */
export const ALLEGIANCES = ['none', 'barbarian', 'neutral', 'byzantine'] as const
export type Allegiance = (typeof ALLEGIANCES)[number]

/** Who holds a province: a power, barbarians of several powers together, or nobody (3.4). */
export type Holder = number & { readonly holder?: true }
export const HOLDER_IDS: readonly string[] = [...POWER_IDS, 'barbarians', 'nobody']
export const BARBARIANS: Holder = POWER_IDS.length
export const NOBODYS: Holder = POWER_IDS.length + 1

const usually = <const W extends readonly [string, ...string[]]>(words: W): Kind<W[number], W[number]> => ({
  ...wordOf<W[number]>(words),
  blank: words[0],
})
const holderKind: Kind<number, string> = {
  show: (value) => HOLDER_IDS[value],
  read: (json, what) => {
    const found = HOLDER_IDS.indexOf(wordOf(HOLDER_IDS).read(json, what))
    return found
  },
  blank: 0,
}

const each =
  <T>(ids: readonly string[], value: T): (() => T[]) =>
  () =>
    ids.map(() => value)
const zeros = (ids: readonly string[]): (() => number[]) => each(ids, 0)
const nos = (ids: readonly string[]): (() => boolean[]) => each(ids, false)
const POWER_OR_NONE = idOrNone<Power>(POWER_IDS, -1 as Power)
const MAGISTER_OR_NONE = idOrNone<Magister>(MAGISTER_IDS, NO_MAGISTER)
const WHERE = idOrNone<Place>(WHEREABOUTS, NOWHERE)

export const layout = stateOf({
  turn: kept(numberOf(0, 10), 0),
  gold: kept(numberOf(0, 9999), SET_UP.gold),
  /** 9.9: what Justinian still builds with. */
  debt: kept(numberOf(0, 999), 0),
  plagues: kept(numberOf(0, 99), 0),
  /** 9.2: the next income is halved. */
  halved: kept(FLAG, false),
  // Armies and leaders
  place: kept(byId(HOST_IDS, WHERE), each(HOST_IDS, NOWHERE)),
  own: kept(countsOf(HOST_IDS, 999), zeros(HOST_IDS)),
  /** Minor SP that joined it (6.34, 7.17). */
  allied: kept(countsOf(HOST_IDS, 999), zeros(HOST_IDS)),
  status: kept(byId(HOST_IDS, marksOf(STATUSES)), zeros(HOST_IDS)),
  /** The army whose commander leads it too (6.44, 6.52). */
  under: kept(byId(HOST_IDS, ARMY_OR_NONE), each(HOST_IDS, NO_ARMY)),
  /** Leaders who are out of the game (8.26). */
  dead: kept(byId(HOST_IDS, FLAG), nos(HOST_IDS)),
  /** Leaders who have recruited in this turn (6.23). */
  raised: kept(byId(HOST_IDS, FLAG), nos(HOST_IDS)),
  unpaid: kept(byId(ARMY_IDS, FLAG), nos(ARMY_IDS)),
  magister: kept(byId(ARMY_IDS, MAGISTER_OR_NONE), each(ARMY_IDS, NO_MAGISTER)),
  /** Where a Magister is without an army (4.13). */
  alone: kept(byId(MAGISTER_IDS, PLACE_OR_NONE), each(MAGISTER_IDS, NOWHERE)),
  fallen: kept(byId(MAGISTER_IDS, FLAG), nos(MAGISTER_IDS)),
  /** He lost a battle since the last step B/3 (4.14). */
  beaten: kept(byId(MAGISTER_IDS, FLAG), nos(MAGISTER_IDS)),
  // Provinces and seas
  frontier: kept(countsOf(PROVINCE_IDS, 999), zeros(PROVINCE_IDS)),
  unpaidFrontier: kept(byId(PROVINCE_IDS, FLAG), nos(PROVINCE_IDS)),
  /** By great power: Sassanids, Vandals, Ostrogoths. */
  detached: kept(listOf(countsOf(PROVINCE_IDS, 999), MAJOR_IDS.length), () => MAJOR_IDS.map(zeros(PROVINCE_IDS))),
  /** By naval power: Byzantines, Vandals, Ostrogoths. */
  fleets: kept(listOf(countsOf(STATION_IDS, 999), NAVAL_IDS.length), () => NAVAL_IDS.map(zeros(STATION_IDS))),
  unpaidFleet: kept(byId(STATION_IDS, FLAG), nos(STATION_IDS)),
  /** Whose marker lies there (7.18). */
  control: kept(byId(PROVINCE_IDS, POWER_OR_NONE), each(PROVINCE_IDS, -1 as Power)),
  revolt: kept(byId(PROVINCE_IDS, FLAG), nos(PROVINCE_IDS)),
  fort: kept(byId(PROVINCE_IDS, FLAG), nos(PROVINCE_IDS)),
  /** Where the treasures of Vandals and Ostrogoths are, and who carries them; nowhere once captured (5.4). */
  treasure: kept(listOf(PLACE_OR_NONE, 2), () => [NOWHERE, NOWHERE]),
  carrier: kept(listOf(ARMY_OR_NONE, 2), () => [NO_ARMY, NO_ARMY]),
  // The turn
  allegiance: kept(byId(POWER_IDS, usually(ALLEGIANCES)), each<Allegiance>(POWER_IDS, 'none')),
  /** Great powers that have been chosen in this turn, and whether Vandals were recruited (6.24, 6.27). */
  chosen: kept(byId(POWER_IDS, FLAG), nos(POWER_IDS)),
  vandalsRecruited: kept(FLAG, false),
  /** Powers that are out of the game (8.28). */
  out: kept(byId(POWER_IDS, FLAG), nos(POWER_IDS)),
  /** The last Persian leader, on his way back (8.26). */
  returning: kept(ARMY_OR_NONE, NO_ARMY),
  chooseLeft: kept(COUNT, 0),
  randomLeft: kept(COUNT, 0),
  romanDone: kept(COUNT, 0),
  /** 6.45: whether the Byzantine may have two activations in a row, or has them now. */
  double: kept(usually(['no', 'may', 'now'] as const), 'no'),
  disputes: kept(COUNT, 0),
  nika: kept(FLAG, false),
  /** In an activation of the Byzantine's own, and whether he has built a fort in it (6.54). */
  romanActs: kept(FLAG, false),
  fortBuilt: kept(FLAG, false),
  /** Byzantine armies that took part in it (7.14). */
  tookPart: kept(byId(ARMY_IDS, FLAG), nos(ARMY_IDS)),
  /** Who held each province when the activation began (8.17). */
  held: kept(byId(PROVINCE_IDS, holderKind), zeros(PROVINCE_IDS)),
  /** The Barbarian holds Europa (5.13). */
  europaLost: kept(FLAG, false),
  outcome: kept(orNull(OUTCOME), null),
  stack: kept(listOf(FRAME), () => []),
})
export type State = ValuesOf<typeof layout.fields>

export const NO_POWER = -1 as Power
export const isStatus = (s: State, army: Army, bit: number): boolean => (s.status[army] & bit) !== 0
export const isOnMap = (s: State, army: Army): boolean => s.place[army] >= 0 && s.place[army] < PROVINCE_COUNT
export const spOf = (s: State, army: Army): number => s.own[army] + s.allied[army]
export type { Seat }

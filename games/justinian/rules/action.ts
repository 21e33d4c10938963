import { type ActionIn, actionsOf, amount, type Listed, named, verb } from '@iacta/kernel'
import { ARMY_IDS } from '../data/armies.ts'
import { MAGISTER_IDS, type MagisterId } from '../data/commanders.ts'
import { SEA_IDS, type SeaId } from '../data/map.ts'
import { POWER_IDS, type PowerId } from '../data/powers.ts'
import { PROVINCE_IDS, type ProvinceId } from '../data/provinces.ts'
import { GROUP_IDS } from './frames.ts'
import {
  type Army,
  HOST_IDS,
  type Magister,
  PLACE_IDS,
  type Place,
  type Power,
  type Sea,
  STATION_IDS,
  type Station,
} from './printed.ts'

/** Everything a player can do. Small values, one for each decision. */

const ARMY = named<string, Army>(HOST_IDS)
const PROVINCE = named<ProvinceId, Place>(PROVINCE_IDS)
const PLACE = named<string, Place>(PLACE_IDS)
const STATION = named<string, Station>(STATION_IDS)
const SEA = named<SeaId, Sea>(SEA_IDS)
const POWER = named<PowerId, Power>(POWER_IDS)
const MAGISTER = named<MagisterId, Magister>(MAGISTER_IDS)
const GROUP = named<string, number>(GROUP_IDS)
const SP = amount(0, 150)

/** What is maintained together: an army, the frontier SP of a province, the fleet of a port or a patrol (5.23). */
export const PAY_IDS: readonly string[] = [
  ...ARMY_IDS,
  ...PROVINCE_IDS.map((id) => `frontier:${id}`),
  ...STATION_IDS.map((id) => `fleet:${id}`),
]
const PAYEE = named<string, number>(PAY_IDS)

const VERBS = {
  // Set-up (3)
  post: verb('army', ARMY, 'at', PROVINCE),
  strength: verb('army', ARMY, 'sp', SP),
  /** Frontier SP, or SP of a barbarian power. */
  station: verb('at', PROVINCE, 'sp', SP),
  /** Fleet SP in a port. */
  moor: verb('at', PROVINCE, 'sp', SP),
  lead: verb('leader', ARMY, 'at', PROVINCE),
  // Income and armies (5)
  pay: verb('group', PAYEE),
  reinforce: verb('army', ARMY, 'sp', SP),
  raise: verb('army', ARMY, 'at', PROVINCE),
  /** A Magister for an army that has none. */
  appoint: verb('army', ARMY),
  replace: verb('magister', MAGISTER),
  done: verb(),
  // Activations (6)
  choose: verb('power', POWER),
  random: verb(),
  /** A Combined Operation (6.4). */
  joint: verb('leader', ARMY, 'minor', ARMY),
  recruit: verb(),
  bribe: verb('gold', amount(0, 9)),
  /** Allies join a Byzantine army (6.34). */
  join: verb('army', ARMY),
  march: verb('army', ARMY),
  /** The same, leaving those it was combined with (6.44, 6.52). */
  alone: verb('army', ARMY),
  sail: verb('from', STATION, 'sp', SP),
  embark: verb('army', ARMY, 'sp', SP),
  travel: verb('magister', MAGISTER, 'to', PROVINCE),
  /** A Magister who came alone takes command of an army that has none (4.13). */
  takeOver: verb('army', ARMY),
  levy: verb(),
  fortify: verb('at', PROVINCE),
  /** Two activations in a row (6.45). */
  double: verb(),
  summon: verb('army', ARMY),
  idle: verb(),
  /** The minor army of a Combined Operation is put where it can be met (6.44). */
  meet: verb('at', PROVINCE),
  // An army that marches (7.1)
  go: verb('to', PLACE),
  attack: verb('army', ARMY),
  attackAll: verb(),
  combine: verb('with', ARMY),
  redistribute: verb(),
  shift: verb('from', ARMY, 'to', ARMY, 'sp', SP),
  drop: verb('sp', SP),
  detach: verb('sp', SP),
  pickUp: verb('sp', SP),
  transfer: verb('to', ARMY, 'sp', SP),
  placeControl: verb(),
  clear: verb(),
  rally: verb(),
  /** Defeated becomes Disorganised (8.24). */
  steady: verb(),
  recover: verb(),
  disband: verb(),
  takeTreasure: verb(),
  leaveTreasure: verb(),
  halt: verb(),
  // Answers
  intercept: verb(),
  letPass: verb(),
  stand: verb(),
  withdraw: verb('to', PLACE),
  /** Without the treasure he carries (103). */
  withdrawWithout: verb('to', PLACE),
  command: verb('army', ARMY),
  lose: verb('from', GROUP, 'sp', SP),
  retreat: verb('to', PLACE),
  retreatWithout: verb('to', PLACE),
  /** With the fleet (8.21). */
  flee: verb('sp', SP),
  tenDice: verb(),
  oneDie: verb(),
  send: verb('from', GROUP, 'sp', SP),
  /** Fleet SP come to Sardinia (4.22, 9.3). */
  bring: verb('from', STATION, 'sp', SP),
  // At sea (7.2)
  enterSea: verb('to', SEA),
  port: verb('at', PROVINCE),
  patrol: verb(),
  evade: verb(),
  fight: verb(),
}

export type Action = ActionIn<typeof VERBS>
/** A legal action as lists hold it: SP and gold may be left open. */
export type Offer = Listed<Action>
export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>

export const { make, read: readAction, carries: FIELDS } = actionsOf(VERBS)
/** From one number to another. */
export const span = (from: number, to: number): number | { from: number; to: number } =>
  from === to ? from : { from, to }

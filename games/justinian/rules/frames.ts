import { FLAG, type FrameOf, frameOf, idOf, idOrNone, listOf, numberOf, type Seat, wordOf } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { SEA_IDS } from '../data/map.ts'
import { POWER_IDS, type PowerId } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { SEAT_IDS } from '../data/table.ts'
import {
  type Army,
  HOST_IDS,
  type Magister,
  NO_ARMY,
  NOWHERE,
  PLACE_IDS,
  type Place,
  type Power,
  type Sea,
  STATION_IDS,
  type Station,
} from './printed.ts'

/** What each step of play remembers. */

export const SIDE = idOf<Seat>(SEAT_IDS)
export const ARMY = idOf<Army>(HOST_IDS)
export const ARMY_OR_NONE = idOrNone<Army>(HOST_IDS, NO_ARMY)
export const POWER = idOf<Power, PowerId>(POWER_IDS)
export const PROVINCE = idOf<Place>(PROVINCE_IDS)
export const PLACE = idOf<Place>(PLACE_IDS)
export const PLACE_OR_NONE = idOrNone<Place>(PLACE_IDS, NOWHERE)
export const STATION = idOf<Station>(STATION_IDS)
export const SEA = idOf<Sea>(SEA_IDS)
export const MAGISTER = idOf<Magister>(MAGISTER_IDS)
export const NO_SEA = -1 as Sea
export const SEA_OR_NONE = idOrNone<Sea>(SEA_IDS, NO_SEA)
export const COUNT = numberOf(0, 999)
const ARMIES = listOf(ARMY)

// Groups of SP that can lose some

const MAJORS = ['sassanids', 'vandals', 'ostrogoths'] as const
const HOSTS = HOST_IDS.length
const PROVINCES = PROVINCE_IDS.length
/** An army's own SP, minor SP that joined it, frontier SP in a province, detached SP of a great power in one. */
export const GROUP_IDS: readonly string[] = [
  ...HOST_IDS,
  ...HOST_IDS.map((id) => `${id}+allies`),
  ...PROVINCE_IDS.map((id) => `frontier:${id}`),
  ...MAJORS.flatMap((power) => PROVINCE_IDS.map((id) => `${power}:${id}`)),
]
export const ownSp = (army: Army): number => army
export const alliedSp = (army: Army): number => HOSTS + army
export const frontierIn = (province: Place): number => 2 * HOSTS + province
export const detachedIn = (major: number, province: Place): number => 2 * HOSTS + (1 + major) * PROVINCES + province

export type GroupKind = 'own' | 'allied' | 'frontier' | 'detached'
export function groupParts(group: number): { kind: GroupKind; army: Army; province: Place; major: number } {
  if (group < HOSTS) return { kind: 'own', army: group as Army, province: NOWHERE, major: -1 }
  if (group < 2 * HOSTS) return { kind: 'allied', army: (group - HOSTS) as Army, province: NOWHERE, major: -1 }
  const rest = group - 2 * HOSTS
  const province = (rest % PROVINCES) as Place
  const major = Math.floor(rest / PROVINCES) - 1
  return { kind: major < 0 ? 'frontier' : 'detached', army: NO_ARMY, province, major }
}
const GROUP = idOf<number>(GROUP_IDS)

/** How a battle comes about: an attack, an interception, Lazicans, or one in a box (7.19). */
export const BATTLES = ['attack', 'interception', 'lazica', 'box'] as const
export type BattleKind = (typeof BATTLES)[number]

const OUTLINE = { at: COUNT }

const STEPS = {
  game: OUTLINE,
  turns: {},
  turn: OUTLINE,
  // Set-up (3)
  posting: {},
  strengths: {},
  garrisons: { left: COUNT },
  moorings: { left: COUNT },
  hosts: { power: POWER, left: COUNT },
  anchorage: {},
  // Income and armies (5)
  melting: { at: COUNT },
  maintenance: {},
  levies: { left: COUNT, added: listOf(COUNT) },
  shipyard: {},
  raising: {},
  commands: { free: FLAG },
  // Activation (6)
  arrivals: { queue: ARMIES },
  arrival: { leader: ARMY },
  reserves: { leader: ARMY, left: COUNT, moved: COUNT },
  /** Fleet SP that must come to Sardinia (4.22, 9.3). */
  convoy: { power: POWER, left: COUNT },
  activations: { next: SIDE },
  marker: {},
  opportunity: {},
  nika: {},
  closing: {},
  recruiting: { power: POWER },
  recruits: { power: POWER, left: COUNT },
  acting: { power: POWER, seat: SIDE },
  bribe: { power: POWER },
  ally: { power: POWER, isNew: FLAG },
  called: { power: POWER },
  joint: { major: ARMY, minor: ARMY, majorDone: FLAG, minorDone: FLAG, placed: FLAG },
  setOut: { army: ARMY, seat: SIDE, partner: ARMY_OR_NONE, bonus: COUNT },
  march: {
    army: ARMY,
    seat: SIDE,
    mp: COUNT,
    /** The province it left last, on land; none if it began here or landed. */
    left: PLACE_OR_NONE,
    /** It crossed a strait or landed to come here (8.15). */
    crossed: FLAG,
    /** It has landed and may attack once for nothing (7.24). */
    landed: FLAG,
    /** It has done so. */
    struck: FLAG,
    moved: FLAG,
    /** The minor army it may take with it in a Combined Operation (6.44). */
    partner: ARMY_OR_NONE,
    /** Combining has been paid for here: whoever else is here joins for nothing (6.52). */
    joining: FLAG,
    /** Two Vandals leave before it moves or attacks (6.27). */
    deserts: FLAG,
    /** A treasure has been taken up, and one put down, in this province (5.41). */
    tookUp: FLAG,
    setDown: FLAG,
    over: FLAG,
  },
  sharing: { army: ARMY },
  // Entering a province (7.3, 8.13)
  entry: { army: ARMY, at: COUNT, canBeIntercepted: FLAG },
  interception: { mover: ARMY, queue: ARMIES, chosen: ARMIES },
  commander: { of: ARMIES, seat: SIDE, role: wordOf(['leads', 'stands'] as const) },
  refuge: { army: ARMY },
  shelter: { magister: MAGISTER },
  takeover: { magister: MAGISTER },
  // Battle (8)
  withdrawals: { queue: ARMIES, barred: PLACE_OR_NONE },
  withdrawal: { army: ARMY, barred: PLACE_OR_NONE },
  battle: {
    at: COUNT,
    kind: wordOf(BATTLES),
    place: PLACE,
    attackers: ARMIES,
    defenders: ARMIES,
    /** Whose battle values count; none for SP without a leader. */
    leads: ARMY_OR_NONE,
    stands: ARMY_OR_NONE,
    frontier: FLAG,
    detached: FLAG,
    /** Lazican SP, who defend, or attack an army that is Defeated (106). */
    levy: COUNT,
    levyAttacks: FLAG,
    crossed: FLAG,
    attackLoss: COUNT,
    defenceLoss: COUNT,
    /** Lazicans that are left. */
    levyLeft: COUNT,
  },
  retreats: { at: COUNT, place: PLACE, armies: ARMIES, detached: FLAG, side: SIDE, unable: listOf(GROUP), drawn: FLAG },
  retreat: { army: ARMY, drawn: FLAG },
  retreatDetached: { power: POWER, place: PROVINCE },
  aftermath: { armies: ARMIES, drawn: FLAG, at: COUNT },
  losses: { seat: SIDE, left: COUNT, groups: listOf(GROUP), clause: wordOf(['battle', 'other'] as const) },
  treasure: { power: POWER },
  // At sea (7.2, 8.3)
  voyage: {
    power: POWER,
    seat: SIDE,
    sp: COUNT,
    unpaid: FLAG,
    army: ARMY_OR_NONE,
    /** Where it lies; a port only before it has set sail. */
    at: STATION,
    /** The sea it came from in this activation. */
    from: SEA_OR_NONE,
    counted: COUNT,
    /** It may only go into port or stay. */
    ending: FLAG,
    retreating: FLAG,
    /** The port it is fighting its way into, and one it may not enter any more (58). */
    target: PLACE_OR_NONE,
    barred: PLACE_OR_NONE,
  },
  watch: { queue: listOf(POWER), at: STATION },
  /** Two fleets of one side where a fleet sails by, or makes for: which acts first (102). */
  precedence: { powers: listOf(POWER), at: STATION },
  patrol: { power: POWER },
  evasion: { power: POWER },
  seaBattle: { enemy: POWER, at: STATION, moverAttacks: FLAG },
  // Events (9)
  plague: { at: numberOf(0, 9999) },
  sardinia: { power: POWER, left: COUNT, gathered: COUNT, unpaid: FLAG, shipped: FLAG, settled: FLAG },
}

export const FRAME = frameOf(STEPS)
export type Frame = FrameOf<typeof STEPS>
export type FrameNamed<Name extends Frame['step']> = Extract<Frame, { step: Name }>

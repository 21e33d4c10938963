import type { ChampionId, LeaderId } from '../../data/leaders.ts'
import type { Ground, HexsideKind } from '../../data/map.ts'
import type { Army, Compass, Missile, Nation, Rank, Type } from '../../data/names.ts'
import type { ScenarioId, SeatId } from '../../data/table.ts'
import type { ClassId } from '../../data/units.ts'
import {
  armyOf,
  byClass,
  championsOf,
  compassOf,
  joined,
  leaderIn,
  lineAt,
  lineOf,
  sideCompassOf,
  sideOfLeader,
  unitIn,
} from '../common.ts'

export const seats: Record<SeatId, string> = { first: 'First player', second: 'Second player' }

export const battles: Record<ScenarioId, string> = {
  tricameron: 'Tricameron',
  'utus-river': 'Utus River',
  'catalaunian-fields': 'Catalaunian Fields',
  dara: 'Dara',
  callinicum: 'Callinicum',
  taginae: 'Taginae',
  casilinum: 'Casilinum',
}

export const armies: Record<Army, string> = {
  byzantine: 'Byzantines',
  persian: 'Persians',
  vandal: 'Vandals',
  goth: 'Goths',
  frank: 'Franks',
  hun: 'Huns',
  'west-roman': 'Western Romans',
}

/** At Utus River, a century before Justinian, they are not called Byzantines yet. */
const EASTERN_ROMANS = 'Eastern Romans'
export const armiesAt = (scenario: ScenarioId): Record<Army, string> =>
  scenario === 'utus-river' ? { ...armies, byzantine: EASTERN_ROMANS } : armies

/** As on the counters: people, type. The allies whom both sides have at the Catalaunian Fields go by their lord. */
export const classes: Record<ClassId, string> = {
  'byz-thracian-cat': 'Thracian Cat',
  'byz-armenian-cat': 'Armenian Cat',
  'byz-bucellari-cat': 'Bucellari Cat',
  'byz-hun-m-lc': 'Hun M LC',
  'byz-heruli-ln': 'Heruli LN',
  'byz-heruli-mi': 'Heruli MI',
  'byz-lombard-hi': 'Lombard HI',
  'byz-narses-guard-mi': 'Narses’ Guard MI',
  'byz-isaurian-mi': 'Isaurian MI',
  'byz-saracen-mi': 'Saracen MI',
  'byz-numeri-mi': 'Numeri MI',
  'byz-auxilia-bow-li': 'Auxilia LI',
  'byz-auxilia-jav-li': 'Auxilia LI',
  'rom-thracian-hi': 'Thracian HI',
  'rom-cheiroballistra': 'Cheiroballistra',
  'per-immortals-hc': 'Immortals HC',
  'per-saracen-lc': 'Saracen LC',
  'per-persian-lc': 'Persian LC',
  'per-persian-li': 'Persian LI',
  'per-militia-mi': 'Militia MI',
  'per-cadiseni-ln': 'Cadiseni LN',
  'van-vandal-hc': 'Vandal HC',
  'van-vandal-ln': 'Vandal LN',
  'van-vandal-lc': 'Vandal LC',
  'got-goth-hc': 'Goth HC',
  'got-goth-li': 'Goth LI',
  'fra-berserker-mi': 'Berserker MI',
  'fra-frank-mi': 'Frank MI',
  'hun-hun-hc': 'Hun HC',
  'hun-hun-lc': 'Hun LC',
  'hun-hun-mi': 'Hun MI',
  'hun-ostrogoth-hc': 'Ostrogoth HC',
  'hun-ostrogoth-mi': 'Ostrogoth MI',
  'hun-ostrogoth-li': 'Ostrogoth LI',
  'hun-gepid-mi': 'Gepid MI',
  'hun-burgundian-mi': 'Attila’s Burgundian MI',
  'hun-frank-mi': 'Attila’s Frank MI',
  'wro-roman-hi': 'Roman HI',
  'wro-roman-mi': 'Roman MI',
  'wro-saxon-mi': 'Saxon MI',
  'wro-burgundian-mi': 'Aetius’ Burgundian MI',
  'wro-frank-mi': 'Aetius’ Frank MI',
  'wro-armorican-mi': 'Armorican MI',
  'wro-alan-hc': 'Alan HC',
  'wro-alan-mi': 'Alan MI',
  'wro-visigoth-hc': 'Visigoth HC',
  'wro-visigoth-lc': 'Visigoth LC',
  'wro-visigoth-mi': 'Visigoth MI',
}

export const nations: Record<Nation, string> = {
  alan: 'Alans',
  armenian: 'Armenians',
  armorican: 'Armoricans',
  auxilia: 'Auxilia',
  bucellari: 'Bucellari',
  burgundian: 'Burgundians',
  cadiseni: 'Cadiseni',
  frank: 'Franks',
  gepid: 'Gepids',
  goth: 'Goths',
  heruli: 'Heruli',
  hun: 'Huns',
  'hun-massagetae': 'Massagetae Huns',
  isaurian: 'Isaurians',
  lombard: 'Lombards',
  'narses-guard': 'Narses’ Guard',
  numeri: 'Numeri',
  ostrogoth: 'Ostrogoths',
  persian: 'Persians',
  roman: 'Romans',
  saracen: 'Saracens',
  saxon: 'Saxons',
  thracian: 'Thracians',
  vandal: 'Vandals',
  visigoth: 'Visigoths',
}

export const types: Record<Type, string> = {
  HC: 'heavy cavalry',
  LN: 'lancers',
  LC: 'light cavalry',
  HI: 'heavy infantry',
  MI: 'medium infantry',
  LI: 'light infantry',
  CH: 'artillery',
}
export const cataphract = 'Cataphracts, heavy cavalry'

export const missiles: Record<Missile, string> = {
  B: 'bow',
  C: 'composite bow',
  J: 'javelins',
  F: 'throwing axes',
  CH: 'cheiroballistra',
}

export const ranks: Record<Rank, string> = {
  OC: 'overall commander',
  SC: 'subordinate commander',
  CC: 'contingent commander',
}

export const ground: Record<Ground, string> = {
  open: 'open ground',
  bank: 'river bank, open',
  woods: 'woods',
  rough: 'rough',
  river: 'river',
  island: 'island',
  wall: 'city wall',
  gate: 'gate',
}

export const hexsides: Record<HexsideKind, string> = {
  stream: 'stream',
  volturno: 'Volturno',
  bridge: 'bridge',
  trench: 'trench',
}

/** Names written on the maps. */
export const places: Readonly<Record<string, string>> = {
  euphrates: 'Euphrates',
  island: 'Island',
  'rising-ground': 'Rising ground',
  volturno: 'Volturno',
  bridge: 'Bridge',
  'frankish-camp': 'Frankish camp',
  'catalaunian-hill': 'Catalaunian hill',
  'hun-laager': 'Hun laager',
  river: 'River',
  'dara-gate': 'Gate of Dara',
  'dara-walls': 'Walls of Dara',
  'heruli-hill': 'Hill of the Heruli',
  'via-flaminia': 'Via Flaminia',
  'busta-gallorum': 'Busta Gallorum',
  'east-hill': 'East hill',
  'west-hill': 'West hill',
  'vandal-camp': 'Vandal camp',
  stream: 'Stream',
  'carthage-road': 'Road to Carthage',
  'utus-river': 'Utus',
  'roman-camp': 'Roman camp',
  'hun-camp': 'Hun camp',
}

export const leaders: Record<LeaderId, string> = {
  belisarius: 'Belisarius',
  narses: 'Narses',
  bouzes: 'Bouzes',
  'a-john': 'A. John',
  martinus: 'Martinus',
  longinus: 'Longinus',
  arethas: 'Arethas',
  sunicas: 'Sunicas',
  simmias: 'Simmias',
  pharas: 'Pharas',
  'pharas-utus': 'Pharas',
  'j-glutton': 'J. Glutton',
  dagisthaeus: 'Dagisthaeus',
  valerian: 'Valerian',
  john: 'John',
  artabates: 'Artabates',
  zandalas: 'Zandalas',
  arnegisclus: 'Arnegisclus',
  perozes: 'Perozes',
  pitames: 'Pitames',
  barasames: 'Barasames',
  alamoundaras: 'Alamoundaras',
  cabades: 'Cabades',
  azarethes: 'Azarethes',
  gelimer: 'Gelimer',
  tzazon: 'Tzazon',
  gara: 'Gara',
  totila: 'Totila',
  teias: 'Teias',
  buccelin: 'Buccelin',
  alanorix: 'Alanorix',
  attila: 'Attila',
  berichus: 'Berichus',
  ellac: 'Ellac',
  denizigech: 'Denizigech',
  ernac: 'Ernac',
  valimir: 'Valimir',
  ardaric: 'Ardaric',
  aetius: 'Aetius',
  paullus: 'Paullus',
  sangiban: 'Sangiban',
  theodoric: 'Theodoric',
  thorismund: 'Thorismund',
  'theodoric-ii': 'Theodoric II',
  'replacement-byzantine': 'Byzantine replacement',
  'replacement-persian': 'Persian replacement',
  'replacement-vandal': 'Vandal replacement',
  'replacement-goth': 'Gothic replacement',
  'replacement-frank': 'Frankish replacement',
  'replacement-hun': 'Hun replacement',
  'replacement-west-roman': 'Roman replacement',
}

export const champions: Record<ChampionId, string> = {
  andreas: 'Andreas',
  'persian-pair': 'the Persian Pair',
  anzalas: 'Anzalas',
  coccas: 'Coccas',
}

export const compass: Record<Compass, string> = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
}

export const unit = (id: string): string => {
  const known = unitIn(id)
  return known ? `${classes[known.unitClass]} ${known.number}` : leader(id)
}
export const units = (ids: readonly string[]): string =>
  joined(
    byClass(ids).map(({ unitClass, numbers }) => `${classes[unitClass]} ${numbers}`),
    'and',
  )
export const leader = (id: string): string => {
  const known = leaderIn(id)
  if (!known) return id
  return known.number === null ? leaders[known.leader] : `${leaders[known.leader]} ${known.number}`
}
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const hits = (n: number): string => plural(n, 'hit')

/** What depends on the battle. */
export const speaking = (scenario: ScenarioId) => ({
  army: (side: number): string => armiesAt(scenario)[armyOf(scenario, side)],
  champion: (side: number): string => champions[championsOf(scenario)[side === 0 ? 0 : 1]],
  facing: (vertex: number): string => {
    const quarter = compassOf(scenario, vertex)
    return quarter ? compass[quarter] : `corner ${vertex}`
  },
  /** Of a column. */
  columnFacing: (direction: number): string => {
    const quarter = sideCompassOf(scenario, direction)
    return quarter ? compass[quarter] : `side ${direction}`
  },
  line: (leaderId: string, line: number): string => {
    const of = lineAt(scenario, sideOfLeader(scenario, leaderId), line)
    return of ? lineOf(of, { classes, nations, and: 'and' }) : `line ${line}`
  },
})
export type Speaking = ReturnType<typeof speaking>

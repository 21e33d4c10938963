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

export const seats: Record<SeatId, string> = { first: 'Primo giocatore', second: 'Secondo giocatore' }

export const battles: Record<ScenarioId, string> = {
  tricameron: 'Tricameron',
  'utus-river': 'Fiume Utus',
  'catalaunian-fields': 'Campi Catalunici',
  dara: 'Dara',
  callinicum: 'Callinicum',
  taginae: 'Taginae',
  casilinum: 'Casilinum',
}

export const armies: Record<Army, string> = {
  byzantine: 'Bizantini',
  persian: 'Persiani',
  vandal: 'Vandali',
  goth: 'Goti',
  frank: 'Franchi',
  hun: 'Unni',
  'west-roman': 'Romani d’Occidente',
}

/** Al Fiume Utus, un secolo prima di Giustiniano, non si chiamano ancora Bizantini. */
const EASTERN_ROMANS = 'Romani d’Oriente'
export const armiesAt = (scenario: ScenarioId): Record<Army, string> =>
  scenario === 'utus-river' ? { ...armies, byzantine: EASTERN_ROMANS } : armies

/** Come sulle pedine: tipo, popolo; tutte al femminile, come "unità". Gli alleati comuni alle due parti vanno col loro signore. */
export const classes: Record<ClassId, string> = {
  'byz-thracian-cat': 'Cat Tracia',
  'byz-armenian-cat': 'Cat Armena',
  'byz-bucellari-cat': 'Cat Bucellari',
  'byz-hun-m-lc': 'LC Unna M',
  'byz-heruli-ln': 'LN Heruli',
  'byz-heruli-mi': 'MI Heruli',
  'byz-lombard-hi': 'HI Lombarda',
  'byz-narses-guard-mi': 'MI Guardia di Narses',
  'byz-isaurian-mi': 'MI Isaurica',
  'byz-saracen-mi': 'MI Saracena',
  'byz-numeri-mi': 'MI Numeri',
  'byz-auxilia-bow-li': 'LI Ausiliari',
  'byz-auxilia-jav-li': 'LI Ausiliari',
  'rom-thracian-hi': 'HI Tracia',
  'rom-cheiroballistra': 'Cheiroballistra',
  'per-immortals-hc': 'HC Immortali',
  'per-saracen-lc': 'LC Saracena',
  'per-persian-lc': 'LC Persiana',
  'per-persian-li': 'LI Persiana',
  'per-militia-mi': 'MI Milizia',
  'per-cadiseni-ln': 'LN Cadiseni',
  'van-vandal-hc': 'HC Vandala',
  'van-vandal-ln': 'LN Vandala',
  'van-vandal-lc': 'LC Vandala',
  'got-goth-hc': 'HC Gota',
  'got-goth-li': 'LI Gota',
  'fra-berserker-mi': 'MI Berserker',
  'fra-frank-mi': 'MI Franca',
  'hun-hun-hc': 'HC Unna',
  'hun-hun-lc': 'LC Unna',
  'hun-hun-mi': 'MI Unna',
  'hun-ostrogoth-hc': 'HC Ostrogota',
  'hun-ostrogoth-mi': 'MI Ostrogota',
  'hun-ostrogoth-li': 'LI Ostrogota',
  'hun-gepid-mi': 'MI Gepida',
  'hun-burgundian-mi': 'MI Burgunda di Attila',
  'hun-frank-mi': 'MI Franca di Attila',
  'wro-roman-hi': 'HI Romana',
  'wro-roman-mi': 'MI Romana',
  'wro-saxon-mi': 'MI Sassone',
  'wro-burgundian-mi': 'MI Burgunda di Aetius',
  'wro-frank-mi': 'MI Franca di Aetius',
  'wro-armorican-mi': 'MI Armoricana',
  'wro-alan-hc': 'HC Alana',
  'wro-alan-mi': 'MI Alana',
  'wro-visigoth-hc': 'HC Visigota',
  'wro-visigoth-lc': 'LC Visigota',
  'wro-visigoth-mi': 'MI Visigota',
}

export const nations: Record<Nation, string> = {
  alan: 'Alani',
  armenian: 'Armeni',
  armorican: 'Armoricani',
  auxilia: 'Ausiliari',
  bucellari: 'Bucellari',
  burgundian: 'Burgundi',
  cadiseni: 'Cadiseni',
  frank: 'Franchi',
  gepid: 'Gepidi',
  goth: 'Goti',
  heruli: 'Heruli',
  hun: 'Unni',
  'hun-massagetae': 'Unni Massageti',
  isaurian: 'Isauri',
  lombard: 'Lombardi',
  'narses-guard': 'Guardia di Narses',
  numeri: 'Numeri',
  ostrogoth: 'Ostrogoti',
  persian: 'Persiani',
  roman: 'Romani',
  saracen: 'Saraceni',
  saxon: 'Sassoni',
  thracian: 'Traci',
  vandal: 'Vandali',
  visigoth: 'Visigoti',
}

export const types: Record<Type, string> = {
  HC: 'cavalleria pesante',
  LN: 'cavalleria lancieri',
  LC: 'cavalleria leggera',
  HI: 'fanteria pesante',
  MI: 'fanteria media',
  LI: 'fanteria leggera',
  CH: 'artiglieria',
}
export const cataphract = 'Catafratti, cavalleria pesante'

export const missiles: Record<Missile, string> = {
  B: 'arco',
  C: 'arco composito',
  J: 'giavellotti',
  F: 'asce da lancio',
  CH: 'cheiroballistra',
}

export const ranks: Record<Rank, string> = {
  OC: 'Comandante Supremo',
  SC: 'Comandante Subordinato',
  CC: 'Comandante di Contingente',
}

export const ground: Record<Ground, string> = {
  open: 'terreno aperto',
  bank: 'riva, aperto',
  woods: 'bosco',
  rough: 'sconnesso',
  river: 'fiume',
  island: 'isola',
  wall: 'mura',
  gate: 'porta',
}

export const hexsides: Record<HexsideKind, string> = {
  stream: 'ruscello',
  volturno: 'Volturno',
  bridge: 'ponte',
  trench: 'trincea',
}

/** Nomi scritti sulle mappe. */
export const places: Readonly<Record<string, string>> = {
  euphrates: 'Eufrate',
  island: 'Isola',
  'rising-ground': 'Altura',
  volturno: 'Volturno',
  bridge: 'Ponte',
  'frankish-camp': 'Campo dei Franchi',
  'catalaunian-hill': 'Colle Catalunico',
  'hun-laager': 'Carri degli Unni',
  river: 'Fiume',
  'dara-gate': 'Porta di Dara',
  'dara-walls': 'Mura di Dara',
  'heruli-hill': 'Colle degli Heruli',
  'via-flaminia': 'Via Flaminia',
  'busta-gallorum': 'Busta Gallorum',
  'east-hill': 'Colle orientale',
  'west-hill': 'Colle occidentale',
  'vandal-camp': 'Campo dei Vandali',
  stream: 'Ruscello',
  'carthage-road': 'Strada di Cartagine',
  'utus-river': 'Utus',
  'roman-camp': 'Campo romano',
  'hun-camp': 'Campo degli Unni',
}

export const leaders: Record<LeaderId, string> = {
  belisarius: 'Belisario',
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
  valerian: 'Valeriano',
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
  theodoric: 'Teodorico',
  thorismund: 'Thorismund',
  'theodoric-ii': 'Teodorico II',
  'replacement-byzantine': 'Rimpiazzo bizantino',
  'replacement-persian': 'Rimpiazzo persiano',
  'replacement-vandal': 'Rimpiazzo vandalo',
  'replacement-goth': 'Rimpiazzo goto',
  'replacement-frank': 'Rimpiazzo franco',
  'replacement-hun': 'Rimpiazzo unno',
  'replacement-west-roman': 'Rimpiazzo romano',
}

export const champions: Record<ChampionId, string> = {
  andreas: 'Andreas',
  'persian-pair': 'la Coppia Persiana',
  anzalas: 'Anzalas',
  coccas: 'Coccas',
}

export const compass: Record<Compass, string> = {
  N: 'nord',
  NE: 'nordest',
  E: 'est',
  SE: 'sudest',
  S: 'sud',
  SW: 'sudovest',
  W: 'ovest',
  NW: 'nordovest',
}

export const unit = (id: string): string => {
  const known = unitIn(id)
  return known ? `${classes[known.unitClass]} ${known.number}` : leader(id)
}
/** Con l’articolo, se è un’unità: `la LC Vandala 3`; un comandante non ne ha. */
export const theUnit = (id: string): string => (unitIn(id) ? `la ${unit(id)}` : leader(id))
export const ofUnit = (id: string): string => (unitIn(id) ? `della ${unit(id)}` : `di ${leader(id)}`)
/** `ad Attila`, `a Belisario`. */
export const toLeader = (id: string): string => `${/^A/.test(leader(id)) ? 'ad' : 'a'} ${leader(id)}`
export const toUnit = (id: string): string => (unitIn(id) ? `alla ${unit(id)}` : toLeader(id))
export const units = (ids: readonly string[]): string =>
  joined(
    byClass(ids).map(({ unitClass, numbers }) => `${classes[unitClass]} ${numbers}`),
    'e',
  )
export const leader = (id: string): string => {
  const known = leaderIn(id)
  if (!known) return id
  return known.number === null ? leaders[known.leader] : `${leaders[known.leader]} ${known.number}`
}

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const hits = (n: number): string => plural(n, 'Colpo', 'Colpi')

/** Gli Unni; gli altri prendono "i". */
const article = (name: string): string => (/^[aeiou]/i.test(name) ? 'gli' : 'i')

/** Ciò che dipende dalla battaglia. */
export const speaking = (scenario: ScenarioId) => {
  const army = (side: number): string => armiesAt(scenario)[armyOf(scenario, side)]
  return {
    army,
    theArmy: (side: number): string => `${article(army(side))} ${army(side)}`,
    ofArmy: (side: number): string => `${article(army(side)) === 'gli' ? 'degli' : 'dei'} ${army(side)}`,
    champion: (side: number): string => champions[championsOf(scenario)[side === 0 ? 0 : 1]],
    facing: (vertex: number): string => {
      const quarter = compassOf(scenario, vertex)
      return quarter ? compass[quarter] : `vertice ${vertex}`
    },
    /** Di una colonna. */
    columnFacing: (direction: number): string => {
      const quarter = sideCompassOf(scenario, direction)
      return quarter ? compass[quarter] : `lato ${direction}`
    },
    line: (leaderId: string, line: number): string => {
      const of = lineAt(scenario, sideOfLeader(scenario, leaderId), line)
      return of ? lineOf(of, { classes, nations, and: 'e' }) : `linea ${line}`
    },
  }
}
export type Speaking = ReturnType<typeof speaking>

import type { ArmyId } from '../../data/armies.ts'
import type { MagisterId, MajorLeaderId } from '../../data/commanders.ts'
import type { PrefectureId, SeaId } from '../../data/map.ts'
import type { NAVAL_IDS, PowerId } from '../../data/powers.ts'
import type { SeatId } from '../../data/table.ts'
import type { EVENTS, REVOLTS } from '../../data/tables.ts'

export const seats: Record<SeatId, string> = { byzantine: 'Byzantine', barbarian: 'Barbarian' }

export const prefectures: Record<PrefectureId, string> = {
  oriens: 'Oriens',
  egypt: 'Egypt',
  africa: 'Africa',
  italy: 'Italy',
  illyricum: 'Illyricum',
}

export const seas: Record<SeaId, string> = {
  'western-mediterranean': 'Western Mediterranean',
  'sea-of-carthage': 'Sea of Carthage',
  'ligurian-sea': 'Ligurian Sea',
  'tyrrhenian-sea': 'Tyrrhenian Sea',
  'libyan-sea': 'Libyan Sea',
  'ionian-sea': 'Ionian Sea',
  'adriatic-sea': 'Adriatic Sea',
  'aegean-sea': 'Aegean Sea',
  'eastern-mediterranean': 'Eastern Mediterranean',
  'black-sea': 'Black Sea',
}

/** Boxes are called by these names too. */
export const powers: Record<PowerId, string> = {
  byzantine: 'Byzantines',
  sassanids: 'Persians',
  vandals: 'Vandals',
  ostrogoths: 'Ostrogoths',
  moors: 'Moors',
  franks: 'Franks',
  visigoths: 'Visigoths',
  alamanni: 'Alamanni',
  lombards: 'Lombards',
  gepids: 'Gepids',
  slavs: 'Slavs',
  bulgars: 'Bulgars',
  kotrigurs: 'Kotrigurs',
  utigurs: 'Utigurs',
  'crimean-goths': 'Crimean Goths',
  lakhmids: 'Lakhmids',
  ghassanids: 'Ghassanids',
}

/** As it stands before an army, a fleet or SP. */
export const adjectives: Record<PowerId, string> = {
  byzantine: 'Byzantine',
  sassanids: 'Persian',
  vandals: 'Vandal',
  ostrogoths: 'Ostrogoth',
  moors: 'Moorish',
  franks: 'Frankish',
  visigoths: 'Visigoth',
  alamanni: 'Alamannic',
  lombards: 'Lombard',
  gepids: 'Gepid',
  slavs: 'Slav',
  bulgars: 'Bulgar',
  kotrigurs: 'Kotrigur',
  utigurs: 'Utigur',
  'crimean-goths': 'Crimean Gothic',
  lakhmids: 'Lakhmid',
  ghassanids: 'Ghassanid',
}

export const fleets: Record<(typeof NAVAL_IDS)[number], string> = {
  byzantine: 'Byzantine fleet',
  vandals: 'Vandal fleet',
  ostrogoths: 'Ostrogoth fleet',
}

export const armies: Record<ArmyId, string> = {
  'presental-i': 'Presental Army I',
  'presental-ii': 'Presental Army II',
  oriens: 'Army of the East',
  thracia: 'Army of Thrace',
  illyricum: 'Army of Illyricum',
  armenia: 'Army of Armenia',
  italia: 'Army of Italy',
  africa: 'Army of Africa',
  hispania: 'Army of Spain',
}

/** As it stands on a piece. */
export const armiesInShort: Record<ArmyId, string> = {
  'presental-i': 'Pres. I',
  'presental-ii': 'Pres. II',
  oriens: 'East',
  thracia: 'Thrace',
  illyricum: 'Illyricum',
  armenia: 'Armenia',
  italia: 'Italy',
  africa: 'Africa',
  hispania: 'Spain',
}

export const magistri: Record<MagisterId, string> = {
  belisarius: 'Belisarius',
  narses: 'Narses',
  'john-troglita': 'John Troglita',
  germanus: 'Germanus',
  solomon: 'Solomon',
  sittas: 'Sittas',
  mundus: 'Mundus',
  'john-vitalians-nephew': 'John, nephew of Vitalian',
  artabanes: 'Artabanes',
  buzes: 'Buzes',
  martinus: 'Martinus',
  constantianus: 'Constantianus',
  justin: 'Justin',
  bessas: 'Bessas',
  dagisthaeus: 'Dagisthaeus',
  liberius: 'Liberius',
}

export const leaders: Record<MajorLeaderId, string> = {
  chosroes: 'Chosroes',
  perozes: 'Perozes',
  hilderic: 'Hilderic',
  gelimer: 'Gelimer',
  tzazon: 'Tzazon',
  athalaric: 'Athalaric',
  witigis: 'Witigis',
  totila: 'Totila',
  teias: 'Teias',
}

export const events: Record<(typeof EVENTS)[number], string> = {
  mutiny: 'Mutiny',
  plague: 'Plague',
  revolt: 'Revolt',
  disputes: 'Religious Disputes',
  politics: 'Politics',
  builds: 'Justinian Builds',
}

export const revolts: Record<(typeof REVOLTS)[number], string> = {
  nika: 'Nika',
  armenia: 'Armenia',
  sardinia: 'Sardinia',
  egypt: 'Egypt',
}

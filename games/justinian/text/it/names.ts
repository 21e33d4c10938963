import type { ArmyId } from '../../data/armies.ts'
import type { MagisterId, MajorLeaderId } from '../../data/commanders.ts'
import type { PrefectureId, SeaId } from '../../data/map.ts'
import type { NAVAL_IDS, PowerId } from '../../data/powers.ts'
import type { SeatId } from '../../data/table.ts'
import type { EVENTS, REVOLTS } from '../../data/tables.ts'

export const seats: Record<SeatId, string> = { byzantine: 'Bizantino', barbarian: 'Barbaro' }

export const prefectures: Record<PrefectureId, string> = {
  oriens: 'Oriente',
  egypt: 'Egitto',
  africa: 'Africa',
  italy: 'Italia',
  illyricum: 'Illirico',
}

export const seas: Record<SeaId, string> = {
  'western-mediterranean': 'Mediterraneo Occidentale',
  'sea-of-carthage': 'Mare di Cartagine',
  'ligurian-sea': 'Mar Ligure',
  'tyrrhenian-sea': 'Mar Tirreno',
  'libyan-sea': 'Mare Libico',
  'ionian-sea': 'Mar Ionio',
  'adriatic-sea': 'Mare Adriatico',
  'aegean-sea': 'Mar Egeo',
  'eastern-mediterranean': 'Mediterraneo Orientale',
  'black-sea': 'Mar Nero',
}

/** Anche le caselle si chiamano così. */
export const powers: Record<PowerId, string> = {
  byzantine: 'Bizantini',
  sassanids: 'Persiani',
  vandals: 'Vandali',
  ostrogoths: 'Ostrogoti',
  moors: 'Mori',
  franks: 'Franchi',
  visigoths: 'Visigoti',
  alamanni: 'Alamanni',
  lombards: 'Longobardi',
  gepids: 'Gepidi',
  slavs: 'Slavi',
  bulgars: 'Bulgari',
  kotrigurs: 'Cutriguri',
  utigurs: 'Utiguri',
  'crimean-goths': 'Goti di Crimea',
  lakhmids: 'Lacmidi',
  ghassanids: 'Ghassanidi',
}

/** Come segue un’armata o una flotta, al femminile. */
export const adjectives: Record<PowerId, string> = {
  byzantine: 'bizantina',
  sassanids: 'persiana',
  vandals: 'vandala',
  ostrogoths: 'ostrogota',
  moors: 'mora',
  franks: 'franca',
  visigoths: 'visigota',
  alamanni: 'alamanna',
  lombards: 'longobarda',
  gepids: 'gepida',
  slavs: 'slava',
  bulgars: 'bulgara',
  kotrigurs: 'cutrigura',
  utigurs: 'utigura',
  'crimean-goths': 'dei Goti di Crimea',
  lakhmids: 'lacmide',
  ghassanids: 'ghassanide',
}

/** Come segue gli SP, al maschile plurale. */
export const adjectivesOfSp: Record<PowerId, string> = {
  byzantine: 'bizantini',
  sassanids: 'persiani',
  vandals: 'vandali',
  ostrogoths: 'ostrogoti',
  moors: 'mori',
  franks: 'franchi',
  visigoths: 'visigoti',
  alamanni: 'alamanni',
  lombards: 'longobardi',
  gepids: 'gepidi',
  slavs: 'slavi',
  bulgars: 'bulgari',
  kotrigurs: 'cutriguri',
  utigurs: 'utiguri',
  'crimean-goths': 'dei Goti di Crimea',
  lakhmids: 'lacmidi',
  ghassanids: 'ghassanidi',
}

export const fleets: Record<(typeof NAVAL_IDS)[number], string> = {
  byzantine: 'flotta bizantina',
  vandals: 'flotta vandala',
  ostrogoths: 'flotta ostrogota',
}

export const armies: Record<ArmyId, string> = {
  'presental-i': 'Armata Presenziale I',
  'presental-ii': 'Armata Presenziale II',
  oriens: 'Armata d’Oriente',
  thracia: 'Armata di Tracia',
  illyricum: 'Armata dell’Illirico',
  armenia: 'Armata d’Armenia',
  italia: 'Armata d’Italia',
  africa: 'Armata d’Africa',
  hispania: 'Armata di Spagna',
}

/** Come sta su una pedina. */
export const armiesInShort: Record<ArmyId, string> = {
  'presental-i': 'Pres. I',
  'presental-ii': 'Pres. II',
  oriens: 'Oriente',
  thracia: 'Tracia',
  illyricum: 'Illirico',
  armenia: 'Armenia',
  italia: 'Italia',
  africa: 'Africa',
  hispania: 'Spagna',
}

export const magistri: Record<MagisterId, string> = {
  belisarius: 'Belisario',
  narses: 'Narsete',
  'john-troglita': 'Giovanni Troglita',
  germanus: 'Germano',
  solomon: 'Solomone',
  sittas: 'Sitta',
  mundus: 'Mundo',
  'john-vitalians-nephew': 'Giovanni, nipote di Vitaliano',
  artabanes: 'Artabane',
  buzes: 'Buze',
  martinus: 'Martino',
  constantianus: 'Costanziano',
  justin: 'Giustino',
  bessas: 'Bessa',
  dagisthaeus: 'Dagisteo',
  liberius: 'Liberio',
}

export const leaders: Record<MajorLeaderId, string> = {
  chosroes: 'Cosroe',
  perozes: 'Peroze',
  hilderic: 'Ilderico',
  gelimer: 'Gelimero',
  tzazon: 'Tzazone',
  athalaric: 'Atalarico',
  witigis: 'Vitige',
  totila: 'Totila',
  teias: 'Teia',
}

export const events: Record<(typeof EVENTS)[number], string> = {
  mutiny: 'Ammutinamento',
  plague: 'Pestilenza',
  revolt: 'Rivolta',
  disputes: 'Dispute Religiose',
  politics: 'Politica',
  builds: 'Giustiniano si dà alle Costruzioni',
}

export const revolts: Record<(typeof REVOLTS)[number], string> = {
  nika: 'Nika',
  armenia: 'Armenia',
  sardinia: 'Sardegna',
  egypt: 'Egitto',
}

import type { Language } from '@iacta/kernel'
import type { PowerId } from '../data/powers.ts'
import * as namesEn from '../text/en/names.ts'
import * as en from '../text/en/phrases.ts'
import * as namesIt from '../text/it/names.ts'
import * as it from '../text/it/phrases.ts'

/** What is said of the table as it stands, for lists and for the ear. */
export interface StateWords {
  readonly standing: string
  readonly setUp: string
  turn(turn: number, of: number, year: number): string
  treasury(gold: number, income: number, upkeep: number): string
  debt(gold: number): string
  activations(done: number, of: number, choose: number, random: number): string
  readonly nika: string
  disputes(n: number): string
  readonly mayDouble: string
  readonly plague: string
  readonly halved: string
  readonly victory: string
  prefecture(id: string): string
  held(held: number, needed: number): string
  missing(provinces: readonly string[]): string
  readonly isHeld: string
  readonly lazicaLost: string
  readonly romans: string
  readonly frontier: string
  readonly barbarians: string
  readonly fleets: string
  readonly boxes: string
  readonly provinces: string
  readonly magistri: string
  readonly none: string
  army(id: string): string
  inPlace(id: string): string
  readonly atSea: string
  powerCalled(id: PowerId): string
  sp(n: number): string
  allied(n: number): string
  ratings(movement: string, control: number, battle: number): string
  readonly noMagister: string
  magister(id: string): string
  under(army: string): string
  readonly status: Readonly<Record<'disorganised' | 'defeated' | 'unpaid', string>>
  carries(power: string): string
  treasure(power: string, where: string): string
  detached(power: string): string
  fleet(power: string): string
  sea(id: string): string
  heldBy(power: string): string
  readonly inRevolt: string
  readonly nobodys: string
  readonly manyBarbarians: string
  readonly allegiance: Readonly<Record<'none' | 'barbarian' | 'neutral' | 'byzantine', string>>
  cup(n: number): string
  readonly fallen: string
  alone(magister: string, where: string): string
  readonly city: string
  readonly fort: string
  income(gold: number): string
  readonly needed: string
  readonly notOfAny: string
  frontierHere(n: number): string
  detachedHere(power: string, n: number): string
  fleetHere(power: string, n: number): string
  treasureHere(power: string): string
}

const english: StateWords = {
  standing: 'How it stands',
  setUp: 'The pieces are being placed.',
  turn: (turn, of, year) => `Turn ${turn} of ${of}, AD ${year}.`,
  treasury: (gold, income, upkeep) =>
    `The treasury holds ${en.gold(gold)}; the provinces would pay ${en.gold(income)}, all troops cost ${en.gold(upkeep)}.`,
  debt: (gold) => `Justinian’s buildings take ${en.gold(gold)} of the next income.`,
  activations: (done, of, choose, random) =>
    `The Byzantine has had ${done} of ${of} activations; the Barbarian has ${choose} Choose and ${random} Random markers left.`,
  nika: 'Nika: the next Byzantine activation brings an army to Europa.',
  disputes: (n) =>
    n === 1 ? 'The next Byzantine activation is lost.' : `The next ${n} Byzantine activations are lost.`,
  mayDouble: 'The Byzantine may once take two activations in a row.',
  plague: 'The Plague has been here once.',
  halved: 'The next income is halved.',
  victory: 'What the Byzantine needs',
  prefecture: (id) => namesEn.prefectures[id as keyof typeof namesEn.prefectures],
  held: (held, needed) => `${held} provinces of the ${needed} that are needed`,
  missing: (provinces) => `still missing by name: ${provinces.join(', ')}`,
  isHeld: 'his',
  lazicaLost: 'Barbarians stand in Lazica: as long as they do he cannot win.',
  romans: 'Byzantine armies',
  frontier: 'Frontier SP',
  barbarians: 'Barbarian armies',
  fleets: 'Fleets',
  boxes: 'Beyond the border',
  provinces: 'Provinces that are not Byzantine',
  magistri: 'Magistri',
  none: 'None.',
  army: en.army,
  inPlace: (id) => `in ${en.place(id)}`,
  atSea: 'at sea',
  powerCalled: (id) => namesEn.powers[id],
  sp: en.sp,
  allied: (n) => `${n} of them allied`,
  ratings: (movement, control, battle) => `movement ${movement}, control ${control}, battle ${battle}`,
  noMagister: 'without a Magister',
  magister: en.magister,
  under: (army) => `under the command of ${en.army(army)}`,
  status: { disorganised: 'Disorganised', defeated: 'Defeated', unpaid: 'Not Paid' },
  carries: (power) => `with the treasure of ${en.power(power)}`,
  treasure: (power, where) => `The treasure of ${en.power(power)} is ${where}.`,
  detached: (power) => `Detached ${namesEn.powers[power as PowerId]}`,
  fleet: (power) => en.Fleet(power),
  sea: (id) => `on patrol in ${en.sea(id)}`,
  heldBy: (power) => `held by ${en.power(power)}`,
  inRevolt: 'In Revolt',
  nobodys: 'nobody’s',
  manyBarbarians: 'held by several Barbarian powers',
  allegiance: {
    none: 'on nobody’s side yet',
    barbarian: 'with the Barbarian',
    neutral: 'neutral',
    byzantine: 'with the Byzantine',
  },
  cup: (n) => `In the cup (${n})`,
  fallen: 'Fallen',
  alone: (magister, where) => `${magister} waits ${where}, without an army`,
  city: 'a city',
  fort: 'a fort',
  income: (gold) => `pays ${en.gold(gold)}`,
  needed: 'needed for victory',
  notOfAny: 'of no prefecture',
  frontierHere: (n) => `${n} frontier SP`,
  detachedHere: (power, n) => `${n} detached SP of ${en.power(power)}`,
  fleetHere: (power, n) => `${en.fleet(power)}, ${en.sp(n)}`,
  treasureHere: (power) => `the treasure of ${en.power(power)}`,
}

const italian: StateWords = {
  standing: 'La situazione',
  setUp: 'Si piazzano le pedine.',
  turn: (turn, of, year) => `Turno ${turn} di ${of}, anno ${year}.`,
  treasury: (gold, income, upkeep) =>
    `Nel Tesoro ci sono ${it.gold(gold)}; le province ne darebbero ${income}, tutte le truppe ne costano ${upkeep}.`,
  debt: (gold) => `Le costruzioni di Giustiniano tolgono ${it.gold(gold)} alle prossime entrate.`,
  activations: (done, of, choose, random) =>
    `Il Bizantino ha fatto ${done} attivazioni su ${of}; al Barbaro restano segnalini Scelta ${choose}, Casuali ${random}.`,
  nika: 'Nika: la prossima attivazione bizantina porta un’armata in Europa.',
  disputes: (n) =>
    n === 1 ? 'La prossima attivazione bizantina è persa.' : `Le prossime ${n} attivazioni bizantine sono perse.`,
  mayDouble: 'Il Bizantino può fare una volta due attivazioni di seguito.',
  plague: 'La Pestilenza c’è già stata una volta.',
  halved: 'Le prossime entrate sono dimezzate.',
  victory: 'Cosa serve al Bizantino',
  prefecture: (id) => namesIt.prefectures[id as keyof typeof namesIt.prefectures],
  held: (held, needed) => `province tenute ${held}, ne servono ${needed}`,
  missing: (provinces) => `mancano per nome: ${provinces.join(', ')}`,
  isHeld: 'sua',
  lazicaLost: 'Ci sono Barbari in Lazica: finché restano non può vincere.',
  romans: 'Armate bizantine',
  frontier: 'SP di Frontiera',
  barbarians: 'Armate barbare',
  fleets: 'Flotte',
  boxes: 'Oltre il confine',
  provinces: 'Province non bizantine',
  magistri: 'Magistri',
  none: 'Nessuno.',
  army: it.army,
  inPlace: it.inPlace,
  atSea: 'in mare',
  powerCalled: (id) => namesIt.powers[id],
  sp: it.sp,
  allied: (n) => (n === 1 ? '1 alleato' : `${n} alleati`),
  ratings: (movement, control, battle) => `movimento ${movement}, controllo ${control}, battaglia ${battle}`,
  noMagister: 'senza Magister',
  magister: it.magister,
  under: (army) => `al comando ${it.ofArmy(army)}`,
  status: { disorganised: 'Disorganizzata', defeated: 'Sconfitta', unpaid: 'Non Pagata' },
  carries: (power) => `con il tesoro ${it.ofPower(power)}`,
  treasure: (power, where) => `Il tesoro ${it.ofPower(power)} è ${where}.`,
  detached: (power) => `${it.Power(power)} distaccati`,
  fleet: (power) => it.Fleet(power),
  sea: (id) => `In Pattuglia ${it.inSea(id)}`,
  heldBy: (power) => `tenuta ${it.fromPower(power)}`,
  inRevolt: 'In Rivolta',
  nobodys: 'di nessuno',
  manyBarbarians: 'tenuta da più potenze barbare',
  allegiance: {
    none: 'ancora con nessuno',
    barbarian: 'con il Barbaro',
    neutral: 'neutrali',
    byzantine: 'con il Bizantino',
  },
  cup: (n) => `Nella tazza (${n})`,
  fallen: 'Caduti',
  alone: (magister, where) => `${magister} aspetta ${where}, senza armata`,
  city: 'città',
  fort: 'forte',
  income: (gold) => `paga ${it.gold(gold)}`,
  needed: 'serve per la vittoria',
  notOfAny: 'di nessuna prefettura',
  frontierHere: (n) => `${n} SP di Frontiera`,
  detachedHere: (power, n) => `${it.sp(n)} distaccati ${it.ofPower(power)}`,
  fleetHere: (power, n) => `${it.fleet(power)}, ${it.sp(n)}`,
  treasureHere: (power) => `il tesoro ${it.ofPower(power)}`,
}

export const STATE_WORDS: Readonly<Record<Language, StateWords>> = { en: english, it: italian }

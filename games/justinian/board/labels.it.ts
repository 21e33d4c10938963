import { armies, leaders, magistri, powers, prefectures, seas, seats } from '../text/it/names.ts'
import { Army, capital, Group, magister, place, power, sea } from '../text/it/phrases.ts'
import { pickedFrom, shortly } from './label-parts.ts'
import type { Labels } from './labels.ts'

const shortArmies: Readonly<Record<string, string>> = {
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
const named = pickedFrom({ ...armies, ...powers, ...leaders, ...shortArmies })

export const words: Labels = {
  seas,
  prefectures,
  powers,
  seats,
  armyShort: (id) => shortly(named(id)),
  magisterShort: (id) => shortly(pickedFrom(magistri)(id)),
  army: Army,
  magister,
  power: (id) => capital(power(id)),
  placeNamed: (id) => (id in seas ? sea(id) : place(id)),
  group: Group,
  marks: { defeated: 'Sconfitta', disorganised: 'Disorganizzata', unpaid: 'Non Pagata', treasure: 'con il tesoro' },
  map: 'Mappa',
  zoom: {
    nearer: 'Ingrandisci',
    farther: 'Rimpicciolisci',
    whole: 'Tutta la mappa',
    bare: 'Nascondi le pedine',
    isBare: 'Le pedine sono nascoste',
  },
  lookAt: (at) => `Guarda ${at}`,
  doHere: (at) => `Scegli ${at}`,
  goHere: (at, price) => `${at.startsWith('la casella') ? `Vai nella ${at.slice(3)}` : `Vai in ${at}`} per ${price} MP`,
  panels: 'Cosa c’è e dove',
  victory: 'Vittoria',
  treasury: 'Tesoro',
  forces: 'Armate',
  choose: 'Scegli',
  cancel: 'Annulla',
  close: 'Chiudi',
  aFort: 'Costruisci un forte',
  touchMap: 'Tocca uno dei luoghi illuminati.',
  turn: (n, of, year) => `Turno ${n} di ${of}, anni ${year}–${year + 3}`,
  year: (year) => `anno ${year}`,
  phases: {
    setUp: 'Piazzamento',
    income: 'Entrate e paghe',
    armies: 'Reclute e armate',
    activations: 'Attivazioni',
    over: 'La partita è finita',
  },
  gold: (n) => `${n} G`,
  inTreasury: (n) => `${n} G nel Tesoro`,
  activations: (done, of, choose, random) =>
    `Attivazioni bizantine: fatte ${done} su ${of}. Segnalini barbari rimasti: Scelta ${choose}, Casuali ${random}.`,
  choosing: 'S',
  random: 'C',
  held: (prefecture, held, needed, missing) =>
    `${prefecture}: province ${held} su ${needed}${missing > 0 ? `, mancano per nome ${missing}` : ''}`,
  isHeld: 'tenuta',
  stillNeeded: (n) => (n === 1 ? 'ancora 1 provincia qualsiasi' : `ancora ${n} province qualsiasi`),
  missing: 'Mancano per nome, per la città o per le entrate:',
  lazica: 'Ci sono Barbari in Lazica: finché restano non c’è vittoria.',
  victoryHint:
    'Il Bizantino vince se a fine turno ha tutte e cinque le prefetture. Quel che manca è incorniciato sulla mappa.',
  settingOut: 'Chi si mette in marcia?',
  sendAlone: 'Manda un Magister da solo',
  costsEach: (price, gold) => `Un’attivazione costa ${price} G; nel Tesoro ci sono ${gold} G.`,
  sets: (letter, least, most) => `${letter}, da ${least} a ${most} MP`,
  mpLeft: (n) => (n === 1 ? 'resta 1 MP' : `restano ${n} MP`),
  income: 'Entrate come stanno le cose',
  upkeep: 'Paga per tutti',
  ofArmies: 'armate, 1 G per SP',
  ofFrontier: 'frontiera, 1 G ogni 3 SP per provincia',
  ofFleets: 'flotte, 1 G per SP',
  nextTurn: (gold) =>
    gold < 0
      ? `Mancano ${-gold} G per pagare tutti al prossimo turno`
      : `Pagati tutti, al prossimo turno restano ${gold} G`,
  prices: 'Quanto costano le cose',
  priceList: [
    ['Un’attivazione con armata o flotta', 2],
    ['Un forte', 2],
    ['Un SP flotta', 3],
    ['Una corruzione, ogni +1', 3],
  ],
  owed: (gold) => `Le costruzioni di Giustiniano tolgono ${gold} G alle prossime entrate`,
  planner: 'Chi paghi?',
  plannerHint: 'Senza paga, SP di Frontiera e flotte possono ammutinarsi; un’armata che vince può saccheggiare.',
  payAll: 'Tutti',
  payNone: 'Nessuno',
  payThese: (gold) => `Paga questi: ${gold} G`,
  leaves: (gold) => `Nel Tesoro restano ${gold} G.`,
  tooDear: (gold) => `Sono ${gold} G più di quanti ce ne sono.`,
  unpaidLeft: (n) =>
    n === 0 ? 'Sono pagati tutti.' : n === 1 ? 'Resta non pagato 1 gruppo.' : `Restano non pagati ${n} gruppi.`,
  costs: (gold, left) => `${gold} G; restano ${left} G`,
  percent: (part) => `${Math.round(part * 100)}%`,
  odds: (win, draw, lose) => `Vittoria ${win}, pari ${draw}, sconfitta ${lose}`,
  strengths: (attack, attackDrm, defence, defenceDrm) =>
    `${attack} SP a ${signed(attackDrm)} contro ${defence} SP a ${signed(defenceDrm)}`,
  losses: (attack, defence) => `perdite medie ${tenths(attack)} contro ${tenths(defence)} SP`,
  succeeds: (part) => `Riesce nel ${part}; se no, l’armata è Disorganizzata`,
  ifItDoes: 'poi',
  disorders: (part) => `Disorganizzata nel ${part}`,
  theyFight: 'Se combattono',
  joins: (byzantine, neutral, barbarian) => `${byzantine} con te, ${neutral} neutrali, ${barbarian} contro di te`,
  seaIntercepts: (part) => `Riesce nel ${part}`,
  ratings: (letter, control, battle) => `movimento ${letter}, controllo ${control}, battaglia ${signed(battle)}`,
  noMagister: 'senza Magister',
  sp: (n) => `${n} SP`,
  none: 'Nessuno.',
  binding: 'non si può annullare',
}

const tenths = (n: number): string => n.toFixed(1).replace('.', ',')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

import type { Sentences } from '../sentences.ts'
import { leader, ofUnit, plural, theUnit, toLeader, toUnit } from './names.ts'
import { openingPrompts } from './opening.ts'

const points = (n: number): string => (n === 1 ? 'ancora 1 MP' : `ancora ${n} MP`)
const The = (id: string): string => theUnit(id).replace(/^l/, 'L')
const WHAT: Readonly<Record<string, string>> = { attacker: 'attaccante', defender: 'difensore' }

export const prompts = (seated: Sentences['seats']): Sentences['prompts'] => ({
  ...openingPrompts(seated),
  counter: ({ leader: id, momentum }) =>
    momentum
      ? `${leader(id)} ha ottenuto il Momentum. Prevaricalo con un comandante di Iniziativa almeno pari, o lascialo proseguire.`
      : `${leader(id)} ha prevaricato. Prevaricalo a tua volta con un comandante di Iniziativa almeno pari, o lascialo agire.`,
  orders: ({ leader: id, left }) =>
    left === 0
      ? `${leader(id)} non ha più Ordini Individuali: passa all’Assalto.`
      : `${leader(id)} ha ancora ${plural(left, 'Ordine Individuale', 'Ordini Individuali')}. Dai un ordine a un’unità, o passa all’Assalto.`,
  'orders-lines': ({ leader: id, left }) =>
    left === 0
      ? `${leader(id)} non ha più linee da comandare: passa all’Assalto.`
      : `${leader(id)} può comandare ancora ${plural(left, 'linea', 'linee')}, o passare all’Assalto.`,
  'orders-held': ({ leader: id }) =>
    `${leader(id)} è in ZOC nemica e non ha ordini da dare. Il suo raggio permette ancora di assaltare.`,
  line: ({ left }) => {
    if (left === 0) return 'La linea ha mosso. Muovi il suo comandante, o concludi il comando.'
    return left === 1
      ? 'La linea muove: 1 unità può ancora agire. Scegli quella, o concludi il comando.'
      : `La linea muove: ${left} unità possono ancora agire. Scegline una, o concludi il comando.`
  },
  march: ({ unit: id, points: n }) =>
    n === 0
      ? `${The(id)} non ha più MP: lancia se può, o fermala.`
      : `${The(id)} ha ${points(n)}: muovi, girala, lancia o fermala.`,
  ride: ({ leader: id, points: n }) =>
    n === 0 ? `${leader(id)} non ha più MP: fermalo.` : `${leader(id)} ha ${points(n)}: muovilo o fermalo.`,
  decoys: ({ mover, left }) =>
    `${The(mover)} si avvicina. ${left} delle tue possono fare una Finta Ritirata: scegli la prima, o rinuncia.`,
  'reaction-withdraw': ({ unit: id, mover }) => `${The(mover)} si avvicina. ${The(id)} fa una Ritirata Ordinata?`,
  'reaction-turn': ({ unit: id, mover }) => `${The(mover)} è arrivata adiacente. ${The(id)} si gira per reazione?`,
  'reaction-fire': ({ unit: id, mover }) => `${The(id)} lancia contro ${theUnit(mover)}?`,
  withdrawal: ({ unit: id, points: n }) =>
    n === 0
      ? `${The(id)} si è ritirata fin dove può: fermala.`
      : `${The(id)} si ritira, con ${points(n)}: scegli un esagono più lontano, girala o fermala.`,
  feint: ({ unit: id, left }) =>
    `${The(id)} finge la ritirata, da 3 a 5 esagoni: scegli il prossimo, dei ${left} che può ancora fare, o fermala.`,
  strike: ({ unit: id, at, moved }) =>
    moved
      ? `${The(id)} è arrivata accanto ${toUnit(at)}: lancia o assalta.`
      : `${The(id)} ha sorpreso ${theUnit(at)}: lancia, portati adiacente, o lasciala andare.`,
  lure: ({ unit: id, at }) => `Dopo la H&D contro ${theUnit(at)}, ${theUnit(id)} finge la ritirata per attirarla?`,
  succession: ({ leader: id }) => `${leader(id)} è morto: scegli l’esagono dove prende il comando il suo successore.`,
  company: ({ unit: id }) => `${The(id)} va in Rotta: un comandante che è con lei resta indietro?`,
  escape: ({ leader: id, left, stays }) =>
    stays
      ? `Un nemico è arrivato accanto ${toLeader(id)}: allontanalo fino a ${plural(left, 'esagono', 'esagoni')}, o lascialo lì.`
      : `Un nemico è arrivato accanto ${toLeader(id)}, che è solo e deve andarsene: fino a ${plural(left, 'esagono', 'esagoni')}.`,
  'return-fire': ({ unit: id, at }) => `${The(id)} risponde al lancio ${ofUnit(at)}?`,
  designation: () => 'Di’ chi assalta chi, poi comincia. Chi ha mosso a contatto deve combattere.',
  count: ({ what }) => `Quale tua unità conta come ${WHAT[what] ?? what}, per colonna e Superiorità?`,
  advance: ({ unit: id }) => `${The(id)} avanza: scegli l’esagono.`,
  'advance-turn': ({ unit: id }) => `${The(id)} ha avanzato e può girarsi di un vertice.`,
  facing: ({ unit: id }) => `Da che parte si rivolge ${theUnit(id)}?`,
  momentum: ({ leader: id }) => `Tira per il Momentum con ${leader(id)}, o lascia che abbia Finito.`,
  'fire-again': ({ unit: id, at }) =>
    `${The(id)} non ha lasciato l’esagono di piazzamento e lancia due volte: ancora contro ${theUnit(at)}?`,
  'shield-wall': ({ unit: id, by }) => `${The(by)} prende la mira. ${The(id)} si mette in Muro di Scudi?`,
  volley: () => 'La linea ha mosso e ha subito il Lancio in Entrata: ora possono lanciare le sue unità.',
  foray: ({ unit: id, at }) => `H&D ${ofUnit(id)} contro ${theUnit(at)}: scegli il percorso, esagono per esagono.`,
  'riposte-wall': ({ unit: id }) => `${The(id)} subisce la H&D. Si mette in Muro di Scudi?`,
  'riposte-turn': ({ unit: id }) => `${The(id)} subisce la H&D. Si gira per reazione?`,
  'riposte-fire': ({ unit: id }) => `La H&D passa accanto ${toUnit(id)}. Lancia?`,
  impetus: ({ unit: id }) => `${The(id)} si lancia dietro a chi la tormenta: scegli l’esagono.`,
  'odd-hit': ({ left }) =>
    `Quale tua unità prende ${left === 1 ? 'il Colpo che avanza' : `uno dei ${left} Colpi che avanzano`}?`,
  vanguard: ({ left }) => (left === 1 ? 'Quale tua unità avanza?' : `Quali tue unità avanzano, ${left} in tutto?`),
  bolt: ({ unit: id }) => `${The(id)} lancia adesso?`,
  surge: ({ unit: id, points: n }) => `${The(id)} avanza nel Cuneo, con ${points(n)}: scegli un esagono frontale.`,
  unruly: () => 'Più di una tua linea è incontrollata: scegli quale va per prima.',
  rushing: ({ left }) =>
    `La linea corre al nemico: ${left === 1 ? 'resta 1 unità' : `restano ${left} unità`}. ${left === 1 ? 'Sceglila.' : 'Scegline una.'}`,
  reform: ({ unit: id }) => `${The(id)} è stata assaltata In Colonna e torna in linea: da che parte si gira?`,
  'rout-phase': () => 'Scegli quale tua unità in Rotta fugge ora.',
  flee: ({ unit: id }) => `${The(id)} è in Rotta: scegli la via.`,
})

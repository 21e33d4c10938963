import type { EventId } from '../../rules/printed.ts'
import type { Prompts } from '../../rules/prompts.ts'
import { eventOf } from '../cards.ts'
import type { Sentences } from '../sentences.ts'
import {
  acrossPlace,
  answers,
  cards,
  count,
  event,
  fromPlace,
  inPlace,
  legionCount,
  list,
  ofSeat,
  points,
  seat,
  thePlace,
  toSeat,
} from './names.ts'

/** A che cosa va diretto un evento prima di annunciarlo. */
const aims: Partial<Record<EventId, string>> = {
  assassination: 'scegli il Sovrano da colpire',
  'crisis-in-rome': 'scegli il Sovrano che va a Roma',
  'galley-fleet': 'scegli che cosa salpa, e da dove',
  'germanic-tribes': 'scegli la provincia che attaccano',
  'legion-rebels': 'scegli la legione',
  traitor: 'scegli a chi prendere una carta',
}

const SO_MANY = ['nessuna carta', 'la tua ultima carta', 'fino a due carte', 'fino a tre carte', 'fino a quattro carte']

function handLeft({ cards: left, begun }: Prompts['hand']): string {
  if (left === 0) return 'hai giocato le quattro carte; chiudila quando hai finito'
  return begun ? `gioca ancora ${cards(left)} al massimo, o chiudila` : `gioca ${SO_MANY[left]}, poi chiudila`
}

/** Che cosa si può fare senza una carta. */
function withoutCards({ tribes, throne }: Prompts['hand-without-cards']): string {
  const ways = [...(tribes ? ['scacciare le tribù'] : []), ...(throne ? ['farti proclamare Sovrano'] : [])]
  return ways.length === 0 ? 'chiudila quando hai finito' : `puoi ${list([...ways, 'chiuderla'], 'o')}`
}

export const prompts: Sentences['prompts'] = {
  home: () => 'Scegli la tua zona patria.',
  'wait-home': (p) => `${seat(p.seat)} sceglie la zona patria.`,
  'free-legion': () => 'Piazza una delle tue legioni libere in una provincia della patria.',
  general: () => 'Piazza il tuo Generale in una provincia della patria.',
  'wait-set-up': (p) => `${seat(p.seat)} sta piazzando le pedine.`,
  hand: (p) =>
    p.at === null || p.points === 0
      ? `La tua mano: ${handLeft(p)}.`
      : `La tua mano: ${points(p.points)} per le pedine ${inPlace(p.at)}; ${handLeft(p)}.`,
  'hand-without-cards': (p) =>
    p.at === null || p.points === 0
      ? `La tua mano, senza più carte: ${withoutCards(p)}.`
      : `La tua mano, senza più carte: ${points(p.points)} per le pedine ${inPlace(p.at)}; ${withoutCards(p)}.`,
  'wait-hand': (p) => `È la mano ${ofSeat(p.seat)}.`,
  laying: (p) => `Finora ${points(p.points)}: aggiungi altre carte o indica la provincia delle pedine da muovere.`,
  'stack-formed': (p) =>
    `La tua colonna parte ${fromPlace(p.at)} (${count(p.points, 'punto', 'punti')}): di’ dove va, o quale avversario attacca.`,
  stack: (p) => `La tua colonna è ${inPlace(p.at)} con ${points(p.points)}: agisci qui, prosegui o fermati.`,
  'stack-held': (p) => {
    const ways = [
      ...(p.mayAttack ? ['attacca'] : []),
      ...(p.mayAsk ? ['chiedi il permesso di passare'] : []),
      'fermati',
    ]
    return `Le legioni ${list(p.by.map(ofSeat))} trattengono la tua colonna ${inPlace(p.at)} (${count(p.points, 'punto', 'punti')}): ${list(ways, 'o')}.`
  },
  retreat: (p) => `Le legioni ${ofSeat(p.seat)} sono entrate ${inPlace(p.at)}: le tue restano o si ritirano?`,
  passage: (p) => `${seat(p.seat)} chiede il permesso di passare ${acrossPlace(p.at)}.`,
  'wait-decision': (p) => `Deve decidere ${seat(p.seat)}.`,
  battle: (p) => {
    const choice = p.cards === 0 ? 'niente più carte; conferma' : `scegli al massimo ${cards(p.cards)}, poi conferma`
    return `Scontro ${inPlace(p.at)} contro ${seat(p.against)}, ${p.strength} a ${p.opposing} prima delle carte: ${choice}.`
  },
  'wait-battle': (p) => `${seat(p.attacker)} e ${seat(p.defender)} scelgono le carte per lo scontro ${inPlace(p.at)}.`,
  yield: (p) => `Hai perso ${inPlace(p.at)}: quale legione cedi?`,
  parting: (p) =>
    `Le tue legioni sono trattenute ${inPlace(p.at)}: il tuo comandante va ${inPlace(p.to)} senza di loro?`,
  aftermath: (p) => `Hai perso ${inPlace(p.at)}: le tue legioni restano o si ritirano?`,
  target: (p) => `${event(p.card)}: ${aims[eventOf(p.card)] ?? 'scegli'}.`,
  course: (p) => `Scegli per dove salpa la flotta ${fromPlace(p.from)}.`,
  plot: (p) =>
    p.cards === 0
      ? `L’attentato ${toSeat(p.of)} è pronto: colpisci.`
      : `L’attentato ${toSeat(p.of)}: aggiungi al massimo ${cards(p.cards)}, Guardia o Corruzione, poi colpisci.`,
  cargo: (p) => `Parte del carico deve restare ${inPlace(p.from)}: il resto salpa per ${thePlace(p.to)}?`,
  proclamation: (p) =>
    `La tua proclamazione: finora ${count(p.points, 'punto dichiarazione', 'punti dichiarazione')}, e ne servono cinque. Aggiungi Influenza del Senato o Guardie, poi conta.`,
  flee: (p) => `Le tribù sono ${inPlace(p.at)}: sposta le tue pedine in una provincia confinante.`,
  'driven-out': (p) => `Le tribù sono ${inPlace(p.at)}: sposta una legione indipendente in una provincia confinante.`,
  summons: (p) => `Rivolta ${inPlace(p.at)}: devi mandarci ${legionCount(p.left)}.`,
  'answer-event': (p) => `${seat(p.seat)} gioca ${event(p.card)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-march': (p) =>
    `${seat(p.seat)} sta andando ${fromPlace(p.from)} ${inPlace(p.to)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-attack': (p) =>
    `${seat(p.seat)} attacca ${seat(p.of)} ${inPlace(p.at)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-retreat': (p) =>
    `${seat(p.seat)} si sta ritirando ${fromPlace(p.from)} ${inPlace(p.to)}: rispondi con ${answers(p.with)}, o passa.`,
  'answer-attempt': (p) => `${seat(p.seat)} attenta alla vita ${ofSeat(p.of)}: opponi ${answers(p.with)}, o passa.`,
  'wait-answers': () => 'Si attendono le risposte.',
}

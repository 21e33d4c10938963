import type { Happenings } from '../../rules/happenings.ts'
import { eventOf } from '../cards.ts'
import type { Sentences } from '../sentences.ts'
import {
  acrossPlace,
  capital,
  card,
  cards,
  count,
  event,
  fighting,
  fromPlace,
  inPlace,
  legionCount,
  list,
  moving,
  ofSeat,
  pieces,
  seat,
  thePlace,
  theZone,
  toSeat,
  withPieces,
} from './names.ts'

const cardsFought = (ids: Happenings['fought']['attackersCards']): string =>
  ids.length === 0 ? 'senza carte' : ids.map(fighting).join(', ')

/** A che cosa è diretta una carta appena annunciata. */
function aim({ card: id, seat: by, of, at, to, legions, commander }: Happenings['announced']): string {
  switch (eventOf(id)) {
    case 'crisis-in-rome':
      return of ? ` per il Sovrano ${seat(of)}` : ''
    case 'galley-fleet':
      return at && to ? `: ${pieces(legions, commander)} ${fromPlace(at)} ${inPlace(to)}` : ''
    case 'germanic-tribes':
      return at ? ` contro ${thePlace(at)}` : ''
    case 'legion-rebels':
      return of && at ? ` contro una ${of === by ? 'propria legione' : `legione ${ofSeat(of)}`} ${inPlace(at)}` : ''
    case 'traitor':
      return of ? ` contro ${seat(of)}` : ''
    default:
      return ''
  }
}

/** Che cosa ha portato un turno, dove ha portato qualcosa. */
function awards({ emperor, rome, zones, italy }: Happenings['scored']): string {
  const parts = [
    ['trono', emperor],
    ['Roma', rome],
    ['zone', zones],
    ['Italia', italy],
  ] as const
  const told = parts.filter(([, worth]) => worth > 0).map(([what, worth]) => `${what} ${worth}`)
  return told.length === 0
    ? 'non segna nulla e resta a'
    : `segna ${emperor + rome + zones + italy} (${told.join(', ')}) e arriva a`
}

export const happenings: Sentences['happenings'] = {
  'first-seat': (p) =>
    p.drawn ? `La sorte indica ${seat(p.seat)} come il più giovane.` : `${seat(p.seat)} conta come il più giovane.`,
  'home-chosen': (p) => `${seat(p.seat)} sceglie come patria ${theZone(p.zone)}.`,
  placed: (p) => `${seat(p.seat)} piazza una legione ${inPlace(p.at)}.`,
  stationed: (p) => `Il Generale ${ofSeat(p.seat)} prende posto ${inPlace(p.at)}.`,
  'turn-begins': (p) => `Comincia il turno ${p.turn}: apre ${seat(p.seat)}${p.drawn ? ', per sorteggio' : ''}.`,
  dealt: (p) => `${seat(p.seat)} riceve ${p.cards ? list(p.cards.map(card)) : cards(p.count)}.`,
  'hand-begins': (p) => (p.last ? `Ultima mano del turno: ${seat(p.seat)}.` : `Comincia la mano ${ofSeat(p.seat)}.`),
  'hand-ends': (p) => `${seat(p.seat)} chiude la mano.`,
  'laid-for-movement': (p) =>
    `${seat(p.seat)} gioca per il movimento ${list(p.cards.map(moving))}: ${count(p.points, 'punto', 'punti')} per le pedine ${inPlace(p.at)}.`,
  discarded: (p) => `${seat(p.seat)} scarta ${p.card ? card(p.card) : 'una carta'}.`,
  marched: (p) =>
    `${seat(p.seat)} muove ${pieces(p.legions, p.commander)} ${fromPlace(p.from)} ${inPlace(p.to)} (${count(p.cost, 'punto', 'punti')}, ${p.left === 1 ? 'ne resta' : 'ne restano'} ${p.left}).`,
  'took-on': (p) =>
    p.own > 0
      ? `${seat(p.seat)} acquisisce ${legionCount(p.own)} ${inPlace(p.at)}.`
      : `${capital(inPlace(p.at))} ${p.independent === 1 ? 'una legione indipendente passa' : `${p.independent} legioni indipendenti passano`} ${toSeat(p.seat)}.`,
  'left-behind': (p) => `${seat(p.seat)} lascia ${pieces(p.legions, p.commander)} ${inPlace(p.at)}.`,
  halted: (p) => `${seat(p.seat)} si ferma ${inPlace(p.at)}.`,
  rallied: (p) => `${seat(p.seat)} riordina ${legionCount(p.legions)} ${inPlace(p.at)}.`,
  'asked-leave': (p) => `${seat(p.seat)} chiede ${list(p.of.map(toSeat))} il permesso di passare ${acrossPlace(p.at)}.`,
  allowed: (p) => `${seat(p.by)} lascia passare ${seat(p.seat)}.`,
  refused: (p) => `${seat(p.by)} non lascia passare ${seat(p.seat)}.`,
  stayed: (p) => `${seat(p.seat)} resta ${inPlace(p.at)}.`,
  retreated: (p) =>
    `${seat(p.seat)} si ritira ${withPieces(p.legions, p.commander)} ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  attacked: (p) => `${seat(p.seat)} attacca ${seat(p.of)} ${inPlace(p.at)}.`,
  fought: (p) =>
    `Scontro ${inPlace(p.at)}: ${seat(p.attacker)} ${p.attack} (${cardsFought(p.attackersCards)}), ${seat(p.defender)} ${p.defence} (${cardsFought(p.defendersCards)}).`,
  drawn: (p) => `Lo scontro ${inPlace(p.at)} finisce in parità.`,
  won: (p) => `${seat(p.winner)} vince ${inPlace(p.at)} e prende una legione ${toSeat(p.loser)}.`,
  'battle-point': (p) => `Il Sovrano ${ofSeat(p.seat)} ha vinto uno scontro: 1 punto vittoria, ${p.total} in tutto.`,
  demoted: (p) => `Il comandante ${ofSeat(p.seat)} torna semplice Generale.`,
  'new-emperor': (p) =>
    ({
      proclamation: `${seat(p.seat)} è proclamato Sovrano a Roma.`,
      march: `${seat(p.seat)}, Condottiero, comincia la mano a Roma e diventa Sovrano.`,
      victory: `${seat(p.seat)} ha sconfitto un Sovrano e ne prende il posto.`,
    })[p.by],
  'new-contender': (p) => `Ave Caesar! Le legioni ${inPlace(p.at)} acclamano ${seat(p.seat)} Condottiero.`,
  announced: (p) => `${seat(p.seat)} gioca ${event(p.card)}${aim(p)}.`,
  answered: (p) =>
    `${seat(p.seat)} risponde con ${event(p.card)} ${p.to ? `a ${event(p.to)}` : 'alla mossa'} ${ofSeat(p.of)}.`,
  cancelled: (p) => `La carta ${event(p.card)} ${ofSeat(p.seat)} è annullata.`,
  stopped: (p) => `Il cattivo tempo trattiene ${legionCount(p.legions)} ${ofSeat(p.seat)} ${inPlace(p.at)}.`,
  sick: (p) => `Il comandante ${ofSeat(p.seat)} si ammala ${inPlace(p.at)}.`,
  sailed: (p) =>
    `La flotta ${ofSeat(p.seat)} porta ${pieces(p.legions, p.commander)} ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  'kept-ashore': (p) => `${seat(p.seat)} tiene il resto a terra ${inPlace(p.at)}.`,
  'to-rome': (p) => `Una crisi richiama il Sovrano ${seat(p.seat)} ${fromPlace(p.from)} a Roma.`,
  'tribes-attack': (p) => `Le tribù germaniche invadono ${thePlace(p.at)}.`,
  fled: (p) => `${seat(p.seat)} fugge ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  'driven-out': (p) => `Una legione indipendente è scacciata ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  'tribes-dispersed': (p) => `${seat(p.seat)} scaccia le tribù ${fromPlace(p.at)}.`,
  rebelled: (p) => `${capital(inPlace(p.at))} si ribella una legione ${ofSeat(p.seat)}.`,
  summoned: (p) => `Una legione ${ofSeat(p.seat)} è chiamata ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  revolted: (p) =>
    `Rivolta ${inPlace(p.at)}: ${p.legions === 1 ? 'una legione diventa indipendente' : `${p.legions} legioni diventano indipendenti`}.`,
  stolen: (p) => `Con un traditore ${seat(p.seat)} prende ${toSeat(p.of)} ${p.card ? card(p.card) : 'una carta'}.`,
  attempted: (p) => {
    const covered = [
      ...(p.guards > 0 ? [count(p.guards, 'Guardia', 'Guardie')] : []),
      ...(p.bribes > 0 ? [count(p.bribes, 'Corruzione', 'Corruzioni')] : []),
    ]
    return `${seat(p.seat)} attenta alla vita del Sovrano ${seat(p.of)}${covered.length > 0 ? `, con ${list(covered)}` : ''}.`
  },
  'stood-against': (p) => `${seat(p.seat)} gioca ${event(p.card)} contro l’attentato.`,
  murdered: (p) => `L’attentato riesce: ${seat(p.of)} non è più Sovrano.`,
  saved: (p) => `L’attentato ${toSeat(p.of)} fallisce.`,
  'proclamation-opens': (p) =>
    `${seat(p.seat)} punta al trono, con ${count(p.points, 'punto dichiarazione', 'punti dichiarazione')} sulla mappa.`,
  'proclamation-failed': (p) => `Con ${count(p.points, 'punto', 'punti')} ${seat(p.seat)} non è proclamato Sovrano.`,
  scored: (p) => `Turno ${p.turn}: ${seat(p.seat)} ${awards(p)} ${p.total}.`,
  'game-over': (p) =>
    `La partita è finita: ${p.winners.length > 1 ? 'vincono' : 'vince'} ${list(p.winners.map(seat))}.`,
}

/** I modi in cui una partita può finire, in poche parole. */
export const shortWays: Sentences['shortWays'] = {
  'all-zones': 'tutte e quattro le zone',
  'emperor-with-zones': 'Sovrano con tre zone',
  points: 'punti vittoria',
  'tie-emperor': 'pari punti, Sovrano',
  'tie-rome': 'pari punti, Sovrano a Roma',
  'tie-zones': 'pari punti, più zone',
  'tie-legions': 'pari punti, più legioni',
  shared: 'vittoria condivisa',
}

type Won = Parameters<Sentences['ways']['points']>[0]
const winner = (p: Won): string => list(p.winners.map(seat))
const most = (p: Won): string => count(Math.max(...p.points), 'punto vittoria', 'punti vittoria')

export const ways: Sentences['ways'] = {
  'all-zones': (p) => `${winner(p)} controlla tutte e quattro le zone alla fine del turno ${p.turn} e vince.`,
  'emperor-with-zones': (p) => `${winner(p)}, Sovrano e padrone di tre zone, vince alla fine del turno ${p.turn}.`,
  points: (p) => `Vince ${winner(p)} con ${most(p)}.`,
  'tie-emperor': (p) => `A parità, con ${most(p)}, vince ${winner(p)}, che è Sovrano.`,
  'tie-rome': (p) => `A parità, con ${most(p)}, vince ${winner(p)}, Sovrano a Roma.`,
  'tie-zones': (p) => `A parità, con ${most(p)}, vince ${winner(p)}, che controlla più zone.`,
  'tie-legions': (p) => `A parità, con ${most(p)}, vince ${winner(p)}, che ha più legioni.`,
  shared: (p) => `${winner(p)} vincono insieme, con ${most(p)} a testa.`,
}

import type { Way } from '../../rules/victory.ts'
import { cameFrom, capital, enemyOf, isSeaId, roman } from '../common.ts'
import { places } from '../places.ts'
import type { Sentences } from '../sentences.ts'
import {
  block,
  blockOf,
  card,
  Does,
  does,
  fromPlace,
  hits,
  inPlace,
  label,
  list,
  noun,
  nounAmong,
  nounOf,
  ofColour,
  ofPlace,
  place,
  seen,
  seenNavis,
  side,
  strengths,
  toPlace,
  Undergoes,
  undergoes,
  victoryPoints,
  year,
} from './names.ts'

const winnerOf = (winner: Parameters<Sentences['ways'][Way]>[0]['winner']): string =>
  winner ? side(winner) : 'nessuno'

export const ways: Sentences['ways'] = {
  'ten-points': ({ winner, caesar, pompeius, year: n }) =>
    `Nell’inverno del ${year(n)} vince ${winnerOf(winner)}, con ${victoryPoints(Math.max(caesar, pompeius))} contro ${Math.min(caesar, pompeius)}.`,
  'most-points': ({ winner, caesar, pompeius }) =>
    `Il quinto Anno è finito: vince ${winnerOf(winner)}, con ${victoryPoints(Math.max(caesar, pompeius))} contro ${Math.min(caesar, pompeius)}.`,
  roma: ({ winner, caesar }) =>
    `Il quinto Anno è finito con ${victoryPoints(caesar)} per parte: vince ${winnerOf(winner)}, che tiene Roma.`,
  draw: ({ caesar }) =>
    `Il quinto Anno è finito con ${victoryPoints(caesar)} per parte e Roma Vacante: la partita è patta.`,
}

export const shortWays: Sentences['shortWays'] = {
  'ten-points': 'dieci Punti Vittoria in un inverno',
  'most-points': 'più Punti Vittoria dopo il quinto Anno',
  roma: 'a pari punti dopo il quinto Anno, grazie a Roma',
  draw: 'a pari punti, con Roma Vacante',
}

export const happenings: Sentences['happenings'] = {
  // Set-up and cards
  exchanged: (p) => `${capital(list([block(p.block), block(p.with)]))} si scambiano di posto.`,
  ready: (p) => `${side(p.side)} ha completato lo schieramento.`,
  'year-begins': (p) => `Comincia l’Anno ${p.year}: ${year(p.year)}.`,
  dealt: ({ side: id, cards }) =>
    cards ? `${side(id)} riceve sei carte: ${list(cards.map(card))}.` : `${side(id)} riceve sei carte.`,
  discarded: (p) => (p.card ? `${side(p.side)} scarta ${card(p.card)}.` : `${side(p.side)} scarta una carta, coperta.`),
  'turn-begins': (p) => `Anno ${p.year}, turno ${p.turn}.`,
  revealed: (p) => `Si scoprono le carte: Cesare gioca ${card(p.caesar)}, Pompeo gioca ${card(p.pompeius)}.`,
  'player-1': (p) => `${side(p.side)} è il Giocatore 1.`,
  cancelled: () => 'I due Eventi si annullano a vicenda e il turno finisce.',
  'apollo-copies': (p) => `Apollo copia ${card(p.card)} per ${side(p.side)}.`,

  // Movement
  moved: (p) =>
    p.navis
      ? `${Does(seenNavis(p), 'naviga', 'navigano')} ${fromPlace(p.from)} ${toPlace(p.to)}.`
      : `${Does(seen(p), 'marcia', 'marciano')} ${fromPlace(p.from)} ${toPlace(p.to)}.`,
  shipped: (p) =>
    `${Does(seen(p), 'va', 'vanno')} per mare ${fromPlace(p.from)} ${toPlace(p.to)}, attraverso ${list(p.seas.map(place))}.`,
  attacked: (p) => `${side(p.side)} attacca ${place(p.at)}.`,
  responded: (p) => `${side(p.side)} risponde e porta Riserve ${inPlace(p.at)}.`,
  'main-attack': (p) =>
    `L’Attacco Principale di ${side(p.side)} contro ${place(p.at)} viene ${fromPlace(cameFrom(p.border, p.at))}.`,
  surprise: (p) =>
    `L’attacco di ${side(p.side)} contro ${place(p.at)} è a sorpresa: nel Round 1 l’Attaccante agisce per primo.`,

  // Levies
  levied: (p) =>
    p.block
      ? `${Undergoes(noun(p.block), 'reclutato')} ${inPlace(p.at)}.`
      : `${side(p.side)} recluta un blocco ${inPlace(p.at)}.`,
  raised: (p) =>
    p.block && p.strength
      ? `${capital(inPlace(p.at))} ${does(nounAmong(p.side, p.block), 'sale', 'salgono')} a Forza ${roman(p.strength)}.`
      : `${side(p.side)} rafforza un blocco ${inPlace(p.at)}.`,

  // Events
  declined: (p) => `${side(p.side)} rinuncia all’Evento.`,
  'jupiter-chose': (p) => `${side(p.side)} invoca Giove contro ${ofColour(p.colour).text} ${inPlace(p.at)}.`,
  'jupiter-drew': (p) => `Il blocco estratto: ${label(p.block)}, Forza ${roman(p.strength)}.`,
  defected: (p) => {
    const who = p.block ? nounOf(enemyOf(p.side), p.block) : ofColour(p.colour)
    return `${Does(who, 'passa', 'passano')} dalla parte di ${side(p.side)}, ${fromPlace(p.from)} ${toPlace(p.to)}.`
  },
  'jupiter-struck': (p) =>
    isSeaId(p.at)
      ? `Giove colpisce ${inPlace(p.at)}: la Navis resta fedele, ma perde uno step.`
      : `Giove colpisce ${inPlace(p.at)}: il blocco, un leader o una Navis, resta fedele, ma perde uno step.`,
  'vulcan-struck': (p) =>
    `${side(p.side)} invoca Vulcano contro ${place(p.at)}: ogni blocco che vi si trova perde uno step.`,

  // Battle
  'battle-begins': ({ at, attacker, attackers, defenders }) => {
    const defender = enemyOf(attacker)
    return `Battaglia ${ofPlace(at)}. ${side(attacker)} attacca: ${strengths(attacker, attackers)}. ${side(defender)} difende: ${strengths(defender, defenders)}.`
  },
  'round-begins': (p) => `${places[p.at]}, Round ${p.round}.`,
  'reserves-arrive': (p) =>
    `Le Riserve di ${side(p.side)} entrano nella battaglia ${ofPlace(p.at)}: ${strengths(p.side, p.blocks)}.`,
  disrupted: (p) => `Le Riserve di ${side(p.side)} ${inPlace(p.at)} sono in disordine: ognuna perde uno step.`,
  'roles-exchanged': (p) => `${capital(inPlace(p.at))} i ruoli si scambiano: ora l’Attaccante è ${side(p.attacker)}.`,
  fired: (p) => `${Does(nounOf(p.side, p.block), 'tira', 'tirano')}: ${p.dice.join(', ')} — ${hits(p.hits)}.`,
  passed: (p) => `${Does(nounOf(p.side, p.block), 'passa', 'passano')}.`,
  hit: (p) =>
    p.strength > 0
      ? `${Does(nounOf(p.side, p.block), 'subisce un colpo e scende', 'subiscono un colpo e scendono')} a Forza ${roman(p.strength)}.`
      : `${Does(nounOf(p.side, p.block), 'subisce', 'subiscono')} un colpo sull’ultimo step.`,
  eliminated: (p) => `${Undergoes(nounOf(p.side, p.block), 'eliminato')} ${inPlace(p.at)}.`,
  trophy: (p) => `${block(p.block)} è morto: è un trofeo per ${side(p.side)} e vale 1 Punto Vittoria.`,
  'cleopatra-changes-side': (p) =>
    `${capital(inPlace(p.at))} Cleopatra passa dalla parte di ${side(p.side)}, a Forza I.`,
  retreated: (p) =>
    `${Does(nounOf(p.side, p.block), 'si ritira', 'si ritirano')}${p.bySea ? ' via mare' : ''} ${fromPlace(p.from)} ${inPlace(p.to)}.`,
  perished: (p) => `${capital(inPlace(p.at))} non c’è ritirata per ${blockOf(p.side, p.block)}.`,
  'battle-won': (p) => `${side(p.side)} vince la battaglia ${ofPlace(p.at)}.`,
  regrouped: (p) =>
    `Riordino: ${does(isSeaId(p.from) || isSeaId(p.to) ? seenNavis(p) : seen(p), 'va', 'vanno')} ${fromPlace(p.from)} ${inPlace(p.to)}.`,

  // Winter
  'winter-begins': (p) => `Comincia l’inverno dell’Anno ${p.year}.`,
  'cleopatra-home': (p) => `Cleopatra, al servizio di ${side(p.side)}, torna ad Alexandria.`,
  'cleopatra-won-over': (p) => `${side(p.side)} tiene Alexandria: Cleopatra cambia fazione.`,
  harboured: (p) => `${Does(seenNavis(p), 'lascia', 'lasciano')} ${place(p.from)} per svernare ${inPlace(p.to)}.`,
  'navis-lost': (p) =>
    `${Does(seenNavis(p), 'non trova', 'non trovano')} un porto ${inPlace(p.from)} e ${undergoes(seenNavis(p), 'sciolto')}.`,
  'surplus-disbanded': (p) =>
    `Rifornimento invernale insufficiente ${inPlace(p.at)}: ${undergoes(seen(p), 'sciolto')} ${seen(p).text}.`,
  'victory-check': (p) => `Verifica della vittoria: Cesare ${p.caesar}, Pompeo ${p.pompeius}.`,
  disbanded: (p) => `${Undergoes(seen(p), 'sciolto')} ${inPlace(p.at)}.`,
  'game-over': (p) => ways[p.way as Way](p),
}

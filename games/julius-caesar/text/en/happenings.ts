import type { Way } from '../../rules/victory.ts'
import { cameFrom, enemyOf, isSeaId, roman } from '../common.ts'
import { places } from '../places.ts'
import type { Sentences } from '../sentences.ts'
import {
  block,
  blockOf,
  card,
  count,
  Does,
  does,
  label,
  list,
  noun,
  nounAmong,
  nounOf,
  ofColour,
  place,
  possessive,
  seen,
  seenNavis,
  side,
  strengths,
  year,
} from './names.ts'

const winnerOf = (winner: Parameters<Sentences['ways'][Way]>[0]['winner']): string => (winner ? side(winner) : 'Nobody')

export const ways: Sentences['ways'] = {
  'ten-points': ({ winner, caesar, pompeius, year: n }) =>
    `${winnerOf(winner)} wins in the Winter of ${year(n)} with ${Math.max(caesar, pompeius)} Victory Points to ${Math.min(caesar, pompeius)}.`,
  'most-points': ({ winner, caesar, pompeius }) =>
    `The fifth Year is over: ${winnerOf(winner)} wins with ${Math.max(caesar, pompeius)} Victory Points to ${Math.min(caesar, pompeius)}.`,
  roma: ({ winner, caesar }) =>
    `The fifth Year is over with ${count(caesar, 'Victory Point')} on each side: ${winnerOf(winner)} holds Roma and wins.`,
  draw: ({ caesar }) =>
    `The fifth Year is over with ${count(caesar, 'Victory Point')} on each side and Roma Vacant: the game is a draw.`,
}

export const shortWays: Sentences['shortWays'] = {
  'ten-points': 'ten Victory Points in a Winter',
  'most-points': 'most Victory Points after the fifth Year',
  roma: 'Roma, with equal points after the fifth Year',
  draw: 'equal points, and Roma Vacant',
}

export const happenings: Sentences['happenings'] = {
  // Set-up and cards
  exchanged: (p) => `${Does(noun(p.block), 'changes', 'change')} places with ${block(p.with)}.`,
  ready: (p) => `${side(p.side)} has finished deploying.`,
  'year-begins': (p) => `Year ${p.year} begins: ${year(p.year)}.`,
  dealt: ({ side: id, cards }) =>
    cards ? `${side(id)} is dealt six cards: ${list(cards.map(card))}.` : `${side(id)} is dealt six cards.`,
  discarded: (p) => (p.card ? `${side(p.side)} discards ${card(p.card)}.` : `${side(p.side)} discards a card, unseen.`),
  'turn-begins': (p) => `Year ${p.year}, turn ${p.turn}.`,
  revealed: (p) => `The cards are revealed: Caesar plays ${card(p.caesar)}, Pompeius plays ${card(p.pompeius)}.`,
  'player-1': (p) => `${side(p.side)} is Player 1.`,
  cancelled: () => 'The two Events cancel each other, and the turn is over.',
  'apollo-copies': (p) => `Apollo copies ${card(p.card)} for ${side(p.side)}.`,

  // Movement
  moved: (p) =>
    p.navis
      ? `${Does(seenNavis(p), 'sails', 'sail')} from ${place(p.from)} to ${place(p.to)}.`
      : `${Does(seen(p), 'marches', 'march')} from ${place(p.from)} to ${place(p.to)}.`,
  shipped: (p) =>
    `${Does(seen(p), 'goes', 'go')} by sea from ${place(p.from)} to ${place(p.to)}, across ${list(p.seas.map(place))}.`,
  attacked: (p) => `${side(p.side)} attacks ${place(p.at)}.`,
  responded: (p) => `${side(p.side)} responds and brings Reserves into ${place(p.at)}.`,
  'main-attack': (p) =>
    `${possessive(p.side)} Main Attack on ${place(p.at)} comes from ${place(cameFrom(p.border, p.at))}.`,
  surprise: (p) => `${possessive(p.side)} attack on ${place(p.at)} is a surprise: the Attacker acts first in Round 1.`,

  // Levies
  levied: (p) =>
    p.block
      ? `${Does(noun(p.block), 'is', 'are')} levied in ${place(p.at)}.`
      : `${side(p.side)} levies a block in ${place(p.at)}.`,
  raised: (p) =>
    p.block && p.strength
      ? `${Does(nounAmong(p.side, p.block), 'rises', 'rise')} to strength ${roman(p.strength)} in ${place(p.at)}.`
      : `${side(p.side)} strengthens a block in ${place(p.at)}.`,

  // Events
  declined: (p) => `${side(p.side)} declines the Event.`,
  'jupiter-chose': (p) => `${side(p.side)} calls Jupiter down on ${ofColour(p.colour)} in ${place(p.at)}.`,
  'jupiter-drew': (p) => `The block drawn: ${label(p.block)}, strength ${roman(p.strength)}.`,
  defected: (p) => {
    const who = p.block ? nounOf(enemyOf(p.side), p.block) : { text: ofColour(p.colour), plural: false }
    return `${Does(who, 'goes', 'go')} over to ${side(p.side)}, from ${place(p.from)} to ${place(p.to)}.`
  },
  'jupiter-struck': (p) =>
    isSeaId(p.at)
      ? `Jupiter strikes in ${place(p.at)}: the Navis stays loyal, but loses one step.`
      : `Jupiter strikes in ${place(p.at)}: the block, a leader or a Navis, stays loyal, but loses one step.`,
  'vulcan-struck': (p) => `${side(p.side)} calls Vulcan down on ${place(p.at)}: every block there loses one step.`,

  // Battle
  'battle-begins': ({ at, attacker, attackers, defenders }) => {
    const defender = enemyOf(attacker)
    return `Battle of ${place(at)}. ${side(attacker)} attacks: ${strengths(attacker, attackers)}. ${side(defender)} defends: ${strengths(defender, defenders)}.`
  },
  'round-begins': (p) => `${places[p.at]}, Round ${p.round}.`,
  'reserves-arrive': (p) =>
    `${possessive(p.side)} Reserves join the battle of ${place(p.at)}: ${strengths(p.side, p.blocks)}.`,
  disrupted: (p) => `${possessive(p.side)} Reserves in ${place(p.at)} are disrupted: each loses one step.`,
  'roles-exchanged': (p) => `Roles are exchanged in ${place(p.at)}: ${side(p.attacker)} is now the Attacker.`,
  fired: (p) => `${Does(nounOf(p.side, p.block), 'fires', 'fire')}: ${p.dice.join(', ')} — ${count(p.hits, 'hit')}.`,
  passed: (p) => `${Does(nounOf(p.side, p.block), 'passes', 'pass')}.`,
  hit: (p) =>
    p.strength > 0
      ? `${Does(nounOf(p.side, p.block), 'takes a hit and falls', 'take a hit and fall')} to strength ${roman(p.strength)}.`
      : `${Does(nounOf(p.side, p.block), 'takes', 'take')} a hit on the last step.`,
  eliminated: (p) => `${Does(nounOf(p.side, p.block), 'is', 'are')} eliminated in ${place(p.at)}.`,
  trophy: (p) => `${block(p.block)} is dead: a trophy for ${side(p.side)}, worth 1 Victory Point.`,
  'cleopatra-changes-side': (p) => `Cleopatra goes over to ${side(p.side)} in ${place(p.at)}, at strength I.`,
  retreated: (p) =>
    `${Does(nounOf(p.side, p.block), 'retreats', 'retreat')}${p.bySea ? ' by sea' : ''} from ${place(p.from)} to ${place(p.to)}.`,
  perished: (p) => `No retreat is open to ${blockOf(p.side, p.block)} in ${place(p.at)}.`,
  'battle-won': (p) => `${side(p.side)} wins the battle of ${place(p.at)}.`,
  regrouped: (p) =>
    `${Does(isSeaId(p.from) || isSeaId(p.to) ? seenNavis(p) : seen(p), 'regroups', 'regroup')} from ${place(p.from)} to ${place(p.to)}.`,

  // Winter
  'winter-begins': (p) => `The Winter of Year ${p.year} begins.`,
  'cleopatra-home': (p) => `Cleopatra, in the service of ${side(p.side)}, returns to Alexandria.`,
  'cleopatra-won-over': (p) => `${side(p.side)} holds Alexandria: Cleopatra changes side.`,
  harboured: (p) => `${Does(seenNavis(p), 'leaves', 'leave')} ${place(p.from)} to winter in ${place(p.to)}.`,
  'navis-lost': (p) => `${Does(seenNavis(p), 'finds', 'find')} no port on ${place(p.from)} and is disbanded.`,
  'surplus-disbanded': (p) => `Winter supply fails in ${place(p.at)}: ${does(seen(p), 'is', 'are')} disbanded.`,
  'victory-check': (p) => `Victory check: Caesar ${p.caesar}, Pompeius ${p.pompeius}.`,
  disbanded: (p) => `${Does(seen(p), 'is', 'are')} disbanded in ${place(p.at)}.`,
  'game-over': (p) => ways[p.way as Way](p),
}

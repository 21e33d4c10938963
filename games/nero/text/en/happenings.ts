import type { Happenings } from '../../rules/happenings.ts'
import type { SeatId } from '../../rules/printed.ts'
import { eventOf } from '../cards.ts'
import type { Sentences } from '../sentences.ts'
import { card, count, event, fighting, list, moving, pieces, place, possessive, seat, zones } from './names.ts'

const oneLegion = (of: SeatId): string => `one of ${possessive(of)} legions`
const cardsFought = (cards: Happenings['fought']['attackersCards']): string =>
  cards.length === 0 ? 'no cards' : cards.map(fighting).join(', ')

/** What a card just announced is aimed at. */
function aim({ card: id, seat: by, of, at, to, legions, commander }: Happenings['announced']): string {
  switch (eventOf(id)) {
    case 'crisis-in-rome':
      return of ? ` on the Emperor ${seat(of)}` : ''
    case 'galley-fleet':
      return at && to ? `: ${pieces(legions, commander)} from ${place(at)} to ${place(to)}` : ''
    case 'germanic-tribes':
      return at ? ` on ${place(at)}` : ''
    case 'legion-rebels':
      return of && at ? ` on ${of === by ? 'a legion of his own' : oneLegion(of)} in ${place(at)}` : ''
    case 'traitor':
      return of ? ` against ${seat(of)}` : ''
    default:
      return ''
  }
}

/** Some events end with a mark of their own. */
const sentence = (text: string): string => (text.endsWith('!') ? text : `${text}.`)

/** What a turn has brought, where it has brought something. */
function awards({ emperor, rome, zones: held, italy }: Happenings['scored']): string {
  const parts = [
    ['throne', emperor],
    ['Rome', rome],
    ['zones', held],
    ['Italy', italy],
  ] as const
  const told = parts.filter(([, points]) => points > 0).map(([what, points]) => `${what} ${points}`)
  return told.length === 0 ? 'nothing' : `${emperor + rome + held + italy} (${told.join(', ')})`
}

export const happenings: Sentences['happenings'] = {
  'first-seat': (p) => `${seat(p.seat)} ${p.drawn ? 'is drawn as' : 'counts as'} the youngest player.`,
  'home-chosen': (p) => `${seat(p.seat)} chooses ${zones[p.zone]} as home.`,
  placed: (p) => `${seat(p.seat)} places a legion in ${place(p.at)}.`,
  stationed: (p) => `${possessive(p.seat)} General takes post in ${place(p.at)}.`,
  'turn-begins': (p) => `Turn ${p.turn} begins; ${seat(p.seat)} goes first${p.drawn ? ', drawn by lot' : ''}.`,
  dealt: (p) =>
    p.cards
      ? `${seat(p.seat)} is dealt ${list(p.cards.map(card))}.`
      : `${seat(p.seat)} is dealt ${count(p.count, 'card')}.`,
  'hand-begins': (p) => `${seat(p.seat)} begins ${p.last ? 'the last hand of the turn' : 'a hand'}.`,
  'hand-ends': (p) => `${seat(p.seat)} ends the hand.`,
  'laid-for-movement': (p) =>
    `${seat(p.seat)} lays ${list(p.cards.map(moving))} for movement: ${count(p.points, 'point')} for the pieces in ${place(p.at)}.`,
  discarded: (p) => `${seat(p.seat)} discards ${p.card ? card(p.card) : 'a card'}.`,
  marched: (p) =>
    `${seat(p.seat)} moves ${pieces(p.legions, p.commander)} from ${place(p.from)} to ${place(p.to)} (${count(p.cost, 'point')}, ${p.left} left).`,
  'took-on': (p) =>
    p.own > 0
      ? `${seat(p.seat)} takes on ${count(p.own, 'legion')} in ${place(p.at)}.`
      : `In ${place(p.at)} ${count(p.independent, 'independent legion')} ${p.independent === 1 ? 'joins' : 'join'} ${seat(p.seat)}.`,
  'left-behind': (p) => `${seat(p.seat)} leaves ${pieces(p.legions, p.commander)} behind in ${place(p.at)}.`,
  halted: (p) => `${seat(p.seat)} halts in ${place(p.at)}.`,
  rallied: (p) => `${seat(p.seat)} rallies ${count(p.legions, 'legion')} in ${place(p.at)}.`,
  'asked-leave': (p) => `${seat(p.seat)} asks ${list(p.of.map(seat))} for leave to pass through ${place(p.at)}.`,
  allowed: (p) => `${seat(p.by)} lets ${seat(p.seat)} pass.`,
  refused: (p) => `${seat(p.by)} does not let ${seat(p.seat)} pass.`,
  stayed: (p) => `${seat(p.seat)} stays in ${place(p.at)}.`,
  retreated: (p) =>
    `${seat(p.seat)} retreats with ${pieces(p.legions, p.commander)} from ${place(p.from)} to ${place(p.to)}.`,
  attacked: (p) => `${seat(p.seat)} attacks ${seat(p.of)} in ${place(p.at)}.`,
  fought: (p) =>
    `Battle in ${place(p.at)}: ${seat(p.attacker)} ${p.attack} (${cardsFought(p.attackersCards)}), ${seat(p.defender)} ${p.defence} (${cardsFought(p.defendersCards)}).`,
  drawn: (p) => `The battle in ${place(p.at)} is drawn.`,
  won: (p) => `${seat(p.winner)} wins in ${place(p.at)} and takes a legion from ${seat(p.loser)}.`,
  'battle-point': (p) => `${possessive(p.seat)} Emperor has won a battle: 1 victory point, ${p.total} in all.`,
  demoted: (p) => `${possessive(p.seat)} commander is a mere General again.`,
  'new-emperor': (p) =>
    ({
      proclamation: `${seat(p.seat)} is proclaimed Emperor in Rome.`,
      march: `${seat(p.seat)}, Contender, begins the hand in Rome and becomes Emperor.`,
      victory: `${seat(p.seat)} has beaten an Emperor and takes his place.`,
    })[p.by],
  'new-contender': (p) => `Ave Caesar! The legions in ${place(p.at)} hail ${seat(p.seat)} as Contender.`,
  announced: (p) => sentence(`${seat(p.seat)} plays ${event(p.card)}${aim(p)}`),
  answered: (p) => `${seat(p.seat)} answers ${possessive(p.of)} ${p.to ? event(p.to) : 'move'} with ${event(p.card)}.`,
  cancelled: (p) => `${possessive(p.seat)} ${event(p.card)} is cancelled.`,
  stopped: (p) => `Bad weather holds ${p.legions} of ${possessive(p.seat)} legions in ${place(p.at)}.`,
  sick: (p) => `${possessive(p.seat)} commander lies sick in ${place(p.at)}.`,
  sailed: (p) =>
    `${possessive(p.seat)} fleet brings ${pieces(p.legions, p.commander)} from ${place(p.from)} to ${place(p.to)}.`,
  'kept-ashore': (p) => `${seat(p.seat)} keeps the rest ashore in ${place(p.at)}.`,
  'to-rome': (p) => `A crisis calls the Emperor ${seat(p.seat)} from ${place(p.from)} to Rome.`,
  'tribes-attack': (p) => `Germanic tribes overrun ${place(p.at)}.`,
  fled: (p) => `${seat(p.seat)} flees from ${place(p.from)} to ${place(p.to)}.`,
  'driven-out': (p) => `An independent legion is driven from ${place(p.from)} to ${place(p.to)}.`,
  'tribes-dispersed': (p) => `${seat(p.seat)} drives the tribes out of ${place(p.at)}.`,
  rebelled: (p) => `In ${place(p.at)} ${oneLegion(p.seat)} rebels.`,
  summoned: (p) => `One of ${possessive(p.seat)} legions is called from ${place(p.from)} to ${place(p.to)}.`,
  revolted: (p) =>
    `${place(p.at)} revolts: ${count(p.legions, 'legion')} ${p.legions === 1 ? 'becomes' : 'become'} independent.`,
  stolen: (p) => `A traitor brings ${seat(p.seat)} ${p.card ? card(p.card) : 'a card'} from ${seat(p.of)}.`,
  attempted: (p) => {
    const covered = [
      ...(p.guards > 0 ? [count(p.guards, 'Guard')] : []),
      ...(p.bribes > 0 ? [count(p.bribes, 'Bribery card')] : []),
    ]
    return `${seat(p.seat)} strikes at the Emperor ${seat(p.of)}${covered.length > 0 ? `, with ${list(covered)}` : ''}.`
  },
  'stood-against': (p) => `${seat(p.seat)} plays ${event(p.card)} against the attempt.`,
  murdered: (p) => `The attempt succeeds: ${seat(p.of)} is Emperor no longer.`,
  saved: (p) => `The attempt on ${seat(p.of)} fails.`,
  'proclamation-opens': (p) =>
    `${seat(p.seat)} stands for Emperor, with ${count(p.points, 'declaration point')} from the map.`,
  'proclamation-failed': (p) => `With ${count(p.points, 'point')} ${seat(p.seat)} is not proclaimed.`,
  scored: (p) => `Turn ${p.turn}: ${seat(p.seat)} scores ${awards(p)} and has ${p.total}.`,
  'game-over': (p) => `The game is over: ${list(p.winners.map(seat))} ${p.winners.length > 1 ? 'win' : 'wins'}.`,
}

/** The ways a game can end, in few words. */
export const shortWays: Sentences['shortWays'] = {
  'all-zones': 'all four zones',
  'emperor-with-zones': 'Emperor with three zones',
  points: 'victory points',
  'tie-emperor': 'equal points, Emperor',
  'tie-rome': 'equal points, Emperor in Rome',
  'tie-zones': 'equal points, more zones',
  'tie-legions': 'equal points, more legions',
  shared: 'shared victory',
}

type Won = Parameters<Sentences['ways']['points']>[0]
const winner = (p: Won): string => list(p.winners.map(seat))
const most = (p: Won): string => count(Math.max(...p.points), 'victory point')

export const ways: Sentences['ways'] = {
  'all-zones': (p) => `${winner(p)} controls all four zones at the end of turn ${p.turn} and wins.`,
  'emperor-with-zones': (p) => `${winner(p)}, Emperor and master of three zones, wins at the end of turn ${p.turn}.`,
  points: (p) => `${winner(p)} wins with ${most(p)}.`,
  'tie-emperor': (p) => `On equal terms, with ${most(p)}, ${winner(p)} wins as Emperor.`,
  'tie-rome': (p) => `On equal terms, with ${most(p)}, ${winner(p)} wins as the Emperor in Rome.`,
  'tie-zones': (p) => `On equal terms, with ${most(p)}, ${winner(p)} wins by controlling more zones.`,
  'tie-legions': (p) => `On equal terms, with ${most(p)}, ${winner(p)} wins by having more legions.`,
  shared: (p) => `${winner(p)} share the victory with ${most(p)} each.`,
}

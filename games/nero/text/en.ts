import type { Along } from '../rules/action.ts'
import type { CardId, EventId, PlaceId, SeatId, ZoneId } from '../rules/board.ts'
import type { Topic, Until } from '../rules/state.ts'
import { cardName } from './cards.ts'
import type { Texts } from './texts.ts'

const seats: Record<SeatId, string> = { galba: 'Galba', otho: 'Otho', vitellius: 'Vitellius', vespasian: 'Vespasian' }

const places: Record<PlaceId, string> = {
  britannia: 'Britannia',
  'gallia-lugdunensis': 'Gallia Lugdunensis',
  'gallia-narbonensis': 'Gallia Narbonensis',
  hispania: 'Hispania',
  lusitania: 'Lusitania',
  'germania-inferior': 'Germania Inferior',
  'germania-superior': 'Germania Superior',
  raetia: 'Raetia',
  noricum: 'Noricum',
  pannonia: 'Pannonia',
  dacia: 'Dacia',
  moesia: 'Moesia',
  thracia: 'Thracia',
  dalmatia: 'Dalmatia',
  achaea: 'Achaea',
  'asia-minor': 'Asia Minor',
  syria: 'Syria',
  judaea: 'Judaea',
  aegyptus: 'Egypt',
  africa: 'Africa',
  'italia-north': 'Northern Italy',
  'italia-south': 'Southern Italy',
  roma: 'Rome',
}

const zones: Record<ZoneId, string> = {
  'west-europe': 'Western Europe',
  'central-europe': 'Central Europe',
  'east-europe': 'Eastern Europe',
  'asia-africa': 'Asia/Africa',
}

const events: Record<EventId, string> = {
  assassination: 'Assassination',
  'bad-omens': 'Bad Omens',
  'bad-weather': 'Bad Weather',
  bribery: 'Bribery',
  illness: 'Illness',
  'crisis-in-rome': 'Crisis in Rome',
  'galley-fleet': 'Galley Fleet',
  'germanic-tribes': 'Germanic Tribes',
  'ave-caesar': 'Ave Caesar!',
  'legion-rebels': 'Legion Rebels',
  'praetorian-guard': 'Praetorian Guard',
  revolt: 'Revolt',
  'senate-influence': 'Senate Influence',
  traitor: 'Traitor',
}

const topics: Record<Topic, string> = {
  march: 'marches and retreats',
  event: 'events',
  throne: 'proclamations and assassinations',
}

const untils: Record<Until, string> = {
  next: 'Pass',
  stack: 'Pass for this stack',
  hand: 'Pass for this hand',
  round: 'Pass until my next hand',
  recall: 'Pass until I say otherwise',
}

const seat = (id: SeatId): string => seats[id]
const place = (id: PlaceId): string => places[id]
const card = (id: CardId): string => cardName(id, events, (at) => `Revolt in ${places[at]}`)
const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
const list = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
const pieces = (legions: number, commander: boolean): string =>
  list([...(legions > 0 ? [count(legions, 'legion')] : []), ...(commander ? ['the commander'] : [])])
const answers = (kinds: readonly EventId[]): string =>
  list(
    kinds.map((id) => events[id]),
    'or',
  )
const withHim = (commander: Along): boolean => commander === 'with'

const prompts: Texts['prompts'] = {
  home: () => 'Choose your home zone.',
  'wait-home': (p) => `${seat(p.seat)} is choosing a home zone.`,
  'free-legion': () => 'Place one of your free legions in a home province.',
  general: () => 'Place your General in a home province.',
  'wait-set-up': (p) => `${seat(p.seat)} is placing pieces.`,
  hand: (p) =>
    p.at === null
      ? `Your hand: you may play ${count(p.cards, 'more card')}.`
      : `Your hand: you may play ${count(p.cards, 'more card')}; ${count(p.points, 'movement point')} left for the pieces of ${place(p.at)}.`,
  'wait-hand': (p) => `${seat(p.seat)} is playing a hand.`,
  laying: (p) =>
    `${count(p.points, 'movement point')} so far: lay more cards with these, or name the province whose pieces they are for.`,
  'stack-formed': (p) =>
    `Say where your stack in ${place(p.at)} goes, or whom it attacks (${count(p.points, 'point')}).`,
  stack: (p) => `Your stack is in ${place(p.at)}, with ${count(p.points, 'movement point')}.`,
  'stack-held': (p) =>
    `Your stack in ${place(p.at)} may go on only if it beats the others there or they let it pass (${count(p.points, 'point')}).`,
  retreat: (p) => `${seat(p.seat)}’s legions have entered ${place(p.at)}: will yours stay or retreat?`,
  passage: (p) => `${seat(p.seat)} asks leave to pass through ${place(p.at)}.`,
  'wait-decision': (p) => `${seat(p.seat)} must decide.`,
  battle: (p) =>
    `Battle in ${place(p.at)} against ${seat(p.against)}, ${p.strength} to ${p.opposing} before cards: choose up to ${count(p.cards, 'card')}, then say that you are ready.`,
  'wait-battle': (p) => `${seat(p.attacker)} and ${seat(p.defender)} choose cards for the battle in ${place(p.at)}.`,
  yield: (p) => `You have lost in ${place(p.at)}: which legion do you give up?`,
  aftermath: (p) => `You have lost in ${place(p.at)}: will your legions stay or retreat?`,
  target: (p) => `${card(p.card)}: choose its target.`,
  course: (p) => `Choose the port to which the fleet sails from ${place(p.from)}.`,
  plot: (p) =>
    `The attempt on ${seat(p.of)}: lay up to ${count(p.cards, 'Guard or Bribery card')} with it, then strike.`,
  cargo: (p) => `Part of the cargo must stay in ${place(p.from)}: does the rest sail to ${place(p.to)}?`,
  proclamation: (p) => `Your proclamation: ${count(p.points, 'declaration point')} so far; five are needed.`,
  flee: (p) => `The tribes are in ${place(p.at)}: move your pieces to a neighbouring province.`,
  'driven-out': (p) => `Move an independent legion out of ${place(p.at)}.`,
  summons: (p) => `Revolt in ${place(p.at)}: send ${count(p.left, 'more legion')} there.`,
  'answer-event': (p) => `${seat(p.seat)} plays ${card(p.card)}: answer with ${answers(p.with)}, or pass.`,
  'answer-march': (p) =>
    `${seat(p.seat)} moves from ${place(p.from)} to ${place(p.to)}: answer with ${answers(p.with)}, or pass.`,
  'answer-attack': (p) =>
    `${seat(p.seat)} attacks ${seat(p.of)} in ${place(p.at)}: answer with ${answers(p.with)}, or pass.`,
  'answer-retreat': (p) =>
    `${seat(p.seat)} retreats from ${place(p.from)} to ${place(p.to)}: answer with ${answers(p.with)}, or pass.`,
  'answer-attempt': (p) => `${seat(p.seat)} strikes at ${seat(p.of)}: oppose it with ${answers(p.with)}, or pass.`,
  'wait-answers': () => 'Waiting for answers.',
  over: () => 'The game is over.',
}

const happenings: Texts['happenings'] = {
  'first-seat': (p) => `${seat(p.seat)} ${p.drawn ? 'is drawn as' : 'counts as'} the youngest player.`,
  'home-chosen': (p) => `${seat(p.seat)} chooses ${zones[p.zone]}.`,
  placed: (p) => `${seat(p.seat)} places a legion in ${place(p.at)}.`,
  stationed: (p) => `${seat(p.seat)}’s General takes post in ${place(p.at)}.`,
  'turn-begins': (p) => `Turn ${p.turn} begins; ${seat(p.seat)} goes first${p.drawn ? ', drawn by lot' : ''}.`,
  dealt: (p) =>
    p.cards
      ? `${seat(p.seat)} is dealt ${list(p.cards.map(card))}.`
      : `${seat(p.seat)} is dealt ${count(p.count, 'card')}.`,
  'hand-begins': (p) => `${seat(p.seat)} begins ${p.last ? 'the last hand of the turn' : 'a hand'}.`,
  'hand-ends': (p) => `${seat(p.seat)} ends the hand.`,
  'laid-for-movement': (p) =>
    `${seat(p.seat)} lays ${list(p.cards.map(card))}: ${count(p.points, 'movement point')} for ${place(p.at)}.`,
  discarded: (p) => `${seat(p.seat)} discards ${p.card ? card(p.card) : 'a card'}.`,
  marched: (p) =>
    `${seat(p.seat)} moves ${pieces(p.legions, p.commander)} from ${place(p.from)} to ${place(p.to)} (${p.cost}; ${p.left} left).`,
  'took-on': (p) =>
    p.own > 0
      ? `${seat(p.seat)} takes on ${count(p.own, 'legion')} in ${place(p.at)}.`
      : `${count(p.independent, 'independent legion')} in ${place(p.at)} ${p.independent === 1 ? 'joins' : 'join'} ${seat(p.seat)}.`,
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
    `In ${place(p.at)} ${seat(p.attacker)} (${list(p.attackersCards.map(card))}) has ${p.attack}, ${seat(p.defender)} (${list(p.defendersCards.map(card))}) ${p.defence}.`,
  drawn: (p) => `The battle in ${place(p.at)} is drawn.`,
  won: (p) => `${seat(p.winner)} wins in ${place(p.at)} and takes a legion from ${seat(p.loser)}.`,
  'battle-point': (p) => `${seat(p.seat)}’s Emperor has won a battle: a victory point (${p.total}).`,
  demoted: (p) => `${seat(p.seat)}’s commander is a mere General again.`,
  'new-emperor': (p) =>
    ({
      proclamation: `${seat(p.seat)} is proclaimed Emperor in Rome.`,
      march: `${seat(p.seat)} holds Rome and is Emperor.`,
      victory: `${seat(p.seat)} has beaten an Emperor and takes his place.`,
    })[p.by],
  'new-contender': (p) => `Ave Caesar! The legions in ${place(p.at)} hail ${seat(p.seat)} as Contender.`,
  announced: (p) => {
    const about = [
      ...(p.of ? [`against ${seat(p.of)}`] : []),
      ...(p.legions > 0 || p.commander ? [`with ${pieces(p.legions, p.commander)}`] : []),
      ...(p.at && p.to ? [`from ${place(p.at)} to ${place(p.to)}`] : p.at ? [`in ${place(p.at)}`] : []),
    ]
    return `${seat(p.seat)} plays ${card(p.card)}${about.length > 0 ? ` ${about.join(' ')}` : ''}.`
  },
  answered: (p) => `${seat(p.seat)} answers ${p.to ? card(p.to) : `${seat(p.of)}’s move`} with ${card(p.card)}.`,
  cancelled: (p) => `${seat(p.seat)}’s ${card(p.card)} is cancelled.`,
  stopped: (p) => `Bad weather holds ${count(p.legions, 'legion')} of ${seat(p.seat)} in ${place(p.at)}.`,
  sick: (p) => `${seat(p.seat)}’s commander lies sick in ${place(p.at)}.`,
  sailed: (p) =>
    `${seat(p.seat)}’s fleet brings ${pieces(p.legions, p.commander)} from ${place(p.from)} to ${place(p.to)}.`,
  'kept-ashore': (p) => `${seat(p.seat)} keeps the rest ashore in ${place(p.at)}.`,
  'to-rome': (p) => `A crisis calls the Emperor ${seat(p.seat)} from ${place(p.from)} to Rome.`,
  'tribes-attack': (p) => `Germanic tribes overrun ${place(p.at)}.`,
  fled: (p) => `${seat(p.seat)} flees from ${place(p.from)} to ${place(p.to)}.`,
  'driven-out': (p) => `An independent legion is driven from ${place(p.from)} to ${place(p.to)}.`,
  'tribes-dispersed': (p) => `${seat(p.seat)} drives the tribes out of ${place(p.at)}.`,
  rebelled: (p) => `A legion of ${seat(p.seat)} in ${place(p.at)} rebels.`,
  summoned: (p) => `A legion of ${seat(p.seat)} is called from ${place(p.from)} to ${place(p.to)}.`,
  revolted: (p) =>
    `${place(p.at)} revolts: ${count(p.legions, 'legion')} ${p.legions === 1 ? 'is' : 'are'} independent.`,
  stolen: (p) => `A traitor brings ${seat(p.seat)} ${p.card ? card(p.card) : 'a card'} from ${seat(p.of)}’s hand.`,
  attempted: (p) =>
    `${seat(p.seat)} strikes at the Emperor ${seat(p.of)}, with ${count(p.guards, 'Guard')} and ${count(p.bribes, 'bribe')}.`,
  'stood-against': (p) => `${seat(p.seat)} plays ${card(p.card)} against the attempt.`,
  murdered: (p) => `The attempt succeeds: ${seat(p.of)} is Emperor no longer.`,
  saved: (p) => `The attempt on ${seat(p.of)} fails.`,
  'proclamation-opens': (p) =>
    `${seat(p.seat)} stands before the Senate with ${count(p.points, 'declaration point')} from the board.`,
  'proclamation-failed': (p) => `With ${count(p.points, 'point')} ${seat(p.seat)} is not proclaimed.`,
  scored: (p) =>
    `Turn ${p.turn}: ${seat(p.seat)} scores ${p.emperor + p.rome + p.zones + p.italy} (throne ${p.emperor}, Rome ${p.rome}, zones ${p.zones}, Italy ${p.italy}) and has ${p.total}.`,
  'game-over': (p) => `The game is over: ${list(p.winners.map(seat))} ${p.winners.length > 1 ? 'win' : 'wins'}.`,
}

const refusals: Texts['refusals'] = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not for you to decide now.',
  'not-now': () => 'That cannot be done now.',
  stale: () => 'The table has moved on in the meantime.',
  'zone-taken': (p) => `${zones[p.zone]} is taken.`,
  'not-home': (p) => `${place(p.at)} is not in your home zone.`,
  'general-not-home': (p) => `Your General begins at home, and ${place(p.at)} is not.`,
  'not-in-hand': (p) => `You do not hold ${card(p.card)}.`,
  'four-cards': () => 'You have played four cards in this hand.',
  'one-card-at-least': () => 'You must play at least one card in your hand.',
  'single-played': (p) => `${card(p.card)}: this event was already played in this hand.`,
  'only-in-a-window': (p) => `${card(p.card)} answers a card or a move; it is no event by itself.`,
  'only-in-a-proclamation': () => 'Senate Influence is played in a proclamation.',
  'card-chosen': (p) => `${card(p.card)} is already among the cards chosen.`,
  'nothing-to-move': () => 'You have nothing left that could move.',
  'nothing-there-to-move': (p) => `You have nothing in ${place(p.at)} that could move.`,
  'no-pool': () => 'First lay a card for movement.',
  'no-points': () => 'There are not enough movement points.',
  'not-so-many': () => 'There are not so many legions that can still move.',
  'carries-marker': () => 'Legions with a retreat marker do not move.',
  'commander-not-there': () => 'Your commander is not there.',
  'commander-done': () => 'Your commander has already moved.',
  'commander-sick': () => 'Your commander is sick.',
  'nobody-named': () => 'Name at least one piece.',
  'not-adjacent': (p) => `${place(p.to)} is not next to ${place(p.from)}.`,
  'legions-never-in-rome': () => 'Legions never enter Rome.',
  'must-stop': () => 'Other players’ legions hold you here: beat them, or ask for leave to pass.',
  'must-set-out': () => 'The stack must first go somewhere or attack.',
  'no-leave-needed': () => 'Nobody holds you here.',
  'leave-refused': () => 'You have already asked here.',
  'not-where-it-began': () => 'Legions are taken on only where the stack has come to.',
  'legions-done': () => 'Those legions have already moved, fought or been stopped in this hand.',
  'marked-not-taken': () => 'Legions with a retreat marker are not taken on.',
  'no-such-legions': () => 'There are no such legions here.',
  'not-in-the-stack': () => 'The stack does not have so many.',
  'stack-would-be-empty': () => 'Nothing would be left to go on: halt instead.',
  'no-markers': () => 'There are no retreat markers to remove.',
  'no-tribes': () => 'No legion of yours that began the hand under the Germanic marker is still there.',
  'another-stack-moves': () => 'The stack under way must halt first.',
  'no-legions-to-attack': () => 'A commander alone does not attack.',
  'not-an-enemy': () => 'That is no opponent of yours.',
  'nobody-to-attack': (p) => `${seat(p.of)} has no legions in ${place(p.at)}.`,
  'attacked-already': (p) => `${seat(p.of)} was already attacked in ${place(p.at)} in this hand.`,
  'three-cards': () => 'A defender plays three cards at most.',
  'retreat-not-adjacent': (p) => `${place(p.to)} is not next to ${place(p.from)}.`,
  'retreat-others-there': (p) => `Other legions stand in ${place(p.to)}.`,
  'retreat-to-rome': () => 'Legions do not retreat to Rome.',
  'retreat-where-they-came-from': (p) => `The enemy has just come from ${place(p.to)}.`,
  'defender-where-they-came-from': (p) => `The attacker came from ${place(p.to)}.`,
  'retreat-no-sea-link': () => 'After a battle no retreat goes by sea.',
  'not-in-rome': () => 'Your commander is not in Rome.',
  'emperor-in-play': () => 'There is an Emperor in play.',
  'emperor-already': () => 'You are Emperor.',
  'no-hope-of-points': (p) => `The board gives you ${count(p.points, 'declaration point')}; ${p.needed} are needed.`,
  'not-a-throne-card': (p) => `${card(p.card)} gives no declaration point.`,
  'not-a-support-card': (p) => `${card(p.card)} does not help an assassination.`,
  'no-target-in-rome': () => 'No other player’s Emperor is in Rome.',
  'not-an-emperor-in-rome': (p) => `${seat(p.of)} is not an Emperor in Rome.`,
  'own-emperor': () => 'Nobody strikes at his own Emperor.',
  'too-many-emperors': () => 'There are two Emperors in play.',
  'not-a-general': () => 'Only a General is hailed.',
  'general-not-with-legion': () => 'Your General must stand with a legion of yours in a home province.',
  'home-not-controlled': () => 'You do not control your home zone.',
  'no-emperor-outside': () => 'No Emperor is outside Rome.',
  'not-an-emperor-outside': (p) => `${seat(p.of)} is not an Emperor outside Rome.`,
  'nothing-to-ship': () => 'You have nothing in a port that could sail.',
  'not-a-port': () => 'That is not a port.',
  'same-port': () => 'The fleet is there already.',
  'fleet-full': () => 'A fleet carries three legions at most.',
  'not-loadable': () => 'Those pieces have moved, are marked, or are not there.',
  'empty-fleet': () => 'A fleet carries at least one piece.',
  'no-tribes-effect': () => 'The tribes are there already, and there is nobody to drive out.',
  'not-a-german-province': (p) => `The tribes do not come to ${place(p.at)}.`,
  'too-many-independents': () => 'There would be more than four independent legions.',
  'nobody-to-rebel': () => 'There is no such legion to rebel.',
  'home-nobody-chose': () => 'That province lies in the zone nobody chose.',
  'no-rebels': () => 'Nobody would rebel there.',
  'no-victim': () => 'Nobody else holds a card.',
  'not-a-victim': (p) => `Nothing can be taken from ${seat(p.of)}.`,
  'nothing-to-send': () => 'You have no such legion to send from there.',
  'no-answer-to-this': (p) => `${card(p.card)} does not answer this.`,
  'no-stack-moves': () => 'No stack is under way.',
  'always-asked': () => 'At this table everybody is asked every time.',
  'ordered-already': (p) => `That is already your order about ${topics[p.about]}.`,
}

const actions: Texts['actions'] = {
  home: (a) => zones[a.zone],
  place: (a) => `Legion to ${place(a.at)}`,
  station: (a) => `General to ${place(a.at)}`,
  lay: (a) => `Lay ${card(a.card)} for movement`,
  from: (a) => `For the pieces of ${place(a.at)}`,
  discard: (a) => `Discard ${card(a.card)}`,
  event: (a) => `Play ${card(a.card)} as an event`,
  end: () => 'End the hand',
  emperor: (a) => `The Emperor ${seat(a.of)}`,
  tribes: (a) => `Attack ${place(a.at)}`,
  rebel: (a) => `A ${a.marked === 'marked' ? 'marked ' : ''}legion of ${seat(a.of)} in ${place(a.at)}`,
  victim: (a) => `From ${seat(a.of)}`,
  load: (a) => `Load ${pieces(a.legions, withHim(a.commander))} in ${place(a.from)}`,
  sail: (a) => `Sail to ${place(a.to)}`,
  embark: () => 'Sail with the rest',
  keep: () => 'Keep the rest ashore',
  support: (a) => `Add ${card(a.card)}`,
  strike: () => 'Strike',
  proclaim: () => 'Stand for Emperor',
  influence: (a) => `Play ${card(a.card)}`,
  count: () => 'Count the points',
  form: (a) => `Move ${pieces(a.legions, withHim(a.commander))}`,
  go: (a) => `Go to ${place(a.to)}`,
  attack: (a) => `Attack ${seat(a.of)}`,
  ask: () => 'Ask leave to pass',
  take: (a) => `Take on ${a.whose === 'own' ? count(a.legions, 'legion') : count(a.legions, 'independent legion')}`,
  shed: (a) => `Leave ${pieces(a.legions, withHim(a.commander))} behind`,
  halt: () => 'Halt',
  rally: () => 'Remove retreat markers',
  disperse: () => 'Remove the Germanic marker',
  stay: () => 'Stay',
  retreat: (a) => `Retreat to ${place(a.to)}${withHim(a.commander) ? ' with the commander' : ''}`,
  allow: () => 'Let pass',
  refuse: () => 'Refuse',
  commit: (a) => `Fight with ${card(a.card)}`,
  ready: () => 'Ready',
  yield: (a) => `Give up ${a.marked === 'marked' ? 'a marked' : 'an unmarked'} legion`,
  flee: (a) => `Flee to ${place(a.to)}`,
  drive: (a) => `To ${place(a.to)}`,
  send: (a) => `Send a ${a.marked === 'marked' ? 'marked ' : ''}legion from ${place(a.from)}`,
  pass: (a) => untils[a.until],
  answer: (a) => `Answer with ${card(a.card)}`,
  order: (a) => `${a.say === 'pass' ? 'Pass by myself on' : 'Ask me about'} ${topics[a.about]}`,
}

type Won = Parameters<Texts['ways']['points']>[0]
const winner = (p: Won): string => list(p.winners.map(seat))
const most = (p: Won): number => Math.max(...p.points)

export const en: Texts = {
  title: 'Nero',
  summary: 'Four men reach for the throne in AD 69: provinces, intrigue and the crown, for three or four players.',
  seats,
  places,
  zones,
  events,
  options: {
    players: { 3: 'Three players', 4: 'Four players' },
    scenario: { standard: 'Standard game', short: 'Short game' },
    first: { random: 'First seat drawn by lot', ...seats },
    asking: { orders: 'Standing orders', always: 'Everybody is always asked' },
  },
  prompts,
  happenings,
  refusals,
  actions,
  shortWays: {
    'all-zones': 'all four zones',
    'emperor-with-zones': 'Emperor with three zones',
    points: 'victory points',
    'tie-emperor': 'equal points, Emperor',
    'tie-rome': 'equal points, Emperor in Rome',
    'tie-zones': 'equal points, more zones',
    'tie-legions': 'equal points, more legions',
    shared: 'shared victory',
  },
  ways: {
    'all-zones': (p) => `${winner(p)} controls all four zones at the end of turn ${p.turn} and wins.`,
    'emperor-with-zones': (p) => `${winner(p)}, Emperor and master of three zones, wins at the end of turn ${p.turn}.`,
    points: (p) => `${winner(p)} wins with ${count(most(p), 'victory point')}.`,
    'tie-emperor': (p) => `With ${most(p)} points each, ${winner(p)} wins as Emperor.`,
    'tie-rome': (p) => `With ${most(p)} points each, ${winner(p)} wins as the Emperor in Rome.`,
    'tie-zones': (p) => `With ${most(p)} points each, ${winner(p)} wins by zones.`,
    'tie-legions': (p) => `With ${most(p)} points each, ${winner(p)} wins by legions.`,
    shared: (p) => `${winner(p)} share the victory with ${count(most(p), 'point')}.`,
  },
}

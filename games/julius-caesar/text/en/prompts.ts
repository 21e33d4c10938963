import type { Sentences } from '../sentences.ts'
import { count, Does, noun, place, possessive, side } from './names.ts'

const END_MOVES = 'End your moves when you are done.'

/** An Event's single Group: before it is chosen, and while it moves. */
const group = (points: number, offer: string, god: string): string =>
  points > 0 ? `${god}: ${offer} ${END_MOVES}` : `${god}: your Group may go on moving, block by block. ${END_MOVES}`

export const prompts: Sentences['prompts'] = {
  deployment: () =>
    'Free deployment: exchange blocks between your cities as you like, and say when you are ready. Your opponent does not see it.',
  'wait-deployment': () => 'The free deployment is still going on.',
  discard: () =>
    'Discard one of your six cards; your opponent never sees it. The other five serve for the turns of the Year.',
  'wait-discard': () => 'The yearly discard is still being chosen.',
  card: ({ turn }) => `Turn ${turn}: choose a card to play. Both cards are revealed together.`,
  'wait-card': () => 'The cards of the turn are still being chosen.',

  moves: ({ points }) =>
    points > 0
      ? `Move your Groups: ${count(points, 'Move Point')} left. ${END_MOVES}`
      : `No Move Points left: blocks of the places you have activated may still move. ${END_MOVES}`,
  'moves-mars': ({ points }) =>
    group(points, 'move one Group of land blocks. One battle begun by this move will be a surprise.', 'Mars'),
  'moves-mercury': ({ points }) =>
    group(points, 'move one Group of land blocks up to three cities, or two if the second is attacked.', 'Mercury'),
  'moves-neptune': ({ points }) =>
    group(points, 'move the Navis of one port or sea. One battle begun by this move will be a surprise.', 'Neptune'),
  'moves-pluto': ({ points }) =>
    group(
      points,
      'move one Group of land blocks. To attack, six may take a major road, three a minor road and two a strait.',
      'Pluto',
    ),
  onward: ({ block: b, at }) =>
    `${Does(noun(b), 'is', 'are')} in ${place(at)} and may go on: choose the next step, or halt.`,
  crossing: ({ block: b, at }) =>
    `${Does(noun(b), 'is', 'are')} on ${place(at)}: choose the port to land in, or the next sea.`,
  'main-attack': () =>
    'You attack by more than one road or sea border: name the Main Attack. Blocks that came another way are Reserves.',
  surprise: () => 'Your move begins more than one battle: name the one that is a surprise.',
  'wait-moves': (p) => `${side(p.side)} is moving.`,

  levies: ({ points }) =>
    points > 0
      ? `Levy new blocks or strengthen those on the map: ${count(points, 'Levy Point')} left. End your levies when you are done.`
      : 'No Levy Points left: end your levies.',
  'wait-levies': (p) => `${side(p.side)} is levying.`,

  jupiter: () =>
    'Jupiter: choose a place and a colour. One enemy block of that colour there is drawn by chance. Or decline the Event.',
  defection: ({ block: b }) =>
    `${Does(noun(b), 'comes', 'come')} over to you: choose the adjacent Friendly city to receive the block.`,
  vulcan: () => 'Vulcan: choose an Enemy city, where every block loses one step. Or decline the Event.',
  'wait-event': (p) => `${side(p.side)} is carrying out an Event.`,

  battles: () => 'You are Player 1: choose the next battle to be fought.',
  'wait-battles': (p) => `${side(p.side)} is choosing the next battle.`,
  battle: ({ at, round, letter }) =>
    `Battle of ${place(at)}, Round ${round}: act with your ${letter} blocks, one at a time. Each may fire${round > 1 ? ', retreat' : ''} or pass.`,
  'battle-retreat': ({ at, round, letter }) =>
    `Battle of ${place(at)}, Round ${round}: you are the Attacker, and your ${letter} blocks must retreat. A block that cannot is eliminated.`,
  'wait-battle': ({ at, round, letter, side: id }) =>
    `Battle of ${place(at)}, Round ${round}: ${possessive(id)} ${letter} blocks are to act.`,
  hits: ({ left }) =>
    left > 1
      ? `You take ${count(left, 'hit')}, and several of your blocks are equally strong: choose which takes the next one.`
      : 'You take 1 hit, and several of your blocks are equally strong: choose which takes it.',
  'wait-hits': (p) => `${side(p.side)} is choosing which block is hit.`,
  regroup: ({ at }) =>
    `You have won the battle of ${place(at)}: your blocks may regroup to adjacent places. End the regroup when you are done.`,
  'wait-regroup': ({ at, side: id }) => `${side(id)} is regrouping after the battle of ${place(at)}.`,

  harbours: () => 'Winter: bring each Navis at sea to a Friendly port of its sea.',
  surplus: () =>
    'Winter supply: a city supplies three blocks plus its value. Choose which of your excess blocks to disband.',
  disbanding: () => 'Winter: you may disband any of your blocks but Cleopatra. End disbanding when you are done.',
  'wait-winter': (p) => `Winter: ${side(p.side)} is choosing.`,
}

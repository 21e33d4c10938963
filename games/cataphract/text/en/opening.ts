import { capital } from '../common.ts'
import type { OpeningSentences } from '../sentences.ts'
import { champions, hits, leader, type Speaking, unit } from './names.ts'
import { standing } from './orders.ts'

/** What is asked and told up to the first question of a battle. */

export const openingPrompts = (seated: OpeningSentences['seats']): OpeningSentences['prompts'] => ({
  bid: () => 'Bid in rout points for the choice of sides. Nobody sees your bid before both are made.',
  'choose-side': ({ bid }) =>
    `Your bid of ${bid} was the higher: choose your side. Its withdrawal level falls by that much.`,
  'set-up': ({ unit: id }) => `Place ${unit(id)} and say how it faces, or put all the rest where it usually stands.`,
  'set-up-leader': ({ leader: id }) => `Place ${leader(id)}, or put all the rest where it usually stands.`,
  defiance: () =>
    'Your champion has fallen. Roll your commander’s charisma to undo it, at the risk of making it worse, or bear it.',
  bonus: () => 'Your champion has won: activate any one of your leaders now, or let it be.',
  elite: () =>
    'Elite initiative: give an Orders Phase to your overall commander or to a leader in his range, or let it be.',
  activate: ({ initiative }) =>
    `Activate a leader of initiative ${initiative}, pass with him, or trump with a higher one.`,
  'arrival-hex': () => 'Your infantry arrives: choose the hex by which all of it will come.',
  arrival: () => 'The column of reinforcements moves: choose a unit to bring in or move on, or end it.',
  hiding: ({ unit: id }) => `Hide ${unit(id)} and its leader. The enemy will not know where.`,
  wait: ({ seat: id }) => `Waiting for a decision: ${seated[id === 'second' ? 'second' : 'first']}.`,
})

export const openingHappenings = (at: Speaking): OpeningSentences['happenings'] => ({
  round: ({ first, second, hits: [one, other] }) =>
    `The champions clash: ${first} against ${second}. ${capital(at.champion(0))} has ${hits(one)}, ${at.champion(1)} ${other}.`,
  champion: ({ champion }) =>
    `${capital(Object.hasOwn(champions, champion) ? champions[champion as keyof typeof champions] : champion)} kills the other champion before both armies.`,
  'turn-begins': ({ turn }) => `Game Turn ${turn} begins.`,
  'rolled-for-first': ({ side, dice, initiative }) =>
    `The ${at.army(side)} go first${initiative > 0 ? ` among leaders of initiative ${initiative}` : ''} (${dice.join(' and ')}).`,
  'reinforcements-roll': ({ roll, arrive }) =>
    arrive
      ? `Reinforcements, ${roll}: the infantry is here.`
      : `Reinforcements, ${roll}: the infantry is still on its way.`,
})

export const openingActions = (at: Speaking): OpeningSentences['actions'] => ({
  bid: ({ points }) => `Bid ${points}`,
  side: ({ named }) => `Play the ${at.army(named === 'first' ? 0 : 1)}`,
  place: ({ at: hex, facing }) => `Place in ${hex}, facing ${at.facing(facing)}`,
  usual: () => 'Place all as usual',
  activate: ({ leader: id }) => `Activate ${leader(id)}`,
  pass: ({ leader: id }) => `Pass with ${leader(id)}`,
  wait: ({ leader: id }) => `Let ${leader(id)} wait`,
  trump: ({ leader: id }) => `Trump with ${leader(id)}`,
  decline: () => 'Decline',
  roll: () => 'Roll',
  order: ({ unit: id }) => `Order ${unit(id)}`,
  done: () => 'Done',
  arrive: ({ at: hex }) => `Arrive by ${hex}`,
  stand: ({ order }) => `Order beforehand: ${standing[order]}`,
  recall: ({ order }) => `Recall: ${standing[order]}`,
})

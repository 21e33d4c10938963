import type { EventId } from '../../rules/printed.ts'
import type { Prompts } from '../../rules/prompts.ts'
import { eventOf } from '../cards.ts'
import type { Sentences } from '../sentences.ts'
import { answers, count, event, list, place, possessive, seat } from './names.ts'

/** What an event has to be aimed at before it is announced. */
const aims: Partial<Record<EventId, string>> = {
  assassination: 'choose the Emperor to strike at',
  'crisis-in-rome': 'choose the Emperor who goes to Rome',
  'galley-fleet': 'choose what sails, and from where',
  'germanic-tribes': 'choose the province they attack',
  'legion-rebels': 'choose the legion',
  traitor: 'choose whose card you take',
}

const SO_MANY = ['no cards', 'your last card', 'up to two cards', 'up to three cards', 'up to four cards']

function handLeft({ cards, begun }: Prompts['hand']): string {
  if (cards === 0) return 'all four cards are played; end it when you are done'
  return begun ? `play up to ${count(cards, 'more card')}, or end it` : `play ${SO_MANY[cards]}, then end it`
}

/** What can be done without a card. */
function withoutCards({ tribes, throne }: Prompts['hand-without-cards']): string {
  const ways = [...(tribes ? ['drive out the tribes'] : []), ...(throne ? ['stand for Emperor'] : [])]
  return ways.length === 0 ? 'end it when you are done' : `you may ${list([...ways, 'end it'], 'or')}`
}

export const prompts: Sentences['prompts'] = {
  home: () => 'Choose your home zone.',
  'wait-home': (p) => `${seat(p.seat)} is choosing a home zone.`,
  'free-legion': () => 'Place one of your free legions in a home province.',
  general: () => 'Place your General in a home province.',
  'wait-set-up': (p) => `${seat(p.seat)} is placing pieces.`,
  hand: (p) =>
    p.at === null || p.points === 0
      ? `Your hand: ${handLeft(p)}.`
      : `Your hand: ${count(p.points, 'movement point')} for the pieces in ${place(p.at)}; ${handLeft(p)}.`,
  'hand-without-cards': (p) =>
    p.at === null || p.points === 0
      ? `Your hand, with no cards left: ${withoutCards(p)}.`
      : `Your hand, with no cards left: ${count(p.points, 'movement point')} for the pieces in ${place(p.at)}; ${withoutCards(p)}.`,
  'wait-hand': (p) => `${seat(p.seat)} is playing a hand.`,
  laying: (p) =>
    `${count(p.points, 'movement point')} so far: lay more cards with these, or name the province whose pieces they are for.`,
  'stack-formed': (p) =>
    `Say where your stack in ${place(p.at)} goes, or whom it attacks (${count(p.points, 'point')}).`,
  stack: (p) => `Your stack is in ${place(p.at)} with ${count(p.points, 'movement point')}: act here, go on, or halt.`,
  'stack-held': (p) => {
    const ways = [...(p.mayAttack ? ['attack'] : []), ...(p.mayAsk ? ['ask leave to pass'] : []), 'halt']
    return `${list(p.by.map(possessive))} legions hold your stack in ${place(p.at)} (${count(p.points, 'point')}): ${list(ways, 'or')}.`
  },
  retreat: (p) => `${possessive(p.seat)} legions have entered ${place(p.at)}: will yours stay or retreat?`,
  passage: (p) => `${seat(p.seat)} asks leave to pass through ${place(p.at)}.`,
  'wait-decision': (p) => `${seat(p.seat)} must decide.`,
  battle: (p) => {
    const choice =
      p.cards === 0
        ? 'no more cards; say that you are ready'
        : `choose up to ${count(p.cards, 'card')}, then say that you are ready`
    return `Battle in ${place(p.at)} against ${seat(p.against)}, ${p.strength} to ${p.opposing} before cards: ${choice}.`
  },
  'wait-battle': (p) => `${seat(p.attacker)} and ${seat(p.defender)} choose cards for the battle in ${place(p.at)}.`,
  yield: (p) => `You have lost in ${place(p.at)}: which legion do you give up?`,
  parting: (p) => `Your legions are held in ${place(p.at)}: does your commander go to ${place(p.to)} without them?`,
  aftermath: (p) => `You have lost in ${place(p.at)}: will your legions stay or retreat?`,
  target: (p) => `${event(p.card)}: ${aims[eventOf(p.card)] ?? 'choose'}.`,
  course: (p) => `Choose where the fleet sails from ${place(p.from)}.`,
  plot: (p) =>
    p.cards === 0
      ? `The attempt on ${seat(p.of)} is ready: strike.`
      : `The attempt on ${seat(p.of)}: lay up to ${count(p.cards, 'Guard or Bribery card')} with it, then strike.`,
  cargo: (p) => `Part of the cargo must stay in ${place(p.from)}: does the rest sail to ${place(p.to)}?`,
  proclamation: (p) =>
    `Your proclamation: ${count(p.points, 'declaration point')} so far, and five are needed. Add Senate Influence or Guards, then count.`,
  flee: (p) => `The tribes are in ${place(p.at)}: move your pieces to a neighbouring province.`,
  'driven-out': (p) => `The tribes are in ${place(p.at)}: move an independent legion to a neighbouring province.`,
  summons: (p) => `Revolt in ${place(p.at)}: you must send ${count(p.left, 'legion')} there.`,
  'answer-event': (p) => `${seat(p.seat)} plays ${event(p.card)}: answer with ${answers(p.with)}, or pass.`,
  'answer-march': (p) =>
    `${seat(p.seat)} is moving from ${place(p.from)} to ${place(p.to)}: answer with ${answers(p.with)}, or pass.`,
  'answer-attack': (p) =>
    `${seat(p.seat)} attacks ${seat(p.of)} in ${place(p.at)}: answer with ${answers(p.with)}, or pass.`,
  'answer-retreat': (p) =>
    `${seat(p.seat)} is retreating from ${place(p.from)} to ${place(p.to)}: answer with ${answers(p.with)}, or pass.`,
  'answer-attempt': (p) => `${seat(p.seat)} strikes at ${seat(p.of)}: oppose it with ${answers(p.with)}, or pass.`,
  'wait-answers': () => 'Waiting for answers.',
}

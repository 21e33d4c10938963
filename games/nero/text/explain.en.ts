import { reasonsIn, type Sayings } from '@iacta/kernel'
import type { Explanations } from '../bot/reasons.ts'
import { event, pieces, place, seat, zones } from './en/names.ts'

const whys: Sayings<Explanations> = {
  home: ({ zone }) => `It thinks that it can hold ${zones[zone]}.`,
  station: ({ at }) => `${place(at)} is a good place to set out from.`,
  march: ({ to, legions, commander }) => `It sends ${pieces(legions, commander)} to ${place(to)}, to gain ground.`,
  'to-rome': ({ to }) =>
    to === 'roma'
      ? 'It wants its commander in Rome, where Emperors are made.'
      : `It needs its commander in ${place(to)} more than where he was.`,
  attack: ({ of, at }) => `It thinks that it can beat ${seat(of)} in ${place(at)}.`,
  gather: ({ at, legions }) => `It takes on ${pieces(legions, false)} in ${place(at)}, to go on in strength.`,
  'leave-behind': ({ at, legions, commander }) => `It wants ${pieces(legions, commander)} to hold ${place(at)}.`,
  halt: ({ at }) => `${place(at)} is where it wants to be.`,
  'ask-leave': ({ at }) => `It would rather pass through ${place(at)} in peace.`,
  disperse: ({ at }) => `Without the tribes ${place(at)} can be controlled again.`,
  acclaim: () => 'A Contender becomes Emperor as soon as he starts a hand in Rome.',
  proclaim: () => 'It reaches for the throne while the throne is empty.',
  murder: ({ of }) => `It does not want ${seat(of)} to stay Emperor.`,
  crisis: ({ of }) => `It wants the Emperor ${seat(of)} in Rome, away from his legions.`,
  sail: ({ to, legions, commander }) => `By sea ${pieces(legions, commander)} can be in ${place(to)} at once.`,
  tribes: ({ at }) => `In ${place(at)} the tribes do its rivals most harm.`,
  rebel: ({ of, at }) => `It wants ${seat(of)} weaker in ${place(at)}.`,
  revolt: ({ at }) => `After the revolt ${place(at)} has no master.`,
  steal: ({ of }) => `It wants a card of ${seat(of)}’s for itself.`,
  discard: () => 'It parts with a card it can do without.',
  end: () => 'It has done what it wanted to do in this hand.',
  allow: ({ seat: who, at }) => `It lets ${seat(who)} through ${place(at)}, to trouble somebody else.`,
  'refuse-leader': ({ seat: who }) => `${seat(who)} is ahead, and gets no help.`,
  refuse: ({ seat: who, at }) => `It would rather ${seat(who)} went no further than ${place(at)}.`,
  stay: ({ at }) => `It does not want to give up ${place(at)}.`,
  withdraw: ({ at, to }) => `It gives up ${place(at)} to save its legions, and falls back on ${place(to)}.`,
  fight: ({ at }) => `This is what the battle in ${place(at)} is worth to it.`,
  spare: () => 'It gives up the legion it will miss least.',
  flee: ({ at, to }) => `Since it must leave ${place(at)}, it is best off in ${place(to)}.`,
  summon: ({ from }) => `In ${place(from)} it will miss a legion least.`,
  answer: ({ card: laid, of }) => `It would rather spend ${event(laid)} than let ${seat(of)} have his way.`,
  protect: ({ of }) => `It does not want ${seat(of)} to fall to an assassin.`,
  pass: () => 'It saw nothing here worth a card.',
  only: () => 'There was little to decide.',
}

const advice: Sayings<Explanations> = {
  home: ({ zone }) => `${zones[zone]} is a zone that you can hold.`,
  station: ({ at }) => `${place(at)} is a good place to set out from.`,
  march: ({ to, legions, commander }) => `Send ${pieces(legions, commander)} to ${place(to)}, to gain ground.`,
  'to-rome': ({ to }) =>
    to === 'roma'
      ? 'You want your commander in Rome, where Emperors are made.'
      : `You need your commander in ${place(to)} more than where he is.`,
  attack: ({ of, at }) => `You can beat ${seat(of)} in ${place(at)}.`,
  gather: ({ at, legions }) => `Take on ${pieces(legions, false)} in ${place(at)}, to go on in strength.`,
  'leave-behind': ({ at, legions, commander }) => `Leave ${pieces(legions, commander)} to hold ${place(at)}.`,
  halt: ({ at }) => `${place(at)} is where you want to be.`,
  'ask-leave': ({ at }) => `Better to pass through ${place(at)} in peace.`,
  disperse: ({ at }) => `Without the tribes ${place(at)} can be controlled again.`,
  acclaim: () => 'A Contender becomes Emperor as soon as he starts a hand in Rome.',
  proclaim: () => 'Reach for the throne while it is empty.',
  murder: ({ of }) => `Do not let ${seat(of)} stay Emperor.`,
  crisis: ({ of }) => `In Rome the Emperor ${seat(of)} is away from his legions.`,
  sail: ({ to, legions, commander }) => `By sea ${pieces(legions, commander)} can be in ${place(to)} at once.`,
  tribes: ({ at }) => `In ${place(at)} the tribes do your rivals most harm.`,
  rebel: ({ of, at }) => `Make ${seat(of)} weaker in ${place(at)}.`,
  revolt: ({ at }) => `After the revolt ${place(at)} has no master.`,
  steal: ({ of }) => `Get yourself a card of ${seat(of)}’s.`,
  discard: () => 'You can do without this card.',
  end: () => 'You have done what there was to do in this hand.',
  allow: ({ seat: who, at }) => `Let ${seat(who)} through ${place(at)}, to trouble somebody else.`,
  'refuse-leader': ({ seat: who }) => `${seat(who)} is ahead: give him no help.`,
  refuse: ({ seat: who, at }) => `${seat(who)} had better go no further than ${place(at)}.`,
  stay: ({ at }) => `Do not give up ${place(at)}.`,
  withdraw: ({ at, to }) => `Give up ${place(at)} to save your legions, and fall back on ${place(to)}.`,
  fight: ({ at }) => `This is what the battle in ${place(at)} is worth to you.`,
  spare: () => 'Give up the legion you will miss least.',
  flee: ({ at, to }) => `Since you must leave ${place(at)}, you are best off in ${place(to)}.`,
  summon: ({ from }) => `In ${place(from)} you will miss a legion least.`,
  answer: ({ card: laid, of }) => `${event(laid)} is well spent: do not let ${seat(of)} have his way.`,
  protect: ({ of }) => `Do not let ${seat(of)} fall to an assassin.`,
  pass: () => 'Nothing here is worth a card.',
  only: () => 'There is little to decide here.',
}

export const reasons = reasonsIn(whys, advice)

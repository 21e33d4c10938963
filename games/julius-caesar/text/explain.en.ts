import { reasonsIn, type Sayings } from '@iacta/kernel'
import type { Explanations } from '../bot/explain.ts'
import { count, place } from './en/names.ts'

const blocks = (n: number): string => count(n, 'block')
const points = (n: number): string => count(n, 'point')

const whys: Sayings<Explanations> = {
  card: () => 'This card suits the position, whether it goes first or second.',
  'card-attack': () => 'It has an attack in mind that this Event favours.',
  'card-first': () => 'It wants to move first, and much.',
  'card-levies': () => 'It would rather raise troops than move many.',
  discard: () => 'It keeps the five cards it can use best.',
  attack: ({ at, blocks: n, value }) =>
    value > 0
      ? `It attacks ${place(at)} with ${blocks(n)}: the city is worth ${points(value)}.`
      : `It attacks ${place(at)} with ${blocks(n)}, to wear the enemy down.`,
  relieve: ({ at, blocks: n }) => `It sends ${blocks(n)} to the defence of ${place(at)}, which is under attack.`,
  occupy: ({ at, value }) => `It takes ${place(at)}, worth ${points(value)}, before anybody else does.`,
  reinforce: ({ at, blocks: n }) => `It sends ${blocks(n)} to hold ${place(at)}.`,
  sea: ({ at }) => `It wants command of ${place(at)}.`,
  gather: ({ at, blocks: n }) => `It gathers ${blocks(n)} in ${place(at)}, nearer to where they are needed.`,
  stay: () => 'It stands where it wants to be.',
  levy: () => 'It raises troops where they will be needed first.',
  defect: ({ at }) => `It hopes to win over a block in ${place(at)}.`,
  haven: ({ at }) => `${place(at)} is where it needs the block most.`,
  erupt: ({ at }) => `In ${place(at)} the eruption costs the enemy most.`,
  decline: () => 'It saw nothing worth the favour of the god.',
  fight: ({ at }) => `It thinks the battle of ${place(at)} is worth fighting.`,
  withdraw: ({ at, to }) => `It gives up ${place(at)} to save its troops, and falls back on ${place(to)}.`,
  spare: () => 'It takes the loss where it will be missed least.',
  winter: () => 'It makes ready for Winter.',
  only: () => 'There was little to decide.',
}

const advice: Sayings<Explanations> = {
  card: () => 'It suits the position, whether you go first or second.',
  'card-attack': () => 'It favours an attack that you can make now.',
  'card-first': () => 'With so many moves you are likely to go first.',
  'card-levies': () => 'It is a good time to raise troops.',
  discard: () => 'The other five are of more use to you.',
  attack: ({ at, blocks: n, value }) =>
    value > 0
      ? `Attack ${place(at)} with ${blocks(n)}: the city is worth ${points(value)}.`
      : `Attack ${place(at)} with ${blocks(n)}, to wear the enemy down.`,
  relieve: ({ at, blocks: n }) => `Send ${blocks(n)} to the defence of ${place(at)}, which is under attack.`,
  occupy: ({ at, value }) => `Take ${place(at)}, worth ${points(value)}, before the enemy does.`,
  reinforce: ({ at, blocks: n }) => `Send ${blocks(n)} to hold ${place(at)}.`,
  sea: ({ at }) => `Take command of ${place(at)}.`,
  gather: ({ at, blocks: n }) => `Gather ${blocks(n)} in ${place(at)}, nearer to where they are needed.`,
  stay: () => 'Your blocks already stand where they should.',
  levy: () => 'Raise troops where they will be needed first.',
  defect: ({ at }) => `Try to win over a block in ${place(at)}.`,
  haven: ({ at }) => `${place(at)} is where you need the block most.`,
  erupt: ({ at }) => `In ${place(at)} the eruption costs the enemy most.`,
  decline: () => 'Nothing here is worth the favour of the god.',
  fight: ({ at }) => `The battle of ${place(at)} is worth fighting.`,
  withdraw: ({ at, to }) => `Give up ${place(at)} to save your troops, and fall back on ${place(to)}.`,
  spare: () => 'Take the loss where you will miss it least.',
  winter: () => 'Make ready for Winter.',
  only: () => 'There is little to decide here.',
}

export const reasons = reasonsIn(whys, advice)

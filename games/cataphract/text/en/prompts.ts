import type { Sentences } from '../sentences.ts'
import { leader, plural, unit } from './names.ts'
import { openingPrompts } from './opening.ts'

const points = (n: number): string => plural(n, 'movement point')

export const prompts = (seated: Sentences['seats']): Sentences['prompts'] => ({
  ...openingPrompts(seated),
  counter: ({ leader: id, momentum }) =>
    momentum
      ? `${leader(id)} has gained momentum. Trump it with a leader of at least his initiative, or let him go on.`
      : `${leader(id)} has trumped. Trump him in turn with a leader of at least his initiative, or let him act.`,
  orders: ({ leader: id, left }) =>
    left === 0
      ? `${leader(id)} has no Individual Orders left: go on to shock.`
      : `${leader(id)} has ${plural(left, 'Individual Order')} left. Order a unit, or go on to shock.`,
  'orders-lines': ({ leader: id, left }) =>
    left === 0
      ? `${leader(id)} has no lines left to command: go on to shock.`
      : `${leader(id)} may command ${plural(left, 'more line')}, or go on to shock.`,
  'orders-held': ({ leader: id }) =>
    `${leader(id)} is in an enemy ZOC and has no orders to give. His range still lets units shock.`,
  line: ({ left }) => {
    if (left === 0) return 'The line has moved. Move its leader, or end the command.'
    return `The line moves: ${plural(left, 'unit')} may still act. Choose ${left === 1 ? 'it' : 'one'}, or end the command.`
  },
  march: ({ unit: id, points: n }) =>
    n === 0
      ? `${unit(id)} has no movement points left: fire if it can, or halt.`
      : `${unit(id)} has ${points(n)} left: move, turn, fire, or halt.`,
  ride: ({ leader: id, points: n }) =>
    n === 0
      ? `${leader(id)} has no movement points left: halt.`
      : `${leader(id)} has ${points(n)} left: move him, or halt.`,
  decoys: ({ mover, left }) =>
    `${unit(mover)} comes near. ${left} of yours could feign retreat: choose the first to do so, or decline.`,
  'reaction-withdraw': ({ unit: id, mover }) =>
    `${unit(mover)} comes near. Does ${unit(id)} make an orderly withdrawal?`,
  'reaction-turn': ({ unit: id, mover }) => `${unit(mover)} has come up. Does ${unit(id)} turn to meet it?`,
  'reaction-fire': ({ unit: id, mover }) => `Does ${unit(id)} fire at ${unit(mover)}?`,
  withdrawal: ({ unit: id, points: n }) =>
    n === 0
      ? `${unit(id)} has withdrawn as far as it may: halt.`
      : `${unit(id)} withdraws, with ${points(n)} left: choose a hex further off, turn, or halt.`,
  feint: ({ unit: id, left }) =>
    `${unit(id)} feigns retreat, by 3 to 5 hexes: choose the next, of ${left} it still may go, or halt.`,
  strike: ({ unit: id, at, moved }) =>
    moved
      ? `${unit(id)} has come up to ${unit(at)}: fire or shock.`
      : `${unit(id)} has caught ${unit(at)}: fire, go next to it, or leave it.`,
  lure: ({ unit: id, at }) => `${unit(id)} has harassed ${unit(at)}. Does it feign retreat to draw it out?`,
  succession: ({ leader: id }) => `${leader(id)} is dead: choose the hex where his successor takes over.`,
  company: ({ unit: id }) => `${unit(id)} routs: may a leader with it stay behind?`,
  escape: ({ leader: id, left, stays }) =>
    stays
      ? `An enemy has come up to ${leader(id)}: move him away by up to ${plural(left, 'hex', 'hexes')}, or let him stay.`
      : `An enemy has come up to ${leader(id)}, who is alone and has to go: up to ${plural(left, 'hex', 'hexes')} away.`,
  'return-fire': ({ unit: id, at }) => `Does ${unit(id)} return the fire of ${unit(at)}?`,
  designation: () => 'Say who will shock whom, then begin. Units that moved up must fight.',
  count: ({ what }) => `Which of your units counts as the ${what}, for column and superiority?`,
  advance: ({ unit: id }) => `${unit(id)} advances: choose the hex.`,
  'advance-turn': ({ unit: id }) => `${unit(id)} has advanced and may turn by one vertex.`,
  facing: ({ unit: id }) => `Which way does ${unit(id)} face?`,
  momentum: ({ leader: id }) => `Roll for momentum with ${leader(id)}, or let him finish.`,
  'fire-again': ({ unit: id, at }) => `${unit(id)} has not left its set-up hex and fires twice: again at ${unit(at)}?`,
  'shield-wall': ({ unit: id, by }) => `${unit(by)} takes aim. Does ${unit(id)} form shield wall?`,
  volley: () => 'The line has moved and taken the enemy’s entry fire: now its own units may fire.',
  foray: ({ unit: id, at }) => `${unit(id)} harasses ${unit(at)}: choose its path, hex by hex.`,
  'riposte-wall': ({ unit: id }) => `${unit(id)} is harassed. Does it form shield wall?`,
  'riposte-turn': ({ unit: id }) => `${unit(id)} is harassed. Does it turn to meet it?`,
  'riposte-fire': ({ unit: id }) => `The harassing horse comes past ${unit(id)}. Does it fire?`,
  impetus: ({ unit: id }) => `${unit(id)} runs after its tormentors: choose the hex.`,
  'odd-hit': ({ left }) => `Which of your units takes ${left === 1 ? 'the odd hit' : `an odd hit, of ${left}`}?`,
  vanguard: ({ left }) => `Which of your units ${left === 1 ? 'advances' : `advance, ${left} of them`}?`,
  bolt: ({ unit: id }) => `Does ${unit(id)} fire now?`,
  surge: ({ unit: id, points: n }) =>
    `${unit(id)} surges on in the wedge, with ${points(n)} left: choose a hex in front.`,
  unruly: () => 'Several of your lines are out of hand: choose which goes first.',
  rushing: ({ left }) =>
    `The line runs at the enemy: ${plural(left, 'unit')} still to go. ${left === 1 ? 'Choose it.' : 'Choose one.'}`,
  reform: ({ unit: id }) => `${unit(id)} was shocked in column and falls back into line: to which side does it turn?`,
  'rout-phase': () => 'Choose which of your routed units runs next.',
  flee: ({ unit: id }) => `${unit(id)} is in rout: choose its way.`,
})

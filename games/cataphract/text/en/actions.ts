import type { Sentences } from '../sentences.ts'
import { leader, type Speaking, unit } from './names.ts'
import { openingActions } from './opening.ts'

/** Infantry side by side is the usual line. */
const FORMS = { rank: '', file: ', one behind the other', wedge: ', as the wedge' } as const

export const actions = (at: Speaking): Sentences['actions'] => ({
  ...openingActions(at),
  momentum: () => 'Roll for momentum',
  line: ({ line, unit: id, as }) => `Command line ${line} with ${unit(id)}${FORMS[as]}`,
  recover: ({ unit: id }) => `Remove hits from ${unit(id)}`,
  rally: ({ unit: id }) => `Rally ${unit(id)}`,
  lead: ({ leader: id }) => `Move ${leader(id)}`,
  replace: ({ leader: id, at: hex }) => `Replace ${leader(id)} in ${hex}`,
  face: ({ facing }) => `Face ${at.facing(facing)}`,
  form: ({ facing }) =>
    `Change formation: a column to the ${at.columnFacing(facing)}, a line to the ${at.facing(facing)}`,
  mount: () => 'Mount or dismount',
  step: ({ to }) => `Move to ${to}`,
  turn: ({ by }) => `Turn ${by}`,
  fire: ({ at: target, after }) => `Fire at ${unit(target)}${after === 'move' ? ', then move' : ''}`,
  snipe: ({ leader: id, after }) => `Fire at ${leader(id)}${after === 'move' ? ', then move' : ''}`,
  loose: ({ unit: id, at: target }) => `${unit(id)} fires at ${unit(target)}`,
  harass: ({ at: target }) => `Harass ${unit(target)}`,
  shield: () => 'Form shield wall',
  lower: () => 'Open the shield wall',
  serve: ({ unit: id }) => `Change the mode of ${unit(id)}`,
  halt: () => 'Halt',
  charge: () => 'Halt, and shock',
  hold: () => 'Halt, without shock',
  withdraw: () => 'Withdraw',
  fallback: () => 'Withdraw the whole line',
  feign: () => 'Feign retreat',
  decoy: ({ unit: id }) => `Feign retreat with ${unit(id)}`,
  part: ({ leader: id }) => `Leave ${leader(id)} behind`,
  shock: ({ unit: id }) => `Shock with ${unit(id)}`,
  assault: ({ unit: id, on }) => `${unit(id)} shocks ${unit(on)}`,
  join: ({ unit: id }) => `${unit(id)} shocks all in its ZOC`,
  storm: ({ unit: id, on }) => `${unit(id)} shocks ${unit(on)} across the trench`,
  retire: ({ unit: id, to }) => `${unit(id)} breaks off to ${to}`,
  count: ({ unit: id }) => `Count ${unit(id)}`,
  advance: ({ to }) => `Advance to ${to}`,
  rout: ({ unit: id }) => `${unit(id)} runs`,
  flee: ({ to }) => `Run to ${to}`,
})

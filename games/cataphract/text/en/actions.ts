import type { Listed } from '@iacta/kernel'
import type { Action } from '../../rules/action.ts'
import type { Sentences } from '../sentences.ts'
import { leader, type Speaking, unit } from './names.ts'

export type Said<Do extends Action['do']> = Extract<Listed<Action>, { do: Do }>

export const actions = (at: Speaking): Sentences['actions'] => ({
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
  momentum: () => 'Roll for momentum',
  order: ({ unit: id }) => `Order ${unit(id)}`,
  line: ({ line, unit: id, as }) =>
    `Command line ${line} with ${unit(id)}${as === 'file' ? ', one behind the other' : ''}`,
  recover: ({ unit: id }) => `Remove hits from ${unit(id)}`,
  rally: ({ unit: id }) => `Rally ${unit(id)}`,
  lead: ({ leader: id }) => `Move ${leader(id)}`,
  replace: ({ leader: id, at: hex }) => `Replace ${leader(id)} in ${hex}`,
  face: ({ facing }) => `Face ${at.facing(facing)}`,
  done: () => 'Done',
  form: ({ facing }) =>
    `Change formation: a column to the ${at.columnFacing(facing)}, a line to the ${at.facing(facing)}`,
  mount: ({ facing }) => `Mount or dismount, facing ${at.facing(facing)}`,
  step: ({ to }) => `Move to ${to}`,
  turn: ({ by }) => `Turn ${by}`,
  fire: ({ at: target, after }) => `Fire at ${unit(target)}${after === 'move' ? ', then move' : ''}`,
  halt: () => 'Halt',
  charge: () => 'Halt, and shock',
  hold: () => 'Halt, without shock',
  withdraw: () => 'Withdraw',
  shock: ({ unit: id }) => `Shock with ${unit(id)}`,
  assault: ({ unit: id, on }) => `${unit(id)} shocks ${unit(on)}`,
  join: ({ unit: id }) => `${unit(id)} shocks all in its ZOC`,
  count: ({ unit: id }) => `Count ${unit(id)}`,
  advance: ({ to }) => `Advance to ${to}`,
  rout: ({ unit: id }) => `${unit(id)} runs`,
  flee: ({ to }) => `Run to ${to}`,
})

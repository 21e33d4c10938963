import type { Sentences } from '../sentences.ts'
import { leader, type Speaking, theUnit, toUnit, unit } from './names.ts'
import { openingActions } from './opening.ts'

/** La fanteria fianco a fianco è la linea solita. */
const FORMS = { rank: '', file: ', una dietro l’altra', wedge: ', come Cuneo' } as const
const TURNS = { left: 'a sinistra', right: 'a destra' } as const

export const actions = (at: Speaking): Sentences['actions'] => ({
  ...openingActions(at),
  momentum: () => 'Tira per il Momentum',
  line: ({ line, unit: id, as }) => `Comanda la linea ${line} con ${theUnit(id)}${FORMS[as]}`,
  recover: ({ unit: id }) => `Togli Colpi ${toUnit(id)}`,
  rally: ({ unit: id }) => `Recupera ${theUnit(id)}`,
  lead: ({ leader: id }) => `Muovi ${leader(id)}`,
  replace: ({ leader: id, at: hex }) => `Rimpiazza ${leader(id)} in ${hex}`,
  face: ({ facing }) => `Fronte a ${at.facing(facing)}`,
  form: ({ facing }) => `Cambia formazione: colonna verso ${at.columnFacing(facing)}, linea verso ${at.facing(facing)}`,
  mount: () => 'Monta o smonta',
  step: ({ to }) => `Muovi in ${to}`,
  turn: ({ by }) => `Gira ${TURNS[by]}`,
  fire: ({ at: target, after }) => `Lancia contro ${theUnit(target)}${after === 'move' ? ', poi muovi' : ''}`,
  snipe: ({ leader: id, after }) => `Lancia contro ${leader(id)}${after === 'move' ? ', poi muovi' : ''}`,
  loose: ({ unit: id, at: target }) => `${unit(id)} lancia contro ${theUnit(target)}`,
  harass: ({ at: target }) => `H&D contro ${theUnit(target)}`,
  shield: () => 'Muro di Scudi',
  lower: () => 'Apri il Muro di Scudi',
  serve: ({ unit: id }) => `Cambia modalità ${toUnit(id)}`,
  halt: () => 'Ferma',
  charge: () => 'Ferma, e assalta',
  hold: () => 'Ferma, senza Assalto',
  withdraw: () => 'Ritirati',
  fallback: () => 'Ritira tutta la linea',
  feign: () => 'Finta Ritirata',
  decoy: ({ unit: id }) => `Finta Ritirata con ${theUnit(id)}`,
  part: ({ leader: id }) => `Lascia indietro ${leader(id)}`,
  shock: ({ unit: id }) => `Assalta con ${theUnit(id)}`,
  assault: ({ unit: id, on }) => `${unit(id)} assalta ${theUnit(on)}`,
  join: ({ unit: id }) => `${unit(id)} assalta tutti nella sua ZOC`,
  storm: ({ unit: id, on }) => `${unit(id)} assalta ${theUnit(on)} oltre la trincea`,
  retire: ({ unit: id, to }) => `${unit(id)} si sgancia in ${to}`,
  count: ({ unit: id }) => `Conta ${theUnit(id)}`,
  advance: ({ to }) => `Avanza in ${to}`,
  rout: ({ unit: id }) => `Fai fuggire ${theUnit(id)}`,
  flee: ({ to }) => `Fuggi in ${to}`,
})

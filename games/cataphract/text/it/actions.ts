import type { Sentences } from '../sentences.ts'
import { leader, type Speaking, theUnit, toUnit, unit } from './names.ts'

const TURNS = { left: 'a sinistra', right: 'a destra' } as const

export const actions = (at: Speaking): Sentences['actions'] => ({
  bid: ({ points }) => `Punta ${points}`,
  side: ({ named }) => `Gioca con ${at.theArmy(named === 'first' ? 0 : 1)}`,
  place: ({ at: hex, facing }) => `Piazza in ${hex}, fronte a ${at.facing(facing)}`,
  usual: () => 'Piazza tutto come al solito',
  activate: ({ leader: id }) => `Attiva ${leader(id)}`,
  pass: ({ leader: id }) => `Passa con ${leader(id)}`,
  wait: ({ leader: id }) => `Fai aspettare ${leader(id)}`,
  trump: ({ leader: id }) => `Prevarica con ${leader(id)}`,
  decline: () => 'Rinuncia',
  roll: () => 'Tira',
  momentum: () => 'Tira per il Momentum',
  order: ({ unit: id }) => `Ordine ${toUnit(id)}`,
  line: ({ line, unit: id, as }) =>
    `Comanda la linea ${line} con ${theUnit(id)}${as === 'file' ? ', una dietro l’altra' : ''}`,
  recover: ({ unit: id }) => `Togli Colpi ${toUnit(id)}`,
  rally: ({ unit: id }) => `Recupera ${theUnit(id)}`,
  lead: ({ leader: id }) => `Muovi ${leader(id)}`,
  replace: ({ leader: id, at: hex }) => `Rimpiazza ${leader(id)} in ${hex}`,
  face: ({ facing }) => `Fronte a ${at.facing(facing)}`,
  done: () => 'Fatto',
  form: ({ facing }) => `Cambia formazione: colonna verso ${at.columnFacing(facing)}, linea verso ${at.facing(facing)}`,
  mount: ({ facing }) => `Monta o smonta, fronte a ${at.facing(facing)}`,
  step: ({ to }) => `Muovi in ${to}`,
  turn: ({ by }) => `Gira ${TURNS[by]}`,
  fire: ({ at: target, after }) => `Lancia contro ${theUnit(target)}${after === 'move' ? ', poi muovi' : ''}`,
  halt: () => 'Ferma',
  charge: () => 'Ferma, e assalta',
  hold: () => 'Ferma, senza Assalto',
  withdraw: () => 'Ritirati',
  shock: ({ unit: id }) => `Assalta con ${theUnit(id)}`,
  assault: ({ unit: id, on }) => `${unit(id)} assalta ${theUnit(on)}`,
  join: ({ unit: id }) => `${unit(id)} assalta tutti nella sua ZOC`,
  count: ({ unit: id }) => `Conta ${theUnit(id)}`,
  advance: ({ to }) => `Avanza in ${to}`,
  rout: ({ unit: id }) => `Fa fuggire ${theUnit(id)}`,
  flee: ({ to }) => `Fuggi in ${to}`,
})

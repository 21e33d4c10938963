import type { BlockId, PlaceId } from '../../rules/printed.ts'
import { capital } from '../common.ts'
import { places } from '../places.ts'
import type { Sentences } from '../sentences.ts'
import { block, card, fromPlace, inPlace, label, ofColour, ofPlace, onBlock, place } from './names.ts'

const way = (a: { readonly block: BlockId; readonly to: PlaceId }): string => `${label(a.block)} → ${places[a.to]}`

export const actions: Sentences['actions'] = {
  exchange: (a) => `${label(a.block)} ⇄ ${label(a.with)}`,
  ready: () => 'Conferma lo schieramento',
  discard: (a) => `Scarta ${card(a.card)}`,
  play: (a) => `Gioca ${card(a.card)}`,
  move: way,
  halt: () => 'Fermati qui',
  'end-moves': () => 'Concludi le mosse',
  'main-attack': (a) => `Attacco Principale contro ${place(a.at)} ${fromPlace(a.from)}`,
  surprise: (a) => `Sorpresa ${inPlace(a.at)}`,
  levy: (a) => `Recluta ${block(a.block)} ${inPlace(a.at)}`,
  raise: (a) => `Rafforza ${block(a.block)}`,
  'end-levies': () => 'Concludi le leve',
  turn: (a) => `${capital(ofColour(a.colour).text)} ${inPlace(a.at)}`,
  receive: (a) => `Accogli ${inPlace(a.at)}`,
  strike: (a) => `Colpisci ${place(a.at)}`,
  decline: () => 'Rinuncia all’Evento',
  battle: (a) => `Battaglia ${ofPlace(a.at)}`,
  fire: (a) => `Tira con ${block(a.block)}`,
  pass: (a) => `Passa con ${block(a.block)}`,
  retreat: (a) => `Ritirata: ${way(a)}`,
  sail: (a) => `Ritirata via mare: ${way(a)}`,
  perish: (a) => `Nessuna ritirata: perdi ${block(a.block)}`,
  hit: (a) => `Colpo ${onBlock(a.block)}`,
  regroup: (a) => `Riordino: ${way(a)}`,
  'end-regroup': () => 'Concludi il riordino',
  harbour: way,
  disband: (a) => `Sciogli ${block(a.block)}`,
  'end-disbanding': () => 'Concludi lo scioglimento',
}

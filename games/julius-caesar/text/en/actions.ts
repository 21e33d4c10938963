import type { BlockId, PlaceId } from '../../rules/printed.ts'
import { capital } from '../common.ts'
import { places } from '../places.ts'
import type { Sentences } from '../sentences.ts'
import { block, card, label, ofColour, place } from './names.ts'

const way = (a: { readonly block: BlockId; readonly to: PlaceId }): string => `${label(a.block)} → ${places[a.to]}`

export const actions: Sentences['actions'] = {
  exchange: (a) => `${label(a.block)} ⇄ ${label(a.with)}`,
  ready: () => 'Ready',
  discard: (a) => `Discard ${card(a.card)}`,
  play: (a) => `Play ${card(a.card)}`,
  move: way,
  halt: () => 'Halt here',
  'end-moves': () => 'End moves',
  'main-attack': (a) => `Main Attack on ${place(a.at)} from ${place(a.from)}`,
  surprise: (a) => `Surprise in ${place(a.at)}`,
  levy: (a) => `Levy ${block(a.block)} in ${place(a.at)}`,
  raise: (a) => `Strengthen ${block(a.block)}`,
  'end-levies': () => 'End levies',
  turn: (a) => `${capital(ofColour(a.colour))} in ${place(a.at)}`,
  receive: (a) => `Receive in ${place(a.at)}`,
  strike: (a) => `Strike ${place(a.at)}`,
  decline: () => 'Decline the Event',
  battle: (a) => `Battle of ${place(a.at)}`,
  fire: (a) => `Fire with ${block(a.block)}`,
  pass: (a) => `Pass with ${block(a.block)}`,
  retreat: (a) => `Retreat: ${way(a)}`,
  sail: (a) => `Retreat by sea: ${way(a)}`,
  perish: (a) => `No retreat: lose ${block(a.block)}`,
  hit: (a) => `Hit on ${block(a.block)}`,
  regroup: (a) => `Regroup: ${way(a)}`,
  'end-regroup': () => 'End regroup',
  harbour: way,
  disband: (a) => `Disband ${block(a.block)}`,
  'end-disbanding': () => 'End disbanding',
}

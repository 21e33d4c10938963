import type { LeaderId } from '../../data/fleets.ts'
import { HEADING_IDS, type HeadingId } from '../../data/map.ts'
import type { SeatId } from '../../data/table.ts'
import type { Aspect, Speed } from '../../data/tables.ts'
import type { Hand, Oars, StandingOrder } from '../../rules/state.ts'
import type { Checked, Rolled } from '../../rules/telling.ts'
import { isGothic, joined, numberOf } from '../common.ts'

export const seats: Record<SeatId, string> = { goth: 'Goti', byzantine: 'Bizantini' }
export const leaders: Record<LeaderId, string> = {
  baderic: 'Baderico',
  sigiric: 'Sigirico',
  odotheus: 'Odoteo',
  john: 'Giovanni',
  valerian: 'Valeriano',
  martin: 'Martino',
}
export const headings: Record<HeadingId, string> = {
  east: 'est',
  'south-east': 'sud-est',
  'south-west': 'sud-ovest',
  west: 'ovest',
  'north-west': 'nord-ovest',
  'north-east': 'nord-est',
}
export const speeds: Record<Speed, string> = { rest: 'Riposo', cruise: 'Crociera', maximum: 'Massima' }
export const hands: Record<Hand, string> = { port: 'a sinistra', starboard: 'a dritta' }
export const aspects: Record<Aspect, string> = {
  'head-on': 'di prua',
  'forward-beam': 'al mascone',
  'after-beam': 'al giardinetto',
  stern: 'di poppa',
}
export const oars: Record<Oars, string> = {
  sound: 'ha tutti i remi',
  'raked-port': 'ha i remi falciati a sinistra',
  'raked-starboard': 'ha i remi falciati a dritta',
  'half-speed': 'va a mezza velocità',
  crippled: 'è paralizzato',
}
/** The same, in the second person. */
export const ordered: Record<StandingOrder, string> = {
  stop: 'offri di smettere alla fine di un turno',
  'no-fire': 'non tiri contro le navi che passano',
  'no-last-fire': 'non tiri contro le navi che attaccano',
  'no-grapple': 'non arpioni fuori turno',
}
/** What is ordered beforehand. */
export const standing: Record<StandingOrder, string> = {
  stop: 'offerta di smettere alla fine di un turno',
  'no-fire': 'nessun tiro contro le navi che passano',
  'no-last-fire': 'nessun tiro contro le navi che attaccano',
  'no-grapple': 'nessun arpionamento fuori turno',
}

const dromon = (id: string): string => `dromone ${isGothic(id) ? 'goto' : 'bizantino'} ${numberOf(id)}`
/** With its article, and the prepositions that take one. */
export const ship = (id: string): string => `il ${dromon(id)}`
export const Ship = (id: string): string => `Il ${dromon(id)}`
export const toShip = (id: string): string => `al ${dromon(id)}`
export const fromShip = (id: string): string => `dal ${dromon(id)}`
export const ofShip = (id: string): string => `del ${dromon(id)}`
export const onShip = (id: string): string => `sul ${dromon(id)}`
export const ships = (ids: readonly string[]): string => joined(ids.map(ship), 'e')
export const leader = (id: string): string => leaders[id as LeaderId] ?? id
export const heading = (sixth: number): string => headings[HEADING_IDS[sixth]]
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** A die with what was added to it, and what was needed. */
export const rolled = ({ roll, sum, needs }: Rolled): string =>
  roll === sum ? `(dado ${roll}, serve ${needs})` : `(dado ${roll}, in tutto ${sum}, serve ${needs})`
export const checked = ({ roll, atMost }: Checked): string => `(dado ${roll}, al più ${Math.min(atMost, 8)})`

import type { LeaderId } from '../../data/fleets.ts'
import { HEADING_IDS, type HeadingId } from '../../data/map.ts'
import type { SeatId } from '../../data/table.ts'
import type { Aspect, Speed } from '../../data/tables.ts'
import type { Hand, Oars, StandingOrder } from '../../rules/state.ts'
import type { Checked, Rolled } from '../../rules/telling.ts'
import { isGothic, joined, numberOf } from '../common.ts'

export const seats: Record<SeatId, string> = { goth: 'Goths', byzantine: 'Byzantines' }
export const leaders: Record<LeaderId, string> = {
  baderic: 'Baderic',
  sigiric: 'Sigiric',
  odotheus: 'Odotheus',
  john: 'John',
  valerian: 'Valerian',
  martin: 'Martin',
}
export const headings: Record<HeadingId, string> = {
  east: 'east',
  'south-east': 'south-east',
  'south-west': 'south-west',
  west: 'west',
  'north-west': 'north-west',
  'north-east': 'north-east',
}
export const speeds: Record<Speed, string> = { rest: 'Rest', cruise: 'Cruise', maximum: 'Maximum' }
export const hands: Record<Hand, string> = { port: 'port', starboard: 'starboard' }
export const aspects: Record<Aspect, string> = {
  'head-on': 'head-on',
  'forward-beam': 'on the forward beam',
  'after-beam': 'on the after beam',
  stern: 'in the stern',
}
export const oars: Record<Oars, string> = {
  sound: 'has all its oars',
  'raked-port': 'is raked to port',
  'raked-starboard': 'is raked to starboard',
  'half-speed': 'is at half-speed',
  crippled: 'is crippled',
}
/** The same, as it follows “you”. */
export const ordered: Record<StandingOrder, string> = {
  stop: 'offer to stop at the end of a turn',
  'no-fire': 'do not fire at ships that pass',
  'no-last-fire': 'do not fire at ships that attack',
  'no-grapple': 'do not grapple out of turn',
}
/** What is ordered beforehand. */
export const standing: Record<StandingOrder, string> = {
  stop: 'an offer to stop at the end of a turn',
  'no-fire': 'no fire at ships that pass',
  'no-last-fire': 'no fire at ships that attack',
  'no-grapple': 'no grapple out of turn',
}

export const ship = (id: string): string => `${isGothic(id) ? 'Gothic' : 'Byzantine'} dromon ${numberOf(id)}`
export const ships = (ids: readonly string[]): string => joined(ids.map(ship), 'and')
export const leader = (id: string): string => leaders[id as LeaderId] ?? id
export const heading = (sixth: number): string => headings[HEADING_IDS[sixth]]
export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** A die with what was added to it, and what was needed. */
export const rolled = ({ roll, sum, needs }: Rolled): string =>
  roll === sum ? `(die ${roll}, ${needs} needed)` : `(die ${roll}, in all ${sum}, ${needs} needed)`
export const checked = ({ roll, atMost }: Checked): string => `(die ${roll}, at most ${Math.min(atMost, 8)})`

import type { ViewportLabels } from '@iacta/web/board'
import type { LeaderId } from '../data/fleets.ts'
import type { SeatId } from '../data/table.ts'
import type { Aspect, Speed } from '../data/tables.ts'
import type { Oars } from '../rules/state.ts'

/** What may be laid over the map to be looked at. */
export const LAYERS = ['command', 'missiles'] as const
export type Layer = (typeof LAYERS)[number]

/** What odds are told of. */
export type Risky = 'ram' | 'rake' | 'through' | 'fire' | 'grapple' | 'cut' | 'board'

/** The board's own words: what stands on its buttons, and what it says to those who do not see it. */
export interface Labels {
  readonly map: string
  readonly keys: string
  readonly zoom: Required<ViewportLabels>
  readonly town: string
  readonly sea: readonly string[]
  readonly seats: Readonly<Record<SeatId, string>>
  readonly ship: (id: string) => string
  readonly leader: (id: LeaderId) => string
  readonly heading: (sixth: number) => string
  readonly hex: (name: string) => string
  readonly ground: Readonly<Record<'land' | 'sea', string>>
  readonly speeds: Readonly<Record<Speed, string>>
  readonly oars: Readonly<Record<Oars, string>>
  readonly heads: (heading: string) => string
  readonly marines: (n: number) => string
  readonly crew: (n: number) => string
  readonly fatigue: (n: number) => string
  readonly fire: (level: number) => string
  readonly rammed: string
  readonly prize: (side: string) => string
  readonly taken: (side: string) => string
  readonly grappled: (ships: readonly string[]) => string
  readonly squadron: (leader: string) => string
  readonly detached: string
  readonly aboard: (leader: string, range: number) => string
  readonly activated: string
  readonly turn: (n: number) => string
  readonly setUp: string
  readonly initiative: (side: string) => string
  readonly points: (side: string, points: number, needed: number) => string
  readonly price: (n: number) => string
  /** A course to a hex: whither it heads then, how fast it goes and for how much. */
  readonly course: (heading: string, speed: string | null, price: number) => string
  readonly courses: (hex: string) => string
  readonly binding: string
  readonly berth: (heading: string) => string
  readonly aspects: Readonly<Record<Aspect, string>>
  readonly percent: (part: number) => string
  /** A ram that would come of going straight on. */
  readonly prospect: (ship: string, aspect: string, part: string) => string
  readonly odds: Readonly<Record<Risky, (part: string) => string>>
  readonly harm: (part: string) => string
  readonly boardingCost: (part: string) => string
  readonly needs: (needs: number, by: number) => string
  readonly runsAshore: string
  readonly leavesMap: string
  readonly layers: Readonly<Record<Layer, string>>
  readonly layersLabel: string
  readonly orders: string
  readonly ordersHint: string
  readonly ends: Readonly<
    Record<'command' | 'squadron' | 'detached' | 'prize' | 'backing' | 'riposte' | 'sweep', string>
  >
  readonly choose: string
  readonly cancel: string
  readonly close: string
}

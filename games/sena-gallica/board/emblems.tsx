import { type Emblems, Pictogram } from '@iacta/web/board'
import type { LeaderId } from '../data/fleets.ts'
import { doerOf } from './beats.ts'
import { EMBLEMS, FLAG } from './signs.ts'

export const Emblem = ({ of }: { readonly of: string }) => (
  <Pictogram class="sg-emblem" {...(of === 'goth' || of === 'byzantine' ? EMBLEMS[of] : FLAG)} />
)

/** A line is the doing of the fleet whose ship or leader it names first. */
export const emblems: Emblems = {
  whose: ({ params }) => doerOf(params),
  Emblem,
  colour: (of) => `var(--fleet-${of}, var(--ink))`,
}

/** By which letter a leader's squadron is known on the map. */
export const initialOf = (leader: LeaderId, name: string): string => name.charAt(0) || leader.charAt(0)

import type { Emblems } from '@iacta/web/board'
import type { SeatId } from '../rules/printed.ts'
import { Icon } from './symbols.tsx'

/** The seats by their emblems: star, moon, lightning and sun. Who wins a battle, or fights it, is whose line it is. */
export const emblems: Emblems = {
  whose: ({ params: { seat, winner, attacker } }) => (seat ?? winner ?? attacker ?? null) as SeatId | null,
  Emblem: ({ of }) => <Icon of={of as SeatId} />,
  colour: (of) => `var(--${of})`,
}

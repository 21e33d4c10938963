import type { OptionSpecs, OptionsOf } from '@iacta/kernel'

/** The two fleets, in the order they set up (SG-15.1a): a seat is a side. */
export const SEAT_IDS = ['goth', 'byzantine'] as const
export type SeatId = (typeof SEAT_IDS)[number]

export const OPTIONS = {
  /** Where the scenario puts everybody (15.4), or as the players like, the Goths first (15.1, 15.2). */
  setUp: { choices: ['fixed', 'free'] },
} as const satisfies OptionSpecs

export type Options = OptionsOf<typeof OPTIONS>

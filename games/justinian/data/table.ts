import type { OptionSpecs, OptionsOf } from '@iacta/kernel'

/** The two players, in the order they set up (3.2): a seat is a side, and one person may take both (T.6). */
export const SEAT_IDS = ['byzantine', 'barbarian'] as const
export type SeatId = (typeof SEAT_IDS)[number]

/** The rules leave nothing to settle beforehand. */
export const OPTIONS = {} as const satisfies OptionSpecs

export type Options = OptionsOf<typeof OPTIONS>

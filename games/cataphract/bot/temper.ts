import type { TemperSizes } from '@iacta/kernel'

/** In points. */
export const TEMPER: TemperSizes = { misjudged: 2, liking: 0.12 }

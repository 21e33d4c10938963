import type { TemperSizes } from '@iacta/kernel'

/** In points. */
export const TEMPER: TemperSizes = { misjudged: 1.6, liking: 0.15 }

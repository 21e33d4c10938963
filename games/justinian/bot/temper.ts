import type { TemperSizes } from '@iacta/kernel'

/** In points. */
export const TEMPER: TemperSizes = { misjudged: 1.1, liking: 0.15 }

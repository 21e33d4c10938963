import type { TemperSizes } from '@iacta/kernel'

/** In points. */
export const TEMPER: TemperSizes = { misjudged: 0.5, liking: 0.15 }

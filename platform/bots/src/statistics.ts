/** Standard deviations that 95 % of a normal distribution lie within. */
const NINETY_FIVE = 1.959964

/** A share, and the interval it lies in with 95 % confidence. */
export interface Rate {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** Wilson's score interval: honest for few games and for rates near 0 or 1. A draw counts half. */
export function rateOf(wins: number, draws: number, games: number): Rate {
  if (games === 0) return { rate: 0.5, low: 0, high: 1 }
  const z = NINETY_FIVE
  const rate = (wins + draws / 2) / games
  const centre = (rate + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const reach = (z / (1 + (z * z) / games)) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  return { rate, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}

/** The difference in Elo points that makes a rate likely; a rate of 1 or 0 is beyond measure. */
export function eloOf(rate: number): number {
  if (rate <= 0) return Number.NEGATIVE_INFINITY
  if (rate >= 1) return Number.POSITIVE_INFINITY
  return -400 * Math.log10(1 / rate - 1)
}

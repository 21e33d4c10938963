import { SIDE_IDS } from './printed.ts'
import type { View } from './view.ts'

/** How the game stands: the year, the turn or its winter, and the race to ten, by side. */
export type Tally = { readonly year: number; readonly turn: number | null; readonly points: readonly number[] }

export const tally = ({ year, turn, points, steps }: View): Tally => ({
  year,
  turn: steps.some(({ step }) => step === 'winter') ? null : turn,
  points: SIDE_IDS.map((side) => points[side]),
})

import { fogOf } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { points } from './end.ts'
import { BYZANTINE, GOTH } from './printed.ts'
import { layout } from './state.ts'

/** What each seat sees, with the points as they stand (14.1), and the worlds it could be in. Nothing is hidden (16). */
export const { view, imagine } = fogOf(layout, SEAT_IDS, {}, (s) => ({
  points: { goth: points(s, GOTH), byzantine: points(s, BYZANTINE) },
}))
export type View = ReturnType<typeof view>

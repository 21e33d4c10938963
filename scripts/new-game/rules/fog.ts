import { fogOf } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { layout } from './state.ts'

/** What each seat sees, and the worlds it could be in. Nothing is hidden: what is, is said in the list. */
export const { view, imagine } = fogOf(layout, SEAT_IDS, {})
export type View = ReturnType<typeof view>

import { fogOf } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { layout } from './state.ts'

/**
 * What each seat sees, and the worlds it could be in. Nothing is hidden (76): who is in the cup everybody can tell, and who is
 * drawn out of it nobody decides before he is drawn, so that there is no order to hide.
 */
export const { view, imagine } = fogOf(layout, SEAT_IDS, {})
export type View = ReturnType<typeof view>

import type { Drawing } from '@iacta/web/board'
import type { SeatId } from '../data/table.ts'

/** Small pictures in boxes of 24 by 24. */

/** The fleets by what they bear on their flags: a cross, and a wedge. */
export const EMBLEMS: Readonly<Record<SeatId, Drawing>> = {
  byzantine: { fill: 'M10.5 3h3v6.5H20v3h-6.5V21h-3v-8.5H4v-3h6.5Z' },
  goth: { fill: 'M12 3l10 17H2ZM12 10l-3.6 6.4h7.2Z' },
}

export const FLAME: Drawing = {
  fill: 'M12.6 2c.6 4 5.9 6.2 5.9 12.2 0 4.4-2.9 7.3-6.5 7.3s-6.5-2.7-6.5-6.7c0-3 1.7-4.6 2.7-6.7.6 1.5 1.3 2.2 2.2 2.5-.3-3.3.4-6.2 2.2-8.6Z',
}
export const WAVES: Drawing = {
  line: 'M2 9c2.5-3 5-3 7.5 0s5 3 7.5 0 3.5-2.5 5-1M2 15c2.5-3 5-3 7.5 0s5 3 7.5 0 3.5-2.5 5-1M2 21c2.5-3 5-3 7.5 0s5 3 7.5 0 3.5-2.5 5-1',
}
export const FLAG: Drawing = { fill: 'M7 3h12l-3 4 3 4H7Z', line: 'M6 3v18' }
export const HOOK: Drawing = { line: 'M12 2v13M12 15c0 4-5 5-7 1M12 15c0 4 5 5 7 1M5 16l-1.5 2.5M19 16l1.5 2.5M9 5h6' }
export const GALLEY: Drawing = {
  fill: 'M2 12h17l3-2-2.5 6.5c-.5 1.3-1.6 2-3 2H7.5C4.7 18.5 2.6 16 2 12ZM10 3l6 6.5H10Z',
  line: 'M9.5 3v8M6 15l-2 6M11 15l-2 6M16 15l-2 6',
}
export const RAM: Drawing = { fill: 'M2 9.5l11 .5 9 2-9 2-11 .5Z', line: 'M15 5l-2 3M15 19l-2-3M19 7l-3 2M19 17l-3-2' }

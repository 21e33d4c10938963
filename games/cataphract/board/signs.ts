import type { Drawing } from '@iacta/web/board'
import type { Type } from '../data/names.ts'

/** What units are, in boxes of 24 by 24: horse for those who ride, shields for those who stand, bows and spears for what they bear. */

const HORSE_HEAD =
  'M6 21c0-5 .6-8 2.6-10.4L6.6 8.4l3-.6 1.6-3.6 1.6 2.6c3.6.8 6 3.4 6.6 7.4l-2.8 2-3-2.2c-.4 2.4.4 4.4 2.2 7Z'

export type Kind = 'Cat' | Type

export const SIGNS: Readonly<Record<Kind, Drawing>> = {
  /** An armoured horse: scales under the head. */
  Cat: {
    fill: `${HORSE_HEAD}M8.4 17.2h5.2v1.2H8.4ZM8.6 14.4h3.6v1.2H8.6ZM9.6 11.6h2.4v1.2H9.6Z`,
    line: 'M3.4 3v18',
  },
  HC: { fill: HORSE_HEAD },
  LN: { fill: HORSE_HEAD, line: 'M3.6 21V3M3.6 3l-1.6 3M3.6 3l1.6 3' },
  LC: {
    line: 'M7 20c0-4.6.6-7 2.4-9.4L7.4 8.6l3-.8 1.4-3.2 1.4 2.4c3.2.8 5.2 3.2 5.8 6.6l-2.4 1.6-2.6-2c-.4 2.2.4 4 1.8 6.8',
  },
  HI: {
    fill: 'M12 2.6l7.6 2.2v6.8c0 5-3.2 8-7.6 10-4.4-2-7.6-5-7.6-10V4.8ZM11 6v4.4H7.4v2H11v5.4h2v-5.4h3.6v-2H13V6Z',
  },
  MI: { fill: 'M12 4.4a7.8 7.8 0 1 0 .01 0ZM12 10a2.2 2.2 0 1 1-.01 0Z' },
  LI: { line: 'M12 5a7 7 0 1 0 .01 0ZM12 9.6v4.8M9.6 12h4.8' },
  CH: { line: 'M4 20l16-13M5 8c4-4 11-4 14 1M5 8l6 6.4M19 9l-5 3M7 20h10M9 20l3-5' },
}

/** Bows in the hand: drawn over the sign of light foot. */
export const BOWMEN: Drawing = {
  line: 'M7 3.6c8 2 10.6 8 8 16.8M7 3.6l8 16.8M4 17.6L19.4 7.4M19.4 7.4l-3.6.2M19.4 7.4l-1.4 3.2',
}
export const JAVELIN: Drawing = { line: 'M5 20L19 4M19 4l-4.6 1.2M19 4l-.6 4.8' }
export const AXE: Drawing = { fill: 'M12 4c4-1.6 7 .4 8 4-2 1.2-4.600 2-7 1.2Z', line: 'M5 20L14 6' }

/** A standard, for those who lead. */
export const STANDARD: Drawing = { fill: 'M7 3h12l-3 4 3 4H7Z', line: 'M6 3v18' }
export const EAGLE: Drawing = {
  fill: 'M12 2l2.9 6.4 7 .7-5.300 4.700 1.500 6.900L12 17.100 5.900 20.700l1.500-6.900L2.100 9.100l7-.7Z',
}
export const SWORDS: Drawing = { line: 'M5 4l14 14M15 20l4-4M19 4L5 18M5 16l4 4' }

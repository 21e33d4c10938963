import { type Drawing, Drawn, Pictogram } from '@iacta/web/board'
import type { EventId } from '../rules/board.ts'
import type { OwnerId } from './reading.ts'

/** Pictures of our own, each in a box of 24 by 24. */

/** Whose a piece is, by shape as well as by colour. */
const EMBLEMS: Record<OwnerId, Drawing> = {
  galba: { fill: 'M12 1.8l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.5 3.6L7 14.3l-5.4-5 7.3-.8z' },
  otho: { fill: 'M15.5 2.2a10 10 0 1 0 6.6 14.6A8.6 8.6 0 0 1 15.5 2.2z' },
  vitellius: { fill: 'M14.5 1L4 13.8h6.2L8.2 23 20 9.6h-6.6z' },
  vespasian: {
    fill: 'M12 7a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM10.8 1h2.4v4h-2.4zM10.8 19h2.4v4h-2.4zM1 10.8h4v2.4H1zM19 10.8h4v2.4h-4zM3.4 5.1l1.7-1.7 2.8 2.8-1.7 1.7zM16.1 17.8l1.7-1.7 2.8 2.8-1.7 1.7zM5.1 20.6l-1.7-1.7 2.8-2.8 1.7 1.7zM17.8 7.9l-1.7-1.7 2.8-2.8 1.7 1.7z',
  },
  independent: { line: 'M12 3.5a8.5 8.5 0 1 1-.1 0zM6 18L18 6' },
}

const EVENT_PICTURES: Record<EventId, Drawing> = {
  assassination: {
    fill: 'M12 1l2.6 4.5V14H9.4V5.5zM5.5 14h13v2.4h-13zM10.6 16.4h2.8v4.2h-2.8zM12 20a1.7 1.7 0 1 1-.1 0z',
  },
  'bad-omens': {
    line: 'M1.5 12C5 6.5 8.5 4.5 12 4.5S19 6.5 22.5 12C19 17.5 15.5 19.5 12 19.5S5 17.5 1.5 12zM12 8.3a3.7 3.7 0 1 1-.1 0z',
  },
  'bad-weather': {
    line: 'M6.5 13.5a4.3 4.3 0 0 1 .6-8.5 5.6 5.6 0 0 1 10.6 1.3 3.7 3.7 0 0 1 .3 7.2zM12.5 13.5l-3 4.5h4l-2.5 4.5M5.5 17l-1.3 3M18.5 17l-1.3 3',
  },
  bribery: {
    fill: 'M8.5 2h7l-2 4.3h-3zM9.6 7.5h4.8C19 10.5 21 14 21 17.2c0 3-2.4 4.8-5.6 4.8H8.6C5.4 22 3 20.2 3 17.2c0-3.2 2-6.7 6.6-9.7zM12 11.5a4 4 0 1 0 .1 0zM12 13.6a1.9 1.9 0 1 1-.1 0z',
  },
  illness: {
    line: 'M12 21C6 16.6 2.5 13.2 2.5 8.9 2.5 5.7 4.8 4 7.2 4c2 0 3.7 1 4.8 3 1.1-2 2.8-3 4.8-3 2.4 0 4.7 1.7 4.7 4.900C21.5 13.2 18 16.6 12 21zM5 11.500h3.500l1.8-3.3 2.7 6 1.8-2.700H19',
  },
  'crisis-in-rome': {
    line: 'M2.5 9L12 2.5 21.5 9zM4.5 9v9M9 9v9M15 9v9M19.5 9v9M2.5 21.500h19M3.5 18h6l2 1.5 1.5-2.5 2 1h5.5',
  },
  'galley-fleet': {
    line: 'M2 14.500h20c-.8 4-3 6-6.5 6h-8C4.5 20.5 2.6 18.5 2 14.500zM12 14.500V2.500M12 3.500c3.5 1.5 5.5 4 6 8H12zM6 14.500l-2-3M7.5 20.500L6 23M12 20.500L11 23M16.5 20.500L15.5 23',
  },
  'germanic-tribes': {
    fill: 'M10.6 1.500h2.400V23h-2.400zM13 3c4.5-1 7.5.6 9 4-1.7 3.6-4.7 5-9 4zM10.6 4.500V10C8 9.8 6 9 4.5 7.3 6 5.5 8 4.6 10.6 4.500z',
  },
  'ave-caesar': {
    line: 'M12 21.500c-5.5 0-9-4-9-9 0-4 1.8-7.5 5-9.500M12 21.500c5.5 0 9-4 9-9 0-4-1.8-7.5-5-9.500M8 3c.5 2-.3 3.5-2.2 4.300M4 9.500c1.7.5 2.6 1.7 2.5 3.700M4.3 15.500c2-.3 3.3.6 4 2.500M16 3c-.5 2 .3 3.5 2.2 4.300M20 9.500c-1.7.5-2.6 1.7-2.5 3.700M19.7 15.500c-2-.3-3.3.6-4 2.5',
  },
  'legion-rebels': {
    fill: 'M11 1h2v2.500h7.500V15l-3.7-1.700L13 16v7h-2v-7l-3.8-2.700L3.5 15V3.500H11zM13.5 4.800l-4 4.700h3l-1.5 4.7 4.6-5.700h-3z',
  },
  'praetorian-guard': {
    fill: 'M12 1.500c3.5 1.7 6 2.2 8.5 2.200V11c0 5.5-3 9-8.5 11.500C6.5 20 3.5 16.5 3.5 11V3.700C6 3.7 8.5 3.2 12 1.500zM11 6v4.300H7.500v2H11v6h2v-6h3.500v-2H13V6z',
  },
  revolt: {
    fill: 'M12.5 1c.6 3.5 5.5 5 5.5 9.8 0 2.7-1.7 4.6-4 5.2.9-1.5.8-3.2-1.3-5.2-.5 2.6-3 3-3 5.200C7.5 15.3 6 13.5 6 11 6 6.5 11.8 5.5 12.5 1zM9.5 17h5l-1 6h-3z',
  },
  'senate-influence': {
    line: 'M6.5 3h11.300a2.7 2.7 0 0 1 2.7 2.700c0 1.2-1 1.8-2 1.800h-1V18.300a2.7 2.7 0 0 1-2.7 2.700H4.200a2.7 2.7 0 0 1-2.7-2.700V17H12v1.300a2.7 2.7 0 0 0 2.7 2.700M6.5 17V5.700A2.7 2.7 0 0 0 3.8 3M9.5 7.500h5M9.5 11h5M9.5 14.200h3',
  },
  traitor: {
    fill: 'M3 3.500c5.5 2.5 12.5 2.5 18 0 .5 8-1.5 15.5-9 19C4.5 19 2.5 11.5 3 3.500zM6.5 9c.3 2 1.5 3 3.8 3-.3-2-1.5-3-3.8-3zM17.5 9c-2.3 0-3.5 1-3.8 3 2.3 0 3.5-1 3.8-3zM8.5 15.500c2 2 5 2 7 0-1 3.3-6 3.3-7 0z',
  },
}

const MARKS = {
  march: { line: 'M4 4l7 8-7 8M12 4l7 8-7 8' },
  sword: { fill: 'M12 1l2.2 3v11.500H9.800V4zM5 15.500h14v2.300H5zM10.8 17.800h2.400V23h-2.400z' },
  swords: {
    line: 'M4 3l14 15M20 3L6 18M3.5 16.500l4.5 4.500M20.5 16.500L16 21M5.5 19.500l-2.5 2.500M18.5 19.500l2.5 2.5',
  },
  anchor: { line: 'M12 7.500v14M7 11h10M4 14.500c.8 4.5 4 7 8 7s7.2-2.5 8-7M12 2.500a2.5 2.5 0 1 1-.1 0z' },
  card: { fill: 'M5 2h14v20H5z' },
  hourglass: { fill: 'M5 2h14v3c0 3-2.5 5-5 7 2.5 2 5 4 5 7v3H5v-3c0-3 2.5-5 5-7-2.5-2-5-4-5-7z' },
  check: { line: 'M4 12.500l5.5 6L20 5.5' },
  cross: { line: 'M5 5l14 14M19 5L5 19' },
} satisfies Record<string, Drawing>

export type Picture = OwnerId | EventId | keyof typeof MARKS

const ALL: Record<Picture, Drawing> = { ...EMBLEMS, ...EVENT_PICTURES, ...MARKS }

/** A picture in a line of text or on a button. */
export const Icon = ({ of }: { readonly of: Picture }) => <Pictogram class="ne-icon" {...ALL[of]} />

/** A picture inside a drawing, about a middle. */
export const Sign = ({ of, x, y, size }: { of: Picture; x: number; y: number; size: number }) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${(size / 24).toFixed(3)})`}>
    <Drawn {...ALL[of]} />
  </g>
)

import type { Drawing } from '@iacta/web/board'
import type { BlockKind } from '../data/blocks.ts'
import type { God } from '../data/cards.ts'
import type { SideId } from '../rules/printed.ts'

/** Every picture the board uses, in a box of 24 by 24. */

const KINDS: Record<BlockKind, Drawing> = {
  leader: {
    fill: 'M12 3.2a4 4 0 0 1 4 4.1c0 2.5-1.5 4.9-4 4.9s-4-2.4-4-4.9a4 4 0 0 1 4-4.1zM4.5 22c.2-5.2 3-7.6 5.2-8.3L12 16l2.3-2.3c2.2.7 5 3.1 5.2 8.3z',
    line: 'M5.6 11.5C4.2 8.6 4.6 5 7 2.6M3.6 9.2l2.2.3M3.8 6.2l2.3.9M5.2 3.6l1.6 1.6M18.4 11.5c1.4-2.9 1-6.5-1.4-8.9M20.4 9.2l-2.2.3M20.2 6.2l-2.3.9M18.8 3.6l-1.6 1.6',
  },
  legio: {
    fill: 'M12 6.4C10.6 2.8 6 1.6 1.4 2.4c2 1 2.4 2.2 3 3.2-.9 0-1.3-.2-2-.6.8 2.4 3.6 4.5 7.6 4.4L12 11l2-1.6c4 .1 6.8-2 7.6-4.4-.7.4-1.1.6-2 .6.6-1 1-2.2 3-3.2C18 1.6 13.4 2.8 12 6.4zM8 12h8v3.5H8zM9.5 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM11.2 10h1.6v13.5h-1.6z',
  },
  equitatus: {
    fill: 'M6 22c.3-3 1.2-4.6 2.4-6.2C6 14.6 5.2 12 6.2 8.8 7.3 5.4 10 3.3 13.6 3L15 1l1.2 2.8c2.6 1.5 3.7 4.5 4.3 8.2.2 1.2-.6 2.6-1.7 3.2-.8.4-1.5.2-2-.6-.8-1.3-2-1.9-3.6-2 .3 3 2.6 5.2 3.3 9.4z',
    line: 'M15.5 7.4l.8.3',
  },
  elephant: {
    fill: 'M2.5 20.5V12C2.5 7.5 6 5 10.5 5H14c4 0 6.3 2 7 5.5l.9 6.5c.2 1.7-.8 2.7-2 2.5-1.1-.2-1.4-1.2-1.3-2.3l.1-.8-1.5-3-1.2.6v6.5h-3.5v-4h-5v4zM10.8 8c.4 2.3 1.6 3.7 3.7 4.2-.4-2-.1-3.3.5-4.2z',
  },
  auxilia: { line: 'M7 2.5C15 4.5 19 8 19 12s-4 7.5-12 9.5zM2.5 12H22M19 9.3L22 12l-3 2.7M5 10l-2.5 2L5 14' },
  ballista: {
    line: 'M3 5c4 1 5.5 3.5 5.5 6.5M21 5c-4 1-5.5 3.5-5.5 6.5M3 5l9 10.5L21 5M12 2v19.5M12 2l-1.5 2.5h3zM7.5 11.5h9M6 22l6-4 6 4',
  },
  navis: {
    fill: 'M1 14.5h18.5c.3-2.8 1.2-4.7 3-6.5.7 5.5-.8 10-5 11.5H6.5C4 19.5 2.5 18 2 17H.5zM6 3.5h10.5c1.2 2.6 1.2 5.2 0 8H6c1.2-2.8 1.2-5.4 0-8z',
    line: 'M11.5 2v13M6 19.5L4.5 22.5M10 19.5l-1.5 3M14 19.5l-1.5 3',
  },
  cleopatra: { line: 'M12 11.5C7.5 8.5 7 2.5 12 2.5s4.5 6 0 9zM12 11.5V22M5.5 13.5h13' },
}

const SIDES: Record<SideId, Drawing> = {
  caesar: {
    fill: 'M12 1l1.7 6.3 5.7-3.7-3.7 5.7L23 12l-7.3 2.7 3.7 5.7-5.7-3.7L12 23l-1.7-6.3-5.7 3.7 3.7-5.7L1 12l7.3-2.7-3.7-5.7 5.7 3.7z',
  },
  pompeius: {
    fill: 'M4 2h16v3.5h-2.5L16.5 7h-9l-1-1.5H4zM8 8.5h1.6v9H8zM11.2 8.5h1.6v9h-1.6zM14.4 8.5H16v9h-1.6zM6.5 19h11v1H20v2.5H4V20h2.5z',
  },
}

const GODS: Record<God, Drawing> = {
  apollo: { line: 'M7 2.5C3 8 5 15 12 19c7-4 9-11 5-16.5M7.2 7h9.6M10 7v9M12 7v11M14 7v9M8.5 21.5h7' },
  jupiter: { fill: 'M14 1L4.5 13.5h6L8.5 23 19.5 9.5h-6.2z' },
  mars: { line: 'M16 14.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zM14.2 9.8L21.5 2.5M15.5 2.5h6v6M9.5 11v7M6 14.5h7' },
  mercury: {
    line: 'M12 4.5V22.5M12 8c-5 1-5 4 0 5s5 4 0 5.5M12 8c5 1 5 4 0 5s-5 4 0 5.5M12 6.5C9 7 5.5 6 3.5 2.5 7 3 10 3.5 12 5.5c2-2 5-2.5 8.5-3C18.5 6 15 7 12 6.5z',
  },
  neptune: { line: 'M12 2.5V22.5M5 4v4.5c0 6 14 6 14 0V4M3 6l2-3 2 3M10 4.5l2-3 2 3M17 6l2-3 2 3M9.5 19h5' },
  pluto: { line: 'M12 12.5a5 5 0 1 1 .1 0zM12 12.5V22.5M12 17h4.5v2.5M12 21.5h3.5M9.8 7.5h4.4' },
  vulcan: { fill: 'M1.5 8H16c1.5 2.2 3.5 3 7 3v2c-4.5.5-7 1.8-7.5 4.5H18v4H5.5v-4H8C8 14 6 12 1.5 11.5zM9 2h8v3.5H9z' },
}

const MARKS = {
  vexillum: { fill: 'M11.2 1h1.6v2H20v13l-4-2-4 2.5L8 14l-4 2V3h7.2zM11.2 16.5h1.6V23h-1.6z' },
  coin: { fill: 'M12 2a10 10 0 1 0 .1 0zm0 3a7 7 0 1 1-.1 0zM9.5 8h5v1.6h-1.6v4.8h1.6V16h-5v-1.6h1.6V9.6H9.5z' },
  swords: { line: 'M4 3l14 15M20 3L6 18M3.5 16.5l4.5 4.5M20.5 16.5L16 21M5.5 19.5l-2.5 2.5M18.5 19.5l2.5 2.5' },
  skull: {
    fill: 'M12 2c5 0 8.5 3.5 8.5 8 0 2.8-1.2 4.6-3 6v4.5h-11V16c-1.8-1.4-3-3.2-3-6 0-4.5 3.5-8 8.5-8zM8.3 9.2a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4zM15.7 9.2a2 2 0 1 0 .1 4 2 2 0 1 0-.1-4z',
  },
  plus: { line: 'M12 4v16M4 12h16' },
  check: { line: 'M4 12.5l5.5 6L20 5.5' },
  hourglass: { fill: 'M5 2h14v3c0 3-2.5 5-5 7 2.5 2 5 4 5 7v3H5v-3c0-3 2.5-5 5-7-2.5-2-5-4-5-7z' },
  swap: { line: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4' },
} satisfies Record<string, Drawing>

export type Picture = BlockKind | SideId | God | keyof typeof MARKS

export const DRAWINGS: Record<Picture, Drawing> = { ...KINDS, ...SIDES, ...GODS, ...MARKS }

import type { Point } from '@iacta/cartography'

/** How large pieces are, and where things are on them: no mark lies on how many a piece stands for. */

export const LEGION = { width: 50, height: 62 } as const
export const COMMANDER = { width: 44, height: 62 } as const

/** On a shield, about its middle: how many it stands for; beside that whatever else is to be said of it. */
export const COUNT = { baseline: 16 } as const
export const RETREAT = { x: 14, y: -26, scale: 1.3, pole: 15, flag: -6 } as const
export const DONE = { x: -18, y: 27, radius: 8.5 } as const
/** On a commander, clear of his sign and of what his rank is worth. */
export const SIGN = { y: 15, size: 15 } as const
export const SICK = { x: 15, y: -22, radius: 9 } as const

export const TRIBES = 20

/** Beside the pieces, however many they are. */
export const tribesAt = (room: { x: number; y: number; width: number } | null): Point =>
  room ? [room.x + room.width + TRIBES + 2, room.y + TRIBES] : [74, -34]

import type { Drawing } from '@iacta/web/board'
import type { PowerId } from '../data/powers.ts'

/** How large pieces are, in the map's own units; drawn about their middle. */
export const ARMY = { width: 50, height: 40 } as const
export const CHIP = { width: 31, height: 25 } as const
export const FLEET = { width: 44, height: 32 } as const
export const GAP = 3

/** Signs of the powers, each in a box of 24 by 24: whose a piece is, by shape as well as by colour. */
const LABARUM: Drawing = { line: 'M12 3v18M6.500 7l11 11M17.500 7l-11 11M12 3.500h3.200a2.900 2.900 0 0 1 0 5.800H12' }
const SIGNS: { readonly [P in PowerId]?: Drawing } = {
  byzantine: LABARUM,
  sassanids: {
    fill: 'M12 2.500l2.300 4.700 5.200.700-3.800 3.600.9 5.200-4.600-2.500-4.600 2.500.9-5.200L4.500 7.900l5.200-.700zM3 18.500h18v2.500H3z',
  },
  vandals: { line: 'M3 8c3-3 6-3 9 0s6 3 9 0M3 14c3-3 6-3 9 0s6 3 9 0M3 20c3-3 6-3 9 0s6 3 9 0' },
  ostrogoths: {
    fill: 'M12 2C7.500 5 5.500 9 6.500 14.500L3 18l4.500.5L9 22l3-3 3 3 1.500-3.500L21 18l-3.500-3.500C18.500 9 16.500 5 12 2zm0 5.500a3 3 0 1 1-.1 0z',
  },
}
export const signOf = (power: PowerId): Drawing | null => SIGNS[power] ?? null
export const COINS: Drawing = {
  fill: 'M12 3c5 0 9 1.600 9 3.700s-4 3.700-9 3.700-9-1.600-9-3.700S7 3 12 3zM3 9.500c1.700 1.700 5 2.700 9 2.700s7.300-1 9-2.700v3c0 2.100-4 3.700-9 3.700s-9-1.600-9-3.700zM3 15.500c1.700 1.700 5 2.700 9 2.700s7.300-1 9-2.700v2.800c0 2-4 3.700-9 3.700s-9-1.700-9-3.700z',
}
export const FLAME: Drawing = {
  fill: 'M12.500 1.500c.6 4 6 5.500 6 11.300 0 5-3.300 8.700-6.700 8.700-3.600 0-6.300-3.200-6.300-7.500 0-5.300 6.300-7 7-12.500zM12 12c-.4 2.200-2.600 3-2.600 5.200 0 1.600 1.100 2.800 2.500 2.800s2.600-1.300 2.600-3c0-2-1.800-2.700-2.500-5z',
}
export const SWORDS: Drawing = {
  line: 'M4 3l14 15M20 3L6 18M3.500 16.500l4.500 4.500M20.500 16.500L16 21M5.500 19.500l-2.500 2.500M18.500 19.500l2.500 2.500',
}
export const COLUMN: Drawing = {
  line: 'M4 4h16M6 7.500h12M8 7.500v10M12 7.500v10M16 7.500v10M6 17.500h12M4 21h16',
}
export const CHEST: Drawing = {
  fill: 'M4 10c0-4 2-6 5-6h6c3 0 5 2 5 6v1h-6V9.500h-4V11H4zM4 12.500h6V14h4v-1.500h6V20H4z',
}
export const CAMP: Drawing = { line: 'M2.500 20L12 4l9.500 16zM12 4v-2M9 20l3-6 3 6' }

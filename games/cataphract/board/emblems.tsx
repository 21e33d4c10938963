import { type Drawing, type Emblems, Pictogram } from '@iacta/web/board'
import type { Army } from '../data/names.ts'
import { armyOf } from './beats.ts'

/** The armies by what they carried before them. */
const EMBLEMS: Readonly<Record<Army, Drawing>> = {
  byzantine: { fill: 'M10.5 3h3v6.500H20v3h-6.500V21h-3v-8.500H4v-3h6.500Z' },
  persian: { fill: 'M12 3a6 6 0 0 1 0 12 6 6 0 0 1 0-12ZM4 17h16l-2 4H6Z' },
  vandal: { fill: 'M12 2l9 10-9 10L3 12Z' },
  goth: { fill: 'M12 3l10 17H2Z' },
  frank: { fill: 'M7 3c7-1 11 2 12 8-4 1-7 0-9-3v13H7Z' },
  hun: { line: 'M8 3c11 4 11 14 0 18M8 3v18M3 12h16M19 12l-3-3M19 12l-3 3' },
  'west-roman': { fill: 'M4 4h4v16H4ZM16 4h4v16h-4ZM10 2h4v20h-4Z' },
}

export const Emblem = ({ of }: { readonly of: string }) => (
  <Pictogram class="ca-emblem" {...(EMBLEMS[of as Army] ?? { line: 'M5 21V3h13l-3 4 3 4H5' })} />
)

/** A line is the doing of the army whose unit or leader it names; before the battle, of a seat. */
export const emblems: Emblems = {
  whose({ params: { seat, unit, leader, attackers } }) {
    const army = armyOf(unit) ?? armyOf(leader) ?? armyOf(Array.isArray(attackers) ? attackers[0] : null)
    return army ?? (typeof seat === 'string' ? seat : null)
  },
  Emblem,
  colour: (of) => `var(--army-${of}, var(--ink))`,
}

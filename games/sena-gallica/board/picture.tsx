import { MapPicture } from '@iacta/web/board'
import { GridFocus } from '@iacta/web/grid'
import type { Direction } from '../data/sea.ts'
import { SeaGround } from './ground.tsx'
import { type SeenShip, sternAt } from './reading.ts'
import { Ships } from './ships.tsx'
import './board.css'

const AFLOAT = {
  marines: 4,
  fatigue: 0,
  oars: 'sound',
  fire: 0,
  isRammed: false,
  isPrize: false,
  marks: [],
  squadron: null,
  leaders: [],
  linked: [],
} as const satisfies Partial<SeenShip>

function ship(
  side: 'goth' | 'byzantine',
  n: number,
  bow: string,
  heading: Direction,
  more: Partial<SeenShip> = {},
): SeenShip {
  return { ...AFLOAT, id: `${side} ${n}`, side, built: side, bow, stern: sternAt(bow, heading), heading, ...more }
}

/** The moment the lines meet. */
const MELEE: readonly SeenShip[] = [
  ship('goth', 1, '2113', 0),
  ship('goth', 2, '2212', 0, { fire: 1, marines: 3 }),
  ship('goth', 3, '2313', 0),
  ship('goth', 4, '2412', 0, { linked: ['byzantine 4'] }),
  ship('goth', 5, '2514', 0, { leaders: ['baderic'] }),
  ship('goth', 6, '2613', 1, { isRammed: true, marines: 2, oars: 'raked-port' }),
  ship('goth', 7, '2714', 0),
  ship('byzantine', 1, '2009', 3),
  ship('byzantine', 2, '2209', 3),
  ship('byzantine', 3, '2308', 3),
  ship('byzantine', 4, '2411', 3, { linked: ['goth 4'], marines: 3 }),
  ship('byzantine', 5, '2508', 3, { leaders: ['john'] }),
  ship('byzantine', 6, '2612', 4),
  ship('byzantine', 7, '2809', 3),
]

const INITIALS: Readonly<Record<string, string>> = { baderic: 'B', john: 'J' }
const NONE: ReadonlySet<string> = new Set()

/** Rams, fire and grapples off Sena Gallica. */
export function Picture() {
  return (
    <MapPicture class="sg" viewBox="215 490 600 400">
      <g class="grid-map">
        <SeaGround town="Sena Gallica" sea={[]} />
        <Ships
          ships={MELEE}
          focus={new GridFocus()}
          letter={(leader) => INITIALS[leader] ?? ''}
          chosen={NONE}
          targets={NONE}
          able={NONE}
          meant={[]}
        />
      </g>
    </MapPicture>
  )
}

import { MapPicture } from '@iacta/web/board'
import type { PowerId } from '../data/powers.ts'
import type { ProvinceId } from '../data/provinces.ts'
import { STAND } from './layout.ts'
import { Ground } from './map.tsx'
import { ArmyPiece } from './pieces.tsx'
import './board.css'

type Sample = readonly [at: ProvinceId, power: PowerId, sp: number, name: string]

/** Where the armies might stand in the year that Belisarius landed in Italy. */
const SAMPLES: readonly Sample[] = [
  ['campania', 'byzantine', 14, 'Belisar.'],
  ['flaminia', 'ostrogoths', 30, 'Witigis'],
  ['zeugitania', 'byzantine', 9, 'Solomon'],
  ['dalmatia', 'byzantine', 8, 'Mundus'],
  ['liguria', 'franks', 12, 'Franks'],
  ['europa', 'byzantine', 12, 'Pres. I'],
]

/** The middle of the real map with a few pieces on it. */
export function Picture() {
  return (
    <MapPicture class="ju" viewBox="760 280 1120 820">
      <Ground />
      {SAMPLES.map(([at, power, sp, name]) => (
        <g key={at} transform={`translate(${STAND[at].join(' ')}) scale(1.700)`}>
          <ArmyPiece
            power={power}
            standing={power === 'byzantine' ? 'byzantine' : 'barbarian'}
            sp={sp}
            name={name}
            marks={[]}
            allied={0}
            isUnder={false}
            hasCommander
          />
        </g>
      ))}
    </MapPicture>
  )
}

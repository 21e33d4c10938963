import './board.css'
import { MapPicture } from '@iacta/web/board'
import type { PlaceId } from '../rules/printed.ts'
import type { RankId } from '../rules/view.ts'
import { STAND } from './layout.ts'
import { Ground, Water } from './map.tsx'
import { COMMANDER, LEGION } from './piece-shape.ts'
import { Commander, Legion } from './pieces.tsx'
import type { OwnerId } from './reading.ts'

type Sample = readonly [at: PlaceId, owner: OwnerId, legions: number, rank?: RankId]

/** Where the four might stand in the spring of 69. */
const SAMPLES: readonly Sample[] = [
  ['hispania', 'galba', 2],
  ['gallia-lugdunensis', 'galba', 1],
  ['roma', 'otho', 0, 'emperor'],
  ['italia-south', 'otho', 2],
  ['germania-superior', 'vitellius', 3, 'contender'],
  ['raetia', 'vitellius', 1],
  ['italia-north', 'vitellius', 2],
  ['dalmatia', 'otho', 1],
  ['moesia', 'independent', 1],
  ['achaea', 'vespasian', 2],
  ['asia-minor', 'vespasian', 2, 'general'],
  ['africa', 'galba', 1],
]

/** The middle of the real map with a few pieces on it. */
export function Picture() {
  return (
    <MapPicture class="ne" viewBox="520 330 1400 880">
      <Ground />
      <Water />
      {SAMPLES.map(([at, owner, legions, rank]) => (
        <g key={at} transform={`translate(${STAND[at].join(' ')}) scale(1.25)`}>
          {legions > 0 && (
            <g transform={rank ? `translate(${-LEGION.width / 2} 0)` : undefined}>
              <Legion owner={owner} count={legions} />
            </g>
          )}
          {rank && owner !== 'independent' && (
            <g transform={legions > 0 ? `translate(${COMMANDER.width / 2 + 3} 0)` : undefined}>
              <Commander seat={owner} rank={rank} />
            </g>
          )}
        </g>
      ))}
    </MapPicture>
  )
}

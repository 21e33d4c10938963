import { MapPicture } from '@iacta/web/board'
import { type CounterSpec, Counters, GridFocus } from '@iacta/web/grid'
import { FACTS } from '../rules/printed.ts'
import { FIELDS } from './field.ts'
import { Battleground } from './ground.tsx'
import { SIGNS } from './signs.ts'
import './board.css'

const SCENARIO = 'tricameron'
const FACING = { byzantine: 270, vandal: 90 } as const

/** The two lines at Tricameron, as they are set up, with the stream between them. */
export function Picture() {
  const { geometry } = FIELDS.of(SCENARIO)
  const { unitAt, units, sides } = FACTS.of(SCENARIO)
  const counters = unitAt.map(({ unit, hex }): CounterSpec => {
    const { id, side, type, cataphract } = units[unit]
    const { army } = sides[side]
    return {
      id,
      at: hex,
      form: 'line',
      facing: army === 'vandal' ? FACING.vandal : FACING.byzantine,
      side: army,
      trim: side === 0 ? 'band' : 'double',
      sign: SIGNS[cataphract ? 'Cat' : type],
    }
  })
  return (
    <MapPicture class="ca" viewBox="330 180 700 460">
      <g class="grid-map">
        <Battleground scenario={SCENARIO} names={{}} />
        <Counters geometry={geometry} focus={new GridFocus()} counters={counters} />
      </g>
    </MapPicture>
  )
}

import { memo, UNHEARD } from '@iacta/web/board'
import { Ground } from '@iacta/web/grid'
import type { ScenarioId } from '../rules/printed.ts'
import { FIELDS, type Field } from './field.ts'
import './map.css'

/** Half of the room that a letter of a name takes, and what is kept free at the edge of the sheet. */
const NAME = { letter: 9, rim: 14 } as const

interface BattlegroundProps {
  readonly scenario: ScenarioId
  /** What is written on it; nothing else is. */
  readonly names: Readonly<Record<string, string>>
}

/** The map of a battle: it is drawn once. */
export const Battleground = memo(function Battleground({ scenario, names }: BattlegroundProps) {
  const field = FIELDS.of(scenario)
  return (
    <>
      <Ground
        geometry={field.geometry}
        areas={field.areas}
        levels={field.levels}
        sides={field.sides}
        ways={field.ways}
        number={field.number}
      />
      <g class="ca-ground" {...UNHEARD}>
        {field.camps.map((at) => (
          <Camp key={at} field={field} at={at} />
        ))}
        {field.names.map(
          ({ id, at, of }) => names[id] && <Name key={id} field={field} at={at} of={of} text={names[id]} />,
        )}
      </g>
    </>
  )
})

/** Three tents around the middle of a hex. */
const TENTS: readonly (readonly [number, number])[] = [
  [-9, -3],
  [9, -5],
  [0, 9],
]

function Camp({ field, at }: { readonly field: Field; readonly at: number }) {
  const [x, y] = field.geometry.centre(at)
  return (
    <g class="ca-camp" transform={`translate(${x} ${y})`}>
      {TENTS.map(([dx, dy]) => (
        <path key={dx} d={`M${dx - 8} ${dy + 5}L${dx} ${dy - 8}L${dx + 8} ${dy + 5}Z`} />
      ))}
    </g>
  )
}

/** Names keep to the sheet: near an edge they begin or end there. Those of camps stand below the tents. */
function Name({ field, at, of, text }: { field: Field; at: number; of: string; text: string }) {
  const { geometry, camps } = field
  const [x, y] = geometry.centre(at)
  const half = text.length * NAME.letter + NAME.rim
  const isLeft = x < half
  const isRight = x > geometry.width - half
  const shown = isLeft ? NAME.rim : isRight ? geometry.width - NAME.rim : x
  return (
    <text
      class={`ground-name ca-name is-${of}`}
      x={shown}
      y={camps.includes(at) ? y + geometry.room * 1.15 : y}
      style={{ textAnchor: isLeft ? 'start' : isRight ? 'end' : 'middle' }}
    >
      {text}
    </text>
  )
}

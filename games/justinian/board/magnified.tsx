import { Magnifier } from '@iacta/web/parts/magnifier'
import type { View } from '../rules/fog.ts'
import { placeNamed } from '../rules/printed.ts'
import { useAround } from './around.ts'
import { placeInWords } from './describe.ts'
import { ArmyImage, lookOf } from './pieces.tsx'
import { armiesAt, stateOf } from './reading.ts'

/** All that stands in a place, large and in words. */
export const Magnified = ({ view }: { readonly view: View }) => (
  <Magnifier place={(at) => <Place view={view} at={at} />} card={() => null} />
)

function Place({ view, at }: { readonly view: View; readonly at: string }) {
  const { desk, words } = useAround()
  const { name, lines } = placeInWords(view, at, desk.props.language)
  const s = stateOf(view)
  const place = placeNamed(at)
  const armies = place === undefined ? [] : armiesAt(s, place)
  return (
    <>
      <h3>{name}</h3>
      {armies.length > 0 && (
        <ul class="magnifier-pieces">
          {armies.map((army) => (
            <li key={army}>
              <ArmyImage {...lookOf(s, army, words)} />
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => (
        <p key={line} class="ju-magnified-line">
          {line}
        </p>
      ))}
    </>
  )
}

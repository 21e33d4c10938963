import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { hexInWords, pieceInWords, piecesAt } from './describe.ts'
import { hexOf } from './field.ts'

/** What stands in the hex under the pointer, in words, in a corner of the map that covers nothing. */
export function Magnified({ view }: { readonly view: View }) {
  const { desk, words } = useAround()
  const place = desk.focus.fan.value?.place ?? desk.focus.hover.value
  if (place < 0) return null
  const hex = hexOf(view.scenario, place)
  const those = piecesAt(view, hex)
  if (those.length === 0) return null
  return (
    <aside class="battle-magnified" aria-hidden="true">
      <p class="ca-magnified-hex">{hexInWords(view, hex, words)}</p>
      {those.map((id) => {
        const { name, lines } = pieceInWords(view, id, words)
        return (
          <section key={id}>
            <h4>{name}</h4>
            <p>{lines.join(' · ')}</p>
          </section>
        )
      })}
    </aside>
  )
}

import { Drawn, Pictogram } from '@iacta/web/board'
import { DRAWINGS, type Picture } from './drawings.ts'

/** Put once into the board, for `<use>` to show; blocks and cards refer to it. */
export function Symbols() {
  return (
    <svg class="jc-symbols" aria-hidden="true">
      <defs>
        {(Object.keys(DRAWINGS) as Picture[]).map((id) => (
          <symbol key={id} id={`jc-${id}`} viewBox="0 0 24 24">
            <Drawn {...DRAWINGS[id]} />
          </symbol>
        ))}
      </defs>
    </svg>
  )
}

/** A picture in a line of text or on a button. */
export const Icon = ({ of }: { readonly of: Picture }) => <Pictogram class="jc-icon" {...DRAWINGS[of]} />

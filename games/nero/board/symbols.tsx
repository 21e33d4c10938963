import { Drawn, Pictogram } from '@iacta/web/board'
import { DRAWINGS, type Picture } from './drawings.ts'

/** A picture in a line of text or on a button. */
export const Icon = ({ of }: { readonly of: Picture }) => <Pictogram class="ne-icon" {...DRAWINGS[of]} />

/** A picture inside a drawing, about a middle. */
export const Sign = ({ of, x, y, size }: { of: Picture; x: number; y: number; size: number }) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${(size / 24).toFixed(3)})`}>
    <Drawn {...DRAWINGS[of]} />
  </g>
)

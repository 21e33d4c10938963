import { type Emblems, Pictogram } from '@iacta/web/board'
import { doerOf } from './beats.ts'
import { signOf } from './piece-shape.ts'

const AXE = {
  fill: 'M10.600 1.500h2.400V23h-2.400zM13 3c4.500-1 7.500.6 9 4-1.700 3.600-4.700 5-9 4zM10.600 4.500V10C8 9.800 6 9 4.500 7.300 6 5.500 8 4.600 10.600 4.500z',
}

/** The Byzantine by the labarum, the Barbarian by an axe. */
export const Emblem = ({ of }: { readonly of: string }) => (
  <Pictogram class="ju-emblem" {...((of === 'byzantine' && signOf('byzantine')) || AXE)} />
)

export const emblems: Emblems = {
  whose: doerOf,
  Emblem,
  colour: (of) => `var(--side-${of}, var(--ink))`,
}

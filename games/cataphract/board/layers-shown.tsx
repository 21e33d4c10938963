import { Overlays, Sight } from '@iacta/web/grid'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { FIELDS } from './field.ts'
import { layersOf, sightsOf } from './layers.ts'
import { subjectOf } from './reading.ts'

/** Zones, fronts, ranges: what was asked for, and what is said of the piece in the hand. */
export function Layers({ view, seat }: Pick<Props, 'view' | 'seat'>) {
  const { desk } = useAround()
  const insight = desk.insight.value
  const held = desk.held.value ?? subjectOf(view)
  const shown = desk.layers.value
  const { geometry } = FIELDS.of(view.scenario)
  if (!insight || shown.size === 0) return null
  return (
    <>
      <Overlays geometry={geometry} overlays={layersOf(view, seat, insight, shown, held)} />
      {sightsOf(view, insight, shown, held).map(({ from, to, isSeen }) => (
        <Sight key={to} geometry={geometry} from={from} to={to} {...(isSeen ? {} : { blockedAt: to })} />
      ))}
    </>
  )
}

import type { Overlay } from '@iacta/web/grid'
import type { View } from '../rules/fog.ts'
import type { SideIndex } from '../rules/printed.ts'
import { placeOf } from './field.ts'
import type { Insight } from './insight.ts'
import type { Layer } from './labels.ts'
import { leaderIn, sideOf, unitIn, unitsIn } from './reading.ts'

/** What is laid over the map on demand. */
export function layersOf(
  view: View,
  seat: string | null,
  insight: Insight,
  shown: ReadonlySet<Layer>,
  held: string | null,
): Overlay[] {
  const own = sideOf(view, seat)
  const overlays: Overlay[] = []
  if (shown.has('zones')) {
    const sides: readonly SideIndex[] = own === null ? [0, 1] : [own === 0 ? 1 : 0]
    for (const side of sides) overlays.push({ kind: 'zone', places: [...new Set(insight.zones(side))] })
  }
  if (shown.has('fronts'))
    for (const side of [0, 1] as const)
      overlays.push({
        kind: `front-${side}`,
        places: [...new Set(unitsIn(view).flatMap(({ id, facts }) => (facts.side === side ? insight.front(id) : [])))],
      })
  if (shown.has('command')) {
    const leader = held && leaderIn(view, held) ? [held] : insight.commandersOf(own ?? 0)
    for (const id of leader) overlays.push({ kind: 'range', places: insight.command(id) })
  }
  if (shown.has('fire') && held && unitIn(view, held)) {
    const { range, targets } = insight.fire(held)
    overlays.push({ kind: 'range', places: range }, { kind: 'target', places: targets })
  }
  return overlays
}

interface SightLine {
  readonly from: number
  readonly to: number
  readonly isSeen: boolean
}

/** Lines of sight from the unit in the hand to whoever is within its range. */
export function sightsOf(
  view: View,
  insight: Insight,
  shown: ReadonlySet<Layer>,
  held: string | null,
): readonly SightLine[] {
  const unit = shown.has('fire') && held ? unitIn(view, held) : null
  if (!unit) return []
  const from = placeOf(view.scenario, unit.at)
  const { targets, unseen } = insight.fire(unit.id)
  return [...targets.map((to) => ({ from, to, isSeen: true })), ...unseen.map((to) => ({ from, to, isSeen: false }))]
}

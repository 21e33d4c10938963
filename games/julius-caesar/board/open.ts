import type { JsonFields } from '@iacta/kernel'
import type { CardId } from '../rules/printed.ts'
import type { BySide, View } from '../rules/view.ts'

/** The table with nothing hidden, as it is looked at when the game is over. */
export interface OpenView extends View {
  readonly hands: BySide<readonly CardId[]>
  readonly discards: BySide<CardId | null>
}

/** What both sides knew, put together: every block stands before one of them with its face. */
export function open({ caesar, pompeius }: BySide<View>): OpenView {
  return {
    ...caesar,
    seat: null,
    // Each knows best whether it is waited for itself.
    waiting: [caesar, pompeius].flatMap(({ seat, waiting }) => waiting.filter((side) => side === seat)),
    // In battle both know a block, and both the same of it.
    blocks: { ...caesar.blocks, ...pompeius.blocks },
    hidden: {},
    pools: { caesar: caesar.pools.caesar, pompeius: pompeius.pools.pompeius },
    turncoats: [],
    hand: [],
    hands: { caesar: caesar.hand, pompeius: pompeius.hand },
    discard: null,
    discards: { caesar: caesar.discard, pompeius: pompeius.discard },
    steps: caesar.steps.map((step, i) => together(step, pompeius.steps[i]) as JsonFields),
  }
}

export const isOpen = (view: View): view is OpenView => 'hands' in view

/** Of two accounts of the same thing, whatever one of them knows. */
function together(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other
  if (Array.isArray(one)) return one.map((each, i) => together(each, (other as unknown[])[i]))
  if (typeof one !== 'object') return one
  const more = other as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, together(value, more[key])]))
}

import type { StandingOrder } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { Topic, Until } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

interface Words {
  topic(topic: Topic, until: Until): string
  readonly unable: string
}

const recall = (about: Topic | 'unable'): Action => ({ do: 'order', about, say: 'ask' })

/** The standing orders that a seat sees as its own, in words. */
export function standingIn(seen: unknown, { topic, unable }: Words): StandingOrder[] {
  const view = seen as View
  const topics = Object.entries(view.orders) as [Topic, Until][]
  return [
    ...topics.map(([about, until]) => ({ says: topic(about, until), recall: recall(about) })),
    ...(view.unable ? [{ says: unable, recall: recall('unable') }] : []),
  ]
}

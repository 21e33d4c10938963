import type { OrdersText } from '@iacta/kernel'
import type { StandingOrder } from '../../rules/state.ts'
import { standingIn } from '../standing.ts'

/** What is ordered beforehand, as it follows "you". */
export const standing: Record<StandingOrder, string> = {
  'no-withdrawal': 'withdraw no unit',
  'light-horse-from-heavy-foot': 'withdraw light horse from heavy and medium foot, and nothing else',
  'no-facing': 'turn nobody in reaction',
  'no-fire': 'use no entry or retire fire',
  'no-return-fire': 'return no fire',
  'no-trump': 'answer no trump and no momentum with a trump',
}

export const orders: OrdersText = {
  about: 'Everybody sees them.',
  standing: (view) => standingIn(view, standing),
}

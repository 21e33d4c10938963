import type { OrdersText } from '@iacta/kernel'
import type { Until } from '../../rules/state.ts'
import { standingIn } from '../standing.ts'
import { topics } from './names.ts'

const lasting: Record<Until, string> = {
  next: '',
  stack: ' for this stack',
  hand: ' for this hand',
  round: ' until your next hand',
  recall: '',
}

export const orders: OrdersText = {
  about: 'Nobody else learns of them.',
  standing: (view) =>
    standingIn(view, {
      topic: (topic, until) => `pass on ${topics[topic]}${lasting[until]}`,
      unable: 'pass when you hold nothing that answers',
    }),
}

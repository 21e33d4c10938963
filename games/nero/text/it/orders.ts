import type { OrdersText } from '@iacta/kernel'
import type { Until } from '../../rules/state.ts'
import { standingIn } from '../standing.ts'
import { topics } from './names.ts'

const lasting: Record<Until, string> = {
  next: '',
  stack: ' per questa colonna',
  hand: ' per questa mano',
  round: ' fino alla tua prossima mano',
  recall: '',
}

export const orders: OrdersText = {
  about: 'Nessun altro li viene a sapere.',
  standing: (view) =>
    standingIn(view, {
      topic: (topic, until) => `passi su ${topics[topic]}${lasting[until]}`,
      unable: 'passi quando non hai con che rispondere',
    }),
}

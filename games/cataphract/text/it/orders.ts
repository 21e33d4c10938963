import type { OrdersText } from '@iacta/kernel'
import type { StandingOrder } from '../../rules/state.ts'
import { standingIn } from '../standing.ts'

/** Ciò che si ordina in anticipo, alla seconda persona. */
export const standing: Record<StandingOrder, string> = {
  'no-withdrawal': 'non ritiri alcuna unità',
  'light-horse-from-heavy-foot': 'ritiri la cavalleria leggera davanti alla fanteria pesante e media, e nient’altro',
  'no-facing': 'non giri nessuno per reazione',
  'no-fire': 'non usi Lanci in Entrata né Reazioni in Ritirata',
  'no-return-fire': 'non usi il Lancio di Risposta',
  'no-trump': 'non prevarichi Prevaricazioni e Momentum del nemico',
}

export const orders: OrdersText = {
  about: 'Li vedono tutti.',
  standing: (view) => standingIn(view, standing),
}

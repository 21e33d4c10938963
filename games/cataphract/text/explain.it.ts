import { reasonsIn } from '@iacta/kernel'
import type { Explanations } from '../bot/brain.ts'

export const reasons = reasonsIn<Explanations>(
  {
    advance: () => 'Va dove le sue armi contano.',
    fire: () => 'Tira prima di assaltare.',
    shock: () => 'Ritiene la sua unità più forte.',
    rally: () => 'Prima riordina la linea.',
    hold: () => 'Tiene ciò che ha.',
  },
  {
    advance: () => 'Va’ dove le tue armi contano.',
    fire: () => 'Tira prima di assaltare.',
    shock: () => 'Qui la tua unità è la più forte.',
    rally: () => 'Prima riordina la linea.',
    hold: () => 'Tieni ciò che hai.',
  },
)

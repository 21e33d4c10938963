import { reasonsIn } from '@iacta/kernel'
import type { Explanations } from '../bot/brain.ts'

export const reasons = reasonsIn<Explanations>(
  {
    'leave-four': ({ left }) => `Ne lascia ${left}, un multiplo di quattro: qualunque cosa tu prenda, potrà rifarlo.`,
    wait: () => 'Può solo aspettare un errore.',
  },
  {
    'leave-four': ({ left }) => `Lasciane ${left}, un multiplo di quattro: così potrai sempre rifarlo.`,
    wait: () => 'Puoi solo aspettare un errore.',
  },
)

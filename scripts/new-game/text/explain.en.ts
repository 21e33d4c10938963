import { reasonsIn } from '@iacta/kernel'
import type { Explanations } from '../bot/brain.ts'

export const reasons = reasonsIn<Explanations>(
  {
    'leave-four': ({ left }) => `It leaves ${left}, a multiple of four: whatever you take, it can do so again.`,
    wait: () => 'It can only wait for a mistake.',
  },
  {
    'leave-four': ({ left }) => `Leave ${left}, a multiple of four: then you can always do so again.`,
    wait: () => 'You can only wait for a mistake.',
  },
)

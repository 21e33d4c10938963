import { reasonsIn } from '@iacta/kernel'
import type { Explanations } from '../bot/brain.ts'

export const reasons = reasonsIn<Explanations>(
  {
    advance: () => 'It goes where its weapons tell.',
    fire: () => 'It shoots before it charges.',
    shock: () => 'It holds its own unit for the stronger.',
    rally: () => 'It puts its line in order first.',
    hold: () => 'It keeps what it has.',
  },
  {
    advance: () => 'Go where your weapons tell.',
    fire: () => 'Shoot before you charge.',
    shock: () => 'Your unit is the stronger here.',
    rally: () => 'Put your line in order first.',
    hold: () => 'Keep what you have.',
  },
)

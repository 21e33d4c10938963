import { reasonsIn } from '@iacta/kernel'
import type { Explanations } from '../bot/explain.ts'
import { ship } from './en/names.ts'

export const reasons = reasonsIn<Explanations>(
  {
    ram: () => 'It has found a course that ends in a ram.',
    'ram-now': ({ target, chance }) => `It rams ${ship(target)}: the chance to hole it is ${chance} in 100.`,
    rake: ({ target }) => `It goes for the oars of ${ship(target)}.`,
    grapple: ({ target }) => `It grapples ${ship(target)}, to board it.`,
    board: ({ target }) => `It boards ${ship(target)}: the prize is worth more than the marines.`,
    shoot: () => 'It shoots: a marine less, and perhaps a fire.',
    pass: () => 'It passes through the line, to come at its back.',
    cut: () => 'It cuts itself loose, so that it can move again.',
    approach: () => 'It comes closer, with its bow to the enemy.',
    rest: () => 'It stays where it is, and lets the rowers rest.',
    order: () => 'It sends first who is nearest to the enemy.',
    wait: () => 'Nothing that it could do there would be to its advantage.',
  },
  {
    ram: () => 'There is a course that ends in a ram.',
    'ram-now': ({ target, chance }) => `Ram ${ship(target)}: the chance to hole it is ${chance} in 100.`,
    rake: ({ target }) => `Go for the oars of ${ship(target)}.`,
    grapple: ({ target }) => `Grapple ${ship(target)}, to board it.`,
    board: ({ target }) => `Board ${ship(target)}: the prize is worth more than the marines.`,
    shoot: () => 'Shoot: a marine less, and perhaps a fire.',
    pass: () => 'Pass through the line, to come at its back.',
    cut: () => 'Cut yourself loose, so that the ship can move again.',
    approach: () => 'Come closer, with your bow to the enemy.',
    rest: () => 'Stay where you are, and let the rowers rest.',
    order: () => 'Send first who is nearest to the enemy.',
    wait: () => 'Nothing that you could do there would be to your advantage.',
  },
)

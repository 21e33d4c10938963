import type { Tuned } from '@iacta/kernel'

/** Numbers that quick judgement hangs on, by seat. Written by `npm run tune`; see docs/opponents.md. */
export const TUNED: Tuned = {
  seats: [{}, {}],
  accepted: null,
}

import { reasonsIn, type Sayings } from '@iacta/kernel'

type Explanations = { only: Record<string, never> }

const whys: Sayings<Explanations> = { only: () => 'There was little to decide.' }
const advice: Sayings<Explanations> = { only: () => 'There is little to decide.' }

export const reasons = reasonsIn(whys, advice)

import { reasonsIn, type Sayings } from '@iacta/kernel'

type Explanations = { only: Record<string, never> }

const whys: Sayings<Explanations> = { only: () => 'C’era poco da decidere.' }
const advice: Sayings<Explanations> = { only: () => 'C’è poco da decidere.' }

export const reasons = reasonsIn(whys, advice)

import { type Chance, type MannerId, Temper } from '@iacta/kernel'
import { TEMPER } from './temper.ts'

/** How an army bears itself: what its judgement weighs, as factors of the numbers it goes by. */
export interface Bearing {
  /** How far the enemy draws it on. */
  readonly pull: number
  /** What it fears of his charges, and of his missiles. */
  readonly danger: number
  readonly arrows: number
  /** Fights of this phase, and fire in turns to come. */
  readonly fight: number
  readonly volley: number
  /** Friends who are near. */
  readonly company: number
  /** What a line brings, beside single orders. */
  readonly line: number
}

export const PLAIN: Bearing = { pull: 1, danger: 1, arrows: 1, fight: 1, volley: 1, company: 1, line: 1 }

/** Others, by name. */
export const BEARINGS = {
  stand: { ...PLAIN, pull: 0 },
  bold: { ...PLAIN, pull: 2, danger: 0.5 },
  fierce: { ...PLAIN, fight: 1.5, danger: 0.6 },
  careful: { ...PLAIN, danger: 1.7, fight: 0.8 },
} as const satisfies Record<string, Bearing>
export type BearingId = keyof typeof BEARINGS
export const BEARING_IDS = Object.keys(BEARINGS) as BearingId[]

/** Somebody's temper, and how he bears himself. */
export class Mind extends Temper {
  readonly bearing: Bearing

  constructor(chance: Pick<Chance, 'pick'>, daring: number, manner: MannerId | null, bearing: Bearing) {
    super(chance, daring, manner, TEMPER)
    this.bearing = bearing
  }
}

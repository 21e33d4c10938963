/** What may come of something, as far as it was tried: for each seat how likely it is to win. */
export interface Expectation {
  readonly mean: readonly number[]
  /** What came of it each time. */
  readonly samples: readonly (readonly number[])[]
}

/** With so many standard errors between two means they are not the same. */
const CERTAIN = 2

export const expectationOf = (samples: Expectation['samples']): Expectation => ({
  samples,
  mean: samples[0].map((_, seat) => samples.reduce((sum, chances) => sum + chances[seat], 0) / samples.length),
})

/** Whether more than chance lies between what a seat may expect of one and of the other. */
export function differ(one: Expectation, other: Expectation, seat: number): boolean {
  const apart = Math.abs(one.mean[seat] - other.mean[seat])
  return apart > 1e-9 && apart > CERTAIN * Math.sqrt(squaredError(one, seat) + squaredError(other, seat))
}

/** The square of the standard error of a mean. One sample is taken as it is: there was nothing to draw. */
function squaredError({ samples, mean }: Expectation, seat: number): number {
  const n = samples.length
  if (n < 2) return 0
  return samples.reduce((sum, chances) => sum + (chances[seat] - mean[seat]) ** 2, 0) / (n - 1) / n
}

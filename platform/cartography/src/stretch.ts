import type { Point } from './geometry.ts'

/** Room made around a crowded spot: what lies within about `reach` units of it moves apart, the rest stays. */
export interface Stretch {
  readonly around: Point
  readonly reach: number
  /** 0.5 makes the spot itself half as large again; the map never folds while it stays under two. */
  readonly by: number
}

export function stretched(point: Point, stretches: readonly Stretch[]): Point {
  let [x, y] = point
  for (const { around, reach, by } of stretches) {
    const dx = x - around[0]
    const dy = y - around[1]
    const push = by * Math.exp(-(dx * dx + dy * dy) / (2 * reach * reach))
    x += dx * push
    y += dy * push
  }
  return [x, y]
}

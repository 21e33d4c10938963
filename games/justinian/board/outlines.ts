import { type Point, splinePath } from '@iacta/cartography'
import { KINDS, LINES } from './geography.ts'

/** Lines of the map put together into what is drawn. */

const POINTS: readonly (readonly Point[])[] = LINES.map((line) => {
  const numbers = line.split(' ').map(Number)
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i]
    y += numbers[i + 1]
    points.push([x, y])
  }
  return points
})

/** The points of a line; `~` of its number gives them from the end. */
export const pointsOf = (line: number): readonly Point[] => (line < 0 ? POINTS[~line].toReversed() : POINTS[line])

/** Soft, but firm where three shapes meet. */
const pathOf = (line: number): string => (pointsOf(line).length > 1 ? splinePath(pointsOf(line)) : '')

/** Rings of lines as the `d` of a path. */
export const outlineOf = (rings: readonly (readonly number[])[]): string =>
  rings
    .map((lines) => `${lines.map((line, i) => (i === 0 ? pathOf(line) : withoutStart(pathOf(line)))).join('')}Z`)
    .join('')

const withoutStart = (path: string): string => path.replace(/^M[-\d.]+ [-\d.]+/, '')

export const pathsOf = (kind: keyof typeof KINDS): readonly string[] => KINDS[kind].map(pathOf)

import type { Point, Ring } from './geometry.ts'
import { Heap } from './heap.ts'

/**
 * Visvalingam's way: the point whose triangle with its neighbours is smallest goes first, until every triangle
 * left is worth `area` square units. Shapes keep their character, and lose what the eye would not see.
 */
export function simplify(ring: Ring, area: number): Ring {
  const count = ring.length
  if (count < 5) return ring
  const before = Int32Array.from(ring, (_, i) => (i + count - 1) % count)
  const after = Int32Array.from(ring, (_, i) => (i + 1) % count)
  const gone = new Uint8Array(count)
  const worth = new Float64Array(count)
  const triangle = (i: number): number => {
    const [ax, ay] = ring[before[i]]
    const [bx, by] = ring[i]
    const [cx, cy] = ring[after[i]]
    return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
  }
  const heap = new Heap()
  for (let i = 0; i < count; i++) {
    worth[i] = triangle(i)
    heap.push(worth[i], i)
  }
  let left = count
  while (heap.size > 0 && left > 4) {
    const [value, i] = heap.pop()
    if (gone[i] || value !== worth[i]) continue
    if (value >= area) break
    gone[i] = 1
    left--
    after[before[i]] = after[i]
    before[after[i]] = before[i]
    for (const near of [before[i], after[i]]) {
      worth[near] = Math.max(value, triangle(near))
      heap.push(worth[near], near)
    }
  }
  return ring.filter((_, i) => !gone[i])
}

/** Douglas and Peucker's way, for open lines: no point left out lies farther than `tolerance` from what is kept. */
export function straighten(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  const [a, b] = [line[0], line[line.length - 1]]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  let far = 0
  let index = 0
  for (let i = 1; i + 1 < line.length; i++) {
    const off = Math.abs((line[i][0] - a[0]) * dy - (line[i][1] - a[1]) * dx) / length
    if (off > far) [far, index] = [off, i]
  }
  if (far <= tolerance) return [a, b]
  return [...straighten(line.slice(0, index + 1), tolerance).slice(0, -1), ...straighten(line.slice(index), tolerance)]
}

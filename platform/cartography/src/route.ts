import { cellAt, type Field, middleOf } from './field.ts'
import { distance, type Point } from './geometry.ts'
import { Heap } from './heap.ts'

/** Eight neighbours and eight knight's moves, so that a way may run at any angle without steps. */
const MOVES = [
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 1],
].flatMap(([c, r]) =>
  [
    [c, r],
    [-r, c],
    [-c, -r],
    [r, -c],
  ].map(([x, y]) => [x, y, Math.hypot(x, y)] as const),
)

/**
 * The cheapest way over the grid from one point to another, where `toll` says what a unit costs at a cell (one or
 * more), cell by cell.
 */
export function route(field: Field, from: Point, to: Point, toll: (at: number) => number): Point[] {
  const { columns, rows, cell } = field
  const start = cellAt(field, from)
  const goal = cellAt(field, to)
  const end = middleOf(field, goal)
  const paid = new Map<number, number>([[start, 0]])
  const cameFrom = new Map<number, number>()
  const done = new Set<number>()
  const heap = new Heap()
  heap.push(0, start)
  while (heap.size > 0) {
    const [, at] = heap.pop()
    if (at === goal) break
    if (done.has(at)) continue
    done.add(at)
    const [column, row] = [at % columns, Math.floor(at / columns)]
    for (const [dc, dr, length] of MOVES) {
      if (column + dc < 0 || column + dc >= columns || row + dr < 0 || row + dr >= rows) continue
      const next = at + dr * columns + dc
      const cost = (paid.get(at) ?? 0) + (length * cell * (toll(at) + toll(next))) / 2
      if (cost >= (paid.get(next) ?? Number.POSITIVE_INFINITY)) continue
      paid.set(next, cost)
      cameFrom.set(next, at)
      heap.push(cost + distance(middleOf(field, next), end), next)
    }
  }
  const way: Point[] = [to]
  for (let at = cameFrom.get(goal); at !== undefined && at !== start; at = cameFrom.get(at))
    way.push(middleOf(field, at))
  way.push(from)
  return way.reverse()
}

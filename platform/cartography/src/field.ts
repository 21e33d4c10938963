import type { Point, Ring } from './geometry.ts'

/** Land and water as a grid of cells, for questions that are asked of every spot of a map. */
export interface Field {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly land: Uint8Array
  /** Units to the coast; on land as on water. */
  readonly coast: Float32Array
}

export function fieldOf(rings: readonly Ring[], width: number, height: number, cell: number): Field {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const crossings: number[][] = Array.from({ length: rows }, () => [])
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [upper, lower] = ring[i][1] < ring[j][1] ? [ring[i], ring[j]] : [ring[j], ring[i]]
      const first = Math.max(0, Math.ceil(upper[1] / cell - 0.5))
      for (let row = first; row < rows && (row + 0.5) * cell < lower[1]; row++) {
        const part = ((row + 0.5) * cell - upper[1]) / (lower[1] - upper[1])
        crossings[row].push(upper[0] + (lower[0] - upper[0]) * part)
      }
    }
  const land = new Uint8Array(columns * rows)
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2)
      for (let column = Math.max(0, Math.ceil(xs[i] / cell - 0.5)); column < columns; column++) {
        if ((column + 0.5) * cell >= xs[i + 1]) break
        land[row * columns + column] = 1
      }
  })
  return { cell, columns, rows, land, coast: coastDistance(land, columns, rows, cell) }
}

/** Exact distances from every cell to the nearest of the other kind, less half a cell. */
function coastDistance(land: Uint8Array, columns: number, rows: number, cell: number): Float32Array {
  const toLand = squares(land, 1, columns, rows)
  const toWater = squares(land, 0, columns, rows)
  return toLand.map((square, i) => (Math.sqrt(Math.max(square, toWater[i])) - 0.5) * cell)
}

/** Squared distances to the cells of a kind: along the rows, then along the columns (Felzenszwalb, Huttenlocher). */
function squares(land: Uint8Array, kind: number, columns: number, rows: number): Float32Array {
  const far = Float32Array.from(land, (value) => (value === kind ? 0 : FAR))
  for (let row = 0; row < rows; row++) sweep(far, row * columns, 1, columns)
  for (let column = 0; column < columns; column++) sweep(far, column, columns, rows)
  return far
}

const FAR = 1e8

/** The lower envelope of the parabolas that stand on a line of cells. */
function sweep(far: Float32Array, start: number, step: number, count: number): void {
  const heights = Float64Array.from({ length: count }, (_, i) => far[start + i * step])
  const foot = new Int32Array(count)
  const from = new Float64Array(count + 1)
  let last = 0
  from[0] = Number.NEGATIVE_INFINITY
  for (let i = 1; i < count; i++) {
    let meet = Number.NEGATIVE_INFINITY
    for (; last >= 0; last--) {
      const k = foot[last]
      meet = (heights[i] + i * i - heights[k] - k * k) / (2 * (i - k))
      if (meet > from[last]) break
    }
    foot[++last] = i
    from[last] = last === 0 ? Number.NEGATIVE_INFINITY : meet
  }
  from[last + 1] = Number.POSITIVE_INFINITY
  for (let i = 0, k = 0; i < count; i++) {
    while (from[k + 1] < i) k++
    far[start + i * step] = (i - foot[k]) ** 2 + heights[foot[k]]
  }
}

/** The closed lines at so many units from the coast, around what is land or nearer; and along the edge of the field. */
export function linesAlongCoast(field: Field, units: number): Ring[] {
  const { columns, rows, cell } = field
  const heights = field.coast.map((far, at) => (field.land[at] ? -far : far) - units)
  for (let column = 0; column < columns; column++) heights[column] = heights[(rows - 1) * columns + column] = 1
  for (let row = 0; row < rows; row++) heights[row * columns] = heights[(row + 1) * columns - 1] = 1
  const height = (column: number, row: number): number => heights[row * columns + column]
  // From edge to edge of the squares between cell middles, with the near side always to the right.
  const next = new Map<number, number>()
  const spots = new Map<number, Point>()
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const count =
        Number(height(column, row) < 0) +
        Number(height(column + 1, row) < 0) +
        Number(height(column + 1, row + 1) < 0) +
        Number(height(column, row + 1) < 0)
      if (count % 4 === 0) continue
      const corners = [
        height(column, row),
        height(column + 1, row),
        height(column + 1, row + 1),
        height(column, row + 1),
      ]
      const isIn = corners.map((value) => value < 0)
      const edges = [
        (row * columns + column) * 2,
        (row * columns + column + 1) * 2 + 1,
        ((row + 1) * columns + column) * 2,
        (row * columns + column) * 2 + 1,
      ]
      const ends = [
        [column, row, column + 1, row],
        [column + 1, row, column + 1, row + 1],
        [column, row + 1, column + 1, row + 1],
        [column, row, column, row + 1],
      ]
      for (let i = 0; i < 4; i++) {
        // The line leaves by the edge before a corner that is in and comes by the next edge after it that is not.
        if (!isIn[i] || isIn[(i + 3) % 4]) continue
        let j = i
        while (isIn[(j + 1) % 4]) j = (j + 1) % 4
        const [enter, leave] = [(i + 3) % 4, j]
        next.set(edges[enter], edges[leave])
        for (const side of [enter, leave]) {
          const [c1, r1, c2, r2] = ends[side]
          const [a, b] = [height(c1, r1), height(c2, r2)]
          const part = a / (a - b)
          spots.set(edges[side], [(c1 + (c2 - c1) * part + 0.5) * cell, (r1 + (r2 - r1) * part + 0.5) * cell])
        }
      }
    }
  const rings: Point[][] = []
  for (const start of next.keys()) {
    const ring: Point[] = []
    for (let edge: number | undefined = start; edge !== undefined; ) {
      const spot = spots.get(edge)
      const follow = next.get(edge)
      if (!spot || follow === undefined) break
      ring.push(spot)
      next.delete(edge)
      edge = follow
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

export function cellAt(field: Field, [x, y]: Point): number {
  const column = Math.max(0, Math.min(field.columns - 1, Math.floor(x / field.cell)))
  const row = Math.max(0, Math.min(field.rows - 1, Math.floor(y / field.cell)))
  return row * field.columns + column
}

export const middleOf = (field: Field, at: number): Point => [
  ((at % field.columns) + 0.5) * field.cell,
  (Math.floor(at / field.columns) + 0.5) * field.cell,
]

export const isLand = (field: Field, point: Point): boolean => field.land[cellAt(field, point)] === 1
export const coastAt = (field: Field, point: Point): number => field.coast[cellAt(field, point)]

/** The nearest cell that answers the question, within so many units. */
export function nearest(field: Field, from: Point, within: number, wanted: (at: number) => boolean): Point | null {
  const reach = Math.ceil(within / field.cell)
  const [column, row] = [Math.floor(from[0] / field.cell), Math.floor(from[1] / field.cell)]
  let best: Point | null = null
  let least = within
  for (let r = Math.max(0, row - reach); r <= Math.min(field.rows - 1, row + reach); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(field.columns - 1, column + reach); c++) {
      const at = r * field.columns + c
      if (!wanted(at)) continue
      const point = middleOf(field, at)
      const far = Math.hypot(point[0] - from[0], point[1] - from[1])
      if (far < least) [best, least] = [point, far]
    }
  return best
}

/** Water reached from a point without crossing land or any of the lines. */
export function watersOf(field: Field, from: Point, lines: readonly (readonly Point[])[]): Uint8Array {
  const walls = new Uint8Array(field.land)
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]]
      const steps = Math.ceil((Math.hypot(b[0] - a[0], b[1] - a[1]) / field.cell) * 3)
      for (let step = 0; step <= steps; step++) {
        const x = a[0] + ((b[0] - a[0]) * step) / steps
        const y = a[1] + ((b[1] - a[1]) * step) / steps
        walls[cellAt(field, [x, y])] = 1
      }
    }
  const waters = new Uint8Array(field.land.length)
  const open = [cellAt(field, from)]
  waters[open[0]] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % field.columns
    const steps = [column > 0 ? at - 1 : at, column + 1 < field.columns ? at + 1 : at, at - field.columns]
    for (const next of [...steps, at + field.columns])
      if (next >= 0 && next < waters.length && !walls[next] && !waters[next]) {
        waters[next] = 1
        open.push(next)
      }
  }
  return waters
}

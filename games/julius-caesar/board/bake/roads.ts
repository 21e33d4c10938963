import { along, distance, type Field, type Point, roundPoint, route, spline, straighten } from '@iacta/cartography'
import { MAJOR_ROADS, MINOR_ROADS, PLACES, STRAITS } from '../../data/map.ts'
import type { PlaceId } from '../../rules/printed.ts'

export interface Way {
  readonly id: string
  /** What it is drawn towards, as a spline. */
  readonly line: Point[]
  readonly strait: boolean
}

/** Roads keep to the land, away from cities they do not serve and from each other. */
export function layRoads(field: Field, dots: Record<PlaceId, Point>): Way[] {
  const cities = PLACES.filter(([, kind]) => kind !== 'sea').map(([id]) => id)
  const used = new Float32Array(field.land.length)
  const near = (point: Point, reach: number, mark: (at: number, far: number) => void): void => {
    const [column, row] = [Math.floor(point[0] / field.cell), Math.floor(point[1] / field.cell)]
    const steps = Math.ceil(reach / field.cell)
    for (let r = Math.max(0, row - steps); r <= Math.min(field.rows - 1, row + steps); r++)
      for (let c = Math.max(0, column - steps); c <= Math.min(field.columns - 1, column + steps); c++) {
        const far = Math.hypot((c + 0.5) * field.cell - point[0], (r + 0.5) * field.cell - point[1])
        if (far < reach) mark(r * field.columns + c, far)
      }
  }
  // The city a cell is close to, and how close.
  const closeTo = new Int16Array(field.land.length).fill(-1)
  const closeness = new Float32Array(field.land.length)
  cities.forEach((city, i) => {
    near(dots[city], 50, (at, far) => {
      if (12 - far / 6 > closeness[at]) [closeness[at], closeTo[at]] = [12 - far / 6, i]
    })
  })
  const all = [
    ...[...MAJOR_ROADS, ...MINOR_ROADS].map(([a, b]) => [a, b, false] as const),
    ...STRAITS.map(([a, b]) => [a, b, true] as const),
  ].sort(([a, b], [c, d]) => distance(dots[a], dots[b]) - distance(dots[c], dots[d]))
  const ways: Way[] = []
  for (const [a, b, strait] of all) {
    const [from, to] = [cities.indexOf(a), cities.indexOf(b)]
    const toll = (at: number): number => {
      const third = closeTo[at] === from || closeTo[at] === to ? 0 : closeness[at]
      const water = strait ? 0 : 1.6 + Math.min(3, field.coast[at] / 8)
      return 1 + third + used[at] + (field.land[at] ? Math.max(0, 0.9 - field.coast[at] / 18) : water)
    }
    const line = straighten(route(field, dots[a], dots[b], toll), strait ? 40 : 6)
    ways.push({ id: [a, b].sort().join('--'), line: line.map((point) => roundPoint(point)), strait })
    const soft = spline(line)
    for (let part = 0; part <= 1; part += 0.02) {
      const point = along(soft, part)
      if (Math.min(distance(point, dots[a]), distance(point, dots[b])) > 38)
        near(point, 20, (at) => {
          used[at] = 2
        })
    }
  }
  return ways
}

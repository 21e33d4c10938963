/** Points, boxes and lines in the units of a map. */
export type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

/** The point so many units from one on the way to another, or beyond it. */
export function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1
  return [x + ((toX - x) * by) / length, y + ((toY - y) * by) / length]
}

/** A point in a path's own words. */
export const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The head of an arrow that ends in the second point, as a path. */
export function arrowHead([x1, y1]: Point, [x2, y2]: Point, size: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const wing = (turn: number): string =>
    written([x2 - size * Math.cos(angle + turn), y2 - size * Math.sin(angle + turn)])
  return `M${wing(0.5)}L${written([x2, y2])}L${wing(-0.5)}Z`
}

export const boxAround = ([x, y]: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Whether two boxes share any room. */
export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** How much of a segment lies inside a box, in units. */
export function lengthInside(box: Box, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  let from = 0
  let to = 1
  const sides: readonly (readonly [number, number])[] = [
    [-dx, ax - box.x],
    [dx, box.x + box.width - ax],
    [-dy, ay - box.y],
    [dy, box.y + box.height - ay],
  ]
  for (const [slope, room] of sides) {
    if (slope === 0) {
      if (room < 0) return 0
    } else if (slope < 0) from = Math.max(from, room / slope)
    else to = Math.min(to, room / slope)
    if (from >= to) return 0
  }
  return (to - from) * Math.hypot(dx, dy)
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const square = dx * dx + dy * dy
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
  return distance(p, [a[0] + dx * part, a[1] + dy * part])
}

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) nearest = Math.min(nearest, distanceToSegment(p, line[i - 1], line[i]))
  return nearest
}

export function lengthOf(line: readonly Point[]): number {
  let length = 0
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1], line[i])
  return length
}

/** The point a part of the way along a line. */
export function along(line: readonly Point[], part: number): Point {
  let left = lengthOf(line) * part
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1], line[i])
    if (left <= step && step > 0) return between(line[i - 1], line[i], left / step)
    left -= step
  }
  return line[line.length - 1]
}

/** A soft line from the first point to the last, drawn towards those between (a quadratic spline), in small steps. */
export function spline(points: readonly Point[], steps = 6): Point[] {
  const line: Point[] = [points[0]]
  for (const [from, towards, to] of bends(points))
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      line.push(between(between(from, towards, t), between(towards, to, t), t))
    }
  line.push(points[points.length - 1])
  return line
}

function bends(points: readonly Point[]): [from: Point, towards: Point, to: Point][] {
  const last = points.length - 1
  return points.slice(1, -1).map((towards, i) => {
    const from = i === 0 ? points[0] : between(points[i], towards, 0.5)
    return [from, towards, i + 2 === last ? points[last] : between(towards, points[i + 2], 0.5)]
  })
}

export const round = (value: number, digits = 1): number => {
  const unit = 10 ** digits
  return Math.round(value * unit) / unit + 0
}

export const roundPoint = ([x, y]: Point, digits = 1): Point => [round(x, digits), round(y, digits)]

/** The same spline in a path's own words. */
export function splinePath(points: readonly Point[]): string {
  const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`
  if (points.length === 2) return `M${at(points[0])}L${at(points[1])}`
  return `M${at(points[0])}${bends(points)
    .map(([, towards, to]) => `Q${at(towards)} ${at(to)}`)
    .join('')}`
}

/** Closed rings drawn soft, as `spline` draws open lines, in whole units. */
export function softRingsPath(rings: readonly Ring[]): string {
  let path = ''
  const number = (value: number, first = false): string => (first || value < 0 ? String(value) : ` ${value}`)
  for (const ring of rings) {
    const middles = ring.map((point, i) =>
      between(ring[(i + ring.length - 1) % ring.length], point, 0.5).map(Math.round),
    )
    let [x, y] = middles[0]
    path += `M${number(x, true)}${number(y)}q`
    ring.forEach((point, i) => {
      const [toX, toY] = middles[(i + 1) % middles.length]
      path += number(Math.round(point[0]) - x, i === 0) + number(Math.round(point[1]) - y)
      path += number(toX - x) + number(toY - y)
      ;[x, y] = [toX, toY]
    })
    path += 'z'
  }
  return path
}

/** Closed rings as one short path: steps relative to the point before, in tenths. */
export function ringsPath(rings: readonly Ring[]): string {
  let path = ''
  const number = (tenths: number, first: boolean): string => {
    const text = String(tenths / 10).replace(/^(-?)0\./, '$1.')
    return first || text.startsWith('-') ? text : ` ${text}`
  }
  for (const ring of rings) {
    let [x, y] = ring[0].map((v) => Math.round(v * 10))
    path += `M${number(x, true)}${number(y, false)}l`
    let first = true
    for (const point of ring.slice(1)) {
      const [nextX, nextY] = point.map((v) => Math.round(v * 10))
      if (nextX === x && nextY === y) continue
      path += number(nextX - x, first) + number(nextY - y, false)
      ;[x, y, first] = [nextX, nextY, false]
    }
    path += 'z'
  }
  return path
}

/** The lines of rings that `ringsPath` wrote, cut into open paths of so many steps at most. */
export function shoresOf(path: string, steps: number): string[] {
  return path
    .split('M')
    .slice(1)
    .flatMap((ring) => {
      const tenths = (ring.match(/-?[\d.]+/g) ?? []).map((text) => Math.round(Number(text) * 10))
      const [startX, startY, ...way] = tenths
      const shores: string[] = []
      let [x, y] = [startX, startY]
      for (let i = 0; i < way.length; i += 2) {
        if (i % (2 * steps) === 0) shores.push(`M${x / 10} ${y / 10}l`)
        shores[shores.length - 1] += `${way[i] / 10} ${way[i + 1] / 10} `
        x += way[i]
        y += way[i + 1]
      }
      shores[shores.length - 1] += `L${startX / 10} ${startY / 10}`
      return shores
    })
}

export function areaOf(ring: Ring): number {
  let twice = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1]
  return Math.abs(twice) / 2
}

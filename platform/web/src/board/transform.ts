/** How a map lies in its window: a point of the map is drawn at `point * scale + (x, y)`, in pixels of the window. */
export interface Transform {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A window of which something else covers the lower part, so many pixels high. */
export interface Window extends Size {
  readonly covered?: number
}

export type Point = readonly [x: number, y: number]

export interface Limits {
  readonly least: number
  readonly most: number
}

/** Pixels to a unit at which any map is near enough, however small its window. */
const NEAR_ENOUGH = 1.6
/** How many times larger than the whole map it may get. */
const CLOSEST = 4

/** From the whole map in the window to four times that, or as near as a small window needs. */
export function limitsOf(map: Size, window: Size): Limits {
  const least = Math.min(window.width / map.width, window.height / map.height)
  return { least, most: Math.max(least * CLOSEST, NEAR_ENOUGH) }
}

/** How much of a window something lies over, in pixels from each edge. */
export interface Cover {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const UNCOVERED: Cover = { left: 0, right: 0, top: 0, bottom: 0 }

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/**
 * The nearest allowed: no smaller than the whole, no larger than is of use, no edge inside the window; but what is
 * covered can be brought out from under it.
 */
export function clamped({ scale, x, y }: Transform, map: Size, window: Window, cover = UNCOVERED): Transform {
  const { least, most } = limitsOf(map, window)
  const kept = within(scale, least, most)
  const place = (offset: number, long: number, room: number, before: number, after: number): number => {
    const spare = (room - long * kept) / 2
    return within(offset, Math.min(room - after - long * kept, spare), Math.max(before, spare))
  }
  return {
    scale: kept,
    x: place(x, map.width, window.width, cover.left, cover.right),
    y: place(y, map.height, window.height, cover.top, Math.max(cover.bottom, window.covered ?? 0)),
  }
}

/** Around a place, in pixels: its pieces and its name. */
const ROUND_PLACE = 40

/**
 * All of the map, as much of it uncovered as can be without making it smaller or cutting it off; but where places lie
 * under what covers it, it is cut off above as far as no place is lost by that.
 */
export function whole(map: Size, window: Window, places: readonly Point[] = []): Transform {
  const { least: scale } = limitsOf(map, window)
  const room = window.height - (window.covered ?? 0)
  const all = clamped({ scale, x: 0, y: Math.max(0, (room - map.height * scale) / 2) }, map, window)
  if (places.length === 0) return all
  const [highest, lowest] = reach(places.map(([, y]) => y * scale + all.y))
  const hidden = lowest + ROUND_PLACE - room
  const spare = highest - ROUND_PLACE
  return clamped(moved(all, 0, -Math.max(0, Math.min(hidden, spare))), map, window)
}

/** The point of the map that is drawn at a point of the window. */
export const toMap = ({ scale, x, y }: Transform, [px, py]: Point): Point => [(px - x) / scale, (py - y) / scale]

export const toWindow = ({ scale, x, y }: Transform, [mx, my]: Point): Point => [mx * scale + x, my * scale + y]

export const moved = ({ scale, x, y }: Transform, dx: number, dy: number): Transform => ({
  scale,
  x: x + dx,
  y: y + dy,
})

/** A point of the map drawn at a point of the window, at some scale. */
export const placed = ([mx, my]: Point, [px, py]: Point, scale: number): Transform => ({
  scale,
  x: px - mx * scale,
  y: py - my * scale,
})

/** Nearer or farther; what is at the point stays there. */
export function zoomedAt(from: Transform, at: Point, by: number, limits: Limits): Transform {
  return placed(toMap(from, at), at, within(from.scale * by, limits.least, limits.most))
}

/** Two fingers: what was under each stays under it, as far as the limits let it. */
export function pinched(
  from: Transform,
  [a, b]: readonly [Point, Point],
  [nowA, nowB]: readonly [Point, Point],
  limits: Limits,
): Transform {
  const gap = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const nowGap = Math.hypot(nowB[0] - nowA[0], nowB[1] - nowA[1])
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const nowMiddle: Point = [(nowA[0] + nowB[0]) / 2, (nowA[1] + nowB[1]) / 2]
  return placed(toMap(from, middle), nowMiddle, within((from.scale * nowGap) / gap, limits.least, limits.most))
}

/** As it is, if all the points can be seen with some room around them; else moved, and no smaller than needed. */
export function revealing(from: Transform, points: readonly Point[], all: Window, margin: number): Transform {
  const window = { width: all.width, height: all.height - (all.covered ?? 0) }
  if (points.length === 0) return from
  const [left, right] = reach(points.map(([x]) => x))
  const [top, bottom] = reach(points.map(([, y]) => y))
  const room = { width: Math.max(1, window.width - 2 * margin), height: Math.max(1, window.height - 2 * margin) }
  const scale = Math.min(from.scale, room.width / (right - left || 1), room.height / (bottom - top || 1))
  const [cx, cy] = toMap(from, [window.width / 2, window.height / 2])
  const held = placed([cx, cy], [window.width / 2, window.height / 2], scale)
  const shift = (low: number, high: number, space: number): number =>
    low < margin ? margin - low : high > space - margin ? space - margin - high : 0
  const [x1, y1] = toWindow(held, [left, top])
  const [x2, y2] = toWindow(held, [right, bottom])
  return moved(held, shift(x1, x2, window.width), shift(y1, y2, window.height))
}

const reach = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]

/** Part of the way from one to the other: scales by ratio, so that the motion looks even. */
export function between(from: Transform, to: Transform, part: number, window: Size): Transform {
  const scale = from.scale * (to.scale / from.scale) ** part
  const middle: Point = [window.width / 2, window.height / 2]
  const [ax, ay] = toMap(from, middle)
  const [bx, by] = toMap(to, middle)
  return placed([ax + (bx - ax) * part, ay + (by - ay) * part], middle, scale)
}

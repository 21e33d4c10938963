import { NONE } from '@iacta/grids'
import type { Point } from '../transform.ts'
import type { CounterSpec } from './counter.ts'
import type { Fan } from './focus.ts'
import type { Geometry } from './geometry.ts'

/** Where counters lie: offset in a stack, so that each is seen to be there, or side by side where it is fanned out. */
export interface Laid {
  readonly counter: CounterSpec
  readonly at: Point
  readonly isFanned: boolean
}

/** What lies under a fan. */
export interface FanBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** In parts of the room of a place: from one counter of a stack to the next, at most, and over the whole stack. */
const OFFSET = { each: 0.26, all: 0.62 } as const
/** The same for fans: from middle to middle, and around them all. */
const FAN = { each: 1.95, rim: 1.15 } as const
/** How many lie in a row of a fan. */
const ROW = 5

/** The counters of each place, from the bottom up, in the order they are given. */
export function stacksOf(counters: readonly CounterSpec[]): Map<number, CounterSpec[]> {
  const stacks = new Map<number, CounterSpec[]>()
  for (const counter of counters) {
    const stack = stacks.get(counter.at)
    if (stack) stack.push(counter)
    else stacks.set(counter.at, [counter])
  }
  return stacks
}

/** The middle of a counter: of a long one, between its ends. */
function middleOf({ centre }: Geometry, { at, stern }: CounterSpec): Point {
  const [x, y] = centre(at)
  if (stern === undefined || stern === NONE) return [x, y]
  const [sx, sy] = centre(stern)
  return [(x + sx) / 2, (y + sy) / 2]
}

/** Where all counters lie, in the order they are drawn: what is fanned out comes last, over everything. */
export function layOut(geometry: Geometry, counters: readonly CounterSpec[], fan: Fan | null): Laid[] {
  const laid: Laid[] = []
  const fanned: Laid[] = []
  for (const [place, stack] of stacksOf(counters))
    if (fan?.place === place && stack.length > 1) {
      const slots = fanSlots(geometry, fan, stack.length)
      fanned.push(...stack.map((counter, i) => ({ counter, at: slots[i], isFanned: true })))
    } else laid.push(...stacked(geometry, stack))
  return [...laid, ...fanned]
}

function stacked(geometry: Geometry, stack: readonly CounterSpec[]): Laid[] {
  const { room } = geometry
  const step = Math.min(OFFSET.each, OFFSET.all / Math.max(1, stack.length - 1)) * room
  return stack.map((counter, i) => {
    const [x, y] = middleOf(geometry, counter)
    const off = (i - (stack.length - 1) / 2) * step
    return { counter, at: [x + off, y - off], isFanned: false }
  })
}

/** The room a fan takes: around the place, and wholly on the sheet. */
export function fanBox(geometry: Geometry, { place, by }: Fan, count: number): FanBox {
  const room = geometry.room * by
  const rows = Math.ceil(count / ROW)
  const columns = Math.ceil(count / rows)
  const long = (n: number): number => ((n - 1) * FAN.each + 2 * FAN.rim) * room
  const [width, height] = [long(columns), long(rows)]
  const [x, y] = geometry.centre(place)
  return {
    x: kept(x - width / 2, geometry.width - width),
    y: kept(y - height / 2, geometry.height - height),
    width,
    height,
  }
}

const kept = (value: number, most: number): number => Math.max(0, Math.min(value, most))

/** Where the counters of a fan lie, the lowest of the stack first. */
export function fanSlots(geometry: Geometry, fan: Fan, count: number): Point[] {
  const room = geometry.room * fan.by
  const box = fanBox(geometry, fan, count)
  const columns = Math.ceil(count / Math.ceil(count / ROW))
  return Array.from({ length: count }, (_, i) => [
    box.x + (FAN.rim + (i % columns) * FAN.each) * room,
    box.y + (FAN.rim + Math.floor(i / columns) * FAN.each) * room,
  ])
}

export const isInBox = ({ x, y, width, height }: FanBox, [px, py]: Point): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height

import {
  along,
  arrange,
  type Box,
  boundsOf,
  boxAround,
  type Clashes,
  distance,
  type Field,
  holds,
  isLand,
  lengthInside,
  meets,
  type Point,
  spline,
  type WideName,
} from '@iacta/cartography'
import { PLACES } from '../../data/map.ts'
import type { PlaceId } from '../../rules/printed.ts'
import {
  type Ground,
  greatBox,
  markSize,
  nameBox,
  nameSize,
  ROAD_MARK,
  type Side,
  STACK_SIZE,
  spreadBox,
  wideNameBoxes,
  worthOf,
} from '../measure.ts'
import { HEIGHT, WIDTH } from './plan.ts'
import type { Way } from './roads.ts'

/** Where stacks, names and road marks stand: none on another, each where it is liked best. */

export interface Name {
  readonly side: Side
  readonly at: Point
  readonly box: Box
}

/** What a thing takes up: blocks, the room they may spread to, a name, a mark on a road, a name seen from afar. */
type Room = 'stack' | 'spread' | 'name' | 'mark' | 'great'

interface Stand {
  readonly cost: number
  readonly rooms: readonly (readonly [Room, Box])[]
}
interface CityStand extends Stand {
  readonly stack: Point
  readonly name: Name | null
}
interface MarkStand extends Stand {
  readonly mark: Point
}

const CLASHES: Clashes<Room> = {
  'stack stack': 1000,
  'stack name': 1000,
  'name name': 1000,
  'great great': 1000,
  'mark stack': 600,
  'mark name': 600,
  'mark mark': 600,
  'spread stack': 26,
  'spread spread': 12,
  'spread name': 60,
  'spread mark': 4,
}

/** No two stacks come nearer than this, middle to middle. */
const APART = STACK_SIZE + 6
const FRAME: Box = { x: 8, y: 8, width: WIDTH - 16, height: HEIGHT - 16 }
/** The best ways for a city to stand; the rest are never wanted. */
const WAYS_KEPT = 320
const ROUNDS = 500

/** All that is settled before. */
export interface Laid {
  readonly field: Field
  readonly dots: Record<PlaceId, Point>
  readonly roads: readonly Way[]
  readonly seaNames: readonly WideName[]
  readonly landNames: readonly WideName[]
}

export interface Stands {
  readonly stacks: Record<string, Point>
  readonly names: Record<string, Name>
  readonly marks: Record<string, Point>
}

export function placeStands({ field, dots, roads, seaNames, landNames }: Laid): Stands {
  const lines = roads.map(({ line, strait }) => ({
    line: spline(line),
    bounds: boundsOf(line),
    weight: strait ? 3 : 1,
  }))
  const roadInside = (box: Box): number => {
    let sum = 0
    for (const { line, bounds, weight } of lines)
      if (meets(box, bounds))
        for (let i = 1; i < line.length; i++) sum += weight * lengthInside(box, line[i - 1], line[i])
    return sum
  }
  const dotBoxes = PLACES.filter(([, kind]) => kind !== 'sea').map(
    ([id]) => [id, boxAround(dots[id], 2 * markSize(id) + 4)] as const,
  )
  const seaLetters = seaNames.flatMap(wideNameBoxes)
  const letters = [...seaLetters, ...landNames.flatMap(wideNameBoxes)]
  const coversDot = (box: Box): boolean => dotBoxes.some(([, dot]) => meets(box, dot))
  const coversSea = (box: Box): boolean => seaLetters.some((letter) => meets(box, letter))

  const spreadCost = (stack: Point, dot: Point): number => {
    const box = spreadBox(stack, dot)
    const under = dotBoxes.reduce((sum, [id, dot]) => sum + (meets(box, dot) ? (worthOf(id) > 0 ? 200 : 20) : 0), 0)
    return under + (coversSea(box) ? 8 : 0) + (holds(FRAME, box) ? 0 : 10)
  }

  const cityStands = (id: PlaceId): CityStand[] => {
    const half = markSize(id) + 4
    const stacks = stackSpots(dots[id], half).flatMap(({ stack, cost }) => {
      const box = boxAround(stack, STACK_SIZE)
      if (!holds(FRAME, box) || coversDot(box) || coversSea(box)) return []
      return [{ stack, cost: cost + spreadCost(stack, dots[id]) + roadInside(box) * 0.015 }]
    })
    const names = nameSpots(id, dots[id], half).flatMap(({ name, cost }) => {
      if (!holds(FRAME, name.box) || letters.some((letter) => meets(letter, name.box))) return []
      if (dotBoxes.some(([other, box]) => other !== id && meets(box, name.box))) return []
      const onCoast = groundOf(field, name.box) === 'coast' ? 2 : 0
      return [{ name, cost: cost + roadInside(name.box) * 0.13 + onCoast }]
    })
    const pairs = stacks.flatMap(({ stack, cost }) =>
      names.flatMap(({ name, cost: nameCost }) => {
        if (meets(boxAround(stack, STACK_SIZE + 4), name.box)) return []
        const hidden = meets(spreadBox(stack, dots[id]), name.box) ? 60 : 0
        return [{ stack, name, cost: cost + nameCost + hidden }]
      }),
    )
    if (pairs.length === 0) throw new Error(`${id} has no room: ${stacks.length} stacks, ${names.length} names`)
    return pairs
      .sort((a, b) => a.cost - b.cost)
      .slice(0, WAYS_KEPT)
      .map((pair) => ({
        ...pair,
        rooms: [...blocksRooms(pair.stack, dots[id]), ['name', pair.name.box], ...greatRoom(id, pair.name, dots[id])],
      }))
  }
  const blocksRooms = (stack: Point, dot: Point): CityStand['rooms'] => [
    ['stack', boxAround(stack, APART)],
    ['spread', spreadBox(stack, dot)],
  ]
  const markStands = ({ line, strait }: Way): MarkStand[] =>
    markSpots(line, strait).map(({ mark, cost }) => {
      const box = boxAround(mark, ROAD_MARK.width, ROAD_MARK.height)
      return { mark, cost: cost + (coversDot(box) ? 300 : 0) + (coversSea(box) ? 40 : 0), rooms: [['mark', box]] }
    })

  const places = PLACES.map(([id, kind]): CityStand[] =>
    kind === 'sea'
      ? [{ cost: 0, stack: dots[id], name: null, rooms: blocksRooms(dots[id], dots[id]) }]
      : cityStands(id),
  )
  const marks = roads.map(markStands)
  const { chosen } = arrange<Room, CityStand | MarkStand>([...places, ...marks], CLASHES, ROUNDS)
  const stands: Stands = { stacks: {}, names: {}, marks: {} }
  chosen.forEach((stand, i) => {
    if ('mark' in stand) {
      stands.marks[roads[i - PLACES.length].id] = stand.mark
      return
    }
    stands.stacks[PLACES[i][0]] = stand.stack
    if (stand.name) stands.names[PLACES[i][0]] = stand.name
  })
  return stands
}

/** From afar only what the war is about is named, larger. */
const greatRoom = (id: PlaceId, { box }: Name, dot: Point): CityStand['rooms'] =>
  worthOf(id) > 0 ? [['great', greatBox(id, box, dot)]] : []

/** What is under most of a box. */
export function groundOf(field: Field, box: Box): Ground {
  let dry = 0
  for (let i = 0; i < 10; i++) if (isLand(field, [box.x + (box.width * (i + 0.5)) / 10, box.y + box.height / 2])) dry++
  return dry < 2 ? 'sea' : dry > 8 ? 'land' : 'coast'
}

/** A mark stands near the middle of its road; beside it where there is no room, as at most straits. */
function markSpots(line: readonly Point[], strait: boolean): { mark: Point; cost: number }[] {
  const soft = spline(line)
  return [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2, 0.24, -0.24].flatMap((off) => {
    const [x, y] = along(soft, 0.5 + off)
    const [before, after] = [along(soft, 0.45 + off), along(soft, 0.55 + off)]
    const long = distance(before, after)
    const [nx, ny] = [(before[1] - after[1]) / long, (after[0] - before[0]) / long]
    return [0, 22, -22, 32, -32, 42, -42].map((aside) => ({
      mark: [x + nx * aside, y + ny * aside] as const,
      cost: Math.abs(off) * 12 + (Math.abs(aside) / 10) * (strait ? 2 : 6),
    }))
  })
}

/** A stack stands above its city if it can, then beside it, then below; farther off only in a crowd. */
function stackSpots([x, y]: Point, half: number): { stack: Point; cost: number }[] {
  const spots: { stack: Point; cost: number }[] = []
  for (const [gap, dislike] of [
    [0, 0],
    [30, 36],
    [62, 52],
  ]) {
    const out = STACK_SIZE / 2 + half + gap
    for (const side of [0, 24, -24, 48, -48, out, -out]) {
      const slant = Math.abs(side) / 14
      spots.push({ stack: [x + side, y - out], cost: dislike + slant * 0.6 })
      spots.push({ stack: [x + side, y + out], cost: dislike + 5 + slant * 0.6 })
      if (Math.abs(side) < out) {
        spots.push({ stack: [x + out, y + side], cost: dislike + 6 + slant * 0.3 })
        spots.push({ stack: [x - out, y + side], cost: dislike + 6 + slant * 0.3 })
      }
    }
  }
  return spots
}

function nameSpots(id: PlaceId, [x, y]: Point, half: number): { name: Name; cost: number }[] {
  const size = nameSize(id)
  const { width } = nameBox(id, [x, y], 'below')
  const spots: { name: Name; cost: number }[] = []
  const add = (side: Side, at: Point, cost: number): void => {
    spots.push({ cost, name: { side, at, box: nameBox(id, at, side) } })
  }
  for (const shift of [0, 0.2, -0.2, 0.4, -0.4]) {
    add('below', [x + shift * width, y + half], Math.abs(shift) * 6)
    add('above', [x + shift * width, y - half], 3 + Math.abs(shift) * 6)
  }
  for (const shift of [0, 0.5, -0.5, 0.9, -0.9]) {
    add('right', [x + half, y + shift * size], 1.5 + Math.abs(shift) * 2)
    add('left', [x - half, y + shift * size], 2 + Math.abs(shift) * 2)
  }
  return spots
}

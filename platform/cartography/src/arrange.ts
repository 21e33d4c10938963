import type { Box } from './geometry.ts'

/** One way a thing may stand on the map: the room it takes, by kind, and how little it is liked. */
export interface Way<Kind extends string> {
  readonly cost: number
  readonly rooms: readonly (readonly [kind: Kind, box: Box])[]
}

/** What it costs that two kinds of room overlap at all; nothing where it is not said. */
export type Clashes<Kind extends string> = Partial<Record<`${Kind} ${Kind}`, number>>

/** Left, top, right, bottom of each room of a way, and its kind as a number, one after the other. */
type Rooms = Float64Array
const EACH = 5

/**
 * Chooses a way for each thing so that as little as possible overlaps, and then as much as possible is liked.
 * Each in turn takes its best answer to what the others chose, until nobody gains; then one in trouble and some of
 * its neighbours are shaken and it begins again, so many rounds; the best is kept. The same every time.
 */
export function arrange<Kind extends string, W extends Way<Kind>>(
  things: readonly (readonly W[])[],
  clashes: Clashes<Kind>,
  rounds: number,
): { chosen: W[]; cost: number } {
  const kinds = [...new Set(Object.keys(clashes).flatMap((pair) => pair.split(' ')))] as Kind[]
  const weights = kinds.map((a) => kinds.map((b) => clashes[`${a} ${b}`] ?? clashes[`${b} ${a}`] ?? 0))
  const rooms = things.map((ways) => ways.map((way) => roomsOf(way, kinds)))
  const reach = rooms.map((ways) => extentOf(ways))
  const near = reach.map((a, i) => reach.flatMap((b, j) => (i !== j && meet(a, b) ? [j] : [])))
  const chosen = things.map(() => 0)

  const trouble = (a: Rooms, b: Rooms): number => {
    let sum = 0
    for (let i = 0; i < a.length; i += EACH)
      for (let j = 0; j < b.length; j += EACH) {
        const width = Math.min(a[i + 2], b[j + 2]) - Math.max(a[i], b[j])
        if (width <= 0) continue
        const height = Math.min(a[i + 3], b[j + 3]) - Math.max(a[i + 1], b[j + 1])
        if (height > 0) sum += weights[a[i + 4]][b[j + 4]] * (1 + (width * height) / 1000)
      }
    return sum
  }
  const price = (i: number, k: number, limit: number): number => {
    let sum = things[i][k].cost
    for (const j of near[i]) {
      if (sum >= limit) return sum
      sum += trouble(rooms[i][k], rooms[j][chosen[j]])
    }
    return sum
  }
  const settle = (queue: Set<number>): void => {
    for (let turns = 0; queue.size > 0 && turns < things.length * 30; turns++) {
      const [i] = queue
      queue.delete(i)
      let best = chosen[i]
      let least = price(i, best, Number.POSITIVE_INFINITY) - 1e-9
      for (let k = 0; k < things[i].length; k++) {
        const sum = k === chosen[i] ? least : price(i, k, least)
        if (sum < least) [best, least] = [k, sum]
      }
      if (best === chosen[i]) continue
      chosen[i] = best
      for (const j of near[i]) queue.add(j)
    }
  }
  const troubleOf = (i: number): number => price(i, chosen[i], Number.POSITIVE_INFINITY) - things[i][chosen[i]].cost
  const whole = (): number => chosen.reduce((sum, k, i) => sum + things[i][k].cost + troubleOf(i) / 2, 0)

  let seed = 1
  const draw = (count: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * count)
  }
  settle(new Set(things.keys()))
  let best = [...chosen]
  let least = whole()
  for (let round = 0; round < rounds; round++) {
    const troubled = [...things.keys()].filter((i) => troubleOf(i) > 0)
    const start = troubled.length > 0 && round % 4 > 0 ? troubled[draw(troubled.length)] : draw(things.length)
    for (const i of [start, ...near[start].filter(() => draw(4) === 0)]) chosen[i] = draw(things[i].length)
    settle(new Set([...near[start], start]))
    const sum = whole()
    if (sum < least - 1e-9) [best, least] = [[...chosen], sum]
    else
      best.forEach((k, i) => {
        chosen[i] = k
      })
  }
  return { chosen: best.map((k, i) => things[i][k]), cost: least }
}

const roomsOf = <Kind extends string>({ rooms }: Way<Kind>, kinds: readonly Kind[]): Rooms =>
  Float64Array.from(
    rooms.flatMap(([kind, { x, y, width, height }]) => [x, y, x + width, y + height, kinds.indexOf(kind)]),
  )

function extentOf(ways: readonly Rooms[]): readonly [number, number, number, number] {
  const extent: [number, number, number, number] = [1e9, 1e9, -1e9, -1e9]
  for (const rooms of ways)
    for (let i = 0; i < rooms.length; i += EACH) {
      extent[0] = Math.min(extent[0], rooms[i])
      extent[1] = Math.min(extent[1], rooms[i + 1])
      extent[2] = Math.max(extent[2], rooms[i + 2])
      extent[3] = Math.max(extent[3], rooms[i + 3])
    }
  return extent
}

const meet = (a: readonly number[], b: readonly number[]): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

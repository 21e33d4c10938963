import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Box, boxAround, distance, meets } from '@iacta/cartography'
import { describe, expect, test } from 'vitest'
import { chart, type LandTopology } from '../../../platform/cartography/src/chart.ts'
import { bake, geographyFile, NAME_SIZE } from '../board/bake/bake.ts'
import { PLAN, STRAIT_LINES } from '../board/bake/plan.ts'
import { boxOf, isInside } from '../board/bake/room.ts'
import { neighboursDrawn } from '../board/bake/topology.ts'
import { ARROWS, CITY_NAMES, GROUPS, KINDS, LINES, NAMES, PROVINCES as RINGS, SEAS } from '../board/geography.ts'
import { BOX, BOX_SIZE, GROUP_SIZE, MAP, OUTLINE, PORT, type Point, SEA_OUTLINE, STAND, TOWN } from '../board/layout.ts'
import { pointsOf } from '../board/outlines.ts'
import { BOX_IDS, BOXES, SEA_IDS } from '../data/map.ts'
import { ISLAND_GROUPS, LAND_BORDERS, PROVINCE_IDS, PROVINCES, type ProvinceId, STRAITS } from '../data/provinces.ts'
import { provinces } from '../text/latin.ts'

/** The shapes are all that is drawn, so no coasts of the atlas are needed. */
const NOTHING: LandTopology = {
  type: 'Topology',
  arcs: [],
  objects: { land: { type: 'GeometryCollection', geometries: [] } },
}
const world = chart(NOTHING, PLAN)
const file = readFileSync(new URL('../board/geography.ts', import.meta.url), 'utf8')

const ringsOf = (rings: readonly (readonly number[])[]): Point[][] =>
  rings.map((lines) => lines.flatMap((line) => pointsOf(line).slice(1)))
const home = (id: ProvinceId): Point[][] => ringsOf(RINGS[id])
const pairs = (all: readonly (readonly [string, string])[]): string[] =>
  [...new Set(all.map((pair) => pair.toSorted().join(' ')))].sort()
const isGroup = (id: ProvinceId): boolean => ISLAND_GROUPS.includes(id)

test('what is drawn is what the bake makes', () => {
  expect(geographyFile(bake(world)) === file, 'board/geography.ts is stale: npm run bake -- justinian').toBe(true)
})

test('the map is small enough to be sent', () => {
  expect(gzipSync(file).length).toBeLessThan(21_000)
})

describe('the provinces', () => {
  test('all have a shape, closed line after line', () => {
    expect(Object.keys(RINGS).sort()).toEqual(PROVINCE_IDS.toSorted())
    for (const [id, rings] of Object.entries({ ...RINGS, ...SEAS }))
      for (const lines of rings)
        lines.forEach((line, i) => {
          expect(pointsOf(line).at(-1), id).toEqual(pointsOf(lines[(i + 1) % lines.length])[0])
        })
    for (const id of PROVINCE_IDS) expect(OUTLINE[id], id).toMatch(/^M[^MN]+Z/)
    for (const id of SEA_IDS) expect(SEA_OUTLINE[id], id).toMatch(/^M[^MN]+Z/)
  })

  test('share a border where the rules have one, and nowhere else', () => {
    expect(pairs(neighboursDrawn('province'))).toEqual(pairs(LAND_BORDERS))
  })

  test('touch the seas that the rules say, and no others', () => {
    const ruled = PROVINCES.flatMap(([id, , , , , seas]) => seas.map((sea) => [id, sea] as const))
    expect(pairs(neighboursDrawn('sea'))).toEqual(pairs(ruled))
  })

  test('hold their pieces, their town and the middle of their name', () => {
    for (const id of PROVINCE_IDS) {
      if (isGroup(id)) continue
      for (const [what, at] of Object.entries({ stand: STAND[id], town: TOWN[id], name: NAMES[id].at }))
        expect(isInside(at, home(id)), `${what} of ${id}`).toBe(true)
    }
  })

  test('of island groups have a box in their sea with room for both', () => {
    expect(Object.keys(GROUPS).sort()).toEqual(ISLAND_GROUPS.toSorted())
    for (const [id, at] of Object.entries(GROUPS)) {
      const box = boxAround(at, GROUP_SIZE.width, GROUP_SIZE.height)
      for (const point of [STAND[id as ProvinceId], NAMES[id as ProvinceId].at])
        expect(meets(box, boxAround(point, 1)), id).toBe(true)
    }
  })

  test('are named, and their names do not lie on one another', () => {
    const boxes = PROVINCE_IDS.map((id): [ProvinceId, Box] => {
      expect(NAMES[id].lines.join(' ')).toBe(provinces[id])
      return [id, boxOf(NAMES[id], NAME_SIZE)]
    })
    boxes.forEach(([id, box], i) => {
      for (const [other, its] of boxes.slice(i + 1)) expect(meets(box, its), `${id} and ${other}`).toBe(false)
    })
  })
})

test('every city has its name, and every coastal province a port off its coast', () => {
  const having = (is: (facts: (typeof PROVINCES)[number]) => boolean): string[] =>
    PROVINCES.filter(is)
      .map(([id]) => id)
      .sort()
  expect(Object.keys(CITY_NAMES).sort()).toEqual(having(([, , , city]) => city !== null))
  expect(Object.keys(PORT).sort()).toEqual(having(([, , , , , seas]) => seas.length > 0))
  const onLand = (at: Point): boolean => PROVINCE_IDS.some((id) => isInside(at, home(id)))
  for (const [id, at] of Object.entries(PORT)) {
    expect(onLand(at), id).toBe(false)
    const toCoast = home(id as ProvinceId).flatMap((ring) => ring.map((point) => distance(point, at)))
    expect(Math.min(...toCoast), id).toBeLessThan(25)
  }
})

test('every strait is drawn, from one province to the other', () => {
  expect(pairs(STRAIT_LINES.map(([a, b]) => [a, b]))).toEqual(pairs(STRAITS))
  for (const [a, b, from, to] of STRAIT_LINES) {
    expect(isInside(world.spot(...from), home(a)), `${a} to ${b}`).toBe(true)
    expect(isInside(world.spot(...to), home(b)), `${b} to ${a}`).toBe(true)
  }
})

describe('the peoples beyond the border', () => {
  test('have a box each, apart from one another, off the provinces and inside the frame', () => {
    const boxes = BOX_IDS.map((id) => [id, boxAround(BOX[id], BOX_SIZE.width, BOX_SIZE.height)] as const)
    boxes.forEach(([id, box], i) => {
      for (const [other, its] of boxes.slice(i + 1)) expect(meets(box, its), `${id} and ${other}`).toBe(false)
      expect(box.x > 22 && box.y > 22 && box.x + box.width < MAP.width && box.y + box.height < MAP.height, id).toBe(
        true,
      )
      for (const province of PROVINCE_IDS) expect(meets(box, boxAround(STAND[province], 40)), id).toBe(false)
    })
  })

  test('have all their arrows', () => {
    const ruled = BOXES.flatMap(([id, entries, next]) => [...entries, ...next].map((to) => [id, to] as const))
    expect(pairs(ARROWS.map(({ ends: [from, to] }) => [from, to]))).toEqual(pairs(ruled))
    for (const { ends, line } of ARROWS) {
      const to = PROVINCE_IDS.find((id) => id === ends[1])
      if (to) expect(isInside(line[1], home(to)), ends.join(' to ')).toBe(true)
    }
  })
})

test('every line is of one kind at most', () => {
  const all = Object.values(KINDS).flat()
  expect(new Set(all).size).toBe(all.length)
  for (const line of all) expect(LINES[line]).toMatch(/^-?\d+ -?\d+( -?\d+ -?\d+)+$/)
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { fieldOf, isLand, nearest } from '@iacta/cartography'
import { describe, expect, test } from 'vitest'
import { chart, type LandTopology } from '../../../platform/cartography/src/chart.ts'
import { bake, geographyFile } from '../board/bake/bake.ts'
import { cornersOf, latLon, linesOf, neighboursDrawn, PROVINCE_IDS } from '../board/bake/borders.ts'
import { LINKS, PLAN } from '../board/bake/plan.ts'
import { LAND, PROVINCES } from '../board/geography.ts'
import { ANCHOR, MAP, type Point, STAND } from '../board/layout.ts'
import { LAND_BORDERS, PLACES, SEA_LINKS } from '../data/map.ts'
import { PLACE_IDS, type PlaceId } from '../rules/printed.ts'

const atlas = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
const world = chart(JSON.parse(readFileSync(atlas, 'utf8')) as LandTopology, PLAN)
const field = fieldOf(world.land, MAP.width, MAP.height, 4)

const pairs = (all: readonly (readonly [PlaceId, PlaceId])[]): string[] =>
  all.map((pair) => pair.toSorted().join(' ')).sort()

const isInside = ([x, y]: Point, ring: readonly Point[]): boolean => {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
const flat = (id: (typeof PROVINCE_IDS)[number]): Point[] =>
  cornersOf(id).map((corner) => world.spot(...latLon(corner)))

test('what is drawn is what the bake makes', () => {
  const file = readFileSync(new URL('../board/geography.ts', import.meta.url), 'utf8')
  expect(geographyFile(bake(world)) === file, 'board/geography.ts is stale: npm run bake -- nero').toBe(true)
})

test('the map is small enough to be sent', () => {
  expect(gzipSync(LAND).length).toBeLessThan(22_000)
  expect(gzipSync(JSON.stringify(PROVINCES)).length).toBeLessThan(9_000)
})

describe('the provinces', () => {
  test('share a border where the rules have one, and nowhere else', () => {
    const ruled = LAND_BORDERS.filter((pair) => !pair.includes('roma'))
    expect(pairs(neighboursDrawn())).toEqual(pairs(ruled))
  })

  test('have closed outlines, line after line', () => {
    for (const id of PROVINCE_IDS) {
      const lines = linesOf(id)
      lines.forEach((line, i) => {
        expect(line.corners.at(-1), id).toBe(lines[(i + 1) % lines.length].corners[0])
      })
      expect(lines.flatMap(({ corners }) => corners.slice(1)).length, id).toBe(cornersOf(id).length)
    }
  })

  test('hold their own pieces, on land', () => {
    for (const id of PROVINCE_IDS) {
      expect(isInside(STAND[id], flat(id)), id).toBe(true)
      expect(isLand(field, STAND[id]), id).toBe(true)
    }
  })

  test('leave Rome on the border of the two Italies', () => {
    const near = (id: 'italia-north' | 'italia-south'): boolean =>
      nearest(field, STAND.roma, 60, (at) =>
        isInside([(at % field.columns) * 4 + 2, Math.floor(at / field.columns) * 4 + 2], flat(id)),
      ) !== null
    expect(near('italia-north')).toBe(true)
    expect(near('italia-south')).toBe(true)
  })
})

test('pieces have room inside the frame', () => {
  for (const at of PLACE_IDS) {
    const [x, y] = STAND[at]
    expect(x > 60 && y > 60 && x < MAP.width - 60 && y < MAP.height - 60, at).toBe(true)
  }
})

test('every coastal province has an anchor at its coast, and no other', () => {
  const coastal = PLACES.flatMap(([id, , isCoastal]) => (isCoastal ? [id] : []))
  expect(Object.keys(ANCHOR).sort()).toEqual(coastal.toSorted())
  for (const [id, point] of Object.entries(ANCHOR)) {
    const water = nearest(field, point, 60, (at) => field.land[at] === 0)
    expect(water, id).not.toBeNull()
    expect(isInside(point, flat(id as (typeof PROVINCE_IDS)[number])), id).toBe(true)
  }
})

test('every way over the sea is drawn, from one province to the other', () => {
  expect(pairs(LINKS.map(([a, b]) => [a, b]))).toEqual(pairs(SEA_LINKS))
  for (const [a, b, from, to] of LINKS) {
    expect(isInside(world.spot(...from), flat(a as (typeof PROVINCE_IDS)[number])), `${a} to ${b}`).toBe(true)
    expect(isInside(world.spot(...to), flat(b as (typeof PROVINCE_IDS)[number])), `${a} to ${b}`).toBe(true)
  }
})

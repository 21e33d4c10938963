import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleared, coverBy, lesserCover, type Panel } from '../src/board/covers.ts'
import {
  between,
  clamped,
  limitsOf,
  type Point,
  pinched,
  placed,
  revealing,
  type Transform,
  toMap,
  toWindow,
  UNCOVERED,
  whole,
  zoomedAt,
} from '../src/board/transform.ts'

const MAP = { width: 3200, height: 1772 }
const DESK = { width: 1600, height: 900 }
const PHONE = { width: 390, height: 600 }

const point = (size: { width: number; height: number }) =>
  fc.tuple(fc.double({ min: 0, max: size.width, noNaN: true }), fc.double({ min: 0, max: size.height, noNaN: true }))
const windows = fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 2000 }) })
const transforms: fc.Arbitrary<Transform> = fc.record({
  scale: fc.double({ min: 0.01, max: 20, noNaN: true }),
  x: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  y: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
})
const near = (a: Point, b: Point, within = 1e-6): void => {
  expect(a[0]).toBeCloseTo(b[0], -Math.log10(within))
  expect(a[1]).toBeCloseTo(b[1], -Math.log10(within))
}

describe('a map in its window', () => {
  test('fits whole at the least, in the middle', () => {
    const at = whole(MAP, DESK)
    expect(at.scale).toBe(0.5)
    expect(at.x).toBe(0)
    expect(at.y).toBe(7)
  })

  test('lies above what covers its lower edge as far as there is room, and can be drawn out from under it', () => {
    const covered = { ...DESK, covered: 120 }
    expect(whole(MAP, covered)).toEqual({ scale: 0.5, x: 0, y: 0 })
    const lowest: Point = [MAP.width / 2, MAP.height]
    const drawn = clamped({ scale: 0.5, x: 0, y: -500 }, MAP, covered)
    expect(toWindow(drawn, lowest)[1]).toBe(DESK.height - 120)
    expect(toWindow(revealing(whole(MAP, covered), [lowest], covered, 40), lowest)[1]).toBe(DESK.height - 120 - 40)
  })

  test('is cut off above, where places would lie under what covers it, as far as none is lost by that', () => {
    const covered = { ...DESK, covered: 120 }
    const low: Point = [800, MAP.height - 40]
    const shownWith = (highest: number) => whole(MAP, covered, [[1600, highest], low])
    // There is room above: no place is hidden.
    expect(toWindow(shownWith(700), low)[1]).toBeLessThanOrEqual(DESK.height - 120)
    // There is little: the highest stays in sight.
    const near = shownWith(160)
    expect(toWindow(near, [1600, 160])[1]).toBeCloseTo(40)
    expect(near.y).toBeLessThan(0)
    expect(shownWith(20).y).toBe(0)
  })

  test('comes four times as near, and near enough to read in a small window', () => {
    expect(limitsOf(MAP, DESK).most).toBe(2)
    expect(limitsOf(MAP, PHONE).most).toBe(1.6)
  })

  test('cannot be lost: it fills the window, or lies inside it', () => {
    fc.assert(
      fc.property(transforms, windows, (from, window) => {
        const { scale, x, y } = clamped(from, MAP, window)
        const { least, most } = limitsOf(MAP, window)
        expect(scale).toBeGreaterThanOrEqual(least)
        expect(scale).toBeLessThanOrEqual(most)
        for (const [offset, long, room] of [
          [x, MAP.width * scale, window.width],
          [y, MAP.height * scale, window.height],
        ]) {
          if (long <= room + 1e-9) expect(offset).toBeCloseTo((room - long) / 2, 6)
          else {
            expect(offset).toBeLessThanOrEqual(0)
            expect(offset + long).toBeGreaterThanOrEqual(room - 1e-6)
          }
        }
      }),
    )
  })

  test('is left alone where it is already allowed', () => {
    const at = { scale: 1, x: -300, y: -200 }
    expect(clamped(at, MAP, DESK)).toEqual(at)
  })
})

describe('zooming', () => {
  test('keeps what is under the pointer under it', () => {
    fc.assert(
      fc.property(point(DESK), fc.double({ min: 0.2, max: 5, noNaN: true }), (at, by) => {
        const from = { scale: 1, x: -300, y: -200 }
        near(toMap(zoomedAt(from, at, by, limitsOf(MAP, DESK)), at), toMap(from, at))
      }),
    )
  })

  test('stops at its limits', () => {
    const from = { scale: 1, x: -300, y: -200 }
    expect(zoomedAt(from, [0, 0], 100, limitsOf(MAP, DESK)).scale).toBe(2)
    expect(zoomedAt(from, [0, 0], 0.01, limitsOf(MAP, DESK)).scale).toBe(0.5)
  })

  test('by two fingers keeps what is under each under it', () => {
    const from = { scale: 0.8, x: -300, y: -200 }
    const [a, b]: [Point, Point] = [
      [100, 100],
      [200, 140],
    ]
    const [nowA, nowB]: [Point, Point] = [
      [80, 90],
      [280, 170],
    ]
    const to = pinched(from, [a, b], [nowA, nowB], { least: 0.1, most: 10 })
    expect(to.scale).toBeCloseTo(1.6, 6)
    near(toWindow(to, toMap(from, a)), nowA)
    near(toWindow(to, toMap(from, b)), nowB)
  })

  test('by two fingers that only move together moves the map', () => {
    const from = { scale: 0.8, x: -300, y: -200 }
    const to = pinched(
      from,
      [
        [10, 10],
        [90, 10],
      ],
      [
        [15, 30],
        [95, 30],
      ],
      { least: 0.1, most: 10 },
    )
    expect(to.scale).toBeCloseTo(0.8, 9)
    near([to.x, to.y], [-295, -180])
  })
})

describe('revealing', () => {
  const from = placed([1600, 886], [800, 450], 1)

  test('moves nothing when all is seen', () => {
    const inSight: Point[] = [
      [1500, 800],
      [1700, 900],
    ]
    expect(revealing(from, inSight, DESK, 60)).toEqual(from)
  })

  test('moves just far enough for one point', () => {
    const to = revealing(from, [[100, 886]], DESK, 60)
    expect(to.scale).toBe(1)
    near(toWindow(to, [100, 886]), [60, 450])
  })

  test('steps back when the points lie too far apart, and shows them all', () => {
    fc.assert(
      fc.property(fc.array(point(MAP), { minLength: 1, maxLength: 6 }), (points) => {
        const to = revealing(from, points, DESK, 60)
        expect(to.scale).toBeLessThanOrEqual(1)
        for (const [x, y] of points.map((one) => toWindow(to, one))) {
          expect(x).toBeGreaterThanOrEqual(60 - 1e-6)
          expect(x).toBeLessThanOrEqual(DESK.width - 60 + 1e-6)
          expect(y).toBeGreaterThanOrEqual(60 - 1e-6)
          expect(y).toBeLessThanOrEqual(DESK.height - 60 + 1e-6)
        }
      }),
    )
  })
})

test('a glide begins where it began and ends where it ends', () => {
  const [from, to] = [placed([300, 300], [800, 450], 0.5), placed([2500, 900], [800, 450], 2)]
  near([between(from, to, 0, DESK).x, between(from, to, 0, DESK).scale], [from.x, 0.5])
  near([between(from, to, 1, DESK).x, between(from, to, 1, DESK).scale], [to.x, 2])
  expect(between(from, to, 0.5, DESK).scale).toBeCloseTo(1, 9)
})

test('a map may leave its edge where something lies over the window, and goes back when that is gone', () => {
  const [map, window] = [
    { width: 1000, height: 500 },
    { width: 500, height: 250 },
  ]
  const cover = { left: 0, right: 0, top: 0, bottom: 100 }
  const up = { scale: 0.5, x: 0, y: -80 }
  expect(clamped(up, map, window, cover)).toEqual(up)
  expect(clamped({ ...up, y: -400 }, map, window, cover).y).toBe(-100)
  expect(clamped(up, map, window).y).toBe(0)
  expect(lesserCover(cover, { ...UNCOVERED, bottom: 40 })).toEqual({ ...UNCOVERED, bottom: 40 })
  expect(lesserCover(cover, { ...UNCOVERED, top: 40 })).toBe(UNCOVERED)
})

describe('what is pointed at', () => {
  const window = { width: 1200, height: 600 }
  const map = { width: 2400, height: 1200 }
  const from: Transform = { scale: 0.5, x: 0, y: 0 }
  const hand: Panel = { left: 0, right: 700, top: 470, bottom: 600, side: 'bottom' }
  const rivals: Panel = { left: 880, right: 1200, top: 0, bottom: 270, side: 'right' }
  const question: Panel = { left: 350, right: 850, top: 340, bottom: 460, side: 'bottom' }
  const panels = [hand, rivals, question]
  const isHidden = (at: Transform, spot: Point): boolean => {
    const [x, y] = toWindow(at, spot)
    return panels.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
  }

  test('stays where it is, if nothing lies over it', () => {
    // Right of the hand and of the question, below the rivals.
    const { at, cover } = cleared(from, [[2000, 900]], map, window, panels)
    expect(at).toEqual(from)
    expect(cover).toEqual(UNCOVERED)
  })

  test('comes out from under what hides it, and under nothing else by that', () => {
    const nearer: Transform = { scale: 1, x: -600, y: -300 }
    for (const [before, ...spots] of [
      [from, [1200, 800]],
      [from, [300, 1100]],
      [from, [2100, 300]],
      [nearer, [1200, 700], [1550, 450]],
    ] as [Transform, ...Point[]][]) {
      const { at } = cleared(before, spots, map, window, panels)
      expect(at, JSON.stringify(spots)).not.toEqual(before)
      for (const spot of spots) {
        const [x, y] = toWindow(at, spot)
        expect(isHidden(at, spot), `${spot} at ${x}, ${y}`).toBe(false)
        expect(x > 0 && x < window.width && y > 0 && y < window.height, `${spot} at ${x}, ${y}`).toBe(true)
      }
    }
  })

  test('is no worse off where there is no room for it', () => {
    const everywhere: Panel = { left: 0, right: 1200, top: 30, bottom: 600, side: 'bottom' }
    expect(cleared(from, [[1200, 800]], map, window, [everywhere]).at).toEqual(from)
  })

  test('what lies over a window takes room from its own edge', () => {
    expect(coverBy(panels, window)).toEqual({ left: 0, right: 320, top: 0, bottom: 260 })
  })
})

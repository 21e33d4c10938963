import { type Box, boxAround, distance, meets, type Point } from '@iacta/cartography'
import { quickChance, unheard } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { MARK, pipBox, pipsOf, TURNED } from '../board/block-shape.ts'
import { DOT, MAP, STACK, STACK_EDGE } from '../board/layout.ts'
import { worthOf } from '../board/measure.ts'
import { heaped } from '../board/neighbours.ts'
import {
  BADGE,
  BLOCK,
  clashPoint,
  countCorner,
  type Heap,
  heapsIn,
  type Pile,
  raiseCorner,
  SCALE,
} from '../board/piles.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { PLACE_IDS, type PlaceId } from '../rules/printed.ts'

/** The windows that the map has on the four screens that are looked at, and what it takes of a unit there at first. */
const SCREENS = {
  '1280x720': 619 / MAP.height,
  '1440x900': 1370 / MAP.width,
  '390x844': 475 / MAP.height,
  '844x390': 784 / MAP.width,
} as const

/** As the style sheet has it. */
const enlargedAt = (scale: number): number => Math.min(Math.max(1, 0.44 / scale), 1.6)

interface Thing {
  readonly what: string
  readonly of: PlaceId
  readonly box: Box
}

/** A box about the edge a pile leans on, as it is drawn on the map. */
const drawn = (what: string, at: PlaceId, { x, y, width, height }: Box, by: number): Thing => ({
  what: `${what} of ${at}`,
  of: at,
  box: { x: STACK_EDGE[at][0] + x * by, y: STACK_EDGE[at][1] + y * by, width: width * by, height: height * by },
})

/** Of a block, all within its edge: strength, picture, rating and name, or the emblem of its back. */
const EDGE = 6

/** What can be read of a place: the block on top of each pile, and the badges. */
const readable = (at: PlaceId, piles: readonly Pile[], by: number): Thing[] => [
  ...piles.map(({ close: { x, y, width } }) => {
    const inside = BLOCK - 2 * EDGE
    return drawn('top block', at, { x: x + width - BLOCK + EDGE, y: y + EDGE, width: inside, height: inside }, by)
  }),
  ...piles.flatMap(({ n }, i) =>
    n > 1 ? [drawn('count', at, boxAround(countCorner(piles, i), 2 * BADGE - 2), by)] : [],
  ),
  ...(piles.length > 1 ? [drawn('swords', at, boxAround(clashPoint(piles), 2 * BADGE - 2), by)] : []),
]

/** What covers something of another place: a pile with all its blocks, or a badge. */
const covering = (at: PlaceId, piles: readonly Pile[], by: number): Thing[] => [
  ...readable(at, piles, by),
  ...piles.map(({ close }) => drawn('blocks', at, close, by)),
]

function covered(heaps: readonly Heap[]): string[] {
  const laid = [...heaped(heaps)]
  return Object.entries(SCREENS).flatMap(([screen, scale]) => {
    const by = enlargedAt(scale)
    const over = laid.flatMap(([at, piles]) => covering(at, piles, by))
    return laid
      .flatMap(([at, piles]) => readable(at, piles, by))
      .flatMap((thing) =>
        over.filter(({ of, box }) => of !== thing.of && meets(box, thing.box)).map(named(thing, screen)),
      )
  })
}

const named =
  (thing: Thing, screen: string) =>
  ({ what }: Thing): string =>
    `${what} on ${thing.what} at ${screen}`

const faces = (n: number) => [{ side: 'caesar', n, isOpen: true }] as const
const backs = (n: number) => [{ side: 'pompeius', n, isOpen: false }] as const
const battle = [...backs(2), ...faces(3)]
const PAIRS = [
  [faces(1), backs(1)],
  [faces(3), backs(3)],
  [backs(5), faces(4)],
  [faces(2), battle],
] as const

const neighbours = PLACE_IDS.flatMap((a, i) =>
  PLACE_IDS.slice(i + 1).flatMap((b) => (distance(STACK[a], STACK[b]) < 360 ? [[a, b] as const] : [])),
)

describe('blocks and counts keep off what neighbouring places show, at first sight on every screen', () => {
  test('in every two neighbouring places', () => {
    expect(neighbours.length).toBeGreaterThan(100)
    const faults = neighbours.flatMap(([a, b]) =>
      PAIRS.flatMap(([one, other]) =>
        covered([
          { at: a, sides: one },
          { at: b, sides: other },
        ]),
      ),
    )
    expect(faults).toEqual([])
  })

  test('as they are set up', () => {
    const state = game.start({ scenario: 'historical' }, unheard(quickChance(1)))
    for (const seat of [0, 1] as const) expect(covered(heapsIn(game.view(state, seat)))).toEqual([])
  })
})

test('no count, no swords and no block lie on what a city is worth', () => {
  const values = PLACE_IDS.filter((id) => worthOf(id) > 0).map((id) => ({ id, box: boxAround(DOT[id], 20) }))
  const faults = PLACE_IDS.flatMap((at) =>
    [faces(1), backs(6), battle].flatMap((sides) =>
      [...heaped([{ at, sides }])].flatMap(([at, piles]) =>
        Object.values(SCREENS)
          .flatMap((scale) => covering(at, piles, enlargedAt(scale)))
          .flatMap(({ what, box }) =>
            values.flatMap((value) => (meets(box, value.box) ? [`${what} on the value of ${value.id}`] : [])),
          ),
      ),
    ),
  )
  expect(faults).toEqual([])
})

/** What a block says of itself, on the map: pips, picture and rating. */
function saidBy({ close: { x, y, width } }: Pile): Box {
  return { x: x + width - BLOCK + 8 * SCALE, y: y + 9 * SCALE, width: 84 * SCALE, height: 56 * SCALE }
}

describe('no mark lies on strength', () => {
  test('none of those on a block itself', () => {
    const begins = Number(/^M(\d+) 0/.exec(TURNED)?.[1])
    const mark = boxAround([MARK.x, MARK.y], 2 * MARK.radius + 2)
    for (const n of [1, 2, 3, 4])
      for (const pip of pipsOf(n)) {
        const { x, y, width, height } = pipBox(pip)
        expect(meets(mark, { x, y, width, height }), `a mark on ${n} pips`).toBe(false)
        // The turned corner, with its line, is what lies above the slope from edge to edge.
        const tips: Point[] = [pip, [pip[0], y], [pip[0], y + height], [x + width, pip[1]]]
        for (const [tipX, tipY] of tips)
          expect(tipX - tipY, `the turned corner on ${n} pips`).toBeLessThan(begins - 1.5)
      }
  })

  test('none of those about a pile or a battle', () => {
    for (const sides of [faces(2), faces(3), faces(5), backs(2), backs(6), battle])
      for (const piles of heaped([{ at: 'roma', sides }]).values()) {
        const marks = [
          ...piles.flatMap(({ n }, i) => (n > 1 ? [countCorner(piles, i)] : [])),
          ...piles.map(raiseCorner),
          ...(piles.length > 1 ? [clashPoint(piles)] : []),
        ]
        for (const mark of marks)
          for (const pile of piles) expect(meets(boxAround(mark, 2 * BADGE), saidBy(pile))).toBe(false)
      }
  })
})

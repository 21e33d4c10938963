import { type Box, boxAround, meets } from '@iacta/cartography'
import { expect, test } from 'vitest'
import { COUNT, DONE, LEGION, RETREAT, SICK, SIGN, tribesAt } from '../board/piece-shape.ts'

/** Of the figures that are drawn. */
const FIGURE = { width: 15.2, height: 19.5 }

/** How many a shield stands for, in as many digits. */
const countBox = (digits: number): Box => ({
  x: (-digits * FIGURE.width) / 2,
  y: COUNT.baseline - FIGURE.height,
  width: digits * FIGURE.width,
  height: FIGURE.height,
})

const flagBox: Box = {
  x: RETREAT.x - 1.5,
  y: RETREAT.y + (RETREAT.flag - 1.1) * RETREAT.scale,
  width: 21 * RETREAT.scale,
  height: (RETREAT.pole - RETREAT.flag + 2.2) * RETREAT.scale,
}

test('no mark on a piece lies on how many it stands for, nor on whose it is', () => {
  const doneBox = boxAround([DONE.x, DONE.y], 2 * DONE.radius + 1.4)
  for (const digits of [1, 2]) {
    expect(meets(flagBox, countBox(digits)), `retreat on a count of ${digits} digits`).toBe(false)
    expect(meets(doneBox, countBox(digits)), `those who are done on a count of ${digits} digits`).toBe(false)
  }
  const sickBox = boxAround([SICK.x, SICK.y], 2 * SICK.radius + 1.6)
  expect(meets(sickBox, boxAround([0, SIGN.y], SIGN.size))).toBe(false)
})

test('the Germanic marker lies beside the pieces, whatever stands there', () => {
  for (const room of [
    { x: -25, y: -31, width: 50 },
    { x: -86, y: -31, width: 172 },
    { x: -86, y: -63, width: 172 },
  ]) {
    const box = boxAround(tribesAt(room), 40)
    expect(meets(box, { ...room, height: -2 * room.y })).toBe(false)
  }
  expect(meets(boxAround(tribesAt(null), 40), boxAround([0, 0], LEGION.width))).toBe(false)
})

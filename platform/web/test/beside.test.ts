import { describe, expect, test } from 'vitest'
import { placedBeside, type Rectangle } from '../src/board/parts/beside.ts'

const ROOM: Rectangle = { left: 0, top: 100, right: 1000, bottom: 700 }
const PANEL = { width: 300, height: 200 }
const thingAt = (x: number, y: number, size = 40): Rectangle => ({ left: x, top: y, right: x + size, bottom: y + size })

const covers = (at: { x: number; y: number }, thing: Rectangle): boolean =>
  at.x < thing.right && thing.left < at.x + PANEL.width && at.y < thing.bottom && thing.top < at.y + PANEL.height

describe('what is enlarged', () => {
  test('stands to the right of the thing, where there is room', () => {
    expect(placedBeside(thingAt(100, 300), PANEL, ROOM)).toEqual({ x: 152, y: 220 })
  })

  test('stands above a card, whose neighbours lie beside it, and beside it where there is no room above', () => {
    expect(placedBeside(thingAt(400, 600), PANEL, ROOM, 'above')).toEqual({ x: 270, y: 388 })
    expect(placedBeside(thingAt(400, 150), PANEL, ROOM, 'above').x).toBe(452)
  })

  test('stays inside and off the thing, wherever that is', () => {
    for (let x = 0; x <= 960; x += 40)
      for (let y = 100; y <= 660; y += 40) {
        const at = placedBeside(thingAt(x, y), PANEL, ROOM)
        expect(covers(at, thingAt(x, y)), `${x}, ${y}`).toBe(false)
        expect(at.x >= ROOM.left && at.x + PANEL.width <= ROOM.right, `${x}, ${y}`).toBe(true)
        expect(at.y >= ROOM.top && at.y + PANEL.height <= ROOM.bottom, `${x}, ${y}`).toBe(true)
      }
  })

  test('covers as little as can be of what fills the room', () => {
    const all: Rectangle = { left: 40, top: 140, right: 800, bottom: 660 }
    expect(placedBeside(all, PANEL, ROOM).x).toBe(694)
  })
})

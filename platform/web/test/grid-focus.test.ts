import { HexGrid } from '@iacta/grids'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CounterSpec } from '../src/board/grid/counter.ts'
import { GridFocus, type GridScene, type Key } from '../src/board/grid/focus.ts'
import { hexGeometry } from '../src/board/grid/geometry.ts'
import { numerals } from '../src/board/grid/numerals.ts'
import { fanBox, fanSlots, isInBox, layOut } from '../src/board/grid/stacks.ts'

const grid = new HexGrid([10, 42], [1, 44])
const geometry = hexGeometry(grid)
const hex = (name: string): number => grid.named(name)
const stacks: Readonly<Record<number, readonly string[]>> = {
  [hex('2020')]: ['horse', 'foot', 'leader'],
  [hex('2021')]: ['bow'],
}
const scene: GridScene = {
  geometry,
  stops: [hex('1507'), hex('2020'), hex('3030')],
  stackAt: (place) => stacks[place] ?? [],
}

let focus = new GridFocus()
const press = (key: string, more: Partial<Key> = {}) =>
  focus.key({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }, scene)
const here = (): string => grid.name(focus.cursor.value as never)

beforeEach(() => {
  focus = new GridFocus()
  focus.moveTo(hex('2020'))
})

describe('The cursor of a map', () => {
  test('goes by arrows and by the keys around S, and stays at an edge', () => {
    expect(press('ArrowRight')).toBe('moved')
    expect(here()).toBe('2120')
    press('a', { code: 'KeyA' })
    press('ArrowUp')
    expect(here()).toBe('2020')
    focus.moveTo(hex('1001'))
    expect(press('ArrowUp')).toBe('moved')
    expect(here()).toBe('1001')
  })

  test('goes from piece to piece and around', () => {
    press('Home')
    expect(here()).toBe('3030')
    press('Home')
    expect(here()).toBe('1507')
    press('End')
    expect(here()).toBe('3030')
    focus.moveTo(hex('1010'))
    press('Home')
    expect(here()).toBe('1507')
  })

  test('goes through a stack from the top, which is fanned out meanwhile', () => {
    const picks = [1, 2, 3, 4].map(() => {
      press(' ')
      return focus.picked.value
    })
    expect(picks).toEqual(['leader', 'foot', 'horse', 'leader'])
    expect(focus.fan.value).toEqual({ place: hex('2020'), by: 1 })
    press(' ', { shiftKey: true })
    expect(focus.picked.value).toBe('horse')
    expect(press('Escape')).toBe('picked')
    expect([focus.picked.value, focus.fan.value]).toEqual([null, null])
    expect(press('Escape')).toBe('nothing')
  })

  test('a single counter is picked without a fan, and an empty place has none', () => {
    focus.moveTo(hex('2021'))
    press(' ')
    expect([focus.picked.value, focus.fan.value]).toEqual(['bow', null])
    focus.moveTo(hex('2022'))
    expect(press(' ')).toBe('nothing')
  })

  test('leaves to others what is not for it', () => {
    expect(press('z', { code: 'KeyZ', ctrlKey: true })).toBe('nothing')
    expect(press('+')).toBe('nothing')
    expect(press('Enter')).toBe('touch')
  })
})

describe('Counters on places', () => {
  const counter = (id: string, at: string, more: Partial<CounterSpec> = {}): CounterSpec => ({
    id,
    at: hex(at),
    form: 'line',
    facing: 0,
    side: 'red',
    trim: 'plain',
    ...more,
  })

  test('one lies in the middle, and a long one between its ends', () => {
    const [one, ship] = layOut(geometry, [counter('a', '2020'), counter('b', '2525', { stern: hex('2526') })], null)
    expect(one.at).toEqual(geometry.centre(hex('2020')))
    expect(ship.at[1]).toBeCloseTo(geometry.centre(hex('2525'))[1] + geometry.room)
  })

  test('several lie offset, and however many never leave their place', () => {
    for (const n of [2, 3, 12]) {
      const laid = layOut(
        geometry,
        Array.from({ length: n }, (_, i) => counter(`${i}`, '2020')),
        null,
      )
      expect(new Set(laid.map(({ at }) => at.join())).size).toBe(n)
      for (const { at } of laid) expect(geometry.at(at)).toBe(hex('2020'))
    }
  })

  test('fanned out they lie side by side over everything, on the sheet', () => {
    for (const name of ['1001', '2020', '4244'])
      for (const [n, by] of [
        [2, 1],
        [5, 1],
        [8, 3],
      ]) {
        const fan = { place: hex(name), by }
        const stack = Array.from({ length: n }, (_, i) => counter(`${i}`, name))
        const laid = layOut(geometry, [...stack, counter('other', '3030')], fan)
        expect(laid.slice(1).every(({ isFanned }) => isFanned)).toBe(true)
        const box = fanBox(geometry, fan, n)
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= geometry.width).toBe(true)
        const slots = fanSlots(geometry, fan, n)
        for (const [i, a] of slots.entries()) {
          expect(isInBox(box, a)).toBe(true)
          for (const b of slots.slice(0, i))
            expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(1.9 * by * geometry.room)
        }
      }
  })
})

test('numbers are written in lines around their middle', () => {
  const written = numerals('1307', [100, 50])
  const starts = [...written.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x]) => Number(x))
  expect(starts).toHaveLength(4)
  expect((starts[0] + starts[3] + 4) / 2).toBeCloseTo(100, 1)
  expect(numerals('', [0, 0])).toBe('')
})

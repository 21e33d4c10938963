import { matchGame } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { justinian as game } from '../rules/game.ts'
import { BARBARIAN, BYZANTINE } from '../rules/printed.ts'
import { missingProvinces } from '../rules/victory.ts'
import { Bench } from './bench.ts'

const ended = (missing: number) => ({
  winners: [missing === 0 ? BYZANTINE : BARBARIAN],
  way: missing === 0 ? 'reconquest' : 'last-turn',
  params: { turn: 10, winner: missing === 0 ? 'byzantine' : 'barbarian', missing },
})
const sides = [null, null]

test('a match goes to who missed fewer provinces as the Byzantine', () => {
  expect(game.match?.([matchGame(0, ended(3), sides), matchGame(1, ended(7), sides)])).toEqual({
    points: [7, 3],
    winner: 0,
  })
  expect(game.match?.([matchGame(0, ended(4), sides), matchGame(1, ended(4), sides)]).winner).toBeNull()
  expect(game.match?.([matchGame(0, ended(2), sides), matchGame(1, ended(0), sides)]).winner).toBe(1)
})

test('whoever gives up as the Byzantine held nothing, and whoever does so as the Barbarian kept nothing', () => {
  const given = (winner: number) => ({ winners: [winner], way: 'resigned', params: {} })
  expect(game.match?.([matchGame(0, given(BARBARIAN), sides), matchGame(1, ended(16), sides)]).winner).toBe(1)
  expect(game.match?.([matchGame(0, given(BYZANTINE), sides), matchGame(1, ended(1), sides)]).winner).toBe(0)
})

test('at first Africa and Italy are missing; Lazica counts where Barbarians stand in it', () => {
  const control = {
    zeugitania: 'vandals',
    hispania: 'vandals',
    sardinia: 'vandals',
  }
  expect(missingProvinces(new Bench({ control }).state)).toBe(3)
  const lost = new Bench({ control, place: { chosroes: 'lazica' }, own: { chosroes: 5 } })
  expect(missingProvinces(lost.state)).toBe(4)
})

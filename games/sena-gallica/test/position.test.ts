import { scriptedChance, unheard } from '@iacta/kernel'
import { anyMomentCanBeWritten, randomPosition, refusedPositions } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { senaGallica as game } from '../rules/game.ts'
import { fromPosition, positionOf } from '../rules/position.ts'
import { act, Bench, closeGame, optionsOf } from './bench.ts'

anyMomentCanBeWritten({
  game,
  fromPosition,
  written: positionOf,
  options: optionsOf,
  moments: (seed) => [0, 5, 30, 100 + seed],
})

describe('in the thick of it', () => {
  test.each([0, 1, 2, 3, 4, 5])('any moment can be written, seed %i', (seed) => {
    for (const actions of [50, 400, 900]) {
      const s = randomPosition(closeGame, optionsOf(0), seed, actions)
      if (!game.outcome(s)) expect(game.encode(fromPosition(positionOf(s)))).toEqual(game.encode(s))
    }
  })
})

describe('a position in a few words', () => {
  test('says what each ship is like, who leads it and what is under way', () => {
    const b = new Bench({
      turn: 4,
      ships: { 'goth-01': '2010 east marines 3 fatigue 2 raked-port', 'byz-04': '2007 west fire 1', 'byz-05': 'sunk' },
      leaders: { baderic: 'goth-01', john: 'lost' },
      now: 'ship goth-01',
    })
    expect([b.hex('goth-01'), b.heading('goth-01'), b.of('marines', 'goth-01'), b.of('fatigue', 'goth-01')]).toEqual([
      '2010',
      0,
      3,
      2,
    ])
    expect([b.of('oars', 'goth-01'), b.of('fire', 'byz-04'), b.heading('byz-04')]).toEqual(['raked-port', 1, 3])
    expect(b.view('goth').points).toEqual({ goth: 8, byzantine: 0 })
    expect([b.now, b.waiting, b.state.turn]).toEqual(['ship', ['goth'], 4])
    expect(b.do('goth', act('speed cruise')).prompt('goth').params.points).toBe(3)
  })
})

describe('what is under way', () => {
  const at = (now: string, ships: object, ...dice: number[]) =>
    fromPosition({ turn: 2, ships, now }, unheard(scriptedChance(...dice)))

  test('goes on until somebody is asked, with the dice that are given', () => {
    const begun = at('turn begins', { 'goth-01': '2010 east', 'byz-01': '2003 west' }, 3, 7)
    expect([begun.turn, begun.stack.at(-1)]).toEqual([3, { step: 'first', side: 1 }])
    // A squadron that is the only one left is activated by itself.
    const lone = fromPosition(
      { ships: { 'goth-01': '2010 east' }, leaders: { baderic: 'goth-01' }, now: 'squadrons of goth' },
      unheard(scriptedChance()),
    )
    expect(lone.stack.at(-1)).toMatchObject({ step: 'squadron' })
  })

  test('or to the end of the battle', () => {
    const ships = { 'goth-01': '2010 east fire 2 marines 0', 'byz-01': '2003 west' }
    expect(game.outcome(at('turn ends', ships, 0))).toMatchObject({ way: 'spent', winners: [1] })
  })
})

const SHIPS = { 'goth-01': '2010 east', 'byz-01': '2009 west' }
refusedPositions(fromPosition, [
  ['two ships in a hex', { ships: { ...SHIPS, 'byz-01': '2010 west' } }, '2010 holds goth-01 and byz-01'],
  ['a ship on land', { ships: { 'goth-01': '2020 east' } }, 'goth-01 lies on land in 2020'],
  ['a stern beyond the edge', { ships: { 'goth-01': '2001 west' } }, 'the stern of goth-01 is beyond the edge'],
  ['a ship that is none', { ships: { 'goth-17': '2010 east' } }, 'each name in "ships" "goth-17" is unknown'],
  ['a word that says nothing', { ships: { 'goth-01': '2010 east merry' } }, 'what is said of goth-01'],
  [
    'links that do not hold',
    { ships: { ...SHIPS, 'byz-01': '2005 west' }, links: ['goth-01 byz-01'] },
    'not in contact',
  ],
  ['a ship grappled to itself', { ships: SHIPS, links: ['goth-01 goth-01'] }, 'each of "links" names two ships'],
  ['a ship grappled to nobody', { ships: SHIPS, links: ['goth-01'] }, 'each of "links" names two ships'],
  ['a heading that is none', { ships: { 'goth-01': '2010 up' } }, 'what is said of goth-01 "up" is unknown'],
  ['a prize of its own side', { ships: { 'goth-01': '2010 east prize' } }, 'goth-01 is a prize of its own side'],
  ['a leader with the enemy', { ships: SHIPS, leaders: { john: 'goth-01' } }, 'john is aboard a ship of the enemy'],
  ['a leader nowhere', { leaders: { john: 'byz-01' } }, 'john is aboard a ship that is not on the map'],
  ['a moment that is none', { ships: SHIPS, now: 'noon' }, '"now" must be "turn begins"'],
  ['an active ship that is not there', { ships: SHIPS, now: 'ship goth-05' }, 'goth-05 cannot be active'],
  ['something it has not', { wind: 3 }, 'a field of a position "wind" is unknown'],
])

import { quickChance, readOptions, seatsIn, unheard } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect, test } from 'vitest'
import { OPTIONS } from '../data/table.ts'
import { nero as game } from '../rules/game.ts'
import { fromPosition, type Position } from '../rules/position.ts'
import type { PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

/** Germania Inferior lies under the marker; Galba plays. */
const under = (legions: Position['legions'], at: PlaceId, points: number, more: Position = {}): Bench =>
  bench({ legions, tribes: 'germania-inferior', pool: { at, points }, ...more })
const mayDisperse = (b: Bench): boolean => b.may('galba', { do: 'disperse' })
const rebel = (marked: 'marked' | 'unmarked') =>
  ({ do: 'rebel', of: 'galba', at: 'germania-inferior', marked }) as const

const F = 'NE-12.0-germanic-tribes-f'

clause(F, 'survivors who attacked where they began count while they stay, not when they have retreated', () => {
  const beaten = (): Bench =>
    under({ 'germania-inferior': { galba: 3, otho: 4 } }, 'germania-inferior', 3)
      .form(3)
      .fight('otho')
  const stays = beaten().do('galba', { do: 'stay' })
  expect([stays.legions('galba', 'germania-inferior'), mayDisperse(stays)]).toEqual([2, true])
  const goes = beaten().do('galba', { do: 'retreat', to: 'raetia', commander: 'without' })
  expect([goes.legions('galba', 'raetia'), mayDisperse(goes)]).toEqual([2, false])
})

clause(F, 'a stack from outside that attacks there and loses takes nothing away from those who stayed', () => {
  const b = under({ 'germania-inferior': { galba: 1, otho: 4 }, raetia: { galba: 2 } }, 'raetia', 4)
  b.form(2).go('germania-inferior').fight('otho').do('galba', { do: 'stay' })
  expect([b.legions('galba', 'germania-inferior'), mayDisperse(b)]).toEqual([2, true])
  const alone = under({ 'germania-inferior': { otho: 4 }, raetia: { galba: 2 } }, 'raetia', 4)
  alone.form(2).go('germania-inferior').fight('otho').do('galba', { do: 'stay' })
  expect([alone.legions('galba', 'germania-inferior'), mayDisperse(alone)]).toEqual([1, false])
})

clause(F, 'a captured legion that leaves with the stack was never of the garrison', () => {
  const b = under({ 'germania-inferior': { galba: 3, otho: 1 } }, 'germania-inferior', 6)
  b.form(2).fight('otho').go('raetia')
  expect([b.legions('galba', 'raetia'), b.legions('galba', 'germania-inferior'), mayDisperse(b)]).toEqual([3, 1, true])
  const all = under({ 'germania-inferior': { galba: 2, otho: 1 } }, 'germania-inferior', 6)
  all.form(2).fight('otho').go('raetia')
  expect(mayDisperse(all)).toBe(false)
})

clause(F, 'of legions left behind those that began there stay first; what was captured is left last', () => {
  const b = under({ 'germania-inferior': { galba: 2, otho: 1 } }, 'germania-inferior', 6)
  b.form(2).fight('otho').do('galba', { do: 'shed', legions: 1, commander: 'without' }).go('raetia')
  expect(mayDisperse(b)).toBe(true)
  // The same with one taken on by a stack from outside.
  const joined = under({ 'germania-inferior': { galba: 1 }, raetia: { galba: 1 } }, 'raetia', 6)
  joined.form(1).go('germania-inferior').do('galba', { do: 'take', whose: 'own', legions: 1 })
  const leaves = joined.fork().go('germania-superior')
  expect(mayDisperse(leaves)).toBe(false)
  joined.do('galba', { do: 'shed', legions: 1, commander: 'without' }).go('germania-superior')
  expect(mayDisperse(joined)).toBe(true)
})

clause(F, 'who has left and come back is not still there, nor is who retreats into the province', () => {
  const back = under({ 'germania-inferior': { galba: 1 } }, 'germania-inferior', 5)
  back.form(1).go('raetia', 'germania-inferior')
  expect([back.legions('galba', 'germania-inferior'), mayDisperse(back)]).toEqual([1, false])
  const beaten = under({ raetia: { galba: 2, otho: 3 } }, 'raetia', 2)
    .form(2)
    .fight('otho')
  beaten.do('galba', { do: 'retreat', to: 'germania-inferior', commander: 'without' })
  expect([beaten.marked('galba', 'germania-inferior'), mayDisperse(beaten)]).toEqual([1, false])
})

clause(
  [F, 'NE-12.0-legion-rebels-b'],
  'the legion that rebels is the one that is meant, of the garrison or not',
  () => {
    const hands = { galba: ['legion-rebels-1'] } as const
    const b = under({ 'germania-inferior': { galba: 1 }, raetia: { galba: 1 } }, 'raetia', 3, { hands })
    b.form(1).go('germania-inferior').halt()
    expect(mayDisperse(b)).toBe(true)
    // Of the two the unmoved one rebels: it was the garrison.
    b.do('galba', { do: 'event', card: 'legion-rebels-1' }).do('galba', rebel('unmarked'))
    expect([b.legions('galba', 'germania-inferior'), mayDisperse(b)]).toEqual([1, false])
    const done = under({ 'germania-inferior': { galba: [0, 2] } }, 'raetia', 0, { hands, garrison: [0, 1] })
    done.do('galba', { do: 'event', card: 'legion-rebels-1' }).do('galba', rebel('unmarked'))
    // Both are done: the one that has come goes first.
    expect([done.legions('galba', 'germania-inferior'), mayDisperse(done)]).toEqual([1, true])
    const marked = under({ 'germania-inferior': { galba: [0, 1, 1] } }, 'raetia', 0, { hands, garrison: [0, 0, 1] })
    marked.do('galba', { do: 'event', card: 'legion-rebels-1' }).do('galba', rebel('marked'))
    expect(mayDisperse(marked)).toBe(false)
  },
)

clause(
  [F, 'NE-12.0-revolt-b'],
  'legions called away by a Revolt, or from a running stack, are counted one by one',
  () => {
    const revolt = (legions: Position['legions']): Bench =>
      under(legions, 'germania-inferior', 4, {
        hands: { galba: ['revolt-britannia'] },
        commanders: { galba: 'hispania' },
      })
    const called = revolt({ 'germania-inferior': { galba: 2 } })
    called.do('galba', { do: 'event', card: 'revolt-britannia' })
    for (let i = 0; i < 2; i++) called.do('galba', { do: 'send', from: 'germania-inferior', marked: 'unmarked' })
    expect([called.legions('independent', 'britannia'), mayDisperse(called)]).toEqual([2, false])
    const moving = revolt({ 'germania-inferior': { galba: 2, otho: 1 } })
      .form(2)
      .fight('otho')
    moving.do('galba', { do: 'event', card: 'revolt-britannia' })
    for (let i = 0; i < 2; i++) moving.do('galba', { do: 'send', from: 'germania-inferior', marked: 'unmarked' })
    // The captive went first: what is left of the stack began here.
    expect([moving.stack?.legions, moving.stack?.garrison, mayDisperse(moving)]).toEqual([1, 1, true])
    moving.go('raetia')
    expect(mayDisperse(moving)).toBe(false)
  },
)

clause([F, 'NE-5.6l'], 'marked or held by the weather, who began there may remove the marker', () => {
  const marked = under({ 'germania-inferior': { galba: [0, 0, 1] } }, 'germania-inferior', 2)
  marked.do('galba', { do: 'rally' })
  expect(mayDisperse(marked)).toBe(true)
  const held = under({ 'germania-inferior': { galba: 1 } }, 'germania-inferior', 2, {
    hands: { otho: ['bad-weather-1'] },
  })
  held.form(1).do('galba', { do: 'go', to: 'raetia' }).do('otho', { do: 'answer', card: 'bad-weather-1' })
  expect([held.now, mayDisperse(held)]).toEqual(['hand', true])
})

clause('NE-12.0-germanic-tribes-h', 'when the marker moves away from a stack there is no garrison any more', () => {
  const b = under({ 'germania-inferior': { galba: 2, otho: 1 } }, 'germania-inferior', 5, {
    hands: { galba: ['germanic-tribes-1'] },
    commanders: { otho: 'noricum' },
  })
  b.form(2).fight('otho').do('galba', { do: 'event', card: 'germanic-tribes-1' })
  b.do('galba', { do: 'tribes', at: 'germania-superior' })
  expect([b.stack?.garrison, mayDisperse(b)]).toEqual([0, false])
  b.go('raetia')
  expect(b.legions('galba', 'raetia')).toBe(3)
})

test('a position says who began the hand under the marker, and cannot say more than are there', () => {
  const position = { legions: { 'germania-inferior': { galba: [1, 1] } }, tribes: 'germania-inferior' } as const
  expect(fromPosition(position).garrison).toEqual([1, 1, 0, 0])
  expect(fromPosition({ ...position, garrison: 1 }).garrison).toEqual([1, 0, 0, 0])
  expect(() => fromPosition({ ...position, garrison: 2 })).toThrow(/the garrison under the Germanic marker/)
  expect(() => fromPosition({ ...position, garrison: [0, 0, 0, 0, 1] })).toThrow(/four|4 numbers/)
})

test('everybody sees who began there, and it survives the codec and any imagined world', () => {
  const b = under({ 'germania-inferior': { galba: 3, otho: 1 } }, 'germania-inferior', 6)
    .form(2)
    .fight('otho')
  expect(b.view('spectator').garrison).toEqual([1, 2, 0, 0])
  const twin = game.decode(JSON.parse(JSON.stringify(game.encode(b.state))))
  expect(game.encode(twin)).toEqual(game.encode(b.state))
  const world = game.imagine({ seat: 2, view: b.view('vitellius'), heard: [] }, quickChance(1))
  expect([world.garrison, world.stack]).toEqual([b.state.garrison, b.state.stack])
  const other = game.clone(b.state)
  other.garrison[1] = 0
  expect(b.state.garrison[1]).toBe(2)
})

test('in a hand the garrison only grows smaller, whatever is played', () => {
  let seen = 0
  for (let seed = 0; seed < 12; seed++) {
    const chance = quickChance(seed)
    const play = unheard(chance)
    const s = game.start(readOptions(OPTIONS, { players: seed % 2 === 0 ? 4 : 3 }), play)
    const legionsNow = (): number => s.garrison.reduce((sum, n) => sum + n, 0)
    while (!s.outcome) {
      const [seat] = seatsIn(game.waiting(s))
      const legal = game.actions(s, seat)
      const action = legal[chance.pick(legal.length)]
      const before = legionsNow()
      game.play(s, seat, action, play)
      if (before === 0 || action.do === 'end') continue
      seen++
      expect(legionsNow()).toBeLessThanOrEqual(before)
    }
  }
  expect(seen).toBeGreaterThan(20)
})

import { quickChance, readOptions, seatsIn, seededSource, Table } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect, test } from 'vitest'
import { OPTIONS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { nero as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { SEAT_IDS } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const pass = (until: Extract<Action, { do: 'pass' }>['until']): Action => ({ do: 'pass', until })
const standing = (b: Bench, seat: (typeof SEAT_IDS)[number]) => game.standing?.(b.state, SEAT_IDS.indexOf(seat))

/** Galba is about to march; the others hold these cards. */
const marching = (hands: Position['hands'], more: Position = {}): Bench =>
  bench({ legions: { raetia: { galba: 3 } }, hands, pool: { at: 'raetia', points: 9 }, ...more })

clause(
  ['NE-3.0i', 'NE-12.0d'],
  'everybody who holds a card is asked, whatever it is, and who was passed over has none',
  () => {
    const one = marching({ otho: ['bad-weather-1'], vitellius: ['senate-influence-1'] })
    const other = marching({ otho: ['galley-fleet-1'], vitellius: ['bad-weather-2'] })
    for (const b of [one, other]) {
      b.form(3).do('galba', { do: 'go', to: 'noricum' })
      expect(b.waiting).toEqual(['otho', 'vitellius'])
    }
    for (const seat of ['galba', 'vespasian', 'spectator'] as const) {
      expect(one.view(seat)).toEqual(other.view(seat))
      expect(one.prompt(seat)).toEqual(other.prompt(seat))
    }
    // The question names what could answer by common knowledge, not what is in hand.
    expect(one.prompt('otho')).toEqual(other.prompt('otho'))
  },
)

clause(
  'NE-3.0i',
  'an answer given unseen shows to nobody, neither in what is seen nor in whom the table waits for',
  () => {
    const b = marching({ otho: ['bad-weather-1'], vitellius: ['illness-1'], vespasian: ['illness-2'] })
    b.form(3).do('galba', { do: 'go', to: 'noricum' })
    const answered = b.fork().do('otho', { do: 'answer', card: 'bad-weather-1' })
    const passed = b.fork().do('otho', pass('hand'))
    for (const seat of ['galba', 'vitellius', 'spectator'] as const)
      for (const after of [answered, passed]) {
        expect(after.view(seat)).toEqual(b.view(seat))
        expect(after.prompt(seat)).toEqual(b.prompt(seat))
      }
    expect(answered.view('galba').waiting).toEqual(['otho', 'vitellius', 'vespasian'])
    expect(passed.view('otho').waiting).toEqual(['vitellius', 'vespasian'])
  },
)

test('a card offered in vain comes back unseen', () => {
  const b = marching({ otho: ['bad-weather-1'], vitellius: ['bad-weather-2'] })
  b.form(3).do('galba', { do: 'go', to: 'noricum' })
  b.do('vitellius', { do: 'answer', card: 'bad-weather-2' }).do('otho', { do: 'answer', card: 'bad-weather-1' })
  b.pass()
  for (const seat of ['galba', 'otho', 'spectator'] as const)
    expect(JSON.stringify([b.view(seat), b.heard(seat)])).not.toContain('bad-weather-2')
  expect(b.view('vitellius').hand).toEqual(['bad-weather-2'])
})

test('no window opens where no answer is possible by common knowledge', () => {
  const b = marching({ otho: ['illness-1'] }, { singles: ['bad-weather'] })
  b.form(3).do('galba', { do: 'go', to: 'noricum' })
  expect(b.now).toBe('stack')
})

test('where every card that could answer lies spent, all pass without being asked, and the question names no such card', () => {
  const cards = { otho: ['bad-omens-1'], vitellius: ['senate-influence-1'] } as const
  const away = (spent: Position['spent'], more: Position = {}): Bench => {
    const b = marching(cards, { commanders: { galba: 'raetia' }, spent, ...more })
    return b.form(3, 'with').do('galba', { do: 'go', to: 'noricum' })
  }
  const illnesses = ['illness-1', 'illness-2', 'illness-3'] as const
  const weathers = ['bad-weather-1', 'bad-weather-2', 'bad-weather-3', 'bad-weather-4'] as const
  const all = (b: Bench): unknown[] => [standing(b, 'otho'), standing(b, 'vitellius'), standing(b, 'galba')]
  for (const spent of [[], illnesses, weathers]) expect(all(away(spent))).toEqual([null, null, null])
  // One that was laid aside unseen may be in any hand, for all that is known.
  const aside = away([...weathers, ...illnesses.slice(1)], { discards: { galba: ['illness-1'] } })
  expect(all(aside)).toEqual([null, null, null])
  expect(away(illnesses).prompt('otho').params.with).toEqual(['bad-weather'])
  expect(away(weathers).prompt('otho').params.with).toEqual(['illness'])
  expect(all(away([...weathers, ...illnesses]))).toEqual([pass('next'), pass('next'), null])
  // But where the table was set up so, everybody is asked every time.
  expect(all(away([...weathers, ...illnesses], { asking: 'always' }))).toEqual([null, null, null])
})

test('an order to pass lasts for the stack, the hand, until one’s own next hand, or until it is recalled', () => {
  const cards = {
    galba: ['illness-3'],
    otho: ['illness-1', 'bribery-1'],
    vitellius: ['illness-2', 'bribery-2'],
  } as const
  const after = (until: 'stack' | 'hand' | 'round' | 'recall'): Bench => {
    const b = marching(cards, { cardsPlayed: 1 })
    b.form(1).do('galba', { do: 'go', to: 'noricum' }).do('otho', pass(until)).do('vitellius', pass('next'))
    b.do('galba', { do: 'go', to: 'pannonia' })
    expect([standing(b, 'otho'), standing(b, 'vitellius')]).toEqual([pass('next'), null])
    return b.do('otho', pass('next')).do('vitellius', pass('next')).halt()
  }
  const again = (b: Bench): unknown => standing(b.form(1).do('galba', { do: 'go', to: 'noricum' }), 'otho')
  expect(again(after('stack'))).toBeNull()
  for (const until of ['hand', 'round', 'recall'] as const) expect(again(after(until))).toEqual(pass('next'))
  const next = (until: 'hand' | 'round' | 'recall') => after(until).do('galba', { do: 'end' }).view('otho').orders
  expect([next('hand'), next('round'), next('recall')]).toEqual([{}, {}, { march: 'recall' }])
})

test('orders are about one topic, known to their seat alone, and given and recalled at any time', () => {
  const b = bench({ hands: { galba: ['illness-1'], otho: ['illness-2'] } })
  b.do('galba', { do: 'order', about: 'throne', say: 'pass' })
  expect(b.why('galba', { do: 'order', about: 'throne', say: 'pass' })).toBe('ordered-already')
  expect(b.view('galba').orders).toEqual({ throne: 'recall' })
  for (const seat of ['otho', 'spectator'] as const) expect(b.view(seat).orders).toEqual({})
  expect(b.told).toEqual([])
  b.do('galba', { do: 'order', about: 'throne', say: 'ask' })
  expect(b.view('galba').orders).toEqual({})
  // Otho’s, while it is Galba’s hand.
  b.do('otho', { do: 'order', about: 'unable', say: 'pass' })
  expect([b.view('otho').unable, b.view('galba').unable, b.view('spectator').unable]).toEqual([true, false, false])
  expect(b.why('otho', { do: 'order', about: 'unable', say: 'pass' })).toBe('ordered-already')
  b.do('otho', { do: 'order', about: 'unable', say: 'ask' })
  expect([b.view('otho').unable, b.told]).toEqual([false, []])
})

test('a table where everybody is always asked takes no orders', () => {
  const b = marching({ otho: ['illness-1'] }, { asking: 'always' })
  expect(b.why('galba', { do: 'order', about: 'march', say: 'pass' })).toBe('always-asked')
  b.form(1).do('galba', { do: 'go', to: 'noricum' })
  expect(b.why('otho', pass('hand'))).toBe('always-asked')
  expect(b.actions('otho')).toEqual([pass('next')])
})

/** A table of four, played at random but for the answers, with each seat following its orders. */
function playTable(seed: number, until: 'next' | 'hand'): { waits: number; hands: number; perWindow: Set<string> } {
  const chance = quickChance(seed)
  const table = new Table(game, readOptions(OPTIONS, { players: 4 }), `waits-${seed}`, seededSource(seed))
  let waits = 0
  let windows = 0
  let hands = 0
  const perWindow = new Set<string>()
  while (table.asked() !== 0) {
    const inWindow = table.truth().stack.at(-1)?.step === 'window'
    if (!inWindow) {
      const [seat] = seatsIn(table.asked())
      const legal = table.actions(seat).filter((action) => action.do !== 'order')
      const action = legal[chance.pick(legal.length)]
      if (action.do === 'end') hands++
      table.act(seat, action)
      continue
    }
    // One window: those with orders answer at once, the others are waited for.
    const asked = seatsIn(table.askedOpenly())
    const before = table.sealedCount()
    windows++
    for (let due = table.standing(); due; due = table.standing()) table.act(due.seat, due.action)
    const left = table.sealedCount() === before ? seatsIn(table.asked()) : []
    if (left.length > 0) waits++
    for (const seat of left) table.act(seat, { do: 'pass', until })
    perWindow.add(`${table.sealedCount() - before - asked.length}`)
  }
  expect(windows).toBeGreaterThan(50)
  return { waits, hands, perWindow }
}

test('with orders a table of four waits for answers less than once in a hand', () => {
  let [waits, hands, always] = [0, 0, 0]
  for (let seed = 1; seed <= 6; seed++) {
    const played = playTable(seed, 'hand')
    waits += played.waits
    hands += played.hands
    always += playTable(seed, 'next').waits / played.hands / 6
  }
  expect(waits / hands).toBeLessThan(1)
  expect(always).toBeGreaterThan(waits / hands)
})

test('an order looks like an answer: every window takes one action of each seat that could answer', () => {
  for (let seed = 1; seed <= 3; seed++) {
    // The actions sealed by the last answer are the answers, after the move that opened the window was sealed.
    expect([...playTable(seed, 'hand').perWindow]).toEqual(['0'])
    expect([...playTable(seed, 'next').perWindow]).toEqual(['0'])
  }
})

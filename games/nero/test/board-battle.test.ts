import { expect, test } from 'vitest'
import { Chronicle } from '../board/chronicle.ts'
import { type Line, lastBattle, sources } from '../board/last-battle.ts'
import { words } from '../board/text-view.ts'
import { texts } from '../text/index.ts'
import { type Bench, bench } from './bench.ts'

/** Galba attacks Otho in Raetia, with a card each, and beats him. */
function afterBattle(): Bench {
  const b = bench({
    legions: { raetia: { galba: 3, otho: 2 } },
    commanders: { otho: 'raetia contender' },
    hands: { galba: ['illness-1', 'illness-2'], otho: ['bribery-1', 'bribery-2'] },
    pool: { at: 'raetia', points: 1 },
  })
  return b.form(3).fight('otho', ['illness-1'], [])
}

const log = (b: Bench, seat: 'galba' | 'otho' | 'vitellius' | 'spectator'): Line[] =>
  b.heard(seat).map(({ key, params }) => ({ key, params }))

/** A board as this viewer sees it. */
function looking(
  b: Bench,
  seat: 'galba' | 'otho' | 'vitellius' | 'spectator',
  viewer: string | null = seat,
): Chronicle {
  const told = new Chronicle()
  told.recall({ log: log(b, seat), news: [], viewer, view: b.view(seat), isFilm: false })
  return told
}

const begun: Line = { key: 'hand-begins', params: { seat: 'otho', last: false } }

test('the last battle is told to all alike: cards, sums, winner, and what came of it', () => {
  const b = afterBattle().do('otho', { do: 'stay' })
  const seen = lastBattle(log(b, 'spectator'))
  expect(seen).toMatchObject({ n: 1, winner: 'galba', hands: 0 })
  expect(seen?.battle).toMatchObject({ attackersCards: ['illness-1'], defendersCards: [], defence: 3 })
  expect(seen?.after.map(({ key }) => key)).toEqual(['won', 'demoted', 'stayed'])
  for (const seat of ['galba', 'otho', 'vitellius'] as const) expect(lastBattle(log(b, seat))).toEqual(seen)
  expect(lastBattle([])).toBeNull()
})

test('points come from the map and from cards, and both make up the sum', () => {
  const { attack, attackersCards } = lastBattle(log(afterBattle(), 'galba'))?.battle ?? {
    attack: 0,
    attackersCards: [],
  }
  const { map, cards } = sources(attack, attackersCards)
  expect([map, map + cards]).toEqual([3, attack])
  expect(cards).toBeGreaterThan(0)
})

test('what happens later is no part of a battle', () => {
  const b = afterBattle().do('otho', { do: 'stay' })
  const after = lastBattle([...log(b, 'galba'), begun, { key: 'stayed', params: { seat: 'vitellius', at: 'dacia' } }])
  expect(after?.after.map(({ key }) => key)).toEqual(['won', 'demoted', 'stayed'])
  expect(after?.hands).toBe(1)
})

test('each hand at a shared screen sees it once; without a curtain it is seen by all at once', () => {
  const b = afterBattle()
  const first = looking(b, 'galba')
  expect(first.fought.value?.winner).toBe('galba')
  first.close()
  expect(first.fought.value).toBeNull()
  expect(looking(b, 'galba').fought.value).toBeNull()
  expect(looking(b, 'otho').fought.value).not.toBeNull()

  looking(b, 'galba', null).close()
  expect(looking(b, 'otho', null).fought.value).toBeNull()
  // It can be looked at again.
  const again = looking(b, 'otho', null)
  again.reopen()
  expect(again.fought.value?.n).toBe(1)
})

test('after a round nobody is told of it any more', () => {
  const b = afterBattle()
  const told = new Chronicle()
  const after = (hands: number): boolean => {
    told.recall({
      log: [...log(b, 'vitellius'), ...Array(hands).fill(begun)],
      news: [],
      viewer: 'a',
      view: b.view('otho'),
      isFilm: false,
    })
    return told.fought.value !== null
  }
  expect([after(0), after(3), after(4)]).toEqual([true, true, false])
})

test('looking back, a battle is seen at its moment, as often as somebody looks', () => {
  const b = afterBattle()
  const told = new Chronicle()
  const view = b.view('spectator')
  for (let time = 0; time < 2; time++) {
    told.recall({ log: [], news: log(b, 'spectator'), viewer: null, view, isFilm: false })
    expect(told.fought.value?.winner).toBe('galba')
    told.close()
    told.recall({ log: [], news: [begun], viewer: null, view, isFilm: false })
    expect(told.fought.value).toBeNull()
  }
})

test('the text view has it too', () => {
  const b = afterBattle()
  const told = { log: log(b, 'vitellius'), text: texts.en }
  const sections = words.inWords(b.view('vitellius'), 'en', null, told)
  const { lines } = sections.find(({ heading }) => heading === 'The last battle') ?? { lines: [] }
  expect(lines[0]).toMatch(/^Battle in Raetia: Galba \d+ \(Illness \d\), Otho 3 \(no cards\)\.$/)
  expect(lines[2]).toBe('Otho: 3 battle points, map 3 + cards 0')
  expect(lines.slice(3)).toEqual([
    'Galba wins in Raetia and takes a legion from Otho.',
    'Otho’s commander is a mere General again.',
  ])
  const before = words.inWords(b.view('vitellius'), 'en', null, { ...told, log: [] })
  expect(before.some(({ heading }) => heading === 'The last battle')).toBe(false)
})

test('in a film the battle is seen in its portion, makes way for the next, and is seen when it is shown again', () => {
  const b = afterBattle()
  const told = new Chronicle()
  const view = b.view('vitellius')
  const all = log(b, 'vitellius')
  const battle = all.slice(all.findIndex(({ key }) => key === 'fought'))
  const seen = (news: Line[], more: Line[] = []): boolean => {
    told.recall({ log: [...all, ...more], news, viewer: 'film', view, isFilm: true })
    return told.fought.value !== null
  }
  for (let time = 0; time < 2; time++) {
    expect(seen(battle)).toBe(true)
    expect(seen([begun], [begun])).toBe(false)
  }
})

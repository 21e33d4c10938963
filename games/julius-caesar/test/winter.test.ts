import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

/** Winter begins: the last levies of a Year's fifth turn are over. */
const winter = (position: Position): Bench =>
  bench({
    turn: 5,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'levies', side: 'pompeius', points: 0 },
    ...position,
  }).do('pompeius', { do: 'end-levies' })

/** Both sides, each with a block on the map, have disbanded enough; twelve cards are dealt. */
const springComes = (b: Bench, deal: readonly number[] = new Array(12).fill(0)): Bench =>
  b.do('caesar', { do: 'end-disbanding' }).do('pompeius', { do: 'end-disbanding' }, ...deal)

/** Into the first levies of the new Year: with that deal Caesar holds the first six cards, and is Player 1. */
function nextLevies(b: Bench, side: SideId): Bench {
  springComes(b)
  b.do('caesar', { do: 'discard', card: 'cmd-4-1-a' }).do('pompeius', { do: 'discard', card: 'cmd-2-2-b' })
  b.do('caesar', { do: 'play', card: 'cmd-3-2-a' }).do('pompeius', { do: 'play', card: 'cmd-2-3-a' })
  b.do('caesar', { do: 'end-moves' })
  return side === 'caesar' ? b : b.do('caesar', { do: 'end-levies' }).do('pompeius', { do: 'end-moves' })
}

const whyHarbour = (b: Bench, block: BlockId, to: PlaceId) => b.why(b.side(block), { do: 'harbour', block, to })
const whyDisband = (b: Bench, block: BlockId, side: SideId = b.side(block)) => b.why(side, { do: 'disband', block })
const told = (b: Bench, key: string, side: SideId = 'caesar') => b.heard(side, key).map(({ params }) => params)

clause('JC-8.0a', 'after the fifth turn, and not before, comes Winter', () => {
  const blocks = { genua: ['legio-8'], neapolis: ['legio-1'] }
  const fourth = winter({ turn: 4, blocks })
  expect(fourth.heard('caesar', 'winter-begins')).toEqual([])
  expect(fourth.now).toBe('cards')
  expect(fourth.view('caesar').turn).toBe(5)
  const fifth = winter({ blocks })
  expect(told(fifth, 'winter-begins')).toEqual([{ year: 1 }])
  expect(fifth.now).toBe('disbands')
})

clause('JC-8.0a', 'a fifth turn of two Events, which cancel each other, is a turn played', () => {
  const b = bench({
    turn: 5,
    blocks: { genua: ['legio-8'], neapolis: ['legio-1'] },
    hands: { caesar: ['event-mars'], pompeius: ['event-pluto'] },
    now: { step: 'cards' },
  })
  b.do('caesar', { do: 'play', card: 'event-mars' }).do('pompeius', { do: 'play', card: 'event-pluto' })
  expect(told(b, 'winter-begins')).toEqual([{ year: 1 }])
  expect(b.now).toBe('disbands')
})

clause(
  ['JC-8.0b', 'JC-8.4b'],
  'Winter goes in this order: Cleopatra, Navis, supply, victory, disbanding, the new Year',
  () => {
    const b = winter({
      blocks: {
        antiochia: ['cleopatra caesar'],
        'mare-tyrrhenum': ['c-navis-1'],
        genua: ['legio-7', 'legio-8', 'legio-11', 'legio-12'],
        roma: ['legio-17'],
        neapolis: ['legio-1'],
      },
      fallen: ['legio-13'],
    })
    expect(b.where('cleopatra')).toBe('alexandria')
    expect(b.now).toBe('harbours')
    b.do('caesar', { do: 'harbour', block: 'c-navis-1', to: 'roma' })
    expect(b.now).toBe('surplus')
    expect(b.heard('caesar', 'victory-check')).toEqual([])
    b.do('caesar', { do: 'disband', block: 'legio-7' })
    expect(told(b, 'victory-check')).toEqual([{ caesar: 4, pompeius: 0 }])
    expect(b.now).toBe('disbands')
    // Roma is emptied after it has scored, and before the fallen stand up.
    b.do('caesar', { do: 'disband', block: 'legio-17' }).do('caesar', { do: 'disband', block: 'c-navis-1' })
    expect(b.control('roma')).toBe('vacant')
    expect(b.points('caesar')).toBe(2)
    expect(b.where('legio-13')).toBe('fallen')
    springComes(b)
    expect(b.where('legio-13')).toBe('pool')
    expect(b.heard('caesar').map(({ key }) => key)).toEqual([
      'winter-begins',
      'cleopatra-home',
      'harboured',
      'surplus-disbanded',
      'victory-check',
      'disbanded',
      'disbanded',
      'year-begins',
      'dealt',
      'dealt',
    ])
  },
)

clause('JC-8.1a', 'Cleopatra goes to Alexandria from wherever she is', () => {
  for (const away of ['antiochia', 'roma', 'gades', 'alexandria'] as const) {
    const b = winter({ blocks: { [away]: ['cleopatra:2'], neapolis: ['legio-1'], genua: ['legio-8'] } })
    expect(b.where('cleopatra')).toBe('alexandria')
    expect(b.strength('cleopatra')).toBe(2)
    expect(told(b, 'cleopatra-home')).toHaveLength(1)
  }
})

clause('JC-8.1b', 'if the other side holds Alexandria she joins it at once, at her strength', () => {
  const toPompeius = winter({
    blocks: { roma: ['cleopatra:3 caesar', 'legio-8'], alexandria: ['legio-38'], genua: ['legio-7'] },
  })
  expect([toPompeius.where('cleopatra'), toPompeius.side('cleopatra')]).toEqual(['alexandria', 'pompeius'])
  expect(toPompeius.strength('cleopatra')).toBe(3)
  expect(told(toPompeius, 'cleopatra-won-over')).toEqual([{ side: 'pompeius' }])
  expect(toPompeius.control('alexandria')).toBe('pompeius')

  const toCaesar = winter({ blocks: { roma: ['cleopatra:1', 'legio-1'], alexandria: ['c-navis-1'] } })
  expect([toCaesar.where('cleopatra'), toCaesar.side('cleopatra')]).toEqual(['alexandria', 'caesar'])
  expect(toCaesar.strength('cleopatra')).toBe(1)
  expect(toCaesar.control('alexandria')).toBe('caesar')
})

clause(
  ['JC-8.1c', 'JC-8.1d'],
  'if it is Vacant or Friendly she stays with her side, and alone holds it for the count',
  () => {
    const vacant = winter({ blocks: { roma: ['cleopatra:3 caesar'], genua: ['legio-8'], neapolis: ['legio-1'] } })
    expect(vacant.at('alexandria')).toEqual(['cleopatra'])
    expect([vacant.side('cleopatra'), vacant.strength('cleopatra')]).toEqual(['caesar', 3])
    expect(vacant.control('alexandria')).toBe('caesar')
    expect(told(vacant, 'victory-check')).toEqual([{ caesar: 2, pompeius: 0 }])

    const pompeian = winter({ blocks: { roma: ['cleopatra:3'], genua: ['legio-8'], neapolis: ['legio-1'] } })
    expect(told(pompeian, 'victory-check')).toEqual([{ caesar: 0, pompeius: 2 }])

    const friendly = winter({ blocks: { roma: ['cleopatra caesar'], alexandria: ['legio-8'], neapolis: ['legio-1'] } })
    expect(friendly.side('cleopatra')).toBe('caesar')
    expect(friendly.heard('caesar', 'cleopatra-won-over')).toEqual([])
  },
)

clause('JC-8.2a', 'a Navis at sea must go to a Friendly port of that sea, the one its owner likes', () => {
  const b = winter({
    blocks: {
      'mare-tyrrhenum': ['c-navis-1'],
      genua: ['legio-8'],
      roma: ['legio-11'],
      massilia: ['legio-12'],
      neapolis: ['legio-1'],
    },
  })
  expect(b.now).toBe('harbours')
  expect(b.actions('caesar')).toEqual([
    { do: 'harbour', block: 'c-navis-1', to: 'genua' },
    { do: 'harbour', block: 'c-navis-1', to: 'roma' },
  ])
  // Massilia is on another sea, Neapolis is the enemy's.
  expect(whyHarbour(b, 'c-navis-1', 'massilia')).toBe('harbour-of-another-sea')
  expect(whyHarbour(b, 'c-navis-1', 'mare-hispanum')).toBe('harbour-of-another-sea')
  expect(whyHarbour(b, 'c-navis-1', 'neapolis')).toBe('harbour-not-friendly')
  expect(whyHarbour(b, 'legio-8', 'roma')).toBe('not-a-navis')
  b.do('caesar', { do: 'harbour', block: 'c-navis-1', to: 'roma' })
  expect(b.where('c-navis-1')).toBe('roma')
  expect(told(b, 'harboured', 'pompeius')).toEqual([
    { side: 'caesar', block: null, from: 'mare-tyrrhenum', to: 'roma' },
  ])
})

clause('JC-8.2a', 'Caesar brings his in first; where there is one port it needs no asking', () => {
  const b = winter({
    blocks: {
      'mare-tyrrhenum': ['c-navis-1'],
      genua: ['legio-8'],
      roma: ['legio-11'],
      'mare-internum': ['p-navis-1'],
      syracusae: ['legio-37'],
      cyrene: ['legio-1'],
      'mare-aegypticum': ['p-navis-2'],
      salamis: ['legio-2'],
    },
  })
  expect(b.waiting).toEqual(['caesar'])
  expect(whyHarbour(b, 'p-navis-1', 'cyrene')).toBe('not-your-turn')
  expect(b.why('caesar', { do: 'harbour', block: 'p-navis-1', to: 'cyrene' })).toBe('not-under-command')
  b.do('caesar', { do: 'harbour', block: 'c-navis-1', to: 'genua' })
  expect(b.waiting).toEqual(['pompeius'])
  b.do('pompeius', { do: 'harbour', block: 'p-navis-1', to: 'cyrene' })
  // Pompeius holds Alexandria with Cleopatra, so the second ship had a choice as well.
  b.do('pompeius', { do: 'harbour', block: 'p-navis-2', to: 'salamis' })
  expect([b.where('p-navis-1'), b.where('p-navis-2')]).toEqual(['cyrene', 'salamis'])

  const onePort = winter({ blocks: { 'pontus-euxinus': ['c-navis-1'], sinope: ['legio-8'], neapolis: ['legio-1'] } })
  expect(onePort.where('c-navis-1')).toBe('sinope')
  expect(onePort.now).toBe('disbands')
})

clause(
  ['JC-8.2b', 'JC-8.2d'],
  'without one it is disbanded, to be levied in the next Year; a Vacant port is none',
  () => {
    const b = winter({
      blocks: { 'mare-tyrrhenum': ['c-navis-1:2'], massilia: ['legio-8'], neapolis: ['legio-1'] },
    })
    expect(b.control('roma')).toBe('vacant')
    expect(b.where('c-navis-1')).toBe('pool')
    expect(told(b, 'navis-lost')).toEqual([{ side: 'caesar', block: 'c-navis-1', from: 'mare-tyrrhenum' }])
    expect(told(b, 'navis-lost', 'pompeius')).toEqual([{ side: 'caesar', block: null, from: 'mare-tyrrhenum' }])
    nextLevies(b, 'caesar').do('caesar', { do: 'levy', block: 'c-navis-1', at: 'massilia' })
    expect([b.where('c-navis-1'), b.strength('c-navis-1')]).toEqual(['massilia', 1])
  },
)

clause(['JC-8.2c', 'JC-8.2d'], 'Navis in port stay where they are, and no ship opens a Vacant port', () => {
  const b = winter({
    blocks: {
      'mare-tyrrhenum': ['c-navis-1'],
      genua: ['legio-8', 'c-navis-2'],
      roma: ['c-navis-3'],
      neapolis: ['legio-1'],
    },
  })
  expect(whyHarbour(b, 'c-navis-2', 'roma')).toBe('navis-stays-in-port')
  expect(whyHarbour(b, 'c-navis-1', 'aleria')).toBe('harbour-not-friendly')
  // A lone Navis in port is a friendly block like any other.
  b.do('caesar', { do: 'harbour', block: 'c-navis-1', to: 'roma' })
  expect([b.where('c-navis-2'), b.where('c-navis-3')]).toEqual(['genua', 'roma'])
})

clause('JC-8.2e', 'Navis of the same sea may go to different ports', () => {
  const b = winter({
    blocks: {
      'mare-tyrrhenum': ['c-navis-1', 'c-navis-2', 'c-navis-3'],
      genua: ['legio-8'],
      roma: ['legio-11'],
      neapolis: ['legio-1'],
    },
  })
  b.do('caesar', { do: 'harbour', block: 'c-navis-2', to: 'roma' })
  b.do('caesar', { do: 'harbour', block: 'c-navis-1', to: 'genua' })
  b.do('caesar', { do: 'harbour', block: 'c-navis-3', to: 'roma' })
  expect([b.at('genua'), b.at('roma')]).toEqual([
    ['legio-8', 'c-navis-1'],
    ['legio-11', 'c-navis-2', 'c-navis-3'],
  ])
})

clause('JC-8.3a', 'a city feeds three blocks and its own value more: Genua 3, Massilia 4, Roma 5', () => {
  const legions = ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-12'] as const
  for (const [city, feeds] of [
    ['genua', 3],
    ['massilia', 4],
    ['roma', 5],
  ] as const) {
    const fed = winter({ blocks: { [city]: legions.slice(0, feeds), neapolis: ['legio-1'] } })
    expect(fed.now).toBe('disbands')
    const hungry = winter({ blocks: { [city]: legions.slice(0, feeds + 1), neapolis: ['legio-1'] } })
    expect(hungry.now).toBe('surplus')
    hungry.do('caesar', { do: 'disband', block: 'legio-8' })
    expect(hungry.now).toBe('disbands')
    expect(hungry.at(city)).toHaveLength(feeds)
  }
})

clause('JC-8.3b', 'the side that commands them chooses who goes, to the pool of his colour', () => {
  const b = winter({
    blocks: {
      genua: ['legio-7', 'legio-8', 'legio-11', 'legio-5:2 caesar', 'leader-antonius'],
      ravenna: ['legio-13', 'legio-14'],
      tarraco: ['legio-1'],
    },
  })
  expect(b.now).toBe('surplus')
  for (const id of ['legio-7', 'legio-8', 'legio-11', 'legio-5', 'leader-antonius'] as const)
    expect(whyDisband(b, id)).toBeNull()
  expect(whyDisband(b, 'legio-13')).toBe('city-has-no-surplus')
  b.do('caesar', { do: 'disband', block: 'legio-5' })
  expect(b.view('pompeius').pools.pompeius.waiting).toContain('legio-5')
  expect(b.view('caesar').pools.caesar.waiting).not.toContain('legio-5')
  b.do('caesar', { do: 'disband', block: 'legio-11' })
  expect(b.where('legio-11')).toBe('pool')
  expect(b.now).not.toBe('surplus')
  // Both serve again next Year, each for its own colour.
  nextLevies(b, 'caesar')
  expect(b.why('caesar', { do: 'levy', block: 'legio-5', at: 'genua' })).toBe('not-in-pool')
  b.do('caesar', { do: 'levy', block: 'legio-11', at: 'genua' }).do('caesar', { do: 'end-levies' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'levy', block: 'legio-5', at: 'tarraco' })
  expect([b.strength('legio-11'), b.strength('legio-5')]).toEqual([1, 1])
})

clause('JC-8.3c', 'Navis and Cleopatra eat like others, but she is never the one to go', () => {
  const four = ['legio-32', 'legio-33', 'legio-34', 'legio-35']
  const b = winter({ blocks: { alexandria: ['cleopatra', 'p-navis-2', ...four], genua: ['legio-8'] } })
  expect(b.now).toBe('surplus')
  expect(b.waiting).toEqual(['pompeius'])
  expect(whyDisband(b, 'cleopatra')).toBe('cleopatra-never-disbands')
  expect(whyDisband(b, 'legio-32')).toBeNull()
  b.do('pompeius', { do: 'disband', block: 'p-navis-2' })
  expect(b.now).toBe('disbands')

  // Five in all, with her or with the ship, are fed.
  expect(winter({ blocks: { alexandria: ['cleopatra', ...four], genua: ['legio-8'] } }).now).toBe('disbands')
  // She comes home before the meal.
  const late = winter({ blocks: { alexandria: ['legio-38', ...four], roma: ['cleopatra'], genua: ['legio-8'] } })
  expect(late.now).toBe('surplus')
})

clause('JC-8.3d', 'each side removes its own surplus, Caesar first', () => {
  const b = winter({
    blocks: {
      genua: ['legio-7', 'legio-8', 'legio-11', 'legio-12'],
      neapolis: ['legio-1', 'legio-2', 'legio-3', 'legio-4'],
    },
  })
  expect(b.waiting).toEqual(['caesar'])
  expect(whyDisband(b, 'legio-1')).toBe('not-your-turn')
  expect(whyDisband(b, 'legio-1', 'caesar')).toBe('not-under-command')
  b.do('caesar', { do: 'disband', block: 'legio-7' })
  expect(b.now).toBe('surplus')
  expect(b.waiting).toEqual(['pompeius'])
  expect(whyDisband(b, 'legio-8', 'pompeius')).toBe('not-under-command')
  b.do('pompeius', { do: 'disband', block: 'legio-1' })
  expect(b.now).toBe('disbands')
})

import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, CardId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

/** The rulebook's worked examples of set-up, cards, movement and levies; the letters are their single checks. */

const why = (b: Bench, side: SideId, block: BlockId, to: PlaceId) => b.why(side, { do: 'move', block, to })
const march = (b: Bench, side: SideId, blocks: readonly BlockId[], ...path: PlaceId[]): Bench => {
  for (const id of blocks) b.march(side, id, ...path)
  return b
}
const caesarEnds = (b: Bench): Bench => b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
const pompeiusEnds = (b: Bench): Bench => b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })

clause(['JC-1.2j', 'JC-1.2c', 'JC-1.2e'], 'ex-01: points at the start', () => {
  const b = bench({ blocks: 'historical' })
  expect([b.points('caesar'), b.points('pompeius')]).toEqual([1, 7])
  const vacant: PlaceId[] = ['roma', 'athenae', 'byzantium', 'ephesus']
  expect(vacant.map((city) => b.control(city))).toEqual(['vacant', 'vacant', 'vacant', 'vacant'])
  expect(b.control('massilia')).toBe('caesar')
  for (const city of ['alexandria', 'antiochia', 'carthago-nova', 'syracusae', 'tarraco', 'utica'] as const)
    expect(b.control(city)).toBe('pompeius')
  // Whoever took the four Vacant cities would have five points more.
  const taken = bench({
    change: { roma: ['legio-17'], athenae: ['legio-20'], byzantium: ['c-equitatus-3'], ephesus: ['legio-21'] },
  })
  expect([taken.points('caesar'), taken.points('pompeius')]).toEqual([6, 7])
})

clause(['JC-2.1h', 'JC-2.2a', 'JC-2.1g', 'JC-2.1i', 'JC-2.1j'], 'ex-02: equal Move numbers', () => {
  const reveal = (caesar: CardId, pompeius: CardId): Bench =>
    bench({ hands: { caesar: [caesar], pompeius: [pompeius] } })
      .do('caesar', { do: 'play', card: caesar })
      .do('pompeius', { do: 'play', card: pompeius })
  // a
  const b = reveal('cmd-2-1-a', 'cmd-2-2-a')
  expect(b.view('spectator').player1).toBe('caesar')
  expect(b.waiting).toEqual(['caesar'])
  expect(b.frame).toMatchObject({ step: 'moves', side: 0, points: 2 })
  b.march('caesar', 'legio-7', 'tarraco').march('caesar', 'legio-8', 'roma').do('caesar', { do: 'end-moves' })
  expect(b.frame).toMatchObject({ step: 'levies', side: 0, points: 1 })
  b.do('caesar', { do: 'end-levies' })
  expect(b.frame).toMatchObject({ step: 'moves', side: 1, points: 2 })
  b.march('pompeius', 'legio-1', 'roma').do('pompeius', { do: 'end-moves' })
  expect(b.frame).toMatchObject({ step: 'levies', side: 1, points: 2 })
  b.do('pompeius', { do: 'end-levies' })
  expect(b.waiting).toEqual(['caesar'])
  expect(b.actions('caesar')).toEqual(
    expect.arrayContaining([
      { do: 'battle', at: 'tarraco' },
      { do: 'battle', at: 'roma' },
    ]),
  )
  // b
  expect(reveal('cmd-2-3-a', 'cmd-3-1-a').waiting).toEqual(['pompeius'])
  // c
  const mars = reveal('cmd-4-1-a', 'event-mars')
  expect(mars.view('spectator').player1).toBe('pompeius')
  expect(mars.waiting).toEqual(['pompeius'])
  // d
  const both = reveal('event-pluto', 'event-mars')
  expect(both.heard('caesar', 'cancelled')).toHaveLength(1)
  expect(both.now).toBe('cards')
  expect(both.view('caesar').turn).toBe(2)
})

clause(['JC-4.31a', 'JC-4.31b'], 'ex-03: Genua to Roma, Ravenna to Roma', () => {
  const start = (): Bench =>
    bench({
      blocks: {
        genua: ['leader-antonius', 'legio-8', 'legio-12', 'legio-11', 'legio-14'],
        ravenna: ['leader-caesar', 'legio-13', 'legio-16'],
      },
      cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-1-2-a' },
      now: { step: 'moves', side: 'caesar' },
    })
  // a, b
  const b = march(start(), 'caesar', ['leader-antonius', 'legio-8', 'legio-12', 'legio-11'], 'roma')
  expect(b.at('roma')).toEqual(['leader-antonius', 'legio-8', 'legio-11', 'legio-12'])
  expect(why(b, 'caesar', 'legio-14', 'roma')).toBe('road-full-major')
  // c, d
  const ravenna = march(start(), 'caesar', ['leader-caesar', 'legio-13'], 'roma')
  expect(ravenna.at('roma')).toEqual(['leader-caesar', 'legio-13'])
  expect(why(ravenna, 'caesar', 'legio-16', 'roma')).toBe('road-full-minor')
  // e
  march(b, 'caesar', ['leader-caesar', 'legio-13'], 'roma')
  expect(b.at('roma')).toHaveLength(6)
  expect(b.frame).toMatchObject({ step: 'moves', points: 0 })
})

clause(['JC-6.11a', 'JC-6.1f', 'JC-6.1g'], 'ex-04: both players use Massilia-Genua', () => {
  const start = (): Bench =>
    bench({
      blocks: {
        massilia: ['legio-7', 'legio-8', 'legio-9', 'legio-10'],
        roma: ['legio-1', 'legio-2', 'legio-3', 'legio-4'],
      },
      cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
      now: { step: 'moves', side: 'caesar' },
    })
  // a
  const b = march(start(), 'caesar', ['legio-7', 'legio-8', 'legio-9', 'legio-10'], 'genua', 'ravenna')
  expect(b.at('ravenna')).toHaveLength(4)
  // b
  march(caesarEnds(b), 'pompeius', ['legio-1', 'legio-2', 'legio-3', 'legio-4'], 'genua', 'massilia')
  expect(b.at('massilia')).toHaveLength(4)
  // c
  const left = march(start(), 'caesar', ['legio-7', 'legio-8', 'legio-9'], 'genua', 'ravenna')
  caesarEnds(left.march('caesar', 'legio-10', 'genua')).do('pompeius', { do: 'move', block: 'legio-1', to: 'genua' })
  expect(left.control('genua')).toBe('contested')
  expect(left.now).toBe('moves')
  expect(why(left, 'pompeius', 'legio-1', 'massilia')).toBe('already-moved')
})

clause(['JC-6.1d', 'JC-4.31a', 'JC-EV-mercury-a', 'JC-EV-mercury-d'], 'ex-06: six blocks in Massilia', () => {
  const start = (card: 'cmd-2-1-a' | 'event-mercury'): Bench =>
    bench({
      blocks: {
        massilia: ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-14'],
        genua: ['leader-pompeius', 'legio-1', 'legio-3'],
        tarraco: ['legio-5', 'legio-6', 'p-equitatus-1'],
      },
      cards: { caesar: card, pompeius: 'cmd-1-2-a' },
      now: { step: 'moves', side: 'caesar' },
    })
  // a
  const toNarbo = start('cmd-2-1-a').do('caesar', { do: 'move', block: 'legio-7', to: 'narbo' })
  expect(why(toNarbo, 'caesar', 'legio-7', 'tarraco')).toBe('too-far-to-attack')
  // b, c
  const b = march(start('cmd-2-1-a'), 'caesar', ['legio-7', 'legio-8', 'legio-9', 'legio-10'], 'genua')
  expect(b.control('genua')).toBe('contested')
  expect(why(b, 'caesar', 'legio-11', 'genua')).toBe('road-full-major')
  // d
  for (const block of ['legio-11', 'legio-14'] as const) {
    const toLugdunum = start('cmd-2-1-a').do('caesar', { do: 'move', block, to: 'lugdunum' })
    expect(why(toLugdunum, 'caesar', block, 'genua')).toBe('too-far-to-attack')
  }
  // e
  const swift = start('event-mercury').march('caesar', 'legio-7', 'narbo', 'tarraco')
  expect([swift.where('legio-7'), swift.control('tarraco')]).toEqual(['tarraco', 'contested'])
  // f
  const two = march(start('event-mercury'), 'caesar', ['legio-7', 'legio-8', 'legio-9', 'legio-10'], 'genua')
  march(two, 'caesar', ['legio-11', 'legio-14'], 'lugdunum', 'genua').do('caesar', { do: 'end-moves' })
  two.do('caesar', { do: 'main-attack', at: 'genua', from: 'massilia' })
  pompeiusEnds(two)
  expect(two.heard('caesar', 'battle-begins')[0].params.attackers).toEqual([
    ['legio-7', 3],
    ['legio-8', 3],
    ['legio-9', 3],
    ['legio-10', 3],
  ])
  roundOrder(two)
  expect(two.heard('pompeius', 'reserves-arrive').map(({ params }) => params.blocks)).toEqual([
    [
      ['legio-11', 3],
      ['legio-14', 3],
    ],
  ])
})

clause(['JC-6.13a', 'JC-6.13b', 'JC-6.13d', 'JC-6.13g'], 'ex-07: five blocks defend Roma', () => {
  const five: BlockId[] = ['leader-pompeius', 'legio-1', 'legio-3', 'p-auxilia-1', 'p-auxilia-3']
  const start = (): Bench =>
    bench({
      blocks: {
        roma: [
          ...five,
          'leader-antonius from genua',
          'legio-8 from genua',
          'legio-11 from genua',
          'legio-12 from genua',
          'leader-caesar from ravenna',
          'legio-13 from ravenna',
        ],
      },
      contests: { roma: { attacker: 'caesar', main: 'genua' } },
      cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-1-2-a' },
      now: { step: 'moves', side: 'pompeius' },
    })
  // a: whichever leaves, one is free and four are pinned.
  for (const free of five) {
    const b = start().march('pompeius', free, 'neapolis')
    const pinned = five.filter((id) => id !== free && why(b, 'pompeius', id, 'neapolis') === 'pinned')
    expect(pinned).toHaveLength(4)
  }
  const b = start()
  // b, c
  expect(why(b, 'pompeius', 'leader-pompeius', 'neapolis')).toBeNull()
  expect(why(b, 'pompeius', 'leader-pompeius', 'asculum')).toBeNull()
  // d, e
  expect(why(b, 'pompeius', 'leader-pompeius', 'genua')).toBe('border-used-by-enemy')
  expect(why(b, 'pompeius', 'leader-pompeius', 'ravenna')).toBe('border-used-by-enemy')
  // f
  b.march('pompeius', 'leader-pompeius', 'neapolis')
  expect(why(b, 'pompeius', 'legio-3', 'neapolis')).toBe('pinned')
})

clause(['JC-6.2a', 'JC-6.2b', 'JC-6.2c', 'JC-6.2e', 'JC-6.1g'], 'ex-08: Navis move from a port', () => {
  const start = (enemy: Position['change'] = {}): Bench =>
    bench({
      blocks: { massilia: ['c-navis-1'] },
      change: enemy,
      cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
      now: { step: 'moves', side: 'caesar' },
    })
  const putToSea = (b: Bench): Bench => b.do('caesar', { do: 'move', block: 'c-navis-1', to: 'mare-hispanum' })
  // a
  expect(start().targets('caesar', 'move', 'c-navis-1')).toEqual(['mare-hispanum'])
  // b
  expect(putToSea(start()).targets('caesar', 'move', 'c-navis-1')).toEqual([
    'caralis',
    'carthago-nova',
    'genua',
    'iomnium',
    'mare-tyrrhenum',
    'narbo',
    'oceanus-atlanticus',
    'siga',
    'tarraco',
    'tingis',
    'utica',
  ])
  // c
  expect(why(start(), 'caesar', 'c-navis-1', 'genua')).toBe('not-from-port-to-port')
  // d
  const guarded = putToSea(start({ utica: ['p-navis-3'] }))
  expect(why(guarded, 'caesar', 'c-navis-1', 'utica')).toBe('navis-too-far-to-attack')
  // e, f
  const met = putToSea(start({ 'mare-hispanum': ['p-navis-3'] }))
  expect(met.control('mare-hispanum')).toBe('contested')
  expect(met.now).toBe('moves')
  expect(why(met, 'caesar', 'c-navis-1', 'mare-tyrrhenum')).toBe('already-moved')
})

clause(['JC-6.2a', 'JC-6.2c', 'JC-4.42d'], 'ex-09: Navis move from a sea', () => {
  const b = bench({
    blocks: { 'mare-internum': ['c-navis-1'] },
    cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
    now: { step: 'moves', side: 'caesar' },
  })
  // a
  const seas = b.targets('caesar', 'move', 'c-navis-1').filter((id) => /^(mare|oceanus|pontus|propontis)/.test(id))
  expect(seas).toEqual(['mare-aegaeum', 'mare-aegypticum', 'mare-hadriaticum', 'mare-tyrrhenum'])
  // b
  b.do('caesar', { do: 'move', block: 'c-navis-1', to: 'mare-aegaeum' })
  expect(b.targets('caesar', 'move', 'c-navis-1')).toEqual([
    'aenos',
    'athenae',
    'creta',
    'ephesus',
    'mare-aegypticum',
    'propontis',
    'thessalonica',
  ])
  // c
  expect(why(b, 'caesar', 'c-navis-1', 'pergamum')).toBe('no-sea-way')
})

clause(
  ['JC-6.3a', 'JC-6.3b', 'JC-6.3c', 'JC-6.3d', 'JC-6.3f', 'JC-6.3g', 'JC-6.3j', 'JC-6.3e'],
  'ex-10: two legions from Roma to Antiochia',
  () => {
    const start = (change: Position['change'] = {}): Bench =>
      bench({
        blocks: {
          roma: ['legio-17', 'legio-18'],
          'mare-tyrrhenum': ['c-navis-1'],
          'mare-internum': ['c-navis-2'],
          'mare-aegypticum': ['c-navis-3'],
        },
        change,
        cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-1-2-a' },
        now: { step: 'moves', side: 'caesar' },
      })
    const seas: PlaceId[] = ['mare-tyrrhenum', 'mare-internum', 'mare-aegypticum']
    // a
    const a = start().march('caesar', 'legio-17', ...seas, 'antiochia')
    expect(a.frame).toMatchObject({ step: 'moves', points: 1 })
    a.march('caesar', 'legio-18', ...seas, 'antiochia')
    expect(a.frame).toMatchObject({ step: 'moves', points: 0 })
    expect(caesarEnds(a).waiting).toEqual(['pompeius'])
    expect(a.at('antiochia')).toEqual(['legio-17', 'legio-18'])
    expect(a.control('antiochia')).toBe('caesar')
    // b
    const b = start().march('caesar', 'c-navis-2', 'mare-hadriaticum')
    expect(b.control('mare-internum')).toBe('vacant')
    expect(why(b, 'caesar', 'legio-17', 'mare-tyrrhenum')).toBe('amphibious-first')
    // c
    const c = start().march('caesar', 'legio-17', ...seas, 'antiochia')
    expect(why(c, 'caesar', 'c-navis-2', 'mare-hadriaticum')).toBe('sea-must-be-guarded')
    // d
    const d = start({ antiochia: ['leader-scipio'] }).march('caesar', 'legio-17', ...seas)
    expect(why(d, 'caesar', 'legio-17', 'antiochia')).toBe('port-not-open')
    // e
    const e = start({ 'mare-internum': [] }).march('caesar', 'legio-17', 'mare-tyrrhenum')
    expect(why(e, 'caesar', 'legio-17', 'mare-internum')).toBe('sea-not-friendly')
    // f
    const f = start().march('caesar', 'legio-17', 'mare-tyrrhenum', 'neapolis')
    expect(why(f, 'caesar', 'legio-17', 'brundisium')).toBe('already-moved')
  },
)

clause(['JC-6.4g', 'JC-6.4n', 'JC-6.4o'], 'ex-13: levying the elephant', () => {
  const start = (change: Position['change'] = {}): Bench =>
    bench({
      blocks: { utica: ['legio-39'], 'carthago-nova': ['legio-2'] },
      change,
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-3-a' },
      now: { step: 'levies', side: 'pompeius' },
    })
  const b = start()
  expect(b.frame).toMatchObject({ step: 'levies', points: 3 })
  // d
  expect(b.why('pompeius', { do: 'levy', block: 'p-elephantus', at: 'carthago-nova' })).toBe('elephant-only-utica')
  // a
  b.do('pompeius', { do: 'levy', block: 'p-elephantus', at: 'utica' })
  expect([b.where('p-elephantus'), b.strength('p-elephantus')]).toEqual(['utica', 2])
  expect(b.frame).toMatchObject({ step: 'levies', points: 2 })
  // b
  b.do('pompeius', { do: 'raise', block: 'p-elephantus' })
  expect(b.strength('p-elephantus')).toBe(4)
  expect(b.frame).toMatchObject({ step: 'levies', points: 1 })
  // c
  expect(b.why('pompeius', { do: 'raise', block: 'p-elephantus' })).toBe('full-strength')
  // e
  const away = start({ 'carthago-nova': ['p-elephantus:2'] }).do('pompeius', { do: 'raise', block: 'p-elephantus' })
  expect(away.strength('p-elephantus')).toBe(4)
})

clause(
  ['JC-6.4j', 'JC-6.4k', 'JC-6.4l', 'JC-6.4h', 'JC-6.4i', 'JC-6.4f', 'JC-3.21b'],
  'ex-14: steps for a block that has moved',
  () => {
    const b = bench({
      blocks: {
        roma: ['legio-13:2 moved'],
        neapolis: ['legio-8:2 moved from roma', 'legio-1'],
        ravenna: ['leader-caesar'],
        genua: ['legio-12'],
        'mare-hadriaticum': ['c-navis-2:1 moved'],
      },
      contests: { neapolis: { attacker: 'caesar' } },
      cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'levies', side: 'caesar' },
    })
    const raise = (block: BlockId) => b.why('caesar', { do: 'raise', block })
    const levy = (block: BlockId, at: PlaceId) => b.why('caesar', { do: 'levy', block, at })
    // c, e, f, g, h
    expect(raise('legio-8')).toBe('city-not-friendly')
    expect(levy('c-navis-3', 'genua')).toBe('not-a-major-port')
    expect(raise('c-navis-2')).toBe('not-at-sea')
    expect(levy('legio-18', 'ravenna')).toBe('not-its-city')
    expect(levy('leader-octavianus', 'ravenna')).toBe('third-leader-waits')
    // a, b, d
    b.do('caesar', { do: 'raise', block: 'legio-13' }).do('caesar', { do: 'levy', block: 'legio-17', at: 'roma' })
    b.do('caesar', { do: 'levy', block: 'c-navis-3', at: 'ravenna' })
    expect([b.strength('legio-13'), b.strength('legio-17'), b.strength('c-navis-3')]).toEqual([3, 1, 1])
    expect([b.where('legio-17'), b.where('c-navis-3')]).toEqual(['roma', 'ravenna'])
  },
)

clause(['JC-5.3a', 'JC-5.3b', 'JC-5.3c'], 'ex-21: free deployment of Neapolis', () => {
  const b = bench({ scenario: 'free', now: { step: 'deployment' } })
  // b: there is no move but an exchange, so no city gains or loses a block.
  expect(b.why('pompeius', { do: 'move', block: 'legio-3', to: 'neapolis' })).toBe('not-now')
  expect([...new Set(b.actions('pompeius').map((action) => action.do))]).toEqual(['ready', 'exchange'])
  // c
  expect(b.why('pompeius', { do: 'exchange', block: 'legio-1', with: 'legio-32' })).toBe('not-deployed')
  // d
  expect(b.why('caesar', { do: 'exchange', block: 'legio-16', with: 'c-navis-1' })).toBe('navis-inland')
  // a
  b.do('pompeius', { do: 'exchange', block: 'leader-scipio', with: 'legio-1' })
  expect(b.at('neapolis')).toEqual(['leader-pompeius', 'leader-scipio', 'p-navis-1'])
  expect(b.at('antiochia')).toEqual(['legio-1', 'legio-34'])
  expect(b.at('brundisium')).toEqual(['legio-3'])
  expect([b.strength('leader-scipio'), b.strength('legio-1')]).toEqual([3, 4])
})

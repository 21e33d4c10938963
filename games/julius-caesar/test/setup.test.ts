import { quickChance, scriptedChance, unheard } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import { BLOCK_IDS, type BlockId, type PlaceId, type SideId } from '../rules/printed.ts'
import { Bench, bench } from './bench.ts'

type City = readonly [PlaceId, readonly BlockId[]]

/** The set-up table of 5.1. */
const CAESARS: readonly City[] = [
  ['ravenna', ['leader-caesar', 'legio-13', 'c-navis-2']],
  ['genua', ['leader-antonius', 'legio-8', 'legio-12']],
  ['massilia', ['legio-11', 'legio-14', 'c-navis-1']],
  ['narbo', ['legio-7', 'legio-9', 'legio-10']],
  ['lugdunum', ['legio-16', 'c-equitatus-1']],
]
const POMPEIUSS: readonly City[] = [
  ['neapolis', ['leader-pompeius', 'legio-1', 'p-navis-1']],
  ['brundisium', ['legio-3']],
  ['syracusae', ['legio-37']],
  ['antiochia', ['leader-scipio', 'legio-34']],
  ['alexandria', ['p-navis-2', 'cleopatra']],
  ['utica', ['legio-39', 'p-navis-3']],
  ['carthago-nova', ['legio-2', 'legio-4']],
  ['tarraco', ['legio-5', 'legio-6', 'p-equitatus-1']],
]
const CAESARS_POOL: readonly BlockId[] = [
  'leader-octavianus',
  'legio-17',
  'legio-18',
  'legio-19',
  'legio-20',
  'legio-21',
  'c-equitatus-2',
  'c-equitatus-3',
  'c-equitatus-4',
  'c-auxilia-1',
  'c-auxilia-2',
  'c-auxilia-3',
  'c-auxilia-4',
  'c-ballista',
  'c-navis-3',
  'c-navis-4',
  'c-navis-5',
]
const POMPEIUSS_POOL: readonly BlockId[] = [
  'leader-brutus',
  'legio-32',
  'legio-33',
  'legio-35',
  'legio-36',
  'legio-38',
  'p-equitatus-2',
  'p-equitatus-3',
  'p-elephantus',
  'p-auxilia-1',
  'p-auxilia-2',
  'p-auxilia-3',
  'p-auxilia-4',
  'p-ballista',
  'p-navis-4',
  'p-navis-5',
]
/** Twelve cards from the top of the deck. */
const A_DEAL = new Array(12).fill(0)

const historical = (): Bench => new Bench(game.start({ scenario: 'historical' }, unheard(quickChance(1))))
const free = (): Bench => new Bench(game.start({ scenario: 'free' }, unheard(scriptedChance())))
/** An exchange of two blocks, the first of the roster named first. */
const swap = (one: BlockId, other: BlockId): Action => {
  const [block, second] = [one, other].sort((x, y) => BLOCK_IDS.indexOf(x) - BLOCK_IDS.indexOf(y))
  return { do: 'exchange', block, with: second }
}
const sorted = (ids: readonly string[] | null): string[] => [...(ids ?? [])].sort()
const stacks = (b: Bench, cities: readonly City[]): City[] => cities.map(([city]) => [city, b.at(city)])

clause('JC-5.1a', 'every block of the set-up starts at its maximum strength', () => {
  const b = historical()
  const printed: readonly [number, readonly BlockId[]][] = [
    [4, ['legio-1', 'legio-2', 'cleopatra']],
    [3, ['leader-caesar', 'leader-pompeius', 'leader-scipio', 'c-equitatus-1', 'legio-3', 'legio-4', 'legio-5']],
    [3, ['legio-6', 'legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-12', 'legio-13', 'legio-14']],
    [3, ['legio-16', 'legio-34', 'legio-37', 'legio-39']],
    [2, ['leader-antonius', 'p-equitatus-1', 'c-navis-1', 'c-navis-2', 'p-navis-1', 'p-navis-2', 'p-navis-3']],
  ]
  for (const [strength, blocks] of printed)
    for (const id of blocks) expect([id, b.strength(id)]).toEqual([id, strength])
  const counted = printed.flatMap(([, blocks]) => blocks)
  expect(sorted(counted)).toEqual(sorted([...CAESARS, ...POMPEIUSS].flatMap(([, blocks]) => blocks)))
})

clause('JC-5.1b', "Caesar's fourteen blocks stand in five cities, as the set-up table names them", () => {
  const b = historical()
  expect(stacks(b, CAESARS)).toEqual(CAESARS)
  const his = CAESARS.flatMap(([, blocks]) => blocks)
  expect(his).toHaveLength(14)
  for (const id of his) expect([id, b.side(id)]).toEqual([id, 'caesar'])
  expect(CAESARS.map(([city]) => b.control(city))).toEqual(CAESARS.map(() => 'caesar'))
  expect(b.points('caesar')).toBe(1)
})

clause('JC-5.1c', "Pompeius's sixteen blocks, Cleopatra among them, stand in eight cities", () => {
  const b = historical()
  expect(stacks(b, POMPEIUSS)).toEqual(POMPEIUSS)
  const his = POMPEIUSS.flatMap(([, blocks]) => blocks)
  expect(his).toHaveLength(16)
  for (const id of his) expect([id, b.side(id)]).toEqual([id, 'pompeius'])
  expect(b.points('pompeius')).toBe(7)
  expect(Object.keys(b.places('spectator'))).toHaveLength(5 + 8)
})

clause('JC-5.1d', 'the seventeen and sixteen blocks left over form the Levy Pools, and none lies there face-up', () => {
  const b = historical()
  expect(sorted(b.view('caesar').pools.caesar.waiting)).toEqual(sorted(CAESARS_POOL))
  expect(sorted(b.view('pompeius').pools.pompeius.waiting)).toEqual(sorted(POMPEIUSS_POOL))
  expect(b.view('spectator').pools).toEqual({
    caesar: { size: 17, waiting: null, fallen: [] },
    pompeius: { size: 16, waiting: null, fallen: [] },
  })
})

clause('JC-5.2a', 'a player knows the blocks that wait in his own pool, and only the number of the others', () => {
  const b = bench({ fallen: ['legio-17', 'legio-32'] })
  const { caesar, pompeius } = b.view('caesar').pools
  expect(sorted(caesar.waiting)).toEqual(sorted(CAESARS_POOL.filter((id) => id !== 'legio-17')))
  expect(pompeius).toEqual({ size: 15, waiting: null, fallen: ['legio-32'] })
  const others = b.view('pompeius').pools
  expect(others.caesar).toEqual({ size: 16, waiting: null, fallen: ['legio-17'] })
  expect(others.pompeius.waiting).toHaveLength(15)
  const public_ = b.view('spectator').pools
  expect([public_.caesar.waiting, public_.pompeius.waiting]).toEqual([null, null])
})

clause('JC-5.2b', 'blocks eliminated this Year lie face-up for both sides, and are concealed when it ends', () => {
  const b = bench({
    blocks: { roma: ['legio-8'], tarraco: ['legio-5'] },
    fallen: ['legio-13', 'p-navis-4'],
    now: { step: 'disbands' },
  })
  for (const seat of ['caesar', 'pompeius', 'spectator'] as const) {
    expect(b.view(seat).pools.caesar.fallen).toEqual(['legio-13'])
    expect(b.view(seat).pools.pompeius.fallen).toEqual(['p-navis-4'])
  }
  expect(b.view('caesar').pools.caesar.waiting).not.toContain('legio-13')
  b.do('caesar', { do: 'end-disbanding' })
  expect(b.view('pompeius').pools.caesar.fallen).toEqual(['legio-13'])
  b.do('pompeius', { do: 'end-disbanding' }, ...A_DEAL)
  expect(b.view('pompeius').year).toBe(2)
  for (const seat of ['caesar', 'pompeius', 'spectator'] as const)
    expect([b.view(seat).pools.caesar.fallen, b.view(seat).pools.pompeius.fallen]).toEqual([[], []])
  expect(b.view('caesar').pools.caesar.waiting).toContain('legio-13')
  expect(b.view('pompeius').pools.pompeius.waiting).toContain('p-navis-4')
  expect(b.view('pompeius').pools.caesar.waiting).toBeNull()
})

clause('JC-5.3a', 'in a free deployment two blocks of one side change cities, so every city keeps its number', () => {
  const b = free()
  expect(b.now).toBe('deployment')
  expect([...stacks(b, CAESARS), ...stacks(b, POMPEIUSS)]).toEqual([...CAESARS, ...POMPEIUSS])
  b.do('caesar', { do: 'exchange', block: 'leader-caesar', with: 'legio-16' })
  b.do('pompeius', { do: 'exchange', block: 'leader-pompeius', with: 'legio-5' })
  expect(b.at('lugdunum')).toEqual(['leader-caesar', 'c-equitatus-1'])
  expect(b.at('ravenna')).toEqual(['legio-13', 'legio-16', 'c-navis-2'])
  expect(b.at('tarraco')).toEqual(['leader-pompeius', 'legio-6', 'p-equitatus-1'])
  expect(b.at('neapolis')).toEqual(['legio-1', 'legio-5', 'p-navis-1'])
  for (const [city, blocks] of [...CAESARS, ...POMPEIUSS])
    expect([city, b.at(city).length]).toEqual([city, blocks.length])
  // Again and again, back too; but not with the enemy, nor within a city.
  b.do('caesar', { do: 'exchange', block: 'leader-caesar', with: 'legio-8' })
  expect(b.where('leader-caesar')).toBe('genua')
  expect(b.where('legio-8')).toBe('lugdunum')
  expect(b.why('caesar', { do: 'exchange', block: 'legio-7', with: 'legio-9' })).toBe('same-city')
  expect(b.why('caesar', { do: 'exchange', block: 'legio-7', with: 'legio-5' })).toBe('other-sides-block')
  expect(b.why('pompeius', { do: 'exchange', block: 'legio-7', with: 'legio-8' })).toBe('other-sides-block')
})

clause('JC-5.3a', 'it does not matter which of the two blocks of an exchange is named first', () => {
  const [one, other] = [free(), free()]
  one.do('caesar', { do: 'exchange', block: 'legio-7', with: 'legio-16' })
  other.do('caesar', { do: 'exchange', block: 'legio-16', with: 'legio-7' })
  for (const b of [one, other]) {
    expect(b.where('legio-7')).toBe('lugdunum')
    expect(b.where('legio-16')).toBe('narbo')
  }
})

clause('JC-5.3a', 'without the option nobody rearranges anything: the first cards are dealt at once', () => {
  const b = historical()
  expect(b.now).toBe('discards')
  expect(b.why('caesar', { do: 'exchange', block: 'leader-caesar', with: 'legio-16' })).toBe('not-now')
})

clause('JC-5.3b', 'a free deployment takes nothing from a Levy Pool and puts nothing there', () => {
  const b = free()
  for (const [side, mine, pooled] of [
    ['caesar', 'legio-7', 'legio-17'],
    ['caesar', 'leader-caesar', 'leader-octavianus'],
    ['pompeius', 'legio-2', 'legio-32'],
    ['pompeius', 'p-navis-1', 'p-navis-4'],
  ] as const)
    expect(b.why(side, { do: 'exchange', block: mine, with: pooled })).toBe('not-deployed')
  const offered = (side: SideId): BlockId[] =>
    b.actions(side).flatMap((action) => (action.do === 'exchange' ? [action.block, action.with] : []))
  expect(offered('caesar').filter((id) => CAESARS_POOL.includes(id))).toEqual([])
  expect(offered('pompeius').filter((id) => POMPEIUSS_POOL.includes(id))).toEqual([])
})

clause('JC-5.3c', 'a Navis goes from port to port but never to Lugdunum, and all start at full strength', () => {
  const b = free()
  expect(b.why('caesar', { do: 'exchange', block: 'legio-16', with: 'c-navis-1' })).toBe('navis-inland')
  expect(b.why('caesar', { do: 'exchange', block: 'c-equitatus-1', with: 'c-navis-2' })).toBe('navis-inland')
  b.do('caesar', { do: 'exchange', block: 'legio-8', with: 'c-navis-2' })
  expect(b.where('c-navis-2')).toBe('genua')
  // Every city of Pompeius's set-up is a port.
  for (const [city, [there]] of POMPEIUSS.filter(([, blocks]) => !blocks.includes('p-navis-1')))
    expect([city, b.fork().do('pompeius', swap(there, 'p-navis-1')).where('p-navis-1')]).toEqual([city, city])
  b.do('caesar', { do: 'exchange', block: 'leader-antonius', with: 'legio-7' })
  b.do('caesar', { do: 'ready' }).do('pompeius', { do: 'ready' }, ...A_DEAL)
  expect([b.strength('leader-antonius'), b.strength('legio-8'), b.strength('c-navis-2')]).toEqual([2, 3, 2])
})

clause(
  'JC-5.3d',
  'both arrange at the same time, neither sees what the other does, and the deal waits for both',
  () => {
    const b = free()
    const untouched = b.onMap('pompeius')
    const public_ = JSON.stringify(b.view('spectator'))
    expect(b.waiting).toEqual(['caesar', 'pompeius'])
    b.do('caesar', { do: 'exchange', block: 'leader-caesar', with: 'legio-16' })
    expect(b.onMap('pompeius')).toBe(untouched)
    expect(JSON.stringify(b.view('spectator'))).toBe(public_)
    expect(b.heard('caesar', 'exchanged')).toHaveLength(1)
    expect([...b.heard('pompeius'), ...b.heard('spectator')]).toEqual([])
    for (const [city, blocks] of CAESARS)
      expect(b.places('pompeius')[city]).toEqual({
        known: [],
        hidden: [{ side: 'caesar', colour: 'tan', moved: false, border: null, count: blocks.length }],
      })
    b.do('caesar', { do: 'ready' })
    expect(b.now).toBe('deployment')
    expect(b.waiting).toEqual(['pompeius'])
    expect(b.view('caesar').hand).toEqual([])
    expect(b.why('caesar', { do: 'exchange', block: 'legio-7', with: 'legio-16' })).toBe('not-your-turn')
    b.do('pompeius', { do: 'exchange', block: 'legio-3', with: 'legio-37' })
    b.do('pompeius', { do: 'ready' }, ...A_DEAL)
    expect(b.now).toBe('discards')
    expect(b.view('caesar').hand).toHaveLength(6)
    expect(b.where('leader-caesar')).toBe('lugdunum')
    expect(b.where('legio-3')).toBe('syracusae')
    expect(b.places('pompeius').lugdunum?.known).toEqual([])
  },
)

clause(
  ['JC-5.3e', 'JC-5.3d'],
  'Cleopatra may be exchanged, and not even her colour shows before both are ready',
  () => {
    const b = free()
    expect(b.why('caesar', { do: 'exchange', block: 'legio-7', with: 'cleopatra' })).toBe('other-sides-block')
    const before = b.onMap('caesar')
    expect(before).not.toContain('blue')
    b.do('pompeius', { do: 'exchange', block: 'legio-5', with: 'cleopatra' })
    expect(b.where('cleopatra')).toBe('tarraco')
    expect(b.where('legio-5')).toBe('alexandria')
    expect(b.side('cleopatra')).toBe('pompeius')
    expect(b.onMap('caesar')).toBe(before)
    b.do('pompeius', { do: 'ready' }).do('caesar', { do: 'ready' }, ...A_DEAL)
    const hidden = { side: 'pompeius', moved: false, border: null }
    expect(b.places('caesar').tarraco?.hidden).toEqual([
      { ...hidden, colour: 'blue', count: 1 },
      { ...hidden, colour: 'green', count: 2 },
    ])
    expect(b.strength('cleopatra')).toBe(4)
  },
)

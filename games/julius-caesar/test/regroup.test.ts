import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const regroup = (b: Bench, block: BlockId, to: PlaceId): Bench => b.do(b.side(block), { do: 'regroup', block, to })
const why = (b: Bench, block: BlockId, to: PlaceId) => b.why(b.side(block), { do: 'regroup', block, to })

/** Caesar has just won the battle of a place. */
const won = (at: PlaceId, blocks: Position['blocks'], contests: Position['contests'] = {}): Bench =>
  bench({ player1: 'caesar', blocks, contests, now: { step: 'regroup', side: 'caesar', at } })

clause(
  ['JC-7.7a', 'JC-7.7b'],
  'each block of the winner goes one space to a Friendly or Vacant city, or stays; not all to the same',
  () => {
    const b = won('roma', { roma: ['legio-7', 'legio-8', 'legio-11', 'legio-12'], genua: ['legio-14'] })
    expect(b.waiting).toEqual(['caesar'])
    expect([b.control('genua'), b.control('neapolis')]).toEqual(['caesar', 'vacant'])
    expect(b.targets('caesar', 'regroup', 'legio-7')).toEqual(['asculum', 'genua', 'neapolis', 'ravenna'])
    expect(why(b, 'legio-7', 'massilia')).toBe('regroup-not-adjacent')
    regroup(b, 'legio-7', 'genua')
    // One space and no more.
    expect(why(b, 'legio-7', 'massilia')).toBe('not-there-to-regroup')
    regroup(b, 'legio-8', 'neapolis')
    regroup(b, 'legio-11', 'asculum')
    b.do('caesar', { do: 'end-regroup' })
    expect(['legio-7', 'legio-8', 'legio-11', 'legio-12'].map((id) => b.where(id as BlockId))).toEqual([
      'genua',
      'neapolis',
      'asculum',
      'roma',
    ])
    expect(b.now).not.toBe('regroup')
  },
)

clause('JC-7.7a', 'the winner need not regroup at all', () => {
  const b = won('roma', { roma: ['legio-7', 'legio-8'] }).do('caesar', { do: 'end-regroup' })
  expect(b.at('roma')).toEqual(['legio-7', 'legio-8'])
  expect(b.now).not.toBe('regroup')
})

clause('JC-7.7a', 'Reserves regroup although the battle ended before they came up; and across a strait', () => {
  const b = bench({
    blocks: { rhegium: ['legio-8 from neapolis', 'legio-19 from messana', 'legio-1:1'] },
    contests: { rhegium: { attacker: 'caesar', main: 'neapolis' } },
    now: { step: 'battle', at: 'rhegium' },
  })
  b.do('pompeius', { do: 'pass', block: 'legio-1' }).do('caesar', { do: 'fire', block: 'legio-8' }, 1, 6, 6)
  expect(b.heard('pompeius', 'reserves-arrive')).toEqual([])
  expect(b.now).toBe('regroup')
  expect(b.targets('caesar', 'regroup', 'legio-19')).toEqual(['messana', 'neapolis'])
  regroup(b, 'legio-19', 'messana')
  expect(b.where('legio-19')).toBe('messana')
  // The blocks were stood up first: the enemy sees a tan block go, not which.
  expect(b.heard('pompeius', 'regrouped').map(({ params }) => params)).toEqual([
    { side: 'caesar', block: null, colour: 'tan', from: 'rhegium', to: 'messana' },
  ])
  expect(b.places('pompeius').messana?.known).toEqual([])
})

clause('JC-7.7c', 'a regroup sends four blocks along a major road, two along a minor one, two over a strait', () => {
  const seven: BlockId[] = ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-12', 'legio-13']
  const roma = won('roma', { roma: seven })
  for (const id of seven.slice(0, 4)) regroup(roma, id, 'neapolis')
  expect(why(roma, 'legio-11', 'neapolis')).toBe('regroup-road-full')
  regroup(regroup(roma, 'legio-11', 'asculum'), 'legio-12', 'asculum')
  expect(why(roma, 'legio-13', 'asculum')).toBe('regroup-road-full')
  expect(roma.targets('caesar', 'regroup', 'legio-13')).toEqual(['genua', 'ravenna'])

  const rhegium = won('rhegium', { rhegium: ['legio-7', 'legio-8', 'legio-9'] })
  regroup(regroup(rhegium, 'legio-7', 'messana'), 'legio-8', 'messana')
  expect(why(rhegium, 'legio-9', 'messana')).toBe('regroup-road-full')
  expect(rhegium.targets('caesar', 'regroup', 'legio-9')).toEqual(['neapolis'])
})

clause('JC-7.7c', 'what came by a road in the command does not count against the regroup', () => {
  const four: BlockId[] = ['legio-7', 'legio-8', 'legio-11', 'legio-12']
  const b = bench({
    blocks: { genua: four, roma: ['legio-1:1'] },
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  for (const id of four) b.march('caesar', id, 'roma')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  b.do('pompeius', { do: 'pass', block: 'legio-1' }).do('caesar', { do: 'fire', block: 'legio-8' }, 1, 6, 6)
  for (const id of four) regroup(b, id, 'genua')
  expect(b.at('genua')).toEqual(four)
})

clause('JC-7.7c', 'nor do those who retreated by it in the last Round', () => {
  const b = bench({
    blocks: { roma: ['legio-8 from genua', 'legio-1', 'legio-2', 'legio-3'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma', round: 4 },
  })
  b.do('pompeius', { do: 'retreat', block: 'legio-1', to: 'asculum' })
  b.do('pompeius', { do: 'retreat', block: 'legio-2', to: 'asculum' })
  expect(b.why('pompeius', { do: 'retreat', block: 'legio-3', to: 'asculum' })).toBe('retreat-road-full')
  b.do('pompeius', { do: 'pass', block: 'legio-3' }).do('caesar', { do: 'retreat', block: 'legio-8', to: 'genua' })
  regroup(b, 'legio-3', 'asculum')
  expect(b.at('asculum')).toEqual(['legio-1', 'legio-2', 'legio-3'])
})

clause('JC-7.7d', 'no regroup enters an Enemy or a Contested place', () => {
  const b = won(
    'roma',
    { roma: ['legio-7', 'c-navis-1'], neapolis: ['legio-1'], genua: ['legio-8 from massilia', 'legio-3'] },
    { genua: { attacker: 'caesar' } },
  )
  expect(why(b, 'legio-7', 'neapolis')).toBe('regroup-not-open')
  expect(why(b, 'legio-7', 'genua')).toBe('regroup-not-open')
  expect(b.targets('caesar', 'regroup', 'legio-7')).toEqual(['asculum', 'ravenna'])

  const enemySea = won('roma', { roma: ['legio-7', 'c-navis-1'], 'mare-tyrrhenum': ['p-navis-1'] })
  expect(why(enemySea, 'c-navis-1', 'mare-tyrrhenum')).toBe('regroup-not-open')
  const contestedSea = won(
    'roma',
    { roma: ['legio-7', 'c-navis-1'], 'mare-tyrrhenum': ['p-navis-1', 'c-navis-2 from genua'] },
    { 'mare-tyrrhenum': { attacker: 'caesar' } },
  )
  expect(why(contestedSea, 'c-navis-1', 'mare-tyrrhenum')).toBe('regroup-not-open')
})

clause('JC-7.7e', 'no land block regroups over a sea, be it Friendly to him from port to port', () => {
  const b = won('roma', { roma: ['legio-7'], 'mare-tyrrhenum': ['c-navis-1'], aleria: ['legio-8'] })
  expect(b.control('mare-tyrrhenum')).toBe('caesar')
  expect(why(b, 'legio-7', 'mare-tyrrhenum')).toBe('regroup-by-sea')
  expect(why(b, 'legio-7', 'aleria')).toBe('regroup-not-adjacent')
  expect(b.targets('caesar', 'regroup', 'legio-7')).toEqual(['asculum', 'genua', 'neapolis', 'ravenna'])
})

clause('JC-7.7f', 'the loser does not regroup, and what has retreated stays where it went', () => {
  const b = bench({
    blocks: { roma: ['legio-8 from genua', 'legio-1'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma', round: 2 },
  })
  b.do('pompeius', { do: 'retreat', block: 'legio-1', to: 'neapolis' })
  expect(b.now).toBe('regroup')
  expect(b.waiting).toEqual(['caesar'])
  expect(why(b, 'legio-1', 'rhegium')).toBe('not-your-turn')
  expect(b.why('caesar', { do: 'regroup', block: 'legio-1', to: 'rhegium' })).toBe('not-a-winner')

  const beaten = bench({
    blocks: { roma: ['legio-8 from genua', 'legio-11 from genua', 'legio-1'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma', round: 4 },
  })
  beaten.do('pompeius', { do: 'pass', block: 'legio-1' })
  beaten.do('caesar', { do: 'retreat', block: 'legio-8', to: 'genua' })
  beaten.do('caesar', { do: 'retreat', block: 'legio-11', to: 'genua' })
  expect(beaten.waiting).toEqual(['pompeius'])
  expect(beaten.actions('caesar')).toEqual([])
  regroup(beaten, 'legio-1', 'neapolis')
  expect(beaten.do('pompeius', { do: 'end-regroup' }).at('genua')).toEqual(['legio-8', 'legio-11'])
})

clause('JC-7.7g', 'a regroup may take the road or the strait by which the enemy came', () => {
  const b = bench({
    blocks: { rhegium: ['legio-1:1 from messana', 'legio-2:1 from neapolis', 'leader-caesar', 'legio-8'] },
    contests: { rhegium: { attacker: 'pompeius', main: 'messana' } },
    now: { step: 'battle', at: 'rhegium', round: 2 },
  })
  b.do('caesar', { do: 'fire', block: 'leader-caesar' }, 1, 1, 6)
  // Both are at I, so their owner was asked once; the second hit had one target.
  b.do('pompeius', { do: 'hit', block: 'legio-1' })
  expect([b.where('legio-1'), b.where('legio-2')]).toEqual(['fallen', 'fallen'])
  regroup(regroup(b, 'leader-caesar', 'messana'), 'legio-8', 'neapolis')
  expect([b.where('leader-caesar'), b.where('legio-8')]).toEqual(['messana', 'neapolis'])
})

clause('JC-7.83a', 'Navis that win at sea may go to Friendly or Vacant seas beside it and to such ports of it', () => {
  const b = won('mare-tyrrhenum', {
    'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'],
    'mare-hispanum': ['c-navis-3'],
    genua: ['legio-8'],
    roma: ['legio-1'],
    utica: ['legio-39'],
  })
  expect([b.control('mare-hispanum'), b.control('mare-internum')]).toEqual(['caesar', 'vacant'])
  expect([b.control('genua'), b.control('aleria')]).toEqual(['caesar', 'vacant'])
  expect(b.targets('caesar', 'regroup', 'c-navis-1')).toEqual([
    'aleria',
    'caralis',
    'genua',
    'lilybaeum',
    'mare-hispanum',
    'mare-internum',
    'messana',
    'neapolis',
    'rhegium',
  ])
  expect(why(b, 'c-navis-1', 'roma')).toBe('regroup-not-open')
  expect(why(b, 'c-navis-1', 'massilia')).toBe('navis-regroup-ways')
  expect(why(b, 'c-navis-1', 'mare-aegaeum')).toBe('navis-regroup-ways')
})

clause('JC-7.83b', 'Navis that win in a port may go only to Friendly or Vacant seas beside it', () => {
  const b = won('utica', {
    utica: ['legio-7', 'c-navis-1'],
    'mare-hispanum': ['c-navis-3'],
    'mare-internum': ['p-navis-1'],
    caralis: ['legio-8'],
  })
  expect(b.control('mare-tyrrhenum')).toBe('vacant')
  expect(b.targets('caesar', 'regroup', 'c-navis-1')).toEqual(['mare-hispanum', 'mare-tyrrhenum'])
  expect(why(b, 'c-navis-1', 'mare-internum')).toBe('regroup-not-open')
  // Caralis is Friendly and on the same sea, Tacape is next by road: neither is a way for a ship in port.
  expect(why(b, 'c-navis-1', 'caralis')).toBe('navis-regroup-ways')
  expect(why(b, 'c-navis-1', 'tacape')).toBe('navis-regroup-ways')
})

clause('JC-7.83c', 'Navis may part company when they regroup', () => {
  const b = won('mare-tyrrhenum', { 'mare-tyrrhenum': ['c-navis-1', 'c-navis-2', 'c-navis-3', 'c-navis-4'] })
  regroup(regroup(regroup(b, 'c-navis-1', 'roma'), 'c-navis-2', 'genua'), 'c-navis-3', 'mare-internum')
  b.do('caesar', { do: 'end-regroup' })
  expect([b.at('roma'), b.at('genua'), b.at('mare-internum'), b.at('mare-tyrrhenum')]).toEqual([
    ['c-navis-1'],
    ['c-navis-2'],
    ['c-navis-3'],
    ['c-navis-4'],
  ])
})

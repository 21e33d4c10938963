import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const pass = (b: Bench, ...blocks: BlockId[]): Bench => {
  for (const block of blocks) b.do(b.side(block), { do: 'pass', block })
  return b
}
const whyRetreat = (b: Bench, block: BlockId, to: PlaceId) => b.why(b.side(block), { do: 'retreat', block, to })
const whySail = (b: Bench, block: BlockId, to: PlaceId) => b.why(b.side(block), { do: 'sail', block, to })

clause('JC-7.64a', 'a land block of either side may leave a port battle over a Friendly sea beside it', () => {
  const roma = (sea: string[]): Bench =>
    bench({
      blocks: {
        roma: ['legio-8 from genua', 'legio-1'],
        'mare-tyrrhenum': sea,
        aleria: ['legio-11'],
        lilybaeum: ['legio-37'],
      },
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
  const pompeian = roma(['p-navis-1'])
  expect(pompeian.targets('pompeius', 'sail', 'legio-1')).toEqual(['lilybaeum'])
  expect(whySail(pompeian, 'legio-1', 'aleria')).toBe('sail-port-not-friendly')
  expect(pass(pompeian.fork(), 'legio-1').targets('caesar', 'sail', 'legio-8')).toEqual([])
  pompeian.do('pompeius', { do: 'sail', block: 'legio-1', to: 'lilybaeum' })
  expect(pompeian.where('legio-1')).toBe('lilybaeum')
  expect(pompeian.heard('caesar', 'retreated').map(({ params }) => params)).toEqual([
    { side: 'pompeius', block: 'legio-1', from: 'roma', to: 'lilybaeum', bySea: true },
  ])

  const caesarian = roma(['c-navis-1'])
  expect(caesarian.targets('pompeius', 'sail', 'legio-1')).toEqual([])
  expect(pass(caesarian, 'legio-1').targets('caesar', 'sail', 'legio-8')).toEqual(['aleria'])
})

clause('JC-7.64a', 'only land blocks sail, and only from ports', () => {
  const inland = bench({
    blocks: { asculum: ['legio-8 from roma', 'legio-1'], 'mare-hadriaticum': ['p-navis-1'], salona: ['legio-3'] },
    contests: { asculum: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'asculum', round: 2 },
  })
  expect(whySail(inland, 'legio-1', 'salona')).toBe('sail-from-port-only')

  const port = bench({
    blocks: { roma: ['legio-8 from genua', 'p-navis-2'], 'mare-tyrrhenum': ['p-navis-1'], lilybaeum: ['legio-37'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma', round: 2 },
  })
  expect(whySail(pass(port, 'legio-8'), 'p-navis-2', 'lilybaeum')).toBe('land-blocks-sail')
})

clause(['JC-7.64b', 'JC-7.64d'], 'one block of each side may sail in a Round, each over its own sea', () => {
  const b = bench({
    blocks: {
      utica: ['legio-7 from tacape', 'legio-8 from tacape', 'legio-38', 'legio-39'],
      'mare-internum': ['c-navis-1'],
      syracusae: ['legio-19'],
      'mare-hispanum': ['p-navis-3'],
      'carthago-nova': ['legio-2'],
    },
    contests: { utica: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'utica', round: 2 },
  })
  b.do('pompeius', { do: 'sail', block: 'legio-39', to: 'carthago-nova' })
  expect(whySail(b, 'legio-38', 'carthago-nova')).toBe('sail-used')
  pass(b, 'legio-38').do('caesar', { do: 'sail', block: 'legio-7', to: 'syracusae' })
  expect(whySail(b, 'legio-8', 'syracusae')).toBe('sail-used')
  pass(b, 'legio-8')
  expect(b.frame).toMatchObject({ step: 'battle', round: 3 })
  expect(whySail(b, 'legio-38', 'carthago-nova')).toBeNull()
  expect(whySail(pass(b, 'legio-38'), 'legio-8', 'syracusae')).toBeNull()
})

clause('JC-7.64c', 'it crosses one sea only, to a port of that sea that is already Friendly', () => {
  const b = bench({
    blocks: {
      roma: ['legio-8 from genua', 'legio-1'],
      'mare-tyrrhenum': ['p-navis-1'],
      'mare-hispanum': ['p-navis-2'],
      massilia: ['legio-3'],
      utica: ['legio-39'],
      caralis: [],
      aleria: ['legio-11'],
    },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma', round: 2 },
  })
  expect(b.targets('pompeius', 'sail', 'legio-1')).toEqual(['utica'])
  expect(whySail(b, 'legio-1', 'massilia')).toBe('sail-sea-not-friendly')
  expect(whySail(b, 'legio-1', 'caralis')).toBe('sail-port-not-friendly')
  expect(whySail(b, 'legio-1', 'aleria')).toBe('sail-port-not-friendly')
  expect(whySail(b, 'legio-1', 'mare-tyrrhenum')).toBe('sail-port-not-friendly')
})

clause('JC-7.64e', 'a Vacant sea does not serve, nor an Enemy one, nor one still fought over', () => {
  const roma = (sea: string[]): Bench =>
    bench({
      player1: 'caesar',
      blocks: { roma: ['legio-8 from genua', 'legio-1'], 'mare-tyrrhenum': sea, utica: ['legio-39'] },
      contests: {
        roma: { attacker: 'caesar' },
        ...(sea.length > 1 ? { 'mare-tyrrhenum': { attacker: 'caesar' } } : {}),
      },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
  expect(whySail(roma(['p-navis-1']), 'legio-1', 'utica')).toBeNull()
  expect(whySail(roma([]), 'legio-1', 'utica')).toBe('sail-sea-not-friendly')
  expect(whySail(roma(['c-navis-1']), 'legio-1', 'utica')).toBe('sail-sea-not-friendly')
  expect(whySail(roma(['p-navis-1', 'c-navis-1 from genua']), 'legio-1', 'utica')).toBe('sail-sea-not-friendly')
})

clause('JC-7.64e', 'a sea whose battle has been won in the meantime serves', () => {
  const b = bench({
    player1: 'caesar',
    blocks: {
      roma: ['legio-8 from genua', 'legio-1'],
      'mare-tyrrhenum': ['p-navis-1', 'c-navis-1:1 from mare-hispanum'],
      utica: ['legio-39'],
    },
    contests: { roma: { attacker: 'caesar' }, 'mare-tyrrhenum': { attacker: 'caesar' } },
    now: { step: 'battles' },
  })
  b.do('caesar', { do: 'battle', at: 'mare-tyrrhenum' }).do('pompeius', { do: 'fire', block: 'p-navis-1' }, 1, 6)
  b.do('pompeius', { do: 'end-regroup' })
  pass(b, 'legio-1', 'legio-8')
  expect(b.targets('pompeius', 'sail', 'legio-1')).toEqual(['utica'])
})

clause('JC-7.64f', 'a sea Friendly now serves for retreat although the enemy came from it', () => {
  const neapolis = (sea: string[]): Bench =>
    bench({
      blocks: {
        neapolis: ['c-navis-1 from mare-tyrrhenum', 'legio-1', 'p-navis-2'],
        'mare-tyrrhenum': sea,
        utica: ['legio-39'],
      },
      contests: { neapolis: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'neapolis', round: 2 },
    })
  const b = neapolis(['p-navis-1'])
  expect(b.targets('pompeius', 'sail', 'legio-1')).toEqual(['utica'])
  b.do('pompeius', { do: 'sail', block: 'legio-1', to: 'utica' })
  b.do('pompeius', { do: 'retreat', block: 'p-navis-2', to: 'mare-tyrrhenum' })
  expect(b.at('mare-tyrrhenum')).toEqual(['p-navis-1', 'p-navis-2'])

  const vacant = neapolis([])
  expect(whySail(vacant, 'legio-1', 'utica')).toBe('sail-sea-not-friendly')
  expect(whyRetreat(pass(vacant, 'legio-1'), 'p-navis-2', 'mare-tyrrhenum')).toBe('navis-border-of-attacker')
})

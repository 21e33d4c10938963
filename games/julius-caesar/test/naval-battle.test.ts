import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

const pass = (b: Bench, ...blocks: BlockId[]): Bench => {
  for (const block of blocks) b.do(b.side(block), { do: 'pass', block })
  return b
}
const retreat = (b: Bench, block: BlockId, to: PlaceId): Bench => b.do(b.side(block), { do: 'retreat', block, to })
const why = (b: Bench, block: BlockId, to: PlaceId) => b.why(b.side(block), { do: 'retreat', block, to })

/** A battle in the Tyrrhenian, Caesar attacking. */
const tyrrhenum = (
  round: number,
  ships: readonly string[],
  elsewhere: { readonly [P in PlaceId]?: readonly string[] } = {},
): Bench =>
  bench({
    blocks: { 'mare-tyrrhenum': ships, ...elsewhere },
    contests: { 'mare-tyrrhenum': { attacker: 'caesar' } },
    now: { step: 'battle', at: 'mare-tyrrhenum', round },
  })

clause('JC-7.8a', 'Navis that meet at sea fight under the normal rules, the Defender first', () => {
  const b = bench({
    blocks: { massilia: ['c-navis-1', 'c-navis-2'], 'mare-hispanum': ['p-navis-1', 'p-navis-3'] },
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  b.march('caesar', 'c-navis-1', 'mare-hispanum').march('caesar', 'c-navis-2', 'mare-hispanum')
  expect(b.control('mare-hispanum')).toBe('contested')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect(b.heard('caesar', 'battle-begins')[0].params).toEqual({
    at: 'mare-hispanum',
    attacker: 'caesar',
    attackers: [
      ['c-navis-1', 2],
      ['c-navis-2', 2],
    ],
    defenders: [
      ['p-navis-1', 2],
      ['p-navis-3', 2],
    ],
  })
  expect(b.waiting).toEqual(['pompeius'])
  // D3: a 3 hits, a 4 does not. The equally strong are for their owner to choose from.
  b.do('pompeius', { do: 'fire', block: 'p-navis-1' }, 3, 4).do('caesar', { do: 'hit', block: 'c-navis-2' })
  expect(b.strength('c-navis-2')).toBe(1)
  // D2: a 3 misses. Now the strongest takes the first hit by itself.
  b.do('pompeius', { do: 'fire', block: 'p-navis-3' }, 3, 2)
  expect([b.strength('c-navis-1'), b.strength('c-navis-2')]).toEqual([1, 1])
  // One die each is left to the Attacker.
  b.do('caesar', { do: 'fire', block: 'c-navis-1' }, 2).do('pompeius', { do: 'hit', block: 'p-navis-1' })
  b.do('caesar', { do: 'fire', block: 'c-navis-2' }, 6)
  expect(b.frame).toMatchObject({ step: 'battle', round: 2 })
  b.do('pompeius', { do: 'fire', block: 'p-navis-3' }, 1, 1).do('caesar', { do: 'hit', block: 'c-navis-1' })
  expect([b.where('c-navis-1'), b.where('c-navis-2')]).toEqual(['fallen', 'fallen'])
  expect(b.heard('spectator', 'battle-won').map(({ params }) => params)).toEqual([
    { side: 'pompeius', at: 'mare-hispanum' },
  ])
  expect(b.control('mare-hispanum')).toBe('pompeius')
})

clause('JC-7.8b', 'in Round 4 attacking Navis must retreat while a defending Navis remains', () => {
  const third = pass(tyrrhenum(3, ['c-navis-1 from mare-hispanum', 'p-navis-1']), 'p-navis-1')
  expect(third.may('caesar', { do: 'fire', block: 'c-navis-1' })).toBe(true)

  const b = tyrrhenum(4, ['c-navis-1 from mare-hispanum', 'p-navis-1'])
  b.do('pompeius', { do: 'fire', block: 'p-navis-1' }, 6, 6)
  expect(b.why('caesar', { do: 'fire', block: 'c-navis-1' })).toBe('must-retreat')
  expect(b.why('caesar', { do: 'pass', block: 'c-navis-1' })).toBe('must-retreat')
  retreat(b, 'c-navis-1', 'mare-hispanum')
  expect(b.control('mare-tyrrhenum')).toBe('pompeius')
  expect(b.waiting).toEqual(['pompeius'])
})

clause('JC-7.8b', 'if none remains when their turn would come they keep the sea', () => {
  const b = tyrrhenum(4, ['c-navis-1 from mare-hispanum', 'p-navis-1'])
  retreat(b, 'p-navis-1', 'mare-internum')
  expect(b.where('c-navis-1')).toBe('mare-tyrrhenum')
  expect(b.now).toBe('regroup')
  expect(b.waiting).toEqual(['caesar'])
})

clause('JC-7.81a', 'Navis of both sides fight in a port beside the land blocks, as Attacker and as Defender', () => {
  const b = bench({
    blocks: { neapolis: ['legio-8 from roma', 'c-navis-1 from mare-tyrrhenum', 'legio-1:2', 'p-navis-1'] },
    contests: { neapolis: { attacker: 'caesar', main: 'mare-tyrrhenum' } },
    now: { step: 'battle', at: 'neapolis' },
  })
  // The ship is the Main Attack, and fights in Round 1; the legion is the Reserve.
  expect(roundOrder(b)).toEqual(['legio-1', 'p-navis-1', 'c-navis-1'])
  expect(roundOrder(b.fork())).toEqual(['legio-1', 'legio-8', 'p-navis-1', 'c-navis-1'])
  pass(b, 'legio-1').do('caesar', { do: 'fire', block: 'legio-8' }, 1, 2, 6)
  // Legion and ship were both at II: the ship is as good a target.
  expect(b.why('pompeius', { do: 'hit', block: 'p-navis-1' })).toBeNull()
  b.do('pompeius', { do: 'hit', block: 'p-navis-1' })
  expect([b.strength('legio-1'), b.strength('p-navis-1')]).toEqual([1, 1])
  b.do('pompeius', { do: 'fire', block: 'p-navis-1' }, 3)
  expect(b.strength('legio-8')).toBe(2)
  b.do('caesar', { do: 'fire', block: 'c-navis-1' }, 2, 3).do('pompeius', { do: 'hit', block: 'legio-1' })
  expect(b.where('legio-1')).toBe('fallen')
})

clause('JC-7.82a', 'Navis retreat in their D turn, from Round 2 on', () => {
  const port = (round: number): Bench =>
    bench({
      blocks: { neapolis: ['legio-8 from roma', 'legio-1', 'p-navis-1'] },
      contests: { neapolis: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'neapolis', round },
    })
  expect(why(pass(port(1), 'legio-1', 'legio-8'), 'p-navis-1', 'mare-tyrrhenum')).toBe('no-retreat-in-round-1')
  const b = port(2)
  expect(why(b, 'p-navis-1', 'mare-tyrrhenum')).toBe('not-its-turn')
  expect(why(pass(b, 'legio-1', 'legio-8'), 'p-navis-1', 'mare-tyrrhenum')).toBeNull()
  expect(retreat(b, 'p-navis-1', 'mare-tyrrhenum').where('p-navis-1')).toBe('mare-tyrrhenum')

  const sea = (round: number): Bench => tyrrhenum(round, ['c-navis-1 from mare-hispanum', 'p-navis-1'])
  expect(why(sea(1), 'p-navis-1', 'mare-internum')).toBe('no-retreat-in-round-1')
  expect(why(sea(2), 'p-navis-1', 'mare-internum')).toBeNull()
})

clause('JC-7.82b', 'attacking Navis go back where their side came from, or to Friendly seas and ports', () => {
  const b = bench({
    blocks: {
      'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'c-navis-2 from genua', 'p-navis-1'],
      'mare-internum': ['c-navis-3'],
      aleria: ['legio-8'],
      roma: ['legio-1'],
    },
    contests: { 'mare-tyrrhenum': { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'mare-tyrrhenum', round: 2 },
  })
  pass(b, 'p-navis-1')
  expect([b.control('mare-hispanum'), b.control('genua')]).toEqual(['vacant', 'vacant'])
  const open = ['aleria', 'genua', 'mare-hispanum', 'mare-internum']
  expect(b.targets('caesar', 'retreat', 'c-navis-1')).toEqual(open)
  expect(b.targets('caesar', 'retreat', 'c-navis-2')).toEqual(open)
  expect(why(b, 'c-navis-1', 'neapolis')).toBe('navis-border-not-used')
  expect(why(b, 'c-navis-1', 'roma')).toBe('retreat-not-open')
})

clause('JC-7.82b', 'not to a Vacant sea they did not come from, nor where the enemy has followed', () => {
  const b = tyrrhenum(2, ['c-navis-1 from mare-hispanum', 'p-navis-1'], { 'mare-hispanum': ['p-navis-2'] })
  pass(b, 'p-navis-1')
  expect(why(b, 'c-navis-1', 'mare-internum')).toBe('navis-border-not-used')
  expect(why(b, 'c-navis-1', 'mare-hispanum')).toBe('retreat-not-open')

  const fromPort = tyrrhenum(2, ['c-navis-1 from genua', 'p-navis-1'], { genua: ['legio-1'] })
  expect(why(pass(fromPort, 'p-navis-1'), 'c-navis-1', 'genua')).toBe('retreat-not-open')
  const stillMine = tyrrhenum(2, ['c-navis-1 from genua', 'p-navis-1'], { genua: ['legio-8'] })
  expect(why(pass(stillMine, 'p-navis-1'), 'c-navis-1', 'genua')).toBeNull()
})

clause(
  ['JC-7.82c', 'JC-7.82d'],
  'defending Navis go to Friendly seas and ports, to Vacant seas the Attacker did not come from, to no Vacant port',
  () => {
    const b = tyrrhenum(2, ['c-navis-1 from mare-hispanum', 'p-navis-1'], { neapolis: ['legio-1'], genua: ['legio-8'] })
    expect([b.control('mare-hispanum'), b.control('mare-internum')]).toEqual(['vacant', 'vacant'])
    expect(b.targets('pompeius', 'retreat', 'p-navis-1')).toEqual(['mare-internum', 'neapolis'])
    expect(why(b, 'p-navis-1', 'mare-hispanum')).toBe('navis-border-of-attacker')
    expect(why(b, 'p-navis-1', 'genua')).toBe('retreat-not-open')
    expect(b.control('aleria')).toBe('vacant')
    expect(why(b, 'p-navis-1', 'aleria')).toBe('navis-not-to-vacant-port')

    const friends = tyrrhenum(2, ['c-navis-1 from mare-hispanum', 'p-navis-1'], {
      'mare-hispanum': ['p-navis-2'],
      'mare-internum': ['p-navis-3'],
    })
    expect(friends.targets('pompeius', 'retreat', 'p-navis-1')).toEqual(['mare-hispanum', 'mare-internum'])
  },
)

clause('JC-7.82d', 'not even to the Vacant port the Attacker came from, or they themselves', () => {
  const b = tyrrhenum(2, ['c-navis-1 from genua', 'p-navis-1'])
  for (const port of ['genua', 'roma', 'neapolis', 'utica'] as const)
    expect(why(b, 'p-navis-1', port)).toBe('navis-not-to-vacant-port')
})

clause('JC-7.82e', 'from a port battle Navis leave by sea: Friendly, or Vacant according to their role', () => {
  const utica = (round: number): Bench =>
    bench({
      blocks: {
        utica: ['c-navis-1 from mare-tyrrhenum', 'p-navis-1'],
        'mare-hispanum': ['c-navis-2'],
        caralis: ['legio-8'],
        syracusae: ['legio-37'],
      },
      contests: { utica: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'utica', round },
    })
  const b = utica(2)
  expect([b.control('mare-tyrrhenum'), b.control('mare-internum')]).toEqual(['vacant', 'vacant'])
  expect(b.targets('pompeius', 'retreat', 'p-navis-1')).toEqual(['mare-internum'])
  expect(why(b, 'p-navis-1', 'mare-tyrrhenum')).toBe('navis-border-of-attacker')
  expect(why(b, 'p-navis-1', 'mare-hispanum')).toBe('retreat-not-open')
  expect(why(b, 'p-navis-1', 'syracusae')).not.toBeNull()
  pass(b, 'p-navis-1')
  expect(b.targets('caesar', 'retreat', 'c-navis-1')).toEqual(['mare-hispanum', 'mare-tyrrhenum'])
  expect(why(b, 'c-navis-1', 'mare-internum')).toBe('navis-border-not-used')
  // Caralis is a Friendly port of the sea he came from; Tacape is joined by road.
  expect(why(b, 'c-navis-1', 'caralis')).not.toBeNull()
  expect(why(b, 'c-navis-1', 'tacape')).not.toBeNull()
})

clause('JC-7.82f', 'Navis that cannot retreat win or are eliminated', () => {
  const ships = ['c-navis-1 from mare-hispanum', 'c-navis-2 from mare-hispanum', 'p-navis-1']
  const third = pass(tyrrhenum(3, ships, { 'mare-hispanum': ['p-navis-2'] }), 'p-navis-1')
  expect(third.targets('caesar', 'retreat', 'c-navis-1')).toEqual([])
  third.do('caesar', { do: 'fire', block: 'c-navis-1' }, 1, 2)
  expect(third.where('p-navis-1')).toBe('fallen')
  expect(third.where('c-navis-1')).toBe('mare-tyrrhenum')

  const b = pass(tyrrhenum(4, ships, { 'mare-hispanum': ['p-navis-2'] }), 'p-navis-1')
  expect(b.actions('caesar')).toEqual([
    { do: 'perish', block: 'c-navis-1' },
    { do: 'perish', block: 'c-navis-2' },
  ])
  b.do('caesar', { do: 'perish', block: 'c-navis-1' }).do('caesar', { do: 'perish', block: 'c-navis-2' })
  expect([b.where('c-navis-1'), b.where('c-navis-2')]).toEqual(['fallen', 'fallen'])
  expect(b.control('mare-tyrrhenum')).toBe('pompeius')
})

clause('JC-7.82g', 'any number of Navis may retreat over one border in a Round', () => {
  const fleet: BlockId[] = ['c-navis-1', 'c-navis-2', 'c-navis-3', 'c-navis-4', 'c-navis-5']
  const b = pass(tyrrhenum(2, [...fleet.map((ship) => `${ship} from mare-hispanum`), 'p-navis-1']), 'p-navis-1')
  for (const ship of fleet) retreat(b, ship, 'mare-hispanum')
  expect(b.at('mare-hispanum')).toEqual(fleet)

  const five: BlockId[] = ['p-navis-1', 'p-navis-2', 'p-navis-3', 'p-navis-4', 'p-navis-5']
  const defending = tyrrhenum(2, ['c-navis-1 from mare-hispanum', ...five])
  for (const ship of five) retreat(defending, ship, 'mare-internum')
  expect(defending.at('mare-internum')).toEqual(five)
})

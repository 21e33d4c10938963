import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { BlockId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

const fire = (block: BlockId): Action => ({ do: 'fire', block })
const pass = (block: BlockId): Action => ({ do: 'pass', block })
const hit = (block: BlockId): Action => ({ do: 'hit', block })

/** A battle in Roma between these blocks, attacked by Caesar from Genua. */
const inRoma = (roma: readonly string[], round = 2): Bench =>
  bench({
    blocks: { roma },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma', round },
  })

/** Hits of one shot at a pair of Navis, who act last and so let everybody else fire first. */
function scored(shooter: string, ...dice: number[]): number {
  const id = shooter.split(':')[0] as BlockId
  const both = inRoma([shooter, 'c-navis-1', 'c-navis-2', 'p-navis-1', 'p-navis-2'])
  both.do(both.side(id), fire(id), ...dice)
  return both.heard('spectator', 'fired')[0].params.hits as number
}

clause('JC-7.4a', 'a block rolls a die for each point of its current strength', () => {
  // The bench fails on a die too many or too few.
  for (const strength of [1, 2, 3, 4]) {
    const b = inRoma([`legio-1:${strength}`, 'legio-8'])
    b.do('pompeius', fire('legio-1'), ...new Array(strength).fill(6))
    expect(b.heard('caesar', 'fired').map(({ params }) => params)).toEqual([
      { side: 'pompeius', block: 'legio-1', dice: new Array(strength).fill(6), hits: 0 },
    ])
  }
})

clause('JC-7.4a', 'a die up to the firepower hits, a higher one does not', () => {
  expect(scored('c-auxilia-3:2', 1, 2)).toBe(1)
  expect(scored('leader-antonius:2', 2, 3)).toBe(1)
  expect(scored('leader-caesar:2', 3, 4)).toBe(1)
  expect(scored('legio-10:2', 4, 5)).toBe(1)
  expect(scored('leader-pompeius:3', 3, 4, 1)).toBe(2)
  expect(scored('p-ballista:2', 4, 5)).toBe(1)
  expect(scored('legio-1:4', 3, 4, 5, 6)).toBe(0)
})

clause(['JC-7.4b', 'JC-7.4c'], 'a hit falls on the strongest; among equals their own side chooses', () => {
  const b = inRoma(['legio-8:3', 'legio-11:2', 'legio-1', 'legio-3:1'])
  b.do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  expect([b.strength('legio-8'), b.strength('legio-11')]).toEqual([2, 2])
  expect(b.now).toBe('battle')

  const equals = inRoma(['legio-8:2', 'legio-11:2', 'legio-12:1', 'legio-1'])
  equals.do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  expect(equals.waiting).toEqual(['caesar'])
  expect(equals.why('pompeius', hit('legio-8'))).toBe('not-your-turn')
  expect(equals.why('caesar', hit('legio-12'))).toBe('not-the-strongest')
  expect(equals.why('caesar', hit('legio-1'))).toBe('not-your-loss')
  expect(equals.actions('caesar')).toEqual([hit('legio-8'), hit('legio-11')])
  equals.do('caesar', hit('legio-11'))
  expect([equals.strength('legio-8'), equals.strength('legio-11'), equals.strength('legio-12')]).toEqual([2, 1, 1])
})

clause('JC-7.4c', 'the side that commands a defected block chooses for it, not the side of its colour', () => {
  const b = inRoma(['legio-8', 'legio-7:2 pompeius', 'legio-1:2'])
  b.do('pompeius', pass('legio-1')).do('pompeius', pass('legio-7')).do('caesar', fire('legio-8'), 3, 6, 6)
  expect(b.waiting).toEqual(['pompeius'])
  b.do('pompeius', hit('legio-7'))
  expect([b.strength('legio-7'), b.strength('legio-1')]).toEqual([1, 2])
})

clause('JC-7.4d', 'of three hits on III, II, II the first falls on the III, then the strongest is sought anew', () => {
  const b = inRoma(['legio-8', 'legio-1:3', 'legio-3:2', 'legio-5:2'])
  for (const block of ['legio-1', 'legio-3', 'legio-5'] as const) b.do('pompeius', pass(block))
  b.do('caesar', fire('legio-8'), 1, 2, 3)
  expect(b.strength('legio-1')).toBe(2)
  expect(b.actions('pompeius')).toEqual([hit('legio-1'), hit('legio-3'), hit('legio-5')])
  b.do('pompeius', hit('legio-3'))
  expect(b.why('pompeius', hit('legio-3'))).toBe('not-the-strongest')
  expect(b.actions('pompeius')).toEqual([hit('legio-1'), hit('legio-5')])
  b.do('pompeius', hit('legio-1'))
  expect([b.strength('legio-1'), b.strength('legio-3'), b.strength('legio-5')]).toEqual([1, 1, 2])
})

clause('JC-7.4e', 'a block hit before its turn fires with what it has left', () => {
  const b = inRoma(['leader-caesar', 'legio-1:4'])
  b.do('caesar', fire('leader-caesar'), 1, 2, 6)
  expect(b.strength('legio-1')).toBe(2)
  b.do('pompeius', fire('legio-1'), 6, 6)
  expect(b.heard('caesar', 'fired').map(({ params }) => (params.dice as number[]).length)).toEqual([3, 2])

  // And within one letter: the Defender's C strikes before the Attacker's C.
  const sameLetter = inRoma(['legio-8:3', 'legio-1:4'])
  sameLetter.do('pompeius', fire('legio-1'), 1, 1, 6, 6).do('caesar', fire('legio-8'), 6)
  expect(sameLetter.strength('legio-8')).toBe(1)
})

clause('JC-7.4f', 'a block at I that is hit is eliminated, one at II is not', () => {
  const b = inRoma(['legio-8:2', 'legio-11:1', 'legio-1'])
  const once = b.fork().do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  expect([once.strength('legio-8'), once.where('legio-8'), once.where('legio-11')]).toEqual([1, 'roma', 'roma'])
  expect(once.heard('caesar', 'eliminated')).toEqual([])

  const twice = b.fork().do('pompeius', fire('legio-1'), 1, 1, 6, 6).do('caesar', hit('legio-8'))
  expect([twice.where('legio-8'), twice.where('legio-11')]).toEqual(['fallen', 'roma'])
  expect(twice.heard('pompeius', 'eliminated').map(({ params }) => params)).toEqual([
    { side: 'caesar', block: 'legio-8', at: 'roma' },
  ])
})

clause('JC-7.4g', 'hits beyond the last block are lost, and in Round 1 the Reserves take none', () => {
  const b = inRoma(['legio-8:1', 'legio-1'])
  b.do('pompeius', fire('legio-1'), 1, 1, 1, 1)
  expect(b.where('legio-8')).toBe('fallen')
  expect(b.control('roma')).toBe('pompeius')

  const position = {
    blocks: { roma: ['legio-8:1 from genua', 'legio-13:3 from ravenna', 'legio-11:3 from ravenna', 'p-auxilia-3'] },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
  } as const
  const reserves = bench({ ...position, now: { step: 'battle', at: 'roma' } })
  reserves.do('pompeius', fire('p-auxilia-3'), 1, 1, 1)
  expect(reserves.where('legio-8')).toBe('fallen')
  expect(reserves.heard('caesar', 'hit').map(({ params }) => params.block)).toEqual(['legio-8'])
  // They have lost the step of disruption (7.31) and no other.
  expect([reserves.strength('legio-13'), reserves.strength('legio-11')]).toEqual([2, 2])

  const second = bench({ ...position, now: { step: 'battle', at: 'roma', round: 2 } })
  second.do('pompeius', fire('p-auxilia-3'), 1, 1, 1).do('caesar', hit('legio-13')).do('caesar', hit('legio-11'))
  expect([second.strength('legio-13'), second.strength('legio-11')]).toEqual([2, 1])
})

clause('JC-7.41a', 'the elephant goes from IV to II to its end', () => {
  const b = inRoma(['leader-caesar', 'p-elephantus', 'legio-1:1'])
  const once = b.fork().do('caesar', fire('leader-caesar'), 1, 6, 6)
  expect(once.strength('p-elephantus')).toBe(2)
  expect(once.heard('pompeius', 'hit').map(({ params }) => params)).toEqual([
    { side: 'pompeius', block: 'p-elephantus', strength: 2 },
  ])
  // It then rolls two dice; whole, it would have rolled four.
  once.do('pompeius', fire('p-elephantus'), 3, 4)
  expect(once.heard('pompeius', 'fired')[1].params.hits).toBe(1)
  b.fork().do('caesar', pass('leader-caesar')).do('pompeius', fire('p-elephantus'), 4, 4, 4, 4)

  const twice = b.fork().do('caesar', fire('leader-caesar'), 1, 1, 6)
  expect([twice.where('p-elephantus'), twice.strength('legio-1')]).toEqual(['fallen', 1])
})

clause('JC-7.41b', 'whole, the elephant takes the hit before a III; hurt, it is a II among others', () => {
  const whole = inRoma(['leader-caesar', 'p-elephantus', 'legio-3:3'])
  whole.do('caesar', fire('leader-caesar'), 1, 6, 6)
  expect([whole.strength('p-elephantus'), whole.strength('legio-3')]).toEqual([2, 3])

  const beside = inRoma(['leader-caesar', 'p-elephantus', 'legio-1:4'])
  beside.do('caesar', fire('leader-caesar'), 1, 6, 6)
  expect(beside.actions('pompeius')).toEqual([hit('legio-1'), hit('p-elephantus')])

  const hurt = inRoma(['leader-caesar', 'p-elephantus:2', 'legio-3:3'])
  hurt.do('caesar', fire('leader-caesar'), 1, 1, 6)
  expect(hurt.strength('legio-3')).toBe(2)
  expect(hurt.actions('pompeius')).toEqual([hit('legio-3'), hit('p-elephantus')])

  const beforeOne = inRoma(['leader-caesar', 'p-elephantus:2', 'legio-3:1'])
  beforeOne.do('caesar', fire('leader-caesar'), 1, 6, 6)
  expect([beforeOne.where('p-elephantus'), beforeOne.where('legio-3')]).toEqual(['fallen', 'roma'])
})

clause('JC-7.42a', 'a Ballista is B4 in defence and D4 in attack, for either side', () => {
  const blocks = { roma: ['c-ballista', 'legio-8', 'p-ballista', 'legio-1'] }
  const fight = (attacker: string): Bench =>
    bench({ blocks, contests: { roma: { attacker, main: 'genua' } }, now: { step: 'battle', at: 'roma' } })
  expect(roundOrder(fight('caesar'))).toEqual(['p-ballista', 'legio-1', 'legio-8', 'c-ballista'])
  expect(roundOrder(fight('pompeius'))).toEqual(['c-ballista', 'legio-8', 'legio-1', 'p-ballista'])

  const defends = fight('caesar').do('pompeius', fire('p-ballista'), 4, 5)
  expect(defends.heard('pompeius', 'fired')[0].params.hits).toBe(1)
  const attacks = fight('pompeius')
  for (const [side, block] of [
    ['caesar', 'c-ballista'],
    ['caesar', 'legio-8'],
    ['pompeius', 'legio-1'],
  ] as const)
    attacks.do(side, pass(block))
  attacks.do('pompeius', fire('p-ballista'), 4, 5)
  expect(attacks.heard('pompeius', 'fired')[0].params.hits).toBe(1)
})

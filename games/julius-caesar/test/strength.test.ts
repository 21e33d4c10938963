import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { BlockId, SideId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

clause('JC-3.11a', 'a block rolls as many dice as its present strength', () => {
  for (const strength of [1, 2, 3, 4]) {
    const dice = new Array(strength).fill(6)
    const b = bench({
      blocks: { roma: [`legio-17:${strength}`, 'legio-1'] },
      contests: { roma: { attacker: 'pompeius' } },
      now: { step: 'battle', at: 'roma' },
    })
    expect(() => b.fork().do('caesar', { do: 'fire', block: 'legio-17' }, ...dice, 6)).toThrow('never asked for')
    expect(() => b.fork().do('caesar', { do: 'fire', block: 'legio-17' }, ...dice.slice(1))).toThrow('ran out')
    b.do('caesar', { do: 'fire', block: 'legio-17' }, ...dice)
    expect(b.heard('spectator', 'fired').at(-1)?.params.dice).toEqual(dice)
  }
  // The elephant has two steps, but rolls by its strength of IV or II.
  for (const strength of [2, 4]) {
    const b = bench({
      blocks: { roma: ['legio-17', `p-elephantus:${strength}`] },
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma' },
    })
    b.do('pompeius', { do: 'fire', block: 'p-elephantus' }, ...new Array(strength).fill(6))
    expect(b.heard('spectator', 'fired').at(-1)?.params.dice).toHaveLength(strength)
  }
})

clause('JC-3.11c', 'each hit takes one step', () => {
  const battle = (target: string): Bench =>
    bench({
      blocks: { roma: ['legio-10:3', target] },
      contests: { roma: { attacker: 'pompeius' } },
      now: { step: 'battle', at: 'roma' },
    })
  const fire = { do: 'fire', block: 'legio-10' } as const
  expect(battle('legio-1:4').do('caesar', fire, 6, 5, 5).strength('legio-1')).toBe(4)
  expect(battle('legio-1:4').do('caesar', fire, 1, 6, 5).strength('legio-1')).toBe(3)
  expect(battle('legio-1:4').do('caesar', fire, 1, 6, 4).strength('legio-1')).toBe(2)
  expect(battle('legio-1:4').do('caesar', fire, 1, 2, 3).strength('legio-1')).toBe(1)
  expect(battle('legio-1:3').do('caesar', fire, 1, 2, 3).where('legio-1')).toBe('fallen')
  // The elephant has two steps, of two each.
  const elephant = battle('p-elephantus:4').do('pompeius', { do: 'pass', block: 'p-elephantus' })
  expect(elephant.fork().do('caesar', fire, 1, 6, 6).strength('p-elephantus')).toBe(2)
  expect(elephant.fork().do('caesar', fire, 1, 1, 6).where('p-elephantus')).toBe('fallen')
})

clause(['JC-3.12a', 'JC-3.12b'], 'A before B before C before D, and on each letter the Defender first', () => {
  const blocks = {
    utica: [
      ...['c-auxilia-3', 'c-auxilia-1', 'legio-8', 'c-navis-1'],
      ...['p-auxilia-3', 'p-auxilia-1', 'legio-39', 'p-navis-1'],
    ],
  }
  const order = (attacker: SideId): BlockId[] =>
    roundOrder(bench({ blocks, contests: { utica: { attacker } }, now: { step: 'battle', at: 'utica' } }))
  expect(order('caesar')).toEqual([
    ...['p-auxilia-3', 'c-auxilia-3'],
    ...['p-auxilia-1', 'c-auxilia-1'],
    ...['legio-39', 'legio-8'],
    ...['p-navis-1', 'c-navis-1'],
  ])
  expect(order('pompeius')).toEqual([
    ...['c-auxilia-3', 'p-auxilia-3'],
    ...['c-auxilia-1', 'p-auxilia-1'],
    ...['legio-8', 'legio-39'],
    ...['c-navis-1', 'p-navis-1'],
  ])
})

clause(['JC-3.12a', 'JC-3.12b'], 'no block acts before its letter, and all of one letter act before the next', () => {
  const b = bench({
    blocks: { roma: ['leader-caesar', 'c-auxilia-3', 'legio-8', 'legio-11', 'legio-1', 'leader-pompeius'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma' },
  })
  expect(b.waiting).toEqual(['caesar'])
  expect(b.why('caesar', { do: 'fire', block: 'legio-8' })).toBe('not-its-turn')
  b.do('caesar', { do: 'pass', block: 'c-auxilia-3' })
  expect(b.waiting).toEqual(['caesar'])
  b.do('caesar', { do: 'pass', block: 'leader-caesar' })
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.why('pompeius', { do: 'fire', block: 'legio-1' })).toBe('not-its-turn')
  b.do('pompeius', { do: 'pass', block: 'leader-pompeius' })
  expect(b.waiting).toEqual(['pompeius'])
  b.do('pompeius', { do: 'pass', block: 'legio-1' })
  expect(b.why('caesar', { do: 'fire', block: 'leader-caesar' })).toBe('already-acted')
  b.do('caesar', { do: 'pass', block: 'legio-11' }).do('caesar', { do: 'pass', block: 'legio-8' })
  expect(b.heard('spectator', 'round-begins').at(-1)?.params.round).toBe(2)
})

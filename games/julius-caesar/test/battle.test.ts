import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

const fire = (block: BlockId): Action => ({ do: 'fire', block })
const pass = (block: BlockId): Action => ({ do: 'pass', block })
const retreat = (block: BlockId, to: PlaceId): Action => ({ do: 'retreat', block, to })

/** What a seat sees of one side in a place: faces with their strength, and how many backs. */
function seen(b: Bench, seat: SideId | 'spectator', side: SideId, at: PlaceId): { faces: string[]; backs: number } {
  const { known = [], hidden = [] } = b.places(seat)[at] ?? {}
  return {
    faces: known.filter((block) => block.side === side).map((block) => `${block.block}:${block.strength}`),
    backs: hidden.filter((block) => block.side === side).reduce((sum, { count }) => sum + count, 0),
  }
}

const round = (b: Bench): number | null => (b.frame?.step === 'battle' ? b.frame.round : null)

/** A battle in Roma, attacked by Caesar from Genua. */
const inRoma = (roma: readonly string[], from = 1, elsewhere: Position['blocks'] = {}): Bench =>
  bench({
    blocks: { ...(elsewhere as object), roma },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma', round: from },
  })

// 7.1

const romaAndTarraco: Position = {
  blocks: {
    roma: ['legio-8:2 from genua', 'legio-13 from ravenna', 'legio-1:1', 'legio-3:2 from neapolis'],
    tarraco: ['legio-7 from narbo', 'legio-5'],
  },
  contests: { roma: { attacker: 'caesar', main: 'genua' }, tarraco: { attacker: 'caesar' } },
  player1: 'caesar',
  now: { step: 'battles' },
}

clause('JC-7.1a', 'a battle reveals its blocks with their strength, but not the Reserves nor other battles', () => {
  const b = bench(romaAndTarraco)
  for (const seat of ['pompeius', 'spectator'] as const)
    expect(seen(b, seat, 'caesar', 'roma')).toEqual({ faces: [], backs: 2 })
  for (const seat of ['caesar', 'spectator'] as const)
    expect(seen(b, seat, 'pompeius', 'roma')).toEqual({ faces: [], backs: 2 })

  b.do('caesar', { do: 'battle', at: 'roma' })
  expect(b.sealed).toBe(true)
  for (const seat of ['pompeius', 'spectator'] as const)
    expect(seen(b, seat, 'caesar', 'roma')).toEqual({ faces: ['legio-8:2'], backs: 1 })
  for (const seat of ['caesar', 'spectator'] as const)
    expect(seen(b, seat, 'pompeius', 'roma')).toEqual({ faces: ['legio-1:1'], backs: 1 })
  expect(seen(b, 'pompeius', 'caesar', 'tarraco')).toEqual({ faces: [], backs: 1 })
  expect(seen(b, 'caesar', 'pompeius', 'tarraco')).toEqual({ faces: [], backs: 1 })
  expect(b.heard('spectator', 'battle-begins').map(({ params }) => params)).toEqual([
    { at: 'roma', attacker: 'caesar', attackers: [['legio-8', 2]], defenders: [['legio-1', 1]] },
  ])
})

clause('JC-7.1b', 'survivors are concealed again before the regroup, and those who retreated on arrival', () => {
  const b = bench({
    blocks: {
      roma: ['legio-8 from genua', 'legio-11 from genua', 'legio-1', 'legio-3'],
      tarraco: ['legio-7 from narbo', 'legio-5'],
    },
    contests: { roma: { attacker: 'caesar' }, tarraco: { attacker: 'caesar' } },
    player1: 'caesar',
    now: { step: 'battles' },
  }).do('caesar', { do: 'battle', at: 'roma' })
  roundOrder(b)
  b.do('pompeius', retreat('legio-1', 'neapolis'))
  expect(seen(b, 'caesar', 'pompeius', 'neapolis')).toEqual({ faces: [], backs: 1 })
  expect(seen(b, 'pompeius', 'caesar', 'roma').faces).toEqual(['legio-8:3', 'legio-11:3'])
  b.do('pompeius', retreat('legio-3', 'neapolis'))

  expect(b.now).toBe('regroup')
  for (const seat of ['pompeius', 'spectator'] as const)
    expect(seen(b, seat, 'caesar', 'roma')).toEqual({ faces: [], backs: 2 })
  b.do('caesar', { do: 'regroup', block: 'legio-8', to: 'genua' })
  expect(b.heard('pompeius', 'regrouped').map(({ params }) => params)).toEqual([
    { side: 'caesar', block: null, colour: 'tan', from: 'roma', to: 'genua' },
  ])
  expect(seen(b, 'pompeius', 'caesar', 'genua')).toEqual({ faces: [], backs: 1 })
})

clause('JC-7.1c', 'a battle won opens its city to the retreats of later battles, and only of later ones', () => {
  const position: Position = {
    blocks: { genua: ['legio-8 from massilia', 'legio-5:1'], roma: ['legio-9 from neapolis', 'legio-1'] },
    contests: { genua: { attacker: 'caesar' }, roma: { attacker: 'caesar' } },
    player1: 'caesar',
    now: { step: 'battles' },
  }
  const romaFirst = bench(position).do('caesar', { do: 'battle', at: 'roma' })
  roundOrder(romaFirst)
  romaFirst.do('pompeius', pass('legio-1'))
  expect(romaFirst.control('genua')).toBe('contested')
  expect(romaFirst.targets('caesar', 'retreat', 'legio-9')).toEqual(['neapolis'])
  expect(romaFirst.why('caesar', retreat('legio-9', 'genua'))).toBe('retreat-not-open')

  const genuaFirst = bench(position).do('caesar', { do: 'battle', at: 'genua' })
  genuaFirst.do('pompeius', pass('legio-5')).do('caesar', fire('legio-8'), 1, 6, 6)
  expect(genuaFirst.control('genua')).toBe('caesar')
  genuaFirst.do('caesar', { do: 'end-regroup' })
  roundOrder(genuaFirst)
  genuaFirst.do('pompeius', pass('legio-1'))
  expect(genuaFirst.targets('caesar', 'retreat', 'legio-9')).toEqual(['genua', 'neapolis'])
})

clause('JC-7.1c', 'a battle lost closes its city to the regroup of a later one', () => {
  const position: Position = {
    blocks: { genua: ['legio-8 from massilia', 'legio-5:1'], roma: ['legio-9:1 from neapolis', 'legio-1'] },
    contests: { genua: { attacker: 'caesar' }, roma: { attacker: 'caesar' } },
    player1: 'caesar',
    now: { step: 'battles' },
  }
  const winGenua = (b: Bench): Bench => b.do('pompeius', pass('legio-5')).do('caesar', fire('legio-8'), 1, 6, 6)
  const toRoma = { do: 'regroup', block: 'legio-8', to: 'roma' } as const

  const lost = bench(position).do('caesar', { do: 'battle', at: 'roma' }).do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  winGenua(lost.do('pompeius', { do: 'end-regroup' }))
  expect(lost.control('roma')).toBe('pompeius')
  expect(lost.why('caesar', toRoma)).toBe('regroup-not-open')

  const won = bench({
    ...position,
    blocks: { ...(position.blocks as object), roma: ['legio-9 from neapolis', 'legio-1:1'] },
  })
  won.do('caesar', { do: 'battle', at: 'roma' }).do('pompeius', pass('legio-1')).do('caesar', fire('legio-9'), 1, 6, 6)
  winGenua(won.do('caesar', { do: 'end-regroup' }))
  expect(won.control('roma')).toBe('caesar')
  expect(won.why('caesar', toRoma)).toBe(null)
})

clause('JC-7.1d', 'Player 1 names the next battle only when the winner has done with his regroup', () => {
  const b = bench({
    blocks: {
      roma: ['legio-8:1 from genua', 'legio-1'],
      tarraco: ['legio-7 from narbo', 'legio-5'],
      utica: ['legio-9 from iomnium', 'legio-39'],
    },
    contests: { roma: { attacker: 'caesar' }, tarraco: { attacker: 'caesar' }, utica: { attacker: 'caesar' } },
    player1: 'caesar',
    now: { step: 'battles' },
  })
  b.do('caesar', { do: 'battle', at: 'roma' }).do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.why('caesar', { do: 'battle', at: 'tarraco' })).toBe('not-your-turn')
  b.do('pompeius', { do: 'regroup', block: 'legio-1', to: 'neapolis' })
  expect(b.why('caesar', { do: 'battle', at: 'tarraco' })).toBe('not-your-turn')
  b.do('pompeius', { do: 'end-regroup' })
  expect(b.waiting).toEqual(['caesar'])
  expect(b.may('caesar', { do: 'battle', at: 'tarraco' })).toBe(true)
  expect(b.may('caesar', { do: 'battle', at: 'utica' })).toBe(true)
  expect(b.why('caesar', { do: 'battle', at: 'roma' })).toBe('not-contested')
})

// 7.2

clause(['JC-7.2a', 'JC-7.2k'], 'every block has one turn in each Round, and passing uses it', () => {
  const b = inRoma(['legio-8', 'legio-11', 'legio-1', 'legio-3'])
  b.do('pompeius', pass('legio-1'))
  expect(b.why('pompeius', fire('legio-1'))).toBe('already-acted')
  expect(b.why('pompeius', pass('legio-1'))).toBe('already-acted')
  b.do('pompeius', fire('legio-3'), 6, 6, 6)
  b.do('caesar', fire('legio-8'), 6, 6, 6)
  expect(b.why('caesar', fire('legio-8'))).toBe('already-acted')
  expect(b.why('pompeius', fire('legio-1'))).toBe('not-your-turn')
  expect(round(b)).toBe(1)
  b.do('caesar', pass('legio-11'))
  expect(round(b)).toBe(2)
  expect(roundOrder(b)).toEqual(['legio-1', 'legio-3', 'legio-8', 'legio-11'])
  expect(round(b)).toBe(3)
})

clause('JC-7.2k', 'who passes in Round 2 does not retreat in it either', () => {
  const b = inRoma(['legio-8', 'legio-1', 'legio-3'], 2)
  expect(b.may('pompeius', retreat('legio-1', 'neapolis'))).toBe(true)
  b.do('pompeius', pass('legio-1'))
  expect(b.why('pompeius', retreat('legio-1', 'neapolis'))).toBe('already-acted')
  expect(b.may('pompeius', retreat('legio-3', 'neapolis'))).toBe(true)
})

clause('JC-7.2b', 'in its turn a block fires, retreats or passes, and nothing else', () => {
  const b = inRoma(['legio-8', 'legio-1'], 2, { neapolis: ['legio-3'] })
  expect(new Set(b.actions('pompeius'))).toEqual(
    new Set([
      fire('legio-1'),
      pass('legio-1'),
      retreat('legio-1', 'asculum'),
      retreat('legio-1', 'neapolis'),
      retreat('legio-1', 'ravenna'),
    ]),
  )
  expect(b.why('pompeius', { do: 'move', block: 'legio-1', to: 'neapolis' })).toBe('not-now')
  expect(b.why('pompeius', { do: 'perish', block: 'legio-1' })).toBe('need-not-retreat')

  const fired = b.fork().do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  expect([fired.where('legio-1'), fired.strength('legio-8')]).toEqual(['roma', 2])
  const passed = b.fork().do('pompeius', pass('legio-1'))
  expect([passed.where('legio-1'), passed.strength('legio-8')]).toEqual(['roma', 3])
  const retreated = b.fork().do('pompeius', retreat('legio-1', 'neapolis'))
  expect([retreated.where('legio-1'), retreated.strength('legio-8')]).toEqual(['neapolis', 3])
})

clause('JC-7.2c', 'nobody retreats in Round 1, by road or by sea, whoever he is', () => {
  const b = inRoma(['legio-8', 'legio-1', 'p-navis-1'], 1, {
    neapolis: ['legio-3'],
    'mare-tyrrhenum': ['p-navis-2'],
  })
  expect(b.why('pompeius', retreat('legio-1', 'neapolis'))).toBe('no-retreat-in-round-1')
  expect(b.why('pompeius', { do: 'sail', block: 'legio-1', to: 'neapolis' })).toBe('no-retreat-in-round-1')
  b.do('pompeius', pass('legio-1'))
  expect(b.why('caesar', retreat('legio-8', 'genua'))).toBe('no-retreat-in-round-1')
  b.do('caesar', pass('legio-8'))
  expect(b.why('pompeius', retreat('p-navis-1', 'mare-tyrrhenum'))).toBe('no-retreat-in-round-1')
  b.do('pompeius', pass('p-navis-1'))

  expect(round(b)).toBe(2)
  expect(b.may('pompeius', retreat('legio-1', 'neapolis'))).toBe(true)
  expect(b.may('pompeius', { do: 'sail', block: 'legio-1', to: 'neapolis' })).toBe(true)
  b.do('pompeius', pass('legio-1'))
  expect(b.may('caesar', retreat('legio-8', 'genua'))).toBe(true)
  b.do('caesar', pass('legio-8'))
  expect(b.may('pompeius', retreat('p-navis-1', 'mare-tyrrhenum'))).toBe(true)
})

const everyLetter = [
  'leader-caesar',
  'c-equitatus-1',
  'legio-8',
  'c-navis-1',
  'p-auxilia-3',
  'leader-pompeius',
  'legio-1',
  'p-navis-1',
]

clause('JC-7.2d', 'A, B, C, D: on each letter the Defender, then the Attacker', () => {
  const caesarAttacks = inRoma(everyLetter)
  expect(caesarAttacks.why('pompeius', fire('leader-pompeius'))).toBe('not-its-turn')
  expect(caesarAttacks.why('caesar', fire('leader-caesar'))).toBe('not-your-turn')
  const order = [
    'p-auxilia-3',
    'leader-caesar',
    'leader-pompeius',
    'c-equitatus-1',
    'legio-1',
    'legio-8',
    'p-navis-1',
    'c-navis-1',
  ]
  expect(roundOrder(caesarAttacks)).toEqual(order)
  expect(roundOrder(caesarAttacks)).toEqual(order)

  const pompeiusAttacks = bench({
    blocks: { roma: everyLetter },
    contests: { roma: { attacker: 'pompeius', main: 'neapolis' } },
    now: { step: 'battle', at: 'roma' },
  })
  expect(roundOrder(pompeiusAttacks)).toEqual([
    'leader-caesar',
    'p-auxilia-3',
    'c-equitatus-1',
    'leader-pompeius',
    'legio-8',
    'legio-1',
    'c-navis-1',
    'p-navis-1',
  ])
})

clause('JC-7.2e', 'blocks of one side and letter act in the order of whoever commands them', () => {
  // Legio V is green but serves Caesar.
  const b = inRoma(['legio-8', 'legio-11', 'legio-5 caesar', 'legio-1', 'legio-3'])
  const other = b.fork()
  b.do('pompeius', pass('legio-1')).do('pompeius', pass('legio-3'))
  b.do('caesar', pass('legio-5')).do('caesar', pass('legio-11')).do('caesar', pass('legio-8'))
  expect(round(b)).toBe(2)
  expect(other.why('pompeius', fire('legio-5'))).toBe('not-your-block')
  other.do('pompeius', pass('legio-3')).do('pompeius', pass('legio-1'))
  other.do('caesar', pass('legio-8')).do('caesar', pass('legio-5')).do('caesar', pass('legio-11'))
  expect(round(other)).toBe(2)
})

clause('JC-7.2f', 'after four Rounds a battle is over', () => {
  const b = inRoma(['legio-8', 'legio-1'])
  for (const expected of [1, 2, 3]) {
    expect(round(b)).toBe(expected)
    expect(roundOrder(b)).toEqual(['legio-1', 'legio-8'])
  }
  expect(round(b)).toBe(4)
  expect(roundOrder(b)).toEqual(['legio-1'])
  b.do('caesar', retreat('legio-8', 'genua'))
  expect(b.control('roma')).toBe('pompeius')
  expect(b.heard('spectator', 'battle-won').map(({ params }) => params)).toEqual([{ side: 'pompeius', at: 'roma' }])
  expect(b.heard('spectator', 'round-begins').map(({ params }) => params.round)).toEqual([2, 3, 4])
})

clause('JC-7.2g', 'in Round 4 each Attacker must retreat, in his own turn', () => {
  const third = inRoma(['c-equitatus-1', 'legio-8', 'legio-1'], 3)
  expect(third.may('caesar', fire('c-equitatus-1'))).toBe(true)
  expect(third.may('caesar', pass('c-equitatus-1'))).toBe(true)

  const b = inRoma(['c-equitatus-1', 'legio-8', 'legio-1'], 4)
  expect(b.why('caesar', fire('c-equitatus-1'))).toBe('must-retreat')
  expect(b.why('caesar', pass('c-equitatus-1'))).toBe('must-retreat')
  expect(b.why('caesar', retreat('legio-8', 'genua'))).toBe('not-its-turn')
  b.do('caesar', retreat('c-equitatus-1', 'genua'))
  expect(b.waiting).toEqual(['pompeius'])
  b.do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  expect(b.strength('legio-8')).toBe(2)
  expect(b.why('caesar', pass('legio-8'))).toBe('must-retreat')
  b.do('caesar', retreat('legio-8', 'genua'))
  expect(b.at('roma')).toEqual(['legio-1'])
})

clause('JC-7.2h', 'in Round 4 Defenders may fire, retreat or pass before Attackers of their letter leave', () => {
  const b = inRoma(['c-equitatus-1', 'legio-8:2', 'p-auxilia-3', 'p-equitatus-1', 'legio-1', 'legio-3'], 4)
  b.do('pompeius', fire('p-auxilia-3'), 1, 6, 6)
  expect(b.strength('c-equitatus-1')).toBe(2)
  b.do('pompeius', retreat('p-equitatus-1', 'neapolis'))
  b.do('caesar', retreat('c-equitatus-1', 'genua'))
  b.do('pompeius', pass('legio-1')).do('pompeius', fire('legio-3'), 1, 6, 6)
  expect(b.strength('legio-8')).toBe(1)
  b.do('caesar', retreat('legio-8', 'genua'))
  expect(b.control('roma')).toBe('pompeius')
})

clause('JC-7.2i', 'in Round 4 the Attacker stays if the last Defender leaves before his turn', () => {
  const b = inRoma(['legio-8', 'legio-11', 'p-auxilia-3'], 4)
  b.do('pompeius', retreat('p-auxilia-3', 'neapolis'))
  expect(b.now).toBe('regroup')
  expect(b.waiting).toEqual(['caesar'])
  expect(b.at('roma')).toEqual(['legio-8', 'legio-11'])
  expect(b.contest('roma')).toBe(null)

  const stays = inRoma(['legio-8', 'legio-11', 'p-auxilia-3', 'legio-1'], 4)
  stays.do('pompeius', retreat('p-auxilia-3', 'neapolis')).do('pompeius', pass('legio-1'))
  expect(stays.why('caesar', pass('legio-8'))).toBe('must-retreat')
})

clause('JC-7.2i', 'a battle ends at once when one side is gone, whoever has still to act', () => {
  const killed = inRoma(['leader-caesar', 'legio-8', 'legio-1:1'], 2)
  killed.do('caesar', fire('leader-caesar'), 1, 6, 6)
  expect(killed.now).toBe('regroup')
  expect(killed.why('caesar', pass('legio-8'))).toBe('not-now')

  const left = inRoma(['c-equitatus-1', 'legio-1', 'p-navis-1'], 2)
  left.do('caesar', retreat('c-equitatus-1', 'genua'))
  expect(left.now).toBe('regroup')
  expect(left.waiting).toEqual(['pompeius'])
  expect(left.heard('spectator', 'battle-won').map(({ params }) => params.side)).toEqual(['pompeius'])
})

clause('JC-7.2j', 'a block eliminated before its turn does not act', () => {
  const b = inRoma(['leader-caesar', 'legio-8', 'legio-1:1', 'p-navis-1:1'])
  b.do('caesar', fire('leader-caesar'), 1, 6, 6).do('pompeius', { do: 'hit', block: 'legio-1' })
  expect(b.where('legio-1')).toBe('fallen')
  // Its C turn is skipped: the Attacker's C comes next.
  expect(b.waiting).toEqual(['caesar'])
  expect(roundOrder(b)).toEqual(['legio-8', 'p-navis-1'])
})

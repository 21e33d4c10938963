import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

const fire = (block: BlockId): Action => ({ do: 'fire', block })
const pass = (block: BlockId): Action => ({ do: 'pass', block })
const hit = (block: BlockId): Action => ({ do: 'hit', block })
const retreat = (block: BlockId, to: PlaceId): Action => ({ do: 'retreat', block, to })

const round = (b: Bench): number | null => (b.frame?.step === 'battle' ? b.frame.round : null)

/** A battle in its first Round, attacked by Caesar. */
const battle = (at: PlaceId, main: PlaceId, blocks: NonNullable<Position['blocks']>): Bench =>
  bench({ blocks, contests: { [at]: { attacker: 'caesar', main } }, now: { step: 'battle', at } })

/** Caesar's main force falls to the first shot of Round 1. */
const attackerBroken = (...more: string[]): Bench =>
  battle('roma', 'genua', { roma: ['legio-8:1 from genua', 'p-auxilia-3', ...more] }).do(
    'pompeius',
    fire('p-auxilia-3'),
    1,
    6,
    6,
  )

/** The Defender's main force falls to the first shot of Round 1. */
const defenderBroken = (roma: readonly string[], elsewhere: Position['blocks'] = {}): Bench =>
  battle('roma', 'genua', { ...(elsewhere as object), roma: ['leader-caesar from genua', 'legio-1:1', ...roma] }).do(
    'caesar',
    fire('leader-caesar'),
    1,
    6,
    6,
  )

clause(['JC-7.31a', 'JC-7.31e'], "the Attacker's Reserves lose a step each, and he stays the Attacker", () => {
  const b = attackerBroken('legio-13:3 from ravenna', 'legio-14:2 from ravenna', 'legio-3:3')
  expect(round(b)).toBe(2)
  expect([b.strength('legio-13'), b.strength('legio-14')]).toEqual([2, 1])
  expect(b.heard('spectator', 'disrupted').map(({ params }) => params)).toEqual([{ side: 'caesar', at: 'roma' }])
  expect(b.heard('spectator', 'roles-exchanged')).toEqual([])
  expect(roundOrder(b)).toEqual(['p-auxilia-3', 'legio-3', 'legio-13', 'legio-14'])
})

clause('JC-7.31a', 'while one block of the main force is left nobody is disrupted', () => {
  const b = attackerBroken('legio-11:1 from genua', 'legio-13:3 from ravenna')
  b.do('caesar', hit('legio-8'))
  expect(round(b)).toBe(1)
  b.do('caesar', pass('legio-11'))
  expect(round(b)).toBe(2)
  expect(b.strength('legio-13')).toBe(3)
  expect(b.heard('spectator', 'disrupted')).toEqual([])
})

clause('JC-7.31a', 'a main force gone in Round 2 disrupts nobody', () => {
  const b = battle('roma', 'genua', { roma: ['legio-8:1 from genua', 'legio-13:1 from ravenna', 'p-auxilia-3'] })
  roundOrder(b)
  b.do('pompeius', fire('p-auxilia-3'), 1, 6, 6).do('caesar', hit('legio-8'))
  expect([round(b), b.where('legio-8'), b.strength('legio-13')]).toEqual([2, 'fallen', 1])
})

clause(['JC-7.31b', 'JC-7.31d'], 'disrupted at I a block is lost, Scipio a trophy, Cleopatra won over', () => {
  const b = battle('roma', 'genua', {
    roma: [
      'leader-caesar from genua',
      'legio-1:1',
      'legio-5:2 from neapolis',
      'legio-6:1 from neapolis',
      'p-elephantus from asculum',
      'leader-scipio:1 from neapolis',
      'cleopatra:1 from neapolis',
    ],
  })
  expect(b.points('caesar')).toBe(0)
  b.do('caesar', fire('leader-caesar'), 1, 6, 6)
  expect(round(b)).toBe(2)
  expect([b.strength('legio-5'), b.strength('p-elephantus')]).toEqual([1, 2])
  expect([b.where('legio-6'), b.where('leader-scipio')]).toEqual(['fallen', 'trophy'])
  expect(b.points('caesar')).toBe(1)
  expect([b.side('cleopatra'), b.where('cleopatra'), b.strength('cleopatra')]).toEqual(['caesar', 'roma', 1])
  expect(b.heard('spectator', 'roles-exchanged').map(({ params }) => params)).toEqual([
    { at: 'roma', attacker: 'pompeius' },
  ])
  // Caesar's new ally acts for him, now the Defender, before Legio V.
  expect(roundOrder(b)).toEqual(['leader-caesar', 'p-elephantus', 'cleopatra', 'legio-5'])
})

clause(
  ['JC-7.31c', 'JC-7.31h'],
  'disruption strikes the Reserves of either side, never of the one that still stands',
  () => {
    const attacker = attackerBroken('legio-13:3 from ravenna', 'legio-5:3 from neapolis')
    expect([attacker.strength('legio-13'), attacker.strength('legio-5')]).toEqual([2, 3])
    const defender = defenderBroken(['legio-13:3 from ravenna', 'legio-5:3 from neapolis'])
    expect([defender.strength('legio-13'), defender.strength('legio-5')]).toEqual([3, 2])
  },
)

clause(['JC-7.31d', 'JC-7.31g'], 'the old Attacker is the Defender: first on equal letters, his Ballista B', () => {
  const b = defenderBroken([
    'legio-8 from genua',
    'c-ballista from genua',
    'p-auxilia-3 from neapolis',
    'legio-5 from neapolis',
    'p-ballista from neapolis',
  ])
  expect(roundOrder(b)).toEqual(['leader-caesar', 'p-auxilia-3', 'c-ballista', 'legio-8', 'legio-5', 'p-ballista'])
})

clause('JC-7.31f', 'Rounds are counted on, and in Round 4 the new Attacker must retreat', () => {
  const b = defenderBroken(['legio-5:3 from neapolis'])
  expect(round(b)).toBe(2)
  expect(roundOrder(b)).toEqual(['leader-caesar', 'legio-5'])
  expect(roundOrder(b)).toEqual(['leader-caesar', 'legio-5'])
  expect(round(b)).toBe(4)
  expect(b.may('caesar', fire('leader-caesar'))).toBe(true)
  b.do('caesar', pass('leader-caesar'))
  expect(b.why('pompeius', fire('legio-5'))).toBe('must-retreat')
  expect(b.why('pompeius', pass('legio-5'))).toBe('must-retreat')
  b.do('pompeius', retreat('legio-5', 'neapolis'))
  expect(b.control('roma')).toBe('caesar')
})

clause('JC-7.31i', 'Cleopatra won over was the whole main force: her old side is disrupted', () => {
  const b = battle('alexandria', 'memphis', {
    alexandria: ['leader-caesar from memphis', 'cleopatra:1', 'legio-38:3 from pelusium'],
  })
  b.do('caesar', fire('leader-caesar'), 1, 1, 6)
  expect(b.side('cleopatra')).toBe('caesar')
  expect(round(b)).toBe(2)
  expect(b.strength('legio-38')).toBe(2)
  expect(roundOrder(b)).toEqual(['leader-caesar', 'cleopatra', 'legio-38'])
})

clause('JC-7.31i', 'so it is when she was the whole Main Attack; the roles then stay as they are', () => {
  const b = battle('alexandria', 'memphis', {
    alexandria: ['cleopatra:1 caesar from memphis', 'legio-8:3 from pelusium', 'p-auxilia-3'],
  })
  b.do('pompeius', fire('p-auxilia-3'), 1, 1, 6)
  expect(b.side('cleopatra')).toBe('pompeius')
  expect(b.strength('legio-8')).toBe(2)
  expect(b.heard('spectator', 'roles-exchanged')).toEqual([])
  expect(roundOrder(b)).toEqual(['p-auxilia-3', 'cleopatra', 'legio-8'])
})

clause('JC-7.31m', 'Cleopatra won over is a main force to her new side, and its Reserves come undisturbed', () => {
  const b = battle('alexandria', 'memphis', {
    alexandria: ['c-auxilia-3:1 from memphis', 'legio-8:3 from pelusium', 'cleopatra:1', 'legio-38:1'],
  })
  b.do('caesar', fire('c-auxilia-3'), 1).do('pompeius', hit('cleopatra'))
  b.do('pompeius', fire('legio-38'), 1).do('caesar', hit('c-auxilia-3'))
  expect(b.where('c-auxilia-3')).toBe('fallen')
  expect(round(b)).toBe(1)
  expect(b.waiting).toEqual(['caesar'])
  b.do('caesar', fire('cleopatra'), 6)
  expect(round(b)).toBe(2)
  expect(b.strength('legio-8')).toBe(3)
  expect(b.heard('spectator', 'disrupted')).toEqual([])
})

clause('JC-7.31j', 'if disruption takes the last Reserve the battle is over and the other side has won', () => {
  const defender = defenderBroken(['legio-5:1 from neapolis'])
  expect(defender.where('legio-5')).toBe('fallen')
  expect([defender.now, defender.waiting]).toEqual(['regroup', ['caesar']])
  expect(defender.heard('spectator', 'roles-exchanged')).toEqual([])
  expect(defender.heard('spectator', 'battle-won').map(({ params }) => params)).toEqual([
    { side: 'caesar', at: 'roma' },
  ])

  const cleopatra = defenderBroken(['cleopatra:1 from neapolis'])
  expect([cleopatra.now, cleopatra.waiting]).toEqual(['regroup', ['caesar']])
  expect(cleopatra.at('roma')).toEqual(['leader-caesar', 'cleopatra'])

  const attacker = attackerBroken('legio-13:1 from ravenna')
  expect([attacker.now, attacker.waiting]).toEqual(['regroup', ['pompeius']])
  expect(attacker.control('roma')).toBe('pompeius')
})

clause('JC-7.31k', 'the new Attacker retreats to Vacant cities only the way his Reserves came', () => {
  const b = defenderBroken(['legio-5:3 from asculum', 'legio-6:3 from asculum'])
  b.do('caesar', pass('leader-caesar'))
  expect(b.targets('pompeius', 'retreat', 'legio-5')).toEqual(['asculum'])
  for (const vacant of ['genua', 'neapolis', 'ravenna'] as const)
    expect(b.why('pompeius', retreat('legio-5', vacant))).toBe('retreat-road-not-used')

  const friendly = defenderBroken(['legio-5:3 from asculum'], { neapolis: ['legio-6'], ravenna: ['legio-2'] })
  friendly.do('caesar', pass('leader-caesar'))
  expect(friendly.targets('pompeius', 'retreat', 'legio-5')).toEqual(['asculum', 'neapolis', 'ravenna'])
})

clause(
  ['JC-7.31l', 'JC-7.31g'],
  'the new Defender keeps off the roads of those Reserves and is free of his own',
  () => {
    const b = defenderBroken(['legio-8 from genua', 'legio-5:3 from asculum'])
    expect(b.targets('caesar', 'retreat', 'leader-caesar')).toEqual(['genua', 'neapolis', 'ravenna'])
    expect(b.why('caesar', retreat('leader-caesar', 'asculum'))).toBe('retreat-road-of-attacker')

    // Without an exchange he would be held to the road he came by.
    const notBroken = battle('roma', 'genua', { roma: ['leader-caesar from genua', 'legio-1', 'legio-5 from asculum'] })
    roundOrder(notBroken)
    expect(notBroken.targets('caesar', 'retreat', 'leader-caesar')).toEqual(['genua'])
  },
)

clause(['JC-7.31k', 'JC-7.31l'], 'at sea the exchange binds Navis in the same way', () => {
  const b = battle('mare-tyrrhenum', 'mare-hispanum', {
    'mare-tyrrhenum': [
      'c-navis-1 from mare-hispanum',
      'p-navis-1:1',
      'p-navis-2 from mare-internum',
      'p-navis-3 from neapolis',
    ],
  })
  b.do('pompeius', pass('p-navis-1')).do('caesar', fire('c-navis-1'), 1, 6)
  expect([b.strength('p-navis-2'), b.strength('p-navis-3')]).toEqual([1, 1])
  expect(b.targets('caesar', 'retreat', 'c-navis-1')).toEqual(['mare-hispanum'])
  expect(b.why('caesar', retreat('c-navis-1', 'mare-internum'))).toBe('navis-border-of-attacker')
  expect(b.why('caesar', retreat('c-navis-1', 'genua'))).toBe('navis-not-to-vacant-port')
  b.do('caesar', pass('c-navis-1'))
  expect(b.targets('pompeius', 'retreat', 'p-navis-2')).toEqual(['mare-internum', 'neapolis'])
  expect(b.why('pompeius', retreat('p-navis-2', 'mare-hispanum'))).toBe('navis-border-not-used')
  expect(b.why('pompeius', retreat('p-navis-2', 'roma'))).toBe('navis-border-not-used')
})

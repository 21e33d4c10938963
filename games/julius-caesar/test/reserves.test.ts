import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

const fire = (block: BlockId): Action => ({ do: 'fire', block })
const pass = (block: BlockId): Action => ({ do: 'pass', block })
const hit = (block: BlockId): Action => ({ do: 'hit', block })
const retreat = (block: BlockId, to: PlaceId): Action => ({ do: 'retreat', block, to })
const mainAttack = (at: PlaceId, from: PlaceId): Action => ({ do: 'main-attack', at, from })

const round = (b: Bench): number | null => (b.frame?.step === 'battle' ? b.frame.round : null)

/** Ids a seat has been shown of one side in a place. */
const faces = (b: Bench, seat: SideId | 'spectator', side: SideId, at: PlaceId): BlockId[] =>
  (b.places(seat)[at]?.known ?? []).filter((block) => block.side === side).map(({ block }) => block)

/** Whether anything told to a seat names a block. */
const hasHeardOf = (b: Bench, seat: SideId | 'spectator', block: BlockId): boolean =>
  b.heard(seat).some((happening) => JSON.stringify(happening.params).includes(`"${block}"`))

/** Caesar's three moves against Pompeius's two: Caesar is Player 1. */
const cards = { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' } as const

/** A battle in its first Round, attacked by Caesar. */
const battle = (at: PlaceId, main: PlaceId, blocks: NonNullable<Position['blocks']>): Bench =>
  bench({ blocks, contests: { [at]: { attacker: 'caesar', main } }, now: { step: 'battle', at } })

// 7.3: the Main Attack

/** Caesar has attacked Roma over two roads and ended his moves. */
function overTwoRoads(): Bench {
  const b = bench({
    blocks: {
      genua: ['legio-8', 'legio-11'],
      ravenna: ['legio-13'],
      roma: ['legio-1', 'legio-3'],
      neapolis: ['legio-5'],
    },
    cards,
    now: { step: 'moves', side: 'caesar' },
  })
  b.march('caesar', 'legio-8', 'roma').march('caesar', 'legio-11', 'roma').march('caesar', 'legio-13', 'roma')
  return b.do('caesar', { do: 'end-moves' })
}

/** Both sides do nothing more before the battles. */
const toBattle = (b: Bench): Bench =>
  b.do('caesar', { do: 'end-levies' }).do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })

clause('JC-7.3a', 'attacking over two roads, the Attacker names the Main Attack; the others are Reserves', () => {
  const b = overTwoRoads()
  expect(b.actions('caesar')).toEqual([mainAttack('roma', 'genua'), mainAttack('roma', 'ravenna')])
  expect(b.why('caesar', mainAttack('roma', 'neapolis'))).toBe('not-an-attack-border')

  const genua = toBattle(b.fork().do('caesar', mainAttack('roma', 'genua')))
  expect(roundOrder(genua)).toEqual(['legio-1', 'legio-3', 'legio-8', 'legio-11'])
  const ravenna = toBattle(b.fork().do('caesar', mainAttack('roma', 'ravenna')))
  expect(roundOrder(ravenna)).toEqual(['legio-1', 'legio-3', 'legio-13'])
  expect(roundOrder(ravenna)).toEqual(['legio-1', 'legio-3', 'legio-8', 'legio-11', 'legio-13'])
})

/** Caesar has attacked Tarraco by one road and Roma by one; a third group may yet join against Roma. */
function byOneRoadEach(): Bench {
  const b = bench({
    blocks: {
      genua: ['legio-8', 'legio-11'],
      ravenna: ['legio-13'],
      narbo: ['legio-7'],
      roma: ['legio-1'],
      tarraco: ['legio-5'],
    },
    cards,
    now: { step: 'moves', side: 'caesar' },
  })
  return b.march('caesar', 'legio-8', 'roma').march('caesar', 'legio-7', 'tarraco')
}

clause('JC-7.3a', 'what comes by one road is the Main Attack without a word', () => {
  const b = byOneRoadEach().do('caesar', { do: 'end-moves' })
  expect(b.now).toBe('levies')
  expect(roundOrder(toBattle(b).do('caesar', { do: 'battle', at: 'roma' }))).toEqual(['legio-1', 'legio-8'])
})

clause(['JC-7.3a', 'JC-7.3b'], 'beside a divided attack there is nothing to name in one that came by one road', () => {
  const b = byOneRoadEach().march('caesar', 'legio-13', 'roma').do('caesar', { do: 'end-moves' })
  expect(b.actions('caesar')).toEqual([mainAttack('roma', 'genua'), mainAttack('roma', 'ravenna')])
  expect(b.may('caesar', mainAttack('tarraco', 'narbo'))).toBe(false)
})

clause('JC-7.3a', 'land and Navis together: only one of four groups against Utica is the Main Attack', () => {
  const b = bench({
    blocks: {
      iomnium: ['legio-8'],
      tacape: ['legio-11'],
      'mare-hispanum': ['c-navis-1'],
      'mare-tyrrhenum': ['c-navis-2'],
      utica: ['legio-39', 'p-navis-1'],
    },
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  for (const block of ['legio-8', 'legio-11', 'c-navis-1', 'c-navis-2'] as const) b.march('caesar', block, 'utica')
  b.do('caesar', { do: 'end-moves' })
  const mainFrom = {
    iomnium: 'legio-8',
    tacape: 'legio-11',
    'mare-hispanum': 'c-navis-1',
    'mare-tyrrhenum': 'c-navis-2',
  }
  for (const [from, block] of Object.entries(mainFrom)) {
    const fought = toBattle(b.fork().do('caesar', mainAttack('utica', from as PlaceId)))
    expect(roundOrder(fought).filter((id) => id !== 'legio-39' && id !== 'p-navis-1')).toEqual([block])
  }
})

clause('JC-7.3b', 'Player 1 names his Main Attacks before his levies and before Player 2 moves', () => {
  const b = overTwoRoads()
  expect(b.waiting).toEqual(['caesar'])
  expect(b.why('caesar', { do: 'end-levies' })).toBe('not-now')
  expect(b.why('pompeius', { do: 'end-moves' })).toBe('not-your-turn')
  b.do('caesar', mainAttack('roma', 'ravenna'))
  expect(b.heard('pompeius', 'main-attack').map(({ params }) => params)).toEqual([
    { side: 'caesar', at: 'roma', border: 'ravenna--roma' },
  ])
  expect(b.now).toBe('levies')
  expect(b.why('caesar', mainAttack('roma', 'genua'))).toBe('not-now')
  b.do('caesar', { do: 'end-levies' })
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.now).toBe('moves')
})

clause('JC-7.3b', 'Player 2 names those of his own attacks before his levies, and not those of Player 1', () => {
  const b = bench({
    blocks: {
      roma: ['legio-1'],
      ravenna: ['legio-3'],
      genua: ['legio-11'],
      tarraco: ['legio-5', 'legio-7 from narbo', 'legio-9 from bilbilis'],
    },
    contests: { tarraco: { attacker: 'caesar', main: 'narbo' } },
    cards,
    now: { step: 'moves', side: 'pompeius' },
  })
  b.march('pompeius', 'legio-1', 'genua').march('pompeius', 'legio-3', 'genua').do('pompeius', { do: 'end-moves' })
  expect(b.now).toBe('mainAttacks')
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.why('pompeius', { do: 'end-levies' })).toBe('not-now')
  expect(b.why('pompeius', mainAttack('tarraco', 'bilbilis'))).toBe('not-my-attack')
  b.do('pompeius', mainAttack('genua', 'ravenna'))
  expect(b.now).toBe('levies')
  b.do('pompeius', { do: 'end-levies' }).do('caesar', { do: 'battle', at: 'genua' })
  expect(roundOrder(b)).toEqual(['legio-11', 'legio-3'])
})

clause('JC-7.3b', 'each divided attack is named once', () => {
  const b = bench({
    blocks: {
      genua: ['legio-8', 'legio-11'],
      ravenna: ['legio-13', 'legio-14'],
      roma: ['legio-1'],
      narbo: ['legio-7'],
      bilbilis: ['legio-9'],
      tarraco: ['legio-5'],
    },
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  b.march('caesar', 'legio-8', 'roma').march('caesar', 'legio-13', 'roma')
  b.march('caesar', 'legio-7', 'tarraco').march('caesar', 'legio-9', 'tarraco')
  b.do('caesar', { do: 'end-moves' }).do('caesar', mainAttack('roma', 'genua'))
  expect(b.why('caesar', mainAttack('roma', 'ravenna'))).toBe('main-attack-named')
  b.do('caesar', mainAttack('tarraco', 'bilbilis'))
  expect(b.now).toBe('levies')
})

clause('JC-7.3c', "blocks Player 2 brings into Player 1's battle are Reserves; those who stood there are not", () => {
  const b = overTwoRoads().do('caesar', mainAttack('roma', 'genua')).do('caesar', { do: 'end-levies' })
  b.march('pompeius', 'legio-5', 'roma').do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect(b.contest('roma')?.attacker).toBe(0)
  expect(b.why('pompeius', fire('legio-5'))).toBe('in-reserve')
  expect(roundOrder(b)).toEqual(['legio-1', 'legio-3', 'legio-8', 'legio-11'])
  expect(roundOrder(b)).toEqual(['legio-1', 'legio-3', 'legio-5', 'legio-8', 'legio-11', 'legio-13'])
})

// 7.3: Reserves in battle

/** The example of Tarraco: from Narbo the Main Attack, from Bilbilis Reserves, answered from Carthago Nova. */
const tarraco = (...more: string[]): Bench =>
  battle('tarraco', 'narbo', {
    tarraco: ['legio-7 from narbo', 'legio-9:3 from bilbilis', 'legio-2:4 from carthago-nova', ...more],
  })

clause('JC-7.3d', 'in Round 1 Reserves neither act nor take hits, however strong they are', () => {
  const b = tarraco('legio-5:2', 'legio-6:2')
  for (const action of [fire('legio-2'), pass('legio-2'), retreat('legio-2', 'carthago-nova')])
    expect(b.why('pompeius', action)).toBe('in-reserve')
  b.do('pompeius', pass('legio-5')).do('pompeius', pass('legio-6'))
  for (const action of [fire('legio-9'), pass('legio-9'), retreat('legio-9', 'bilbilis')])
    expect(b.why('caesar', action)).toBe('in-reserve')
  b.do('caesar', fire('legio-7'), 1, 6, 6)
  expect(b.why('pompeius', hit('legio-2'))).toBe('reserve-takes-no-hits')
  expect(b.actions('pompeius')).toEqual([hit('legio-5'), hit('legio-6')])
  b.do('pompeius', hit('legio-5'))

  expect(round(b)).toBe(2)
  b.do('pompeius', pass('legio-5')).do('pompeius', pass('legio-6')).do('pompeius', pass('legio-2'))
  b.do('caesar', fire('legio-7'), 1, 6, 6)
  expect(b.strength('legio-2')).toBe(3)
})

clause('JC-7.3e', 'Reserves are revealed when Round 2 begins, not before', () => {
  const b = tarraco('legio-5')
  b.do('pompeius', pass('legio-5'))
  for (const seat of ['caesar', 'spectator'] as const)
    expect(faces(b, seat, 'pompeius', 'tarraco')).toEqual(['legio-5'])
  for (const seat of ['pompeius', 'spectator'] as const) {
    expect(faces(b, seat, 'caesar', 'tarraco')).toEqual(['legio-7'])
    expect(hasHeardOf(b, seat, 'legio-9')).toBe(false)
  }
  b.do('caesar', pass('legio-7'))
  expect(round(b)).toBe(2)
  expect(b.sealed).toBe(true)
  expect(faces(b, 'caesar', 'pompeius', 'tarraco')).toEqual(['legio-2', 'legio-5'])
  expect(faces(b, 'pompeius', 'caesar', 'tarraco')).toEqual(['legio-7', 'legio-9'])
  expect(b.heard('spectator', 'reserves-arrive').map(({ params }) => params)).toEqual([
    { side: 'caesar', at: 'tarraco', blocks: [['legio-9', 3]] },
    { side: 'pompeius', at: 'tarraco', blocks: [['legio-2', 4]] },
  ])
})

clause('JC-7.3e', 'Reserves of a battle that ends in Round 1 are never revealed, even if they regroup', () => {
  const b = battle('roma', 'genua', { roma: ['legio-8 from genua', 'legio-13 from ravenna', 'legio-1:1'] })
  b.do('pompeius', pass('legio-1')).do('caesar', fire('legio-8'), 1, 6, 6)
  expect(b.now).toBe('regroup')
  b.do('caesar', { do: 'regroup', block: 'legio-13', to: 'ravenna' }).do('caesar', { do: 'end-regroup' })
  for (const seat of ['pompeius', 'spectator'] as const) {
    expect(hasHeardOf(b, seat, 'legio-13')).toBe(false)
    expect(faces(b, seat, 'caesar', 'ravenna')).toEqual([])
  }
  expect(hasHeardOf(b, 'caesar', 'legio-13')).toBe(true)
})

clause('JC-7.3f', 'from Round 2 Reserves take normal turns, in the order of their letters', () => {
  const b = battle('roma', 'genua', {
    roma: ['legio-8 from genua', 'leader-caesar from ravenna', 'legio-1', 'p-equitatus-1 from neapolis'],
  })
  expect(roundOrder(b)).toEqual(['legio-1', 'legio-8'])
  const second = b.fork()
  expect(roundOrder(second)).toEqual(['leader-caesar', 'p-equitatus-1', 'legio-1', 'legio-8'])
  b.do('caesar', fire('leader-caesar'), 6, 6, 6)
  expect(b.targets('pompeius', 'retreat', 'p-equitatus-1')).toEqual(['asculum', 'neapolis'])
})

clause(['JC-7.3f', 'JC-7.3h'], 'a main force gone in Round 1 ends the Round, and its Reserves come on', () => {
  const b = battle('roma', 'genua', {
    roma: ['legio-8:1 from genua', 'legio-13 from ravenna', 'p-auxilia-3', 'legio-1', 'p-navis-1'],
  })
  b.do('pompeius', fire('p-auxilia-3'), 1, 6, 6)
  expect(b.where('legio-8')).toBe('fallen')
  expect(round(b)).toBe(2)
  // Legio I and the Navis have lost their turn of Round 1 and nothing else.
  expect([b.strength('legio-1'), b.strength('p-navis-1')]).toEqual([4, 2])
  expect(roundOrder(b)).toEqual(['p-auxilia-3', 'legio-1', 'legio-13', 'p-navis-1'])
})

clause('JC-7.3h', 'without Reserves a main force gone in Round 1 ends the battle', () => {
  const b = battle('roma', 'genua', {
    roma: ['legio-8:1 from genua', 'p-auxilia-3', 'legio-1', 'legio-3 from neapolis'],
  })
  b.do('pompeius', fire('p-auxilia-3'), 1, 6, 6)
  expect(b.now).toBe('regroup')
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.heard('spectator', 'round-begins')).toEqual([])
  expect(b.strength('legio-3')).toBe(3)
})

clause('JC-7.3g', 'of Navis attacking a sea from seas and ports one group is the Main Attack', () => {
  const b = bench({
    blocks: {
      'mare-hispanum': ['c-navis-1'],
      genua: ['c-navis-2'],
      'mare-internum': ['c-navis-4'],
      'mare-tyrrhenum': ['p-navis-1'],
    },
    cards,
    now: { step: 'moves', side: 'caesar' },
  })
  for (const block of ['c-navis-1', 'c-navis-2', 'c-navis-4'] as const) b.march('caesar', block, 'mare-tyrrhenum')
  b.do('caesar', { do: 'end-moves' })
  const mainFrom = { 'mare-hispanum': 'c-navis-1', genua: 'c-navis-2', 'mare-internum': 'c-navis-4' }
  for (const [from, block] of Object.entries(mainFrom)) {
    const fought = toBattle(b.fork().do('caesar', mainAttack('mare-tyrrhenum', from as PlaceId)))
    expect(roundOrder(fought)).toEqual(['p-navis-1', block])
    expect(roundOrder(fought)).toEqual(['p-navis-1', 'c-navis-1', 'c-navis-2', 'c-navis-4'])
  }
})

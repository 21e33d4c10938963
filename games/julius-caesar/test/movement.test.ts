import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

type Blocks = NonNullable<Position['blocks']>

const move = (block: BlockId, to: PlaceId) => ({ do: 'move', block, to }) as const

/** Caesar, Player 1, has moves to make: as many as said, or the four of his card. */
const caesarMoves = (blocks: Blocks, points = 4): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'caesar', points },
  })

const withMercury = (blocks: Blocks): Bench =>
  bench({
    blocks,
    cards: { caesar: 'event-mercury', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })

const pointsLeft = (b: Bench): number | null => (b.frame?.step === 'moves' ? b.frame.points : null)
const attackerAt = (b: Bench, at: PlaceId): unknown => b.view('spectator').contests[at]?.attacker

/** Every place where a block could end its move. */
function reach(b: Bench, side: SideId, block: BlockId): PlaceId[] {
  const found = new Set<PlaceId>()
  for (const to of b.targets(side, 'move', block)) {
    const there = b.fork().do(side, move(block, to))
    found.add(to)
    if (there.now === 'onward') for (const next of reach(there, side, block)) found.add(next)
  }
  return [...found].sort()
}

// 6.1

clause(
  'JC-6.1a',
  'a Move Point lets all the blocks that began in one city or one sea move, and none of another',
  () => {
    const b = caesarMoves(
      {
        genua: ['legio-8', 'legio-11', 'legio-12'],
        narbo: ['legio-7'],
        'mare-internum': ['c-navis-1', 'c-navis-2'],
        'mare-hadriaticum': ['c-navis-3'],
      },
      2,
    )
    b.march('caesar', 'legio-8', 'massilia')
    expect(pointsLeft(b)).toBe(1)
    b.march('caesar', 'legio-11', 'massilia')
    b.march('caesar', 'legio-12', 'massilia')
    expect(pointsLeft(b)).toBe(1)
    b.march('caesar', 'c-navis-1', 'mare-aegaeum')
    expect(pointsLeft(b)).toBe(0)
    b.march('caesar', 'c-navis-2', 'mare-aegaeum')
    expect(b.at('massilia')).toEqual(['legio-8', 'legio-11', 'legio-12'])
    expect(b.at('mare-aegaeum')).toEqual(['c-navis-1', 'c-navis-2'])
    expect(b.why('caesar', move('legio-7', 'tarraco'))).toBe('no-move-points')
    expect(b.why('caesar', move('c-navis-3', 'aquileia'))).toBe('no-move-points')
  },
)

clause('JC-6.1b', 'the blocks of one group go to different cities, each as far as it likes', () => {
  const b = caesarMoves({ massilia: ['legio-8', 'legio-11', 'legio-14', 'c-navis-1'] }, 1)
  b.march('caesar', 'legio-8', 'narbo')
  b.march('caesar', 'legio-11', 'lugdunum', 'treviri')
  b.march('caesar', 'legio-14', 'genua', 'roma')
  b.march('caesar', 'c-navis-1', 'mare-hispanum')
  expect(['legio-8', 'legio-11', 'legio-14', 'c-navis-1'].map((id) => b.where(id as BlockId))).toEqual([
    'narbo',
    'treviri',
    'roma',
    'mare-hispanum',
  ])
})

clause('JC-6.1c', 'in peace a block goes up to two cities, a Navis up to two spaces: the example of Massilia', () => {
  const b = caesarMoves({ massilia: ['legio-8', 'c-navis-1'] })
  expect(reach(b, 'caesar', 'legio-8')).toEqual([
    'burdigala',
    'cenabum',
    'genua',
    'lugdunum',
    'narbo',
    'ravenna',
    'roma',
    'tarraco',
    'treviri',
  ])
  expect(reach(b, 'caesar', 'c-navis-1')).toEqual([
    'caralis',
    'carthago-nova',
    'genua',
    'iomnium',
    'mare-hispanum',
    'mare-tyrrhenum',
    'narbo',
    'oceanus-atlanticus',
    'siga',
    'tarraco',
    'tingis',
    'utica',
  ])
  b.march('caesar', 'legio-8', 'genua', 'roma')
  expect(b.now).toBe('moves')
  expect(b.why('caesar', move('legio-8', 'neapolis'))).toBe('already-moved')
})

clause('JC-6.1d', 'an attack is one city long, but two with Mercury', () => {
  const blocks = { massilia: ['legio-8'], narbo: ['legio-7'], tarraco: ['legio-5'] }
  const b = caesarMoves(blocks)
  b.do('caesar', move('legio-8', 'narbo'))
  expect(b.why('caesar', move('legio-8', 'tarraco'))).toBe('too-far-to-attack')
  expect(b.may('caesar', move('legio-8', 'burdigala'))).toBe(true)
  b.do('caesar', { do: 'halt' })
  b.do('caesar', move('legio-7', 'tarraco'))
  expect(b.control('tarraco')).toBe('contested')

  const far = withMercury(blocks).march('caesar', 'legio-8', 'narbo', 'tarraco')
  expect(far.where('legio-8')).toBe('tarraco')
  expect(attackerAt(far, 'tarraco')).toBe('caesar')
})

clause('JC-6.1d', 'to join his own attack, or to reinforce a defence, a block must stand next to it', () => {
  const attack = caesarMoves({ narbo: ['legio-7'], massilia: ['legio-8'], tarraco: ['legio-5'] })
  attack.march('caesar', 'legio-7', 'tarraco')
  attack.do('caesar', move('legio-8', 'narbo'))
  expect(attack.why('caesar', move('legio-8', 'tarraco'))).toBe('too-far-to-attack')

  const defence = bench({
    blocks: { roma: ['legio-1', 'legio-8 from genua'], neapolis: ['legio-3'], brundisium: ['legio-37'] },
    contests: { roma: { attacker: 'caesar' } },
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'pompeius' },
  })
  defence.do('pompeius', move('legio-37', 'neapolis'))
  expect(defence.why('pompeius', move('legio-37', 'roma'))).toBe('too-far-to-reinforce')
  defence.do('pompeius', { do: 'halt' }).do('pompeius', move('legio-3', 'roma'))
  expect(defence.where('legio-3')).toBe('roma')
})

clause('JC-6.1e', 'a block moves once a turn', () => {
  const b = caesarMoves({ genua: ['legio-8'], massilia: ['legio-11'] })
  b.march('caesar', 'legio-8', 'massilia')
  expect(b.why('caesar', move('legio-8', 'narbo'))).toBe('already-moved')
  expect(b.why('caesar', move('legio-8', 'genua'))).toBe('already-moved')
  expect(b.may('caesar', move('legio-11', 'narbo'))).toBe(true)
})

clause('JC-6.1e', 'a block that has moved may still regroup', () => {
  const b = caesarMoves({ genua: ['legio-8'], roma: ['p-ballista:1'] })
  b.march('caesar', 'legio-8', 'roma')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  b.do('pompeius', { do: 'pass', block: 'p-ballista' }).do('caesar', { do: 'fire', block: 'legio-8' }, 1, 6, 6)
  b.do('caesar', { do: 'regroup', block: 'legio-8', to: 'asculum' })
  expect(b.where('legio-8')).toBe('asculum')
})

clause('JC-6.1e', 'blocks that retreated or regrouped before their command may still move in it', () => {
  const b = bench({
    blocks: { alexandria: ['cleopatra:1', 'legio-1', 'legio-38'], roma: ['legio-8'] },
    cards: { caesar: 'event-vulcan', pompeius: 'cmd-3-1-a' },
    now: { step: 'command' },
  })
  b.do('caesar', { do: 'strike', at: 'alexandria' })
  b.do('pompeius', { do: 'pass', block: 'legio-1' }).do('pompeius', { do: 'pass', block: 'legio-38' })
  b.do('caesar', { do: 'pass', block: 'cleopatra' })
  b.do('pompeius', { do: 'retreat', block: 'legio-1', to: 'memphis' })
  b.do('pompeius', { do: 'fire', block: 'legio-38' }, 1, 6, 6)
  b.do('pompeius', { do: 'regroup', block: 'legio-38', to: 'catabathmus' }).do('pompeius', { do: 'end-regroup' })
  expect(b.now).toBe('moves')
  b.march('pompeius', 'legio-1', 'pelusium').march('pompeius', 'legio-38', 'cyrene')
  expect([b.where('legio-1'), b.where('legio-38')]).toEqual(['pelusium', 'cyrene'])
})

clause('JC-6.1f', 'a block passes through Friendly and Vacant cities, leaving them as they were', () => {
  const b = caesarMoves({ massilia: ['legio-8', 'legio-14'], genua: ['legio-11'] })
  b.march('caesar', 'legio-8', 'genua', 'roma').march('caesar', 'legio-14', 'narbo', 'tarraco')
  expect([b.where('legio-8'), b.where('legio-14')]).toEqual(['roma', 'tarraco'])
  expect([b.control('genua'), b.control('narbo')]).toEqual(['caesar', 'vacant'])
})

clause('JC-6.1g', 'a block that enters an Enemy place, or one under battle, goes no further', () => {
  const b = caesarMoves({
    massilia: ['legio-8', 'legio-11', 'c-navis-1'],
    genua: ['legio-1'],
    'mare-hispanum': ['p-navis-1'],
  })
  for (const id of ['legio-8', 'legio-11'] as const) {
    b.do('caesar', move(id, 'genua'))
    expect(b.now).toBe('moves')
    expect(b.why('caesar', move(id, 'roma'))).toBe('already-moved')
  }
  b.do('caesar', move('c-navis-1', 'mare-hispanum'))
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('already-moved')
  expect(reach(b, 'caesar', 'c-navis-1')).toEqual([])
  expect([b.control('genua'), b.control('mare-hispanum')]).toEqual(['contested', 'contested'])
})

clause('JC-6.1h', 'who has arrived this turn stays when the place is activated; who was there goes', () => {
  const b = caesarMoves({ massilia: ['legio-8'], genua: ['legio-11'] }, 2)
  b.march('caesar', 'legio-8', 'genua').march('caesar', 'legio-11', 'roma')
  expect(pointsLeft(b)).toBe(0)
  expect(b.why('caesar', move('legio-8', 'roma'))).toBe('already-moved')
  expect([b.where('legio-8'), b.where('legio-11')]).toEqual(['genua', 'roma'])
})

clause('JC-6.1i', 'part of a group may stay, a block may stop short, and nobody need move at all', () => {
  const b = caesarMoves({ massilia: ['legio-8', 'legio-11'], roma: ['legio-14'] })
  expect(b.fork().do('caesar', { do: 'end-moves' }).now).toBe('levies')
  b.do('caesar', move('legio-8', 'genua')).do('caesar', { do: 'halt' }).do('caesar', { do: 'end-moves' })
  expect([b.where('legio-8'), b.where('legio-11'), b.where('legio-14')]).toEqual(['genua', 'massilia', 'roma'])
  expect(b.now).toBe('levies')
})

clause('JC-6.1j', 'a move neither ends where it began nor passes through it', () => {
  const blocks = { massilia: ['legio-8', 'legio-11', 'c-navis-1'] }
  const b = caesarMoves(blocks)
  b.do('caesar', move('legio-8', 'genua'))
  expect(b.why('caesar', move('legio-8', 'massilia'))).toBe('back-to-start')
  b.do('caesar', { do: 'halt' }).do('caesar', move('c-navis-1', 'mare-hispanum'))
  expect(b.why('caesar', move('c-navis-1', 'massilia'))).toBe('back-to-start')

  const far = withMercury(blocks)
  far.do('caesar', move('legio-8', 'genua'))
  expect(far.why('caesar', move('legio-8', 'massilia'))).toBe('back-to-start')
  far.do('caesar', move('legio-8', 'lugdunum'))
  expect(far.why('caesar', move('legio-8', 'massilia'))).toBe('back-to-start')
  expect(far.may('caesar', move('legio-8', 'cenabum'))).toBe(true)
})

clause('JC-6.1k', 'a place once paid for stays active while other groups move', () => {
  const b = caesarMoves({ genua: ['legio-8', 'legio-11'], narbo: ['legio-7', 'legio-9'], roma: ['legio-17'] }, 2)
  b.march('caesar', 'legio-8', 'massilia').march('caesar', 'legio-7', 'tarraco')
  expect(pointsLeft(b)).toBe(0)
  expect(b.why('caesar', move('legio-17', 'neapolis'))).toBe('no-move-points')
  b.march('caesar', 'legio-11', 'ravenna').march('caesar', 'legio-9', 'burdigala')
  expect(pointsLeft(b)).toBe(0)
  expect([b.where('legio-11'), b.where('legio-9')]).toEqual(['ravenna', 'burdigala'])
})

clause('JC-6.1k', 'a block under way ends its move before another begins', () => {
  const b = caesarMoves({ genua: ['legio-8', 'legio-11'] })
  b.do('caesar', move('legio-8', 'massilia'))
  expect(b.why('caesar', move('legio-11', 'massilia'))).toBe('other-block-under-way')
  b.do('caesar', { do: 'halt' })
  expect(b.may('caesar', move('legio-11', 'massilia'))).toBe(true)
})

// 6.11

clause('JC-6.11a', 'each player may fill the same road in the same turn: the example of Massilia and Genua', () => {
  const b = bench({
    blocks: {
      massilia: ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11'],
      roma: ['legio-1', 'legio-2', 'legio-3', 'legio-4', 'legio-5'],
    },
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  for (const id of ['legio-7', 'legio-8', 'legio-9', 'legio-10'] as const) b.march('caesar', id, 'genua', 'ravenna')
  expect(b.why('caesar', move('legio-11', 'genua'))).toBe('road-full-major')
  b.march('caesar', 'legio-11', 'narbo').do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  for (const id of ['legio-1', 'legio-2', 'legio-3', 'legio-4'] as const) b.march('pompeius', id, 'genua', 'massilia')
  expect(b.at('massilia')).toEqual(['legio-1', 'legio-2', 'legio-3', 'legio-4'])
  expect(b.why('pompeius', move('legio-5', 'genua'))).toBe('road-full-major')
})

clause('JC-6.11b', 'all groups on a section count together, in both directions and on either step', () => {
  const b = caesarMoves({ genua: ['legio-8', 'legio-11'], roma: ['legio-17'], ravenna: ['legio-13'] })
  b.march('caesar', 'legio-8', 'ravenna', 'roma')
  expect(b.may('caesar', move('legio-13', 'roma'))).toBe(true)
  b.march('caesar', 'legio-17', 'ravenna')
  expect(b.why('caesar', move('legio-13', 'roma'))).toBe('road-full-minor')
  b.do('caesar', move('legio-11', 'ravenna'))
  expect(b.why('caesar', move('legio-11', 'roma'))).toBe('road-full-minor')
  expect(b.may('caesar', move('legio-11', 'asculum'))).toBe(true)
})

clause('JC-6.11c', 'any number of Navis leaves a port, crosses a sea border and enters a port', () => {
  const navis = ['c-navis-1', 'c-navis-2', 'c-navis-3', 'c-navis-4', 'c-navis-5'] as const
  const out = caesarMoves({ massilia: navis }, 1)
  for (const id of navis) out.march('caesar', id, 'mare-hispanum', 'mare-tyrrhenum')
  expect(out.at('mare-tyrrhenum')).toEqual(navis)
  const home = caesarMoves({ 'mare-tyrrhenum': navis }, 1)
  for (const id of navis) home.march('caesar', id, 'roma')
  expect(home.at('roma')).toEqual(navis)
})

// 6.12

clause('JC-6.12a', 'who enters an Enemy city or sea attacks it, and who stands there defends', () => {
  const b = caesarMoves({
    genua: ['legio-8', 'c-navis-1'],
    roma: ['legio-1'],
    'mare-tyrrhenum': ['p-navis-1'],
    ravenna: ['legio-13'],
  })
  b.march('caesar', 'legio-13', 'asculum')
  expect(b.heard('spectator', 'attacked')).toEqual([])
  b.march('caesar', 'legio-8', 'roma').march('caesar', 'c-navis-1', 'mare-tyrrhenum')
  expect(b.heard('spectator', 'attacked').map(({ params }) => params)).toEqual([
    { side: 'caesar', at: 'roma' },
    { side: 'caesar', at: 'mare-tyrrhenum' },
  ])
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  b.do('caesar', { do: 'battle', at: 'roma' })
  expect(b.heard('spectator', 'battle-begins')[0].params).toEqual({
    at: 'roma',
    attacker: 'caesar',
    attackers: [['legio-8', 3]],
    defenders: [['legio-1', 4]],
  })
  expect(b.waiting).toEqual(['pompeius'])
})

clause('JC-6.12b', 'an attack from two cities costs two Move Points', () => {
  const blocks = { genua: ['legio-8', 'legio-11'], neapolis: ['legio-18'], roma: ['legio-1'] }
  const one = caesarMoves(blocks, 1).march('caesar', 'legio-8', 'roma').march('caesar', 'legio-11', 'roma')
  expect(one.why('caesar', move('legio-18', 'roma'))).toBe('no-move-points')
  const two = caesarMoves(blocks, 2).march('caesar', 'legio-8', 'roma').march('caesar', 'legio-18', 'roma')
  expect(pointsLeft(two)).toBe(0)
  expect(two.at('roma')).toEqual(['legio-8', 'legio-18', 'legio-1'])
})

clause('JC-6.12b', 'with Mercury one group attacks a city by two roads', () => {
  const b = withMercury({ massilia: ['legio-8', 'legio-11'], narbo: ['legio-7'], genua: ['legio-1'] })
  b.march('caesar', 'legio-8', 'genua').march('caesar', 'legio-11', 'lugdunum', 'genua')
  expect(b.at('genua')).toEqual(['legio-8', 'legio-11', 'legio-1'])
  expect(b.why('caesar', move('legio-7', 'massilia'))).toBe('one-group-only')
  b.do('caesar', { do: 'end-moves' })
  for (const from of ['massilia', 'lugdunum'] as const)
    expect(b.may('caesar', { do: 'main-attack', at: 'genua', from })).toBe(true)
  expect(b.why('caesar', { do: 'main-attack', at: 'genua', from: 'roma' })).toBe('not-an-attack-border')
})

clause('JC-6.12c', 'one group attacks several places for one Move Point', () => {
  const b = caesarMoves(
    {
      genua: ['legio-8', 'legio-11', 'c-navis-1'],
      roma: ['legio-1'],
      massilia: ['legio-2'],
      'mare-tyrrhenum': ['p-navis-1'],
    },
    1,
  )
  b.march('caesar', 'legio-8', 'roma').march('caesar', 'legio-11', 'massilia')
  b.march('caesar', 'c-navis-1', 'mare-tyrrhenum')
  expect(pointsLeft(b)).toBe(0)
  for (const at of ['roma', 'massilia', 'mare-tyrrhenum'] as const) expect(attackerAt(b, at)).toBe('caesar')
})

clause('JC-6.12d', 'a player may be the Attacker in one battle of the turn and the Defender in another', () => {
  const b = caesarMoves({ genua: ['legio-8'], narbo: ['legio-7'], roma: ['legio-1'], tarraco: ['legio-5'] })
  b.march('caesar', 'legio-8', 'roma').do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.march('pompeius', 'legio-5', 'narbo').do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect([attackerAt(b, 'roma'), attackerAt(b, 'narbo')]).toEqual(['caesar', 'pompeius'])
  // The Defender acts first on equal letters.
  expect(b.fork().do('caesar', { do: 'battle', at: 'roma' }).waiting).toEqual(['pompeius'])
  expect(b.fork().do('caesar', { do: 'battle', at: 'narbo' }).waiting).toEqual(['caesar'])
})

// 6.15

clause('JC-6.15a', 'a place holds any number of blocks during the Year', () => {
  const b = caesarMoves({
    roma: ['legio-16', 'legio-17', 'legio-18', 'legio-19', 'legio-20', 'legio-21', 'c-ballista'],
    genua: ['legio-7', 'legio-8', 'legio-9', 'legio-10'],
    neapolis: ['c-equitatus-1', 'c-equitatus-2', 'c-equitatus-3', 'c-equitatus-4'],
    asculum: ['legio-11', 'legio-12'],
    'mare-tyrrhenum': ['c-navis-1', 'c-navis-2', 'c-navis-3', 'c-navis-4', 'c-navis-5'],
  })
  for (const id of ['legio-7', 'legio-8', 'legio-9', 'legio-10'] as const) b.march('caesar', id, 'roma')
  for (const n of [1, 2, 3, 4] as const) b.march('caesar', `c-equitatus-${n}`, 'roma')
  for (const id of ['legio-11', 'legio-12'] as const) b.march('caesar', id, 'roma')
  for (const n of [1, 2, 3, 4, 5] as const) b.march('caesar', `c-navis-${n}`, 'roma')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'levy', block: 'c-auxilia-1', at: 'roma' })
  expect(b.at('roma')).toHaveLength(7 + 4 + 4 + 2 + 5 + 1)
})

import { type Prompt, SPECTATOR } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect, test } from 'vitest'
import { juliusCaesar as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { BLOCK_IDS, type BlockId, type PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

type Watcher = 'caesar' | 'pompeius' | 'spectator'

const backsAt = (b: Bench, seat: Watcher, at: PlaceId) => b.places(seat)[at]?.hidden ?? []
const facesAt = (b: Bench, seat: Watcher, at: PlaceId): BlockId[] =>
  (b.places(seat)[at]?.known ?? []).map((seen) => seen.block)

const asks = (b: Bench, seat: Watcher): Prompt =>
  game.prompt(b.state, { caesar: 0, pompeius: 1, spectator: SPECTATOR }[seat])

/** All a seat can tell about the game. */
const known = (b: Bench, seat: Watcher): unknown => [b.view(seat), asks(b, seat), b.heard(seat)]
const names = (b: Bench, seat: Watcher, id: BlockId): boolean => JSON.stringify(known(b, seat)).includes(`"${id}"`)

/** Two games that one seat sees alike. */
function expectAlike(one: Bench, other: Bench, seat: Watcher): void {
  expect(other.view(seat)).toEqual(one.view(seat))
  // The order of things could tell something too.
  expect(JSON.stringify(other.view(seat))).toBe(JSON.stringify(one.view(seat)))
  expect(asks(other, seat)).toEqual(asks(one, seat))
  expect(other.heard(seat)).toEqual(one.heard(seat))
  if (seat !== 'spectator') expect(other.actions(seat)).toEqual(one.actions(seat))
}

const moving = (blocks: NonNullable<Position['blocks']>, more: Position = {}): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
    ...more,
  })

clause('JC-FOG-a', 'of the enemy’s blocks one sees where they stand, their colour and number, and no more', () => {
  const b = moving({
    genua: ['legio-8:2', 'leader-antonius', 'c-navis-2'],
    'mare-tyrrhenum': ['c-navis-1:1', 'c-navis-4'],
    neapolis: ['legio-1:3', 'p-ballista:1'],
    alexandria: ['cleopatra:4'],
  })
  expect(b.places('caesar').genua).toMatchObject({
    known: [
      { block: 'leader-antonius', side: 'caesar', strength: 2 },
      { block: 'legio-8', side: 'caesar', strength: 2 },
      { block: 'c-navis-2', side: 'caesar', strength: 2 },
    ],
    hidden: [],
  })
  const back = { moved: false, border: null }
  for (const seat of ['pompeius', 'spectator'] as const) {
    expect(b.places(seat).genua).toEqual({
      known: [],
      hidden: [{ side: 'caesar', colour: 'tan', count: 3, ...back }],
    })
    expect(b.places(seat)['mare-tyrrhenum']).toEqual({
      known: [],
      hidden: [{ side: 'caesar', colour: 'tan', count: 2, ...back }],
    })
  }
  expect(facesAt(b, 'pompeius', 'neapolis')).toEqual(['legio-1', 'p-ballista'])
  for (const seat of ['caesar', 'spectator'] as const)
    expect(b.places(seat).neapolis).toEqual({
      known: [],
      hidden: [{ side: 'pompeius', colour: 'green', count: 2, ...back }],
    })
  // No enemy block is named anywhere at all: only one's own, on the map or waiting.
  for (const id of BLOCK_IDS) {
    const named = (['caesar', 'pompeius', 'spectator'] as const).filter((seat) => names(b, seat, id))
    expect([id, ...named]).toEqual([id, b.side(id)])
  }
})

clause('JC-FOG-a', 'other blocks and other strengths look the same to the enemy, whatever they do', () => {
  const one = moving({ genua: ['legio-8:2', 'leader-antonius'], 'mare-tyrrhenum': ['c-navis-1:1'], roma: ['legio-1'] })
  const other = moving({ genua: ['c-ballista', 'legio-12:1'], 'mare-tyrrhenum': ['c-navis-4'], roma: ['legio-1'] })
  const play = (b: Bench, army: BlockId, stays: BlockId, navis: BlockId): void => {
    b.march('caesar', navis, 'mare-internum')
    b.march('caesar', army, 'ravenna', 'aquileia')
    b.do('caesar', { do: 'move', block: stays, to: 'roma' })
    b.do('caesar', { do: 'end-moves' })
    b.do('caesar', { do: 'levy', block: 'c-auxilia-1', at: 'aquileia' })
    b.do('caesar', { do: 'end-levies' })
  }
  for (const seat of ['pompeius', 'spectator'] as const) expectAlike(one, other, seat)
  play(one, 'legio-8', 'leader-antonius', 'c-navis-1')
  play(other, 'legio-12', 'c-ballista', 'c-navis-4')
  expect(one.heard('pompeius', 'moved')).toHaveLength(4)
  for (const { params } of one.heard('pompeius', 'moved')) expect(params.block).toBeNull()
  // That a block at sea is a Navis is evident, and so is it of one that puts to sea.
  const port = moving({ massilia: ['c-navis-1', 'legio-8'] })
  port.march('caesar', 'c-navis-1', 'mare-hispanum', 'narbo').march('caesar', 'legio-8', 'narbo')
  expect(port.heard('pompeius', 'moved').map(({ params }) => params.navis)).toEqual([true, true, false])
  for (const { params } of one.heard('caesar', 'moved')) expect(params.block).not.toBeNull()
  for (const seat of ['pompeius', 'spectator'] as const) expectAlike(one, other, seat)
  expect(one.view('caesar')).not.toEqual(other.view('caesar'))
})

clause('JC-FOG-a', 'who tries to move a block of the enemy is not told where it stands, nor whether it does', () => {
  const tried = (blocks: Partial<Record<PlaceId, readonly string[]>>): unknown =>
    moving({ genua: ['legio-8'], ...blocks }).refusal('caesar', { do: 'move', block: 'legio-1', to: 'roma' })
  const one = tried({ neapolis: ['legio-1'], utica: ['legio-39'] })
  expect(one).toMatchObject({ reason: 'not-under-command', params: { from: null } })
  expect(tried({ neapolis: ['legio-39'], utica: ['legio-1'] })).toEqual(one)
  expect(tried({ neapolis: ['legio-39'], utica: ['legio-2'] })).toEqual(one)
})

clause('JC-FOG-a', 'while a block is under way, by land or over water, the enemy sees its back', () => {
  const blocks = (land: string, navis: string) => ({ genua: [land], 'mare-tyrrhenum': [navis], roma: ['legio-1'] })
  for (const path of [['ravenna'], ['mare-tyrrhenum']] as const) {
    const one = moving(blocks('legio-8:1', 'c-navis-1'))
    const other = moving(blocks('leader-antonius', 'c-navis-5:1'))
    for (const to of path) {
      one.do('caesar', { do: 'move', block: 'legio-8', to })
      other.do('caesar', { do: 'move', block: 'leader-antonius', to })
    }
    expect(['onward', 'crossing']).toContain(one.now)
    for (const seat of ['pompeius', 'spectator'] as const) expectAlike(one, other, seat)
    expect(names(one, 'pompeius', 'legio-8')).toBe(false)
    expect(names(one, 'caesar', 'legio-8')).toBe(true)
  }
})

clause('JC-FOG-a', 'a battle reveals only those who fight in it', () => {
  const b = bench({
    blocks: { roma: ['legio-8:2', 'legio-1'], genua: ['legio-11'], neapolis: ['legio-3'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma' },
  })
  for (const seat of ['caesar', 'pompeius', 'spectator'] as const)
    expect(facesAt(b, seat, 'roma')).toEqual(['legio-8', 'legio-1'])
  expect(facesAt(b, 'pompeius', 'genua')).toEqual([])
  expect(facesAt(b, 'caesar', 'neapolis')).toEqual([])
  expect(facesAt(b, 'spectator', 'genua')).toEqual([])
})

clause('JC-FOG-b', 'everybody sees where Cleopatra is and whose she is, but not how strong', () => {
  const blocks = (strength: number, side: string) => ({
    memphis: [`cleopatra:${strength} ${side}`, side === 'caesar' ? 'legio-8' : 'legio-38'],
    pelusium: ['legio-1'],
  })
  for (const [side, enemy, colour] of [
    ['caesar', 'pompeius', 'tan'],
    ['pompeius', 'caesar', 'green'],
  ] as const) {
    const b = moving(blocks(4, side))
    for (const seat of [enemy, 'spectator'] as const) {
      const backs = backsAt(b, seat, 'memphis').map((back) => [back.colour, back.side, back.count])
      expect(backs.toSorted()).toEqual([
        ['blue', side, 1],
        [colour, side, 1],
      ])
      for (const strength of [1, 2, 3]) expectAlike(b, moving(blocks(strength, side)), seat)
    }
    expect(b.places(side).memphis?.known.find(({ block }) => block === 'cleopatra')?.strength).toBe(4)
  }
  // On the march her colour is told.
  const moved = moving(blocks(4, 'caesar')).march('caesar', 'cleopatra', 'alexandria')
  expect(moved.heard('pompeius', 'moved').at(-1)?.params).toMatchObject({ colour: 'blue', to: 'alexandria' })
  expect(backsAt(moved, 'pompeius', 'alexandria')).toEqual([
    { side: 'caesar', colour: 'blue', moved: true, border: null, count: 1 },
  ])
})

clause('JC-FOG-c', 'a block that changed side keeps its colour, and its old side does not know which is which', () => {
  const blocks = (genua: string, ravenna: string) => ({
    genua: [genua, 'legio-8'],
    ravenna: [ravenna],
    roma: ['legio-1'],
  })
  const b = moving(blocks('legio-3:2 caesar', 'p-auxilia-1:4 caesar'))
  expect(facesAt(b, 'caesar', 'genua')).toEqual(['legio-8', 'legio-3'])
  for (const seat of ['pompeius', 'spectator'] as const) {
    expect(backsAt(b, seat, 'genua').map((back) => [back.colour, back.side, back.count])).toEqual([
      ['green', 'caesar', 1],
      ['tan', 'caesar', 1],
    ])
    // Exchanged, and of other strengths, they look just the same.
    expectAlike(b, moving(blocks('p-auxilia-1:1 caesar', 'legio-3:3 caesar')), seat)
  }
  // He saw them go, so he knows which two they are, but not which of them stands where.
  expect([...b.view('pompeius').turncoats].sort()).toEqual(['legio-3', 'p-auxilia-1'])
  for (const seat of ['caesar', 'spectator'] as const) expect(b.view(seat).turncoats).toEqual([])
  const waiting = b.view('pompeius').pools.pompeius.waiting ?? []
  for (const lost of ['legio-3', 'p-auxilia-1'] as const) {
    expect(waiting).not.toContain(lost)
    expect(b.onMap('pompeius')).not.toContain(`"${lost}"`)
  }
  expect(waiting).toContain('p-auxilia-2')
  b.march('caesar', 'legio-3', 'massilia')
  expect(b.heard('pompeius', 'moved').at(-1)?.params).toMatchObject({ block: null, colour: 'green', to: 'massilia' })
})

clause('JC-FOG-c', 'both sides see which block Jupiter wins over', () => {
  const b = bench({
    blocks: { genua: ['legio-8'], roma: ['legio-1:2', 'legio-3:3'] },
    cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-1-a' },
    now: { step: 'command' },
  })
  b.do('caesar', { do: 'turn', at: 'roma', colour: 'green' }, 1).do('caesar', { do: 'receive', at: 'genua' })
  expect([b.side('legio-3'), b.where('legio-3')]).toEqual(['caesar', 'genua'])
  for (const seat of ['caesar', 'pompeius'] as const)
    expect(b.heard(seat, 'defected').at(-1)?.params).toMatchObject({ block: 'legio-3', from: 'roma', to: 'genua' })
  expect(names(b, 'spectator', 'legio-3')).toBe(false)
  expect(b.heard('spectator', 'defected').at(-1)?.params).toMatchObject({ block: null, colour: 'green', to: 'genua' })
  expect(facesAt(b, 'pompeius', 'genua')).toEqual([])
  expect(backsAt(b, 'pompeius', 'genua').map((back) => back.colour)).toEqual(['green', 'tan'])
})

test('of a block that moves only that changes: all others are the very same in the next view', () => {
  const b = moving({ genua: ['legio-8', 'legio-11'], massilia: ['legio-14'], neapolis: ['legio-1'] })
  const before = b.view('caesar').blocks
  b.march('caesar', 'legio-8', 'massilia')
  const { 'legio-8': moved, ...others } = b.view('caesar').blocks
  expect(moved).toEqual({ ...before['legio-8'], at: 'massilia', moved: true })
  expect(Object.keys(others)).toEqual(['legio-11', 'legio-14'])
  for (const id of ['legio-11', 'legio-14'] as const) expect(others[id]).toBe(before[id])
})

clause('JC-FOG-d', 'everybody sees which blocks have moved this turn', () => {
  const b = moving({ genua: ['legio-8', 'legio-11'], massilia: ['legio-14'], neapolis: ['legio-1'] })
  b.march('caesar', 'legio-8', 'massilia')
  for (const seat of ['pompeius', 'spectator'] as const) {
    expect(backsAt(b, seat, 'massilia').map(({ moved, count }) => [moved, count])).toEqual([
      [false, 1],
      [true, 1],
    ])
    expect(backsAt(b, seat, 'genua').map(({ moved, count }) => [moved, count])).toEqual([[false, 1]])
  }
  expect(b.places('caesar').massilia?.known.map(({ block, moved }) => [block, moved])).toEqual([
    ['legio-8', true],
    ['legio-14', false],
  ])
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.march('pompeius', 'legio-1', 'brundisium')
  expect(backsAt(b, 'caesar', 'brundisium').map(({ moved }) => moved)).toEqual([true])
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  // A new turn, and nobody has moved.
  expect(b.state.turn).toBe(2)
  expect(backsAt(b, 'pompeius', 'massilia').map(({ moved, count }) => [moved, count])).toEqual([[false, 2]])
})

clause('JC-FOG-e', 'a retreat is seen, block and goal; then the block is concealed again', () => {
  const b = bench({
    blocks: {
      roma: ['legio-8:2', 'legio-11', 'legio-1:3', 'legio-3'],
      genua: ['legio-12'],
      neapolis: ['legio-39'],
      'mare-tyrrhenum': ['p-navis-1'],
    },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma', round: 2 },
  })
  b.do('pompeius', { do: 'retreat', block: 'legio-1', to: 'neapolis' })
  b.do('pompeius', { do: 'pass', block: 'legio-3' })
  b.do('caesar', { do: 'retreat', block: 'legio-8', to: 'genua' })
  for (const seat of ['caesar', 'pompeius', 'spectator'] as const)
    expect(b.heard(seat, 'retreated').map(({ params }) => [params.block, params.from, params.to])).toEqual([
      ['legio-1', 'roma', 'neapolis'],
      ['legio-8', 'roma', 'genua'],
    ])
  // The battle goes on, but those two are gone from sight.
  expect(b.now).toBe('battle')
  expect(facesAt(b, 'spectator', 'roma')).toEqual(['legio-11', 'legio-3'])
  expect(facesAt(b, 'caesar', 'neapolis')).toEqual([])
  expect(backsAt(b, 'caesar', 'neapolis').map(({ count }) => count)).toEqual([2])
  expect(facesAt(b, 'pompeius', 'genua')).toEqual([])
  expect(backsAt(b, 'pompeius', 'genua').map(({ count }) => count)).toEqual([2])

  const sailed = b.fork().do('caesar', { do: 'pass', block: 'legio-11' })
  sailed.do('pompeius', { do: 'sail', block: 'legio-3', to: 'neapolis' })
  expect(sailed.heard('caesar', 'retreated').at(-1)?.params).toMatchObject({ block: 'legio-3', to: 'neapolis' })
  expect(facesAt(sailed, 'caesar', 'neapolis')).toEqual([])
  expect(backsAt(sailed, 'caesar', 'neapolis').map(({ count }) => count)).toEqual([3])
})

clause('JC-FOG-f', 'of a regroup the opponent sees how many blocks of each colour go where', () => {
  const b = bench({
    blocks: { roma: ['legio-8:1', 'legio-1', 'legio-3', 'cleopatra'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma' },
  })
  expect(facesAt(b, 'caesar', 'roma')).toHaveLength(4)
  b.do('pompeius', { do: 'fire', block: 'legio-1' }, 1, 6, 6, 6)
  // The battle is over: everybody is concealed before anybody goes.
  expect([b.now, ...b.waiting]).toEqual(['regroup', 'pompeius'])
  expect(facesAt(b, 'caesar', 'roma')).toEqual([])
  expect(facesAt(b, 'spectator', 'roma')).toEqual([])
  const one = b.fork().do('pompeius', { do: 'regroup', block: 'legio-1', to: 'neapolis' })
  const other = b.fork().do('pompeius', { do: 'regroup', block: 'legio-3', to: 'neapolis' })
  for (const seat of ['caesar', 'spectator'] as const) {
    expect(one.heard(seat, 'regrouped').map(({ params }) => params)).toEqual([
      { side: 'pompeius', block: null, colour: 'green', from: 'roma', to: 'neapolis' },
    ])
    expectAlike(one, other, seat)
  }
  expect(one.heard('pompeius', 'regrouped').at(-1)?.params.block).toBe('legio-1')
  one.do('pompeius', { do: 'regroup', block: 'cleopatra', to: 'ravenna' })
  expect(one.heard('caesar', 'regrouped').at(-1)?.params).toMatchObject({ block: null, colour: 'blue', to: 'ravenna' })
})

clause('JC-FOG-f', 'Reserves of a battle that ended in its first Round are never seen', () => {
  const fought = (reserve: BlockId): Bench =>
    bench({
      blocks: { roma: ['legio-8:1', 'legio-1', `${reserve} from neapolis`] },
      contests: { roma: { attacker: 'caesar', main: 'genua' } },
      now: { step: 'battle', at: 'roma' },
    })
      .do('pompeius', { do: 'fire', block: 'legio-1' }, 1, 6, 6, 6)
      .do('pompeius', { do: 'regroup', block: reserve, to: 'neapolis' })
  const b = fought('legio-3')
  expect(b.heard('caesar', 'battle-won')).toHaveLength(1)
  for (const seat of ['caesar', 'spectator'] as const) {
    expect(names(b, seat, 'legio-3')).toBe(false)
    expectAlike(b, fought('p-ballista'), seat)
  }
})

clause('JC-FOG-g', 'of a Contested place both see the attacker, the borders, the Main Attack and the Reserves', () => {
  const b = moving({
    genua: ['legio-8', 'legio-11'],
    ravenna: ['legio-13'],
    roma: ['legio-1', 'legio-2', 'legio-4'],
    neapolis: ['legio-3'],
  })
  b.march('caesar', 'legio-8', 'roma').march('caesar', 'legio-11', 'roma').march('caesar', 'legio-13', 'roma')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'main-attack', at: 'roma', from: 'genua' })
  b.do('caesar', { do: 'end-levies' })
  b.march('pompeius', 'legio-3', 'roma')
  for (const seat of ['caesar', 'pompeius', 'spectator'] as const)
    expect(b.view(seat).contests).toEqual({
      roma: {
        attacker: 'caesar',
        borders: ['genua--roma', 'ravenna--roma'],
        responses: ['neapolis--roma'],
        main: 'genua--roma',
        surprise: false,
      },
    })
  const backs = (seat: Watcher) =>
    backsAt(b, seat, 'roma')
      .map(({ side, border, count }) => `${side} ${border} ${count}`)
      .toSorted()
  const attackers = ['caesar genua--roma 2', 'caesar ravenna--roma 1']
  const defenders = ['pompeius neapolis--roma 1', 'pompeius null 3']
  expect(backs('pompeius')).toEqual(attackers)
  expect(backs('caesar')).toEqual(defenders)
  expect(backs('spectator')).toEqual([...attackers, ...defenders])
  expect(facesAt(b, 'pompeius', 'roma')).toEqual(['legio-1', 'legio-2', 'legio-3', 'legio-4'])
  // In Round 1 the Reserves keep their backs to the enemy, and their number.
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect(b.now).toBe('battle')
  expect(backs('pompeius')).toEqual(['caesar ravenna--roma 1'])
  expect(backs('caesar')).toEqual(['pompeius neapolis--roma 1'])
  expect(facesAt(b, 'pompeius', 'roma')).not.toContain('legio-13')
})

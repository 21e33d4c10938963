import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

type Blocks = NonNullable<Position['blocks']>

const levy = (block: BlockId, at: PlaceId) => ({ do: 'levy', block, at }) as const
const raise = (block: BlockId) => ({ do: 'raise', block }) as const
const END_MOVES = { do: 'end-moves' } as const

/** A side has Levy Points to spend: as many as said, or the three of its card. */
const levies = (side: 'caesar' | 'pompeius', blocks: Blocks, more: Position = {}, points = 3): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-3-b' },
    ...more,
    now: { step: 'levies', side, points },
  })

/** Caesar, Player 1, at the start of a command of two moves and three levies. */
const caesarMoves = (blocks: Blocks): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-2-3-a', pompeius: 'cmd-2-3-b' },
    now: { step: 'moves', side: 'caesar' },
  })

const pointsLeft = (b: Bench): number | null => (b.frame?.step === 'levies' ? b.frame.points : null)
const citiesFor = (b: Bench, side: 'caesar' | 'pompeius', block: BlockId): PlaceId[] =>
  b.actions(side).flatMap((action) => (action.do === 'levy' && action.block === block ? [action.at] : []))

clause(
  'JC-6.4a',
  'a Levy Point is a step more for a block on the map, and another for the same block or a second',
  () => {
    const b = levies('caesar', { roma: ['legio-17:1', 'legio-8:1'] })
    b.do('caesar', raise('legio-17'))
    expect([b.strength('legio-17'), pointsLeft(b)]).toEqual([2, 2])
    b.do('caesar', raise('legio-17')).do('caesar', raise('legio-8'))
    expect([b.strength('legio-17'), b.strength('legio-8'), pointsLeft(b)]).toEqual([3, 2, 0])
    expect(b.why('caesar', raise('legio-17'))).toBe('no-levy-points')
    expect(b.why('caesar', raise('legio-7'))).toBe('no-levy-points')
  },
)

clause('JC-6.4a', 'a block that is not on the map gets no step, nor does one of the enemy', () => {
  const b = levies('caesar', { roma: ['legio-17:1'], neapolis: ['legio-1:1'] })
  expect(b.why('caesar', raise('c-ballista'))).toBe('not-on-map')
  expect(b.why('caesar', raise('legio-1'))).toBe('not-under-command')
})

clause('JC-6.4b', 'a Levy Point brings a block of one pool to a city at strength I', () => {
  const b = levies('caesar', { roma: ['legio-8'] }, { fallen: ['c-auxilia-2'] })
  b.do('caesar', levy('legio-17', 'roma'))
  expect([b.where('legio-17'), b.strength('legio-17'), pointsLeft(b)]).toEqual(['roma', 1, 2])
  b.do('caesar', levy('c-ballista', 'roma'))
  expect([b.where('c-ballista'), b.strength('c-ballista'), pointsLeft(b)]).toEqual(['roma', 1, 1])
  expect(b.why('caesar', levy('legio-8', 'roma'))).toBe('not-in-pool')
  expect(b.why('caesar', levy('c-auxilia-2', 'roma'))).toBe('fallen-this-year')
  expect(b.why('caesar', levy('p-auxilia-1', 'roma'))).toBe('not-in-pool')
  b.do('caesar', levy('c-auxilia-1', 'roma'))
  expect(b.why('caesar', levy('c-auxilia-3', 'roma'))).toBe('no-levy-points')
})

clause('JC-6.4c', 'a block just levied is raised at once, a point for each step', () => {
  const b = levies('caesar', { roma: ['legio-8'] })
  expect(b.why('caesar', raise('legio-17'))).toBe('not-on-map')
  b.do('caesar', levy('legio-17', 'roma')).do('caesar', raise('legio-17'))
  expect([b.strength('legio-17'), pointsLeft(b)]).toEqual([2, 1])
  b.do('caesar', raise('legio-17'))
  expect([b.strength('legio-17'), pointsLeft(b)]).toEqual([3, 0])
})

clause('JC-6.4d', 'several new blocks are levied in one city', () => {
  const b = levies('caesar', { genua: ['legio-8'] })
  b.do('caesar', levy('legio-11', 'genua')).do('caesar', levy('legio-12', 'genua'))
  b.do('caesar', levy('c-auxilia-1', 'genua'))
  expect(b.at('genua')).toEqual(['legio-8', 'legio-11', 'legio-12', 'c-auxilia-1'])
})

clause('JC-6.4e', 'leaders, Auxilia and the Ballista are levied in every Friendly city', () => {
  const b = levies('caesar', { toletum: ['legio-7'], genua: ['legio-8'], roma: ['legio-11'], neapolis: ['legio-1'] })
  for (const id of ['leader-caesar', 'leader-antonius', 'c-auxilia-1', 'c-auxilia-3', 'c-ballista'] as const)
    expect(citiesFor(b, 'caesar', id)).toEqual(['genua', 'roma', 'toletum'])
  expect(b.why('caesar', levy('c-ballista', 'neapolis'))).toBe('city-not-friendly')
  b.do('caesar', levy('leader-caesar', 'toletum'))
  expect(b.where('leader-caesar')).toBe('toletum')
})

clause('JC-6.4f', 'legions and Equitatus are levied in the city they name, if it is Friendly', () => {
  const b = levies('caesar', { ravenna: ['legio-8'], lugdunum: ['legio-7'], neapolis: ['legio-1'] })
  expect(citiesFor(b, 'caesar', 'legio-13')).toEqual(['ravenna'])
  expect(b.why('caesar', levy('legio-13', 'lugdunum'))).toBe('not-its-city')
  expect(citiesFor(b, 'caesar', 'c-equitatus-1')).toEqual(['lugdunum'])
  expect(b.why('caesar', levy('c-equitatus-1', 'ravenna'))).toBe('not-its-city')
  // Roma is Vacant, Neapolis is Enemy.
  expect(b.why('caesar', levy('legio-17', 'roma'))).toBe('city-not-friendly')
  expect(b.why('caesar', levy('legio-18', 'neapolis'))).toBe('city-not-friendly')
  expect(citiesFor(b, 'caesar', 'legio-18')).toEqual([])
})

clause(
  ['JC-6.4g', 'JC-6.4b'],
  'the elephant is levied in Utica at strength II and rises to IV for one point more',
  () => {
    const b = levies('pompeius', { utica: ['legio-39'], badias: ['legio-1'] })
    expect(citiesFor(b, 'pompeius', 'p-elephantus')).toEqual(['utica'])
    expect(b.why('pompeius', levy('p-elephantus', 'badias'))).toBe('elephant-only-utica')
    b.do('pompeius', levy('p-elephantus', 'utica'))
    expect([b.strength('p-elephantus'), pointsLeft(b)]).toEqual([2, 2])
    b.do('pompeius', raise('p-elephantus'))
    expect([b.strength('p-elephantus'), pointsLeft(b)]).toEqual([4, 1])
    const away = levies('pompeius', { badias: ['legio-1'] })
    expect(away.why('pompeius', levy('p-elephantus', 'utica'))).toBe('city-not-friendly')
  },
)

clause('JC-6.4h', 'Navis are levied in a Friendly major port, not in a lesser one nor inland', () => {
  const b = levies('caesar', {
    massilia: ['legio-8'],
    genua: ['legio-11'],
    lugdunum: ['legio-7'],
    ravenna: ['c-navis-2'],
  })
  expect(citiesFor(b, 'caesar', 'c-navis-1')).toEqual(['massilia', 'ravenna'])
  expect(b.why('caesar', levy('c-navis-1', 'genua'))).toBe('not-a-major-port')
  expect(b.why('caesar', levy('c-navis-1', 'lugdunum'))).toBe('not-a-major-port')
  expect(b.why('caesar', levy('c-navis-1', 'neapolis'))).toBe('city-not-friendly')
  b.do('caesar', levy('c-navis-1', 'massilia'))
  expect([b.where('c-navis-1'), b.strength('c-navis-1')]).toEqual(['massilia', 1])
})

clause('JC-6.4i', 'a Navis gets steps in any Friendly port, never at sea', () => {
  const b = levies('caesar', {
    genua: ['c-navis-1:1'],
    massilia: ['c-navis-2:1', 'legio-8'],
    'mare-hispanum': ['c-navis-3:1'],
  })
  b.do('caesar', raise('c-navis-1')).do('caesar', raise('c-navis-2'))
  expect([b.strength('c-navis-1'), b.strength('c-navis-2')]).toEqual([2, 2])
  expect(b.why('caesar', raise('c-navis-3'))).toBe('not-at-sea')
  expect(b.may('caesar', levy('c-navis-4', 'mare-hispanum'))).toBe(false)
})

clause('JC-6.4j', 'neither blocks nor steps are added in Vacant or Contested cities', () => {
  const blocks = { roma: ['legio-1', 'legio-8:1 from genua'], ravenna: ['legio-13:1'] }
  const contests = { roma: { attacker: 'caesar' } }
  const attacker = levies('caesar', blocks, { contests })
  expect(attacker.why('caesar', raise('legio-8'))).toBe('city-not-friendly')
  expect(attacker.why('caesar', levy('legio-17', 'roma'))).toBe('city-not-friendly')
  expect(attacker.why('caesar', levy('c-auxilia-1', 'roma'))).toBe('city-not-friendly')
  expect(attacker.why('caesar', levy('c-auxilia-1', 'genua'))).toBe('city-not-friendly')
  expect(attacker.may('caesar', levy('c-auxilia-1', 'ravenna'))).toBe(true)
  expect(attacker.may('caesar', raise('legio-13'))).toBe(true)
  const defender = levies('pompeius', { ...blocks, roma: ['legio-1:1', 'legio-8 from genua'] }, { contests })
  expect(defender.why('pompeius', raise('legio-1'))).toBe('city-not-friendly')
  expect(defender.why('pompeius', levy('p-auxilia-1', 'roma'))).toBe('city-not-friendly')
})

clause('JC-6.4k', 'a block that has moved gets steps, unless it stands in a Contested city', () => {
  const b = caesarMoves({ genua: ['legio-8:1', 'legio-11:1'], roma: ['legio-1'] })
  b.march('caesar', 'legio-8', 'massilia').march('caesar', 'legio-11', 'roma').do('caesar', END_MOVES)
  b.do('caesar', raise('legio-8'))
  expect(b.strength('legio-8')).toBe(2)
  expect(b.why('caesar', raise('legio-11'))).toBe('city-not-friendly')
})

clause('JC-6.4l', 'a city occupied this very turn receives levies at once', () => {
  const b = caesarMoves({ genua: ['legio-8:1'] })
  b.march('caesar', 'legio-8', 'roma').do('caesar', END_MOVES)
  b.do('caesar', levy('legio-17', 'roma')).do('caesar', raise('legio-8'))
  expect(b.at('roma')).toEqual(['legio-8', 'legio-17'])
  expect(b.strength('legio-8')).toBe(2)
  // Genua was left, and is Vacant.
  expect(b.why('caesar', levy('legio-11', 'genua'))).toBe('city-not-friendly')
})

clause('JC-6.4m', 'levies come after the moves, and a block levied does not move this turn', () => {
  const b = caesarMoves({ roma: ['legio-8'] })
  expect(b.why('caesar', levy('legio-17', 'roma'))).toBe('not-now')
  expect(b.why('caesar', raise('legio-8'))).toBe('not-now')
  b.do('caesar', END_MOVES).do('caesar', levy('legio-17', 'roma'))
  expect(b.why('caesar', { do: 'move', block: 'legio-17', to: 'genua' })).toBe('not-now')
  b.do('caesar', { do: 'end-levies' })
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.why('caesar', { do: 'move', block: 'legio-17', to: 'genua' })).toBe('not-your-turn')
  b.do('pompeius', END_MOVES).do('pompeius', { do: 'end-levies' })
  expect([b.now, b.state.turn, b.where('legio-17')]).toEqual(['cards', 2, 'roma'])
})

clause('JC-6.4n', 'legions, Equitatus and the elephant get steps in cities not their own', () => {
  const b = levies('pompeius', { sinope: ['legio-39:1', 'p-equitatus-2:1', 'p-elephantus:2'] })
  for (const id of ['legio-39', 'p-equitatus-2', 'p-elephantus'] as const) b.do('pompeius', raise(id))
  expect([b.strength('legio-39'), b.strength('p-equitatus-2'), b.strength('p-elephantus')]).toEqual([2, 2, 4])
})

clause('JC-6.4o', 'no block rises above its full strength', () => {
  // Legio VIII III, Legio XVII IV, Antonius II, Navis II, elephant IV.
  const b = levies('caesar', { massilia: ['legio-8', 'legio-17:3', 'leader-antonius', 'c-navis-1'] })
  for (const id of ['legio-8', 'leader-antonius', 'c-navis-1'] as const)
    expect(b.why('caesar', raise(id))).toBe('full-strength')
  expect([b.strength('legio-8'), b.strength('leader-antonius'), b.strength('c-navis-1')]).toEqual([3, 2, 2])
  b.do('caesar', raise('legio-17'))
  expect(b.strength('legio-17')).toBe(4)
  expect(b.why('caesar', raise('legio-17'))).toBe('full-strength')
  const elephant = levies('pompeius', { utica: ['p-elephantus:4'] })
  expect(elephant.why('pompeius', raise('p-elephantus'))).toBe('full-strength')
})

clause(
  'JC-6.4p',
  'Cleopatra and blocks that changed side get steps from the side they serve, not from the other',
  () => {
    const blocks = {
      alexandria: ['cleopatra:1 caesar', 'legio-38:1 caesar'],
      utica: ['legio-39:1', 'legio-8:1 pompeius'],
    }
    const caesar = levies('caesar', blocks)
    caesar.do('caesar', raise('cleopatra')).do('caesar', raise('legio-38'))
    expect([caesar.strength('cleopatra'), caesar.strength('legio-38')]).toEqual([2, 2])
    expect(caesar.why('caesar', raise('legio-8'))).toBe('not-under-command')
    const pompeius = levies('pompeius', blocks)
    pompeius.do('pompeius', raise('legio-8'))
    expect(pompeius.strength('legio-8')).toBe(2)
    expect(pompeius.why('pompeius', raise('cleopatra'))).toBe('not-under-command')
    expect(pompeius.why('pompeius', raise('legio-38'))).toBe('not-under-command')
    expect(pompeius.why('pompeius', levy('legio-38', 'alexandria'))).toBe('not-in-pool')
  },
)

clause('JC-6.4q', 'the opponent sees that a block was added, and where, but not which', () => {
  const b = levies('caesar', { roma: ['legio-8'] })
  const poolBefore = b.view('pompeius').pools.caesar.size
  b.do('caesar', levy('c-ballista', 'roma'))
  expect(b.heard('caesar', 'levied').map(({ params }) => params)).toEqual([
    { side: 'caesar', block: 'c-ballista', at: 'roma' },
  ])
  for (const seat of ['pompeius', 'spectator'] as const) {
    expect(b.heard(seat)).toHaveLength(1)
    expect(b.heard(seat, 'levied')[0].params).toEqual({ side: 'caesar', block: null, at: 'roma' })
    const view = b.view(seat)
    expect(b.places(seat).roma).toEqual({
      known: [],
      hidden: [{ side: 'caesar', colour: 'tan', moved: false, border: null, count: 2 }],
    })
    expect(view.pools.caesar.waiting).toBeNull()
    expect(view.pools.caesar.size).toBe(poolBefore - 1)
    expect(JSON.stringify(view)).not.toContain('c-ballista')
  }
})

clause(
  'JC-6.4q',
  'the opponent sees that a step was added, and where, but not to which block, nor its strength',
  () => {
    const blocks = { alexandria: ['cleopatra:1 caesar', 'legio-8:1'] }
    const [queen, legion] = (['cleopatra', 'legio-8'] as const).map((id) =>
      levies('caesar', blocks).do('caesar', raise(id)),
    )
    expect(queen.heard('caesar', 'raised').map(({ params }) => params)).toEqual([
      { side: 'caesar', at: 'alexandria', block: 'cleopatra', strength: 2 },
    ])
    for (const seat of ['pompeius', 'spectator'] as const) {
      expect(queen.heard(seat).map(({ key, params }) => [key, params])).toEqual([
        ['raised', { side: 'caesar', at: 'alexandria', block: null, strength: null }],
      ])
      expect(legion.heard(seat)).toEqual(queen.heard(seat))
      expect(legion.view(seat)).toEqual(queen.view(seat))
    }
  },
)

clause(
  'JC-6.4r',
  'a city held by Navis alone, or by Cleopatra alone, is Friendly and receives blocks and steps',
  () => {
    const navis = levies('caesar', { neapolis: ['c-navis-1:1'] })
    navis.do('caesar', levy('legio-18', 'neapolis')).do('caesar', raise('c-navis-1'))
    expect(navis.at('neapolis')).toEqual(['legio-18', 'c-navis-1'])
    expect(navis.strength('c-navis-1')).toBe(2)
    const queen = levies('pompeius', { alexandria: ['cleopatra:2'] })
    queen.do('pompeius', levy('legio-38', 'alexandria')).do('pompeius', raise('cleopatra'))
    queen.do('pompeius', levy('p-navis-1', 'alexandria'))
    expect(queen.at('alexandria')).toEqual(['legio-38', 'p-navis-1', 'cleopatra'])
    expect(queen.strength('cleopatra')).toBe(3)
  },
)

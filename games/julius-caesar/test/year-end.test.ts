import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import { FIRST_YEAR_AUC, FIRST_YEAR_BC } from '../data/constants.ts'
import type { Position } from '../rules/position.ts'
import { BLOCK_IDS, type SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

/** Winter begins: the last levies of a Year's fifth turn are over. */
const winter = (position: Position): Bench =>
  bench({
    turn: 5,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'levies', side: 'pompeius', points: 0 },
    ...position,
  }).do('pompeius', { do: 'end-levies' })

/** Both sides, each with a block on the map, have disbanded enough; twelve cards are dealt. */
const springComes = (b: Bench, deal: readonly number[] = new Array(12).fill(0)): Bench =>
  b.do('caesar', { do: 'end-disbanding' }).do('pompeius', { do: 'end-disbanding' }, ...deal)

/** Into Caesar's first levies of the new Year: with that deal he holds the first six cards, and is Player 1. */
function nextLevies(b: Bench): Bench {
  springComes(b)
  b.do('caesar', { do: 'discard', card: 'cmd-4-1-a' }).do('pompeius', { do: 'discard', card: 'cmd-2-2-b' })
  b.do('caesar', { do: 'play', card: 'cmd-3-2-a' }).do('pompeius', { do: 'play', card: 'cmd-2-3-a' })
  return b.do('caesar', { do: 'end-moves' })
}

const told = (b: Bench, key: string, side: SideId = 'caesar') => b.heard(side, key).map(({ params }) => params)

/** Nine points for Caesar: Roma 2, Alexandria 2, and five cities of 1. */
const NINE = {
  roma: ['legio-17'],
  alexandria: ['cleopatra caesar'],
  massilia: ['legio-7'],
  tarraco: ['legio-8'],
  utica: ['legio-9'],
  syracusae: ['legio-19'],
  athenae: ['legio-20'],
  neapolis: ['legio-1'],
}

clause('JC-8.4a', 'ten points win in any Winter, nine in none but the last', () => {
  const nine = winter({ year: 2, blocks: NINE })
  expect(told(nine, 'victory-check')).toEqual([{ caesar: 9, pompeius: 0 }])
  expect(nine.state.outcome).toBeNull()
  expect(nine.now).toBe('disbands')

  const ten = winter({ year: 2, blocks: { ...NINE, ephesus: ['legio-21'] } })
  expect(ten.state.outcome).toMatchObject({ winners: [0], way: 'ten-points' })
  expect(told(ten, 'game-over', 'pompeius')).toEqual([
    { way: 'ten-points', winner: 'caesar', caesar: 10, pompeius: 0, year: 2 },
  ])
  expect(ten.waiting).toEqual([])
  expect(ten.why('caesar', { do: 'disband', block: 'legio-21' })).toBe('game-over')

  const trophy = winter({ year: 1, blocks: NINE, trophies: ['leader-scipio'] })
  expect(trophy.state.outcome).toMatchObject({ winners: [0], way: 'ten-points' })

  expect(winter({ year: 5, blocks: NINE }).state.outcome).toMatchObject({ winners: [0], way: 'most-points' })
})

clause('JC-8.4a', 'in Year 5 the game ends here in every case: most points, then Roma, then a draw', () => {
  const end = (blocks: Position['blocks']): Bench => winter({ year: 5, blocks })
  const cleopatraAlone = { alexandria: ['cleopatra'], genua: ['legio-8'], neapolis: ['legio-1'] }
  expect(end(cleopatraAlone).state.outcome).toMatchObject({ winners: [1], way: 'most-points' })
  expect(end({ ...cleopatraAlone, roma: ['legio-17'] }).state.outcome).toMatchObject({ winners: [0], way: 'roma' })
  const draw = end({ ...cleopatraAlone, massilia: ['legio-7'], tarraco: ['legio-9'] })
  expect(draw.state.outcome).toMatchObject({ winners: [], way: 'draw' })
  expect(told(draw, 'game-over')).toEqual([{ way: 'draw', winner: null, caesar: 2, pompeius: 2, year: 5 }])
  expect(draw.waiting).toEqual([])
  // The same draw in Year 4 decides nothing.
  const fourth = winter({ year: 4, blocks: { ...cleopatraAlone, massilia: ['legio-7'], tarraco: ['legio-9'] } })
  expect(fourth.state.outcome).toBeNull()
})

clause('JC-8.4b', 'the count comes after winter supply and before disbanding, which cannot undo it', () => {
  const b = winter({ blocks: { roma: ['legio-17'], genua: ['legio-7', 'legio-8', 'legio-11', 'legio-12'] } })
  expect(b.now).toBe('surplus')
  expect(b.heard('caesar', 'victory-check')).toEqual([])
  b.do('caesar', { do: 'disband', block: 'legio-7' })
  expect(told(b, 'victory-check')).toEqual([{ caesar: 2, pompeius: 2 }])
  b.do('caesar', { do: 'disband', block: 'legio-17' })
  expect(b.control('roma')).toBe('vacant')
  expect(b.points('caesar')).toBe(0)
  expect(told(b, 'victory-check')).toHaveLength(1)
})

clause(['JC-8.5a', 'JC-8.5c'], 'blocks are not merged: the steps of a disbanded block are lost', () => {
  const b = winter({ blocks: { genua: ['legio-11:1', 'legio-12:2'], neapolis: ['legio-1'] } })
  expect(b.actions('caesar')).toEqual([
    { do: 'end-disbanding' },
    { do: 'disband', block: 'legio-11' },
    { do: 'disband', block: 'legio-12' },
  ])
  expect(b.why('caesar', { do: 'raise', block: 'legio-11' })).toBe('not-now')
  b.do('caesar', { do: 'disband', block: 'legio-12' })
  expect(b.strength('legio-11')).toBe(1)
  expect(b.strength('legio-12')).toBe(0)
  // Back next Year, at strength I like any new block.
  nextLevies(b).do('caesar', { do: 'levy', block: 'legio-12', at: 'genua' })
  expect([b.strength('legio-11'), b.strength('legio-12')]).toEqual([1, 1])
})

clause(
  'JC-8.5b',
  'a player may disband any of his blocks on the map but Cleopatra, each to the pool of its colour',
  () => {
    const b = winter({
      blocks: {
        alexandria: ['cleopatra caesar', 'legio-5 caesar'],
        genua: ['legio-11', 'c-navis-1', 'leader-antonius'],
        neapolis: ['legio-1'],
      },
    })
    expect(b.waiting).toEqual(['caesar'])
    expect(b.why('caesar', { do: 'disband', block: 'cleopatra' })).toBe('cleopatra-never-disbands')
    expect(b.why('caesar', { do: 'disband', block: 'legio-1' })).toBe('not-under-command')
    expect(b.why('caesar', { do: 'disband', block: 'legio-7' })).toBe('not-on-map')
    expect(b.why('pompeius', { do: 'disband', block: 'legio-1' })).toBe('not-your-turn')
    for (const block of ['legio-5', 'legio-11', 'c-navis-1', 'leader-antonius'] as const)
      expect(b.do('caesar', { do: 'disband', block }).where(block)).toBe('pool')
    expect(b.side('legio-5')).toBe('pompeius')
    expect(b.view('pompeius').pools.pompeius.waiting).toContain('legio-5')
    expect(b.view('caesar').pools.caesar.waiting).toEqual(
      expect.arrayContaining(['legio-11', 'c-navis-1', 'leader-antonius']),
    )
    // With nothing left but her he is not asked again; Pompeius is.
    expect(b.waiting).toEqual(['pompeius'])
    b.do('pompeius', { do: 'end-disbanding' }, ...new Array(12).fill(0))
    expect(b.where('legio-1')).toBe('neapolis')
  },
)

clause('JC-8.5d', 'a disbanded leader is no trophy, may be levied again, and does not release the third', () => {
  const b = winter({ blocks: { genua: ['leader-antonius', 'legio-11'], neapolis: ['legio-1'] } })
  b.do('caesar', { do: 'disband', block: 'leader-antonius' })
  expect(b.where('leader-antonius')).toBe('pool')
  expect(b.view('pompeius').trophies).toEqual({ caesar: [], pompeius: [] })
  expect(b.points('pompeius')).toBe(2)
  nextLevies(b)
  expect(b.why('caesar', { do: 'levy', block: 'leader-octavianus', at: 'genua' })).toBe('third-leader-waits')
  b.do('caesar', { do: 'levy', block: 'leader-antonius', at: 'genua' })
  expect([b.where('leader-antonius'), b.strength('leader-antonius')]).toEqual(['genua', 1])
})

clause('JC-8.5e', 'the opponent sees where a block is disbanded, not which', () => {
  const b = winter({ blocks: { genua: ['leader-antonius', 'legio-11', 'legio-12'], neapolis: ['legio-1'] } })
  const pool = b.view('pompeius').pools.caesar.size
  b.do('caesar', { do: 'disband', block: 'legio-11' })
  expect(told(b, 'disbanded')).toEqual([{ side: 'caesar', block: 'legio-11', colour: 'tan', at: 'genua' }])
  for (const seat of ['pompeius', 'spectator'] as const) {
    expect(b.heard(seat, 'disbanded').map(({ params }) => params)).toEqual([
      { side: 'caesar', block: null, colour: 'tan', at: 'genua' },
    ])
    const view = b.view(seat)
    expect(view.pools.caesar).toEqual({ size: pool + 1, waiting: null, fallen: [] })
    expect(b.places(seat).genua).toEqual({
      known: [],
      hidden: [{ side: 'caesar', colour: 'tan', moved: false, border: null, count: 2 }],
    })
  }

  const hungry = winter({
    blocks: { genua: ['leader-antonius', 'legio-7', 'legio-11', 'legio-12'], neapolis: ['legio-1'] },
  }).do('caesar', { do: 'disband', block: 'legio-7' })
  expect(told(hungry, 'surplus-disbanded', 'pompeius')).toEqual([
    { side: 'caesar', block: null, colour: 'tan', at: 'genua' },
  ])
})

clause('JC-8.6a', 'the fallen are concealed again and may be levied', () => {
  const position: Position = {
    blocks: { genua: ['legio-11'], neapolis: ['legio-1'] },
    fallen: ['legio-12', 'legio-3'],
  }
  const before = bench({
    ...position,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'levies', side: 'caesar' },
  })
  expect(before.why('caesar', { do: 'levy', block: 'legio-12', at: 'genua' })).toBe('fallen-this-year')
  expect(before.view('pompeius').pools.caesar.fallen).toEqual(['legio-12'])

  const b = winter(position)
  const pool = b.view('pompeius').pools.caesar.size
  nextLevies(b)
  expect(b.view('pompeius').pools.caesar).toEqual({ size: pool + 1, waiting: null, fallen: [] })
  expect(b.view('caesar').pools.pompeius.fallen).toEqual([])
  expect(b.view('caesar').pools.caesar.waiting).toContain('legio-12')
  b.do('caesar', { do: 'levy', block: 'legio-12', at: 'genua' })
  expect(b.where('legio-12')).toBe('genua')
})

clause('JC-8.6b', 'all 27 cards are shuffled; six are dealt to each, and one laid aside unseen', () => {
  const end = (): Bench => winter({ blocks: { genua: ['legio-11'], neapolis: ['legio-1'] } })
  // Always the last of the deck that is left: only 27 cards, dealt one by one, have a 26th after the first.
  const last = springComes(end(), [26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15])
  expect(last.view('caesar').hand).toEqual([
    'event-jupiter',
    'event-mars',
    'event-mercury',
    'event-neptune',
    'event-pluto',
    'event-vulcan',
  ])
  expect(last.view('pompeius').hand).toEqual([
    'cmd-2-1-b',
    'cmd-2-1-c',
    'cmd-1-3-a',
    'cmd-1-2-a',
    'cmd-1-2-b',
    'event-apollo',
  ])

  const old = end()
  const { played, discard } = old.view('caesar')
  expect(played.caesar).toHaveLength(5)
  const b = springComes(old)
  // What was played and laid aside last Year comes again.
  expect(b.view('caesar').hand).toContain('cmd-3-1-a')
  expect([...b.view('caesar').hand, ...b.view('pompeius').hand]).toContain(discard)
  expect(b.view('caesar').played).toEqual({ caesar: [], pompeius: [] })
  expect(b.view('caesar').discard).toBeNull()
  expect(b.now).toBe('discards')
  b.do('caesar', { do: 'discard', card: 'cmd-4-1-a' }).do('pompeius', { do: 'discard', card: 'cmd-2-2-b' })
  expect(told(b, 'discarded', 'pompeius')).toEqual([
    { side: 'caesar', card: null },
    { side: 'pompeius', card: 'cmd-2-2-b' },
  ])
  expect(b.view('pompeius').handSize).toEqual({ caesar: 5, pompeius: 5 })
  expect(b.now).toBe('cards')
})

clause('JC-8.6c', 'the Years go by: 705, 706, 707, 708, 709, or 49 to 45 BC', () => {
  const auc = (b: Bench): number => FIRST_YEAR_AUC + b.view('spectator').year - 1
  const bc = (b: Bench): number => FIRST_YEAR_BC - b.view('spectator').year + 1
  expect([auc(bench({})), bc(bench({}))]).toEqual([705, 49])
  const seen = [1, 2, 3, 4].map((year) => {
    const b = springComes(winter({ year, blocks: { genua: ['legio-11'], neapolis: ['legio-1'] } }))
    expect(told(b, 'year-begins')).toEqual([{ year: year + 1 }])
    b.do('caesar', { do: 'discard', card: 'cmd-4-1-a' }).do('pompeius', { do: 'discard', card: 'cmd-2-2-b' })
    expect(told(b, 'turn-begins')).toEqual([{ year: year + 1, turn: 1 }])
    return [auc(b), bc(b)]
  })
  expect(seen).toEqual([
    [706, 48],
    [707, 47],
    [708, 46],
    [709, 45],
  ])
  const fifth = winter({ year: 5, blocks: { genua: ['legio-11'], neapolis: ['legio-1'] } })
  expect([auc(fifth), fifth.heard('caesar', 'year-begins')]).toEqual([709, []])
})

clause('JC-8.6d', 'positions, strengths and trophies carry over', () => {
  const b = winter({
    blocks: {
      genua: ['legio-11:2', 'leader-caesar:1'],
      tarraco: ['legio-5:1 caesar'],
      neapolis: ['legio-1:3', 'p-navis-1:1'],
      alexandria: ['cleopatra:2'],
    },
    trophies: ['leader-scipio'],
  })
  const snapshot = () => BLOCK_IDS.map((id) => [id, b.where(id), b.strength(id), b.side(id)])
  const before = snapshot()
  springComes(b)
  expect(b.view('caesar').year).toBe(2)
  expect(snapshot()).toEqual(before)
  expect([b.strength('legio-11'), b.strength('leader-caesar'), b.strength('legio-1')]).toEqual([2, 1, 3])
  expect([b.where('legio-5'), b.side('legio-5')]).toEqual(['tarraco', 'caesar'])
  expect(b.view('pompeius').trophies.caesar).toEqual(['leader-scipio'])
  expect(b.points('caesar')).toBe(2)
})

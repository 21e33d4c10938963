import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import { nero as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import type { PlaceId, SeatId } from '../rules/printed.ts'
import { awards } from '../rules/victory.ts'
import { type Bench, bench } from './bench.ts'

const end = { do: 'end' } as const
const WEST = ['britannia', 'hispania', 'lusitania'] as const
const CENTRE = ['raetia', 'noricum', 'pannonia'] as const
const EAST = ['dacia', 'moesia', 'thracia'] as const
const ASIA = ['syria', 'judaea', 'aegyptus'] as const
const held = (by: SeatId, ...places: readonly PlaceId[]): NonNullable<Position['legions']> =>
  Object.fromEntries(places.map((id) => [id, { [by]: 1 }]))
/** Everything not named stands where it gives nobody anything. */
const scored = (position: Position): Bench => bench({ cardsPlayed: 1, ...position })
const sum = (b: Bench, seat: number): number => Object.values(awards(b.state, seat)).reduce((a, n) => a + n, 0)

clause('NE-11.1a', 'a province is his who has more legions there than all others together', () => {
  const b = bench({
    legions: {
      raetia: { galba: 2, otho: 1 },
      noricum: { galba: 2, otho: 1, vitellius: 1 },
      pannonia: { galba: 1, otho: 1 },
    },
  })
  expect([b.control('raetia'), b.control('noricum'), b.control('pannonia')]).toEqual(['galba', null, null])
})

clause('NE-11.1b', 'independents do not count, and an empty province is nobody’s', () => {
  const b = bench({ legions: { raetia: { galba: 1, independent: 3 }, noricum: { independent: 1 } } })
  expect([b.control('raetia'), b.control('noricum'), b.control('pannonia')]).toEqual(['galba', null, null])
})

clause('NE-11.2a', 'a zone is his who controls three of its provinces', () => {
  expect(bench({ legions: held('galba', ...WEST) }).zone('west-europe')).toBe('galba')
  expect(bench({ legions: held('galba', 'britannia', 'hispania') }).zone('west-europe')).toBeNull()
})

clause(['NE-13.1a'], 'all four zones win at once, Emperor or not, whatever the points', () => {
  const b = scored({ turn: 1, legions: held('otho', ...WEST, ...CENTRE, ...EAST, ...ASIA), victory: { galba: 50 } })
  b.do('galba', end)
  expect(game.outcome(b.state)).toMatchObject({ way: 'all-zones', winners: [1] })
  // Only at the end of a turn.
  expect(game.outcome(bench({ legions: held('otho', ...WEST, ...CENTRE, ...EAST, ...ASIA) }).state)).toBeNull()
})

clause(['NE-13.1b'], 'three zones win at once for an Emperor, one of two or alone; not for anybody else', () => {
  const three = held('otho', ...WEST, ...CENTRE, ...EAST)
  for (const galba of ['roma general', 'roma emperor']) {
    const b = scored({ turn: 2, legions: three, commanders: { otho: 'raetia emperor', galba } })
    b.do('galba', end)
    expect(game.outcome(b.state)).toMatchObject({ way: 'emperor-with-zones', winners: [1] })
  }
  const contender = scored({ turn: 2, legions: three, commanders: { otho: 'roma contender' } })
  contender.doByLot('galba', end)
  expect(game.outcome(contender.state)).toBeNull()
})

clause(['NE-13.2c', 'NE-10.0c'], 'in turns 1 to 3 a sole Emperor scores 5, each of two 2', () => {
  for (const turn of [1, 2, 3]) {
    expect(sum(scored({ turn, commanders: { galba: 'raetia emperor' } }), 0)).toBe(5)
    const two = scored({ turn, commanders: { galba: 'raetia emperor', otho: 'noricum emperor' } })
    expect([sum(two, 0), sum(two, 1)]).toEqual([2, 2])
  }
})

clause(
  ['NE-13.2d', 'NE-13.2h'],
  'an Emperor in Rome scores 2 more, also when both are there; a Contender nothing',
  () => {
    for (const turn of [1, 4]) {
      const b = scored({
        turn,
        commanders: { galba: 'roma emperor', otho: 'roma emperor', vitellius: 'roma contender' },
      })
      expect([0, 1, 2].map((seat) => awards(b.state, seat).rome)).toEqual([2, 2, 0])
      expect(awards(scored({ turn, commanders: { galba: 'roma emperor' } }).state, 0).rome).toBe(2)
    }
  },
)

clause(
  ['NE-13.2e', 'NE-13.2i'],
  'each zone scores 2 in turns 1 to 3 and 3 in turn 4, but with three players the unchosen one nothing',
  () => {
    const legions = held('galba', ...WEST, ...EAST)
    const homes = { galba: 'west-europe', otho: 'central-europe', vitellius: 'asia-africa' } as const
    for (const [turn, each] of [
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 3],
    ] as const) {
      expect(awards(scored({ turn, legions }).state, 0).zones).toBe(2 * each)
      expect(awards(scored({ players: 3, homes, turn, legions }).state, 0).zones).toBe(each)
    }
  },
)

clause('NE-13.2f', 'each Italian province scores 1 by itself, in every turn', () => {
  const legions = { 'italia-north': { galba: 2, otho: 1 }, 'italia-south': { galba: 1, otho: 1 } }
  for (const turn of [1, 4]) expect(awards(scored({ turn, legions }).state, 0).italy).toBe(1)
  expect(awards(scored({ turn: 4, legions: held('galba', 'italia-north', 'italia-south') }).state, 0).italy).toBe(2)
})

clause('NE-13.2g', 'in turn 4 a sole Emperor scores 8, each of two 4', () => {
  expect(sum(scored({ turn: 4, commanders: { galba: 'raetia emperor' } }), 0)).toBe(8)
  const two = scored({ turn: 4, commanders: { galba: 'raetia emperor', otho: 'roma emperor' } })
  expect([awards(two.state, 0).emperor, awards(two.state, 1).emperor]).toEqual([4, 4])
})

const finish = (position: Position) => {
  const b = scored({ turn: 4, ...position })
  b.do('galba', end)
  return game.outcome(b.state)
}

clause('NE-13.2a', 'after turn 4 the most points win', () => {
  expect(finish({ victory: { galba: 3, otho: 7, vitellius: 5 } })).toMatchObject({ way: 'points', winners: [1] })
})

clause('NE-13.2j', 'among equals an Emperor, then one in Rome, then zones, then legions; then they share', () => {
  const even = { galba: 10, otho: 2 }
  expect(finish({ victory: even, commanders: { otho: 'raetia emperor' } })).toMatchObject({
    way: 'tie-emperor',
    winners: [1],
  })
  const rome = { galba: 'raetia emperor', otho: 'roma emperor' }
  expect(finish({ victory: { galba: 6, otho: 4 }, commanders: rome })).toMatchObject({ way: 'tie-rome', winners: [1] })
  expect(finish({ victory: { galba: 7, otho: 4 }, legions: held('otho', ...WEST) })).toMatchObject({
    way: 'tie-zones',
    winners: [1],
  })
  const more = { raetia: { galba: 3, otho: 4 } }
  expect(finish({ victory: { galba: 9, otho: 9 }, legions: more })).toMatchObject({ way: 'tie-legions', winners: [1] })
  const same = { raetia: { galba: 3, otho: 3 } }
  expect(finish({ victory: { galba: 9, otho: 9 }, legions: same })).toMatchObject({ way: 'shared', winners: [0, 1] })
})

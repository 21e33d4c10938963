import { scriptedChance } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import { juliusCaesar as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { BLOCK_IDS } from '../rules/printed.ts'
import { Bench, bench } from './bench.ts'

/** Both hands of a Year, twelve cards. */
const DEAL: readonly number[] = new Array(12).fill(0)

function begun(...picks: readonly number[]): Bench {
  return new Bench(game.start({ scenario: 'historical' }, { chance: scriptedChance(...picks), tell() {}, seal() {} }))
}

const IDLE = ['discard', 'play', 'end-moves', 'end-levies', 'end-disbanding']

/** Lets whoever is asked do as little as he may. */
function idle(b: Bench): void {
  const [side] = b.waiting
  const action = b.actions(side).find((legal) => IDLE.includes(legal.do))
  if (!action) throw new Error(`${side} cannot be idle in ${b.now}`)
  const yearEnds = b.now === 'disbands' && side === 'pompeius'
  b.do(side, action, ...(yearEnds ? DEAL : []))
}

/** The last command of a Year, which leaves the position as it is; then Winter up to the victory check. */
function winterOf(position: Position): Bench {
  const b = bench({
    turn: 5,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'levies', side: 'pompeius' },
    ...position,
  })
  return b.do('pompeius', { do: 'end-levies' })
}

const checked = (b: Bench): unknown => b.heard('spectator', 'victory-check').at(-1)?.params

/** Nine points of Caesar; Cleopatra holds Alexandria for Pompeius, two points. */
const NINE = {
  roma: ['legio-17'],
  massilia: ['legio-11'],
  tarraco: ['legio-7'],
  'carthago-nova': ['legio-9'],
  utica: ['legio-8'],
  syracusae: ['legio-19'],
  athenae: ['legio-20'],
  ephesus: ['legio-12'],
  alexandria: ['cleopatra'],
}
const TEN = { ...NINE, byzantium: ['legio-13'] }

clause('JC-1.1a', 'two seats, Caesar and Pompeius; Cleopatra is moved by the side she stands with', () => {
  expect(game.seats({ scenario: 'historical' })).toEqual(['caesar', 'pompeius'])
  for (const owner of ['caesar', 'pompeius'] as const) {
    const b = bench({
      blocks: { memphis: [`cleopatra ${owner}`] },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'moves', side: owner },
    })
    expect(b.waiting).toEqual([owner])
    for (let seat = 2; seat < 15; seat++) {
      expect(game.actions(b.state, seat)).toEqual([])
      expect(game.refusal(b.state, seat, { do: 'end-moves' })?.reason).toBe('not-your-turn')
    }
    b.march(owner, 'cleopatra', 'pelusium')
    expect(b.where('cleopatra')).toBe('pelusium')
  }
})

clause('JC-1.2a', 'five Years of five turns, each Year closed by one Winter, and then it is over', () => {
  const b = begun(...DEAL)
  while (b.waiting.length > 0 && b.told.length < 2000) idle(b)
  const calendar = b
    .heard('spectator')
    .flatMap(({ key, params }) =>
      key === 'turn-begins' ? [`${params.year}.${params.turn}`] : key === 'winter-begins' ? ['winter'] : [],
    )
  const year = (n: number): string[] => [`${n}.1`, `${n}.2`, `${n}.3`, `${n}.4`, `${n}.5`, 'winter']
  expect(calendar).toEqual([...year(1), ...year(2), ...year(3), ...year(4), ...year(5)])
  expect(b.waiting).toEqual([])
  expect(b.state.outcome).toEqual({ winners: [1], way: 'most-points', params: { caesar: 1, pompeius: 7, year: 5 } })
  expect(b.why('caesar', { do: 'end-moves' })).toBe('game-over')
})

clause('JC-1.2b', 'ten points in the middle of a Year win nothing; in its Winter they do', () => {
  const b = bench({ blocks: TEN, turn: 4 })
  expect(b.points('caesar')).toBe(10)
  while (b.state.turn === 4) idle(b)
  expect(b.points('caesar')).toBe(10)
  expect(b.state.outcome).toBeNull()
  expect(b.heard('spectator', 'victory-check')).toEqual([])
  while (b.waiting.length > 0) idle(b)
  expect(b.heard('spectator', 'winter-begins')).toHaveLength(1)
  expect(b.state.outcome?.winners).toEqual([0])
})

clause('JC-1.2b', 'ten points that are gone again by Winter win nothing', () => {
  const b = bench({
    blocks: TEN,
    turn: 5,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  expect(b.points('caesar')).toBe(10)
  b.march('caesar', 'legio-13', 'aenos')
  while (b.now !== 'disbands') idle(b)
  expect(checked(b)).toEqual({ caesar: 9, pompeius: 2 })
  expect(b.state.outcome).toBeNull()
})

clause('JC-1.2c', 'points are the values of Friendly cities and one for each enemy leader killed', () => {
  const b = bench({
    blocks: {
      roma: ['legio-17', 'legio-8'],
      massilia: ['c-navis-1'],
      genua: ['legio-11'],
      alexandria: ['cleopatra', 'legio-38'],
      utica: ['legio-39'],
      // Contested: it scores for neither.
      tarraco: ['legio-7', 'legio-5'],
      // A sea has no value.
      'mare-internum': ['p-navis-1'],
    },
    trophies: ['leader-scipio', 'leader-pompeius', 'leader-antonius'],
    contests: { tarraco: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'tarraco' },
  })
  expect(b.points('caesar')).toBe(2 + 1 + 2)
  expect(b.points('pompeius')).toBe(2 + 1 + 1)
  for (const seat of ['caesar', 'pompeius', 'spectator'] as const)
    expect(b.view(seat).points).toEqual({ caesar: 5, pompeius: 4 })
})

clause('JC-1.2c', 'the Winter check counts the same', () => {
  const b = winterOf({
    blocks: { roma: ['legio-17'], genua: ['legio-8'], alexandria: ['cleopatra'], utica: ['legio-39'] },
    trophies: ['leader-scipio', 'leader-antonius', 'leader-octavianus'],
  })
  expect(checked(b)).toEqual({ caesar: 3, pompeius: 5 })
})

clause('JC-1.2d', 'ten points in a Winter win at once; nine do not', () => {
  const nine = winterOf({ year: 2, blocks: NINE })
  expect(checked(nine)).toEqual({ caesar: 9, pompeius: 2 })
  expect(nine.state.outcome).toBeNull()
  expect(nine.now).toBe('disbands')

  const ten = winterOf({ year: 2, blocks: TEN })
  expect(ten.state.outcome).toEqual({ winners: [0], way: 'ten-points', params: { caesar: 10, pompeius: 2, year: 2 } })
  expect(ten.waiting).toEqual([])
  expect(ten.heard('spectator', 'game-over')).toHaveLength(1)
  expect(ten.why('caesar', { do: 'end-disbanding' })).toBe('game-over')
})

clause('JC-1.2d', 'Pompeius wins by ten points and by more, trophies counted', () => {
  const blocks = {
    roma: ['legio-1'],
    alexandria: ['cleopatra'],
    utica: ['legio-39'],
    tarraco: ['legio-5'],
    'carthago-nova': ['legio-2'],
    syracusae: ['legio-37'],
    antiochia: ['legio-34'],
    massilia: ['legio-11'],
  }
  const trophies = ['leader-caesar', 'leader-antonius', 'leader-octavianus']
  expect(winterOf({ blocks }).state.outcome).toBeNull()
  const ten = winterOf({ blocks, trophies: ['leader-caesar'] })
  expect(ten.state.outcome?.winners).toEqual([1])
  expect(checked(ten)).toEqual({ caesar: 1, pompeius: 10 })
  const twelve = winterOf({ blocks, trophies })
  expect(twelve.state.outcome?.winners).toEqual([1])
  expect(checked(twelve)).toEqual({ caesar: 1, pompeius: 12 })
})

clause('JC-1.2e', 'a city left Vacant scores for nobody, not even for who held it last', () => {
  const b = bench({
    blocks: { roma: ['legio-17', 'legio-8'], alexandria: ['cleopatra'] },
    turn: 5,
    cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  expect(b.points('caesar')).toBe(2)
  b.march('caesar', 'legio-8', 'genua')
  expect(b.points('caesar')).toBe(2)
  b.march('caesar', 'legio-17', 'genua')
  expect(b.control('roma')).toBe('vacant')
  expect(b.points('caesar')).toBe(0)
  expect(b.points('pompeius')).toBe(2)
  while (b.now !== 'disbands') idle(b)
  expect(checked(b)).toEqual({ caesar: 0, pompeius: 2 })
})

clause('JC-1.2f', 'thirteen points of cities and six of trophies: nineteen, never ten for both', () => {
  const every = {
    ...TEN,
    antiochia: ['c-equitatus-4'],
    alexandria: ['cleopatra caesar'],
  }
  expect(bench({ blocks: every }).points('caesar')).toBe(13)
  expect(bench({ blocks: every }).points('pompeius')).toBe(0)
  const trophies = BLOCK_IDS.filter((id) => id.startsWith('leader-'))
  const b = bench({ blocks: every, trophies })
  expect(b.points('caesar')).toBe(16)
  expect(b.points('pompeius')).toBe(3)
  expect(b.points('caesar') + b.points('pompeius')).toBe(19)
  // The nearest the two can come to it: ten against nine, and ten wins.
  const close = winterOf({
    year: 5,
    blocks: {
      ...every,
      alexandria: ['cleopatra'],
      athenae: ['legio-32'],
      byzantium: ['legio-35'],
      ephesus: ['legio-36'],
      antiochia: ['legio-34'],
    },
    trophies,
  })
  expect(checked(close)).toEqual({ caesar: 10, pompeius: 9 })
  expect(close.state.outcome).toMatchObject({ winners: [0], way: 'ten-points' })
})

clause('JC-1.2g', 'in the last Winter the side with more points wins, short of ten', () => {
  const ahead = { massilia: ['legio-11'], tarraco: ['legio-7'], utica: ['legio-8'], alexandria: ['cleopatra'] }
  const before = winterOf({ year: 4, blocks: ahead })
  expect(before.state.outcome).toBeNull()
  expect(before.now).toBe('disbands')

  const caesar = winterOf({ year: 5, blocks: ahead })
  expect(caesar.state.outcome).toMatchObject({ winners: [0], way: 'most-points' })
  expect(checked(caesar)).toEqual({ caesar: 3, pompeius: 2 })
  // More points go before Roma.
  const pompeius = winterOf({ year: 5, blocks: { roma: ['legio-17'], utica: ['legio-39'], alexandria: ['cleopatra'] } })
  expect(pompeius.state.outcome).toMatchObject({ winners: [1], way: 'most-points' })
  expect(checked(pompeius)).toEqual({ caesar: 2, pompeius: 3 })
})

clause('JC-1.2h', 'on equal final points whoever holds Roma wins', () => {
  const caesar = winterOf({ year: 5, blocks: { roma: ['legio-17'], alexandria: ['cleopatra'] } })
  expect(checked(caesar)).toEqual({ caesar: 2, pompeius: 2 })
  expect(caesar.state.outcome).toMatchObject({ winners: [0], way: 'roma' })
  const pompeius = winterOf({ year: 5, blocks: { roma: ['legio-1'], alexandria: ['cleopatra caesar'] } })
  expect(checked(pompeius)).toEqual({ caesar: 2, pompeius: 2 })
  expect(pompeius.state.outcome).toMatchObject({ winners: [1], way: 'roma' })
  // Only the last Winter asks for it.
  expect(winterOf({ year: 4, blocks: { roma: ['legio-17'], alexandria: ['cleopatra'] } }).state.outcome).toBeNull()
})

clause('JC-1.2i', 'on equal final points with Roma Vacant the game is a draw', () => {
  const b = winterOf({
    year: 5,
    blocks: { massilia: ['legio-11'], tarraco: ['legio-7'], alexandria: ['cleopatra'], genua: ['legio-8'] },
  })
  expect(checked(b)).toEqual({ caesar: 2, pompeius: 2 })
  expect(b.state.outcome).toMatchObject({ winners: [], way: 'draw' })
  expect(b.heard('spectator', 'game-over').at(-1)?.params.winner).toBeNull()
})

clause('JC-1.2j', 'the war begins with seven points for Pompeius and one for Caesar', () => {
  const b = begun(...DEAL)
  expect(b.points('pompeius')).toBe(7)
  expect(b.points('caesar')).toBe(1)
  expect(b.view('spectator').points).toEqual({ caesar: 1, pompeius: 7 })
  expect(b.control('massilia')).toBe('caesar')
  for (const city of ['roma', 'athenae', 'byzantium', 'ephesus'] as const) expect(b.control(city)).toBe('vacant')
  for (const city of ['alexandria', 'antiochia', 'carthago-nova', 'syracusae', 'tarraco', 'utica'] as const)
    expect(b.control(city)).toBe('pompeius')
})

clause('JC-1.2k', 'a side without a block goes on playing, but has no city to levy in', () => {
  const b = bench({
    blocks: { roma: ['legio-1'], alexandria: ['cleopatra'] },
    turn: 5,
    hands: { caesar: ['cmd-3-1-a'], pompeius: ['cmd-2-1-a'] },
  })
  expect(b.points('caesar')).toBe(0)
  expect(b.may('caesar', { do: 'play', card: 'cmd-3-1-a' })).toBe(true)
  b.do('caesar', { do: 'play', card: 'cmd-3-1-a' }).do('pompeius', { do: 'play', card: 'cmd-2-1-a' })
  expect([b.now, b.waiting]).toEqual(['moves', ['caesar']])
  expect(b.actions('caesar')).toEqual([{ do: 'end-moves' }])
  b.do('caesar', { do: 'end-moves' })
  expect([b.now, b.waiting]).toEqual(['levies', ['caesar']])
  expect(b.actions('caesar')).toEqual([{ do: 'end-levies' }])
  for (const at of ['roma', 'genua', 'massilia'] as const)
    expect(b.why('caesar', { do: 'levy', block: 'leader-caesar', at })).toBe('city-not-friendly')
  while (b.now !== 'disbands') idle(b)
  expect(checked(b)).toEqual({ caesar: 0, pompeius: 4 })
  expect(b.state.outcome).toBeNull()
  idle(b)
  expect([b.state.year, b.now, b.waiting]).toEqual([2, 'discards', ['caesar', 'pompeius']])
  expect(b.view('caesar').hand).toHaveLength(6)
})

clause('JC-1.3a', 'thirty-one blocks a side and Cleopatra, of three colours', () => {
  const b = begun(...DEAL)
  const blocksOf = (side: 'caesar' | 'pompeius'): string[] => {
    const { blocks, pools } = b.view(side)
    return [...Object.keys(blocks), ...(pools[side].waiting ?? [])]
  }
  const caesars = blocksOf('caesar')
  const pompeiuss = blocksOf('pompeius')
  expect(new Set(caesars).size).toBe(31)
  expect(pompeiuss).toContain('cleopatra')
  expect(new Set(pompeiuss).size).toBe(31 + 1)
  expect(new Set([...caesars, ...pompeiuss]).size).toBe(63)
  const backs = Object.values(b.places('spectator')).flatMap(({ hidden }) => hidden)
  const shown = (colour: string): number =>
    backs.filter((back) => back.colour === colour).reduce((sum, { count }) => sum + count, 0)
  expect([shown('tan'), shown('green'), shown('blue')]).toEqual([14, 15, 1])
})

clause('JC-1.3a', 'cards are dealt out of twenty-seven', () => {
  const twelve = (first: number): number[] => [first, ...new Array(11).fill(0)]
  expect(begun(...twelve(26)).view('caesar').handSize).toEqual({ caesar: 6, pompeius: 6 })
  expect(() => begun(...twelve(27))).toThrow('from 0 to 26')
  // Twelve dealt, fifteen left: the twelfth is drawn out of sixteen.
  expect(() => begun(...new Array(11).fill(0), 15)).not.toThrow()
  expect(() => begun(...new Array(11).fill(0), 16)).toThrow('from 0 to 15')
})

clause('JC-1.3a', 'dice have six faces', () => {
  const battle = (): Bench =>
    bench({
      blocks: { roma: ['legio-8:1', 'legio-1:3'] },
      contests: { roma: { attacker: 'pompeius' } },
      now: { step: 'battle', at: 'roma' },
    })
  for (const die of [1, 2, 3, 4, 5, 6])
    expect(
      battle().do('caesar', { do: 'fire', block: 'legio-8' }, die).heard('spectator', 'fired').at(-1)?.params.dice,
    ).toEqual([die])
  for (const die of [0, 7])
    expect(() => battle().do('caesar', { do: 'fire', block: 'legio-8' }, die)).toThrow('from 1 to 6')
})

import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

/** The rulebook's worked examples of Events, responses, battle and Winter; the letters are their single checks. */

const pass = (b: Bench, ...blocks: BlockId[]): Bench => {
  for (const block of blocks) b.do(b.side(block), { do: 'pass', block })
  return b
}
const caesarEnds = (b: Bench): Bench => b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
const pompeiusEnds = (b: Bench): Bench => b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })

clause(['JC-7.3a', 'JC-7.3c', 'JC-7.3d', 'JC-7.3f'], 'ex-11: Main Attack and Reserves at Tarraco', () => {
  const b = bench({
    blocks: {
      narbo: ['legio-7', 'legio-8', 'legio-9', 'legio-10'],
      bilbilis: ['legio-11', 'legio-14'],
      tarraco: ['legio-5', 'legio-6', 'p-equitatus-1'],
      'carthago-nova': ['legio-2', 'legio-4', 'p-auxilia-1', 'p-auxilia-3'],
    },
    cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-1-2-a' },
    now: { step: 'moves', side: 'caesar' },
  })
  for (const id of ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-14'] as const)
    b.march('caesar', id, 'tarraco')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'main-attack', at: 'tarraco', from: 'narbo' })
  b.do('caesar', { do: 'end-levies' })
  for (const id of ['legio-2', 'legio-4', 'p-auxilia-1', 'p-auxilia-3'] as const) b.march('pompeius', id, 'tarraco')
  pompeiusEnds(b)
  // a
  const first = b.fork()
  expect(roundOrder(first)).toEqual([
    'p-equitatus-1',
    'legio-5',
    'legio-6',
    'legio-7',
    'legio-8',
    'legio-9',
    'legio-10',
  ])
  // b
  const second = roundOrder(first)
  expect(second).toHaveLength(13)
  expect(second.filter((id) => first.side(id) === 'caesar')).toHaveLength(6)
  expect(second.filter((id) => first.side(id) === 'pompeius')).toHaveLength(7)
  // c
  expect(b.why('pompeius', { do: 'fire', block: 'p-auxilia-1' })).toBe('in-reserve')
  b.do('pompeius', { do: 'fire', block: 'p-equitatus-1' }, 1, 6)
  expect(b.why('caesar', { do: 'hit', block: 'legio-11' })).toBe('reserve-takes-no-hits')
  b.do('caesar', { do: 'hit', block: 'legio-7' })
  expect([b.strength('legio-7'), b.strength('legio-11')]).toEqual([2, 3])
})

clause(['JC-7.2d', 'JC-3.12b', 'JC-EV-mars-b'], 'ex-15: order of battle turns', () => {
  const neapolis = (surprise: boolean): Bench =>
    bench({
      blocks: {
        neapolis: ['leader-caesar from roma', 'c-equitatus-1 from roma', 'leader-pompeius', 'p-navis-3'],
      },
      contests: { neapolis: { attacker: 'caesar', surprise } },
      now: { step: 'battle', at: 'neapolis' },
    })
  // a
  expect(roundOrder(neapolis(false))).toEqual(['leader-caesar', 'leader-pompeius', 'c-equitatus-1', 'p-navis-3'])
  // b
  expect(roundOrder(neapolis(true))).toEqual(['leader-caesar', 'c-equitatus-1', 'leader-pompeius', 'p-navis-3'])
})

clause(['JC-7.4a', 'JC-3.11a', 'JC-3.12c'], "ex-16: Caesar's dice", () => {
  const neapolis = (legion: string): Bench =>
    bench({
      blocks: { neapolis: ['leader-caesar from roma', 'leader-pompeius', legion] },
      contests: { neapolis: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'neapolis' },
    })
  const shots = (b: Bench) => b.heard('spectator', 'fired').map(({ params }) => [params.dice, params.hits])
  // a
  const a = neapolis('legio-1:4').do('caesar', { do: 'fire', block: 'leader-caesar' }, 1, 3, 4)
  expect(shots(a)).toEqual([[[1, 3, 4], 2]])
  // b
  const b = neapolis('legio-1:4').do('caesar', { do: 'fire', block: 'leader-caesar' }, 4, 5, 6)
  expect(shots(b)).toEqual([[[4, 5, 6], 0]])
  expect([b.strength('leader-pompeius'), b.strength('legio-1')]).toEqual([3, 4])
  // c, d
  const four = pass(neapolis('legio-1:4'), 'leader-caesar', 'leader-pompeius')
  expect(shots(four.do('pompeius', { do: 'fire', block: 'legio-1' }, 6, 6, 6, 6))).toEqual([[[6, 6, 6, 6], 0]])
  const one = pass(neapolis('legio-1:1'), 'leader-caesar', 'leader-pompeius')
  expect(shots(one.do('pompeius', { do: 'fire', block: 'legio-1' }, 6))).toEqual([[[6], 0]])
})

clause(['JC-7.4b', 'JC-7.4c', 'JC-7.4d'], 'ex-17: hits on III, II, II', () => {
  const b = bench({
    blocks: { roma: ['leader-caesar from genua', 'legio-3:3', 'legio-4:2', 'legio-5:2'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma' },
  }).do('caesar', { do: 'fire', block: 'leader-caesar' }, 1, 2, 3)
  // a, b: the first has one target and needs no asking.
  expect(b.heard('pompeius', 'hit').map(({ params }) => params)).toEqual([
    { side: 'pompeius', block: 'legio-3', strength: 2 },
  ])
  const strengths = () => [b.strength('legio-3'), b.strength('legio-4'), b.strength('legio-5')]
  expect(strengths()).toEqual([2, 2, 2])
  expect(b.waiting).toEqual(['pompeius'])
  // c
  for (const block of ['legio-3', 'legio-4', 'legio-5'] as const)
    expect(b.may('pompeius', { do: 'hit', block })).toBe(true)
  b.do('pompeius', { do: 'hit', block: 'legio-5' })
  // d
  expect(b.why('pompeius', { do: 'hit', block: 'legio-5' })).toBe('not-the-strongest')
  // e
  expect(b.may('pompeius', { do: 'hit', block: 'legio-4' })).toBe(true)
  b.do('pompeius', { do: 'hit', block: 'legio-3' })
  expect(strengths()).toEqual([1, 2, 1])
  expect(b.now).toBe('battle')
})

clause(['JC-7.64a', 'JC-7.64b', 'JC-7.64c', 'JC-7.64d'], 'ex-19: both sides retreat by sea from Utica', () => {
  const utica = (round: number, friends: Position['change'] = {}): Bench =>
    bench({
      blocks: {
        utica: ['legio-7 from tacape', 'legio-8 from tacape', 'legio-39', 'legio-38'],
        'mare-internum': ['c-navis-1'],
        syracusae: ['legio-19'],
        'mare-hispanum': ['p-navis-3'],
        'carthago-nova': ['legio-2'],
      },
      change: friends,
      contests: { utica: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'utica', round },
    })
  const sail = (block: BlockId, to: PlaceId) => ({ do: 'sail', block, to }) as const
  // a, b
  const b = utica(2).do('pompeius', sail('legio-39', 'carthago-nova'))
  pass(b, 'legio-38').do('caesar', sail('legio-7', 'syracusae'))
  expect([b.where('legio-39'), b.where('legio-7')]).toEqual(['carthago-nova', 'syracusae'])
  // c
  expect(b.why('caesar', sail('legio-8', 'syracusae'))).toBe('sail-used')
  // d
  const caesars = pass(utica(2), 'legio-38', 'legio-39')
  expect(caesars.why('caesar', sail('legio-7', 'lilybaeum'))).toBe('sail-port-not-friendly')
  // e: Genua is Vacant besides; were it Friendly, the sea would still be the enemy's.
  expect(caesars.why('caesar', sail('legio-7', 'genua'))).toBe('sail-port-not-friendly')
  const genua = pass(utica(2, { genua: ['legio-12'] }), 'legio-38', 'legio-39')
  expect(genua.why('caesar', sail('legio-7', 'genua'))).toBe('sail-sea-not-friendly')
  // f: and so is Roma, two seas away.
  expect(utica(2).why('pompeius', sail('legio-39', 'roma'))).toBe('sail-port-not-friendly')
  const roma = utica(2, { roma: ['legio-1'] })
  expect(roma.why('pompeius', sail('legio-39', 'roma'))).toBe('sail-sea-not-friendly')
  // g
  expect(utica(1).why('pompeius', sail('legio-39', 'carthago-nova'))).toBe('no-retreat-in-round-1')
})

clause(['JC-8.3a', 'JC-8.3b', 'JC-8.5d'], 'ex-20: supply of Genua, Massilia and Roma', () => {
  const genua: BlockId[] = ['legio-8', 'legio-11', 'legio-12', 'leader-antonius']
  const massilia: BlockId[] = ['legio-7', 'legio-9', 'legio-14', 'c-navis-1']
  const roma: BlockId[] = ['leader-caesar', 'legio-13', 'legio-16', 'legio-17', 'c-auxilia-1', 'c-auxilia-3']
  const b = bench({ blocks: { genua, massilia, roma }, now: { step: 'surplus' } })
  const why = (block: BlockId) => b.why('caesar', { do: 'disband', block })
  // a
  expect(massilia.map(why)).toEqual(massilia.map(() => 'city-has-no-surplus'))
  expect([...genua, ...roma].map(why)).toEqual([...genua, ...roma].map(() => null))
  // b
  b.do('caesar', { do: 'disband', block: 'leader-antonius' })
  expect(genua.slice(0, 3).map(why)).toEqual(genua.slice(0, 3).map(() => 'city-has-no-surplus'))
  expect(b.now).toBe('surplus')
  b.do('caesar', { do: 'disband', block: 'legio-17' })
  expect(b.now).toBe('disbands')
  expect([b.where('leader-antonius'), b.where('legio-17')]).toEqual(['pool', 'pool'])
  expect(b.view('pompeius').trophies).toEqual({ caesar: [], pompeius: [] })
  // Next Year both serve again; Octavianus does not.
  b.do('caesar', { do: 'end-disbanding' }, ...new Array(12).fill(0))
  b.do('caesar', { do: 'discard', card: 'cmd-4-1-a' }).do('pompeius', { do: 'discard', card: 'cmd-2-2-b' })
  b.do('caesar', { do: 'play', card: 'cmd-3-2-a' }).do('pompeius', { do: 'play', card: 'cmd-2-3-a' })
  b.do('caesar', { do: 'end-moves' })
  expect(b.why('caesar', { do: 'levy', block: 'leader-octavianus', at: 'genua' })).toBe('third-leader-waits')
  b.do('caesar', { do: 'levy', block: 'leader-antonius', at: 'genua' })
  b.do('caesar', { do: 'levy', block: 'legio-17', at: 'roma' })
  expect([b.strength('leader-antonius'), b.strength('legio-17')]).toEqual([1, 1])
})

clause(
  ['JC-2.1n', 'JC-2.1o', 'JC-EV-mars-b', 'JC-6.14c', 'JC-EV-mars-e'],
  'ex-23: Event battle and reinforcement',
  () => {
    const start = (card: 'event-mars' | 'event-mercury'): Bench =>
      bench({
        blocks: { ravenna: ['leader-caesar', 'legio-13'], roma: ['legio-1'], neapolis: ['leader-pompeius'] },
        cards: { caesar: card, pompeius: 'cmd-2-1-a' },
        now: { step: 'moves', side: 'caesar' },
      })
    // a
    const b = start('event-mars').march('caesar', 'leader-caesar', 'roma').march('caesar', 'legio-13', 'roma')
    b.do('caesar', { do: 'end-moves' })
    expect(b.waiting).toEqual(['pompeius'])
    expect(b.heard('pompeius', 'surprise').map(({ params }) => params)).toEqual([{ side: 'caesar', at: 'roma' }])
    pompeiusEnds(b.march('pompeius', 'leader-pompeius', 'roma'))
    expect(b.contest('roma')?.surprise).toBe(true)
    expect(b.heard('caesar', 'battle-begins')[0].params.defenders).toEqual([['legio-1', 4]])
    expect(roundOrder(b)).toEqual(['leader-caesar', 'legio-13', 'legio-1'])
    expect(b.heard('caesar', 'reserves-arrive').map(({ params }) => params)).toEqual([
      { side: 'pompeius', at: 'roma', blocks: [['leader-pompeius', 3]] },
    ])
    // In Round 2 the Defender comes first again: his B before the Attacker's C.
    expect(roundOrder(b)).toEqual(['leader-caesar', 'leader-pompeius', 'legio-1', 'legio-13'])
    // b
    const peaceful = start('event-mars')
      .march('caesar', 'leader-caesar', 'genua')
      .march('caesar', 'legio-13', 'aquileia')
    expect([peaceful.where('leader-caesar'), peaceful.where('legio-13')]).toEqual(['genua', 'aquileia'])
    expect(peaceful.do('caesar', { do: 'end-moves' }).waiting).toEqual(['pompeius'])
    expect(peaceful.state.contests).toEqual([])
    // c
    const slow = start('event-mercury').march('caesar', 'legio-13', 'genua').do('caesar', { do: 'end-moves' })
    expect([slow.where('legio-13'), slow.waiting]).toEqual(['genua', ['pompeius']])
  },
)

clause(
  ['JC-EV-jupiter-a', 'JC-EV-jupiter-c', 'JC-EV-jupiter-d', 'JC-EV-jupiter-f', 'JC-EV-jupiter-g', 'JC-EV-jupiter-b'],
  "ex-24: Jupiter's blind choice",
  () => {
    const start = (): Bench =>
      bench({
        blocks: {
          narbo: ['legio-10'],
          tarraco: ['legio-5', 'legio-6', 'p-equitatus-1'],
          memphis: ['legio-21'],
          alexandria: ['cleopatra:4', 'p-navis-2'],
          massilia: ['legio-11'],
          'mare-hispanum': ['p-navis-3'],
          syracusae: ['legio-37'],
        },
        cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-1-a' },
        now: { step: 'command', side: 'caesar' },
      })
    // a: each of the three may be drawn.
    for (const [pick, drawn, strength] of [
      [0, 'legio-5', 3],
      [1, 'legio-6', 3],
      [2, 'p-equitatus-1', 2],
    ] as const) {
      const a = start().do('caesar', { do: 'turn', at: 'tarraco', colour: 'green' }, pick)
      expect(a.actions('caesar')).toEqual([{ do: 'receive', at: 'narbo' }])
      a.do('caesar', { do: 'receive', at: 'narbo' })
      expect([a.where(drawn), a.side(drawn), a.strength(drawn)]).toEqual(['narbo', 'caesar', strength])
      expect(a.at('tarraco')).toHaveLength(2)
    }
    // b
    const b = start().do('caesar', { do: 'turn', at: 'alexandria', colour: 'blue' })
    b.do('caesar', { do: 'receive', at: 'memphis' })
    expect([b.where('cleopatra'), b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['memphis', 'caesar', 4])
    // c
    const c = start().do('caesar', { do: 'turn', at: 'alexandria', colour: 'green' })
    expect([c.where('p-navis-2'), c.side('p-navis-2'), c.strength('p-navis-2')]).toEqual(['alexandria', 'pompeius', 1])
    expect(c.waiting).toEqual(['pompeius'])
    // d
    const d = start().do('caesar', { do: 'turn', at: 'mare-hispanum', colour: 'green' })
    expect([d.where('p-navis-3'), d.side('p-navis-3')]).toEqual(['mare-hispanum', 'pompeius'])
    expect(d.strength('p-navis-3')).toBe(1)
    // e
    expect(start().why('caesar', { do: 'turn', at: 'syracusae', colour: 'green' })).toBe('not-adjacent-to-friendly')
    // Nothing finer than a place and a colour can be named, and nothing but the enemy's.
    expect(start().actions('caesar')).toEqual([
      { do: 'decline' },
      { do: 'turn', at: 'alexandria', colour: 'green' },
      { do: 'turn', at: 'alexandria', colour: 'blue' },
      { do: 'turn', at: 'tarraco', colour: 'green' },
      { do: 'turn', at: 'mare-hispanum', colour: 'green' },
    ])
  },
)

clause(['JC-8.1a', 'JC-8.1b', 'JC-8.1c', 'JC-8.1d'], 'ex-26: Cleopatra goes home', () => {
  // A legion in Genua, so that Winter waits for Caesar's disbanding.
  const winter = (change: Position['change'] = {}): Bench =>
    bench({
      blocks: { antiochia: ['cleopatra:3 caesar'], genua: ['legio-8'] },
      change,
      now: { step: 'winter' },
    })
  // a
  const a = winter()
  expect([a.where('cleopatra'), a.side('cleopatra'), a.strength('cleopatra')]).toEqual(['alexandria', 'caesar', 3])
  expect([a.control('alexandria'), a.control('antiochia')]).toEqual(['caesar', 'vacant'])
  expect([a.points('caesar'), a.points('pompeius')]).toEqual([2, 0])
  // b
  const b = winter({ alexandria: ['p-navis-2'] })
  expect([b.where('cleopatra'), b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['alexandria', 'pompeius', 3])
  expect(b.control('alexandria')).toBe('pompeius')
})

clause(['JC-6.14f', 'JC-7.3c', 'JC-6.14b'], 'ex-28: Navis reinforce an attacked port', () => {
  const start = (): Bench =>
    caesarEnds(
      bench({
        blocks: {
          roma: ['legio-13'],
          neapolis: ['legio-1'],
          'mare-tyrrhenum': ['p-navis-1'],
          'mare-internum': ['p-navis-2'],
        },
        cards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-1-2-b' },
        now: { step: 'moves', side: 'caesar' },
      }).march('caesar', 'legio-13', 'neapolis'),
    )
  // a
  const a = start().march('pompeius', 'p-navis-1', 'neapolis')
  expect(a.frame).toMatchObject({ step: 'moves', points: 0 })
  pompeiusEnds(a)
  expect(a.heard('caesar', 'battle-begins')[0].params.defenders).toEqual([['legio-1', 4]])
  expect(roundOrder(a)).toEqual(['legio-1', 'legio-13'])
  expect(a.heard('caesar', 'reserves-arrive').map(({ params }) => params.blocks)).toEqual([[['p-navis-1', 2]]])
  // b
  const b = start().do('pompeius', { do: 'move', block: 'p-navis-2', to: 'mare-tyrrhenum' })
  expect(b.why('pompeius', { do: 'move', block: 'p-navis-2', to: 'neapolis' })).toBe('navis-too-far-to-reinforce')
})

import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

type Blocks = Exclude<Position['blocks'], 'historical' | undefined>

const vulcan = (blocks: Blocks, side: SideId = 'caesar'): Bench =>
  bench({
    blocks,
    cards:
      side === 'caesar'
        ? { caesar: 'event-vulcan', pompeius: 'cmd-2-2-a' }
        : { caesar: 'cmd-2-2-a', pompeius: 'event-vulcan' },
    now: { step: 'command' },
  })
const strike = (at: PlaceId) => ({ do: 'strike', at }) as const
const DECLINE = { do: 'decline' } as const

clause('JC-EV-vulcan-a', 'Vulcan strikes one Enemy city, and every block in it loses a step', () => {
  const b = vulcan({
    genua: ['legio-8:2'],
    roma: ['leader-pompeius:3', 'legio-1:4', 'p-navis-1:2', 'p-auxilia-1:2', 'cleopatra:3', 'legio-9:3 pompeius'],
    neapolis: ['legio-2:4'],
  })
  expect(b.now).toBe('vulcan')
  expect(b.why('caesar', strike('genua'))).toBe('not-an-enemy-city')
  expect(b.why('caesar', strike('massilia'))).toBe('not-an-enemy-city')
  expect(b.why('pompeius', strike('genua'))).toBe('not-your-turn')
  expect(b.actions('caesar')).toEqual([DECLINE, strike('neapolis'), strike('roma')])
  b.do('caesar', strike('roma'))
  expect(b.strength('leader-pompeius')).toBe(2)
  expect(b.strength('legio-1')).toBe(3)
  expect(b.strength('p-navis-1')).toBe(1)
  expect(b.strength('p-auxilia-1')).toBe(1)
  expect(b.strength('cleopatra')).toBe(2)
  expect(b.strength('legio-9')).toBe(2)
  expect([b.strength('legio-2'), b.strength('legio-8')]).toEqual([4, 2])
  expect(b.sealed).toBe(true)
  // One city, once.
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
})

clause(
  'JC-EV-vulcan-a',
  'the city need not lie near a Friendly one, and may be held by Cleopatra or a Navis alone',
  () => {
    const b = vulcan({ lugdunum: ['legio-8'], sinope: ['p-navis-1:2'] })
    expect(b.actions('caesar')).toEqual([DECLINE, strike('alexandria'), strike('sinope')])
    expect(b.fork().do('caesar', strike('alexandria')).strength('cleopatra')).toBe(3)
    expect(b.do('caesar', strike('sinope')).strength('p-navis-1')).toBe(1)
  },
)

clause(
  'JC-EV-vulcan-b',
  'blocks of strength I are eliminated: a leader becomes a trophy, the others lie face-up',
  () => {
    const b = vulcan({
      genua: ['legio-8'],
      roma: ['leader-scipio:1', 'legio-1:1', 'p-navis-1:1', 'legio-9:1 pompeius', 'legio-2:2'],
    })
    b.do('caesar', strike('roma'))
    expect(b.where('leader-scipio')).toBe('trophy')
    expect(b.view('spectator').trophies).toEqual({ caesar: ['leader-scipio'], pompeius: [] })
    expect(b.points('caesar')).toBe(1)
    expect(b.view('spectator').pools.pompeius.fallen).toEqual(['legio-1', 'p-navis-1'])
    expect(b.view('spectator').pools.caesar.fallen).toEqual(['legio-9'])
    expect(b.at('roma')).toEqual(['legio-2'])
    expect(b.strength('legio-2')).toBe(1)
    const his = vulcan({ genua: ['leader-caesar:1'], roma: ['legio-1'] }, 'pompeius').do('pompeius', strike('genua'))
    expect(his.view('spectator').trophies).toEqual({ caesar: [], pompeius: ['leader-caesar'] })
    expect(his.control('genua')).toBe('vacant')
  },
)

clause('JC-EV-vulcan-c', 'the elephant goes from IV to II, and from II is eliminated', () => {
  const whole = vulcan({ utica: ['p-elephantus:4'] }).do('caesar', strike('utica'))
  expect([whole.where('p-elephantus'), whole.strength('p-elephantus')]).toEqual(['utica', 2])
  const half = vulcan({ utica: ['p-elephantus:2'] }).do('caesar', strike('utica'))
  expect(half.where('p-elephantus')).toBe('fallen')
})

clause('JC-EV-vulcan-d', 'a sea is never struck, and ships off a city that burns are unharmed', () => {
  const b = vulcan({ 'mare-tyrrhenum': ['p-navis-1:2'], roma: ['p-navis-2:2'] })
  expect(b.why('caesar', strike('mare-tyrrhenum'))).toBe('never-a-sea')
  expect(b.why('caesar', strike('mare-hispanum'))).toBe('never-a-sea')
  b.do('caesar', strike('roma'))
  expect([b.strength('p-navis-1'), b.strength('p-navis-2')]).toEqual([2, 1])
})

clause('JC-EV-vulcan-e', 'Vulcan may be declined, and does nothing if there is no Enemy city', () => {
  const b = vulcan({ genua: ['legio-8'], roma: ['legio-1:1', 'legio-2:3'] })
  b.do('caesar', DECLINE)
  expect([b.strength('legio-1'), b.strength('legio-2')]).toEqual([1, 3])
  expect(b.heard('spectator').map(({ key }) => key)).toEqual(['declined'])
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
  const none = vulcan({ alexandria: ['cleopatra caesar'], 'mare-tyrrhenum': ['p-navis-1'] })
  if (none.now === 'vulcan') {
    expect(none.actions('caesar')).toEqual([DECLINE])
    none.do('caesar', DECLINE)
  }
  expect([none.now, none.waiting]).toEqual(['moves', ['pompeius']])
  expect([none.strength('cleopatra'), none.strength('p-navis-1')]).toEqual([4, 2])
})

clause('JC-EV-vulcan-f', 'those who survive stay concealed, those eliminated are shown', () => {
  const b = vulcan({ genua: ['legio-8'], roma: ['legio-1:1', 'legio-2:3', 'leader-pompeius:2', 'p-navis-1:2'] })
  b.do('caesar', strike('roma'))
  for (const seat of ['caesar', 'spectator'] as const) {
    expect(b.heard(seat).map(({ key, params }) => [key, params])).toEqual([
      ['vulcan-struck', { side: 'caesar', at: 'roma' }],
      ['eliminated', { side: 'pompeius', block: 'legio-1', at: 'roma' }],
    ])
    expect(b.places(seat).roma).toEqual({
      known: [],
      hidden: [{ side: 'pompeius', colour: 'green', moved: false, border: null, count: 3 }],
    })
    expect(b.view(seat).pools.pompeius.fallen).toEqual(['legio-1'])
  }
  expect(b.places('pompeius').roma?.known.map(({ block, strength }) => [block, strength])).toEqual([
    ['leader-pompeius', 1],
    ['legio-2', 2],
    ['p-navis-1', 1],
  ])
})

// The battle of 7.52

/** Caesar strikes Alexandria, where Cleopatra stands at strength I; she goes over and attacks. */
const egypt = (alexandria: readonly string[], elsewhere: Blocks = {}): Bench =>
  vulcan({ genua: ['legio-8'], ...elsewhere, alexandria: ['cleopatra:1', ...alexandria] }).do(
    'caesar',
    strike('alexandria'),
  )
const passRounds = (b: Bench, rounds: number): Bench => {
  for (let i = 0; i < rounds; i++) roundOrder(b)
  return b
}
const round = (b: Bench): number | null => (b.frame?.step === 'battle' ? b.frame.round : null)

clause('JC-7.52f', 'Cleopatra killed by Vulcan turns on those who survive it, at strength I and alone', () => {
  const b = egypt(['legio-38:3', 'p-navis-2:1', 'p-auxilia-3:2'], { memphis: ['legio-7'] })
  expect([b.side('cleopatra'), b.strength('cleopatra'), b.where('cleopatra')]).toEqual(['caesar', 1, 'alexandria'])
  expect(b.where('p-navis-2')).toBe('fallen')
  expect(b.heard('spectator', 'battle-begins').map(({ params }) => params)).toEqual([
    {
      at: 'alexandria',
      attacker: 'caesar',
      attackers: [['cleopatra', 1]],
      defenders: [
        ['legio-38', 2],
        ['p-auxilia-3', 1],
      ],
    },
  ])
  expect([b.now, round(b)]).toEqual(['battle', 1])
  // She is the Attacker: on the letter C the Defender is first.
  expect(roundOrder(b)).toEqual(['p-auxilia-3', 'legio-38', 'cleopatra'])
})

clause('JC-7.52f', 'she turns against Caesar just as well when Pompeius strikes, also far from Egypt', () => {
  const b = vulcan({ tarsus: ['cleopatra:1 caesar', 'legio-7:3'], antiochia: ['legio-34'] }, 'pompeius')
  b.do('pompeius', strike('tarsus'))
  expect([b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['pompeius', 1])
  expect([b.now, b.waiting, b.strength('legio-7')]).toEqual(['battle', ['caesar'], 2])
})

clause('JC-7.52f', 'at strength II she only loses a step: there is no battle', () => {
  const b = vulcan({ genua: ['legio-8'], alexandria: ['cleopatra:2', 'legio-38:3'] }).do('caesar', strike('alexandria'))
  expect([b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['pompeius', 1])
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
})

clause('JC-7.52g', 'her battle is over, regroup and all, before Player 2 moves, and nobody comes to it', () => {
  const b = egypt(['legio-38:3'], { memphis: ['legio-36'], pelusium: ['legio-7'] })
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.why('pompeius', { do: 'move', block: 'legio-36', to: 'alexandria' })).toBe('not-now')
  expect(b.why('caesar', { do: 'move', block: 'legio-7', to: 'alexandria' })).toBe('not-your-turn')
  b.do('pompeius', { do: 'fire', block: 'legio-38' }, 6, 1)
  // She is hit, goes back, and her side has nobody left.
  expect([b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['pompeius', 1])
  expect(b.heard('spectator', 'battle-won').map(({ params }) => params)).toEqual([
    { side: 'pompeius', at: 'alexandria' },
  ])
  expect([b.now, b.waiting]).toEqual(['regroup', ['pompeius']])
  b.do('pompeius', { do: 'regroup', block: 'legio-38', to: 'memphis' })
  b.do('pompeius', { do: 'end-regroup' })
  expect([b.now, b.waiting, b.where('legio-38')]).toEqual(['moves', ['pompeius'], 'memphis'])
  expect(b.heard('spectator', 'round-begins')).toEqual([])
  // It is not fought again in the Battle Phase.
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect([b.now, b.view('caesar').turn]).toEqual(['cards', 2])
})

clause('JC-7.52g', "if she wins, Vulcan's player regroups with her before Player 2 moves", () => {
  const b = egypt(['p-auxilia-3:2'])
  b.do('pompeius', { do: 'pass', block: 'p-auxilia-3' }).do('caesar', { do: 'fire', block: 'cleopatra' }, 1)
  expect(b.where('p-auxilia-3')).toBe('fallen')
  expect([b.now, b.waiting, b.control('alexandria')]).toEqual(['regroup', ['caesar'], 'caesar'])
  expect(b.targets('caesar', 'regroup', 'cleopatra')).toEqual(['catabathmus', 'memphis', 'pelusium'])
  b.do('caesar', { do: 'regroup', block: 'cleopatra', to: 'memphis' })
  if (b.now === 'regroup') b.do('caesar', { do: 'end-regroup' })
  expect([b.now, b.waiting, b.where('cleopatra')]).toEqual(['moves', ['pompeius'], 'memphis'])
})

clause('JC-7.52g', 'the battle goes on for as many Rounds as any other before Player 2 is asked to move', () => {
  const b = egypt(['legio-38:3'], { memphis: ['legio-7'] })
  for (const n of [1, 2, 3]) {
    expect(round(b)).toBe(n)
    expect(roundOrder(b)).toEqual(['legio-38', 'cleopatra'])
  }
  expect(round(b)).toBe(4)
  b.do('pompeius', { do: 'pass', block: 'legio-38' })
  b.do('caesar', { do: 'retreat', block: 'cleopatra', to: 'memphis' })
  expect([b.now, b.waiting]).toEqual(['regroup', ['pompeius']])
})

clause('JC-7.52h', "when nobody survives beside her the city is simply Friendly to Vulcan's player", () => {
  for (const others of [[], ['p-navis-2:1', 'leader-scipio:1']]) {
    const b = egypt(others)
    expect([b.side('cleopatra'), b.strength('cleopatra'), b.where('cleopatra')]).toEqual(['caesar', 1, 'alexandria'])
    expect(b.at('alexandria')).toEqual(['cleopatra'])
    expect(b.control('alexandria')).toBe('caesar')
    expect(b.heard('spectator', 'battle-begins')).toEqual([])
    expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
  }
})

clause('JC-7.52j', 'she retreats by road only to an adjacent Friendly city, never to a Vacant one', () => {
  const b = egypt(['legio-38:3'], { memphis: ['legio-7'], pelusium: ['legio-36'], cyrene: ['legio-9'] })
  b.do('pompeius', { do: 'pass', block: 'legio-38' })
  expect(b.why('caesar', { do: 'retreat', block: 'cleopatra', to: 'memphis' })).toBe('no-retreat-in-round-1')
  b.do('caesar', { do: 'pass', block: 'cleopatra' }).do('pompeius', { do: 'pass', block: 'legio-38' })
  expect(round(b)).toBe(2)
  expect(b.targets('caesar', 'retreat', 'cleopatra')).toEqual(['memphis'])
  expect(b.why('caesar', { do: 'retreat', block: 'cleopatra', to: 'catabathmus' })).toBe('retreat-road-not-used')
  expect(b.why('caesar', { do: 'retreat', block: 'cleopatra', to: 'pelusium' })).toBe('retreat-not-open')
  expect(b.why('caesar', { do: 'retreat', block: 'cleopatra', to: 'cyrene' })).toBe('not-adjacent')
  b.do('caesar', { do: 'retreat', block: 'cleopatra', to: 'memphis' })
  expect([b.where('cleopatra'), b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['memphis', 'caesar', 1])
  expect(b.control('alexandria')).toBe('pompeius')
})

clause('JC-7.52j', 'or by sea, over a Friendly sea to a Friendly port', () => {
  const b = egypt(['legio-38:3'], { 'mare-aegypticum': ['c-navis-1'], salamis: ['legio-7'] })
  passRounds(b, 1).do('pompeius', { do: 'pass', block: 'legio-38' })
  expect(b.targets('caesar', 'retreat', 'cleopatra')).toEqual([])
  expect(b.targets('caesar', 'sail', 'cleopatra')).toEqual(['salamis'])
  b.do('caesar', { do: 'sail', block: 'cleopatra', to: 'salamis' })
  expect([b.where('cleopatra'), b.side('cleopatra')]).toEqual(['salamis', 'caesar'])
})

clause('JC-7.52j', 'in Round 4 she must go if she can', () => {
  const b = passRounds(egypt(['legio-38:3'], { memphis: ['legio-7'] }), 3)
  b.do('pompeius', { do: 'pass', block: 'legio-38' })
  expect(round(b)).toBe(4)
  expect(b.why('caesar', { do: 'fire', block: 'cleopatra' })).toBe('must-retreat')
  expect(b.why('caesar', { do: 'pass', block: 'cleopatra' })).toBe('must-retreat')
  expect(b.why('caesar', { do: 'perish', block: 'cleopatra' })).toBe('may-retreat')
  expect(b.actions('caesar')).toEqual([{ do: 'retreat', block: 'cleopatra', to: 'memphis' }])
})

clause('JC-7.52j', 'in Round 4, with nowhere to go, she returns to her old side', () => {
  const b = passRounds(egypt(['legio-38:3']), 3)
  b.do('pompeius', { do: 'pass', block: 'legio-38' })
  expect(b.actions('caesar')).toEqual([{ do: 'perish', block: 'cleopatra' }])
  b.do('caesar', { do: 'perish', block: 'cleopatra' })
  expect([b.side('cleopatra'), b.strength('cleopatra'), b.where('cleopatra')]).toEqual(['pompeius', 1, 'alexandria'])
  expect([b.control('alexandria'), b.now, b.waiting]).toEqual(['pompeius', 'regroup', ['pompeius']])
})

clause('JC-7.52k', 'blocks that fought, retreated or regrouped there may still move in the command of Player 2', () => {
  const b = egypt(['legio-38:3', 'legio-36:3', 'p-auxilia-3:2'])
  passRounds(b, 1)
  b.do('pompeius', { do: 'retreat', block: 'p-auxilia-3', to: 'pelusium' })
  b.do('pompeius', { do: 'fire', block: 'legio-38' }, 1, 6)
  expect(b.now).toBe('regroup')
  b.do('pompeius', { do: 'regroup', block: 'legio-38', to: 'memphis' }).do('pompeius', { do: 'end-regroup' })
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
  expect(b.view('pompeius').roads).toEqual({})
  // Two Move Points: one for each place, tried in turn.
  const moved = (id: 'p-auxilia-3' | 'legio-38' | 'legio-36' | 'cleopatra', ...path: PlaceId[]): PlaceId | string =>
    b
      .fork()
      .march('pompeius', id, ...path)
      .where(id)
  expect(moved('p-auxilia-3', 'hierosolyma', 'damascus')).toBe('damascus')
  expect(moved('legio-38', 'pelusium', 'hierosolyma')).toBe('hierosolyma')
  expect(moved('legio-36', 'catabathmus', 'cyrene')).toBe('cyrene')
  expect(moved('cleopatra', 'memphis', 'pelusium')).toBe('pelusium')
})

import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

type Blocks = Exclude<Position['blocks'], 'historical' | undefined>

const jupiter = (blocks: Blocks, side: SideId = 'caesar'): Bench =>
  bench({
    blocks,
    cards:
      side === 'caesar'
        ? { caesar: 'event-jupiter', pompeius: 'cmd-2-2-a' }
        : { caesar: 'cmd-2-2-a', pompeius: 'event-jupiter' },
    now: { step: 'command' },
  })
const turn = (at: PlaceId, colour: 'tan' | 'green' | 'blue' = 'green') => ({ do: 'turn', at, colour }) as const
const receive = (at: PlaceId) => ({ do: 'receive', at }) as const
const DECLINE = { do: 'decline' } as const
const commands = { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' } as const

clause('JC-EV-jupiter-a', 'Jupiter takes one enemy block beside a Friendly city, and no other', () => {
  const b = jupiter({
    narbo: ['legio-7'],
    tarraco: ['legio-5'],
    'carthago-nova': ['legio-2'],
    burdigala: ['legio-6 caesar'],
  })
  expect(b.now).toBe('jupiter')
  expect(b.why('caesar', turn('carthago-nova'))).toBe('not-adjacent-to-friendly')
  expect(b.why('caesar', turn('narbo', 'tan'))).toBe('no-such-block-there')
  expect(b.why('caesar', turn('burdigala'))).toBe('no-such-block-there')
  expect(b.why('caesar', turn('tarraco', 'tan'))).toBe('no-such-block-there')
  expect(b.why('caesar', turn('bilbilis'))).toBe('no-such-block-there')
  expect(b.why('pompeius', turn('narbo', 'tan'))).toBe('not-your-turn')
  expect(b.actions('caesar')).toEqual([DECLINE, turn('tarraco')])
  b.do('caesar', turn('tarraco')).do('caesar', receive('narbo'))
  expect(b.side('legio-5')).toBe('caesar')
  // One block only: then it is Player 2's turn.
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
})

clause(
  'JC-EV-jupiter-a',
  'a Friendly city held by a block that changed side counts; a Vacant one or a sea does not',
  () => {
    const by = jupiter({ narbo: ['legio-6 caesar'], tarraco: ['legio-5'] })
    expect(by.why('caesar', turn('tarraco'))).toBeNull()
    const far = jupiter({ massilia: ['legio-7'], 'mare-hispanum': ['c-navis-1'], tarraco: ['legio-5'] })
    expect(far.why('caesar', turn('tarraco'))).toBe('not-adjacent-to-friendly')
  },
)

clause('JC-EV-jupiter-b', 'cities are adjacent by road or strait, never because they share a sea', () => {
  const b = jupiter({
    gades: ['legio-7'],
    tingis: ['legio-5'],
    rhegium: ['legio-8'],
    messana: ['legio-37'],
    sala: ['legio-6'],
    ravenna: ['legio-13'],
    roma: ['legio-1'],
    salona: ['legio-3'],
  })
  expect(b.why('caesar', turn('tingis'))).toBeNull()
  expect(b.why('caesar', turn('messana'))).toBeNull()
  expect(b.why('caesar', turn('roma'))).toBeNull()
  // Sala shares the Ocean with Gades, Salona the Hadriatic with Ravenna.
  expect(b.why('caesar', turn('sala'))).toBe('not-adjacent-to-friendly')
  expect(b.why('caesar', turn('salona'))).toBe('not-adjacent-to-friendly')
})

clause('JC-EV-jupiter-b', 'no block in Aleria, Caralis, Creta or Salamis can be chosen', () => {
  const b = jupiter({
    aleria: ['legio-1'],
    caralis: ['legio-2'],
    creta: ['legio-33'],
    salamis: ['p-navis-1'],
    roma: ['legio-17'],
    genua: ['legio-11'],
    utica: ['legio-7'],
    athenae: ['legio-20'],
    antiochia: ['legio-8'],
    alexandria: ['cleopatra caesar'],
    'mare-tyrrhenum': ['c-navis-1'],
    'mare-aegaeum': ['c-navis-2'],
    'mare-aegypticum': ['c-navis-3'],
  })
  for (const island of ['aleria', 'caralis', 'creta', 'salamis'] as const)
    expect([island, b.why('caesar', turn(island))]).toEqual([island, 'not-adjacent-to-friendly'])
  expect(b.actions('caesar')).toEqual([DECLINE])
})

clause(
  'JC-EV-jupiter-b',
  'a Navis in port is beside cities only by road; one at sea, beside the ports of that sea',
  () => {
    const inPort = (friendly: PlaceId): string | null =>
      jupiter({ utica: ['p-navis-3'], [friendly]: ['legio-7'] }).why('caesar', turn('utica'))
    expect(inPort('tacape')).toBeNull()
    expect(inPort('caralis')).toBe('not-adjacent-to-friendly')
    const atSea = (...friendly: (readonly [PlaceId, BlockId])[]): string | null =>
      jupiter({
        'mare-tyrrhenum': ['p-navis-1'],
        ...Object.fromEntries(friendly.map(([at, id]) => [at, [id]])),
      }).why('caesar', turn('mare-tyrrhenum'))
    expect(atSea(['roma', 'legio-17'])).toBeNull()
    expect(atSea(['caralis', 'legio-7'])).toBeNull()
    // Ravenna looks on another sea; a Friendly sea is no city.
    expect(atSea(['ravenna', 'legio-13'])).toBe('not-adjacent-to-friendly')
    expect(atSea(['ravenna', 'legio-13'], ['mare-hispanum', 'c-navis-1'])).toBe('not-adjacent-to-friendly')
  },
)

clause('JC-EV-jupiter-c', 'every kind of land block but a leader comes over at its strength to a city chosen', () => {
  for (const [id, strength] of [
    ['legio-1', 3],
    ['p-auxilia-1', 2],
    ['p-equitatus-1', 1],
    ['p-elephantus', 2],
    ['p-ballista', 1],
    ['cleopatra', 3],
  ] as const) {
    const b = jupiter({
      roma: [`${id}:${strength}`],
      genua: ['legio-8'],
      neapolis: ['legio-18'],
      massilia: ['legio-7'],
      asculum: ['legio-3'],
    })
    b.do('caesar', turn('roma', id === 'cleopatra' ? 'blue' : 'green'))
    expect([id, b.now, b.waiting]).toEqual([id, 'defection', ['caesar']])
    // Friendly but not adjacent, adjacent but Vacant, adjacent but Enemy, where it stood, and the sea.
    for (const at of ['massilia', 'ravenna', 'asculum', 'roma', 'mare-tyrrhenum'] as const)
      expect([at, b.why('caesar', receive(at))]).toEqual([at, 'city-not-adjacent'])
    expect(b.why('pompeius', receive('genua'))).toBe('not-your-turn')
    const other = b.fork().do('caesar', receive('genua'))
    expect([other.where(id), other.side(id)]).toEqual(['genua', 'caesar'])
    b.do('caesar', receive('neapolis'))
    expect([id, b.where(id), b.side(id), b.strength(id)]).toEqual([id, 'neapolis', 'caesar', strength])
    expect(b.control('roma')).toBe('vacant')
    expect(b.waiting).toEqual(['pompeius'])
  }
})

clause('JC-EV-jupiter-d', 'a leader or a Navis stays where it is and loses a step', () => {
  const leader = jupiter({ genua: ['legio-8'], roma: ['leader-pompeius:3'] })
  leader.do('caesar', turn('roma'))
  expect([leader.where('leader-pompeius'), leader.side('leader-pompeius')]).toEqual(['roma', 'pompeius'])
  expect(leader.strength('leader-pompeius')).toBe(2)
  expect([leader.now, leader.waiting]).toEqual(['moves', ['pompeius']])
  for (const at of ['roma', 'mare-tyrrhenum'] as const) {
    const navis = jupiter({ genua: ['legio-8'], [at]: ['p-navis-1:2'] })
    navis.do('caesar', turn(at))
    expect([navis.where('p-navis-1'), navis.side('p-navis-1')]).toEqual([at, 'pompeius'])
    expect([navis.strength('p-navis-1'), navis.now]).toEqual([1, 'moves'])
  }
})

clause(
  'JC-EV-jupiter-e',
  'a leader of strength I is killed and becomes a trophy; a Navis of strength I is eliminated',
  () => {
    const leader = jupiter({ genua: ['legio-8'], ravenna: ['leader-scipio:1'] })
    expect(leader.points('caesar')).toBe(0)
    leader.do('caesar', turn('ravenna'))
    expect(leader.where('leader-scipio')).toBe('trophy')
    expect(leader.view('pompeius').trophies).toEqual({ caesar: ['leader-scipio'], pompeius: [] })
    expect(leader.points('caesar')).toBe(1)
    const navis = jupiter({ genua: ['legio-8'], 'mare-tyrrhenum': ['p-navis-1:1'] })
    navis.do('caesar', turn('mare-tyrrhenum'))
    expect(navis.where('p-navis-1')).toBe('fallen')
    expect(navis.view('caesar').pools.pompeius.fallen).toEqual(['p-navis-1'])
    expect(navis.control('mare-tyrrhenum')).toBe('vacant')
    const his = jupiter({ genua: ['leader-antonius:1'], roma: ['legio-1'] }, 'pompeius')
    his.do('pompeius', turn('genua', 'tan'))
    expect([his.where('leader-antonius'), his.points('pompeius')]).toEqual(['trophy', 2 + 2 + 1])
  },
)

clause('JC-EV-jupiter-f', 'the player sees backs, names place and colour, and one of those blocks is drawn', () => {
  const drawn = (pick: number): Bench => {
    const b = jupiter({
      genua: ['legio-8'],
      roma: ['legio-1', 'legio-5', 'p-auxilia-1', 'legio-9 pompeius'],
    })
    expect(b.places('caesar').roma).toEqual({
      known: [],
      hidden: [
        { side: 'pompeius', colour: 'green', moved: false, border: null, count: 3 },
        { side: 'pompeius', colour: 'tan', moved: false, border: null, count: 1 },
      ],
    })
    return b.do('caesar', turn('roma'), pick).do('caesar', receive('genua'))
  }
  // Each of the three in turn; the tan block is not among them, and there is no fourth.
  const taken = [0, 1, 2].map((pick) =>
    drawn(pick)
      .at('genua')
      .filter((id) => id !== 'legio-8'),
  )
  expect(taken.flat().sort()).toEqual(['legio-1', 'legio-5', 'p-auxilia-1'])
  expect(() => drawn(3)).toThrow('from 0 to 2')
  expect(drawn(0).at('roma')).toContain('legio-9')
})

clause('JC-EV-jupiter-f', 'the draw cannot be taken back, and the choice names no block', () => {
  const b = jupiter({ genua: ['legio-8'], roma: ['legio-1', 'legio-5'] })
  expect(b.actions('caesar')).toEqual([DECLINE, turn('roma')])
  b.do('caesar', turn('roma'), 1)
  expect(b.sealed).toBe(true)
  const alone = jupiter({ genua: ['legio-8'], roma: ['legio-1'] })
  expect(alone.do('caesar', turn('roma')).sealed).toBe(true)
})

clause('JC-EV-jupiter-g', 'Cleopatra, or a block taken from him before, may be picked by its colour', () => {
  const roma = ['legio-1', 'legio-5', 'leader-pompeius', 'cleopatra:2', 'legio-9:2 pompeius']
  const queen = jupiter({ genua: ['legio-8'], roma })
  // The only one of its colour: nothing is drawn.
  queen.do('caesar', turn('roma', 'blue')).do('caesar', receive('genua'))
  expect([queen.where('cleopatra'), queen.side('cleopatra'), queen.strength('cleopatra')]).toEqual([
    'genua',
    'caesar',
    2,
  ])
  const back = jupiter({ genua: ['legio-8'], roma })
  back.do('caesar', turn('roma', 'tan')).do('caesar', receive('genua'))
  expect([back.where('legio-9'), back.side('legio-9'), back.strength('legio-9')]).toEqual(['genua', 'caesar', 2])
})

clause('JC-EV-jupiter-h', 'the transfer is no move and counts on no road', () => {
  const b = jupiter({ gades: ['legio-7'], tingis: ['legio-5'] })
  b.do('caesar', turn('tingis')).do('caesar', receive('gades'))
  const here = { at: 'gades', side: 'caesar', moved: false, acted: false, border: null }
  expect(b.places('caesar').gades?.known).toEqual([
    { block: 'legio-7', strength: 3, ...here },
    { block: 'legio-5', strength: 3, ...here },
  ])
  expect(b.view('caesar').roads).toEqual({})
})

clause('JC-EV-jupiter-h', 'if he declines, or no block is in reach, nothing happens and Player 2 commands', () => {
  const b = jupiter({ genua: ['legio-8'], roma: ['legio-1:3', 'legio-5:2'] })
  const places = b.onMap('pompeius')
  b.do('caesar', DECLINE)
  expect(b.heard('spectator').map(({ key }) => key)).toEqual(['declined'])
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
  expect(b.onMap('pompeius')).toBe(places)
  const none = jupiter({ genua: ['legio-8'], neapolis: ['legio-1'] })
  if (none.now === 'jupiter') {
    expect(none.actions('caesar')).toEqual([DECLINE])
    none.do('caesar', DECLINE)
  }
  expect([none.now, none.waiting]).toEqual(['moves', ['pompeius']])
  expect([none.side('legio-1'), none.where('legio-1'), none.strength('legio-1')]).toEqual(['pompeius', 'neapolis', 4])
})

clause('JC-EV-jupiter-i', 'a block that changed side holds cities, moves and receives steps for its new side', () => {
  const b = bench({
    blocks: { tarraco: ['legio-5:1 caesar'], neapolis: ['legio-1'] },
    cards: commands,
    now: { step: 'moves', side: 'caesar' },
  })
  expect(b.control('tarraco')).toBe('caesar')
  expect(b.points('caesar')).toBe(1)
  b.march('caesar', 'legio-5', 'narbo').do('caesar', { do: 'end-moves' })
  expect([b.where('legio-5'), b.control('narbo')]).toEqual(['narbo', 'caesar'])
  expect(b.why('caesar', { do: 'raise', block: 'legio-1' })).toBe('not-under-command')
  b.do('caesar', { do: 'raise', block: 'legio-5' })
  expect(b.strength('legio-5')).toBe(2)
  b.do('caesar', { do: 'end-levies' })
  expect(b.why('pompeius', { do: 'move', block: 'legio-5', to: 'massilia' })).toBe('not-under-command')
})

clause('JC-EV-jupiter-i', 'it attacks its old comrades, fires, takes hits and retreats by its new commander', () => {
  const b = bench({
    blocks: { roma: ['legio-5:2 caesar from genua', 'legio-7:2 from genua', 'legio-6:3'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma' },
  })
  expect(b.waiting).toEqual(['pompeius'])
  b.do('pompeius', { do: 'fire', block: 'legio-6' }, 1, 6, 6)
  // Both are of strength II: Caesar chooses.
  expect([b.now, b.waiting]).toEqual(['hits', ['caesar']])
  b.do('caesar', { do: 'hit', block: 'legio-5' })
  expect(b.strength('legio-5')).toBe(1)
  b.do('caesar', { do: 'fire', block: 'legio-5' }, 2).do('caesar', { do: 'pass', block: 'legio-7' })
  expect([b.strength('legio-6'), b.strength('legio-7')]).toEqual([2, 2])
  b.do('pompeius', { do: 'pass', block: 'legio-6' })
  expect(b.targets('caesar', 'retreat', 'legio-5')).toEqual(['genua'])
  b.do('caesar', { do: 'retreat', block: 'legio-5', to: 'genua' })
  expect([b.where('legio-5'), b.side('legio-5')]).toEqual(['genua', 'caesar'])
})

clause('JC-EV-jupiter-i', 'only its new side sees its face, and it may change side again', () => {
  const b = jupiter({ genua: ['legio-5:2 caesar'], ravenna: ['legio-8'], roma: ['legio-1'] }, 'pompeius')
  expect(b.places('caesar').genua?.known.map(({ block }) => block)).toEqual(['legio-5'])
  expect(b.places('pompeius').genua).toEqual({
    known: [],
    hidden: [{ side: 'caesar', colour: 'green', moved: false, border: null, count: 1 }],
  })
  b.do('pompeius', turn('genua')).do('pompeius', receive('roma'))
  expect([b.side('legio-5'), b.where('legio-5'), b.strength('legio-5')]).toEqual(['pompeius', 'roma', 2])
})

clause('JC-EV-jupiter-j', 'eliminated, it lies face-up in the pool of its colour', () => {
  const b = bench({
    blocks: { roma: ['legio-5:1 caesar from genua', 'legio-7:1 from genua', 'legio-6:3'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma' },
  })
  b.do('pompeius', { do: 'fire', block: 'legio-6' }, 1, 6, 6).do('caesar', { do: 'hit', block: 'legio-5' })
  expect([b.where('legio-5'), b.side('legio-5')]).toEqual(['fallen', 'pompeius'])
  expect(b.view('spectator').pools.pompeius.fallen).toEqual(['legio-5'])
  expect(b.view('spectator').pools.caesar.fallen).toEqual([])
  expect(b.view('spectator').trophies).toEqual({ caesar: [], pompeius: [] })
})

clause('JC-EV-jupiter-j', 'disbanded by its new side, it waits in the pool of its colour', () => {
  const b = bench({ blocks: { roma: ['legio-5 caesar', 'legio-7'] }, now: { step: 'disbands' } })
  const sizes = (): number[] => [b.view('spectator').pools.caesar.size, b.view('spectator').pools.pompeius.size]
  const [caesars, pompeiuss] = sizes()
  b.do('caesar', { do: 'disband', block: 'legio-5' })
  expect([b.where('legio-5'), b.side('legio-5')]).toEqual(['pool', 'pompeius'])
  expect(sizes()).toEqual([caesars, pompeiuss + 1])
  expect(b.view('pompeius').pools.pompeius.waiting).toContain('legio-5')
  expect(b.view('caesar').pools.caesar.waiting).not.toContain('legio-5')
  const mine = bench({
    blocks: { roma: ['legio-7 pompeius', 'legio-1', 'legio-2', 'legio-3', 'legio-4', 'legio-5'] },
    now: { step: 'surplus' },
  })
  mine.do('pompeius', { do: 'disband', block: 'legio-7' })
  expect(mine.view('caesar').pools.caesar.waiting).toContain('legio-7')
})

clause('JC-EV-jupiter-k', 'once drawn, the block shows its face and strength, and there is no declining', () => {
  const b = jupiter({ genua: ['legio-8'], roma: ['legio-1:3', 'legio-5:2'] })
  expect(b.why('caesar', DECLINE)).toBeNull()
  b.do('caesar', turn('roma'), 1)
  expect(b.heard('caesar', 'jupiter-drew').map(({ params }) => params)).toEqual([
    { side: 'caesar', block: 'legio-5', strength: 2 },
  ])
  const roma = b.places('caesar').roma
  expect(roma?.known.map(({ block, strength }) => [block, strength])).toEqual([['legio-5', 2]])
  expect(roma?.hidden.map(({ colour, count }) => [colour, count])).toEqual([['green', 1]])
  // Its own side knows which was drawn; others do not.
  expect(b.heard('pompeius', 'jupiter-drew')).toHaveLength(1)
  expect(JSON.stringify([b.view('spectator'), b.heard('spectator')])).not.toContain('legio-5')
  expect(b.why('caesar', DECLINE)).toBe('drawn-already')
  expect(b.why('caesar', turn('roma'))).toBe('not-now')
  expect(b.actions('caesar')).toEqual([receive('genua')])
  b.do('caesar', receive('genua'))
  expect(JSON.stringify([b.view('spectator'), b.heard('spectator')])).not.toContain('legio-5')
})

clause('JC-EV-jupiter-k', 'a leader or a Navis that was drawn is shown too, and loses its step without appeal', () => {
  const b = jupiter({ genua: ['legio-8'], roma: ['legio-1', 'leader-pompeius:3', 'p-navis-1:2'] })
  const leader = b.fork().do('caesar', turn('roma'), 0)
  expect(leader.heard('caesar', 'jupiter-drew').map(({ params }) => params)).toEqual([
    { side: 'caesar', block: 'leader-pompeius', strength: 3 },
  ])
  expect(leader.strength('leader-pompeius')).toBe(2)
  expect([leader.now, leader.waiting]).toEqual(['moves', ['pompeius']])
  // Its back is turned again afterwards, and those who were not meant to see it never did.
  expect(leader.places('caesar').roma?.known).toEqual([])
  expect(JSON.stringify(leader.heard('spectator'))).not.toContain('leader-pompeius')
  const navis = b.fork().do('caesar', turn('roma'), 2)
  expect(navis.heard('caesar', 'jupiter-drew').map(({ params }) => params)).toEqual([
    { side: 'caesar', block: 'p-navis-1', strength: 2 },
  ])
})

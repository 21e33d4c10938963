import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

type Blocks = Exclude<Position['blocks'], 'historical' | undefined>

/** Caesar has played this Event; Pompeius, a Command of two moves and a levy. */
const event = (god: 'mars' | 'mercury' | 'neptune' | 'pluto', blocks: Blocks): Bench =>
  bench({
    blocks,
    cards: { caesar: `event-${god}`, pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })
const move = (block: BlockId, to: PlaceId) => ({ do: 'move', block, to }) as const
const END_MOVES = { do: 'end-moves' } as const
const each = (b: Bench, blocks: readonly BlockId[], ...path: PlaceId[]): Bench => {
  for (const id of blocks) b.march('caesar', id, ...path)
  return b
}
/** Player 2 makes nothing more of his card: the battles begin. */
const toBattle = (b: Bench): Bench => b.do('pompeius', END_MOVES).do('pompeius', { do: 'end-levies' })

// Mars

const ATTACKERS = ['c-auxilia-3', 'c-equitatus-1', 'legio-8', 'c-ballista'] as const
const DEFENDERS = ['p-auxilia-3', 'p-ballista', 'legio-1', 'p-navis-1'] as const

clause('JC-EV-mars-a', 'Mars moves one group: two cities in peace, one to attack, four on a major road', () => {
  const b = event('mars', {
    genua: ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-12', 'c-equitatus-1'],
    massilia: ['legio-14'],
    roma: ['legio-1'],
    asculum: ['legio-3'],
  })
  b.march('caesar', 'legio-7', 'ravenna', 'aquileia')
  expect(b.where('legio-7')).toBe('aquileia')
  b.do('caesar', move('legio-8', 'ravenna'))
  expect(b.why('caesar', move('legio-8', 'asculum'))).toBe('too-far-to-attack')
  b.do('caesar', { do: 'halt' })
  each(b, ['legio-9', 'legio-10', 'legio-11', 'legio-12'], 'roma')
  expect(b.why('caesar', move('c-equitatus-1', 'roma'))).toBe('road-full-major')
  expect(b.why('caesar', move('legio-14', 'narbo'))).toBe('one-group-only')
  b.march('caesar', 'c-equitatus-1', 'massilia')
  expect(b.control('roma')).toBe('contested')
})

clause('JC-EV-mars-a', 'Mars moves no Navis, ships no legion and raises none', () => {
  const b = event('mars', {
    genua: ['legio-7', 'c-navis-1'],
    'mare-tyrrhenum': ['c-navis-2'],
    neapolis: ['legio-1'],
  })
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('land-blocks-only')
  expect(b.why('caesar', move('c-navis-2', 'mare-hispanum'))).toBe('land-blocks-only')
  expect(b.why('caesar', move('legio-7', 'mare-tyrrhenum'))).toBe('amphibious-not-by-event')
  b.march('caesar', 'legio-7', 'ravenna')
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('land-blocks-only')
  b.do('caesar', END_MOVES)
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
  expect(b.heard('spectator', 'surprise')).toEqual([])
})

clause(
  ['JC-EV-mars-b', 'JC-EV-mars-c'],
  'all Attackers act before any Defender in Round 1; from Round 2 on letter by letter, the Defender first',
  () => {
    const b = event('mars', { genua: ATTACKERS, roma: DEFENDERS })
    each(b, ATTACKERS, 'roma').do('caesar', END_MOVES)
    expect(b.heard('pompeius', 'surprise').map(({ params }) => params)).toEqual([{ side: 'caesar', at: 'roma' }])
    toBattle(b)
    expect(roundOrder(b)).toEqual([...ATTACKERS, ...DEFENDERS])
    const normal = DEFENDERS.flatMap((id, letter) => [id, ATTACKERS[letter]])
    expect(roundOrder(b)).toEqual(normal)
    expect(roundOrder(b)).toEqual(normal)
  },
)

clause('JC-EV-mars-b', 'a Defender struck down before his turn never acts', () => {
  const b = event('mars', { genua: ['c-ballista:1'], roma: ['p-auxilia-3:1'] })
  each(b, ['c-ballista'], 'roma').do('caesar', END_MOVES)
  toBattle(b)
  expect(b.waiting).toEqual(['caesar'])
  b.do('caesar', { do: 'fire', block: 'c-ballista' }, 4)
  expect([b.where('p-auxilia-3'), b.control('roma')]).toEqual(['fallen', 'caesar'])
})

clause('JC-EV-mars-d', 'of several battles the player names the surprise before Player 2 moves', () => {
  const b = event('mars', {
    genua: ['legio-8', 'legio-9'],
    roma: ['p-auxilia-3'],
    ravenna: ['p-auxilia-4'],
    neapolis: ['legio-1'],
  })
  b.march('caesar', 'legio-9', 'ravenna').march('caesar', 'legio-8', 'roma').do('caesar', END_MOVES)
  expect([b.now, b.waiting]).toEqual(['surprise', ['caesar']])
  expect(b.why('pompeius', move('legio-1', 'roma'))).toBe('not-your-turn')
  expect(b.why('caesar', { do: 'surprise', at: 'neapolis' })).toBe('not-a-battle-of-this-move')
  const other = b.fork().do('caesar', { do: 'surprise', at: 'ravenna' })
  expect([other.contest('roma')?.surprise, other.contest('ravenna')?.surprise]).toEqual([false, true])
  b.do('caesar', { do: 'surprise', at: 'roma' })
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
  toBattle(b)
  const ravenna = b.fork().do('caesar', { do: 'battle', at: 'ravenna' })
  expect(roundOrder(ravenna)).toEqual(['p-auxilia-4', 'legio-9'])
  b.do('caesar', { do: 'battle', at: 'roma' })
  expect(roundOrder(b)).toEqual(['legio-8', 'p-auxilia-3'])
})

clause('JC-EV-mars-e', 'reinforced, the battle stays a surprise, and the Reserves enter in Round 2', () => {
  const b = event('mars', { genua: ['legio-8'], roma: ['legio-1'], neapolis: ['p-auxilia-3', 'legio-2'] })
  b.march('caesar', 'legio-8', 'roma').do('caesar', END_MOVES)
  b.march('pompeius', 'p-auxilia-3', 'roma').march('pompeius', 'legio-2', 'roma')
  expect(b.contest('roma')?.surprise).toBe(true)
  toBattle(b)
  expect(roundOrder(b)).toEqual(['legio-8', 'legio-1'])
  expect(roundOrder(b)).toEqual(['p-auxilia-3', 'legio-1', 'legio-2', 'legio-8'])
})

// Mercury

clause('JC-EV-mercury-a', 'Mercury takes a block three cities in peace and not four', () => {
  const b = event('mercury', { massilia: ['legio-7'] })
  b.do('caesar', move('legio-7', 'narbo')).do('caesar', move('legio-7', 'tarraco'))
  b.do('caesar', move('legio-7', 'carthago-nova'))
  expect(b.where('legio-7')).toBe('carthago-nova')
  expect(b.now).toBe('moves')
  expect(b.why('caesar', move('legio-7', 'corduba'))).toBe('already-moved')
})

clause('JC-EV-mercury-a', 'or two with the second an attack; a third may not be one', () => {
  const b = event('mercury', { massilia: ['legio-7', 'legio-14'], tarraco: ['legio-5'], bilbilis: ['legio-6'] })
  b.march('caesar', 'legio-7', 'narbo', 'tarraco')
  expect([b.control('tarraco'), b.contest('tarraco')?.attacker]).toEqual(['contested', 0])
  b.do('caesar', move('legio-14', 'narbo')).do('caesar', move('legio-14', 'burdigala'))
  expect(b.why('caesar', move('legio-14', 'bilbilis'))).toBe('too-far-to-attack')
  expect(b.why('caesar', move('legio-14', 'cenabum'))).toBeNull()
})

clause('JC-EV-mercury-a', 'Mercury moves the blocks of one place only', () => {
  const b = event('mercury', { massilia: ['legio-7'], genua: ['legio-8'], alexandria: ['cleopatra caesar'] })
  b.march('caesar', 'legio-7', 'narbo')
  expect(b.why('caesar', move('legio-8', 'roma'))).toBe('one-group-only')
})

clause('JC-EV-mercury-b', 'blocks of the group go where they like, one city, two or three', () => {
  const b = event('mercury', { massilia: ['legio-7', 'legio-9', 'legio-14', 'c-equitatus-1'], roma: ['legio-1'] })
  b.do('caesar', move('legio-7', 'narbo')).do('caesar', { do: 'halt' })
  b.march('caesar', 'legio-9', 'lugdunum', 'cenabum')
  b.march('caesar', 'legio-14', 'genua', 'ravenna', 'aquileia')
  b.march('caesar', 'c-equitatus-1', 'genua', 'roma')
  expect([b.where('legio-7'), b.where('legio-9'), b.where('legio-14')]).toEqual(['narbo', 'cenabum', 'aquileia'])
  expect(b.contest('roma')?.attacker).toBe(0)
})

clause('JC-EV-mercury-c', 'the limits hold on every stretch of the way', () => {
  const b = event('mercury', {
    narbo: ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11'],
    alexandria: ['cleopatra caesar'],
  })
  each(b, ['legio-7', 'legio-8'], 'massilia', 'lugdunum', 'genua')
  b.do('caesar', move('legio-9', 'massilia')).do('caesar', move('legio-9', 'lugdunum'))
  // Lugdunum - Genua is a minor road.
  expect(b.why('caesar', move('legio-9', 'genua'))).toBe('road-full-minor')
  b.do('caesar', { do: 'halt' })
  b.march('caesar', 'legio-10', 'massilia', 'lugdunum', 'cenabum')
  expect(b.why('caesar', move('legio-11', 'massilia'))).toBe('road-full-major')
  expect(b.why('caesar', move('legio-11', 'burdigala'))).toBeNull()
})

clause('JC-EV-mercury-c', 'two blocks cross a strait on their way, one only to attack beyond it', () => {
  const peace = event('mercury', { byzantium: ['legio-7', 'legio-8', 'legio-9'] })
  each(peace, ['legio-7', 'legio-8'], 'aenos', 'pergamum', 'ephesus')
  peace.do('caesar', move('legio-9', 'aenos'))
  expect(peace.why('caesar', move('legio-9', 'pergamum'))).toBe('strait-full')
  expect(peace.why('caesar', move('legio-9', 'serdica'))).toBeNull()
  const war = event('mercury', { byzantium: ['legio-7', 'legio-8'], pergamum: ['legio-36'] })
  war.march('caesar', 'legio-7', 'aenos', 'pergamum').do('caesar', move('legio-8', 'aenos'))
  expect(war.why('caesar', move('legio-8', 'pergamum'))).toBe('strait-full-attacking')
})

clause(
  'JC-EV-mercury-c',
  'a block that meets the enemy goes no further: it passes only Friendly or Vacant cities',
  () => {
    const b = event('mercury', { massilia: ['legio-7', 'legio-8'], narbo: ['legio-9'], genua: ['legio-1'] })
    b.do('caesar', move('legio-7', 'genua'))
    expect(b.now).toBe('moves')
    expect(b.why('caesar', move('legio-7', 'roma'))).toBe('already-moved')
    // Contested now, it lets nobody through either.
    b.do('caesar', move('legio-8', 'genua'))
    expect(b.now).toBe('moves')
    const through = event('mercury', { massilia: ['legio-7'], narbo: ['legio-9'] })
    expect(through.march('caesar', 'legio-7', 'narbo', 'burdigala', 'cenabum').where('legio-7')).toBe('cenabum')
  },
)

clause(
  'JC-EV-mercury-d',
  'one group attacks Genua directly and by way of Lugdunum; one road is the Main Attack',
  () => {
    const direct = ['legio-7', 'legio-8', 'legio-9', 'legio-10'] as const
    const around = ['legio-11', 'legio-12'] as const
    const b = event('mercury', {
      massilia: [...direct, ...around],
      genua: ['legio-1', 'legio-2', 'legio-3', 'p-auxilia-1'],
    })
    each(b, direct, 'genua')
    each(b, around, 'lugdunum', 'genua')
    b.do('caesar', END_MOVES)
    expect([b.now, b.waiting]).toEqual(['mainAttacks', ['caesar']])
    expect(b.why('caesar', { do: 'main-attack', at: 'genua', from: 'roma' })).toBe('not-an-attack-border')
    const byLugdunum = b.fork().do('caesar', { do: 'main-attack', at: 'genua', from: 'lugdunum' })
    toBattle(byLugdunum)
    expect(roundOrder(byLugdunum)).toEqual(['p-auxilia-1', 'legio-1', 'legio-2', 'legio-3', ...around])
    b.do('caesar', { do: 'main-attack', at: 'genua', from: 'massilia' })
    toBattle(b)
    expect(roundOrder(b)).toEqual(['p-auxilia-1', 'legio-1', 'legio-2', 'legio-3', ...direct])
    expect(roundOrder(b)).toEqual(['p-auxilia-1', 'legio-1', 'legio-2', 'legio-3', ...direct, ...around])
  },
)

clause('JC-EV-mercury-e', 'Mercury moves no Navis, ships no legion and raises none', () => {
  const b = event('mercury', { genua: ['legio-7', 'c-navis-1'], 'mare-tyrrhenum': ['c-navis-2'] })
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('land-blocks-only')
  expect(b.why('caesar', move('c-navis-2', 'mare-hispanum'))).toBe('land-blocks-only')
  expect(b.why('caesar', move('legio-7', 'mare-tyrrhenum'))).toBe('amphibious-not-by-event')
  b.do('caesar', END_MOVES)
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
})

// Neptune

clause('JC-EV-neptune-a', 'Neptune moves the Navis of one port or one sea, each its own way, and no land block', () => {
  const b = event('neptune', {
    genua: ['c-navis-1', 'c-navis-2', 'c-navis-3', 'legio-8'],
    ravenna: ['c-navis-4'],
    'mare-internum': ['p-navis-1'],
  })
  expect(b.why('caesar', move('legio-8', 'roma'))).toBe('navis-only')
  expect(b.why('caesar', move('legio-8', 'mare-tyrrhenum'))).toBe('amphibious-not-by-event')
  b.march('caesar', 'c-navis-1', 'mare-hispanum', 'oceanus-atlanticus')
  b.march('caesar', 'c-navis-2', 'mare-tyrrhenum', 'roma')
  b.do('caesar', move('c-navis-3', 'mare-tyrrhenum'))
  expect(b.why('caesar', move('c-navis-3', 'mare-internum'))).toBe('navis-too-far-to-attack')
  b.do('caesar', { do: 'halt' })
  expect([b.where('c-navis-1'), b.where('c-navis-2')]).toEqual(['oceanus-atlanticus', 'roma'])
  expect(b.why('caesar', move('c-navis-4', 'mare-hadriaticum'))).toBe('one-group-only')
  expect(b.why('caesar', move('legio-8', 'roma'))).toBe('navis-only')
  b.do('caesar', END_MOVES)
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
})

clause('JC-EV-neptune-a', 'from one sea the Navis go two spaces in peace and not three, or one to attack', () => {
  const b = event('neptune', { 'mare-hispanum': ['c-navis-1', 'c-navis-2', 'c-navis-3'], tarraco: ['legio-5'] })
  b.do('caesar', move('c-navis-1', 'mare-tyrrhenum')).do('caesar', move('c-navis-1', 'mare-internum'))
  expect(b.now).toBe('moves')
  expect(b.why('caesar', move('c-navis-1', 'mare-aegaeum'))).toBe('already-moved')
  b.march('caesar', 'c-navis-2', 'tarraco').march('caesar', 'c-navis-3', 'massilia')
  expect([b.control('tarraco'), b.control('massilia')]).toEqual(['contested', 'caesar'])
})

clause('JC-EV-neptune-b', 'in the sea battle, or the port battle, all attacking Navis act first in Round 1', () => {
  const sea = event('neptune', { genua: ['c-navis-1', 'c-navis-2'], 'mare-tyrrhenum': ['p-navis-1', 'p-navis-2'] })
  each(sea, ['c-navis-1', 'c-navis-2'], 'mare-tyrrhenum').do('caesar', END_MOVES)
  toBattle(sea)
  expect(roundOrder(sea)).toEqual(['c-navis-1', 'c-navis-2', 'p-navis-1', 'p-navis-2'])
  expect(roundOrder(sea)).toEqual(['p-navis-1', 'p-navis-2', 'c-navis-1', 'c-navis-2'])
  const port = event('neptune', {
    'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'],
    neapolis: ['p-auxilia-3', 'legio-1', 'p-navis-1'],
  })
  each(port, ['c-navis-1', 'c-navis-2'], 'neapolis').do('caesar', END_MOVES)
  toBattle(port)
  expect(roundOrder(port)).toEqual(['c-navis-1', 'c-navis-2', 'p-auxilia-3', 'legio-1', 'p-navis-1'])
  expect(roundOrder(port)).toEqual(['p-auxilia-3', 'legio-1', 'p-navis-1', 'c-navis-1', 'c-navis-2'])
})

clause('JC-EV-neptune-c', 'of several battles the player names the surprise before Player 2 moves', () => {
  const b = event('neptune', {
    'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'],
    'mare-internum': ['p-navis-1'],
    neapolis: ['legio-1'],
    utica: ['legio-39'],
  })
  b.march('caesar', 'c-navis-1', 'mare-internum').march('caesar', 'c-navis-2', 'neapolis').do('caesar', END_MOVES)
  expect([b.now, b.waiting]).toEqual(['surprise', ['caesar']])
  expect(b.why('caesar', { do: 'surprise', at: 'utica' })).toBe('not-a-battle-of-this-move')
  const atSea = b.fork().do('caesar', { do: 'surprise', at: 'mare-internum' })
  toBattle(atSea).do('caesar', { do: 'battle', at: 'mare-internum' })
  expect(roundOrder(atSea)).toEqual(['c-navis-1', 'p-navis-1'])
  b.do('caesar', { do: 'surprise', at: 'neapolis' })
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
  toBattle(b)
  const other = b.fork().do('caesar', { do: 'battle', at: 'mare-internum' })
  expect(roundOrder(other)).toEqual(['p-navis-1', 'c-navis-1'])
  b.do('caesar', { do: 'battle', at: 'neapolis' })
  expect(roundOrder(b)).toEqual(['c-navis-2', 'legio-1'])
})

clause('JC-EV-neptune-d', 'reinforced, at sea or in a port, it stays a surprise', () => {
  const sea = event('neptune', { genua: ['c-navis-1'], 'mare-tyrrhenum': ['p-navis-1'], neapolis: ['p-navis-2'] })
  sea.march('caesar', 'c-navis-1', 'mare-tyrrhenum').do('caesar', END_MOVES)
  sea.march('pompeius', 'p-navis-2', 'mare-tyrrhenum')
  toBattle(sea)
  expect(roundOrder(sea)).toEqual(['c-navis-1', 'p-navis-1'])
  expect(roundOrder(sea)).toEqual(['p-navis-1', 'p-navis-2', 'c-navis-1'])
  const port = event('neptune', { 'mare-tyrrhenum': ['c-navis-1'], neapolis: ['legio-1'], roma: ['p-auxilia-3'] })
  port.march('caesar', 'c-navis-1', 'neapolis').do('caesar', END_MOVES)
  port.march('pompeius', 'p-auxilia-3', 'neapolis')
  toBattle(port)
  expect(roundOrder(port)).toEqual(['c-navis-1', 'legio-1'])
  expect(roundOrder(port)).toEqual(['p-auxilia-3', 'legio-1', 'c-navis-1'])
})

// Pluto

const SIX = ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11', 'legio-12'] as const
const MORE = ['legio-13', 'legio-14', 'legio-16', 'legio-17', 'legio-18', 'legio-19'] as const

clause('JC-EV-pluto-a', 'Pluto lets six attack by a major road, three by a minor one, two over a strait', () => {
  const major = event('pluto', { genua: [...SIX, 'legio-13'], massilia: ['legio-14'], roma: ['legio-1'] })
  each(major, SIX, 'roma')
  expect(major.why('caesar', move('legio-13', 'roma'))).toBe('road-full-major')
  expect(major.why('caesar', move('legio-14', 'narbo'))).toBe('one-group-only')
  const minor = event('pluto', { ravenna: SIX, roma: ['legio-1'] })
  each(minor, SIX.slice(0, 3), 'roma')
  expect(minor.why('caesar', move('legio-10', 'roma'))).toBe('road-full-minor')
  const strait = event('pluto', { rhegium: SIX, messana: ['legio-37'] })
  each(strait, SIX.slice(0, 2), 'messana')
  expect(strait.why('caesar', move('legio-9', 'messana'))).toBe('strait-full-attacking')
})

clause('JC-EV-pluto-a', 'Pluto gives a move of the usual length, and no levy', () => {
  const b = event('pluto', { genua: ['legio-7', 'legio-8'], ravenna: ['legio-9'], asculum: ['legio-3'] })
  b.do('caesar', move('legio-7', 'ravenna'))
  expect(b.why('caesar', move('legio-7', 'asculum'))).toBe('too-far-to-attack')
  b.do('caesar', move('legio-7', 'aquileia'))
  expect(b.now).toBe('moves')
  b.do('caesar', END_MOVES)
  expect([b.now, b.waiting]).toEqual(['moves', ['pompeius']])
})

clause('JC-EV-pluto-b', 'blocks of the group that do not attack keep the usual limits', () => {
  const b = event('pluto', { genua: [...SIX, ...MORE, 'legio-20', 'legio-21'], roma: ['legio-1'] })
  each(b, SIX, 'roma')
  each(b, MORE.slice(0, 4), 'ravenna')
  expect(b.why('caesar', move('legio-18', 'ravenna'))).toBe('road-full-major')
  each(b, MORE.slice(4), 'lugdunum')
  expect(b.why('caesar', move('legio-20', 'lugdunum'))).toBe('road-full-minor')
  expect(b.why('caesar', move('legio-20', 'massilia'))).toBeNull()
  const strait = event('pluto', { rhegium: SIX })
  each(strait, SIX.slice(0, 2), 'messana')
  expect(strait.why('caesar', move('legio-9', 'messana'))).toBe('strait-full')
})

clause('JC-EV-pluto-c', 'the six go back four to a Round, and over a strait one', () => {
  const b = event('pluto', { genua: SIX, roma: ['legio-1'] })
  each(b, SIX, 'roma').do('caesar', END_MOVES)
  toBattle(b)
  roundOrder(b)
  b.do('pompeius', { do: 'pass', block: 'legio-1' })
  for (const id of SIX.slice(0, 4)) b.do('caesar', { do: 'retreat', block: id, to: 'genua' })
  expect(b.why('caesar', { do: 'retreat', block: 'legio-11', to: 'genua' })).toBe('retreat-road-full')
  const strait = event('pluto', { rhegium: SIX.slice(0, 2), messana: ['legio-37'] })
  each(strait, SIX.slice(0, 2), 'messana').do('caesar', END_MOVES)
  toBattle(strait)
  roundOrder(strait)
  strait.do('pompeius', { do: 'pass', block: 'legio-37' })
  strait.do('caesar', { do: 'retreat', block: 'legio-7', to: 'rhegium' })
  expect(strait.why('caesar', { do: 'retreat', block: 'legio-8', to: 'rhegium' })).toBe('retreat-strait-full')
})

clause('JC-EV-pluto-c', 'the victors regroup four by a major road and two by a minor one', () => {
  const b = event('pluto', { genua: SIX, roma: ['p-auxilia-3:1'] })
  each(b, SIX, 'roma').do('caesar', END_MOVES)
  toBattle(b).do('pompeius', { do: 'pass', block: 'p-auxilia-3' })
  b.do('caesar', { do: 'fire', block: 'legio-8' }, 1, 6, 6)
  expect(b.now).toBe('regroup')
  const regroup = (block: BlockId, to: PlaceId) => ({ do: 'regroup', block, to }) as const
  const minor = b.fork().do('caesar', regroup('legio-7', 'ravenna')).do('caesar', regroup('legio-8', 'ravenna'))
  expect(minor.why('caesar', regroup('legio-9', 'ravenna'))).toBe('regroup-road-full')
  for (const id of SIX.slice(0, 4)) b.do('caesar', regroup(id, 'genua'))
  expect(b.why('caesar', regroup('legio-11', 'genua'))).toBe('regroup-road-full')
})

clause('JC-EV-pluto-c', 'Pluto moves no Navis and ships no legion', () => {
  const b = event('pluto', { genua: ['legio-7', 'c-navis-1'], 'mare-tyrrhenum': ['c-navis-2'] })
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('land-blocks-only')
  expect(b.why('caesar', move('c-navis-2', 'roma'))).toBe('land-blocks-only')
  expect(b.why('caesar', move('legio-7', 'mare-tyrrhenum'))).toBe('amphibious-not-by-event')
})

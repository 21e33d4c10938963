import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

type Blocks = NonNullable<Position['blocks']>
type Contests = NonNullable<Position['contests']>

const move = (block: BlockId, to: PlaceId) => ({ do: 'move', block, to }) as const

/** Caesar, Player 1, has moves to make: as many as said, or the four of his card. */
const caesarMoves = (blocks: Blocks, points = 4): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'caesar', points },
  })

/** Caesar has attacked, and Pompeius, Player 2, has three Move Points. */
const pompeiusAnswers = (blocks: Blocks, contests: Contests): Bench =>
  bench({
    blocks,
    contests,
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'pompeius' },
  })

const byCaesar = { attacker: 'caesar' }
const pointsLeft = (b: Bench): number | null => (b.frame?.step === 'moves' ? b.frame.points : null)
const attackerAt = (b: Bench, at: PlaceId): unknown => b.view('spectator').contests[at]?.attacker
const endCommand = (b: Bench, side: 'caesar' | 'pompeius'): Bench =>
  b.do(side, { do: 'end-moves' }).do(side, { do: 'end-levies' })

// 6.2

clause('JC-6.2a', 'a Navis steps from a port to its sea, from a sea to its ports and to the seas it touches', () => {
  const b = caesarMoves({ massilia: ['c-navis-1'], rhegium: ['c-navis-2'], 'mare-aegaeum': ['c-navis-3'] })
  expect(b.targets('caesar', 'move', 'c-navis-1')).toEqual(['mare-hispanum'])
  expect(b.targets('caesar', 'move', 'c-navis-2')).toEqual(['mare-internum', 'mare-tyrrhenum'])
  expect(b.targets('caesar', 'move', 'c-navis-3')).toEqual([
    'aenos',
    'athenae',
    'creta',
    'ephesus',
    'mare-aegypticum',
    'mare-internum',
    'propontis',
    'thessalonica',
  ])
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('no-sea-way')
  expect(b.why('caesar', move('c-navis-1', 'lugdunum'))).toBe('no-sea-way')
  expect(b.why('caesar', move('c-navis-3', 'pergamum'))).toBe('no-sea-way')
  expect(b.why('caesar', move('c-navis-3', 'mare-tyrrhenum'))).toBe('no-sea-way')
})

clause('JC-6.2b', 'a Navis goes from port to port only through the sea, and that is its whole move', () => {
  const b = caesarMoves({ massilia: ['c-navis-1'], rhegium: ['c-navis-2'] })
  expect(b.why('caesar', move('c-navis-1', 'genua'))).toBe('not-from-port-to-port')
  // Not even across a strait.
  expect(b.why('caesar', move('c-navis-2', 'messana'))).toBe('not-from-port-to-port')
  b.do('caesar', move('c-navis-1', 'mare-hispanum')).do('caesar', move('c-navis-1', 'genua'))
  expect(b.now).toBe('moves')
  expect(b.where('c-navis-1')).toBe('genua')
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('already-moved')
})

clause('JC-6.2c', 'a Navis takes one step and attacks, or two and does not', () => {
  const b = caesarMoves({
    massilia: ['c-navis-1'],
    'mare-internum': ['c-navis-2'],
    'mare-tyrrhenum': ['p-navis-1'],
    tarraco: ['legio-5'],
  })
  b.do('caesar', move('c-navis-1', 'mare-hispanum'))
  expect(b.why('caesar', move('c-navis-1', 'mare-tyrrhenum'))).toBe('navis-too-far-to-attack')
  expect(b.why('caesar', move('c-navis-1', 'tarraco'))).toBe('navis-too-far-to-attack')
  b.do('caesar', move('c-navis-1', 'oceanus-atlanticus'))
  expect(b.why('caesar', move('c-navis-1', 'gades'))).toBe('already-moved')
  b.do('caesar', move('c-navis-2', 'mare-tyrrhenum'))
  expect(b.control('mare-tyrrhenum')).toBe('contested')
  expect(b.why('caesar', move('c-navis-2', 'roma'))).toBe('already-moved')
})

clause('JC-6.2d', 'Navis put to sea on the Move Point of the land blocks in their city', () => {
  const b = caesarMoves({ massilia: ['legio-8', 'c-navis-1', 'c-navis-2'], ravenna: ['c-navis-3'] }, 1)
  b.march('caesar', 'legio-8', 'genua').march('caesar', 'c-navis-1', 'mare-hispanum')
  b.march('caesar', 'c-navis-2', 'mare-hispanum', 'narbo')
  expect(pointsLeft(b)).toBe(0)
  expect([b.where('c-navis-1'), b.where('c-navis-2')]).toEqual(['mare-hispanum', 'narbo'])
  expect(b.why('caesar', move('c-navis-3', 'mare-hadriaticum'))).toBe('no-move-points')
})

clause('JC-6.2e', 'a sea is attacked from a sea or a port beside it, a port only from its sea', () => {
  const b = caesarMoves({
    'mare-hispanum': ['c-navis-1'],
    roma: ['c-navis-2'],
    'mare-hadriaticum': ['c-navis-3'],
    aquileia: ['c-navis-4'],
    'mare-tyrrhenum': ['p-navis-1'],
    brundisium: ['legio-3'],
  })
  b.march('caesar', 'c-navis-1', 'mare-tyrrhenum').march('caesar', 'c-navis-2', 'mare-tyrrhenum')
  expect(b.at('mare-tyrrhenum')).toEqual(['c-navis-1', 'c-navis-2', 'p-navis-1'])
  expect(b.why('caesar', move('c-navis-4', 'brundisium'))).toBe('not-from-port-to-port')
  b.do('caesar', move('c-navis-4', 'mare-hadriaticum'))
  expect(b.why('caesar', move('c-navis-4', 'brundisium'))).toBe('navis-too-far-to-attack')
  b.do('caesar', { do: 'halt' }).do('caesar', move('c-navis-3', 'brundisium'))
  expect(b.where('c-navis-3')).toBe('brundisium')
  expect([attackerAt(b, 'mare-tyrrhenum'), attackerAt(b, 'brundisium')]).toEqual(['caesar', 'caesar'])
})

clause('JC-6.2f', 'a Navis that enters a Vacant port makes it Friendly, with its points', () => {
  const b = caesarMoves({ 'mare-hispanum': ['c-navis-1'] })
  expect([b.control('massilia'), b.points('caesar')]).toEqual(['vacant', 0])
  b.march('caesar', 'c-navis-1', 'massilia')
  expect([b.control('massilia'), b.points('caesar')]).toEqual(['caesar', 1])
})

clause('JC-6.2g', 'of Navis and land blocks that attack a port together one border is the Main Attack', () => {
  const b = caesarMoves({
    massilia: ['legio-8'],
    'mare-hispanum': ['c-navis-1'],
    'mare-tyrrhenum': ['c-navis-2'],
    genua: ['legio-1'],
  })
  b.march('caesar', 'legio-8', 'genua').march('caesar', 'c-navis-1', 'genua').march('caesar', 'c-navis-2', 'genua')
  b.do('caesar', { do: 'end-moves' })
  const groups = { massilia: ['legio-8', 3], 'mare-hispanum': ['c-navis-1', 2], 'mare-tyrrhenum': ['c-navis-2', 2] }
  for (const from of ['massilia', 'mare-hispanum', 'mare-tyrrhenum'] as const) {
    const named = b.fork().do('caesar', { do: 'main-attack', at: 'genua', from })
    expect(named.now).toBe('levies')
    endCommand(named.do('caesar', { do: 'end-levies' }), 'pompeius')
    expect(named.heard('spectator', 'battle-begins')[0].params.attackers).toEqual([groups[from]])
    named.do('pompeius', { do: 'pass', block: 'legio-1' })
    const [mine] = groups[from]
    for (const id of ['legio-8', 'c-navis-1', 'c-navis-2'] as const)
      expect(named.why('caesar', { do: 'fire', block: id })).toBe(id === mine ? null : 'in-reserve')
  }
})

clause('JC-6.2h', 'a Navis attacks and responds one space away', () => {
  const attack = caesarMoves({ 'mare-hispanum': ['c-navis-1'], roma: ['legio-1'], genua: ['legio-2'] })
  attack.do('caesar', move('c-navis-1', 'mare-tyrrhenum'))
  expect(attack.why('caesar', move('c-navis-1', 'roma'))).toBe('navis-too-far-to-attack')
  expect(attack.why('caesar', move('c-navis-1', 'genua'))).toBe('navis-too-far-to-attack')
  const response = pompeiusAnswers(
    { roma: ['legio-1', 'legio-8 from genua'], 'mare-internum': ['p-navis-1'], 'mare-tyrrhenum': ['p-navis-2'] },
    { roma: byCaesar },
  )
  response.do('pompeius', move('p-navis-1', 'mare-tyrrhenum'))
  expect(response.why('pompeius', move('p-navis-1', 'roma'))).toBe('navis-too-far-to-reinforce')
  response.do('pompeius', { do: 'halt' }).do('pompeius', move('p-navis-2', 'roma'))
  expect(response.where('p-navis-2')).toBe('roma')
})

clause('JC-6.2h', 'a Navis retreats and regroups one space', () => {
  const retreat = bench({
    blocks: {
      'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'p-navis-1'],
      genua: ['legio-8'],
      massilia: ['legio-11'],
    },
    contests: { 'mare-tyrrhenum': byCaesar },
    now: { step: 'battle', at: 'mare-tyrrhenum', round: 2 },
  })
  retreat.do('pompeius', { do: 'pass', block: 'p-navis-1' })
  expect(retreat.targets('caesar', 'retreat', 'c-navis-1')).toEqual(['genua', 'mare-hispanum'])
  expect(retreat.why('caesar', { do: 'retreat', block: 'c-navis-1', to: 'massilia' })).toBe('navis-one-space')

  const regroup = bench({
    blocks: { roma: ['c-navis-1', 'legio-8'], genua: ['legio-11'], 'mare-hispanum': ['c-navis-2'] },
    now: { step: 'regroup', at: 'roma', side: 'caesar' },
  })
  expect(regroup.targets('caesar', 'regroup', 'c-navis-1')).toEqual(['mare-tyrrhenum'])
  for (const to of ['genua', 'mare-hispanum'] as const)
    expect(regroup.why('caesar', { do: 'regroup', block: 'c-navis-1', to })).toBe('navis-regroup-ways')
  regroup.do('caesar', { do: 'regroup', block: 'c-navis-1', to: 'mare-tyrrhenum' })
  expect(regroup.targets('caesar', 'regroup', 'c-navis-1')).toEqual([])
})

// 6.3

clause(['JC-6.3a', 'JC-6.3b'], 'two legions sail from Roma over three Friendly seas to Vacant Antiochia', () => {
  const b = caesarMoves({
    roma: ['legio-8', 'legio-11'],
    'mare-tyrrhenum': ['c-navis-1'],
    'mare-internum': ['c-navis-2'],
    'mare-aegypticum': ['c-navis-3'],
  })
  for (const id of ['legio-8', 'legio-11'] as const)
    b.march('caesar', id, 'mare-tyrrhenum', 'mare-internum', 'mare-aegypticum', 'antiochia')
  expect(b.at('antiochia')).toEqual(['legio-8', 'legio-11'])
  expect(pointsLeft(b)).toBe(2)
  expect(b.control('antiochia')).toBe('caesar')
  expect(b.heard('pompeius', 'shipped')[0].params).toEqual({
    side: 'caesar',
    block: null,
    colour: 'tan',
    from: 'roma',
    to: 'antiochia',
    seas: ['mare-tyrrhenum', 'mare-internum', 'mare-aegypticum'],
  })
})

clause('JC-6.3a', 'a land block sails from a port to another port, Friendly or Vacant, over one sea or more', () => {
  const b = caesarMoves({
    roma: ['legio-8'],
    'mare-tyrrhenum': ['c-navis-1'],
    genua: ['legio-11'],
    lugdunum: ['legio-16'],
  })
  b.do('caesar', move('legio-8', 'mare-tyrrhenum'))
  expect(b.targets('caesar', 'move', 'legio-8')).toEqual([
    'aleria',
    'caralis',
    'genua',
    'lilybaeum',
    'messana',
    'neapolis',
    'rhegium',
    'utica',
  ])
  expect(b.why('caesar', move('legio-8', 'roma'))).toBe('port-of-departure')
  expect(b.why('caesar', { do: 'halt' })).toBe('not-now')
  const friendly = b.fork().do('caesar', move('legio-8', 'genua'))
  expect(friendly.where('legio-8')).toBe('genua')
  b.do('caesar', move('legio-8', 'aleria'))
  expect(b.control('aleria')).toBe('caesar')
  // From an inland city there is no putting to sea.
  expect(b.may('caesar', move('legio-16', 'mare-hispanum'))).toBe(false)
})

clause('JC-6.3b', 'the seas touch one another, the first the port of departure, the last that of arrival', () => {
  const b = caesarMoves({
    roma: ['legio-8'],
    'mare-tyrrhenum': ['c-navis-1'],
    'mare-hispanum': ['c-navis-2'],
    'mare-aegypticum': ['c-navis-3'],
  })
  expect(b.may('caesar', move('legio-8', 'mare-hispanum'))).toBe(false)
  b.do('caesar', move('legio-8', 'mare-tyrrhenum'))
  expect(b.why('caesar', move('legio-8', 'mare-aegypticum'))).toBe('seas-not-adjacent')
  expect(b.why('caesar', move('legio-8', 'tarraco'))).toBe('not-a-port-of-this-sea')
  b.do('caesar', move('legio-8', 'mare-hispanum'))
  expect(b.why('caesar', move('legio-8', 'mare-tyrrhenum'))).toBe('sea-crossed-already')
  expect(b.why('caesar', move('legio-8', 'aleria'))).toBe('not-a-port-of-this-sea')
  b.do('caesar', move('legio-8', 'tarraco'))
  expect(b.where('legio-8')).toBe('tarraco')
})

clause('JC-6.3b', 'every sea of the chain is Friendly: not Vacant, not Enemy, not Contested', () => {
  const b = caesarMoves({
    roma: ['legio-8'],
    neapolis: ['legio-18'],
    ravenna: ['legio-13'],
    athenae: ['legio-20'],
    'mare-tyrrhenum': ['c-navis-1'],
    'mare-internum': ['p-navis-1'],
    'mare-aegaeum': ['p-navis-2'],
  })
  expect(b.why('caesar', move('legio-13', 'mare-hadriaticum'))).toBe('sea-not-friendly')
  expect(b.why('caesar', move('legio-20', 'mare-aegaeum'))).toBe('sea-not-friendly')
  b.do('caesar', move('legio-8', 'mare-tyrrhenum'))
  expect(b.why('caesar', move('legio-8', 'mare-hispanum'))).toBe('sea-not-friendly')
  expect(b.why('caesar', move('legio-8', 'mare-internum'))).toBe('sea-not-friendly')

  const contested = pompeiusAnswers(
    { 'mare-tyrrhenum': ['p-navis-1', 'c-navis-1 from mare-hispanum'], roma: ['legio-1'] },
    { 'mare-tyrrhenum': byCaesar },
  )
  expect(contested.why('pompeius', move('legio-1', 'mare-tyrrhenum'))).toBe('sea-not-friendly')
})

clause('JC-6.3c', 'each block shipped costs a Move Point, which moves no other block of its port', () => {
  const blocks = { roma: ['legio-8', 'legio-11', 'legio-14'], 'mare-tyrrhenum': ['c-navis-1'] }
  const b = caesarMoves(blocks, 3)
  b.march('caesar', 'legio-8', 'mare-tyrrhenum', 'genua')
  expect(pointsLeft(b)).toBe(2)
  b.march('caesar', 'legio-11', 'mare-tyrrhenum', 'genua')
  expect(pointsLeft(b)).toBe(1)
  b.march('caesar', 'legio-14', 'asculum')
  expect(pointsLeft(b)).toBe(0)
  const poor = caesarMoves(blocks, 1).march('caesar', 'legio-8', 'mare-tyrrhenum', 'genua')
  expect(poor.why('caesar', move('legio-11', 'asculum'))).toBe('no-move-points')
  expect(poor.why('caesar', move('legio-11', 'mare-tyrrhenum'))).toBe('no-move-points')
})

clause('JC-6.3d', 'amphibious moves come before every other, so a sea entered this turn does not serve', () => {
  const blocks = {
    roma: ['legio-8', 'legio-11'],
    genua: ['legio-12', 'c-navis-2'],
    'mare-tyrrhenum': ['c-navis-1', 'c-navis-3'],
  }
  const first = { march: ['legio-12', 'ravenna'], sail: ['c-navis-3', 'aleria'] } as const
  for (const [id, to] of Object.values(first)) {
    const b = caesarMoves(blocks).march('caesar', 'legio-8', 'mare-tyrrhenum', 'neapolis')
    expect(b.may('caesar', move('legio-11', 'mare-tyrrhenum'))).toBe(true)
    b.march('caesar', id, to)
    expect(b.why('caesar', move('legio-11', 'mare-tyrrhenum'))).toBe('amphibious-first')
  }
  const b = caesarMoves(blocks)
  expect(b.why('caesar', move('legio-12', 'mare-hispanum'))).toBe('sea-not-friendly')
  b.march('caesar', 'c-navis-2', 'mare-hispanum')
  expect(b.control('mare-hispanum')).toBe('caesar')
  expect(b.why('caesar', move('legio-12', 'mare-hispanum'))).toBe('amphibious-first')
})

clause('JC-6.3d', 'the moves of Player 1 do not keep Player 2 from shipping', () => {
  const b = caesarMoves({ genua: ['legio-8'], roma: ['legio-1', 'legio-2'], 'mare-tyrrhenum': ['p-navis-1'] })
  endCommand(b.march('caesar', 'legio-8', 'massilia'), 'caesar')
  b.march('pompeius', 'legio-1', 'mare-tyrrhenum', 'genua')
  expect(b.where('legio-1')).toBe('genua')
  b.march('pompeius', 'legio-2', 'asculum')
  expect(b.where('legio-2')).toBe('asculum')
})

clause('JC-6.3e', 'a block goes by sea or by land in a turn, not both', () => {
  const blocks = { roma: ['legio-8'], neapolis: ['legio-18'], 'mare-tyrrhenum': ['c-navis-1'] }
  const shipped = caesarMoves(blocks).march('caesar', 'legio-8', 'mare-tyrrhenum', 'genua')
  expect(shipped.now).toBe('moves')
  expect(shipped.why('caesar', move('legio-8', 'massilia'))).toBe('already-moved')
  expect(shipped.why('caesar', move('legio-8', 'mare-tyrrhenum'))).toBe('already-moved')
  const marched = caesarMoves(blocks).do('caesar', move('legio-8', 'neapolis'))
  expect(marched.now).toBe('onward')
  expect(marched.may('caesar', move('legio-8', 'mare-tyrrhenum'))).toBe(false)
  marched.do('caesar', { do: 'halt' })
  expect(marched.why('caesar', move('legio-8', 'mare-tyrrhenum'))).toBe('already-moved')
})

clause('JC-6.3f', 'the last Navis of a sea that was crossed stays until the command ends; others may go', () => {
  const b = caesarMoves({
    roma: ['legio-8'],
    'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'],
    'mare-internum': ['c-navis-3'],
    'mare-aegypticum': ['c-navis-4'],
  })
  b.march('caesar', 'legio-8', 'mare-tyrrhenum', 'mare-internum', 'creta')
  expect(b.why('caesar', move('c-navis-3', 'mare-hadriaticum'))).toBe('sea-must-be-guarded')
  b.march('caesar', 'c-navis-2', 'roma')
  expect(b.why('caesar', move('c-navis-1', 'roma'))).toBe('sea-must-be-guarded')
  // A sea nobody crossed need not be held.
  b.march('caesar', 'c-navis-4', 'alexandria')
  expect(b.control('mare-aegypticum')).toBe('vacant')
})

clause('JC-6.3f', 'a Navis that only passes through a crossed sea does not free the one that stays', () => {
  const b = caesarMoves({ roma: ['legio-8'], 'mare-tyrrhenum': ['c-navis-1'], genua: ['c-navis-2'] })
  b.march('caesar', 'legio-8', 'mare-tyrrhenum', 'neapolis')
  b.march('caesar', 'c-navis-2', 'mare-tyrrhenum', 'aleria')
  expect(b.why('caesar', move('c-navis-1', 'aleria'))).toBe('sea-must-be-guarded')
})

clause('JC-6.3g', 'nobody lands in an Enemy or a Contested port', () => {
  const b = caesarMoves({
    roma: ['legio-8'],
    'mare-tyrrhenum': ['c-navis-1'],
    genua: ['legio-1'],
    utica: ['p-navis-1'],
  })
  b.do('caesar', move('legio-8', 'mare-tyrrhenum'))
  expect(b.why('caesar', move('legio-8', 'genua'))).toBe('port-not-open')
  expect(b.why('caesar', move('legio-8', 'utica'))).toBe('port-not-open')
  expect(b.may('caesar', move('legio-8', 'aleria'))).toBe(true)

  const help = pompeiusAnswers(
    { genua: ['legio-1', 'legio-8 from massilia'], roma: ['legio-2'], 'mare-tyrrhenum': ['p-navis-1'] },
    { genua: byCaesar },
  )
  help.do('pompeius', move('legio-2', 'mare-tyrrhenum'))
  expect(help.why('pompeius', move('legio-2', 'genua'))).toBe('port-not-open')
  expect(help.may('pompeius', move('legio-2', 'neapolis'))).toBe(true)
})

clause('JC-6.3g', 'a block does not put to sea where it could land nowhere else', () => {
  const b = caesarMoves({
    byzantium: ['legio-8'],
    'pontus-euxinus': ['c-navis-1'],
    propontis: ['c-navis-2'],
    sinope: ['legio-1'],
  })
  expect(b.targets('caesar', 'move', 'legio-8')).toContain('pontus-euxinus')
  b.do('caesar', move('legio-8', 'pontus-euxinus'))
  expect(b.why('caesar', move('legio-8', 'sinope'))).toBe('port-not-open')
  expect(b.targets('caesar', 'move', 'legio-8')).toEqual(['propontis'])
  const shut = caesarMoves({ byzantium: ['legio-8'], 'pontus-euxinus': ['c-navis-1'], sinope: ['legio-1'] })
  expect(shut.why('caesar', move('legio-8', 'pontus-euxinus'))).toBe('no-port-to-land')
})

clause('JC-6.3h', 'unpinned land blocks leave a Contested port over a Friendly sea', () => {
  const b = pompeiusAnswers(
    { genua: ['legio-1', 'legio-2', 'legio-8 from massilia'], 'mare-tyrrhenum': ['p-navis-1'] },
    { genua: byCaesar },
  )
  expect(b.why('pompeius', move('legio-1', 'mare-hispanum'))).toBe('sea-not-friendly')
  b.march('pompeius', 'legio-1', 'mare-tyrrhenum', 'roma')
  expect(b.where('legio-1')).toBe('roma')
  expect(b.why('pompeius', move('legio-2', 'mare-tyrrhenum'))).toBe('pinned')
})

clause('JC-6.3h', 'but not over the sea border the attacker came by', () => {
  const b = pompeiusAnswers(
    {
      genua: ['legio-1', 'legio-2', 'c-navis-1 from mare-hispanum'],
      'mare-hispanum': ['p-navis-1'],
      'mare-tyrrhenum': ['p-navis-2'],
    },
    { genua: byCaesar },
  )
  expect(b.why('pompeius', move('legio-1', 'mare-hispanum'))).toBe('border-used-by-enemy')
  expect(b.may('pompeius', move('legio-1', 'mare-tyrrhenum'))).toBe(true)
})

clause('JC-6.3i', 'shipping uses up no road or strait', () => {
  const b = caesarMoves({
    rhegium: ['legio-8', 'legio-11', 'legio-12', 'legio-13', 'legio-14', 'legio-16'],
    'mare-internum': ['c-navis-1'],
  })
  for (const id of ['legio-8', 'legio-11', 'legio-12'] as const) b.march('caesar', id, 'mare-internum', 'messana')
  expect(b.at('messana')).toHaveLength(3)
  b.march('caesar', 'legio-13', 'messana').march('caesar', 'legio-14', 'messana')
  expect(b.at('messana')).toHaveLength(5)
  expect(b.why('caesar', move('legio-16', 'messana'))).toBe('strait-full')
})

clause('JC-6.3j', 'the shipping of Player 1 is over before Player 2 can stir', () => {
  const b = caesarMoves({
    roma: ['legio-8'],
    'mare-tyrrhenum': ['c-navis-1'],
    'mare-internum': ['p-navis-1', 'p-navis-2'],
  })
  b.do('caesar', move('legio-8', 'mare-tyrrhenum'))
  expect(b.waiting).toEqual(['caesar'])
  expect(b.why('pompeius', move('p-navis-1', 'mare-tyrrhenum'))).toBe('not-your-turn')
  b.do('caesar', move('legio-8', 'genua'))
  expect(b.why('pompeius', move('p-navis-1', 'mare-tyrrhenum'))).toBe('not-your-turn')
  endCommand(b, 'caesar')
  b.march('pompeius', 'p-navis-1', 'mare-tyrrhenum')
  expect(b.control('mare-tyrrhenum')).toBe('contested')
  expect([b.where('legio-8'), b.strength('legio-8')]).toEqual(['genua', 3])
})

clause('JC-6.3k', 'no god ships a block: not Mars, Mercury, Neptune or Pluto', () => {
  for (const god of ['mars', 'mercury', 'neptune', 'pluto']) {
    const b = bench({
      blocks: { roma: ['legio-8'], 'mare-tyrrhenum': ['c-navis-1'] },
      cards: { caesar: `event-${god}`, pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
    expect(b.why('caesar', move('legio-8', 'mare-tyrrhenum'))).toBe('amphibious-not-by-event')
  }
})

clause('JC-6.3k', 'Apollo ships blocks if the card it copies is a Command, not if it is an Event', () => {
  const apollo = (copied: string): Bench =>
    bench({
      blocks: { roma: ['legio-8'], 'mare-tyrrhenum': ['c-navis-1'] },
      turn: 2,
      lastCards: { caesar: 'cmd-3-2-a', pompeius: copied },
      cards: { caesar: 'event-apollo', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
  const b = apollo('cmd-2-1-a').march('caesar', 'legio-8', 'mare-tyrrhenum', 'genua')
  expect(b.where('legio-8')).toBe('genua')
  expect(pointsLeft(b)).toBe(1)
  expect(apollo('event-mars').why('caesar', move('legio-8', 'mare-tyrrhenum'))).toBe('amphibious-not-by-event')
})

clause('JC-6.3l', 'a Navis that comes later relieves the one that had to stay', () => {
  const b = caesarMoves({ roma: ['legio-8'], 'mare-tyrrhenum': ['c-navis-1'], genua: ['c-navis-2'] })
  b.march('caesar', 'legio-8', 'mare-tyrrhenum', 'neapolis')
  expect(b.why('caesar', move('c-navis-1', 'mare-internum'))).toBe('sea-must-be-guarded')
  b.march('caesar', 'c-navis-2', 'mare-tyrrhenum').march('caesar', 'c-navis-1', 'mare-internum')
  expect(b.at('mare-tyrrhenum')).toEqual(['c-navis-2'])
  expect(b.where('c-navis-1')).toBe('mare-internum')
})

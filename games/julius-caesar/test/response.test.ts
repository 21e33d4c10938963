import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

type Blocks = NonNullable<Position['blocks']>
type Contests = NonNullable<Position['contests']>

const move = (block: BlockId, to: PlaceId) => ({ do: 'move', block, to }) as const

/** Caesar, Player 1, has attacked; Pompeius, Player 2, has moves to make: as many as said, or the three of his card. */
const pompeiusAnswers = (blocks: Blocks, contests: Contests, points = 3): Bench =>
  bench({
    blocks,
    contests,
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'pompeius', points },
  })

const caesarMoves = (blocks: Blocks): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'caesar' },
  })

const byCaesar = { attacker: 'caesar' }
const pointsLeft = (b: Bench): number | null => (b.frame?.step === 'moves' ? b.frame.points : null)
const attackerAt = (b: Bench, at: PlaceId): unknown => b.view('spectator').contests[at]?.attacker
const endCommand = (b: Bench, side: 'caesar' | 'pompeius'): Bench =>
  b.do(side, { do: 'end-moves' }).do(side, { do: 'end-levies' })
/** Which of these blocks may leave, each taken alone. */
const freeAmong = (b: Bench, ids: readonly BlockId[]): BlockId[] =>
  ids.filter((id) => b.targets('pompeius', 'move', id).length > 0)

// 6.13: the example of Roma, five defenders against four from Genua and two from Ravenna

const romans = ['legio-1', 'legio-2', 'legio-3', 'legio-4', 'leader-pompeius'] as const

function attackOnRoma(mainAttack: 'genua' | 'ravenna'): Bench {
  const b = caesarMoves({
    genua: ['legio-7', 'legio-8', 'legio-9', 'legio-10'],
    ravenna: ['legio-13', 'legio-14'],
    roma: romans,
  })
  for (const id of ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-13', 'legio-14'] as const)
    b.march('caesar', id, 'roma')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'main-attack', at: 'roma', from: mainAttack })
  return b.do('caesar', { do: 'end-levies' })
}

clause(['JC-6.13a', 'JC-6.13b'], 'a Main Attack of four pins four of five, and Player 2 picks the fifth', () => {
  const b = attackOnRoma('genua')
  expect(freeAmong(b, romans)).toEqual(romans)
  for (const goes of romans) {
    const after = b.fork().march('pompeius', goes, 'neapolis')
    const stay = romans.filter((id) => id !== goes)
    expect(freeAmong(after, stay)).toEqual([])
    for (const id of stay) expect(after.why('pompeius', move(id, 'neapolis'))).toBe('pinned')
  }
})

clause('JC-6.13c', 'against as many attackers as defenders, or more, nobody leaves', () => {
  const equal = pompeiusAnswers(
    { roma: ['legio-1', 'legio-2', 'legio-8 from genua', 'legio-11 from genua'] },
    { roma: byCaesar },
  )
  const more = pompeiusAnswers({ roma: ['legio-1', 'legio-8 from genua', 'legio-11 from genua'] }, { roma: byCaesar })
  const fewer = pompeiusAnswers(
    { roma: ['legio-1', 'legio-2', 'leader-pompeius', 'legio-8 from genua', 'legio-11 from genua'] },
    { roma: byCaesar },
  )
  expect(equal.why('pompeius', move('legio-1', 'neapolis'))).toBe('pinned')
  expect(equal.why('pompeius', move('legio-2', 'neapolis'))).toBe('pinned')
  expect(more.why('pompeius', move('legio-1', 'neapolis'))).toBe('pinned')
  expect(fewer.may('pompeius', move('legio-1', 'neapolis'))).toBe(true)
})

clause('JC-6.13d', 'Reserves pin nobody: with the two from Ravenna as the Main Attack, three of five may leave', () => {
  const b = attackOnRoma('ravenna')
  b.march('pompeius', 'legio-1', 'neapolis')
  b.march('pompeius', 'legio-2', 'neapolis')
  b.march('pompeius', 'leader-pompeius', 'asculum')
  expect(b.why('pompeius', move('legio-3', 'neapolis'))).toBe('pinned')
  expect(b.why('pompeius', move('legio-4', 'neapolis'))).toBe('pinned')
})

clause('JC-6.13e', 'Navis pin and are pinned like any block, in ports and at sea', () => {
  const port = pompeiusAnswers(
    { genua: ['legio-1', 'p-navis-1', 'c-navis-1 from mare-hispanum'] },
    { genua: { attacker: 'caesar' } },
  )
  const navisGone = port.fork().march('pompeius', 'p-navis-1', 'mare-tyrrhenum')
  expect(navisGone.why('pompeius', move('legio-1', 'roma'))).toBe('pinned')
  const legionGone = port.fork().march('pompeius', 'legio-1', 'roma')
  expect(legionGone.why('pompeius', move('p-navis-1', 'mare-tyrrhenum'))).toBe('pinned')

  const sea = pompeiusAnswers(
    { 'mare-tyrrhenum': ['p-navis-1', 'p-navis-2', 'c-navis-1 from mare-hispanum'] },
    { 'mare-tyrrhenum': byCaesar },
  )
  sea.march('pompeius', 'p-navis-2', 'roma')
  expect(sea.why('pompeius', move('p-navis-1', 'roma'))).toBe('pinned')
})

clause('JC-6.13f', 'an unpinned block needs a Move Point, and may then move, respond elsewhere or attack', () => {
  const blocks = {
    roma: ['legio-1', 'legio-2', 'legio-8 from genua'],
    neapolis: ['legio-3', 'legio-18 from brundisium'],
    ravenna: ['legio-13'],
  }
  const contests = { roma: byCaesar, neapolis: byCaesar }
  expect(pompeiusAnswers(blocks, contests, 0).why('pompeius', move('legio-1', 'asculum'))).toBe('no-move-points')
  const b = pompeiusAnswers(blocks, contests, 1)
  const moved = b.fork().march('pompeius', 'legio-1', 'asculum', 'sipontum')
  expect(moved.where('legio-1')).toBe('sipontum')
  expect(pointsLeft(moved)).toBe(0)
  const responded = b.fork().march('pompeius', 'legio-1', 'neapolis')
  expect(responded.where('legio-1')).toBe('neapolis')
  expect(attackerAt(responded, 'neapolis')).toBe('caesar')
  const attacked = b.fork().march('pompeius', 'legio-1', 'ravenna')
  expect(attackerAt(attacked, 'ravenna')).toBe('pompeius')
})

clause('JC-6.13g', 'the unpinned fifth of Roma leaves by neither of the roads the enemy used, Reserve or not', () => {
  for (const mainAttack of ['genua', 'ravenna'] as const) {
    const b = attackOnRoma(mainAttack)
    expect([b.control('genua'), b.control('ravenna')]).toEqual(['vacant', 'vacant'])
    expect(b.why('pompeius', move('legio-1', 'genua'))).toBe('border-used-by-enemy')
    expect(b.why('pompeius', move('legio-1', 'ravenna'))).toBe('border-used-by-enemy')
    expect(b.targets('pompeius', 'move', 'legio-1')).toEqual(['asculum', 'neapolis'])
  }
})

clause('JC-6.13g', 'nor by a strait the enemy crossed', () => {
  const b = pompeiusAnswers({ messana: ['legio-1', 'legio-2', 'legio-8 from rhegium'] }, { messana: byCaesar })
  expect(b.why('pompeius', move('legio-1', 'rhegium'))).toBe('border-used-by-enemy')
  expect(b.targets('pompeius', 'move', 'legio-1')).toEqual(['lilybaeum', 'syracusae'])
})

clause('JC-6.13g', 'nor by the border of two seas, or of a port and a sea, that the enemy crossed', () => {
  const fromSea = pompeiusAnswers(
    { 'pontus-euxinus': ['p-navis-1', 'p-navis-2', 'c-navis-1 from propontis'] },
    { 'pontus-euxinus': byCaesar },
  )
  expect(fromSea.why('pompeius', move('p-navis-1', 'propontis'))).toBe('border-used-by-enemy')
  expect(fromSea.targets('pompeius', 'move', 'p-navis-1')).toEqual(['byzantium', 'sinope'])
  const fromPort = pompeiusAnswers(
    { 'pontus-euxinus': ['p-navis-1', 'p-navis-2', 'c-navis-1 from sinope'] },
    { 'pontus-euxinus': byCaesar },
  )
  expect(fromPort.why('pompeius', move('p-navis-1', 'sinope'))).toBe('border-used-by-enemy')
  expect(fromPort.targets('pompeius', 'move', 'p-navis-1')).toEqual(['byzantium', 'propontis'])
  const intoPort = pompeiusAnswers(
    { genua: ['legio-1', 'p-navis-1', 'c-navis-1 from mare-hispanum'] },
    { genua: byCaesar },
  )
  expect(intoPort.why('pompeius', move('p-navis-1', 'mare-hispanum'))).toBe('border-used-by-enemy')
  expect(intoPort.targets('pompeius', 'move', 'p-navis-1')).toEqual(['mare-tyrrhenum'])
})

clause('JC-6.13h', 'blocks that come to help release nobody', () => {
  const b = pompeiusAnswers(
    { roma: ['legio-1', 'legio-2', 'legio-8 from genua'], neapolis: ['legio-3', 'legio-4', 'legio-5'] },
    { roma: byCaesar },
  )
  b.march('pompeius', 'legio-1', 'asculum')
  for (const id of ['legio-3', 'legio-4', 'legio-5'] as const) b.march('pompeius', id, 'roma')
  expect(b.why('pompeius', move('legio-2', 'neapolis'))).toBe('pinned')

  const early = pompeiusAnswers(
    { roma: ['legio-1', 'legio-2', 'legio-8 from genua'], neapolis: ['legio-3'] },
    { roma: byCaesar },
  )
  early.march('pompeius', 'legio-3', 'roma').march('pompeius', 'legio-1', 'asculum')
  expect(early.why('pompeius', move('legio-2', 'neapolis'))).toBe('pinned')
})

// 6.14

clause('JC-6.14a', 'Player 2 moves unpinned blocks into a place under attack, but no pinned ones', () => {
  const b = pompeiusAnswers(
    {
      roma: ['legio-1', 'legio-8 from genua'],
      neapolis: ['legio-3', 'legio-4', 'legio-18 from brundisium'],
      asculum: ['legio-37'],
    },
    { roma: byCaesar, neapolis: byCaesar },
  )
  b.march('pompeius', 'legio-3', 'roma').march('pompeius', 'legio-37', 'roma')
  expect(b.at('roma')).toEqual(['legio-8', 'legio-1', 'legio-3', 'legio-37'])
  expect(b.heard('caesar', 'responded').map(({ params }) => params)).toEqual([{ side: 'pompeius', at: 'roma' }])
  expect(b.why('pompeius', move('legio-4', 'roma'))).toBe('pinned')
})

clause('JC-6.14b', 'a response comes from an adjacent place and costs Move Points', () => {
  const blocks = {
    roma: ['legio-1', 'legio-8 from genua'],
    neapolis: ['legio-3'],
    asculum: ['legio-37'],
    brundisium: ['legio-4'],
  }
  const b = pompeiusAnswers(blocks, { roma: byCaesar }, 3)
  b.march('pompeius', 'legio-3', 'roma')
  expect(pointsLeft(b)).toBe(2)
  b.march('pompeius', 'legio-37', 'roma')
  expect(pointsLeft(b)).toBe(1)
  b.do('pompeius', move('legio-4', 'neapolis'))
  expect(b.why('pompeius', move('legio-4', 'roma'))).toBe('too-far-to-reinforce')
  const poor = pompeiusAnswers(blocks, { roma: byCaesar }, 1).march('pompeius', 'legio-3', 'roma')
  expect(poor.why('pompeius', move('legio-37', 'roma'))).toBe('no-move-points')
})

clause('JC-6.14c', 'responding blocks are Reserves, even if they come by one road only', () => {
  const b = pompeiusAnswers({ roma: ['legio-1', 'legio-8 from genua'], neapolis: ['legio-3'] }, { roma: byCaesar })
  endCommand(b.march('pompeius', 'legio-3', 'roma'), 'pompeius')
  expect(b.heard('spectator', 'battle-begins')[0].params).toEqual({
    at: 'roma',
    attacker: 'caesar',
    attackers: [['legio-8', 3]],
    defenders: [['legio-1', 4]],
  })
  expect(b.why('pompeius', { do: 'fire', block: 'legio-3' })).toBe('in-reserve')
  expect(b.places('caesar').roma?.known.map(({ block }) => block)).toEqual(['legio-8', 'legio-1'])
  b.do('pompeius', { do: 'pass', block: 'legio-1' }).do('caesar', { do: 'pass', block: 'legio-8' })
  expect(b.heard('spectator', 'reserves-arrive')[0].params).toEqual({
    side: 'pompeius',
    at: 'roma',
    blocks: [['legio-3', 3]],
  })
  expect(b.may('pompeius', { do: 'fire', block: 'legio-3' })).toBe(true)
})

clause('JC-6.14d', 'Player 2 goes two spaces in peace, one to open a battle, one to respond', () => {
  const b = pompeiusAnswers(
    {
      roma: ['legio-1', 'legio-8 from genua'],
      neapolis: ['legio-3', 'legio-4', 'legio-5'],
      rhegium: ['legio-37'],
      brundisium: ['legio-18'],
    },
    { roma: byCaesar },
  )
  const peace = b.fork().march('pompeius', 'legio-3', 'sipontum', 'asculum')
  expect(peace.where('legio-3')).toBe('asculum')
  const battle = b.fork().march('pompeius', 'legio-4', 'brundisium')
  expect(attackerAt(battle, 'brundisium')).toBe('pompeius')
  const response = b.fork().march('pompeius', 'legio-5', 'roma')
  expect(attackerAt(response, 'roma')).toBe('caesar')
  b.do('pompeius', move('legio-37', 'neapolis'))
  expect(b.why('pompeius', move('legio-37', 'brundisium'))).toBe('too-far-to-attack')
  expect(b.why('pompeius', move('legio-37', 'roma'))).toBe('too-far-to-reinforce')
  expect(b.may('pompeius', move('legio-37', 'sipontum'))).toBe(true)
})

clause('JC-6.14e', 'Player 1 has no move in answer to an attack by Player 2', () => {
  const b = caesarMoves({ narbo: ['legio-7'], massilia: ['legio-11'], tarraco: ['legio-5'] })
  endCommand(b, 'caesar')
  b.march('pompeius', 'legio-5', 'narbo')
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.why('caesar', move('legio-11', 'narbo'))).toBe('not-your-turn')
  endCommand(b, 'pompeius')
  expect(b.now).toBe('battle')
  expect(b.why('caesar', move('legio-11', 'narbo'))).toBe('not-now')
  expect(b.where('legio-11')).toBe('massilia')
})

clause('JC-6.14f', 'Navis respond from a sea into a port, and from a port or a sea into a sea, as Reserves', () => {
  const intoPort = pompeiusAnswers(
    { genua: ['legio-1', 'legio-8 from massilia'], 'mare-tyrrhenum': ['p-navis-1'], roma: ['p-navis-2'] },
    { genua: byCaesar },
  )
  intoPort.march('pompeius', 'p-navis-1', 'genua')
  intoPort.do('pompeius', move('p-navis-2', 'mare-tyrrhenum'))
  expect(intoPort.why('pompeius', move('p-navis-2', 'genua'))).toBe('navis-too-far-to-reinforce')
  endCommand(intoPort.do('pompeius', { do: 'halt' }), 'pompeius')
  expect(intoPort.heard('spectator', 'battle-begins')[0].params.defenders).toEqual([['legio-1', 4]])
  intoPort.do('pompeius', { do: 'pass', block: 'legio-1' }).do('caesar', { do: 'pass', block: 'legio-8' })
  expect(intoPort.heard('spectator', 'reserves-arrive')[0].params.blocks).toEqual([['p-navis-1', 2]])

  const intoSea = pompeiusAnswers(
    {
      'mare-tyrrhenum': ['p-navis-1', 'c-navis-1 from mare-hispanum'],
      roma: ['p-navis-2'],
      'mare-internum': ['p-navis-3'],
    },
    { 'mare-tyrrhenum': byCaesar },
  )
  intoSea.march('pompeius', 'p-navis-2', 'mare-tyrrhenum').march('pompeius', 'p-navis-3', 'mare-tyrrhenum')
  endCommand(intoSea, 'pompeius')
  expect(intoSea.heard('spectator', 'battle-begins')[0].params.defenders).toEqual([['p-navis-1', 2]])
  expect(intoSea.why('pompeius', { do: 'fire', block: 'p-navis-2' })).toBe('in-reserve')
  expect(intoSea.why('pompeius', { do: 'fire', block: 'p-navis-3' })).toBe('in-reserve')
})

clause('JC-6.14g', 'two blocks may respond across a strait, where only one could attack', () => {
  const b = pompeiusAnswers(
    { messana: ['legio-37', 'legio-8 from syracusae'], rhegium: ['legio-1', 'legio-2', 'legio-3'] },
    { messana: byCaesar },
  )
  b.march('pompeius', 'legio-1', 'messana').march('pompeius', 'legio-2', 'messana')
  expect(b.why('pompeius', move('legio-3', 'messana'))).toBe('strait-full')
  expect(b.at('messana')).toEqual(['legio-8', 'legio-1', 'legio-2', 'legio-37'])

  const attack = pompeiusAnswers({ messana: ['legio-8'], rhegium: ['legio-1', 'legio-2'] }, {})
  attack.march('pompeius', 'legio-1', 'messana')
  expect(attack.why('pompeius', move('legio-2', 'messana'))).toBe('strait-full-attacking')
})

clause('JC-6.14h', 'Player 2 is the Attacker where he opens a battle, and the Defender where he responds', () => {
  const b = pompeiusAnswers(
    { roma: ['legio-1', 'legio-8 from genua'], neapolis: ['legio-3', 'legio-4'], brundisium: ['legio-18'] },
    { roma: byCaesar },
  )
  b.march('pompeius', 'legio-3', 'roma').march('pompeius', 'legio-4', 'brundisium')
  endCommand(b, 'pompeius')
  const response = b.fork().do('caesar', { do: 'battle', at: 'roma' })
  expect(response.heard('spectator', 'battle-begins')[0].params.attacker).toBe('caesar')
  expect(response.waiting).toEqual(['pompeius'])
  const opened = b.fork().do('caesar', { do: 'battle', at: 'brundisium' })
  expect(opened.heard('spectator', 'battle-begins')[0].params.attacker).toBe('pompeius')
  expect(opened.waiting).toEqual(['caesar'])
})

clause(
  'JC-6.14h',
  'or, after a response, when his whole main force falls in Round 1 and the roles are exchanged',
  () => {
    const b = pompeiusAnswers({ roma: ['legio-1:1', 'legio-8 from genua'], neapolis: ['legio-3'] }, { roma: byCaesar })
    endCommand(b.march('pompeius', 'legio-3', 'roma'), 'pompeius')
    expect(attackerAt(b, 'roma')).toBe('caesar')
    b.do('pompeius', { do: 'pass', block: 'legio-1' }).do('caesar', { do: 'fire', block: 'legio-8' }, 1, 6, 6)
    expect(attackerAt(b, 'roma')).toBe('pompeius')
    expect(b.heard('spectator', 'roles-exchanged')[0].params).toEqual({ at: 'roma', attacker: 'pompeius' })
  },
)

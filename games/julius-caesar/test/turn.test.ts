import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { CardId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

/** Move or Levy Points left to whoever is asked. */
const points = (b: Bench): unknown => b.view('spectator').steps.at(-1)?.points
const asked = (b: Bench): unknown[] => [b.now, ...b.waiting]
const keys = (b: Bench): string[] => b.heard('spectator').map(({ key }) => key)

/** The second turn of a Year: Apollo has something to copy. */
function commandOf(
  caesar: CardId,
  pompeius: CardId,
  blocks: NonNullable<Position['blocks']>,
  more: Position = {},
): Bench {
  return bench({ blocks, turn: 2, cards: { caesar, pompeius }, now: { step: 'command' }, ...more })
}

/** In a battle of one legion against one of strength I, the defender misses and is destroyed. */
function destroy(b: Bench, at: PlaceId): Bench {
  const fire = (die: number): void => {
    const [side] = b.waiting
    const action = b.actions(side).find((legal) => legal.do === 'fire')
    if (action?.do !== 'fire') throw new Error(`nobody fires in ${at}`)
    b.do(side, action, ...new Array(b.strength(action.block)).fill(die))
  }
  expect(b.view('spectator').steps.find(({ step }) => step === 'battle')?.place).toBe(at)
  fire(6)
  fire(1)
  if (b.now !== 'regroup') return b
  expect(b.heard('spectator', 'battle-begins').at(-1)?.params.at).toBe(at)
  for (const side of ['caesar', 'pompeius'] as const)
    expect(b.actions(side).filter((legal) => legal.do === 'battle')).toEqual([])
  return b.do(b.waiting[0], { do: 'end-regroup' })
}

// The three phases

clause('JC-2.0a', 'cards, then commands, then battles; then the next turn', () => {
  const b = bench({
    blocks: { genua: ['legio-8'], roma: ['legio-1:1'] },
    hands: { caesar: ['cmd-3-1-a'], pompeius: ['cmd-2-1-a'] },
  })
  expect(b.now).toBe('cards')
  expect(b.why('caesar', { do: 'move', block: 'legio-8', to: 'roma' })).toBe('not-now')
  b.do('caesar', { do: 'play', card: 'cmd-3-1-a' }).do('pompeius', { do: 'play', card: 'cmd-2-1-a' })
  expect(asked(b)).toEqual(['moves', 'caesar'])
  expect(b.why('caesar', { do: 'battle', at: 'roma' })).toBe('not-now')
  b.march('caesar', 'legio-8', 'roma')
  for (const command of [
    ['moves', 'caesar', 'end-moves'],
    ['levies', 'caesar', 'end-levies'],
    ['moves', 'pompeius', 'end-moves'],
    ['levies', 'pompeius', 'end-levies'],
  ] as const) {
    const [step, side, end] = command
    expect(asked(b)).toEqual([step, side])
    expect(keys(b)).not.toContain('battle-begins')
    b.do(side, { do: end })
  }
  expect(b.now).toBe('battle')
  expect(b.why('pompeius', { do: 'move', block: 'legio-1', to: 'neapolis' })).toBe('not-now')
  destroy(b, 'roma')
  expect([b.state.turn, ...asked(b)]).toEqual([2, 'cards', 'caesar', 'pompeius'])
})

// The Command Phase

clause('JC-2.2a', 'Player 1 moves and then levies; then Player 2 does', () => {
  for (const [first, second, caesar, pompeius] of [
    ['caesar', 'pompeius', 'cmd-3-1-a', 'cmd-2-1-a'],
    ['pompeius', 'caesar', 'cmd-2-1-a', 'cmd-3-1-a'],
  ] as const) {
    const b = commandOf(caesar, pompeius, { genua: ['legio-8', 'legio-11:1'], neapolis: ['legio-1', 'legio-3:1'] })
    const one = { caesar: 'legio-8', pompeius: 'legio-1' } as const
    const weak = { caesar: 'legio-11', pompeius: 'legio-3' } as const
    for (const [side, other] of [
      [first, second],
      [second, first],
    ] as const) {
      expect(asked(b)).toEqual(['moves', side])
      expect(b.why(other, { do: 'move', block: one[other], to: 'roma' })).toBe('not-your-turn')
      expect(b.why(side, { do: 'raise', block: weak[side] })).toBe('not-now')
      expect(b.why(side, { do: 'move', block: one[other], to: 'roma' })).toBe('not-under-command')
      b.do(side, { do: 'end-moves' })
      expect(asked(b)).toEqual(['levies', side])
      expect(b.why(side, { do: 'move', block: one[side], to: 'roma' })).toBe('not-now')
      expect(b.why(other, { do: 'raise', block: weak[other] })).toBe('not-your-turn')
      b.do(side, { do: 'raise', block: weak[side] }).do(side, { do: 'end-levies' })
    }
    expect([b.state.turn, b.now]).toEqual([3, 'cards'])
    expect([b.strength('legio-11'), b.strength('legio-3')]).toEqual([2, 2])
  }
})

clause(['JC-2.2a', 'JC-2.2e'], 'after an Event the opponent uses his Command as usual', () => {
  const b = commandOf('event-vulcan', 'cmd-2-3-a', { genua: ['legio-8'], roma: ['legio-1:3'], neapolis: ['legio-3:1'] })
  expect(asked(b)).toEqual(['vulcan', 'caesar'])
  expect(b.why('pompeius', { do: 'move', block: 'legio-3', to: 'rhegium' })).toBe('not-your-turn')
  b.do('caesar', { do: 'strike', at: 'roma' })
  expect(b.strength('legio-1')).toBe(2)
  expect([...asked(b), points(b)]).toEqual(['moves', 'pompeius', 2])
  b.march('pompeius', 'legio-1', 'ravenna').march('pompeius', 'legio-3', 'rhegium')
  b.do('pompeius', { do: 'end-moves' })
  expect([...asked(b), points(b)]).toEqual(['levies', 'pompeius', 3])
  b.do('pompeius', { do: 'raise', block: 'legio-1' })
  b.do('pompeius', { do: 'raise', block: 'legio-3' })
  b.do('pompeius', { do: 'raise', block: 'legio-3' })
  b.do('pompeius', { do: 'end-levies' })
  expect([b.strength('legio-1'), b.strength('legio-3')]).toEqual([3, 3])
})

clause('JC-2.2b', 'each Move Point moves one group, however many blocks it has', () => {
  const b = commandOf('cmd-2-1-a', 'cmd-1-2-a', {
    genua: ['legio-8', 'legio-11', 'legio-12'],
    massilia: ['legio-14'],
    narbo: ['legio-7'],
  })
  b.march('caesar', 'legio-8', 'roma')
  expect(points(b)).toBe(1)
  b.march('caesar', 'legio-11', 'ravenna').march('caesar', 'legio-12', 'roma')
  expect(points(b)).toBe(1)
  b.march('caesar', 'legio-14', 'lugdunum')
  expect(points(b)).toBe(0)
  expect(b.why('caesar', { do: 'move', block: 'legio-7', to: 'tarraco' })).toBe('no-move-points')
})

clause('JC-2.2b', 'a Move Point carries one land block over the sea', () => {
  const b = commandOf('cmd-2-1-a', 'cmd-1-2-a', {
    genua: ['legio-8', 'legio-11', 'legio-12'],
    'mare-tyrrhenum': ['c-navis-1'],
  })
  for (const [block, left] of [
    ['legio-8', 1],
    ['legio-11', 0],
  ] as const) {
    b.do('caesar', { do: 'move', block, to: 'mare-tyrrhenum' }).do('caesar', { do: 'move', block, to: 'neapolis' })
    expect([b.where(block), points(b)]).toEqual(['neapolis', left])
  }
  expect(b.why('caesar', { do: 'move', block: 'legio-12', to: 'mare-tyrrhenum' })).toBe('no-move-points')
  expect(b.why('caesar', { do: 'move', block: 'legio-12', to: 'roma' })).toBe('no-move-points')
})

clause('JC-2.2c', 'Levy Points are the number on the card, and wait until movement is over', () => {
  const b = commandOf('cmd-2-3-a', 'cmd-1-2-a', { genua: ['legio-8:1', 'legio-11:1'] })
  expect(b.why('caesar', { do: 'raise', block: 'legio-8' })).toBe('not-now')
  expect(b.why('caesar', { do: 'levy', block: 'legio-12', at: 'genua' })).toBe('not-now')
  b.march('caesar', 'legio-11', 'roma')
  expect(b.why('caesar', { do: 'raise', block: 'legio-8' })).toBe('not-now')
  b.do('caesar', { do: 'end-moves' })
  b.do('caesar', { do: 'raise', block: 'legio-8' })
  b.do('caesar', { do: 'levy', block: 'legio-12', at: 'genua' })
  b.do('caesar', { do: 'raise', block: 'legio-8' })
  expect(b.why('caesar', { do: 'raise', block: 'legio-11' })).toBe('no-levy-points')
  expect(b.why('caesar', { do: 'levy', block: 'c-ballista', at: 'genua' })).toBe('no-levy-points')
  expect([b.strength('legio-8'), b.strength('legio-12'), b.where('c-ballista')]).toEqual([3, 1, 'pool'])
})

clause('JC-2.2d', 'an Event gives no levies; Apollo gives those of the Command it copies', () => {
  for (const event of ['event-jupiter', 'event-mars', 'event-mercury', 'event-neptune', 'event-pluto'] as const) {
    const b = commandOf(event, 'cmd-2-1-a', { genua: ['legio-8:1', 'c-navis-1:1'] })
    const moves = b.now === 'moves'
    expect(b.why('caesar', { do: 'raise', block: 'legio-8' })).toBe('not-now')
    b.do('caesar', { do: moves ? 'end-moves' : 'decline' })
    expect(asked(b)).toEqual(['moves', 'pompeius'])
  }
  const struck = commandOf('event-vulcan', 'cmd-2-1-a', { genua: ['legio-8:1'], roma: ['legio-1'] })
  expect(asked(struck.do('caesar', { do: 'strike', at: 'roma' }))).toEqual(['moves', 'pompeius'])

  const lastCards = { caesar: 'cmd-3-1-a', pompeius: 'cmd-1-3-a' }
  const apollo = commandOf('event-apollo', 'cmd-2-1-a', { genua: ['legio-8:1', 'legio-11:1'] }, { lastCards })
  expect([...asked(apollo), points(apollo)]).toEqual(['moves', 'caesar', 1])
  apollo.do('caesar', { do: 'end-moves' })
  expect([...asked(apollo), points(apollo)]).toEqual(['levies', 'caesar', 3])
  apollo.do('caesar', { do: 'raise', block: 'legio-8' })
  expect(apollo.strength('legio-8')).toBe(2)
  // Copying an Event, it gives none either.
  const copied = commandOf(
    'event-apollo',
    'cmd-2-1-a',
    { genua: ['legio-8:1'] },
    { lastCards: { caesar: 'cmd-3-1-a', pompeius: 'event-mars' } },
  )
  expect(asked(copied.do('caesar', { do: 'end-moves' }))).toEqual(['moves', 'pompeius'])
})

clause('JC-2.1l', 'a player may use fewer moves and levies than he has, or none', () => {
  const some = commandOf('cmd-3-2-a', 'cmd-1-2-a', { genua: ['legio-8:1'], narbo: ['legio-7'] })
  some.march('caesar', 'legio-7', 'tarraco')
  expect([points(some), some.may('caesar', { do: 'end-moves' })]).toEqual([2, true])
  some.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'raise', block: 'legio-8' })
  expect([points(some), some.may('caesar', { do: 'end-levies' })]).toEqual([1, true])
  some.do('caesar', { do: 'end-levies' })
  expect(asked(some)).toEqual(['moves', 'pompeius'])

  const none = commandOf('cmd-3-2-a', 'cmd-1-2-a', { genua: ['legio-8:1'] })
  none.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  expect(asked(none)).toEqual(['moves', 'pompeius'])
  expect([none.where('legio-8'), none.strength('legio-8')]).toEqual(['genua', 1])
})

clause('JC-2.1m', 'what is not used is lost: neither saved nor turned into the other kind', () => {
  const b = bench({
    blocks: {
      genua: ['legio-8:1', 'legio-11:1'],
      narbo: ['legio-7:1'],
      massilia: ['legio-14'],
      alexandria: ['cleopatra'],
    },
    hands: { caesar: ['cmd-3-1-a', 'cmd-1-2-a'], pompeius: ['cmd-2-1-a', 'cmd-2-2-a'] },
  })
  b.do('caesar', { do: 'play', card: 'cmd-3-1-a' }).do('pompeius', { do: 'play', card: 'cmd-2-1-a' })
  b.do('caesar', { do: 'end-moves' })
  // Three moves unused make no levy more than the one of the card.
  expect(points(b)).toBe(1)
  b.do('caesar', { do: 'raise', block: 'legio-8' })
  expect(b.why('caesar', { do: 'raise', block: 'legio-11' })).toBe('no-levy-points')
  b.do('caesar', { do: 'end-levies' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  // Nor are they there on the next turn, nor do levies make moves.
  b.do('caesar', { do: 'play', card: 'cmd-1-2-a' }).do('pompeius', { do: 'play', card: 'cmd-2-2-a' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect([...asked(b), points(b)]).toEqual(['moves', 'caesar', 1])
  b.march('caesar', 'legio-7', 'tarraco')
  expect(b.why('caesar', { do: 'move', block: 'legio-14', to: 'lugdunum' })).toBe('no-move-points')
  b.do('caesar', { do: 'end-moves' })
  expect(points(b)).toBe(2)
})

// Events and their battles

clause('JC-2.1n', 'Mars need not attack, and need not move', () => {
  const blocks = { genua: ['legio-8', 'legio-11'], roma: ['legio-1'] }
  const b = commandOf('event-mars', 'cmd-2-1-a', blocks)
  expect(b.may('caesar', { do: 'move', block: 'legio-8', to: 'roma' })).toBe(true)
  b.march('caesar', 'legio-8', 'ravenna').do('caesar', { do: 'end-moves' })
  expect(asked(b)).toEqual(['moves', 'pompeius'])
  expect(keys(b)).not.toContain('surprise')
  expect([b.where('legio-8'), b.where('legio-11')]).toEqual(['ravenna', 'genua'])
  const still = commandOf('event-mars', 'cmd-2-1-a', blocks).do('caesar', { do: 'end-moves' })
  expect(asked(still)).toEqual(['moves', 'pompeius'])
})

clause('JC-2.1n', 'Mercury may be played without the extra step, or without a step', () => {
  const blocks = { massilia: ['legio-8', 'legio-11', 'legio-14'] }
  const b = commandOf('event-mercury', 'cmd-2-1-a', blocks)
  b.march('caesar', 'legio-8', 'genua').march('caesar', 'legio-11', 'genua', 'roma')
  expect([b.where('legio-8'), b.where('legio-11'), b.where('legio-14')]).toEqual(['genua', 'roma', 'massilia'])
  expect(asked(b.do('caesar', { do: 'end-moves' }))).toEqual(['moves', 'pompeius'])
  const still = commandOf('event-mercury', 'cmd-2-1-a', blocks).do('caesar', { do: 'end-moves' })
  expect(asked(still)).toEqual(['moves', 'pompeius'])
})

clause('JC-2.1o', 'a battle begun by an Event waits for the Battle Phase, and Player 2 may reinforce it', () => {
  for (const event of ['event-mars', 'event-mercury', 'event-pluto'] as const) {
    const b = commandOf(event, 'cmd-2-1-a', { genua: ['legio-8'], roma: ['legio-1'], neapolis: ['legio-3'] })
    b.march('caesar', 'legio-8', 'roma').do('caesar', { do: 'end-moves' })
    expect(asked(b)).toEqual(['moves', 'pompeius'])
    expect([b.control('roma'), keys(b).includes('battle-begins')]).toEqual(['contested', false])
    b.march('pompeius', 'legio-3', 'roma')
    expect(b.at('roma')).toContain('legio-3')
    b.do('pompeius', { do: 'end-moves' })
    expect(keys(b)).not.toContain('battle-begins')
    b.do('pompeius', { do: 'end-levies' })
    expect(b.now).toBe('battle')
    expect(keys(b)).toContain('battle-begins')
  }
  const neptune = commandOf('event-neptune', 'cmd-2-1-a', {
    'mare-hispanum': ['c-navis-1'],
    'mare-tyrrhenum': ['p-navis-1'],
    neapolis: ['p-navis-2'],
  })
  neptune.march('caesar', 'c-navis-1', 'mare-tyrrhenum').do('caesar', { do: 'end-moves' })
  expect(asked(neptune)).toEqual(['moves', 'pompeius'])
  expect(neptune.may('pompeius', { do: 'move', block: 'p-navis-2', to: 'mare-tyrrhenum' })).toBe(true)
})

clause('JC-2.1o', 'only the battle of Cleopatra won over by Vulcan is fought before Player 2 moves', () => {
  const b = commandOf('event-vulcan', 'cmd-2-1-a', { alexandria: ['cleopatra:1', 'legio-38:3'], memphis: ['legio-1'] })
  b.do('caesar', { do: 'strike', at: 'alexandria' })
  expect(asked(b)).toEqual(['battle', 'pompeius'])
  expect([b.side('cleopatra'), b.contest('alexandria')?.attacker]).toEqual(['caesar', 0])
  expect(b.why('pompeius', { do: 'move', block: 'legio-1', to: 'alexandria' })).toBe('not-now')
})

// The Battle Phase

const THREE: Position = {
  blocks: {
    roma: ['legio-8', 'legio-1:1'],
    massilia: ['legio-11:1', 'legio-2'],
    'mare-internum': ['c-navis-1', 'p-navis-1:1'],
    tarraco: ['legio-7'],
    utica: ['legio-39'],
    alexandria: ['cleopatra'],
  },
  contests: {
    roma: { attacker: 'caesar' },
    massilia: { attacker: 'pompeius' },
    'mare-internum': { attacker: 'caesar' },
  },
  now: { step: 'battles' },
}

clause(
  ['JC-2.3a', 'JC-2.3c'],
  'every city and sea with blocks of both sides is fought over, and none stays Contested',
  () => {
    const b = bench({ ...THREE, cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' } })
    const battles = (): string[] => b.actions('caesar').flatMap((legal) => (legal.do === 'battle' ? [legal.at] : []))
    expect(battles().sort()).toEqual(['mare-internum', 'massilia', 'roma'])
    for (const at of ['tarraco', 'utica', 'genua', 'mare-tyrrhenum'] as const)
      expect(b.why('caesar', { do: 'battle', at })).toBe('not-contested')
    destroy(b.do('caesar', { do: 'battle', at: 'massilia' }), 'massilia')
    expect(b.control('massilia')).toBe('pompeius')
    expect(b.why('caesar', { do: 'battle', at: 'massilia' })).toBe('not-contested')
    destroy(b.do('caesar', { do: 'battle', at: 'mare-internum' }), 'mare-internum')
    expect(b.control('mare-internum')).toBe('caesar')
    // The last one needs no naming.
    destroy(b, 'roma')
    const fought = b.heard('spectator', 'battle-begins').map(({ params }) => params.at)
    expect(fought).toEqual(['massilia', 'mare-internum', 'roma'])
    expect([b.state.turn, b.now]).toEqual([2, 'cards'])
    expect(b.view('spectator').contests).toEqual({})
    for (const at of ['roma', 'massilia', 'mare-internum', 'tarraco', 'utica'] as const)
      expect(b.control(at)).not.toBe('contested')
  },
)

clause('JC-2.3c', 'a battle nobody wins by arms ends with the Attackers gone', () => {
  const b = bench({
    blocks: { roma: ['legio-8', 'legio-1'], genua: ['legio-11'] },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma' },
  })
  for (let round = 1; round <= 3; round++)
    b.do('pompeius', { do: 'pass', block: 'legio-1' }).do('caesar', { do: 'pass', block: 'legio-8' })
  b.do('pompeius', { do: 'pass', block: 'legio-1' })
  expect(b.why('caesar', { do: 'pass', block: 'legio-8' })).toBe('must-retreat')
  b.do('caesar', { do: 'retreat', block: 'legio-8', to: 'genua' })
  if (b.now === 'regroup') b.do('pompeius', { do: 'end-regroup' })
  expect([b.now, b.control('roma'), b.control('genua')]).toEqual(['cards', 'pompeius', 'caesar'])
  expect(b.view('spectator').contests).toEqual({})
})

clause('JC-2.3b', 'Player 1 names each battle when the one before is finished', () => {
  for (const [one, two, caesar, pompeius] of [
    ['caesar', 'pompeius', 'cmd-3-1-a', 'cmd-2-1-a'],
    ['pompeius', 'caesar', 'cmd-2-1-a', 'cmd-3-1-a'],
  ] as const satisfies readonly (readonly [SideId, SideId, CardId, CardId])[]) {
    for (const [first, second] of [
      ['roma', 'mare-internum'],
      ['mare-internum', 'massilia'],
      ['massilia', 'roma'],
    ] as const) {
      const b = bench({ ...THREE, cards: { caesar, pompeius } })
      expect(asked(b)).toEqual(['battles', one])
      expect(b.why(two, { do: 'battle', at: first })).toBe('not-your-turn')
      b.do(one, { do: 'battle', at: first })
      // Not before the battle, and the regroup after it, are over.
      expect(asked(b)[0]).toBe('battle')
      for (const side of [one, two]) expect(b.may(side, { do: 'battle', at: second })).toBe(false)
      destroy(b, first)
      expect(asked(b)).toEqual(['battles', one])
      expect(b.why(two, { do: 'battle', at: second })).toBe('not-your-turn')
      b.do(one, { do: 'battle', at: second })
      expect(b.view('spectator').steps.find(({ step }) => step === 'battle')?.place).toBe(second)
    }
  }
})

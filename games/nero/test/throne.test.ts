import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { CardId, SeatId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const proclaim = { do: 'proclaim' } as const
const count = { do: 'count' } as const
const influence = (card: CardId): Action => ({ do: 'influence', card })
const answer = (card: CardId): Action => ({ do: 'answer', card })

/** Galba's General in Rome, with so many more legions in Italy than the others. */
const inRome = (surplus: number, more: Position = {}): Bench =>
  bench({ legions: { 'italia-north': { galba: surplus } }, commanders: { galba: 'roma' }, ...more })

clause(['NE-7.0a'], 'no Emperor at first; there are three ways to the throne', () => {
  const b = inRome(5)
  expect(b.view('spectator').seats.galba?.rank).toBe('general')
  b.do('galba', proclaim).do('galba', count)
  expect(b.commander('galba')).toBe('roma emperor')
  expect(b.heard('spectator', 'new-emperor')[0].params).toMatchObject({ by: 'proclamation' })
})

clause('NE-7.1a', 'no proclamation while an Emperor is in play', () => {
  const b = inRome(9, { commanders: { galba: 'roma', otho: 'raetia emperor' } })
  expect(b.why('galba', proclaim)).toBe('emperor-in-play')
  const own = inRome(9, { commanders: { galba: 'roma emperor' } })
  expect(own.why('galba', proclaim)).toBe('emperor-already')
})

clause(['NE-7.1b'], 'the commander must be in Rome, and it must be his player’s hand', () => {
  const away = inRome(9, { commanders: { galba: 'italia-north' } })
  expect(away.why('galba', proclaim)).toBe('not-in-rome')
  const others = inRome(9, { active: 'otho', hands: { otho: ['illness-1'] } })
  expect(others.why('galba', proclaim)).toBe('not-your-turn')
})

clause(
  ['NE-7.1c', 'NE-7.1j'],
  'five points make an Emperor, four do not; a failed attempt spends the cards and may be repeated',
  () => {
    expect(inRome(4).why('galba', proclaim)).toBe('no-hope-of-points')
    const b = inRome(3, { hands: { galba: ['senate-influence-1', 'praetorian-guard-1', 'senate-influence-2'] } })
    b.do('galba', proclaim)
    expect(b.why('galba', count)).toBe('no-hope-of-points')
    b.do('galba', influence('senate-influence-1')).do('galba', count)
    expect([b.commander('galba'), b.cards('galba'), b.state.cardsPlayed]).toEqual(['roma general', 2, 1])
    expect(b.heard('otho', 'proclamation-failed')[0].params).toMatchObject({ points: 4 })
    b.do('galba', proclaim)
      .do('galba', influence('praetorian-guard-1'))
      .do('galba', influence('senate-influence-2'))
      .do('galba', count)
    expect([b.commander('galba'), b.view('spectator').spent]).toEqual([
      'roma emperor',
      ['senate-influence-1', 'praetorian-guard-1', 'senate-influence-2'],
    ])
  },
)

clause(
  'NE-7.1d',
  'a point for each legion in both Italian provinces beyond all others’; independents and deficits count nothing',
  () => {
    const points = (north: object, south: object): number =>
      bench({ legions: { 'italia-north': north, 'italia-south': south } }).declaration('galba')
    expect(points({ galba: 3 }, { galba: 2, otho: 1, vitellius: 2 })).toBe(2)
    expect(points({ galba: 1 }, { otho: 3 })).toBe(0)
    expect(points({ galba: 1, independent: 2 }, { independent: 2 })).toBe(1)
  },
)

clause('NE-7.1e', 'two points for each zone controlled, home or not', () => {
  const legions = Object.fromEntries(
    ['britannia', 'hispania', 'lusitania', 'raetia', 'noricum', 'pannonia'].map((id) => [id, { galba: 1 }]),
  )
  expect(bench({ legions }).declaration('galba')).toBe(4)
})

clause(
  ['NE-7.1f', 'NE-7.1g', 'NE-12.0-praetorian-guard-b', 'NE-12.0-senate-influence-a'],
  'each Senate Influence and each Guard gives a point',
  () => {
    const b = inRome(1, {
      hands: { galba: ['senate-influence-1', 'senate-influence-2', 'praetorian-guard-1', 'praetorian-guard-2'] },
    })
    b.do('galba', proclaim)
    const points = () => b.prompt('galba').params.points
    expect(points()).toBe(1)
    for (const [i, card] of (
      ['senate-influence-1', 'senate-influence-2', 'praetorian-guard-1', 'praetorian-guard-2'] as const
    ).entries()) {
      b.do('galba', influence(card))
      expect(points()).toBe(2 + i)
    }
    b.do('galba', count)
    expect(b.commander('galba')).toBe('roma emperor')
  },
)

clause(
  ['NE-7.1h', 'NE-12.0-bribery-a', 'NE-12.0-bribery-c'],
  'another player’s Bribery undoes one Senate Influence, and neither a Guard nor points of the board',
  () => {
    const b = inRome(3, {
      hands: { galba: ['senate-influence-1', 'praetorian-guard-1'], otho: ['bribery-1', 'bribery-2'] },
    })
    b.do('galba', proclaim).do('galba', influence('senate-influence-1'))
    expect(b.waiting).toEqual(['otho'])
    b.do('otho', answer('bribery-1')).pass()
    expect(b.prompt('galba').params.points).toBe(3)
    b.do('galba', influence('praetorian-guard-1'))
    expect(b.why('otho', answer('bribery-2'))).toBe('bribery-not-on-guards')
    b.pass()
    expect([b.prompt('galba').params.points, b.view('spectator').spent]).toEqual([
      4,
      ['senate-influence-1', 'bribery-1', 'praetorian-guard-1'],
    ])
  },
)

clause('NE-7.1i', 'only the player’s own cards count for him, and toward his four', () => {
  const b = inRome(3, {
    hands: { galba: ['senate-influence-1', 'illness-1'], otho: ['praetorian-guard-1', 'senate-influence-2'] },
    cardsPlayed: 3,
  })
  b.do('galba', proclaim).do('galba', influence('senate-influence-1'))
  expect(b.why('otho', answer('praetorian-guard-1'))).toBe('guard-answers-attempts-only')
  expect(b.why('otho', answer('senate-influence-2'))).toBe('own-hand-only')
  b.pass()
  expect([b.state.cardsPlayed, b.why('galba', influence('illness-1'))]).toEqual([4, 'not-a-throne-card'])
})

/** Franco's case of 7.2: General and legion at home in a zone he controls. */
const home = (more: Position = {}): Bench =>
  bench({
    legions: { britannia: { galba: 1 }, hispania: { galba: 1 }, lusitania: { galba: 1 } },
    commanders: { galba: 'hispania' },
    hands: { galba: ['ave-caesar-1', 'ave-caesar-2'] },
    ...more,
  })
const ave = { do: 'event', card: 'ave-caesar-1' } as const

clause(['NE-7.2a', 'NE-7.2d', 'NE-10.0b'], 'Ave Caesar! wants at most one Emperor in play', () => {
  expect(home().may('galba', ave)).toBe(true)
  expect(home({ commanders: { galba: 'hispania', otho: 'roma emperor' } }).may('galba', ave)).toBe(true)
  const two = home({ commanders: { galba: 'hispania', otho: 'roma emperor', vitellius: 'raetia emperor' } })
  expect(two.why('galba', ave)).toBe('too-many-emperors')
})

clause(['NE-7.2b', 'NE-7.2d'], 'it wants the General, with a legion of his, in one home province', () => {
  for (const [commander, reason] of [
    ['hispania contender', 'not-a-general'],
    ['hispania emperor', 'not-a-general'],
    ['gallia-narbonensis', 'general-not-with-legion'],
    ['raetia', 'general-not-with-legion'],
  ] as const)
    expect(home({ commanders: { galba: commander } }).why('galba', ave)).toBe(reason)
})

clause(['NE-7.2c', 'NE-7.2d'], 'and it wants control of the home zone', () => {
  const b = home({ legions: { britannia: { galba: 1 }, hispania: { galba: 1 }, lusitania: { galba: 1, otho: 1 } } })
  expect(b.why('galba', ave)).toBe('home-not-controlled')
})

clause(
  ['NE-7.2e', 'NE-12.0-ave-caesar-a', 'NE-12.0-bad-omens-c'],
  'then the General is a Contender where he stands, and no card can prevent it',
  () => {
    const b = home({ hands: { galba: ['ave-caesar-1'], otho: ['bad-omens-1', 'bribery-1'] } })
    b.do('galba', ave)
    expect([b.now, b.commander('galba'), b.heard('otho', 'new-contender').length]).toEqual([
      'hand',
      'hispania contender',
      1,
    ])
    // It is not single: whoever has lost his rank in the same hand may be hailed anew.
    const again = home({
      legions: {
        britannia: { galba: 1 },
        lusitania: { galba: 1 },
        'gallia-narbonensis': { galba: 1 },
        hispania: { galba: 2, otho: 4 },
      },
      pool: { at: 'hispania', points: 1 },
    })
    again.do('galba', ave).form(2, 'with').fight('otho').do('galba', { do: 'stay' })
    expect(again.commander('galba')).toBe('hispania general')
    again.do('galba', { do: 'event', card: 'ave-caesar-2' })
    expect(again.commander('galba')).toBe('hispania contender')
  },
)

const begins = (commanders: Position['commanders']): Bench =>
  bench({ commanders, hands: { galba: ['illness-1', 'illness-3'], otho: ['bad-omens-1', 'illness-2'] }, now: 'begin' })

clause(
  ['NE-7.2f', 'NE-10.0d'],
  'a Contender who begins his hand in Rome is Emperor before anything else, even as the second',
  () => {
    const b = begins({ galba: 'roma contender' })
    expect([b.commander('galba'), b.waiting, b.now]).toEqual(['roma emperor', ['galba'], 'hand'])
    expect(begins({ galba: 'roma contender', otho: 'raetia emperor' }).commander('galba')).toBe('roma emperor')
    expect(begins({ galba: 'italia-north contender' }).commander('galba')).toBe('italia-north contender')
    // Not in the hand in which he arrives.
    const arrives = bench({ commanders: { galba: 'italia-north contender' }, pool: { at: 'italia-north', points: 1 } })
    arrives.form(0, 'with').go('roma')
    expect(arrives.commander('galba')).toBe('roma contender')
  },
)

clause(
  ['NE-7.2g', 'NE-10.0b', 'NE-10.0a'],
  'with two Emperors in play he waits, and is looked at again at each later hand',
  () => {
    const b = begins({ galba: 'roma contender', otho: 'roma emperor', vitellius: 'raetia emperor' })
    expect(b.commander('galba')).toBe('roma contender')
    b.do('galba', { do: 'discard', card: 'illness-1' }).do('galba', { do: 'end' })
    // Meanwhile one of the two has fallen.
    b.state.rank[2] = 0
    b.do('otho', { do: 'discard', card: 'bad-omens-1' }).do('otho', { do: 'end' })
    expect([b.waiting, b.commander('galba')]).toEqual([['galba'], 'roma emperor'])
  },
)

// Assassination

const GUARDS = ['praetorian-guard-1', 'praetorian-guard-2', 'praetorian-guard-3', 'praetorian-guard-4'] as const

/** Galba strikes at Otho, Emperor in Rome, with these cards. */
function strike(support: readonly CardId[], hands: Position['hands'] = {}, more: Position = {}): Bench {
  const b = bench({
    commanders: { otho: 'roma emperor' },
    hands: { galba: ['assassination-1', ...support], ...hands },
    ...more,
  })
  b.do('galba', { do: 'event', card: 'assassination-1' }).do('galba', { do: 'emperor', of: 'otho' })
  for (const card of support) b.do('galba', { do: 'support', card })
  return b.do('galba', { do: 'strike' })
}
const against = (b: Bench, ...cards: readonly (readonly [SeatId, CardId])[]): Bench => {
  for (const [seat, card] of cards) {
    for (const other of b.waiting) b.do(other, other === seat ? answer(card) : { do: 'pass', until: 'next' })
  }
  return b
}

clause(
  ['NE-9.0a', 'NE-9.0k'],
  'an attempt that still stands when all have passed makes the Emperor a General, in Rome',
  () => {
    const b = strike([], { otho: ['illness-1'], vitellius: ['praetorian-guard-1'] })
    expect(b.waiting).toEqual(['otho', 'vitellius'])
    b.pass()
    expect([b.commander('otho'), b.now]).toEqual(['roma general', 'hand'])
  },
)

clause(['NE-9.0b', 'NE-12.0-assassination-a'], 'only an Emperor in Rome can be struck at', () => {
  for (const commander of ['raetia emperor', 'roma general', 'roma contender']) {
    const b = bench({ commanders: { otho: commander }, hands: { galba: ['assassination-1'] } })
    expect(b.why('galba', { do: 'event', card: 'assassination-1' })).toBe('no-target-in-rome')
  }
})

clause('NE-9.0c', 'the target is named, and is another player’s Emperor', () => {
  const b = bench({
    commanders: { otho: 'roma emperor', galba: 'roma emperor' },
    hands: { galba: ['assassination-1'], otho: ['assassination-2'] },
  })
  expect(b.why('otho', { do: 'event', card: 'assassination-2' })).toBe('not-your-turn')
  b.do('galba', { do: 'event', card: 'assassination-1' })
  expect(b.targets('galba', 'emperor', 'of')).toEqual(['otho'])
  expect(b.why('galba', { do: 'emperor', of: 'galba' })).toBe('own-emperor')
  const two = bench({
    commanders: { otho: 'roma emperor', vitellius: 'roma emperor' },
    hands: { galba: ['assassination-1'] },
  })
  two.do('galba', { do: 'event', card: 'assassination-1' })
  expect(two.targets('galba', 'emperor', 'of')).toEqual(['otho', 'vitellius'])
  two.do('galba', { do: 'emperor', of: 'vitellius' }).do('galba', { do: 'strike' })
  expect([two.commander('otho'), two.commander('vitellius')]).toEqual(['roma emperor', 'roma general'])
})

clause(
  ['NE-9.0d', 'NE-9.0e', 'NE-9.0n'],
  'Guards and Bribery are laid with it, within the four cards, and none is added later',
  () => {
    const b = bench({
      commanders: { otho: 'roma emperor' },
      hands: { galba: ['assassination-1', ...GUARDS, 'bribery-1', 'illness-1'], otho: ['praetorian-guard-5'] },
    })
    b.do('galba', { do: 'event', card: 'assassination-1' }).do('galba', { do: 'emperor', of: 'otho' })
    expect(b.why('galba', { do: 'support', card: 'illness-1' })).toBe('not-a-support-card')
    for (const card of ['praetorian-guard-1', 'praetorian-guard-2', 'bribery-1'] as const)
      b.do('galba', { do: 'support', card })
    expect(b.why('galba', { do: 'support', card: 'praetorian-guard-3' })).toBe('four-cards')
    b.do('galba', { do: 'strike' })
    expect(b.heard('vespasian', 'attempted')[0].params).toMatchObject({ guards: 2, bribes: 1 })
    expect([b.waiting, b.why('galba', answer('praetorian-guard-3'))]).toEqual([['otho'], 'not-your-turn'])
    b.pass()
    expect([b.state.cardsPlayed, b.state.spent.length]).toEqual([4, 4])
  },
)

clause(
  ['NE-9.0f', 'NE-12.0-praetorian-guard-a'],
  'what the others play is against it: a Guard of theirs stops it',
  () => {
    const b = strike([], { vespasian: ['praetorian-guard-1'] })
    against(b, ['vespasian', 'praetorian-guard-1'])
    expect([b.commander('otho'), b.heard('galba', 'saved').length]).toEqual(['roma emperor', 1])
  },
)

clause(['NE-9.0g', 'NE-9.0n'], 'one Guard blocks an unprotected attempt, at once', () => {
  const b = strike([], { otho: ['praetorian-guard-1', 'praetorian-guard-2'], vitellius: ['praetorian-guard-3'] })
  against(b, ['otho', 'praetorian-guard-1'])
  expect([b.now, b.commander('otho'), b.cards('otho'), b.cards('vitellius')]).toEqual(['hand', 'roma emperor', 1, 1])
  expect(b.view('spectator').spent).toEqual(['assassination-1', 'praetorian-guard-1'])
})

clause(['NE-9.0h', 'NE-9.0l'], 'a Guard against a protecting Guard cancels it; one more is needed to block', () => {
  const b = strike(['praetorian-guard-5'], { otho: ['praetorian-guard-1', 'praetorian-guard-2'] })
  against(b, ['otho', 'praetorian-guard-1'])
  expect(b.now).toBe('window')
  const equal = b.fork().pass()
  expect(equal.commander('otho')).toBe('roma general')
  against(b, ['otho', 'praetorian-guard-2'])
  expect(b.commander('otho')).toBe('roma emperor')
})

clause(
  ['NE-9.0i', 'NE-12.0-bribery-b', 'NE-9.0m'],
  'two Bribery cards, even of two players, undo one protecting Guard; an odd one is wasted',
  () => {
    const hands = { otho: ['bribery-1', 'praetorian-guard-1'], vespasian: ['bribery-2'] } as const
    const b = strike(['praetorian-guard-5'], hands)
    against(b, ['vespasian', 'bribery-2'], ['otho', 'bribery-1'])
    // No protecting Guard is left: the next Guard blocks, and Bribery has nothing more to do.
    expect(b.why('otho', answer('bribery-1'))).toBe('card-spent')
    against(b, ['otho', 'praetorian-guard-1'])
    expect(b.commander('otho')).toBe('roma emperor')
    const odd = strike(['praetorian-guard-5'], hands)
    against(odd, ['otho', 'bribery-1'], ['otho', 'praetorian-guard-1'])
    odd.pass()
    expect(odd.commander('otho')).toBe('roma general')
  },
)

clause('NE-9.0j', 'Bribery alone never blocks, and is not even laid where no Guard protects', () => {
  const bare = strike([], { otho: ['bribery-1', 'bribery-2'] })
  expect(bare.why('otho', answer('bribery-1'))).toBe('no-guard-to-bribe')
  const b = strike(['praetorian-guard-5'], { otho: ['bribery-1', 'bribery-2'] })
  against(b, ['otho', 'bribery-1'], ['otho', 'bribery-2'])
  b.pass()
  expect(b.commander('otho')).toBe('roma general')
})

clause(
  ['NE-9.0l', 'NE-12.0-bribery-b'],
  'each full pair of Bribery laid with the attempt buys off one opposing Guard',
  () => {
    const hands = { otho: ['praetorian-guard-1', 'praetorian-guard-2'] } as const
    const pair = strike(['bribery-1', 'bribery-2'], hands)
    against(pair, ['otho', 'praetorian-guard-1'])
    const one = pair.fork().pass()
    expect(one.commander('otho')).toBe('roma general')
    against(pair, ['otho', 'praetorian-guard-2'])
    expect(pair.commander('otho')).toBe('roma emperor')
    const three = strike(['bribery-1', 'bribery-2', 'bribery-3'], hands)
    against(three, ['otho', 'praetorian-guard-1'], ['otho', 'praetorian-guard-2'])
    expect(three.commander('otho')).toBe('roma emperor')
  },
)

clause('NE-9.0m', 'the others are asked round after round, precedence clockwise from the active player’s left', () => {
  const b = strike([GUARDS[0], GUARDS[1]], {
    otho: [GUARDS[2]],
    vitellius: [GUARDS[3]],
    vespasian: ['praetorian-guard-5'],
  })
  // All three offer a Guard at once: only Otho's is laid, then they are asked again.
  for (const [seat, card] of [
    ['vespasian', 'praetorian-guard-5'],
    ['vitellius', GUARDS[3]],
    ['otho', GUARDS[2]],
  ] as const)
    b.do(seat, answer(card))
  expect([b.cards('otho'), b.cards('vitellius'), b.cards('vespasian'), b.now]).toEqual([0, 1, 1, 'window'])
  expect(b.waiting).toEqual(['vitellius', 'vespasian'])
  against(b, ['vespasian', 'praetorian-guard-5'], ['vitellius', GUARDS[3]])
  expect(b.commander('otho')).toBe('roma emperor')
})

clause('NE-9.0a', 'an Emperor keeps his rank whatever becomes of his legions', () => {
  const b = bench({
    legions: { judaea: { vespasian: 2 } },
    commanders: { vespasian: 'judaea emperor' },
    hands: { galba: ['revolt-judaea'] },
  })
  b.do('galba', { do: 'event', card: 'revolt-judaea' })
  expect([b.legions('vespasian', 'judaea'), b.commander('vespasian')]).toEqual([0, 'judaea emperor'])
})

clause('NE-12.0-bad-omens-c', 'Bad Omens meets nothing in an assassination', () => {
  const b = strike([GUARDS[0]], { otho: ['bad-omens-1', GUARDS[1]], vitellius: ['bad-omens-2'] })
  expect(b.why('otho', answer('bad-omens-1'))).toBe('omens-not-in-an-attempt')
  against(b, ['otho', GUARDS[1]])
  // The Guard against it was not a card that Bad Omens could meet, either.
  expect([b.now, b.why('vitellius', answer('bad-omens-2'))]).toEqual(['window', 'omens-not-in-an-attempt'])
})

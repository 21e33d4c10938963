import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import { nero as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import type { CardId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'
import { answer, emperor, event, fleet, load, pass, sailTo, spent } from './event-bench.ts'

clause(
  ['NE-12.0a', 'NE-12.0i', 'NE-12.0b'],
  'a single event is played once a hand by all together, even if it was cancelled, and that is seen',
  () => {
    const b = bench({
      hands: {
        galba: ['traitor-1', 'traitor-2', 'traitor-3'],
        otho: ['bad-omens-1', 'illness-1'],
        vitellius: ['bad-omens-2', 'illness-2'],
      },
    })
    b.do('galba', event('traitor-1')).do('galba', { do: 'victim', of: 'otho' })
    b.do('otho', answer('bad-omens-1')).do('vitellius', pass)
    expect([b.cards('galba'), b.cards('otho')]).toEqual([2, 1])
    expect(b.why('galba', event('traitor-2'))).toBe('single-played')
    for (const seat of ['galba', 'otho', 'spectator'] as const)
      expect(b.view(seat).singles).toEqual(['bad-omens', 'traitor'])
    expect(b.state.cardsPlayed).toBe(1)
    // Nor may another player play a second Bad Omens in this hand.
    b.do('galba', { do: 'discard', card: 'traitor-2' }).do('galba', { do: 'end' })
    expect(b.view('galba').singles).toEqual([])
  },
)

clause(
  ['NE-12.0a', 'NE-12.0c'],
  'others hold no second Bad Weather against this hand, but play as many other cards as they like',
  () => {
    const b = bench({
      legions: { raetia: { galba: 3 } },
      commanders: { galba: 'raetia' },
      hands: { otho: ['bad-weather-1', 'bad-weather-2', 'illness-1', 'illness-2', 'illness-3', 'bribery-1'] },
      pool: { at: 'raetia', points: 9 },
    })
    b.form(1).do('galba', { do: 'go', to: 'noricum' }).do('otho', answer('bad-weather-1'))
    expect(b.now).toBe('hand')
    b.form(1).do('galba', { do: 'go', to: 'noricum' })
    expect(b.now).toBe('stack')
    b.halt().form(0, 'with').do('galba', { do: 'go', to: 'noricum' })
    expect(b.why('otho', answer('bad-weather-2'))).toBe('single-played')
    b.do('otho', answer('illness-1'))
    expect(b.cards('otho')).toBe(4)
  },
)

clause(
  ['NE-12.0d', 'NE-12.0f'],
  'the first who plays, clockwise from the active player’s left, takes the window; the others keep their cards; it opens again',
  () => {
    const b = bench({
      active: 'otho',
      legions: { raetia: { otho: 2 } },
      commanders: { otho: 'raetia' },
      hands: { vitellius: ['illness-1'], vespasian: ['bad-weather-1'], galba: ['bad-weather-2'] },
      pool: { at: 'raetia', points: 5 },
    })
    b.form(2, 'with').do('otho', { do: 'go', to: 'noricum' })
    b.do('galba', answer('bad-weather-2')).do('vespasian', answer('bad-weather-1')).do('vitellius', answer('illness-1'))
    expect([b.cards('vitellius'), b.cards('vespasian'), b.cards('galba')]).toEqual([0, 1, 1])
    // The march still stands without its General: the window is open once more, for the legions.
    expect([b.now, b.waiting]).toEqual(['window', ['galba', 'vespasian']])
    b.pass()
    expect([b.commander('otho'), b.legions('otho', 'noricum')]).toEqual(['raetia general', 2])
  },
)

clause(
  ['NE-12.0e', 'NE-12.0-germanic-tribes-g', 'NE-12.0-germanic-tribes-c'],
  'first every choice of its player, then the answers, then the effect, with the choices of others',
  () => {
    const b = bench({
      active: 'vitellius',
      legions: { 'germania-inferior': { galba: 2, otho: [0, 0, 1], vitellius: 1, independent: 2 } },
      commanders: { galba: 'germania-inferior contender', otho: 'raetia' },
      hands: { vitellius: ['germanic-tribes-1'], vespasian: ['bad-omens-1'] },
    })
    b.do('vitellius', event('germanic-tribes-1')).do('vitellius', { do: 'tribes', at: 'germania-inferior' })
    expect([b.now, b.waiting]).toEqual(['window', ['vespasian']])
    expect(b.legions('galba', 'germania-inferior')).toBe(2)
    b.do('vespasian', pass)
    // Vespasian has nobody there; Galba, then Otho, the active player last.
    expect(b.waiting).toEqual(['galba'])
    b.do('galba', { do: 'flee', to: 'raetia' })
    expect(b.waiting).toEqual(['otho'])
    b.do('otho', { do: 'flee', to: 'raetia' })
    expect(b.waiting).toEqual(['vitellius'])
    b.do('vitellius', { do: 'flee', to: 'germania-superior' })
    expect([b.now, b.waiting]).toEqual(['drivenOut', ['vitellius']])
    b.do('vitellius', { do: 'drive', to: 'raetia' }).do('vitellius', { do: 'drive', to: 'germania-superior' })
    expect([b.legions('galba', 'raetia'), b.commander('galba'), b.legions('otho', 'raetia')]).toEqual([
      2,
      'raetia contender',
      1,
    ])
    // No marker is given, one already carried stays; nobody may retreat from the arrivals.
    expect([b.marked('galba', 'raetia'), b.marked('otho', 'raetia'), b.now]).toEqual([0, 1, 'hand'])
    expect([b.legions('independent', 'raetia'), b.legions('independent', 'germania-superior')]).toEqual([1, 1])
  },
)

clause('NE-12.0-germanic-tribes-b', 'independents go too, whatever they did in the hand before they turned', () => {
  const b = bench({
    legions: { 'germania-superior': { independent: [1, 1] } },
    hands: { galba: ['germanic-tribes-1'] },
  })
  b.do('galba', event('germanic-tribes-1')).do('galba', { do: 'tribes', at: 'germania-superior' })
  b.do('galba', { do: 'drive', to: 'raetia' }).do('galba', { do: 'drive', to: 'britannia' })
  const left = (['germania-superior', 'raetia', 'britannia'] as const).map((at) => b.legions('independent', at))
  expect([b.now, ...left, game.faults?.(b.state)]).toEqual(['hand', 0, 1, 1, []])
})

clause('NE-12.0e', 'every event waits for the answers, and so do the choices it leaves to others', () => {
  const announced: readonly [CardId, readonly Action[], Position][] = [
    ['crisis-in-rome-1', [emperor('otho')], { commanders: { otho: 'raetia emperor' } }],
    ['galley-fleet-1', [load(2), { do: 'sail', to: 'achaea' }], { legions: { syria: { galba: 2 } } }],
    [
      'legion-rebels-1',
      [{ do: 'rebel', of: 'otho', at: 'raetia', marked: 'unmarked' }],
      { legions: { raetia: { otho: 1 } } },
    ],
    ['revolt-judaea', [], { legions: { judaea: { otho: 1 }, syria: { vespasian: 2 } } }],
    ['traitor-1', [{ do: 'victim', of: 'otho' }], {}],
  ]
  for (const [card, choices, position] of announced) {
    const b = bench({ ...position, hands: { galba: [card], otho: ['illness-1'], vitellius: ['bad-omens-1'] } })
    b.do('galba', event(card))
    for (const choice of choices) b.do('galba', choice)
    const { legions, commander } = structuredClone(b.state)
    expect([card, b.now, b.waiting]).toEqual([card, 'window', ['otho', 'vitellius']])
    expect([b.state.legions, b.state.commander, b.cards('galba')]).toEqual([legions, commander, 0])
    b.do('otho', pass).do('vitellius', answer('bad-omens-1'))
    expect([b.now, b.state.legions, b.state.commander, b.cards('otho')]).toEqual(['hand', legions, commander, 1])
  }
})

clause(
  ['NE-12.0g', 'NE-12.0-bad-omens-e'],
  'an answer may itself be met by Bad Omens, and then what it answered stands',
  () => {
    const b = bench({
      legions: { raetia: { galba: 2 } },
      hands: { galba: ['bad-omens-1', 'traitor-1'], otho: ['bad-weather-1'] },
      pool: { at: 'raetia', points: 5 },
    })
    b.form(2).do('galba', { do: 'go', to: 'noricum' }).do('otho', answer('bad-weather-1'))
    expect([b.now, b.waiting]).toEqual(['window', ['galba']])
    b.do('galba', answer('bad-omens-1'))
    expect([b.legions('galba', 'noricum'), b.state.cardsPlayed, b.view('otho').singles]).toEqual([
      2,
      1,
      ['bad-omens', 'bad-weather'],
    ])
  },
)

clause('NE-12.0h', 'the active player’s answers count toward his four; with four played he is not asked', () => {
  const position = (cardsPlayed: number): Bench =>
    bench({
      legions: { raetia: { galba: 2 }, noricum: { otho: 1 } },
      hands: { galba: ['bad-weather-1', 'illness-1'] },
      pool: { at: 'raetia', points: 5 },
      cardsPlayed,
    })
  const flight = { do: 'retreat', to: 'pannonia', commander: 'without' } as const
  const three = position(3).form(2).do('galba', { do: 'go', to: 'noricum' }).do('otho', flight)
  expect([three.now, three.waiting]).toEqual(['window', ['galba']])
  three.do('galba', answer('bad-weather-1'))
  expect([three.state.cardsPlayed, three.legions('otho', 'noricum')]).toEqual([4, 1])
  const four = position(4).form(2).do('galba', { do: 'go', to: 'noricum' }).do('otho', flight)
  expect([four.now, four.legions('otho', 'pannonia')]).toEqual(['stack', 1])
})

clause('NE-12.0i', 'a cancelled card is spent', () => {
  const b = bench({
    commanders: { otho: 'raetia emperor' },
    hands: { galba: ['crisis-in-rome-1'], vitellius: ['bad-omens-1'] },
  })
  b.do('galba', event('crisis-in-rome-1')).do('galba', emperor('otho')).do('vitellius', answer('bad-omens-1'))
  expect([spent(b), b.state.cardsPlayed, b.commander('otho')]).toEqual([
    ['crisis-in-rome-1', 'bad-omens-1'],
    1,
    'raetia emperor',
  ])
})

clause(
  ['NE-12.0j', 'NE-12.0-assassination-a'],
  'a card that would change nothing is no event, but keeps its other uses',
  () => {
    const b = bench({
      legions: { raetia: { galba: 1 } },
      hands: { galba: ['crisis-in-rome-1', 'assassination-1', 'traitor-1', 'galley-fleet-1', 'germanic-tribes-1'] },
      tribes: 'germania-inferior',
      commanders: { otho: 'roma emperor' },
    })
    // The one Emperor is in Rome already.
    expect(b.why('galba', event('crisis-in-rome-1'))).toBe('no-emperor-outside')
    const without = bench({
      hands: { galba: ['assassination-1'] },
      commanders: { otho: 'roma', vitellius: 'raetia emperor' },
    })
    expect(without.why('galba', event('assassination-1'))).toBe('no-target-in-rome')
    expect(b.why('galba', event('traitor-1'))).toBe('no-victim')
    expect(b.why('galba', event('galley-fleet-1'))).toBe('nothing-to-ship')
    b.do('galba', event('germanic-tribes-1'))
    expect(b.why('galba', { do: 'tribes', at: 'germania-inferior' })).toBe('no-tribes-effect')
    expect(b.may('galba', { do: 'tribes', at: 'germania-superior' })).toBe(true)
    const other = bench({ legions: { raetia: { galba: 1 } }, hands: { galba: ['crisis-in-rome-1'] } })
    for (const verb of ['lay', 'discard'] as const)
      expect(other.may('galba', { do: verb, card: 'crisis-in-rome-1' })).toBe(true)
  },
)

// Bad Omens

clause(
  ['NE-12.0-bad-omens-a', 'NE-12.0-bad-omens-d'],
  'Bad Omens cancels a card just played as an event; both go to the card box',
  () => {
    const b = bench({
      legions: { raetia: { otho: 2 } },
      hands: { galba: ['legion-rebels-1'], otho: ['bad-omens-1'] },
    })
    b.do('galba', event('legion-rebels-1')).do('galba', { do: 'rebel', of: 'otho', at: 'raetia', marked: 'unmarked' })
    b.do('otho', answer('bad-omens-1'))
    expect([b.legions('otho', 'raetia'), spent(b)]).toEqual([2, ['legion-rebels-1', 'bad-omens-1']])
    expect(b.heard('spectator', 'cancelled')[0].params).toEqual({ card: 'legion-rebels-1', seat: 'galba' })
  },
)

clause('NE-12.0-bad-omens-b', 'cards laid for movement or battle cannot be cancelled', () => {
  const b = bench({
    legions: { raetia: { galba: 2, otho: 1 } },
    hands: { galba: ['illness-1', 'illness-2'], otho: ['bad-omens-1'] },
    singles: ['bad-weather'],
  })
  b.lay('galba', 'raetia', 'illness-1')
  expect([b.now, b.points]).toEqual(['hand', 4])
  b.form(2).do('galba', { do: 'attack', of: 'otho' })
  expect(b.now).toBe('battle')
  b.do('galba', { do: 'commit', card: 'illness-2' }).do('galba', { do: 'ready' })
  expect(b.why('otho', answer('bad-omens-1'))).toBe('not-now')
})

clause('NE-12.0-bad-omens-e', 'Bad Omens cancels every event it may', () => {
  const omens = { otho: ['bad-omens-1'] } as const
  const cancelled = (b: Bench): unknown =>
    b.do('otho', answer('bad-omens-1')).heard('otho', 'cancelled').at(-1)?.params.card
  const crisis = bench({
    commanders: { vitellius: 'raetia emperor' },
    hands: { galba: ['crisis-in-rome-1'], ...omens },
  })
  expect(cancelled(crisis.do('galba', event('crisis-in-rome-1')).do('galba', emperor('vitellius')))).toBe(
    'crisis-in-rome-1',
  )
  const tribes = bench({ hands: { galba: ['germanic-tribes-1'], ...omens } })
  tribes.do('galba', event('germanic-tribes-1')).do('galba', { do: 'tribes', at: 'germania-superior' })
  expect([cancelled(tribes), tribes.view('galba').tribes]).toEqual(['germanic-tribes-1', null])
  const revolt = bench({ legions: { britannia: { galba: 2 } }, hands: { galba: ['revolt-britannia'], ...omens } })
  expect([cancelled(revolt.do('galba', event('revolt-britannia'))), revolt.legions('galba', 'britannia')]).toEqual([
    'revolt-britannia',
    2,
  ])
  const traitor = bench({ hands: { galba: ['traitor-1'], ...omens } })
  expect(cancelled(traitor.do('galba', event('traitor-1')).do('galba', { do: 'victim', of: 'otho' }))).toBe('traitor-1')
  const throne = (card: CardId): Bench =>
    bench({ commanders: { galba: 'roma' }, hands: { galba: [card], ...omens } })
      .do('galba', { do: 'proclaim' })
      .do('galba', { do: 'influence', card })
  for (const card of ['senate-influence-1', 'praetorian-guard-1'] as const) {
    const b = throne(card)
    expect([cancelled(b), b.prompt('galba').params.points]).toEqual([card, 0])
  }
  const bribe = bench({
    commanders: { galba: 'roma' },
    hands: { galba: ['senate-influence-1', 'bad-omens-2'], otho: ['bribery-1'] },
  })
  bribe
    .do('galba', { do: 'proclaim' })
    .do('galba', { do: 'influence', card: 'senate-influence-1' })
    .do('otho', answer('bribery-1'))
  bribe.do('galba', answer('bad-omens-2'))
  expect(bribe.prompt('galba').params.points).toBe(1)
  const ill = bench({
    commanders: { galba: 'raetia' },
    hands: { otho: ['illness-1'], vitellius: ['bad-omens-1'] },
    pool: { at: 'raetia', points: 2 },
  })
  ill.form(0, 'with').do('galba', { do: 'go', to: 'noricum' }).do('otho', answer('illness-1')).do('vitellius', pass)
  ill.do('vitellius', answer('bad-omens-1'))
  expect(ill.commander('galba')).toBe('noricum general')
})

// Bad Weather

const underWay = (more: Position = {}): Bench =>
  bench({
    legions: { raetia: { galba: 5 }, noricum: { otho: 1 } },
    commanders: { galba: 'raetia' },
    hands: { vespasian: ['bad-weather-1'] },
    pool: { at: 'raetia', points: 5 },
    ...more,
  })

clause(
  ['NE-12.0-bad-weather-a', 'NE-12.0-bad-weather-b'],
  'Bad Weather stops one stack at its start or on its way; it is done, unpaid, and others are not touched',
  () => {
    const b = underWay().form(2).do('galba', { do: 'go', to: 'italia-north' }).do('vespasian', answer('bad-weather-1'))
    expect([b.points, b.legions('galba', 'raetia'), b.now]).toEqual([5, 5, 'hand'])
    expect(b.why('galba', { do: 'form', legions: 4, commander: 'without' })).toBe('legions-have-stopped')
    b.form(3).go('italia-north')
    expect([b.points, b.legions('galba', 'italia-north')]).toEqual([4, 3])
    const later = underWay().form(2).go('italia-north').do('galba', { do: 'go', to: 'dalmatia' })
    later.do('vespasian', answer('bad-weather-1'))
    expect([later.legions('galba', 'italia-north'), later.points, later.stack]).toEqual([2, 4, undefined])
  },
)

clause('NE-12.0-bad-weather-a', 'nobody uses it on his own legions', () => {
  const b = underWay({ hands: { galba: ['bad-weather-1'] } })
    .form(2)
    .do('galba', { do: 'go', to: 'italia-north' })
  expect([b.now, b.legions('galba', 'italia-north')]).toEqual(['stack', 2])
})

clause('NE-12.0-bad-weather-d', 'commanders of any rank go on, and a retreat after battle is free', () => {
  for (const rank of ['general', 'emperor']) {
    const b = underWay({ commanders: { galba: `raetia ${rank}` } })
      .form(2, 'with')
      .do('galba', { do: 'go', to: 'italia-north' })
    b.do('vespasian', answer('bad-weather-1'))
    expect([b.now, b.stack?.legions, b.stack?.commander]).toEqual(['stack', 0, true])
    b.go('italia-north', 'roma')
    expect([b.commander('galba'), b.legions('galba', 'raetia'), b.points]).toEqual([`roma ${rank}`, 5, 3])
  }
  const beaten = bench({
    legions: { raetia: { galba: 4 }, noricum: { otho: 2 } },
    hands: { vespasian: ['bad-weather-1'] },
    pool: { at: 'raetia', points: 5 },
  })
  beaten.form(4).go('noricum').fight('otho').do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
  expect([beaten.now, beaten.legions('otho', 'pannonia')]).toEqual(['stack', 1])
})

clause(
  ['NE-12.0-bad-weather-e', 'NE-12.0-bad-weather-g'],
  'Bad Weather keeps a fleet’s legions ashore for the hand; the commander may still sail, or not',
  () => {
    const hands = { galba: ['galley-fleet-1', 'illness-1'], otho: ['bad-weather-1'] } as const
    const b = sailTo(fleet({ hands }), load(3, 'with'), 'italia-south')
    b.do('otho', answer('bad-weather-1')).pass()
    expect([b.now, b.waiting]).toEqual(['cargo', ['galba']])
    const stays = b.fork().do('galba', { do: 'keep' })
    expect([stays.commander('galba'), stays.now]).toEqual(['syria general', 'hand'])
    b.do('galba', { do: 'embark' })
    expect([b.commander('galba'), b.legions('galba', 'syria')]).toEqual(['italia-south general', 4])
    b.lay('galba', 'syria', 'illness-1')
    expect(b.why('galba', { do: 'form', legions: 2, commander: 'without' })).toBe('legions-have-stopped')
    expect(spent(b)).toEqual(['galley-fleet-1', 'bad-weather-1', 'illness-1'])
    const legionsOnly = sailTo(fleet({ hands }), load(2), 'italia-south').do('otho', answer('bad-weather-1')).pass()
    expect([legionsOnly.now, legionsOnly.legions('galba', 'syria')]).toEqual(['hand', 4])
  },
)

clause('NE-12.0-bad-weather-f', 'played when an attack is declared, it prevents the attack', () => {
  const b = underWay().form(3).go('noricum').do('galba', { do: 'attack', of: 'otho' })
  expect(b.now).toBe('window')
  b.do('vespasian', answer('bad-weather-1'))
  expect([b.now, b.points, b.legions('otho', 'noricum'), b.heard('otho', 'fought')]).toEqual(['hand', 4, 1, []])
})

// Illness

const sick = (more: Position = {}): Bench =>
  bench({
    legions: { raetia: { galba: 2 } },
    commanders: { galba: 'raetia' },
    hands: { otho: ['illness-1', 'illness-2'] },
    pool: { at: 'raetia', points: 5 },
    ...more,
  })

clause(
  ['NE-12.0-illness-a', 'NE-12.0-illness-c'],
  'Illness strikes another player’s General or Contender, never an Emperor; his legions go on',
  () => {
    for (const rank of ['general', 'contender']) {
      const b = sick({ commanders: { galba: `raetia ${rank}` } })
        .form(2, 'with')
        .do('galba', { do: 'go', to: 'noricum' })
      b.do('otho', answer('illness-1')).pass()
      expect([b.commander('galba'), b.legions('galba', 'noricum'), b.points]).toEqual([`raetia ${rank}`, 2, 4])
    }
    const emperor = sick({ commanders: { galba: 'raetia emperor' } })
      .form(2, 'with')
      .do('galba', { do: 'go', to: 'noricum' })
    expect(emperor.why('otho', answer('illness-1'))).toBe('illness-not-on-emperors')
  },
)

clause(
  'NE-12.0-illness-b',
  'a sick commander does not move for the rest of the hand; it strikes at the start, on the way, or in a retreat',
  () => {
    const start = sick().form(0, 'with').do('galba', { do: 'go', to: 'noricum' }).do('otho', answer('illness-1'))
    expect([start.now, start.why('galba', { do: 'form', legions: 0, commander: 'with' })]).toEqual([
      'hand',
      'commander-sick',
    ])
    const way = sick()
      .form(2, 'with')
      .go('noricum')
      .do('galba', { do: 'go', to: 'pannonia' })
      .do('otho', answer('illness-1'))
      .pass()
    expect([way.commander('galba'), way.legions('galba', 'pannonia')]).toEqual(['noricum general', 2])
    const retreat = bench({
      legions: { raetia: { galba: 2 }, noricum: { otho: 1 } },
      commanders: { otho: 'noricum' },
      hands: { vespasian: ['illness-1'] },
      pool: { at: 'raetia', points: 5 },
    })
    // One who stays behind is in no danger.
    const left = retreat.fork().form(2).do('galba', { do: 'go', to: 'noricum' }).pass()
    left.do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
    expect(left.why('vespasian', answer('illness-1'))).toBe('no-commander-moves')
    retreat
      .form(2)
      .do('galba', { do: 'go', to: 'noricum' })
      .pass()
      .do('otho', { do: 'retreat', to: 'pannonia', commander: 'with' })
    retreat.do('vespasian', answer('illness-1')).pass()
    expect([retreat.commander('otho'), retreat.legions('otho', 'pannonia')]).toEqual(['noricum general', 1])
  },
)

clause(['NE-12.0-illness-d', 'NE-12.0-illness-f'], 'Illness keeps the General or Contender of a fleet ashore', () => {
  const hands = { galba: ['galley-fleet-1', 'bribery-1'], otho: ['illness-1'] } as const
  const b = sailTo(fleet({ hands }), load(2, 'with'), 'italia-south')
    .do('otho', answer('illness-1'))
    .pass()
    .do('galba', { do: 'embark' })
  expect([b.commander('galba'), b.legions('galba', 'italia-south')]).toEqual(['syria general', 2])
  const alone = sailTo(fleet({ hands }), load(0, 'with'), 'italia-south').do('otho', answer('illness-1')).pass()
  expect([alone.now, alone.commander('galba'), spent(alone)]).toEqual([
    'hand',
    'syria general',
    ['galley-fleet-1', 'illness-1'],
  ])
})

clause('NE-12.0-illness-e', 'Illness touches neither battle points, nor a proclamation, nor forced moves', () => {
  const fight = sick({ legions: { raetia: { galba: 2, otho: 1 } }, commanders: { galba: 'raetia contender' } })
  fight.form(2, 'with').do('galba', { do: 'attack', of: 'otho' }).do('otho', answer('illness-1')).pass()
  expect(fight.prompt('galba').params).toMatchObject({ strength: 3 })
  const rome = sick({
    commanders: { galba: 'roma' },
    pool: { at: 'roma', points: 2 },
    legions: { 'italia-north': { galba: 5 } },
  })
  rome.form(0, 'with').do('galba', { do: 'go', to: 'italia-north' }).do('otho', answer('illness-1'))
  rome.do('galba', { do: 'proclaim' }).do('galba', { do: 'count' })
  expect(rome.commander('galba')).toBe('roma emperor')
  const driven = sick({
    commanders: { galba: 'germania-inferior' },
    pool: { at: 'germania-inferior', points: 2 },
    hands: { otho: ['illness-1'], galba: ['germanic-tribes-1'] },
  })
  driven.form(0, 'with').do('galba', { do: 'go', to: 'raetia' }).do('otho', answer('illness-1')).pass()
  driven.do('galba', event('germanic-tribes-1')).do('galba', { do: 'tribes', at: 'germania-inferior' })
  driven.do('otho', { do: 'flee', to: 'raetia' }).do('galba', { do: 'flee', to: 'raetia' })
  expect(driven.commander('galba')).toBe('raetia general')
})

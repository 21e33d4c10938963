import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'
import { answer, emperor, event, fleet, load, pass, sailTo } from './event-bench.ts'

// Crisis in Rome

clause(
  ['NE-12.0-crisis-in-rome-a', 'NE-12.0-crisis-in-rome-b', 'NE-5.8a'],
  'the Emperor chosen is put in Rome, without his legions',
  () => {
    const b = bench({
      legions: { raetia: { otho: 3 } },
      commanders: { otho: 'raetia emperor', vitellius: 'dacia emperor' },
      hands: { galba: ['crisis-in-rome-1'] },
    })
    b.do('galba', event('crisis-in-rome-1'))
    expect(b.targets('galba', 'emperor', 'of')).toEqual(['otho', 'vitellius'])
    b.do('galba', emperor('otho'))
    expect([b.commander('otho'), b.legions('otho', 'raetia'), b.commander('vitellius')]).toEqual([
      'roma emperor',
      3,
      'dacia emperor',
    ])
  },
)

clause(
  'NE-12.0-crisis-in-rome-a',
  'to be put in Rome is no movement: it neither uses one up nor gives one back',
  () => {
    const crisis = (b: Bench): Bench => b.do('galba', event('crisis-in-rome-1')).do('galba', emperor('galba'))
    const own: Position = {
      legions: { raetia: { galba: 2 } },
      commanders: { galba: 'raetia emperor' },
      hands: { galba: ['crisis-in-rome-1', 'illness-1'] },
      pool: { at: 'raetia', points: 4 },
    }
    const fresh = crisis(bench(own)).lay('galba', 'roma', 'illness-1')
    fresh.form(0, 'with').go('italia-north')
    expect(fresh.commander('galba')).toBe('italia-north emperor')
    const marched = crisis(bench(own).form(0, 'with').go('noricum').halt())
    expect(marched.commander('galba')).toBe('roma emperor')
    expect(marched.why('galba', { do: 'from', at: 'roma' })).toBe('not-now')
    marched.do('galba', { do: 'lay', card: 'illness-1' })
    expect(marched.why('galba', { do: 'from', at: 'roma' })).toBe('nothing-there-to-move')
    // Called from a march under way he has left it: his legions go on, and without any it is over.
    const army = crisis(bench(own).form(1, 'with').go('noricum'))
    expect([army.now, army.points, army.stack?.commander, army.commander('galba')]).toEqual([
      'stack',
      3,
      false,
      'roma emperor',
    ])
    const alone = crisis(bench(own).form(0, 'with').go('noricum'))
    expect([alone.now, alone.points, alone.commander('galba')]).toEqual(['hand', 3, 'roma emperor'])
  },
)

clause('NE-12.0-crisis-in-rome-c', 'it needs an Emperor outside Rome, one’s own if one likes', () => {
  const none = bench({ commanders: { otho: 'roma emperor' }, hands: { galba: ['crisis-in-rome-1'] } })
  expect(none.why('galba', event('crisis-in-rome-1'))).toBe('no-emperor-outside')
  const own = bench({
    commanders: { galba: 'raetia emperor', otho: 'roma emperor' },
    hands: { galba: ['crisis-in-rome-1'] },
  })
  own.do('galba', event('crisis-in-rome-1'))
  expect([own.targets('galba', 'emperor', 'of'), own.why('galba', emperor('otho'))]).toEqual([
    ['galba'],
    'not-an-emperor-outside',
  ])
  own.do('galba', emperor('galba'))
  expect(own.commander('galba')).toBe('roma emperor')
})

// Galley Fleet

clause(
  ['NE-12.0-galley-fleet-a', 'NE-12.0-galley-fleet-d', 'NE-12.0-galley-fleet-e', 'NE-5.8c'],
  'up to three legions and the commander, from one port to any other, for no points',
  () => {
    const b = fleet()
    b.do('galba', event('galley-fleet-1'))
    expect(b.why('galba', load(4))).toBe('fleet-full')
    expect(b.why('galba', load(0))).toBe('empty-fleet')
    expect(b.why('galba', { do: 'load', from: 'raetia', legions: 1, commander: 'without' })).toBe('not-a-port')
    b.do('galba', load(3, 'with'))
    expect(b.why('galba', { do: 'sail', to: 'roma' })).toBe('no-fleet-to-rome')
    expect(b.why('galba', { do: 'sail', to: 'dacia' })).toBe('not-a-port')
    expect(b.why('galba', { do: 'sail', to: 'syria' })).toBe('same-port')
    b.do('galba', { do: 'sail', to: 'hispania' })
    expect([b.legions('galba', 'hispania'), b.legions('galba', 'syria'), b.commander('galba'), b.points]).toEqual([
      3,
      1,
      'hispania general',
      0,
    ])
    expect(sailTo(fleet(), load(0, 'with'), 'hispania').commander('galba')).toBe('hispania general')
  },
)

clause(
  ['NE-12.0-galley-fleet-b', 'NE-12.0-galley-fleet-c'],
  'what sails has not moved before and does not move or attack after',
  () => {
    const b = sailTo(
      fleet({ legions: { syria: { galba: 3 }, 'italia-south': { otho: 1 } } }),
      load(3, 'with'),
      'italia-south',
    )
    b.do('otho', { do: 'stay' })
    expect([b.now, b.stack]).toEqual(['hand', undefined])
    // Nothing of Galba's can still move, from Italy least of all.
    expect(b.why('galba', { do: 'lay', card: 'illness-1' })).toBe('nothing-to-move')
  },
)

clause('NE-12.0-galley-fleet-b', 'pieces that have moved are not shipped', () => {
  const b = bench({
    legions: { thracia: { galba: 1 } },
    commanders: { galba: 'thracia' },
    hands: { galba: ['galley-fleet-1'] },
    pool: { at: 'thracia', points: 2 },
  })
  b.form(1, 'with').go('achaea').halt()
  expect(b.why('galba', event('galley-fleet-1'))).toBe('all-on-the-coast-done')
})

clause('NE-12.0-galley-fleet-f', 'it may land among any legions, who may then retreat', () => {
  const b = sailTo(
    fleet({ legions: { syria: { galba: 3 }, dalmatia: { otho: 1, independent: 1, vitellius: 1 } } }),
    load(2),
    'dalmatia',
  )
  expect([b.now, b.waiting]).toEqual(['retreat', ['otho']])
  b.do('otho', { do: 'retreat', to: 'noricum', commander: 'without' }).pass().do('vitellius', { do: 'stay' })
  expect([b.legions('galba', 'dalmatia'), b.legions('otho', 'noricum'), b.legions('vitellius', 'dalmatia')]).toEqual([
    2, 1, 1,
  ])
})

clause('NE-12.0-galley-fleet-g', 'cancelled by Bad Omens it moves nobody, and its pieces may still move', () => {
  const hands = { galba: ['galley-fleet-1', 'illness-1'], otho: ['bad-omens-1'] } as const
  const b = sailTo(fleet({ hands }), load(3, 'with'), 'italia-south').do('otho', answer('bad-omens-1'))
  expect([b.now, b.legions('galba', 'syria'), b.commander('galba')]).toEqual(['hand', 4, 'syria general'])
  b.lay('galba', 'syria', 'illness-1').form(4, 'with').go('judaea')
  expect(b.legions('galba', 'judaea')).toBe(4)
})

// Germanic tribes

const tribes = (at: PlaceId, more: Position = {}): Bench => {
  const b = bench({ hands: { galba: ['germanic-tribes-1', 'illness-1'] }, commanders: { otho: 'raetia' }, ...more })
  return b.do('galba', event('germanic-tribes-1')).do('galba', { do: 'tribes', at })
}

clause('NE-12.0-germanic-tribes-a', 'the player chooses one of the two German provinces', () => {
  const b = bench({ hands: { galba: ['germanic-tribes-1'] } }).do('galba', event('germanic-tribes-1'))
  expect(b.targets('galba', 'tribes', 'at').sort()).toEqual(['germania-inferior', 'germania-superior'])
  expect(b.why('galba', { do: 'tribes', at: 'raetia' })).toBe('not-a-german-province')
})

clause(
  ['NE-12.0-germanic-tribes-b', 'NE-12.0-germanic-tribes-c'],
  'all pieces leave for a neighbour, whoever is there, each player’s together',
  () => {
    const b = tribes('germania-superior', {
      legions: { 'germania-superior': { vitellius: 3 }, britannia: { galba: 5 } },
      commanders: { otho: 'raetia', vitellius: 'germania-superior emperor' },
    })
    expect(b.targets('vitellius', 'flee', 'to')).toContain('britannia')
    expect(b.why('vitellius', { do: 'flee', to: 'noricum' })).toBe('flight-not-adjacent')
    b.do('vitellius', { do: 'flee', to: 'britannia' })
    expect([b.legions('vitellius', 'britannia'), b.commander('vitellius'), b.now]).toEqual([
      3,
      'britannia emperor',
      'hand',
    ])
  },
)

clause(
  ['NE-12.0-germanic-tribes-d', 'NE-12.0-germanic-tribes-e'],
  'the marker makes entering cost three, for commanders too, and the province nobody’s',
  () => {
    const b = bench({
      legions: { 'germania-inferior': { galba: 1 }, raetia: { galba: 1 } },
      commanders: { galba: 'raetia' },
      tribes: 'germania-inferior',
      pool: { at: 'raetia', points: 8 },
    })
    expect(b.control('germania-inferior')).toBeNull()
    b.form(1).go('germania-inferior')
    expect(b.points).toBe(5)
    b.go('germania-superior').halt()
    expect(b.points).toBe(4)
    b.form(0, 'with').go('germania-inferior')
    expect(b.points).toBe(1)
  },
)

clause(
  'NE-12.0-germanic-tribes-f',
  'who has a legion there that began the hand there may remove the marker for nothing, or not',
  () => {
    const position = {
      legions: { 'germania-inferior': { galba: [0, 0, 1] }, raetia: { galba: 1 } },
      tribes: 'germania-inferior',
    } as const
    const b = bench(position)
    expect(b.may('galba', { do: 'end' })).toBe(true)
    b.do('galba', { do: 'disperse' })
    expect([b.view('otho').tribes, b.control('germania-inferior')]).toEqual([null, 'galba'])
    // One that has just come, or has left, does not.
    const comes = bench({
      legions: { raetia: { galba: 1 } },
      tribes: 'germania-inferior',
      pool: { at: 'raetia', points: 3 },
    })
    comes.form(1).go('germania-inferior')
    expect(comes.why('galba', { do: 'disperse' })).toBe('no-garrison')
    const leaves = bench({
      legions: { 'germania-inferior': { galba: 1 } },
      tribes: 'germania-inferior',
      pool: { at: 'germania-inferior', points: 3 },
    })
    leaves.form(1).go('raetia')
    expect(leaves.why('galba', { do: 'disperse' })).toBe('no-garrison')
  },
)

clause(
  'NE-12.0-germanic-tribes-h',
  'there is one marker: a second attack moves it, or drives out again those who have come back',
  () => {
    const moved = tribes('germania-superior', { tribes: 'germania-inferior' })
    expect(moved.view('otho').tribes).toBe('germania-superior')
    const again = tribes('germania-inferior', {
      tribes: 'germania-inferior',
      legions: { 'germania-inferior': { vitellius: 1 } },
    })
    again.do('vitellius', { do: 'flee', to: 'raetia' })
    expect([again.legions('vitellius', 'raetia'), again.view('otho').tribes]).toEqual([1, 'germania-inferior'])
  },
)

// Legion Rebels, Revolt, Traitor

clause(
  ['NE-12.0-legion-rebels-a', 'NE-12.0-legion-rebels-b', 'NE-5.4e'],
  'any player’s legion, one’s own too, turns independent where it stands, and loses its marker',
  () => {
    const b = bench({
      legions: { raetia: { otho: [1, 0, 1], independent: 1 }, hispania: { galba: 1 } },
      hands: { galba: ['legion-rebels-1', 'illness-1'] },
    })
    b.do('galba', event('legion-rebels-1'))
    const own = b.fork().do('galba', { do: 'rebel', of: 'galba', at: 'hispania', marked: 'unmarked' })
    expect([own.legions('galba', 'hispania'), own.legions('independent', 'hispania')]).toEqual([0, 1])
    expect(b.why('galba', { do: 'rebel', of: 'vitellius', at: 'raetia', marked: 'unmarked' })).toBe('nobody-to-rebel')
    b.do('galba', { do: 'rebel', of: 'otho', at: 'raetia', marked: 'marked' })
    expect([b.legions('otho', 'raetia'), b.marked('otho', 'raetia'), b.legions('independent', 'raetia')]).toEqual([
      1, 0, 2,
    ])
  },
)

clause(
  ['NE-12.0-revolt-a', 'NE-12.0-revolt-b', 'NE-12.0-revolt-d', 'NE-12.0-revolt-f', 'NE-5.4e'],
  'the home player brings legions of his choice until two stand there; then all of them are independent',
  () => {
    const b = bench({
      legions: { achaea: { vitellius: 0 }, dacia: { vitellius: [1, 0, 1] }, hispania: { vitellius: 1 } },
      commanders: { vitellius: 'achaea contender' },
      hands: { galba: ['revolt-achaea'] },
    })
    b.do('galba', event('revolt-achaea'))
    expect(b.waiting).toEqual(['vitellius'])
    b.do('vitellius', { do: 'send', from: 'dacia', marked: 'marked' }).do('vitellius', {
      do: 'send',
      from: 'hispania',
      marked: 'unmarked',
    })
    expect([
      b.legions('independent', 'achaea'),
      b.legions('vitellius', 'achaea'),
      b.legions('vitellius', 'dacia'),
    ]).toEqual([2, 0, 1])
    expect([b.commander('vitellius'), b.marked('vitellius', 'dacia')]).toEqual(['achaea contender', 0])
    const poor = bench({ legions: { dacia: { vitellius: 1 } }, hands: { galba: ['revolt-achaea'] } })
    poor.do('galba', event('revolt-achaea')).do('vitellius', { do: 'send', from: 'dacia', marked: 'unmarked' })
    expect(poor.legions('independent', 'achaea')).toBe(1)
  },
)

clause('NE-12.0-revolt-c', 'legions of any owner there count toward the two', () => {
  const one = bench({ legions: { achaea: { otho: 1 }, dacia: { vitellius: 3 } }, hands: { galba: ['revolt-achaea'] } })
  one.do('galba', event('revolt-achaea')).do('vitellius', { do: 'send', from: 'dacia', marked: 'unmarked' })
  expect([one.legions('independent', 'achaea'), one.now]).toEqual([2, 'hand'])
  const mixed = bench({
    legions: { achaea: { otho: 1, independent: 1 }, dacia: { vitellius: 3 } },
    hands: { galba: ['revolt-achaea'] },
  })
  mixed.do('galba', event('revolt-achaea'))
  expect([mixed.legions('independent', 'achaea'), mixed.legions('vitellius', 'dacia')]).toEqual([2, 3])
})

clause('NE-12.0-revolt-e', 'no Revolt beyond four independents, nor where nobody would rebel', () => {
  const many = bench({
    legions: { achaea: { otho: 3 }, raetia: { independent: 2 }, dacia: { vitellius: 2 } },
    hands: { galba: ['revolt-achaea'] },
  })
  expect(many.why('galba', event('revolt-achaea'))).toBe('too-many-independents')
  const nobody = bench({
    legions: { achaea: { independent: 2 }, dacia: { vitellius: 2 } },
    hands: { galba: ['revolt-achaea'] },
  })
  expect(nobody.why('galba', event('revolt-achaea'))).toBe('no-rebels')
})

clause(
  ['NE-12.0-traitor-a', 'NE-12.0-traitor-b', 'NE-12.0-traitor-c'],
  'a card is drawn blindly from another’s hand, known to the two alone, and used at once',
  () => {
    const b = bench({
      legions: { raetia: { galba: 1 } },
      hands: { galba: ['traitor-1'], otho: ['bribery-1', 'galley-fleet-1', 'illness-3'] },
      cardsPlayed: 2,
    })
    b.do('galba', event('traitor-1'))
    expect(b.targets('galba', 'victim', 'of')).toEqual(['otho'])
    expect(b.why('galba', { do: 'victim', of: 'vitellius' })).toBe('not-a-victim')
    expect(b.why('galba', { do: 'victim', of: 'galba' })).toBe('not-a-victim')
    b.do('galba', { do: 'victim', of: 'otho' }).do('otho', pass, 1)
    expect([b.view('galba').hand, b.cards('otho')]).toEqual([['illness-3'], 2])
    for (const seat of ['galba', 'otho'] as const) expect(b.heard(seat, 'stolen')[0].params.card).toBe('illness-3')
    for (const seat of ['vitellius', 'spectator'] as const) {
      expect(b.heard(seat, 'stolen')[0].params.card).toBeNull()
      expect(JSON.stringify([b.view(seat), b.heard(seat)])).not.toContain('illness-3')
    }
    b.lay('galba', 'raetia', 'illness-3')
    expect([b.points, b.state.cardsPlayed]).toEqual([5, 4])
  },
)

clause('NE-12.0-praetorian-guard-a', 'a Guard is no event of its own, and no answer but to an assassination', () => {
  const b = bench({
    commanders: { otho: 'raetia emperor' },
    hands: { galba: ['crisis-in-rome-1', 'praetorian-guard-1'], otho: ['praetorian-guard-2'] },
  })
  expect(b.why('galba', event('praetorian-guard-1'))).toBe('only-in-a-window')
  b.do('galba', event('crisis-in-rome-1')).do('galba', emperor('otho'))
  expect(b.why('otho', answer('praetorian-guard-2'))).toBe('guard-answers-attempts-only')
})

clause('NE-12.0-senate-influence-a', 'Senate Influence is played in a proclamation and nowhere else', () => {
  const b = bench({ hands: { galba: ['senate-influence-1'] } })
  expect(b.why('galba', event('senate-influence-1'))).toBe('only-in-a-proclamation')
})

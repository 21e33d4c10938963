import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import { PLACE_IDS } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const raetia = (galba: number, otho: number, more: Position = {}): Bench =>
  bench({ legions: { raetia: { galba, otho } }, pool: { at: 'raetia', points: 5 }, ...more }).form(galba)
const fought = (b: Bench) => b.heard('spectator', 'fought').at(-1)?.params

clause('NE-6.0a', 'a stack attacks before it moves, on its way, or at the end', () => {
  const b = bench({
    legions: { raetia: { galba: 4, otho: 1 }, noricum: { otho: 1 }, pannonia: { otho: 1 } },
    pool: { at: 'raetia', points: 20 },
  })
  b.form(4).fight('otho').go('noricum').fight('otho').go('pannonia').fight('otho').halt()
  expect(b.legions('galba', 'pannonia')).toBe(7)
})

clause(['NE-6.0b', 'NE-5.6n'], 'players are attacked one at a time, whom the attacker likes', () => {
  const b = bench({ legions: { raetia: { galba: 3, otho: 2, vitellius: 2 } }, pool: { at: 'raetia', points: 5 } }).form(
    3,
  )
  expect(b.targets('galba', 'attack', 'of')).toEqual(['otho', 'vitellius'])
  expect(b.why('galba', { do: 'attack', of: 'galba' })).toBe('not-an-enemy')
  b.fight('vitellius')
  expect(fought(b)).toMatchObject({ defender: 'vitellius', attack: 3, defence: 2 })
  b.do('vitellius', { do: 'stay' }).halt()
  expect(b.legions('otho', 'raetia')).toBe(2)
})

clause(
  'NE-6.0c',
  'the same player in the same province only once a hand, by whatever stack; in another province again',
  () => {
    const b = bench({
      legions: { raetia: { galba: 6 }, noricum: { otho: 3 } },
      pool: { at: 'raetia', points: 20 },
    })
    b.form(4).go('noricum').fight('otho').do('otho', { do: 'stay' })
    expect(b.why('galba', { do: 'attack', of: 'otho' })).toBe('attacked-already')
    b.halt().form(2).go('noricum')
    expect(b.why('galba', { do: 'attack', of: 'otho' })).toBe('attacked-already')
    const fled = bench({ legions: { raetia: { galba: 4 }, noricum: { otho: 3 } }, pool: { at: 'raetia', points: 20 } })
    fled
      .form(4)
      .go('noricum')
      .fight('otho')
      .do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
      .go('pannonia')
    expect(fled.may('galba', { do: 'attack', of: 'otho' })).toBe(true)
  },
)

clause('NE-6.0d', 'independents and lone commanders are not attacked', () => {
  const b = bench({
    legions: { raetia: { galba: 2, independent: 2 } },
    commanders: { otho: 'raetia emperor' },
    pool: { at: 'raetia', points: 5 },
  }).form(2)
  expect(b.targets('galba', 'attack', 'of')).toEqual([])
  expect(b.why('galba', { do: 'attack', of: 'otho' })).toBe('commander-not-attacked')
})

clause(['NE-6.1a', 'NE-6.1b'], 'without a card laid for movement there is no attack, and each costs a point', () => {
  const b = bench({ legions: { raetia: { galba: 2, otho: 1 } }, hands: { galba: ['bad-weather-1'] } })
  expect(b.why('galba', { do: 'form', legions: 2, commander: 'without' })).toBe('no-pool')
  expect(b.why('galba', { do: 'attack', of: 'otho' })).toBe('not-now')
  b.lay('galba', 'raetia', 'bad-weather-1').form(2).fight('otho')
  expect(b.points).toBe(0)
})

clause(
  'NE-6.1d',
  'an attack where the stack began leaves the defender no retreat beforehand, nor does any attack once declared',
  () => {
    const b = raetia(2, 1).do('galba', { do: 'attack', of: 'otho' })
    expect([b.now, b.why('otho', { do: 'retreat', to: 'noricum', commander: 'without' })]).toEqual([
      'battle',
      'not-now',
    ])
  },
)

clause(['NE-6.2a', 'NE-6.2c'], 'a point for each legion and the battle value of each card', () => {
  const b = raetia(3, 2, { hands: { galba: ['senate-influence-1', 'galley-fleet-2'], otho: ['bribery-1'] } })
  b.fight('otho', ['senate-influence-1', 'galley-fleet-2'], ['bribery-1'])
  expect(fought(b)).toMatchObject({ attack: 3 + 3 + 2, defence: 2 + 3 })
})

clause('NE-6.2d', 'the attacker counts his stack alone, the defender all he has there', () => {
  const b = bench({
    legions: { raetia: { galba: 2 }, noricum: { galba: 3, otho: [2, 0, 1] } },
    commanders: { galba: 'noricum emperor', otho: 'noricum contender' },
    pool: { at: 'raetia', points: 5 },
  })
  b.form(2).go('noricum').fight('otho')
  expect(fought(b)).toMatchObject({ attack: 2, defence: 4 })
})

clause(
  ['NE-6.3a', 'NE-6.3b', 'NE-6.3c'],
  'nobody must play; the attacker within his four, the defender three at most',
  () => {
    const hands = {
      galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1'],
      otho: ['galley-fleet-1', 'galley-fleet-2', 'galley-fleet-3', 'galley-fleet-4'],
    } as const
    const none = raetia(2, 1, { hands, cardsPlayed: 1 }).fight('otho')
    expect(fought(none)).toMatchObject({ attackersCards: [], defendersCards: [] })
    const b = raetia(2, 1, { hands, cardsPlayed: 2 }).do('galba', { do: 'attack', of: 'otho' }).pass()
    b.do('galba', { do: 'commit', card: 'illness-1' }).do('galba', { do: 'commit', card: 'illness-2' })
    expect(b.why('galba', { do: 'commit', card: 'illness-3' })).toBe('four-cards')
    for (const card of hands.otho.slice(0, 3)) b.do('otho', { do: 'commit', card })
    expect(b.why('otho', { do: 'commit', card: 'galley-fleet-4' })).toBe('three-cards')
    expect(b.why('otho', { do: 'commit', card: 'galley-fleet-1' })).toBe('card-chosen')
  },
)

clause('NE-6.3d', 'cards are chosen unseen, their number too, and turned together; no event comes between', () => {
  const hands = {
    galba: ['illness-1', 'bad-omens-1'],
    otho: ['galley-fleet-1', 'bad-weather-1'],
    vitellius: ['bad-weather-2'],
  } as const
  const one = raetia(2, 1, { hands }).do('galba', { do: 'attack', of: 'otho' }).pass()
  const other = one.fork()
  one.do('otho', { do: 'commit', card: 'galley-fleet-1' }).do('otho', { do: 'ready' })
  for (const seat of ['galba', 'vitellius', 'spectator'] as const) {
    expect(one.view(seat)).toEqual(other.view(seat))
    expect(one.prompt(seat)).toEqual(other.prompt(seat))
  }
  expect(one.view('galba').waiting).toEqual(['galba', 'otho'])
  expect(one.waiting).toEqual(['galba'])
  expect(one.why('galba', { do: 'event', card: 'bad-omens-1' })).toBe('not-now')
  expect(one.why('vitellius', { do: 'answer', card: 'bad-weather-2' })).toBe('not-your-turn')
  one.do('galba', { do: 'ready' })
  expect(one.heard('vitellius', 'fought')[0].params).toMatchObject({ defendersCards: ['galley-fleet-1'] })
})

clause('NE-6.3e', 'the cards used go to the card box', () => {
  const b = raetia(2, 1, { hands: { galba: ['illness-1'], otho: ['galley-fleet-1'] } }).fight(
    'otho',
    ['illness-1'],
    ['galley-fleet-1'],
  )
  expect(b.view('spectator').spent).toEqual(['illness-1', 'galley-fleet-1'])
  expect([b.cards('galba'), b.cards('otho'), b.state.cardsPlayed]).toEqual([0, 0, 1])
})

clause(
  ['NE-6.4a', 'NE-6.4b', 'NE-6.4c'],
  'the higher total wins, attacker or defender, and takes exactly one legion',
  () => {
    const attack = raetia(5, 3).fight('otho')
    expect([attack.legions('galba', 'raetia'), attack.legions('otho', 'raetia')]).toEqual([6, 2])
    attack.do('otho', { do: 'stay' }).go('noricum')
    expect(attack.legions('galba', 'noricum')).toBe(6)
    const defence = raetia(2, 3).fight('otho')
    expect([defence.legions('galba', 'raetia'), defence.legions('otho', 'raetia')]).toEqual([1, 4])
    expect(defence.marked('otho', 'raetia')).toBe(0)
  },
)

clause('NE-6.4b', 'where markers make a difference the loser says which legion he gives up', () => {
  for (const marked of ['marked', 'unmarked'] as const) {
    const b = bench({ legions: { raetia: { galba: 4, otho: [1, 0, 1] } }, pool: { at: 'raetia', points: 5 } })
      .form(4)
      .fight('otho')
    expect([b.now, b.waiting]).toEqual(['defeat', ['otho']])
    b.do('otho', { do: 'yield', marked })
    expect([b.legions('otho', 'raetia'), b.marked('otho', 'raetia')]).toEqual([1, marked === 'marked' ? 0 : 1])
    expect([b.marked('galba', 'raetia'), b.legions('galba', 'raetia')]).toEqual([0, 5])
  }
})

clause(
  ['NE-6.4d', 'NE-6.5a'],
  'the loser stays with all or goes with all, before the winner goes on, and those who go are marked',
  () => {
    const b = raetia(5, 3).fight('otho')
    expect([b.now, b.waiting]).toEqual(['aftermath', ['otho']])
    expect(b.why('galba', { do: 'go', to: 'noricum' })).toBe('not-your-turn')
    b.do('otho', { do: 'retreat', to: 'noricum', commander: 'without' })
    expect([b.legions('otho', 'raetia'), b.marked('otho', 'noricum'), b.points, b.waiting]).toEqual([
      0,
      2,
      4,
      ['galba'],
    ])
    // So are those of a beaten attacker, for whom it costs nothing either.
    const beaten = bench({ legions: { raetia: { galba: 3, otho: 5 } }, pool: { at: 'raetia', points: 4 } })
    beaten.form(3).fight('otho').do('galba', { do: 'retreat', to: 'noricum', commander: 'without' })
    expect([beaten.legions('galba', 'raetia'), beaten.marked('galba', 'noricum'), beaten.points]).toEqual([0, 2, 3])
  },
)

clause(
  ['NE-6.4e', 'NE-7.3b'],
  'an Emperor or Contender on the losing side becomes a General, attacking or defending',
  () => {
    for (const rank of ['contender', 'emperor']) {
      const defending = raetia(6, 1, { commanders: { otho: `raetia ${rank}` } }).fight('otho')
      expect(defending.commander('otho')).toBe('raetia general')
      const attacking = bench({
        legions: { raetia: { galba: 1, otho: 5 } },
        commanders: { galba: `raetia ${rank}` },
        pool: { at: 'raetia', points: 2 },
      })
      attacking.form(1, 'with').fight('otho')
      expect(attacking.commander('galba')).toBe('raetia general')
      // He was in the province but not in the stack: nothing happens to him.
      const aside = raetia(1, 5, { commanders: { galba: `raetia ${rank}` } }).fight('otho')
      expect(aside.commander('galba')).toBe(`raetia ${rank}`)
    }
  },
)

clause(
  ['NE-6.4f', 'NE-6.4g'],
  'on equal totals nothing changes hands, ranks stay, and the attacking stack is done',
  () => {
    const b = bench({
      legions: { raetia: { galba: 4, otho: 2 } },
      commanders: { galba: 'raetia emperor', otho: 'raetia emperor' },
      pool: { at: 'raetia', points: 5 },
    })
    b.form(2, 'with').fight('otho')
    expect([b.legions('galba', 'raetia'), b.legions('otho', 'raetia')]).toEqual([4, 2])
    expect([b.commander('galba'), b.commander('otho'), b.victory('galba')]).toEqual([
      'raetia emperor',
      'raetia emperor',
      0,
    ])
    expect([b.now, b.waiting, b.stack]).toEqual(['hand', ['galba'], undefined])
    // Other stacks still use the pool.
    b.form(2).go('noricum')
    expect(b.points).toBe(3)
  },
)

clause(
  ['NE-6.4h', 'NE-6.4j'],
  'a commander left alone stays where he is, and keeps his rank if it was not in battle',
  () => {
    const b = raetia(6, 1, { commanders: { otho: 'raetia' } }).fight('otho')
    expect([b.commander('otho'), b.legions('otho', 'raetia')]).toEqual(['raetia general', 0])
    const rebel = bench({
      legions: { raetia: { otho: 1 } },
      commanders: { otho: 'raetia emperor' },
      hands: { galba: ['legion-rebels-1'] },
    })
    rebel
      .do('galba', { do: 'event', card: 'legion-rebels-1' })
      .do('galba', { do: 'rebel', of: 'otho', at: 'raetia', marked: 'unmarked' })
    expect([rebel.legions('otho', 'raetia'), rebel.commander('otho')]).toEqual([0, 'raetia emperor'])
  },
)

clause('NE-6.4i', 'a beaten attacker is done for the hand, but other stacks may use the pool', () => {
  const b = bench({ legions: { raetia: { galba: 4, otho: 3 } }, pool: { at: 'raetia', points: 5 } })
    .form(2)
    .fight('otho')
  b.do('galba', { do: 'stay' })
  expect([b.now, b.stack]).toEqual(['hand', undefined])
  expect(b.why('galba', { do: 'form', legions: 3, commander: 'without' })).toBe('legions-have-stopped')
  b.form(2).go('noricum')
  expect(b.legions('galba', 'noricum')).toBe(2)
})

clause('NE-6.5b', 'a retreat after battle never uses a sea link', () => {
  const b = bench({ legions: { hispania: { galba: 5, otho: 3 } }, pool: { at: 'hispania', points: 2 } })
    .form(5)
    .fight('otho')
  expect(b.targets('otho', 'retreat', 'to').sort()).toEqual(['gallia-lugdunensis', 'gallia-narbonensis', 'lusitania'])
  const away = bench({
    legions: { britannia: { galba: 5, otho: 3 }, raetia: { vespasian: 20 } },
    pool: { at: 'britannia', points: 2 },
  })
  away.form(5).fight('otho')
  // Only sea links lead out of Britannia: he is not even asked.
  expect([away.now, away.legions('otho', 'britannia')]).toEqual(['stack', 2])
  expect(
    bench({ legions: { achaea: { galba: 5, otho: 3 } }, pool: { at: 'achaea', points: 2 } })
      .form(5)
      .fight('otho')
      .why('otho', { do: 'retreat', to: 'italia-south', commander: 'without' }),
  ).toBe('retreat-no-sea-link')
})

clause(
  'NE-6.5c',
  'the beaten defender may not go where the attacker came from; the beaten attacker may, with the stack that fought',
  () => {
    const defender = bench({
      legions: { raetia: { galba: 4 }, noricum: { otho: 2 } },
      pool: { at: 'raetia', points: 5 },
    })
    defender.form(4).go('noricum').fight('otho')
    expect(defender.targets('otho', 'retreat', 'to').sort()).toEqual(['dalmatia', 'italia-north', 'pannonia'])
    expect(defender.why('otho', { do: 'retreat', to: 'raetia', commander: 'without' })).toBe(
      'defender-where-they-came-from',
    )
    const attacker = bench({
      legions: { raetia: { galba: 2 }, noricum: { otho: 4, galba: 1 } },
      pool: { at: 'raetia', points: 5 },
    })
    attacker.form(2).go('noricum').fight('otho')
    expect(attacker.targets('galba', 'retreat', 'to').sort()).toEqual([
      'dalmatia',
      'italia-north',
      'pannonia',
      'raetia',
    ])
    attacker.do('galba', { do: 'retreat', to: 'raetia', commander: 'without' })
    expect([
      attacker.legions('galba', 'noricum'),
      attacker.legions('galba', 'raetia'),
      attacker.marked('galba', 'raetia'),
    ]).toEqual([1, 1, 1])
  },
)

clause('NE-6.6a', 'a legion changes owner or turns independent, and never leaves the game', () => {
  const count = (b: Bench): number =>
    PLACE_IDS.reduce(
      (sum, at) =>
        sum +
        (['galba', 'otho', 'vitellius', 'vespasian', 'independent'] as const).reduce(
          (n, id) => n + b.legions(id, at),
          0,
        ),
      0,
    )
  const b = raetia(5, 3, { hands: { galba: ['legion-rebels-1'] } })
    .fight('otho')
    .do('otho', { do: 'stay' })
  expect(count(b)).toBe(28)
  b.do('galba', { do: 'event', card: 'legion-rebels-1' }).do('galba', {
    do: 'rebel',
    of: 'otho',
    at: 'raetia',
    marked: 'unmarked',
  })
  expect(count(b)).toBe(28)
})

clause(
  ['NE-7.3a', 'NE-10.0d', 'NE-7.0a'],
  'whose General or Contender beats an Emperor becomes Emperor himself, attacking or defending',
  () => {
    for (const rank of ['general', 'contender']) {
      const attack = bench({
        legions: { raetia: { galba: 6, otho: 1 } },
        commanders: { galba: `raetia ${rank}`, otho: 'raetia emperor' },
        pool: { at: 'raetia', points: 2 },
      })
      attack.form(6, 'with').fight('otho')
      expect([attack.commander('galba'), attack.commander('otho')]).toEqual(['raetia emperor', 'raetia general'])
      // The new Emperor does not score that battle.
      expect(attack.victory('galba')).toBe(0)
      const defence = bench({
        legions: { raetia: { galba: 1, otho: 6 } },
        commanders: { galba: 'raetia emperor', otho: `raetia ${rank}` },
        pool: { at: 'raetia', points: 2 },
      })
      defence.form(1, 'with').fight('otho')
      expect([defence.commander('galba'), defence.commander('otho')]).toEqual(['raetia general', 'raetia emperor'])
    }
  },
)

clause(
  ['NE-7.3c', 'NE-13.2b'],
  'without a commander of the winner nobody rises; two Emperors: the winner stays, and scores',
  () => {
    const b = raetia(6, 1, { commanders: { otho: 'raetia emperor' } }).fight('otho')
    expect([b.commander('galba'), b.commander('otho')]).toEqual(['britannia general', 'raetia general'])
    const two = bench({
      legions: { raetia: { galba: 6, otho: 1 } },
      commanders: { galba: 'raetia emperor', otho: 'raetia emperor' },
      pool: { at: 'raetia', points: 2 },
    })
    two.form(6, 'with').fight('otho')
    expect([two.commander('galba'), two.commander('otho'), two.victory('galba')]).toEqual([
      'raetia emperor',
      'raetia general',
      1,
    ])
    const defends = bench({
      legions: { raetia: { galba: 1, otho: 6 } },
      commanders: { otho: 'raetia emperor' },
      pool: { at: 'raetia', points: 2 },
    })
    defends.form(1).fight('otho')
    expect(defends.victory('otho')).toBe(1)
  },
)

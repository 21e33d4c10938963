import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { nero as game } from '../rules/game.ts'
import type { SeatId } from '../rules/printed.ts'
import { texts } from '../text/index.ts'
import { type Bench, bench } from './bench.ts'

const end = { do: 'end' } as const

clause(
  ['NE-4.0a', 'NE-13.2c', 'NE-13.2d', 'NE-13.2e', 'NE-13.2f'],
  'points come from the throne, zones and Italian provinces, and from nothing else',
  () => {
    const b = bench({
      turn: 2,
      legions: {
        'italia-north': { galba: 2, otho: 1 },
        britannia: { galba: 1 },
        hispania: { galba: 1 },
        lusitania: { galba: 1 },
      },
      commanders: { galba: 'roma emperor' },
      cardsPlayed: 1,
    })
    b.doByLot('galba', end)
    expect(b.heard('spectator', 'scored').map(({ params }) => [params.seat, params.total])).toEqual([
      ['galba', 5 + 2 + 2 + 1],
      ['otho', 0],
      ['vitellius', 0],
      ['vespasian', 0],
    ])
    // A battle won without an Emperor brings none.
    const fight = bench({ legions: { raetia: { galba: 3, otho: 1 } }, pool: { at: 'raetia', points: 1 } })
    fight.form(3).fight('otho')
    expect(fight.victory('galba')).toBe(0)
  },
)

clause(['NE-4.1a', 'NE-4.2g', 'NE-2.4a'], 'four turns, the marker moving one box each time, then the winner', () => {
  for (const turn of [1, 2, 3]) {
    const b = bench({ turn, cardsPlayed: 1 })
    b.doByLot('galba', end)
    expect([b.state.turn, game.outcome(b.state)]).toEqual([turn + 1, null])
  }
  const b = bench({ turn: 4, cardsPlayed: 1, victory: { otho: 3 } })
  b.do('galba', end)
  expect(game.outcome(b.state)).toMatchObject({ way: 'points', winners: [1] })
  expect(b.waiting).toEqual([])
})

const one = { galba: ['illness-1'], otho: ['illness-2'], vitellius: ['illness-3'], vespasian: ['bribery-1'] } as const

clause(['NE-4.1b', 'NE-4.1c'], 'hands go clockwise, and the turn is over when nobody holds cards', () => {
  const b = bench({ hands: one, active: 'vitellius', now: 'begin' })
  for (const id of ['vitellius', 'vespasian', 'galba'] as SeatId[]) {
    expect(b.waiting).toEqual([id])
    b.do(id, { do: 'discard', card: one[id][0] }).do(id, end)
  }
  b.do('otho', { do: 'discard', card: 'illness-2' })
  expect(b.state.turn).toBe(1)
  b.doByLot('otho', end)
  expect(b.state.turn).toBe(2)
})

clause(['NE-4.2a', 'NE-4.2b'], 'the player with fewest points begins; lots decide between equals', () => {
  const b = bench({ cardsPlayed: 1, victory: { galba: 3, otho: 1, vitellius: 2, vespasian: 5 } })
  b.doByLot('galba', end)
  expect(b.waiting).toEqual(['otho'])
  const begun = new Set<string>()
  for (let seed = 1; seed <= 30; seed++) {
    const tied = bench({ cardsPlayed: 1, victory: { galba: 3, vespasian: 5 } })
    tied.doByLot('galba', end, seed)
    begun.add(tied.waiting[0])
  }
  expect([...begun].sort()).toEqual(['otho', 'vitellius'])
})

clause(['NE-4.2c', 'NE-4.2i'], 'all cards are dealt afresh, and everything on the map stays as it is', () => {
  const b = bench({
    legions: { raetia: { galba: 2, independent: 1 } },
    commanders: { galba: 'raetia contender', otho: 'roma emperor' },
    tribes: 'germania-inferior',
    hands: { galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1', 'bribery-2'] },
    spent: ['traitor-1', 'traitor-2'],
    cardsPlayed: 1,
    victory: { otho: 2 },
  })
  b.doByLot('galba', end)
  expect(b.state.hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10])
  expect([...b.state.spent, ...b.state.discards.flat()]).toEqual([])
  expect(new Set(b.state.hands.flat()).size).toBe(40)
  expect([b.legions('galba', 'raetia'), b.legions('independent', 'raetia')]).toEqual([2, 1])
  expect([b.commander('galba'), b.commander('otho')]).toEqual(['raetia contender', 'roma emperor'])
  expect(b.view('spectator').tribes).toBe('germania-inferior')
  expect(b.victory('otho')).toBe(2 + 5 + 2)
})

clause(
  ['NE-4.2d', 'NE-4.1c', 'NE-4.3e'],
  'the last player with cards has one hand of four cards at most, and the turn ends',
  () => {
    const b = bench({
      hands: { galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1', 'bribery-2', 'bribery-3'] },
      now: 'begin',
    })
    for (const card of ['illness-1', 'illness-2', 'illness-3', 'bribery-1'] as const)
      b.do('galba', { do: 'discard', card })
    for (const verb of ['discard', 'lay', 'event'] as const)
      expect(b.why('galba', { do: verb, card: 'bribery-2' })).toBe('four-cards')
    b.doByLot('galba', end)
    expect(b.state.turn).toBe(2)
  },
)

clause('NE-4.2d', 'if the others run out of cards during a hand, its player still has one last hand', () => {
  const b = bench({
    legions: { raetia: { galba: 2, vespasian: 2 } },
    hands: {
      galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1', 'bribery-2', 'bribery-3', 'bribery-4'],
      vespasian: ['bribery-5'],
    },
    now: 'begin',
  })
  b.lay('galba', 'raetia', 'illness-1').form(2)
  b.fight('vespasian', [], ['bribery-5']).do('galba', { do: 'stay' })
  for (const card of ['illness-2', 'illness-3', 'bribery-1'] as const) b.do('galba', { do: 'discard', card })
  b.do('galba', end)
  expect([b.state.turn, b.waiting, b.cards('galba')]).toEqual([1, ['galba'], 3])
  b.do('galba', { do: 'discard', card: 'bribery-2' })
  b.doByLot('galba', end)
  expect(b.state.turn).toBe(2)
})

clause(
  ['NE-4.2e', 'NE-4.2f', 'NE-4.2h'],
  'markers come off, then sudden victory is looked for, then points are counted',
  () => {
    const b = bench({
      turn: 1,
      legions: {
        raetia: { galba: [0, 0, 2, 1] },
        britannia: { galba: 1 },
        hispania: { galba: 1 },
        lusitania: { galba: 1 },
      },
      cardsPlayed: 1,
    })
    b.doByLot('galba', end)
    expect([b.marked('galba', 'raetia'), b.legions('galba', 'raetia'), b.victory('galba')]).toEqual([0, 3, 2])
    // In turn 4 too: who wins suddenly wins before points are added.
    const zones = ['britannia', 'hispania', 'lusitania', 'raetia', 'noricum', 'pannonia', 'dacia', 'moesia', 'thracia']
    const sudden = bench({
      turn: 4,
      legions: Object.fromEntries(zones.map((id) => [id, { galba: 1 }])),
      commanders: { galba: 'hispania emperor' },
      victory: { otho: 90 },
      cardsPlayed: 1,
    })
    sudden.do('galba', end)
    expect(game.outcome(sudden.state)).toMatchObject({ way: 'emperor-with-zones', winners: [0] })
    expect([sudden.victory('galba'), sudden.heard('spectator', 'scored')]).toEqual([0, []])
  },
)

clause(
  ['NE-4.3a', 'NE-5.1b', 'NE-5.1f'],
  'cards are used in any order and mixture, and a new pool takes the place of the old',
  () => {
    const b = bench({
      legions: { raetia: { galba: 2 }, noricum: { galba: 1 }, pannonia: { otho: 1 } },
      hands: {
        galba: ['illness-1', 'illness-2', 'traitor-1', 'bribery-1', 'bribery-2'],
        otho: ['bribery-3', 'bribery-4'],
      },
    })
    b.do('galba', { do: 'discard', card: 'bribery-1' })
      .lay('galba', 'raetia', 'illness-1')
      .form(1)
      .go('italia-north')
      .halt()
    b.do('galba', { do: 'event', card: 'traitor-1' }).do('galba', { do: 'victim', of: 'otho' })
    b.do('otho', { do: 'pass', until: 'next' }, 0)
    expect([b.points, b.state.pool]).not.toEqual([0, -1])
    b.lay('galba', 'noricum', 'illness-2').form(1).go('pannonia').fight('otho')
    expect(b.heard('spectator', 'drawn')).toHaveLength(1)
    expect(b.state.cardsPlayed).toBe(4)
    b.do('galba', end)
    expect([b.points, b.waiting]).toEqual([0, ['otho']])
  },
)

clause('NE-4.3b', 'a discard is laid face down: nobody else learns which card it was', () => {
  const b = bench({ hands: { galba: ['illness-1', 'bribery-1'], otho: ['illness-2'] } })
  b.do('galba', { do: 'discard', card: 'illness-1' })
  for (const other of ['otho', 'spectator'] as const) {
    expect(JSON.stringify([b.view(other), b.heard(other)])).not.toContain('illness-1')
    expect(b.heard(other, 'discarded')[0].params).toEqual({ seat: 'galba', card: null })
    expect(b.view(other).seats.galba).toMatchObject({ cards: 1, discards: 1 })
  }
  expect(b.view('galba').discards).toEqual(['illness-1'])
  // Nobody discards in another player's hand.
  expect(b.why('otho', { do: 'discard', card: 'illness-2' })).toBe('not-your-turn')
})

clause(
  ['NE-4.3c', 'NE-7.2h', 'NE-7.1b'],
  'a General or Contender in Rome may be proclaimed at any moment of his hand, but not in a battle',
  () => {
    const position = {
      legions: { 'italia-north': { galba: 5 }, raetia: { galba: 1, otho: 1 } },
      pool: { at: 'raetia', points: 3 },
    } as const
    for (const rank of ['general', 'contender']) {
      const b = bench({ ...position, commanders: { galba: `roma ${rank}` } })
      expect(b.may('galba', { do: 'proclaim' })).toBe(true)
      b.form(1).go('noricum')
      expect(b.may('galba', { do: 'proclaim' })).toBe(true)
      b.do('galba', { do: 'proclaim' }).do('galba', { do: 'count' })
      expect([b.commander('galba'), b.now]).toEqual(['roma emperor', 'stack'])
    }
    const b = bench({ ...position, commanders: { galba: 'roma' } })
    b.form(1).do('galba', { do: 'attack', of: 'otho' }).pass()
    expect(b.why('galba', { do: 'proclaim' })).toBe('not-now')
    expect(bench({ ...position, commanders: { galba: 'italia-north' } }).why('galba', { do: 'proclaim' })).toBe(
      'not-in-rome',
    )
  },
)

clause(['NE-4.3d', 'NE-4.3g'], 'who holds a card must play one; the fourth card does not end the hand', () => {
  const b = bench({
    legions: { raetia: { galba: 2 } },
    hands: { galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1', 'bribery-2'], otho: ['bribery-3'] },
  })
  expect(b.why('galba', end)).toBe('one-card-at-least')
  for (const card of ['illness-1', 'illness-2', 'illness-3'] as const) b.do('galba', { do: 'discard', card })
  expect(b.may('galba', end)).toBe(true)
  b.lay('galba', 'raetia', 'bribery-1')
  expect(b.waiting).toEqual(['galba'])
  b.form(2).go('noricum').halt()
  expect([b.points, b.why('galba', { do: 'lay', card: 'bribery-2' })]).toEqual([1, 'four-cards'])
  b.do('galba', end)
  expect(b.waiting).toEqual(['otho'])
})

clause('NE-4.3f', 'a player without cards has his hand while the turn lasts, for what needs no card', () => {
  const hands = { vespasian: ['illness-1', 'illness-2'] } as const
  const asked = (b: Bench): SeatId[] => b.waiting
  // Nothing to do: passed over.
  expect(asked(bench({ hands, active: 'galba', now: 'begin' }))).toEqual(['vespasian'])
  // The Germanic marker may be removed, a proclamation tried, and a Contender rises.
  const tribes = bench({
    hands,
    active: 'galba',
    now: 'begin',
    tribes: 'germania-inferior',
    legions: { 'germania-inferior': { galba: 1 } },
  })
  expect(asked(tribes)).toEqual(['galba'])
  expect(tribes.actions('galba').map((action) => action.do)).toEqual(expect.arrayContaining(['end', 'disperse']))
  const rome = bench({
    hands,
    active: 'galba',
    now: 'begin',
    commanders: { galba: 'roma' },
    legions: { 'italia-north': { galba: 5 } },
  })
  expect([asked(rome), rome.may('galba', { do: 'proclaim' }), rome.may('galba', end)]).toEqual([['galba'], true, true])
  const contender = bench({ hands, active: 'galba', now: 'begin', commanders: { galba: 'roma contender' } })
  expect([asked(contender), contender.commander('galba')]).toEqual([['vespasian'], 'roma emperor'])
})

describe('the prompt of a hand says what is possible', () => {
  const says = (b: Bench): string[] => Object.values(texts).map((text) => text.prompt(b.prompt('galba')))

  test('with cards: so many as are held and allowed', () => {
    expect(says(bench({ hands: { galba: ['illness-1', 'illness-2'] } }))).toEqual([
      'Your hand: play up to two cards, then end it.',
      'La tua mano: gioca fino a due carte, poi chiudila.',
    ])
    expect(says(bench({ hands: { galba: ['illness-1'] } }))[0]).toBe('Your hand: play your last card, then end it.')
    const begun = bench({ hands: { galba: ['illness-1', 'illness-2', 'bribery-1'] }, cardsPlayed: 2 })
    expect(says(begun)[0]).toBe('Your hand: play up to 2 more cards, or end it.')
  })

  test('without cards: what needs none', () => {
    const tribes = { tribes: 'germania-inferior', legions: { 'germania-inferior': { galba: 1 } } } as const
    expect(says(bench({ ...tribes, now: 'begin', hands: { otho: ['illness-1'] } }))).toEqual([
      'Your hand, with no cards left: you may drive out the tribes or end it.',
      'La tua mano, senza più carte: puoi scacciare le tribù o chiuderla.',
    ])
    const rome = { commanders: { galba: 'roma' }, legions: { 'italia-north': { galba: 5 } } } as const
    expect(says(bench({ ...rome, now: 'begin', hands: { otho: ['illness-1'] } }))).toEqual([
      'Your hand, with no cards left: you may stand for Emperor or end it.',
      'La tua mano, senza più carte: puoi farti proclamare Sovrano o chiuderla.',
    ])
    const moving = bench({ cardsPlayed: 2, pool: { at: 'raetia', points: 2 }, legions: { raetia: { galba: 1 } } })
    expect(says(moving)).toEqual([
      'Your hand, with no cards left: 2 movement points for the pieces in Raetia; end it when you are done.',
      'La tua mano, senza più carte: 2 punti movimento per le pedine in Rezia; chiudila quando hai finito.',
    ])
  })

  test('in a battle: no more cards than are held', () => {
    const b = bench({
      legions: { raetia: { galba: 3, otho: 2 } },
      hands: { galba: ['illness-1'] },
      pool: { at: 'raetia', points: 1 },
    })
    b.form(3).do('galba', { do: 'attack', of: 'otho' }).pass()
    expect([b.prompt('galba').params.cards, b.prompt('otho').params.cards]).toEqual([1, 0])
  })
})

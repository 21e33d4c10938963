import { Fault, quickChance, readOptions, seatsIn, unheard } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import { CARDS, EVENTS } from '../data/cards.ts'
import { PLACES, ZONES } from '../data/map.ts'
import { OPTIONS } from '../data/table.ts'
import { nero as game, type Options } from '../rules/game.ts'
import { BY_LAND, BY_SEA_LINK, isCoastal, PLACE_IDS, type PlaceId, place, SEAT_IDS } from '../rules/printed.ts'
import { allLegionsOf, INDEPENDENT, type State, seatsOf } from '../rules/state.ts'
import { bench } from './bench.ts'

const options = (given: object): Options => readOptions(OPTIONS, given)
const provincesOf = (zone: string | null): string[] => PLACES.filter(([, of]) => of === zone).map(([id]) => id)
const names = (places: readonly number[]): string[] => places.map((p) => PLACE_IDS[p])

clause('NE-1.0a', 'three or four play; no other number can sit down', () => {
  expect(game.seats(options({ players: 3 }))).toEqual(['galba', 'otho', 'vitellius'])
  expect(game.seats(options({ players: 4 }))).toEqual(['galba', 'otho', 'vitellius', 'vespasian'])
  for (const players of [2, 5]) expect(() => options({ players })).toThrow(Fault)
})

clause(
  ['NE-2.0a', 'NE-2.5a'],
  'one deck of 55 cards, each with two values, one event, one timing and perhaps the single mark',
  () => {
    expect(CARDS).toHaveLength(55)
    expect(new Set(CARDS.map(([id]) => id)).size).toBe(55)
    for (const [, event, move, battle] of CARDS) {
      expect(EVENTS.filter(([id]) => id === event)).toHaveLength(1)
      expect(move).toBeGreaterThan(0)
      expect(battle).toBeGreaterThan(0)
    }
    expect(EVENTS.filter(([, , single]) => single).map(([id]) => id)).toEqual([
      'assassination',
      'bad-omens',
      'bad-weather',
      'legion-rebels',
      'traitor',
    ])
    expect(EVENTS.filter(([, timing]) => timing === 'any-time').map(([id]) => id)).toEqual([
      'bad-omens',
      'bad-weather',
      'bribery',
      'illness',
      'praetorian-guard',
    ])
    expect(EVENTS).toHaveLength(14)
  },
)

clause(['NE-2.0b', 'NE-2.2h'], 'every player has one figure with one rank, and one tally of victory points', () => {
  const b = bench({ commanders: { otho: 'roma emperor', galba: 'raetia contender' } })
  for (const id of SEAT_IDS) expect(b.view('spectator').seats[id]).toMatchObject({ victory: 0 })
  expect(SEAT_IDS.map((id) => b.commander(id))).toEqual([
    'raetia contender',
    'roma emperor',
    'dacia general',
    'asia-minor general',
  ])
})

clause('NE-2.0c', 'there are four independent legions, owned by nobody, and no more', () => {
  const b = bench({ legions: { raetia: { independent: 4 } } })
  expect(b.legions('independent', 'raetia')).toBe(4)
  expect(b.control('raetia')).toBeNull()
  expect(() => bench({ legions: { raetia: { independent: 5 } } })).toThrow('5 independent legions')
})

clause('NE-2.0d', 'more than twenty legions of one colour, and any number of markers, are no obstacle', () => {
  const b = bench({
    legions: { hispania: { galba: [1, 0, 20] }, lusitania: { galba: 4 }, raetia: { otho: 1 } },
    pool: { at: 'hispania', points: 9 },
  })
  expect(b.marked('galba', 'hispania')).toBe(20)
  b.do('galba', { do: 'rally' }).form(21).go('gallia-lugdunensis', 'germania-superior', 'raetia').fight('otho')
  expect(b.legions('galba', 'raetia')).toBe(22)
})

clause(['NE-2.1a', 'NE-2.1b', 'NE-2.6.5a'], 'four zones of five provinces; Italy and Rome lie in none', () => {
  expect(ZONES.map(([id]) => id)).toEqual(['west-europe', 'central-europe', 'east-europe', 'asia-africa'])
  for (const [id] of ZONES) expect(provincesOf(id)).toHaveLength(5)
  expect(provincesOf(null)).toEqual(['italia-north', 'italia-south', 'roma'])
  const b = bench({
    legions: { 'italia-north': { galba: 1 } },
    commanders: { galba: 'roma' },
    pool: { at: 'roma', points: 2 },
  })
  // Rome is moved through like a province, but never controlled.
  b.form(0, 'with').go('italia-south')
  expect(b.commander('galba')).toBe('italia-south general')
  expect([b.control('italia-north'), b.control('roma')]).toEqual(['galba', null])
})

clause('NE-2.1c', 'Eastern Europe: Dacia, Moesia, Thracia, Dalmatia, Achaea; the last three have ports', () => {
  expect(provincesOf('east-europe').sort()).toEqual(['achaea', 'dacia', 'dalmatia', 'moesia', 'thracia'])
  expect(
    provincesOf('east-europe')
      .filter((id) => isCoastal[place(id as PlaceId)])
      .sort(),
  ).toEqual(['achaea', 'dalmatia', 'thracia'])
})

clause(['NE-2.1d', 'NE-2.1f'], 'a coast opens no way over the sea, and nothing crosses what lies between', () => {
  const b = bench({ legions: { 'gallia-narbonensis': { galba: 1 } }, pool: { at: 'gallia-narbonensis', points: 5 } })
  b.form(1)
  for (const to of ['africa', 'italia-south', 'achaea', 'aegyptus'] as const) {
    expect(isCoastal[place(to)]).toBe(true)
    expect(b.why('galba', { do: 'go', to })).toBe('not-adjacent')
  }
})

clause('NE-2.1e', 'sea links are open both ways without a fleet', () => {
  const b = bench({
    legions: { thracia: { galba: 1 }, 'asia-minor': { galba: 1 } },
    pool: { at: 'thracia', points: 2 },
  })
  b.form(1).go('asia-minor', 'thracia')
  expect(b.points).toBe(0)
  expect(b.legions('galba', 'thracia')).toBe(1)
  for (const [a, list] of BY_SEA_LINK.entries()) for (const c of list) expect(BY_SEA_LINK[c]).toContain(a)
})

clause('NE-2.1g', 'no city but Rome is a place of its own', () => {
  const provinces = PLACES.filter(([, zone, coastal]) => zone !== null || coastal)
  expect(PLACES.filter((p) => !provinces.includes(p)).map(([id]) => id)).toEqual(['roma'])
  expect(names(BY_LAND[place('roma')])).toEqual(['italia-north', 'italia-south'])
})

function legionsInPlay(s: State): number {
  return seatsOf(s).reduce((sum, seat) => sum + allLegionsOf(s, seat), allLegionsOf(s, INDEPENDENT))
}

clause(
  ['NE-2.2a', 'NE-2.2b', 'NE-6.6a', 'NE-10.0a', 'NE-2.2d'],
  'whatever is played, 28 legions (21) stay on the map',
  () => {
    for (const [players, legions] of [
      [4, 28],
      [3, 21],
    ] as const)
      for (let seed = 1; seed <= 6; seed++) {
        const chance = quickChance(seed)
        const play = unheard(chance)
        const s = game.start(options({ players }), play)
        for (let i = 0; i < 400 && !s.outcome; i++) {
          const seats = seatsIn(game.waiting(s))
          const seat = seats[chance.pick(seats.length)]
          const legal = game.actions(s, seat)
          game.play(s, seat, legal[chance.pick(legal.length)], play)
          if (s.commander.every((p) => p >= 0)) expect(legionsInPlay(s)).toBe(legions)
          expect(allLegionsOf(s, INDEPENDENT)).toBeLessThanOrEqual(4)
          expect(s.rank.filter((rank) => rank === 2).length).toBeLessThanOrEqual(2)
        }
      }
  },
)

clause('NE-2.2c', 'independent legions fight nobody and count for nothing', () => {
  const b = bench({
    legions: {
      raetia: { galba: 1 },
      noricum: { independent: 3, otho: 1 },
      'italia-north': { independent: 1, galba: 2 },
    },
    commanders: { galba: 'roma' },
    pool: { at: 'raetia', points: 5 },
  })
  expect(b.control('noricum')).toBe('otho')
  expect(b.declaration('galba')).toBe(2)
  b.form(1).go('noricum')
  expect(b.targets('galba', 'attack', 'of')).toEqual(['otho'])
  b.do('galba', { do: 'attack', of: 'otho' }).pass()
  expect(b.prompt('galba').params).toMatchObject({ strength: 1, opposing: 1 })
})

clause(
  ['NE-2.2e', 'NE-12.0-revolt-e'],
  'an event that would need a fifth independent legion cannot take place, not even in part',
  () => {
    const b = bench({
      legions: { raetia: { independent: 2 }, judaea: { otho: 3 }, britannia: { galba: 2 }, hispania: { galba: 1 } },
      hands: { galba: ['revolt-judaea', 'revolt-britannia', 'legion-rebels-1'] },
    })
    expect(b.why('galba', { do: 'event', card: 'revolt-judaea' })).toBe('too-many-independents')
    expect(b.why('galba', { do: 'event', card: 'revolt-britannia' })).toBeNull()
    const full = bench({ legions: { raetia: { independent: 4 } }, hands: { galba: ['legion-rebels-1'] } })
    expect(full.why('galba', { do: 'event', card: 'legion-rebels-1' })).toBe('too-many-independents')
    expect(full.clause('galba', { do: 'event', card: 'legion-rebels-1' })).toBe('NE-2.2e')
    expect(full.may('galba', { do: 'lay', card: 'legion-rebels-1' })).toBe(true)
    expect(full.may('galba', { do: 'discard', card: 'legion-rebels-1' })).toBe(true)
  },
)

clause(
  ['NE-2.2f', 'NE-6.2b', 'NE-8.0a'],
  'a General adds nothing in battle, a Contender 1, an Emperor 2, once for the whole army',
  () => {
    for (const [rank, points] of [
      ['general', 3],
      ['contender', 4],
      ['emperor', 5],
    ] as const) {
      const b = bench({
        legions: { raetia: { galba: 3, otho: 2 } },
        commanders: { galba: `raetia ${rank}`, otho: `raetia ${rank}` },
        pool: { at: 'raetia', points: 1 },
      })
      b.form(3, 'with').do('galba', { do: 'attack', of: 'otho' }).pass()
      expect(b.prompt('galba').params).toMatchObject({ strength: points, opposing: points - 1 })
    }
  },
)

clause('NE-2.2g', 'the Emperor takes the place of the Contender where he stands', () => {
  const b = bench({ commanders: { galba: 'roma contender' }, hands: { galba: ['illness-1'] }, now: 'begin' })
  expect(b.commander('galba')).toBe('roma emperor')
})

clause(['NE-2.2i', 'NE-5.7b'], 'General, Contender and Emperor move alike: alone, one point for a province', () => {
  for (const rank of ['general', 'contender', 'emperor']) {
    const b = bench({ commanders: { galba: `raetia ${rank}` }, pool: { at: 'raetia', points: 2 } })
    b.form(0, 'with').go('italia-north', 'roma')
    expect([b.commander('galba'), b.points]).toEqual([`roma ${rank}`, 0])
  }
})

clause(['NE-2.2j', 'NE-5.6h'], 'markers lie on the legions that retreated, not on those they join', () => {
  const b = bench({
    legions: { judaea: { galba: 2 }, syria: { otho: 1 }, 'asia-minor': { otho: 2 } },
    pool: { at: 'judaea', points: 1 },
  })
  b.form(2).do('galba', { do: 'go', to: 'syria' }).pass()
  b.do('otho', { do: 'retreat', to: 'asia-minor', commander: 'without' }).pass()
  expect([b.legions('otho', 'asia-minor'), b.marked('otho', 'asia-minor')]).toEqual([3, 1])
})

clause(['NE-2.2k', 'NE-11.2b'], 'control follows the legions at once', () => {
  const b = bench({
    legions: { raetia: { galba: 1, otho: 1 }, noricum: { galba: 1 } },
    pool: { at: 'noricum', points: 1 },
  })
  expect(b.view('spectator').control).not.toHaveProperty('raetia')
  b.form(1).go('raetia')
  expect(b.view('spectator').control).toMatchObject({ raetia: 'galba' })
  expect(b.view('spectator').control).not.toHaveProperty('noricum')
})

clause(['NE-2.3a', 'NE-13.2b'], 'points are public and counted the moment they are won', () => {
  const b = bench({
    legions: { raetia: { galba: 3, otho: 1 } },
    commanders: { galba: 'raetia emperor' },
    pool: { at: 'raetia', points: 1 },
  })
  expect(b.view('vespasian').seats.galba?.victory).toBe(0)
  b.form(3, 'with').fight('otho')
  expect(b.view('vespasian').seats.galba?.victory).toBe(1)
})

clause(
  ['NE-2.5b', 'NE-2.5c', 'NE-2.5d'],
  'a card serves one purpose: its movement, its battle value, its event, or a discard',
  () => {
    const b = bench({
      legions: { raetia: { galba: 2, otho: 2 } },
      hands: { galba: ['crisis-in-rome-1', 'galley-fleet-1'] },
      commanders: { otho: 'raetia emperor' },
    })
    b.lay('galba', 'raetia', 'crisis-in-rome-1')
    expect([b.points, b.commander('otho')]).toEqual([4, 'raetia emperor'])
    for (const verb of ['lay', 'event', 'discard'] as const)
      expect(b.why('galba', { do: verb, card: 'crisis-in-rome-1' })).toBe('card-spent')
    b.form(2).fight('otho', ['galley-fleet-1'])
    expect(b.heard('spectator', 'fought')[0].params).toMatchObject({ attack: 5, defence: 4 })
    expect(b.points).toBe(3)
    expect(b.cards('galba')).toBe(0)
  },
)

clause('NE-2.5e', 'an own-hand event is only for the player whose hand it is', () => {
  const b = bench({
    commanders: { galba: 'raetia emperor' },
    legions: { raetia: { galba: 1 } },
    hands: { galba: ['crisis-in-rome-1', 'revolt-achaea'], otho: ['crisis-in-rome-2', 'bad-omens-1'] },
  })
  expect(b.why('otho', { do: 'event', card: 'crisis-in-rome-2' })).toBe('not-your-turn')
  b.do('galba', { do: 'event', card: 'crisis-in-rome-1' }).do('galba', { do: 'emperor', of: 'galba' })
  expect(b.waiting).toEqual(['otho'])
  expect(b.why('otho', { do: 'answer', card: 'crisis-in-rome-2' })).toBe('own-hand-only')
  expect(b.may('otho', { do: 'answer', card: 'bad-omens-1' })).toBe(true)
})

clause('NE-2.5f', 'an any-time event is played in anybody’s hand, but only where it has something to meet', () => {
  const b = bench({
    legions: { raetia: { galba: 1 } },
    hands: { galba: ['illness-1', 'bribery-1', 'bad-weather-1'], otho: ['bad-weather-2', 'bribery-2', 'illness-2'] },
  })
  for (const card of ['illness-1', 'bribery-1', 'bad-weather-1'] as const)
    expect(b.why('galba', { do: 'event', card })).toBe('only-in-a-window')
  b.lay('galba', 'raetia', 'illness-1').form(1).do('galba', { do: 'go', to: 'noricum' })
  expect(b.may('otho', { do: 'answer', card: 'bad-weather-2' })).toBe(true)
  // No senate, no commander: nothing for these to meet.
  expect(b.why('otho', { do: 'answer', card: 'bribery-2' })).toBe('bribery-on-senate-only')
  expect(b.why('otho', { do: 'answer', card: 'illness-2' })).toBe('no-commander-moves')
})

clause('NE-2.5g', 'the marks bind the event alone: any card marches and fights', () => {
  const b = bench({
    legions: { raetia: { galba: 2, otho: 1 } },
    hands: { galba: ['bad-weather-1', 'bad-weather-2', 'traitor-1'], otho: ['assassination-1', 'ave-caesar-1'] },
    singles: ['bad-weather', 'traitor'],
  })
  b.lay('galba', 'raetia', 'bad-weather-1', 'bad-weather-2')
  expect(b.points).toBe(3)
  b.form(2).fight('otho', ['traitor-1'], ['assassination-1', 'ave-caesar-1'])
  expect(b.heard('spectator', 'fought')[0].params).toMatchObject({ attack: 3, defence: 5 })
})

clause(['NE-2.6.2a', 'NE-5.0a'], 'legions that go together are one army at the price of one', () => {
  for (const legions of [1, 5]) {
    const b = bench({ legions: { raetia: { galba: 5 } }, pool: { at: 'raetia', points: 2 } })
    b.form(legions).go('noricum', 'pannonia')
    expect([b.points, b.legions('galba', 'pannonia'), b.legions('galba', 'raetia')]).toEqual([0, legions, 5 - legions])
  }
})

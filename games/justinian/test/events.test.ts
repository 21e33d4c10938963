import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { EVENTS, REVOLTS } from '../data/tables.ts'
import { plagueLoss } from '../rules/events.ts'
import { inCup, watchEuropa } from '../rules/forces.ts'
import { armyNamed, EUROPA, LAND, magisterNamed, PREFECTURE_IDS, PROVINCE_COUNT, placeNamed } from '../rules/printed.ts'
import { hasReconquered, holdsPrefecture } from '../rules/victory.ts'
import { Bench } from './bench.ts'

type Written = Readonly<Record<string, unknown>>

/** A Random marker whose dice bring an event (6 and 7, then the Gepids), and what comes of it. */
const event = (dice: string, written: Written = {}): Bench =>
  new Bench({
    turn: 3,
    gold: 0,
    randomLeft: 1,
    romanDone: 4,
    place: { gepids: 'gepids' },
    detached: [{}, { numidia: 5 }, { aemilia: 5 }],
    allegiance: { gepids: 'neutral' },
    stack: [{ step: 'activations', next: 'byzantine' }, { step: 'closing' }, { step: 'marker' }],
    ...written,
  }).barb(`random | 6 7 ${dice}`)
const inRevolt = (b: Bench): string[] => PROVINCE_IDS.filter((_, province) => b.state.revolt[province])

describe('events (9)', () => {
  clause(['JU-9.0b', 'JU-9.0c'], 'the two tables', () => {
    expect(EVENTS).toEqual([
      'mutiny',
      'mutiny',
      'mutiny',
      'plague',
      'revolt',
      'revolt',
      'disputes',
      'politics',
      'politics',
      'builds',
    ])
    expect(REVOLTS).toEqual([
      'nika',
      'nika',
      'nika',
      'armenia',
      'armenia',
      'armenia',
      'sardinia',
      'sardinia',
      'egypt',
      'egypt',
    ])
  })

  clause(
    ['JU-5.25a', 'JU-5.25b', 'JU-5.25c', 'JU-5.25d', 'JU-5.25e'],
    'mutiny: a die for each unpaid group; even and it is gone',
    () => {
      const b = event('0 4 3 0', {
        place: { gepids: 'gepids', oriens: 'syria-i' },
        own: { oriens: 8 },
        unpaid: { oriens: true },
        frontier: { asia: 5, lydia: 4, caria: 3 },
        unpaidFrontier: { asia: true, lydia: true },
        fleets: [{ asia: 2 }, {}, {}],
        unpaidFleet: { asia: true },
      })
      expect([
        b.frontier('asia'),
        b.frontier('lydia'),
        b.frontier('caria'),
        b.fleets(0, 'asia'),
        b.sp('oriens'),
      ]).toEqual([0, 4, 3, 0, 8])
      expect(b.state.unpaidFrontier[placeNamed('lydia')]).toBe(true)
    },
  )

  clause(
    ['JU-9.2a', 'JU-9.2b', 'JU-9.2c', 'JU-9.2f'],
    'the Plague: half in cities, rounding up; a third elsewhere, rounding down; patrols and boxes are spared',
    () => {
      expect([plagueLoss(5, true), plagueLoss(4, true), plagueLoss(5, false), plagueLoss(2, false)]).toEqual([
        3, 2, 1, 0,
      ])
      const b = event('3', {
        place: { gepids: 'gepids', chosroes: 'lydia' },
        own: { chosroes: 8, gepids: 5 },
        frontier: { asia: 5, lydia: 2 },
        fleets: [{ asia: 3, 'aegean-sea': 4 }, { zeugitania: 3 }, {}],
      })
      expect([b.frontier('asia'), b.frontier('lydia'), b.sp('chosroes'), b.sp('gepids')]).toEqual([2, 2, 6, 5])
      expect([b.fleets(0, 'asia'), b.fleets(0, 'aegean-sea'), b.fleets(1, 'zeugitania'), b.state.halved]).toEqual([
        1,
        4,
        1,
        true,
      ])
    },
  )

  clause(['JU-9.2d'], 'a second Plague before turn 7 is nothing', () => {
    const b = event('3', { plagues: 1, turn: 6, frontier: { asia: 5 } })
    expect([b.frontier('asia'), b.state.outcome, b.state.halved]).toEqual([5, null, false])
  })

  clause(['JU-9.2e', 'JU-10.1b', 'JU-10.22a'], 'from turn 7 on it ends the game as the board stands', () => {
    const b = event('3', { plagues: 1, turn: 7, revolt: { zeugitania: true } })
    expect(b.state.outcome).toMatchObject({ winners: [1], way: 'plague' })
    const won = event('3', { plagues: 1, turn: 7, detached: [{}, {}, {}], out: { vandals: true, ostrogoths: true } })
    expect(won.state.outcome).toMatchObject({ winners: [0], way: 'plague' })
  })

  clause(['JU-9.6b'], 'Nika: nothing with 15 SP of any kind in Europa', () => {
    const army = { place: { gepids: 'gepids', oriens: 'syria-i' }, own: { oriens: 10 } }
    const quiet = event('4 0', { ...army, frontier: { europa: 13 }, fleets: [{ europa: 2 }, {}, {}] })
    expect(quiet.state.nika).toBe(false)
    expect(event('4 0', { ...army, frontier: { europa: 14 } }).now).toBe('nika')
  })

  clause('JU-9.4a', 'Armenia: every province without an army', () => {
    const b = event('5 3', {
      place: { gepids: 'gepids', armenia: 'armenia-i' },
      own: { armenia: 3 },
      frontier: { 'armenia-ii': 9 },
      detached: [{ 'armenia-iv': 3 }, { numidia: 5 }, { aemilia: 5 }],
      control: { 'armenia-iv': 'sassanids' },
    })
    expect(inRevolt(b)).toEqual(['armenia-ii', 'armenia-iii', 'armenia-iv'])
    expect([b.frontier('armenia-ii'), b.detached(0, 'armenia-iv'), b.state.control[placeNamed('armenia-iv')]]).toEqual([
      0, 0, -1,
    ])
  })

  clause('JU-9.5a', 'Egypt: every province without SP on land', () => {
    const b = event('5 8', {
      frontier: { arcadia: 1 },
      place: { gepids: 'gepids', africa: 'thebais-i' },
      own: { africa: 2 },
    })
    expect(inRevolt(b)).toEqual(['aegyptus-i', 'aegyptus-ii', 'augustamnica-i', 'augustamnica-ii', 'thebais-ii'])
  })

  clause(
    ['JU-9.3a', 'JU-9.3b', 'JU-9.3d', 'JU-9.3e'],
    'Sardinia: a ship and five SP of one army, who become frontier SP but for half a die',
    () => {
      const b = event('5 6', {
        place: { gepids: 'gepids', africa: 'byzacena', oriens: 'syria-i' },
        own: { africa: 12, oriens: 4 },
        magister: { africa: 'sittas', oriens: 'bessas' },
        fleets: [{ europa: 2 }, {}, {}],
      })
      expect([b.now, b.waiting]).toEqual(['sardinia', ['byzantine']])
      expect([b.can('byzantine', 'send oriens 4'), b.can('byzantine', 'send africa 5')]).toEqual([false, true])
      b.rome('send africa 5 | 5')
      expect([b.sp('africa'), b.frontier('sardinia'), b.fleets(0, 'sardinia'), inRevolt(b)]).toEqual([7, 3, 1, []])
    },
  )

  clause(['JU-9.3c', 'JU-9.3f'], 'who has no ship, or loses all he has, loses the island', () => {
    const b = event('5 6 0', { fleets: [{}, {}, {}] })
    expect(inRevolt(b)).toEqual(['sardinia'])
    const vandals = event('5 7', { control: { sardinia: 'vandals' }, fleets: [{}, {}, {}] })
    vandals.barb('send vandals:numidia 5 | 2')
    expect([vandals.detached(1, 'sardinia'), vandals.state.control[placeNamed('sardinia')], inRevolt(vandals)]).toEqual(
      [4, -1, ['sardinia']],
    )
    // Nobody's: nothing.
    const nobody = event('5 6', { control: { sardinia: 'vandals' }, frontier: { sardinia: 2 } })
    expect(inRevolt(nobody)).toEqual([])
  })

  clause(['JU-9.8a', 'JU-9.8b'], 'Politics: the highest of die and control goes; ties roll again', () => {
    const armies = {
      place: { gepids: 'gepids', oriens: 'syria-i', africa: 'byzacena' },
      own: { oriens: 5, africa: 5 },
      magister: { oriens: 'bessas', africa: 'sittas' },
    }
    // Sittas 6 + 3, Bessas 4 + 5: again; Sittas 6 + 0, Bessas 4 + 3. The first of the cup comes.
    const b = event('7 3 5 0 3 0', armies)
    expect(b.last('politics')?.magister).toBe('bessas')
    expect([b.state.magister[armyNamed('oriens')], inCup(b.state).includes(magisterNamed('bessas'))]).toEqual([0, true])
    // Who goes is not drawn himself, and nobody goes where there is nobody to draw.
    const others = Object.fromEntries(
      MAGISTER_IDS.filter((id) => !['belisarius', 'sittas', 'bessas'].includes(id)).map((id) => [id, true]),
    )
    const one = {
      place: { gepids: 'gepids', oriens: 'syria-i' },
      own: { oriens: 5 },
      magister: { oriens: 'belisarius' },
    }
    const drawn = event('7 9 0 0', { ...one, alone: { sittas: 'asia' }, fallen: others })
    expect(drawn.state.magister[armyNamed('oriens')]).toBe(magisterNamed('bessas'))
    const none = event('7', { ...one, alone: { sittas: 'asia' }, fallen: { ...others, bessas: true } })
    expect([none.state.alone[magisterNamed('sittas')] >= 0, none.state.magister[armyNamed('oriens')]]).toEqual([
      true,
      0,
    ])
  })

  clause('JU-9.9a', 'Justinian builds: 10 G, now or later', () => {
    expect(event('9', { gold: 14 }).state).toMatchObject({ gold: 4, debt: 0 })
    expect(event('9', { gold: 4 }).state).toMatchObject({ gold: 0, debt: 6 })
  })
})

describe('Europa (5.13)', () => {
  clause(['JU-5.13a', 'JU-5.13b'], 'all gold is lost when the Barbarian gains it, and what comes later is kept', () => {
    const b = new Bench({ gold: 40, place: { chosroes: 'europa' }, own: { chosroes: 9 } })
    const play = { chance: { pick: () => 0, die: () => 1 }, tell() {}, seal() {} }
    watchEuropa(b.state, play)
    expect([b.state.gold, b.state.europaLost]).toEqual([0, true])
    b.state.gold = 7
    watchEuropa(b.state, play)
    expect(b.state.gold).toBe(7)
    // 107: an army of nobody's does not gain it for him; one with Byzantine SP beside it neither.
    for (const written of [
      { place: { slavs: 'europa' }, own: { slavs: 9 } },
      { place: { chosroes: 'europa' }, own: { chosroes: 9 }, frontier: { europa: 1 } },
    ]) {
      const other = new Bench({ gold: 40, ...written })
      watchEuropa(other.state, play)
      expect(other.state.gold).toBe(40)
    }
    expect(EUROPA).toBe(0)
  })
})

describe('victory (10)', () => {
  const all = (written: Written = {}): Bench =>
    new Bench({ turn: 4, out: { vandals: true, ostrogoths: true }, ...written })
  const africa = PREFECTURE_IDS.indexOf('africa')

  clause(
    ['JU-10.21a', 'JU-10.1a', 'JU-1.0b', 'JU-3.41g', 'JU-3.1f'],
    'all five prefectures at the end of a turn, and no barbarian army in Lazica',
    () => {
      expect(hasReconquered(all().state)).toBe(true)
      const huns = { place: { utigurs: 'lazica' }, own: { utigurs: 2 } }
      expect(hasReconquered(all(huns).state)).toBe(false)
      expect(hasReconquered(all({ ...huns, allegiance: { utigurs: 'byzantine' } }).state)).toBe(true)
      const b = all({ stack: [{ step: 'turns' }] }).advance()
      expect(b.state.outcome).toMatchObject({ winners: [0], way: 'reconquest', params: { turn: 4 } })
    },
  )

  clause(
    ['JU-10.21b', 'JU-10.21c', 'JU-10.21d'],
    'every city, every province of 2 and more, two thirds of all: the example of Africa',
    () => {
      const lost = (...ids: string[]): boolean =>
        holdsPrefecture(all({ revolt: Object.fromEntries(ids.map((id) => [id, true])) }).state, africa)
      expect(lost('septem', 'corsica', 'baleares')).toBe(true)
      expect(lost('septem', 'corsica', 'baleares', 'numidia')).toBe(false)
      expect([lost('sardinia'), lost('zeugitania'), lost('hispania')]).toEqual([false, false, false])
      const egypt = PREFECTURE_IDS.indexOf('egypt')
      expect(holdsPrefecture(all({ revolt: { arcadia: true } }).state, egypt)).toBe(false)
      expect(holdsPrefecture(all({ revolt: { 'thebais-ii': true } }).state, egypt)).toBe(true)
    },
  )

  clause(['JU-10.1c', 'JU-10.22a', 'JU-1.0c'], 'after ten turns the Barbarian has won if the Byzantine has not', () => {
    const b = new Bench({ turn: 10, detached: [{}, { zeugitania: 1 }, {}], stack: [{ step: 'turns' }] }).advance()
    expect(b.state.outcome).toMatchObject({ winners: [1], way: 'last-turn' })
    const going = new Bench({
      turn: 9,
      gold: 0,
      detached: [{}, { zeugitania: 1 }, { aemilia: 2 }],
      stack: [{ step: 'turns' }],
    })
    going.advance(0)
    expect([going.state.outcome, going.state.turn]).toEqual([null, 10])
  })

  test('the last Persian leader is back when the turn begins', () => {
    const b = new Bench({
      turn: 3,
      gold: 0,
      returning: 'chosroes',
      dead: { perozes: true },
      detached: [{}, { zeugitania: 1 }, { aemilia: 2 }],
      stack: [{ step: 'turns' }],
    })
    b.advance(0)
    expect([b.at('chosroes'), b.state.returning]).toEqual(['sassanids', -1])
  })

  test('ninety provinces', () => {
    expect(LAND).toHaveLength(PROVINCE_COUNT)
  })
})

import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { OPTIONS } from '../data/table.ts'
import { ACTIVATIONS, FIRST_YEAR, TURNS, YEARS } from '../data/tables.ts'
import { holderOf, powerRoom, romanRoom, romanSp } from '../rules/forces.ts'
import { justinian as game } from '../rules/game.ts'
import { armyNamed, placeNamed, powerNamed } from '../rules/printed.ts'
import { layout, STATUSES } from '../rules/state.ts'
import { Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

describe('the game and its parts', () => {
  clause(['JU-1.0d', 'JU-1.0c'], 'ten turns of four years, from 528 to 564', () => {
    expect([FIRST_YEAR, FIRST_YEAR + (TURNS - 1) * YEARS]).toEqual([528, 564])
    const b = new Bench({
      turn: 1,
      gold: 0,
      detached: [{}, { zeugitania: 1 }, { aemilia: 2 }],
      stack: [{ step: 'turns' }],
    }).advance(0)
    expect(b.last('turn-begins')).toEqual({ turn: 2, year: 532 })
  })

  clause(
    'JU-2.2e',
    'markers: two Choose, three Random, Disorganised, Defeated, Not Paid, In Revolt, Fort, control, treasures',
    () => {
      expect([ACTIVATIONS.choose, ACTIVATIONS.random, ACTIVATIONS.byzantine]).toEqual([2, 3, 5])
      expect(STATUSES).toEqual(['disorganised', 'defeated'])
      for (const field of [
        'unpaid',
        'unpaidFrontier',
        'unpaidFleet',
        'revolt',
        'fort',
        'control',
        'treasure',
        'gold',
        'turn',
      ])
        expect(Object.keys(layout.fields)).toContain(field)
      expect(layout.fresh().treasure).toHaveLength(2)
    },
  )

  clause(
    ['JU-2.2f', 'JU-T.6a'],
    'nothing is settled beforehand; one person may play both seats, since nothing is hidden from either',
    () => {
      expect(OPTIONS).toEqual({})
      const s = game.start({}, { chance: { pick: () => 0, die: () => 1 }, tell() {}, seal() {} })
      expect({ ...game.view(s, 0), seat: null }).toEqual({ ...game.view(s, 1), seat: null })
      expect(game.decidesOpenly?.(s, 0)).toBe(true)
    },
  )

  clause(
    ['JU-4.31a', 'JU-4.32c', 'JU-4.32d', 'JU-7.0a'],
    'field SP are in armies, frontier SP by themselves, and those neither march nor attack',
    () => {
      const b = new Bench({
        gold: 9,
        romanActs: true,
        frontier: { asia: 9 },
        detached: [{ asia: 3 }, {}, {}],
        stack: [{ step: 'closing' }, { step: 'opportunity' }],
      })
      expect(b.verbs('byzantine').sort()).toEqual(['fortify', 'idle', 'levy'])
      const army = new Bench({ place: { oriens: 'asia' }, own: { oriens: 4 }, frontier: { asia: 9 } })
      expect([army.sp('oriens'), army.frontier('asia'), romanSp(army.state)]).toEqual([4, 9, 13])
    },
  )

  clause('JU-4.33c', 'each great power has SP of its own, which stay apart', () => {
    const b = new Bench({ detached: [{ lydia: 1 }, { lydia: 2 }, { lydia: 3 }] })
    expect([b.detached(0, 'lydia'), b.detached(1, 'lydia'), b.detached(2, 'lydia')]).toEqual([1, 2, 3])
    const picks = marching('totila', 2, {
      place: { totila: 'lydia' },
      own: { totila: 1 },
      detached: [{ lydia: 5 }, {}, { lydia: 3 }],
    })
    expect([picks.can('barbarian', 'pickUp 3'), picks.can('barbarian', 'pickUp 4')]).toEqual([true, false])
  })

  clause(
    ['JU-4.35b', 'JU-6.34g'],
    'minor powers have no limit, and an ally of the Byzantine does not count in his',
    () => {
      const b = new Bench({
        place: { franks: 'liguria' },
        own: { franks: 90 },
        allegiance: { franks: 'byzantine' },
        frontier: { asia: 140 },
      })
      expect(powerRoom(b.state, powerNamed('franks'))).toBeGreaterThan(500)
      expect([romanSp(b.state), romanRoom(b.state)]).toEqual([140, 10])
    },
  )

  clause('JU-7.22c', 'a fleet in port changes nothing on land, nor can it be attacked from there', () => {
    const b = marching('chosroes', 3, {
      place: { chosroes: 'lycia' },
      own: { chosroes: 9 },
      fleets: [{ lycia: 3 }, {}, {}],
    })
    expect(holderOf(b.state, placeNamed('lycia'))).toBe(powerNamed('sassanids'))
    expect(b.bar('barbarian', 'attackAll')).toBe('nobody-to-attack JU-8.11a')
    b.barb('go pamphylia')
    // Leaving ships behind costs nothing more.
    expect(b.prompt('barbarian').params.mp).toBe(2)
  })

  clause(
    ['JU-3.1a', 'JU-3.1c', 'JU-3.1d'],
    'income, removal, maintenance; recruits, fleets, a new army, Magistri; then activations',
    () => {
      const b = new Bench({
        turn: 2,
        gold: 4,
        place: { slavs: 'moesia-ii', oriens: 'syria-i', chosroes: 'sassanids', gepids: 'gepids' },
        own: { slavs: 2, oriens: 3 },
        magister: { oriens: 'bessas' },
        detached: [{}, { zeugitania: 1 }, { aemilia: 2 }],
        stack: [{ step: 'turns' }],
      }).advance()
      const asked = [b.now]
      b.rome('done | 3')
      asked.push(b.now)
      b.rome('station asia 3')
      asked.push(b.now)
      b.rome('done')
      asked.push(b.now)
      b.rome('done')
      asked.push(b.now)
      b.rome('done')
      asked.push(b.now)
      expect(asked).toEqual(['maintenance', 'levies', 'shipyard', 'raising', 'commands', 'arrival'])
      const keys = b.told.map(({ key }) => key)
      expect(keys.indexOf('turn-begins')).toBeLessThan(keys.indexOf('income'))
      expect(keys.indexOf('income')).toBeLessThan(keys.indexOf('removed'))
      expect(keys.indexOf('removed')).toBeLessThan(keys.indexOf('levied'))
    },
  )
})

describe('what is easily forgotten', () => {
  clause('JU-8.22d', 'a Defeated army that is beaten again stays as it is', () => {
    const b = marching('oriens', 2, {
      place: { oriens: 'lydia', totila: 'lydia' },
      own: { oriens: 30, totila: 12 },
      magister: { oriens: 'belisarius' },
      status: { totila: ['defeated'] },
      held: { lydia: 'nobody' },
      control: { asia: 'ostrogoths' },
    }).rome('attack totila')
    b.barb('stand | 5 0', 'retreat asia | 0')
    expect([b.status('totila'), b.at('totila')]).toEqual([['defeated'], 'asia'])
  })

  clause('JU-7.33c', 'the Byzantine names who commands armies that intercept together', () => {
    const b = marching('totila', 3, {
      place: { totila: 'asia', oriens: 'lydia', thracia: 'lydia' },
      own: { totila: 20, oriens: 10, thracia: 10 },
      magister: { oriens: 'bessas', thracia: 'belisarius' },
    }).barb('go lydia')
    b.rome('intercept', 'intercept | 0 0')
    expect([b.now, b.waiting]).toEqual(['commander', ['byzantine']])
    b.rome('command thracia | 3 3')
    // Belisarius 2, +1 against Goths.
    expect(b.last('battle')).toMatchObject({ attackSp: 20, attackDrm: 3 })
  })

  clause('JU-6.54d', 'forts outlast plague and revolt', () => {
    const b = new Bench({
      turn: 3,
      gold: 0,
      randomLeft: 1,
      romanDone: 4,
      fort: { 'armenia-ii': true },
      place: { gepids: 'gepids' },
      allegiance: { gepids: 'neutral' },
      detached: [{}, { numidia: 5 }, { aemilia: 5 }],
      stack: [{ step: 'activations', next: 'byzantine' }, { step: 'closing' }, { step: 'marker' }],
    }).barb('random | 6 7 5 3')
    expect([b.state.revolt[placeNamed('armenia-ii')], b.state.fort[placeNamed('armenia-ii')]]).toEqual([true, true])
  })

  clause(['JU-9.2a'], 'in the Plague the owner picks among his groups', () => {
    const b = new Bench({
      turn: 3,
      gold: 0,
      randomLeft: 1,
      romanDone: 4,
      place: { gepids: 'gepids', oriens: 'asia' },
      own: { oriens: 6 },
      frontier: { asia: 3 },
      allegiance: { gepids: 'neutral' },
      detached: [{}, { numidia: 2 }, { aemilia: 2 }],
      stack: [{ step: 'activations', next: 'byzantine' }, { step: 'closing' }, { step: 'marker' }],
    }).barb('random | 6 7 3')
    expect([b.now, b.waiting, b.prompt('byzantine').params.left]).toEqual(['losses', ['byzantine'], 5])
    b.rome('lose frontier:asia 3')
    // The other two can only be of the army.
    expect([b.sp('oriens'), b.frontier('asia')]).toEqual([4, 0])
  })

  clause('JU-6.43b', 'a Persian in his box recruits for a Combined Operation too', () => {
    const b = new Bench({
      turn: 2,
      chooseLeft: 2,
      randomLeft: 3,
      place: { chosroes: 'sassanids', lakhmids: 'lakhmids' },
      detached: [{}, { numidia: 2 }, { aemilia: 2 }],
      stack: [{ step: 'activations', next: 'byzantine' }, { step: 'closing' }, { step: 'marker' }],
    }).barb('joint chosroes lakhmids | 6 1 2 3')
    expect([b.sp('lakhmids'), b.sp('chosroes'), b.now]).toEqual([6, 26, 'joint'])
  })

  clause('JU-7.31e', 'after a draw in which it need not go the mover goes on', () => {
    const b = marching('oriens', 3, {
      place: { oriens: 'asia', chosroes: 'lydia' },
      own: { oriens: 20, chosroes: 20 },
      magister: { oriens: 'bessas' },
    }).rome('go lydia')
    // Chosroes attacks with +1: 4 and 5 are both 4; as many are left. Both check and pass.
    b.barb('intercept | 0 4 5 0 0')
    expect([b.sp('oriens'), b.sp('chosroes'), b.now, b.prompt('byzantine').params.mp]).toEqual([16, 16, 'march', 2])
    expect(b.state.status[armyNamed('oriens')]).toBe(0)
  })
})

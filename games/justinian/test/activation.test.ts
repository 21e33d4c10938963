import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { reachOf } from '../rules/magistri.ts'
import { nikaArmies } from '../rules/opportunities.ts'
import { armyNamed, magisterNamed, POWER_ROLLED, placeNamed, powerNamed } from '../rules/printed.ts'
import { Bench } from './bench.ts'

type Written = Readonly<Record<string, unknown>>
/** Minor leaders and Persians at home. */
const HOME = Object.fromEntries(
  [
    'moors',
    'franks',
    'visigoths',
    'alamanni',
    'lombards',
    'gepids',
    'slavs',
    'bulgars',
    'kotrigurs',
    'utigurs',
    'crimean-goths',
    'lakhmids',
    'ghassanids',
  ].map((id) => [id, id]),
)
const PERSIANS = { chosroes: 'sassanids', perozes: 'sassanids' }
const FOES = { athalaric: 'campania', hilderic: 'zeugitania' }
const ALL = { ...HOME, ...PERSIANS, ...FOES }
const SP = { athalaric: 20, hilderic: 17 }

/** The Barbarian is to use a marker. */
const barbarian = (written: Written = {}): Bench =>
  new Bench({
    turn: 3,
    gold: 12,
    chooseLeft: 2,
    randomLeft: 3,
    place: ALL,
    own: SP,
    control: {
      campania: 'ostrogoths',
      flaminia: 'ostrogoths',
      picenum: 'ostrogoths',
      zeugitania: 'vandals',
      numidia: 'vandals',
    },
    stack: [{ step: 'activations', next: 'byzantine' }, { step: 'closing' }, { step: 'marker' }],
    ...written,
  })
/** The Byzantine has an activation. */
const roman = (written: Written = {}): Bench =>
  new Bench({
    turn: 3,
    gold: 12,
    romanActs: true,
    romanDone: 1,
    place: { ...ALL, oriens: 'syria-i', 'presental-i': 'europa' },
    own: { ...SP, oriens: 10, 'presental-i': 12 },
    magister: { oriens: 'bessas', 'presental-i': 'sittas' },
    stack: [{ step: 'activations', next: 'barbarian' }, { step: 'closing' }, { step: 'opportunity' }],
    ...written,
  })
const mp = (b: Bench): unknown => b.prompt(b.waiting[0]).params.mp

describe('in turn (6.1, 3.1)', () => {
  clause(
    ['JU-6.12a', 'JU-3.1e', 'JU-6.11a'],
    'the Barbarian first, then one each, until the Byzantine has had five',
    () => {
      const b = new Bench({
        turn: 0,
        place: ALL,
        own: SP,
        chooseLeft: 2,
        randomLeft: 3,
        stack: [{ step: 'activations', next: 'barbarian' }],
      }).advance()
      const order: string[] = []
      for (let i = 0; i < 10; i++) {
        order.push(b.waiting[0])
        if (b.now === 'marker') {
          if (b.can('barbarian', 'choose sassanids')) b.barb('choose sassanids', 'idle')
          else {
            // 00: the Persians again, without an event.
            b.barb('random | 0 0', 'idle')
          }
        } else b.rome('idle')
      }
      expect(order).toEqual(Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 'barbarian' : 'byzantine')))
      expect(b.waiting).toEqual([])
    },
  )

  clause(
    ['JU-6.21a', 'JU-6.11b', 'JU-6.21d'],
    'two Choose and three Random markers, in any order, each once; none may be kept back',
    () => {
      const b = barbarian({ chooseLeft: 0 })
      expect(b.bar('barbarian', 'choose vandals')).toBe('marker-used JU-6.21a')
      expect(barbarian({ randomLeft: 0 }).bar('barbarian', 'random')).toBe('marker-used JU-6.21a')
      expect(barbarian({ turn: 1 }).verbs('barbarian')).toEqual(['choose', 'random'])
      expect(barbarian().can('barbarian', 'idle')).toBe(false)
    },
  )
})

describe('markers (6.2)', () => {
  clause('JU-6.21b', 'Vandals, Ostrogoths or Persians', () => {
    const b = barbarian()
    expect(b.bar('barbarian', 'choose franks')).toBe('only-great-powers JU-6.21b')
    for (const id of ['vandals', 'ostrogoths', 'sassanids']) expect(b.can('barbarian', `choose ${id}`)).toBe(true)
    expect(barbarian({ out: { vandals: true } }).bar('barbarian', 'choose vandals')).toBe('power-out JU-8.28a')
  })

  clause(
    ['JU-6.21c', 'JU-6.22a', 'JU-6.22b', 'JU-9.0a'],
    'the examples of 6.22: 7 and 4 are 74 and an event; 6 and 7 a revolt, then the Gepids',
    () => {
      expect(POWER_ROLLED[74]).toBe(powerNamed('bulgars'))
      // 5: a revolt; 9: Egypt.
      const b = barbarian().barb('random | 6 7 5 9')
      expect(b.last('rolled')).toMatchObject({ power: 'gepids', event: true })
      expect([b.last('event')?.event, b.last('revolt')?.revolt]).toEqual(['revolt', 'egypt'])
      expect([b.now, b.prompt('byzantine').params.power]).toEqual(['bribe', 'gepids'])
      // 9 is no event.
      expect(barbarian().barb('random | 5 4').last('rolled')).toMatchObject({ event: false })
    },
  )

  clause('JU-6.22c', 'another roll for a power that is out, without another event', () => {
    const b = barbarian({ out: { vandals: true } }).barb('random | 1 0 6 4')
    expect(b.told.filter(({ key }) => key === 'event')).toHaveLength(0)
    expect([b.now, b.prompt('byzantine').params.power]).toEqual(['bribe', 'gepids'])
  })

  clause(
    ['JU-6.23a', 'JU-6.23c', 'JU-6.23d', 'JU-6.23e', 'JU-4.35a'],
    'the example of 6.23: 20 and 4, 7, 1 are 32 Persians, within 80',
    () => {
      const on = (sp: number): Bench =>
        barbarian({ place: { ...ALL, perozes: 'syria-i' }, own: { ...SP, perozes: sp } }).barb(
          'choose sassanids',
          'march chosroes | 4 7 1 9',
        )
      expect(on(48).sp('chosroes')).toBe(32)
      expect(on(60).sp('chosroes')).toBe(20)
    },
  )

  clause(['JU-6.23b', 'JU-6.26a', 'JU-6.26b'], 'an army on the map does not recruit, nor any twice', () => {
    const b = barbarian({ place: { ...ALL, perozes: 'syria-i' }, own: { ...SP, perozes: 30 } }).barb(
      'choose sassanids',
      'march perozes | 9',
    )
    expect([b.sp('perozes'), mp(b)]).toEqual([30, 5])
    const again = barbarian({ own: { ...SP, chosroes: 5 }, raised: { chosroes: true } }).barb(
      'choose sassanids',
      'march chosroes | 9',
    )
    expect(again.sp('chosroes')).toBe(5)
  })

  clause('JU-6.23f', 'who recruits nobody stays, and has recruited', () => {
    // Gepids, after Justinian has built (9); allegiance 5 - 1: barbarian; a 0.
    const b = barbarian({ gold: 22 }).barb('random | 6 4 9').rome('bribe 0 | 5 0')
    expect([b.at('gepids'), b.sp('gepids'), b.state.raised[armyNamed('gepids')], b.waiting]).toEqual([
      'gepids',
      0,
      true,
      ['byzantine'],
    ])
    expect(b.now).toBe('opportunity')
  })

  clause(
    ['JU-6.24a', 'JU-6.24b', 'JU-6.24c', 'JU-6.24d'],
    'Goths and Vandals recruit when first chosen, into cities they hold, or 3 for a fleet on any coast',
    () => {
      const b = barbarian().barb('choose ostrogoths', 'recruit | 7')
      expect(b.can('barbarian', 'station picenum 1')).toBe(false)
      expect(b.can('barbarian', 'station zeugitania 1')).toBe(false)
      b.barb('moor picenum 1', 'reinforce athalaric 3')
      expect([b.fleets(2, 'picenum'), b.sp('athalaric')]).toEqual([1, 23])
      b.barb('station flaminia 1')
      expect([b.detached(2, 'flaminia'), b.now]).toEqual([1, 'acting'])
      // Not again in this turn, and not by a Random marker.
      expect(barbarian({ chosen: { ostrogoths: true } }).barb('choose ostrogoths').now).toBe('acting')
      expect(barbarian().barb('random | 2 0').now).toBe('acting')
      // Over the limit: lost.
      const full = barbarian({ own: { ...SP, athalaric: 74 } }).barb(
        'choose ostrogoths',
        'recruit | 2',
        'station campania 1',
      )
      expect(full.now).toBe('acting')
    },
  )

  clause(['JU-6.25a', 'JU-6.25b', 'JU-4.34a', 'JU-4.41b'], 'one army, or a fleet of that power', () => {
    const b = barbarian({
      fleets: [{ europa: 2 }, { zeugitania: 3 }, { flaminia: 1 }],
      chosen: { vandals: true },
    }).barb('choose vandals')
    expect([b.can('barbarian', 'march hilderic'), b.can('barbarian', 'sail zeugitania 2')]).toEqual([true, true])
    expect(b.bar('barbarian', 'march athalaric')).toBe('not-yours JU-6.25a')
    expect(b.bar('barbarian', 'sail flaminia 1')).toBe('no-fleet-there JU-7.21a')
    expect(b.barb('march hilderic | 9').now).toBe('march')
  })

  clause(
    ['JU-6.27a', 'JU-6.27b', 'JU-6.27c'],
    'two Vandals desert before an army moves, if any were recruited in this turn',
    () => {
      const recruited = barbarian({ detached: [{}, { numidia: 4 }, {}] }).barb(
        'choose vandals',
        'recruit | 4',
        'reinforce hilderic 5',
        'march hilderic | 5',
      )
      expect([recruited.now, recruited.sp('hilderic')]).toEqual(['march', 22])
      recruited.barb('go byzacena')
      expect([recruited.now, recruited.prompt('barbarian').params.left]).toEqual(['losses', 2])
      recruited.barb('lose vandals:numidia 1', 'lose hilderic 1')
      expect([recruited.sp('hilderic'), recruited.detached(1, 'numidia'), recruited.now]).toEqual([21, 3, 'march'])
      // Once in an activation.
      expect(recruited.barb('go tripolitania').now).toBe('march')
      const again = barbarian({ vandalsRecruited: true, chosen: { vandals: true } }).barb(
        'choose vandals',
        'march hilderic | 5',
        'go byzacena',
      )
      expect(again.sp('hilderic')).toBe(15)
      // Whoever neither moves nor attacks loses nobody.
      const resting = barbarian({ vandalsRecruited: true, chosen: { vandals: true } }).barb(
        'choose vandals',
        'march hilderic | 5',
        'halt',
      )
      expect(resting.sp('hilderic')).toBe(17)
      const none = barbarian().barb('choose vandals', 'idle', 'march hilderic | 5', 'go byzacena')
      expect([none.sp('hilderic'), none.now]).toEqual([17, 'march'])
    },
  )
})

describe('allegiance (6.3)', () => {
  const lombards = (written: Written = {}): Bench => barbarian(written).barb('random | 6 0')

  clause(
    ['JU-6.31a', 'JU-6.32a', 'JU-6.32b', 'JU-6.32c', 'JU-6.33c'],
    'the examples of 6.32 and 6.33: Lombards, 9 G and a 4 make 8',
    () => {
      const b = lombards()
      expect([b.now, b.waiting]).toEqual(['bribe', ['byzantine']])
      expect(lombards({ gold: 5 }).can('byzantine', 'bribe 6')).toBe(false)
      b.rome('bribe 9 | 4 3')
      expect(b.last('allegiance')).toMatchObject({ roll: 4, sum: 8, result: 'byzantine' })
      expect([b.state.gold, b.now, b.sp('lombards')]).toEqual([3, 'ally', 13])
    },
  )

  clause(['JU-6.33a'], '6 or less is the Barbarian’s', () => {
    const b = lombards().rome('bribe 0 | 5 3')
    expect([b.state.allegiance[powerNamed('lombards')], b.now, b.waiting]).toEqual([
      'barbarian',
      'acting',
      ['barbarian'],
    ])
  })

  clause(['JU-6.33b', 'JU-6.35b', 'JU-6.35d'], '7 is nobody’s for the turn: no recruits, no bribe again', () => {
    const b = lombards().rome('bribe 0 | 6')
    expect([b.state.allegiance[powerNamed('lombards')], b.sp('lombards'), b.now]).toEqual(['neutral', 0, 'opportunity'])
    const again = barbarian({ allegiance: { lombards: 'neutral' } }).barb('random | 6 0')
    expect(again.now).toBe('opportunity')
    const ally = barbarian({
      allegiance: { lombards: 'byzantine' },
      place: { ...ALL, illyricum: 'dalmatia' },
      own: { ...SP, lombards: 5, illyricum: 5 },
    }).barb('random | 6 0')
    expect([ally.now, ally.waiting, ally.can('byzantine', 'march lombards')]).toEqual(['ally', ['byzantine'], true])
    // 46: it is used again, and does not join an army now.
    expect([ally.can('byzantine', 'join illyricum'), ally.state.gold]).toEqual([false, 12])
    const hostile = barbarian({ allegiance: { lombards: 'barbarian' }, own: { ...SP, lombards: 5 } })
    expect(hostile.barb('random | 6 0').now).toBe('acting')
  })

  clause(
    ['JU-6.26c', 'JU-2.2d'],
    'the example of the Huns: on the map since the last turn, no recruits but a roll',
    () => {
      const b = barbarian({ place: { ...ALL, kotrigurs: 'thracia' }, own: { ...SP, kotrigurs: 6 } }).barb(
        'random | 8 0',
      )
      expect(b.now).toBe('bribe')
      b.rome('bribe 0 | 5')
      expect([b.sp('kotrigurs'), b.now]).toEqual([6, 'acting'])
    },
  )

  clause(
    ['JU-6.34a', 'JU-6.34g', 'JU-4.21b'],
    'an ally acts at once for nothing, in the Barbarian’s activation',
    () => {
      const b = lombards().rome('bribe 9 | 9 3', 'march lombards | 5')
      expect([b.state.gold, b.waiting, b.now]).toEqual([3, ['byzantine'], 'march'])
      expect(b.bar('byzantine', 'fortify lydia')).toBe('fort-own-activation JU-6.54b')
    },
  )

  clause(
    ['JU-6.34b', 'JU-6.34c', 'JU-6.34f'],
    'or joins an army in Italy or Illyricum, and its leader goes home',
    () => {
      const armies = {
        place: { ...ALL, illyricum: 'dalmatia', oriens: 'syria-i' },
        own: { ...SP, illyricum: 25, oriens: 5 },
        magister: { illyricum: 'bessas', oriens: 'sittas' },
      }
      const b = lombards(armies).rome('bribe 9 | 9 3')
      expect(b.bar('byzantine', 'join oriens')).toBe('wrong-prefecture JU-6.34b')
      b.rome('join illyricum')
      // 13 Lombards, but 35 is the limit.
      expect([b.allies('illyricum'), b.sp('illyricum'), b.at('lombards'), b.sp('lombards'), b.now]).toEqual([
        10,
        25,
        'lombards',
        0,
        'opportunity',
      ])
    },
  )

  clause('JU-6.35c', 'an ally may be set going for 2 G', () => {
    const b = roman({
      allegiance: { moors: 'byzantine' },
      raised: { moors: true },
      own: { ...SP, oriens: 10, 'presental-i': 12, moors: 4 },
    })
    b.rome('march moors | 5')
    expect([b.state.gold, b.now]).toEqual([10, 'march'])
  })
})

describe('Combined Operations (6.4)', () => {
  clause(
    ['JU-6.41a', 'JU-6.41b', 'JU-6.21e', 'JU-6.42a', 'JU-6.43a'],
    'from turn 2, as the first activation, for both Choose markers',
    () => {
      expect(barbarian({ turn: 1 }).bar('barbarian', 'joint athalaric franks')).toBe('joint-from-turn-2 JU-6.41a')
      expect(barbarian({ randomLeft: 2 }).bar('barbarian', 'joint athalaric franks')).toBe('joint-first JU-6.41b')
      expect(barbarian().bar('barbarian', 'joint franks athalaric')).toBe('joint-of-two JU-6.43a')
      const b = barbarian().barb('joint athalaric franks | 3 4')
      expect([b.state.chooseLeft, b.state.randomLeft]).toEqual([0, 3])
      // 6.45: the Byzantine may then have two in a row.
      expect(b.state.double).toBe('may')
    },
  )

  clause(
    ['JU-6.43b', 'JU-6.44a', 'JU-6.44b', 'JU-6.44c', 'JU-6.44d', 'JU-6.44e'],
    'the example of 6.45: the Franks wait in Liguria, the Goths take them along',
    () => {
      const b = barbarian({
        place: { ...ALL, totila: 'aemilia' },
        own: { ...SP, totila: 10 },
        dead: { athalaric: false },
      }).barb('joint totila franks | 3 4')
      expect([b.sp('franks'), b.state.allegiance[powerNamed('franks')]]).toEqual([17, 'barbarian'])
      b.barb('idle', 'meet liguria')
      expect(b.at('franks')).toBe('liguria')
      // Totila is an A: 5 with a 1, and one more.
      b.barb('march totila | 1')
      expect(mp(b)).toBe(6)
      b.barb('go liguria', 'combine franks')
      expect([mp(b), b.state.under[armyNamed('franks')]]).toEqual([4, armyNamed('totila')])
      b.barb('go aemilia')
      expect([b.at('franks'), b.at('totila')]).toEqual(['aemilia', 'aemilia'])
    },
  )

  clause('JU-6.44i', 'who is not met stays where he was put', () => {
    const b = barbarian({ chosen: { ostrogoths: true } }).barb(
      'joint athalaric franks | 3 4',
      'meet liguria',
      'march athalaric | 0',
      'halt',
    )
    expect([b.at('franks'), b.now]).toEqual(['liguria', 'opportunity'])
  })

  clause(['JU-6.44f', 'JU-6.44g'], 'later together or apart', () => {
    const joined = {
      place: { ...ALL, totila: 'aemilia', franks: 'aemilia' },
      own: { ...SP, totila: 10, franks: 9 },
      under: { franks: 'totila' },
      allegiance: { franks: 'barbarian' },
      chosen: { ostrogoths: true },
    }
    const b = barbarian(joined).barb('choose ostrogoths')
    expect([b.can('barbarian', 'march totila'), b.can('barbarian', 'alone totila')]).toEqual([true, true])
    const franks = barbarian(joined).barb('random | 3 4')
    expect([
      franks.can('barbarian', 'march franks'),
      franks.can('barbarian', 'alone franks'),
      franks.can('barbarian', 'idle'),
    ]).toEqual([false, true, true])
  })

  clause(['JU-6.45a', 'JU-6.45b'], 'once the Byzantine may have two in a row, declared before the first', () => {
    expect(roman().bar('byzantine', 'double')).toBe('no-double JU-6.45a')
    const b = roman({ double: 'may', chooseLeft: 0, randomLeft: 2 }).rome('double', 'idle')
    expect([b.waiting, b.now, b.state.romanDone]).toEqual([['byzantine'], 'opportunity', 2])
    expect(b.bar('byzantine', 'double')).toBe('no-double JU-6.45a')
    expect(b.rome('idle').waiting).toEqual(['barbarian'])
  })
})

describe('the Byzantine’s activations (6.5)', () => {
  clause(['JU-6.51a', 'JU-4.13a'], 'one of four things', () => {
    const b = roman()
    expect(new Set(b.verbs('byzantine'))).toEqual(new Set(['fortify', 'levy', 'march', 'travel', 'idle']))
    expect(roman({ gold: 1 }).bar('byzantine', 'march oriens')).toBe('not-enough-gold JU-5.21e')
    const travelled = roman({ gold: 1 }).rome('travel bessas asia')
    expect([travelled.state.alone[magisterNamed('bessas')], travelled.state.gold]).toEqual([placeNamed('asia'), 1])
  })

  clause('JU-6.51c', 'recruiting is free, fleets are 3 G', () => {
    const b = roman().rome('levy | 4', 'reinforce oriens 4', 'moor europa 1', 'done')
    expect([b.sp('oriens'), b.state.gold, b.fleets(0, 'europa')]).toEqual([14, 9, 1])
  })

  clause('JU-6.51e', 'he must recruit while a Presental army is below 10, and may build a fort', () => {
    const b = roman({ own: { ...SP, oriens: 10, 'presental-i': 9 } })
    expect(b.bar('byzantine', 'march oriens')).toBe('must-recruit JU-6.51e')
    expect(b.bar('byzantine', 'idle')).toBe('must-recruit JU-6.51e')
    expect([b.can('byzantine', 'levy'), b.can('byzantine', 'fortify lydia')]).toEqual([true, true])
    // The limit of 150 lifts it.
    const full = roman({ own: { ...SP, oriens: 10, 'presental-i': 9 }, frontier: { asia: 131 } })
    expect(full.can('byzantine', 'idle')).toBe(true)
  })

  clause('JU-4.13b', 'a Magister goes wherever no enemy SP bar his way', () => {
    const b = roman({
      detached: [{}, {}, { 'lucania-et-bruttii': 2 }],
      fleets: [{}, { 'eastern-mediterranean': 1 }, {}],
    })
    const to = reachOf(b.state, magisterNamed('sittas'))
    expect(to).toContain(placeNamed('picenum'))
    expect(to).not.toContain(placeNamed('lucania-et-bruttii'))
    expect(to).not.toContain(placeNamed('cyprus'))
    expect(to).not.toContain(placeNamed('campania'))
    expect(b.bar('byzantine', 'travel sittas cyprus')).toBe('no-way-for-magister JU-4.13b')
  })

  clause(['JU-9.6a'], 'after the Nika revolt an army of 10 SP comes to Europa for nothing', () => {
    const b = roman({
      nika: true,
      stack: [{ step: 'activations', next: 'byzantine' }],
      chooseLeft: 0,
      place: { ...ALL, oriens: 'syria-i', armenia: 'armenia-i', 'presental-i': 'europa' },
      own: { ...SP, oriens: 10, armenia: 9, 'presental-i': 12 },
    }).advance()
    expect([b.now, nikaArmies(b.state)]).toEqual(['nika', [armyNamed('oriens')]])
    expect(b.bar('byzantine', 'levy')).toBe('nika-first JU-9.6a')
    b.rome('summon oriens')
    expect([b.at('oriens'), b.state.gold, b.state.nika]).toEqual(['europa', 12, false])
  })

  clause('JU-9.7a', 'a lost activation counts', () => {
    const b = roman({
      disputes: 1,
      romanDone: 1,
      randomLeft: 1,
      stack: [{ step: 'activations', next: 'byzantine' }],
    }).advance()
    expect([b.waiting, b.state.romanDone, b.state.disputes]).toEqual([['barbarian'], 2, 0])
  })
})

describe('new leaders (4.22)', () => {
  const turn = (n: number, written: Written): Bench =>
    new Bench({ turn: n, stack: [{ step: 'turns' }, { step: 'turn', at: 6 }], ...written }).advance()

  clause(
    ['JU-4.22b', 'JU-4.22c', 'JU-4.22d', 'JU-4.22h'],
    'Gelimer for Hilderic, Tzazon to Sardinia with five SP and a ship',
    () => {
      const b = turn(2, {
        place: { ...ALL },
        own: SP,
        detached: [{}, { numidia: 4 }, {}],
        control: { sardinia: 'vandals' },
        fleets: [{}, { zeugitania: 3 }, {}],
      })
      expect([b.now, b.prompt('barbarian').params.leader]).toEqual(['arrival', 'gelimer'])
      b.barb('lead gelimer zeugitania')
      expect([b.sp('gelimer'), b.state.dead[armyNamed('hilderic')], b.at('hilderic')]).toEqual([17, true, null])
      expect(b.now).toBe('reserves')
      b.barb('send vandals:numidia 4')
      expect(b.bar('barbarian', 'done')).toBe('tzazon-least JU-4.22c')
      b.barb('send gelimer 7', 'done')
      expect([
        b.at('tzazon'),
        b.sp('tzazon'),
        b.sp('gelimer'),
        b.fleets(1, 'sardinia'),
        b.fleets(1, 'zeugitania'),
      ]).toEqual(['sardinia', 11, 10, 2, 1])
    },
  )

  clause('JU-4.22e', 'without ships five are moved, and no more', () => {
    const b = turn(2, { place: ALL, own: SP, control: { sardinia: 'vandals' } }).barb(
      'lead gelimer zeugitania',
      'send gelimer 5',
    )
    expect([b.sp('tzazon'), b.now]).toEqual([5, 'marker'])
  })

  clause('JU-4.22f', 'Witigis elsewhere: the old leader’s SP are detached', () => {
    const b = turn(3, { place: ALL, own: SP, detached: [{}, {}, { flaminia: 6 }] }).barb('lead witigis flaminia')
    expect(b.bar('barbarian', 'done')).toBe('leader-takes-one JU-4.22h')
    b.barb('send ostrogoths:flaminia 4', 'done')
    expect([b.sp('witigis'), b.detached(2, 'campania'), b.at('athalaric')]).toEqual([4, 20, null])
    expect(b.detached(2, 'flaminia')).toBe(2)
  })

  clause(
    'JU-4.22h',
    'Witigis where the old leader is has his army, and takes as many of the others as he likes',
    () => {
      const b = turn(3, { place: ALL, own: SP, detached: [{}, {}, { campania: 6 }] }).barb('lead witigis campania')
      expect([b.sp('witigis'), b.now]).toEqual([20, 'reserves'])
      b.barb('send ostrogoths:campania 1', 'done')
      expect([b.sp('witigis'), b.detached(2, 'campania'), b.now]).toEqual([21, 5, 'marker'])
    },
  )

  clause(['JU-4.22c', 'JU-4.22d'], 'ships come for the SP that are moved, from where the Barbarian likes', () => {
    const garrison = {
      place: ALL,
      own: SP,
      detached: [{}, { sardinia: 12, numidia: 6 }, {}],
      control: { sardinia: 'vandals' },
      fleets: [{}, { zeugitania: 2, baleares: 2 }, {}],
    }
    const asked = turn(2, garrison).barb('lead gelimer zeugitania')
    expect(asked.sp('tzazon')).toBe(12)
    // Twelve are there already: nobody needs ships.
    const none = turn(2, garrison).barb('lead gelimer zeugitania', 'done')
    expect([none.now, none.fleets(1, 'sardinia')]).toEqual(['marker', 0])
    asked.barb('send vandals:numidia 6', 'send gelimer 6', 'done')
    expect([asked.now, asked.prompt('barbarian').params]).toEqual(['convoy', { power: 'vandals', left: 2 }])
    expect(asked.bar('barbarian', 'bring sardinia 1')).toBe('no-fleet-there JU-7.21a')
    asked.barb('bring baleares 1', 'bring zeugitania 1')
    expect([asked.fleets(1, 'sardinia'), asked.fleets(1, 'zeugitania'), asked.now]).toEqual([2, 1, 'marker'])
  })

  clause('JU-4.22g', 'Totila for Witigis and Teias besides him', () => {
    const b = turn(4, {
      place: { ...HOME, ...PERSIANS, witigis: 'campania', gelimer: 'zeugitania' },
      own: { witigis: 20, gelimer: 9 },
      status: { witigis: ['disorganised'] },
    })
    b.barb('lead totila campania', 'lead teias campania', 'send totila 8', 'done')
    expect([b.sp('totila'), b.sp('teias'), b.status('totila')]).toEqual([12, 8, ['disorganised']])
  })
})

import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { armyNamed, magisterNamed, placeNamed } from '../rules/printed.ts'
import { Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

/** Cases that hardly ever come up, where the rule is all there is to go by. */

type Written = Readonly<Record<string, unknown>>

const opportunity = (written: Written): Bench =>
  new Bench({
    turn: 2,
    gold: 0,
    romanActs: true,
    romanDone: 1,
    randomLeft: 2,
    stack: [{ step: 'activations', next: 'barbarian' }, { step: 'closing' }, { step: 'opportunity' }],
    ...written,
  })
const phase = (at: number, written: Written): Bench =>
  new Bench({ turn: 2, gold: 0, stack: [{ step: 'turn', at }], ...written })

describe('a leader without SP of his own who leads a minor army', () => {
  const led = {
    place: { teias: 'liguria', franks: 'liguria', italia: 'liguria' },
    own: { franks: 20, italia: 20 },
    magister: { italia: 'bessas' },
    allegiance: { franks: 'barbarian' },
    under: { franks: 'teias' },
  } as const

  clause(['JU-6.44e', 'JU-8.15h', 'JU-8.15c'], 'fights as one army under him, by his power and his value', () => {
    const b = marching('teias', 3, led).barb('attack italia')
    b.rome('stand | 4 4 0 0')
    // An Ostrogoth army, and nothing for Teias.
    expect(b.last('battle')).toMatchObject({ attackDrm: -1, defenceDrm: 0 })
  })

  clause(['JU-6.44e', 'JU-8.15k', 'JU-8.15j'], 'and defends so', () => {
    const b = marching('italia', 3, led).rome('attack teias')
    b.barb('stand | 4 4 0 0')
    expect(b.last('battle')).toMatchObject({ attackDrm: 1, defenceDrm: -1 })
  })

  clause(['JU-6.44e', 'JU-8.21c', 'JU-8.21d'], 'is beaten with it, and goes with it', () => {
    const b = marching('italia', 3, { ...led, detached: [{}, {}, { aemilia: 1 }] }).rome('attack teias')
    b.barb('stand | 9 0', 'retreat aemilia | 0')
    expect([b.at('teias'), b.at('franks')]).toEqual(['aemilia', 'aemilia'])
    expect([b.status('teias'), b.status('franks')]).toEqual([['defeated'], ['defeated']])
  })

  clause(['JU-6.44e', 'JU-8.26a'], 'is lost with the last of it', () => {
    const b = marching('italia', 3, { ...led, own: { franks: 2, italia: 20 }, detached: [{}, {}, { aemilia: 1 }] })
    b.rome('attack teias')
    b.barb('stand | 9 0 0')
    expect([b.at('teias'), b.at('franks'), b.state.dead[armyNamed('teias')]]).toEqual([null, 'franks', true])
  })

  clause(['JU-6.44e', 'JU-5.42a'], 'loses the treasure he carries with the battle', () => {
    const b = marching('italia', 3, {
      ...led,
      detached: [{}, {}, { aemilia: 1 }],
      control: { liguria: 'ostrogoths' },
      treasure: [null, 'liguria'],
      carrier: [null, 'teias'],
    }).rome('attack teias')
    b.barb('stand | 9 0', 'retreat aemilia')
    expect(b.now).toBe('treasure')
  })

  clause(['JU-6.44e', 'JU-8.21j', 'JU-8.25c'], 'wins with it, and checks', () => {
    const b = marching('teias', 3, { ...led, detached: [{}, {}, { aemilia: 1 }] }).barb('attack italia')
    // Teias has a control of 4.
    b.rome('stand | 9 0', 'retreat alpes-cottiae | 5')
    expect([b.status('teias'), b.status('franks')]).toEqual([['disorganised'], ['disorganised']])
  })
})

describe('armies whose commander has nothing left', () => {
  clause(['JU-8.21j', 'JU-8.25c', 'JU-8.26f'], 'though they won: whoever was with him checks by himself', () => {
    const b = marching('italia', 3, {
      place: { italia: 'campania', illyricum: 'campania', totila: 'campania' },
      own: { italia: 1, illyricum: 20, totila: 3 },
      magister: { italia: 'narses', illyricum: 'bessas' },
      under: { illyricum: 'italia' },
      status: { italia: ['disorganised'], illyricum: ['disorganised'] },
      detached: [{}, {}, { samnium: 1 }],
    }).rome('attack totila')
    b.barb('stand | 9 9')
    expect(b.now).toBe('losses')
    b.rome('lose italia 1 | 4')
    expect([b.at('italia'), b.at('illyricum'), b.status('illyricum')]).toEqual([null, 'campania', []])
  })

  clause(['JU-8.21i', 'JU-8.21d'], 'though nobody won: the others of the smaller side go all the same', () => {
    const b = marching('italia', 3, {
      place: { italia: 'samnium', illyricum: 'samnium', totila: 'samnium' },
      own: { italia: 1, illyricum: 10, totila: 16 },
      magister: { italia: 'bessas', illyricum: 'narses' },
      under: { illyricum: 'italia' },
      detached: [{}, {}, { campania: 1 }],
    }).rome('attack totila')
    // 4 each: 7 are left against 12.
    b.barb('stand | 8 3').rome('lose italia 1 | 0 0')
    expect([b.now, b.waiting, b.prompt('byzantine').params.army]).toEqual(['retreat', ['byzantine'], 'illyricum'])
  })
})

clause(['JU-8.21i', 'JU-8.21k'], 'after a draw whoever is smaller goes when both have checked', () => {
  const b = marching('italia', 3, {
    place: { italia: 'samnium', totila: 'samnium' },
    own: { italia: 12, totila: 12 },
    magister: { italia: 'bessas' },
    status: { italia: ['disorganised'] },
  }).rome('attack totila')
  // 2 each, and Bessas, already Disorganised, cannot hold his men.
  b.barb('stand | 4 2 5 0')
  expect([b.sp('italia'), b.sp('totila'), b.now, b.waiting]).toEqual([9, 10, 'retreat', ['byzantine']])
})

describe('a treasure that is left to the Byzantines is theirs at once', () => {
  const gothic = {
    place: { totila: 'samnium', italia: 'samnium' },
    own: { totila: 12, italia: 9 },
    magister: { italia: 'bessas' },
    treasure: [null, 'samnium'],
  } as const

  clause('JU-5.42b', 'when its army marches away', () => {
    const b = marching('totila', 3, gothic).barb('go campania')
    expect([b.now, b.waiting]).toEqual(['treasure', ['byzantine']])
    b.rome('oneDie | 0')
    expect([b.state.gold, b.state.treasure[1], b.now]).toEqual([10, -1, 'march'])
  })

  clause(['JU-5.42b', 'JU-8.13a'], 'when its army retreats before combat without it', () => {
    const b = marching('italia', 3, { ...gothic, carrier: [null, 'totila'] }).rome('attack totila')
    b.barb('withdrawWithout campania | 0')
    expect([b.now, b.at('totila')]).toEqual(['treasure', 'campania'])
  })

  clause(['JU-5.42b', 'JU-5.41b'], 'when its army goes aboard', () => {
    const b = new Bench({
      turn: 3,
      ...gothic,
      place: { totila: 'campania', italia: 'campania' },
      treasure: [null, 'campania'],
      carrier: [null, 'totila'],
      fleets: [{}, {}, { campania: 2 }],
      stack: [{ step: 'closing' }, { step: 'acting', power: 'ostrogoths', seat: 'barbarian' }],
    }).barb('embark totila 2', 'enterSea tyrrhenian-sea')
    expect([b.now, b.waiting]).toEqual(['treasure', ['byzantine']])
    b.rome('tenDice | 1 1 1 1 1 1 1 1 1 1')
    expect([b.state.gold, b.now]).toEqual([40, 'voyage'])
  })

  clause(['JU-5.42b', 'JU-5.34e'], 'when a new army is raised where it lies', () => {
    const b = phase(4, { place: { totila: 'picenum' }, own: { totila: 3 }, treasure: [null, 'campania'] })
    b.advance().rome('raise italia campania | 0')
    expect(b.now).toBe('treasure')
  })

  clause(['JU-5.42b', 'JU-9.2b'], 'at the end of an activation, when an event has taken its guards', () => {
    const b = new Bench({
      turn: 3,
      place: { italia: 'samnium', totila: 'picenum' },
      own: { italia: 9, totila: 9 },
      treasure: [null, 'samnium'],
      stack: [{ step: 'closing' }],
    }).advance()
    expect([b.now, b.waiting]).toEqual(['treasure', ['byzantine']])
  })
})

describe('Lazica', () => {
  clause(['JU-3.41f', 'JU-6.24b'], 'Gothic recruits join an army there, and are not stationed there', () => {
    const b = new Bench({
      turn: 3,
      place: { totila: 'lazica' },
      own: { totila: 9 },
      control: { campania: 'ostrogoths' },
      stack: [{ step: 'recruits', power: 'ostrogoths', left: 4 }],
    })
    expect([b.can('barbarian', 'station lazica 1'), b.can('barbarian', 'reinforce totila 4')]).toEqual([false, true])
    expect(b.can('barbarian', 'station campania 4')).toBe(true)
  })

  clause(['JU-3.41f', 'JU-4.22h'], 'men whom a new leader does not take over there are lost', () => {
    const b = phase(6, {
      turn: 4,
      place: { witigis: 'lazica' },
      own: { witigis: 9 },
      detached: [{}, {}, { campania: 5 }],
    }).advance()
    b.barb('lead totila campania', 'send ostrogoths:campania 5')
    expect([b.at('witigis'), b.detached(2, 'lazica'), b.sp('totila')]).toEqual([null, 0, 5])
  })

  clause(['JU-8.15e', 'JU-3.41d'], 'who lands there attacks the levy with -2', () => {
    const b = marching(
      'totila',
      0,
      { place: { totila: 'lazica' }, own: { totila: 9 }, held: { lazica: 'ostrogoths' } },
      { landed: true, crossed: true },
    )
    b.state.stack.push({ step: 'entry', army: armyNamed('totila'), at: 0, canBeIntercepted: true })
    // 5 Lazicans; Totila 2, Goths -1, more 1, landed -2.
    b.advance(5, 9, 0, 0)
    expect(b.last('battle')).toMatchObject({ attackSp: 9, defenceSp: 5, attackDrm: 0 })
  })

  clause(['JU-7.31d', 'JU-T.4b'], 'who is beaten by the levy is not intercepted where he retreats to', () => {
    const b = marching('chosroes', 4, {
      place: { chosroes: 'armenia-i', oriens: 'pontus-polemoniacus' },
      own: { chosroes: 20, oriens: 9 },
      magister: { oriens: 'narses' },
      detached: [{ 'pontus-polemoniacus': 2 }, {}, {}],
    }).barb('go lazica | 9 0 9')
    b.barb('retreat pontus-polemoniacus')
    expect([b.waiting, b.at('chosroes')]).toEqual([[], 'pontus-polemoniacus'])
  })
})

describe('combined armies are one in what becomes of their status', () => {
  const both = {
    place: { italia: 'campania', illyricum: 'campania' },
    own: { italia: 20, illyricum: 1 },
    magister: { italia: 'narses', illyricum: 'bessas' },
    under: { illyricum: 'italia' },
    status: { italia: ['defeated'], illyricum: ['defeated'] },
  } as const

  clause('JU-8.25b', 'a single recruit does not restore all of them, as many as they are together do', () => {
    const b = opportunity({ ...both, own: { italia: 4, illyricum: 1 } }).rome('levy | 5', 'reinforce illyricum 1')
    expect(b.status('italia')).toEqual(['defeated'])
    b.rome('reinforce illyricum 2', 'reinforce italia 2')
    expect([b.status('italia'), b.status('illyricum')]).toEqual([[], []])
  })

  clause(['JU-8.25a', 'JU-9.8b'], 'another Magister restores them if it is he who leads them', () => {
    const called = (dice: number[]): Bench =>
      new Bench({
        turn: 2,
        ...both,
        stack: [{ step: 'called', power: 'moors' }, { step: 'marker' }],
        randomLeft: 1,
      }).barb(`random | 9 1 7 ${dice.join(' ')}`)
    // Bessas 4 + 9 against Narses 9 + 0: it is Bessas who goes, and he only follows.
    expect(called([0, 9, 0]).status('italia')).toEqual(['defeated'])
    expect(called([5, 0, 0]).status('illyricum')).toEqual([])
  })
})

clause(['JU-4.14b', 'JU-9.8b'], 'who has lost a battle has lost it, though Politics sends him away before B/3', () => {
  const b = new Bench({
    turn: 2,
    place: { italia: 'campania', illyricum: 'dalmatia' },
    own: { italia: 9, illyricum: 9 },
    magister: { italia: 'bessas', illyricum: 'narses' },
    beaten: { bessas: true },
    randomLeft: 1,
    stack: [{ step: 'turn', at: 5 }, { step: 'marker' }],
  }).barb('random | 9 1 7 0 9 0')
  expect(b.state.magister[armyNamed('italia')]).not.toBe(magisterNamed('bessas'))
  b.rome('bribe 0 | 0')
  expect(b.bar('byzantine', 'replace narses')).toBe('not-beaten JU-4.14b')
})

clause(
  ['JU-7.14b', 'JU-7.31b'],
  'who intercepts in an activation of his own and is beaten out of his area is lost (96)',
  () => {
    const b = marching('presental-i', 1, {
      place: { 'presental-i': 'hellespontus', oriens: 'bithynia', chosroes: 'hellespontus' },
      own: { 'presental-i': 20, oriens: 12, chosroes: 40 },
      magister: { 'presental-i': 'narses', oriens: 'belisarius' },
    }).rome('attack chosroes')
    b.barb('withdraw bithynia | 0').rome('intercept | 0 0 0')
    expect(b.now).toBe('retreat')
    b.rome('retreat europa | 0', 'halt')
    expect([b.at('oriens'), b.at('presental-i')]).toEqual([null, 'hellespontus'])
  },
)

clause(['JU-8.13f', 'JU-3.4f'], 'of several barbarian powers without a marker a province is none’s', () => {
  const b = marching('italia', 3, {
    place: { italia: 'samnium', totila: 'samnium', franks: 'campania' },
    own: { italia: 20, totila: 9, franks: 5 },
    magister: { italia: 'narses' },
    allegiance: { franks: 'barbarian' },
    detached: [{}, {}, { campania: 2 }],
  }).rome('attack totila')
  b.barb('withdraw campania | 3')
  expect(b.last('withdrew')).toMatchObject({ roll: 3, sum: 4 })
})

describe('Tzazon', () => {
  const inSardinia = {
    place: { gelimer: 'sardinia' },
    own: { gelimer: 20 },
    control: { sardinia: 'vandals', zeugitania: 'vandals' },
    fleets: [{}, { zeugitania: 3 }, {}],
    detached: [{}, { zeugitania: 6 }, {}],
    stack: [{ step: 'arrivals', queue: ['tzazon'] }],
    turn: 2,
  } as const

  clause('JU-4.22d', 'needs no ships for men who are on the island', () => {
    const b = new Bench(inSardinia).advance().barb('send gelimer 15', 'done')
    expect([b.sp('tzazon'), b.fleets(1, 'sardinia')]).toEqual([15, 0])
    const other = new Bench(inSardinia).advance().barb('send gelimer 4', 'send vandals:zeugitania 6', 'done')
    expect([other.sp('tzazon'), other.fleets(1, 'sardinia')]).toEqual([10, 1])
  })

  clause('JU-4.22e', 'nor are such men among the five who come without ships', () => {
    const b = new Bench({ ...inSardinia, fleets: [{}, {}, {}] }).advance().barb('send vandals:zeugitania 5')
    expect(b.can('barbarian', 'send vandals:zeugitania 1')).toBe(false)
    b.barb('send gelimer 20')
    expect(b.sp('tzazon')).toBe(25)
  })
})

clause(['JU-9.3e', 'JU-5.24e'], 'men of an army that is Not Paid stay so on the frontier of Sardinia', () => {
  const called = (unpaid: Written): Bench =>
    new Bench({
      turn: 3,
      place: { italia: 'campania' },
      own: { italia: 9 },
      unpaid,
      fleets: [{ sardinia: 1 }, {}, {}],
      stack: [{ step: 'sardinia', power: 'byzantine', left: 5 }],
    })
      .advance()
      .rome('send italia 5 | 2')
  expect(called({ italia: true }).state.unpaidFrontier[placeNamed('sardinia')]).toBe(true)
  expect(called({}).state.unpaidFrontier[placeNamed('sardinia')]).toBe(false)
})

clause(['JU-9.6a', 'JU-5.42b'], 'an army that Nika calls finds what lies in Europa', () => {
  const b = new Bench({
    turn: 3,
    nika: true,
    romanActs: true,
    place: { oriens: 'syria-i' },
    own: { oriens: 12 },
    treasure: [null, 'europa'],
    stack: [{ step: 'nika' }],
  }).rome('summon oriens')
  expect([b.at('oriens'), b.now]).toEqual(['europa', 'treasure'])
})

clause('JU-9.6a', 'where no army can come, Nika takes no activation (65)', () => {
  const b = new Bench({
    turn: 3,
    gold: 4,
    nika: true,
    romanActs: true,
    place: { 'presental-i': 'europa' },
    own: { 'presental-i': 12 },
    magister: { 'presental-i': 'bessas' },
    stack: [{ step: 'nika' }],
  }).advance()
  expect([b.now, b.state.nika, b.can('byzantine', 'march presental-i')]).toEqual(['opportunity', false, true])
})

describe('fleets of two powers (102)', () => {
  const sailing = (fleets: Written, at: string, more: Written = {}): Bench =>
    new Bench({
      turn: 3,
      gold: 0,
      romanActs: true,
      fleets: [{}, fleets, fleets],
      stack: [{ step: 'closing' }, { step: 'voyage', power: 'byzantine', seat: 'byzantine', sp: 3, at, ...more }],
    })

  clause('JU-7.34a', 'On Patrol act in the order their owner chooses', () => {
    const b = sailing({ 'sea-of-carthage': 1 }, 'sardinia').rome('enterSea sea-of-carthage')
    expect([b.now, b.waiting]).toEqual(['precedence', ['barbarian']])
    b.barb('choose ostrogoths')
    expect([b.now, b.prompt('barbarian').params.power]).toEqual(['patrol', 'ostrogoths'])
    b.barb('letPass')
    expect([b.now, b.prompt('barbarian').params.power]).toEqual(['patrol', 'vandals'])
    expect(b.barb('letPass').now).toBe('voyage')
  })

  clause(['JU-8.31a', 'JU-7.25a'], 'and In Port', () => {
    const b = sailing({ corsica: 1 }, 'ligurian-sea').rome('port corsica')
    expect([b.now, b.waiting]).toEqual(['precedence', ['barbarian']])
    // 9 and 0 against the Goths, then against the Vandals.
    b.barb('choose ostrogoths | 9 0 0 9 0 0')
    expect(b.told.filter(({ key }) => key === 'sea-battle').map(({ params }) => params.defender)).toEqual([
      'ostrogoths',
      'vandals',
    ])
    expect(b.fleets(0, 'corsica')).toBe(3)
  })
})

clause(
  ['JU-8.34a', 'JU-8.26f'],
  'an army that loses its last SP to a ship that sinks is set aside on the beach',
  () => {
    const b = new Bench({
      turn: 3,
      gold: 0,
      romanActs: true,
      place: { africa: 'at-sea', italia: 'at-sea' },
      own: { africa: 17, italia: 1 },
      magister: { africa: 'bessas', italia: 'narses' },
      under: { italia: 'africa' },
      fleets: [{}, { 'sea-of-carthage': 4 }, {}],
      stack: [
        { step: 'closing' },
        { step: 'voyage', power: 'byzantine', seat: 'byzantine', sp: 2, army: 'africa', at: 'libyan-sea' },
      ],
    }).rome('enterSea sea-of-carthage')
    b.barb('intercept | 0').rome('fight | 9 0 0').rome('lose italia 1')
    b.rome('port numidia')
    expect([b.at('africa'), b.sp('africa'), b.at('italia')]).toEqual(['numidia', 10, null])
    expect(b.state.fallen[magisterNamed('narses')]).toBe(false)
  },
)

describe('a combined army goes into no box, which is not that of all of them', () => {
  const persian = {
    place: { chosroes: 'osrhoene', lakhmids: 'osrhoene', oriens: 'osrhoene' },
    own: { chosroes: 9, lakhmids: 4, oriens: 30 },
    magister: { oriens: 'narses' },
    under: { lakhmids: 'chosroes' },
    allegiance: { lakhmids: 'barbarian' },
  } as const

  clause(['JU-7.19f', 'JU-8.13c'], 'to get out of the way', () => {
    const b = marching('oriens', 3, persian).rome('attack chosroes')
    expect([b.can('barbarian', 'withdraw sassanids'), b.can('barbarian', 'withdraw mesopotamia')]).toEqual([
      false,
      true,
    ])
    const alone = marching('oriens', 3, { ...persian, under: {} }).rome('attack chosroes')
    expect(alone.can('barbarian', 'withdraw sassanids')).toBe(true)
  })

  clause(['JU-7.19f', 'JU-8.21g'], 'nor when it is beaten', () => {
    const b = marching('oriens', 3, persian).rome('attack chosroes')
    b.barb('stand | 9 0', 'lose chosroes 8', 'lose lakhmids 1 | 0 0')
    expect([b.at('chosroes'), b.at('lakhmids'), b.now]).toEqual(['osrhoene', 'osrhoene', 'march'])
  })
})

clause(['JU-8.26f', 'JU-7.31e'], 'a minor army of which a draw leaves nobody is at home, and marches no more', () => {
  const b = marching('bulgars', 4, {
    place: { bulgars: 'bulgars', thracia: 'moesia-ii' },
    own: { bulgars: 1, thracia: 1 },
    magister: { thracia: 'narses' },
    allegiance: { bulgars: 'barbarian' },
  }).barb('go moesia-ii')
  b.rome('intercept | 0 9 9')
  expect([b.at('bulgars'), b.at('thracia'), b.waiting]).toEqual(['bulgars', null, []])
})

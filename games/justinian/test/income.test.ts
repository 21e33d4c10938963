import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { PAY_IDS } from '../rules/action.ts'
import { holderOf, inCup } from '../rules/forces.ts'
import { incomeOf, isUnpaid, upkeepOf } from '../rules/income.ts'
import { armyNamed, magisterNamed, placeNamed } from '../rules/printed.ts'
import { HOLDER_IDS, NOBODYS } from '../rules/state.ts'
import { Bench } from './bench.ts'

type Written = Readonly<Record<string, unknown>>
/** A turn about to begin its income, with the Goths and Vandals alive. */
const turn = (written: Written, at = 0): Bench =>
  new Bench({
    turn: 2,
    detached: [{}, { numidia: 5 }, { aemilia: 5 }],
    stack: [{ step: 'turns' }, { step: 'turn', at }],
    ...written,
  })
const holder = (written: Written, province: string): string =>
  HOLDER_IDS[holderOf(new Bench(written).state, placeNamed(province))]
const upkeep = (b: Bench, group: string): number => upkeepOf(b.state, PAY_IDS.indexOf(group))
const unpaid = (b: Bench, group: string): boolean => isUnpaid(b.state, PAY_IDS.indexOf(group))

describe('control (3.4)', () => {
  clause(['JU-3.4a', 'JU-3.4e', 'JU-3.4c'], 'the Byzantine holds whatever no barbarian denies him', () => {
    expect(holder({}, 'asia')).toBe('byzantine')
    expect(holder({ place: { chosroes: 'asia' }, own: { chosroes: 5 } }, 'asia')).toBe('sassanids')
    expect(holder({ detached: [{}, {}, { asia: 1 }] }, 'asia')).toBe('ostrogoths')
    expect(holder({ control: { asia: 'vandals' } }, 'asia')).toBe('vandals')
    expect(holder({ control: { asia: 'vandals' }, frontier: { asia: 1 } }, 'asia')).toBe('nobody')
    expect(holder({ control: { asia: 'vandals' }, fleets: [{ asia: 3 }, {}, {}] }, 'asia')).toBe('vandals')
    expect(holder({ fleets: [{}, { asia: 3 }, {}] }, 'asia')).toBe('byzantine')
    // 38: a leader without SP holds nothing.
    expect(holder({ place: { totila: 'asia' } }, 'asia')).toBe('byzantine')
  })

  clause(
    ['JU-3.4b', 'JU-3.4h'],
    'an ally of the Byzantines is no barbarian, and denies a province to barbarians',
    () => {
      const huns = { place: { utigurs: 'lazica' }, own: { utigurs: 4 } }
      expect(holder({ ...huns, allegiance: { utigurs: 'byzantine' } }, 'lazica')).toBe('byzantine')
      expect(holder({ ...huns, allegiance: { utigurs: 'barbarian' } }, 'lazica')).toBe('utigurs')
      expect(holder(huns, 'lazica')).toBe('utigurs')
      expect(
        holder(
          { ...huns, place: { utigurs: 'asia' }, allegiance: { utigurs: 'byzantine' }, control: { asia: 'vandals' } },
          'asia',
        ),
      ).toBe('nobody')
    },
  )

  clause(
    ['JU-3.4f', 'JU-3.4g'],
    'among barbarians the marker decides, then the only power; a revolt is nobody’s',
    () => {
      const both = { place: { franks: 'liguria', totila: 'liguria' }, own: { franks: 3, totila: 3 } }
      expect(holder(both, 'liguria')).toBe('barbarians')
      expect(holder({ ...both, control: { liguria: 'ostrogoths' } }, 'liguria')).toBe('ostrogoths')
      expect(holder({ ...both, revolt: { liguria: true } }, 'liguria')).toBe('nobody')
      expect(holder({ revolt: { arcadia: true }, frontier: { arcadia: 4 } }, 'arcadia')).toBe('nobody')
      expect(NOBODYS).toBe(HOLDER_IDS.indexOf('nobody'))
    },
  )
})

describe('income (5.1)', () => {
  clause(['JU-2.1b', 'JU-5.11a', 'JU-5.11c', 'JU-3.1c'], 'every province he holds pays, and gold is kept', () => {
    // All but what five Vandals and five Goths hold: 110 less Numidia and Aemilia.
    const b = turn({ gold: 7 }).advance(0)
    expect(b.last('income')).toEqual({ gold: 108, total: 115 })
    const keys = b.told.map(({ key }) => key)
    expect(keys.indexOf('income')).toBeLessThan(keys.indexOf('levied') < 0 ? 99 : keys.indexOf('levied'))
  })

  clause('JU-5.11b', 'Aegyptus II pays 3 and Lazica nothing', () => {
    const all = incomeOf(new Bench({}).state)
    expect(all).toBe(110)
    expect(incomeOf(new Bench({ revolt: { 'aegyptus-ii': true } }).state)).toBe(107)
    expect(incomeOf(new Bench({ place: { chosroes: 'lazica' }, own: { chosroes: 5 } }).state)).toBe(110)
  })

  clause('JU-9.5b', 'a province in revolt pays nothing', () => {
    expect(incomeOf(new Bench({ revolt: { arcadia: true, 'thebais-i': true } }).state)).toBe(106)
  })

  clause(['JU-5.13c', 'JU-9.2c'], 'half without Europa, half after the Plague, rounded down each time', () => {
    expect(incomeOf(new Bench({ control: { europa: 'sassanids' } }).state)).toBe(54)
    expect(incomeOf(new Bench({ halved: true }).state)).toBe(55)
    expect(incomeOf(new Bench({ halved: true, control: { europa: 'sassanids' } }).state)).toBe(27)
    const b = turn({ halved: true, gold: 0 }).advance(0)
    expect([b.last('income')?.gold, b.state.halved]).toEqual([54, false])
  })

  clause('JU-5.12f', 'removal follows income: what was occupied pays nothing', () => {
    const b = turn({ gold: 0, place: { slavs: 'dacia-ripensis' }, own: { slavs: 4 } }).advance(0)
    expect([b.last('income')?.gold, b.at('slavs')]).toEqual([107, 'slavs'])
  })

  clause('JU-9.9a', 'what Justinian owes for his buildings is taken after income', () => {
    const b = turn({ gold: 0, debt: 6 }).advance(0)
    expect([b.state.gold, b.state.debt]).toEqual([102, 0])
  })
})

describe('removal (5.12)', () => {
  clause(['JU-5.12a', 'JU-5.12e', 'JU-8.25d'], 'minor armies go home with their markers, but not from cities', () => {
    const b = turn({
      place: { slavs: 'moesia-ii', bulgars: 'macedonia', utigurs: 'armenia-i' },
      own: { slavs: 4, bulgars: 3, utigurs: 6 },
      status: { slavs: ['defeated'], bulgars: ['disorganised'] },
      allegiance: { slavs: 'barbarian', bulgars: 'barbarian', utigurs: 'byzantine' },
    }).advance(0)
    expect([b.at('slavs'), b.sp('slavs'), b.status('slavs')]).toEqual(['slavs', 0, []])
    expect([b.at('utigurs'), b.sp('utigurs')]).toEqual(['utigurs', 0])
    expect([b.at('bulgars'), b.sp('bulgars'), b.status('bulgars')]).toEqual(['macedonia', 3, ['disorganised']])
  })

  clause(['JU-5.12b', 'JU-7.17g'], 'minor SP in other armies leave them, but not in cities', () => {
    const b = turn({
      place: { totila: 'picenum', oriens: 'syria-i', thracia: 'rhodope' },
      own: { totila: 9, oriens: 5, thracia: 5 },
      allied: { totila: 4, oriens: 3, thracia: 2 },
    }).advance()
    expect([b.allies('totila'), b.allies('oriens'), b.allies('thracia')]).toEqual([0, 3, 0])
  })

  clause(['JU-5.12h', 'JU-6.35a', 'JU-6.44h'], 'combined armies separate and allegiances end', () => {
    const b = turn({
      place: { totila: 'campania', franks: 'campania' },
      own: { totila: 9, franks: 12 },
      under: { franks: 'totila' },
      allegiance: { franks: 'barbarian', moors: 'neutral' },
    }).advance(0)
    expect([b.at('franks'), b.sp('franks')]).toEqual(['campania', 12])
    expect(b.state.under[armyNamed('franks')]).toBe(-1)
    expect(new Set(b.state.allegiance)).toEqual(new Set(['none']))
  })

  clause('JU-5.12g', 'SP in boxes go, Persian ones too', () => {
    const b = turn({
      place: { chosroes: 'sassanids', moors: 'moors' },
      own: { chosroes: 30, moors: 4 },
      status: { chosroes: ['defeated'] },
    }).advance(0)
    expect([b.sp('chosroes'), b.sp('moors'), b.status('chosroes')]).toEqual([0, 0, []])
  })

  clause(
    ['JU-5.12c', 'JU-5.12d'],
    'Persians more than two provinces from home lose a die, 2 less in a city, as the Barbarian likes',
    () => {
      // Syria I (a city) and Pisidia are far; Mesopotamia is near.
      const b = turn({
        place: { chosroes: 'syria-i', perozes: 'mesopotamia' },
        own: { chosroes: 9, perozes: 9 },
        detached: [{ 'syria-i': 4, pisidia: 8 }, { numidia: 5 }, { aemilia: 5 }],
      })
      // Pisidia first, 7; then Syria I, 6 less 2.
      b.advance(7, 6)
      expect(b.detached(0, 'pisidia')).toBe(1)
      expect([b.waiting, b.now, b.prompt('barbarian').params.left]).toEqual([['barbarian'], 'losses', 4])
      b.barb('lose chosroes 3', 'lose sassanids:syria-i 1 | 0')
      expect([b.sp('chosroes'), b.detached(0, 'syria-i'), b.sp('perozes')]).toEqual([6, 3, 9])
      // Never below zero.
      const city = turn({ place: { chosroes: 'syria-i' }, own: { chosroes: 9 } }).advance(1, 0)
      expect(city.sp('chosroes')).toBe(9)
    },
  )
})

describe('maintenance (5.2)', () => {
  const groups = {
    gold: 20,
    place: { oriens: 'phoenice', armenia: 'armenia-i' },
    own: { oriens: 25, armenia: 22 },
    frontier: { phoenice: 5, 'libya-pentapolis': 17 },
    fleets: [{ phoenice: 3, 'aegean-sea': 2 }, {}, {}],
    turn: 2,
    detached: [{}, { numidia: 5 }, { aemilia: 5 }],
    stack: [{ step: 'turns' }, { step: 'turn', at: 2 }],
  }
  const begun = (changes: Written = {}): Bench => new Bench({ ...groups, ...changes }).advance()

  clause(
    ['JU-5.21b', 'JU-5.21c', 'JU-5.21d', 'JU-4.32b'],
    'examples of 5.22 and 5.23: 22 G for an army, 6 for seventeen frontier SP, 30 for all in Phoenice',
    () => {
      const b = begun()
      expect([upkeep(b, 'armenia'), upkeep(b, 'frontier:libya-pentapolis')]).toEqual([22, 6])
      expect(upkeep(b, 'oriens') + upkeep(b, 'frontier:phoenice') + upkeep(b, 'fleet:phoenice')).toBe(30)
    },
  )

  clause(
    ['JU-5.21a', 'JU-5.22a', 'JU-5.23a', 'JU-5.23b', 'JU-5.23c', 'JU-2.2c'],
    'group by group, all or none; who is not paid is Not Paid',
    () => {
      const b = begun().rome('pay frontier:phoenice', 'pay fleet:phoenice', 'pay fleet:aegean-sea')
      expect(b.state.gold).toBe(20 - 2 - 3 - 2)
      b.rome('done | 0')
      expect(
        ['oriens', 'armenia', 'frontier:phoenice', 'fleet:phoenice', 'frontier:libya-pentapolis'].map((g) =>
          unpaid(b, g),
        ),
      ).toEqual([true, true, false, false, true])
    },
  )

  clause('JU-5.21e', 'nobody is paid with gold that is not there', () => {
    const b = begun()
    expect(b.bar('byzantine', 'pay oriens')).toBe('not-enough-gold JU-5.21e')
    expect(b.bar('byzantine', 'pay frontier:asia')).toBe('nothing-to-pay JU-5.23a')
    expect(b.rome('pay fleet:phoenice').bar('byzantine', 'pay fleet:phoenice')).toBe('paid-already JU-5.23a')
    expect(b.bar('byzantine', 'pay thracia')).toBe('nothing-to-pay JU-5.23a')
  })

  clause(['JU-5.24c', 'JU-5.24d'], 'paying in a later turn ends it', () => {
    const b = begun({ gold: 60, unpaid: { oriens: true }, unpaidFrontier: { phoenice: true } })
    b.rome('pay oriens', 'pay frontier:phoenice', 'done | 0')
    expect([unpaid(b, 'oriens'), unpaid(b, 'frontier:phoenice'), unpaid(b, 'frontier:libya-pentapolis')]).toEqual([
      false,
      false,
      true,
    ])
  })

  clause('JU-6.34d', 'allied SP are maintained and counted like field SP', () => {
    const b = begun({ allied: { oriens: 5 } })
    expect(upkeep(b, 'oriens')).toBe(30)
  })
})

describe('recruits and fleets (5.3)', () => {
  const phase = (changes: Written = {}): Bench =>
    new Bench({
      turn: 2,
      gold: 10,
      place: { oriens: 'mesopotamia', 'presental-i': 'europa' },
      own: { oriens: 4, 'presental-i': 12 },
      magister: { oriens: 'bessas', 'presental-i': 'sittas' },
      detached: [{}, { numidia: 5 }, { aemilia: 5 }],
      stack: [{ step: 'turns' }, { step: 'turn', at: 3 }],
      ...changes,
    })

  clause(
    ['JU-5.31a', 'JU-5.32a', 'JU-5.32b', 'JU-5.31b', 'JU-3.1d'],
    'as many SP as the die shows, for armies and provinces he holds',
    () => {
      const b = phase().advance(6)
      expect(b.prompt('byzantine').params.left).toBe(6)
      expect(b.bar('byzantine', 'station numidia 1')).toBe('not-held JU-5.32b')
      expect(b.bar('byzantine', 'station lazica 1')).toBe('no-frontier-in-lazica JU-3.41c')
      expect(b.bar('byzantine', 'reinforce italia 1')).toBe('not-on-the-map JU-5.32b')
      b.rome('reinforce oriens 3', 'station dacia-ripensis 3')
      expect([b.sp('oriens'), b.frontier('dacia-ripensis'), b.state.gold, b.now]).toEqual([7, 3, 10, 'shipyard'])
      // A 0 brings none: fleets come next at once.
      expect(phase().advance(0).now).toBe('shipyard')
    },
  )

  clause('JU-5.32c', 'Presental armies are brought to 10 first', () => {
    const b = phase({ own: { oriens: 4, 'presental-i': 7 } }).advance(5)
    expect(b.bar('byzantine', 'reinforce oriens 1')).toBe('presental-first JU-5.32c')
    expect(b.bar('byzantine', 'done')).toBe('presental-first JU-5.32c')
    expect(b.bar('byzantine', 'station asia 1')).toBe('presental-first JU-5.32c')
    b.rome('reinforce presental-i 3', 'reinforce oriens 2')
    expect([b.sp('presental-i'), b.sp('oriens')]).toEqual([10, 6])
  })

  clause(['JU-4.31b', 'JU-4.31d'], 'never more than 35 in an army or 150 in all', () => {
    const b = phase({ own: { oriens: 34, 'presental-i': 12 } }).advance(5)
    expect(b.bar('byzantine', 'reinforce oriens 2')).toBe('army-limit JU-4.31b')
    expect(b.rome('reinforce oriens 1').bar('byzantine', 'reinforce oriens 1')).toBe('army-limit JU-4.31b')
    const full = phase({ frontier: { asia: 132 } }).advance(5)
    expect(full.bar('byzantine', 'station asia 3')).toBe('roman-limit JU-4.31d')
    expect(full.rome('station asia 2').now).toBe('shipyard')
  })

  clause(['JU-5.24a', 'JU-8.25b'], 'five SP make an army paid, as many as it had restore it', () => {
    const worn = { unpaid: { oriens: true }, status: { oriens: ['defeated', 'disorganised'] } }
    const b = phase(worn).advance(9).rome('reinforce oriens 3')
    expect([b.state.unpaid[armyNamed('oriens')], b.status('oriens')]).toEqual([true, ['disorganised', 'defeated']])
    b.rome('reinforce oriens 1')
    expect([b.state.unpaid[armyNamed('oriens')], b.status('oriens')]).toEqual([true, []])
    b.rome('reinforce oriens 1')
    expect(b.state.unpaid[armyNamed('oriens')]).toBe(false)
  })

  clause(['JU-5.33a', 'JU-5.33b', 'JU-4.41c'], 'fleet SP for 3 G each, in coastal cities he holds', () => {
    const b = phase().advance(0)
    expect(b.bar('byzantine', 'moor lycia 1')).toBe('no-port-city JU-5.33b')
    expect(b.bar('byzantine', 'moor osrhoene 1')).toBe('no-port-city JU-5.33b')
    expect(b.bar('byzantine', 'moor europa 4')).toBe('not-enough-gold JU-5.21e')
    b.rome('moor europa 2', 'moor lazica 1')
    expect([b.fleets(0, 'europa'), b.fleets(0, 'lazica'), b.state.gold]).toEqual([2, 1, 1])
  })

  test('the example of expenses in 5.33', () => {
    // 95 G; 65 for field SP, 4 for fleets, 7 for frontier SP: 19 are left, 3 go for a fleet.
    expect(95 - 65 - 4 - 7 - 3).toBe(16)
    const b = phase({ gold: 19 }).advance(6).rome('reinforce oriens 5', 'station dacia-ripensis 1', 'moor europa 1')
    expect(b.state.gold).toBe(16)
  })

  clause(
    ['JU-5.34a', 'JU-5.34b', 'JU-5.34c', 'JU-4.14a'],
    'one new army of 10 SP besides the recruits, with a Magister',
    () => {
      const b = phase().advance(0).rome('done')
      expect(b.now).toBe('raising')
      expect(b.bar('byzantine', 'raise oriens europa')).toBe('army-in-play JU-5.34a')
      const cup = inCup(b.state)
      b.rome('raise thracia europa | 2')
      expect([b.sp('thracia'), b.at('thracia'), b.state.magister[armyNamed('thracia')]]).toEqual([10, 'europa', cup[2]])
      expect(b.now).toBe('commands')
      expect(
        phase({ frontier: { asia: 125 } })
          .advance(0)
          .rome('done').now,
      ).toBe('commands')
    },
  )

  clause(
    ['JU-5.34d', 'JU-5.34e', 'JU-5.34f', 'JU-5.34g', 'JU-5.34h'],
    'each where it may be raised, if the province is held',
    () => {
      const b = phase({ control: { flaminia: 'ostrogoths', numidia: 'vandals' } })
        .advance(0)
        .rome('done')
      const can = (army: string, at: string): boolean => b.can('byzantine', `raise ${army} ${at}`)
      expect([can('armenia', 'armenia-iv'), can('armenia', 'cappadocia-i'), can('armenia', 'europa')]).toEqual([
        true,
        false,
        true,
      ])
      expect([
        can('italia', 'dalmatia'),
        can('italia', 'sicilia'),
        can('italia', 'flaminia'),
        can('italia', 'picenum'),
      ]).toEqual([true, true, false, false])
      expect([can('africa', 'arcadia'), can('africa', 'byzacena'), can('africa', 'numidia')]).toEqual([
        true,
        true,
        false,
      ])
      expect([can('hispania', 'septem'), can('hispania', 'arcadia')]).toEqual([true, false])
      expect(b.bar('byzantine', 'raise thracia thracia')).toBe('raised-in-europa-only JU-5.34h')
    },
  )
})

describe('Magistri (4.14)', () => {
  const commands = (changes: Written = {}): Bench =>
    new Bench({
      turn: 2,
      place: { oriens: 'mesopotamia', thracia: 'thracia', 'presental-i': 'europa' },
      own: { oriens: 4, thracia: 5, 'presental-i': 12 },
      status: { oriens: ['defeated'] },
      magister: { oriens: 'bessas', 'presental-i': 'sittas' },
      detached: [{}, { numidia: 5 }, { aemilia: 5 }],
      stack: [{ step: 'turns' }, { step: 'turn', at: 6 }, { step: 'commands', free: true }],
      ...changes,
    })

  clause(
    ['JU-4.14c', 'JU-4.14d', 'JU-8.25a'],
    'one may be replaced if nobody lost; he returns to the cup after the draw',
    () => {
      const b = commands()
      const cup = inCup(b.state)
      expect(cup).not.toContain(magisterNamed('bessas'))
      b.rome(`replace bessas | ${cup.length - 1}`)
      expect(b.state.magister[armyNamed('oriens')]).toBe(cup.at(-1))
      expect(inCup(b.state)).toContain(magisterNamed('bessas'))
      expect(b.status('oriens')).toEqual([])
      expect(b.bar('byzantine', 'replace sittas')).toBe('one-replacement JU-4.14c')
    },
  )

  clause('JU-4.14b', 'all who lost a battle, and nobody else then', () => {
    const b = commands({ beaten: { bessas: true } })
    expect(b.bar('byzantine', 'replace sittas')).toBe('not-beaten JU-4.14b')
    b.rome('replace bessas | 0')
    expect(b.bar('byzantine', 'replace narses')).toBe('not-on-map-magister JU-4.14b')
  })

  clause('JU-4.14e', 'an army without one may draw', () => {
    const b = commands()
    expect(b.bar('byzantine', 'appoint oriens')).toBe('has-a-magister JU-4.14e')
    b.rome('appoint thracia | 0')
    expect(b.state.magister[armyNamed('thracia')]).toBe(0)
  })
})

import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { armyNamed, placeNamed } from '../rules/printed.ts'
import { Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

type Written = Readonly<Record<string, unknown>>

const left = (b: Bench): unknown => b.prompt(b.waiting[0]).params.mp
const ORIENS = { place: { oriens: 'syria-i' }, own: { oriens: 10 }, magister: { oriens: 'belisarius' } }
const rome = (mp: number, written: Written = {}): Bench => marching('oriens', mp, { ...ORIENS, ...written })
const TOTILA = { place: { totila: 'campania' }, own: { totila: 12 } }
const goths = (mp: number, written: Written = {}): Bench => marching('totila', mp, { ...TOTILA, ...written })

describe('going (7.1)', () => {
  clause(
    ['JU-7.12a', 'JU-7.13a', 'JU-7.15a', 'JU-7.0a'],
    '1 MP for a province next to it, as long as there are any',
    () => {
      const b = rome(2)
      expect(b.bar('byzantine', 'go armenia-iii')).toBe('not-adjacent JU-7.13a')
      b.rome('go euphratensis')
      expect([b.at('oriens'), left(b)]).toEqual(['euphratensis', 1])
      b.rome('go osrhoene')
      // Nothing but what costs nothing is left.
      expect([b.at('oriens'), b.verbs('byzantine')]).toEqual(['osrhoene', ['disband', 'halt']])
      expect(rome(2).rome('halt').waiting).toEqual([])
    },
  )

  clause(
    ['JU-7.12b', 'JU-8.22b', 'JU-8.23a', 'JU-8.23d'],
    'the example of 7.12: four MP for a broken army that leaves enemies',
    () => {
      const b = marching('gelimer', 4, {
        place: { gelimer: 'numidia' },
        own: { gelimer: 9 },
        status: { gelimer: ['disorganised', 'defeated'] },
        frontier: { numidia: 1 },
      })
      expect(b.can('barbarian', 'go zeugitania')).toBe(true)
      b.barb('go zeugitania')
      expect([b.at('gelimer'), b.waiting]).toEqual(['zeugitania', []])
      const short = marching('gelimer', 3, {
        place: { gelimer: 'numidia' },
        own: { gelimer: 9 },
        status: { gelimer: ['disorganised', 'defeated'] },
        frontier: { numidia: 1 },
      })
      expect(short.bar('barbarian', 'go zeugitania')).toBe('too-few-mp JU-7.15a')
      // One marker each, without enemies.
      const one = (status: string): unknown => left(rome(5, { status: { oriens: [status] } }).rome('go euphratensis'))
      expect([one('disorganised'), one('defeated')]).toEqual([3, 3])
      // Enemies in the province it leaves, not in the one it enters.
      const enemies = { detached: [{ 'syria-i': 2 }, {}, {}] }
      expect(left(rome(5, enemies).rome('go euphratensis'))).toBe(3)
      expect(left(rome(5, { detached: [{ euphratensis: 2 }, {}, {}] }).rome('go euphratensis'))).toBe(4)
      // All of it, over a strait.
      const over = { place: { oriens: 'bithynia' }, detached: [{ bithynia: 2 }, {}, {}] }
      const broken = { status: { oriens: ['disorganised', 'defeated'] } }
      expect([left(rome(6, over).rome('go europa')), left(rome(6, { ...over, ...broken }).rome('go europa'))]).toEqual([
        3, 1,
      ])
    },
  )

  clause(['JU-7.13b', 'JU-2.1m'], 'a strait costs one more; other water cannot be crossed', () => {
    const b = marching('thracia', 4, {
      place: { thracia: 'europa' },
      own: { thracia: 5 },
      magister: { thracia: 'bessas' },
    })
    b.rome('go bithynia')
    expect(left(b)).toBe(2)
    expect(b.bar('byzantine', 'go insulae')).toBe('not-adjacent JU-7.13a')
  })

  clause(
    ['JU-7.11a', 'JU-4.12a', 'JU-6.51b', 'JU-4.1b'],
    'the example of 7.11: Belisarius and a 6 make 7 MP, for 2 G; nobody marches without a Magister',
    () => {
      const b = new Bench({
        gold: 5,
        romanActs: true,
        place: { oriens: 'syria-i', armenia: 'armenia-i' },
        own: { oriens: 10, armenia: 4 },
        magister: { oriens: 'belisarius' },
        stack: [{ step: 'closing' }, { step: 'opportunity' }],
      })
      expect(b.bar('byzantine', 'march armenia')).toBe('no-magister JU-4.1b')
      expect(b.bar('byzantine', 'march totila')).toBe('not-the-byzantines JU-6.51b')
      b.rome('march oriens | 6')
      expect([left(b), b.state.gold]).toEqual([7, 3])
    },
  )

  clause(['JU-2.1k', 'JU-7.19f', 'JU-7.19a'], 'out of a box along its arrows for 1 MP, and back into its own', () => {
    const b = marching('chosroes', 4, { place: { chosroes: 'sassanids' }, own: { chosroes: 30 } })
    expect(b.bar('barbarian', 'go syria-i')).toBe('not-adjacent JU-7.13a')
    b.barb('go mesopotamia')
    expect(left(b)).toBe(3)
    expect(b.bar('barbarian', 'go lakhmids')).toBe('box-only-from-box JU-7.19b')
    b.barb('go euphratensis')
    expect(b.bar('barbarian', 'go sassanids')).toBe('not-its-box JU-7.19f')
    b.barb('go osrhoene', 'go sassanids')
    expect([b.at('chosroes'), b.sp('chosroes')]).toEqual(['sassanids', 30])
    expect(rome(5, { place: { oriens: 'mesopotamia' } }).bar('byzantine', 'go sassanids')).toBe('no-boxes JU-7.19a')
  })
})

describe('what movement points buy (7.16-7.18, T.1)', () => {
  clause(
    ['JU-7.16a', 'JU-7.16b', 'JU-7.16c', 'JU-4.32a', 'JU-7.12c', 'JU-T.1b'],
    'field SP become frontier SP for 1 MP, whatever the army’s state; one stays',
    () => {
      const b = rome(3, { status: { oriens: ['defeated', 'disorganised'] } })
      expect(b.bar('byzantine', 'drop 10')).toBe('keeps-one JU-7.16c')
      b.rome('drop 9')
      expect([b.sp('oriens'), b.frontier('syria-i'), left(b)]).toEqual([1, 9, 2])
      expect(b.bar('byzantine', 'drop 1')).toBe('keeps-one JU-7.16c')
      expect(rome(3, { place: { oriens: 'lazica' } }).bar('byzantine', 'drop 1')).toBe('no-frontier-in-lazica JU-3.41c')
      const presental = marching('presental-i', 3, {
        place: { 'presental-i': 'europa' },
        own: { 'presental-i': 20 },
        magister: { 'presental-i': 'sittas' },
      })
      expect(presental.bar('byzantine', 'drop 1')).toBe('presental-drops-none JU-7.16a')
    },
  )

  clause(
    ['JU-7.16d', 'JU-6.34e', 'JU-5.24e'],
    'frontier SP are never picked up, allied SP never dropped, the unpaid stay unpaid',
    () => {
      const b = rome(3, { frontier: { 'syria-i': 4 }, allied: { oriens: 5 }, unpaid: { oriens: true } })
      expect(b.bar('byzantine', 'pickUp 1')).toBe('frontier-stays JU-7.16d')
      expect(b.bar('byzantine', 'drop 10')).toBe('keeps-one JU-7.16c')
      b.rome('drop 2')
      expect([b.allies('oriens'), b.frontier('syria-i'), b.state.unpaidFrontier[placeNamed('syria-i')]]).toEqual([
        5,
        6,
        true,
      ])
    },
  )

  clause(
    ['JU-7.17a', 'JU-7.17b', 'JU-7.17h', 'JU-4.33a'],
    'great powers detach and pick up their own SP, but not while broken',
    () => {
      const b = goths(4).barb('detach 5')
      expect([b.sp('totila'), b.detached(2, 'campania'), left(b)]).toEqual([7, 5, 3])
      expect(b.bar('barbarian', 'pickUp 6')).toBe('nothing-to-pick-up JU-7.17h')
      b.barb('pickUp 2')
      expect([b.sp('totila'), b.detached(2, 'campania'), left(b)]).toEqual([9, 3, 2])
      for (const status of ['defeated', 'disorganised'])
        expect(goths(4, { status: { totila: [status] } }).bar('barbarian', 'detach 1')).toBe(
          'broken-detaches-none JU-7.17b',
        )
      const franks = marching('franks', 4, {
        place: { franks: 'liguria' },
        own: { franks: 9 },
        allegiance: { franks: 'barbarian' },
      })
      expect(franks.bar('barbarian', 'detach 1')).toBe('only-majors-detach JU-7.17a')
      expect(franks.bar('barbarian', 'pickUp 1')).toBe('nothing-to-pick-up JU-7.17h')
    },
  )

  clause(
    ['JU-7.17c', 'JU-7.17d', 'JU-4.33b'],
    'a Goth who leaves all his SP goes on without; a Persian goes home',
    () => {
      const b = goths(4).barb('detach 12', 'go samnium')
      expect([b.at('totila'), b.sp('totila'), b.detached(2, 'campania')]).toEqual(['samnium', 0, 12])
      const persian = marching('chosroes', 4, { place: { chosroes: 'syria-i' }, own: { chosroes: 8 } }).barb('detach 8')
      expect([persian.at('chosroes'), persian.detached(0, 'syria-i'), persian.waiting]).toEqual(['sassanids', 8, []])
    },
  )

  clause(
    ['JU-7.17e', 'JU-7.17f', 'JU-7.17i'],
    'a minor ally of the Barbarian hands SP to a great power; one of the Byzantine does nothing of the kind',
    () => {
      const both = { place: { franks: 'liguria', totila: 'liguria' }, own: { franks: 9, totila: 3 } }
      const b = marching('franks', 4, { ...both, allegiance: { franks: 'barbarian' } }).barb('transfer totila 4')
      expect([b.sp('franks'), b.allies('totila'), left(b)]).toEqual([5, 4, 3])
      b.barb('transfer totila 5')
      expect([b.at('franks'), b.allies('totila'), b.waiting]).toEqual(['franks', 9, []])
      const ally = new Bench({
        ...both,
        allegiance: { franks: 'byzantine' },
        stack: [{ step: 'closing' }, { step: 'march', army: 'franks', seat: 'byzantine', mp: 4 }],
      })
      expect(ally.bar('byzantine', 'transfer totila 1')).toBe('only-minors-transfer JU-7.17e')
      expect(ally.bar('byzantine', 'drop 1')).toBe('allies-do-no-such-thing JU-7.17i')
      expect(ally.bar('byzantine', 'clear')).toBe('allies-do-no-such-thing JU-7.17i')
      expect(ally.bar('byzantine', 'combine oriens')).toBe('allies-do-no-such-thing JU-7.17i')
    },
  )

  clause(
    ['JU-7.18a', 'JU-7.18b', 'JU-7.18c'],
    'a great power marks a province with none but its own; the example of the Franks',
    () => {
      const b = goths(4, { place: { totila: 'dalmatia' } }).barb('placeControl')
      expect([b.state.control[placeNamed('dalmatia')], left(b)]).toEqual([3, 3])
      expect(b.bar('barbarian', 'placeControl')).toBe('others-here JU-7.18b')
      const at = (written: Written): string | null => goths(4, written).bar('barbarian', 'placeControl')
      expect(
        at({
          place: { totila: 'liguria', franks: 'liguria' },
          own: { totila: 5, franks: 9 },
          allegiance: { franks: 'barbarian' },
        }),
      ).toBe('others-here JU-7.18b')
      expect(at({ revolt: { campania: true } })).toBe('others-here JU-7.18b')
      expect(at({ frontier: { campania: 1 } })).toBe('others-here JU-7.18b')
      // 97: minor SP in the army itself do not hinder.
      expect(at({ allied: { totila: 4 } })).toBe(null)
      expect(at({ place: { totila: 'lazica' } })).toBe('no-control-in-lazica JU-3.41f')
      const slavs = marching('slavs', 3, {
        place: { slavs: 'moesia-ii' },
        own: { slavs: 4 },
        allegiance: { slavs: 'barbarian' },
      })
      expect(slavs.bar('barbarian', 'placeControl')).toBe('only-majors-control JU-7.18a')
    },
  )

  clause(['JU-7.18d', 'JU-9.4b'], 'a Byzantine army removes a marker for 1 MP, with no enemy SP there', () => {
    expect(left(rome(4, { revolt: { 'syria-i': true } }).rome('clear'))).toBe(3)
    const b = rome(4, { control: { 'syria-i': 'sassanids' }, revolt: { 'syria-i': true } }).rome('clear')
    expect([b.state.revolt[placeNamed('syria-i')], left(b)]).toEqual([false, 3])
    b.rome('clear')
    expect([b.state.control[placeNamed('syria-i')], left(b)]).toEqual([-1, 2])
    expect(b.bar('byzantine', 'clear')).toBe('nothing-to-clear JU-7.18d')
    expect(
      rome(4, { control: { 'syria-i': 'sassanids' }, detached: [{ 'syria-i': 1 }, {}, {}] }).bar('byzantine', 'clear'),
    ).toBe('enemies-here JU-7.18d')
  })

  clause('JU-T.1b', 'each of these costs 1 MP', () => {
    const at = (army: string, more: Written): Bench =>
      marching(army, 4, { place: { [army]: 'samnium' }, own: { [army]: 9 }, ...more })
    const both = (one: string, other: string, more: Written = {}): Bench =>
      at(one, { place: { [one]: 'samnium', [other]: 'samnium' }, own: { [one]: 9, [other]: 9 }, ...more })
    const attacked = both('oriens', 'totila').rome('attack totila')
    attacked.barb('stand | 4 4 0 0')
    const gothic = { detached: [{}, {}, { samnium: 3 }] }
    expect([
      left(attacked),
      left(both('oriens', 'thracia').rome('combine thracia')),
      left(at('oriens', {}).rome('drop 1')),
      left(at('totila', gothic).barb('pickUp 1')),
      left(at('totila', {}).barb('detach 1')),
      left(both('franks', 'totila', { allegiance: { franks: 'barbarian' } }).barb('transfer totila 1')),
      left(at('totila', {}).barb('placeControl')),
      left(at('oriens', { control: { samnium: 'ostrogoths' } }).rome('clear')),
    ]).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
  })

  clause('JU-3.41f', 'no SP are detached in Lazica', () => {
    const b = marching('chosroes', 4, { place: { chosroes: 'lazica' }, own: { chosroes: 8 } })
    expect(b.bar('barbarian', 'detach 3')).toBe('no-detached-in-lazica JU-3.41f')
  })

  clause(
    ['JU-8.24a', 'JU-8.24b', 'JU-8.24c', 'JU-8.24d'],
    '2 MP rally, 2 make Defeated Disorganised, 4 end it; Disorganised first',
    () => {
      const b = rome(6, { status: { oriens: ['defeated', 'disorganised'] } })
      expect(b.bar('byzantine', 'steady')).toBe('disorganised-first JU-8.24b')
      b.rome('rally')
      expect([b.status('oriens'), left(b)]).toEqual([['defeated'], 4])
      expect(b.bar('byzantine', 'rally')).toBe('not-disorganised JU-8.24a')
      const same = rome(4, { status: { oriens: ['defeated'] } }).rome('steady')
      expect([same.status('oriens'), left(same)]).toEqual([['disorganised'], 2])
      b.rome('recover')
      expect([b.status('oriens'), left(b)]).toEqual([[], 0])
      expect(rome(3, { status: { oriens: ['defeated'] } }).bar('byzantine', 'recover')).toBe('too-few-mp JU-7.15a')
      expect(rome(6).bar('byzantine', 'recover')).toBe('not-defeated JU-8.24c')
    },
  )
})

describe('armies together (6.52, 6.53, 7.14)', () => {
  const two = {
    place: { armenia: 'armenia-iii', oriens: 'armenia-iii' },
    own: { armenia: 10, oriens: 20 },
    magister: { armenia: 'belisarius', oriens: 'bessas' },
  }
  clause(
    ['JU-6.52a', 'JU-6.52b', 'JU-8.25e', 'JU-8.25f'],
    'the example of 6.52: Belisarius takes the other army along for 1 MP; the larger one’s status holds for both',
    () => {
      const b = marching('armenia', 3, { ...two, status: { oriens: ['disorganised'] } }).rome('combine oriens')
      expect([left(b), b.status('armenia'), b.status('oriens')]).toEqual([2, ['disorganised'], ['disorganised']])
      b.rome('go armenia-ii')
      expect([b.at('armenia'), b.at('oriens')]).toEqual(['armenia-ii', 'armenia-ii'])
      const alone = rome(3)
      expect(alone.bar('byzantine', 'combine thracia')).toBe('nobody-to-combine JU-6.52a')
      // Equal in SP and control: a die decides.
      const tied = {
        ...two,
        own: { armenia: 20, oriens: 20 },
        magister: { armenia: 'bessas', oriens: 'john-vitalians-nephew' },
      }
      expect(
        marching('armenia', 3, { ...tied, status: { oriens: ['defeated'] } })
          .rome('combine oriens | 4')
          .status('armenia'),
      ).toEqual([])
      expect(
        marching('armenia', 3, { ...tied, status: { oriens: ['defeated'] } })
          .rome('combine oriens | 5')
          .status('armenia'),
      ).toEqual(['defeated'])
    },
  )

  clause('JU-6.52f', 'an army of a stack may be set going alone', () => {
    const b = new Bench({
      ...two,
      gold: 4,
      romanActs: true,
      under: { oriens: 'armenia' },
      stack: [{ step: 'closing' }, { step: 'opportunity' }],
    })
    expect([
      b.can('byzantine', 'march armenia'),
      b.can('byzantine', 'march oriens'),
      b.can('byzantine', 'alone oriens'),
    ]).toEqual([true, false, true])
    b.rome('alone oriens | 9', 'go armenia-ii')
    expect([b.at('armenia'), b.at('oriens')]).toEqual(['armenia-iii', 'armenia-ii'])
  })

  clause('JU-6.52g', 'all of them separate when phase B begins', () => {
    const b = new Bench({
      ...two,
      turn: 2,
      gold: 0,
      under: { oriens: 'armenia' },
      detached: [{}, { numidia: 5 }, { aemilia: 5 }],
      stack: [{ step: 'turns' }, { step: 'turn', at: 3 }],
    }).advance(0)
    expect(b.state.under[armyNamed('oriens')]).toBe(-1)
  })

  clause(
    ['JU-6.52c', 'JU-6.52d', 'JU-6.52e'],
    'SP are shared out before it moves, within 35; a Presental army only receives',
    () => {
      const b = marching('presental-i', 4, {
        place: { 'presental-i': 'europa', thracia: 'europa' },
        own: { 'presental-i': 20, thracia: 20 },
        magister: { 'presental-i': 'sittas', thracia: 'bessas' },
        unpaid: { thracia: true },
      }).rome('redistribute')
      expect(b.bar('byzantine', 'shift presental-i thracia 1')).toBe('presental-gives-none JU-6.52d')
      expect(b.bar('byzantine', 'shift thracia presental-i 16')).toBe('army-limit JU-4.31b')
      b.rome('shift thracia presental-i 15', 'done')
      expect([b.sp('presental-i'), b.sp('thracia'), b.state.unpaid[0], left(b)]).toEqual([35, 5, true, 3])
      b.rome('go rhodope')
      expect(b.bar('byzantine', 'redistribute')).toBe('nobody-to-combine JU-6.52a')
      const moved = marching('armenia', 4, two, { moved: true })
      expect(moved.bar('byzantine', 'redistribute')).toBe('moved-already JU-6.52c')
    },
  )

  clause(
    ['JU-6.53a', 'JU-6.53b', 'JU-6.53d'],
    'a disbanded army leaves frontier SP; allies go, the Magister is in the cup',
    () => {
      const b = rome(3, { allied: { oriens: 4 } }).rome('disband')
      expect([
        b.frontier('syria-i'),
        b.at('oriens'),
        b.allies('oriens'),
        b.state.magister[armyNamed('oriens')],
        b.waiting,
      ]).toEqual([10, null, 0, -1, []])
      const presental = marching('presental-i', 3, {
        place: { 'presental-i': 'europa' },
        own: { 'presental-i': 20 },
        magister: { 'presental-i': 'sittas' },
      })
      expect(presental.bar('byzantine', 'disband')).toBe('presental-stays JU-6.53d')
      expect(rome(3, { place: { oriens: 'lazica' } }).bar('byzantine', 'disband')).toBe(
        'no-frontier-in-lazica JU-3.41c',
      )
    },
  )

  clause('JU-6.53c', 'it costs the activation', () => {
    const b = new Bench({ ...ORIENS, gold: 2, romanActs: true, stack: [{ step: 'closing' }, { step: 'opportunity' }] })
    b.rome('march oriens | 5', 'disband')
    expect(b.state.gold).toBe(0)
  })

  clause(
    ['JU-7.14a', 'JU-7.14b'],
    'an army that ends outside its area is gone; inside it stays, wherever it has been',
    () => {
      const part = { tookPart: { oriens: true } }
      const gone = rome(1, { ...part, place: { oriens: 'augustamnica-i' } }).rome('halt')
      expect([gone.at('oriens'), gone.sp('oriens'), gone.state.magister[armyNamed('oriens')]]).toEqual([null, 0, -1])
      const back = rome(3, { ...part, place: { oriens: 'palaestina-i' } }).rome(
        'go augustamnica-i',
        'go palaestina-i',
        'halt',
      )
      expect([back.at('oriens'), back.sp('oriens')]).toEqual(['palaestina-i', 10])
      // One that took no part is not checked.
      const other = rome(1, { place: { oriens: 'syria-i', armenia: 'asia' }, own: { oriens: 10, armenia: 4 } })
      expect(other.rome('halt').at('armenia')).toBe('asia')
    },
  )
})

describe('forts (6.54)', () => {
  const rich = { gold: 9 }
  clause(
    ['JU-6.54b', 'JU-6.54c', 'JU-2.1i', 'JU-6.51d'],
    'one for 2 G at any moment, in a province he holds without city or fort',
    () => {
      const b = rome(3, { ...rich, control: { arabia: 'sassanids' } })
      expect(b.bar('byzantine', 'fortify mesopotamia')).toBe('fort-and-city JU-6.54c')
      expect(b.bar('byzantine', 'fortify moesia-i')).toBe('fort-there JU-6.54c')
      expect(rome(3, { ...rich, control: { lydia: 'sassanids' } }).bar('byzantine', 'fortify lydia')).toBe(
        'fort-needs-hold JU-6.54c',
      )
      b.rome('go euphratensis', 'fortify lydia')
      expect([b.state.gold, b.state.fort[placeNamed('lydia')]]).toEqual([7, true])
      expect(b.bar('byzantine', 'fortify caria')).toBe('fort-built JU-6.54b')
      expect(rome(3, { gold: 1 }).bar('byzantine', 'fortify caria')).toBe('not-enough-gold JU-5.21e')
    },
  )

  clause(['JU-6.54e', 'JU-6.54d'], 'as many as there are counters; none is ever destroyed', () => {
    const twelve = [
      'lydia',
      'caria',
      'lycia',
      'pamphylia',
      'pisidia',
      'lycaonia',
      'honorias',
      'isauria',
      'cyprus',
      'syria-ii',
      'insulae',
      'rhodope',
    ]
    const b = rome(3, { ...rich, fort: Object.fromEntries(twelve.map((id) => [id, true])) })
    expect(b.bar('byzantine', 'fortify samnium')).toBe('no-forts-left JU-6.54e')
  })
})

describe('treasures (5.4)', () => {
  const carried = { treasure: [null, 'campania'], carrier: [null, null] }
  clause(['JU-5.41a'], 'a leader takes it along and puts it down for nothing', () => {
    const b = goths(4, carried).barb('takeTreasure', 'go samnium')
    expect([b.state.treasure[1], left(b)]).toEqual([placeNamed('samnium'), 3])
    b.barb('leaveTreasure', 'go picenum')
    expect([b.state.treasure[1], left(b)]).toEqual([placeNamed('samnium'), 2])
    expect(goths(4).bar('barbarian', 'takeTreasure')).toBe('no-treasure JU-5.41a')
  })

  clause('JU-5.41a', 'in one province a treasure is taken up once and put down once, after the last MP too', () => {
    const b = goths(2, carried).barb('takeTreasure', 'go samnium', 'leaveTreasure', 'takeTreasure', 'go campania')
    expect([b.state.treasure[1], b.verbs('barbarian')]).toEqual([placeNamed('campania'), ['leaveTreasure', 'halt']])
    expect(b.barb('leaveTreasure', 'takeTreasure').waiting).toEqual([])
    const began = goths(4, { treasure: [null, 'campania'], carrier: [null, 'totila'] })
    began.barb('leaveTreasure', 'takeTreasure')
    expect(began.bar('barbarian', 'leaveTreasure')).toBe('treasure-once JU-5.41a')
    expect(began.barb('go samnium').state.treasure[1]).toBe(placeNamed('samnium'))
  })

  clause(['JU-5.42b', 'JU-5.42c'], 'taken where nobody guards it; first the way, then the dice', () => {
    const open = { treasure: [null, 'euphratensis'] }
    const b = rome(3, open).rome('go euphratensis')
    expect(b.now).toBe('treasure')
    b.rome('tenDice | 1 2 3 4 5 6 7 8 9 0')
    expect([b.state.gold, b.state.treasure[1]]).toEqual([45, -1])
    expect(rome(3, open).rome('go euphratensis', 'oneDie | 0').state.gold).toBe(10)
    expect(rome(3, open).rome('go euphratensis', 'oneDie | 7').state.gold).toBe(70)
    // 70: behind a marker not before that is gone.
    const marked = rome(3, { ...open, control: { euphratensis: 'ostrogoths' } }).rome('go euphratensis')
    expect(marked.now).toBe('march')
    expect(marked.rome('clear').now).toBe('treasure')
  })

  clause('JU-5.42d', 'an ally takes it away for nothing', () => {
    const b = new Bench({
      gold: 0,
      treasure: [null, 'dalmatia'],
      place: { lombards: 'lombards' },
      own: { lombards: 8 },
      allegiance: { lombards: 'byzantine' },
      stack: [{ step: 'closing' }, { step: 'march', army: 'lombards', seat: 'byzantine', mp: 3 }],
    }).rome('go dalmatia')
    expect([b.state.treasure[1], b.state.gold, b.now]).toEqual([-1, 0, 'march'])
  })
})

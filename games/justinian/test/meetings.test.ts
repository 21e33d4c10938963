import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { armyNamed, magisterNamed, placeNamed } from '../rules/printed.ts'
import { Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

/** Rules tried on one another, as a player would who looks for trouble. */

type Written = Readonly<Record<string, unknown>>

const PERSIANS = { chosroes: 'sassanids', perozes: 'sassanids' }
const marker = (written: Written): Bench =>
  new Bench({
    turn: 2,
    chooseLeft: 2,
    randomLeft: 3,
    stack: [{ step: 'activations', next: 'byzantine' }, { step: 'closing' }, { step: 'marker' }],
    ...written,
  })
const opportunity = (written: Written): Bench =>
  new Bench({
    turn: 2,
    gold: 12,
    romanActs: true,
    romanDone: 1,
    randomLeft: 2,
    stack: [{ step: 'activations', next: 'barbarian' }, { step: 'closing' }, { step: 'opportunity' }],
    ...written,
  })

describe('Combined Operations', () => {
  const together = {
    place: { ...PERSIANS, gelimer: 'zeugitania', moors: 'moors', oriens: 'syria-i' },
    own: { gelimer: 9, oriens: 12 },
    magister: { oriens: 'bessas' },
    detached: [{}, { numidia: 6 }, {}],
    control: { zeugitania: 'vandals', numidia: 'vandals' },
  }

  test('Vandals recruit, combine with the Moors, lose two before they move, and answer for both activations that follow', () => {
    const b = marker(together).barb('joint gelimer moors | 7', 'recruit | 3', 'reinforce gelimer 4')
    expect([b.now, b.sp('moors'), b.sp('gelimer')]).toEqual(['joint', 7, 13])
    b.barb('meet numidia', 'march gelimer | 2')
    const mp = Number(b.prompt('barbarian').params.mp)
    b.barb('go numidia')
    expect([b.now, b.prompt('barbarian').params.left]).toEqual(['losses', 2])
    b.barb('lose vandals:numidia 2', 'combine moors', 'pickUp 4')
    expect([b.sp('gelimer'), b.prompt('barbarian').params.mp]).toEqual([17, mp - 3])
    expect(b.bar('barbarian', 'placeControl')).toBe('others-here JU-7.18b')
    b.barb('halt')
    // 6.45: the Byzantine has one activation more, and two in a row if he says so first.
    expect(b.waiting).toEqual(['byzantine'])
    b.rome('double', 'idle')
    expect([b.waiting, b.can('byzantine', 'double'), b.state.romanDone]).toEqual([['byzantine'], false, 2])
    b.rome('idle')
    expect(b.waiting).toEqual(['barbarian'])
  })

  clause(['JU-6.43a', 'JU-6.25a', 'JU-7.24e'], 'the army of a great power may be taken by its fleet', () => {
    const b = marker({ ...together, fleets: [{}, { zeugitania: 1 }, {}] }).barb('joint gelimer moors | 7', 'idle')
    expect(b.now).toBe('joint')
    b.barb('embark gelimer 1', 'enterSea sea-of-carthage', 'port sardinia')
    expect([b.at('gelimer'), b.now]).toEqual(['sardinia', 'joint'])
    b.barb('march moors | 0')
    expect(b.prompt('barbarian').params.army).toBe('moors')
  })

  clause(['JU-6.45a', 'JU-9.6a'], 'two in a row may begin with an army that Nika calls', () => {
    const b = opportunity({
      double: 'may',
      nika: true,
      place: { oriens: 'syria-i' },
      own: { oriens: 12 },
      magister: { oriens: 'bessas' },
      stack: [{ step: 'activations', next: 'barbarian' }, { step: 'closing' }, { step: 'nika' }],
    }).rome('double', 'summon oriens')
    expect([b.waiting, b.at('oriens'), b.now]).toEqual([['byzantine'], 'europa', 'opportunity'])
  })

  clause('JU-6.45a', 'and not with the last activation of a turn, after which there is none', () => {
    expect(opportunity({ double: 'may', romanDone: 5 }).bar('byzantine', 'double')).toBe('no-double JU-6.45a')
    expect(opportunity({ double: 'may', romanDone: 4 }).can('byzantine', 'double')).toBe(true)
  })
})

describe('armies together', () => {
  const three = {
    place: { oriens: 'lydia', armenia: 'lydia', thracia: 'lydia' },
    own: { oriens: 12, armenia: 5, thracia: 3 },
    magister: { oriens: 'belisarius', armenia: 'bessas', thracia: 'sittas' },
  }

  clause(['JU-6.52a', 'JU-6.52b', 'JU-T.1b'], 'one MP combines all who are there', () => {
    const b = marching('oriens', 3, three).rome('combine armenia', 'combine thracia')
    expect(b.prompt('byzantine').params.mp).toBe(2)
    b.rome('go caria')
    expect([b.at('armenia'), b.at('thracia')]).toEqual(['caria', 'caria'])
  })

  test('with the last MP too; but whoever is met later is paid for again', () => {
    const last = marching('oriens', 1, three).rome('combine armenia')
    expect([last.can('byzantine', 'combine thracia'), last.can('byzantine', 'go caria')]).toEqual([true, false])
    const apart = marching('oriens', 4, { ...three, place: { ...three.place, thracia: 'caria' } })
    apart.rome('combine armenia', 'go caria', 'combine thracia')
    expect(apart.prompt('byzantine').params.mp).toBe(1)
  })

  test('one is not paid: after a victory it alone loots, by the control of who commands, and counts as paid (91)', () => {
    const b = marching('oriens', 2, {
      magister: { oriens: 'belisarius', armenia: 'bessas' },
      place: { oriens: 'lydia', armenia: 'lydia', totila: 'lydia' },
      own: { oriens: 20, armenia: 9, totila: 1 },
      unpaid: { armenia: true },
    }).rome('combine armenia', 'attack totila')
    // 9 and 0 end the Goths; the winners check with 0; the army of Armenia loots with 9.
    b.barb('stand | 9 0 0 9')
    const control = Number(b.last('checked')?.control)
    expect(b.last('looted')).toMatchObject({ army: 'armenia', roll: 9, lost: Math.max(0, 9 - control) })
    expect(b.state.unpaid[armyNamed('armenia')]).toBe(false)
  })

  test('several are beaten at once: each one that is left is Defeated, one commander has lost, and they go together', () => {
    const b = marching('chosroes', 2, {
      ...three,
      place: { ...three.place, chosroes: 'lydia' },
      own: { ...three.own, chosroes: 60 },
      under: { armenia: 'oriens', thracia: 'oriens' },
    }).barb('attack oriens')
    b.rome('stand | 9 0')
    expect([b.now, b.prompt('byzantine').params.left]).toEqual(['losses', 11])
    b.rome('lose thracia 3', 'lose oriens 8')
    expect(b.now).toBe('retreat')
    b.rome('retreat caria | 0')
    expect([b.at('oriens'), b.at('armenia'), b.at('thracia')]).toEqual(['caria', 'caria', null])
    expect([b.status('oriens'), b.status('armenia')]).toEqual([['defeated'], ['defeated']])
    // 117, 8.26: only he who commanded the whole has lost a battle; he who lost all his SP has fallen.
    const { beaten, fallen } = b.state
    expect([beaten[magisterNamed('belisarius')], beaten[magisterNamed('bessas')]]).toEqual([true, false])
    expect(fallen[magisterNamed('sittas')]).toBe(true)
  })
})

describe('treasures', () => {
  const written = {
    place: { italia: 'flaminia', totila: 'flaminia' },
    own: { italia: 30, totila: 20 },
    magister: { italia: 'narses' },
    control: { flaminia: 'ostrogoths', picenum: 'ostrogoths' },
    treasure: [null, 'flaminia'],
  }

  clause('JU-5.42a', 'one that lies with the army is captured with it, the marker or not', () => {
    const b = marching('italia', 2, written).rome('attack totila')
    b.barb('stand | 9 0')
    b.barb('retreat picenum')
    expect([b.now, b.status('totila')]).toEqual(['treasure', ['defeated']])
    b.rome('oneDie | 4 0')
    expect([b.state.treasure[1], b.state.gold, b.now]).toEqual([-1, 40, 'march'])
  })

  test('one that somebody else of theirs carries is not', () => {
    const b = marching('italia', 2, {
      ...written,
      place: { ...written.place, teias: 'flaminia' },
      own: { ...written.own, teias: 3 },
      carrier: [null, 'teias'],
    }).rome('attack totila')
    b.barb('stand | 9 0')
    b.barb('retreat picenum | 0')
    expect([b.now, b.state.treasure[1]]).toEqual(['march', placeNamed('flaminia')])
  })
})

describe('leaders without armies, armies without leaders', () => {
  const wide = {
    place: { oriens: 'syria-i', armenia: 'syria-i' },
    own: { oriens: 4, armenia: 9 },
    alone: { narses: 'europa' },
  }

  clause(['JU-4.13b', 'JU-4.13a'], 'a Magister who comes alone takes over whichever army he likes, or none', () => {
    const b = opportunity(wide).rome('travel narses syria-i')
    expect([b.now, b.state.gold]).toEqual(['takeover', 12])
    expect(b.bar('byzantine', 'takeOver thracia')).toBe('army-elsewhere JU-4.13b')
    b.rome('takeOver oriens')
    expect([b.state.magister[armyNamed('oriens')], b.state.magister[armyNamed('armenia')]]).toEqual([
      magisterNamed('narses'),
      -1,
    ])
    const waits = opportunity(wide).rome('travel narses syria-i', 'done')
    expect(waits.state.alone[magisterNamed('narses')]).toBe(placeNamed('syria-i'))
    // He may think better of it later, where he is.
    const later = opportunity({ ...wide, alone: { narses: 'syria-i' } }).rome('travel narses syria-i')
    expect(later.can('byzantine', 'takeOver armenia')).toBe(true)
  })

  test('nobody asks whose battle value counts where the frontier is stronger than all armies (99)', () => {
    const b = marching('chosroes', 2, {
      place: { chosroes: 'lydia', oriens: 'lydia', armenia: 'lydia' },
      own: { chosroes: 30, oriens: 4, armenia: 4 },
      frontier: { lydia: 9 },
    }).barb('attackAll | 0 0')
    expect(b.last('battle')).toMatchObject({ defenceSp: 17 })
    const led = marching('chosroes', 2, {
      place: { chosroes: 'lydia', oriens: 'lydia', armenia: 'lydia' },
      own: { chosroes: 30, oriens: 5, armenia: 4 },
      frontier: { lydia: 9 },
    }).barb('attackAll')
    expect(led.now).toBe('commander')
  })
})

describe('minor powers', () => {
  clause(
    ['JU-6.23a', 'JU-6.26b'],
    'one that fell after it began on the map recruits in its box when it is called',
    () => {
      const b = marker({
        place: { ...PERSIANS, franks: 'franks' },
        allegiance: { franks: 'barbarian' },
      }).barb('random | 3 5')
      expect(b.now).toBe('acting')
      b.barb('march franks | 4 4 5')
      expect([b.sp('franks'), b.now]).toEqual([18, 'march'])
    },
  )

  clause('JU-6.34c', 'one that joined an army from the map raises nobody in the same turn (44)', () => {
    const b = marker({
      place: { ...PERSIANS, franks: 'liguria', illyricum: 'venetia-et-histria' },
      own: { franks: 6, illyricum: 10 },
      magister: { illyricum: 'bessas' },
      stack: [{ step: 'ally', power: 'franks', isNew: true }],
      allegiance: { franks: 'byzantine' },
    }).rome('join illyricum')
    expect([b.allies('illyricum'), b.at('franks'), b.state.raised[armyNamed('franks')]]).toEqual([6, 'franks', true])
  })

  clause('JU-8.13c', 'an army that comes out of its box bars no province to those who retreat before it', () => {
    const b = marching('slavs', 4, {
      place: { slavs: 'moesia-ii', thracia: 'dacia-ripensis' },
      own: { slavs: 20, thracia: 5 },
      magister: { thracia: 'bessas' },
      allegiance: { slavs: 'barbarian' },
    }).barb('go slavs', 'go dacia-ripensis')
    b.rome('letPass')
    b.barb('attack thracia')
    // What they left before they went home is open.
    expect(b.can('byzantine', 'withdraw moesia-ii')).toBe(true)
  })
})

describe('battles in boxes', () => {
  clause(
    'JU-7.19e',
    'who is beaten in a box stays with a die of losses, without a marker; a beaten attacker is back in his own',
    () => {
      const lombards = (): Bench =>
        marching('lombards', 4, {
          place: { lombards: 'lombards', alamanni: 'alamanni' },
          own: { lombards: 14, alamanni: 12 },
          allegiance: { lombards: 'barbarian' },
        })
      // 9 and 0: the Alamanni lose; then 2 more; then the check of the winner.
      const won = lombards().barb('go alamanni | 9 0 2 0')
      expect([won.at('alamanni'), won.status('alamanni'), won.last('no-retreat')?.roll]).toEqual(['alamanni', [], 2])
      const lost = lombards().barb('go alamanni | 0 9 0')
      expect([lost.at('lombards'), lost.status('lombards'), lost.last('no-retreat')]).toEqual([
        'lombards',
        [],
        undefined,
      ])
    },
  )
})

describe('recruits without room', () => {
  clause(['JU-6.24c', 'JU-4.35a'], 'nobody has to make ships of what is over the limit', () => {
    const b = marker({
      place: { ...PERSIANS, totila: 'campania' },
      own: { totila: 75 },
      control: { campania: 'ostrogoths' },
    }).barb('choose ostrogoths', 'recruit | 7')
    expect([b.now, b.can('barbarian', 'moor campania 2'), b.can('barbarian', 'moor campania 3')]).toEqual([
      'recruits',
      true,
      false,
    ])
    expect(b.barb('done').now).toBe('acting')
  })
})

describe('frontier SP', () => {
  clause(['JU-4.32f', 'JU-8.21c'], 'those who survive a defeat are gone all the same', () => {
    const b = marching('chosroes', 2, {
      place: { chosroes: 'lydia' },
      own: { chosroes: 20 },
      frontier: { lydia: 14 },
    }).barb('attackAll | 9 0 0')
    expect(b.last('battle')).toMatchObject({ defenceSp: 14, defenceLoss: 8, attackLoss: 0 })
    expect([b.frontier('lydia'), b.sp('chosroes')]).toEqual([0, 20])
  })
})

describe('forts', () => {
  clause(
    'JU-6.54b',
    'one may be built while recruits are placed and ships are built, in an activation of one’s own',
    () => {
      const b = opportunity({ frontier: { lydia: 2 } }).rome('levy | 3', 'fortify lydia', 'station lydia 3')
      expect([b.now, b.bar('byzantine', 'fortify caria')]).toEqual(['shipyard', 'fort-built JU-6.54b'])
      expect(opportunity({}).rome('levy | 0', 'fortify lydia', 'done').state.gold).toBe(10)
      const phase = new Bench({ gold: 9, stack: [{ step: 'levies', left: 3 }] })
      expect(phase.bar('byzantine', 'fortify lydia')).toBe('fort-own-activation JU-6.54b')
    },
  )
})

describe('fleets', () => {
  clause(['JU-7.36a', 'JU-8.31a'], 'a fleet that turned back may fight its way into a port there', () => {
    const b = new Bench({
      fleets: [{ 'tyrrhenian-sea': 2 }, { sardinia: 1 }, {}],
      stack: [{ step: 'voyage', power: 'byzantine', seat: 'byzantine', sp: 2, at: 'tyrrhenian-sea', ending: true }],
    })
    expect(b.can('byzantine', 'port sardinia')).toBe(true)
    // Byzantines 9: 5 and 1 more ship and seamanship; Vandals 0: 1; the winner loses nobody.
    b.rome('port sardinia | 9 0 0')
    expect([b.fleets(1, 'sardinia'), b.fleets(0, 'sardinia')]).toEqual([0, 2])
  })

  test('an army loses at sea whom its ships cannot, is intercepted on the beach, and attacks for nothing all the same', () => {
    const b = new Bench({
      romanActs: true,
      place: { africa: 'tripolitania', gelimer: 'sardinia' },
      own: { africa: 19, gelimer: 12 },
      magister: { africa: 'belisarius' },
      control: { sardinia: 'vandals' },
      held: { sardinia: 'vandals' },
      fleets: [{}, { 'sea-of-carthage': 1 }, {}],
      stack: [
        { step: 'closing' },
        { step: 'voyage', power: 'byzantine', seat: 'byzantine', sp: 2, at: 'tripolitania', army: 'africa' },
      ],
    }).rome('enterSea libyan-sea', 'enterSea sea-of-carthage')
    // The patrol tries with 4, attacks with 0 and loses its ship; the winner, with 9, one of two, and nine SP with it.
    b.barb('intercept | 4')
    b.rome('fight | 0 9 9')
    expect([b.fleets(1, 'sea-of-carthage'), b.sp('africa')]).toEqual([0, 10])
    b.rome('port sardinia')
    expect([b.now, b.waiting]).toEqual(['interception', ['barbarian']])
    // 2 less for Caralis. Gelimer attacks the landed army with 0, loses more than it and goes nowhere: a die of losses, the check.
    b.barb('intercept | 0 0 9 1 0')
    const battle = b.last('battle')
    expect([battle?.result, battle?.attackers, battle?.attackDrm]).toEqual(['interception', ['gelimer'], 0])
    expect([b.now, b.status('gelimer'), b.can('byzantine', 'attack gelimer')]).toEqual(['march', ['defeated'], true])
    // He is attacked across the beach and before a city: 2 less twice.
    b.rome('attack gelimer')
    b.barb('stand | 9 0 0 0')
    expect(b.last('battle')?.result).toBe('attack')
    expect(b.can('byzantine', 'attack gelimer')).toBe(false)
  })
})

describe('revolts and the Plague', () => {
  const event = (dice: string, written: Written): Bench => {
    const [, ...rest] = dice.split(' ')
    return marker({ place: PERSIANS, ...written }).barb(`random | 5 5 ${rest.join(' ')}`)
  }

  clause(['JU-9.3a', 'JU-9.3c'], 'the fleet that comes to Sardinia is of the owner’s choice', () => {
    const b = event('x 5 7', {
      place: { ...PERSIANS, gelimer: 'zeugitania' },
      own: { gelimer: 9 },
      control: { sardinia: 'vandals', zeugitania: 'vandals' },
      fleets: [{}, { zeugitania: 2, baleares: 1 }, {}],
    })
    expect(b.now).toBe('sardinia')
    b.barb('send gelimer 5')
    expect([b.now, b.waiting]).toEqual(['convoy', ['barbarian']])
    b.barb('bring baleares 1 | 4')
    expect([b.fleets(1, 'sardinia'), b.fleets(1, 'baleares'), b.detached(1, 'sardinia')]).toEqual([1, 0, 3])
  })

  clause('JU-5.24e', 'ships that are not paid are not paid in Sardinia either', () => {
    const b = event('x 5 7', {
      place: { ...PERSIANS, africa: 'tripolitania' },
      own: { africa: 9 },
      magister: { africa: 'bessas' },
      control: {},
      fleets: [{ europa: 1 }, {}, {}],
      unpaidFleet: { europa: true },
    })
    b.rome('send africa 5 | 0')
    expect([b.fleets(0, 'sardinia'), b.state.unpaidFleet[placeNamed('sardinia')], b.frontier('sardinia')]).toEqual([
      1,
      true,
      5,
    ])
  })

  test('the Plague in a province with two sides takes of each by itself, and an ally counts apart', () => {
    const b = event('x 3', {
      turn: 3,
      place: { ...PERSIANS, chosroes: 'syria-i', oriens: 'syria-i', lombards: 'syria-i' },
      own: { chosroes: 7, oriens: 5, lombards: 3 },
      magister: { oriens: 'bessas' },
      allegiance: { lombards: 'byzantine' },
      frontier: { 'syria-i': 2 },
    })
    // Half of 7 Byzantine SP, of 7 Persians, of 3 Lombards, each rounded up; the Byzantine says whose.
    expect([b.now, b.waiting, b.prompt('byzantine').params.left]).toEqual(['losses', ['byzantine'], 4])
    b.by('byzantine', 'lose frontier:syria-i 2')
    expect([b.sp('oriens'), b.frontier('syria-i'), b.sp('chosroes'), b.sp('lombards')]).toEqual([3, 0, 3, 1])
  })

  test('Armenia rises around an ally’s army as around any other', () => {
    const b = event('x 5 4', {
      place: { ...PERSIANS, oriens: 'armenia-i', utigurs: 'armenia-iv' },
      own: { oriens: 4, utigurs: 3 },
      allegiance: { utigurs: 'byzantine' },
      frontier: { 'armenia-ii': 5 },
    })
    const risen = ['armenia-i', 'armenia-ii', 'armenia-iii', 'armenia-iv'].filter(
      (id) => b.state.revolt[placeNamed(id)],
    )
    expect([risen, b.frontier('armenia-ii')]).toEqual([['armenia-ii', 'armenia-iii'], 0])
  })
})
